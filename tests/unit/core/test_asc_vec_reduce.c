/* Proves: sums of blocks, pairs and repeats are trees over neighbours, rounded at every step;
 * maxima and minima come with the index of the first of equals, prefer numbers to NaN, and leave
 * the best of all repeats where asc_get_reduce_max_cnt and its like find it; masks, counts and
 * strides choose what takes part and where results go. The oracle walks the definition backwards:
 * it recurses from the root, and halves are table values. */
#include "testing.h"

#include <math.h>

#include "base/half.h"

enum { IN = 0, OUT = 32768, IN_BYTES = 32768, OUT_BYTES = 8192 };
static _Alignas(64) uint8_t in[IN_BYTES], out[OUT_BYTES], want[OUT_BYTES];

typedef struct shape {
    uint32_t count; /* 0: strided */
    uint8_t repeat;
    uint16_t dst_step, block, step;
    uint64_t mask[2];
    bool mask_count;
} shape;

typedef struct operation {
    const char *name;
    char scope;        /* d, p, r */
    char reduction;    /* s, x (max), n (min) */
    const char *parts; /* v, i, vi, iv */
    void (*count_f16)(void *, const void *, uint32_t);
    void (*count_f32)(void *, const void *, uint32_t);
    void (*strided_f16)(void *, const void *, uint8_t, uint16_t, uint16_t, uint16_t);
    void (*strided_f32)(void *, const void *, uint8_t, uint16_t, uint16_t, uint16_t);
} operation;

#define OPERATION(name, scope, reduction, parts)                                                   \
    {                                                                                              \
#name, scope, reduction, parts, aivd_asc_##name##_f16, aivd_asc_##name##_f32,              \
            aivd_asc_##name##_strided_f16, aivd_asc_##name##_strided_f32                           \
    }

static const operation operations[] = {
    OPERATION(datablock_reduce_sum, 'd', 's', "v"),
    OPERATION(datablock_reduce_max, 'd', 'x', "v"),
    OPERATION(datablock_reduce_min, 'd', 'n', "v"),
    OPERATION(pair_reduce_sum, 'p', 's', "v"),
    OPERATION(repeat_reduce_sum, 'r', 's', "v"),
    OPERATION(repeat_reduce_max_index_value, 'r', 'x', "iv"),
    OPERATION(repeat_reduce_max_value_index, 'r', 'x', "vi"),
    OPERATION(repeat_reduce_max_only_value, 'r', 'x', "v"),
    OPERATION(repeat_reduce_max_only_index, 'r', 'x', "i"),
    OPERATION(repeat_reduce_min_index_value, 'r', 'n', "iv"),
    OPERATION(repeat_reduce_min_value_index, 'r', 'n', "vi"),
    OPERATION(repeat_reduce_min_only_value, 'r', 'n', "v"),
    OPERATION(repeat_reduce_min_only_index, 'r', 'n', "i"),
};
enum { OPERATIONS = sizeof operations / sizeof operations[0] };

static void *ub(uint32_t offset)
{
    return (void *)(uintptr_t)offset;
}

/* ---- the model ---- */

static bool half; /* else float */

static float from_bits(uint32_t bits)
{
    float value;
    if (half)
        return base_half_to_float((uint16_t)bits);
    memcpy(&value, &bits, 4);
    return value;
}

static uint32_t to_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return half ? base_float_to_half(value) : bits;
}

static float rounded(float value)
{
    return from_bits(to_bits(value));
}

static float tree(const float *x, uint32_t n)
{
    return n == 1 ? x[0] : rounded(tree(x, n / 2) + tree(x + n / 2, n / 2));
}

static uint32_t element_bits(const shape *s, uint32_t r, uint32_t e)
{
    uint32_t size = half ? 2 : 4, per_block = 32 / size, bits = 0;
    uint32_t block = s->count != 0 ? 1 : s->block, step = s->count != 0 ? 8 : s->step;
    memcpy(&bits, in + (r * step + e / per_block * block) * 32 + e % per_block * size, size);
    return bits;
}

static bool takes_part(const shape *s, uint32_t r, uint32_t e, uint32_t per_repeat)
{
    uint64_t total = s->count != 0 ? s->count : s->mask[0];
    if (s->count != 0 || s->mask_count)
        return r * per_repeat + e < total;
    return (s->mask[e / 64] >> (e % 64) & 1) != 0;
}

typedef struct best {
    uint32_t bits, index, order; /* order: over all repeats */
    bool any;
} best;

