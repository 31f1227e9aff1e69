/* Expected: AIVD-R37. A kernel reads registered memory of the peer after the communicator it was
 * granted in has ended.
 * Run: ranks 2, blocks 1, launches 1, host registered ends_first. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, c.hidden[PEER], BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
