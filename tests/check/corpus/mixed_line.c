/* Expected: AIVD-R25, alone. A move and a scalar store write one line of the same rank.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    __gm__ uint8_t *moved = FLAG(0, 0) + 32;
#else
    __gm__ uint8_t *moved = FLAG(0, 0) + 64;
#endif
    if (c.rank == 0) {
        WORD(FLAG(0, 0)) = 1;
        POST(FLAG(PEER, 1), 1);
        WAIT_GE(FLAG(0, 2), 1);
        asc_dcci_single(FLAG(0, 0));
    } else {
        WAIT_GE(FLAG(1, 1), 1);
        FILL(0, 5, 32);
        asc_sync();
        STORE(moved, 0, 32);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 2), 1);
    }
}
