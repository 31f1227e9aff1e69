/* Expected: AIVD-R02, alone. AIVD-S17, the kernel keeps data where high-level calls move theirs
 * through, UB from 0 to 16 KiB, while one of them is on its way. Run: ranks 2, blocks 1, launches
 * 1. */
#include "corpus_shmem.h"

#ifdef FAULT
#define OWN 0
#else
#define OWN MINE
#endif

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    aclshmem_putmem_nbi(DATA, LOCAL, BYTES, PEER);
    asc_duplicate((__ubuf__ uint32_t *)UB(OWN), 7, BYTES / 4);
    ORDER(PIPE_V, PIPE_MTE3, EVENT_ID0);
    STORE(OUTPUT, OWN, BYTES);
}
