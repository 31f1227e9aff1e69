/* shmemi_host_common.h: what official programs take from the library's inside, on the host. Use
 * shmem.h; these names are for programs that exist. */
#ifndef SHMEM_SHMEMI_HOST_COMMON_H
#define SHMEM_SHMEMI_HOST_COMMON_H

#include "shmem.h"

#ifndef __CCE_AICORE__
/* Returns when the host of every PE has called; says nothing of operations under way. */
static inline int32_t aclshmemi_control_barrier_all(void)
{
    aclshmem_sync_all();
    return ACLSHMEM_SUCCESS;
}
#endif

#ifdef __cplusplus
/* What the header of the same name brings into its users' reach. */
#include <cstring>
#include <iostream>
#include <string>
#endif

#endif
