/* core/lane_convert: what a conversion between element types means, bit for bit: rounding,
 * saturation, NaN. Integer arithmetic throughout, so that every compiler, processor and rounding
 * mode gives the same bits. docs/reference/numbers.md is this file in words.
 *
 * A lane converts a run of elements. dst may be src where the result is not wider than the source.
 * Faster versions (core/lane_fast) agree with these bit for bit. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/half.h"
#include "core/lane.h"

/* Rounding: half to even, half away from zero, down, up, toward zero, to odd. */
typedef enum rounding { RN, RNA, RD, RU, RZ, RO } rounding;

/* Elements as bits. A run may hold any type, at any address: memory of a kernel has none. */
typedef uint8_t __attribute__((may_alias, aligned(1))) u8;
typedef int8_t __attribute__((may_alias, aligned(1))) s8;
typedef uint16_t __attribute__((may_alias, aligned(1))) u16;
typedef int16_t __attribute__((may_alias, aligned(1))) s16;
typedef uint32_t __attribute__((may_alias, aligned(1))) u32;
typedef int32_t __attribute__((may_alias, aligned(1))) s32;
typedef int64_t __attribute__((may_alias, aligned(1))) s64;

enum { F32_SIGN_SHIFT = 31, F32_FRACTION = 23, F32_BIAS = 127, F16_FRACTION = 10, F16_BIAS = 15 };
#define F32_MAGNITUDE 0x7fffffffu
#define F32_INFINITY  0x7f800000u
#define F32_QUIET     0x00400000u
#define F16_INFINITY  0x7c00u
#define BF16_INFINITY 0x7f80u

/* `magnitude` / 2^shift as an integer. The number's sign decides which way is down. Below 2^62 a
 * shift may be any number; above it has to be below 64. */
static inline uint64_t shift_round(uint64_t magnitude, uint32_t shift, bool negative, rounding mode)
{
    if (shift == 0)
        return magnitude;
    if (shift > 63)
        shift = 63;
    uint64_t kept = magnitude >> shift;
    uint64_t rest = magnitude & ((UINT64_C(1) << shift) - 1);
    uint64_t half = UINT64_C(1) << (shift - 1);
    switch (mode) {
    case RN:
        return kept + (rest > half || (rest == half && (kept & 1) != 0));
    case RNA:
        return kept + (rest >= half);
    case RD:
        return kept + (rest != 0 && negative);
    case RU:
        return kept + (rest != 0 && !negative);
    case RZ:
        return kept;
    default: /* RO: what was lost leaves its mark in the lowest bit */
        return kept | (rest != 0);
    }
}

/* A finite magnitude too large for the type: infinity, or the largest number when the rounding
 * points to zero (as IEEE 754 says for directed rounding). `infinity` - 1 is the largest number. */
static inline uint32_t overflow(uint32_t infinity, bool negative, rounding mode)
{
    bool toward_zero =
        mode == RZ || mode == RO || (mode == RD && !negative) || (mode == RU && negative);
    return toward_zero ? infinity - 1 : infinity;
}

static inline uint16_t f32_to_f16(uint32_t bits, rounding mode)
{
    uint32_t sign = bits >> 16 & 0x8000u, magnitude = bits & F32_MAGNITUDE;
    bool negative = sign != 0;
    if (magnitude > F32_INFINITY) /* a NaN: quiet, with the upper part of its payload */
        return (uint16_t)(sign | 0x7e00u | (magnitude >> 13 & 0x1ffu));
    if (magnitude == F32_INFINITY)
        return (uint16_t)(sign | F16_INFINITY);
    if (magnitude >= 0x47800000u) /* 65536 */
        return (uint16_t)(sign | overflow(F16_INFINITY, negative, mode));
    if (magnitude >= 0x38800000u) /* 2^-14: normal; a carry walks into the exponent by itself */
        return (uint16_t)(sign | shift_round(magnitude - 0x38000000u, 13, negative, mode));
    uint32_t exponent = magnitude >> F32_FRACTION;
    uint32_t fraction = magnitude & 0x7fffffu;
    if (exponent != 0)
        fraction |= 1u << F32_FRACTION;
    else
        exponent = 1;
    return (uint16_t)(sign | shift_round(fraction, 126 - exponent, negative, mode));
}

static inline uint16_t f32_to_bf16(uint32_t bits, rounding mode)
{
    uint32_t sign = bits >> 16 & 0x8000u, magnitude = bits & F32_MAGNITUDE;
    if (magnitude > F32_INFINITY)
        return (uint16_t)(sign | magnitude >> 16 | 0x40u);
    return (uint16_t)(sign | shift_round(magnitude, 16, sign != 0, mode));
}

/* A signalling NaN becomes quiet. */
static inline uint32_t f16_to_f32(uint16_t half)
{
    float value = base_half_to_float(half);
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (bits & F32_MAGNITUDE) > F32_INFINITY ? bits | F32_QUIET : bits;
}

static inline uint32_t bf16_to_f32(uint16_t bits)
{
    return (uint32_t)bits << 16;
}

