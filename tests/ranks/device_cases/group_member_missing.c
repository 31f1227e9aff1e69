/* Expected: AIVD-R41. A block of a group does not come to its barrier.
 * Run: ranks 1, blocks 4, launches 1, host hangs. */
#include "../../check/corpus/corpus.h"

#include <aivdrive/device.h>

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aivd_group group = {WINDOW(0), BLOCK, 4};

    aivd_group_barrier(&group);
#ifdef FAULT
    if (BLOCK == 2)
        return;
#endif
    aivd_group_barrier(&group);
}
