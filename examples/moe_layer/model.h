/* The model: which experts a token chooses, the tokens, and what an expert does with a row. It knows
 * nothing of ranks' memory or of communication. */
#ifndef MOE_LAYER_MODEL_H
#define MOE_LAYER_MODEL_H

#include <stdint.h>

enum { EXPERTS = 64, TOPK = 6, INNER = 16 };

/* The file itself, or the first one of a folder by name; NULL stays NULL. Kept until the next call. */
const char *model_routing_file(const char *path);

/* Choices and weights of `count` tokens from the `first` on: from a file of real routing (a line is
 * 6n ids, an empty field, 6n weights; 64 experts), or made up and skewed when `path` is NULL. Returns
 * 0, or -1 when the file cannot be read or has too few tokens (told on stderr). */
int model_route(const char *path, int first, int count, int64_t *ids, float *weights);

/* A token's row in BF16. */
void model_token(int token, uint16_t *row, int hidden);

/* out = W2 relu(W1 row), in FP32, rounded to BF16 at the end. */
void model_expert(int expert, const uint16_t *row, uint16_t *out, int hidden);

float model_float(uint16_t bf16);
uint16_t model_bf16(float value);

#endif
