/* Expected: AIVD-R08. Rank 1 passes rank 0's flag on to rank 2, which reads rank 0's data:
 * undrained, two hops away.
 * Run: ranks 3, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(2), 0, BYTES);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        POST(FLAG(1, 0), 1);
    } else if (c.rank == 1) {
        WAIT_GE(FLAG(1, 0), 1);
        asc_sync();
        POST(FLAG(2, 0), 1);
    } else {
        WAIT_GE(FLAG(2, 0), 1);
        LOAD(0, DATA(2), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
