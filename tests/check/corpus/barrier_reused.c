/* Expected: AIVD-R27, alone. A barrier of flags set to 1, used twice: from the second time on it
 * holds nobody.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (int32_t i = 1; i <= 2; i++) {
#ifdef FAULT
        int32_t value = 1;
#else
        int32_t value = i;
#endif
        POST(FLAG(PEER, 0), value);
        WAIT_GE(FLAG(c.rank, 0), value);
        POST(FLAG(PEER, 1), i);
        WAIT_GE(FLAG(c.rank, 1), i);
        asc_sync();
    }
}
