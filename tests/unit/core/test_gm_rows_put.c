/* Proves: rows that are copied and quantised arrive whole, and touch nothing beside them, whichever
 * way they take, for any number of places, lengths and starts; rows stay in the cache in part only
 * between begin and end, at first where all ranks are near and not where they are far. */
#include "testing.h"

#include <math.h>

#include "aivdrive/rows.h"
#include "core/gm_rows_put.h"
#include "core/near.h"
#include "fabric/region.h"

enum { OWN = 0, PEER = 1, PLACES = 9, MOST = 9000, ROOM = 9216, ROUNDS = 40 };

static uint8_t *places[PLACES]; /* in turn of the own device and of the peer */
static uint16_t source[MOST];
static uint8_t expected[MOST];
static float expected_scale;
static int wrong;

static uint8_t *heap_of(uint32_t device)
{
    return fabric_device_base(device) + FABRIC_CONTROL_SIZE;
}

static void reach_set(int nanoseconds)
{
    core_reaches[PEER].cycles = 0;
    if (nanoseconds)
        core_near_learn(&core_reaches[PEER], base_cycles_from_ns((uint64_t)nanoseconds));
}

static int set_up(void **state)
{
    (void)state;
    for (uint32_t device = OWN; device <= PEER; device++) {
        fabric_region *region;
        if (fabric_region_create(device, &region) != AIVD_OK ||
            fabric_populate(heap_of(device), 1 << 20) != AIVD_OK)
            return -1;
    }
    for (int i = 0; i < PLACES; i++)
        places[i] = heap_of(i % 2 ? PEER : OWN) + (size_t)i * ROOM;
    return 0;
}

static aivd_status run(core_entry entry, const void *args)
{
    core_launch launch = testing_launch(entry, args, 1);
    launch.device = OWN;
    return core_grid_run(&launch, NULL);
}

/* BF16, all exponents from 2^-10 to 2^5; the expected INT8 by plain arithmetic. */
static void fill(uint32_t count, uint32_t round)
{
    float greatest = 0, value[MOST];
    for (uint32_t i = 0; i < count; i++) {
        uint32_t key = (i * 2654435761u) ^ (round * 40503u);
        value[i] = ldexpf((float)(128 + key % 128), (int)(key >> 8) % 16 - 17);
        value[i] = key & 0x10000 ? -value[i] : value[i];
        uint32_t bits;
        memcpy(&bits, &value[i], 4);
        source[i] = (uint16_t)(bits >> 16);
        greatest = fabsf(value[i]) > greatest ? fabsf(value[i]) : greatest;
    }
    const float s = 127.0f / (greatest + 1e-12f);
    for (uint32_t i = 0; i < count; i++)
        expected[i] = (uint8_t)(int8_t)rintf(value[i] * s);
    expected_scale = 1.0f / s;
}

typedef struct job {
    uint32_t count, length, shift;
    int int8, begins;
} job;

static bool was_mixed;

static void rows_entry(const void *args)
{
    const job *j = args;
    const void *ranks[] = {heap_of(OWN), heap_of(PEER)};
    const uint64_t bytes = j->length * (j->int8 ? 1ull : 2ull);
    void *to[PLACES];
    if (j->begins)
        aivd_rows_begin(ranks, 2, 64 << 10, 0);
    was_mixed = gm_rows_put_mixed(core_current);
    for (uint32_t i = 0; i < j->count; i++)
        to[i] = places[i] + 64 + j->shift;
    if (j->int8)
        wrong += aivd_rows_quantise(to, j->count, source, j->length, 11, 0) != expected_scale;
    else
        aivd_rows_copy(to, j->count, source, bytes, 0);
    aivd_rows_end();
    wrong += gm_rows_put_mixed(core_current);
}

