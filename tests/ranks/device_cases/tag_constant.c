/* Expected: AIVD-R27. The same tag in every call: the second call does not wait.
 * Run: ranks 2, blocks 1, launches 2. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    uint64_t tag = 1;
#else
    uint64_t tag = c.call + 1;
#endif
    if (c.rank == 0) {
        aivd_copy(DATA(PEER), INPUT, BYTES, UB(0), 2048);
        asc_sync_pipe(PIPE_MTE3);
        aivd_flag_store(FLAG(PEER, 0), tag);
        aivd_flag_wait_at_least(FLAG(0, 1), c.call + 1);
    } else {
        aivd_flag_wait_at_least(FLAG(1, 0), tag);
        aivd_copy(OUTPUT, DATA(1), BYTES, UB(0), 2048);
        asc_sync();
        aivd_flag_store(FLAG(PEER, 1), c.call + 1);
    }
}
