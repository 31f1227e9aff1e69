/* Expected: AIVD-R24, alone. Signal and payload in one line: asc_dcci in the poll can write old
 * payload back.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    __gm__ uint8_t *payload = FLAG(1, 0) + 32;
#else
    __gm__ uint8_t *payload = FLAG(1, 0) + 64;
#endif
    if (c.rank == 0) {
        WAIT_GE(FLAG(0, 1), 1);
        FILL(0, 5, 32);
        ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
        STORE(payload, 0, 32);
        asc_sync();
        asc_sync_data_barrier(DSB_DDR);
        POST_S(FLAG(1, 0), 1);
    } else {
        POST(FLAG(PEER, 1), 1);
        WAIT_S(FLAG(1, 0), 1);
        asc_sync();
        LOAD(0, payload, 32);
    }
}
