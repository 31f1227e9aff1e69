/* Expected: AIVD-R33. Ranks read what their peers have pushed, without a barrier of all ranks.
 * Run: ranks 4, blocks 2, launches 1. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    uint64_t areas[4];
    aivd_team team = {areas, c.rank, c.ranks};
    aivd_part mine = aivd_split_aligned(BYTES, 2, BLOCK, 32);

    for (uint32_t r = 0; r < 4; r++)
        areas[r] = c.window[r];
    aivd_copy(DATA((c.rank + 1) % 4) + mine.begin, INPUT + mine.begin, mine.count, UB(0), 2048);
#ifndef FAULT
    aivd_rank_barrier(&team);
#else
    (void)team;
    aivd_block_barrier();
#endif
    aivd_copy(OUTPUT + mine.begin, DATA(c.rank) + mine.begin, mine.count, UB(0), 2048);
}
