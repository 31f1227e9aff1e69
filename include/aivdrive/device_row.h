/* aivdrive/device_row.h: rows of 16-bit floats, for device code in C and C++: quantisation to int8
 * and weighted accumulation, as expert-parallel kernels need them. */
#ifndef AIVDRIVE_DEVICE_ROW_H
#define AIVDRIVE_DEVICE_ROW_H

#include <stdbool.h>

#include "../c_api/asc_simd.h"

/* Space in UB that each function takes for itself, 32-byte aligned. */
#define AIVD_ROW_UB_BYTES 8192u

/* The direct way, in libaivdrive: the same bits in one pass over the row. False, with nothing done,
 * when the run is recorded, in weak order or under jitter; then the operations below are performed.
 * Operands are checked in every run. `type`: 0 bfloat16, 1 half. */
#ifdef __cplusplus
extern "C" {
#endif
bool aivd_dev_row_quantise(void *to, const void *from, uint32_t count, int type, const void *ub,
                           float *scale);
bool aivd_dev_row_accumulate(void *sum, const void *from, float weight, uint32_t count, int type,
                             const void *ub);
#ifdef __cplusplus
}
#endif

enum {
    AIVD_ROW_BF16,
    AIVD_ROW_HALF,
    AIVD_ROW_PIECE = 1024 /* elements that the functions below have in their space at a time */
};

/* Elements at .. at + count of a row as floats. */
static __attribute__((always_inline)) inline void
aivd_row_widen(__ubuf__ float *to, __ubuf__ void *row, uint32_t at, uint32_t count, int type)
{
    if (type == AIVD_ROW_HALF)
        asc_half2float(to, (__ubuf__ half *)row + at, count);
    else
        asc_bfloat162float(to, (__ubuf__ bfloat16_t *)row + at, count);
    asc_sync_pipe(PIPE_V);
}

/* The greatest magnitude of a row, in two spaces of AIVD_ROW_PIECE floats. */
static __attribute__((always_inline)) inline float aivd_row_greatest(__ubuf__ void *row,
                                                                     uint32_t count, int type,
                                                                     __ubuf__ float *part,
                                                                     __ubuf__ float *most)
{
    float greatest;

    asc_duplicate(most, 0.0f, (uint32_t)AIVD_ROW_PIECE);
    for (uint32_t at = 0; at < count; at += AIVD_ROW_PIECE) {
        uint32_t n = count - at < AIVD_ROW_PIECE ? count - at : (uint32_t)AIVD_ROW_PIECE;

        aivd_row_widen(part, row, at, n, type);
        asc_abs(part, part, n);
        asc_sync_pipe(PIPE_V);
        asc_max(most, most, part, n);
        asc_sync_pipe(PIPE_V);
    }
    for (uint32_t half_way = AIVD_ROW_PIECE / 2; half_way >= 64; half_way /= 2) {
        asc_max(most, most, most + half_way, half_way);
        asc_sync_pipe(PIPE_V);
    }
    asc_repeat_reduce_max_only_value(part, most, 64u);
    asc_sync_notify(PIPE_V, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_V, PIPE_S, EVENT_ID7);
    greatest = part[0];
    asc_sync_notify(PIPE_S, PIPE_V, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_V, EVENT_ID7);
    return greatest;
}

/* What aivd_row_quantise_bf16() and its twin are made of; `type`: AIVD_ROW_BF16 or AIVD_ROW_HALF.
 */
