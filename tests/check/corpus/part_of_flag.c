/* Expected: AIVD-R22, alone. The reader fetches the second half of a 64-byte flag: only the first
 * word is written whole and last.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        FILL(SEND, 1, 64);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(FLAG(PEER, 0), SEND, 64);
    } else {
#ifdef FAULT
        WAIT_GE(FLAG(1, 0) + 32, 1);
#else
        WAIT_GE(FLAG(1, 0), 1);
#endif
    }
}
