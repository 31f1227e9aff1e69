/* Expected: AIVD-R14, alone. Counts, then a flag that vouches for all of them, without a drain
 * between the two groups.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 3, 128);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        for (uint32_t i = 0; i < 4; i++)
            STORE(DATA(PEER) + i * 512, i * 32, 32);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        POST(FLAG(PEER, 0), 1);
    } else {
        WAIT_GE(FLAG(1, 0), 1);
        for (uint32_t i = 0; i < 4; i++)
            LOAD(i * 32, DATA(1) + i * 512, 32);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, 128);
    }
}
