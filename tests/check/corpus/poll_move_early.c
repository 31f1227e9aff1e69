/* Expected: AIVD-R19. The scalar unit looks at the flag before MTE2 has fetched it.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        POST(FLAG(PEER, 0), 1);
    } else {
        int32_t seen;
        do {
            LOAD(LOOK, FLAG(1, 0), 32);
#ifndef FAULT
            ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
#endif
            seen = UB32(LOOK)[0];
            ORDER(PIPE_S, PIPE_MTE2, EVENT_ID0);
        } while (seen < 1);
    }
}
