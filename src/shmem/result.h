/* shmem/result: status to aclshmem_error_code_t, and the end of entry points, which a recorded run
 * tells. */
#ifndef SHMEM_RESULT_H
#define SHMEM_RESULT_H

#include "base/status.h"
#include "record/ring.h"
#include "shmem/host/shmem_host_def.h"

int shmem_result_of(aivd_status status);

static inline int shmem_result_at(aivd_status status, const char *function, const void *site)
{
    int result = shmem_result_of(status);
    if (record_on())
        record_call_slow(function, result, site);
    return result;
}
#define shmem_result(status) shmem_result_at(status, __func__, __builtin_return_address(0))

/* The same of calls that return a pointer. */
static inline void *shmem_pointer_at(void *pointer, const char *function, const void *site)
{
    if (record_on())
        record_call_slow(function, pointer == NULL, site);
    return pointer;
}
#define shmem_pointer(pointer) shmem_pointer_at(pointer, __func__, __builtin_return_address(0))

#endif
