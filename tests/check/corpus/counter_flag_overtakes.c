/* Expected: AIVD-R08. The flag is an atomic add by MTE3; adding drains nothing.
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
#endif
        FILL(SEND, 0, 32);
        ORDER(PIPE_V, PIPE_S, EVENT_ID0);
        UB32(SEND)[0] = 1;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        asc_set_atomic_add_int();
        STORE(FLAG(PEER, 0), SEND, 32);
        asc_set_atomic_none();
    } else {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    }
}
