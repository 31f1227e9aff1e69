/* Expected: AIVD-R24, alone. AIVD-S29, a signal in the line of the payload, stored and polled by
 * hand: the poll can write back old bytes of the payload. Run: ranks 2, blocks 1, launches 1. */
#include "corpus_shmem.h"

#ifdef FAULT
#define PAYLOAD ((__gm__ uint8_t *)SIGNAL(0) + 32)
#else
#define PAYLOAD ((__gm__ uint8_t *)SIGNAL(0) + 64)
#endif

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.pe == 0) {
        __gm__ uint8_t *ready = (__gm__ uint8_t *)aclshmem_ptr(SIGNAL(0), PEER);
        WAIT(1, 1);
        aclshmem_putmem(PAYLOAD, LOCAL, 32, PEER);
        aclshmem_quiet();
        WORD(ready) = 1;
        asc_dcci_single(ready);
    } else {
        SET(1, 1, PEER);
        do
            asc_dcci_single((__gm__ uint8_t *)SIGNAL(0));
        while (WORD(SIGNAL(0)) != 1);
        asc_sync();
        LOAD(MINE, PAYLOAD, 32);
    }
}
