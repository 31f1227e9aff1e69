/* Expected: AIVD-R14. Counts, each in a slot of its own, then a flag that vouches for all of them,
 * without a drain between: the scalar unit looks at each count once and takes what it finds.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (int32_t i = 0; i < 4; i++)
            UB32(i * 32)[0] = 100 + i;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        for (uint32_t i = 0; i < 4; i++)
            STORE(DATA(PEER) + i * 512, i * 32, 32);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        POST(FLAG(PEER, 0), 1);
    } else {
        int32_t sum = 0;
        WAIT_GE(FLAG(1, 0), 1);
        for (uint32_t i = 0; i < 4; i++) {
            int32_t count;
            PEEK(DATA(1) + i * 512, count);
            sum += count;
        }
        UB32(0)[0] = sum;
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, 32);
    }
}
