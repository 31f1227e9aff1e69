/* What dispatch and combine must give, by plain loops over the inputs of all ranks. Nothing here is
 * taken from the library: floats are converted bit by bit, products and sums are rounded apart (the
 * programs are compiled with -ffp-contract=off). */
#ifndef CAM_ORACLE_H
#define CAM_ORACLE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef enum oracle_type { ORACLE_BF16, ORACLE_FP16, ORACLE_FP32 } oracle_type;

/* The choices of all ranks. ids[r] is [tokens[r]][topk]; ids outside 0 .. experts - 1 choose
 * nobody. */
typedef struct oracle_routing {
    int ranks, experts, topk;
    const int *tokens;
    int64_t *const *ids;
} oracle_routing;

static inline uint32_t oracle_bytes(oracle_type type)
{
    return type == ORACLE_FP32 ? 4 : 2;
}

static inline float oracle_float_of_bits(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, 4);
    return f;
}

static inline uint32_t oracle_bits_of_float(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, 4);
    return bits;
}

/* An element's bits as a number. */
static inline float oracle_value(oracle_type type, uint32_t bits)
{
    if (type == ORACLE_FP32)
        return oracle_float_of_bits(bits);
    if (type == ORACLE_BF16)
        return oracle_float_of_bits(bits << 16);
    const uint32_t exponent = bits >> 10 & 31, fraction = bits & 1023, sign = (bits & 0x8000) << 16;
    if (exponent == 0) /* fraction * 2^-24, which is exact */
        return (sign ? -1.0f : 1.0f) * (float)fraction * 0x1p-24f;
    const uint32_t wide = exponent == 31 ? 255 : exponent - 15 + 127;
    return oracle_float_of_bits(sign | wide << 23 | fraction << 13);
}

