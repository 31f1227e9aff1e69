/* fabric/populate: gives pages to ranges of device memory before anybody touches them, in pool
 * blocks of 2 MiB. Owns the bitmaps (populated, touched). A page fault inside an operation costs
 * 16 us and may end in SIGBUS; here it costs a quarter of a microsecond a page and ends in an error
 * that tells how much memory was asked and how much is free. */
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/cpu.h"
#include "fabric/region.h"

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

#define BLOCK   ((uint64_t)1 << FABRIC_POOL_SHIFT)
#define STEP    8u                    /* blocks between two looks at the free memory */
#define RESERVE ((uint64_t)256 << 20) /* left to the host, at most */

typedef _Atomic uint64_t bitmap_word;

static bool bit_test(const bitmap_word *words, uint64_t bit)
{
    return atomic_load_explicit(&words[bit >> 6], memory_order_relaxed) >> (bit & 63) & 1;
}

/* Relaxed: a bit says that pages exist, it orders nothing. */
static void bit_set(bitmap_word *words, uint64_t bit)
{
    atomic_fetch_or_explicit(&words[bit >> 6], (uint64_t)1 << (bit & 63), memory_order_relaxed);
}

static void bit_clear(bitmap_word *words, uint64_t bit)
{
    atomic_fetch_and_explicit(&words[bit >> 6], ~((uint64_t)1 << (bit & 63)), memory_order_relaxed);
}

/* Kernels before 5.14: write to every page without changing it. */
static void touch_pages(uint8_t *from, uint64_t size)
{
    long page = sysconf(_SC_PAGESIZE);
    for (uint64_t at = 0; at < size; at += (uint64_t)page)
        __atomic_fetch_or(from + at, 0, __ATOMIC_RELAXED);
}

static int populate_block(const fabric_region *region, uint64_t block)
{
    uint8_t *from = (uint8_t *)region->control + (block << FABRIC_POOL_SHIFT);
    while (madvise(from, BLOCK, MADV_POPULATE_WRITE) != 0) {
        if (errno == EINTR || errno == EAGAIN)
            continue;
        if (errno != EINVAL && errno != ENOSYS)
            return errno;
        touch_pages(from, BLOCK);
        break;
    }
    return 0;
}

/* Frees the pages of blocks [from, to) that this call brought into being. */
static void roll_back(fabric_region *region, uint64_t from, const uint64_t *fresh, uint64_t to)
{
    for (uint64_t b = from; b < to; b++) {
        if (!(fresh[(b - from) >> 6] >> ((b - from) & 63) & 1))
            continue;
        bit_clear(region->control->populated, b);
        bit_clear(region->touched, b);
        madvise((uint8_t *)region->control + (b << FABRIC_POOL_SHIFT), BLOCK, MADV_REMOVE);
    }
}

static aivd_status refuse(const fabric_region *region, uint64_t size, uint64_t available)
{
    return base_fail(AIVD_ERR_MEMORY, NULL,
                     "no host memory for %" PRIu64 " bytes of device %u: %" PRIu64
                     " bytes are free on this host (free memory or container limit); ask for less "
                     "or run fewer ranks",
                     size, region->device, available);
}

/* Blocks [first, last] that nobody gave pages yet. */
static uint64_t blocks_missing(const fabric_region *region, uint64_t first, uint64_t last)
{
    uint64_t missing = 0;
    for (uint64_t b = first; b <= last; b++)
        missing += !bit_test(region->control->populated, b);
    return missing;
}

static bool host_has_room(uint64_t blocks, uint64_t *available)
{
    *available = base_memory_available();
    uint64_t reserve = *available / 16 < RESERVE ? *available / 16 : RESERVE;
    return blocks <= (*available - reserve) >> FABRIC_POOL_SHIFT;
}

