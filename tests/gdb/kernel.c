/* Block 0 polls a word that block 1 sets; gdb stops in block 1 while block 0 waits. */
#include "c_api/asc_simd.h"

__attribute__((noinline)) static void gdb_reached(__gm__ int32_t *word)
{
    word[0] = 1;
    __asm__ volatile("" ::: "memory");
}

__attribute__((noinline)) static void poll_until_set(__gm__ int32_t *word)
{
    __ubuf__ int32_t *seen = (__ubuf__ int32_t *)asc_get_phy_buf_addr(0);
    do {
        asc_copy_gm2ub(seen, word, 32);
        asc_sync_pipe(PIPE_ALL);
    } while (seen[0] == 0);
}

__global__ __aicore__ void gdb_kernel(GM_ADDR memory)
{
    if (asc_get_block_idx() == 0)
        poll_until_set((__gm__ int32_t *)memory);
    else
        gdb_reached((__gm__ int32_t *)memory);
}
