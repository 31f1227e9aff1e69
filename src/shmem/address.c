/* shmem/address.c: where a place of the symmetric heap is on another PE. */
#include "shmem/host/data_plane/shmem_host_rma.h"

#include "shmem/pe.h"

BASE_EXPORT void *aclshmem_ptr(void *ptr, int pe)
{
    const shmem_pe *own = shmem_pe_of(__func__);
    if (!own || shmem_pe_check(own, __func__, pe))
        return NULL;
    if (shmem_symmetric(own, ptr, 0))
        return shmem_translate(own, ptr, (uint32_t)pe);
    base_fail(AIVD_ERR_PARAM, NULL, "%s: %p is not in the symmetric heap of PE %u (%p, %llu bytes)",
              __func__, ptr, own->me, (void *)own->peers[own->me].heap,
              (unsigned long long)own->heap_bytes);
    return NULL;
}
