/* Proves: comparisons give one bit for every element, into UB or into the compare mask under the
 * vector mask; selection follows the compare mask; gather, gather_datablock, brcb, transpose and
 * asc_reduce move the elements they should and no others, and say how many. Expected values come
 * from plain loops over the definition. */
#include "testing.h"

#include <math.h>

enum { A = 0, B = 8192, OUT = 16384, OUT_BYTES = 4096 };
static _Alignas(64) uint8_t in_a[8192], in_b[8192], out[OUT_BYTES], want[OUT_BYTES];

static void *ub(uint32_t offset)
{
    return (void *)(uintptr_t)offset;
}

typedef struct run {
    void (*body)(void);
} run;

static uint64_t mask[2] = {UINT64_MAX, UINT64_MAX};
static bool by_count;

/* Both sources in, poison where results go, the operation, results out. */
static void entry(const void *args)
{
    const run *r = *(const run *const *)args;
    aivd_asc_copy_gm2ub(ub(A), in_a, sizeof in_a);
    aivd_asc_copy_gm2ub(ub(B), in_b, sizeof in_b);
    aivd_asc_duplicate_u32(ub(OUT), 0xa5a5a5a5, OUT_BYTES / 4);
    aivd_asc_set_vector_mask(mask[1], mask[0]);
    if (by_count)
        aivd_asc_set_mask_count();
    r->body();
    aivd_asc_set_mask_norm();
    aivd_asc_copy_ub2gm(out, ub(OUT), OUT_BYTES);
}

static void perform(void (*body)(void))
{
    run r = {body}, *p = &r;
    if (testing_run(entry, &p, 1) != AIVD_OK)
        fail_msg("%s", base_error_recent());
}

static void set_mask(uint64_t low, uint64_t high, bool count)
{
    mask[0] = low, mask[1] = high, by_count = count;
}

static void poison(void)
{
    memset(want, 0xa5, sizeof want);
}

/* ---- comparisons ---- */

static float small_number(uint32_t i)
{
    static const float some[] = {0, -0.0f, 1, -1, 2, 0.5f, NAN, INFINITY, -INFINITY, 2, 1};
    return some[i % (sizeof some / sizeof some[0])];
}

static const uint16_t half_bits[] = {0,      0x8000, 0x3c00, 0xbc00, 0x4000, 0x3800,
                                     0x7e00, 0x7c00, 0xfc00, 0x4000, 0x3c00};

/* a[i] and b[i] meet in all combinations. */
static void fill_numbers(bool half)
{
    for (uint32_t i = 0; i < 2048; i++) {
        float x = small_number(i), y = small_number(i / 11);
        if (half) {
            memcpy(in_a + 2 * i, &half_bits[i % 11], 2);
            memcpy(in_b + 2 * i, &half_bits[i / 11 % 11], 2);
        } else {
            memcpy(in_a + 4 * i, &x, 4);
            memcpy(in_b + 4 * i, &y, 4);
        }
    }
}

static bool holds(int op, float x, float y)
{
    bool equal = !isnan(x) && !isnan(y) && !(x < y) && !(y < x);
    switch (op) {
    case 0:
        return equal;
    case 1:
        return !equal;
    case 2:
        return isless(x, y);
    case 3:
        return isless(x, y) || equal;
    case 4:
        return isgreater(x, y);
    default:
        return isgreater(x, y) || equal;
    }
}

static uint8_t repeat, a_block, b_block, a_step, b_step;

#define COMPARE(op)                                                                                \
    static void op##_f16(void)                                                                     \
    {                                                                                              \
        aivd_asc_##op##_u8_f16(ub(OUT), ub(A), ub(B), repeat, 1, a_block, b_block, 8, a_step,      \
                               b_step);                                                            \
    }                                                                                              \
    static void op##_f32(void)                                                                     \
    {                                                                                              \
        aivd_asc_##op##_u8_f32(ub(OUT), ub(A), ub(B), repeat, 1, a_block, b_block, 8, a_step,      \
                               b_step);                                                            \
    }                                                                                              \
    static void op##_scalar_f16(void)                                                              \
    {                                                                                              \
        aivd_asc_##op##_scalar_u8_f16(ub(OUT), ub(A), 0x3c00, repeat, 1, a_block, 8, a_step);      \
    }                                                                                              \
    static void op##_scalar_f32(void)                                                              \
    {                                                                                              \
        aivd_asc_##op##_scalar_u8_f32(ub(OUT), ub(A), 1.0f, repeat, 1, a_block, 8, a_step);        \
    }                                                                                              \
    static void op##_mask_f16(void)                                                                \
    {                                                                                              \
        aivd_asc_##op##_mask_f16(ub(A), ub(B), 3, 1, a_block, b_block, 8, a_step, b_step);         \
        aivd_asc_get_cmp_mask(ub(OUT));                                                            \
    }                                                                                              \
    static void op##_mask_f32(void)                                                                \
    {                                                                                              \
        aivd_asc_##op##_mask_f32(ub(A), ub(B), 3, 1, a_block, b_block, 8, a_step, b_step);         \
        aivd_asc_get_cmp_mask(ub(OUT));                                                            \
    }

