/* What host and kernel of tests/ranks/shmem_stress_device.c agree on. Both draw the same numbers.
 */
#ifndef SHMEM_STRESS_ARGS_H
#define SHMEM_STRESS_ARGS_H

#include <stdint.h>

enum {
    STRESS_PES = 16,
    STRESS_SLICE = 4096,
    STRESS_PIECES = 8,
    STRESS_ADDS = 24,
    STRESS_COUNTERS = 8
};
enum { STRESS_MESSAGE = 1500, STRESS_MESSAGES = 3, STRESS_TEAM_SLICE = 64 };

/* In every PE's symmetric heap. */
typedef struct stress_board {
    uint8_t slices[STRESS_PES][STRESS_SLICE]; /* [writer] */
    uint8_t inbox[STRESS_PES][STRESS_MESSAGE + 36];
    int32_t arrived[STRESS_PES][16]; /* messages of that writer, all rounds */
    int32_t pieces[STRESS_PES][16];  /* put with a signal by that writer, this round */
    int64_t counters[STRESS_COUNTERS][8];
    int32_t bits[16];
} stress_board;

typedef struct stress_args {
    uint64_t board; /* stress_board */
    uint64_t image; /* own memory, [pe][STRESS_SLICE]: what my slice there becomes */
    uint64_t back;  /* own memory, [pe][STRESS_SLICE]: what was read there behind the barrier */
    uint64_t taken; /* own memory, [STRESS_MESSAGES][STRESS_MESSAGE + 36]: messages as they came */
    uint64_t seed;  /* of the round */
    int64_t team;   /* a barrier of its own */
    int32_t first;  /* messages of a writer before this round */
    int32_t unused;
} stress_args;

/* Number `index` of kind `what` that PE `pe` draws. */
#define STRESS_DRAW(seed, pe, what, index)                                                         \
    stress_mix((seed) ^ ((uint64_t)(pe) << 40) ^ ((uint64_t)(what) << 32) ^ (uint64_t)(index))

#define STRESS_MIX_BODY                                                                            \
    x = (x + 0x9e3779b97f4a7c15ull) * 0xbf58476d1ce4e5b9ull;                                       \
    x = (x ^ (x >> 29)) * 0x94d049bb133111ebull;                                                   \
    return x ^ (x >> 31);

#define STRESS_LENGTH_BODY                                                                         \
    uint64_t drawn = STRESS_DRAW(seed, pe, 1, target * STRESS_PIECES + piece);                     \
    uint64_t share = STRESS_SLICE / STRESS_PIECES;                                                 \
    return piece == 0 ? 0 : piece * share - drawn % (share - 1);

enum { STRESS_SIZE = 2, STRESS_WAY, STRESS_ADD, STRESS_BYTE };

#endif
