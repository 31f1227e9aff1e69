/* Expected: AIVD-R08, alone. No drain between the data and the flag: the return of a move is taken
 * for its completion.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        POST(FLAG(PEER, 0), 1);
    } else {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
