/* device/team/shmem_device_team.h: who I am, in the world and in a team. For kernels. A refused
 * operand ends the kernel with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_TEAM_SHMEM_TEAM_H
#define DEVICE_TEAM_SHMEM_TEAM_H

#include "../../device/shmem_def.h"

/* The active instance. */
static __aicore__ AIVD_INLINE uint64_t aclshmemx_instance_ctx_get(void)
{
    return aivd_shm_instance_get();
}

/* Makes an instance the active one. */
static __aicore__ AIVD_INLINE void aclshmemx_instance_ctx_set(uint64_t instance_id)
{
    aivd_shm_instance_set("aclshmemx_instance_ctx_set", instance_id);
}

/* My number in the world. */
static __aicore__ AIVD_INLINE int aclshmem_my_pe(void)
{
    return aivd_shm_my_pe();
}

/* The number of PEs. */
static __aicore__ AIVD_INLINE int aclshmem_n_pes(void)
{
    return aivd_shm_n_pes();
}

/* My number in a team; -1 for an invalid team. */
static __aicore__ AIVD_INLINE int aclshmem_team_my_pe(aclshmem_team_t team)
{
    return aivd_shm_team_my_pe(team);
}

/* The number of PEs of a team; -1 for an invalid team. */
static __aicore__ AIVD_INLINE int aclshmem_team_n_pes(aclshmem_team_t team)
{
    return aivd_shm_team_n_pes(team);
}

/* The number in dest_team of PE src_pe of src_team; -1 when it is no member. */
static __aicore__ AIVD_INLINE int aclshmem_team_translate_pe(aclshmem_team_t src_team, int src_pe,
                                                             aclshmem_team_t dest_team)
{
    return aivd_shm_team_translate(src_team, src_pe, dest_team);
}

/* The number in the world of a team's PE; -1 when there is none. */
static __aicore__ AIVD_INLINE int aclshmem_team_pe_mapping(aclshmem_team_t team, int pe)
{
    return aivd_shm_team_mapping(team, pe);
}

#endif