/* The nearest integral float in the direction of `mode`; keeps the sign of what becomes zero. */
static inline uint32_t f32_to_integral(uint32_t bits, rounding mode)
{
    uint32_t sign = bits & ~F32_MAGNITUDE, magnitude = bits & F32_MAGNITUDE;
    if (magnitude > F32_INFINITY)
        return bits | F32_QUIET;
    uint32_t exponent = magnitude >> F32_FRACTION;
    if (exponent >= F32_BIAS + F32_FRACTION)
        return bits; /* has no fraction */
    uint32_t fraction = magnitude & 0x7fffffu;
    if (exponent != 0)
        fraction |= 1u << F32_FRACTION;
    uint32_t whole =
        (uint32_t)shift_round(fraction, F32_BIAS + F32_FRACTION - exponent, sign != 0, mode);
    if (whole == 0)
        return sign;
    uint32_t top = 31 - (uint32_t)__builtin_clz(whole); /* 0..23, exact */
    return sign | ((top + F32_BIAS) << F32_FRACTION) |
           ((whole << (F32_FRACTION - top)) & 0x7fffffu);
}

/* Out of range gives the nearest end of the range, NaN gives 0. */
static inline int64_t f32_to_int(uint32_t bits, rounding mode, int64_t low, int64_t high)
{
    uint32_t magnitude = bits & F32_MAGNITUDE;
    bool negative = bits >> F32_SIGN_SHIFT != 0;
    if (magnitude > F32_INFINITY)
        return 0;
    uint32_t exponent = magnitude >> F32_FRACTION;
    if (exponent >= F32_BIAS + 63)
        return negative ? low : high;
    uint64_t fraction = magnitude & 0x7fffffu;
    if (exponent != 0)
        fraction |= 1u << F32_FRACTION;
    uint64_t whole =
        exponent >= F32_BIAS + F32_FRACTION
            ? fraction << (exponent - F32_BIAS - F32_FRACTION)
            : shift_round(fraction, F32_BIAS + F32_FRACTION - exponent, negative, mode);
    int64_t value = negative ? -(int64_t)whole : (int64_t)whole;
    return value < low ? low : value > high ? high : value;
}

static inline int64_t clamp(int64_t value, int64_t low, int64_t high)
{
    return value < low ? low : value > high ? high : value;
}

/* An integer as a float of `fraction` bits: no overflow, 2^63 is far below the largest float and
 * 2^15 below the largest half. 0 is +0. */
static inline uint32_t int_to_float(int64_t value, rounding mode, uint32_t fraction, uint32_t bias)
{
    if (value == 0)
        return 0;
    bool negative = value < 0;
    uint64_t magnitude = negative ? -(uint64_t)value : (uint64_t)value;
    uint32_t top = 63 - (uint32_t)__builtin_clzll(magnitude);
    uint64_t mantissa = top <= fraction ? magnitude << (fraction - top)
                                        : shift_round(magnitude, top - fraction, negative, mode);
    /* The mantissa's leading one counts as 1 in the exponent, its carry as one more. */
    return (uint32_t)((((uint64_t)top + bias - 1) << fraction) + mantissa);
}

static inline uint32_t int_to_f32(int64_t value, rounding mode)
{
    return int_to_float(value, mode, F32_FRACTION, F32_BIAS) | (uint32_t)(value < 0) << 31;
}

static inline uint16_t int_to_f16(int64_t value, rounding mode)
{
    return (uint16_t)(int_to_float(value, mode, F16_FRACTION, F16_BIAS) | (uint32_t)(value < 0)
                                                                              << 15);
}

/* ---- lanes: core_lane_<conversion>_<dst>_<src> ---- */

/* `expression` is the result for the element x. */
#define LANE(name, to_type, from_type, expression)                                                 \
    void core_lane_##name(void *dst, const void *src0, const void *src1, const void *scalar,       \
                          size_t count)                                                            \
    {                                                                                              \
        (void)src1;                                                                                \
        (void)scalar;                                                                              \
        to_type *to = dst;                                                                         \
        const from_type *from = src0;                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            from_type x = from[i];                                                                 \
            to[i] = (to_type)(expression);                                                         \
        }                                                                                          \
    }

#define FLOAT_TO_S16(x, mode)  f32_to_int(x, mode, INT16_MIN, INT16_MAX)
#define FLOAT_TO_S32(x, mode)  f32_to_int(x, mode, INT32_MIN, INT32_MAX)
#define FLOAT_TO_S64(x, mode)  f32_to_int(x, mode, INT64_MIN, INT64_MAX)
#define FLOAT_TO_HALF(x, mode) f32_to_f16(x, mode)
#define FLOAT_TO_BF16(x, mode) f32_to_bf16(x, mode)
#define FLOAT_WHOLE(x, mode)   f32_to_integral(x, mode)
#define HALF_TO_S8(x, mode)    f32_to_int(f16_to_f32(x), mode, INT8_MIN, INT8_MAX)
#define HALF_TO_U8(x, mode)    f32_to_int(f16_to_f32(x), mode, 0, UINT8_MAX)
#define HALF_TO_S16(x, mode)   f32_to_int(f16_to_f32(x), mode, INT16_MIN, INT16_MAX)
#define HALF_TO_S32(x, mode)   f32_to_int(f16_to_f32(x), mode, INT32_MIN, INT32_MAX)
#define BF16_TO_S32(x, mode)   f32_to_int(bf16_to_f32(x), mode, INT32_MIN, INT32_MAX)

