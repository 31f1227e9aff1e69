/* Proves: every vector operation with a lane reads and writes exactly the elements that its count,
 * or its repeats, strides and mask name, repeat by repeat, also in place and overlapping; the
 * values are those its lane gives for single elements. Zero repeats and masks do nothing; what does
 * not fit UB or is not aligned ends the kernel with the operation's name. */
#include "testing.h"

#include "asc_vector_rows.h"
#include "core/lane.h"

enum { UB_BYTES = 48 * 1024, DST = 0, SRC0 = 16 * 1024, SRC1 = 32 * 1024, BLOCK = 32 };

typedef struct shape {
    const char *what;
    uint32_t count; /* count form when repeat is -1 */
    int repeat;
    uint16_t block[3], step[3]; /* step 0xffff: as many blocks as a repeat has */
    uint64_t mask[2];
    bool mask_count;
    uint32_t at[3]; /* offsets in UB */
} shape;

enum { NATURAL = 0xffff };

typedef struct row {
    const char *name;
    int lane;
    uint32_t bits[3];
    bool reads_dst;
    void (*call)(const shape *s, uint64_t scalar);
} row;

static void *ub(uint32_t offset)
{
    return (void *)(uintptr_t)offset;
}

#define GIVE_int(scalar)      ((int)(scalar))
#define GIVE_uint16_t(scalar) ((uint16_t)(scalar))
#define GIVE_int16_t(scalar)  ((int16_t)(scalar))
#define GIVE_int32_t(scalar)  ((int32_t)(scalar))
#define GIVE_uint32_t(scalar) ((uint32_t)(scalar))
#define GIVE_float(scalar)    as_float(scalar)

