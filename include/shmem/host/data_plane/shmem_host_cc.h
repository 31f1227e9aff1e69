/* host/data_plane/shmem_host_cc.h: barriers of the PEs' hosts.
 *
 * A barrier first completes what this PE's host issued and what the library's default stream holds,
 * never user streams. ACLSHMEM_TEAM_INVALID returns at once. Source document: aclshmem reference,
 * collective synchronisation. */
#ifndef SHMEM_HOST_CC_H
#define SHMEM_HOST_CC_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifndef __CCE_AICORE__ /* kernels have their own of these */
/* Returns when every PE of the team has called; everything host-issued before it is complete. */
ACLSHMEM_HOST_API void aclshmem_barrier(aclshmem_team_t team);
ACLSHMEM_HOST_API void aclshmem_barrier_all(void);

/* Returns when every PE of the team has called; promises plain stores only. */
ACLSHMEM_HOST_API void aclshmem_sync(aclshmem_team_t team);
ACLSHMEM_HOST_API void aclshmem_sync_all(void);
#endif

/* The barriers as tasks of a stream; NULL is the library's default stream. */
ACLSHMEM_HOST_API void aclshmemx_barrier_on_stream(aclshmem_team_t team, aclrtStream stream);
ACLSHMEM_HOST_API void aclshmemx_barrier_all_on_stream(aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
