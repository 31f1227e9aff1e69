/* Proves: calls of many rows go the cheapest way that is allowed, and rows stay when that costs
 * little more and ranks seem to be near; the choice follows when costs change; first calls, which
 * touch new memory, and a call that was interrupted do not decide; trials of other ways cost a
 * small part of the time, however dear those are; calls that began before a change teach nothing.
 */
#include "testing.h"

#include "core/gm_rows_way.h"

enum { BYTES = 1 << 20, MANY = 4000 };

/* Cycles that a call takes by way; the sum of all; calls by way. */
typedef struct machine {
    uint64_t takes[GM_ROWS_WAYS], spent;
    uint32_t went[GM_ROWS_WAYS];
    bool all, far;
} machine;

static void calls(gm_rows_cell *cell, machine *m, uint32_t count)
{
    m->spent = 0;
    memset(m->went, 0, sizeof m->went);
    for (uint32_t i = 0; i < count; i++) {
        gm_rows_call call = {.all = m->all, .near = !m->far};
        gm_rows_choose(cell, &call);
        m->spent += m->takes[call.way];
        m->went[call.way]++;
        gm_rows_learn(cell, &call, BYTES, m->takes[call.way]);
    }
}

static gm_rows_way way_now(gm_rows_cell *cell, const machine *m)
{
    gm_rows_call call = {.all = m->all, .near = !m->far};
    gm_rows_choose(cell, &call);
    return call.way;
}

static machine machine_of(uint64_t half, uint64_t past, uint64_t all)
{
    return (machine){.takes = {half, past, all}, .all = all != 0};
}

static void the_cheapest_way_is_used(void **state)
{
    static const uint64_t takes[][3] = {{100000, 150000, 150000}, {150000, 100000, 150000},
                                        {150000, 150000, 100000}, {300000, 200000, 100000},
                                        {100000, 200000, 0},      {200000, 100000, 0}};
    static const gm_rows_way best[] = {GM_ROWS_HALF, GM_ROWS_PAST, GM_ROWS_ALL,
                                       GM_ROWS_ALL,  GM_ROWS_HALF, GM_ROWS_PAST};
    (void)state;
    for (size_t i = 0; i < BASE_COUNT_OF(best); i++) {
        gm_rows_cell cell = {0};
        machine m = machine_of(takes[i][0], takes[i][1], takes[i][2]);
        assert_int_equal(way_now(&cell, &m), GM_ROWS_HALF);
        calls(&cell, &m, MANY);
        assert_true(m.went[best[i]] > MANY * 9 / 10);
        assert_true(m.went[best[i]] < MANY);
        if (!m.all)
            assert_int_equal(m.went[GM_ROWS_ALL], 0);
    }
}

static void rows_stay_when_it_makes_little_difference(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(106000, 100000, 0);
    (void)state;
    calls(&cell, &m, 200);
    calls(&cell, &m, MANY);
    assert_true(m.went[GM_ROWS_PAST] < MANY / 5);
}

static void the_choice_follows_the_machine(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(100000, 130000, 150000);
    (void)state;
    calls(&cell, &m, MANY);
    m = machine_of(130000, 100000, 150000);
    calls(&cell, &m, MANY);
    assert_true(m.went[GM_ROWS_PAST] > MANY * 8 / 10);
    m = machine_of(150000, 130000, 100000);
    calls(&cell, &m, MANY);
    assert_true(m.went[GM_ROWS_ALL] > MANY * 8 / 10);
}

/* All rows may not stay any more. */
static void a_way_that_is_not_allowed_is_not_used(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(150000, 150000, 100000);
    (void)state;
    calls(&cell, &m, MANY);
    m = machine_of(100000, 150000, 0);
    calls(&cell, &m, 100);
    assert_int_equal(m.went[GM_ROWS_ALL], 0);
}

