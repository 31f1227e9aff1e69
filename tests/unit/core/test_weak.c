/* Proves: in weak order every kind of late effect shows when the wait or drain is missing, none
 * shows when it is there, and the same seed gives the same order. */
#include <stdatomic.h>

#include "testing.h"

#include "c_api/asc_enums.h"
#include "core/weak.h"

enum { SEEDS = 40, BYTES = 4096, WORDS = BYTES / 4 };
static _Alignas(64) uint32_t in[WORDS], out[WORDS], flag[16], answer[16];
static uint32_t seen;

static uint32_t *ub(uint32_t offset)
{
    return (uint32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(offset);
}

static void order(int from, int to)
{
    aivd_asc_sync_notify(from, to, 0);
    aivd_asc_sync_wait(from, to, 0);
}

static void others(uint32_t count) /* operations that order nothing */
{
    for (uint32_t i = 0; i < count; i++)
        aivd_asc_set_ctrl(0);
}

/* In how many of the seeds `seen` is not `right`. */
static uint32_t wrong(core_entry entry, uint32_t blocks, uint32_t right)
{
    uint32_t count = 0;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        for (uint32_t i = 0; i < WORDS; i++) {
            in[i] = 7;
            out[i] = 0;
        }
        memset(flag, 0, sizeof flag);
        memset(answer, 0, sizeof answer);
        seen = 0;
        core_hook_set(core_weak_hook(seed));
        aivd_status status = testing_run(entry, NULL, blocks);
        core_hook_set(NULL);
        assert_int_equal(status, AIVD_OK);
        count += seen != right;
    }
    return count;
}

static void must_differ(core_entry faulty, core_entry corrected, uint32_t right)
{
    uint32_t found = wrong(faulty, 1, right);
    assert_in_range(found, 1, SEEDS);
    assert_int_equal(wrong(corrected, 1, right), 0);
}

/* ---- scalar reads of what MTE2 brings ---- */

static void load_begin(void)
{
    ub(0)[0] = 1;
    aivd_asc_copy_gm2ub(ub(0), in, BYTES);
}

static void load_unwaited(const void *args)
{
    (void)args;
    load_begin();
    seen = ub(0)[0];
}

static void load_waited(const void *args)
{
    (void)args;
    load_begin();
    order(PIPE_MTE2, PIPE_S);
    seen = ub(0)[0];
}

/* The event of the load before says nothing about this one. */
static void load_waited_before(const void *args)
{
    (void)args;
    load_begin();
    order(PIPE_MTE2, PIPE_S);
    aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, 1);
    in[0] = 9;
    aivd_asc_copy_gm2ub(ub(0), in, BYTES);
    aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, 1);
    seen = ub(0)[0];
}

static void load_drained(const void *args)
{
    (void)args;
    load_begin();
    in[0] = 7;
    aivd_asc_sync();
    in[0] = 9;
    aivd_asc_copy_gm2ub(ub(0), in, BYTES);
    aivd_asc_sync();
    seen = ub(0)[0];
}

static void a_load_is_late(void **state)
{
    (void)state;
    must_differ(load_unwaited, load_waited, 7);
    must_differ(load_waited_before, load_drained, 9);
}

/* ---- UB overwritten before MTE3 has read it ---- */

static void reuse(bool wait)
{
    ub(0)[0] = 5;
    aivd_asc_copy_ub2gm(out, ub(0), 32);
    if (wait)
        order(PIPE_MTE3, PIPE_S);
    ub(0)[0] = 6;
    others(4);
    aivd_asc_sync();
    seen = out[0];
}

static void reuse_early(const void *args)
{
    (void)args;
    reuse(false);
}

static void reuse_waited(const void *args)
{
    (void)args;
    reuse(true);
}

/* What a store takes from a local is there when the kernel has returned. */
static void store_of_a_local(const void *args)
{
    (void)args;
    _Alignas(32) uint32_t local[8] = {5, 5, 5, 5, 5, 5, 5, 5};
    aivd_asc_copy_ub2gm(out, local, 32);
}

static void local_left(const void *args)
{
    (void)args;
    seen = out[7];
}

