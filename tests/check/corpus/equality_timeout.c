/* Expected: AIVD-R29, alone. A wait for equality on a counter that has gone on, while the peer's
 * host thread is busy: the kernel ends at its deadline, before anybody could call it a deadlock.
 * Run: ranks 2, blocks 1, launches 1, host hangs busy. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        for (int32_t i = 1; i <= 2; i++) {
            POST(FLAG(PEER, 0), i);
            asc_sync();
        }
        POST(FLAG(PEER, 1), 1);
    } else {
        WAIT_GE(FLAG(1, 1), 1);
#ifdef FAULT
        WAIT_FOR(FLAG(1, 0), seen == 1);
#else
        WAIT_FOR(FLAG(1, 0), seen >= 1);
#endif
    }
}
