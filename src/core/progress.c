/* core/progress: the memory of what a block has read, and what follows from it. */
#include "core/progress.h"

#include <string.h>

#include "core/idle.h"
#include "fabric/region.h"

#define PRIME UINT64_C(0x9e3779b97f4a7c15)

enum { SAMPLES = 32, SLOT_SHIFT = 55 };
_Static_assert(CORE_SEEN_ENTRIES == 1 << (64 - SLOT_SHIFT), "slot is the product's upper bits");

void core_rings_pay(core_block *block)
{
    uint32_t count = block->ring_count;
    block->ring_count = 0;
    /* Pairs with the fence of fabric_doorbell_enter: the sleeper sees the flag, or is seen here. */
    atomic_thread_fence(memory_order_seq_cst);
    for (uint32_t i = 0; i < count; i++)
        fabric_ring_if_waited_fenced(block->rings[i]);
}

static inline uint64_t mix(uint64_t hash, uint64_t word)
{
    return (hash ^ word) * PRIME;
}

static inline uint64_t load(const uint8_t *from)
{
    uint64_t word;
    memcpy(&word, from, sizeof word);
    return word;
}

static uint64_t load_short(const uint8_t *from, uint64_t size)
{
    uint64_t word = 0;
    for (uint64_t i = 0; i < size; i++)
        word |= (uint64_t)from[i] << (8 * i);
    return word;
}

/* A sample of a long read: a change it misses only makes the block yield once too often. */
static uint64_t hash_sample(const uint8_t *from, uint64_t size)
{
    uint64_t hash = size, step = size / SAMPLES;
    for (uint64_t i = 0; i + 8 <= size; i += step)
        hash = mix(hash, load(from + i));
    return mix(hash, load(from + size - 8));
}

static uint64_t hash_of(const uint8_t *from, uint64_t size)
{
    if (size < 8)
        return mix(size, load_short(from, size));
    if (size > CORE_HASH_ABOVE)
        return hash_sample(from, size);
    uint64_t a = size, b = 1, i = 0;
    for (; i + 16 <= size; i += 16) { /* two chains: multiplications overlap */
        a = mix(a, load(from + i));
        b = mix(b, load(from + i + 8));
    }
    return mix(a ^ (b >> 7), load(from + size - 8));
}

core_news core_look(core_block *block, const void *address, const void *copy, uint64_t size)
{
    uint64_t key = (uint64_t)(uintptr_t)address ^ block->generation;
    core_seen *entry = &block->seen[((uint64_t)(uintptr_t)address >> 2) * PRIME >> SLOT_SHIFT];
    uint32_t hash = (uint32_t)(hash_of(copy, size) >> 32);
    bool known = entry->key == key;
    bool same = known && entry->hash == hash;
    entry->key = key;
    entry->hash = hash;
    block->looked = entry;
    return same ? NEWS_SAME : known ? NEWS_NEW : NEWS_FIRST;
}

/* Whether memory still is what was read: looked at after the word the idle step will watch, so that
 * a change between the read and the wait is never slept over. */
#if defined(__SANITIZE_THREAD__)
__attribute__((no_sanitize("thread")))
#endif
static bool
still(const void *address, const void *copy, uint64_t size)
{
    const volatile uint8_t *now = address;
    const uint8_t *then = copy;
    uint64_t bytes = size < 64 ? size : 64;
    for (uint64_t i = 0; i < bytes; i++)
        if (now[i] != then[i])
            return false;
    return true;
}

BASE_COLD static bool quiet_read(core_block *block, const void *address, const void *copy,
                                 uint64_t size)
{
    block->polled = address;
    block->polled_value = core_spot_word(address);
    bool hoped = address == block->hoped_slot;
    block->wanted = hoped ? block->hoped_tag : UINT64_MAX;
    block->what = hoped ? block->hoped_what : NULL;
    if (copy != NULL && !still(address, copy, size))
        return true;
    core_yield(block, true);
    return true;
}

bool core_heed(core_block *block, core_news news, const void *address, const void *copy,
               uint64_t size)
{
    if (news == NEWS_NEW) {
        core_progress(block);
        return false;
    }
    if (news == NEWS_FIRST) {
        /* A stream of first reads is work; in the middle of a poll it is a forgotten address. */
        if (block->quiet == 0)
            core_heartbeat(block);
        return false;
    }
    uint32_t limit = size > CORE_SAMPLE_ABOVE ? CORE_QUIET_LARGE : CORE_QUIET_LIMIT;
    core_seen *entry = block->looked;
    bool again = entry->epoch == block->epoch;
    entry->epoch = block->epoch;
    if (++block->quiet <= limit || !again)
        return false;
    entry->epoch = ++block->epoch;
    return quiet_read(block, address, copy, size);
}
