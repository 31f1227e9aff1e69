/* Expected: AIVD-R19. A poll in the usual shape, fetch, barrier of all pipes, look, fetch again,
 * whose barrier is missing.
 * Run: ranks 2, blocks 1, launches 2. */
#include "corpus.h"

static inline __aicore__ void wait_flag(__gm__ uint8_t *flag, int32_t value)
{
    for (uint32_t round = 0;; round++) {
        LOAD(LOOK, flag, 32);
#ifndef FAULT
        asc_sync();
#endif
        if (UB32(LOOK)[0] >= value && round > 0) /* looks again at least once */
            break;
    }
    asc_sync();
}

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        wait_flag(FLAG(0, 1), (int32_t)c.call + 1);
        POST(FLAG(PEER, 0), c.call + 1);
    } else {
        POST(FLAG(PEER, 1), c.call + 1);
        wait_flag(FLAG(1, 0), (int32_t)c.call + 1);
    }
}
