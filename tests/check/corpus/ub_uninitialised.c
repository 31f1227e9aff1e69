/* Expected: AIVD-R36, alone. A tile that nobody has written is sent.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifdef FAULT
    STORE(OUTPUT, 8192, BYTES);
#else
    STORE(OUTPUT, 0, BYTES);
#endif
}
