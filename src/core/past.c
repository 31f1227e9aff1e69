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

core_past *core_past_store = store_16;

void core_past_choose(void)
{
    /* The least of the units has AVX2. */
    core_past_store = store_32;
}

#else

static void store_plain(uint8_t *to, const uint8_t *from, uint64_t size)
{
    memcpy(to, from, size);
}

core_past *core_past_store = store_plain;

void core_past_choose(void)
{
}

#endif