COMPARE(eq)
COMPARE(ne)
COMPARE(lt)
COMPARE(le)
COMPARE(gt)
COMPARE(ge)

typedef struct comparison {
    void (*f16)(void), (*f32)(void), (*scalar_f16)(void), (*scalar_f32)(void), (*mask_f16)(void),
        (*mask_f32)(void);
} comparison;

#define ALL(op)                                                                                    \
    {                                                                                              \
        op##_f16, op##_f32, op##_scalar_f16, op##_scalar_f32, op##_mask_f16, op##_mask_f32         \
    }
static const comparison comparisons[] = {ALL(eq), ALL(ne), ALL(lt), ALL(le), ALL(gt), ALL(ge)};

/* Place of element e of repeat r in a source, in elements. */
static uint32_t element_of(uint32_t r, uint32_t e, uint32_t size, uint32_t block, uint32_t step)
{
    uint32_t per_block = 32 / size;
    return (r * step + e / per_block * block) * per_block + e % per_block;
}

static float number(const uint8_t *from, uint32_t i, bool half)
{
    float value;
    if (half) {
        uint16_t bits;
        memcpy(&bits, from + 2 * i, 2);
        for (uint32_t k = 0; k < 11; k++)
            if (half_bits[k] == bits)
                return small_number(k);
    }
    memcpy(&value, from + 4 * i, 4);
    return value;
}

static void want_bits(int op, bool half, bool scalar, uint32_t elements)
{
    uint32_t size = half ? 2 : 4, per_repeat = 256 / size;
    for (uint32_t i = 0; i < elements; i++) {
        uint32_t r = i / per_repeat, e = i % per_repeat;
        float x = number(in_a, element_of(r, e, size, a_block, a_step), half);
        float y = scalar ? 1.0f : number(in_b, element_of(r, e, size, b_block, b_step), half);
        if (i % 8 == 0)
            want[i / 8] = 0;
        want[i / 8] |= (uint8_t)(holds(op, x, y) << (i % 8));
    }
}

static void comparisons_into_ub(void **state)
{
    (void)state;
    for (int op = 0; op < 6; op++)
        for (int half = 0; half < 2; half++)
            for (int scalar = 0; scalar < 2; scalar++)
                for (int shape = 0; shape < 4; shape++) {
                    repeat = shape == 3 ? 0 : 5;
                    a_block = 1, b_block = shape == 1 ? 2 : 1;
                    a_step = shape == 1 ? 9 : 8, b_step = shape == 1 ? 17 : 8;
                    uint32_t elements = repeat * (half ? 128u : 64u);
                    if (shape == 2)
                        elements = 131;
                    set_mask(shape == 2 ? 131 : 0x1234, 0, shape == 2); /* norm: no say */
                    fill_numbers(half);
                    poison();
                    want_bits(op, half, scalar, elements);
                    const comparison *c = &comparisons[op];
                    perform(half     ? scalar ? c->scalar_f16 : c->f16
                            : scalar ? c->scalar_f32
                                     : c->f32);
                    assert_memory_equal(out, want, OUT_BYTES);
                }
}

static void eq_s32(void)
{
    aivd_asc_eq_u8_s32(ub(OUT), ub(A), ub(B), 2, 1, 1, 1, 8, 8, 8);
    aivd_asc_eq_scalar_u8_s32(ub(OUT + 32), ub(A), -3, 2, 1, 1, 8, 8);
}

static void integers_are_compared(void **state)
{
    (void)state;
    int32_t a[128], b[128];
    set_mask(UINT64_MAX, UINT64_MAX, false);
    poison();
    memset(want, 0, 16), memset(want + 32, 0, 16);
    for (int i = 0; i < 128; i++) {
        a[i] = i % 7 - 3, b[i] = i % 5 - 3;
        want[i / 8] |= (uint8_t)((a[i] == b[i]) << (i % 8));
        want[32 + i / 8] |= (uint8_t)((a[i] == -3) << (i % 8));
    }
    memcpy(in_a, a, sizeof a), memcpy(in_b, b, sizeof b);
    perform(eq_s32);
    assert_memory_equal(out, want, OUT_BYTES);
}

