/* Expected: AIVD-R30, alone. Block 0 arrives once more than the others, and nobody waits for it:
 * the counter is wrong for whoever meets there next.
 * Run: ranks 1, blocks 2, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    asc_sync();
    asc_sync_block_arrive(PIPE_MTE3, 1);
    asc_sync_block_wait(PIPE_S, 1);
#ifdef FAULT
    if (BLOCK == 0)
        asc_sync_block_arrive(PIPE_MTE3, 1);
#endif
}
