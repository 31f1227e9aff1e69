/* fabric/region: creates, maps and unmaps device regions. Owns fabric_regions[]; may use the map
 * and memfds; knows nothing of sockets (descriptors are handed in) nor of allocation in the heap.
 *
 * fork: regions are not inherited (MADV_DONTFORK), as a device context is not on hardware. The
 * child starts without any region or group, holds no memory of its parent alive and cannot disturb
 * its peers; it may open devices of its own. */
#include "fabric/region.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/log.h"
#include "base/option.h"
#include "fabric/registry.h"

#define CONTROL_VERSION 1

fabric_region *_Atomic fabric_regions[FABRIC_DEVICES_MAX];

/* Structures for reuse, never freed. Not from malloc: clearing 64 KiB of books for each of hundreds
 * of peers would cost more than mapping the peers. */
static fabric_region *slots[FABRIC_DEVICES_MAX];
static pthread_mutex_t registry_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t fork_once = PTHREAD_ONCE_INIT;

void fabric_registry_lock(void)
{
    pthread_mutex_lock(&registry_mutex);
}

void fabric_registry_unlock(void)
{
    pthread_mutex_unlock(&registry_mutex);
}

static fabric_region *region_at(uint32_t device)
{
    return atomic_load_explicit(&fabric_regions[device], memory_order_relaxed);
}

static void close_descriptors(fabric_region *region)
{
    if (region->memfd >= 0)
        close(region->memfd);
    if (region->pidfd >= 0)
        close(region->pidfd);
    region->memfd = region->pidfd = -1;
}

static void forget_touched(fabric_region *region)
{
    uint64_t words = (region->size >> FABRIC_POOL_SHIFT) / 64 + 1;
    for (uint64_t i = 0; i < words && i < BASE_COUNT_OF(region->touched); i++)
        if (atomic_load_explicit(&region->touched[i], memory_order_relaxed))
            atomic_store_explicit(&region->touched[i], 0, memory_order_relaxed);
}

/* The mappings are gone in the child; only the traces in ordinary memory remain. */
static void forget_in_child(void)
{
    for (uint32_t d = 0; d < FABRIC_DEVICES_MAX; d++) {
        if (!region_at(d))
            continue;
        munmap(slots[d]->control, slots[d]->size); /* gone already, but valgrind does not know */
        close_descriptors(slots[d]);
        forget_touched(slots[d]);
        atomic_store_explicit(&fabric_regions[d], NULL, memory_order_relaxed);
    }
    fabric_groups_forget();
    pthread_mutex_unlock(&registry_mutex);
}

static void watch_forks(void)
{
    pthread_atfork(fabric_registry_lock, fabric_registry_unlock, forget_in_child);
}

/* A fresh structure for the device, not yet published. Lock held. */
static fabric_region *slot_take(uint32_t device)
{
    if (!slots[device]) {
        void *books = mmap(NULL, sizeof(fabric_region), PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (books == MAP_FAILED) {
            base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the books of device %u: %s",
                      device, strerror(errno));
            return NULL;
        }
        madvise(books, sizeof(fabric_region), MADV_NOHUGEPAGE); /* only its head is used */
        slots[device] = books;
    }
    fabric_region *region = slots[device];
    region->device = device;
    region->size = (uint64_t)1 << fabric_the_map.shift;
    region->memfd = region->pidfd = -1;
    region->users = 1;
    return region;
}

/* Release: whoever finds the pointer finds the structure filled in. */
static void publish(fabric_region *region)
{
    atomic_store_explicit(&fabric_regions[region->device], region, memory_order_release);
}

/* Leaves the books clean for the next user. */
static void unmap_locked(fabric_region *region)
{
    atomic_store_explicit(&fabric_regions[region->device], NULL, memory_order_relaxed);
    munmap(region->control, region->size);
    close_descriptors(region);
    region->control = NULL;
    forget_touched(region);
}

static void advise(void *address, uint64_t size)
{
    bool keep = false;
    if (base_option_bool(OPT_DUMP_REGIONS, &keep) != AIVD_OK || !keep)
        madvise(address, size, MADV_DONTDUMP);
    madvise(address, size, MADV_DONTFORK);
    madvise(address, size, MADV_HUGEPAGE); /* taken where the host offers it for shared memory */
}

