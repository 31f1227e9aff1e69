/* Expected: AIVD-R04, alone. AIVD-S14, the scalar unit reads what a get without wait brings to UB,
 * after the event pair of another pipe. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aclshmem_int32_get_nbi(UB32(MINE), (__gm__ int32_t *)DATA, BYTES / 4, PEER);
#ifdef FAULT
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
#else
    ORDER(PIPE_MTE2, PIPE_S, EVENT_ID0);
#endif
    if (UB32(MINE)[BYTES / 4 - 1] != 0)
        trap();
}
