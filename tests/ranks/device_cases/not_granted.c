/* Expected: AIVD-R37. A translated address is an address only: this memory was not granted.
 * Run: ranks 2, blocks 1, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
#ifdef FAULT
        __gm__ void *there = aivd_remote(c.hidden, 0, 1, GM(c.hidden[0]) + 64);
#else
        __gm__ void *there = aivd_remote(c.window, 0, 1, DATA(0) + 64);
#endif
        aivd_copy(there, INPUT, 1024, UB(0), 2048);
    }
}
