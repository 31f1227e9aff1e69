/* Expected: AIVD-R29. Waits for one tag exactly, which the writer has gone past.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        aivd_flag_store(FLAG(PEER, 0), 1);
        aivd_flag_store(FLAG(PEER, 0), 2);
        aivd_flag_store(FLAG(PEER, 1), 1);
    } else {
        aivd_flag_wait_at_least(FLAG(1, 1), 1);
#ifdef FAULT
        aivd_flag_wait_equal(FLAG(1, 0), 1);
#else
        aivd_flag_wait_at_least(FLAG(1, 0), 1);
#endif
    }
}
