/* What the kernels of this folder get: the same for all. */
#ifndef KERNELS_CPP_ARGS_H
#define KERNELS_CPP_ARGS_H

#include <stdint.h>

enum {
    ARGS_RANKS_MAX = 8,
    FLAG_BYTES = 32,   /* a flag in GM: one block, the first int32 counts */
    FLAG_SLOTS = 1024, /* at the beginning of a window */
    DATA_OFFSET = FLAG_SLOTS * FLAG_BYTES,
    WINDOW_USED = 3 << 20
};

typedef struct Args {
    uint64_t window[ARGS_RANKS_MAX]; /* of every rank, reachable */
    uint64_t input, output, scratch; /* of this rank */
    uint32_t rank, ranks;
    uint32_t call;  /* 1, 2, ... */
    uint32_t extra; /* the case's own */
    uint64_t count; /* elements, or rows */
} Args;

#endif
