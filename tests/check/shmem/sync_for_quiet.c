/* Expected: AIVD-R17, alone. AIVD-S34, a sync of all PEs taken for a quiet: it promises plain
 * stores only, the move may still be on its way. Run: ranks 2, blocks 2, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (BLOCK == 0)
        aclshmem_putmem_nbi(DATA, LOCAL, BYTES, PEER);
#ifndef FAULT
    aclshmem_quiet();
#endif
    aclshmem_sync_all();
    if (BLOCK == 0)
        TAKE();
}
