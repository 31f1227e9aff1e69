/* Expected: AIVD-R41. The signal goes to slot 1, the waiter looks at slot 0.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
#ifdef FAULT
        POST(FLAG(PEER, 1), 1);
#else
        POST(FLAG(PEER, 0), 1);
#endif
    } else {
        WAIT_GE(FLAG(1, 0), 1);
    }
}
