/* device/gm2gm/shmem_device_mo.h: order of operations. For kernels. A refused operand ends the
 * kernel with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_MO_H
#define DEVICE_GM2GM_SHMEM_MO_H

#include "../../device/shmem_def.h"

/* Returns when every operation this caller issued is complete at its PE. */
static __aicore__ AIVD_INLINE void aclshmem_quiet(void)
{
    aivd_shm_quiet("aclshmem_quiet", AIVD_SHM_ANY, -1);
}

/* Operations to a PE issued before it take effect before those issued after it. */
static __aicore__ AIVD_INLINE void aclshmem_fence(void)
{
    aivd_shm_fence("aclshmem_fence");
}

#endif
