/* Expected: AIVD-R04. MTE3 sends a tile before the scalar unit's store into it is there.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_S, EVENT_ID0);
    UB32(0)[5] = 42;
#ifdef FAULT
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#else
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
#endif
    STORE(OUTPUT, 0, BYTES);
}
