/* Expected: AIVD-R01, alone. The store takes the tile before the load has brought it.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
#ifndef FAULT
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
#endif
    STORE(OUTPUT, 0, BYTES);
}
