/* core/past: see past.h. Wide stores do not move more bytes at a time, since memory takes whole
 * lines; but with half as many of them the core has twice as many lines on their way. That shows
 * when the places are in more memory than the caches hold (docs/performance.md). */
#include "core/past.h"

#include <string.h>

#if defined(__x86_64__)

#include <immintrin.h>

#define ANY
#define AVX2 __attribute__((target("avx2")))

enum { LINE = 64 };

AVX2 static inline void store_line_32(uint8_t *to, const uint8_t *from)
{
    const __m256i low = _mm256_loadu_si256((const void *)from);
    const __m256i high = _mm256_loadu_si256((const void *)(from + 32));
    _mm256_stream_si256((void *)to, low);
    _mm256_stream_si256((void *)(to + 32), high);
}

static inline void store_line_16(uint8_t *to, const uint8_t *from)
{
    for (int i = 0; i < LINE; i += 16)
        _mm_stream_si128((void *)(to + i), _mm_loadu_si128((const void *)(from + i)));
}

#define STORE(unit, name, line)                                                                    \
    unit static void name(uint8_t *to, const uint8_t *from, uint64_t size)                         \
    {                                                                                              \
        const uint64_t head = -(uint64_t)(uintptr_t)to & (LINE - 1);                               \
        if (size >= 2 * LINE) {                                                                    \
            memcpy(to, from, head);                                                                \
            to += head, from += head, size -= head;                                                \
            for (; size >= LINE; to += LINE, from += LINE, size -= LINE)                           \
                line(to, from);                                                                    \
        }                                                                                          \
        memcpy(to, from, size);                                                                    \
    }

STORE(ANY, store_16, store_line_16)
STORE(AVX2, store_32, store_line_32)

AVX2 static inline void keep_line_32(uint8_t *to, const uint8_t *from)
{
    const __m256i low = _mm256_loadu_si256((const void *)from);
    const __m256i high = _mm256_loadu_si256((const void *)(from + 32));
    _mm256_storeu_si256((void *)to, low);
    _mm256_storeu_si256((void *)(to + 32), high);
}

static inline void keep_line_16(uint8_t *to, const uint8_t *from)
{
    memcpy(to, from, LINE);
}

#define TWO(unit, name, line, kept_line)                                                           \
    unit static void name(uint8_t *to, const uint8_t *from, uint8_t *kept,                         \
                          const uint8_t *kept_from, uint64_t size)                                 \
    {                                                                                              \
        const uint64_t head = -(uint64_t)(uintptr_t)to & (LINE - 1);                               \
        if (size >= 2 * LINE) {                                                                    \
            memcpy(to, from, head);                                                                \
            memcpy(kept, kept_from, head);                                                         \
            to += head, from += head, kept += head, kept_from += head, size -= head;               \
            for (; size >= LINE; size -= LINE) {                                                   \
                line(to, from);                                                                    \
                kept_line(kept, kept_from);                                                        \
                to += LINE, from += LINE, kept += LINE, kept_from += LINE;                         \
            }                                                                                      \
        }                                                                                          \
        memcpy(to, from, size);                                                                    \
        memcpy(kept, kept_from, size);                                                             \
    }

TWO(ANY, keep_16, store_line_16, keep_line_16)
TWO(AVX2, keep_32, store_line_32, keep_line_32)
TWO(ANY, lines_16, store_line_16, store_line_16)
TWO(AVX2, lines_32, store_line_32, store_line_32)

/* In turns where the lines of both begin together. */
#define BOTH(name, lines, one)                                                                     \
    static void name(uint8_t *to, const uint8_t *from, uint8_t *kept, const uint8_t *kept_from,    \
                     uint64_t size)                                                                \
    {                                                                                              \
        if (((uintptr_t)to - (uintptr_t)kept) % LINE == 0) {                                       \
            lines(to, from, kept, kept_from, size);                                                \
            return;                                                                                \
        }                                                                                          \
        one(to, from, size);                                                                       \
        one(kept, kept_from, size);                                                                \
    }

BOTH(both_16, lines_16, store_16)
BOTH(both_32, lines_32, store_32)

core_past *core_past_store = store_16;
core_past_two *core_past_keep = keep_16;
core_past_two *core_past_both = both_16;

void core_past_choose(void)
{
    /* The least of the units has AVX2. */
    core_past_store = store_32;
    core_past_keep = keep_32;
    core_past_both = both_32;
}

#else

static void store_plain(uint8_t *to, const uint8_t *from, uint64_t size)
{
    memcpy(to, from, size);
}

static void keep_plain(uint8_t *to, const uint8_t *from, uint8_t *kept, const uint8_t *kept_from,
                       uint64_t size)
{
    memcpy(to, from, size);
    memcpy(kept, kept_from, size);
}

core_past *core_past_store = store_plain;
core_past_two *core_past_keep = keep_plain;
core_past_two *core_past_both = keep_plain;

void core_past_choose(void)
{
}

#endif
