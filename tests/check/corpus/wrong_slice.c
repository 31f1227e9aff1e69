/* Expected: AIVD-R33. The reader waits for one rank and reads another rank's slice.
 * Run: ranks 3, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank < 2) {
        FILL(0, c.rank, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(2) + c.rank * BYTES, 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(2, c.rank), 1);
    } else {
#ifdef FAULT
        WAIT_GE(FLAG(2, 0), 1);
#else
        WAIT_GE(FLAG(2, 1), 1);
#endif
        LOAD(0, DATA(2) + BYTES, BYTES);
    }
}
