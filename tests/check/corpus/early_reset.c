/* Expected: AIVD-R26. A barrier resets its slot after it has passed; a fast peer may have
 * signalled the next round already.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (int32_t i = 1; i <= 2; i++) {
#ifdef FAULT
        POST(FLAG(PEER, 0), 1);
        WAIT_GE(FLAG(c.rank, 0), 1);
        POST(FLAG(c.rank, 0), 0);
#else
        POST(FLAG(PEER, 0), i);
        WAIT_GE(FLAG(c.rank, 0), i);
#endif
        asc_sync();
    }
}
