/* A kernel for tests/ranks/device_row.c: brings rows to UB, quantises and accumulates each. */
#include <aivdrive/device_row.h>

#include "device_row_args.h"

#define UB(offset) ((__ubuf__ uint8_t *)(uintptr_t)asc_get_phy_buf_addr(offset))

enum { FROM = 0, TO = 16384, SUM = 24576, SPACE = 57344 };

static __aicore__ inline void order(pipe_t first, pipe_t then)
{
    asc_sync_notify(first, then, EVENT_ID0);
    asc_sync_wait(first, then, EVENT_ID0);
}

__global__ __aicore__ void device_row(row_args a)
{
    __gm__ uint8_t *from = (__gm__ uint8_t *)(uintptr_t)a.from;
    __gm__ uint8_t *sum = (__gm__ uint8_t *)(uintptr_t)a.sum;
    float scale;

    asc_init();
    asc_copy_gm2ub_align(UB(FROM), from, a.count * 2);
    asc_copy_gm2ub_align(UB(SUM), sum, a.count * 4);
    order(PIPE_MTE2, PIPE_V);
    if (a.half) {
        scale = aivd_row_quantise_half((__ubuf__ int8_t *)UB(TO), (__ubuf__ half *)UB(FROM),
                                       a.count, UB(SPACE));
        aivd_row_accumulate_half((__ubuf__ float *)UB(SUM), (__ubuf__ half *)UB(FROM), a.weight,
                                 a.count, UB(SPACE));
    } else {
        scale = aivd_row_quantise_bf16((__ubuf__ int8_t *)UB(TO), (__ubuf__ bfloat16_t *)UB(FROM),
                                       a.count, UB(SPACE));
        aivd_row_accumulate_bf16((__ubuf__ float *)UB(SUM), (__ubuf__ bfloat16_t *)UB(FROM),
                                 a.weight, a.count, UB(SPACE));
    }
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align((__gm__ uint8_t *)(uintptr_t)a.to, UB(TO), a.count);
    asc_copy_ub2gm_align(sum, UB(SUM), a.count * 4);
    asc_duplicate((__ubuf__ float *)UB(SPACE), scale, 8u);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align((__gm__ uint8_t *)(uintptr_t)a.scale, UB(SPACE), 4);
    asc_sync_pipe(PIPE_MTE3);
}