static aivd_status populate_blocks(fabric_region *region, uint64_t first, uint64_t last,
                                   uint64_t size)
{
    uint64_t fresh[8192 / 8] = {0}; /* blocks without pages before this call, from `first` on */
    uint64_t missing = 0, available = 0;
    if (last - first >= sizeof fresh * 8) { /* more than 128 GiB: in pieces, without roll-back */
        aivd_status status = populate_blocks(region, first, first + sizeof fresh * 8 - 1, size);
        return status == AIVD_OK ? populate_blocks(region, first + sizeof fresh * 8, last, size)
                                 : status;
    }
    missing = blocks_missing(region, first, last);
    if (missing && !host_has_room(missing, &available))
        return refuse(region, size, available);
    for (uint64_t b = first, new = 0; b <= last; b++) {
        if (bit_test(region->touched, b) && bit_test(region->control->populated, b))
            continue;
        bool without = !bit_test(region->control->populated, b);
        /* Other ranks take memory at the same time: look again now and then. */
        if (without && ++new % STEP == 0 && !host_has_room(STEP, &available)) {
            roll_back(region, first, fresh, b);
            return refuse(region, size, available);
        }
        int error = populate_block(region, b);
        if (error) {
            roll_back(region, first, fresh, b);
            return refuse(region, size, base_memory_available());
        }
        if (without)
            fresh[(b - first) >> 6] |= (uint64_t)1 << ((b - first) & 63);
        bit_set(region->control->populated, b);
        bit_set(region->touched, b);
    }
    return AIVD_OK;
}

/* The region and the block range of an address range, or the reason why there is none. */
static aivd_status locate(const void *address, uint64_t size, fabric_region **region,
                          uint64_t *first, uint64_t *last)
{
    int device = fabric_device_of(address);
    if (device < 0)
        return base_fail(AIVD_ERR_PARAM, NULL, "%p is not device memory", address);
    /* Acquire: pairs with the release of its publication. */
    *region = atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    if (!*region)
        return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                         "%p is memory of device %d, which this process has neither opened nor met "
                         "in a communicator",
                         address, device);
    uint64_t offset = (uint64_t)((const uint8_t *)address - fabric_device_base((uint32_t)device));
    if (size > (*region)->size - offset)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%" PRIu64 " bytes at %p reach beyond the end of device %d (%" PRIu64
                         " bytes left)",
                         size, address, device, (*region)->size - offset);
    *first = offset >> FABRIC_POOL_SHIFT;
    *last = (offset + size - 1) >> FABRIC_POOL_SHIFT;
    return AIVD_OK;
}

aivd_status fabric_populate(const void *address, uint64_t size)
{
    fabric_region *region;
    uint64_t first, last;
    if (size == 0)
        return AIVD_OK;
    aivd_status status = locate(address, size, &region, &first, &last);
    if (status != AIVD_OK)
        return status;
    return populate_blocks(region, first, last, size);
}

aivd_status fabric_touch_slow(const void *address, uint64_t size)
{
    fabric_region *region;
    uint64_t first, last;
    aivd_status status = locate(address, size, &region, &first, &last);
    if (status != AIVD_OK)
        return status;
    while (first <= last && bit_test(region->touched, first))
        first++;
    return first > last ? AIVD_OK : populate_blocks(region, first, last, size);
}

/* Peers keep their touched bits: a later access of theirs faults and finds a zero page. */
void fabric_release_pages(void *address, uint64_t size)
{
    int device = fabric_device_of(address);
    fabric_region *region =
        device < 0 ? NULL : atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    if (!region || !region->own || size == 0)
        return;
    uint64_t offset = (uint64_t)((uint8_t *)address - fabric_device_base((uint32_t)device));
    uint64_t first = (offset + BLOCK - 1) >> FABRIC_POOL_SHIFT;
    uint64_t end = (offset + size) >> FABRIC_POOL_SHIFT;
    if (first == 0) /* the control pages stay */
        first = 1;
    if (end > region->size >> FABRIC_POOL_SHIFT)
        end = region->size >> FABRIC_POOL_SHIFT;
    for (uint64_t b = first; b < end; b++) {
        bit_clear(region->touched, b);
        if (!bit_test(region->control->populated, b))
            continue;
        bit_clear(region->control->populated, b);
        madvise((uint8_t *)region->control + (b << FABRIC_POOL_SHIFT), BLOCK, MADV_REMOVE);
    }
}
