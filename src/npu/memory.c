/* npu/memory: device memory as users see it: blocks of the heap with pages behind them. Never ends
 * in SIGBUS: pages are taken here, and refused here with the figures. */
#include <inttypes.h>
#include <stdio.h>

#include "base/cpu.h"
#include "base/log.h"
#include "fabric/share.h"
#include "npu/device.h"
#include "record/ring.h"

/* Free granules keep their pages up to this, for the next allocation. */
#define KEEP_BYTES ((uint64_t)512 << 20)

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* ---- allocation ---- */

/* Gives pages of free granules back to the host until at most `keep` bytes have some. */
static void trim(npu_heap *heap, uint64_t keep)
{
    uint64_t address, run;
    while (heap->kept > keep && (run = npu_heap_kept_run(heap, &address)) != 0) {
        fabric_release_pages((void *)(uintptr_t)address, run << NPU_GRANULE_SHIFT);
        npu_heap_forget_kept(heap, address, run);
    }
}

static aivd_status no_room(const npu_device *device, uint64_t size, npu_mem_kind kind)
{
    const npu_heap *heap = &device->heap;
    uint64_t room = kind == NPU_MEM_LAZY
                        ? (heap->granules << NPU_GRANULE_SHIFT) - heap->used - heap->lazy
                        : heap->limit - heap->used;
    return base_fail(AIVD_ERR_MEMORY, NULL,
                     "device %d: %" PRIu64 " bytes asked, %" PRIu64 " of %" PRIu64
                     " free (perhaps in several pieces), addresses of %" PRIu64
                     " are set aside for HCCL buffers and symmetric heaps; free some, lower "
                     "HCCL_BUFFSIZE, or set AIVDRIVE_DEVICE_MEMORY or AIVDRIVE_MAP_STRIDE",
                     device->id, size, room, heap->limit, heap->lazy);
}

/* Pages for a new block; lock held. */
static aivd_status give_pages(npu_device *device, uint64_t address, uint64_t size)
{
    npu_heap *heap = &device->heap;
    uint64_t missing = npu_heap_unpaged(heap, address) << NPU_GRANULE_SHIFT;
    if (missing == 0)
        return AIVD_OK;
    if (heap->kept && missing > base_memory_available() / 2)
        trim(heap, 0);
    uint64_t bytes = (uint64_t)npu_heap_at(heap, address)->granules << NPU_GRANULE_SHIFT;
    aivd_status status = fabric_populate((void *)(uintptr_t)address, bytes);
    if (status == AIVD_OK) {
        npu_heap_mark_paged(heap, address, true);
        return AIVD_OK;
    }
    BASE_LOG(LOG_INFO, LOG_NPU, "device %d: no pages for %" PRIu64 " bytes", device->id, size);
    return AIVD_ERR_MEMORY;
}

BASE_COLD static void tell_alloc(const npu_device *device, uint64_t at, uint64_t size,
                                 npu_mem_kind kind)
{
    record_host(&(record_event){.kind = RECORD_ALLOC,
                                .to = at,
                                .size = size,
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .id = kind == NPU_MEM_POPULATED ? ALLOC_USER : ALLOC_LIBRARY,
                                .device = device->id},
                NULL);
}

aivd_status npu_mem_alloc(int32_t id, uint64_t size, npu_mem_kind kind, void **address)
{
    npu_device *device;
    aivd_status status = npu_device_need(id, &device);
    if (status)
        return status;
    if (size == 0)
        return base_fail(AIVD_ERR_PARAM, NULL, "device memory of 0 bytes asked; ask for 1 or more");
    npu_heap *heap = &device->heap;
    uint64_t at = 0;
    pthread_mutex_lock(&heap->lock);
    status = npu_heap_take(heap, size, kind == NPU_MEM_LAZY, &at);
    if (status) {
        status = no_room(device, size, kind);
    } else if (kind != NPU_MEM_LAZY) {
        status = give_pages(device, at, size);
        if (status)
            npu_heap_give(heap, at);
    }
    pthread_mutex_unlock(&heap->lock);
    if (status)
        return status;
    *address = (void *)(uintptr_t)at;
    if (record_on())
        tell_alloc(device, at, size, kind);
    return AIVD_OK;
}

static void release(npu_heap *heap, uint64_t address)
{
    npu_heap_block *block = npu_heap_at(heap, address);
    if (block->lazy)
        fabric_release_pages((void *)(uintptr_t)address,
                             (uint64_t)block->granules << NPU_GRANULE_SHIFT);
    npu_heap_give(heap, address);
}

