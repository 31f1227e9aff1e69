/* Expected: AIVD-R34. A copy from memory of the process itself, which is no device memory.
 * Run: ranks 1, blocks 1, launches 1, host ordinary. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    LOAD(0, c.scratch, BYTES);
    ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
