/* Expected: AIVD-R31. A flag is stored while the atomic mode of a copy is still on: it is added.
 * Run: ranks 2, blocks 1, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        asc_set_atomic_add_int();
        aivd_copy(DATA(PEER), INPUT, BYTES, UB(0), 2048);
#ifndef FAULT
        asc_set_atomic_none();
#endif
        asc_sync_pipe(PIPE_MTE3);
        aivd_flag_store(FLAG(PEER, 0), 1);
#ifdef FAULT
        asc_set_atomic_none();
#endif
    } else {
        aivd_flag_wait_at_least(FLAG(1, 0), 1);
        aivd_copy(OUTPUT, DATA(1), BYTES, UB(0), 2048);
    }
}
