/* npu/vm: device addresses and device memory apart from each other.
 *
 *     reservation   addresses of the own device, a block of its heap without pages
 *     physical      memory; it has a home: a block of the heap nobody knows, until it is mapped
 *     mapping       [at, at + size) of a reservation shows [offset, ...) of a physical
 *
 * The first mapping of a whole physical becomes its home, so that the memory has one address and
 * peers that map this device see it there. Further mappings, and those of imported memory, are
 * aliases: a second address in this process (fabric/alias). A home stays where it is until its
 * physical is gone, also while nothing maps it. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fabric/alias.h"
#include "fabric/share.h"
#include "npu/device.h"
#include "record/ring.h"

enum { PHYSICALS_MAX = 65536 };

typedef struct reservation {
    struct reservation *next;
    npu_device *device;
    uint64_t at, size;
    bool released; /* by its user; a home keeps it */
} reservation;

struct npu_physical {
    npu_slot slot;
    npu_physical *next; /* all that have memory */
    uint64_t size, home;
    int32_t device; /* of the home */
    bool hidden;    /* the home is a block of its own */
    bool imported, exported;
    bool freed;    /* by its user; mappings keep it */
    int memfd;     /* imported: of the home's region, else -1 */
    uint32_t maps; /* that show it */
    fabric_share share;
    fabric_share_name name;
};

typedef struct mapping {
    struct mapping *next;
    uint64_t at, size;
    npu_physical *physical;
    bool alias;
} mapping;

static npu_pool pool = NPU_POOL("physical memory", 8, PHYSICALS_MAX, AIVD_ERR_LIMIT);
_Static_assert(sizeof(npu_physical) <= 256, "physical memory fits its place in the pool");

/* Guards everything here; before heap.lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static reservation *reservations;
static npu_physical *physicals;
static mapping *mappings;
static _Atomic uint32_t aliases; /* mappings that are one; most processes have none */

static bool overlap(uint64_t a, uint64_t a_size, uint64_t b, uint64_t b_size)
{
    return a < b + b_size && b < a + a_size;
}

static void *pointer(uint64_t address)
{
    return (void *)(uintptr_t)address;
}

static aivd_status whole_granules(uint64_t size, const char *what)
{
    if (size != 0 && size % NPU_GRANULE == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s of %llu bytes; give a multiple of %llu (2 MiB, "
                     "aclrtMemGetAllocationGranularity)",
                     what, (unsigned long long)size, NPU_GRANULE);
}

/* ---- reservations ---- */

static reservation *reservation_of(uint64_t at, uint64_t size)
{
    for (reservation *r = reservations; r; r = r->next)
        if (at >= r->at && at - r->at < r->size && size <= r->size - (at - r->at) && !r->released)
            return r;
    return NULL;
}

aivd_status npu_vm_reserve(uint64_t size, void **address)
{
    npu_device *device;
    uint64_t at = 0;
    aivd_status status = npu_device_here(&device);
    if (status == AIVD_OK)
        status = whole_granules(size, "a reservation");
    if (status)
        return status;
    reservation *r = calloc(1, sizeof *r);
    if (!r)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a reservation");
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&device->heap.lock);
    status = npu_heap_take(&device->heap, size, true, &at);
    if (status == AIVD_OK)
        npu_heap_at(&device->heap, at)->reserved = true;
    pthread_mutex_unlock(&device->heap.lock);
    if (status == AIVD_OK) {
        *r = (reservation){.next = reservations, .device = device, .at = at, .size = size};
        reservations = r;
    }
    pthread_mutex_unlock(&lock);
    if (status) {
        free(r);
        return base_fail(AIVD_ERR_MEMORY, NULL,
                         "device %d: no %llu bytes of addresses in one piece; its range has %llu "
                         "MB, set a larger AIVDRIVE_MAP_STRIDE",
                         device->id, (unsigned long long)size,
                         (unsigned long long)(device->region->size >> 20));
    }
    *address = pointer(at);
    return AIVD_OK;
}

/* Gives the addresses back when no home lies there. Lock held. */
static void reservation_end(reservation *r)
{
    for (npu_physical *p = physicals; p; p = p->next)
        if (!p->hidden && !p->imported && overlap(p->home, p->size, r->at, r->size))
            return;
    npu_heap *heap = &r->device->heap;
    pthread_mutex_lock(&heap->lock);
    npu_heap_give(heap, r->at);
    pthread_mutex_unlock(&heap->lock);
    reservation **at = &reservations;
    while (*at != r)
        at = &(*at)->next;
    *at = r->next;
    free(r);
}