/* The nearest element; half way, the even one. Of a NaN, some NaN. */
static inline uint32_t oracle_round(oracle_type type, float value)
{
    uint32_t bits = oracle_bits_of_float(value), sign = bits >> 16 & 0x8000;
    if (type == ORACLE_FP32)
        return bits;
    if (isnan(value))
        return type == ORACLE_BF16 ? 0x7fc0 : 0x7e00;
    if (type == ORACLE_BF16)
        return (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
    double size = fabs((double)value);
    if (size == 0)
        return sign;
    if (size >= 65520.0)
        return sign | 0x7c00;
    const int exponent =
        (int)(bits >> 23 & 255) - 127; /* 2^exponent <= size, but for subnormal ones */
    const int unit = exponent < -14 ? -24 : exponent - 10;  /* 2^unit: the last place */
    const uint64_t inverse = (uint64_t)(1023 - unit) << 52; /* 2^-unit */
    double scale;
    memcpy(&scale, &inverse, sizeof scale);
    const uint32_t steps = (uint32_t)rint(size * scale);
    return sign | (unit == -24 ? steps : ((uint32_t)(unit + 24) << 10) + steps);
}

static inline uint32_t oracle_load(oracle_type type, const void *row, uint64_t index)
{
    uint32_t wide;
    uint16_t narrow;
    if (type == ORACLE_FP32) {
        memcpy(&wide, (const uint8_t *)row + 4 * index, 4);
        return wide;
    }
    memcpy(&narrow, (const uint8_t *)row + 2 * index, 2);
    return narrow;
}

static inline void oracle_store(oracle_type type, void *row, uint64_t index, uint32_t bits)
{
    uint16_t narrow = (uint16_t)bits;
    if (type == ORACLE_FP32)
        memcpy((uint8_t *)row + 4 * index, &bits, 4);
    else
        memcpy((uint8_t *)row + 2 * index, &narrow, 2);
}

/* Elements `first` to `first + count` of a row as numbers: a plain loop for each type. */
static inline void oracle_values(oracle_type type, const void *row, uint64_t first, uint64_t count,
                                 float *out)
{
    if (type == ORACLE_FP32)
        memcpy(out, (const uint8_t *)row + 4 * first, 4 * count);
    else if (type == ORACLE_BF16)
        for (uint64_t h = 0; h < count; h++)
            out[h] = oracle_value(ORACLE_BF16, oracle_load(ORACLE_BF16, row, first + h));
    else
        for (uint64_t h = 0; h < count; h++)
            out[h] = oracle_value(ORACLE_FP16, oracle_load(ORACLE_FP16, row, first + h));
}

static inline bool oracle_is_expert(const oracle_routing *g, int64_t id)
{
    return id >= 0 && id < g->experts;
}

/* Pairs of rank r with expert e. */
static inline int oracle_count(const oracle_routing *g, int r, int e)
{
    int count = 0;
    for (int i = 0; i < g->tokens[r] * g->topk; i++)
        count += g->ids[r][i] == e;
    return count;
}

/* What rank r's layout is: outputs [R] [E] [T][R] [T][K]. */
static inline void oracle_layout(const oracle_routing *g, int r, int32_t *per_rank,
                                 int32_t *per_expert, int32_t *in_rank, int32_t *index)
{
    int local = g->experts / g->ranks;
    memset(per_rank, 0, 4 * (size_t)g->ranks);
    memset(per_expert, 0, 4 * (size_t)g->experts);
    memset(in_rank, 0, 4 * (size_t)g->tokens[r] * (size_t)g->ranks);
    for (int t = 0; t < g->tokens[r]; t++)
        for (int k = 0; k < g->topk; k++) {
            int64_t e = g->ids[r][t * g->topk + k];
            int32_t *here = &index[t * g->topk + k];
            *here = -1;
            if (!oracle_is_expert(g, e))
                continue;
            *here = per_expert[e]++;
            int32_t *seen = &in_rank[t * g->ranks + (int)e / local];
            per_rank[(int)e / local] += !*seen;
            *seen = 1;
        }
}

typedef struct oracle_notify {
    int32_t *send_data, *send_offset, *recv_data, *recv_count, *recv_offset;
    int64_t *per_local;
    int32_t total, max_bs;
} oracle_notify;

static inline oracle_notify oracle_notify_make(const oracle_routing *g, int me)
{
    const int ranks = g->ranks, experts = g->experts, local = experts / ranks;
    oracle_notify n = {.send_data = calloc((size_t)experts, 12),
                       .send_offset = calloc((size_t)experts, 4),
                       .recv_data = calloc((size_t)experts, 12),
                       .recv_count = calloc((size_t)experts, 4),
                       .recv_offset = calloc((size_t)experts, 4),
                       .per_local = calloc((size_t)local, 8)};
    int32_t *count = calloc((size_t)ranks * (size_t)experts, 4),
            *first = calloc((size_t)experts, 4);
    for (int s = 0; s < ranks; s++) {
        int32_t before = 0;
        for (int i = 0; i < g->tokens[s] * g->topk; i++)
            if (oracle_is_expert(g, g->ids[s][i]))
                count[s * experts + g->ids[s][i]]++;
        for (int e = 0; e < experts; e++) {
            first[e] = before;
            before += count[s * experts + e];
            const int32_t triple[3] = {count[s * experts + e], first[e], g->tokens[s]};
            if (s == me) {
                memcpy(&n.send_data[3 * e], triple, 12);
                n.send_offset[e] = first[e];
            }
            if (e / local == me) {
                memcpy(&n.recv_data[3 * (s * local + e % local)], triple, 12);
                n.recv_offset[e % local * ranks + s] = first[e];
                n.per_local[e % local] += triple[0];
            }
        }
        n.max_bs = g->tokens[s] > n.max_bs ? g->tokens[s] : n.max_bs;
    }
    for (int le = 0; le < local; le++)
        for (int s = 0; s < ranks; s++)
            n.recv_count[le * ranks + s] = n.total += count[s * experts + me * local + le];
    free(count);
    free(first);
    return n;
}

static inline void oracle_notify_free(oracle_notify *n)
{
    free(n->send_data);
    free(n->send_offset);
    free(n->recv_data);
    free(n->recv_count);
    free(n->recv_offset);
    free(n->per_local);
}

/* The triples {source rank, token, choice} of the rows that `me` receives; returns their number. */
static inline int oracle_rows(const oracle_routing *g, int me, int32_t *assist)
{
    const int local = g->experts / g->ranks;
    int row = 0;
    for (int e = me * local; e < (me + 1) * local; e++)
        for (int s = 0; s < g->ranks; s++)
            for (int i = 0; i < g->tokens[s] * g->topk; i++)
                if (g->ids[s][i] == e) {
                    const int32_t triple[3] = {s, i / g->topk, i % g->topk};
                    memcpy(&assist[3 * row++], triple, 12);
                }
    return row;
}

/* A row in INT8; returns the scale that is kept with it. */
static inline float oracle_quantise(oracle_type type, const void *row, uint64_t hidden, int8_t *out)
{
    float largest = 0;
    for (uint64_t h = 0; h < hidden; h++) {
        float size = fabsf(oracle_value(type, oracle_load(type, row, h)));
        largest = size > largest ? size : largest;
    }
    const float scale = 127.0f / (largest + 1e-12f);
    for (uint64_t h = 0; h < hidden; h++)
        out[h] = (int8_t)rintf(oracle_value(type, oracle_load(type, row, h)) * scale);
    return 1.0f / scale;
}

/* tpWorldSize 2: what two shards have made of one row, before it goes back to its owner. */
static inline void oracle_tp_sum(oracle_type type, const void *first, const void *second,
                                 uint64_t hidden, void *out)
{
    for (uint64_t h = 0; h < hidden; h++) {
        float a = oracle_value(type, oracle_load(type, first, h));
        float b = oracle_value(type, oracle_load(type, second, h));
        oracle_store(type, out, h, oracle_round(type, a + b));
    }
}

/* One token: rows[k] NULL where the choice has no row. Each element is the sum over k from 0 up;
 * many elements at once, because one after the other would wait for its own additions. */
static inline void oracle_combine(oracle_type type, const void *const *rows, const float *weights,
                                  int topk, uint64_t hidden, void *out)
{
    enum { AT_ONCE = 256 };
    float sum[AT_ONCE], value[AT_ONCE];
    for (uint64_t first = 0; first < hidden; first += AT_ONCE) {
        const uint64_t count = hidden - first < AT_ONCE ? hidden - first : AT_ONCE;
        memset(sum, 0, sizeof sum);
        for (int k = 0; k < topk; k++) {
            if (!rows[k])
                continue;
            oracle_values(type, rows[k], first, count, value);
            for (uint64_t h = 0; h < count; h++) {
                const float product = value[h] * weights[k];
                sum[h] = sum[h] + product;
            }
        }
        for (uint64_t h = 0; h < count; h++)
            oracle_store(type, out, first + h, oracle_round(type, sum[h]));
    }
}

#endif
