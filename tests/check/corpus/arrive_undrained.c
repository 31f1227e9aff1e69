/* Expected: AIVD-R17, alone. Blocks meet without a drain, then block 0 publishes for all: sync
 * taken for quiet.
 * Run: ranks 2, blocks 2, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER) + BLOCK * BYTES, 0, BYTES);
#ifndef FAULT
        asc_sync();
#endif
        asc_sync_block_arrive(PIPE_S, 1);
        asc_sync_block_wait(PIPE_S, 1);
        if (BLOCK == 0) {
            ORDER(PIPE_S, PIPE_MTE3, EVENT_ID1);
            POST(FLAG(PEER, 0), 1);
        }
    } else if (BLOCK == 0) {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), 2 * BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, 2 * BYTES);
    }
}
