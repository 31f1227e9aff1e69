/* Proves: every form of a move puts exactly the right bytes where they belong and touches no other;
 * expected values come from plain loops over bytes. */
#include "testing.h"

enum { SIZE = 1 << 16 };
static _Alignas(64) uint8_t gm_in[SIZE], gm_out[SIZE], want[SIZE];

static void *ub(uint64_t offset)
{
    return (void *)(uintptr_t)offset;
}

static void prepare(void)
{
    for (uint32_t i = 0; i < SIZE; i++)
        gm_in[i] = (uint8_t)(i * 37 + i / 256 + 1);
    memset(gm_out, 0xa5, SIZE);
    memset(want, 0xa5, SIZE);
}

typedef struct shape {
    uint32_t size, from, to;
} shape;

static void copy_entry(const void *args)
{
    const shape *s = *(const shape *const *)args;
    aivd_asc_copy_gm2ub_align_u8(ub(64), gm_in + s->from, s->size);
    aivd_asc_copy_ub2gm_align_u8(gm_out + s->to, ub(64), s->size);
}

static void any_byte_count_at_any_address(void **state)
{
    (void)state;
    uint32_t sizes[] = {0,   1,   2,   3,   4,    5,    7,    8,    9,    15,   16,
                        17,  31,  32,  33,  40,   63,   64,   65,   100,  127,  128,
                        500, 511, 512, 513, 1023, 1024, 1025, 4095, 4096, 4097, 30011};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (uint32_t from = 0; from < 10; from += 3)
            for (uint32_t to = 0; to < 10; to++) {
                shape s = {sizes[i], from, 64 + to}, *p = &s;
                prepare();
                for (uint32_t k = 0; k < s.size; k++)
                    want[s.to + k] = gm_in[s.from + k];
                assert_int_equal(testing_run(copy_entry, &p, 1), AIVD_OK);
                assert_memory_equal(gm_out, want, SIZE);
            }
}

static void burst_entry(const void *args)
{
    (void)args;
    /* 5 rows of 3 blocks; GM rows 2 blocks apart, UB rows 1 block apart; then out, the reverse. */
    aivd_asc_copy_gm2ub_burst(ub(32), gm_in, 5, 3, 2, 1);
    aivd_asc_copy_ub2gm_burst(gm_out, ub(32), 5, 3, 1, 4);
}

static void bursts_of_blocks(void **state)
{
    (void)state;
    prepare();
    for (uint32_t row = 0; row < 5; row++)
        for (uint32_t k = 0; k < 96; k++)
            want[row * (96 + 128) + k] = gm_in[row * (96 + 64) + k];
    assert_int_equal(testing_run(burst_entry, NULL, 1), AIVD_OK);
    assert_memory_equal(gm_out, want, SIZE);
}

static void align_burst_entry(const void *args)
{
    (void)args;
    /* 4 rows of 10 bytes, GM gap 3 bytes, UB gap 1 block. */
    aivd_asc_copy_gm2ub_align_burst_u8(ub(0), gm_in + 1, 4, 10, 0, 0, 3, 1);
    aivd_asc_copy_ub2gm_align_burst_u8(gm_out + 5, ub(0), 4, 10, 0, 0, 1, 7);
    aivd_asc_copy_ub2gm(gm_out + 1024, ub(0), 256); /* UB as it is */
}

static void align_bursts_gaps_and_tails(void **state)
{
    (void)state;
    prepare();
    assert_int_equal(testing_run(align_burst_entry, NULL, 1), AIVD_OK);
    for (uint32_t row = 0; row < 4; row++)
        for (uint32_t k = 0; k < 10; k++)
            want[5 + row * 17 + k] = gm_in[1 + row * 13 + k];
    assert_memory_equal(gm_out, want, 1024);
    /* In UB a row's last block is filled up with the row's first element. */
    for (uint32_t row = 0; row < 4; row++) {
        assert_memory_equal(gm_out + 1024 + row * 64, gm_in + 1 + row * 13, 10);
        for (uint32_t k = 10; k < 32; k++)
            assert_int_equal(gm_out[1024 + row * 64 + k], gm_in[1 + row * 13]);
    }
}

