/* aivdrive/float16.h: 16-bit floats as bits: what host programs and device code convert by. */
#ifndef AIVDRIVE_FLOAT16_H
#define AIVDRIVE_FLOAT16_H

#include <stdint.h>

#ifdef __cplusplus
#define AIVD_CONSTEXPR constexpr
static constexpr uint32_t aivd_bits_of_float(float value)
{
    return __builtin_bit_cast(uint32_t, value);
}

static constexpr float aivd_float_of_bits(uint32_t bits)
{
    return __builtin_bit_cast(float, bits);
}
#else
#define AIVD_CONSTEXPR
static inline uint32_t aivd_bits_of_float(float value)
{
    uint32_t bits;

    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline float aivd_float_of_bits(uint32_t bits)
{
    float value;

    __builtin_memcpy(&value, &bits, sizeof(value));
    return value;
}
#endif

/* Bits of a bfloat16 for a float: rounds half to even, keeps NaN a NaN. */
static inline AIVD_CONSTEXPR uint16_t aivd_bf16_bits_of(float value)
{
    uint32_t bits = aivd_bits_of_float(value);

    if ((bits & 0x7fffffffu) > 0x7f800000u)
        return (uint16_t)((bits >> 16) | 0x40u);
    return (uint16_t)((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

static inline AIVD_CONSTEXPR float aivd_bf16_float_of(uint16_t half_bits)
{
    return aivd_float_of_bits((uint32_t)half_bits << 16);
}

#ifdef __cplusplus

/* Bits of a half for a float: rounds half to even, overflows to infinity, keeps NaN a NaN. */
static constexpr uint16_t aivd_half_bits_of(float value)
{
    uint32_t bits = aivd_bits_of_float(value);
    uint32_t sign = (bits >> 16) & 0x8000u;
    uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u)
        return (uint16_t)(sign | 0x7e00u | ((magnitude >> 13) & 0x3ffu));
    if (magnitude >= 0x477ff000u) /* rounds to 65536 or more */
        return (uint16_t)(sign | 0x7c00u);
    if (magnitude >= 0x38800000u) { /* a normal half */
        uint32_t rounded = magnitude + 0xfffu + ((magnitude >> 13) & 1u);
        return (uint16_t)(sign | ((rounded - 0x38000000u) >> 13));
    }
    if (magnitude < 0x33000000u) /* below half of the smallest subnormal */
        return (uint16_t)sign;
    uint32_t shift = 126u - (magnitude >> 23);
    uint32_t mantissa = (magnitude & 0x7fffffu) | 0x800000u;
    uint32_t kept = mantissa >> shift;
    uint32_t rest = mantissa & ((1u << shift) - 1u);
    uint32_t middle = 1u << (shift - 1u);
    if (rest > middle || (rest == middle && (kept & 1u)))
        kept++;
    return (uint16_t)(sign | kept);
}

static constexpr float aivd_half_float_of(uint16_t half_bits)
{
    uint32_t sign = (uint32_t)(half_bits & 0x8000u) << 16;
    uint32_t exponent = (half_bits >> 10) & 0x1fu;
    uint32_t mantissa = half_bits & 0x3ffu;

    if (exponent == 0) { /* zero or subnormal: mantissa * 2^-24, exact in float */
        float value = (float)mantissa * 5.9604644775390625e-8f;
        return sign ? -value : value;
    }
    if (exponent == 31)
        return aivd_float_of_bits(sign | 0x7f800000u | (mantissa << 13));
    return aivd_float_of_bits(sign | ((exponent + 112u) << 23) | (mantissa << 13));
}

/* The float on whose way a double reaches 16 bits with one rounding only: inexact results become
 * odd, so that the second rounding sees on which side they lie. */
static constexpr float aivd_float_to_odd(double value)
{
    float nearest = (float)value;

    if ((double)nearest == value || nearest != nearest)
        return nearest;
    uint32_t bits = aivd_bits_of_float(nearest);
    double size = value < 0 ? -value : value;
    double nearest_size = nearest < 0 ? -(double)nearest : (double)nearest;
    if (nearest_size > size)
        bits--;
    return aivd_float_of_bits(bits | 1u);
}

#endif

#endif
