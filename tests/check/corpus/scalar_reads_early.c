/* Expected: AIVD-R04, alone. The scalar unit reads a word of a tile that is still being loaded.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
#ifndef FAULT
    ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
#endif
    if (UB32(0)[3] == -1)
        trap();
}
