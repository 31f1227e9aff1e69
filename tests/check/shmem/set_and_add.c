/* Expected: AIVD-R26, alone. AIVD-S25, a set and an add of one signal, unordered: the set may erase
 * the add.
 * Run: ranks 3, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 1)
        aclshmemx_signal_op(SIGNAL(0), 1, ACLSHMEM_SIGNAL_ADD, 0);
    if (c.pe == 2) {
        BE_LATE();
#ifdef FAULT
        SET(0, 5, 0);
#else
        aclshmemx_signal_op(SIGNAL(0), 5, ACLSHMEM_SIGNAL_ADD, 0);
#endif
    }
    if (c.pe == 0)
        WAIT(0, 5);
}
