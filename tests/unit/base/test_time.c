/* Proves: the clock moves forward, and the cycle counter, calibrated, agrees with it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/time.h"

static void cycles_agree_with_the_clock(void **state)
{
    (void)state;
    assert_int_equal(base_cycles_from_ns(0), 0);
    uint64_t one_ms = base_cycles_from_ns(1000000);
    assert_in_range(base_cycles_from_ns(50000000), 50 * one_ms, 50 * one_ms + 50);
    assert_int_equal(base_cycles_from_ns(BASE_NEVER) > base_cycles_from_ns(BASE_NEVER / 8), 1);
    /* The best of some tries: a preempted one is too long on one of the two counters only. */
    double nearest = 1e9;
    for (int i = 0; i < 20; i++) {
        uint64_t c0 = base_cycles(), n0 = base_now_ns();
        usleep(5000);
        uint64_t c1 = base_cycles(), n1 = base_now_ns();
        assert_true(n1 > n0 && c1 > c0);
        double ratio = (double)(c1 - c0) / (double)base_cycles_from_ns(n1 - n0);
        double off = ratio > 1 ? ratio - 1 : 1 - ratio;
        if (off < nearest)
            nearest = off;
    }
    assert_true(nearest < 0.02);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(cycles_agree_with_the_clock)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
