/* core/device_helpers: the direct way of include/aivdrive/device.h: a copy from GM to GM, a flag, a
 * wait, each as one step instead of half a dozen operations through UB. Where a hook is installed
 * (recorded, weak, jitter) nothing is done here: the headers spell the same out in operations that
 * the hook sees. The effects are those of core/asc_move: what is small is whole in its first word,
 * what is large goes past the caches into a peer. */
#include <string.h>

#include "aivdrive/device_impl.h"
#include "core/asc_atomic.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/ub.h"
#include "core/wait.h"

enum {
    UB_BLOCK = 32,
    COPY_UB_MIN = 64,
    COPY_STEP = 1 << 20 /* bytes between two looks at the time */
};

/* ---- copy ---- */

static void check_copy(core_block *block, const void *to, const void *from, uint64_t bytes,
                       const void *ub, uint32_t ub_bytes)
{
    uint64_t apart = (uint64_t)((uintptr_t)to - (uintptr_t)from);
    if (BASE_UNLIKELY(apart < bytes || -apart < bytes))
        core_rule(block,
                  "aivd_copy: from %p and to %p overlap in %llu bytes; copy to another place", from,
                  to, (unsigned long long)bytes);
    if (BASE_UNLIKELY(ub_bytes < COPY_UB_MIN))
        core_rule(block, "aivd_copy: %u bytes of UB; give %d at least, some 16 KiB to be fast",
                  ub_bytes, COPY_UB_MIN);
    core_ub(block, ub, ub_bytes, UB_BLOCK, "aivd_copy");
    core_gm(block, from, bytes, "aivd_copy");
    core_gm(block, to, bytes, "aivd_copy");
}

static void copy_step(core_block *block, uint8_t *to, const uint8_t *from, uint64_t bytes,
                      bool peer)
{
    uint8_t small[GM_FLAG_BYTES];
    if (BASE_UNLIKELY(block->atomic_op != ATOMIC_NONE)) {
        core_atomic_move(block, to, from, bytes, "aivd_copy");
    } else if (bytes <= sizeof small) {
        /* Either side may be a word that others use at the same time. */
        gm_load(small, from, bytes);
        gm_store(to, small, bytes, peer);
    } else {
        gm_store(to, from, bytes, peer);
    }
    core_stored(block);
}

BASE_EXPORT bool aivd_dev_copy(void *to, const void *from, uint64_t bytes, const void *ub,
                               uint32_t ub_bytes)
{
    core_block *block = core_current;
    core_count(block);
    if (bytes == 0)
        return true;
    check_copy(block, to, from, bytes, ub, ub_bytes);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    int owner = fabric_device_of(to);
    bool peer = owner >= 0 && owner != block->grid->launch->device;
    uint8_t *t = to;
    const uint8_t *f = from;
    for (uint64_t left = bytes; left > 0;) {
        uint64_t step = left < COPY_STEP ? left : COPY_STEP;
        copy_step(block, t, f, step, peer);
        t += step, f += step, left -= step;
        if (left > 0)
            core_count_only(block);
    }
    if (bytes <= GM_RING_BYTES)
        fabric_ring_if_waited(to);
    return true;
}

/* ---- flags ---- */

static inline void check_slot(core_block *block, const void *slot, uint32_t bytes,
                              const char *operation)
{
    if (BASE_UNLIKELY(bytes != GM_FLAG_BYTES && bytes != GM_FLAG_BYTES / 2))
        core_rule(block, "%s: a slot of %u bytes; slots have 32 (AIVD_FLAG_BYTES) or 64 bytes",
                  operation, bytes);
    if (BASE_UNLIKELY(((uintptr_t)slot & (bytes - 1)) != 0))
        core_rule(block, "%s: slot at %p is not a multiple of its %u bytes", operation, slot,
                  bytes);
    core_gm(block, slot, bytes, operation);
}

/* An atomic mode works on flags that MTE3 sends as on everything else: left to the slow way. */
static inline bool flag_direct(const core_block *block)
{
    return BASE_LIKELY(core_hook_now() == NULL && block->atomic_op == ATOMIC_NONE);
}

BASE_EXPORT bool aivd_dev_flag_store(void *slot, const uint64_t *words, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_store");
    if (!flag_direct(block))
        return false;
    /* The release in it pairs with the acquire of gm_load_small in whoever polls or waits. */
    gm_store_small(slot, (const uint8_t *)words, bytes);
    core_stored(block);
    fabric_ring_if_waited(slot);
    return true;
}

BASE_EXPORT bool aivd_dev_flag_load(const void *slot, uint64_t *words, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_poll");
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    gm_load_small((uint8_t *)words, slot, bytes);
    if (BASE_UNLIKELY(core_note_read(block, slot, words, bytes)))
        gm_load_small((uint8_t *)words, slot, bytes);
    return true;
}

typedef struct tag_wait {
    const void *slot;
    uint64_t tag;
    bool equal;
} tag_wait;

static bool tag_ready(void *context)
{
    const tag_wait *w = context;
    /* Acquire: pairs with the release of gm_store_small in aivd_dev_flag_store. */
    uint64_t seen = atomic_load_explicit((const _Atomic uint64_t *)w->slot, memory_order_acquire);
    return w->equal ? seen == w->tag : seen >= w->tag;
}

BASE_EXPORT bool aivd_dev_flag_wait(const void *slot, uint64_t *words, uint32_t bytes, uint64_t tag,
                                    bool equal)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_wait");
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    tag_wait w = {slot, tag, equal};
    core_wait wait = {
        .ready = tag_ready,
        .context = &w,
        .address = slot,
        .wanted = tag,
        .what = equal ? "flag to be equal" : "flag",
        .timeout_ns = BASE_NEVER,
    };
    do {
        core_wait_block(&wait);
        gm_load_small((uint8_t *)words, slot, bytes);
    } while (BASE_UNLIKELY(equal && words[0] != tag)); /* passed by in between */
    return true;
}

/* ---- addresses ---- */

BASE_EXPORT void *aivd_dev_remote(const void *address, uint32_t device)
{
    core_block *block = core_current;
    core_count(block);
    int owner = fabric_device_of(address);
    if (BASE_UNLIKELY(owner < 0))
        core_rule(block, "aivd_remote_symmetric: %p is not device memory", address);
    if (BASE_UNLIKELY(device >= FABRIC_DEVICES_MAX || fabric_regions[device] == NULL))
        core_rule(block,
                  "aivd_remote_symmetric: device %u is not mapped here; peers are devices of ranks "
                  "that share a communicator with this one",
                  device);
    uintptr_t offset = (uintptr_t)address - (uintptr_t)fabric_device_base((uint32_t)owner);
    return fabric_device_base(device) + offset;
}
