/* Expected: AIVD-R13, alone. Payload stored by the scalar unit stays in its cache: no asc_dcci
 * before the flag.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        volatile __gm__ int32_t *data = (volatile __gm__ int32_t *)DATA(PEER);
        for (uint32_t i = 0; i < 4; i++)
            data[i] = (int32_t)i;
#ifndef FAULT
        asc_dcci_single((__gm__ void *)DATA(PEER));
#endif
        asc_sync_data_barrier(DSB_DDR);
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
        POST(FLAG(PEER, 0), 1);
    } else {
        WAIT_GE(FLAG(1, 0), 1);
        LOAD(0, DATA(1), 64);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        STORE(OUTPUT, 0, 64);
    }
}
