/* Proves: the data of a message arrive whole, whatever their length and their source's place, in
 * near memory and in far, and nothing behind them is touched; up to 1 KiB goes through the caches
 * wherever it goes, more only where the device is near; asking for data changes none. */
#include "testing.h"

#include <string.h>

#include "core/message.h"

enum { NEAR = 5, FAR = 6, MOST = 4096, GUARD = 64 };

static _Alignas(64) uint8_t slot[MOST + GUARD];
static uint8_t source[MOST + 64];

static int set_up(void **state)
{
    (void)state;
    core_reaches[NEAR].cycles = core_reaches[FAR].cycles = 0;
    core_near_learn(&core_reaches[NEAR], base_cycles_from_ns(40));
    core_near_learn(&core_reaches[FAR], base_cycles_from_ns(170));
    for (size_t i = 0; i < sizeof source; i++)
        source[i] = (uint8_t)(i * 37 + i / 256);
    return 0;
}

static void put_and_look(int device, uint64_t bytes, uint64_t shift)
{
    memset(slot, 0xee, sizeof slot);
    core_message_put(device, slot, source + shift, bytes);
    core_message_fetch(slot, bytes);
    for (uint64_t i = 0; i < bytes; i++)
        assert_int_equal(slot[i], (uint8_t)((i + shift) * 37 + (i + shift) / 256));
    for (uint64_t i = bytes; i < sizeof slot; i++)
        assert_int_equal(slot[i], 0xee);
}

static void all_lengths_arrive(void **state)
{
    static const uint64_t lengths[] = {1,    57,   63,   64,   65,   511,  512,  513,
                                       1023, 1024, 1025, 1087, 2048, 4000, 4095, MOST};
    static const int devices[] = {NEAR, FAR, -1};
    (void)state;
    for (size_t d = 0; d < BASE_COUNT_OF(devices); d++)
        for (size_t i = 0; i < BASE_COUNT_OF(lengths); i++)
            for (uint64_t shift = 0; shift < 9; shift += 4)
                put_and_look(devices[d], lengths[i], shift);
}

static void only_long_ones_to_far_devices_go_past_the_caches(void **state)
{
    (void)state;
    assert_false(core_message_past(FAR, 1024));
    assert_true(core_message_past(FAR, 1025));
    assert_false(core_message_past(NEAR, 1025));
    assert_false(core_message_past(NEAR, MOST));
    assert_false(core_message_past(-1, MOST)); /* no device's memory */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_lengths_arrive),
        cmocka_unit_test(only_long_ones_to_far_devices_go_past_the_caches),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