static __attribute__((always_inline)) inline float aivd_row_quantise(__ubuf__ int8_t *to,
                                                                     __ubuf__ void *from,
                                                                     uint32_t count, int type,
                                                                     __ubuf__ void *ub)
{
    __ubuf__ float *part = (__ubuf__ float *)ub, *other = part + AIVD_ROW_PIECE;
    float scale;

    if (aivd_dev_row_quantise((void *)to, (const void *)from, count, type, (const void *)ub,
                              &scale))
        return scale;
    scale = 127.0f / (aivd_row_greatest(from, count, type, part, other) + 1e-12f);
    for (uint32_t at = 0; at < count; at += AIVD_ROW_PIECE) {
        uint32_t n = count - at < AIVD_ROW_PIECE ? count - at : (uint32_t)AIVD_ROW_PIECE;

        aivd_row_widen(part, from, at, n, type);
        asc_mul_scalar(part, part, scale, n);
        asc_sync_pipe(PIPE_V);
        asc_float2int16_rn((__ubuf__ int16_t *)other, part, n);
        asc_sync_pipe(PIPE_V);
        asc_int162half((__ubuf__ half *)part, (__ubuf__ int16_t *)other, n);
        asc_sync_pipe(PIPE_V);
        asc_half2int8_rz(to + at, (__ubuf__ half *)part, n);
        asc_sync_pipe(PIPE_V);
    }
    return 1.0f / scale;
}

/* Quantises a row to int8: s = 127 / (greatest magnitude + 1e-12), to[i] = from[i] * s rounded half
 * to even, in -127 to 127; a NaN gives 0 and does not count for the greatest. Returns 1 / s: what a
 * number is multiplied with to come back. All in float.
 *
 * from, to, ub: in UB, 32-byte aligned, not overlapping. ub: AIVD_ROW_UB_BYTES, its contents are
 * undefined afterwards. The work is vector work (PIPE_V): wait for the move that brings the row
 * before, and for PIPE_V before a move takes the result. EVENT_ID7 between S and V must not be
 * outstanding. */
static __attribute__((always_inline)) inline float aivd_row_quantise_bf16(__ubuf__ int8_t *to,
                                                                          __ubuf__ bfloat16_t *from,
                                                                          uint32_t count,
                                                                          __ubuf__ void *ub)
{
    return aivd_row_quantise(to, (__ubuf__ void *)from, count, AIVD_ROW_BF16, ub);
}

/* aivd_row_quantise_bf16() for a row of half. */
static __attribute__((always_inline)) inline float
aivd_row_quantise_half(__ubuf__ int8_t *to, __ubuf__ half *from, uint32_t count, __ubuf__ void *ub)
{
    return aivd_row_quantise(to, (__ubuf__ void *)from, count, AIVD_ROW_HALF, ub);
}

/* What aivd_row_accumulate_bf16() and its twin are made of. */
static __attribute__((always_inline)) inline void aivd_row_accumulate(__ubuf__ float *sum,
                                                                      __ubuf__ void *from,
                                                                      float weight, uint32_t count,
                                                                      int type, __ubuf__ void *ub)
{
    __ubuf__ float *part = (__ubuf__ float *)ub;

    if (aivd_dev_row_accumulate((void *)sum, (const void *)from, weight, count, type,
                                (const void *)ub))
        return;
    for (uint32_t at = 0; at < count; at += AIVD_ROW_PIECE) {
        uint32_t n = count - at < AIVD_ROW_PIECE ? count - at : (uint32_t)AIVD_ROW_PIECE;

        aivd_row_widen(part, from, at, n, type);
        asc_mul_scalar(part, part, weight, n);
        asc_sync_pipe(PIPE_V);
        asc_add(sum + at, sum + at, part, n);
        asc_sync_pipe(PIPE_V);
    }
}

/* sum[i] = sum[i] + from[i] * weight in float: a product, then a sum, each rounded half to even, so
 * the result depends on the order of the calls and on nothing else. Operands, space and order as
 * above; no event is used. */
static __attribute__((always_inline)) inline void
aivd_row_accumulate_bf16(__ubuf__ float *sum, __ubuf__ bfloat16_t *from, float weight,
                         uint32_t count, __ubuf__ void *ub)
{
    aivd_row_accumulate(sum, (__ubuf__ void *)from, weight, count, AIVD_ROW_BF16, ub);
}

/* aivd_row_accumulate_bf16() for a row of half. */
static __attribute__((always_inline)) inline void
aivd_row_accumulate_half(__ubuf__ float *sum, __ubuf__ half *from, float weight, uint32_t count,
                         __ubuf__ void *ub)
{
    aivd_row_accumulate(sum, (__ubuf__ void *)from, weight, count, AIVD_ROW_HALF, ub);
}

#endif
