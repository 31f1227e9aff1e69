/* hccl/memory_range.c: a caller who maps memory by hand (aclrtReserveMemAddress, aclrtMapMem) tells
 * the communicator which addresses those are, and which of them hold memory now.
 *
 * Device memory is reached by all ranks at its own address, so nothing has to be prepared for the
 * collectives. What these calls do here: the book of what may be used is kept and every mistake in
 * it refused, and active memory is granted to all members (the checker reports peers' accesses to
 * memory that is not). */
#include "hccl/memory_range.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/hccl_comm.h"
#include "hccl/result.h"

typedef struct active {
    struct active *next;
    uint64_t at, size;
} active;

typedef struct hccl_range {
    struct hccl_range *next;
    uint64_t at, size;
    active *actives;
} hccl_range;

static uint64_t number(const void *address)
{
    return (uint64_t)(uintptr_t)address;
}

static bool overlap(uint64_t a, uint64_t a_size, uint64_t b, uint64_t b_size)
{
    return a < b + b_size && b < a + a_size;
}

/* The communicator, with a required address that is not NULL. */
static aivd_status begin(HcclComm handle, const void *address, const char *call, const char *which,
                         hccl_comm **comm)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (!s && !address)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, which);
    return s;
}

static aivd_status end(hccl_comm *comm, aivd_status status)
{
    pthread_mutex_unlock(&comm->lock);
    return status;
}

/* ---- ranges ---- */

static aivd_status range_check(const hccl_comm *comm, const void *base, uint64_t size,
                               uint64_t alignment, uint64_t flags)
{
    const char *call = "HcclCommSetMemoryRange";
    if (size == 0 || number(base) + size < number(base))
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: size is %llu", call,
                         (unsigned long long)size);
    if (flags != 0)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: flags are %llu, the only value is 0", call,
                         (unsigned long long)flags);
    if (alignment & (alignment - 1) || (alignment && number(base) & (alignment - 1)))
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: alignment is %llu, allowed are 0 and the powers of two that %p is a "
                         "multiple of",
                         call, (unsigned long long)alignment, base);
    if (fabric_device_of(base) != comm->device ||
        fabric_device_of((const uint8_t *)base + size - 1) != comm->device)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: [%p, +%llu) are not addresses of device %d; give what "
                         "aclrtReserveMemAddress() gave there",
                         call, base, (unsigned long long)size, comm->device);
    for (const hccl_range *r = comm->ranges; r; r = r->next)
        if (overlap(r->at, r->size, number(base), size))
            return base_fail(AIVD_ERR_EXISTS, "EI0003",
                             "%s: [%p, +%llu) overlaps the range declared at 0x%llx", call, base,
                             (unsigned long long)size, (unsigned long long)r->at);
    return AIVD_OK;
}

static aivd_status range_add(hccl_comm *comm, const void *base, uint64_t size)
{
    hccl_range *r = calloc(1, sizeof *r);
    if (!r)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a memory range");
    *r = (hccl_range){.next = comm->ranges, .at = number(base), .size = size};
    comm->ranges = r;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommSetMemoryRange(HcclComm comm, void *baseVirPtr, size_t size,
                                              size_t alignment, uint64_t flags)
{
    hccl_comm *c;
    aivd_status s = begin(comm, baseVirPtr, __func__, "baseVirPtr", &c);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = range_check(c, baseVirPtr, size, alignment, flags);
    return hccl_result(end(c, s ? s : range_add(c, baseVirPtr, size)));
}

static aivd_status range_remove(hccl_comm *comm, const void *base)
{
    hccl_range **link = &comm->ranges;
    while (*link && (*link)->at != number(base))
        link = &(*link)->next;
    hccl_range *r = *link;
    if (!r)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommUnsetMemoryRange: no range of communicator \"%s\" begins at %p",
                         comm->name, base);
    if (r->actives)
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclCommUnsetMemoryRange: memory at 0x%llx is still active in the range at "
            "%p; call HcclCommDeactivateCommMemory() first",
            (unsigned long long)r->actives->at, base);
    *link = r->next;
    free(r);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommUnsetMemoryRange(HcclComm comm, void *baseVirPtr)
{
    hccl_comm *c;
    aivd_status s = begin(comm, baseVirPtr, __func__, "baseVirPtr", &c);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    return hccl_result(end(c, range_remove(c, baseVirPtr)));
}

