/* Expected: AIVD-R08. Data to two peers, a drain after the first only: moves to different peers
 * are not ordered.
 * Run: ranks 3, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(1), 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(1, 0), 1);
        STORE(DATA(2), 0, BYTES);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        POST(FLAG(2, 0), 1);
    } else {
        WAIT_GE(FLAG(c.rank, 0), 1);
        LOAD(0, DATA(c.rank), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
