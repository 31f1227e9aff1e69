/* Expected: AIVD-R41, alone. Both ranks wait before they signal.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifndef FAULT
    POST(FLAG(PEER, 0), 1);
#endif
    WAIT_GE(FLAG(c.rank, 0), 1);
#ifdef FAULT
    POST(FLAG(PEER, 0), 1);
#endif
}
