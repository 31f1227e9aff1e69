/* Proves: of the two ways into a peer's memory the one that takes less time is used after a
 * few moves, whichever it is, and again after the machine has changed; single interrupted moves
 * change nothing; the worse way is tried seldom, the less often the more it costs; sizes, kinds and
 * devices learn apart. Time is an argument here: no clock is asked. */
#include "testing.h"

#include <string.h>

#include "aivdrive/device_impl.h"
#include "core/hook.h"
#include "core/way.h"
#include "fabric/map.h"

enum { KIB = 1024, MOVE = 128 * KIB };

/* Cycles per KiB of the two ways, and what has become of them. */
typedef struct machine {
    core_way_cell cell;
    uint64_t now, cycles; /* the counter, and what all moves have taken */
    uint32_t per_kib[2];
    uint32_t moves[2];
} machine;

static uint64_t ms(uint64_t n)
{
    return base_cycles_from_ns(n * 1000 * 1000);
}

static core_way move(machine *m)
{
    core_way way = core_way_now(&m->cell);
    uint64_t cycles = (uint64_t)m->per_kib[way] * (MOVE / KIB);
    m->now += cycles, m->cycles += cycles;
    m->moves[way]++;
    m->cell.uses++;
    core_way_learn(&m->cell, way, MOVE, cycles, m->now);
    return way;
}

static void moves(machine *m, int count)
{
    for (int i = 0; i < count; i++)
        move(m);
}

static void count_anew(machine *m)
{
    m->moves[0] = m->moves[1] = 0;
    m->cycles = 0;
}

static machine fresh(uint32_t stream, uint32_t cache)
{
    machine m = {.per_kib = {[CORE_WAY_STREAM] = stream, [CORE_WAY_CACHE] = cache}};
    return m;
}

static void the_better_one_is_found(void **state)
{
    machine m = fresh(100, 50), other = fresh(50, 100);
    (void)state;
    moves(&m, 20);
    moves(&other, 20);
    assert_int_equal(core_way_now(&m.cell), CORE_WAY_CACHE);
    assert_int_equal(core_way_now(&other.cell), CORE_WAY_STREAM);
    /* A few per cent are noise. */
    machine even = fresh(100, 98);
    moves(&even, 20);
    assert_int_equal(core_way_now(&even.cell), CORE_WAY_STREAM);
}

static void a_change_is_learnt(void **state)
{
    machine m = fresh(100, 50);
    (void)state;
    moves(&m, 1000);
    m.per_kib[CORE_WAY_CACHE] = 600; /* the CPUs share no cache any more */
    m.now += ms(2000);
    moves(&m, 1 + 4 + 3 + 4); /* the trial that is due, three in a row, and one more trial */
    assert_int_equal(core_way_now(&m.cell), CORE_WAY_STREAM);
    m.per_kib[CORE_WAY_CACHE] = 50; /* they do again: nothing gets worse, so it must be tried */
    m.now += ms(2000);
    moves(&m, 400);
    assert_int_equal(core_way_now(&m.cell), CORE_WAY_CACHE);
}

static void interruptions_are_ignored(void **state)
{
    machine m = fresh(100, 50);
    (void)state;
    moves(&m, 20);
    for (int i = 0; i < 50; i++) {
        core_way way = core_way_now(&m.cell);
        core_way_learn(&m.cell, way, MOVE, (uint64_t)1000 * 1000 * 1000, m.now);
        moves(&m, 20);
        assert_int_equal(core_way_now(&m.cell), CORE_WAY_CACHE);
    }
}

/* Time beyond that of the better way alone, in percent. */
static double waste(const machine *m)
{
    uint32_t best = m->per_kib[m->per_kib[1] < m->per_kib[0]];
    double least = (double)(m->moves[0] + m->moves[1]) * best * (MOVE / KIB);
    return ((double)m->cycles / least - 1) * 100;
}

static void the_worse_one_is_tried_seldom(void **state)
{
    machine near = fresh(60, 50), far = fresh(50, 1000);
    (void)state;
    moves(&near, 100);
    moves(&far, 100);
    count_anew(&near);
    count_anew(&far);
    moves(&near, 200 * 1000);
    moves(&far, 200 * 1000);
    assert_true(near.moves[CORE_WAY_STREAM] >= 4);
    assert_true(far.moves[CORE_WAY_CACHE] >= 2);
    assert_true(near.moves[CORE_WAY_STREAM] <= 200 * 1000 / 50);
    assert_true(far.moves[CORE_WAY_CACHE] < near.moves[CORE_WAY_STREAM]);
    assert_true(waste(&near) < 1);
    assert_true(waste(&far) < 2);
}

