/* Expected: AIVD-R41, alone. AIVD-S27, each PE waits for the other's signal before it sends its
 * own.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifndef FAULT
    SET(0, 1, PEER);
#endif
    WAIT(0, 1);
#ifdef FAULT
    SET(0, 1, PEER);
#endif
}
