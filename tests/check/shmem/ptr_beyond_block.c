/* Expected: AIVD-R34, alone. AIVD-S06, a move through aclshmem_ptr beyond the end of the block.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

#ifdef FAULT
#define PLACE (16384 - BYTES + 256)
#else
#define PLACE (16384 - BYTES)
#endif

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    __gm__ uint8_t *there = (__gm__ uint8_t *)aclshmem_ptr(GM(c.signals), PEER);
    LOAD(MINE, LOCAL, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(there + PLACE, MINE, BYTES);
}
