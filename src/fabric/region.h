/* fabric/region: one device's memory, a sparse memfd mapped at its agreed address. The process that
 * owns the device creates it; peers map it after the rendezvous handed them the descriptor. */
#ifndef FABRIC_REGION_H
#define FABRIC_REGION_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/status.h"
#include "fabric/control.h"
#include "fabric/map.h"

typedef struct fabric_region {
    uint32_t device;
    bool own;       /* created by this process */
    int memfd;      /* own regions keep it for later peers; -1 in peers' */
    pid_t pid;      /* owner */
    int pidfd;      /* peers: to notice the owner's death; -1 for own */
    uint32_t users; /* groups that use this peer mapping (own: 1) */
    uint64_t id;
    uint64_t size; /* stride */
    fabric_control *control;
    _Atomic uint64_t touched[8192]; /* blocks this process has populated in its mapping */
} fabric_region;

/* Region mapped for the device in this process, or NULL. */
extern fabric_region *_Atomic fabric_regions[FABRIC_DEVICES_MAX];

/* Creates this process's region for the device (calls fabric_map_init()). EXISTS when the device is
 * already mapped here as a peer's: the text names the other process and the remedy. */
aivd_status fabric_region_create(uint32_t device, fabric_region **region);
void fabric_region_destroy(fabric_region *region);

/* Populates pool blocks [address, address + size) in this process's mapping, so that no page fault
 * happens later. MEMORY when the host has no room. Cheap when already done. */
aivd_status fabric_populate(const void *address, uint64_t size);

/* Gives pages of an own range back to the host (whole pool blocks). */
void fabric_release_pages(void *address, uint64_t size);

aivd_status fabric_touch_slow(const void *address, uint64_t size);

/* Hot path: before an operation touches device memory. One bit test for small operations. */
static inline aivd_status fabric_touch(const void *address, uint64_t size)
{
    int device = fabric_device_of(address);
    if (device < 0 || size == 0)
        return AIVD_OK;
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    uint64_t offset =
        (uint64_t)(uintptr_t)address - (uint64_t)(uintptr_t)fabric_device_base(device);
    uint64_t block = offset >> FABRIC_POOL_SHIFT;
    uint64_t last = (offset + size - 1) >> FABRIC_POOL_SHIFT;
    if (BASE_LIKELY(region && block == last &&
                    (atomic_load_explicit(&region->touched[block >> 6], memory_order_relaxed) >>
                         (block & 63) &
                     1)))
        return AIVD_OK;
    return fabric_touch_slow(address, size);
}

/* Rings the doorbell of the device that owns `address` when somebody sleeps on it. Call after a
 * flag store; contains the full fence that pairs with the sleeper's (increment waiters, then
 * re-check). tests/model/doorbell.pml proves the protocol. */
void fabric_ring(int device);
static inline void fabric_ring_if_waited(const void *address)
{
    int device = fabric_device_of(address);
    if (device < 0)
        return;
    atomic_thread_fence(memory_order_seq_cst);
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    if (region &&
        BASE_UNLIKELY(atomic_load_explicit(&region->control->waiters, memory_order_relaxed) != 0))
        fabric_ring(device);
}

/* The same when a full fence stands between the store and this call. */
static inline void fabric_ring_if_waited_fenced(int device)
{
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    if (region &&
        BASE_UNLIKELY(atomic_load_explicit(&region->control->waiters, memory_order_relaxed) != 0))
        fabric_ring(device);
}

/* Sleeps on the device's doorbell for at most `ns`, unless `*word` (the awaited 32 bits, or NULL)
 * no longer equals `seen` or the doorbell moved after `ticket`. */
uint32_t fabric_doorbell_ticket(int device);
void fabric_doorbell_sleep(int device, uint32_t ticket, uint64_t ns);
/* Marks the caller as waiting (waiters += 1, full fence) / not waiting. Between the two calls the
 * caller takes a ticket, re-checks its condition, then sleeps. */
void fabric_doorbell_enter(int device);
void fabric_doorbell_leave(int device);

/* First peer device whose process died without saying good-bye, or -1. One poll(2) over all
 * pidfds: for slow paths only (a wait older than some 20 ms). */
int fabric_dead_peer(void);

/* Whether the process that owns a device mapped here has ended, in a communicator with it or not.
 * System calls. */
bool fabric_owner_ended(int device);

/* Sum of the heartbeats of all mapped peer regions: moves while anybody makes progress. */
uint64_t fabric_heartbeats(void);

/* Rings the doorbell of every mapped device (own and peer, except `except`) that has unclaimed
 * work, so that its progress thread takes it over. Returns how many were rung. */
unsigned fabric_ring_unclaimed(int except);

/* Name of a device for texts: "rank 2 (device 2, pid 4711)" when a group knows its rank. The
 * buffer is thread-local, valid until the fourth later call. */
const char *fabric_device_name(int device);

#endif
