/* Device side of the benchmarks: an empty kernel, one whose blocks each wait once, and a flag
 * ping-pong between two ranks. */
#include "c_api/asc_simd.h"

__global__ __aicore__ void bench_empty(void)
{
}

__global__ __aicore__ void bench_wait_once(void)
{
    asc_sync_block_arrive(PIPE_MTE3, 0);
    asc_sync_block_wait(PIPE_S, 0);
}

/* Writes `round` into the peer's flag, waits for `round` in mine; 32-byte flags through UB, as the
 * official kernels do. `first` plays first. */
__global__ __aicore__ void bench_ping_pong(GM_ADDR mine, GM_ADDR peer, uint32_t rounds,
                                           uint32_t first, uint32_t base)
{
    __ubuf__ uint32_t *out = (__ubuf__ uint32_t *)asc_get_phy_buf_addr(0);
    __ubuf__ uint32_t *in = (__ubuf__ uint32_t *)asc_get_phy_buf_addr(64);

    for (uint32_t round = base + 1; round <= base + rounds; round++) {
        if (first) {
            out[0] = round;
            asc_sync_pipe(PIPE_ALL);
            asc_copy_ub2gm(peer, out, 32);
            asc_sync_pipe(PIPE_ALL);
        }
        do {
            asc_copy_gm2ub(in, mine, 32);
            asc_sync_pipe(PIPE_ALL);
        } while (in[0] < round);
        if (!first) {
            out[0] = round;
            asc_sync_pipe(PIPE_ALL);
            asc_copy_ub2gm(peer, out, 32);
            asc_sync_pipe(PIPE_ALL);
        }
    }
}
