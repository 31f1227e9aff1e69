/* core/lane_unary: what operations on one source mean.
 *
 *     abs         clears the sign bit, also of a NaN
 *     relu        x > 0 ? x : +0, so a NaN and -0 become +0
 *     leakyrelu   x > 0 ? x : x * scalar, the product rounded once
 *     sqrt, rcp   correctly rounded (half to even); rcp(0) is an infinity with the sign of 0
 *     rsqrt, exp, log   computed in double and rounded once: the nearest value, except where the
 *                 exact result lies within 2^-52 of the middle between two values
 *     not, copy   bits
 *
 * The products approximate rcp, rsqrt, exp, log and sqrt with an error of some units in the last
 * place; docs/reference/fidelity.md says so. */
#include <math.h>
#include <string.h>

#include "base/half.h"
#include "core/lane.h"
#include "core/lane_types.h"

/* The half nearest to a double. A float on the way must not round a second time: where it is not
 * exact it becomes odd, so that the second rounding sees on which side the number lies. */
static uint16_t half_of_double(double value)
{
    float nearest = (float)value;
    if (value == value && (double)nearest != value && fabsf(nearest) < INFINITY) {
        uint32_t bits = lane_bits(nearest);
        if (fabs((double)nearest) > fabs(value))
            bits--;
        nearest = lane_float(bits | 1);
    }
    return base_float_to_half(nearest);
}

/* Bits only: fabsf would do, but need not keep a NaN's. */
void core_lane_abs_f32(void *dst, const void *src0, const void *src1, const void *scalar,
                       size_t count)
{
    lane_u32 *to = dst;
    const lane_u32 *x = src0;
    (void)src1, (void)scalar;
    for (size_t i = 0; i < count; i++)
        to[i] = x[i] & 0x7fffffffu;
}

#define UNARY(name, suffix, type, expression)                                                      \
    void core_lane_##name##_##suffix(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *from = src0;                                                                   \
        (void)src1, (void)scalar;                                                                  \
        for (size_t i = 0; i < count; i++) {                                                       \
            type x = from[i];                                                                      \
            to[i] = (type)(expression);                                                            \
        }                                                                                          \
    }

/* A half above 0 and not a NaN has bits from 1 to 0x7c00. */
UNARY(abs, f16, lane_u16, x & 0x7fff)
UNARY(relu, f16, lane_u16, (uint16_t)(x - 1) < 0x7c00 ? x : 0)
UNARY(relu, f32, lane_f32, x > 0 ? x : 0.0f)
UNARY(relu, s32, lane_s32, x > 0 ? x : 0)
UNARY(not, s16, lane_s16, ~x)
UNARY(not, u16, lane_u16, ~x)

#define WIDE(expression) half_of_double(expression)
#define HALF(bits)       (double)base_half_to_float(bits)

UNARY(sqrt, f32, lane_f32, sqrtf(x))
UNARY(sqrt, f16, lane_u16, WIDE(sqrt(HALF(x))))
UNARY(rsqrt, f32, lane_f32, (float)(1.0 / sqrt((double)x)))
UNARY(rsqrt, f16, lane_u16, WIDE(1.0 / sqrt(HALF(x))))
UNARY(rcp, f32, lane_f32, 1.0f / x)
UNARY(rcp, f16, lane_u16, WIDE(1.0 / HALF(x)))
UNARY(exp, f32, lane_f32, (float)exp((double)x))
UNARY(exp, f16, lane_u16, WIDE(exp(HALF(x))))
UNARY(log, f32, lane_f32, (float)log((double)x))
UNARY(log, f16, lane_u16, WIDE(log(HALF(x))))

void core_lane_leakyrelu_f32(void *dst, const void *src0, const void *src1, const void *scalar,
                             size_t count)
{
    lane_f32 *to = dst;
    const lane_f32 *x = src0;
    float slope = *(const lane_f32 *)scalar;
    (void)src1;
    for (size_t i = 0; i < count; i++)
        to[i] = x[i] > 0 ? x[i] : x[i] * slope;
}

void core_lane_leakyrelu_f16(void *dst, const void *src0, const void *src1, const void *scalar,
                             size_t count)
{
    lane_u16 *to = dst;
    const lane_u16 *from = src0;
    float slope = base_half_to_float(*(const lane_u16 *)scalar);
    (void)src1;
    for (size_t i = 0; i < count; i++) {
        float x = base_half_to_float(from[i]);
        to[i] = x > 0 ? from[i] : base_float_to_half(x * slope);
    }
}

#define COPY(suffix, bytes)                                                                        \
    void core_lane_copy_##suffix(void *dst, const void *src0, const void *src1,                    \
                                 const void *scalar, size_t count)                                 \
    {                                                                                              \
        (void)src1, (void)scalar;                                                                  \
        memmove(dst, src0, count *(bytes));                                                        \
    }

COPY(s16, 2)
COPY(u16, 2)
COPY(s32, 4)
COPY(u32, 4)
