/* Expected: AIVD-R26. The sender takes its signal back before the waiter has looked.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        POST(FLAG(PEER, 0), 1);
        asc_sync();
#ifdef FAULT
        POST(FLAG(PEER, 0), 0);
        asc_sync();
#endif
        POST(FLAG(PEER, 1), 1);
    } else {
        WAIT_GE(FLAG(1, 1), 1);
        WAIT_GE(FLAG(1, 0), 1);
    }
}
