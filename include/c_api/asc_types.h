/* c_api/asc_types.h: qualifiers, address types and 16-bit floats of the device languages.
 *
 * half is _Float16 in C (gcc >= 12, clang >= 15) and a 2-byte class in C++; bfloat16_t is a struct
 * of its bits in C and a 2-byte class in C++. Conversions round once, half to even. */
#ifndef C_API_ASC_TYPES_H
#define C_API_ASC_TYPES_H

#include <stdbool.h>
#include <stdint.h>

#include "../aivdrive/float16.h"
#include "kernel_pack.h"

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
#ifndef __ubuf__
#define __ubuf__
#endif
#define __BLOCK_LOCAL__ [[block_local]]

#define GM_ADDR __gm__ uint8_t *

#ifdef __cplusplus
extern "C" {
#endif
/* The operand of a cast to a __ubuf__ pointer goes through here (aivcc writes that): an offset in UB
 * becomes an address, an address stays. */
void *aivd_ub_pointer(uintptr_t value);
#ifdef __cplusplus
}
#endif

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

using float16_t = half; /* the other name that kernels have for it */

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
