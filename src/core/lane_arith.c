/* core/lane_arith: what arithmetic on elements means.
 *
 *     float      IEEE single; every step is rounded by itself, half to even; nothing is fused
 *     half       every step in float; the result is rounded once, half to even. Sums, products and
 *                quotients of halves come out correctly rounded; overflow gives an infinity
 *     integers   wrap
 *     NaN        gives a quiet NaN, without a promise which (but of sums and products of two the
 *                first); max and min prefer the number
 *     zeros      max(-0, +0) is +0, min(-0, +0) is -0
 *
 * The three-operand forms are dst = src0 * src1 + dst (fma), dst = src0 * dst + src1 (mul_add) and
 * dst = src * scalar + dst (axpy): a product, then a sum. */
#include <math.h>

#include "base/half.h"
#include "core/lane.h"
#include "core/lane_types.h"

/* ---- elements ---- */

static inline float get_f32(const lane_f32 *p)
{
    return *p;
}

static inline void put_f32(lane_f32 *p, float value)
{
    *p = value;
}

static inline float get_f16(const lane_u16 *p)
{
    return base_half_to_float(*p);
}

static inline void put_f16(lane_u16 *p, float value)
{
    *p = base_float_to_half(value);
}

static inline float max_float(float a, float b)
{
    if (a != a || b != b)
        return a != a ? b : a;
    return a > b || (a == b && lane_bits(b) >> 31 != 0) ? a : b;
}

static inline float min_float(float a, float b)
{
    if (a != a || b != b)
        return a != a ? b : a;
    return a < b || (a == b && lane_bits(a) >> 31 != 0) ? a : b;
}

static inline float relu_float(float a)
{
    return a > 0 ? a : 0.0f;
}

/* ---- two sources ---- */

#define BINARY_FLOAT(name, expression)                                                             \
    void core_lane_##name##_f32(void *dst, const void *src0, const void *src1, const void *scalar, \
                                size_t count)                                                      \
    {                                                                                              \
        lane_f32 *to = dst;                                                                        \
        const lane_f32 *x = src0, *y = src1;                                                       \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = x[i], b = y[i];                                                              \
            to[i] = (expression);                                                                  \
        }                                                                                          \
    }                                                                                              \
    void core_lane_##name##_f16(void *dst, const void *src0, const void *src1, const void *scalar, \
                                size_t count)                                                      \
    {                                                                                              \
        lane_u16 *to = dst;                                                                        \
        const lane_u16 *x = src0, *y = src1;                                                       \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = get_f16(x + i), b = get_f16(y + i);                                          \
            put_f16(to + i, (expression));                                                         \
        }                                                                                          \
    }                                                                                              \
    void core_lane_##name##_scalar_f32(void *dst, const void *src0, const void *src1,              \
                                       const void *scalar, size_t count)                           \
    {                                                                                              \
        lane_f32 *to = dst;                                                                        \
        const lane_f32 *x = src0;                                                                  \
        float b = get_f32(scalar);                                                                 \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = x[i];                                                                        \
            to[i] = (expression);                                                                  \
        }                                                                                          \
    }                                                                                              \
    void core_lane_##name##_scalar_f16(void *dst, const void *src0, const void *src1,              \
                                       const void *scalar, size_t count)                           \
    {                                                                                              \
        lane_u16 *to = dst;                                                                        \
        const lane_u16 *x = src0;                                                                  \
        float b = get_f16(scalar);                                                                 \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = get_f16(x + i);                                                              \
            put_f16(to + i, (expression));                                                         \
        }                                                                                          \
    }

/* Of two NaNs the first, as faster versions give it: a compiler takes the order of operands for its
 * own choice, and processors go by that order, so both operands are the same NaN. */
BINARY_FLOAT(add, a + (a != a ? a : b))
BINARY_FLOAT(sub, a - b)
BINARY_FLOAT(mul, a *(a != a ? a : b))
BINARY_FLOAT(max, max_float(a, b))
BINARY_FLOAT(min, min_float(a, b))

#define BINARY(name, suffix, type, get, put, expression)                                           \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *x = src0, *y = src1;                                                           \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = get(x + i), b = get(y + i);                                                  \
            put(to + i, (expression));                                                             \
        }                                                                                          \
    }

