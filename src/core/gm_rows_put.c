/* core/gm_rows_put: see gm_rows_put.h.
 *
 * A row that stays is written line by line into the cache. Each line is read from memory first, if
 * it is not there from the last call; that has a way of its own, beside that of what leaves, so
 * both go on at the same time.
 *
 * Half of the rows: reading and writing memory then take the same time. All rows may stay when they
 * fill half of the cache: then they may still be there from the last call.
 *
 * Whether ranks are near is a guess (core/near), and what else fills the cache is not known. So
 * calls are timed, and the cheapest way is used (core/gm_rows_way). */
#include "core/gm_rows_put.h"

#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "aivdrive/rows.h"
#include "base/compiler.h"
#include "base/time.h"
#include "core/gm_rows.h"
#include "core/gm_rows_way.h"
#include "core/near.h"
#include "core/past.h"
#include "core/progress.h"

enum { LINE = 64, KINDS = 4, CACHE_BYTES = 32 << 20 };

/* Of the block that is between aivd_rows_begin() and aivd_rows_end(). One that was given up in
 * between leaves it behind; the worst that comes of it is the slower way for another. */
typedef struct many {
    const core_block *block;
    gm_rows_cell *cell;
    uint64_t begin; /* cycle counter */
    uint64_t bytes; /* since */
    gm_rows_call call;
    uint32_t turn; /* rows, so that every second one is found also when a token has one place */
} many;

static _Thread_local many now __attribute__((tls_model("initial-exec")));

bool gm_rows_put_mixed(const core_block *block)
{
    return now.block == block && now.call.way != GM_ROWS_PAST;
}

/* ---- one row ---- */

#if defined(__x86_64__)

#include <immintrin.h>

/* A line that is to be written. */
static inline void fetch(const uint8_t *line)
{
    __asm__ volatile("prefetchw %0" : : "m"(*line));
}

/* Past the caches, while the lines of the next place come: some lines at a time, and whole ones. */
static void put_and_fetch(uint8_t *to, const uint8_t *from, uint64_t bytes, const uint8_t *next)
{
    enum { AT_A_TIME = 8 * LINE };
    uint64_t n = AT_A_TIME + (-(uint64_t)(uintptr_t)to & (LINE - 1));
    for (uint64_t done = 0; done < bytes; done += n, n = AT_A_TIME) {
        n = bytes - done < n ? bytes - done : n;
        for (uint64_t b = 0; b < n; b += LINE)
            fetch(next + done + b);
        core_past_store(to + done, from + done, n);
    }
}

#else

static void put_and_fetch(uint8_t *to, const uint8_t *from, uint64_t bytes, const uint8_t *next)
{
    (void)next;
    core_past_store(to, from, bytes);
}

#endif

/* All rows, or every second of those that are put one after another. */
static void put_mixed(void *const *to, uint32_t count, uint64_t at, const uint8_t *from,
                      uint64_t bytes)
{
    for (uint32_t i = 0; i < count; i++) {
        uint8_t *place = (uint8_t *)to[i] + at;
        if (now.call.way == GM_ROWS_ALL || (now.turn++ & 1) != 0)
            memcpy(place, from, bytes);
        else if (i + 1 < count)
            put_and_fetch(place, from, bytes, (uint8_t *)to[i + 1] + at);
        else
            core_past_store(place, from, bytes);
    }
}

void gm_rows_put(const core_block *block, void *const *to, uint32_t count, uint64_t at,
                 const uint8_t *from, uint64_t bytes, uint64_t piece)
{
    now.bytes += bytes * count;
    if (gm_rows_put_mixed(block)) {
        put_mixed(to, count, at, from, bytes);
        return;
    }
    for (uint64_t done = 0; done < bytes; done += piece) {
        uint64_t n = bytes - done < piece ? bytes - done : piece;
        for (uint32_t i = 0; i < count; i++)
            core_past_store((uint8_t *)to[i] + at + done, from + done, n);
    }
}

void gm_rows_put_end(core_block *block)
{
#if defined(__x86_64__)
    _mm_sfence();
#endif
    core_stored(block);
}

/* ---- many rows ---- */

/* Whether all places are in memory of devices, and not all in that of the own one; *near: none of
 * them seems to be far. */
static bool are_peers(const core_block *block, const void *const *places, uint32_t count,
                      bool *near)
{
    const int own = block->grid->launch->device;
    bool peers = false;
    *near = true;
    for (uint32_t i = 0; i < count; i++) {
        const int device = fabric_device_of(places[i]);
        if (device == own)
            continue;
        if (device < 0)
            return false;
        *near &= core_near(device);
        peers = true;
    }
    return peers;
}

/* Bytes of the cache that CPUs share. Systems tell the sum over all such caches of a processor, so
 * no more than CACHE_BYTES is believed. */
static uint64_t cache_bytes(void)
{
    static _Atomic uint64_t known;
    uint64_t bytes = atomic_load_explicit(&known, memory_order_relaxed);
    if (bytes != 0)
        return bytes;
    bytes = CACHE_BYTES;
#if defined(_SC_LEVEL3_CACHE_SIZE)
    const long told = sysconf(_SC_LEVEL3_CACHE_SIZE);
    if (told > 0 && told < CACHE_BYTES)
        bytes = (uint64_t)told;
#endif
    /* Relaxed: threads that race store the same. */
    atomic_store_explicit(&known, bytes, memory_order_relaxed);
    return bytes;
}

BASE_EXPORT void aivd_rows_begin(const void *const *places, uint32_t count, uint64_t bytes,
                                 uint32_t kind)
{
    static gm_rows_cell cells[KINDS][GM_ROWS_CLASSES];
    core_block *block = core_current;
    core_count(block);
    now.block = NULL;
    gm_rows_call call;
    if (!GM_WAYS || count == 0 || bytes == 0 || bytes > cache_bytes() / count ||
        core_hook_now() != NULL || !are_peers(block, places, count, &call.near))
        return;
    gm_rows_cell *cell = &cells[kind % KINDS][gm_rows_class(bytes)];
    call.all = bytes <= cache_bytes() / 2 / count;
    gm_rows_choose(cell, &call);
    now = (many){.block = block, .cell = cell, .call = call, .begin = base_cycles()};
}

BASE_EXPORT void aivd_rows_end(void)
{
    const core_block *block = core_current;
    core_count(core_current);
    if (now.block != block)
        return;
    now.block = NULL;
    if (now.bytes >= GM_ROWS_LEARN_BYTES)
        gm_rows_learn(now.cell, &now.call, now.bytes, base_cycles() - now.begin);
}