static void a_store_reads_late(void **state)
{
    (void)state;
    must_differ(reuse_early, reuse_waited, 5);
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        out[7] = 0;
        core_hook_set(core_weak_hook(seed));
        assert_int_equal(testing_run(store_of_a_local, NULL, 1), AIVD_OK);
        assert_int_equal(testing_run(local_left, NULL, 1), AIVD_OK);
        core_hook_set(NULL);
        assert_int_equal(seen, 5);
    }
}

/* ---- between pipes ---- */

static void load_store(bool wait)
{
    ub(0)[0] = 1;
    aivd_asc_copy_gm2ub(ub(0), in, BYTES);
    if (wait)
        order(PIPE_MTE2, PIPE_MTE3);
    aivd_asc_copy_ub2gm(out, ub(0), BYTES);
    others(8);
    order(PIPE_MTE3, PIPE_S);
    seen = out[0];
}

static void load_store_unordered(const void *args)
{
    (void)args;
    load_store(false);
}

static void load_store_ordered(const void *args)
{
    (void)args;
    load_store(true);
}

static void fill_store(bool wait)
{
    ub(0)[0] = 1;
    aivd_asc_duplicate_u32(ub(0), 7, 64);
    if (wait)
        order(PIPE_V, PIPE_MTE3);
    aivd_asc_copy_ub2gm(out, ub(0), 256);
    others(8);
    order(PIPE_MTE3, PIPE_S);
    seen = out[0];
}

static void fill_store_unordered(const void *args)
{
    (void)args;
    fill_store(false);
}

static void fill_store_ordered(const void *args)
{
    (void)args;
    fill_store(true);
}

static void copy_within_ub(const void *args)
{
    (void)args;
    ub(4096)[0] = 1;
    aivd_asc_copy_gm2ub(ub(0), in, 64);
    order(PIPE_MTE2, PIPE_V);
    aivd_asc_copy_ub2ub(ub(4096), ub(0), 64);
    order(PIPE_V, PIPE_S);
    seen = ub(4096)[0];
}

static void copy_within_ub_unordered(const void *args)
{
    (void)args;
    ub(4096)[0] = ub(0)[0] = 1;
    aivd_asc_copy_gm2ub(ub(0), in, 64);
    aivd_asc_copy_ub2ub(ub(4096), ub(0), 64);
    order(PIPE_V, PIPE_S);
    seen = ub(4096)[0];
}

static void pipes_are_not_ordered(void **state)
{
    (void)state;
    must_differ(load_store_unordered, load_store_ordered, 7);
    must_differ(fill_store_unordered, fill_store_ordered, 7);
    must_differ(copy_within_ub_unordered, copy_within_ub, 7);
}

/* ---- within MTE3 ---- */

/* Whether the flag was seen without the data. */
static void send(int kind)
{
    for (uint32_t i = 0; i < WORDS; i++)
        ub(0)[i] = 7;
    ub(8192)[0] = 1;
    aivd_asc_copy_ub2gm(out, ub(0), BYTES);
    others(2);
    if (kind == 1)
        aivd_asc_sync_pipe(PIPE_MTE3);
    aivd_asc_copy_ub2gm(flag, ub(8192), 32);
    for (int i = 0; i < 80; i++) {
        others(1);
        seen |= flag[0] == 1 && out[0] != 7;
    }
}

static void flag_undrained(const void *args)
{
    (void)args;
    send(0);
}

static void flag_drained(const void *args)
{
    (void)args;
    send(1);
}

static void same_bytes(const void *args)
{
    (void)args;
    ub(0)[0] = 3;
    ub(64)[0] = 4;
    aivd_asc_copy_ub2gm(out, ub(0), 32);
    aivd_asc_copy_ub2gm(out, ub(64), 32);
    others(3);
    aivd_asc_sync();
    seen = out[0];
}

/* A barrier of MTE3 that stands apart does not hold the scalar unit. */
static void scalar_flag(int kind)
{
    ub(0)[0] = 7;
    aivd_asc_copy_ub2gm(out, ub(0), 32);
    others(1);
    if (kind == 1)
        aivd_asc_sync_pipe(PIPE_MTE3);
    else
        aivd_asc_sync();
    seen = out[0];
}