BINARY(div, f32, lane_f32, get_f32, put_f32, a / b)
BINARY(div, f16, lane_u16, get_f16, put_f16, a / b)
BINARY(add_relu, f32, lane_f32, get_f32, put_f32, relu_float(a + b))
BINARY(add_relu, f16, lane_u16, get_f16, put_f16, relu_float(a + b))
BINARY(sub_relu, f32, lane_f32, get_f32, put_f32, relu_float(a - b))
BINARY(sub_relu, f16, lane_u16, get_f16, put_f16, relu_float(a - b))

/* Integers: `unsigned` arithmetic wraps; comparisons are signed. */
#define BINARY_INT(name, suffix, type, wide, expression)                                           \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *x = src0, *y = src1;                                                           \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            wide a = (wide)x[i], b = (wide)y[i];                                                   \
            to[i] = (type)(expression);                                                            \
        }                                                                                          \
    }

#define SCALAR_INT(name, suffix, type, wide, expression)                                           \
    void core_lane_##name##_scalar_##suffix(void *dst, const void *src0, const void *src1,         \
                                            const void *scalar, size_t count)                      \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *x = src0;                                                                      \
        wide b = (wide) * (const type *)scalar;                                                    \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++) {                                                       \
            wide a = (wide)x[i];                                                                   \
            to[i] = (type)(expression);                                                            \
        }                                                                                          \
    }

#define BOTH_INT(name, wide, expression)                                                           \
    BINARY_INT(name, s16, lane_s16, wide, expression)                                              \
    BINARY_INT(name, s32, lane_s32, wide, expression)                                              \
    SCALAR_INT(name, s16, lane_s16, wide, expression)                                              \
    SCALAR_INT(name, s32, lane_s32, wide, expression)

BOTH_INT(add, uint32_t, a + b)
BOTH_INT(sub, uint32_t, a - b)
BOTH_INT(mul, uint32_t, a *b)
BOTH_INT(max, int32_t, a > b ? a : b)
BOTH_INT(min, int32_t, a < b ? a : b)

BINARY_INT(or, s16, lane_s16, uint32_t, a | b)
BINARY_INT(or, u16, lane_u16, uint32_t, a | b)
BINARY_INT(and, s16, lane_s16, uint32_t, a &b)
BINARY_INT(and, u16, lane_u16, uint32_t, a &b)

/* The sum wraps, then what is negative becomes 0. */
static inline int16_t relu_wrapped(uint32_t sum)
{
    int16_t value = (int16_t)sum;
    return value > 0 ? value : 0;
}

BINARY_INT(add_relu, s16, lane_s16, uint32_t, relu_wrapped(a + b))
BINARY_INT(sub_relu, s16, lane_s16, uint32_t, relu_wrapped(a - b))

/* ---- two sources, a narrower result ---- */

static inline int8_t relu_s8(int32_t exact)
{
    return (int8_t)(exact < 0 ? 0 : exact > INT8_MAX ? INT8_MAX : exact);
}

/* Rounds half to even and saturates; NaN becomes 0. `value` is exact: a product of halves has 22
 * bits; of a sum of halves float keeps enough. */
static inline int32_t round_saturate(float value, int32_t low, int32_t high)
{
    if (value != value)
        return 0;
    if (value <= (float)low)
        return low;
    if (value >= (float)high)
        return high;
    float below = floorf(value), rest = value - below;
    int32_t whole = (int32_t)below;
    return whole + (rest > 0.5f || (rest == 0.5f && (whole & 1) != 0));
}

#define NARROW(name, suffix, to_type, from_type, element, expression)                              \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        to_type *to = dst;                                                                         \
        const from_type *x = src0, *y = src1;                                                      \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            element a = (element)(x[i]), b = (element)(y[i]);                                      \
            to[i] = (to_type)(expression);                                                         \
        }                                                                                          \
    }

/* `a` and `b` are the halves' bits. */
#define HALF(bits) base_half_to_float(bits)

NARROW(add_relu, s8_f16, lane_s8, lane_u16, uint16_t,
       round_saturate(relu_float(HALF(a) + HALF(b)), INT8_MIN, INT8_MAX))
NARROW(sub_relu, s8_f16, lane_s8, lane_u16, uint16_t,
       round_saturate(relu_float(HALF(a) - HALF(b)), INT8_MIN, INT8_MAX))
