/* host/team/shmem_host_team.h: teams of PEs.
 *
 * Splits are collective over the parent team. Numbers of PEs in a call are those of the team the
 * call names. Source document: aclshmem reference, teams. */
#ifndef SHMEM_HOST_TEAM_H
#define SHMEM_HOST_TEAM_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The PEs pe_start, pe_start + pe_stride, ... (pe_size of them, numbered in the parent) become a
 * team. The others get ACLSHMEM_TEAM_INVALID. */
ACLSHMEM_HOST_API int aclshmem_team_split_strided(aclshmem_team_t parent_team, int pe_start,
                                                  int pe_stride, int pe_size,
                                                  aclshmem_team_t *new_team);

/* The parent's PEs as rows of x_range: every PE gets its row and its column. The last row may be
 * shorter. */
ACLSHMEM_HOST_API int aclshmem_team_split_2d(aclshmem_team_t parent_team, int x_range,
                                             aclshmem_team_t *x_team, aclshmem_team_t *y_team);

/* What a team was made with. */
ACLSHMEM_HOST_API int aclshmem_team_get_config(aclshmem_team_t team,
                                               aclshmem_team_config_t *config);

/* Ends a team on the calling PE; the world team stays, and one that a stream still uses. */
ACLSHMEM_HOST_API void aclshmem_team_destroy(aclshmem_team_t team);

#ifndef __CCE_AICORE__ /* kernels have their own of these */
/* The number in dest_team of PE src_pe of src_team; -1 when it is no member. */
ACLSHMEM_HOST_API int aclshmem_team_translate_pe(aclshmem_team_t src_team, int src_pe,
                                                 aclshmem_team_t dest_team);

/* My number in the world and its size. */
ACLSHMEM_HOST_API int aclshmem_my_pe(void);
ACLSHMEM_HOST_API int aclshmem_n_pes(void);

/* My number in a team and its size; -1 when the team is invalid or I am no member. */
ACLSHMEM_HOST_API int aclshmem_team_my_pe(aclshmem_team_t team);
ACLSHMEM_HOST_API int aclshmem_team_n_pes(aclshmem_team_t team);
#endif

#ifdef __cplusplus
}
#endif

#endif
