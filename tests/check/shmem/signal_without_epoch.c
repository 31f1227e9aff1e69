/* Expected: AIVD-R27. AIVD-S27, the second round sets the signal to the value that it still
 * has: the wait does not wait. Run: ranks 2, blocks 1, launches 2. */
#include "corpus_shmem.h"

#ifdef FAULT
#define EPOCH 1
#else
#define EPOCH ((int32_t)c.call + 1)
#endif

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        aclshmem_putmem_signal(DATA, LOCAL, BYTES, SIGNAL(0), EPOCH, ACLSHMEM_SIGNAL_SET, PEER);
        WAIT(1, (int32_t)c.call + 1);
    } else {
        aclshmem_signal_wait_until(SIGNAL(0), ACLSHMEM_CMP_EQ, EPOCH);
        TAKE();
        aclshmem_quiet();
        SET(1, (int32_t)c.call + 1, PEER);
    }
}
