/* shmem/operand.c: see operand.h. */
#include "shmem/operand.h"

aivd_status shmem_symmetric_check(const shmem_pe *pe, const char *call, const char *what,
                                  const void *address, uint64_t bytes)
{
    if (BASE_LIKELY(shmem_symmetric(pe, address, bytes)))
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "%s: %s %p, %llu bytes, is not in the symmetric heap of PE %u (%p, %llu bytes); "
        "give an address of aclshmem_malloc on this PE",
        call, what, address, (unsigned long long)bytes, pe->me, (void *)pe->peers[pe->me].heap,
        (unsigned long long)pe->heap_bytes);
}

aivd_status shmem_local_check(const shmem_pe *pe, const char *call, const char *what,
                              const void *address, uint64_t bytes)
{
    if (BASE_LIKELY(shmem_symmetric(pe, address, bytes)))
        return AIVD_OK;
    if (pe->engines & ACLSHMEM_DATA_OP_ROCE)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s: %s %p is not in the symmetric heap; the instance was made with "
                         "ACLSHMEM_DATA_OP_ROCE, which needs both operands there",
                         call, what, address);
    if (!address)
        return base_fail(AIVD_ERR_NULL, NULL, "%s: %s is NULL", call, what);
    return npu_range_check(address, bytes, what);
}

aivd_status shmem_word_check(const char *call, const void *address, uint32_t size)
{
    if (((uintptr_t)address & (size - 1)) == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: %p is not a multiple of %u, the size of the word",
                     call, address, size);
}
