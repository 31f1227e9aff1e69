/* core/asc_vec_compare: comparisons, the compare mask, and selection by it.
 *
 *     into UB        a bit for every element, lowest first, repeat after repeat without gaps: the
 *                    strides of dst mean nothing, and neither does the vector mask in norm mode
 *     into the mask  the 256 bytes of one repeat, whatever `repeat` says; bits of elements that the
 *                    vector mask leaves out keep their value
 *     asc_select     element i of every repeat: src0 where bit i of the compare mask is set, else
 *                    src1
 *
 * A NaN is equal to nothing, and neither less nor greater. */
#include "base/half.h"
#include "c_api/asc_enums.h"
#include "c_api/asc_impl.h"
#include "core/asc_vec.h"
#include "core/lane_types.h"
#include "core/ub.h"

enum { MASK_BYTES = 16 };

/* Sets bit i of `bits` where the comparison of a[i] holds with b[i], or (step 0) with *b. */
typedef void compare_run(uint8_t *bits, const void *a, const void *b, uint32_t b_step,
                         uint32_t count);

typedef struct compare_op {
    core_vec_op op; /* first */
    compare_run *run;
} compare_op;

static const compare_op *op_of(const core_vec_call *c)
{
    return (const compare_op *)c->op;
}

/* ---- into UB ---- */

static uint64_t result_bytes(const core_vec_call *c, uint32_t per_repeat)
{
    uint64_t bits = c->count == VEC_BY_MASK ? (uint64_t)c->repeat * per_repeat : c->count;
    return (bits + 7) / 8;
}

static void perform_compare(core_block *block, const core_vec_call *c)
{
    _Alignas(VEC_BLOCK) uint8_t a[VEC_REPEAT], b[VEC_REPEAT];
    (void)block;
    uint32_t per_repeat = core_vec_per_repeat(c->op->bits[VEC_SRC0]);
    bool scalar = c->op->bits[VEC_SRC1] == 0;
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint8_t bits[MASK_BYTES] = {0};
        uint32_t n = core_vec_limit(c, r, per_repeat);
        core_vec_gather(a, c, VEC_SRC0, r, n);
        if (!scalar)
            core_vec_gather(b, c, VEC_SRC1, r, n);
        op_of(c)->run(bits, a, scalar ? (const void *)&c->scalar : b, !scalar, n);
        memcpy(c->at[VEC_DST] + (uint64_t)r * per_repeat / 8, bits, (n + 7) / 8);
    }
}

static void issue(core_block *block, core_vec_call *c, uint32_t per_repeat, uint64_t bytes)
{
    if (BASE_LIKELY(core_hook_now() == NULL) || core_hook_now()->later != NULL) {
        core_vec_issue(block, c, NULL, 0);
        return;
    }
    int part = 0;
    for (int i = VEC_SRC0; i < VEC_OPERANDS; i++)
        if (c->op->bits[i] != 0)
            core_vec_tell_operand(block, c, i, c->op->bits[i], per_repeat, false, &part);
    core_vec_tell(block, c, &(core_vec_use){c->at[VEC_DST], 1, bytes, 0, true}, &part);
    c->perform(block, c);
}

/* `src1` NULL: with the scalar. */
static void compare(core_block *block, const compare_op *op, void *dst, const void *src0,
                    const void *src1, uint64_t scalar, uint32_t repeat,
                    const core_vec_strides *strides)
{
    core_vec_call c = {.op = &op->op, .perform = perform_compare, .scalar = scalar};
    uint32_t bits = op->op.bits[VEC_SRC0], per_repeat = core_vec_per_repeat(bits);
    const char *name = op->op.name;
    c.strides = *strides;
    if (block->mask_count)
        core_vec_first_of(&c, (uint32_t)block->mask[0], per_repeat);
    else
        core_vec_all_of(&c, repeat);
    if (c.repeat == 0)
        return;
    uint64_t bytes = result_bytes(&c, per_repeat);
    c.at[VEC_DST] = core_ub(block, dst, bytes, VEC_BLOCK, name);
    c.at[VEC_SRC0] =
        core_ub(block, src0, core_vec_extent(&c, VEC_SRC0, bits, per_repeat), VEC_BLOCK, name);
    if (op->op.bits[VEC_SRC1] != 0)
        c.at[VEC_SRC1] =
            core_ub(block, src1, core_vec_extent(&c, VEC_SRC1, bits, per_repeat), VEC_BLOCK, name);
    issue(block, &c, per_repeat, bytes);
}

