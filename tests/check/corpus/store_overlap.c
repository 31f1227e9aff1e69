/* Expected: AIVD-R03. Two stores to one place of a peer without a fence: zeros first, then
 * values. Either may come last.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(0, 0, BYTES);
        FILL(8192, 9, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        STORE(DATA(PEER), 8192, BYTES);
    }
}
