/* Expected: AIVD-R20 in profile strict only, alone. The load of the data is only behind a scalar
 * poll: profile strict wants it ordered after the scalar unit.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
        asc_sync();
        asc_sync_data_barrier(DSB_DDR);
        POST_S(FLAG(PEER, 0), 1);
    } else {
        WAIT_S(FLAG(1, 0), 1);
#ifndef FAULT
        ORDER(PIPE_S, PIPE_MTE2, EVENT_ID0);
#endif
        LOAD(0, DATA(1), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
