/* aivdrive/device_barrier.h: barriers of blocks, groups of blocks and ranks, for device code in C
 * and C++.
 *
 *     aivd_block_barrier   all blocks of this launch             no memory
 *     aivd_group_barrier   some blocks of this launch            AIVD_GROUP_BYTES(blocks), own
 * memory aivd_team_barrier    one block of each rank of a team      AIVD_TEAM_BYTES(ranks) at each
 * rank aivd_rank_barrier    all blocks of all ranks of a team     the same
 *
 * A barrier returns when every member has called it. All that a member did before, on all its
 * pipes, is then complete and visible to all members: barriers drain, the caller need not.
 *
 * The areas are zeroed once, before the first barrier, and never again: each barrier counts on from
 * the last one (an epoch of 64 bits, kept in the own slot), over any number of kernels. Members
 * call the barriers of an area in the same order. Different groups and teams have different areas
 * and do not disturb each other. A member that never comes ends the wait like any other
 * (device_flag.h). */
#ifndef AIVDRIVE_DEVICE_BARRIER_H
#define AIVDRIVE_DEVICE_BARRIER_H

#include "device_flag.h"

/* The flag id of asc_sync_block_arrive that aivd_block_barrier() and aivd_rank_barrier() use. */
#define AIVD_BARRIER_FLAG_ID 15

/* One 64-byte line each, so that nobody's store takes a line away that others poll. */
#define AIVD_BARRIER_SLOT_BYTES 64u
#define AIVD_GROUP_BYTES(count) (((uint64_t)(count) + 1) * AIVD_BARRIER_SLOT_BYTES)
#define AIVD_TEAM_BYTES(count)  ((uint64_t)(count)*AIVD_BARRIER_SLOT_BYTES)

/* This block's view of a group of blocks of the launch. */
typedef struct aivd_group {
    __gm__ void *area; /* of the group, 64-byte aligned, AIVD_GROUP_BYTES(count) */
    uint32_t index;    /* of this block in the group, below count */
    uint32_t count;    /* blocks in the group */
} aivd_group;

/* This rank's view of a team of ranks. */
typedef struct aivd_team {
    __gm__ const uint64_t *areas; /* address of every member's area, 64-byte aligned, granted to
                                     all; AIVD_TEAM_BYTES(count) each */
    uint32_t index;               /* of this rank in the team, below count */
    uint32_t count;               /* ranks in the team */
} aivd_team;

/* All blocks of the launch. */
static __aicore__ AIVD_INLINE void aivd_block_barrier(void)
{
    asc_sync();
    asc_sync_block_arrive(PIPE_MTE3, AIVD_BARRIER_FLAG_ID);
    asc_sync_block_wait(PIPE_S, AIVD_BARRIER_FLAG_ID);
}

/* The number of the barrier that begins now; known to the others by the own slot. */
static __aicore__ AIVD_INLINE uint64_t aivd_barrier_epoch(__gm__ const void *own)
{
    return aivd_flag_poll(own) + 1;
}

/* Slot 0 is the release by block 0, slot 1 + i the arrival of block i. */
static __aicore__ AIVD_INLINE void aivd_group_barrier(const aivd_group *group)
{
    __gm__ uint8_t *release = (__gm__ uint8_t *)group->area;
    __gm__ uint8_t *slots = release + AIVD_BARRIER_SLOT_BYTES;
    __gm__ uint8_t *own = aivd_flag_slot(slots, group->index, AIVD_BARRIER_SLOT_BYTES);
    uint64_t epoch;

    asc_sync();
    epoch = aivd_barrier_epoch(own);
    if (group->index != 0) {
        aivd_flag_store(own, epoch);
        aivd_flag_wait_at_least(release, epoch);
        return;
    }
    for (uint32_t i = 1; i < group->count; i++)
        aivd_flag_wait_at_least(aivd_flag_slot(slots, i, AIVD_BARRIER_SLOT_BYTES), epoch);
    aivd_flag_store(own, epoch);
    aivd_flag_store(release, epoch);
}

/* Slot i of every area belongs to rank i. */
static __aicore__ AIVD_INLINE void aivd_team_barrier(const aivd_team *team)
{
    uint32_t me = team->index;
    __gm__ uint8_t *mine = (__gm__ uint8_t *)(uintptr_t)team->areas[me];
    __gm__ uint8_t *own = aivd_flag_slot(mine, me, AIVD_BARRIER_SLOT_BYTES);
    uint64_t epoch;

    asc_sync();
    epoch = aivd_barrier_epoch(own);
    aivd_flag_store(own, epoch);
    for (uint32_t i = 1; i < team->count; i++) {
        uint32_t peer = (me + i) % team->count; /* not all at the same one */
        __gm__ uint8_t *area = (__gm__ uint8_t *)(uintptr_t)team->areas[peer];

        aivd_flag_store(aivd_flag_slot(area, me, AIVD_BARRIER_SLOT_BYTES), epoch);
    }
    for (uint32_t i = 1; i < team->count; i++) {
        uint32_t peer = (me + i) % team->count;

        aivd_flag_wait_at_least(aivd_flag_slot(mine, peer, AIVD_BARRIER_SLOT_BYTES), epoch);
    }
}

/* All blocks of all ranks; the numbers of blocks may differ between ranks. */
static __aicore__ AIVD_INLINE void aivd_rank_barrier(const aivd_team *team)
{
    aivd_block_barrier();
    if (asc_get_block_idx() == 0)
        aivd_team_barrier(team);
    aivd_block_barrier();
}

#endif
