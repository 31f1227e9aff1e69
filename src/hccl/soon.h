/* hccl/soon: what the two ways around a kernel share (hccl/at_once, hccl/pair_at_once). */
#ifndef HCCL_SRC_SOON_H
#define HCCL_SRC_SOON_H

#include "base/compiler.h"
#include "base/prefetch.h"
#include "base/time.h"
#include "coll/coll.h"
#include "core/idle.h"
#include "fabric/region.h"

enum {
    SOON_HEAD = COLL_LINE - 8, /* bytes of a message that go with its tag */
    SOON_BYTES = 4096,         /* most of a message */
    SOON_WITH = 128,           /* most that is read along with the tag; more hinders its writer */
    SOON_LOOKS = 32,           /* for a message, before there are pauses between two looks */
    SOON_BRIEF = 20,           /* pauses then, in the call itself: for ranks that call together, */
    SOON_PAUSES = 128,         /* and when the stream is synchronised: some microseconds */
    SOON_PUBLISH = 16          /* calls: where this thread runs, for peers that wait */
};

/* Where the data behind a message's tag lie. */
static inline uint64_t soon_data_at(uint64_t bytes)
{
    return bytes <= SOON_HEAD ? 8 : COLL_LINE;
}

static inline uint64_t soon_word(const void *slot)
{
    /* Acquire: pairs with the release of whoever stores a tag, a mark or a post; what goes with it
     * is there. */
    return atomic_load_explicit((const _Atomic uint64_t *)slot, memory_order_acquire);
}

/* How often to look again for what has not come. `patient`: ranks do not share CPUs. */
static inline int soon_looks(bool patient, bool waits)
{
    return !patient ? 0 : SOON_LOOKS + (waits ? SOON_PAUSES : SOON_BRIEF);
}

/* The tag of the slot, from `first` on if it comes soon. With it come `behind` bytes behind its
 * line: asked for at each look, they are one trip on their way, not two. */
static inline uint64_t soon_tag_with(const void *slot, uint64_t first, int looks, uint32_t behind)
{
    for (int i = 0;; i++) {
        uint64_t tag = soon_word(slot);
        for (uint32_t at = 0; at < behind; at += COLL_LINE)
            base_prefetch_soon((const uint8_t *)slot + COLL_LINE + at);
        if (tag >= first || i >= looks)
            return tag;
        if (i >= SOON_LOOKS)
            base_pause();
    }
}

static inline uint64_t soon_tag(const void *slot, uint64_t first, int looks)
{
    return soon_tag_with(slot, first, looks, 0);
}

/* Signs of progress, as core_heartbeat: peers only look whether it moves, and of the other number a
 * report may miss one when two streams count at the same time. Then the fence before
 * fabric_ring_if_waited_fenced; it pairs with that of fabric_doorbell_enter: the sleeper sees what
 * was stored, or is seen. */
static inline void soon_show(int device, uint64_t number, bool done)
{
    const fabric_region *own = atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    _Atomic uint64_t *beat = &own->control->heartbeat;
    atomic_store_explicit(beat, atomic_load_explicit(beat, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    atomic_store_explicit(&own->control->at_once,
                          atomic_load_explicit(&own->control->at_once, memory_order_relaxed) + done,
                          memory_order_relaxed);
    if (number % SOON_PUBLISH == 0)
        core_idle_publish_cpu(device);
    atomic_thread_fence(memory_order_seq_cst);
}

#endif
