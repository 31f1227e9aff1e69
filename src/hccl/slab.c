/* hccl/slab.c: pages of 4 KiB out of 2 MiB blocks of device memory, first fit by bitmap. The lock
 * is held when communicators are made and destroyed, never in between. */
#include "hccl/slab.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "fabric/region.h"
#include "npu/npu.h"
#include "record/ring.h"

#define PAGE        4096u
#define CHUNK_PAGES 511u /* one page less than 2 MiB: the allocator adds its own slack */

typedef struct chunk {
    struct chunk *next;
    int32_t device;
    uint64_t region_id; /* the device may be closed and opened again: other memory */
    uint8_t *base;
    uint32_t pages;
    uint32_t used;
    uint64_t taken[8]; /* bit per page */
} chunk;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static chunk *chunks;

static uint64_t region_id_of(int32_t device)
{
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    return region ? region->id : 0;
}

static bool page_taken(const chunk *c, uint32_t page)
{
    return c->taken[page >> 6] >> (page & 63) & 1;
}

static void pages_mark(chunk *c, uint32_t first, uint32_t count, bool taken)
{
    for (uint32_t p = first; p < first + count; p++) {
        uint64_t bit = 1ull << (p & 63);
        c->taken[p >> 6] = taken ? c->taken[p >> 6] | bit : c->taken[p >> 6] & ~bit;
    }
    c->used = taken ? c->used + count : c->used - count;
}

static bool pages_take(chunk *c, uint32_t count, uint32_t *first)
{
    uint32_t run = 0;
    for (uint32_t p = 0; p < c->pages; p++) {
        run = page_taken(c, p) ? 0 : run + 1;
        if (run == count) {
            *first = p + 1 - count;
            pages_mark(c, *first, count, true);
            return true;
        }
    }
    return false;
}

/* Chunks of a device that was closed: their memory is gone with the region. */
static void forget_stale(void)
{
    for (chunk **link = &chunks; *link;) {
        chunk *c = *link;
        if (region_id_of(c->device) == c->region_id) {
            link = &c->next;
            continue;
        }
        *link = c->next;
        free(c);
    }
}

static aivd_status chunk_create(int32_t device, chunk **result)
{
    chunk *c = calloc(1, sizeof *c);
    if (!c)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for communicator tables");
    void *base;
    aivd_status s = npu_mem_alloc(device, CHUNK_PAGES * PAGE, NPU_MEM_LIBRARY, &base);
    if (s) {
        free(c);
        return s;
    }
    c->device = device;
    c->region_id = region_id_of(device);
    c->base = base;
    c->pages = CHUNK_PAGES;
    c->next = chunks;
    chunks = c;
    *result = c;
    return AIVD_OK;
}

static aivd_status take(int32_t device, uint32_t pages, void **address)
{
    uint32_t first;
    forget_stale();
    for (chunk *c = chunks; c; c = c->next) {
        if (c->device == device && pages_take(c, pages, &first)) {
            *address = c->base + (uint64_t)first * PAGE;
            return AIVD_OK;
        }
    }
    chunk *c;
    aivd_status s = chunk_create(device, &c);
    if (s)
        return s;
    pages_take(c, pages, &first);
    *address = c->base + (uint64_t)first * PAGE;
    return AIVD_OK;
}

static uint32_t pages_for(uint64_t size)
{
    return (uint32_t)((size + PAGE - 1) / PAGE);
}

/* Peers of whoever had these pages before may still look at them: whether that has left, and what
 * it called last (hccl/flight). So words are cleared one by one, not as memset would. */
static void clear(void *address, uint64_t size)
{
    _Atomic uint64_t *words = address;
    /* Release: pairs with the acquire of a reader, who then sees that the rank has left. */
    atomic_thread_fence(memory_order_release);
    for (uint64_t i = 0; i < (size + sizeof *words - 1) / sizeof *words; i++)
        atomic_store_explicit(&words[i], 0, memory_order_relaxed);
}

aivd_status hccl_slab_alloc(int32_t device, uint64_t size, void **address)
{
    aivd_status s;
    if (size > CHUNK_PAGES * PAGE) {
        s = npu_mem_alloc(device, size, NPU_MEM_LIBRARY, address);
    } else {
        pthread_mutex_lock(&lock);
        s = take(device, pages_for(size), address);
        pthread_mutex_unlock(&lock);
    }
    if (!s)
        clear(*address, size);
    return s;
}

static void give_back(chunk **link, void *address, uint64_t size)
{
    chunk *c = *link;
    pages_mark(c, (uint32_t)((uint64_t)((uint8_t *)address - c->base) / PAGE), pages_for(size),
               false);
    if (c->used)
        return;
    *link = c->next;
    npu_mem_free(c->base);
    free(c);
}

/* Whoever gets the pages next begins with other flags. */
static void tell_freed(void *address, uint64_t size)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_FREE,
                                    .id = FREE_PIECE,
                                    .to = (uint64_t)(uintptr_t)address,
                                    .size = size,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = fabric_device_of(address)},
                    NULL);
}

void hccl_slab_free(void *address, uint64_t size)
{
    if (size > CHUNK_PAGES * PAGE) {
        npu_mem_free(address);
        return;
    }
    tell_freed(address, size);
    pthread_mutex_lock(&lock);
    forget_stale();
    for (chunk **link = &chunks; *link; link = &(*link)->next) {
        uint8_t *base = (*link)->base;
        if ((uint8_t *)address >= base && (uint8_t *)address < base + CHUNK_PAGES * PAGE) {
            give_back(link, address, size);
            break;
        }
    }
    pthread_mutex_unlock(&lock);
}