aivd_status npu_vm_release(void *address)
{
    uint64_t at = (uint64_t)(uintptr_t)address;
    aivd_status status = AIVD_OK;
    pthread_mutex_lock(&lock);
    reservation *r = reservation_of(at, 1);
    const mapping *m = mappings;
    while (m && r && !overlap(m->at, m->size, r->at, r->size))
        m = m->next;
    if (!r || r->at != at)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "%p is not the start of a reserved range (released before, or not from "
                           "aclrtReserveMemAddress)",
                           address);
    else if (m)
        status =
            base_fail(AIVD_ERR_PARAM, NULL,
                      "the range at %p still has memory mapped at %p; call aclrtUnmapMem first",
                      address, pointer(m->at));
    else {
        r->released = true;
        reservation_end(r);
    }
    pthread_mutex_unlock(&lock);
    return status;
}

/* ---- physical memory ---- */

static aivd_status stale(const npu_physical *physical)
{
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "physical memory %p is not a live handle (freed before, or never allocated)",
                     (const void *)physical);
}

static void enlist(npu_physical *p)
{
    pthread_mutex_lock(&lock);
    p->next = physicals;
    physicals = p;
    npu_pool_publish(p);
    pthread_mutex_unlock(&lock);
}

aivd_status npu_physical_alloc(int32_t device, uint64_t size, npu_physical **made)
{
    npu_physical *p;
    void *home;
    aivd_status status = whole_granules(size, "physical memory");
    if (status == AIVD_OK)
        status = npu_pool_take(&pool, &p);
    if (status)
        return status;
    /* The allocator keeps some bytes of its own behind every block. */
    status = npu_mem_alloc(device, size - NPU_HEAP_SLACK, NPU_MEM_POPULATED, &home);
    if (status) {
        npu_pool_give(&pool, p);
        return status;
    }
    p->size = size;
    p->home = (uint64_t)(uintptr_t)home;
    p->device = device;
    p->hidden = true;
    p->memfd = -1;
    enlist(p);
    *made = p;
    return AIVD_OK;
}

/* What user memory is charged for, and given back. */
static void charge(npu_device *device, int64_t bytes)
{
    pthread_mutex_lock(&device->heap.lock);
    device->heap.used = (uint64_t)((int64_t)device->heap.used + bytes);
    pthread_mutex_unlock(&device->heap.lock);
}

static void leave_home(npu_physical *p)
{
    npu_device *device = npu_device_find(p->device);
    if (p->hidden) {
        npu_mem_free(pointer(p->home));
        return;
    }
    fabric_release_pages(pointer(p->home), p->size);
    charge(device, -(int64_t)p->size);
    uint64_t home = p->home, size = p->size;
    p->size = 0; /* no home any more */
    for (reservation *r = reservations, *next; r; r = next) {
        next = r->next;
        if (r->released && overlap(r->at, r->size, home, size))
            reservation_end(r);
    }
}

/* Freed and no longer mapped. Lock held. */
static void physical_end(npu_physical *p)
{
    npu_physical **at = &physicals;
    while (*at != p)
        at = &(*at)->next;
    *at = p->next;
    if (p->exported)
        fabric_share_end(&p->name);
    if (p->imported) {
        close(p->memfd);
        fabric_share_drop(&p->share);
    } else {
        leave_home(p);
    }
    npu_pool_give(&pool, p);
}

aivd_status npu_physical_free(npu_physical *physical)
{
    if (!npu_pool_owns(&pool, physical) || !npu_pool_retire(physical))
        return stale(physical);
    pthread_mutex_lock(&lock);
    physical->freed = true;
    if (physical->maps == 0)
        physical_end(physical);
    pthread_mutex_unlock(&lock);
    return AIVD_OK;
}

/* ---- mapping ---- */

static bool home_taken(uint64_t at, uint64_t size, const npu_physical *except)
{
    for (const npu_physical *p = physicals; p; p = p->next)
        if (p != except && !p->imported && overlap(p->home, p->size, at, size))
            return true;
    return false;
}

/* Whether this mapping may be the place where the memory is; then moves it there: nothing has been
 * written to it yet. Lock held. */