/* The best that could be is all calls the cheapest way. */
static void trials_cost_little(void **state)
{
    static const uint64_t other[] = {101000, 110000, 150000, 400000, 5000000};
    (void)state;
    for (size_t i = 0; i < BASE_COUNT_OF(other); i++) {
        gm_rows_cell cell = {0};
        machine m = machine_of(100000, other[i], other[i] + 20000);
        calls(&cell, &m, 100);
        calls(&cell, &m, MANY);
        assert_in_range(m.spent, MANY * UINT64_C(100000), MANY * UINT64_C(104000));
    }
}

/* Where ranks seem to be far: past the caches at first, fewer trials; what is cheaper is still
 * found. */
static void far_ranks_begin_past_the_caches(void **state)
{
    gm_rows_cell cell = {0}, mistaken = {0};
    machine m = machine_of(130000, 100000, 160000);
    (void)state;
    m.far = true;
    assert_int_equal(way_now(&cell, &m), GM_ROWS_PAST);
    calls(&cell, &m, 100);
    calls(&cell, &m, MANY);
    assert_in_range(m.spent, MANY * UINT64_C(100000), MANY * UINT64_C(101000));
    m = machine_of(100000, 130000, 160000);
    m.far = true;
    calls(&mistaken, &m, MANY);
    assert_true(m.went[GM_ROWS_HALF] > MANY * 9 / 10);
}

static void first_calls_do_not_decide(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(1000000, 1000000, 0);
    (void)state;
    calls(&cell, &m, GM_ROWS_SKIP);
    m = machine_of(100000, 120000, 0);
    calls(&cell, &m, 30);
    assert_int_equal(way_now(&cell, &m), GM_ROWS_HALF);
    assert_in_range(m.went[GM_ROWS_PAST], 1, GM_ROWS_TRIAL);
}

static void an_interrupted_call_does_not_decide(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(100000, 120000, 0);
    (void)state;
    for (int i = 0; i < 50; i++) {
        calls(&cell, &m, 19);
        gm_rows_learn(&cell, &(gm_rows_call){.way = way_now(&cell, &m), .near = true}, BYTES,
                      50000000);
    }
    calls(&cell, &m, 1000);
    assert_true(m.went[GM_ROWS_PAST] < 300);
}

static void calls_that_began_before_a_change_teach_nothing(void **state)
{
    gm_rows_cell cell = {0};
    machine m = machine_of(100000, 120000, 0);
    (void)state;
    calls(&cell, &m, GM_ROWS_SKIP + 1);
    const uint32_t known = cell.cost[GM_ROWS_HALF];
    gm_rows_learn(&cell, &(gm_rows_call){.way = GM_ROWS_PAST, .near = true}, BYTES, 1);
    assert_int_equal(cell.cost[GM_ROWS_PAST], 0);
    assert_int_equal(cell.cost[GM_ROWS_HALF], known);
}

static void classes_are_those_of_the_header(void **state)
{
    (void)state;
    assert_int_equal(gm_rows_class(1), 0);
    assert_int_equal(gm_rows_class((64 << 10) - 1), 0);
    assert_int_equal(gm_rows_class(64 << 10), 1);
    assert_int_equal(gm_rows_class(256 << 10), 2);
    assert_int_equal(gm_rows_class(1 << 20), 3);
    assert_int_equal(gm_rows_class(4 << 20), 4);
    assert_int_equal(gm_rows_class((16 << 20) - 1), 4);
    assert_int_equal(gm_rows_class(16 << 20), 5);
    assert_int_equal(gm_rows_class(UINT64_MAX), GM_ROWS_CLASSES - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cheapest_way_is_used),
        cmocka_unit_test(rows_stay_when_it_makes_little_difference),
        cmocka_unit_test(the_choice_follows_the_machine),
        cmocka_unit_test(a_way_that_is_not_allowed_is_not_used),
        cmocka_unit_test(trials_cost_little),
        cmocka_unit_test(far_ranks_begin_past_the_caches),
        cmocka_unit_test(first_calls_do_not_decide),
        cmocka_unit_test(an_interrupted_call_does_not_decide),
        cmocka_unit_test(calls_that_began_before_a_change_teach_nothing),
        cmocka_unit_test(classes_are_those_of_the_header),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
