/* Expected: AIVD-R26, alone. AIVD-S44, an atomic and a plain store to one word, unordered: the
 * store may erase what was added. Run: ranks 3, blocks 1, launches 1. */
#include "corpus_shmem.h"

__global__ __aicore__ void kernel(Case c)
{
    asc_init();
    __gm__ int32_t *word = (__gm__ int32_t *)DATA;
    if (c.pe == 1)
        (void)aclshmem_int32_atomic_fetch_add(word, 1, 0);
    if (c.pe == 2) {
        BE_LATE();
#ifdef FAULT
        aclshmem_int32_p(word, 7, 0);
#else
        (void)aclshmem_int32_atomic_fetch_add(word, 7, 0);
#endif
    }
    if (c.pe == 0)
        aclshmem_int32_wait_until(word, ACLSHMEM_CMP_GE, 7);
}
