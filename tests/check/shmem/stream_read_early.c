/* Expected: AIVD-R42, alone. AIVD-S38, the host reads what a get in a stream brings before the
 * stream has come so far. Run: ranks 2, blocks 1, launches 1, host get_on_stream. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    (void)c;
}