static void scalar_flag_pipe(const void *args)
{
    (void)args;
    scalar_flag(1);
}

static void scalar_flag_all(const void *args)
{
    (void)args;
    scalar_flag(0);
}

/* The _sync form of a move. */
static void store_sync(const void *args)
{
    (void)args;
    ub(0)[0] = 7;
    aivd_asc_copy_ub2gm(out, ub(0), 32);
    aivd_asc_sync_pipe(PIPE_MTE3);
    seen = out[0];
}

static void a_flag_overtakes_data(void **state)
{
    (void)state;
    must_differ(flag_undrained, flag_drained, 0);
    must_differ(scalar_flag_pipe, scalar_flag_all, 7);
    assert_int_equal(wrong(same_bytes, 1, 4), 0);
    assert_int_equal(wrong(store_sync, 1, 7), 0);
}

/* ---- modes are those of the call ---- */

static void atomic_late(const void *args)
{
    (void)args;
    uint32_t *one = ub(0);
    for (int i = 0; i < 8; i++)
        one[i] = 1;
    aivd_asc_set_atomic_add_int();
    for (int i = 0; i < 100; i++) /* more than a queue holds */
        aivd_asc_copy_ub2gm(out, one, 32);
    aivd_asc_set_atomic_none();
    aivd_asc_copy_ub2gm(flag, one, 32);
    aivd_asc_sync();
    seen = out[0] * 1000 + flag[0];
}

static void padding_late(const void *args)
{
    (void)args;
    memset(ub(0), 0, 64);
    aivd_asc_set_copy_pad_val_u32(42);
    aivd_asc_copy_gm2ub_align_burst_u32((void *)ub(0), in, 1, 12, 1, 0, 0, 0);
    aivd_asc_set_copy_pad_val_u32(43);
    order(PIPE_MTE2, PIPE_S);
    seen = ub(0)[0] * 1000 + ub(0)[4] * 10 + ub(0)[1]; /* left, right, data */
}

static void modes_are_those_of_the_call(void **state)
{
    (void)state;
    assert_int_equal(wrong(atomic_late, 1, 100 * 1000 + 1), 0);
    assert_int_equal(wrong(padding_late, 1, 42 * 1000 + 42 * 10 + 7), 0);
}

/* ---- blocks ---- */

/* Block 0 sends a question and leaves it on the way; what it waits for depends on it. */
static void poll(const uint32_t *word)
{
    do {
        aivd_asc_copy_gm2ub(ub(0), word, 32);
        order(PIPE_MTE2, PIPE_S);
    } while (ub(0)[0] != 1);
}

static void ping_pong(const void *args)
{
    (void)args;
    ub(64)[0] = 1;
    if (aivd_asc_get_block_idx() == 0) {
        aivd_asc_copy_ub2gm(flag, ub(64), 32);
        poll(answer);
        seen = 1;
    } else {
        poll(flag);
        aivd_asc_copy_ub2gm(answer, ub(64), 32);
    }
}

/* All blocks meet without a drain, then the first looks. */
static void meet(int pipe)
{
    uint32_t me = (uint32_t)aivd_asc_get_block_idx();
    ub(0)[0] = 1;
    aivd_asc_copy_ub2gm(out + me * 8, ub(0), 32);
    aivd_asc_sync_block_arrive(pipe, 1);
    aivd_asc_sync_block_wait(pipe, 1);
    if (me == 0)
        for (uint32_t i = 0; i < 4; i++)
            seen += ((volatile uint32_t *)out)[i * 8];
}

static void meet_undrained(const void *args)
{
    (void)args;
    meet(PIPE_S);
}

static void meet_after_mte3(const void *args)
{
    (void)args;
    meet(PIPE_MTE3);
}

static void blocks_meet(void **state)
{
    (void)state;
    assert_int_equal(wrong(ping_pong, 2, 1), 0);
    assert_in_range(wrong(meet_undrained, 4, 4), 1, SEEDS);
    assert_int_equal(wrong(meet_after_mte3, 4, 4), 0);
}

/* ---- seeds ---- */

static uint64_t trail;

