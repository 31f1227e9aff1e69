/* core/idle: the policy of waiting, for kernels and for host threads. Owns no state but a cached
 * list of the mapped devices; must not know what is waited for. */
#include "core/idle.h"

#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

#include "base/compiler.h"
#include "base/cpu.h"
#include "base/time.h"
#include "fabric/region.h"
#include "record/session.h"

enum {
    PAUSES = 4, /* before the first poll: sooner, it fetches the line half written */
    POLLS = 16,
    SPIN_NS = 4000,
    SLOW_NS = 100000, /* from here on the clock is read */
    SLEEP_AFTER_NS = 2000000,
    SLEEP_NS = 1000000, /* a hand-written poll returns at least this often */
    SLEEP_HOST_NS = 10000000,
    CROWD = 16, /* ranks on a CPU */
    CROWD_MOST = 10,
    RING_NS = 1000000,
    CHECK_NS = 20000000,
    REFRESH_NS = 5000000,
    PEERS_MAX = 64 /* whose CPU is looked at; more than that share CPUs anyway */
};

/* The devices mapped here, refreshed when it is older than some milliseconds. */
typedef struct idle_peers {
    uint64_t until; /* cycles */
    uint32_t count;
    uint32_t ranks; /* mapped devices, own included */
    uint16_t device[PEERS_MAX];
} idle_peers;

static _Thread_local idle_peers peers;
static _Thread_local int dead_device = -1;

/* Cycle counts of the limits above, calibrated once. */
static _Atomic uint64_t spin_cycles, slow_cycles, refresh_cycles;

void core_idle_prepare(void)
{
    /* Threads that race here store the same values. */
    atomic_store_explicit(&slow_cycles, base_cycles_from_ns(SLOW_NS), memory_order_relaxed);
    atomic_store_explicit(&refresh_cycles, base_cycles_from_ns(REFRESH_NS), memory_order_relaxed);
    atomic_store_explicit(&spin_cycles, base_cycles_from_ns(SPIN_NS), memory_order_relaxed);
}

static uint64_t limit(const _Atomic uint64_t *cycles)
{
    return atomic_load_explicit(cycles, memory_order_relaxed);
}

BASE_COLD static void peers_refresh(int own, uint64_t now)
{
    uint32_t devices = fabric_the_map.devices;
    peers.count = 0;
    peers.ranks = 0;
    for (uint32_t d = 0; d < devices && d < FABRIC_DEVICES_MAX; d++) {
        if (atomic_load_explicit(&fabric_regions[d], memory_order_relaxed) == NULL)
            continue;
        peers.ranks++;
        if ((int)d != own && peers.count < PEERS_MAX)
            peers.device[peers.count++] = (uint16_t)d;
    }
    peers.until = now + limit(&refresh_cycles);
}

void core_idle_publish_cpu(int device)
{
    if (device < 0)
        return;
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    if (region == NULL)
        return;
    uint32_t cpu = base_cpu_current() + 1;
    /* A hint: nobody orders anything by it. */
    if (atomic_load_explicit(&region->control->cpu, memory_order_relaxed) != cpu)
        atomic_store_explicit(&region->control->cpu, cpu, memory_order_relaxed);
}

bool core_idle_beside(int device)
{
    const fabric_region *region =
        atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
    return region != NULL && atomic_load_explicit(&region->control->cpu, memory_order_relaxed) ==
                                 base_cpu_current() + 1;
}

uint64_t core_spot_word(const void *address)
{
    const _Atomic uint64_t *word = (const _Atomic uint64_t *)((uintptr_t)address & ~(uintptr_t)7);
    /* Relaxed: only a reason to look again; the look itself acquires. */
    return atomic_load_explicit(word, memory_order_relaxed);
}

