/* Expected: AIVD-R28, alone. AIVD-S35, a barrier behind the puts of every round and none before those
 * of the next: the reader comes late to the barrier, where its peer has arrived once more. Run: ranks 2, blocks 2, launches 1. */
#include "corpus_shmem.h"

enum { ROUNDS = 3 };

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    for (int32_t round = 1; round <= ROUNDS; round++) {
        if (c.pe == 0 && BLOCK == 0)
            aclshmem_putmem(DATA, LOCAL, BYTES, PEER); /* side */
        aclshmem_barrier_all();
        if (c.pe == 1 && BLOCK == 0)
            TAKE(); /* side */
#ifndef FAULT
        aclshmem_barrier_all();
#endif
        if (c.pe == 1)
            BE_LATE();
    }
}
