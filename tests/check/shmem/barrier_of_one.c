/* Expected: AIVD-R30. AIVD-S31, one block alone enters a barrier of all PEs.
 * Run: ranks 2, blocks 2, launches 1, host hangs. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
#ifdef FAULT
    if (BLOCK == 0)
#endif
        aclshmem_barrier_all();
}
