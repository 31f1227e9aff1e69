/* core/lane_fast_avx512: the fast lanes with 512-bit vectors (AVX-512 F, BW, DQ, VL): sixteen
 * numbers a step. The AVX2 lane takes what is left over. */
#include "core/lane_fast.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <stdint.h>

#define TARGET          __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#define INLINE          TARGET static inline __attribute__((always_inline))
#define FAST(name)      core_lane_avx512_##name
#define REST(name)      core_lane_avx2_##name
#define LIST            core_lane_avx512
#define LIST_COUNT      core_lane_avx512_count
#define SENT_LIST       core_lane_avx512_sent
#define SENT_LIST_COUNT core_lane_avx512_sent_count

enum { W = 16, VECTOR = 64 }; /* floats and bytes in a vector */
typedef __m512 vf;
typedef __m512i vi;

INLINE vf load_f32(const void *from)
{
    return _mm512_loadu_ps(from);
}

INLINE void store_f32(void *to, vf value)
{
    _mm512_storeu_ps(to, value);
}

INLINE vf load_f16(const void *from)
{
    return _mm512_cvtph_ps(_mm256_loadu_si256(from));
}

INLINE vf load_bf16(const void *from)
{
    return _mm512_castsi512_ps(
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_loadu_si256(from)), 16));
}

INLINE void store_f16_rn(void *to, vf value)
{
    _mm256_storeu_si256(to, _mm512_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT));
}

/* The upper 16 bits of each are the bfloat16 nearest to it, or a quiet NaN. */
INLINE vi round_bf16(vf value)
{
    vi bits = _mm512_castps_si512(value);
    __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
    __mmask16 nan = _mm512_cmp_ps_mask(value, value, _CMP_UNORD_Q);
    vi rounded = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
    rounded = _mm512_mask_add_epi32(rounded, odd, rounded, _mm512_set1_epi32(1));
    return _mm512_mask_or_epi32(rounded, nan, bits, _mm512_set1_epi32(0x400000));
}

/* Two vectors give one of 16-bit numbers. */
INLINE void store_bf16_rn(void *to, vf first, vf second)
{
    vi upper = _mm512_set_epi16(63, 61, 59, 57, 55, 53, 51, 49, 47, 45, 43, 41, 39, 37, 35, 33, 31,
                                29, 27, 25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1);
    _mm512_storeu_si512(to,
                        _mm512_permutex2var_epi16(round_bf16(first), upper, round_bf16(second)));
}

INLINE vf broadcast_f32(const void *from)
{
    float value;
    __builtin_memcpy(&value, from, sizeof value);
    return _mm512_set1_ps(value);
}

INLINE vf broadcast_f16(const void *from)
{
    int16_t bits;
    __builtin_memcpy(&bits, from, sizeof bits);
    return _mm512_cvtph_ps(_mm256_set1_epi16(bits));
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
    return _mm512_sub_ps(a, b);
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
    return _mm512_mask_mov_ps(value, _mm512_cmp_ps_mask(test, test, _CMP_UNORD_Q), other);
}

/* The instruction is a > b ? a : b: right but for a NaN in b, and for zeros, where the signs
 * decide.
 */
INLINE vf max_f(vf a, vf b)
{
    vf most = if_nan(b, a, _mm512_max_ps(a, b));
    return _mm512_mask_and_ps(most, _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ), a, b);
}

INLINE vf min_f(vf a, vf b)
{
    vf least = if_nan(b, a, _mm512_min_ps(a, b));
    return _mm512_mask_or_ps(least, _mm512_cmp_ps_mask(a, b, _CMP_EQ_OQ), a, b);
}

/* A NaN on either side, the first of two. */
INLINE vf nanmax_f(vf a, vf b)
{
    return if_nan(a, a, _mm512_max_ps(a, b));
}

INLINE vf nanmin_f(vf a, vf b)
{
    return if_nan(a, a, _mm512_min_ps(a, b));
}

/* a > 0 ? a : +0. */
INLINE vf relu_f(vf a)
{
    return _mm512_max_ps(a, _mm512_setzero_ps());
}

#define WHOLE(name, mode)                                                                          \
    INLINE vf name(vf a)                                                                           \
    {                                                                                              \
        return _mm512_roundscale_ps(a, (mode) | _MM_FROUND_NO_EXC);                                \
    }

WHOLE(whole_rn, _MM_FROUND_TO_NEAREST_INT)
WHOLE(whole_rd, _MM_FROUND_TO_NEG_INF)
WHOLE(whole_ru, _MM_FROUND_TO_POS_INF)
WHOLE(whole_rz, _MM_FROUND_TO_ZERO)

/* The instruction gives the lowest integer for all it cannot hold: take the highest above the
 * range, 0 for NaN. */
#define TO_S32(name, mode)                                                                         \
    INLINE vi name(vf value)                                                                       \
    {                                                                                              \
        __mmask16 number = _mm512_cmp_ps_mask(value, value, _CMP_ORD_Q);                           \
        __mmask16 high = _mm512_cmp_ps_mask(value, _mm512_set1_ps(2147483648.0f), _CMP_GE_OQ);     \
        vi whole = _mm512_maskz_cvt_roundps_epi32(number, value, (mode) | _MM_FROUND_NO_EXC);      \
        return _mm512_mask_mov_epi32(whole, high, _mm512_set1_epi32(INT32_MAX));                   \
    }

TO_S32(to_s32_rn, _MM_FROUND_TO_NEAREST_INT)
TO_S32(to_s32_rd, _MM_FROUND_TO_NEG_INF)
TO_S32(to_s32_ru, _MM_FROUND_TO_POS_INF)
TO_S32(to_s32_rz, _MM_FROUND_TO_ZERO)

