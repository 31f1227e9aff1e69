/* core/asc_vec_reduce: reductions of a block, a pair of elements or a repeat.
 *
 *     sums           a tree over neighbours: ((x0 + x1) + (x2 + x3)) + ...; every step is rounded
 * to the element's type. Elements the mask leaves out count as +0. max, min       of the elements
 * that take part, by value; the first of equals counts (-0 and +0 are equal). A NaN counts only
 * when nothing else takes part. Where nothing takes part: -infinity for max, +infinity for min,
 * index 0.
 *
 *     datablock      8 results a repeat, 16 (half) or 32 bytes; dst_repeat_stride counts that
 *     pair           half as many results as elements, 128 bytes; dst_repeat_stride counts that
 *     repeat         one result a repeat; dst_repeat_stride counts its size: an element, value and
 *                    index (two elements; of half a 16-bit index), or a 32-bit index
 *
 * Count forms write their results side by side. The last repeat of a count gives results for what
 * it has: the blocks or pairs that are begun. */
#include <math.h>

#include "base/half.h"
#include "c_api/asc_enums.h"
#include "c_api/asc_impl.h"
#include "core/asc_vec.h"
#include "core/lane.h"
#include "core/lane_types.h"
#include "core/ub.h"

typedef enum reduction { SUM, MAX, MIN } reduction;
typedef enum scope { DATABLOCK, PAIR, REPEAT } scope;
typedef enum parts { ONLY_VALUE, ONLY_INDEX, VALUE_INDEX, INDEX_VALUE } parts;

typedef struct reduce_op {
    core_vec_op op; /* first; bits of dst are those of the source */
    scope scope;
    reduction reduction;
    parts parts;
} reduce_op;

enum { ELEMENTS_MAX = VEC_REPEAT / 2 };

/* The elements of one repeat: as they are, as numbers, and which of them take part. */
typedef struct row {
    _Alignas(VEC_BLOCK) uint8_t raw[VEC_REPEAT];
    _Alignas(VEC_BLOCK) float value[ELEMENTS_MAX];
    bool whole;                /* all take part */
    bool active[ELEMENTS_MAX]; /* else: these */
} row;

static const reduce_op *op_of(const core_vec_call *c)
{
    return (const reduce_op *)c->op;
}

static uint32_t bits_of(float value, uint32_t bits)
{
    return bits == 16 ? base_float_to_half(value) : lane_bits(value);
}

static float value_of(uint32_t raw, uint32_t bits)
{
    return bits == 16 ? base_half_to_float((uint16_t)raw) : lane_float(raw);
}

static void run_lane(int lane, void *to, const void *from, uint32_t count)
{
    core_lane_table[lane](to, from, NULL, NULL, count);
}

static void note_active(row *x, const core_vec_call *c, uint32_t n, uint32_t per_repeat)
{
    x->whole = n == per_repeat;
    for (uint32_t e = 0; e < per_repeat; e++) {
        x->active[e] = e < n && core_vec_active(c, e);
        x->whole = x->whole && x->active[e];
    }
}

/* What takes no part has the value 0. */
static void load_row(row *x, const core_vec_call *c, uint32_t r, uint32_t per_repeat)
{
    uint32_t bits = c->op->bits[VEC_SRC0], n = core_vec_limit(c, r, per_repeat);
    x->whole =
        n == per_repeat && (c->count != VEC_BY_MASK ||
                            (c->mask[0] & (bits == 16 ? c->mask[1] : UINT64_MAX)) == UINT64_MAX);
    if (!x->whole)
        note_active(x, c, n, per_repeat);
    core_vec_gather(x->raw, c, VEC_SRC0, r, n);
    if (bits == 16)
        run_lane(CORE_LANE_half2float_f32_f16, x->value, x->raw, n);
    else
        memcpy(x->value, x->raw, n * sizeof x->value[0]);
    for (uint32_t e = 0; !x->whole && e < per_repeat; e++)
        if (!x->active[e])
            x->value[e] = 0;
}

/* ---- sums ---- */

static float sum_step(float a, float b, uint32_t bits)
{
    return value_of(bits_of(a + b, bits), bits);
}

/* Adds neighbours until `results` sums are left: the trees of all groups at once, because a group
 * is a run of a power of two. */
static void tree_sums(float *t, uint32_t count, uint32_t results, uint32_t bits)
{
    uint16_t halves[ELEMENTS_MAX];
    while (count > results) {
        count /= 2;
        for (uint32_t i = 0; i < count; i++)
            t[i] = t[2 * i] + t[2 * i + 1];
        if (bits == 16) {
            run_lane(CORE_LANE_float2half_rn_f16_f32, halves, t, count);
            run_lane(CORE_LANE_half2float_f32_f16, t, halves, count);
        }
    }
}

