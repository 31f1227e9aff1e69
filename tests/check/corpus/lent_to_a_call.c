/* Expected: AIVD-R37. A store into the peer's buffer of a collective that is over; only for the
 * call the peer had lent it.
 * Run: ranks 2, blocks 1, launches 1, host collective_before. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
#ifdef FAULT
    STORE(GM(c.hidden[PEER]), 0, BYTES);
#else
    STORE(DATA(PEER), 0, BYTES);
#endif
}
