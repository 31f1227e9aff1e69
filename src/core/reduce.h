/* core/reduce: the arithmetic of reductions by HcclDataType and HcclReduceOp. */
#ifndef CORE_REDUCE_H
#define CORE_REDUCE_H

#include <stdbool.h>
#include <stdint.h>

#include "core/lane_fast.h"

/* acc[i] = a[i] op b[i]; acc may be a or b. */
typedef void (*core_reduce_fn)(void *acc, const void *a, const void *b, uint64_t count);
/* Between an element type of 16 bits and float. */
typedef void (*core_convert_fn)(void *to, const void *from, uint64_t count);

uint32_t core_reduce_bytes(int type); /* 0: no such type */
bool core_reduce_is_float(int type);
typedef struct core_reduction {
    core_reduce_fn step;
    core_convert_fn widen, narrow; /* NULL for types that are accumulated as they are */
    core_reduce_fn pair;  /* of two sources in their own type: the same bits; may be NULL */
    core_lane_past *past; /* a pair, sent past the caches as well; may be NULL */
} core_reduction;

/* False: the type has no arithmetic, or there is no such operation. */
bool core_reduce_find(int type, int op, core_reduction *reduction);

/* A few lines at most: the sources are read in their order, then the result is stored, also over
 * one of them. `bytes` are those of `count` elements. */
enum { CORE_REDUCE_SHORT = 512 };
void core_reduce_short(const core_reduction *reduction, void *to, const void *const *from,
                       uint32_t from_count, uint64_t count, uint64_t bytes);

/* aivd_reduce for who runs no kernel: `count` elements of every source, from device memory into all
 * targets. `device`: whoever computes. What is written is there before a flag that is stored next. */
void core_reduce_gm(int device, const core_reduction *reduction, void *const *to, uint32_t to_count,
                    const void *const *from, uint32_t from_count, uint64_t count,
                    uint32_t element);

#endif