static void comparisons_into_the_mask(void **state)
{
    (void)state;
    for (int op = 0; op < 6; op++)
        for (int half = 0; half < 2; half++)
            for (int shape = 0; shape < 3; shape++) {
                a_block = 1, b_block = shape == 1 ? 3 : 1, a_step = b_step = 8;
                uint64_t low = shape == 1 ? 0xf0f0f0f0ffff0001 : shape == 2 ? 50 : UINT64_MAX;
                set_mask(low, shape == 1 ? 0x55 : UINT64_MAX, shape == 2);
                fill_numbers(half);
                poison();
                memset(want, 0, 16); /* the block begins with an empty compare mask */
                uint8_t bits[16];
                want_bits(op, half, false, half ? 128 : 64);
                memcpy(bits, want, 16);
                for (uint32_t i = 0; i < (half ? 128u : 64u); i++) {
                    bool taken = shape == 2 ? i < 50 : (mask[i / 64] >> (i % 64) & 1) != 0;
                    if (!taken)
                        bits[i / 8] &= (uint8_t) ~(1u << (i % 8));
                }
                memcpy(want, bits, 16);
                perform(half ? comparisons[op].mask_f16 : comparisons[op].mask_f32);
                assert_memory_equal(out, want, OUT_BYTES);
            }
}

static void keep_body(void)
{
    aivd_asc_set_cmp_mask(ub(B));
    aivd_asc_eq_mask_f32(ub(A), ub(A), 1, 1, 1, 1, 8, 8, 8); /* all equal, of 8 elements */
    aivd_asc_get_cmp_mask(ub(OUT));
}

static void other_bits_keep_their_value(void **state)
{
    (void)state;
    set_mask(0xff00, 0, false);
    memset(in_a, 0, sizeof in_a);
    for (int i = 0; i < 16; i++)
        in_b[i] = (uint8_t)(16 * i + 1);
    poison();
    memcpy(want, in_b, 16);
    want[1] = 0xff;
    perform(keep_body);
    assert_memory_equal(out, want, OUT_BYTES);
}

/* ---- selection ---- */

enum { CHOICE = B + 4096 };

static void select_body(void)
{
    aivd_asc_set_cmp_mask(ub(CHOICE));
    aivd_asc_select_f16(ub(OUT), ub(A), ub(B), 200);
    aivd_asc_select_f32(ub(OUT + 1024), ub(A), ub(B), 99);
    aivd_asc_select_strided_f32(ub(OUT + 2048), ub(A), ub(B), 2, 1, 1, 2, 8, 8, 16);
}

static bool choice(uint32_t i)
{
    return (in_b[4096 + i / 8] >> (i % 8) & 1) != 0;
}

static void selection(void **state)
{
    (void)state;
    set_mask(0xffffffff0000ffff, 0, false);
    for (uint32_t i = 0; i < sizeof in_a; i++)
        in_a[i] = (uint8_t)(i * 7), in_b[i] = (uint8_t)(i * 11 + 5);
    poison();
    for (uint32_t i = 0; i < 200; i++)
        memcpy(want + 2 * i, (choice(i % 128) ? in_a : in_b) + 2 * i, 2);
    for (uint32_t i = 0; i < 99; i++)
        memcpy(want + 1024 + 4 * i, (choice(i % 64) ? in_a : in_b) + 4 * i, 4);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t e = 0; e < 64; e++)
            if ((mask[0] >> e & 1) != 0)
                memcpy(want + 2048 + 4 * element_of(r, e, 4, 1, 8),
                       choice(e) ? in_a + 4 * element_of(r, e, 4, 1, 8)
                                 : in_b + 4 * element_of(r, e, 4, 2, 16),
                       4);
    perform(select_body);
    assert_memory_equal(out, want, OUT_BYTES);
}

/* ---- gather ---- */