static void sizes_kinds_and_devices_are_apart(void **state)
{
    (void)state;
    assert_int_equal(core_way_class(16 * KIB), 0);
    assert_int_equal(core_way_class(64 * KIB - 1), 0);
    assert_int_equal(core_way_class(64 * KIB), 1);
    assert_int_equal(core_way_class(1024 * KIB), 3);
    assert_int_equal(core_way_class((uint64_t)1 << 40), CORE_WAY_CLASSES - 1);
    core_way_cell *cell = core_way_timed(CORE_WAY_COPY, 1, MOVE).cell;
    assert_ptr_not_equal(cell, core_way_timed(CORE_WAY_COPY, 2, MOVE).cell);
    assert_ptr_not_equal(cell, core_way_timed(CORE_WAY_UB, 1, MOVE).cell);
    assert_ptr_not_equal(cell, core_way_timed(CORE_WAY_COPY, 1, 16 * MOVE).cell);
    assert_ptr_equal(cell, core_way_timed(CORE_WAY_COPY, 1, MOVE + 1).cell);
}

static void short_moves_go_by_distance(void **state)
{
    (void)state;
    core_reaches[7].cycles = 0; /* nothing is known of it */
    assert_int_equal(core_way_begin(CORE_WAY_COPY, 7, 2 * KIB).way, CORE_WAY_STREAM);
#if GM_WAYS
    core_near_learn(&core_reaches[7], base_cycles_from_ns(40));
    assert_int_equal(core_way_begin(CORE_WAY_COPY, 7, 2 * KIB).way, CORE_WAY_CACHE);
    core_reaches[7].cycles = 0;
#endif
}

static void what_no_cache_keeps_is_streamed(void **state)
{
    (void)state;
    core_reaches[7].cycles = 0;
    core_way_use use = core_way_begin(CORE_WAY_COPY, 7, CORE_WAY_FAR_MOST);
    assert_int_equal(use.way, CORE_WAY_STREAM);
    assert_null(use.cell);
    core_way_end(&use);
    const uint8_t own = 0;
    use = core_way_of_copy(0, &own, &own, CORE_WAY_KEEP_BYTES - 1);
    assert_int_equal(use.way, CORE_WAY_CACHE);
    assert_null(use.cell);
    use = core_way_of_copy(0, &own, &own, CORE_WAY_KEEP_PAST - 1);
    assert_int_equal(use.way, CORE_WAY_CACHE); /* as long as nothing is known */
    use = core_way_of_copy(0, &own, &own, CORE_WAY_KEEP_PAST);
    assert_int_equal(use.way, CORE_WAY_STREAM);
}

static void longer_moves_are_timed(void **state)
{
    (void)state;
#if GM_WAYS
    for (int near = 0; near < 2; near++) {
        if (near)
            core_near_learn(&core_reaches[7], base_cycles_from_ns(40));
        assert_null(core_way_begin(CORE_WAY_COPY, 7, CORE_WAY_LEARN_BYTES - 1).cell);
        assert_non_null(core_way_begin(CORE_WAY_COPY, 7, CORE_WAY_LEARN_BYTES).cell);
        assert_non_null(core_way_begin(CORE_WAY_COPY, 7, CORE_WAY_FAR_MOST - 1).cell);
    }
    core_reaches[7].cycles = 0;
#endif
}

static bool told[3];

static void ask_entry(const void *args)
{
    (void)args;
    told[0] = aivd_dev_near(fabric_device_base(7));
    told[1] = aivd_dev_near(fabric_device_base(8));
    told[2] = aivd_dev_near(told);
}

static void see_nothing(const core_event *event)
{
    (void)event;
}

static void kernels_are_told(void **state)
{
    static const core_hook hook = {.op = see_nothing};
    (void)state;
    assert_int_equal(fabric_map_init(), AIVD_OK);
    core_near_learn(&core_reaches[7], base_cycles_from_ns(40));
    core_near_learn(&core_reaches[8], base_cycles_from_ns(170));
    assert_int_equal(testing_run(ask_entry, NULL, 1), AIVD_OK);
    assert_true(told[0]);
    assert_false(told[1]);
    assert_false(told[2]);
    core_hook_set(&hook);
    assert_int_equal(testing_run(ask_entry, NULL, 1), AIVD_OK);
    core_hook_set(NULL);
    assert_false(told[0]);
    core_reaches[7].cycles = core_reaches[8].cycles = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_better_one_is_found),
        cmocka_unit_test(a_change_is_learnt),
        cmocka_unit_test(interruptions_are_ignored),
        cmocka_unit_test(the_worse_one_is_tried_seldom),
        cmocka_unit_test(sizes_kinds_and_devices_are_apart),
        cmocka_unit_test(short_moves_go_by_distance),
        cmocka_unit_test(what_no_cache_keeps_is_streamed),
        cmocka_unit_test(longer_moves_are_timed),
        cmocka_unit_test(kernels_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