static void look_around(void)
{
    uint64_t bits = 0;
    for (uint32_t i = 0; i < 32; i++)
        bits |= (uint64_t)(out[i * 8] != 0) << i;
    trail = core_weak_mix(trail, bits);
}

static void many_stores(const void *args)
{
    (void)args;
    ub(0)[0] = 1;
    for (uint32_t i = 0; i < 32; i++) {
        aivd_asc_copy_ub2gm(out + i * 8, ub(0), 32);
        look_around();
    }
}

/* A launch's number is part of the draw: both trails begin at the same number. */
static uint64_t trail_of(uint64_t seed)
{
    int ends[2];
    uint64_t result = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    if (pid == 0) {
        memset(out, 0, sizeof out);
        trail = 1;
        core_hook_set(core_weak_hook(seed));
        testing_run(many_stores, NULL, 1);
        _exit(write(ends[1], &trail, sizeof trail) != sizeof trail);
    }
    assert_int_equal(read(ends[0], &result, sizeof result), sizeof result);
    close(ends[0]);
    close(ends[1]);
    waitpid(pid, NULL, 0);
    return result;
}

static void the_same_seed_gives_the_same_order(void **state)
{
    (void)state;
    uint64_t first[8];
    uint32_t different = 0;
    for (uint64_t seed = 1; seed <= 8; seed++)
        first[seed - 1] = trail_of(seed);
    for (uint64_t seed = 1; seed <= 8; seed++)
        assert_int_equal(trail_of(seed), first[seed - 1]);
    for (uint32_t i = 1; i < 8; i++)
        different += first[i] != first[0];
    assert_in_range(different, 6, 7);
}

/* ---- jitter ---- */

static uint64_t turns;

static void take_turns(const void *args)
{
    (void)args;
    for (int i = 0; i < 20; i++) {
        turns = core_weak_mix(turns, (uint64_t)aivd_asc_get_block_idx());
        aivd_asc_sync_notify(PIPE_S, PIPE_MTE3, 0);
        aivd_asc_sync_wait(PIPE_S, PIPE_MTE3, 0);
    }
    aivd_asc_sync_block_arrive(PIPE_S, 3);
    aivd_asc_sync_block_wait(PIPE_S, 3);
}

static uint64_t turns_of(uint64_t seed)
{
    int ends[2];
    uint64_t result = 0;
    assert_int_equal(pipe(ends), 0);
    pid_t pid = fork();
    if (pid == 0) {
        core_hook_set(seed != 0 ? core_jitter_hook(seed, NULL) : NULL);
        turns = 1;
        if (testing_run(take_turns, NULL, 6) != AIVD_OK)
            _exit(1);
        _exit(write(ends[1], &turns, sizeof turns) != sizeof turns);
    }
    int status = 0;
    waitpid(pid, &status, 0);
    assert_int_equal(status, 0);
    assert_int_equal(read(ends[0], &result, sizeof result), sizeof result);
    close(ends[0]);
    close(ends[1]);
    return result;
}

static void jitter_changes_the_schedule(void **state)
{
    (void)state;
    uint64_t plain = turns_of(0);
    uint32_t different = 0;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        uint64_t once = turns_of(seed);
        assert_int_equal(turns_of(seed), once);
        different += once != plain;
    }
    assert_in_range(different, 5, 6);
}

static void jitter_around_weak_order(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        memset(flag, 0, sizeof flag);
        memset(answer, 0, sizeof answer);
        seen = 0;
        core_hook_set(core_jitter_hook(seed, core_weak_hook(seed)));
        aivd_status status = testing_run(ping_pong, NULL, 2);
        core_hook_set(NULL);
        assert_int_equal(status, AIVD_OK);
        assert_int_equal(seen, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_load_is_late),
        cmocka_unit_test(a_store_reads_late),
        cmocka_unit_test(pipes_are_not_ordered),
        cmocka_unit_test(a_flag_overtakes_data),
        cmocka_unit_test(modes_are_those_of_the_call),
        cmocka_unit_test(blocks_meet),
        cmocka_unit_test(the_same_seed_gives_the_same_order),
        cmocka_unit_test(jitter_changes_the_schedule),
        cmocka_unit_test(jitter_around_weak_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