static float as_float(uint64_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#define CALL_UNARY(count_form, strided_form, kind)                                                 \
    if (s->repeat < 0)                                                                             \
        count_form(ub(s->at[0]), ub(s->at[1]), s->count);                                          \
    else                                                                                           \
        strided_form(ub(s->at[0]), ub(s->at[1]), (uint8_t)s->repeat, s->block[0], s->block[1],     \
                     (uint8_t)s->step[0], (uint8_t)s->step[1]);
#define CALL_BINARY(count_form, strided_form, kind)                                                \
    if (s->repeat < 0)                                                                             \
        count_form(ub(s->at[0]), ub(s->at[1]), ub(s->at[2]), s->count);                            \
    else                                                                                           \
        strided_form(ub(s->at[0]), ub(s->at[1]), ub(s->at[2]), (uint8_t)s->repeat,                 \
                     (uint8_t)s->block[0], (uint8_t)s->block[1], (uint8_t)s->block[2],             \
                     (uint8_t)s->step[0], (uint8_t)s->step[1], (uint8_t)s->step[2]);
#define CALL_SCALAR(count_form, strided_form, kind)                                                \
    if (s->repeat < 0)                                                                             \
        count_form(ub(s->at[0]), ub(s->at[1]), GIVE_##kind(scalar), s->count);                     \
    else                                                                                           \
        strided_form(ub(s->at[0]), ub(s->at[1]), GIVE_##kind(scalar), (uint8_t)s->repeat,          \
                     s->block[0], s->block[1], s->step[0], s->step[1]);

#define CALLER(shape_, count_form, strided_form, lane, dst_bits, src_bits, kind, reads)            \
    static void call_##lane(const shape *s, uint64_t scalar)                                       \
    {                                                                                              \
        (void)scalar;                                                                              \
        CALL_##shape_(count_form, strided_form, kind)                                              \
    }
ASC_VECTOR_ROWS(CALLER)

#define SECOND_UNARY(bits)  0
#define SECOND_SCALAR(bits) 0
#define SECOND_BINARY(bits) bits
#define ROW(shape_, count_form, strided_form, lane, dst_bits, src_bits, kind, reads)               \
    {#count_form,                                                                                  \
     CORE_LANE_##lane,                                                                             \
     {dst_bits, src_bits, SECOND_##shape_(src_bits)},                                              \
     reads,                                                                                        \
     call_##lane},
static const row rows[] = {ASC_VECTOR_ROWS(ROW)};

/* ---- the model ---- */

static _Alignas(64) uint8_t start[UB_BYTES], want[UB_BYTES], got[UB_BYTES];
static uint64_t scalar_bits;

static uint32_t widest(const row *op)
{
    uint32_t most = op->bits[0];
    most = op->bits[1] > most ? op->bits[1] : most;
    return op->bits[2] > most ? op->bits[2] : most;
}

/* Address in bits of element e of repeat r. */
static uint64_t place(const row *op, const shape *s, int which, uint32_t r, uint32_t e)
{
    uint32_t bits = op->bits[which], per_block = 256 / bits;
    uint64_t block =
        s->repeat < 0 ? e / per_block
                      : (uint64_t)(e / per_block) * s->block[which] + (uint64_t)r * s->step[which];
    return (s->at[which] + block * BLOCK) * 8 + (uint64_t)(e % per_block) * bits;
}

static uint64_t get(const uint8_t *from, uint64_t bit, uint32_t bits)
{
    uint64_t value = 0;
    if (bits < 8)
        return from[bit / 8] >> (bit % 8) & 15;
    memcpy(&value, from + bit / 8, bits / 8);
    return value;
}

static void put(uint8_t *to, uint64_t bit, uint32_t bits, uint64_t value)
{
    if (bits >= 8)
        memcpy(to + bit / 8, &value, bits / 8);
    else if (bit % 8 == 0)
        to[bit / 8] = (uint8_t)((to[bit / 8] & 0xf0) | value);
    else
        to[bit / 8] = (uint8_t)((to[bit / 8] & 0x0f) | value << 4);
}

static uint64_t one_element(const row *op, uint64_t old, uint64_t a, uint64_t b)
{
    uint64_t result = old;
    core_lane_table[op->lane](&result, &a, op->bits[2] != 0 ? &b : NULL, &scalar_bits, 1);
    return op->bits[0] < 8 ? result & 15 : result;
}

/* One repeat: elements [0, n) that `active` names. */
static void model_repeat(const row *op, const shape *s, uint32_t r, uint32_t first, uint32_t n)
{
    uint64_t result[256];
    bool active[256];
    for (uint32_t e = 0; e < n; e++) {
        active[e] = s->repeat < 0 || s->mask_count || (s->mask[e / 64] >> (e % 64) & 1) != 0;
        if (!active[e])
            continue;
        uint64_t old = get(want, place(op, s, 0, r, first + e), op->bits[0]);
        uint64_t a = get(want, place(op, s, 1, r, first + e), op->bits[1]);
        uint64_t b = op->bits[2] != 0 ? get(want, place(op, s, 2, r, first + e), op->bits[2]) : 0;
        result[e] = one_element(op, old, a, b);
    }
    for (uint32_t e = 0; e < n; e++)
        if (active[e])
            put(want, place(op, s, 0, r, first + e), op->bits[0], result[e]);
}

static void model(const row *op, const shape *s)
{
    uint32_t per_repeat = 2048 / widest(op);
    if (s->repeat < 0)
        for (uint32_t done = 0; done < s->count; done += per_repeat)
            model_repeat(op, s, 0, done,
                         s->count - done < per_repeat ? s->count - done : per_repeat);
    else if (!s->mask_count)
        for (int r = 0; r < s->repeat; r++)
            model_repeat(op, s, (uint32_t)r, 0, per_repeat);
    else
        for (uint32_t r = 0; r * per_repeat < s->mask[0]; r++) {
            uint64_t left = s->mask[0] - r * per_repeat;
            model_repeat(op, s, r, 0, left < per_repeat ? (uint32_t)left : per_repeat);
        }
}

/* ---- running ---- */

typedef struct run {
    const row *op;
    const shape *shape;
} run;

static void entry(const void *args)
{
    const run *r = *(const run *const *)args;
    aivd_asc_copy_gm2ub(ub(0), start, UB_BYTES);
    aivd_asc_set_vector_mask(r->shape->mask[1], r->shape->mask[0]);
    if (r->shape->mask_count)
        aivd_asc_set_mask_count();
    r->op->call(r->shape, scalar_bits);
    aivd_asc_set_mask_norm();
    aivd_asc_copy_ub2gm(got, ub(0), UB_BYTES);
}

static uint32_t seed = 12345;

static uint32_t next(void)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}

/* Bits that are plain numbers as half, bfloat16, float and integer: no NaN, no infinity. */
static void make_numbers(void)
{
    for (uint32_t i = 0; i < UB_BYTES; i += 2) {
        uint16_t bits =
            (uint16_t)(next() & 0x83ff) | (uint16_t)((0x3800 + next() % 0x1400) & 0x7c00);
        memcpy(start + i, &bits, 2);
    }
}

static void check(const row *op, const shape *given)
{
    shape s = *given;
    uint32_t per_repeat = 2048 / widest(op);
    for (int i = 0; i < 3; i++)
        if (s.step[i] == NATURAL)
            s.step[i] = (uint16_t)(per_repeat * op->bits[i] / 256);
    run r = {op, &s}, *p = &r;
    memcpy(want, start, UB_BYTES);
    model(op, &s);
    if (testing_run(entry, &p, 1) != AIVD_OK)
        fail_msg("%s, %s: %s", op->name, s.what, base_error_recent());
    for (uint32_t i = 0; i < UB_BYTES && memcmp(got, want, UB_BYTES) != 0; i++)
        if (got[i] != want[i])
            fail_msg("%s, %s: byte %u is 0x%02x, not 0x%02x (before 0x%02x)", op->name, s.what, i,
                     got[i], want[i], start[i]);
}

#define APART                                                                                      \
    {                                                                                              \
        DST, SRC0, SRC1                                                                            \
    }
#define FULL                                                                                       \
    {                                                                                              \
        UINT64_MAX, UINT64_MAX                                                                     \
    }

static void set_scalar(const row *op)
{
    scalar_bits = strstr(op->name, "shift") != NULL ? 3
                  : op->bits[1] == 32               ? 0x40200000 /* 2.5f */
                                                    : 0x4100 /* 2.5 */;
}

static void counts(void **state)
{
    (void)state;
    static const uint32_t sizes[] = {1, 2, 3, 15, 16, 17, 63, 64, 65, 127, 129, 256, 1000, 4095};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        set_scalar(&rows[i]);
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            if ((uint64_t)sizes[k] * widest(&rows[i]) / 8 <= SRC0)
                check(&rows[i], &(shape){.what = "count",
                                         .count = sizes[k],
                                         .repeat = -1,
                                         .at = APART,
                                         .mask = {0x5}});
        check(&rows[i], &(shape){.what = "in place", .count = 333, .repeat = -1, .at = {0, 0, 0}});
        check(&rows[i],
              &(shape){.what = "a block behind", .count = 333, .repeat = -1, .at = {32, 0, 64}});
        check(&rows[i],
              &(shape){.what = "a block before", .count = 333, .repeat = -1, .at = {64, 96, 32}});
    }
}

static const shape shapes[] = {
    {"whole repeats", 0, 2, {1, 1, 1}, {NATURAL, NATURAL, NATURAL}, FULL, false, APART},
    {"no repeat", 0, 0, {1, 1, 1}, {8, 8, 8}, FULL, false, APART},
    {"gaps", 0, 3, {2, 1, 3}, {17, 9, 25}, FULL, false, APART},
    {"a prefix of the mask", 0, 3, {1, 1, 1}, {8, 9, 10}, {0x1fffffffff, 0}, false, APART},
    {"few elements", 0, 5, {7, 9, 2}, {3, 2, 1}, {0x7, 0}, false, APART},
    {"holes", 0, 3, {1, 2, 1}, {8, 16, 8}, {0xf0f5a00000000ff1, 0x8000000000000001}, false, APART},
    {"holes side by side", 0, 2, {1, 1, 1}, {8, 8, 8}, {0xaaaa5555aaaa5555, 0x3}, false, APART},
    {"holes in the upper word", 0, 2, {1, 1, 1}, {8, 8, 8}, {UINT64_MAX, 0x5}, false, APART},
    {"only the upper word", 0, 2, {1, 1, 1}, {8, 8, 8}, {0, 0xff0}, false, APART},
    {"an empty mask", 0, 4, {1, 1, 1}, {8, 8, 8}, {0, 0}, false, APART},
    {"the same place", 0, 4, {1, 1, 1}, {0, 8, 8}, FULL, false, APART},
    {"the same sources", 0, 4, {1, 1, 1}, {8, 0, 0}, FULL, false, APART},
    {"one source block", 0, 3, {1, 0, 0}, {8, 1, 1}, FULL, false, APART},
    {"one target block", 0, 2, {0, 1, 1}, {2, 8, 8}, FULL, false, APART},
    {"255 repeats", 0, 255, {1, 1, 1}, {1, 1, 1}, FULL, false, APART},
    {"255 repeats in a place", 0, 255, {1, 1, 1}, {0, 0, 0}, {0xff, 0}, false, APART},
    {"a count", 0, 9, {1, 1, 1}, {NATURAL, NATURAL, NATURAL}, {261, 77}, true, APART},
    {"a count, no repeat", 0, 0, {1, 1, 1}, {8, 8, 8}, {130, 0}, true, APART},
    {"a count with gaps", 0, 1, {3, 2, 1}, {24, 16, 9}, {197, 0}, true, APART},
    {"a count of 1", 0, 1, {3, 2, 1}, {24, 16, 9}, {1, 0}, true, APART},
    {"a count of 0", 0, 1, {1, 1, 1}, {8, 8, 8}, {0, 9}, true, APART},
    {"in place", 0, 3, {1, 1, 1}, {8, 8, 8}, FULL, false, {0, 0, 0}},
    {"overlapping", 0, 3, {1, 1, 1}, {8, 8, 8}, FULL, false, {64, 32, 96}},
    {"overlapping, masked", 0, 3, {1, 1, 1}, {8, 8, 8}, {0xffffff0f, 0xf}, false, {64, 32, 96}},
};

static void strides_and_masks(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        set_scalar(&rows[i]);
        for (size_t k = 0; k < sizeof shapes / sizeof shapes[0]; k++)
            check(&rows[i], &shapes[k]);
    }
}

/* ---- refusals ---- */

static void beyond_entry(const void *args)
{
    (void)args;
    aivd_asc_add_f32(ub(0), ub(1024), ub(192 * 1024 - 256), 65);
}

static void beyond_strided_entry(const void *args)
{
    (void)args;
    aivd_asc_mul_strided_f16(ub(0), ub(96 * 1024), ub(0), 129, 1, 1, 1, 8, 24, 8);
}

static void unaligned_entry(const void *args)
{
    (void)args;
    aivd_asc_exp_f32(ub(16), ub(1024), 8);
}

static void gm_entry(const void *args)
{
    (void)args;
    aivd_asc_max_s32(ub(0), start, ub(1024), 8);
}

static void tail_fits_entry(const void *args)
{
    (void)args;
    uint32_t last = 192 * 1024 - 96;
    aivd_asc_duplicate_s32(ub(last), 5, 24);
    aivd_asc_add_scalar_s32(ub(last), ub(last), 1, 24);
    aivd_asc_set_vector_mask(0, 0xffffff); /* the repeat's other elements are beyond UB */
    aivd_asc_add_scalar_strided_s32(ub(last), ub(last), 1, 1, 1, 1, 8, 8);
    aivd_asc_copy_ub2gm(got, ub(last), 96);
}

static void bounds(void **state)
{
    (void)state;
    testing_expect_rule(beyond_entry, NULL, "asc_add: 260 bytes at UB offset 0x2ff00");
    testing_expect_rule(beyond_strided_entry, NULL, "asc_mul");
    testing_expect_rule(unaligned_entry, NULL, "asc_exp: UB address 0x10 is not a multiple of 32");
    testing_expect_rule(gm_entry, NULL, "asc_max");
    assert_int_equal(testing_run(tail_fits_entry, NULL, 1), AIVD_OK);
    for (int i = 0; i < 24; i++) {
        int32_t value;
        memcpy(&value, got + 4 * i, 4);
        assert_int_equal(value, 7);
    }
}

/* A local array of the kernel counts as UB. */
static void local_entry(const void *args)
{
    (void)args;
    _Alignas(32) float x[20], y[20];
    for (int i = 0; i < 20; i++)
        x[i] = (float)i, y[i] = 100;
    aivd_asc_add_f32(y, x, y, 19);
    memcpy(got, y, sizeof y);
}

static void locals(void **state)
{
    (void)state;
    assert_int_equal(testing_run(local_entry, NULL, 1), AIVD_OK);
    float y[20];
    memcpy(y, got, sizeof y);
    for (int i = 0; i < 20; i++)
        assert_true(y[i] == (i < 19 ? 100.0f + (float)i : 100.0f));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts),
        cmocka_unit_test(strides_and_masks),
        cmocka_unit_test(bounds),
        cmocka_unit_test(locals),
    };
    (void)argc;
    make_numbers();
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return failed + testing_again("AIVDRIVE_SIMD", "off", argv);
}
