/* Expected: AIVD-R05, alone. A notify that nobody waits for: the event is still set for the next
 * kernel.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, INPUT, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
#ifdef FAULT
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
#endif
}
