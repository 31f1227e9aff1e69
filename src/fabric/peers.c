/* fabric/peers: what this process knows about the processes it shares memory with: which ranks
 * they are, whether they live, whether they make progress. Slow paths only; everything here walks
 * the registry under its lock. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/scratch.h"
#include "base/time.h"
#include "fabric/peers.h"
#include "fabric/registry.h"
#include "fabric/rendezvous.h"

typedef struct membership {
    fabric_group *group;
    uint64_t id;
    struct membership *next;
} membership;

static membership *memberships; /* newest first; guarded by the registry's lock */

static fabric_region *region_at(uint32_t device)
{
    /* Acquire: pairs with the release of its publication. */
    return atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
}

aivd_status fabric_group_register(fabric_group *group, uint64_t group_id)
{
    membership *m = malloc(sizeof *m);
    if (!m)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a communicator");
    fabric_registry_lock();
    *m = (membership){.group = group, .id = group_id, .next = memberships};
    memberships = m;
    fabric_registry_unlock();
    return AIVD_OK;
}

uint64_t fabric_group_unregister(fabric_group *group)
{
    uint64_t id = 0;
    fabric_registry_lock();
    for (membership **at = &memberships; *at; at = &(*at)->next) {
        if ((*at)->group != group)
            continue;
        membership *m = *at;
        id = m->id;
        *at = m->next;
        free(m);
        break;
    }
    fabric_registry_unlock();
    return id;
}

/* The list's nodes stay allocated: free() is not for the child of a threaded process. */
void fabric_groups_forget(void)
{
    memberships = NULL;
}

/* ---- membership marks in the control page ---- */

void fabric_mark_joined(uint32_t device, uint64_t group_id)
{
    fabric_registry_lock();
    fabric_region *region = region_at(device);
    if (region && region->own) {
        fabric_control *control = region->control;
        size_t i = 0;
        while (i < FABRIC_GROUPS_MAX &&
               atomic_load_explicit(&control->groups[i], memory_order_relaxed) != 0)
            i++;
        if (i < FABRIC_GROUPS_MAX)
            atomic_store_explicit(&control->groups[i], group_id, memory_order_release);
        else
            atomic_fetch_add_explicit(&control->groups_beyond, 1, memory_order_release);
        atomic_store_explicit(&control->state, FABRIC_ALIVE, memory_order_release);
    }
    fabric_registry_unlock();
}

/* Number of entries in use. */
static size_t marks_left(const fabric_control *control)
{
    size_t used = atomic_load_explicit(&control->groups_beyond, memory_order_relaxed);
    for (size_t i = 0; i < FABRIC_GROUPS_MAX; i++)
        used += atomic_load_explicit(&control->groups[i], memory_order_relaxed) != 0;
    return used;
}

void fabric_mark_left(uint32_t device, uint64_t group_id)
{
    fabric_registry_lock();
    fabric_region *region = region_at(device);
    if (region && region->own) {
        fabric_control *control = region->control;
        size_t i = 0;
        while (i < FABRIC_GROUPS_MAX &&
               atomic_load_explicit(&control->groups[i], memory_order_relaxed) != group_id)
            i++;
        /* Release: pairs with the acquire in is_member, a peer that sees the entry gone sees all
         * this device did in the group. */
        if (i < FABRIC_GROUPS_MAX)
            atomic_store_explicit(&control->groups[i], 0, memory_order_release);
        else if (atomic_load_explicit(&control->groups_beyond, memory_order_relaxed))
            atomic_fetch_sub_explicit(&control->groups_beyond, 1, memory_order_release);
        if (marks_left(control) == 0)
            atomic_store_explicit(&control->state, FABRIC_LEFT, memory_order_release);
        fabric_ring((int)device);
    }
    fabric_registry_unlock();
}

static bool is_member(const fabric_control *control, uint64_t group_id)
{
    if (atomic_load_explicit(&control->groups_beyond, memory_order_acquire))
        return true;
    for (size_t i = 0; i < FABRIC_GROUPS_MAX; i++)
        if (atomic_load_explicit(&control->groups[i], memory_order_acquire) == group_id)
            return true;
    return false;
}

