/* Expected: AIVD-R41, alone. The kernel of one stream waits for a flag of the kernel of another, which
 * waits for an event behind the first.
 * Run: ranks 1, blocks 1, launches 2, host streams_crossed hangs. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.call == 0)
        WAIT_GE(FLAG(0, 0), 1);
    else
        POST(FLAG(0, 0), 1);
}
