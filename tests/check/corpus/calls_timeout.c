/* Expected: AIVD-R38, alone. One rank launches the two operators in the other order, while the
 * peer's host thread is busy: the kernels end at their deadline, before anybody could call it a
 * deadlock.
 * Run: ranks 2, blocks 1, launches 1, host calls_differ hangs busy. */
#include "corpus.h"

__global__ __aicore__ void second(Case c)
{
    asc_init();
    POST(FLAG(PEER, 1), 1);
    WAIT_GE(FLAG(c.rank, 1), 1);
}

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    POST(FLAG(PEER, 0), 1);
    WAIT_GE(FLAG(c.rank, 0), 1);
}
