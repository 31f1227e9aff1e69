/* device/impl_order.h: quiet, fence, barriers and syncs behind the calls of kernels.
 *
 * All blocks of a kernel take part in a barrier or sync, on every PE of the team; the numbers of
 * blocks may differ between PEs. A barrier completes what the blocks have issued; a sync orders plain
 * stores only. Each PE has a line for every member of a team; counts only grow. */
#ifndef SHMEM_DEVICE_IMPL_ORDER_H
#define SHMEM_DEVICE_IMPL_ORDER_H

#include "impl.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Refuses a PE that is none; -1 stands for all. */
void aivd_shm_check_pe(const char *call, int pe);
/* The number of the barrier of this PE that begins now. */
uint64_t aivd_shm_next_barrier(const char *call, int team);
/* This PE's line in the area of a member; and a member's line here. */
void *aivd_shm_line_there(int team, int member);
void *aivd_shm_line_here(int team, int member);

#ifdef __cplusplus
}
#endif

/* What this core has issued is complete and visible: all pipes are drained, all cached stores written
 * back. It covers every engine: here they all complete what they were given when their call returns. */
static __aicore__ AIVD_INLINE void aivd_shm_quiet(const char *call, int engine, int pe)
{
    (void)engine;
    aivd_shm_check_pe(call, pe);
    asc_sync_pipe(PIPE_ALL);
    asc_sync_data_barrier(DSB_DDR);
    asc_dcci_entire_out();
}

static __aicore__ AIVD_INLINE void aivd_shm_fence(const char *call)
{
    aivd_shm_quiet(call, AIVD_SHM_ANY, -1);
}

/* One block of every PE. */
static __aicore__ AIVD_INLINE void aivd_shm_meet(const char *call, int team)
{
    int count = aivd_shm_team_n_pes(team), me = aivd_shm_team_my_pe(team);
    uint64_t number = aivd_shm_next_barrier(call, team);

    for (int step = 1; step < count; step++) /* not all at the same one */
        aivd_flag_store(aivd_shm_line_there(team, (me + step) % count), number);
    for (int step = 1; step < count; step++)
        aivd_flag_wait_at_least(aivd_shm_line_here(team, (me + step) % count), number);
}

static __aicore__ AIVD_INLINE void aivd_shm_barrier(const char *call, int team)
{
    if (team == ACLSHMEM_TEAM_INVALID)
        return;
    aivd_shm_quiet(call, AIVD_SHM_ANY, -1);
    aivd_block_barrier();
    if (asc_get_block_idx() == 0)
        aivd_shm_meet(call, team);
    aivd_block_barrier();
}

/* Stores and looks of the scalar unit: moves that are on their way stay there. */
static __aicore__ AIVD_INLINE void aivd_shm_meet_scalar(const char *call, int team)
{
    int count = aivd_shm_team_n_pes(team), me = aivd_shm_team_my_pe(team);
    uint64_t number = aivd_shm_next_barrier(call, team);

    for (int step = 1; step < count; step++)
        asc_store_dev((__gm__ uint64_t *)aivd_shm_line_there(team, (me + step) % count), number);
    for (int step = 1; step < count; step++)
        aivd_flag_wait_at_least(aivd_shm_line_here(team, (me + step) % count), number);
}

static __aicore__ AIVD_INLINE void aivd_shm_sync_blocks(void)
{
    asc_sync_block_arrive(PIPE_S, AIVD_BARRIER_FLAG_ID);
    asc_sync_block_wait(PIPE_S, AIVD_BARRIER_FLAG_ID);
}

static __aicore__ AIVD_INLINE void aivd_shm_sync(const char *call, int team)
{
    if (team == ACLSHMEM_TEAM_INVALID)
        return;
    asc_dcci_entire_out();
    aivd_shm_sync_blocks();
    if (asc_get_block_idx() == 0)
        aivd_shm_meet_scalar(call, team);
    aivd_shm_sync_blocks();
}

#endif
