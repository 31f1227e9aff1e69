/* device/impl_collective.h: collectives of a team behind the calls of kernels.
 *
 * All blocks of a kernel take part, on every PE of the team. A round (impl_order.h) begins and ends
 * each; with the first one every PE says what it was called with, in the words beside its count. In
 * between every block fetches its share of what its PE needs from the others' heaps. A reduction is
 * shared out: PE i combines part i of all sources into its dest, and after one more round all fetch
 * the parts. 16-bit floats are combined as 32-bit ones and rounded once. */
#ifndef SHMEM_DEVICE_IMPL_COLLECTIVE_H
#define SHMEM_DEVICE_IMPL_COLLECTIVE_H

#include "impl.h"
#include "impl_order.h"
#include "impl_rma.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where this PE's heap begins. */
void *aivd_shm_heap(void);

/* Ends the kernel for arguments no PE may have, and where a member says something else. */
void aivd_shm_collective_check(const char *call, int kind, int team, int type, int op, int root,
                               ptrdiff_t dst, ptrdiff_t sst);
void aivd_shm_agree(const char *call, int team, int member, const uint64_t *mine,
                    const uint64_t *theirs);

/* acc = with when `first`, else acc op with; 16-bit floats have 32 bits in acc. Then those
 * as elements of the type. */
void aivd_shm_combine(int type, int op, void *acc, const void *with, size_t count, bool first);
void aivd_shm_rounded(int type, void *out, const void *acc, size_t count);

#ifdef __cplusplus
}
#endif

typedef struct aivd_shm_call {
    const char *call;
    int kind, team, type, op, root;
    int me, members;
    __gm__ uint8_t *dest;
    __gm__ const uint8_t *source;
    size_t count, element;
    ptrdiff_t dst, sst;
    uint32_t block, blocks;
} aivd_shm_call;

/* What a PE says; word 0 is the number of the round. The same words go with all rounds of a
 * collective: a PE that is behind in the first one still reads them. In the last one it may read
 * those of a next collective, so only the first one looks. */
enum {
    AIVD_SHM_SAYS_CALL = 1,
    AIVD_SHM_SAYS_COUNT,
    AIVD_SHM_SAYS_DEST,
    AIVD_SHM_SAYS_SOURCE,
    AIVD_SHM_SAYS_ROOT
};

static __aicore__ AIVD_INLINE void aivd_shm_says(const aivd_shm_call *c, aivd_flag_value *value)
{
    uint64_t heap = (uint64_t)(uintptr_t)aivd_shm_heap();

    for (uint32_t i = 0; i < AIVD_FLAG_WORDS_MAX; i++)
        value->word[i] = 0;
    value->word[AIVD_SHM_SAYS_CALL] =
        (uint64_t)c->kind << 24 | (uint64_t)c->op << 16 | (uint64_t)c->type << 8 | c->element;
    value->word[AIVD_SHM_SAYS_COUNT] = c->count;
    value->word[AIVD_SHM_SAYS_DEST] = (uint64_t)(uintptr_t)c->dest - heap;
    value->word[AIVD_SHM_SAYS_SOURCE] = (uint64_t)(uintptr_t)c->source - heap;
    value->word[AIVD_SHM_SAYS_ROOT] = (uint64_t)c->root;
}

/* One block of every PE, with words. */
static __aicore__ AIVD_INLINE void aivd_shm_meet_saying(const aivd_shm_call *c, bool first)
{
    aivd_flag_value mine, theirs;

    aivd_shm_says(c, &mine);
    mine.word[0] = aivd_shm_next_barrier(c->call, c->team);
    for (int step = 1; step < c->members; step++)
        aivd_flag_store_words(aivd_shm_line_there(c->team, (c->me + step) % c->members), &mine,
                              AIVD_FLAG_LINE_BYTES);
    for (int step = 1; step < c->members; step++) {
        int i = (c->me + step) % c->members;
        aivd_flag_wait_at_least_words(aivd_shm_line_here(c->team, i), mine.word[0], &theirs,
                                      AIVD_FLAG_LINE_BYTES);
        if (first)
            aivd_shm_agree(c->call, c->team, i, mine.word, theirs.word);
    }
}

