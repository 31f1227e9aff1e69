/* Expected: AIVD-R05. Two notifies of one event before a wait: an event is one bit.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifndef FAULT
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
#endif
    FILL(8192, 8, BYTES);
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifdef FAULT
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
#endif
    STORE(OUTPUT, 8192, BYTES);
}
