/* Kernels of the device-helper tests (aivdrive/device.h); device_kernels_cpp.cpp is the same in
 * C++. What is wrong is counted in `out`. */
#include <aivdrive/device.h>

#include "device_args.h"

#ifdef __cplusplus
#define KERNEL extern "C" __global__ __aicore__
#else
#define KERNEL __global__ __aicore__
#endif

#define GM(address) ((__gm__ uint8_t *)(uintptr_t)(address))
#define UB(offset)  ((__ubuf__ uint8_t *)(uintptr_t)asc_get_phy_buf_addr(offset))

/* Leaves what was found in this block's line of `out`. */
static __aicore__ inline void report(const device_args *a, const uint64_t *found)
{
    __ubuf__ uint64_t *ub = (__ubuf__ uint64_t *)UB(0);

    asc_sync();
    for (uint32_t i = 0; i < OUT_WORDS; i++)
        ub[i] = found[i];
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm((__gm__ void *)(GM(a->out) + asc_get_block_idx() * OUT_WORDS * 8),
                   (__ubuf__ void *)ub, OUT_WORDS * 8);
}

static __aicore__ inline void wrong(uint64_t *found, uint64_t what, uint64_t got, uint64_t wanted)
{
    if (found[0]++ == 0) {
        found[1] = what;
        found[2] = got;
        found[3] = wanted;
    }
}

KERNEL void device_copy(device_args a)
{
    asc_init();
    if (a.mode == 1)
        asc_set_atomic_add_int();
    else if (a.mode == 2)
        asc_set_atomic_max_int8();
    else if (a.mode == 3)
        asc_set_atomic_add_int16();
    aivd_copy(GM(a.to), GM(a.from), a.bytes, UB(32), a.ub_bytes);
    asc_set_atomic_none();
}

/* The second copy is of what lies a byte further on. */
KERNEL void device_copy_two(device_args a)
{
    asc_init();
    if (a.mode == 1)
        asc_set_atomic_add_int();
    aivd_copy_two(GM(a.to), GM(a.from), GM(a.kept), GM(a.from) + (a.mode == 1 ? 0 : 1), a.bytes,
                  UB(32), a.ub_bytes);
    asc_set_atomic_none();
}

/* Every block its part, by a split at 32-byte boundaries. */
KERNEL void device_copy_split(device_args a)
{
    aivd_part p;

    asc_init();
    p = aivd_split_aligned(a.bytes, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx(),
                           32);
    aivd_copy(GM(a.to) + p.begin, GM(a.from) + p.begin, p.count, UB(0), a.ub_bytes);
}

/* Each block counts its rounds in its own slot; after a barrier nobody is behind, and nobody is
 * more than a round ahead. */
static __aicore__ inline void see_counts(uint64_t *found, __gm__ uint8_t *slots, uint32_t count,
                                         uint64_t round)
{
    for (uint32_t i = 0; i < count; i++) {
        uint64_t seen = aivd_flag_poll(aivd_flag_slot(slots, i, 64));

        if (seen != round && seen != round + 1)
            wrong(found, i, seen, round);
    }
}

KERNEL void device_block_barrier(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};
    uint32_t me, count;

    asc_init();
    me = (uint32_t)asc_get_block_idx();
    count = (uint32_t)asc_get_block_num();
    for (uint64_t round = a.first; round < a.first + a.rounds; round++) {
        aivd_flag_store(aivd_flag_slot(GM(a.to), me, 64), round);
        aivd_block_barrier();
        see_counts(found, GM(a.to), count, round);
    }
    report(&a, found);
}

/* Three groups: blocks 0, 3, 6, ..., 1, 4, ... and 2, 5, ..., which make 1, 2 and 3 times as many
 * rounds. Every group has 4 KiB for its barrier and 4 KiB for its counts. */
KERNEL void device_group_barrier(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};
    uint32_t g, blocks;
    __gm__ uint8_t *counts;
    aivd_group group;

    asc_init();
    g = (uint32_t)asc_get_block_idx() % 3;
    blocks = (uint32_t)asc_get_block_num();
    group.area = GM(a.to) + g * 8192;
    group.index = (uint32_t)asc_get_block_idx() / 3;
    group.count = (blocks + 2 - g) / 3;
    counts = GM(a.to) + g * 8192 + 4096;
    for (uint64_t round = a.first * (g + 1); round < (a.first + a.rounds) * (g + 1); round++) {
        aivd_flag_store(aivd_flag_slot(counts, group.index, 64), round);
        aivd_group_barrier(&group);
        see_counts(found, counts, group.count, round);
    }
    report(&a, found);
}

/* Every block of every rank has a line of each window's data; it counts its rounds in all windows.
 */
static __aicore__ inline void count_everywhere(const device_args *a, uint64_t round)
{
    __gm__ const uint64_t *windows = (__gm__ const uint64_t *)(uintptr_t)a->windows;
    uint32_t block = (uint32_t)asc_get_block_idx();
    __gm__ uint8_t *own = GM(windows[a->rank]) + DATA_OFFSET + block * RANKS_MAX * 64;

    for (uint32_t r = 0; r < a->ranks; r++)
        aivd_flag_store(
            aivd_flag_slot((__gm__ void *)aivd_remote(windows, a->rank, r, own), a->rank, 64),
            round);
}

