/* Expected: AIVD-R01. A core loads back what it has stored, without waiting for the store.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
#ifndef FAULT
    ORDER(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
#endif
    LOAD(8192, OUTPUT, BYTES);
}
