/* Expected: AIVD-R28, alone. AIVD-S23, as in reader_late: the stream waits for the signal of the round,
 * and its kernel reads. Run: ranks 2, blocks 1, launches 3, host waits_on_stream. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    int32_t round = (int32_t)c.call + 1;

    asc_init();
    if (c.pe == 0) {
#ifndef FAULT
        WAIT(1, round - 1);
#endif
        aclshmem_putmem_signal(DATA, LOCAL, BYTES, SIGNAL(0), round, ACLSHMEM_SIGNAL_SET, PEER); /* side */
    } else {
        TAKE(); /* side */
        aclshmem_quiet();
#ifndef FAULT
        SET(1, round, PEER);
#endif
    }
}
