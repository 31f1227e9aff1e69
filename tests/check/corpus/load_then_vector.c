/* Expected: AIVD-R01. The vector unit copies a tile that is still being loaded: the notify goes
 * to the wrong pipe.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
#ifdef FAULT
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
#else
    ORDER(PIPE_MTE2, PIPE_V, EVENT_ID0);
#endif
    asc_copy_ub2ub(UB(8192), UB(0), BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID1);
    STORE(OUTPUT, 8192, BYTES);
}
