/* Expected: AIVD-R28, alone. A slot is filled again by the next call without a word from its
 * reader.
 * Run: ranks 2, blocks 1, launches 2, host second_late. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    int32_t tag = (int32_t)c.call + 1;

    asc_init();
    if (c.rank == 0) {
#ifndef FAULT
        WAIT_GE(FLAG(0, 1), c.call);
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID1);
#endif
        FILL(0, tag, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(PEER), 0, BYTES);
        asc_sync_pipe(PIPE_MTE3);
        POST(FLAG(PEER, 0), tag);
    } else {
        WAIT_GE(FLAG(1, 0), tag);
        LOAD(0, DATA(1), BYTES);
        asc_sync();
        POST(FLAG(PEER, 1), tag);
    }
}
