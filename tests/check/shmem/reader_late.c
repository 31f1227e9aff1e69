/* Expected: AIVD-R28, alone. AIVD-S23, nobody tells the writer of a round that the last one has been
 * read. The reader comes late and has seen the last signal at its first wait, after which all
 * is written: what it waits for, the first one ends. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

enum { ROUNDS = 4 };

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        for (int32_t round = 1; round <= ROUNDS; round++) {
#ifndef FAULT
            WAIT(1, round - 1);
#endif
            aclshmem_putmem_signal(DATA, LOCAL, BYTES, SIGNAL(0), round, ACLSHMEM_SIGNAL_SET, PEER); /* side */
        }
        return;
    }
    BE_LATE();
    for (int32_t round = 1; round <= ROUNDS; round++) {
        WAIT(0, round);
        TAKE(); /* side */
        aclshmem_quiet();
#ifndef FAULT
        SET(1, round, PEER);
#endif
    }
}
