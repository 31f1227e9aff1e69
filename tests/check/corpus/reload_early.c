/* Expected: AIVD-R02. One buffer for all chunks: the next load overwrites the chunk that is
 * still being stored.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (uint32_t i = 0; i < 3; i++) {
        LOAD(0, INPUT + i * BYTES, BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT + i * BYTES, 0, BYTES);
#ifndef FAULT
        ORDER(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
#endif
    }
}
