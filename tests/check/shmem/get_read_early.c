/* Expected: AIVD-R01, alone. AIVD-S13, what a get without wait brings to UB goes on before it has
 * come.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aclshmem_uint8_get_nbi(UB(MINE), DATA, BYTES, PEER); /* side */
#ifndef FAULT
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
#endif
    STORE(OUTPUT, MINE, BYTES); /* side */
}
