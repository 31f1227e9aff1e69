/* Expected: AIVD-R36. Device memory is accumulated from before anybody has written it.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    __gm__ uint8_t *sum = GM(c.scratch);
#ifndef FAULT
    FILL(0, 0, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(sum, 0, BYTES);
    asc_sync();
#endif
    LOAD(8192, sum, BYTES);
}