aivd_status npu_mem_free(void *address)
{
    npu_device *device = npu_device_find(fabric_device_of(address));
    if (!device)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%p is not device memory of this process; free what aclrtMalloc returned",
                         address);
    npu_heap *heap = &device->heap;
    uint64_t at = (uint64_t)(uintptr_t)address;
    pthread_mutex_lock(&heap->lock);
    const npu_heap_block *block = npu_heap_at(heap, at);
    bool found = block != NULL && !block->reserved;
    if (found) {
        fabric_share_end_range(address, (uint64_t)block->granules << NPU_GRANULE_SHIFT);
        if (record_on()) /* before somebody else gets the place */
            record_host(&(record_event){.kind = RECORD_FREE,
                                        .to = at,
                                        .size = block->size,
                                        .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                        .device = device->id},
                        NULL);
        release(heap, at);
        trim(heap, KEEP_BYTES);
    }
    pthread_mutex_unlock(&heap->lock);
    return found ? AIVD_OK
                 : base_fail(AIVD_ERR_PARAM, NULL,
                             "%p (device %d) is not the start of a live allocation: freed before, "
                             "a pointer into the middle of one, or reserved addresses "
                             "(aclrtReleaseMemAddress)",
                             address, device->id);
}

void npu_mem_release_all(npu_device *device)
{
    npu_heap *heap = &device->heap;
    fabric_share_end_range(fabric_device_base((uint32_t)device->id), device->region->size);
    npu_notifies_end(device);
    npu_vm_forget(device);
    pthread_mutex_lock(&heap->lock);
    for (uint64_t at = npu_heap_next(heap, 0); at; at = npu_heap_next(heap, at + 1))
        if (!npu_heap_at(heap, at)->lazy)
            release(heap, at);
    trim(heap, 0);
    pthread_mutex_unlock(&heap->lock);
}

/* ---- questions ---- */

aivd_status npu_mem_info(int32_t id, uint64_t *free_bytes, uint64_t *total_bytes)
{
    npu_device *device;
    aivd_status status = npu_device_need(id, &device);
    if (status)
        return status;
    npu_heap *heap = &device->heap;
    uint64_t host = base_memory_available();
    pthread_mutex_lock(&heap->lock);
    uint64_t room = heap->limit - heap->used;
    *free_bytes = least(room, host + heap->kept);
    *total_bytes = heap->limit;
    pthread_mutex_unlock(&heap->lock);
    return AIVD_OK;
}

aivd_status npu_mem_find(const void *address, void **base, uint64_t *size, int32_t *id)
{
    npu_device *device = npu_device_find(fabric_device_of(address));
    if (!device)
        return AIVD_ERR_NOT_FOUND;
    npu_heap *heap = &device->heap;
    uint64_t start = 0, bytes = 0;
    pthread_mutex_lock(&heap->lock);
    npu_heap_block *block = npu_heap_around(heap, (uint64_t)(uintptr_t)address, &start);
    if (block)
        bytes = block->size;
    bool reserved = block && block->reserved;
    pthread_mutex_unlock(&heap->lock);
    *id = device->id;
    if (reserved)
        return npu_vm_find(address, base, size) ? AIVD_OK : AIVD_ERR_NOT_FOUND;
    if (!block)
        return AIVD_ERR_NOT_FOUND;
    *base = (void *)(uintptr_t)start;
    *size = bytes;
    return AIVD_OK;
}

/* For reports: "buffer 0x200000200000 of 4096 bytes + 64". Asked while a grid is being aborted, so
 * it never waits for the lock. Of memory of other processes nothing but the address is known here:
 * the text stays as it is. */
void npu_mem_describe(const void *address, char *text, size_t size)
{
    npu_device *device = npu_device_find(fabric_device_of(address));
    uint64_t start = 0, at = (uint64_t)(uintptr_t)address;
    if (!device || pthread_mutex_trylock(&device->heap.lock) != 0)
        return;
    npu_heap_block *block = npu_heap_around(&device->heap, at, &start);
    if (block)
        snprintf(text, size, "%s 0x%" PRIx64 " of %" PRIu64 " bytes + %" PRIu64,
                 block->lazy ? "library buffer" : "buffer", start, block->size, at - start);
    pthread_mutex_unlock(&device->heap.lock);
}
