/* Proves: scalar atomics of GM lose no update among blocks on several threads, return the value
 * before, wrap and compare as their types say, and let others run when a block spins on one;
 * asc_store_dev writes exactly its bytes. Products without them end the kernel with the reason. */
#include "testing.h"

#include <math.h>
#include <stdatomic.h>

enum { BLOCKS = 24, TIMES = 500 };
static _Alignas(64) uint64_t gm[16];

/* ---- single steps ---- */

static uint64_t seen[64];
static uint32_t seen_count;

static void note(uint64_t value)
{
    seen[seen_count++] = value;
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

static void steps_entry(const void *args)
{
    (void)args;
    int32_t *s32 = (int32_t *)&gm[0];
    uint32_t *u32 = (uint32_t *)&gm[1];
    float *f32 = (float *)&gm[2];
    int64_t *s64 = (int64_t *)&gm[3];
    uint64_t *u64 = &gm[4];
    *s32 = INT32_MAX, *u32 = 5, *f32 = 1.5f, *s64 = -3, *u64 = UINT64_MAX;
    note((uint32_t)aivd_asc_atomic_add_s32(s32, 1));     /* wraps to INT32_MIN */
    note((uint32_t)aivd_asc_atomic_max_s32(s32, -7));    /* -7 */
    note((uint32_t)aivd_asc_atomic_min_s32(s32, 100));   /* stays */
    note((uint32_t)aivd_asc_atomic_sub_s32(s32, 3));     /* -10 */
    note((uint32_t)aivd_asc_atomic_exch_s32(s32, 9));    /* 9 */
    note((uint32_t)aivd_asc_atomic_cas_s32(s32, 8, 1));  /* fails */
    note((uint32_t)aivd_asc_atomic_cas_s32(s32, 9, 12)); /* 12 */
    note((uint32_t)aivd_asc_atomic_and_s32(s32, 10));    /* 8 */
    note((uint32_t)aivd_asc_atomic_or_s32(s32, 3));      /* 11 */
    note((uint32_t)aivd_asc_atomic_xor_s32(s32, 1));     /* 10 */
    note(aivd_asc_atomic_sub_u32(u32, 6));               /* wraps */
    note(aivd_asc_atomic_max_u32(u32, 7));               /* stays UINT32_MAX */
    note(aivd_asc_atomic_min_u32(u32, 7));               /* 7 */
    note(bits_of(aivd_asc_atomic_add_f32(f32, 0.25f)));  /* 1.75 */
    note(bits_of(aivd_asc_atomic_max_f32(f32, NAN)));    /* stays */
    note(bits_of(aivd_asc_atomic_min_f32(f32, -2.0f)));  /* -2 */
    note(bits_of(aivd_asc_atomic_cas_f32(f32, -2.0f, 4.0f)));
    note(bits_of(aivd_asc_atomic_exch_f32(f32, 8.0f)));
    note(bits_of(aivd_asc_atomic_sub_f32(f32, 3.0f)));
    note((uint64_t)aivd_asc_atomic_min_s64(s64, -4));
    note((uint64_t)aivd_asc_atomic_max_s64(s64, 1));
    note((uint64_t)aivd_asc_atomic_add_s64(s64, INT64_C(1) << 40));
    note(aivd_asc_atomic_add_u64(u64, 2));
    note(aivd_asc_atomic_min_u64(u64, 5));
    note(aivd_asc_atomic_xor_u64(u64, UINT64_MAX));
}

static void single_steps(void **state)
{
    (void)state;
    const uint64_t want[] = {INT32_MAX,
                             0x80000000,
                             (uint32_t)-7,
                             (uint32_t)-7,
                             (uint32_t)-10,
                             9,
                             9,
                             12,
                             8,
                             11,
                             5,
                             UINT32_MAX,
                             UINT32_MAX,
                             bits_of(1.5f),
                             bits_of(1.75f),
                             bits_of(1.75f),
                             bits_of(-2.0f),
                             bits_of(4.0f),
                             bits_of(8.0f),
                             (uint64_t)-3,
                             (uint64_t)-4,
                             1,
                             UINT64_MAX,
                             1,
                             1};
    seen_count = 0;
    memset(gm, 0xa5, sizeof gm);
    assert_int_equal(testing_run(steps_entry, NULL, 1), AIVD_OK);
    assert_int_equal(seen_count, sizeof want / sizeof want[0]);
    for (uint32_t i = 0; i < seen_count; i++)
        if (seen[i] != want[i])
            fail_msg("step %u returned 0x%llx, not 0x%llx", i, (unsigned long long)seen[i],
                     (unsigned long long)want[i]);
    assert_int_equal(gm[0], UINT64_C(0xa5a5a5a50000000a));
    assert_int_equal(gm[1], UINT64_C(0xa5a5a5a500000007));
    assert_int_equal(gm[2], UINT64_C(0xa5a5a5a500000000) | bits_of(5.0f));
    assert_int_equal(gm[3], (INT64_C(1) << 40) + 1);
    assert_int_equal(gm[4], ~UINT64_C(1));
    assert_int_equal(gm[5], UINT64_C(0xa5a5a5a5a5a5a5a5));
}

/* ---- many at once ---- */

static void counting_entry(const void *args)
{
    (void)args;
    for (int i = 0; i < TIMES; i++) {
        aivd_asc_atomic_add_u64(&gm[0], 3);
        aivd_asc_atomic_add_f32((float *)&gm[1], 1.0f);
        aivd_asc_atomic_sub_s32((int32_t *)&gm[2], 1);
    }
    aivd_asc_atomic_max_s64((int64_t *)&gm[3], aivd_asc_get_block_idx());
}

static void no_update_is_lost(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    assert_int_equal(testing_run(counting_entry, NULL, BLOCKS), AIVD_OK);
    float sum;
    memcpy(&sum, &gm[1], 4);
    assert_int_equal(gm[0], 3 * BLOCKS * TIMES);
    assert_true(sum == BLOCKS * TIMES);
    assert_int_equal((int32_t)gm[2], -BLOCKS * TIMES);
    assert_int_equal(gm[3], BLOCKS - 1);
}

/* A lock by exchange, and one by compare and swap: whoever waits must let its holder run. */
static _Atomic uint32_t spins;

static void lock_entry(const void *args)
{
    (void)args;
    uint32_t *lock = (uint32_t *)&gm[0];
    for (int i = 0; i < 20; i++) {
        while (aivd_asc_atomic_exch_u32(lock, 1) != 0)
            atomic_fetch_add(&spins, 1);
        gm[2]++;
        for (int k = 0; k < 6; k++) /* a poll without news: others run while the lock is held */
            aivd_asc_copy_gm2ub((void *)(uintptr_t)64, &gm[8], 32);
        aivd_asc_store_dev_u32(lock, 0);
        while (aivd_asc_atomic_cas_u64(&gm[4], 0, 7) != 0)
            atomic_fetch_add(&spins, 1);
        gm[3]++;
        aivd_asc_store_dev_u64(&gm[4], 0);
    }
}

static void spinning_lets_others_run(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    assert_int_equal(testing_run(lock_entry, NULL, 5), AIVD_OK);
    assert_int_equal(gm[2], 100);
    assert_int_equal(gm[3], 100);
    if (getenv("AIVDRIVE_THREADS") == NULL) /* about 600; 150,000 when nobody yields */
        assert_in_range(spins, 1, 20000);
}

/* ---- stores; they exist everywhere ---- */

static void store_entry(const void *args)
{
    (void)args;
    uint8_t *at = (uint8_t *)gm;
    aivd_asc_store_dev_u8(at + 1, 0x11);
    aivd_asc_store_dev_s8(at + 3, -1);
    aivd_asc_store_dev_u16(at + 8, 0x2233);
    aivd_asc_store_dev_s16(at + 12, -2);
    aivd_asc_store_dev_u32(at + 16, 0x44556677);
    aivd_asc_store_dev_s32(at + 24, -3);
    aivd_asc_store_dev_u64(at + 32, UINT64_C(0x8899aabbccddeeff));
    aivd_asc_store_dev_s64(at + 40, -4);
}

static void stores_write_their_bytes(void **state)
{
    (void)state;
    memset(gm, 0, sizeof gm);
    assert_int_equal(testing_run(store_entry, NULL, 1), AIVD_OK);
    const uint64_t want[16] = {
        UINT64_C(0xff001100), UINT64_C(0x0000fffe00002233), 0x44556677,
        UINT64_C(0xfffffffd), UINT64_C(0x8899aabbccddeeff), UINT64_C(0xfffffffffffffffc)};
    assert_memory_equal(gm, want, sizeof gm);
}

static void crooked_entry(const void *args)
{
    (void)args;
    aivd_asc_store_dev_u32((uint8_t *)gm + 2, 1);
}

static void nowhere_entry(const void *args)
{
    (void)args;
    aivd_asc_store_dev_u32((void *)(uintptr_t)64, 1);
}

static void places_are_checked(void **state)
{
    (void)state;
    testing_expect_rule(crooked_entry, NULL, "is not a multiple of 4 bytes");
    testing_expect_rule(nowhere_entry, NULL, "asc_store_dev");
}

static void absent_entry(const void *args)
{
    (void)args;
    aivd_asc_atomic_add_s32(gm, 1);
}

static void older_products_have_none(void **state)
{
    (void)state;
    testing_expect_rule(absent_entry, NULL, "asc_atomic_add: Ascend910_93 has no scalar atomics");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest everywhere[] = {
        cmocka_unit_test(older_products_have_none),
        cmocka_unit_test(stores_write_their_bytes),
        cmocka_unit_test(places_are_checked),
    };
    const struct CMUnitTest newer[] = {
        cmocka_unit_test(single_steps),
        cmocka_unit_test(no_update_is_lost),
        cmocka_unit_test(spinning_lets_others_run),
    };
    (void)argc;
    if (getenv("TESTING_INNER") != NULL)
        return cmocka_run_group_tests(newer, NULL, NULL);
    int failed = cmocka_run_group_tests(everywhere, NULL, NULL);
    failed += testing_again("AIVDRIVE_SOC", "Ascend950", argv);
    setenv("AIVDRIVE_SOC", "Ascend950", 1);
    return failed + testing_again("AIVDRIVE_THREADS", "3", argv);
}
