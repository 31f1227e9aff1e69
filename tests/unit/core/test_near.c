/* Proves: a device counts as near when stores to it take less than 90 ns in the mean, as far before
 * anything was measured and when they take longer; a single interrupted store changes nothing, a
 * device stays far while one store of three takes long, and a lasting change is learnt within 100
 * measurements; a flag store is complete in all its words. */
#include "testing.h"

#include <string.h>

#include "core/near.h"

enum { DEVICE = 3 };

static core_reach *fresh(void)
{
    core_reaches[DEVICE].cycles = 0;
    core_reaches[DEVICE].stores = 0;
    return &core_reaches[DEVICE];
}

static void learn(core_reach *reach, uint64_t ns, int times)
{
    for (int i = 0; i < times; i++)
        core_near_learn(reach, base_cycles_from_ns(ns));
}

static void unknown_is_far(void **state)
{
    (void)state;
    fresh();
    assert_false(core_near(DEVICE));
}

static void short_stores_are_near(void **state)
{
    (void)state;
    learn(fresh(), 50, 1);
    assert_true(core_near(DEVICE));
    learn(fresh(), 130, 1);
    assert_false(core_near(DEVICE));
}

static void an_interruption_is_ignored(void **state)
{
    core_reach *reach = fresh();
    (void)state;
    learn(reach, 50, 20);
    learn(reach, 10 * 1000 * 1000, 1);
    assert_true(core_near(DEVICE));
}

static void a_change_is_learnt(void **state)
{
    core_reach *reach = fresh();
    (void)state;
    learn(reach, 50, 20);
    learn(reach, 130, 100);
    assert_false(core_near(DEVICE));
    learn(reach, 50, 100);
    assert_true(core_near(DEVICE));
}

static void unread_lines_do_not_mislead(void **state)
{
    core_reach *reach = fresh();
    (void)state;
    for (int i = 0; i < 100; i++) {
        learn(reach, 130, 1);
        learn(reach, 20, 2);
    }
    assert_false(core_near(DEVICE));
}

static void a_store_is_whole(void **state)
{
    _Alignas(64) uint64_t slot[8] = {0};
    const uint64_t words[8] = {11, 12, 13, 14, 15, 16, 17, 18};
    (void)state;
    fresh();
    for (int i = 0; i < NEAR_EVERY; i++) {
        memset(slot, 0, sizeof slot);
        core_near_store(DEVICE, slot, words, sizeof slot);
        assert_memory_equal(slot, words, sizeof slot);
    }
    assert_true(core_reaches[DEVICE].cycles != 0); /* one of them was measured */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unknown_is_far),         cmocka_unit_test(short_stores_are_near),
        cmocka_unit_test(an_interruption_is_ignored), cmocka_unit_test(a_change_is_learnt),
        cmocka_unit_test(unread_lines_do_not_mislead),
        cmocka_unit_test(a_store_is_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