void core_idle_tell(int device, const void *word, uint64_t seen)
{
    fabric_control *own =
        atomic_load_explicit(&fabric_regions[device], memory_order_relaxed)->control;
    /* Relaxed: hints, read by threads of this CPU, which cannot see them half written for long. */
    atomic_store_explicit(&own->awaited_seen, seen, memory_order_relaxed);
    atomic_store_explicit(&own->awaited, (uint64_t)(uintptr_t)word, memory_order_relaxed);
}

/* The word lies in a region that is mapped here as long as the other is a peer. */
static core_idle_others other_now(const fabric_control *control)
{
    uint64_t word = atomic_load_explicit(&control->awaited, memory_order_relaxed);
    uint64_t seen = atomic_load_explicit(&control->awaited_seen, memory_order_relaxed);
    if (word == 0)
        return IDLE_OTHERS_MIGHT;
    return core_spot_word((const void *)(uintptr_t)word) == seen ? IDLE_OTHERS_WAIT
                                                                 : IDLE_OTHERS_CAN;
}

core_idle_others core_idle_others_now(int device)
{
    const uint64_t now = base_cycles();
    if (BASE_UNLIKELY(now > peers.until))
        peers_refresh(device, now);
    const uint32_t cpu = base_cpu_current() + 1;
    core_idle_others most = peers.ranks > PEERS_MAX ? IDLE_OTHERS_MIGHT : IDLE_OTHERS_WAIT;
    for (uint32_t i = 0; i < peers.count && most != IDLE_OTHERS_CAN; i++) {
        const fabric_region *region =
            atomic_load_explicit(&fabric_regions[peers.device[i]], memory_order_relaxed);
        if (region == NULL ||
            atomic_load_explicit(&region->control->cpu, memory_order_relaxed) != cpu)
            continue;
        core_idle_others this = other_now(region->control);
        most = this > most ? this : most;
    }
    return most;
}

/* Whether somebody I may wait for cannot run while I do. */
static bool shares_cpu(int own, int from, uint64_t now)
{
    if (from >= 0)
        return core_idle_beside(from);
    if (BASE_UNLIKELY(now > peers.until))
        peers_refresh(own, now);
    /* A rank bound to one CPU knows from the words below exactly who shares it. */
    uint32_t cpus = base_cpu_count();
    if (cpus > 1 && peers.ranks > cpus)
        return true;
    uint32_t cpu = base_cpu_current() + 1;
    for (uint32_t i = 0; i < peers.count; i++) {
        fabric_region *region =
            atomic_load_explicit(&fabric_regions[peers.device[i]], memory_order_relaxed);
        if (region != NULL &&
            atomic_load_explicit(&region->control->cpu, memory_order_relaxed) == cpu)
            return true;
    }
    return false;
}

static bool changed(const core_spot *spot)
{
    return spot->address != NULL && core_spot_word(spot->address) != spot->seen;
}

/* With hundreds of ranks on a CPU, those that wake to look for themselves would keep it from those
 * that have something to do. The doorbell wakes them as before. */
static uint64_t crowd(void)
{
    uint64_t times = peers.ranks / (CROWD * base_cpu_count());
    return times < 1 ? 1 : times < CROWD_MOST ? times : CROWD_MOST;
}

static void nap(uint64_t ns)
{
    struct timespec t = {.tv_sec = 0, .tv_nsec = (long)ns};
    nanosleep(&t, NULL);
}

/* Enter, ticket, look again, sleep: fabric/region.h says why no ring is lost. */
static void sleep_on_doorbell(const core_spot *spot, uint64_t ns)
{
    int device = fabric_device_of(spot->address);
    if (device < 0 || atomic_load_explicit(&fabric_regions[device], memory_order_relaxed) == NULL)
        device = spot->device;
    if (device < 0 || atomic_load_explicit(&fabric_regions[device], memory_order_relaxed) == NULL) {
        nap(ns);
        return;
    }
    fabric_doorbell_enter(device);
    uint32_t ticket = fabric_doorbell_ticket(device);
    if (!changed(spot))
        fabric_doorbell_sleep(device, ticket, ns);
    fabric_doorbell_leave(device);
}