/* ---- liveness ---- */

static bool group_has_device(const fabric_group *group, uint32_t device)
{
    for (uint32_t r = 0; r < group->size; r++)
        if (group->members[r].device == device)
            return true;
    return false;
}

/* Whether the dead owner of the region was still in a group that this process is in, too. */
static bool death_matters(const fabric_region *region)
{
    if (atomic_load_explicit(&region->control->state, memory_order_acquire) == FABRIC_LEFT)
        return false;
    for (const membership *m = memberships; m; m = m->next)
        if (group_has_device(m->group, region->device) && is_member(region->control, m->id))
            return true;
    return false;
}

/* Where pidfds are missing (old kernels, valgrind): gone, or a zombie its parent has not read. */
static bool process_ended(pid_t pid)
{
    char path[32], line[256];
    if (kill(pid, 0) != 0 && errno == ESRCH)
        return true;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *stat = fopen(path, "re");
    if (!stat)
        return false;
    const char *state = fgets(line, sizeof line, stat) ? strrchr(line, ')') : NULL;
    fclose(stat);
    return state && state[1] == ' ' && (state[2] == 'Z' || state[2] == 'X');
}

static bool is_dead(const struct pollfd *fd, const fabric_region *region)
{
    return fd->fd >= 0 ? (fd->revents & (POLLIN | POLLHUP)) != 0 : process_ended(region->pid);
}

/* The device to name. A process that ends because a peer died leaves the peer's device behind in
 * `blamed`: the first death is the one to tell, not the ones that followed from it. */
static int first_dead(const struct pollfd *fds, const uint16_t *devices, nfds_t count)
{
    int follower = -1;
    for (nfds_t i = 0; i < count; i++) {
        fabric_region *region = region_at(devices[i]);
        if (!is_dead(&fds[i], region) || !death_matters(region))
            continue;
        uint32_t blamed = atomic_load_explicit(&region->control->blamed, memory_order_relaxed);
        if (!blamed)
            return devices[i];
        if (follower < 0) /* a device that is not mapped here would mean nothing to our user */
            follower = region_at(blamed - 1) ? (int)blamed - 1 : devices[i];
    }
    return follower;
}

/* Tells peers that outlive this process whom it blamed. */
static void note_blame(int dead)
{
    for (uint32_t d = 0; d < fabric_the_map.devices; d++) {
        fabric_region *region = region_at(d);
        uint32_t nobody = 0;
        if (region && region->own)
            atomic_compare_exchange_strong_explicit(&region->control->blamed, &nobody,
                                                    (uint32_t)dead + 1, memory_order_relaxed,
                                                    memory_order_relaxed);
    }
}

int fabric_dead_peer(void)
{
    struct pollfd fds[FABRIC_DEVICES_MAX];
    uint16_t devices[FABRIC_DEVICES_MAX];
    nfds_t count = 0;
    int dead = -1;
    fabric_registry_lock();
    for (uint32_t d = 0; d < fabric_the_map.devices; d++) {
        fabric_region *region = region_at(d);
        if (!region || region->own)
            continue;
        fds[count] = (struct pollfd){.fd = region->pidfd, .events = POLLIN};
        devices[count++] = (uint16_t)d;
    }
    if (count && poll(fds, count, 0) >= 0)
        dead = first_dead(fds, devices, count);
    if (dead >= 0)
        note_blame(dead);
    fabric_registry_unlock();
    return dead;
}

bool fabric_owner_ended(int device)
{
    bool ended = false;
    fabric_registry_lock();
    fabric_region *region =
        device < 0 || device >= FABRIC_DEVICES_MAX ? NULL : region_at((uint32_t)device);
    if (region && !region->own) {
        struct pollfd fd = {.fd = region->pidfd, .events = POLLIN};
        ended = poll(&fd, 1, 0) >= 0 && is_dead(&fd, region);
    }
    fabric_registry_unlock();
    return ended;
}

/* ---- members of groups ---- */