static aivd_status settle(npu_physical *p, npu_device *device, uint64_t at, uint64_t size,
                          uint64_t offset, bool *home)
{
    *home = !p->hidden && !p->imported && p->home + offset == at;
    bool can = p->hidden && !p->imported && !p->exported && p->maps == 0 && offset == 0 &&
               size == p->size && p->device == device->id && !home_taken(at, size, p);
    if (!can)
        return AIVD_OK;
    npu_mem_free(pointer(p->home));
    p->hidden = false;
    p->home = at;
    charge(device, (int64_t)size);
    *home = true;
    aivd_status status = fabric_populate(pointer(at), size);
    if (status == AIVD_OK)
        return AIVD_OK;
    /* Somebody else was faster with the pages: back to a block of its own, as far as there is one.
     */
    void *block;
    charge(device, -(int64_t)size);
    if (npu_mem_alloc(device->id, size - NPU_HEAP_SLACK, NPU_MEM_LAZY, &block) == AIVD_OK) {
        p->home = (uint64_t)(uintptr_t)block;
        p->hidden = true;
    }
    return status;
}

static void tell(record_kind kind, const mapping *m, int32_t device)
{
    record_host(&(record_event){.kind = (uint16_t)kind,
                                .to = m->at,
                                .size = m->size,
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .id = ALLOC_MAPPED,
                                .device = device},
                NULL);
}

static aivd_status map_check(uint64_t at, uint64_t size, uint64_t offset, const npu_physical *p,
                             reservation **inside)
{
    aivd_status status = whole_granules(size, "a mapping");
    if (status)
        return status;
    if (offset % NPU_GRANULE != 0 || offset > p->size || size > p->size - offset)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%llu bytes from offset %llu of %llu bytes of physical memory; offsets "
                         "are multiples of 2 MiB",
                         (unsigned long long)size, (unsigned long long)offset,
                         (unsigned long long)p->size);
    *inside = reservation_of(at, size);
    if (!*inside || at % NPU_GRANULE != 0)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%llu bytes at %p do not lie in one reserved range, or not at a multiple "
                         "of 2 MiB; call aclrtReserveMemAddress first",
                         (unsigned long long)size, pointer(at));
    for (const mapping *m = mappings; m; m = m->next)
        if (overlap(m->at, m->size, at, size))
            return base_fail(
                AIVD_ERR_PARAM, NULL,
                "memory is mapped at %p (%llu bytes) already; call aclrtUnmapMem first",
                pointer(m->at), (unsigned long long)m->size);
    return AIVD_OK;
}

/* Lock held. */
static aivd_status map(uint64_t at, uint64_t size, uint64_t offset, npu_physical *p, mapping *m)
{
    reservation *inside;
    bool home;
    aivd_status status = map_check(at, size, offset, p, &inside);
    if (status == AIVD_OK)
        status = settle(p, inside->device, at, size, offset, &home);
    if (status == AIVD_OK && !home)
        status = fabric_alias_map(pointer(at), size, pointer(p->home + offset),
                                  p->imported ? p->memfd : fabric_alias_memfd(p->device));
    if (status)
        return status;
    *m = (mapping){.next = mappings, .at = at, .size = size, .physical = p, .alias = !home};
    atomic_fetch_add_explicit(&aliases, m->alias, memory_order_relaxed);
    mappings = m;
    p->maps++;
    if (record_on())
        tell(RECORD_ALLOC, m, inside->device->id);
    return AIVD_OK;
}

aivd_status npu_vm_map(void *address, uint64_t size, uint64_t offset, npu_physical *physical)
{
    if (!npu_pool_owns(&pool, physical))
        return stale(physical);
    mapping *m = calloc(1, sizeof *m);
    if (!m)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a mapping");
    pthread_mutex_lock(&lock);
    aivd_status status = map((uint64_t)(uintptr_t)address, size, offset, physical, m);
    pthread_mutex_unlock(&lock);
    if (status)
        free(m);
    return status;
}

/* Lock held. */
static aivd_status unmap(mapping **at)
{
    mapping *m = *at;
    npu_physical *p = m->physical;
    if (record_on())
        tell(RECORD_FREE, m, fabric_device_of(pointer(m->at)));
    npu_heap_end_mapped();
    aivd_status status = m->alias ? fabric_alias_unmap(pointer(m->at), m->size) : AIVD_OK;
    atomic_fetch_sub_explicit(&aliases, m->alias && !status, memory_order_relaxed);
    *at = m->next;
    free(m);
    if (--p->maps == 0 && p->freed)
        physical_end(p);
    return status;
}

aivd_status npu_vm_unmap(void *address)
{
    aivd_status status;
    pthread_mutex_lock(&lock);
    mapping **at = &mappings;
    while (*at && (*at)->at != (uint64_t)(uintptr_t)address)
        at = &(*at)->next;
    if (*at)
        status = unmap(at);
    else
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "%p is not the start of mapped memory (unmapped before, or a pointer "
                           "into the middle)",
                           address);
    pthread_mutex_unlock(&lock);
    return status;
}