INLINE vf from_s32(vi a)
{
    return _mm512_cvtepi32_ps(a);
}

INLINE vi load_i(const void *from)
{
    return _mm512_loadu_si512(from);
}

INLINE void store_i(void *to, vi value)
{
    _mm512_storeu_si512(to, value);
}

INLINE vi load_s16(const void *from)
{
    return _mm512_cvtepi16_epi32(_mm256_loadu_si256(from));
}

INLINE vi load_s8(const void *from)
{
    return _mm512_cvtepi8_epi32(_mm_loadu_si128(from));
}

INLINE vi load_u8(const void *from)
{
    return _mm512_cvtepu8_epi32(_mm_loadu_si128(from));
}

INLINE void store_s16(void *to, vi value)
{
    _mm256_storeu_si256(to, _mm512_cvtsepi32_epi16(value));
}

INLINE void store_s8(void *to, vi value)
{
    _mm_storeu_si128(to, _mm512_cvtsepi32_epi8(value));
}

INLINE void store_u8(void *to, vi value)
{
    vi positive = _mm512_max_epi32(value, _mm512_setzero_si512());
    _mm_storeu_si128(to, _mm512_cvtusepi32_epi8(positive));
}

/* Past the caches; `to` lies on a line. */
INLINE void send_line(void *to, const void *from)
{
    _mm512_stream_si512(to, _mm512_loadu_si512(from));
}

/* ---- whole vectors of integers ---- */

#define INTEGER(name, instruction)                                                                 \
    INLINE vi name(vi a, vi b)                                                                     \
    {                                                                                              \
        return instruction(a, b);                                                                  \
    }

INTEGER(add_s16, _mm512_add_epi16)
INTEGER(sub_s16, _mm512_sub_epi16)
INTEGER(mul_s16, _mm512_mullo_epi16)
INTEGER(max_s16, _mm512_max_epi16)
INTEGER(min_s16, _mm512_min_epi16)
INTEGER(add_s32, _mm512_add_epi32)
INTEGER(sub_s32, _mm512_sub_epi32)
INTEGER(mul_s32, _mm512_mullo_epi32)
INTEGER(max_s32, _mm512_max_epi32)
INTEGER(min_s32, _mm512_min_epi32)
INTEGER(and_i, _mm512_and_si512)
INTEGER(add_s8, _mm512_add_epi8)
INTEGER(max_s8, _mm512_max_epi8)
INTEGER(min_s8, _mm512_min_epi8)

INLINE vi constant_s16(int16_t value)
{
    return _mm512_set1_epi16(value);
}

INLINE vi constant_s32(int32_t value)
{
    return _mm512_set1_epi32(value);
}

INLINE vi broadcast_s16(const void *from)
{
    int16_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return _mm512_set1_epi16(value);
}

INLINE vi broadcast_s32(const void *from)
{
    int32_t value;
    __builtin_memcpy(&value, from, sizeof value);
    return _mm512_set1_epi32(value);
}

/* ---- int8 of a row whose products are known to be small numbers ---- */

INLINE vi nearest(vf value, vf scale)
{
    return _mm512_cvt_roundps_epi32(_mm512_mul_ps(value, scale),
                                    _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

/* 32 bfloat16 as words: those at even places are shifted into floats, those at odd places lie right
 * already once their neighbour is masked out. Nothing crosses the vector. */
INLINE vi words_bf16(const void *from, vf scale)
{
    vi pairs = load_i(from);
    vi even = nearest(_mm512_castsi512_ps(_mm512_slli_epi32(pairs, 16)), scale);
    vi odd =
        nearest(_mm512_castsi512_ps(_mm512_andnot_si512(_mm512_set1_epi32(0xffff), pairs)), scale);
    return _mm512_mask_blend_epi16(0xaaaaaaaau, even, _mm512_slli_epi32(odd, 16));
}

INLINE void store_tame_bf16(char *to, const char *from, vf scale)
{
    vi order = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7); /* packing goes by quarters */
    vi bytes = _mm512_packs_epi16(words_bf16(from, scale), words_bf16(from + VECTOR, scale));
    _mm512_storeu_si512(to, _mm512_permutexvar_epi64(order, bytes));
}

INLINE void store_tame_f16(char *to, const char *from, vf scale)
{
    vi order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    vi first =
        _mm512_packs_epi32(nearest(load_f16(from), scale), nearest(load_f16(from + 32), scale));
    vi second = _mm512_packs_epi32(nearest(load_f16(from + 64), scale),
                                   nearest(load_f16(from + 96), scale));
    _mm512_storeu_si512(to, _mm512_permutexvar_epi32(order, _mm512_packs_epi16(first, second)));
}

#define TAME(type)                                                                                 \
    static core_lane FAST(quantise_tame_s8_##type);                                                \
    TARGET static void FAST(quantise_tame_s8_##type)(                                              \
        void *dst, const void *src0, const void *src1, const void *scalar, size_t count)           \
    {                                                                                              \
        char *to = dst;                                                                            \
        const char *a = src0;                                                                      \
        vf scale = broadcast_f32(scalar);                                                          \
        for (; count >= VECTOR; count -= VECTOR, to += VECTOR, a += 2 * VECTOR)                    \
            store_tame_##type(to, a, scale);                                                       \
        core_lane_avx2_quantise_s8_##type(to, a, src1, scalar, count);                             \
    }

core_lane core_lane_avx2_quantise_s8_bf16, core_lane_avx2_quantise_s8_f16;
TAME(bf16)
TAME(f16)

#define OWN_LANES(X) X(quantise_tame_s8_bf16) X(quantise_tame_s8_f16)

#include "core/lane_fast_body.h"

#endif