NARROW(add_relu, f16_f32, lane_u16, lane_f32, float, base_float_to_half(relu_float(a + b)))
NARROW(sub_relu, f16_f32, lane_u16, lane_f32, float, base_float_to_half(relu_float(a - b)))
NARROW(add_relu, s8_s16, lane_s8, lane_s16, int32_t, relu_s8(a + b))
NARROW(sub_relu, s8_s16, lane_s8, lane_s16, int32_t, relu_s8(a - b))
NARROW(mul_cast_half2int8, s8_f16, lane_s8, lane_u16, uint16_t,
       round_saturate(HALF(a) * HALF(b), INT8_MIN, INT8_MAX))
NARROW(mul_cast_half2uint8, u8_f16, lane_u8, lane_u16, uint16_t,
       round_saturate(HALF(a) * HALF(b), 0, UINT8_MAX))

/* ---- a product and a sum ---- */

#define MULTIPLY_ADD(name, suffix, to_type, from_type, get_to, get, put, expression)               \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        to_type *to = dst;                                                                         \
        const from_type *x = src0, *y = src1;                                                      \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            float a = get(x + i), b = get(y + i), d = get_to(to + i);                              \
            put(to + i, (expression));                                                             \
        }                                                                                          \
    }

#define F32                lane_f32, lane_f32, get_f32, get_f32, put_f32
#define F16                lane_u16, lane_u16, get_f16, get_f16, put_f16
#define EXPAND(macro, ...) macro(__VA_ARGS__)

EXPAND(MULTIPLY_ADD, fma, f32, F32, a *b + d)
EXPAND(MULTIPLY_ADD, fma, f16, F16, a *b + d)
EXPAND(MULTIPLY_ADD, fma, f32_f16, lane_f32, lane_u16, get_f32, get_f16, put_f32, a *b + d)
EXPAND(MULTIPLY_ADD, mul_add, f32, F32, a *d + b)
EXPAND(MULTIPLY_ADD, mul_add, f16, F16, a *d + b)
EXPAND(MULTIPLY_ADD, mul_add_relu, f32, F32, relu_float(a *d + b))
EXPAND(MULTIPLY_ADD, mul_add_relu, f16, F16, relu_float(a *d + b))

#define AXPY(suffix, to_type, from_type, get_to, get, put)                                         \
    void core_lane_axpy_##suffix(void *dst, const void *src0, const void *src1,                    \
                                 const void *scalar, size_t count)                                 \
    {                                                                                              \
        to_type *to = dst;                                                                         \
        const from_type *x = src0;                                                                 \
        float factor = get(scalar);                                                                \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++)                                                         \
            put(to + i, get(x + i) * factor + get_to(to + i));                                     \
    }

EXPAND(AXPY, f32, F32)
EXPAND(AXPY, f16, F16)
EXPAND(AXPY, f32_f16, lane_f32, lane_u16, get_f32, get_f16, put_f32)

/* ---- shifts: a distance of the width or more shifts everything out ---- */

#define SHIFT(name, suffix, type, expression)                                                      \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *x = src0;                                                                      \
        uint32_t n = *(const lane_u32 *)scalar;                                                    \
        const uint32_t width = 8 * sizeof(type);                                                   \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++)                                                         \
            to[i] = (type)(expression);                                                            \
    }

/* In 64 bits no shift below loses its meaning. */
#define LEFT(unsigned_type) (n < width ? (uint64_t)(unsigned_type)x[i] << n : 0)
#define RIGHT               ((int64_t)x[i] >> (n < width ? n : width))
/* Adds the last bit shifted out: half up. */
#define RIGHT_ROUND (n == 0 ? x[i] : (((int64_t)x[i] >> ((n < width ? n : width) - 1)) + 1) >> 1)

SHIFT(shiftleft, s16, lane_s16, LEFT(uint16_t))
SHIFT(shiftleft, u16, lane_u16, LEFT(uint16_t))
SHIFT(shiftleft, s32, lane_s32, LEFT(uint32_t))
SHIFT(shiftleft, u32, lane_u32, LEFT(uint32_t))
SHIFT(shiftright, s16, lane_s16, RIGHT)
SHIFT(shiftright, u16, lane_u16, RIGHT)
SHIFT(shiftright, s32, lane_s32, RIGHT)
SHIFT(shiftright, u32, lane_u32, RIGHT)
SHIFT(shiftright_round, s16, lane_s16, RIGHT_ROUND)
SHIFT(shiftright_round, s32, lane_s32, RIGHT_ROUND)
