/* A race that shows under some schedules only: block 0 looks at a flag once and reads the data if it
 * is there, which block 1 has not drained before its flag. In order of blocks the flag is not there yet.
 * With WRONG the host's check fails when block 0 has seen it (corpus_host takes input for granted). */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (BLOCK == 1) {
        FILL(0, 7, BYTES);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(DATA(c.rank), 0, BYTES);
        POST(FLAG(c.rank, 0), 1);
    } else {
        int32_t seen;
        PEEK(FLAG(c.rank, 0), seen);
        if (seen == 1) {
            LOAD(0, DATA(c.rank), BYTES);
            ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
            STORE(OUTPUT, 0, BYTES);
        }
    }
}
