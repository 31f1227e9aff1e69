/* Expected: AIVD-R03, alone. Two vector operations write overlapping bytes without asc_sync_vec().
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
#ifndef FAULT
    asc_sync_vec();
#endif
    FILL(2048, 8, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
