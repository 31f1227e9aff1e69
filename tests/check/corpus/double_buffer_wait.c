/* Expected: AIVD-R02. Two buffers with an event each; the wait before the load names the other
 * buffer's event.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
    for (uint32_t i = 0; i < 6; i++) {
        uint32_t half = i % 2;
#ifdef FAULT
        event_t free = half ? EVENT_ID0 : EVENT_ID1;
#else
        event_t free = half ? EVENT_ID1 : EVENT_ID0;
#endif
        asc_sync_wait(PIPE_MTE3, PIPE_MTE2, free);
        LOAD(half * 8192, INPUT + i * BYTES, BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID2);
        STORE(OUTPUT + i * BYTES, half * 8192, BYTES);
        asc_sync_notify(PIPE_MTE3, PIPE_MTE2, free);
    }
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
}
