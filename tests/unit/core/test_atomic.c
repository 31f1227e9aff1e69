/* Proves: moves in an atomic mode lose no update against other blocks, threads and the host, round
 * halves once per addition, and leave neighbours alone. */
#include "testing.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/half.h"
#include "core/asc_atomic.h"

enum { ELEMENTS = 96, TIMES = 2000 };
static _Alignas(64) uint8_t gm[4096], source[4096];

static void *ub(uint64_t offset)
{
    return (void *)(uintptr_t)offset;
}

typedef void (*mode)(void);
typedef struct job {
    mode set;
    uint32_t bytes;
    uint32_t times;
} job;

static void add_entry(const void *args)
{
    const job *j = *(const job *const *)args;
    aivd_asc_copy_gm2ub(ub(0), source, 4096);
    j->set();
    for (uint32_t i = 0; i < j->times; i++)
        aivd_asc_copy_ub2gm_align_u8(gm + 64, ub(0), j->bytes);
    aivd_asc_set_atomic_none();
}

static void run_job(mode set, uint32_t bytes, uint32_t times, uint32_t blocks)
{
    job j = {set, bytes, times}, *p = &j;
    assert_int_equal(testing_run(add_entry, &p, blocks), AIVD_OK);
}

static void put16(uint8_t *at, uint32_t i, uint16_t bits)
{
    memcpy(at + 2 * i, &bits, 2);
}

static uint16_t get16(const uint8_t *at, uint32_t i)
{
    uint16_t bits;
    memcpy(&bits, at + 2 * i, 2);
    return bits;
}

static _Atomic bool host_stop;
static _Atomic uint64_t host_added;

/* The host adds to the same words meanwhile. */
static void *host_adds(void *unused)
{
    (void)unused;
    while (!atomic_load(&host_stop)) {
        atomic_fetch_add((_Atomic uint32_t *)(gm + 64), 1);
        atomic_fetch_add(&host_added, 1);
    }
    return NULL;
}

/* Again and again, until the host has had its turns meanwhile. */
static int32_t run_beside_the_host(void)
{
    enum { TURNS = 10000000, MOST = 3000 };
    uint64_t begin = atomic_load(&host_added);
    int32_t runs = 0;
    for (; runs < MOST && atomic_load(&host_added) - begin < TURNS; runs++)
        run_job(aivd_asc_set_atomic_add_int, 4 * ELEMENTS, TIMES, 4);
    return runs;
}

static void int32_against_a_host_thread(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    for (uint32_t i = 0; i < ELEMENTS; i++)
        memcpy(source + 4 * i, &(int32_t){(int32_t)i - 40}, 4);
    pthread_t thread;
    atomic_store(&host_stop, false);
    atomic_store(&host_added, 0);
    pthread_create(&thread, NULL, host_adds, NULL);
    int32_t runs = run_beside_the_host();
    atomic_store(&host_stop, true);
    pthread_join(thread, NULL);
    for (uint32_t i = 0; i < ELEMENTS; i++) {
        int32_t got, want = ((int32_t)i - 40) * 4 * TIMES * runs;
        if (i == 0)
            want += (int32_t)atomic_load(&host_added);
        memcpy(&got, gm + 64 + 4 * i, 4);
        assert_int_equal(got, want);
    }
    assert_int_equal(gm[63], 0);
    assert_int_equal(gm[64 + 4 * ELEMENTS], 0);
}

static void int8_wraps_and_keeps_neighbours(void **state)
{
    (void)state;
    memset(gm, 0x11, sizeof gm);
    for (uint32_t i = 0; i < 33; i++)
        source[i] = (uint8_t)(i * 5);
    run_job(aivd_asc_set_atomic_add_int8, 33, 7, 6);
    for (uint32_t i = 0; i < 33; i++)
        assert_int_equal(gm[64 + i], (uint8_t)(0x11 + i * 5 * 42));
    assert_int_equal(gm[63], 0x11);
    assert_int_equal(gm[64 + 33], 0x11);
}

static void int16_adds(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    for (uint32_t i = 0; i < 31; i++)
        put16(source, i, (uint16_t)(i * 1000));
    run_job(aivd_asc_set_atomic_add_int16, 62, 5, 3);
    for (uint32_t i = 0; i < 31; i++)
        assert_int_equal(get16(gm + 64, i), (uint16_t)(i * 15000));
    assert_int_equal(get16(gm + 64, 31), 0);
}

static void float_adds_in_blocks_on_several_workers(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    for (uint32_t i = 0; i < ELEMENTS; i++)
        memcpy(source + 4 * i, &(float){0.25f * (float)i}, 4);
    run_job(aivd_asc_set_atomic_add_float, 4 * ELEMENTS, 100, 8);
    for (uint32_t i = 0; i < ELEMENTS; i++) {
        float got;
        memcpy(&got, gm + 64 + 4 * i, 4);
        assert_true(got == 200.0f * (float)i); /* exact: all sums are multiples of 1/4 below 2^24 */
    }
}