/* ---- greatest and least ---- */

static inline bool better(reduction reduction, float a, float b)
{
    return reduction == MAX ? a > b : a < b;
}

/* Place of the best of elements [begin, end) that take part, or -1. */
static int best_of_active(const row *x, uint32_t begin, uint32_t end, reduction reduction)
{
    int best = -1;
    for (uint32_t e = begin; e < end; e++) {
        if (!x->whole && !x->active[e])
            continue;
        if (best < 0 || better(reduction, x->value[e], x->value[best]) ||
            (isnan(x->value[best]) && !isnan(x->value[e])))
            best = (int)e;
    }
    return best;
}

/* The best value of a run of whole eights, NaN left out: eight at a time. */
__attribute__((always_inline)) static inline float best_value(const float *x, uint32_t count,
                                                              reduction reduction)
{
    enum { WIDE = 8 };
    float best[WIDE];
    for (int k = 0; k < WIDE; k++)
        best[k] = reduction == MAX ? -INFINITY : INFINITY;
    for (uint32_t e = 0; e < count; e += WIDE)
        for (int k = 0; k < WIDE; k++)
            best[k] = better(reduction, x[e + k], best[k]) ? x[e + k] : best[k];
    for (int k = 1; k < WIDE; k++)
        best[0] = better(reduction, best[k], best[0]) ? best[k] : best[0];
    return best[0];
}

static int best_of(const row *x, uint32_t begin, uint32_t end, reduction reduction)
{
    if (!x->whole)
        return best_of_active(x, begin, end, reduction);
    float best = reduction == MAX ? best_value(x->value + begin, end - begin, MAX)
                                  : best_value(x->value + begin, end - begin, MIN);
    for (uint32_t e = begin; e < end; e++)
        if (x->value[e] == best)
            return (int)e;
    return best_of_active(x, begin, end, reduction); /* nothing but NaN */
}

static uint32_t nothing_of(reduction reduction, uint32_t bits)
{
    return bits_of(reduction == MAX ? -INFINITY : INFINITY, bits);
}

static uint32_t raw_of(const row *x, uint32_t e, uint32_t bits)
{
    uint32_t raw = 0;
    memcpy(&raw, x->raw + e * bits / 8, bits / 8);
    return raw;
}

/* ---- results ---- */

/* Elements one result comes from. */
static uint32_t group_of(const core_vec_call *c, uint32_t per_repeat)
{
    return op_of(c)->scope == DATABLOCK ? VEC_BLOCK * 8 / c->op->bits[VEC_SRC0]
           : op_of(c)->scope == PAIR    ? 2
                                        : per_repeat;
}

static uint32_t result_bytes(const reduce_op *op)
{
    uint32_t size = op->op.bits[VEC_SRC0] / 8;
    return op->parts == ONLY_VALUE ? size : op->parts == ONLY_INDEX ? 4 : 2 * size;
}

/* Results of repeat `r`: of a count those that are begun. */
static uint32_t results_of(const core_vec_call *c, uint32_t r, uint32_t per_repeat)
{
    uint32_t group = group_of(c, per_repeat);
    uint32_t n = c->count == VEC_BY_MASK ? per_repeat : core_vec_limit(c, r, per_repeat);
    return (n + group - 1) / group;
}

static uint8_t *result_at(const core_vec_call *c, uint32_t r, uint32_t per_repeat)
{
    uint64_t unit = (uint64_t)result_bytes(op_of(c)) * (per_repeat / group_of(c, per_repeat));
    return c->at[VEC_DST] + r * c->strides.step[VEC_DST] * unit;
}

static void put_result(const reduce_op *op, uint8_t *to, uint32_t raw, uint32_t index)
{
    uint32_t size = op->op.bits[VEC_SRC0] / 8;
    if (op->parts == ONLY_INDEX)
        memcpy(to, &index, 4);
    else {
        memcpy(op->parts == INDEX_VALUE ? to + size : to, &raw, size);
        if (op->parts != ONLY_VALUE)
            memcpy(op->parts == INDEX_VALUE ? to : to + size, &index, size);
    }
}

/* The best over all repeats of the operation so far. */
typedef struct extreme {
    bool any;
    uint32_t raw, index;
    float value;
} extreme;

static void note_extreme(extreme *x, reduction reduction, uint32_t raw, float value, uint32_t index)
{
    if (x->any && !better(reduction, value, x->value) && !(isnan(x->value) && !isnan(value)))
        return;
    *x = (extreme){true, raw, index, value};
}

