/* Expected: AIVD-R04. A function returns while MTE3 still sends its tile; called again, it has the
 * same place for the next one and writes it.
 * Run: ranks 1, blocks 1, launches 2. */
#include "corpus.h"

static __aicore__ __attribute__((noinline)) void send(Case c, uint32_t i)
{
    __ubuf__ volatile uint32_t tile[64];
    for (uint32_t k = 0; k < 64; k++)
        tile[k] = i + k; /* side */
    ORDER(PIPE_S, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm((__gm__ void *)(OUTPUT + i * 256), (__ubuf__ void *)tile, 256); /* side */
#ifndef FAULT
    ORDER(PIPE_MTE3, PIPE_S, EVENT_ID1);
#endif
}

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (uint32_t i = 0; i < 3; i++)
        send(c, i);
}