/* Of the elements that take part the first that no other beats. */
static best best_in(const shape *s, uint32_t r, uint32_t begin, uint32_t end, uint32_t per_repeat,
                    char reduction)
{
    for (uint32_t e = begin; e < end; e++) {
        if (!takes_part(s, r, e, per_repeat))
            continue;
        float x = from_bits(element_bits(s, r, e));
        bool beaten = false;
        for (uint32_t k = begin; k < end; k++) {
            float y = from_bits(element_bits(s, r, k));
            if (takes_part(s, r, k, per_repeat))
                beaten |= isnan(x) ? !isnan(y) : reduction == 'x' ? y > x : y < x;
        }
        if (!beaten)
            return (best){element_bits(s, r, e), e, r * per_repeat + e, true};
    }
    return (best){to_bits(reduction == 'x' ? -INFINITY : INFINITY), 0, 0, false};
}

static best over_all;
static float sum_over_all;

static void model(const operation *op, const shape *s)
{
    uint32_t size = half ? 2 : 4, per_repeat = 256 / size;
    uint32_t group = op->scope == 'd' ? 32 / size : op->scope == 'p' ? 2 : per_repeat;
    uint32_t unit = strcmp(op->parts, "i") == 0 ? 4 : (uint32_t)strlen(op->parts) * size;
    uint64_t total = s->count != 0 ? s->count : s->mask_count ? s->mask[0] : 0;
    uint32_t repeats = total != 0 ? (uint32_t)((total + per_repeat - 1) / per_repeat) : s->repeat;
    uint32_t step = s->count != 0 ? 1 : s->dst_step;
    memset(want, 0xa5, sizeof want);
    over_all = (best){0};
    for (uint32_t r = 0; r < repeats; r++)
        for (uint32_t g = 0; g < per_repeat / group; g++) {
            if (total != 0 && r * per_repeat + g * group >= total)
                continue;
            uint8_t *to = want + (r * step * (per_repeat / group) + g) * unit;
            float x[128];
            for (uint32_t k = 0; k < group; k++)
                x[k] = takes_part(s, r, g * group + k, per_repeat)
                           ? from_bits(element_bits(s, r, g * group + k))
                           : 0.0f;
            if (op->reduction == 's') {
                float sum = tree(x, group);
                uint32_t bits = to_bits(sum);
                sum_over_all = r == 0 ? sum : rounded(sum_over_all + sum);
                memcpy(to, &bits, size);
                continue;
            }
            best b = best_in(s, r, g * group, (g + 1) * group, per_repeat, op->reduction);
            float now = from_bits(b.bits), before = from_bits(over_all.bits);
            if (b.any && (!over_all.any || (isnan(before) && !isnan(now)) ||
                          (op->reduction == 'x' ? now > before : now < before)))
                over_all = b;
            for (const char *part = op->parts; *part != '\0'; part++) {
                memcpy(to, *part == 'v' ? &b.bits : &b.index,
                       strcmp(op->parts, "i") == 0 ? 4 : size);
                to += size;
            }
        }
}

/* ---- running ---- */

typedef struct run {
    const operation *op;
    const shape *shape;
} run;

static uint32_t register_bits, register_index, register_sum;

static void read_registers(char reduction)
{
    uint16_t bits = 0;
    float value = 0;
    if (half && reduction == 'x')
        aivd_asc_get_reduce_max_cnt_f16(&bits, &register_index);
    else if (half)
        aivd_asc_get_reduce_min_cnt_f16(&bits, &register_index);
    else if (reduction == 'x')
        aivd_asc_get_reduce_max_cnt_f32(&value, &register_index);
    else
        aivd_asc_get_reduce_min_cnt_f32(&value, &register_index);
    memcpy(&register_bits, &value, 4);
    if (half)
        register_bits = bits;
    register_sum = (uint32_t)aivd_asc_get_acc_val();
}

static void entry(const void *args)
{
    const run *r = *(const run *const *)args;
    const shape *s = r->shape;
    const operation *op = r->op;
    aivd_asc_copy_gm2ub(ub(IN), in, IN_BYTES);
    aivd_asc_duplicate_u32(ub(OUT), 0xa5a5a5a5, OUT_BYTES / 4);
    aivd_asc_set_vector_mask(s->mask[1], s->mask[0]);
    if (s->mask_count)
        aivd_asc_set_mask_count();
    if (s->count != 0)
        (half ? op->count_f16 : op->count_f32)(ub(OUT), ub(IN), s->count);
    else
        (half ? op->strided_f16 : op->strided_f32)(ub(OUT), ub(IN), s->repeat, s->dst_step,
                                                   s->block, s->step);
    read_registers(op->reduction);
    aivd_asc_set_mask_norm();
    aivd_asc_copy_ub2gm(out, ub(OUT), OUT_BYTES);
}

static uint32_t seed = 3;

static uint32_t next(void)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}

