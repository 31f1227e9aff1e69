/* Expected: AIVD-R33. A kernel on one stream reads what a kernel on another stream writes,
 * without an event.
 * Run: ranks 1, blocks 1, launches 2, host streams_unordered. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.call == 0) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, BYTES);
    } else {
        LOAD(0, OUTPUT, BYTES);
    }
}