static aivd_status map_memfd(int memfd, uint32_t device)
{
    uint64_t size = (uint64_t)1 << fabric_the_map.shift;
    void *wanted = fabric_device_base(device);
    void *got = mmap(wanted, size, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, memfd, 0);
    if (got == wanted) {
        advise(got, size);
        return AIVD_OK;
    }
    int error = got == MAP_FAILED ? errno : EEXIST;
    if (got != MAP_FAILED)
        munmap(got, size);
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                     "cannot map %" PRIu64 " MB of address space at %p for device %u: %s%s",
                     size >> 20, wanted, device, strerror(error),
                     error == ENOMEM ? "; raise ulimit -v and vm.max_map_count, or set a smaller "
                                       "AIVDRIVE_MAP_STRIDE on all ranks"
                                     : "; set AIVDRIVE_MAP_BASE to a free address on all ranks");
}

static aivd_status random_id(uint64_t *id)
{
    do {
        if (getrandom(id, sizeof *id, 0) != (ssize_t)sizeof *id)
            return base_fail(AIVD_ERR_SYSTEM, NULL, "getrandom failed: %s", strerror(errno));
    } while (*id == 0);
    return AIVD_OK;
}

/* Sealed against resizing: no process can take pages away under the others' feet. */
static aivd_status memfd_open(uint32_t device, int *memfd)
{
    char name[32];
    snprintf(name, sizeof name, "aivdrive-device-%u", device);
    int fd = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (fd < 0)
        return base_fail(errno == EMFILE || errno == ENFILE ? AIVD_ERR_LIMIT : AIVD_ERR_SYSTEM,
                         NULL, "memfd_create for device %u failed: %s", device, strerror(errno));
    if (ftruncate(fd, (off_t)1 << fabric_the_map.shift) != 0) {
        int error = errno;
        close(fd);
        return base_fail(AIVD_ERR_SYSTEM, NULL,
                         "cannot size the memory of device %u to %" PRIu64
                         " MB: %s; check ulimit -f",
                         device, (uint64_t)1 << (fabric_the_map.shift - 20), strerror(error));
    }
    fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
    *memfd = fd;
    return AIVD_OK;
}

static void control_init(fabric_region *region)
{
    fabric_control *control = region->control;
    control->version = CONTROL_VERSION;
    control->device = region->device;
    control->pid = region->pid;
    control->region_id = region->id;
    atomic_store_explicit(&control->state, FABRIC_ALIVE, memory_order_relaxed);
    control->magic = FABRIC_CONTROL_MAGIC;
}

static aivd_status create_locked(uint32_t device, fabric_region **region)
{
    fabric_region *old = region_at(device);
    if (old && old->own)
        return base_fail(AIVD_ERR_EXISTS, NULL, "device %u is open in this process already",
                         device);
    if (old)
        return base_fail(AIVD_ERR_EXISTS, NULL,
                         "device %u belongs to process %d, a peer of this process: open another "
                         "device (aclrtSetDevice with this rank's number), or destroy the "
                         "communicator with that process first",
                         device, (int)old->pid);
    fabric_region *fresh = slot_take(device);
    if (!fresh)
        return AIVD_ERR_HOST_MEMORY;
    aivd_status status = random_id(&fresh->id);
    if (status == AIVD_OK)
        status = memfd_open(device, &fresh->memfd);
    if (status != AIVD_OK)
        return status;
    status = map_memfd(fresh->memfd, device);
    if (status != AIVD_OK)
        goto close_memfd;
    fresh->own = true;
    fresh->pid = getpid();
    fresh->control = (fabric_control *)(void *)fabric_device_base(device);
    publish(fresh);
    status = fabric_populate(fresh->control, sizeof *fresh->control);
    if (status != AIVD_OK)
        goto unmap;
    control_init(fresh);
    *region = fresh;
    return AIVD_OK;
unmap:
    unmap_locked(fresh);
close_memfd:
    close_descriptors(fresh);
    return status;
}

aivd_status fabric_region_create(uint32_t device, fabric_region **region)
{
    aivd_status status = fabric_map_init();
    if (status != AIVD_OK)
        return status;
    if (device >= fabric_the_map.devices)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "device %u is out of range: the address map has room for devices 0 to %u",
                         device, fabric_the_map.devices - 1);
    pthread_once(&fork_once, watch_forks);
    fabric_registry_lock();
    status = create_locked(device, region);
    fabric_registry_unlock();
    return status;
}

void fabric_region_destroy(fabric_region *region)
{
    if (!region)
        return;
    fabric_registry_lock();
    if (region_at(region->device) == region && region->own) {
        fabric_control *control = region->control;
        /* Release: peers that see LEFT see everything this device did before. */
        atomic_store_explicit(&control->state, FABRIC_LEFT, memory_order_release);
        fabric_ring((int)region->device);
        unmap_locked(region);
    }
    fabric_registry_unlock();
}

/* ---- peers ---- */

