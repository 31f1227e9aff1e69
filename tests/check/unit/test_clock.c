/* Proves that clocks, which share their parts, say what plain arrays would say: random raises,
 * joins and copies of many clocks, compared number by number; that nobody sees what is written to
 * another name of his clock; and that nothing is kept of clocks that are gone. The seed is printed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "check/clock.h"

enum { CLOCKS = 12, STEPS = 20000, PLACES = 40 };

/* Both sides of every seam between parts, and far apart. */
static const uint32_t actors[PLACES] = {
    0,      1,      30,      31,      32,      33,      63,      64,       100,      250,
    511,    512,    513,     543,     544,     1023,    1024,    4095,     8191,     8192,
    8193,   8223,   8224,    9000,    63999,   65535,   131071,  131072,   131073,   131103,
    131104, 200000, 1000000, 2097151, 2097152, 2097153, 4194304, 33554431, 33554432, UINT32_MAX};

static uint64_t state;

static uint32_t next(uint32_t limit)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 11) % limit;
}

typedef struct pair {
    vclock *clock;
    uint32_t plain[PLACES];
} pair;

static void compare(const pair *p)
{
    for (uint32_t i = 0; i < PLACES; i++)
        if (vclock_get(p->clock, actors[i]) != p->plain[i])
            fail_msg("actor %u: %u, not %u", actors[i], vclock_get(p->clock, actors[i]),
                     p->plain[i]);
}

static void step(pair *all)
{
    pair *one = &all[next(CLOCKS)], *other = &all[next(CLOCKS)];
    uint32_t place = next(PLACES), time = next(1000);
    switch (next(8)) {
    case 0:
        vclock_drop(&one->clock);
        memset(one->plain, 0, sizeof one->plain);
        break;
    case 1:
        vclock_copy(&one->clock, other->clock);
        memcpy(one->plain, other->plain, sizeof one->plain);
        break;
    case 2:
    case 3:
        vclock_join(&one->clock, other->clock);
        for (uint32_t i = 0; i < PLACES; i++)
            if (one->plain[i] < other->plain[i])
                one->plain[i] = other->plain[i];
        break;
    default:
        vclock_raise(&one->clock, actors[place], time);
        if (one->plain[place] < time)
            one->plain[place] = time;
        break;
    }
}

static void as_arrays(void **test_state)
{
    (void)test_state;
    state = (uint64_t)time(NULL) | 1;
    printf("seed %llu\n", (unsigned long long)state);
    static pair all[CLOCKS];
    for (uint32_t i = 0; i < STEPS; i++) {
        step(all);
        for (uint32_t k = 0; k < CLOCKS; k++)
            compare(&all[k]);
    }
    for (uint32_t k = 0; k < CLOCKS; k++)
        vclock_drop(&all[k].clock);
    assert_int_equal(vclock_nodes(), 0);
}

/* Between the places of the test above nothing may appear. */
static void nothing_else(void **test_state)
{
    (void)test_state;
    vclock *one = NULL, *other = NULL;
    vclock_raise(&one, 700, 7);
    vclock_raise(&other, 5, 3);
    vclock_raise(&other, 40000, 9);
    vclock_join(&one, other);
    for (uint32_t actor = 0; actor < 100000; actor++)
        assert_int_equal(vclock_get(one, actor), actor == 700     ? 7
                                                 : actor == 5     ? 3
                                                 : actor == 40000 ? 9
                                                                  : 0);
    assert_int_equal(vclock_get(other, 700), 0);
    vclock_drop(&one);
    vclock_drop(&other);
    assert_int_equal(vclock_nodes(), 0);
}

/* What is known already costs nothing: the larger clock is taken as it is. */
static void shared(void **test_state)
{
    (void)test_state;
    vclock *all = NULL, *copies[64] = {NULL};
    for (uint32_t actor = 0; actor < 4096; actor++)
        vclock_raise(&all, actor, actor + 1);
    size_t whole = vclock_nodes();
    for (uint32_t i = 0; i < 64; i++) {
        vclock_raise(&copies[i], 64 * i, 1); /* below what `all` says */
        vclock_join(&copies[i], all);
        assert_ptr_equal(copies[i], all);
    }
    assert_int_equal(vclock_nodes(), whole);
    vclock_raise(&copies[0], 4095, 5000); /* one leaf and the way to it */
    assert_int_equal(vclock_nodes(), whole + all->level + 1);
    assert_int_equal(vclock_get(all, 4095), 4096);
    for (uint32_t i = 0; i < 64; i++)
        vclock_drop(&copies[i]);
    vclock_drop(&all);
    assert_int_equal(vclock_nodes(), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_arrays),
        cmocka_unit_test(nothing_else),
        cmocka_unit_test(shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
