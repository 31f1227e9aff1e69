/* device/gm2gm/shmem_device_cc.h: barriers. For kernels. A refused operand ends the kernel with
 * 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_CC_H
#define DEVICE_GM2GM_SHMEM_CC_H

#include "../../device/shmem_def.h"

/* Takes what util_get_ffts_config returned; the first call of a kernel with barriers. */
static __aicore__ AIVD_INLINE void util_set_ffts_config(uint64_t config)
{
    aivd_shm_set_ffts("util_set_ffts_config", config);
}

/* Returns when every PE of the team has called. Everything the kernels of these PEs issued
 * before it is complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_barrier(aclshmem_team_t team)
{
    aivd_shm_barrier("aclshmem_barrier", team);
}

/* Returns when every PE has called. Everything the kernels of these PEs issued before it is
 * complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_barrier_all(void)
{
    aivd_shm_barrier("aclshmem_barrier_all", ACLSHMEM_TEAM_WORLD);
}

/* aclshmem_barrier of the vector cores. */
static __aicore__ AIVD_INLINE void aclshmemx_barrier_vec(aclshmem_team_t team)
{
    aivd_shm_barrier("aclshmemx_barrier_vec", team);
}

/* aclshmem_barrier_all of the vector cores. */
static __aicore__ AIVD_INLINE void aclshmemx_barrier_all_vec(void)
{
    aivd_shm_barrier("aclshmemx_barrier_all_vec", ACLSHMEM_TEAM_WORLD);
}

/* Returns when every PE of the team has called; orders plain stores only. */
static __aicore__ AIVD_INLINE void aclshmem_sync(aclshmem_team_t team)
{
    aivd_shm_sync("aclshmem_sync", team);
}

/* The same for the world. */
static __aicore__ AIVD_INLINE void aclshmem_sync_all(void)
{
    aivd_shm_sync("aclshmem_sync_all", ACLSHMEM_TEAM_WORLD);
}

/* aclshmem_sync of the vector cores. */
static __aicore__ AIVD_INLINE void aclshmemx_sync_vec(aclshmem_team_t team)
{
    aivd_shm_sync("aclshmemx_sync_vec", team);
}

/* aclshmem_sync_all of the vector cores. */
static __aicore__ AIVD_INLINE void aclshmemx_sync_vec_all(void)
{
    aivd_shm_sync("aclshmemx_sync_vec_all", ACLSHMEM_TEAM_WORLD);
}

#endif
