/* cam/part: what the kernels of the expert-parallel operators share: their space in UB, small
 * moves, and the beginning and end of a call. */
#ifndef CAM_PART_H
#define CAM_PART_H

#include <aivdrive/device_error.h>
#include <aivdrive/rows.h>
#include <stdbool.h>

#include "cam.h"
#include "../coll/exchange.h"
#include "../coll/report.h"

/* UB: the first 32 KiB are those of exchange.h. */
enum { CAM_UB = COLL_UB_BYTES, CAM_UB_END = 192 * 1024, CAM_STAGE_PAST = 8 << 20 };

/* Where peers find a buffer: in its twin if they cannot reach itself. */
static inline uint64_t cam_reach(__gm__ const void *twin, __gm__ const void *own)
{
    return (uint64_t)(uintptr_t)(twin ? twin : own);
}

static inline __ubuf__ void *cam_ub(uint32_t at)
{
    return (__ubuf__ void *)asc_get_phy_buf_addr(CAM_UB + at);
}

static inline uint32_t cam_aligned(uint32_t bytes)
{
    return (bytes + 31) & ~31u;
}

/* GM to UB; the scalar unit may read it, and has read what was there before. */
static inline void cam_load(__ubuf__ void *to, __gm__ const void *from, uint64_t bytes)
{
    if (bytes == 0)
        return;
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID5);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID5);
    asc_copy_gm2ub_align((__ubuf__ uint8_t *)to, (__gm__ uint8_t *)(uintptr_t)from,
                         (uint32_t)bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID5);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID5);
}

/* UB, written by the scalar unit, to GM; it may be written again. */
static inline void cam_store(__gm__ void *to, __ubuf__ const void *from, uint64_t bytes)
{
    if (bytes == 0)
        return;
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID5);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID5);
    asc_copy_ub2gm_align((__gm__ uint8_t *)to, (__ubuf__ uint8_t *)(uintptr_t)from,
                         (uint32_t)bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID5);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID5);
}

/* Kinds of calls for aivd_rows_begin(): a byte costs the same in all of a kind. */
enum { CAM_ROWS_COPIED, CAM_ROWS_QUANTISED, CAM_ROWS_RETURNED };

/* Rows between memory that peers reach and memory that they do not: past the caches when they are
 * more than these keep until somebody reads them. */
static inline void cam_stage(__gm__ void *to, __gm__ const void *from, uint64_t bytes)
{
    void *places[] = {to};
    if (bytes > CAM_STAGE_PAST)
        aivd_rows_copy(places, 1, from, bytes, 0);
    else
        coll_copy(to, from, bytes);
}

/* ---- a call ---- */

static inline bool cam_first(void)
{
    return asc_get_block_idx() == 0;
}

/* All blocks of the launch. */
static inline void cam_meet_blocks(void)
{
    if (asc_get_block_num() > 1)
        aivd_block_barrier();
}

/* Block 0, before anything else: calls of a communicator come one after another. */
static inline void cam_begin(const coll_args *a)
{
    aivd_flag_wait_at_least(a->area->finished, a->seq - 1);
    coll_settle(a);
}

/* Block 0, at the end. The next call may run on another core: it reads what is known of the peers.
 */
static inline void cam_end(const coll_args *a)
{
    if (a->cached)
        asc_dcci_entire_out();
    aivd_flag_store(a->area->finished, a->seq);
}

/* Looks at the words of all peers in turn until each is there, and adds to stats[p] how long that
 * took from now on, in microseconds. The words: those that peers post, or (`round`) their marks. A
 * rank that waited for one peer after the other would charge the second with the first one's time.
 */
static inline void cam_costs_add(const coll_args *a, uint64_t round, __gm__ int32_t *stats)
{
    uint64_t seen[COLL_RANKS_MAX / 64] = {0};
    const int64_t begin = asc_get_system_cycle(); /* 50 of them are a microsecond */
    for (uint32_t missing = a->size - 1; missing;)
        for (uint32_t i = 1; i < a->size; i++) {
            const uint32_t p = coll_next(a, i);
            __gm__ const uint8_t *word =
                round ? coll_own(a, coll_done_at(a->size, p)) : coll_slot(a, a->rank, p);
            if (seen[p / 64] >> p % 64 & 1 ||
                aivd_flag_poll(word) < (round ? coll_mark(a->seq, round) : a->seq << 24))
                continue;
            seen[p / 64] |= (uint64_t)1 << p % 64;
            missing--;
            stats[p] += (int32_t)((asc_get_system_cycle() - begin) / 50);
        }
}

/* Says the same to all peers, and waits for what they say. `stats`: adds to [p] how long rank p was
 * waited for, in microseconds (NULL: not wanted). */
static inline void cam_post_all(const coll_args *a, const aivd_flag_value *post,
                                __gm__ int32_t *stats)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        aivd_flag_value head = *post;
        coll_room(a, p);
        coll_publish(a, p, &head);
    }
    if (stats)
        cam_costs_add(a, 0, stats);
    coll_walk walk = coll_walk_begin(a);
    aivd_flag_value head;
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_receive(a, p, &head);
}

/* Says to all peers that this rank has come to `round`, and waits until all have. */
static inline void cam_mark_all(const coll_args *a, uint64_t round, __gm__ int32_t *stats)
{
    for (uint32_t i = 1; i < a->size; i++)
        coll_done(a, coll_next(a, i), round);
    if (stats)
        cam_costs_add(a, round, stats);
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_done_wait(a, p, a->seq, round);
}

/* Everything of this rank for this call is there; waits until that is so of all. */
static inline void cam_done_all(const coll_args *a, __gm__ int32_t *stats)
{
    cam_mark_all(a, 1, stats);
}

/* What rank p has posted in this call; this rank's own words are given. */
static inline void cam_post_of(const coll_args *a, uint32_t p, const aivd_flag_value *own,
                               aivd_flag_value *post)
{
    if (p == a->rank)
        *post = *own;
    else
        coll_reread(a, p, post);
}

#endif
