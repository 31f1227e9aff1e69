/* Expected: AIVD-R18. A scalar poll without asc_dcci: the core looks at its cached copy for
 * ever.
 * Run: ranks 2, blocks 1, launches 1. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.rank == 0) {
        /* after the peer has looked once */
        WAIT_GE(FLAG(0, 1), 1);
        asc_sync();
        asc_sync_data_barrier(DSB_DDR);
        POST_S(FLAG(PEER, 0), 1);
    } else {
        asc_dcci_single(FLAG(1, 0));
        if (WORD(FLAG(1, 0)) == 0)
            POST(FLAG(PEER, 1), 1);
#ifdef FAULT
        for (uint32_t i = 0; WORD(FLAG(1, 0)) < 1 && i < 100000000; i++)
            ;
#else
        WAIT_S(FLAG(1, 0), 1);
#endif
    }
}
