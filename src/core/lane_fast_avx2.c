/* core/lane_fast_avx2: the fast lanes with 256-bit vectors (AVX2, F16C): eight numbers a step. */
#include "core/lane_fast.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

#define TARGET          __attribute__((target("avx2,f16c")))
#define INLINE          TARGET static inline __attribute__((always_inline))
#define FAST(name)      core_lane_avx2_##name
#define REST(name)      core_lane_##name
#define LIST            core_lane_avx2
#define LIST_COUNT      core_lane_avx2_count
#define SENT_LIST       core_lane_avx2_sent
#define SENT_LIST_COUNT core_lane_avx2_sent_count

enum { W = 8, VECTOR = 32 }; /* floats and bytes in a vector */
typedef __m256 vf;
typedef __m256i vi;

INLINE vf load_f32(const void *from)
{
    return _mm256_loadu_ps(from);
}

INLINE void store_f32(void *to, vf value)
{
    _mm256_storeu_ps(to, value);
}

INLINE vf load_f16(const void *from)
{
    return _mm256_cvtph_ps(_mm_loadu_si128(from));
}

INLINE vf load_bf16(const void *from)
{
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(_mm_loadu_si128(from)), 16));
}

INLINE void store_f16_rn(void *to, vf value)
{
    _mm_storeu_si128(to, _mm256_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT));
}

/* The bfloat16 nearest to each, or a quiet NaN, in the lower 16 bits. */
INLINE vi round_bf16(vf value)
{
    vi bits = _mm256_castps_si256(value), high = _mm256_srli_epi32(bits, 16);
    vi odd = _mm256_and_si256(high, _mm256_set1_epi32(1));
    vi rounded = _mm256_srli_epi32(
        _mm256_add_epi32(_mm256_add_epi32(bits, _mm256_set1_epi32(0x7fff)), odd), 16);
    vi quiet = _mm256_or_si256(high, _mm256_set1_epi32(0x40));
    vi nan = _mm256_castps_si256(_mm256_cmp_ps(value, value, _CMP_UNORD_Q));
    return _mm256_blendv_epi8(rounded, quiet, nan);
}

/* Two vectors give one of 16-bit numbers; the pack works on halves of a vector. */
INLINE void store_bf16_rn(void *to, vf first, vf second)
{
    vi packed = _mm256_packus_epi32(round_bf16(first), round_bf16(second));
    _mm256_storeu_si256(to, _mm256_permute4x64_epi64(packed, 0xd8));
}

INLINE vf broadcast_f32(const void *from)
{
    return _mm256_broadcast_ss(from);
}

INLINE vf broadcast_f16(const void *from)
{
    int16_t bits;
    __builtin_memcpy(&bits, from, sizeof bits);
    return _mm256_cvtph_ps(_mm_set1_epi16(bits));
}

/* Of two NaNs the first, as the plain lanes give it: a compiler takes the order of operands for its
 * own choice, so it is written down. */
INLINE vf add_f(vf a, vf b)
{
    vf result;
    __asm__("vaddps %2, %1, %0" : "=v"(result) : "v"(a), "vm"(b));
    return result;
}

INLINE vf sub_f(vf a, vf b)
{
    return _mm256_sub_ps(a, b);
}

INLINE vf mul_f(vf a, vf b)
{
    vf result;
    __asm__("vmulps %2, %1, %0" : "=v"(result) : "v"(a), "vm"(b));
    return result;
}

/* `other` where `test` is NaN. */
INLINE vf if_nan(vf test, vf other, vf value)
{
    return _mm256_blendv_ps(value, other, _mm256_cmp_ps(test, test, _CMP_UNORD_Q));
}

/* The instruction is a > b ? a : b: right but for a NaN in b, and for zeros, where the signs
 * decide.
 */
INLINE vf max_f(vf a, vf b)
{
    vf most = if_nan(b, a, _mm256_max_ps(a, b));
    return _mm256_blendv_ps(most, _mm256_and_ps(a, b), _mm256_cmp_ps(a, b, _CMP_EQ_OQ));
}

INLINE vf min_f(vf a, vf b)
{
    vf least = if_nan(b, a, _mm256_min_ps(a, b));
    return _mm256_blendv_ps(least, _mm256_or_ps(a, b), _mm256_cmp_ps(a, b, _CMP_EQ_OQ));
}

/* A NaN on either side, the first of two. */
INLINE vf nanmax_f(vf a, vf b)
{
    return if_nan(a, a, _mm256_max_ps(a, b));
}

INLINE vf nanmin_f(vf a, vf b)
{
    return if_nan(a, a, _mm256_min_ps(a, b));
}

/* a > 0 ? a : +0. */
INLINE vf relu_f(vf a)
{
    return _mm256_max_ps(a, _mm256_setzero_ps());
}

#define WHOLE(name, mode)                                                                          \
    INLINE vf name(vf a)                                                                           \
    {                                                                                              \
        return _mm256_round_ps(a, (mode) | _MM_FROUND_NO_EXC);                                     \
    }

WHOLE(whole_rn, _MM_FROUND_TO_NEAREST_INT)
WHOLE(whole_rd, _MM_FROUND_TO_NEG_INF)
WHOLE(whole_ru, _MM_FROUND_TO_POS_INF)
WHOLE(whole_rz, _MM_FROUND_TO_ZERO)

/* `whole` is what the instruction made of `value`: the lowest integer for all it cannot hold. Flip
 * it to the highest above the range, clear it for NaN. */
INLINE vi settle_s32(vf value, vi whole)
{
    vf high = _mm256_cmp_ps(value, _mm256_set1_ps(2147483648.0f), _CMP_GE_OQ);
    vf number = _mm256_cmp_ps(value, value, _CMP_ORD_Q);
    return _mm256_and_si256(_mm256_xor_si256(whole, _mm256_castps_si256(high)),
                            _mm256_castps_si256(number));
}

