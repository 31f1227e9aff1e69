/* Expected: AIVD-R39, alone. The output is freed while the kernel may still store to it: it has
 * only just been started.
 * Run: ranks 1, blocks 1, launches 1, host freed_in_use. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    FILL(0, 7, BYTES);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, 0, BYTES);
}
