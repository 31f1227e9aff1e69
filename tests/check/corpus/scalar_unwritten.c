/* Expected: AIVD-R36, alone. A scalar load of UB that nothing was fetched to.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifndef FAULT
    LOAD(0, INPUT, 32);
    ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
#endif
    int32_t count = *(__ubuf__ int32_t *)asc_get_phy_buf_addr(0);
    FILL(1024, count & 1, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 1024, BYTES);
}
