/* Expected: AIVD-R33. Blocks read what other blocks have copied, without a barrier of all blocks.
 * Run: ranks 1, blocks 4, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aivd_part mine = aivd_split(BYTES, 4, BLOCK), next = aivd_split(BYTES, 4, (BLOCK + 1) % 4);

    aivd_copy(WINDOW(0) + 65536 + mine.begin, INPUT + mine.begin, mine.count, UB(0), 2048);
#ifndef FAULT
    aivd_block_barrier();
#endif
    aivd_copy(OUTPUT + next.begin, WINDOW(0) + 65536 + next.begin, next.count, UB(0), 2048);
}
