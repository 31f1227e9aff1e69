/* Expected: AIVD-R37, alone. A store into memory of the peer that it has not registered.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifdef FAULT
    STORE(GM(c.hidden[PEER]), 0, BYTES);
#else
    STORE(DATA(PEER), 0, BYTES);
#endif
}
