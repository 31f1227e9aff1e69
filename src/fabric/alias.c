/* fabric/alias: see alias.h. */
#include "fabric/alias.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>

#include "fabric/region.h"

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

static fabric_region *own_region(int device)
{
    fabric_region *region =
        device < 0 ? NULL : atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    return region && region->own ? region : NULL;
}

int fabric_alias_memfd(int device)
{
    fabric_region *region = own_region(device);
    return region ? region->memfd : -1;
}

static uint64_t offset_of(const void *address)
{
    int device = fabric_device_of(address);
    return (uint64_t)((const uint8_t *)address - fabric_device_base((uint32_t)device));
}

/* Whether operations find pages there without asking. */
static void mark(fabric_region *region, uint64_t offset, uint64_t size, bool touched)
{
    for (uint64_t b = offset >> FABRIC_POOL_SHIFT; b < (offset + size) >> FABRIC_POOL_SHIFT; b++) {
        uint64_t bit = (uint64_t)1 << (b & 63);
        if (touched)
            atomic_fetch_or_explicit(&region->touched[b >> 6], bit, memory_order_relaxed);
        else
            atomic_fetch_and_explicit(&region->touched[b >> 6], ~bit, memory_order_relaxed);
    }
}

static aivd_status remap(void *at, uint64_t size, int memfd, uint64_t offset)
{
    void *got = mmap(at, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE | MAP_FIXED,
                     memfd, (off_t)offset);
    if (got != at)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot map %llu bytes at %p: %s%s",
                         (unsigned long long)size, at, strerror(errno),
                         errno == ENOMEM ? "; raise vm.max_map_count" : "");
    madvise(at, size, MADV_DONTDUMP);
    madvise(at, size, MADV_DONTFORK);
    return AIVD_OK;
}

aivd_status fabric_alias_map(void *at, uint64_t size, const void *home, int memfd)
{
    fabric_region *region = own_region(fabric_device_of(at));
    if (!region || memfd < 0)
        return base_fail(AIVD_ERR_PARAM, NULL, "%p is no address of a device of this process", at);
    aivd_status status = remap(at, size, memfd, offset_of(home));
    if (status)
        return status;
    /* The pages exist; where the system does not know this call they come by page faults. */
    while (madvise(at, size, MADV_POPULATE_WRITE) != 0 && (errno == EINTR || errno == EAGAIN))
        ;
    mark(region, offset_of(at), size, true);
    return AIVD_OK;
}

aivd_status fabric_alias_unmap(void *at, uint64_t size)
{
    fabric_region *region = own_region(fabric_device_of(at));
    if (!region)
        return AIVD_OK; /* closed meanwhile */
    mark(region, offset_of(at), size, false);
    return remap(at, size, region->memfd, offset_of(at));
}