/* All blocks. */
static __aicore__ AIVD_INLINE void aivd_shm_round(const aivd_shm_call *c, bool first)
{
    aivd_shm_quiet(c->call, AIVD_SHM_ANY, -1);
    aivd_block_barrier();
    if (c->block == 0)
        aivd_shm_meet_saying(c, first);
    aivd_block_barrier();
}

/* Bytes [from, from + bytes) of a member's copy of `base` to byte `to` of the own dest: this
 * block's share of them. */
static __aicore__ AIVD_INLINE void aivd_shm_fetch(const aivd_shm_call *c, int member, uint64_t to,
                                                  __gm__ const uint8_t *base, uint64_t from,
                                                  uint64_t bytes)
{
    aivd_part share = aivd_split_aligned(bytes, c->blocks, c->block, 512);

    if (share.count != 0)
        aivd_shm_get(c->call, AIVD_SHM_ANY, c->dest + to + share.begin, base + from + share.begin,
                     share.count, aivd_shm_team_mapping(c->team, member), AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aivd_shm_fetch_strided(const aivd_shm_call *c, int member)
{
    aivd_part share = aivd_split(c->count, c->blocks, c->block);
    uint64_t there = (uint64_t)c->me * c->count, here = (uint64_t)member * c->count;

    for (uint64_t k = share.begin; k < share.begin + share.count; k++)
        aivd_shm_get(c->call, AIVD_SHM_ANY, c->dest + (here + k) * (uint64_t)c->dst * c->element,
                     c->source + (there + k) * (uint64_t)c->sst * c->element, c->element,
                     aivd_shm_team_mapping(c->team, member), AIVD_SHM_NBI);
}

/* Each member's count stands in its line. */
static __aicore__ AIVD_INLINE void aivd_shm_fetch_collect(const aivd_shm_call *c)
{
    aivd_flag_value said;
    uint64_t at = 0;

    for (int i = 0; i < c->members; i++) {
        uint64_t count = c->count;

        if (i != c->me) {
            aivd_flag_poll_words(aivd_shm_line_here(c->team, i), &said, AIVD_FLAG_LINE_BYTES);
            count = said.word[AIVD_SHM_SAYS_COUNT];
        }
        aivd_shm_fetch(c, i, at, c->source, 0, count * c->element);
        at += count * c->element;
    }
}

static __aicore__ AIVD_INLINE void aivd_shm_fetch_all(const aivd_shm_call *c)
{
    uint64_t one = c->count * c->element;

    if (c->kind == AIVD_SHM_BROADCAST) {
        aivd_shm_fetch(c, c->root, 0, c->source, 0, one);
        return;
    }
    for (int step = 0; step < c->members; step++) {
        int i = (c->me + step) % c->members; /* not all from the same one */

        if (c->kind == AIVD_SHM_FCOLLECT)
            aivd_shm_fetch(c, i, (uint64_t)i * one, c->source, 0, one);
        else if (c->kind == AIVD_SHM_ALLTOALL)
            aivd_shm_fetch(c, i, (uint64_t)i * one, c->source, (uint64_t)c->me * one, one);
        else
            aivd_shm_fetch_strided(c, i);
    }
}

/* `n` elements from element `from` of all sources to element `to` of dest, through UB: the combined
 * ones stand in the first half of the range, fetched ones in the second. The first ones are fetched
 * to where they are combined; those of 16 bits have their sums of 32 bits there, and leave from the
 * second half. */
static __aicore__ AIVD_INLINE void aivd_shm_combine_chunk(const aivd_shm_call *c, uint64_t to,
                                                          uint64_t from, uint32_t n,
                                                          __ubuf__ uint8_t *acc,
                                                          __ubuf__ uint8_t *with)
{
    uint32_t bytes = n * (uint32_t)c->element;
    bool small = c->type == AIVD_SHM_HALF || c->type == AIVD_SHM_BFLOAT16;
    __ubuf__ uint8_t *out = small ? with : acc;

    for (int i = 0; i < c->members; i++) {
        __gm__ uint8_t *there = (__gm__ uint8_t *)aivd_shm_remote(
            c->call, (const void *)(c->source + from * c->element), bytes,
            aivd_shm_team_mapping(c->team, i));

        asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7); /* combined what was here before */
        asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
        asc_copy_gm2ub_align(i == 0 ? out : with, there, bytes);
        asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID7);
        asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID7);
        if (i != 0 || small)
            aivd_shm_combine(c->type, c->op, acc, with, n, i == 0);
    }
    if (small)
        aivd_shm_rounded(c->type, out, acc, n);
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_copy_ub2gm_align(c->dest + to * c->element, out, bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID7);
}

