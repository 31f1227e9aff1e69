/* Expected: AIVD-R21, alone. The scalar unit reads a word again that a peer has changed, without
 * asc_dcci: it sees its cached copy.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    volatile __gm__ int32_t *count = (volatile __gm__ int32_t *)DATA(1);
    if (c.rank == 0) {
        WAIT_GE(FLAG(0, 1), 1);
        FILL(0, 5, 64);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, 64);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 0), 1);
    } else {
        int32_t before = count[0];
        asc_sync();
        POST(FLAG(PEER, 1), 1);
        WAIT_GE(FLAG(1, 0), 1);
#ifndef FAULT
        asc_dcci_single((__gm__ void *)DATA(1));
#endif
        if (count[0] < before)
            trap();
    }
}