KERNEL void device_rank_barrier(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};
    __gm__ const uint64_t *windows;
    aivd_team all;

    asc_init();
    windows = (__gm__ const uint64_t *)(uintptr_t)a.windows;
    all.areas = (__gm__ const uint64_t *)(uintptr_t)a.areas;
    all.index = a.rank;
    all.count = a.ranks;
    for (uint64_t round = a.first; round < a.first + a.rounds; round++) {
        count_everywhere(&a, round);
        aivd_rank_barrier(&all);
        for (uint32_t b = 0; b < asc_get_block_num(); b++)
            see_counts(found, GM(windows[a.rank]) + DATA_OFFSET + b * RANKS_MAX * 64, a.ranks,
                       round);
        aivd_rank_barrier(&all);
    }
    report(&a, found);
}

/* Two teams at the same time: block 0 meets block 0 of all ranks; block 1, on even ranks, that of
 * the even ranks twice as often. The table of areas has those of all ranks, then of the even ones.
 */
KERNEL void device_team_barrier(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};
    uint32_t block, times;
    __gm__ uint8_t *slots;
    aivd_team team;

    asc_init();
    block = (uint32_t)asc_get_block_idx();
    team.areas = (__gm__ const uint64_t *)(uintptr_t)a.areas + (block ? a.ranks : 0);
    team.index = block ? a.rank / 2 : a.rank;
    team.count = block ? (a.ranks + 1) / 2 : a.ranks;
    times = block ? 2 : 1;
    if (block && a.rank % 2 == 1)
        times = 0;
    for (uint64_t round = a.first * times; round < (a.first + a.rounds) * times; round++) {
        for (uint32_t i = 0; i < team.count; i++) {
            slots = GM(team.areas[i]) + AIVD_TEAM_BYTES(RANKS_MAX);
            aivd_flag_store(aivd_flag_slot(slots, team.index, 64), round);
        }
        aivd_team_barrier(&team);
        see_counts(found, GM(team.areas[team.index]) + AIVD_TEAM_BYTES(RANKS_MAX), team.count,
                   round);
    }
    report(&a, found);
}

/* ---- messages between all pairs ---- */

static __aicore__ inline uint64_t mixed(uint64_t from, uint64_t to, uint64_t number)
{
    uint64_t x = (from << 56 ^ to << 48 ^ number) + 0x9e3779b97f4a7c15u;

    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Where in the pattern a message comes from, and how long it is. */
static __aicore__ inline aivd_part message_of(uint64_t from, uint64_t to, uint64_t number)
{
    uint64_t x = mixed(from, to, number);
    aivd_part m;

    m.count = MESSAGE_MIN + x % (MESSAGE_MAX - MESSAGE_MIN + 1);
    m.begin = (x >> 32) % (PATTERN_BYTES - MESSAGE_MAX);
    return m;
}

/* Up to DEPTH messages, each with its flag: tag = number from 1 on, length, place. */
static __aicore__ inline void send_messages(const device_args *a, uint32_t to, uint64_t number)
{
    __gm__ const uint64_t *windows = (__gm__ const uint64_t *)(uintptr_t)a->windows;
    __gm__ uint8_t *window = GM(windows[to]);

    /* The slots are free when all messages before have been read. */
    aivd_flag_wait_at_least(GM(windows[a->rank]) + ACKS_OFFSET + to * 64, number);
    for (uint32_t k = 0; k < DEPTH; k++) {
        aivd_part m = message_of(a->rank, to, number + k);
        uint32_t slot = a->rank * DEPTH + k;
        aivd_flag_value flag = {{number + k + 1, m.count, m.begin, 0, ~(number + k + 1), 0, 0, 0}};

        aivd_copy(window + DATA_OFFSET + slot * MESSAGE_MAX, GM(a->from) + m.begin, m.count, UB(0),
                  a->ub_bytes);
        if (a->mode != 1)
            asc_sync_pipe(PIPE_MTE3);
        aivd_flag_store_words(aivd_flag_slot(window, slot, 64), &flag, 64);
    }
}

static __aicore__ inline bool same_bytes(const __ubuf__ uint8_t *a, const __ubuf__ uint8_t *b,
                                         uint32_t bytes)
{
    uint32_t i = 0;

    for (; i + 8 <= bytes; i += 8)
        if (*(const __ubuf__ uint64_t *)(a + i) != *(const __ubuf__ uint64_t *)(b + i))
            return false;
    for (; i < bytes; i++)
        if (a[i] != b[i])
            return false;
    return true;
}

static __aicore__ inline void receive_messages(const device_args *a, uint32_t from, uint64_t number,
                                               uint64_t *found)
{
    __gm__ const uint64_t *windows = (__gm__ const uint64_t *)(uintptr_t)a->windows;
    __gm__ uint8_t *window = GM(windows[a->rank]);

    for (uint32_t k = 0; k < DEPTH; k++) {
        aivd_part m = message_of(from, a->rank, number + k);
        uint32_t slot = from * DEPTH + k;
        aivd_flag_value flag;

        aivd_flag_wait_equal_words(aivd_flag_slot(window, slot, 64), number + k + 1, &flag, 64);
        if (flag.word[1] != m.count || flag.word[2] != m.begin || flag.word[4] != ~flag.word[0])
            wrong(found, number + k, flag.word[1], m.count);
        asc_copy_gm2ub_align(UB(65536), window + DATA_OFFSET + slot * MESSAGE_MAX,
                             (uint32_t)m.count);
        asc_copy_gm2ub_align(UB(65536 + 4096), GM(a->from) + m.begin, (uint32_t)m.count);
        asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID0);
        asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID0);
        if (!same_bytes(UB(65536), UB(65536 + 4096), (uint32_t)m.count))
            wrong(found, number + k, from, a->rank);
        asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID0);
        asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID0);
    }
    aivd_flag_store(GM(windows[from]) + ACKS_OFFSET + a->rank * 64, number + DEPTH);
}