static __aicore__ AIVD_INLINE void aivd_shm_combine_all(const aivd_shm_call *c, uint64_t to,
                                                        uint64_t from, uint64_t count)
{
    uint32_t range_bytes;
    __ubuf__ uint8_t *range = (__ubuf__ uint8_t *)aivd_shm_range(AIVD_SHM_MTE, &range_bytes);
    uint32_t half = range_bytes / 64 * 32, most = half / 8;
    aivd_part share = aivd_split(count, c->blocks, c->block);

    for (uint64_t k = 0; k < share.count; k += most) {
        uint32_t n = share.count - k < most ? (uint32_t)(share.count - k) : most;

        aivd_shm_combine_chunk(c, to + share.begin + k, from + share.begin + k, n, range,
                               range + half);
    }
}

static __aicore__ AIVD_INLINE void aivd_shm_reduce_shared_out(const aivd_shm_call *c)
{
    aivd_part mine = aivd_split(c->count, (uint32_t)c->members, (uint32_t)c->me);

    aivd_shm_combine_all(c, mine.begin, mine.begin, mine.count);
    aivd_shm_round(c, false);
    for (int step = 1; step < c->members; step++) {
        int i = (c->me + step) % c->members;
        aivd_part part = aivd_split(c->count, (uint32_t)c->members, (uint32_t)i);

        aivd_shm_fetch(c, i, part.begin * c->element, (__gm__ const uint8_t *)c->dest,
                       part.begin * c->element, part.count * c->element);
    }
}

/* All blocks call. Returns 0: whatever is wrong ends the kernel. */
static __aicore__ AIVD_INLINE int aivd_shm_collective(const char *call, int kind, int team,
                                                      __gm__ void *dest, __gm__ const void *source,
                                                      size_t count, size_t element, int type,
                                                      int op, int root, ptrdiff_t dst,
                                                      ptrdiff_t sst)
{
    aivd_shm_call c;

    aivd_shm_collective_check(call, kind, team, type, op, root, dst, sst);
    c.call = call, c.kind = kind, c.team = team, c.type = type, c.op = op, c.root = root;
    c.me = aivd_shm_team_my_pe(team), c.members = aivd_shm_team_n_pes(team);
    c.dest = (__gm__ uint8_t *)dest, c.source = (__gm__ const uint8_t *)source;
    c.count = count, c.element = element, c.dst = dst, c.sst = sst;
    c.block = (uint32_t)asc_get_block_idx(), c.blocks = (uint32_t)asc_get_block_num();
    aivd_shm_round(&c, true);
    if (kind == AIVD_SHM_COLLECT)
        aivd_shm_fetch_collect(&c);
    else if (kind == AIVD_SHM_REDUCE)
        aivd_shm_reduce_shared_out(&c);
    else if (kind == AIVD_SHM_REDUCESCATTER)
        aivd_shm_combine_all(&c, 0, (uint64_t)c.me * count, count);
    else
        aivd_shm_fetch_all(&c);
    aivd_shm_round(&c, false);
    return 0;
}

#endif