/* Few different values, so that there are equals; some NaN, zeros of both signs, infinities. */
static void fill(bool special)
{
    for (uint32_t i = 0; i < IN_BYTES / (half ? 2 : 4); i++) {
        float value = (float)((int)(next() % 401) - 200) / 8;
        uint32_t bits = to_bits(value);
        if (special && next() % 16 == 0) {
            static const float some[] = {NAN, INFINITY, -INFINITY, 0, -0.0f};
            bits = to_bits(some[next() % 5]);
        }
        memcpy(in + i * (half ? 2 : 4), &bits, half ? 2 : 4);
    }
}

static bool same_bits(uint32_t a, uint32_t b)
{
    return a == b || (isnan(from_bits(a)) && isnan(from_bits(b)));
}

static void compare_out(const operation *op, const shape *s)
{
    uint32_t size = half ? 2 : 4;
    for (uint32_t i = 0; i < OUT_BYTES; i += size) {
        uint32_t x = 0, y = 0;
        memcpy(&x, out + i, size), memcpy(&y, want + i, size);
        if (!same_bits(x, y))
            fail_msg("%s %s, count %u, repeat %u: element %u is 0x%x, not 0x%x", op->name,
                     half ? "f16" : "f32", s->count, s->repeat, i / size, x, y);
    }
}

static void check(const operation *op, const shape *s, bool special)
{
    run r = {op, s}, *p = &r;
    fill(special);
    model(op, s);
    if (testing_run(entry, &p, 1) != AIVD_OK)
        fail_msg("%s: %s", op->name, base_error_recent());
    compare_out(op, s);
    if (op->scope != 'r')
        return;
    if (op->reduction == 's')
        assert_true(same_bits(register_sum, to_bits(sum_over_all)));
    else if (over_all.any) {
        assert_true(same_bits(register_bits, over_all.bits));
        assert_int_equal(register_index, over_all.order);
    }
}

#define FULL                                                                                       \
    {                                                                                              \
        UINT64_MAX, UINT64_MAX                                                                     \
    }
static const shape shapes[] = {
    {.count = 1, .mask = {0}},
    {.count = 64, .mask = {1}},
    {.count = 517, .mask = {1}},
    {.count = 2000, .mask = FULL},
    {.repeat = 3, .dst_step = 1, .block = 1, .step = 8, .mask = FULL},
    {.repeat = 3, .dst_step = 3, .block = 2, .step = 17, .mask = FULL},
    {.repeat = 2, .dst_step = 1, .block = 1, .step = 8, .mask = {0x00ff00f0f3000001, 0x8001}},
    {.repeat = 2, .dst_step = 2, .block = 1, .step = 8, .mask = {0x1ffff, 0}},
    {.repeat = 2, .dst_step = 1, .block = 1, .step = 8, .mask = {301, 0}, .mask_count = true},
    {.repeat = 4, .dst_step = 0, .block = 1, .step = 8, .mask = FULL},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static void everything(void **state)
{
    (void)state;
    for (int type = 0; type < 2; type++)
        for (int i = 0; i < OPERATIONS; i++)
            for (int k = 0; k < SHAPES; k++)
                for (int special = 0; special < 2; special++) {
                    half = type == 1;
                    check(&operations[i], &shapes[k], special);
                }
}

/* 1..64 as floats and 128 halves of 1: sums that every order gives, and one that only the tree
 * over neighbours gives. */
static void literal_sums(void **state)
{
    (void)state;
    const shape one = {.count = 64};
    run r = {&operations[4], &one}, *p = &r;
    half = false;
    for (int i = 0; i < 64; i++) {
        float value = (float)(i + 1);
        memcpy(in + 4 * i, &value, 4);
    }
    assert_int_equal(testing_run(entry, &p, 1), AIVD_OK);
    float sum;
    memcpy(&sum, out, 4);
    assert_true(sum == 2080.0f);
    /* (2^24 + 1) + (1 + -2^24): neighbours give 2^24 + (1 - 2^24) = 1; from the left 0 + ... = 0 */
    const float four[] = {16777216.0f, 1.0f, 1.0f, -16777216.0f};
    memset(in, 0, 256);
    memcpy(in, four, sizeof four);
    assert_int_equal(testing_run(entry, &p, 1), AIVD_OK);
    memcpy(&sum, out, 4);
    assert_true(sum == 1.0f);
}

static void far_entry(const void *args)
{
    (void)args;
    aivd_asc_repeat_reduce_sum_strided_f32(ub(192 * 1024 - 8), ub(0), 3, 1, 1, 8);
}

static void crooked_entry(const void *args)
{
    (void)args;
    aivd_asc_repeat_reduce_max_value_index_f32(ub(4), ub(1024), 64);
}

static void refusals(void **state)
{
    (void)state;
    testing_expect_rule(far_entry, NULL, "asc_repeat_reduce_sum: 12 bytes");
    testing_expect_rule(crooked_entry, NULL, "not a multiple of 8 bytes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything),
        cmocka_unit_test(literal_sums),
        cmocka_unit_test(refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