static void padding_entry(const void *args)
{
    (void)args;
    aivd_asc_duplicate_u32(ub(0), 0xdddddddd, 64);
    aivd_asc_set_copy_pad_val_s32(-7);
    aivd_asc_copy_gm2ub_align_burst_s32(ub(0), gm_in, 2, 12, 2, 1, 0, 0);
    aivd_asc_copy_ub2gm(gm_out, ub(0), 96);
}

static void padding_left_right_and_tail(void **state)
{
    (void)state;
    prepare();
    assert_int_equal(testing_run(padding_entry, NULL, 1), AIVD_OK);
    int32_t got[24], data[6];
    memcpy(got, gm_out, sizeof got);
    memcpy(data, gm_in, sizeof data);
    for (uint32_t row = 0; row < 2; row++) {
        const int32_t *r = got + row * 8;
        assert_int_equal(r[0], -7);
        assert_int_equal(r[1], -7);
        for (uint32_t k = 0; k < 3; k++)
            assert_int_equal(r[2 + k], data[row * 3 + k]);
        for (uint32_t k = 5; k < 8; k++)
            assert_int_equal(r[k], -7);
    }
    assert_int_equal(got[16], (int32_t)0xdddddddd); /* the third block is untouched */
}

static void ub2ub_entry(const void *args)
{
    (void)args;
    aivd_asc_copy_gm2ub(ub(0), gm_in, 256);
    aivd_asc_copy_ub2ub(ub(1024), ub(0), 256);
    aivd_asc_copy_ub2ub_burst(ub(4096), ub(1024), 3, 1, 1, 0);
    aivd_asc_copy_ub2gm(gm_out, ub(4096), 96);
}

static void moves_inside_ub(void **state)
{
    (void)state;
    prepare();
    assert_int_equal(testing_run(ub2ub_entry, NULL, 1), AIVD_OK);
    for (uint32_t row = 0; row < 3; row++)
        assert_memory_equal(gm_out + row * 32, gm_in + row * 64, 32);
    assert_int_equal(gm_out[96], 0xa5);
}

static void duplicate_entry(const void *args)
{
    (void)args;
    aivd_asc_duplicate_u16(ub(0), 0x1234, 1024);
    aivd_asc_duplicate_f32(ub(2048), 1.5f, 5);
    aivd_asc_duplicate_s16(ub(3072), -2, 3);
    /* Two repeats: blocks 2 apart, repeats 16 apart; only elements 0 and 9 of 64. */
    aivd_asc_set_vector_mask(0, (UINT64_C(1) << 9) | 1);
    aivd_asc_duplicate_strided_s32(ub(0), -5, 2, 2, 16);
    aivd_asc_set_mask_count();
    aivd_asc_set_vector_mask(0, 70);
    aivd_asc_duplicate_strided_u32(ub(4096), 9, 1, 1, 8);
    aivd_asc_copy_ub2gm(gm_out, ub(0), 8192);
}

static void duplicate_counts_strides_and_masks(void **state)
{
    (void)state;
    prepare();
    assert_int_equal(testing_run(duplicate_entry, NULL, 1), AIVD_OK);
    for (uint32_t i = 0; i < 1024; i++)
        memcpy(want + 2 * i, &(uint16_t){0x1234}, 2);
    for (uint32_t r = 0; r < 2; r++) {
        memcpy(want + r * 512, &(int32_t){-5}, 4);          /* element 0 */
        memcpy(want + r * 512 + 64 + 4, &(int32_t){-5}, 4); /* element 9: block 1, place 1 */
    }
    assert_memory_equal(gm_out, want, 2048);
    for (uint32_t i = 0; i < 5; i++)
        assert_memory_equal(gm_out + 2048 + 4 * i, &(float){1.5f}, 4);
    for (uint32_t i = 0; i < 3; i++)
        assert_memory_equal(gm_out + 3072 + 2 * i, &(int16_t){-2}, 2);
    for (uint32_t i = 0; i < 70; i++)
        assert_memory_equal(gm_out + 4096 + 4 * i, &(uint32_t){9}, 4);
    assert_memory_not_equal(gm_out + 4096 + 280, &(uint32_t){9}, 4);
}