static aivd_status pidfd_of(pid_t pid, int *pidfd)
{
    int fd = (int)syscall(SYS_pidfd_open, pid, 0);
    if (fd >= 0 || errno == ENOSYS || errno == EPERM) { /* old kernel, sandbox: kill(pid, 0) */
        *pidfd = fd;
        return AIVD_OK;
    }
    if (errno == ESRCH)
        return base_fail(AIVD_ERR_PEER, "EI0006", "process %d ended while joining", (int)pid);
    return base_fail(errno == EMFILE || errno == ENFILE ? AIVD_ERR_LIMIT : AIVD_ERR_SYSTEM, NULL,
                     "pidfd_open(%d) failed: %s; each peer needs one descriptor (ulimit -n)",
                     (int)pid, strerror(errno));
}

/* The first bytes of fabric_control. */
typedef struct identity {
    uint32_t magic, version, device;
    int32_t pid;
    uint64_t region_id;
} identity;
static_assert(offsetof(identity, region_id) == offsetof(fabric_control, region_id), "same layout");

/* Whether the descriptor is what the table says. Read through the file: a first look at the
 * mapping would be a page fault and two page tables for each peer. */
static aivd_status check_descriptor(int memfd, uint32_t device, pid_t pid, uint64_t region_id)
{
    struct stat facts;
    identity head;
    if (memfd >= 0 && fstat(memfd, &facts) == 0 && S_ISREG(facts.st_mode) &&
        facts.st_size == (off_t)1 << fabric_the_map.shift &&
        pread(memfd, &head, sizeof head, 0) == (ssize_t)sizeof head &&
        head.magic == FABRIC_CONTROL_MAGIC && head.version == CONTROL_VERSION &&
        head.region_id == region_id)
        return AIVD_OK;
    return base_fail(AIVD_ERR_FORMAT, "EI0006",
                     "the descriptor received for device %u is not the device region of process "
                     "%d (%" PRIu64 " MB)",
                     device, (int)pid, (uint64_t)1 << (fabric_the_map.shift - 20));
}

static aivd_status map_peer(uint32_t device, pid_t pid, uint64_t region_id, int memfd)
{
    aivd_status status = check_descriptor(memfd, device, pid, region_id);
    if (status != AIVD_OK)
        return status;
    fabric_region *fresh = slot_take(device);
    if (!fresh)
        return AIVD_ERR_HOST_MEMORY;
    status = pidfd_of(pid, &fresh->pidfd);
    if (status != AIVD_OK)
        return status;
    status = map_memfd(memfd, device);
    if (status != AIVD_OK)
        goto close_pidfd;
    fresh->own = false;
    fresh->pid = pid;
    fresh->id = region_id;
    fresh->control = (fabric_control *)(void *)fabric_device_base(device);
    publish(fresh);
    return AIVD_OK;
close_pidfd:
    close_descriptors(fresh);
    return status;
}

static aivd_status refuse_occupied(const fabric_region *old, uint32_t device, pid_t pid)
{
    if (old->own)
        return base_fail(AIVD_ERR_EXISTS, "EI0005",
                         "device %u is open in this process (%d), but in the communicator it "
                         "belongs to process %d: a device belongs to one process; call "
                         "aclrtResetDevice(%u) first, or use aclrtSetDevice(rank) only",
                         device, (int)getpid(), (int)pid, device);
    return base_fail(AIVD_ERR_EXISTS, "EI0005",
                     "device %u is still mapped from process %d, but now belongs to process %d: "
                     "destroy the communicators with the former first",
                     device, (int)old->pid, (int)pid);
}

aivd_status fabric_peer_acquire(uint32_t device, pid_t pid, uint64_t region_id, int memfd)
{
    if (device >= fabric_the_map.devices)
        return base_fail(AIVD_ERR_FORMAT, NULL, "a peer named device %u, outside the map", device);
    aivd_status status = AIVD_OK;
    pthread_once(&fork_once, watch_forks);
    fabric_registry_lock();
    fabric_region *old = region_at(device);
    if (!old)
        status = map_peer(device, pid, region_id, memfd);
    else if (old->id != region_id)
        status = refuse_occupied(old, device, pid);
    else if (!old->own)
        old->users++;
    fabric_registry_unlock();
    return status;
}

void fabric_peer_release(uint32_t device, uint64_t region_id)
{
    if (device >= FABRIC_DEVICES_MAX)
        return;
    fabric_registry_lock();
    fabric_region *region = region_at(device);
    if (region && !region->own && region->id == region_id && --region->users == 0)
        unmap_locked(region);
    fabric_registry_unlock();
}
