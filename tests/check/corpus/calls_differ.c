/* Expected: AIVD-R38. One rank launches the two operators in the other order.
 * Run: ranks 2, blocks 1, launches 1, host calls_differ hangs. */
#include "corpus.h"

__global__ __aicore__ void second(Case c)
{
    asc_init();
    POST(FLAG(PEER, 1), 1);
    WAIT_GE(FLAG(c.rank, 1), 1);
}

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    POST(FLAG(PEER, 0), 1);
    WAIT_GE(FLAG(c.rank, 0), 1);
}