/* 2048 + 1 in half: the exact sum 2049 lies between 2048 and 2050; half to even gives 2048. */
static void half_rounds_once_to_even(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    put16(gm + 64, 0, base_float_to_half(2048.0f));
    put16(gm + 64, 1, base_float_to_half(2050.0f));
    put16(source, 0, base_float_to_half(1.0f));
    put16(source, 1, base_float_to_half(1.0f));
    run_job(aivd_asc_set_atomic_add_float16, 4, 1, 1);
    assert_true(base_half_to_float(get16(gm + 64, 0)) == 2048.0f);
    assert_true(base_half_to_float(get16(gm + 64, 1)) == 2052.0f);
}

static void bfloat16_max_and_min(void **state)
{
    (void)state;
    float values[4] = {-3.0f, 2.5f, 0.0f, 100.0f}, have[4] = {1.0f, 1.0f, -1.0f, 200.0f};
    for (uint32_t i = 0; i < 4; i++) {
        put16(source, i, base_float_to_bf16(values[i]));
        put16(gm + 64, i, base_float_to_bf16(have[i]));
    }
    run_job(aivd_asc_set_atomic_max_bfloat, 8, 3, 2);
    float want_max[4] = {1.0f, 2.5f, 0.0f, 200.0f};
    for (uint32_t i = 0; i < 4; i++)
        assert_true(base_bf16_to_float(get16(gm + 64, i)) == want_max[i]);
    run_job(aivd_asc_set_atomic_min_bfloat, 8, 3, 2);
    float want_min[4] = {-3.0f, 2.5f, 0.0f, 100.0f};
    for (uint32_t i = 0; i < 4; i++)
        assert_true(base_bf16_to_float(get16(gm + 64, i)) == want_min[i]);
}

/* ---- every type, operation, offset and length against one element at a time ---- */

static double value_of(core_element type, const uint8_t *at)
{
    uint32_t bits = 0;
    memcpy(&bits, at, core_element_bytes(type));
    float f;
    memcpy(&f, &bits, sizeof f);
    switch (type) {
    case ELEMENT_F32:
        return f;
    case ELEMENT_F16:
        return base_half_to_float((uint16_t)bits);
    case ELEMENT_BF16:
        return base_bf16_to_float((uint16_t)bits);
    case ELEMENT_S16:
        return (int16_t)bits;
    case ELEMENT_S8:
        return (int8_t)bits;
    default:
        return (int32_t)bits;
    }
}

/* Double holds the exact sum of two elements; integers wrap. */
static void expect_element(core_atomic_op op, core_element type, uint8_t *to, const uint8_t *from)
{
    double a = value_of(type, to), b = value_of(type, from);
    double r = op == ATOMIC_ADD ? a + b : (op == ATOMIC_MAX) == (a > b) ? a : b;
    float f = (float)r;
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    if (type == ELEMENT_F16)
        bits = base_float_to_half(f);
    else if (type == ELEMENT_BF16)
        bits = base_float_to_bf16(f);
    else if (type != ELEMENT_F32)
        bits = (uint32_t)(int64_t)r;
    memcpy(to, &bits, core_element_bytes(type));
}

/* Numbers of every kind, no NaN: bytes that climb, but no exponent of all ones. */
static void fill_numbers(uint8_t *at, size_t bytes, uint32_t seed)
{
    for (size_t i = 0; i < bytes; i++) {
        seed = seed * 1664525 + 1013904223;
        at[i] = (uint8_t)(seed >> 24) & 0xbb;
    }
}

static void check_run(core_atomic_op op, core_element type, uint32_t offset, uint32_t count)
{
    uint32_t size = core_element_bytes(type);
    static _Alignas(64) uint8_t want[1024];
    fill_numbers(gm, sizeof want, offset * 77 + count);
    fill_numbers(source, sizeof want, offset * 99 + count + 1);
    memcpy(want, gm, sizeof want);
    for (uint32_t i = 0; i < count; i++)
        expect_element(op, type, want + 64 + (offset + i) * size, source + 32 + i * size);
    core_atomic_bytes(op, type, gm + 64 + offset * size, source + 32, (uint64_t)count * size);
    if (memcmp(gm, want, sizeof want) != 0)
        fail_msg("operation %d, type %d: offset %u, %u elements", (int)op, (int)type, offset,
                 count);
}