/* ---- active memory ---- */

static hccl_range *range_around(hccl_comm *comm, uint64_t at, uint64_t size)
{
    hccl_range *r = comm->ranges;
    while (r && (at < r->at || at - r->at > r->size || size > r->size - (at - r->at)))
        r = r->next;
    return r;
}

static aivd_status active_check(hccl_comm *comm, const void *address, uint64_t size,
                                uint64_t offset, uint64_t flags)
{
    const char *call = "HcclCommActivateCommMemory";
    const hccl_range *r = range_around(comm, number(address), size);
    if (size == 0 || offset != 0 || flags != 0)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: size is %llu, offset %llu, flags %llu; allowed are 1 or more, 0, 0",
                         call, (unsigned long long)size, (unsigned long long)offset,
                         (unsigned long long)flags);
    if (!r)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: [%p, +%llu) is in no range of communicator \"%s\"; declare it with "
                         "HcclCommSetMemoryRange()",
                         call, address, (unsigned long long)size, comm->name);
    for (const active *a = r->actives; a; a = a->next)
        if (overlap(a->at, a->size, number(address), size))
            return base_fail(AIVD_ERR_EXISTS, "EI0003",
                             "%s: [%p, +%llu) overlaps memory that is active at 0x%llx", call,
                             address, (unsigned long long)size, (unsigned long long)a->at);
    return npu_vm_check(address, size, "HcclCommActivateCommMemory: the memory");
}

static aivd_status active_add(hccl_comm *comm, const void *address, uint64_t size)
{
    hccl_range *r = range_around(comm, number(address), size);
    active *a = calloc(1, sizeof *a);
    if (!a)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a memory range");
    *a = (active){r->actives, number(address), size};
    r->actives = a;
    hccl_coll_tell_granted(comm, address, size, "active memory");
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommActivateCommMemory(HcclComm comm, void *virPtr, size_t size,
                                                  size_t offset, aclrtDrvMemHandle handle,
                                                  uint64_t flags)
{
    hccl_comm *c;
    aivd_status s = begin(comm, virPtr, __func__, "virPtr", &c);
    if (!s && !handle)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: handle is NULL", __func__);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = active_check(c, virPtr, size, offset, flags);
    return hccl_result(end(c, s ? s : active_add(c, virPtr, size)));
}

static void tell_revoked(const hccl_comm *comm, const active *a)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_REVOKE,
                                    .object = comm->handle,
                                    .to = a->at,
                                    .size = a->size,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = comm->device},
                    "active memory");
}

static aivd_status active_remove(hccl_comm *comm, const void *address)
{
    for (hccl_range *r = comm->ranges; r; r = r->next)
        for (active **link = &r->actives; *link; link = &(*link)->next) {
            active *a = *link;
            if (a->at != number(address))
                continue;
            *link = a->next;
            tell_revoked(comm, a);
            free(a);
            return AIVD_OK;
        }
    return base_fail(
        AIVD_ERR_PARAM, "EI0003",
        "HcclCommDeactivateCommMemory: no active memory of communicator \"%s\" begins at "
        "%p",
        comm->name, address);
}

BASE_EXPORT HcclResult HcclCommDeactivateCommMemory(HcclComm comm, void *virPtr)
{
    hccl_comm *c;
    aivd_status s = begin(comm, virPtr, __func__, "virPtr", &c);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    return hccl_result(end(c, active_remove(c, virPtr)));
}

void hccl_ranges_free(hccl_comm *comm)
{
    for (hccl_range *r = comm->ranges, *next; r; r = next) {
        next = r->next;
        for (active *a = r->actives, *after; a; a = after) {
            after = a->next;
            free(a);
        }
        free(r);
    }
    comm->ranges = NULL;
}