static void look(const job *j)
{
    const size_t bytes = j->length * (j->int8 ? 1ull : 2ull);
    const void *wanted = j->int8 ? (const void *)expected : source;
    for (uint32_t i = 0; i < PLACES; i++) {
        const uint8_t *row = places[i] + 64 + j->shift;
        const size_t written = i < j->count ? bytes : 0;
        assert_memory_equal(row, wanted, written);
        for (const uint8_t *p = places[i]; p < row; p++)
            assert_int_equal(*p, 0xee);
        for (const uint8_t *p = row + written; p < places[i] + ROOM; p++)
            assert_int_equal(*p, 0xee);
    }
}

static void rows_arrive(bool mixed, bool begins)
{
    static const uint32_t lengths[] = {1, 31, 64, 65, 200, 513, 1024, 4096, 4097};
    for (uint32_t round = 0; round < ROUNDS; round++)
        for (size_t n = 0; n < BASE_COUNT_OF(lengths); n++) {
            job j = {.count = 1 + round % PLACES,
                     .length = lengths[n],
                     .shift = round * 7 % 64,
                     .int8 = round & 1,
                     .begins = begins};
            fill(j.length, round);
            for (int i = 0; i < PLACES; i++)
                memset(places[i], 0xee, ROOM);
            wrong = 0;
            assert_int_equal(run(rows_entry, &j), AIVD_OK);
            assert_int_equal(wrong, 0);
            if (!mixed)
                assert_false(was_mixed);
            look(&j);
        }
}

/* First calls, of other classes of sizes than those above; later ones go the way that was faster.
 */
static void first_entry(const void *args)
{
    const void *ranks[] = {heap_of(OWN), heap_of(PEER)};
    aivd_rows_begin(ranks, 2, *(const uint64_t *)args, 1);
    was_mixed = gm_rows_put_mixed(core_current);
    aivd_rows_end();
}

static void rows_stay_at_first_where_ranks_are_near(void **state)
{
    const uint64_t far = 100 << 10, near = 1 << 20;
    (void)state;
    reach_set(170);
    assert_int_equal(run(first_entry, &far), AIVD_OK);
    assert_false(was_mixed);
    reach_set(40);
    assert_int_equal(run(first_entry, &near), AIVD_OK);
    assert_true(was_mixed == GM_WAYS);
}

static void rows_near_arrive(void **state)
{
    (void)state;
    reach_set(40);
    rows_arrive(true, true);
}

static void rows_far_arrive(void **state)
{
    (void)state;
    reach_set(170);
    rows_arrive(true, true);
}

static void nothing_is_mixed_without_a_beginning(void **state)
{
    (void)state;
    reach_set(40);
    rows_arrive(false, false);
}

/* ---- who is asked ---- */

static void ordinary_entry(const void *args)
{
    const void *with_ordinary[] = {heap_of(OWN), heap_of(PEER), source};
    const void *own[] = {heap_of(OWN), heap_of(OWN)};
    (void)args;
    aivd_rows_begin(with_ordinary, 3, 64 << 10, 0);
    wrong += gm_rows_put_mixed(core_current);
    aivd_rows_end();
    aivd_rows_begin(own, 2, 64 << 10, 0);
    wrong += gm_rows_put_mixed(core_current);
    aivd_rows_end();
    aivd_rows_begin(with_ordinary, 2, 0, 0);
    wrong += gm_rows_put_mixed(core_current);
    aivd_rows_end();
    aivd_rows_begin(with_ordinary, 2, UINT64_C(1) << 40, 0); /* more than caches hold */
    wrong += gm_rows_put_mixed(core_current);
    aivd_rows_end();
}

static void ordinary_memory_own_memory_nothing_and_too_much_are_not_mixed(void **state)
{
    (void)state;
    reach_set(40);
    wrong = 0;
    assert_int_equal(run(ordinary_entry, NULL), AIVD_OK);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_stay_at_first_where_ranks_are_near),
        cmocka_unit_test(rows_near_arrive),
        cmocka_unit_test(rows_far_arrive),
        cmocka_unit_test(nothing_is_mixed_without_a_beginning),
        cmocka_unit_test(ordinary_memory_own_memory_nothing_and_too_much_are_not_mixed),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
