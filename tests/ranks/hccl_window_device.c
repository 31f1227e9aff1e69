/* A kernel that knows its communicator by the window context only. Slot of rank r in a window: its
 * data at 512 r, its flag at 64 r of the second window. */
#include "c_api/asc_simd.h"
#include "hccl/hccl_context.h"

/* Puts (own rank, round, ...) into every rank's window, signals, waits for all signals, and copies
 * what came to `result`, 32 bytes a rank. */
__global__ __aicore__ void window_all(GM_ADDR context, GM_ADDR result, int32_t round)
{
    __gm__ HcclDeviceContext *c = (__gm__ HcclDeviceContext *)context;
    __ubuf__ int32_t *data = (__ubuf__ int32_t *)asc_get_phy_buf_addr(0);
    __ubuf__ int32_t *flag = (__ubuf__ int32_t *)asc_get_phy_buf_addr(64);
    __ubuf__ int32_t *seen = (__ubuf__ int32_t *)asc_get_phy_buf_addr(128);
    uint32_t me = c->rankId, ranks = c->rankNum;
    if (asc_get_block_idx() != 0)
        return;
    for (int32_t i = 0; i < 8; i++) {
        data[i] = (int32_t)me * 1000 + round * 10 + i;
        flag[i] = round;
    }
    asc_sync_pipe(PIPE_ALL);
    for (uint32_t r = 0; r < ranks; r++)
        asc_copy_ub2gm((__gm__ int32_t *)(c->windowsIn[r] + me * 512), data, 32);
    asc_sync_pipe(PIPE_ALL);
    for (uint32_t r = 0; r < ranks; r++)
        asc_copy_ub2gm((__gm__ int32_t *)(c->windowsOut[r] + me * 64), flag, 32);
    asc_sync_pipe(PIPE_ALL);
    for (uint32_t r = 0; r < ranks; r++) {
        int32_t got;
        do {
            asc_copy_gm2ub(seen, (__gm__ int32_t *)(c->windowsOut[me] + r * 64), 32);
            asc_sync_pipe(PIPE_ALL);
            got = seen[0];
            asc_sync_pipe(PIPE_ALL);
        } while (got < round);
    }
    for (uint32_t r = 0; r < ranks; r++) {
        asc_copy_gm2ub(seen, (__gm__ int32_t *)(c->windowsIn[me] + r * 512), 32);
        asc_sync_pipe(PIPE_ALL);
        asc_copy_ub2gm((__gm__ int32_t *)result + r * 8, seen, 32);
        asc_sync_pipe(PIPE_ALL);
    }
}
