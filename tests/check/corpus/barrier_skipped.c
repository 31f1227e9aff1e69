/* Expected: AIVD-R30. A block with nothing to do returns before the all-block barrier.
 * Run: ranks 1, blocks 2, launches 1, host hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    if (BLOCK == 1)
        return;
#endif
    asc_sync();
    asc_sync_block_arrive(PIPE_MTE3, 1);
    asc_sync_block_wait(PIPE_S, 1);
}