bool fabric_device_holds(uint32_t device, uint64_t address, uint64_t bytes)
{
    uint64_t start = (uint64_t)(uintptr_t)fabric_device_base(device);
    uint64_t base = start + FABRIC_CONTROL_SIZE, end = start + (1ull << fabric_the_map.shift);
    return address >= base && address <= end && bytes <= end - address;
}

bool fabric_device_open(uint32_t device, uint64_t region_id)
{
    const fabric_region *region = region_at(device);
    return region && region->id == region_id;
}

uint64_t fabric_identity_make(uint64_t region_id)
{
    static _Atomic uint64_t count; /* relaxed: only to differ */
    uint64_t x = base_now_ns() ^ (uint64_t)getpid() << 40 ^ region_id;
    x += 0x9e3779b97f4a7c15ull * (1 + atomic_fetch_add_explicit(&count, 1, memory_order_relaxed));
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return (x ^ x >> 31) | 1;
}

enum { WATCHED = 64 };

/* Whether a member has left is asked last: who leaves and then ends is not dead. */
static int64_t first_of(const fabric_watch *watch, struct pollfd *fds, const uint32_t *members,
                        nfds_t count)
{
    if (count == 0 || poll(fds, count, 0) < 0)
        return -1;
    for (nfds_t i = 0; i < count; i++) {
        const fabric_region *region = region_at((uint32_t)watch->device(watch->group, members[i]));
        if (region && is_dead(&fds[i], region) && !watch->left(watch->group, members[i]))
            return members[i];
    }
    return -1;
}

int64_t fabric_first_ended(const fabric_watch *watch)
{
    struct pollfd fds[WATCHED];
    uint32_t members[WATCHED];
    nfds_t count = 0;
    int64_t ended = -1;
    for (uint32_t i = 0; i < watch->count && ended < 0; i++) {
        int device = watch->device(watch->group, i);
        const fabric_region *region = device < 0 ? NULL : region_at((uint32_t)device);
        if (!region || region->own)
            continue;
        fds[count] = (struct pollfd){.fd = region->pidfd, .events = POLLIN};
        members[count++] = i;
        if (count == WATCHED) {
            ended = first_of(watch, fds, members, count);
            count = 0;
        }
    }
    return ended < 0 ? first_of(watch, fds, members, count) : ended;
}

uint64_t fabric_heartbeats(void)
{
    uint64_t sum = 0;
    fabric_registry_lock();
    for (uint32_t d = 0; d < fabric_the_map.devices; d++) {
        fabric_region *region = region_at(d);
        if (region && !region->own)
            sum += atomic_load_explicit(&region->control->heartbeat, memory_order_relaxed);
    }
    fabric_registry_unlock();
    return sum;
}

unsigned fabric_ring_unclaimed(int except)
{
    unsigned rung = 0;
    fabric_registry_lock();
    for (uint32_t d = 0; d < fabric_the_map.devices; d++) {
        fabric_region *region = region_at(d);
        if (!region || (int)d == except ||
            atomic_load_explicit(&region->control->unclaimed, memory_order_relaxed) == 0)
            continue;
        fabric_ring((int)d);
        rung++;
    }
    fabric_registry_unlock();
    return rung;
}

/* ---- names ---- */

const char *fabric_device_name(int device)
{
    static _Thread_local unsigned turn;
    char(*names)[64] = (char(*)[64])(void *)base_scratch(SCRATCH_FABRIC_NAME);
    char *name = names[turn++ % 4];
    if (device < 0 || device >= FABRIC_DEVICES_MAX) {
        snprintf(name, sizeof names[0], "host");
        return name;
    }
    fabric_registry_lock();
    fabric_region *region = region_at((uint32_t)device);
    int pid = region ? (int)region->pid : 0;
    snprintf(name, sizeof names[0], region ? "device %d (pid %d)" : "device %d", device, pid);
    for (const membership *m = memberships; m; m = m->next)
        for (uint32_t r = 0; r < m->group->size; r++)
            if (m->group->members[r].device == (uint32_t)device) {
                snprintf(name, sizeof names[0], "rank %u (device %d, pid %d)", r, device,
                         (int)m->group->members[r].pid);
                goto found;
            }
found:
    fabric_registry_unlock();
    return name;
}
