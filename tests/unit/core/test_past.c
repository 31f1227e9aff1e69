/* Proves: stores past the caches, in 16 bytes at a time and in what the vector unit offers, write
 * all that they are given, for every size and place, and nothing else; so do two copies at once. */
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

/* Of two copies at once, what a target and its guards hold then. */
static void check_place(const char *which, const uint8_t *area, const uint8_t *source,
                        uint64_t size, uint32_t shift)
{
    for (uint64_t i = 0; i < LARGE + LINE + 2 * GUARD; i++) {
        bool inside = i >= GUARD + shift && i < GUARD + shift + size;
        uint8_t wanted = inside ? source[i - GUARD - shift] : 0xa5;
        if (area[i] != wanted)
            fail_msg("%s copy of %llu bytes, to a line's byte %u: byte %lld is %02x, not %02x",
                     which, (unsigned long long)size, shift,
                     (long long)i - GUARD - (long long)shift, area[i], wanted);
    }
}

static void check_two_of(core_past_two *two, uint64_t size, uint32_t shift, uint32_t kept_shift)
{
    static _Alignas(64) uint8_t kept[GUARD + LARGE + LINE + GUARD];
    const uint8_t *kept_from = from + (size % 3 == 0 ? shift : 5); /* at times the same source */
    memset(to, 0xa5, sizeof to);
    memset(kept, 0xa5, sizeof kept);
    two(to + GUARD + shift, from + shift, kept + GUARD + kept_shift, kept_from, size);
    check_place("first", to, from + shift, size, shift);
    check_place("kept", kept, kept_from, size, kept_shift);
}

static void check_two(core_past_two *two)
{
    for (uint32_t shift = 0; shift < LINE; shift += 1 + shift / 6)
        for (uint64_t size = 0; size <= SIZE; size += 1 + size / 50) {
            check_two_of(two, size, shift, shift); /* lines begin together */
            check_two_of(two, size, shift, (uint32_t)(size * 7) % LINE);
        }
    check_two_of(two, LARGE, 3, 3);
    check_two_of(two, LARGE, 3, 4);
}

static void everything_and_nothing_else(void **state)
{
    (void)state;
    core_lane_unit units[CORE_LANE_UNITS];
    size_t count = core_lane_units(units);
    for (size_t i = 0; i < sizeof from; i++)
        from[i] = (uint8_t)(i * 37 % 251); /* never the guard's value twice in a row */
    check_store(core_past_store);
    check_two(core_past_keep);
    check_two(core_past_both);
    for (size_t u = 0; u < count; u++)
        if (units[u].present) {
            core_past_choose();
            check_store(core_past_store);
            check_two(core_past_keep);
            check_two(core_past_both);
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
