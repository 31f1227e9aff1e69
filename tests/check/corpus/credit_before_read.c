/* Expected: AIVD-R10, alone. The reader gives the slot back while MTE2 still reads it.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (int32_t i = 1; i <= 2; i++) {
            FILL(0, i, BYTES);
            ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
            STORE(DATA(PEER), 0, BYTES);
            asc_sync_pipe(PIPE_MTE3);
            POST(FLAG(PEER, 0), i);
            WAIT_GE(FLAG(0, 1), i);
            asc_sync();
        }
    } else {
        for (int32_t i = 1; i <= 2; i++) {
            WAIT_GE(FLAG(1, 0), i);
            LOAD((uint32_t)i * 8192, DATA(1), BYTES);
#ifndef FAULT
            asc_sync();
#endif
            POST(FLAG(PEER, 1), i);
        }
    }
}
