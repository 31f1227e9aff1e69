/* Expected: AIVD-R01. The vector unit adds a tile that is still being loaded, as its second source:
 * the notify goes to the wrong pipe. The sum is made in place.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(8192, 7, BYTES);
    LOAD(0, INPUT, BYTES);
#ifdef FAULT
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
#else
    ORDER(PIPE_MTE2, PIPE_V, EVENT_ID0);
#endif
    asc_sync_vec();
    asc_add(UB32(8192), UB32(8192), UB32(0), BYTES / 4);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID1);
    STORE(OUTPUT, 8192, BYTES);
}
