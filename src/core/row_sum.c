/* core/row_sum: see row_sum.h. */
#include "core/row_sum.h"

#include <stdbool.h>
#include <string.h>

#include "base/half.h"

/* ---- plain ---- */

enum { COLUMNS = 64, LINE = 64 };

#define PLAIN(name, element, widen, narrow)                                                        \
    static void plain_##name##_from(const core_row_sums *s, uint64_t begin)                        \
    {                                                                                              \
        for (uint64_t at = begin; at < s->length; at += COLUMNS) {                                 \
            float sum[COLUMNS] = {0};                                                              \
            uint64_t n = s->length - at < COLUMNS ? s->length - at : COLUMNS;                      \
            for (uint32_t r = 0; r < s->rows; r++) {                                               \
                const element *from = (const element *)s->from[r] + at;                            \
                for (uint64_t i = 0; i < n; i++)                                                   \
                    sum[i] = sum[i] + (widen(from[i])) * s->weights[r];                            \
            }                                                                                      \
            for (uint64_t i = 0; i < n; i++)                                                       \
                ((element *)s->to)[at + i] = narrow(sum[i]);                                       \
        }                                                                                          \
    }                                                                                              \
    static void plain_##name(const core_row_sums *s)                                               \
    {                                                                                              \
        plain_##name##_from(s, 0);                                                                 \
    }

PLAIN(bf16, uint16_t, base_bf16_to_float, base_float_to_bf16)
PLAIN(f16, uint16_t, base_half_to_float, base_float_to_half)
PLAIN(f32, float, , )

core_row_sum *core_row_sum_table[CORE_ROW_TYPES] = {plain_bf16, plain_f16, plain_f32};

#if defined(__x86_64__)

#include <immintrin.h>

/* Rows come from memory, and several at a time are more than prefetchers follow. AHEAD bytes on
 * they are fetched into the second level: the first one does not hold so many of so many rows. */
enum { AHEAD = 2048 };

typedef struct ahead {
    const char *const *rows;
    uint32_t count;
    uint64_t byte;
} ahead;

/* What lies AHEAD of `byte`: in the same rows, or behind their end in those of the next sum. */
static inline ahead ahead_of(const core_row_sums *s, uint64_t byte, uint64_t row_bytes)
{
    byte += AHEAD;
    if (byte < row_bytes)
        return (ahead){(const char *const *)s->from, s->rows, byte};
    byte -= row_bytes;
    return (ahead){(const char *const *)s->next, byte < row_bytes ? s->next_rows : 0, byte};
}

/* gcc may take a function that only fetches for one that does nothing, and drop its calls; not when
 * it is inlined early. */
__attribute__((always_inline)) static inline void fetch(const ahead *a, uint32_t row,
                                                        uint64_t bytes)
{
    if (row < a->count)
        for (uint64_t b = 0; b < bytes; b += LINE)
            _mm_prefetch(a->rows[row] + a->byte + b, _MM_HINT_T1);
}

/* ---- vectors: VECTORS of them side by side ---- */

#define AVX512 __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))
#define AVX2   __attribute__((target("avx2,f16c")))

/* Stores past the caches want whole lines, so targets at the beginning of one. */
static inline bool row_sum_past(const core_row_sums *s)
{
    return s->past && (uintptr_t)s->to % LINE == 0;
}

AVX2 static inline void store_32(void *to, __m256i value, bool past)
{
    if (past)
        _mm256_stream_si256(to, value);
    else
        _mm256_storeu_si256(to, value);
}

static inline void store_16(void *to, __m128i value, bool past)
{
    if (past)
        _mm_stream_si128(to, value);
    else
        _mm_storeu_si128(to, value);
}

AVX512 static inline __m512 load512_bf16(const uint16_t *from)
{
    __m256i bits = _mm256_loadu_si256((const void *)from);
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(bits), 16));
}

AVX512 static inline __m512 load512_f16(const uint16_t *from)
{
    return _mm512_cvtph_ps(_mm256_loadu_si256((const void *)from));
}

AVX512 static inline __m512 load512_f32(const float *from)
{
    return _mm512_loadu_ps(from);
}

AVX512 static inline void store512_bf16(uint16_t *to, __m512 value, bool past)
{
    __m512i bits = _mm512_castps_si512(value);
    __mmask16 nan = _mm512_cmp_ps_mask(value, value, _CMP_UNORD_Q);
    __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, 16), _mm512_set1_epi32(1));
    __m512i rounded = _mm512_add_epi32(bits, _mm512_add_epi32(odd, _mm512_set1_epi32(0x7fff)));
    rounded = _mm512_mask_or_epi32(rounded, nan, bits, _mm512_set1_epi32(0x400000));
    store_32(to, _mm512_cvtepi32_epi16(_mm512_srli_epi32(rounded, 16)), past);
}

AVX512 static inline void store512_f16(uint16_t *to, __m512 value, bool past)
{
    store_32(to, _mm512_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT), past);
}

AVX512 static inline void store512_f32(float *to, __m512 value, bool past)
{
    if (past)
        _mm512_stream_ps(to, value);
    else
        _mm512_storeu_ps(to, value);
}