KERNEL void device_messages(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};

    asc_init();
    for (uint64_t round = a.first; round < a.first + a.rounds; round++) {
        for (uint32_t i = 1; i < a.ranks; i++)
            send_messages(&a, (a.rank + i) % a.ranks, round * DEPTH);
        for (uint32_t i = 1; i < a.ranks; i++)
            receive_messages(&a, (a.rank + a.ranks - i) % a.ranks, round * DEPTH, found);
    }
    report(&a, found);
}

/* ---- a window full of one number behind its notify ---- */

/* Who has the flag of a round has all its words; it answers when it has looked at them. */
static __aicore__ inline void notify_next(const device_args *a, uint64_t round)
{
    __gm__ const uint64_t *windows = (__gm__ const uint64_t *)(uintptr_t)a->windows;
    __gm__ uint8_t *next = GM(windows[(a->rank + 1) % a->ranks]);
    uint32_t value = (uint32_t)round - (a->mode == 2 ? 1 : 0);

    aivd_flag_wait_at_least(GM(windows[a->rank]) + ACKS_OFFSET, round - 1);
    asc_duplicate((__ubuf__ uint32_t *)UB(0), value, NOTIFY_BYTES / 4);
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm((__gm__ void *)(next + DATA_OFFSET), (__ubuf__ void *)UB(0), NOTIFY_BYTES);
    if (a->mode != 1)
        asc_sync_pipe(PIPE_MTE3);
    aivd_flag_store(next, round);
    asc_sync_notify(PIPE_MTE3, PIPE_V, EVENT_ID0);
    asc_sync_wait(PIPE_MTE3, PIPE_V, EVENT_ID0);
}

static __aicore__ inline void see_notified(const device_args *a, uint64_t round, uint64_t *found)
{
    __gm__ const uint64_t *windows = (__gm__ const uint64_t *)(uintptr_t)a->windows;
    __gm__ uint8_t *own = GM(windows[a->rank]);
    const __ubuf__ uint32_t *words = (const __ubuf__ uint32_t *)UB(NOTIFY_BYTES);
    uint32_t other = 0;

    aivd_flag_wait_equal(own, round);
    asc_copy_gm2ub((__ubuf__ void *)UB(NOTIFY_BYTES), (__gm__ void *)(own + DATA_OFFSET),
                   NOTIFY_BYTES);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID0);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID0);
    for (uint32_t i = 0; i < NOTIFY_BYTES / 4; i++)
        other += words[i] != (uint32_t)round;
    if (other != 0)
        wrong(found, round, other, 0);
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID0);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID0);
    aivd_flag_store(GM(windows[(a->rank + a->ranks - 1) % a->ranks]) + ACKS_OFFSET, round);
}

KERNEL void device_notify(device_args a)
{
    uint64_t found[OUT_WORDS] = {0};

    asc_init();
    for (uint64_t round = a.first + 1; round <= a.first + a.rounds; round++) {
        notify_next(&a, round);
        see_notified(&a, round, found);
    }
    report(&a, found);
}

/* ---- misuse: each ends the kernel with a rule ---- */

KERNEL void device_misuse(device_args a)
{
    __ubuf__ uint8_t *ub = UB(0);

    asc_init();
    if (a.mode == 0)
        aivd_copy(GM(a.to) + 10, GM(a.to), 11, ub, 4096);
    if (a.mode == 1)
        aivd_copy(GM(a.to), GM(a.from), 8, ub, 63);
    if (a.mode == 2)
        aivd_flag_store(GM(a.to) + 8, 1);
    if (a.mode == 3)
        aivd_flag_wait_at_least(GM(a.to), 7);
#ifndef AIVD_DEVICE_PORTABLE
    if (a.mode == 4)
        aivd_remote_symmetric(GM(a.to), 1000);
    if (a.mode == 5)
        aivd_remote_symmetric(ub, 0);
#endif
    if (a.mode == 6)
        aivd_copy(GM(a.to), GM(a.from), 8, ub, 1u << 30);
}
