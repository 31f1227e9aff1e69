/* core/reduce: one lane or loop for every type and operation. Integers wrap: they are computed
 * unsigned. MAX and MIN of floats give NaN when either side is NaN, whichever comes first, so that
 * the result does not depend on the order of ranks. */
#include "core/reduce.h"

#include <stddef.h>

#include "core/gm.h"
#include "core/lane.h"
#include "hccl/hccl_types.h"

/* Three loops, because a compiler makes vectors only where it knows that stores meet no later load.
 */
#define STEP(type, expression)                                                                     \
    type a, b;                                                                                     \
    __builtin_memcpy(&a, l + i, sizeof a);                                                         \
    __builtin_memcpy(&b, r + i, sizeof b);                                                         \
    a = (type)(expression);                                                                        \
    __builtin_memcpy(to + i, &a, sizeof a);

#define LOOP(name, type, expression)                                                               \
    static void name##_to(type *restrict to, const type *restrict l, const type *restrict r,       \
                          uint64_t count)                                                          \
    {                                                                                              \
        for (uint64_t i = 0; i < count; i++) {                                                     \
            STEP(type, expression)                                                                 \
        }                                                                                          \
    }                                                                                              \
    static void name##_on(type *restrict to, const type *restrict r, uint64_t count)               \
    {                                                                                              \
        type *l = to;                                                                              \
        for (uint64_t i = 0; i < count; i++) {                                                     \
            STEP(type, expression)                                                                 \
        }                                                                                          \
    }                                                                                              \
    static void name##_under(type *restrict to, const type *restrict l, uint64_t count)            \
    {                                                                                              \
        type *r = to;                                                                              \
        for (uint64_t i = 0; i < count; i++) {                                                     \
            STEP(type, expression)                                                                 \
        }                                                                                          \
    }                                                                                              \
    static void name(void *acc, const void *left, const void *right, uint64_t count)               \
    {                                                                                              \
        if (acc == left)                                                                           \
            name##_on(acc, right, count);                                                          \
        else if (acc == right)                                                                     \
            name##_under(acc, left, count);                                                        \
        else                                                                                       \
            name##_to(acc, left, right, count);                                                    \
    }

