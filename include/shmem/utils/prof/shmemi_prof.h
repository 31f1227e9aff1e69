/* utils/prof/shmemi_prof.h: cycles of parts of a kernel. SHMEM_CYCLE_PROF_PE names the PE that is
 * measured; its host asks with aclshmemx_get_prof or aclshmemx_show_prof.
 *
 *     SHMEMI_PROF_START(3);
 *     ...                      frame 3, on any number of blocks, any number of times
 *     SHMEMI_PROF_END(3);
 *
 * Frames are numbered from 0 below ACLSHMEM_CYCLE_PROF_FRAME_CNT; blocks from
 * ACLSHMEM_CYCLE_PROF_MAX_BLOCK on are not measured. Both marks wait for this block's pipes where
 * the PE is measured. A cycle is one of asc_get_system_cycle(). */
#ifndef SHMEMI_PROF_H
#define SHMEMI_PROF_H

#ifdef __CCE_AICORE__
#include "../../device/shmem_def.h"

#ifdef __cplusplus
extern "C" {
#endif
/* Whether this block is measured in this frame; then its cycles go on from, or up to, now. */
bool aivd_shm_profiled(int64_t frame);
void aivd_shm_prof_begin(int64_t frame);
void aivd_shm_prof_end(int64_t frame);
#ifdef __cplusplus
}
#endif

#define SHMEMI_PROF_START(frame)                                                                   \
    do {                                                                                           \
        if (aivd_shm_profiled(frame)) {                                                            \
            asc_sync_pipe(PIPE_ALL);                                                               \
            aivd_shm_prof_begin(frame);                                                            \
        }                                                                                          \
    } while (0)
#define SHMEMI_PROF_END(frame)                                                                     \
    do {                                                                                           \
        if (aivd_shm_profiled(frame)) {                                                            \
            asc_sync_pipe(PIPE_ALL);                                                               \
            aivd_shm_prof_end(frame);                                                              \
        }                                                                                          \
    } while (0)
#else
#define SHMEMI_PROF_START(frame) (void)(frame)
#define SHMEMI_PROF_END(frame)   (void)(frame)
#endif

#endif
