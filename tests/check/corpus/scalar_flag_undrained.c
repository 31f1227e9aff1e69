/* Expected: AIVD-R09, alone. A barrier is missing before a scalar notify.
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
        asc_sync();
        asc_sync_data_barrier(DSB_DDR);
#endif
        POST_S(FLAG(PEER, 0), 1);
    } else {
        WAIT_S(FLAG(1, 0), 1);
        asc_sync();
        LOAD(0, DATA(1), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
