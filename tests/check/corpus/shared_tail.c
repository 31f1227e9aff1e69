/* Expected: AIVD-R33, alone. Two blocks store overlapping ends of their parts.
 * Run: ranks 1, blocks 2, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    uint32_t part = BYTES + 32;
#else
    uint32_t part = BYTES;
#endif
    FILL(0, BLOCK, 8192);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT + BLOCK * BYTES, 0, part);
}
