/* core/near: whether a peer's memory is near, that is in a cache which this CPU shares, or is this
 * CPU's own. It decides how small messages are pushed, for which a reader waits: into near memory
 * through the caches, into far memory past them (core/gm.h); and whether large data are pushed or
 * fetched (aivd_copy_near, core/way). It is not a property of the machine alone: ranks share CPUs,
 * and virtual machines move theirs. So it is measured: now and then a flag store is timed until the
 * line is ours. A line that the peer has not read since the last store is ours already, whatever
 * the distance: so long times count for more than short ones. */
#ifndef CORE_NEAR_H
#define CORE_NEAR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"
#include "base/time.h"
#include "core/gm.h"
#include "fabric/map.h"

enum { NEAR_EVERY = 17 /* prime: stores come in patterns */ };

/* A line each: threads of several ranks of one process count here. */
typedef struct core_reach {
    /* Flag stores to the device, of those that were counted. */
    _Alignas(BASE_CACHE_LINE) _Atomic uint32_t stores;
    /* Cycles of a store until it is done, in the upper mean; 0 = not known. */
    _Atomic uint32_t cycles;
} core_reach;

/* By device. Threads may lose each other's counts: it is an estimate. */
extern core_reach core_reaches[FABRIC_DEVICES_MAX];

/* Reads AIVDRIVE_NEAR, which may say what would be measured. */
aivd_status core_near_prepare(void);
/* After a timed store. */
void core_near_learn(core_reach *reach, uint64_t cycles);
/* Cycles below which a device is near; 0 until the first measurement. */
extern _Atomic uint32_t core_near_cycles;

/* The counter when everything before is done. */
static inline uint64_t core_near_now(void)
{
#if defined(__x86_64__)
    __builtin_ia32_lfence();
#elif defined(__aarch64__)
    __asm__ volatile("isb" ::: "memory");
#endif
    return base_cycles();
}

static inline bool core_near(int device)
{
    uint32_t mean = atomic_load_explicit(&core_reaches[device].cycles, memory_order_relaxed);
    return mean - 1 < atomic_load_explicit(&core_near_cycles, memory_order_relaxed);
}

/* Whether it lies in the memory of another device than `own`. */
static inline bool core_peer(int own, const void *to)
{
    int owner = fabric_device_of(to);
    return owner >= 0 && owner != own;
}

/* Whether the next flag store to the device is timed: its line is not to be fetched before. */
static inline bool core_near_times_next(int device)
{
    const core_reach *reach = &core_reaches[device];
    return (atomic_load_explicit(&reach->stores, memory_order_relaxed) + 1) % NEAR_EVERY == 0;
}

/* Stores a flag into a line of the device. */
static inline void core_near_store(int device, void *slot, const uint64_t *words, uint32_t bytes)
{
    core_reach *reach = &core_reaches[device];
    uint32_t n = atomic_load_explicit(&reach->stores, memory_order_relaxed) + 1;
    atomic_store_explicit(&reach->stores, n, memory_order_relaxed);
    uint64_t begin = 0;
    if (BASE_UNLIKELY(n % NEAR_EVERY == 0)) {
        atomic_thread_fence(memory_order_seq_cst); /* what was stored before is not timed */
        begin = core_near_now();
    }
    /* The release in it pairs with the acquire of gm_load_small in whoever polls or waits. */
    gm_store_small(slot, (const uint8_t *)words, bytes);
    if (BASE_UNLIKELY(begin != 0)) {
        atomic_thread_fence(memory_order_seq_cst); /* until it is there */
        core_near_learn(reach, core_near_now() - begin);
    }
}

#endif
