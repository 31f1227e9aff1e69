/* Expected: AIVD-R42. The host zeroes the flags after a peer may have signalled: the signal is
 * lost.
 * Run: ranks 2, blocks 1, launches 1, host flags_cleared_late. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0)
        POST(FLAG(PEER, 0), 1);
    else
        WAIT_GE(FLAG(1, 1), 0);
}