/* Peers, and the own device: its other streams and workers count as well. */
static uint64_t beats_of_all(int own)
{
    uint64_t beats = fabric_heartbeats();
    fabric_region *region =
        own < 0 ? NULL : atomic_load_explicit(&fabric_regions[own], memory_order_relaxed);
    if (region != NULL)
        beats += atomic_load_explicit(&region->control->heartbeat, memory_order_relaxed);
    return beats;
}

static core_verdict check(core_idle *idle, const core_spot *spot, uint64_t stall_limit_ns,
                          uint64_t now_ns)
{
    idle->checks++;
    uint64_t beats = beats_of_all(spot->device);
    if (beats != idle->beats) {
        idle->beats = beats;
        idle->stall_ns = now_ns;
    }
    if (stall_limit_ns != BASE_NEVER && now_ns - idle->stall_ns >= stall_limit_ns)
        return IDLE_STALLED;
    int dead = fabric_dead_peer();
    if (dead < 0)
        return IDLE_GO_ON;
    dead_device = dead;
    return IDLE_PEER_DEAD;
}

BASE_COLD static core_verdict slow_step(core_idle *idle, const core_spot *spot,
                                        uint64_t stall_limit_ns, void (*before_sleep)(void *),
                                        void *context)
{
    uint64_t now_ns = record_clock_ns();
    if (idle->since_ns == 0) {
        idle->since_ns = now_ns - SLOW_NS;
        idle->stall_ns = idle->since_ns;
        idle->beats = beats_of_all(spot->device);
        idle->next_ring_ns = now_ns;
        idle->next_check_ns = now_ns + CHECK_NS;
        if (stall_limit_ns < CHECK_NS)
            idle->next_check_ns = now_ns + stall_limit_ns;
    }
    if (now_ns >= idle->next_ring_ns) {
        idle->next_ring_ns = now_ns + RING_NS;
        fabric_ring_unclaimed(-1);
        core_idle_publish_cpu(spot->device);
    }
    if (now_ns >= idle->next_check_ns) {
        idle->next_check_ns = now_ns + CHECK_NS;
        core_verdict verdict = check(idle, spot, stall_limit_ns, now_ns);
        if (verdict != IDLE_GO_ON)
            return verdict;
    }
    if (!spot->may_sleep || now_ns - idle->since_ns < SLEEP_AFTER_NS) {
        sched_yield();
        return IDLE_GO_ON;
    }
    if (idle->sleeps++ == 0 && before_sleep != NULL)
        before_sleep(context);
    uint64_t ns = SLEEP_NS * crowd();
    if (spot->host && spot->address != NULL && idle->sleeps > 4)
        ns = SLEEP_HOST_NS;
    sleep_on_doorbell(spot, ns);
    return IDLE_GO_ON;
}

core_verdict core_idle_step(core_idle *idle, const core_spot *spot, uint64_t stall_limit_ns,
                            void (*before_sleep)(void *), void *context)
{
    uint64_t now = base_cycles();
    if (idle->since == 0) {
        if (BASE_UNLIKELY(limit(&spin_cycles) == 0))
            core_idle_prepare();
        idle->since = now;
        idle->since_ns = 0;
        idle->sleeps = 0;
        idle->checks = 0;
    }
    uint64_t streak = now - idle->since;
    if (streak > limit(&slow_cycles))
        return slow_step(idle, spot, stall_limit_ns, before_sleep, context);
    if (streak > limit(&spin_cycles) || shares_cpu(spot->device, spot->from, now)) {
        sched_yield();
        return IDLE_GO_ON;
    }
    if (streak == 0)
        for (int i = 0; i < PAUSES; i++)
            base_pause();
    /* Only one address to wait for: watch it here, without a look at the counter between polls. */
    for (int i = spot->alone ? POLLS : 1; i > 0 && !changed(spot); i--)
        base_pause();
    return IDLE_GO_ON;
}

int core_idle_dead_device(void)
{
    return dead_device;
}