/* ---- questions ---- */

static const mapping *mapping_of(uint64_t at)
{
    const mapping *m = mappings;
    while (m && !(at >= m->at && at - m->at < m->size))
        m = m->next;
    return m;
}

bool npu_vm_find(const void *address, void **base, uint64_t *size)
{
    pthread_mutex_lock(&lock);
    const mapping *m = mapping_of((uint64_t)(uintptr_t)address);
    if (m) {
        *base = pointer(m->at);
        *size = m->size;
    }
    pthread_mutex_unlock(&lock);
    return m != NULL;
}

bool npu_vm_alias(const void *address)
{
    if (atomic_load_explicit(&aliases, memory_order_relaxed) == 0)
        return false;
    pthread_mutex_lock(&lock);
    const mapping *m = mapping_of((uint64_t)(uintptr_t)address);
    bool alias = m && m->alias;
    pthread_mutex_unlock(&lock);
    return alias;
}

aivd_status npu_vm_check(const void *address, uint64_t size, const char *what)
{
    uint64_t begin = (uint64_t)(uintptr_t)address, at = begin;
    pthread_mutex_lock(&lock);
    const mapping *m = NULL;
    while (at - begin < size && (m = mapping_of(at)) != NULL)
        at = m->at + m->size;
    pthread_mutex_unlock(&lock);
    if (at - begin >= size)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "%s %p + %llu bytes: the addresses from %p are reserved, but no memory is "
                     "mapped there (aclrtMapMem)",
                     what, address, (unsigned long long)size, pointer(at));
}

/* ---- other processes ---- */

aivd_status npu_physical_export(npu_physical *physical, bool open, char key[NPU_KEY_BYTES],
                                uint64_t *number)
{
    aivd_status status = AIVD_OK;
    if (!npu_pool_owns(&pool, physical))
        return stale(physical);
    pthread_mutex_lock(&lock);
    if (physical->imported)
        status =
            base_fail(AIVD_ERR_PARAM, NULL, "physical memory %p was imported: its owner exports it",
                      (void *)physical);
    if (status == AIVD_OK && !physical->exported) {
        const fabric_share what = {.kind = SHARE_PHYSICAL,
                                   .device = (uint32_t)physical->device,
                                   .address = physical->home,
                                   .size = physical->size};
        status = fabric_share_export(&what, open, &physical->name);
        physical->exported = status == AIVD_OK;
    }
    if (status == AIVD_OK) {
        fabric_share_text(&physical->name, key);
        *number = fabric_share_number(&physical->name);
    }
    pthread_mutex_unlock(&lock);
    return status;
}

static aivd_status name_of(const char *key, uint64_t number, fabric_share_name *name)
{
    if (!key)
        *name = fabric_share_of_number(number, SHARE_PHYSICAL);
    if (key ? fabric_share_parse(key, name) && name->kind == SHARE_PHYSICAL : name->socket != 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "the shareable handle is not one of aclrtMemExportToShareableHandle");
}

aivd_status npu_physical_allow(const char *key, uint64_t number, const int32_t *pids, size_t count)
{
    fabric_share_name name;
    aivd_status status = name_of(key, number, &name);
    return status ? status : fabric_share_allow(&name, pids, count);
}

aivd_status npu_physical_import(const char *key, uint64_t number, npu_physical **made)
{
    fabric_share_name name;
    npu_physical *p;
    aivd_status status = name_of(key, number, &name);
    if (status == AIVD_OK)
        status = npu_pool_take(&pool, &p);
    if (status)
        return status;
    status = fabric_share_import(&name, &p->share, &p->memfd);
    if (status) {
        npu_pool_give(&pool, p);
        return status;
    }
    p->imported = true;
    p->size = p->share.size;
    p->home = p->share.address;
    p->device = (int32_t)p->share.device;
    enlist(p);
    *made = p;
    return AIVD_OK;
}

/* ---- a device closes ---- */

void npu_vm_forget(npu_device *device)
{
    pthread_mutex_lock(&lock);
    for (mapping **at = &mappings; *at;) {
        if (fabric_device_of(pointer((*at)->at)) == device->id ||
            (*at)->physical->device == device->id)
            unmap(at);
        else
            at = &(*at)->next;
    }
    for (npu_physical *p = physicals, *next; p; p = next) {
        next = p->next;
        if (p->device == device->id && !p->imported && npu_pool_retire(p))
            physical_end(p);
    }
    for (reservation *r = reservations, *next; r; r = next) {
        next = r->next;
        if (r->device == device)
            reservation_end(r);
    }
    pthread_mutex_unlock(&lock);
}
