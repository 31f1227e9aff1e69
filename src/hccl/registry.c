/* hccl/registry.c: the table of live communicators of this process. */
#include "hccl/comm.h"

#include <string.h>

#include "base/compiler.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
hccl_place hccl_places[HCCL_COMMS_MAX];
static uint32_t alive;
static uint32_t last_serial;
static uint32_t next_slot;

/* The first of that name, better the one on `device`; counts all. */
static hccl_comm *find_named(const char *name, int32_t device, uint32_t *count)
{
    hccl_comm *found = NULL;
    *count = 0;
    for (uint32_t i = 0; i < HCCL_COMMS_MAX; i++) {
        if (!atomic_load_explicit(&hccl_places[i].handle, memory_order_relaxed))
            continue;
        hccl_comm *comm = hccl_places[i].comm;
        if (strcmp(comm->name, name) != 0)
            continue;
        ++*count;
        if (!found || comm->device == device)
            found = comm;
    }
    return found;
}

static aivd_status check_locked(const char *name, int32_t device)
{
    if (alive == HCCL_COMMS_MAX)
        return base_fail(AIVD_ERR_LIMIT, NULL,
                         "cannot create a communicator: %u are alive in this process and %u is the "
                         "limit; destroy some with HcclCommDestroy()",
                         alive, HCCL_COMMS_MAX);
    uint32_t count;
    const hccl_comm *same = name[0] ? find_named(name, device, &count) : NULL;
    if (same && same->device == device)
        return base_fail(AIVD_ERR_EXISTS, "EI0001",
                         "device %d already has a communicator named \"%s\"; give each an "
                         "hcclCommName of its own",
                         device, name);
    return AIVD_OK;
}

aivd_status hccl_registry_check(const char *name, int32_t device)
{
    pthread_mutex_lock(&lock);
    aivd_status s = check_locked(name, device);
    pthread_mutex_unlock(&lock);
    return s;
}

static aivd_status add_locked(hccl_comm *comm)
{
    aivd_status s = check_locked(comm->name, comm->device);
    if (s)
        return s;
    while (atomic_load_explicit(&hccl_places[next_slot].handle, memory_order_relaxed))
        next_slot = (next_slot + 1) % HCCL_COMMS_MAX;
    if (++last_serial == 0)
        last_serial = 1;
    comm->serial = last_serial;
    comm->handle = (uint64_t)comm->serial << 16 | (uint64_t)next_slot << 4 | 8;
    hccl_places[next_slot].comm = comm;
    /* Pairs with the acquire in hccl_registry_find. */
    atomic_store_explicit(&hccl_places[next_slot].handle, comm->handle, memory_order_release);
    next_slot = (next_slot + 1) % HCCL_COMMS_MAX;
    alive++;
    return AIVD_OK;
}

aivd_status hccl_registry_add(hccl_comm *comm)
{
    pthread_mutex_lock(&lock);
    aivd_status s = add_locked(comm);
    pthread_mutex_unlock(&lock);
    return s;
}

bool hccl_registry_remove(hccl_comm *comm)
{
    hccl_place *s = &hccl_places[comm->handle >> 4 & (HCCL_COMMS_MAX - 1)];
    pthread_mutex_lock(&lock);
    bool mine = atomic_load_explicit(&s->handle, memory_order_relaxed) == comm->handle;
    if (mine) {
        atomic_store_explicit(&s->handle, 0, memory_order_relaxed);
        s->comm = NULL;
        alive--;
    }
    pthread_mutex_unlock(&lock);
    return mine;
}

uint32_t hccl_registry_count(void)
{
    pthread_mutex_lock(&lock);
    uint32_t count = alive;
    pthread_mutex_unlock(&lock);
    return count;
}

hccl_comm *hccl_registry_serial(uint32_t serial)
{
    hccl_comm *found = NULL;
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < HCCL_COMMS_MAX && !found; i++)
        if (atomic_load_explicit(&hccl_places[i].handle, memory_order_relaxed) >> 16 == serial)
            found = hccl_places[i].comm;
    pthread_mutex_unlock(&lock);
    return found;
}

void hccl_registry_each(void (*see)(const hccl_comm *comm, void *context), void *context)
{
    pthread_mutex_lock(&lock);
    for (uint32_t i = 0; i < HCCL_COMMS_MAX; i++)
        if (atomic_load_explicit(&hccl_places[i].handle, memory_order_relaxed))
            see(hccl_places[i].comm, context);
    pthread_mutex_unlock(&lock);
}

hccl_comm *hccl_registry_named(const char *name, int32_t device, uint32_t *count)
{
    uint32_t found_count;
    pthread_mutex_lock(&lock);
    hccl_comm *comm = find_named(name, device, &found_count);
    pthread_mutex_unlock(&lock);
    if (count)
        *count = found_count;
    return comm;
}

aivd_status hccl_comm_get(HcclComm handle, const char *call, hccl_comm **comm)
{
    hccl_comm *found = hccl_registry_find((uint64_t)(uintptr_t)handle);
    if (BASE_LIKELY(found != NULL)) {
        *comm = found;
        return AIVD_OK;
    }
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: the communicator is NULL", call);
    return base_fail(AIVD_ERR_HANDLE, "EI0003",
                     "%s: %p is not a live communicator (destroyed, or never created)", call,
                     handle);
}

hccl_comm *hccl_registry_here(const char *name)
{
    int32_t device;
    uint32_t count;
    hccl_comm *comm = hccl_registry_named(name, -1, &count);
    if (comm && count > 1 && npu_device_current(&device) == AIVD_OK)
        comm = hccl_registry_named(name, device, NULL);
    return comm;
}