static void gather_body(void)
{
    aivd_asc_gather_s16_u32(ub(OUT), ub(A), ub(B), 131);
    aivd_asc_gather_u32(ub(OUT + 512), ub(A), ub(B), 77);
    aivd_asc_gather_strided_f32_u32(ub(OUT + 1024), ub(A), ub(B), 9, 2);
    aivd_asc_gather_strided_bf16_u32(ub(OUT + 2048), ub(A), ub(B), 8, 2);
    aivd_asc_gather_u16_u32(ub(OUT + 3072), ub(A), ub(B), 3);
    aivd_asc_gather_f16_u32(ub(OUT + 3104), ub(A), ub(B), 3);
    aivd_asc_gather_bf16_u32(ub(OUT + 3136), ub(A), ub(B), 3);
    aivd_asc_gather_s32_u32(ub(OUT + 3168), ub(A), ub(B), 3);
    aivd_asc_gather_f32_u32(ub(OUT + 3200), ub(A), ub(B), 3);
}

static uint32_t offset_of(uint32_t i)
{
    return i * 1236 % 8000 / 4 * 4;
}

static void want_gathered(uint32_t to, uint32_t i, uint32_t size)
{
    memcpy(want + to, in_a + offset_of(i), size);
}

static void gathered(void **state)
{
    (void)state;
    set_mask(0xf00000000000ffff, 0x3, false);
    for (uint32_t i = 0; i < sizeof in_a; i++)
        in_a[i] = (uint8_t)(i * 5 + i / 256);
    for (uint32_t i = 0; i < 2048; i++) {
        uint32_t offset = offset_of(i);
        memcpy(in_b + 4 * i, &offset, 4);
    }
    poison();
    for (uint32_t i = 0; i < 131; i++)
        want_gathered(2 * i, i, 2);
    for (uint32_t i = 0; i < 77; i++)
        want_gathered(512 + 4 * i, i, 4);
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t e = 0; e < 128; e++) {
            if ((mask[e / 64] >> (e % 64) & 1) == 0)
                continue;
            if (e < 64)
                want_gathered(1024 + r * 288 + 4 * e, r * 64 + e, 4);
            want_gathered(2048 + r * 256 + 2 * e, r * 128 + e, 2);
        }
    for (uint32_t k = 0; k < 5; k++)
        for (uint32_t i = 0; i < 3; i++)
            want_gathered(3072 + 32 * k + (k < 3 ? 2 : 4) * i, i, k < 3 ? 2 : 4);
    perform(gather_body);
    assert_memory_equal(out, want, OUT_BYTES);
}

static void blocks_body(void)
{
    aivd_asc_gather_datablock_u16_u32(ub(OUT), ub(A), ub(B), 9, 1, 2);
    aivd_asc_gather_datablock_u32(ub(OUT + 1024), ub(A), ub(B), 1, 2, 1);
    aivd_asc_brcb_u16(ub(OUT + 2048), ub(A), 1, 8, 2);
    aivd_asc_brcb_u32(ub(OUT + 3072), ub(A + 32), 2, 8, 1);
    aivd_asc_brcb_u32(ub(OUT), ub(A), 1, 8, 0);
}

static void blocks_and_broadcasts(void **state)
{
    (void)state;
    set_mask(0, 0, false); /* these obey no mask */
    for (uint32_t i = 0; i < sizeof in_a; i++)
        in_a[i] = (uint8_t)(i * 13 + i / 256);
    uint32_t offsets[16] = {0, 32, 64, 1000, 7000, 4, 8, 128, 12, 96, 32, 0, 640, 672, 700, 8160};
    memcpy(in_b, offsets, sizeof offsets);
    poison();
    for (uint32_t i = 0; i < 16; i++)
        memcpy(want + (i / 8 * 9 + i % 8) * 32, in_a + offsets[i], 32);
    for (uint32_t i = 0; i < 8; i++)
        memcpy(want + 1024 + i * 64, in_a + offsets[i], 32);
    for (uint32_t i = 0; i < 16; i++)
        for (uint32_t k = 0; k < 32; k++)
            want[2048 + i * 32 + k] = in_a[2 * i + k % 2];
    for (uint32_t i = 0; i < 8; i++)
        for (uint32_t k = 0; k < 32; k++)
            want[3072 + i * 64 + k] = in_a[32 + 4 * i + k % 4];
    perform(blocks_body);
    assert_memory_equal(out, want, OUT_BYTES);
}

static void transpose_body(void)
{
    aivd_asc_transpose_u16(ub(OUT), ub(A));
    aivd_asc_transpose_s16(ub(A), ub(A)); /* in place */
    aivd_asc_copy_ub2ub(ub(OUT + 512), ub(A), 512);
}

