/* Expected: AIVD-R05. A wait without a notify: the core hangs on hardware.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifndef FAULT
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
#endif
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    LOAD(0, INPUT, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