static void every_mode_offset_and_length(void **state)
{
    (void)state;
    for (int type = ELEMENT_F32; type <= ELEMENT_BF16; type++)
        for (int op = ATOMIC_ADD; op <= ATOMIC_MIN; op++)
            for (uint32_t offset = 0; offset < 9; offset++)
                for (uint32_t count = 0; count < 150; count += count < 40 ? 1 : 13)
                    check_run((core_atomic_op)op, (core_element)type, offset, count);
}

/* ---- neighbours inside a word ---- */

enum { LANES = 21, ROUND_MS = 60 };

typedef struct adder {
    uint32_t own; /* element it adds to alone */
    uint64_t times;
} adder;

static _Atomic uint32_t adders_ready;

/* Adds 1 to one element alone, then to all, as often as the time allows. */
static void *add_to_neighbours(void *arg)
{
    adder *a = arg;
    uint16_t one[LANES];
    for (uint32_t i = 0; i < LANES; i++)
        one[i] = 1;
    atomic_fetch_add(&adders_ready, 1);
    while (atomic_load(&adders_ready) < 2)
        sched_yield();
    uint64_t end = base_now_ns() + ROUND_MS * 1000000u;
    for (a->times = 0; base_now_ns() < end; a->times++) {
        core_atomic_bytes(ATOMIC_ADD, ELEMENT_S16, gm + 66 + 2 * a->own, (uint8_t *)one, 2);
        core_atomic_bytes(ATOMIC_ADD, ELEMENT_S16, gm + 66, (uint8_t *)one, sizeof one);
    }
    return NULL;
}

static void neighbours_in_a_word_lose_nothing(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    adder here = {.own = 4}, there = {.own = 5};
    pthread_t thread;
    atomic_store(&adders_ready, 0);
    assert_int_equal(pthread_create(&thread, NULL, add_to_neighbours, &there), 0);
    add_to_neighbours(&here);
    pthread_join(thread, NULL);
    for (uint32_t i = 0; i < LANES; i++) {
        uint64_t want = here.times + there.times;
        want += i == here.own ? here.times : i == there.own ? there.times : 0;
        assert_int_equal(get16(gm + 66, i), (uint16_t)want);
    }
    assert_int_equal(get16(gm + 64, 0), 0);
    assert_int_equal(get16(gm + 66, LANES), 0);
}

static void config_entry(const void *args)
{
    uint64_t *r = *(uint64_t *const *)args;
    asc_store_atomic_config config;
    aivd_asc_set_atomic_max_int8();
    aivd_asc_get_store_atomic_config(&config);
    r[0] = config.atomic_type;
    r[1] = config.atomic_op;
    aivd_asc_set_store_atomic_config_v1(4, 0); /* int32 add */
    memset((void *)(uintptr_t)aivd_asc_get_phy_buf_addr(0), 0, 32);
    *(int32_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(0) = 3;
    aivd_asc_copy_ub2gm(gm, ub(0), 32);
    aivd_asc_copy_ub2gm(gm, ub(0), 32);
    aivd_asc_set_store_atomic_config_v1(0, 0);
    aivd_asc_get_store_atomic_config(&config);
    r[2] = config.config;
}

static void configuration_register(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    uint64_t r[3] = {9, 9, 9}, *p = r;
    assert_int_equal(testing_run(config_entry, &p, 1), AIVD_OK);
    assert_int_equal(r[0], 5);
    assert_int_equal(r[1], 1);
    assert_int_equal(r[2], 0);
    assert_int_equal(gm[0], 6);
}

static void leaves_mode_entry(const void *args)
{
    (void)args;
    if (core_block_index() == 0) {
        aivd_asc_set_atomic_add_int();
        return;
    }
    aivd_asc_duplicate_u32(ub(0), 5, 8);
    aivd_asc_copy_ub2gm(gm, ub(0), 32); /* a plain store again */
}

static void mode_ends_with_its_block(void **state)
{
    (void)state;
    memset(gm, 0x7f, sizeof gm);
    assert_int_equal(testing_run(leaves_mode_entry, NULL, 2), AIVD_OK);
    uint32_t got;
    memcpy(&got, gm, 4);
    assert_int_equal(got, 5);
}

int main(int argc, char **argv)
{
    (void)argc;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(int32_against_a_host_thread),
        cmocka_unit_test(int8_wraps_and_keeps_neighbours),
        cmocka_unit_test(int16_adds),
        cmocka_unit_test(float_adds_in_blocks_on_several_workers),
        cmocka_unit_test(half_rounds_once_to_even),
        cmocka_unit_test(bfloat16_max_and_min),
        cmocka_unit_test(every_mode_offset_and_length),
        cmocka_unit_test(neighbours_in_a_word_lose_nothing),
        cmocka_unit_test(configuration_register),
        cmocka_unit_test(mode_ends_with_its_block),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    failed += testing_again("AIVDRIVE_THREADS", "2", argv);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