/* One repeat's results: sums. The float sum of all goes on in `sum`. */
static void sum_row(const core_vec_call *c, row *x, uint32_t r, uint32_t per_repeat, float *sum)
{
    uint32_t bits = c->op->bits[VEC_SRC0], results = results_of(c, r, per_repeat);
    uint8_t *to = result_at(c, r, per_repeat);
    tree_sums(x->value, per_repeat, per_repeat / group_of(c, per_repeat), bits);
    for (uint32_t i = 0; i < results; i++) {
        uint32_t raw = bits_of(x->value[i], bits);
        memcpy(to + (uint64_t)i * bits / 8, &raw, bits / 8);
    }
    *sum = r == 0 ? x->value[0] : sum_step(*sum, x->value[0], bits);
}

static void best_row(const core_vec_call *c, const row *x, uint32_t r, uint32_t per_repeat,
                     extreme *whole)
{
    const reduce_op *op = op_of(c);
    uint32_t bits = c->op->bits[VEC_SRC0], group = group_of(c, per_repeat);
    uint32_t results = results_of(c, r, per_repeat), size = result_bytes(op);
    uint8_t *to = result_at(c, r, per_repeat);
    for (uint32_t i = 0; i < results; i++) {
        int best = best_of(x, i * group, (i + 1) * group, op->reduction);
        uint32_t raw =
            best >= 0 ? raw_of(x, (uint32_t)best, bits) : nothing_of(op->reduction, bits);
        uint32_t index = best >= 0 ? (uint32_t)best : 0;
        if (best >= 0)
            note_extreme(whole, op->reduction, raw, x->value[best], r * per_repeat + index);
        put_result(op, to + (uint64_t)i * size, raw, index);
    }
}

static void leave_registers(core_block *block, const reduce_op *op, float sum, const extreme *whole)
{
    if (op->scope != REPEAT)
        return;
    if (op->reduction == SUM)
        block->vec.sum = bits_of(sum, op->op.bits[VEC_SRC0]);
    else if (op->reduction == MAX) {
        block->vec.max = whole->raw;
        block->vec.max_index = whole->index;
    } else {
        block->vec.min = whole->raw;
        block->vec.min_index = whole->index;
    }
}

static void perform_reduce(core_block *block, const core_vec_call *c)
{
    const reduce_op *op = op_of(c);
    uint32_t bits = c->op->bits[VEC_SRC0], per_repeat = core_vec_per_repeat(bits);
    extreme whole = {.raw = nothing_of(op->reduction, bits)};
    float sum = 0;
    for (uint32_t r = 0; r < c->repeat; r++) {
        row x;
        load_row(&x, c, r, per_repeat);
        if (op->reduction == SUM)
            sum_row(c, &x, r, per_repeat, &sum);
        else
            best_row(c, &x, r, per_repeat, &whole);
    }
    leave_registers(block, op, sum, &whole);
}

/* Bytes from the first result to the last one. */
static uint64_t result_extent(const core_vec_call *c, uint32_t per_repeat)
{
    uint32_t size = result_bytes(op_of(c)), last = c->repeat - 1;
    uint64_t end = (uint64_t)(result_at(c, last, per_repeat) - c->at[VEC_DST]) +
                   (uint64_t)results_of(c, last, per_repeat) * size;
    uint64_t first = (uint64_t)results_of(c, 0, per_repeat) * size;
    return end > first ? end : first;
}

static uint32_t result_align(const reduce_op *op)
{
    return op->scope == DATABLOCK ? op->op.bits[VEC_SRC0] /* 8 elements */
           : op->scope == PAIR    ? VEC_BLOCK
                                  : result_bytes(op);
}

static void reduce(core_block *block, core_vec_call *c, void *dst, const void *src)
{
    uint32_t bits = c->op->bits[VEC_SRC0], per_repeat = core_vec_per_repeat(bits);
    const char *name = c->op->name;
    c->perform = perform_reduce;
    c->at[VEC_DST] = NULL;
    uint64_t extent = result_extent(c, per_repeat);
    c->at[VEC_DST] = core_ub(block, dst, extent, result_align(op_of(c)), name);
    c->at[VEC_SRC0] =
        core_ub(block, src, core_vec_extent(c, VEC_SRC0, bits, per_repeat), VEC_BLOCK, name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, c, NULL, 0);
        return;
    }
    int part = 0;
    core_vec_tell_operand(block, c, VEC_SRC0, bits, per_repeat, false, &part);
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint64_t bytes = (uint64_t)results_of(c, r, per_repeat) * result_bytes(op_of(c));
        core_vec_tell(block, c, &(core_vec_use){result_at(c, r, per_repeat), 1, bytes, 0, true},
                      &part);
    }
    c->perform(block, c);
}

