/* Proves: stores past the caches, in 16 bytes at a time and in what the vector unit offers, write
 * all that they are given, for every size and place, and nothing else. */
#include "testing.h"

#include <stdbool.h>

#include "core/lane_fast.h"
#include "core/past.h"

enum { LINE = 64, SIZE = 5 * LINE, GUARD = 2 * LINE, LARGE = 7168 + 13 };

static _Alignas(64) uint8_t from[LARGE + LINE], to[GUARD + LARGE + LINE + GUARD];

static void check_one(core_past *store, uint64_t size, uint32_t shift, uint32_t from_shift)
{
    uint8_t *place = to + GUARD + shift;
    memset(to, 0xa5, sizeof to);
    store(place, from + from_shift, size);
    for (uint8_t *at = to; at < to + sizeof to; at++) {
        bool inside = at >= place && at < place + size;
        uint8_t wanted = inside ? from[from_shift + (at - place)] : 0xa5;
        if (*at != wanted)
            fail_msg("%llu bytes, to a line's byte %u, from byte %u: byte %td is %02x, not %02x",
                     (unsigned long long)size, shift, from_shift, at - place, *at, wanted);
    }
}

static void check_store(core_past *store)
{
    for (uint32_t shift = 0; shift < LINE; shift += 1 + shift / 6) {
        for (uint64_t size = 0; size <= SIZE; size++)
            check_one(store, size, shift, (uint32_t)(size * 7 + shift) % LINE);
        check_one(store, LARGE, shift, 1);
    }
}

static void everything_and_nothing_else(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units);
    for (size_t i = 0; i < sizeof from; i++)
        from[i] = (uint8_t)(i * 37 % 251); /* never the guard's value twice in a row */
    check_store(core_past_store);
    for (size_t u = 0; u < count; u++)
        if (units[u].present) {
            core_past_choose();
            check_store(core_past_store);
        }
}

/* Once with what the library has chosen, once more without vector units. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(everything_and_nothing_else)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    if (failed == 0 && argc == 1 && setenv("AIVDRIVE_SIMD", "off", 1) == 0)
        execl("/proc/self/exe", argv[0], "again", (char *)NULL);
    return failed;
}