static void transposed(void **state)
{
    (void)state;
    poison();
    for (uint32_t i = 0; i < sizeof in_a; i++)
        in_a[i] = (uint8_t)(i * 3 + i / 256);
    for (int row = 0; row < 16; row++)
        for (int column = 0; column < 16; column++)
            memcpy(want + (column * 16 + row) * 2, in_a + (row * 16 + column) * 2, 2);
    memcpy(want + 512, want, 512);
    perform(transpose_body);
    assert_memory_equal(out, want, OUT_BYTES);
}

/* ---- asc_reduce ---- */

static int64_t kept;
static uint8_t pattern;

static void given_body(void)
{
    aivd_asc_reduce_u16(ub(OUT), ub(A), ub(B), 130);
    kept = aivd_asc_get_rsvd_count();
}

static void pattern_body(void)
{
    aivd_asc_reduce_strided_u32(ub(OUT), ub(A), ub(B), 3, 2, pattern, 17, 1);
    kept = aivd_asc_get_rsvd_count();
}

static void kept_by_patterns(void **state)
{
    (void)state;
    static const char *const chosen[] = {NULL,   "1010", "0101", "1000",
                                         "0100", "0010", "0001", "1111"};
    for (uint32_t i = 0; i < sizeof in_a; i++)
        in_a[i] = (uint8_t)(i * 29 + i / 256), in_b[i] = (uint8_t)(i * 37 + 11);
    set_mask(UINT64_MAX, 0, false);
    poison();
    uint32_t n = 0;
    for (uint32_t i = 0; i < 130; i++)
        if ((in_b[i / 8] >> (i % 8) & 1) != 0)
            memcpy(want + 2 * n++, in_a + 2 * i, 2);
    perform(given_body);
    assert_int_equal(kept, n);
    assert_memory_equal(out, want, OUT_BYTES);
    for (pattern = 0; pattern < 8; pattern++)
        for (int count = 0; count < 2; count++) {
            set_mask(count ? 45 : UINT64_MAX, 0, count);
            poison();
            n = 0;
            for (uint32_t r = 0; r < 3; r++)
                for (uint32_t e = 0; e < (count ? 45u : 64u); e++)
                    if (pattern == 0 ? (in_b[r * 32 + e / 8] >> (e % 8) & 1) != 0
                                     : chosen[pattern][e % 4] == '1')
                        memcpy(want + 4 * n++, in_a + 4 * element_of(r, e, 4, 2, 17), 4);
            perform(pattern_body);
            assert_int_equal(kept, n);
            assert_memory_equal(out, want, OUT_BYTES);
        }
}

/* ---- refusals ---- */

static void far_entry(const void *args)
{
    (void)args;
    uint32_t offsets[8] = {0, 4, 8, 200000};
    aivd_asc_copy_gm2ub_align_u32(ub(0), offsets, sizeof offsets);
    aivd_asc_gather_u32(ub(64), ub(128), ub(0), 4);
}

static void pattern_entry(const void *args)
{
    (void)args;
    aivd_asc_reduce_strided_u16(ub(64), ub(128), ub(0), 1, 1, 8, 8, 1);
}

static void endless_entry(const void *args)
{
    (void)args;
    aivd_asc_set_mask_count();
    aivd_asc_set_vector_mask(0, UINT32_MAX);
    aivd_asc_reduce_strided_u32(ub(64), ub(128), ub(0), 1, 1, 7, 8, 1);
}

static void no_merge_sort_entry(const void *args)
{
    (void)args;
    uint16_t counts[4] = {1, 2, 3, 4};
    aivd_asc_get_vms4_sr(counts);
    memcpy(out, counts, sizeof counts);
}

static void refusals(void **state)
{
    (void)state;
    testing_expect_rule(far_entry, NULL, "asc_gather: src_offset[3] is 200000");
    testing_expect_rule(pattern_entry, NULL, "asc_reduce: pattern_mode 8");
    testing_expect_rule(endless_entry, NULL, "asc_reduce: 17179869180 bytes");
    assert_int_equal(testing_run(no_merge_sort_entry, NULL, 1), AIVD_OK);
    const uint16_t none[4] = {0};
    assert_memory_equal(out, none, sizeof none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comparisons_into_ub),
        cmocka_unit_test(integers_are_compared),
        cmocka_unit_test(comparisons_into_the_mask),
        cmocka_unit_test(other_bits_keep_their_value),
        cmocka_unit_test(selection),
        cmocka_unit_test(gathered),
        cmocka_unit_test(blocks_and_broadcasts),
        cmocka_unit_test(transposed),
        cmocka_unit_test(kept_by_patterns),
        cmocka_unit_test(refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
