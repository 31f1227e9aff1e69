/* Expected: AIVD-R13, alone. AIVD-S21, a word of a peer is stored through aclshmem_ptr and not
 * written back before the signal. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        __gm__ uint8_t *there = (__gm__ uint8_t *)aclshmem_ptr(DATA, PEER);
        WORD(there) = 7;
#ifndef FAULT
        asc_dcci_single(there);
#endif
        asc_sync_data_barrier(DSB_DDR);
        SET(0, 1, PEER);
    } else {
        WAIT(0, 1);
        TAKE();
    }
}
