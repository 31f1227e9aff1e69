/* Expected: AIVD-R04. The scalar unit writes the next flag into UB while MTE3 still sends the
 * last one.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (int32_t i = 1; i < 4; i++) {
        UB32(SEND)[0] = i;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT + i * 512, SEND, 32);
#ifndef FAULT
        ORDER(PIPE_MTE3, PIPE_S, EVENT_ID0);
#endif
    }
}
