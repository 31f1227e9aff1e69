/* Expected: AIVD-R03. Two loads into overlapping bytes of UB without a barrier of MTE2.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
#ifndef FAULT
    asc_sync_pipe(PIPE_MTE2);
#endif
    LOAD(2048, INPUT + BYTES, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
