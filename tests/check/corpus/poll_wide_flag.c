/* Expected: AIVD-R04 in profile strict only. A poll that fetches a flag slot of 128 bytes: its next
 * fetch may overwrite the copy the scalar unit still looks at.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        POST(FLAG(PEER, 0), 1);
    } else {
        for (uint32_t i = 0; i < 3; i++) {
            LOAD(LOOK, FLAG(1, i), 128);
            ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
            if (UB32(LOOK)[0] > 1)
                trap();
#ifndef FAULT
            ORDER(PIPE_S, PIPE_MTE2, EVENT_ID0);
#endif
        }
    }
}