/* The five roundings of a conversion. */
#define FIVE(name, suffix, to_type, from_type, convert)                                            \
    LANE(name##_rn_##suffix, to_type, from_type, convert(x, RN))                                   \
    LANE(name##_rna_##suffix, to_type, from_type, convert(x, RNA))                                 \
    LANE(name##_rd_##suffix, to_type, from_type, convert(x, RD))                                   \
    LANE(name##_ru_##suffix, to_type, from_type, convert(x, RU))                                   \
    LANE(name##_rz_##suffix, to_type, from_type, convert(x, RZ))

/* And the name without a rounding, which rounds half to even. */
#define SIX(name, suffix, to_type, from_type, convert)                                             \
    LANE(name##_##suffix, to_type, from_type, convert(x, RN))                                      \
    FIVE(name, suffix, to_type, from_type, convert)

LANE(bfloat162float_f32_bf16, u32, u16, bf16_to_f32(x))
LANE(half2float_f32_f16, u32, u16, f16_to_f32(x))
SIX(float2half, f16_f32, u16, u32, FLOAT_TO_HALF)
LANE(float2half_ro_f16_f32, u16, u32, f32_to_f16(x, RO))
FIVE(float2bfloat16, bf16_f32, u16, u32, FLOAT_TO_BF16)
FIVE(float2float, f32, u32, u32, FLOAT_WHOLE)
FIVE(float2int16, s16_f32, s16, u32, FLOAT_TO_S16)
FIVE(float2int32, s32_f32, s32, u32, FLOAT_TO_S32)
FIVE(float2int64, s64_f32, s64, u32, FLOAT_TO_S64)
SIX(half2int8, s8_f16, s8, u16, HALF_TO_S8)
SIX(half2uint8, u8_f16, u8, u16, HALF_TO_U8)
FIVE(half2int16, s16_f16, s16, u16, HALF_TO_S16)
FIVE(half2int32, s32_f16, s32, u16, HALF_TO_S32)
FIVE(bfloat162int32, s32_bf16, s32, u16, BF16_TO_S32)
LANE(int82half_f16_s8, u16, s8, int_to_f16(x, RN))  /* exact */
LANE(uint82half_f16_u8, u16, u8, int_to_f16(x, RN)) /* exact */
SIX(int162half, f16_s16, u16, s16, int_to_f16)
LANE(int162float_f32_s16, u32, s16, int_to_f32(x, RN)) /* exact */
SIX(int322float, f32_s32, u32, s32, int_to_f32)
FIVE(int642float, f32_s64, u32, s64, int_to_f32)
LANE(int322int16_s16_s32, s16, s32, clamp(x, INT16_MIN, INT16_MAX))
LANE(int322int64_s64_s32, s64, s32, x)
LANE(int642int32_s32_s64, s32, s64, clamp(x, INT32_MIN, INT32_MAX))

/* ---- int4: two to a byte, the first in the low four bits ---- */

#define HALF_TO_S4(name, mode)                                                                     \
    void core_lane_##name##_s4_f16(void *dst, const void *src0, const void *src1,                  \
                                   const void *scalar, size_t count)                               \
    {                                                                                              \
        (void)src1;                                                                                \
        (void)scalar;                                                                              \
        half_to_s4(dst, src0, count, mode);                                                        \
    }

/* The other half of the last byte of an odd count keeps its value. */
static inline void half_to_s4(u8 *to, const u16 *from, size_t count, rounding mode)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t nibble = (uint32_t)f32_to_int(f16_to_f32(from[i]), mode, -8, 7) & 0xfu;
        uint32_t shift = (uint32_t)(i & 1) * 4;
        to[i / 2] = (u8)((to[i / 2] & (0xf0u >> shift)) | nibble << shift);
    }
}

HALF_TO_S4(half2int4, RN)
HALF_TO_S4(half2int4_rn, RN)
HALF_TO_S4(half2int4_rna, RNA)
HALF_TO_S4(half2int4_rd, RD)
HALF_TO_S4(half2int4_ru, RU)
HALF_TO_S4(half2int4_rz, RZ)

void core_lane_int42half_f16_s4(void *dst, const void *src0, const void *src1, const void *scalar,
                                size_t count)
{
    (void)src1;
    (void)scalar;
    u16 *to = dst;
    const u8 *from = src0;
    for (size_t i = 0; i < count; i++) {
        int32_t nibble = from[i / 2] >> ((i & 1) * 4) & 0xf;
        to[i] = int_to_f16((nibble ^ 8) - 8, RN); /* exact */
    }
}
