/* core/lane_fast_neon: the fast lanes for Arm (NEON of ARMv8.0): four numbers a step. */
#include "core/lane_fast.h"

#if defined(__aarch64__)

#include <arm_neon.h>
#include <stdint.h>

#define TARGET
#define INLINE     static inline __attribute__((always_inline))
#define FAST(name) core_lane_neon_##name
#define REST(name) core_lane_##name
#define LIST       core_lane_neon
#define LIST_COUNT core_lane_neon_count

enum { W = 4, VECTOR = 16 }; /* floats and bytes in a vector */
typedef float32x4_t vf;
typedef int32x4_t vi;

/* Loads and stores by bytes: elements need no alignment beyond their own, and have no type. */
INLINE uint8x8_t load_8(const void *from)
{
    return vld1_u8(from);
}

INLINE void store_8(void *to, uint8x8_t value)
{
    vst1_u8(to, value);
}

INLINE vi load_i(const void *from)
{
    return vreinterpretq_s32_u8(vld1q_u8(from));
}

INLINE void store_i(void *to, vi value)
{
    vst1q_u8(to, vreinterpretq_u8_s32(value));
}

INLINE vf load_f32(const void *from)
{
    return vreinterpretq_f32_u8(vld1q_u8(from));
}

INLINE void store_f32(void *to, vf value)
{
    vst1q_u8(to, vreinterpretq_u8_f32(value));
}

INLINE vf load_f16(const void *from)
{
    return vcvt_f32_f16(vreinterpret_f16_u8(load_8(from)));
}

INLINE void store_f16_rn(void *to, vf value)
{
    store_8(to, vreinterpret_u8_f16(vcvt_f16_f32(value)));
}

INLINE vf load_bf16(const void *from)
{
    return vreinterpretq_f32_u32(vshll_n_u16(vreinterpret_u16_u8(load_8(from)), 16));
}

/* The nearest bfloat16, or a quiet NaN. */
INLINE uint16x4_t round_bf16(vf value)
{
    uint32x4_t bits = vreinterpretq_u32_f32(value), high = vshrq_n_u32(bits, 16);
    uint32x4_t odd = vandq_u32(high, vdupq_n_u32(1));
    uint32x4_t rounded = vshrq_n_u32(vaddq_u32(vaddq_u32(bits, vdupq_n_u32(0x7fff)), odd), 16);
    uint32x4_t quiet = vorrq_u32(high, vdupq_n_u32(0x40));
    return vmovn_u32(vbslq_u32(vceqq_f32(value, value), rounded, quiet));
}

INLINE void store_bf16_rn(void *to, vf first, vf second)
{
    vst1q_u8(to, vreinterpretq_u8_u16(vcombine_u16(round_bf16(first), round_bf16(second))));
}

INLINE vf broadcast_f32(const void *from)
{
    float value;
    __builtin_memcpy(&value, from, sizeof value);
    return vdupq_n_f32(value);
}

INLINE vf broadcast_f16(const void *from)
{
    uint16_t bits;
    __builtin_memcpy(&bits, from, sizeof bits);
    return vcvt_f32_f16(vreinterpret_f16_u16(vdup_n_u16(bits)));
}

/* `other` where `test` is NaN. */
INLINE vf if_nan(vf test, vf other, vf value)
{
    return vbslq_f32(vceqq_f32(test, test), value, other);
}

/* Of two NaNs the first, as the plain lanes give it. The instructions prefer a signalling one: both
 * operands are the same NaN. */
INLINE vf add_f(vf a, vf b)
{
    return vaddq_f32(a, if_nan(a, a, b));
}

INLINE vf sub_f(vf a, vf b)
{
    return vsubq_f32(a, b);
}

INLINE vf mul_f(vf a, vf b)
{
    return vmulq_f32(a, if_nan(a, a, b));
}

/* The instructions know that +0 is above -0; of a number and a NaN the number is wanted. */
INLINE vf max_f(vf a, vf b)
{
    return if_nan(a, b, if_nan(b, a, vmaxq_f32(a, b)));
}

INLINE vf min_f(vf a, vf b)
{
    return if_nan(a, b, if_nan(b, a, vminq_f32(a, b)));
}

/* A NaN on either side, the first of two; of equal numbers the second. */
INLINE vf nanmax_f(vf a, vf b)
{
    return if_nan(a, a, vbslq_f32(vcgtq_f32(a, b), a, b));
}

INLINE vf nanmin_f(vf a, vf b)
{
    return if_nan(a, a, vbslq_f32(vcltq_f32(a, b), a, b));
}

/* a > 0 ? a : +0. */
INLINE vf relu_f(vf a)
{
    return vreinterpretq_f32_u32(vandq_u32(vreinterpretq_u32_f32(a), vcgtq_f32(a, vdupq_n_f32(0))));
}

INLINE vf whole_rn(vf a)
{
    return vrndnq_f32(a);
}

INLINE vf whole_rd(vf a)
{
    return vrndmq_f32(a);
}

INLINE vf whole_ru(vf a)
{
    return vrndpq_f32(a);
}

INLINE vf whole_rz(vf a)
{
    return vrndq_f32(a);
}

/* The instructions saturate and give 0 for NaN. */
INLINE vi to_s32_rn(vf value)
{
    return vcvtnq_s32_f32(value);
}

INLINE vi to_s32_rd(vf value)
{
    return vcvtmq_s32_f32(value);
}

INLINE vi to_s32_ru(vf value)
{
    return vcvtpq_s32_f32(value);
}

