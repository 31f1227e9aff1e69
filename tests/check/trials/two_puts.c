/* Expected: AIVD-R03. Two stores to one place of a peer, ten zeros and then 1 to 10, without a fence
 * between them: either may come last.
 * Run: ranks 2, blocks 1, launches 1, host values.
 * Result: rank 1 window 1 2 3 4 5 6 7 8 9 10. */
#include "../corpus/corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (int32_t i = 0; i < 16; i++) {
            UB32(0)[i] = 0;
            UB32(64)[i] = i + 1;
        }
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, 64); /* side */
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        STORE(DATA(PEER), 64, 64); /* side */
    }
}