/* ---- into the compare mask ---- */

static void perform_compare_mask(core_block *block, const core_vec_call *c)
{
    _Alignas(VEC_BLOCK) uint8_t a[VEC_REPEAT], b[VEC_REPEAT];
    _Alignas(8) uint8_t bits[MASK_BYTES] = {0};
    uint64_t result[2], taken[2] = {0};
    uint32_t n = core_vec_limit(c, 0, core_vec_per_repeat(c->op->bits[VEC_SRC0]));
    core_vec_gather(a, c, VEC_SRC0, 0, n);
    core_vec_gather(b, c, VEC_SRC1, 0, n);
    op_of(c)->run(bits, a, b, 1, n);
    memcpy(result, bits, sizeof result);
    for (uint32_t e = 0; e < n; e++)
        if (core_vec_active(c, e))
            taken[e / 64] |= UINT64_C(1) << (e % 64);
    for (int i = 0; i < 2; i++)
        block->vec.compare[i] = (block->vec.compare[i] & ~taken[i]) | (result[i] & taken[i]);
}

static void compare_mask(core_block *block, const compare_op *op, const void *src0,
                         const void *src1, const core_vec_strides *strides)
{
    core_vec_call c = {.op = &op->op, .perform = perform_compare_mask};
    uint32_t bits = op->op.bits[VEC_SRC0], per_repeat = core_vec_per_repeat(bits);
    c.strides = *strides;
    if (!core_vec_take_mask(block, &c, 1, per_repeat))
        return;
    if (c.count != VEC_BY_MASK && c.count > per_repeat)
        c.count = per_repeat;
    c.repeat = 1;
    uint64_t extent0 = core_vec_extent(&c, VEC_SRC0, bits, per_repeat);
    uint64_t extent1 = core_vec_extent(&c, VEC_SRC1, bits, per_repeat);
    c.at[VEC_SRC0] = core_ub(block, src0, extent0, VEC_BLOCK, op->op.name);
    c.at[VEC_SRC1] = core_ub(block, src1, extent1, VEC_BLOCK, op->op.name);
    const core_vec_use uses[] = {{c.at[VEC_SRC0], 1, extent0, 0, false},
                                 {c.at[VEC_SRC1], 1, extent1, 0, false}};
    core_vec_issue(block, &c, uses, BASE_COUNT_OF(uses));
}

static void perform_get_mask(core_block *block, const core_vec_call *c)
{
    memcpy(c->at[VEC_DST], block->vec.compare, MASK_BYTES);
}

/* Writes the compare mask, 16 bytes. */
BASE_EXPORT void aivd_asc_get_cmp_mask(void *dst)
{
    static const core_vec_op op = {.name = "asc_get_cmp_mask"};
    core_block *block = core_current;
    core_count(block);
    core_vec_call c = {.op = &op, .perform = perform_get_mask};
    c.at[VEC_DST] = core_ub(block, dst, MASK_BYTES, MASK_BYTES, op.name);
    const core_vec_use use = {c.at[VEC_DST], 1, MASK_BYTES, 0, true};
    core_vec_issue(block, &c, &use, 1);
}

static void perform_set_mask(core_block *block, const core_vec_call *c)
{
    memcpy(block->vec.compare, c->at[VEC_SRC0], MASK_BYTES);
}

BASE_EXPORT void aivd_asc_set_cmp_mask(const void *sel_mask)
{
    static const core_vec_op op = {.name = "asc_set_cmp_mask"};
    core_block *block = core_current;
    core_count(block);
    core_vec_call c = {.op = &op, .perform = perform_set_mask};
    c.at[VEC_SRC0] = core_ub(block, sel_mask, MASK_BYTES, MASK_BYTES, op.name);
    const core_vec_use use = {c.at[VEC_SRC0], 1, MASK_BYTES, 0, false};
    core_vec_issue(block, &c, &use, 1);
}

