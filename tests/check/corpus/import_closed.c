/* Expected: AIVD-R37. A store into memory of the peer whose import this rank has closed.
 * Run: ranks 2, blocks 1, launches 1, host imported. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(GM(c.hidden[PEER]), 0, BYTES);
}
