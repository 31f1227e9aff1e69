/* Expected: AIVD-R34, alone. Bytes taken for elements: the store runs over the end of the output.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifdef FAULT
    STORE(OUTPUT + 65536 - 1024, 0, BYTES);
#else
    STORE(OUTPUT + 65536 - BYTES, 0, BYTES);
#endif
}
