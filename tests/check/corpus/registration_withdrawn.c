/* Expected: AIVD-R37. A store into memory of the peer that it had registered and has deregistered.
 * Run: ranks 2, blocks 1, launches 1, host registered withdrawn. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(GM(c.hidden[PEER]), 0, BYTES);
}
