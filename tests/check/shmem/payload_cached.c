/* Expected: AIVD-R21, alone. AIVD-S30, a scalar read of the payload after the wait: the wait
 * fetches the line of its own word anew, not that of the payload, which the core still holds.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        WAIT(1, 1);
        aclshmem_putmem_signal(DATA, LOCAL, BYTES, SIGNAL(0), 1, ACLSHMEM_SIGNAL_SET, PEER);
    } else {
        int32_t sum = WORD(DATA) + WORD(SIGNAL(0));
        SET(1, 1, PEER);
        WAIT(0, 1);
#ifndef FAULT
        asc_dcci_single(DATA);
#endif
        sum += WORD(DATA) + WORD(SIGNAL(0));
        if (sum == 0)
            trap();
    }
}
