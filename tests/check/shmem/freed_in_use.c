/* Expected: AIVD-R39, alone. AIVD-S04, the block is freed while the kernel that uses it may still
 * run.
 * Run: ranks 2, blocks 1, launches 1, host free_in_use. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aclshmem_putmem(DATA, LOCAL, BYTES, (int)c.pe);
}
