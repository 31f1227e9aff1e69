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
    char why[SHMEM_WHY_BYTES];
    base_fail(AIVD_ERR_PARAM, NULL, "%s: %p %s", __func__, ptr,
              shmem_symmetric_why(own, ptr, 0, why));
    return NULL;
}
