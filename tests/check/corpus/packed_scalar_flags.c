/* Expected: AIVD-R23, alone. Two ranks' scalar flags in one 64-byte line: the write-back of one
 * undoes the other.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    __gm__ uint8_t *mine = FLAG(0, 0) + c.rank * 4;
#else
    __gm__ uint8_t *mine = FLAG(0, c.rank);
#endif
    POST_S(mine, 1);
}
