/* Expected: AIVD-R33, alone. AIVD-S23, each block puts its part, block 0 signals for all: a signal
 * that is seen says nothing of what others have put. Run: ranks 2, blocks 4, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    uint32_t part = BYTES / 4, at = BLOCK * part;
    if (c.pe == 0) {
#ifdef FAULT
        if (BLOCK == 0)
            aclshmem_putmem_signal(DATA, LOCAL, part, SIGNAL(0), 4, ACLSHMEM_SIGNAL_SET, PEER);
        else
            aclshmem_putmem(DATA + at, LOCAL + at, part, PEER);
#else
        aclshmem_putmem_signal(DATA + at, LOCAL + at, part, SIGNAL(0), 1, ACLSHMEM_SIGNAL_ADD, PEER);
#endif
    } else if (BLOCK == 0) {
        WAIT(0, 4);
        TAKE();
    }
}
