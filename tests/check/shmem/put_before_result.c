/* Expected: AIVD-R42, alone. AIVD-S40, the host puts what a kernel writes before that has ended.
 * Run: ranks 2, blocks 1, launches 1, host put_of_result. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(MINE, LOCAL, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, MINE, BYTES);
}
