/* Expected: AIVD-R31. The flag goes out while the reduction's atomic mode is still on: it is
 * added.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        asc_set_atomic_add_int();
        STORE(DATA(PEER), 0, BYTES);
#ifndef FAULT
        asc_set_atomic_none();
#endif
        asc_sync();
        POST(FLAG(PEER, 0), 1);
#ifdef FAULT
        asc_set_atomic_none();
#endif
    } else {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), BYTES);
    }
}
