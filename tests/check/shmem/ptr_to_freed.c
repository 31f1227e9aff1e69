/* Expected: AIVD-R35, alone. AIVD-S07, a kernel moves data to a block that was freed, by the
 * address that it still has. Run: ranks 2, blocks 1, launches 1, host freed_before. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(MINE, LOCAL, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(DATA, MINE, BYTES);
}
