/* Expected: AIVD-R31, alone. The atomic mode is still on when the kernel ends.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_set_atomic_add_int();
    STORE(DATA(0), 0, BYTES);
#ifndef FAULT
    asc_set_atomic_none();
#endif
}
