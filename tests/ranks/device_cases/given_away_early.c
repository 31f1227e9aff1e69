/* Expected: AIVD-R10. A flag gives a buffer away that MTE2 still reads: flags order MTE3 alone.
 * Run: ranks 2, blocks 1, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        LOAD(0, DATA(0), BYTES);
#ifndef FAULT
        asc_sync();
#endif
        aivd_flag_store(FLAG(PEER, 0), 1);
    } else {
        aivd_flag_wait_at_least(FLAG(1, 0), 1);
        aivd_copy(DATA(PEER), INPUT, BYTES, UB(0), 2048);
    }
}
