/* Expected: AIVD-R09. The wait MTE3 to MTE2 after the store orders the two pipes, not the scalar
 * unit.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
#ifdef FAULT
        ORDER(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
#else
        ORDER(PIPE_MTE3, PIPE_S, EVENT_ID1);
#endif
        asc_sync_data_barrier(DSB_DDR);
        POST_S(FLAG(PEER, 0), 1);
    } else {
        WAIT_S(FLAG(1, 0), 1);
        asc_sync();
        LOAD(0, DATA(1), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