INLINE vi to_s32_rz(vf value)
{
    return settle_s32(value, _mm256_cvttps_epi32(value));
}

#define TO_S32(mode)                                                                               \
    INLINE vi to_s32_##mode(vf value)                                                              \
    {                                                                                              \
        return to_s32_rz(whole_##mode(value));                                                     \
    }

TO_S32(rn)
TO_S32(rd)
TO_S32(ru)

INLINE vf from_s32(vi a)
{
    return _mm256_cvtepi32_ps(a);
}

INLINE vi load_i(const void *from)
{
    return _mm256_loadu_si256(from);
}

INLINE void store_i(void *to, vi value)
{
    _mm256_storeu_si256(to, value);
}

INLINE vi load_s16(const void *from)
{
    return _mm256_cvtepi16_epi32(_mm_loadu_si128(from));
}

INLINE vi load_s8(const void *from)
{
    return _mm256_cvtepi8_epi32(_mm_loadl_epi64(from));
}

INLINE vi load_u8(const void *from)
{
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64(from));
}

/* Saturates. */
INLINE __m128i narrow_s16(vi value)
{
    return _mm_packs_epi32(_mm256_castsi256_si128(value), _mm256_extracti128_si256(value, 1));
}

INLINE void store_s16(void *to, vi value)
{
    _mm_storeu_si128(to, narrow_s16(value));
}

INLINE void store_s8(void *to, vi value)
{
    __m128i words = narrow_s16(value);
    _mm_storel_epi64(to, _mm_packs_epi16(words, words));
}

INLINE void store_u8(void *to, vi value)
{
    __m128i words = narrow_s16(value);
    _mm_storel_epi64(to, _mm_packus_epi16(words, words));
}

/* Past the caches; `to` lies on a line. */
INLINE void send_line(char *to, const char *from)
{
    const __m256i low = _mm256_loadu_si256((const void *)from);
    const __m256i high = _mm256_loadu_si256((const void *)(from + VECTOR));
    _mm256_stream_si256((void *)to, low);
    _mm256_stream_si256((void *)(to + VECTOR), high);
}

/* ---- whole vectors of integers ---- */

#define INTEGER(name, instruction)                                                                 \
    INLINE vi name(vi a, vi b)                                                                     \
    {                                                                                              \
        return instruction(a, b);                                                                  \
    }

INTEGER(add_s16, _mm256_add_epi16)
INTEGER(sub_s16, _mm256_sub_epi16)
INTEGER(mul_s16, _mm256_mullo_epi16)
INTEGER(max_s16, _mm256_max_epi16)
INTEGER(min_s16, _mm256_min_epi16)
INTEGER(add_s32, _mm256_add_epi32)
INTEGER(sub_s32, _mm256_sub_epi32)
INTEGER(mul_s32, _mm256_mullo_epi32)
INTEGER(max_s32, _mm256_max_epi32)
INTEGER(min_s32, _mm256_min_epi32)
INTEGER(and_i, _mm256_and_si256)
INTEGER(add_s8, _mm256_add_epi8)
INTEGER(max_s8, _mm256_max_epi8)
INTEGER(min_s8, _mm256_min_epi8)

INLINE vi constant_s16(int16_t value)
{
    return _mm256_set1_epi16(value);
}

INLINE vi constant_s32(int32_t value)
{
    return _mm256_set1_epi32(value);
}

INLINE vi broadcast_s16(const void *from)
{
    int16_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return _mm256_set1_epi16(value);
}

INLINE vi broadcast_s32(const void *from)
{
    int32_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return _mm256_set1_epi32(value);
}

/* ---- quantisation where no product is out of reach: 32 numbers a step ---- */

/* Products fit 16 bits after saturation, so the packs of whole vectors do; they work on halves of a
 * vector, and the order of words that they leave is put right at the end. */
INLINE void store_tame(void *to, vf a, vf b, vf c, vf d)
{
    vi low = _mm256_packs_epi32(_mm256_cvtps_epi32(whole_rn(a)), _mm256_cvtps_epi32(whole_rn(b)));
    vi high = _mm256_packs_epi32(_mm256_cvtps_epi32(whole_rn(c)), _mm256_cvtps_epi32(whole_rn(d)));
    vi bytes = _mm256_packs_epi16(low, high);
    store_i(to, _mm256_permutevar8x32_epi32(bytes, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)));
}

#define TAME(type)                                                                                 \
    static core_lane FAST(quantise_tame_s8_##type);                                                \
    TARGET static void FAST(quantise_tame_s8_##type)(                                              \
        void *dst, const void *src0, const void *src1, const void *scalar, size_t count)           \
    {                                                                                              \
        char *to = dst;                                                                            \
        const char *a = src0;                                                                      \
        vf k = broadcast_f32(scalar);                                                              \
        for (; count >= VECTOR; count -= VECTOR, to += VECTOR, a += 2 * VECTOR)                    \
            store_tame(to, mul_f(load_##type(a), k), mul_f(load_##type(a + 2 * W), k),             \
                       mul_f(load_##type(a + 4 * W), k), mul_f(load_##type(a + 6 * W), k));        \
        core_lane_avx2_quantise_s8_##type(to, a, src1, scalar, count);                             \
    }

core_lane core_lane_avx2_quantise_s8_bf16, core_lane_avx2_quantise_s8_f16;
TAME(bf16)
TAME(f16)

#define OWN_LANES(X) X(quantise_tame_s8_bf16) X(quantise_tame_s8_f16)

#include "core/lane_fast_body.h"

#endif
