/* Expected: AIVD-R01. The store takes the tile before the vector unit has filled it.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
#ifndef FAULT
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#endif
    STORE(OUTPUT, 0, BYTES);
}