/* What there is a lane for runs on the processor's vector unit. */
#define BY_LANE(name, lane)                                                                        \
    static void name(void *acc, const void *left, const void *right, uint64_t count)               \
    {                                                                                              \
        core_lane_table[CORE_LANE_##lane](acc, left, right, NULL, count);                          \
    }

/* Sums and products wrap: modulo 2^bits, the same for both signs. */
BY_LANE(sum_8, add_s8)
BY_LANE(sum_16, add_s16)
BY_LANE(sum_32, add_s32)
LOOP(sum_64, uint64_t, a + b)
LOOP(prod_8, uint8_t, a *b)
BY_LANE(prod_16, mul_s16)
BY_LANE(prod_32, mul_s32)
LOOP(prod_64, uint64_t, a *b)
BY_LANE(max_s8, max_s8)
BY_LANE(min_s8, min_s8)
BY_LANE(max_s16, max_s16)
BY_LANE(min_s16, min_s16)
BY_LANE(max_s32, max_s32)
BY_LANE(min_s32, min_s32)

#define ORDERED(suffix, type)                                                                      \
    LOOP(max_##suffix, type, a > b ? a : b)                                                        \
    LOOP(min_##suffix, type, a < b ? a : b)

ORDERED(s64, int64_t)
ORDERED(u8, uint8_t)
ORDERED(u16, uint16_t)
ORDERED(u32, uint32_t)
ORDERED(u64, uint64_t)

BY_LANE(sum_f32, add_f32)
BY_LANE(prod_f32, mul_f32)
BY_LANE(max_f32, nanmax_f32)
BY_LANE(min_f32, nanmin_f32)
BY_LANE(sum_f16, add_f16)
BY_LANE(prod_f16, mul_f16)
BY_LANE(sum_bf16, add_bf16)
/* Of two NaNs the first. Processors take the first operand's, or the signalling one, and a compiler
 * takes the order of operands for its own choice, another one in each loop: so both are the same.
 */
LOOP(sum_f64, double, a + (a != a ? a : b))
LOOP(prod_f64, double, a *(a != a ? a : b))
LOOP(max_f64, double, a > b || a != a ? a : b)
LOOP(min_f64, double, a < b || a != a ? a : b)

static void widen_f16(void *to, const void *from, uint64_t count)
{
    core_lane_table[CORE_LANE_half2float_f32_f16](to, from, NULL, NULL, count);
}

static void narrow_f16(void *to, const void *from, uint64_t count)
{
    core_lane_table[CORE_LANE_float2half_rn_f16_f32](to, from, NULL, NULL, count);
}

static void widen_bf16(void *to, const void *from, uint64_t count)
{
    core_lane_table[CORE_LANE_bfloat162float_f32_bf16](to, from, NULL, NULL, count);
}

static void narrow_bf16(void *to, const void *from, uint64_t count)
{
    core_lane_table[CORE_LANE_float2bfloat16_rn_bf16_f32](to, from, NULL, NULL, count);
}

typedef struct entry {
    uint32_t bytes;
    core_reduce_fn step[4]; /* by HcclReduceOp */
    core_convert_fn widen, narrow;
    core_reduce_fn pair[4]; /* as the steps between a widening and a rounding would have it */
    uint16_t lane[4];       /* that a pair is, plus 1; 0: none */
} entry;

#define WHOLES(bits, sign) sum_##bits, prod_##bits, max_##sign##bits, min_##sign##bits
#define INTEGER(bits, sign, ...)                                                                   \
    {                                                                                              \
        bits / 8, {WHOLES(bits, sign)}, NULL, NULL, {WHOLES(bits, sign)},                          \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
#define FLOATS   sum_f32, prod_f32, max_f32, min_f32
#define DOUBLES  sum_f64, prod_f64, max_f64, min_f64
#define AT(lane) (CORE_LANE_##lane + 1)

static const entry entries[] = {
    [HCCL_DATA_TYPE_INT8] = INTEGER(8, s, AT(add_s8), 0, AT(max_s8), AT(min_s8)),
    [HCCL_DATA_TYPE_INT16] = INTEGER(16, s, AT(add_s16), AT(mul_s16), AT(max_s16), AT(min_s16)),
    [HCCL_DATA_TYPE_INT32] = INTEGER(32, s, AT(add_s32), AT(mul_s32), AT(max_s32), AT(min_s32)),
    [HCCL_DATA_TYPE_INT64] = INTEGER(64, s, 0),
    [HCCL_DATA_TYPE_UINT8] = INTEGER(8, u, AT(add_s8)),
    [HCCL_DATA_TYPE_UINT16] = INTEGER(16, u, AT(add_s16), AT(mul_s16)),
    [HCCL_DATA_TYPE_UINT32] = INTEGER(32, u, AT(add_s32), AT(mul_s32)),
    [HCCL_DATA_TYPE_UINT64] = INTEGER(64, u, 0),
    [HCCL_DATA_TYPE_FP16] =
        {2, {FLOATS}, widen_f16, narrow_f16, {sum_f16, prod_f16}, {AT(add_f16), AT(mul_f16)}},
    [HCCL_DATA_TYPE_BFP16] = {2, {FLOATS}, widen_bf16, narrow_bf16, {sum_bf16}, {AT(add_bf16)}},
    [HCCL_DATA_TYPE_FP32] = {4,
                             {FLOATS},
                             NULL,
                             NULL,
                             {FLOATS},
                             {AT(add_f32), AT(mul_f32), AT(nanmax_f32), AT(nanmin_f32)}},
    [HCCL_DATA_TYPE_FP64] = {8, {DOUBLES}, NULL, NULL, {DOUBLES}, {0}},
    [HCCL_DATA_TYPE_INT128] = {.bytes = 16},
    [HCCL_DATA_TYPE_HIF8] = {.bytes = 1},
    [HCCL_DATA_TYPE_FP8E4M3] = {.bytes = 1},
    [HCCL_DATA_TYPE_FP8E5M2] = {.bytes = 1},
    [HCCL_DATA_TYPE_FP8E8M0] = {.bytes = 1},
};

static const entry *find(int type)
{
    const entry *e =
        type >= 0 && (size_t)type < sizeof entries / sizeof *entries ? &entries[type] : NULL;
    return e && e->bytes ? e : NULL;
}

uint32_t core_reduce_bytes(int type)
{
    const entry *e = find(type);
    return e ? e->bytes : 0;
}

bool core_reduce_find(int type, int op, core_reduction *reduction)
{
    const entry *e = find(type);
    if (!e || op < 0 || op > 3 || !e->step[op])
        return false;
    *reduction = (core_reduction){
        .step = e->step[op],
        .widen = e->widen,
        .narrow = e->narrow,
        .pair = e->pair[op],
        .past = e->lane[op] != 0 ? core_lane_past_table[e->lane[op] - 1] : NULL,
    };
    return true;
}

bool core_reduce_is_float(int type)
{
    return type == HCCL_DATA_TYPE_FP16 || type == HCCL_DATA_TYPE_BFP16 ||
           type == HCCL_DATA_TYPE_FP32 || type == HCCL_DATA_TYPE_FP64;
}

/* Accumulated in float, rounded once. */
static void reduce_wide(const core_reduction *r, void *to, const void *const *from,
                        uint32_t from_count, uint64_t count, uint64_t bytes)
{
    _Alignas(64) uint8_t acc[2 * CORE_REDUCE_SHORT], in[2 * CORE_REDUCE_SHORT];
    _Alignas(64) uint8_t out[CORE_REDUCE_SHORT];
    r->widen(acc, from[0], count);
    for (uint32_t s = 1; s < from_count; s++) {
        r->widen(in, from[s], count);
        r->step(acc, acc, in, count);
    }
    r->narrow(out, acc, count);
    gm_store(to, out, bytes, false);
}

void core_reduce_short(const core_reduction *r, void *to, const void *const *from,
                       uint32_t from_count, uint64_t count, uint64_t bytes)
{
    _Alignas(64) uint8_t acc[CORE_REDUCE_SHORT];
    if (r->widen) {
        reduce_wide(r, to, from, from_count, count, bytes);
        return;
    }
    if (from_count == 1) {
        gm_store(to, from[0], bytes, false);
        return;
    }
    r->step(acc, from[0], from[1], count);
    for (uint32_t s = 2; s < from_count; s++)
        r->step(acc, acc, from[s], count);
    gm_store(to, acc, bytes, false);
}
