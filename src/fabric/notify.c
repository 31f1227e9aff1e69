/* fabric/notify: see notify.h. State of a notify: settings so far << 1 | set. */
#include "fabric/notify.h"

#include "fabric/region.h"

static fabric_region *region_of(int device)
{
    return device < 0 || device >= FABRIC_DEVICES_MAX
               ? NULL
               : atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
}

aivd_status fabric_notify_take(int device, fabric_notify **line, uint32_t *life)
{
    fabric_region *region = region_of(device);
    if (!region || !region->own)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "device %d is not open in this process; call aclrtSetDevice(%d) first",
                         device, device);
    for (uint32_t i = 0; i < FABRIC_NOTIFIES_MAX; i++) {
        fabric_notify *n = &region->control->notifies[i];
        uint32_t seen = atomic_load_explicit(&n->life, memory_order_relaxed);
        if (seen & 1)
            continue;
        /* Acquire and release: threads of this process take lines at the same time. */
        if (!atomic_compare_exchange_strong_explicit(&n->life, &seen, seen + 1,
                                                     memory_order_acq_rel, memory_order_relaxed))
            continue;
        atomic_store_explicit(&n->state, 0, memory_order_relaxed);
        atomic_store_explicit(&n->queued, 0, memory_order_relaxed);
        *line = n;
        *life = seen + 1;
        return AIVD_OK;
    }
    return base_fail(
        AIVD_ERR_LIMIT, NULL,
        "device %d has no notify left: %d are in use; destroy some (aclrtDestroyNotify)", device,
        FABRIC_NOTIFIES_MAX);
}

void fabric_notify_give(fabric_notify *line)
{
    atomic_fetch_add_explicit(&line->life, 1, memory_order_release);
    fabric_ring_if_waited(line); /* who waits for it finds that it has ended */
}

uint32_t fabric_notify_index(const fabric_notify *line)
{
    uintptr_t base = (uintptr_t)fabric_device_base((uint32_t)fabric_device_of(line));
    return (uint32_t)(((uintptr_t)line - base - offsetof(fabric_control, notifies)) / sizeof *line);
}

fabric_notify *fabric_notify_at(int device, uint64_t index)
{
    fabric_region *region = region_of(device);
    return region && index < FABRIC_NOTIFIES_MAX ? &region->control->notifies[index] : NULL;
}

uint64_t fabric_notify_set(fabric_notify *line)
{
    uint64_t seen = atomic_load_explicit(&line->state, memory_order_relaxed), next;
    do
        next = ((seen >> 1) + 1) << 1 | 1;
    /* Release: pairs with the acquire in fabric_notify_try. */
    while (!atomic_compare_exchange_weak_explicit(&line->state, &seen, next, memory_order_acq_rel,
                                                  memory_order_relaxed));
    fabric_ring_if_waited(line);
    return next >> 1;
}

uint64_t fabric_notify_try(fabric_notify *line)
{
    uint64_t seen = atomic_load_explicit(&line->state, memory_order_relaxed);
    while (seen & 1)
        if (atomic_compare_exchange_weak_explicit(&line->state, &seen, seen & ~(uint64_t)1,
                                                  memory_order_acq_rel, memory_order_relaxed))
            return seen >> 1;
    return 0;
}
