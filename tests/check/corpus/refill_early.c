/* Expected: AIVD-R02, alone. The vector unit writes the tile again while MTE3 still reads it.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
#ifndef FAULT
    ORDER(PIPE_MTE3, PIPE_V, EVENT_ID0);
#endif
    FILL(0, 8, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID1);
    STORE(OUTPUT + BYTES, 0, BYTES);
}
