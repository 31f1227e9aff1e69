/* Expected: AIVD-R26, alone. Two senders share one signal: the later one stores over the earlier
 * one, and the waiter knows of one of them at most.
 * Run: ranks 3, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank < 2) {
#ifdef FAULT
        POST(FLAG(2, 0), c.rank + 1);
#else
        POST(FLAG(2, c.rank), c.rank + 1);
#endif
        return;
    }
    WAIT_GE(FLAG(2, 0), 1);
#ifndef FAULT
    WAIT_GE(FLAG(2, 1), 2);
#endif
}
