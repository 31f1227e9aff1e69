#include "c_api/asc_simd.h"

/* The record as users of the original write it. */
#define EXPORT_META(kernel)                                                                        \
    static const struct FunLevelKType kernel##_meta                                                \
        __attribute__((used, section(".ascend.meta." #kernel))) = {                                \
            {{F_TYPE_KTYPE, sizeof(unsigned int)}, K_TYPE_AIV}};

__BLOCK_LOCAL__ static int64_t own = 5;
[[block_local]] int64_t also = 6;

__global__ __aicore__ void first(__gm__ uint64_t *out)
{
    own += asc_get_block_idx();
    also -= asc_get_block_idx();
    asc_sync_block_arrive(PIPE_MTE3, 1);
    asc_sync_block_wait(PIPE_S, 1);
    out[asc_get_block_idx()] = (uint64_t)(own * 100 + also);
}

EXPORT_META(first)
