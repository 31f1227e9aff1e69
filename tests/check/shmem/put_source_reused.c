/* Expected: AIVD-R02, alone. AIVD-S12, UB that a put without wait still reads is loaded again.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (uint32_t k = 0; k < 2; k++) {
        LOAD(MINE, LOCAL + k * BYTES, BYTES);
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
        aclshmem_uint8_put_nbi(DATA + k * BYTES, UB(MINE), BYTES, PEER);
#ifndef FAULT
        ORDER(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
#endif
    }
}
