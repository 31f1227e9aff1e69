/* Proves: moves in an atomic mode lose no update against other blocks, threads and the host, round
 * halves once per addition, and leave neighbours alone. */
#include "testing.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#include "base/half.h"

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
    run_job(aivd_asc_set_atomic_add_int, 4 * ELEMENTS, TIMES, 4);
    atomic_store(&host_stop, true);
    pthread_join(thread, NULL);
    for (uint32_t i = 0; i < ELEMENTS; i++) {
        int32_t got, want = ((int32_t)i - 40) * 4 * TIMES;
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
        cmocka_unit_test(configuration_register),
        cmocka_unit_test(mode_ends_with_its_block),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    failed += testing_again("AIVDRIVE_THREADS", "2", argv);
    return failed + testing_again("AIVDRIVE_BLOCKS", "threads", argv);
}