static void scalars_entry(const void *args)
{
    int64_t *r = *(int64_t *const *)args;
    r[0] = aivd_asc_get_block_num();
    r[1] = aivd_asc_get_sub_block_num();
    r[2] = aivd_asc_get_sub_block_id();
    int64_t before = aivd_asc_get_system_cycle();
    uint64_t begin = base_now_ns();
    while (base_now_ns() - begin < 2000000) {
    }
    r[3] = aivd_asc_get_system_cycle() - before;
    uint32_t version = 0;
    aivd_asc_get_arch_ver(&version);
    r[4] = version;
}

static void scalar_functions(void **state)
{
    (void)state;
    assert_int_equal(aivd_asc_sflbits(0), -1);
    assert_int_equal(aivd_asc_sflbits(-1), -1);
    assert_int_equal(aivd_asc_sflbits(1), 62);
    assert_int_equal(aivd_asc_sflbits(-2), 62);
    assert_int_equal(aivd_asc_sflbits(INT64_MIN), 0);
    assert_int_equal(aivd_asc_ffz(UINT64_MAX), -1);
    assert_int_equal(aivd_asc_ffz(0x7), 3);
    assert_int_equal(aivd_asc_ffs(0), -1);
    assert_int_equal(aivd_asc_ffs(0x50), 4);
    assert_int_equal(aivd_asc_popc(0xff00ff), 16);
    assert_int_equal(aivd_asc_clz(0), 64);
    assert_int_equal(aivd_asc_clz(1), 63);
    assert_int_equal(aivd_asc_zero_bits_cnt(0xf), 60);
    assert_true(aivd_asc_set_nthbit(0, 63) == UINT64_C(1) << 63);
    assert_true(aivd_asc_clear_nthbit(0xff, 0) == 0xfe);
    assert_int_equal(aivd_asc_float2int32_rd(-1.5f), -2);
    assert_int_equal(aivd_asc_float2int32_ru(-1.5f), -1);
    assert_int_equal(aivd_asc_float2int32_rn(2.5f), 2);
    assert_int_equal(aivd_asc_float2int32_rn(3.5f), 4);
    assert_int_equal(aivd_asc_float2int32_rn(-2.5f), -2);
    assert_int_equal(aivd_asc_float2int32_rna(2.5f), 3);
    assert_int_equal(aivd_asc_float2int32_rna(-2.5f), -3);
    assert_int_equal(aivd_asc_float2int32_rn(1e20f), INT32_MAX);
    assert_int_equal(aivd_asc_float2int32_rn(-1e20f), INT32_MIN);
    int64_t r[5] = {0}, *p = r;
    assert_int_equal(testing_run(scalars_entry, &p, 3), AIVD_OK);
    assert_int_equal(r[0], 3);
    assert_int_equal(r[1], 1);
    assert_int_equal(r[2], 0);
    assert_true(r[3] >= 95000 && r[3] < 50000000); /* 2 ms at 50 MHz */
    assert_int_equal(r[4], 2201);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_byte_count_at_any_address),
        cmocka_unit_test(bursts_of_blocks),
        cmocka_unit_test(align_bursts_gaps_and_tails),
        cmocka_unit_test(padding_left_right_and_tail),
        cmocka_unit_test(moves_inside_ub),
        cmocka_unit_test(duplicate_counts_strides_and_masks),
        cmocka_unit_test(scalar_functions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
