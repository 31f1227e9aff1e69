/* Kernels of the ACL tests. */
#include "c_api/asc_simd.h"

/* Block 0 adds to a counter: order and number of launches become visible. */
__global__ __aicore__ void acl_add(GM_ADDR out, int32_t value)
{
    if (asc_get_block_idx() == 0)
        *(__gm__ int32_t *)out += value;
}

/* Every block leaves its number and the number of blocks. */
__global__ __aicore__ void acl_blocks(GM_ADDR out)
{
    __gm__ int32_t *place = (__gm__ int32_t *)out + asc_get_block_idx() * 2;
    __ubuf__ int32_t *own = (__ubuf__ int32_t *)asc_get_phy_buf_addr(0);
    own[0] = (int32_t)asc_get_block_idx();
    own[1] = (int32_t)asc_get_block_num();
    asc_sync_pipe(PIPE_ALL);
    asc_copy_ub2gm_align(place, own, 8); /* not by the scalar unit: blocks share cache lines */
}

/* Waits until the flag is set, by a hand-written poll. */
__global__ __aicore__ void acl_wait(GM_ADDR flag)
{
    __ubuf__ uint32_t *in = (__ubuf__ uint32_t *)asc_get_phy_buf_addr(0);
    uint32_t seen;
    do {
        asc_copy_gm2ub(in, flag, 32);
        asc_sync_pipe(PIPE_ALL);
        seen = in[0];
        asc_sync_pipe(PIPE_ALL);
    } while (seen == 0);
}

/* Sets the flag. */
__global__ __aicore__ void acl_set(GM_ADDR flag)
{
    __ubuf__ uint32_t *out = (__ubuf__ uint32_t *)asc_get_phy_buf_addr(0);
    out[0] = 1;
    asc_sync_pipe(PIPE_ALL);
    asc_copy_ub2gm(flag, out, 32);
    asc_sync_pipe(PIPE_ALL);
}

__global__ __aicore__ void acl_trap(void)
{
    trap();
}

/* Breaks the rule that plain copies move whole 32-byte units. */
__global__ __aicore__ void acl_break_rule(GM_ADDR from)
{
    asc_copy_gm2ub((__ubuf__ uint32_t *)asc_get_phy_buf_addr(0), from, 31);
}

/* Small and large arguments of mixed size, summed. */
__global__ __aicore__ void acl_mixed(GM_ADDR out, uint8_t a, uint32_t b, uint64_t c, int16_t d)
{
    *(__gm__ int64_t *)out = (int64_t)(a + b + c) + d;
}

/* Adds up numbers, by the scalar unit of block 0. */
__global__ __aicore__ void acl_sum(GM_ADDR out, GM_ADDR values, int32_t count)
{
    int64_t sum = 0;
    for (int32_t i = 0; asc_get_block_idx() == 0 && i < count; i++)
        sum += ((__gm__ int32_t *)values)[i];
    if (asc_get_block_idx() == 0)
        *(__gm__ int64_t *)out = sum;
}

/* A kernel known by its tiling key. */
__global__ __aicore__ void acl_tiled_7(GM_ADDR out)
{
    if (asc_get_block_idx() == 0)
        *(__gm__ int32_t *)out = 7;
}
