/* Expected: AIVD-R10, alone. AIVD-S12, memory that a get without wait still reads is given to the
 * peer, which writes to it. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        aclshmem_uint8_get_nbi(UB(MINE), DATA, BYTES, 0);
#ifndef FAULT
        aclshmem_quiet();
#endif
        SET(0, 1, PEER);
    } else {
        WAIT(0, 1);
        aclshmem_putmem(DATA, LOCAL, BYTES, 0);
    }
}
