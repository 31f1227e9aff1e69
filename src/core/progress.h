/* core/progress: waiting is recognised by lack of progress, not by address.
 *
 *     a store to GM, or a read that brings something new        progress: the count is reset
 *     a read of what was read there before                      quiet: the count grows
 *     a first read                                              neither
 *
 * Above a small limit a quiet read yields, when it comes back to an address that was quiet since
 * the last yield: a loop over many flags yields once a round, not at every flag. Everything else
 * that a block does over and over without a store to GM (sync operations, arithmetic) yields every
 * CORE_TICK operations, without sleeping. */
#ifndef CORE_PROGRESS_H
#define CORE_PROGRESS_H

#include "base/compiler.h"
#include "core/grid.h"

enum {
    CORE_TICK = 256,
    CORE_QUIET_LIMIT = 3,
    CORE_QUIET_LARGE = 64,    /* for reads of more than CORE_SAMPLE_ABOVE bytes */
    CORE_SAMPLE_ABOVE = 4096, /* such reads cost more than a yield */
    CORE_HASH_ABOVE = 512     /* of longer reads a sample is compared */
};

/* An operation of this block more. */
static inline void core_count_only(core_block *block)
{
    _Atomic uint64_t *ops = &block->worker->ops;
    /* Only this thread writes; the watchdog looks whether it moves. */
    uint64_t n = atomic_load_explicit(ops, memory_order_relaxed) + 1;
    atomic_store_explicit(ops, n, memory_order_relaxed);
    if (BASE_UNLIKELY(n % CORE_TICK == 0))
        core_tick(block);
}

/* First thing of every operation. Inlined into the operation itself: its caller is the kernel. */
__attribute__((always_inline)) static inline void core_count(core_block *block)
{
    block->site = __builtin_return_address(0);
    core_count_only(block);
}

static inline void core_heartbeat(core_block *block)
{
    _Atomic uint64_t *beat = block->worker->heartbeat;
    /* Two workers may lose a step: peers only look whether it moves. */
    atomic_store_explicit(beat, atomic_load_explicit(beat, memory_order_relaxed) + 1,
                          memory_order_relaxed);
}

static inline void core_progress(core_block *block)
{
    block->quiet = 0;
    block->progress = true;
    core_heartbeat(block);
}

static inline void core_stored(core_block *block)
{
    block->stored = true;
    core_progress(block);
}

static inline void core_ring_later(core_block *block, int device)
{
    uint32_t n = block->ring_count;
    for (uint32_t i = 0; i < n; i++)
        if (block->rings[i] == device)
            return;
    block->rings[n] = (int16_t)device;
    block->ring_count = (uint8_t)(n + 1);
    if (BASE_UNLIKELY(n + 1 == CORE_RINGS))
        core_rings_pay(block);
}

typedef enum core_news { NEWS_FIRST, NEWS_NEW, NEWS_SAME } core_news;

/* Compares `copy`, what was just read at `address`, with what this block read there last time. */
core_news core_look(core_block *block, const void *address, const void *copy, uint64_t size);

/* Counts a read with this outcome. True when the caller should read again: the block has yielded,
 * or the data changed meanwhile. `copy` may be NULL (cache operations). */
bool core_heed(core_block *block, core_news news, const void *address, const void *copy,
               uint64_t size);

static inline bool core_note_read(core_block *block, const void *address, const void *copy,
                                  uint64_t size)
{
    return core_heed(block, core_look(block, address, copy, size), address, copy, size);
}

#endif
