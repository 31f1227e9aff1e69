/* Expected: AIVD-R08, alone. AIVD-S24, a put without wait and then its signal: that the call has
 * returned is taken for the end of the move. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        aclshmem_putmem_nbi(DATA, LOCAL, BYTES, PEER); /* side */
#ifndef FAULT
        aclshmem_quiet();
#endif
        SET(0, 1, PEER);
    } else {
        WAIT(0, 1);
        TAKE(); /* side */
    }
}
