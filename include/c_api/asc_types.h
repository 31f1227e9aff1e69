/* c_api/asc_types.h: qualifiers, address types and 16-bit floats of the device languages.
 *
 * half is _Float16 in C (gcc >= 12, clang >= 15) and a 2-byte class in C++; bfloat16_t is a struct
 * of its bits in C and a 2-byte class in C++. Conversions round once, half to even. */
#ifndef C_API_ASC_TYPES_H
#define C_API_ASC_TYPES_H

#include <stdbool.h>
#include <stdint.h>

/* A compiler that is not aivcc stops with one sentence. gcc goes on after #error, so the rest must
 * be well-formed; clang ends at once when a file is missing. */
#ifndef __AIVD_DEVICE__
#ifdef __clang__
#include "device code: compile it with aivcc"
#else
#error "device code: compile it with aivcc"
#pragma GCC diagnostic ignored "-Wattributes"
extern int64_t block_idx, block_num;
#endif
#endif

/* aivcc defines these two itself: it must see which functions are kernels and which device code. */
#ifndef __global__
#define __global__
#endif
#ifndef __aicore__
#define __aicore__
#endif
#define __vector__
#define __gm__
#define __ubuf__
#define __BLOCK_LOCAL__ [[block_local]]

#define GM_ADDR __gm__ uint8_t *

/* Records a kernel may place into section ".ascend.meta.<kernel>". */
enum { F_TYPE_KTYPE = 1 };
enum {
    K_TYPE_AICORE = 1,
    K_TYPE_AIC = 2,
    K_TYPE_AIV = 3,
    K_TYPE_MIX_AIC_MAIN = 4,
    K_TYPE_MIX_AIV_MAIN = 5
};
struct BaseTlv {
    unsigned short type;
    unsigned short len;
};
struct FunMetaKType {
    struct BaseTlv head;
    unsigned int ktype;
};
struct FunLevelKType {
    struct FunMetaKType ktypeMeta;
};

/* 4-bit integers, two in a byte; only ever behind a pointer. */
typedef struct int4b_t {
    uint8_t pair;
} int4b_t;

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

/* Arithmetic happens in float, as on the device; the result is rounded when it is stored. What the
 * language does not derive from the conversion to float are the operators that assign. */
#define AIVD_ASSIGNING_OPERATORS(type)                                                             \
    constexpr type &operator+=(float other)                                                        \
    {                                                                                              \
        return *this = type((float)*this + other);                                                 \
    }                                                                                              \
    constexpr type &operator-=(float other)                                                        \
    {                                                                                              \
        return *this = type((float)*this - other);                                                 \
    }                                                                                              \
    constexpr type &operator*=(float other)                                                        \
    {                                                                                              \
        return *this = type((float)*this * other);                                                 \
    }                                                                                              \
    constexpr type &operator/=(float other)                                                        \
    {                                                                                              \
        return *this = type((float)*this / other);                                                 \
    }                                                                                              \
    constexpr type &operator++()                                                                   \
    {                                                                                              \
        return *this += 1.0f;                                                                      \
    }                                                                                              \
    constexpr type &operator--()                                                                   \
    {                                                                                              \
        return *this -= 1.0f;                                                                      \
    }                                                                                              \
    constexpr type operator++(int)                                                                 \
    {                                                                                              \
        type before = *this;                                                                       \
        ++*this;                                                                                   \
        return before;                                                                             \
    }                                                                                              \
    constexpr type operator--(int)                                                                 \
    {                                                                                              \
        type before = *this;                                                                       \
        --*this;                                                                                   \
        return before;                                                                             \
    }

struct half {
    uint16_t bits;

    half() = default;
    constexpr half(float value) : bits(aivd_half_bits_of(value))
    {
    }
    template <class T>
    constexpr half(T value) : bits(aivd_half_bits_of(aivd_float_to_odd((double)value)))
    {
    }
    constexpr operator float() const
    {
        return aivd_half_float_of(bits);
    }
    AIVD_ASSIGNING_OPERATORS(half)
};

struct bfloat16_t {
    uint16_t bits;

    bfloat16_t() = default;
    constexpr bfloat16_t(float value) : bits(aivd_bf16_bits_of(value))
    {
    }
    template <class T>
    constexpr bfloat16_t(T value) : bits(aivd_bf16_bits_of(aivd_float_to_odd((double)value)))
    {
    }
    constexpr operator float() const
    {
        return aivd_bf16_float_of(bits);
    }
    AIVD_ASSIGNING_OPERATORS(bfloat16_t)
};

#undef AIVD_ASSIGNING_OPERATORS

static inline uint16_t aivd_half_bits(half value)
{
    return value.bits;
}

static inline uint16_t aivd_bf16_bits(bfloat16_t value)
{
    return value.bits;
}

static inline bfloat16_t aivd_bf16_of_float(float value)
{
    return bfloat16_t(value);
}

static inline float aivd_float_of_bf16(bfloat16_t value)
{
    return value;
}

static_assert(sizeof(half) == 2 && sizeof(bfloat16_t) == 2, "16-bit floats take two bytes");

#else

#if defined(__clang__) && __clang_major__ < 15
#error "device C needs gcc 12 or clang 15 (for half); clang 14 builds device C++ only"
#endif
typedef _Float16 half;
typedef struct bfloat16_t {
    uint16_t bits;
} bfloat16_t;

static inline uint16_t aivd_half_bits(half value)
{
    uint16_t bits;

    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline uint16_t aivd_bf16_bits(bfloat16_t value)
{
    return value.bits;
}

/* bfloat16 has no arithmetic in C: convert. */
static inline bfloat16_t aivd_bf16_of_float(float value)
{
    bfloat16_t result = {aivd_bf16_bits_of(value)};

    return result;
}

static inline float aivd_float_of_bf16(bfloat16_t value)
{
    return aivd_bf16_float_of(value.bits);
}

#endif
#endif