/* ---- the functions ---- */

#define REDUCE(verb, suffix, width, scope_, reduction_, parts_)                                    \
    static const reduce_op op_##verb##_##suffix = {                                                \
        {.name = "asc_" #verb, .bits = {width, width, 0}}, scope_, reduction_, parts_};            \
    BASE_EXPORT void aivd_asc_##verb##_##suffix(void *dst, const void *src, uint32_t count)        \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {.op = &op_##verb##_##suffix.op, .strides = {{1, 1, 0}, {1, 8, 0}}};     \
        core_vec_first_of(&c, count, VEC_REPEAT * 8 / (width));                                    \
        if (count != 0)                                                                            \
            reduce(block, &c, dst, src);                                                           \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_##verb##_strided_##suffix(                                           \
        void *dst, const void *src, uint8_t repeat, uint16_t dst_repeat_stride,                    \
        uint16_t src_block_stride, uint16_t src_repeat_stride)                                     \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {                                                                        \
            .op = &op_##verb##_##suffix.op,                                                        \
            .strides = {{1, src_block_stride, 0}, {dst_repeat_stride, src_repeat_stride, 0}}};     \
        if (core_vec_take_mask(block, &c, repeat, VEC_REPEAT * 8 / (width)))                       \
            reduce(block, &c, dst, src);                                                           \
    }

#define REDUCE_BOTH(verb, scope_, reduction_, parts_)                                              \
    REDUCE(verb, f16, 16, scope_, reduction_, parts_)                                              \
    REDUCE(verb, f32, 32, scope_, reduction_, parts_)

REDUCE_BOTH(datablock_reduce_sum, DATABLOCK, SUM, ONLY_VALUE)
REDUCE_BOTH(datablock_reduce_max, DATABLOCK, MAX, ONLY_VALUE)
REDUCE_BOTH(datablock_reduce_min, DATABLOCK, MIN, ONLY_VALUE)
REDUCE_BOTH(pair_reduce_sum, PAIR, SUM, ONLY_VALUE)
REDUCE_BOTH(repeat_reduce_sum, REPEAT, SUM, ONLY_VALUE)
REDUCE_BOTH(repeat_reduce_max_index_value, REPEAT, MAX, INDEX_VALUE)
REDUCE_BOTH(repeat_reduce_max_value_index, REPEAT, MAX, VALUE_INDEX)
REDUCE_BOTH(repeat_reduce_max_only_value, REPEAT, MAX, ONLY_VALUE)
REDUCE_BOTH(repeat_reduce_max_only_index, REPEAT, MAX, ONLY_INDEX)
REDUCE_BOTH(repeat_reduce_min_index_value, REPEAT, MIN, INDEX_VALUE)
REDUCE_BOTH(repeat_reduce_min_value_index, REPEAT, MIN, VALUE_INDEX)
REDUCE_BOTH(repeat_reduce_min_only_value, REPEAT, MIN, ONLY_VALUE)
REDUCE_BOTH(repeat_reduce_min_only_index, REPEAT, MIN, ONLY_INDEX)

/* ---- what they leave: of the last such reduction of this block, over all its repeats ---- */

BASE_EXPORT void aivd_asc_get_reduce_max_cnt_f16(uint16_t *val, uint32_t *index)
{
    core_block *block = core_current;
    core_count(block);
    *val = (uint16_t)block->vec.max;
    *index = block->vec.max_index;
}

BASE_EXPORT void aivd_asc_get_reduce_max_cnt_f32(float *val, uint32_t *index)
{
    core_block *block = core_current;
    core_count(block);
    *val = lane_float(block->vec.max);
    *index = block->vec.max_index;
}

BASE_EXPORT void aivd_asc_get_reduce_min_cnt_f16(uint16_t *val, uint32_t *index)
{
    core_block *block = core_current;
    core_count(block);
    *val = (uint16_t)block->vec.min;
    *index = block->vec.min_index;
}

BASE_EXPORT void aivd_asc_get_reduce_min_cnt_f32(float *val, uint32_t *index)
{
    core_block *block = core_current;
    core_count(block);
    *val = lane_float(block->vec.min);
    *index = block->vec.min_index;
}

/* The element's bits of the last asc_repeat_reduce_sum: the sum of its results, one by one. */
BASE_EXPORT int64_t aivd_asc_get_acc_val(void)
{
    core_block *block = core_current;
    core_count(block);
    return block->vec.sum;
}
