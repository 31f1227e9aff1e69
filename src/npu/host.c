/* npu/host: host memory the device may copy from and to at any later time: what aclrtMallocHost
 * gave out and what users registered. Everything else may be gone when a queued copy runs. */
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/cpu.h"
#include "npu/device.h"

/* Host memory left to the system when we refuse. */
#define RESERVE ((uint64_t)64 << 20)

typedef struct host_range {
    uint64_t start, size; /* size: bytes asked; mapped up to the page */
    bool ours;            /* allocated here, else registered */
} host_range;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static host_range *ranges; /* by start, without overlaps */
static size_t count, room;

/* Number of ranges that start at or before the address. Lock held. */
static size_t upper(uint64_t address)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (ranges[middle].start <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static host_range *around(uint64_t address)
{
    size_t i = upper(address);
    if (i == 0 || address - ranges[i - 1].start >= ranges[i - 1].size)
        return NULL;
    return &ranges[i - 1];
}

static bool overlaps(uint64_t start, uint64_t size)
{
    size_t i = upper(start);
    return around(start) || (i < count && ranges[i].start - start < size);
}

static bool insert(host_range range)
{
    if (count == room) {
        size_t more = room ? room * 2 : 64;
        host_range *grown = realloc(ranges, more * sizeof *ranges);
        if (!grown)
            return false;
        ranges = grown;
        room = more;
    }
    size_t i = upper(range.start);
    memmove(&ranges[i + 1], &ranges[i], (count - i) * sizeof *ranges);
    ranges[i] = range;
    count++;
    return true;
}

static void erase(host_range *range)
{
    size_t i = (size_t)(range - ranges);
    memmove(range, range + 1, (count - i - 1) * sizeof *ranges);
    count--;
}

static uint64_t whole_pages(uint64_t size)
{
    uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);
    return (size + page - 1) & ~(page - 1);
}

static aivd_status no_host_memory(uint64_t size, uint64_t available)
{
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                     "%" PRIu64 " bytes of host memory asked, %" PRIu64
                     " free on this host (free memory or container limit); ask for less",
                     size, available);
}

aivd_status npu_host_alloc(uint64_t size, void **address)
{
    if (size == 0)
        return base_fail(AIVD_ERR_PARAM, NULL, "host memory of 0 bytes asked; ask for 1 or more");
    uint64_t available = base_memory_available();
    if (size > available || available - size < RESERVE)
        return no_host_memory(size, available);
    void *p = mmap(NULL, whole_pages(size), PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    if (p == MAP_FAILED)
        return no_host_memory(size, available);
    pthread_mutex_lock(&lock);
    bool kept = insert((host_range){(uint64_t)(uintptr_t)p, size, true});
    pthread_mutex_unlock(&lock);
    if (!kept) {
        munmap(p, whole_pages(size));
        return no_host_memory(size, available);
    }
    *address = p;
    return AIVD_OK;
}

aivd_status npu_host_free(void *address)
{
    uint64_t at = (uint64_t)(uintptr_t)address, size = 0;
    pthread_mutex_lock(&lock);
    host_range *range = around(at);
    if (range && range->ours && range->start == at) {
        size = range->size;
        erase(range);
    }
    pthread_mutex_unlock(&lock);
    if (size == 0)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%p was not allocated by aclrtMallocHost, or is freed already", address);
    munmap(address, whole_pages(size));
    return AIVD_OK;
}

aivd_status npu_host_register(void *address, uint64_t size)
{
    uint64_t at = (uint64_t)(uintptr_t)address;
    if (!address || size == 0 || size > UINT64_MAX - at)
        return base_fail(AIVD_ERR_PARAM, NULL, "cannot register %" PRIu64 " bytes at %p", size,
                         address);
    pthread_mutex_lock(&lock);
    bool taken = overlaps(at, size);
    bool kept = !taken && insert((host_range){at, size, false});
    pthread_mutex_unlock(&lock);
    if (taken)
        return base_fail(AIVD_ERR_EXISTS, NULL,
                         "%" PRIu64 " bytes at %p: some of them are registered or from "
                         "aclrtMallocHost already",
                         size, address);
    return kept ? AIVD_OK : no_host_memory(sizeof(host_range), 0);
}

aivd_status npu_host_unregister(void *address)
{
    uint64_t at = (uint64_t)(uintptr_t)address;
    pthread_mutex_lock(&lock);
    host_range *range = around(at);
    bool found = range && !range->ours && range->start == at;
    if (found)
        erase(range);
    pthread_mutex_unlock(&lock);
    return found ? AIVD_OK
                 : base_fail(AIVD_ERR_NOT_FOUND, NULL, "%p is not registered host memory", address);
}

bool npu_host_pinned(const void *address, uint64_t size)
{
    uint64_t at = (uint64_t)(uintptr_t)address;
    pthread_mutex_lock(&lock);
    const host_range *range = around(at);
    bool inside = range && size <= range->size - (at - range->start);
    pthread_mutex_unlock(&lock);
    return inside;
}

void npu_host_release(void)
{
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < count; i++)
        if (ranges[i].ours)
            munmap((void *)(uintptr_t)ranges[i].start, whole_pages(ranges[i].size));
    count = 0;
    pthread_mutex_unlock(&lock);
}
