/* Expected: AIVD-R33. A payload as small as a flag is read before it is announced.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, 32);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, 32);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 0), 1);
        WAIT_GE(FLAG(0, 1), 1);
    } else {
#ifndef FAULT
        WAIT_GE(FLAG(1, 0), 1);
#endif
        LOAD(0, DATA(1), 32);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, 32);
        POST(FLAG(PEER, 1), 1);
    }
}