/* ---- selection ---- */

/* Where the bit is not set, a[e] becomes b[e]. */
static void choose(uint8_t *a, const uint8_t *b, const uint64_t mask[2], uint32_t n, uint32_t size)
{
    lane_u32 *x32 = (lane_u32 *)a;
    lane_u16 *x16 = (lane_u16 *)a;
    const lane_u32 *y32 = (const lane_u32 *)b;
    const lane_u16 *y16 = (const lane_u16 *)b;
    for (uint32_t e = 0; e < n; e++)
        if (size == 4)
            x32[e] = core_vec_masked_in(mask, e) ? x32[e] : y32[e];
        else
            x16[e] = core_vec_masked_in(mask, e) ? x16[e] : y16[e];
}

static void perform_select(core_block *block, const core_vec_call *c)
{
    _Alignas(VEC_BLOCK) uint8_t a[VEC_REPEAT], b[VEC_REPEAT];
    uint32_t bits = c->op->bits[VEC_DST], size = bits / 8, per_repeat = core_vec_per_repeat(bits);
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint32_t n = core_vec_limit(c, r, per_repeat);
        core_vec_gather(a, c, VEC_SRC0, r, n);
        core_vec_gather(b, c, VEC_SRC1, r, n);
        choose(a, b, block->vec.compare, n, size);
        core_vec_scatter(c, a, r, n);
    }
}

static void select_by_mask(core_block *block, core_vec_call *c, void *dst, const void *src0,
                           const void *src1)
{
    uint32_t bits = c->op->bits[VEC_DST], per_repeat = core_vec_per_repeat(bits);
    const void *given[VEC_OPERANDS] = {dst, src0, src1};
    c->perform = perform_select;
    for (int i = VEC_DST; i < VEC_OPERANDS; i++)
        c->at[i] = core_ub(block, given[i], core_vec_extent(c, i, bits, per_repeat), VEC_BLOCK,
                           c->op->name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, c, NULL, 0);
        return;
    }
    int part = 0;
    core_vec_tell_operand(block, c, VEC_SRC0, bits, per_repeat, false, &part);
    core_vec_tell_operand(block, c, VEC_SRC1, bits, per_repeat, false, &part);
    core_vec_tell_operand(block, c, VEC_DST, bits, per_repeat, true, &part);
    c->perform(block, c);
}

#define SELECT(suffix, width)                                                                      \
    static const core_vec_op select_##suffix = {.name = "asc_select",                              \
                                                .bits = {width, width, width}};                    \
    BASE_EXPORT void aivd_asc_select_##suffix(void *dst, const void *src0, const void *src1,       \
                                              uint32_t count)                                      \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {.op = &select_##suffix, .strides = {{1, 1, 1}, {8, 8, 8}}};             \
        core_vec_first_of(&c, count, VEC_REPEAT * 8 / (width));                                    \
        if (count != 0)                                                                            \
            select_by_mask(block, &c, dst, src0, src1);                                            \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_select_strided_##suffix(                                             \
        void *dst, const void *src0, const void *src1, uint8_t repeat, uint8_t dst_block_stride,   \
        uint8_t src0_block_stride, uint8_t src1_block_stride, uint8_t dst_repeat_stride,           \
        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)                                    \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {                                                                        \
            .op = &select_##suffix,                                                                \
            .strides = {{dst_block_stride, src0_block_stride, src1_block_stride},                  \
                        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}}};             \
        if (core_vec_take_mask(block, &c, repeat, VEC_REPEAT * 8 / (width)))                       \
            select_by_mask(block, &c, dst, src0, src1);                                            \
    }

SELECT(f16, 16)
SELECT(f32, 32)

/* ---- the comparisons ---- */

#define VALUE_f16(bits)  base_half_to_float(bits)
#define VALUE_f32(value) (value)
#define VALUE_s32(value) (value)
#define TYPE_f16         lane_u16
#define TYPE_f32         lane_f32
#define TYPE_s32         lane_s32
#define BITS_f16         16
#define BITS_f32         32
#define BITS_s32         32

