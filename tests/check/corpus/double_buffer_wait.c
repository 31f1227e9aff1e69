/* Expected: AIVD-R02. Two buffers with an event each; a buffer is given free before its store, not
 * behind it.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
    for (uint32_t i = 0; i < 6; i++) {
        uint32_t half = i % 2;
        event_t free = half ? EVENT_ID1 : EVENT_ID0;
        asc_sync_wait(PIPE_MTE3, PIPE_MTE2, free);
        LOAD(half * 8192, INPUT + i * BYTES, BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID2);
#ifdef FAULT
        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, free);
        STORE(OUTPUT + i * BYTES, half * 8192, BYTES);
#else
        STORE(OUTPUT + i * BYTES, half * 8192, BYTES);
        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, free);
#endif
    }
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
}
