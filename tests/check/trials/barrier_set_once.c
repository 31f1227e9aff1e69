/* Expected: AIVD-R27. Five barriers on one signal: set 1, wait for at least 1. The left-over signal
 * satisfies every wait from the second on.
 * Run: ranks 2, blocks 1, launches 1, host values.
 * Result: rank 0 output 5; rank 1 output 5. */
#include "../corpus/corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    int32_t barriers = 0;
    for (int32_t i = 1; i <= 5; i++) {
#ifdef FAULT
        int32_t value = 1;
#else
        int32_t value = i;
#endif
        POST(FLAG(PEER, 0), value); /* side */
        WAIT_GE(FLAG(c.rank, 0), value);
        asc_sync();
        barriers++;
    }
    UB32(0)[0] = barriers;
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, 32);
}
