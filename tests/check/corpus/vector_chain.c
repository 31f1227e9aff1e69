/* Expected: AIVD-R03. A vector operation works on the result of the one before it without
 * asc_sync_vec(). The two halves of the strided one lie between each other's blocks.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
    ORDER(PIPE_MTE2, PIPE_V, EVENT_ID0);
    asc_add_scalar(UB32(8192), UB32(0), 1, 2, 2, 1, 16, 8);
    asc_add_scalar(UB32(8224), UB32(512), 2, 2, 2, 1, 16, 8);
#ifndef FAULT
    asc_sync_vec();
#endif
    asc_mul_scalar(UB32(16384), UB32(8192), 3, 256);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID1);
    STORE(OUTPUT, 16384, 1024);
}
