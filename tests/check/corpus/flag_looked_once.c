/* Expected: AIVD-R19, alone. The scalar unit looks once whether the peer is done, before MTE2 has
 * fetched the flag.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        POST(FLAG(PEER, 0), 1);
        return;
    }
    LOAD(LOOK, FLAG(1, 0), 32);
#ifndef FAULT
    ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
#endif
    if (UB32(LOOK)[0] >= 1)
        POST(OUTPUT, 1);
}