#define RUN(verb, operator, type)                                                                  \
    static void verb##_##type(uint8_t *bits, const void *a, const void *b, uint32_t b_step,        \
                              uint32_t count)                                                      \
    {                                                                                              \
        const TYPE_##type *x = a, *y = b;                                                          \
        for (uint32_t i = 0; i < count; i += 8) {                                                  \
            uint32_t byte = 0, n = count - i < 8 ? count - i : 8;                                  \
            for (uint32_t k = 0; k < n; k++)                                                       \
                byte |=                                                                            \
                    (uint32_t)(VALUE_##type(x[i + k]) operator VALUE_##type(y[(i + k) * b_step]))  \
                    << k;                                                                          \
            bits[i / 8] = (uint8_t)byte;                                                           \
        }                                                                                          \
    }

#define INTO_UB(verb, type)                                                                        \
    static const compare_op op_##verb##_##type = {                                                 \
        {.name = "asc_" #verb, .bits = {8, BITS_##type, BITS_##type}}, verb##_##type};             \
    BASE_EXPORT void aivd_asc_##verb##_u8_##type(                                                  \
        void *dst, const void *src0, const void *src1, uint8_t repeat, uint8_t dst_block_stride,   \
        uint8_t src0_block_stride, uint8_t src1_block_stride, uint8_t dst_repeat_stride,           \
        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)                                    \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        (void)dst_block_stride, (void)dst_repeat_stride;                                           \
        compare(block, &op_##verb##_##type, dst, src0, src1, 0, repeat,                            \
                &(core_vec_strides){{0, src0_block_stride, src1_block_stride},                     \
                                    {0, src0_repeat_stride, src1_repeat_stride}});                 \
    }

#define WITH_SCALAR(verb, type, raw, to_bits)                                                      \
    static const compare_op op_##verb##_scalar_##type = {                                          \
        {.name = "asc_" #verb "_scalar", .bits = {8, BITS_##type, 0}}, verb##_##type};             \
    BASE_EXPORT void aivd_asc_##verb##_scalar_u8_##type(                                           \
        void *dst, const void *src, raw value, uint8_t repeat, uint16_t dst_block_stride,          \
        uint16_t src_block_stride, uint16_t dst_repeat_stride, uint16_t src_repeat_stride)         \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        (void)dst_block_stride, (void)dst_repeat_stride;                                           \
        compare(block, &op_##verb##_scalar_##type, dst, src, NULL, to_bits(value), repeat,         \
                &(core_vec_strides){{0, src_block_stride, 0}, {0, src_repeat_stride, 0}});         \
    }

#define INTO_MASK(verb, type)                                                                      \
    BASE_EXPORT void aivd_asc_##verb##_mask_##type(                                                \
        const void *src0, const void *src1, uint8_t repeat, uint8_t dst_block_stride,              \
        uint8_t src0_block_stride, uint8_t src1_block_stride, uint8_t dst_repeat_stride,           \
        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)                                    \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        (void)repeat, (void)dst_block_stride, (void)dst_repeat_stride;                             \
        compare_mask(block, &op_##verb##_##type, src0, src1,                                       \
                     &(core_vec_strides){{0, src0_block_stride, src1_block_stride},                \
                                         {0, src0_repeat_stride, src1_repeat_stride}});            \
    }

#define COMPARISON(verb, operator)                                                                 \
    RUN(verb, operator, f16)                                                                       \
    RUN(verb, operator, f32)                                                                       \
    INTO_UB(verb, f16)                                                                             \
    INTO_UB(verb, f32)                                                                             \
    WITH_SCALAR(verb, f16, uint16_t, (uint64_t))                                                   \
    WITH_SCALAR(verb, f32, float, core_vec_float)                                                  \
    INTO_MASK(verb, f16)                                                                           \
    INTO_MASK(verb, f32)

COMPARISON(eq, ==)
COMPARISON(ne, !=)
COMPARISON(lt, <)
COMPARISON(le, <=)
COMPARISON(gt, >)
COMPARISON(ge, >=)

RUN(eq, ==, s32)
INTO_UB(eq, s32)
WITH_SCALAR(eq, s32, int32_t, (uint32_t))
