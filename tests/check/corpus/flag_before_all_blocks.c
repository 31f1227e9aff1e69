/* Expected: AIVD-R33. Block 0 sets the flag when it is done itself: the other blocks may still
 * be copying.
 * Run: ranks 2, blocks 2, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER) + BLOCK * BYTES, 0, BYTES);
        asc_sync();
#ifndef FAULT
        asc_sync_block_arrive(PIPE_MTE3, 1);
        asc_sync_block_wait(PIPE_S, 1);
#endif
        if (BLOCK == 0) {
            ORDER(PIPE_S, PIPE_MTE3, EVENT_ID1);
            POST(FLAG(PEER, 0), 1);
        }
    } else if (BLOCK == 0) {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), 2 * BYTES);
    }
}
