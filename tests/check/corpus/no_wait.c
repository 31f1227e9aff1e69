/* Expected: AIVD-R33. The reader does not wait for the flag at all.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 0), 1);
        WAIT_GE(FLAG(0, 1), 1);
    } else {
#ifndef FAULT
        WAIT_GE(FLAG(1, 0), 1);
#endif
        LOAD(0, DATA(1), BYTES);
        asc_sync();
        POST(FLAG(PEER, 1), 1);
    }
}