AVX2 static inline __m256 load256_bf16(const uint16_t *from)
{
    __m128i bits = _mm_loadu_si128((const void *)from);
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(bits), 16));
}

AVX2 static inline __m256 load256_f16(const uint16_t *from)
{
    return _mm256_cvtph_ps(_mm_loadu_si128((const void *)from));
}

AVX2 static inline __m256 load256_f32(const float *from)
{
    return _mm256_loadu_ps(from);
}

AVX2 static inline void store256_bf16(uint16_t *to, __m256 value, bool past)
{
    __m256i bits = _mm256_castps_si256(value);
    __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(value, value, _CMP_UNORD_Q));
    __m256i odd = _mm256_and_si256(_mm256_srli_epi32(bits, 16), _mm256_set1_epi32(1));
    __m256i rounded = _mm256_add_epi32(bits, _mm256_add_epi32(odd, _mm256_set1_epi32(0x7fff)));
    __m256i quiet = _mm256_or_si256(bits, _mm256_set1_epi32(0x400000));
    __m256i upper = _mm256_srli_epi32(_mm256_blendv_epi8(rounded, quiet, nan), 16);
    __m256i words = _mm256_permute4x64_epi64(_mm256_packus_epi32(upper, upper), 0x08);
    store_16(to, _mm256_castsi256_si128(words), past);
}

AVX2 static inline void store256_f16(uint16_t *to, __m256 value, bool past)
{
    store_16(to, _mm256_cvtps_ph(value, _MM_FROUND_TO_NEAREST_INT), past);
}

AVX2 static inline void store256_f32(float *to, __m256 value, bool past)
{
    if (past)
        _mm256_stream_ps(to, value);
    else
        _mm256_storeu_ps(to, value);
}

#define TIMES_4(what) what(0) what(1) what(2) what(3)

/* 64 columns with 512 bits, 32 with 256: four sums, which stay in registers when they are written
 * out. */
#define VECTOR_SUM(unit, bits, width, name, element)                                               \
    unit static void vector##bits##_##name(const core_row_sums *s)                                 \
    {                                                                                              \
        enum { STEP = 4 * (width), BYTES = STEP * (int)sizeof(element) };                          \
        const bool past = row_sum_past(s);                                                         \
        uint64_t at = 0;                                                                           \
        for (; at + STEP <= s->length; at += STEP) {                                               \
            const ahead next = ahead_of(s, at * sizeof(element), s->length * sizeof(element));     \
            __m##bits sum[4];                                                                      \
            TIMES_4(SUM_ZERO_##bits)                                                               \
            for (uint32_t r = 0; r < s->rows; r++) {                                               \
                const element *from = (const element *)s->from[r] + at;                            \
                const __m##bits weight = _mm##bits##_set1_ps(s->weights[r]);                       \
                const __m##bits value[4] = {load##bits##_##name(from),                             \
                                            load##bits##_##name(from + (width)),                   \
                                            load##bits##_##name(from + 2 * (width)),               \
                                            load##bits##_##name(from + 3 * (width))};              \
                TIMES_4(SUM_ADD_##bits)                                                            \
                fetch(&next, r, BYTES);                                                            \
            }                                                                                      \
            element *to = (element *)s->to + at;                                                   \
            store##bits##_##name(to, sum[0], past);                                                \
            store##bits##_##name(to + (width), sum[1], past);                                      \
            store##bits##_##name(to + 2 * (width), sum[2], past);                                  \
            store##bits##_##name(to + 3 * (width), sum[3], past);                                  \
        }                                                                                          \
        if (past)                                                                                  \
            _mm_sfence();                                                                          \
        plain_##name##_from(s, at);                                                                \
    }

#define SUM_ZERO_512(v) sum[v] = _mm512_setzero_ps();
#define SUM_ZERO_256(v) sum[v] = _mm256_setzero_ps();
#define SUM_ADD_512(v)  sum[v] = _mm512_add_ps(sum[v], _mm512_mul_ps(value[v], weight));
#define SUM_ADD_256(v)  sum[v] = _mm256_add_ps(sum[v], _mm256_mul_ps(value[v], weight));

VECTOR_SUM(AVX512, 512, 16, bf16, uint16_t)
VECTOR_SUM(AVX512, 512, 16, f16, uint16_t)
VECTOR_SUM(AVX512, 512, 16, f32, float)
VECTOR_SUM(AVX2, 256, 8, bf16, uint16_t)
VECTOR_SUM(AVX2, 256, 8, f16, uint16_t)
VECTOR_SUM(AVX2, 256, 8, f32, float)

void core_row_sum_choose(const char *unit)
{
    static core_row_sum *const with512[] = {vector512_bf16, vector512_f16, vector512_f32};
    static core_row_sum *const with256[] = {vector256_bf16, vector256_f16, vector256_f32};
    memcpy(core_row_sum_table, strcmp(unit, "avx512") == 0 ? with512 : with256,
           sizeof core_row_sum_table);
}

#else

void core_row_sum_choose(const char *unit)
{
    (void)unit; /* the compiler's own vectors of the plain loops */
}

#endif
