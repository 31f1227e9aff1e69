/* Expected: AIVD-R27. The flag of every call has the same value: the second call does not wait.
 * Run: ranks 2, blocks 1, launches 2. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    int32_t tag = 1;
#else
    int32_t tag = (int32_t)c.call + 1;
#endif
    if (c.rank == 0) {
        FILL(0, c.call, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 0), tag);
        WAIT_GE(FLAG(0, 1), c.call + 1);
    } else {
        WAIT_GE(FLAG(1, 0), tag);
        LOAD(0, DATA(1), BYTES);
        asc_sync();
        POST(FLAG(PEER, 1), c.call + 1);
    }
}
