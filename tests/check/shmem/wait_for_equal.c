/* Expected: AIVD-R29. AIVD-S27, a wait for equality on a counter that goes on.
 * Run: ranks 2, blocks 1, launches 1, host hangs. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        aclshmemx_signal_op(SIGNAL(0), 1, ACLSHMEM_SIGNAL_ADD, PEER);
        aclshmemx_signal_op(SIGNAL(0), 1, ACLSHMEM_SIGNAL_ADD, PEER);
        SET(1, 1, PEER);
    } else {
        WAIT(1, 1);
#ifdef FAULT
        aclshmem_signal_wait_until(SIGNAL(0), ACLSHMEM_CMP_EQ, 1);
#else
        aclshmem_signal_wait_until(SIGNAL(0), ACLSHMEM_CMP_GE, 1);
#endif
    }
}
