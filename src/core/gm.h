/* core/gm: how bytes get into and out of device memory.
 *
 *     up to 64 bytes   word by word; the first word last (store, release) or first (load, acquire):
 *                      a flag is whole, and says that everything before it is there
 *     more             one block copy, past the caches or through them, as the caller says;
 *                      a later flag store orders it */
#ifndef CORE_GM_H
#define CORE_GM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#include "core/past.h"

enum {
    GM_FLAG_BYTES = 64,
    GM_RING_BYTES = 512,
    GM_STRING_BYTES = 1024,
    GM_WIDE_BYTES = 32 << 10 /* from here on wide stores are the faster ones */
};

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define GM_STRING_MOVE 0
#elif defined(__x86_64__)
#define GM_STRING_MOVE 1
#else
#define GM_STRING_MOVE 0
#endif

/* Whether there are two ways into memory that others use, of which core/way chooses. */
#define GM_WAYS GM_STRING_MOVE

/* Into memory of the own device, whose lines are mostly here. */
static inline void gm_copy(void *to, const void *from, uint64_t size)
{
#if GM_STRING_MOVE
    if (size >= GM_STRING_BYTES) {
        __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(size) : : "memory");
        return;
    }
#endif
    memcpy(to, from, size);
}

/* Past the caches, in whole lines: into a peer's memory, or more than caches hold. */
static inline void gm_push(uint8_t *to, const uint8_t *from, uint64_t size)
{
#if defined(__x86_64__)
    if (size >= GM_WIDE_BYTES) {
        core_past_store(to, from, size);
        _mm_sfence(); /* before any flag that says the data are there */
        return;
    }
    if (size >= GM_STRING_BYTES) {
        uint64_t head = -(uint64_t)(uintptr_t)to & 63;
        memcpy(to, from, head);
        to += head, from += head, size -= head;
        for (; size >= 64; to += 64, from += 64, size -= 64)
            for (int i = 0; i < 4; i++)
                _mm_stream_si128((__m128i *)(void *)to + i,
                                 _mm_loadu_si128((const __m128i *)(const void *)from + i));
        memcpy(to, from, size);
        _mm_sfence();
        return;
    }
#endif
    memcpy(to, from, size);
}

static inline void gm_store_small(uint8_t *to, const uint8_t *from, uint32_t size)
{
    uint64_t word;
    uint32_t i = 8;
    for (; i + 8 <= size; i += 8) {
        memcpy(&word, from + i, 8);
        atomic_store_explicit((_Atomic uint64_t *)(to + i), word, memory_order_relaxed);
    }
    for (; i < size; i++)
        atomic_store_explicit((_Atomic uint8_t *)(to + i), from[i], memory_order_relaxed);
    memcpy(&word, from, 8);
    /* Release: pairs with the acquire of gm_load_small in the block that polls this flag. */
    atomic_store_explicit((_Atomic uint64_t *)to, word, memory_order_release);
}

static inline void gm_load_small(uint8_t *to, const uint8_t *from, uint32_t size)
{
    /* Acquire: pairs with the release of gm_store_small. */
    uint64_t word = atomic_load_explicit((const _Atomic uint64_t *)from, memory_order_acquire);
    memcpy(to, &word, 8);
    uint32_t i = 8;
    for (; i + 8 <= size; i += 8) {
        word = atomic_load_explicit((const _Atomic uint64_t *)(from + i), memory_order_relaxed);
        memcpy(to + i, &word, 8);
    }
    for (; i < size; i++)
        to[i] = atomic_load_explicit((const _Atomic uint8_t *)(from + i), memory_order_relaxed);
}

/* One word of 1, 2 or 4 bytes, which may be a flag: release, pairs with the acquire of gm_load and
 * of waits. */
static inline bool gm_store_word(void *to, const void *from, uint64_t size)
{
    uint16_t two;
    uint32_t four;
    if (size == 4 && ((uintptr_t)to & 3) == 0) {
        memcpy(&four, from, 4);
        atomic_store_explicit((_Atomic uint32_t *)to, four, memory_order_release);
    } else if (size == 2 && ((uintptr_t)to & 1) == 0) {
        memcpy(&two, from, 2);
        atomic_store_explicit((_Atomic uint16_t *)to, two, memory_order_release);
    } else if (size == 1) {
        atomic_store_explicit((_Atomic uint8_t *)to, *(const uint8_t *)from, memory_order_release);
    } else {
        return false;
    }
    return true;
}

static inline bool gm_load_word(void *to, const void *from, uint64_t size)
{
    if (size == 4 && ((uintptr_t)from & 3) == 0) {
        uint32_t word = atomic_load_explicit((const _Atomic uint32_t *)from, memory_order_acquire);
        memcpy(to, &word, 4);
    } else if (size == 2 && ((uintptr_t)from & 1) == 0) {
        uint16_t word = atomic_load_explicit((const _Atomic uint16_t *)from, memory_order_acquire);
        memcpy(to, &word, 2);
    } else if (size == 1) {
        *(uint8_t *)to = atomic_load_explicit((const _Atomic uint8_t *)from, memory_order_acquire);
    } else {
        return false;
    }
    return true;
}

/* `stream`: past the caches, if it is no flag. */
static inline void gm_store(void *to, const void *from, uint64_t size, bool stream)
{
    if (size - 8 <= GM_FLAG_BYTES - 8 && ((uintptr_t)to & 7) == 0)
        gm_store_small(to, from, (uint32_t)size);
    else if (size > 4 || !gm_store_word(to, from, size)) {
        if (stream)
            gm_push(to, from, size);
        else
            gm_copy(to, from, size);
        if (size <= GM_FLAG_BYTES)
            atomic_thread_fence(memory_order_release);
    }
}

static inline void gm_load(void *to, const void *from, uint64_t size)
{
    if (size - 8 <= GM_FLAG_BYTES - 8 && ((uintptr_t)from & 7) == 0)
        gm_load_small(to, from, (uint32_t)size);
    else if (size > 4 || !gm_load_word(to, from, size)) {
        memcpy(to, from, size);
        atomic_thread_fence(memory_order_acquire);
    }
}

#endif
