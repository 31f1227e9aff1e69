/* Expected: AIVD-R08. aivd_copy hands its stores to MTE3 and does not wait; the flag needs a drain
 * before it.
 * Run: ranks 2, blocks 1, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        aivd_copy(DATA(PEER), INPUT, BYTES, UB(0), 2048);
#ifndef FAULT
        asc_sync_pipe(PIPE_MTE3);
#endif
        aivd_flag_store(FLAG(PEER, 0), 1);
    } else {
        aivd_flag_wait_at_least(FLAG(1, 0), 1);
        aivd_copy(OUTPUT, DATA(1), BYTES, UB(0), 2048);
    }
}
