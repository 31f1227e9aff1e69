/* Expected: AIVD-R36. A reduction adds its first values, too, onto an output that nobody has
 * written.
 * Run: ranks 1, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifndef FAULT
    STORE(GM(c.scratch), 0, BYTES);
    asc_sync_pipe(PIPE_MTE3);
#endif
    asc_set_atomic_add_int();
    STORE(GM(c.scratch), 0, BYTES);
    asc_sync_pipe(PIPE_MTE3);
    asc_set_atomic_none();
}
