/* Expected: AIVD-R18, alone. A scalar poll without asc_dcci: the core looks at its cached copy for
 * ever.
 * Run: ranks 2, blocks 1, launches 2, host second_late. */
#include "corpus.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    if (c.call == 0)
        return;
    if (c.rank == 0) {
        POST_S(FLAG(PEER, 0), 1);
    } else {
#ifdef FAULT
        while (WORD(FLAG(1, 0)) < 1)
            ;
#else
        WAIT_S(FLAG(1, 0), 1);
#endif
    }
}