INLINE vi to_s32_rz(vf value)
{
    return vcvtq_s32_f32(value);
}

INLINE vf from_s32(vi a)
{
    return vcvtq_f32_s32(a);
}

INLINE vi load_s16(const void *from)
{
    return vmovl_s16(vreinterpret_s16_u8(load_8(from)));
}

/* Four bytes in the low half of a vector. */
INLINE uint8x8_t load_4(const void *from)
{
    uint32_t bytes;
    __builtin_memcpy(&bytes, from, sizeof bytes);
    return vreinterpret_u8_u32(vdup_n_u32(bytes));
}

INLINE void store_4(void *to, uint8x8_t value)
{
    uint32_t bytes = vget_lane_u32(vreinterpret_u32_u8(value), 0);
    __builtin_memcpy(to, &bytes, sizeof bytes);
}

INLINE vi load_s8(const void *from)
{
    return vmovl_s16(vget_low_s16(vmovl_s8(vreinterpret_s8_u8(load_4(from)))));
}

INLINE vi load_u8(const void *from)
{
    return vreinterpretq_s32_u32(vmovl_u16(vget_low_u16(vmovl_u8(load_4(from)))));
}

/* The narrowing moves saturate. */
INLINE int16x8_t narrow_s16(vi value)
{
    return vcombine_s16(vqmovn_s32(value), vdup_n_s16(0));
}

INLINE void store_s16(void *to, vi value)
{
    store_8(to, vreinterpret_u8_s16(vqmovn_s32(value)));
}

INLINE void store_s8(void *to, vi value)
{
    store_4(to, vreinterpret_u8_s8(vqmovn_s16(narrow_s16(value))));
}

INLINE void store_u8(void *to, vi value)
{
    store_4(to, vqmovun_s16(narrow_s16(value)));
}

/* ---- whole vectors of integers ---- */

#define INTEGER_8(name, instruction)                                                               \
    INLINE vi name##_s8(vi a, vi b)                                                                \
    {                                                                                              \
        return vreinterpretq_s32_s8(                                                               \
            instruction##_s8(vreinterpretq_s8_s32(a), vreinterpretq_s8_s32(b)));                   \
    }

INTEGER_8(add, vaddq)
INTEGER_8(max, vmaxq)
INTEGER_8(min, vminq)

#define INTEGER_16(name, instruction)                                                              \
    INLINE vi name##_s16(vi a, vi b)                                                               \
    {                                                                                              \
        return vreinterpretq_s32_s16(                                                              \
            instruction##_s16(vreinterpretq_s16_s32(a), vreinterpretq_s16_s32(b)));                \
    }

#define INTEGER_32(name, instruction)                                                              \
    INLINE vi name##_s32(vi a, vi b)                                                               \
    {                                                                                              \
        return instruction##_s32(a, b);                                                            \
    }

#define INTEGER(name, instruction)                                                                 \
    INTEGER_16(name, instruction)                                                                  \
    INTEGER_32(name, instruction)

INTEGER(add, vaddq)
INTEGER(sub, vsubq)
INTEGER(mul, vmulq)
INTEGER(max, vmaxq)
INTEGER(min, vminq)

INLINE vi and_i(vi a, vi b)
{
    return vandq_s32(a, b);
}

INLINE vi constant_s16(int16_t value)
{
    return vreinterpretq_s32_s16(vdupq_n_s16(value));
}

INLINE vi constant_s32(int32_t value)
{
    return vdupq_n_s32(value);
}

INLINE vi broadcast_s16(const void *from)
{
    int16_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return vreinterpretq_s32_s16(vdupq_n_s16(value));
}

INLINE vi broadcast_s32(const void *from)
{
    int32_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return vdupq_n_s32(value);
}

/* ---- quantisation where no product is out of reach: 16 numbers a step ---- */

INLINE int16x8_t narrow_two(vf a, vf b)
{
    return vcombine_s16(vqmovn_s32(to_s32_rn(a)), vqmovn_s32(to_s32_rn(b)));
}

INLINE void store_tame(void *to, vf a, vf b, vf c, vf d)
{
    int8x16_t bytes = vcombine_s8(vqmovn_s16(narrow_two(a, b)), vqmovn_s16(narrow_two(c, d)));
    vst1q_u8(to, vreinterpretq_u8_s8(bytes));
}

#define TAME(type)                                                                                 \
    static core_lane FAST(quantise_tame_s8_##type);                                                \
    static void FAST(quantise_tame_s8_##type)(void *dst, const void *src0, const void *src1,       \
                                              const void *scalar, size_t count)                    \
    {                                                                                              \
        char *to = dst;                                                                            \
        const char *a = src0;                                                                      \
        vf k = broadcast_f32(scalar);                                                              \
        for (; count >= VECTOR; count -= VECTOR, to += VECTOR, a += 2 * VECTOR)                    \
            store_tame(to, mul_f(load_##type(a), k), mul_f(load_##type(a + 2 * W), k),             \
                       mul_f(load_##type(a + 4 * W), k), mul_f(load_##type(a + 6 * W), k));        \
        core_lane_neon_quantise_s8_##type(to, a, src1, scalar, count);                             \
    }

core_lane core_lane_neon_quantise_s8_bf16, core_lane_neon_quantise_s8_f16;
TAME(bf16)
TAME(f16)

#define OWN_LANES(X) X(quantise_tame_s8_bf16) X(quantise_tame_s8_f16)

#include "core/lane_fast_body.h"

#endif
