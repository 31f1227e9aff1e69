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
#include "core/message.h"
#include "core/near.h"
#include "core/ub.h"
#include "core/wait.h"
#include "core/way.h"

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
                      bool stream)
{
    uint8_t small[GM_FLAG_BYTES];
    if (BASE_UNLIKELY(block->atomic_op != ATOMIC_NONE)) {
        core_atomic_move(block, to, from, bytes, "aivd_copy");
    } else if (bytes <= sizeof small) {
        /* Either side may be a word that others use at the same time. */
        gm_load(small, from, bytes);
        gm_store(to, small, bytes, stream);
    } else {
        gm_store(to, from, bytes, stream);
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
    core_way_use use = core_way_of_copy(block->grid->launch->device, to, from, bytes);
    uint8_t *t = to;
    const uint8_t *f = from;
    for (uint64_t left = bytes; left > 0;) {
        uint64_t step = left < COPY_STEP ? left : COPY_STEP;
        copy_step(block, t, f, step, use.way == CORE_WAY_STREAM);
        t += step, f += step, left -= step;
        if (left > 0)
            core_count_only(block);
    }
    core_way_end(&use);
    if (bytes <= GM_RING_BYTES)
        fabric_ring_if_waited(to);
    return true;
}

/* Into a far peer, and own memory. */
static inline bool two_at_once(const core_block *block, const void *to, const void *kept,
                               uint64_t bytes)
{
    const int own = block->grid->launch->device;
    return bytes >= CORE_WAY_LEARN_BYTES && core_hook_now() == NULL &&
           block->atomic_op == ATOMIC_NONE && !core_peer(own, kept) && core_peer(own, to) &&
           !core_near(fabric_device_of(to));
}

BASE_EXPORT bool aivd_dev_copy_two(void *to, const void *from, void *kept, const void *kept_from,
                                   uint64_t bytes, const void *ub, uint32_t ub_bytes)
{
    core_block *block = core_current;
    core_count(block);
    if (!two_at_once(block, to, kept, bytes))
        return false;
    check_copy(block, to, from, bytes, ub, ub_bytes);
    check_copy(block, kept, kept_from, bytes, ub, ub_bytes);
    core_past_two *move = bytes < CORE_WAY_KEEP_PAST ? core_past_keep : core_past_both;
    for (uint64_t at = 0; at < bytes; at += COPY_STEP) {
        uint64_t step = bytes - at < COPY_STEP ? bytes - at : COPY_STEP;
        move((uint8_t *)to + at, (const uint8_t *)from + at, (uint8_t *)kept + at,
             (const uint8_t *)kept_from + at, step);
        core_count_only(block);
    }
    core_past_fence();
    core_stored(block);
    return true;
}

BASE_EXPORT bool aivd_dev_near(const void *peer)
{
    int device = fabric_device_of(peer);
    core_count(core_current);
    return device >= 0 && core_hook_now() == NULL && core_near(device);
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

/* Stores a flag, and remembers to wake who sleeps for want of it. */
static inline void publish(core_block *block, void *slot, const uint64_t *words, uint32_t bytes)
{
    int device = fabric_device_of(slot);
    if (BASE_UNLIKELY(device < 0)) {
        gm_store_small(slot, (const uint8_t *)words, bytes);
        return;
    }
    /* Marks of 32 bytes are often not read before the next one; lines with a message are. */
    if (bytes == GM_FLAG_BYTES)
        core_near_store(device, slot, words, bytes);
    else
        gm_store_small(slot, (const uint8_t *)words, bytes);
    core_ring_later(block, device);
}

BASE_EXPORT bool aivd_dev_flag_store(void *slot, const uint64_t *words, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_store");
    if (!flag_direct(block))
        return false;
    publish(block, slot, words, bytes);
    core_stored(block);
    return true;
}

BASE_EXPORT bool aivd_dev_flag_load(const void *slot, uint64_t *words, uint32_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_poll");
    if (BASE_UNLIKELY(core_hook_now() != NULL)) {
        block->hoped_slot = NULL; /* a poll of the kernel's own */
        return false;
    }
    gm_load_small((uint8_t *)words, slot, bytes);
    if (BASE_UNLIKELY(core_note_read(block, slot, words, bytes)))
        gm_load_small((uint8_t *)words, slot, bytes);
    return true;
}

static const char *tag_text(bool equal)
{
    return equal ? "flag to be equal" : "flag";
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

static void tag_wait_long(tag_wait *w)
{
    const core_wait wait = {
        .ready = tag_ready,
        .context = w,
        .address = w->slot,
        .wanted = w->tag,
        .what = tag_text(w->equal),
        .timeout_ns = BASE_NEVER,
    };
    core_wait_block(&wait);
}

/* What is there already costs one look. */
static inline void tag_wait_for(core_block *block, const void *slot, uint64_t tag, bool equal)
{
    tag_wait w = {slot, tag, equal};
    if (tag_ready(&w))
        core_progress(block);
    else
        tag_wait_long(&w);
}

BASE_EXPORT bool aivd_dev_awaits(const void *peer)
{
    core_block *block = core_current;
    int device = peer == NULL ? -1 : fabric_device_of(peer);
    block->awaits = (int16_t)device;
    return device >= 0 && core_hook_now() == NULL && core_idle_beside(device);
}

BASE_EXPORT bool aivd_dev_flag_wait(const void *slot, uint64_t *words, uint32_t bytes, uint64_t tag,
                                    bool equal)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, bytes, "aivd_flag_wait");
    if (BASE_UNLIKELY(core_hook_now() != NULL)) {
        block->hoped_slot = slot;
        block->hoped_what = tag_text(equal);
        block->hoped_tag = tag;
        return false;
    }
    do {
        tag_wait_for(block, slot, tag, equal);
        gm_load_small((uint8_t *)words, slot, bytes);
    } while (BASE_UNLIKELY(equal && words[0] != tag)); /* passed by in between */
    return true;
}

/* ---- messages ---- */

enum { MESSAGE_INLINE = GM_FLAG_BYTES - 8 };

BASE_EXPORT bool aivd_dev_message_send(void *slot, uint64_t tag, const void *data, uint64_t bytes)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, GM_FLAG_BYTES, "aivd_message_send");
    if (!flag_direct(block))
        return false;
    uint64_t words[GM_FLAG_BYTES / 8] = {tag};
    if (bytes != 0)
        core_gm(block, data, bytes, "aivd_message_send");
    if (bytes > MESSAGE_INLINE) {
        uint8_t *behind = (uint8_t *)slot + GM_FLAG_BYTES;
        core_gm(block, behind, bytes, "aivd_message_send");
        core_message_put(fabric_device_of(slot), behind, data, bytes);
    } else if (bytes != 0) {
        gm_load(words + 1, data, bytes);
    }
    /* The release in it pairs with the acquire of tag_ready() in the receiver. */
    publish(block, slot, words, GM_FLAG_BYTES);
    core_stored(block);
    return true;
}

BASE_EXPORT bool aivd_dev_message_receive(void *slot, uint64_t from, uint64_t tag, void *to,
                                          uint64_t bytes, uint64_t *seen)
{
    core_block *block = core_current;
    core_count(block);
    check_slot(block, slot, GM_FLAG_BYTES, "aivd_message_receive");
    if (BASE_UNLIKELY(!flag_direct(block)))
        return false;
    tag_wait_for(block, slot, from, false);
    /* Relaxed: the wait has acquired, and the writer stores no other tag before we are done. */
    *seen = atomic_load_explicit((const _Atomic uint64_t *)slot, memory_order_relaxed);
    if (BASE_UNLIKELY(*seen != tag) || bytes == 0)
        return true;
    const uint8_t *data = (const uint8_t *)slot + (bytes > MESSAGE_INLINE ? GM_FLAG_BYTES : 8);
    core_message_fetch(data, bytes);
    if (to == NULL)
        return true;
    core_gm(block, to, bytes, "aivd_message_receive");
    gm_store(to, data, bytes, false);
    core_stored(block);
    return true;
}

BASE_EXPORT bool aivd_dev_message_put(void *slot, uint64_t *words, const void *data, uint64_t bytes,
                                      bool behind)
{
    core_block *block = core_current;
    core_count(block);
    if (!flag_direct(block) || (!behind && bytes > MESSAGE_INLINE))
        return false;
    core_gm(block, data, bytes, "aivd_message_put");
    if (!behind) {
        gm_load(words + 1, data, bytes);
        return true;
    }
    uint8_t *to = (uint8_t *)slot + GM_FLAG_BYTES;
    core_gm(block, to, bytes, "aivd_message_put");
    core_message_put(fabric_device_of(slot), to, data, bytes);
    return true;
}

BASE_EXPORT bool aivd_dev_message_take(const void *slot, const uint64_t *words, void *to,
                                       uint64_t bytes, bool behind)
{
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(!flag_direct(block)) || (!behind && bytes > MESSAGE_INLINE))
        return false;
    const uint8_t *data =
        behind ? (const uint8_t *)slot + GM_FLAG_BYTES : (const uint8_t *)(words + 1);
    if (behind)
        core_message_fetch(data, bytes);
    core_gm(block, to, bytes, "aivd_message_take");
    gm_store(to, data, bytes, false);
    core_stored(block);
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
