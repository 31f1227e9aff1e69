/* npu/copy: copies and fills by the host side, at once or queued on a stream. */
#include <stdbool.h>
#include <string.h>

#include "base/time.h"
#include "npu/device.h"
#include "npu/record.h"
#include "npu/stream.h"

/* The block this thread asked for last, by the lower bits of its granule: programs call again and
 * again with the same buffers. */
typedef struct known_block {
    uint64_t start, end, endings;
} known_block;

enum { KNOWN = 8 };
static NPU_THREAD_LOCAL known_block known_blocks[KNOWN];

static known_block *known_at(const void *address)
{
    return &known_blocks[(uintptr_t)address >> NPU_GRANULE_SHIFT & (KNOWN - 1)];
}

bool npu_range_known(const void *address, uint64_t size)
{
    const known_block *k = known_at(address);
    uint64_t at = (uint64_t)(uintptr_t)address;
    return k->endings == atomic_load_explicit(&npu_heap_endings, memory_order_acquire) &&
           at >= k->start && at < k->end && size <= k->end - at;
}

aivd_status npu_range_check(const void *address, uint64_t size, const char *what)
{
    int id = fabric_device_of(address);
    uint64_t endings = atomic_load_explicit(&npu_heap_endings, memory_order_acquire);
    npu_device *device = npu_device_find(id);
    if (!device) /* host memory, or a peer's: fabric_touch() knows whether it is mapped */
        return AIVD_OK;
    npu_heap *heap = &device->heap;
    uint64_t start = 0, at = (uint64_t)(uintptr_t)address, end = 0, asked = 0;
    pthread_mutex_lock(&heap->lock);
    npu_heap_block *block = npu_heap_around(heap, at, &start);
    if (block) {
        end = start + ((uint64_t)block->granules << NPU_GRANULE_SHIFT);
        asked = block->size;
    }
    bool reserved = block && block->reserved;
    pthread_mutex_unlock(&heap->lock);
    if (reserved)
        return npu_vm_check(address, size, what);
    if (!block)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s %p is an address of device %d where nothing is allocated (freed?)",
                         what, address, id);
    if (size > end - at)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s %p + %llu bytes reaches beyond its allocation (%p, %llu bytes)", what,
                         address, (unsigned long long)size, (void *)(uintptr_t)start,
                         (unsigned long long)asked);
    *known_at(address) = (known_block){start, end, endings};
    return AIVD_OK;
}

/* One aligned word, as a kernel would write a flag: the host may release a kernel that polls, or
 * read what a running kernel writes. Release and acquire pair with the kernel's flag operations. */
static bool copy_word(void *to, const void *from, uint64_t size)
{
    if ((size != 4 && size != 8) || ((uintptr_t)to | (uintptr_t)from) % size != 0)
        return false;
    if (size == 4)
        __atomic_store_n((uint32_t *)to, __atomic_load_n((const uint32_t *)from, __ATOMIC_ACQUIRE),
                         __ATOMIC_RELEASE);
    else
        __atomic_store_n((uint64_t *)to, __atomic_load_n((const uint64_t *)from, __ATOMIC_ACQUIRE),
                         __ATOMIC_RELEASE);
    return true;
}

void npu_move(void *to, const void *from, uint64_t size)
{
    if (!copy_word(to, from, size))
        memmove(to, from, size);
}

aivd_status npu_copy(void *to, const void *from, uint64_t size)
{
    aivd_status status = fabric_touch(to, size);
    if (status == AIVD_OK)
        status = fabric_touch(from, size);
    if (status)
        return status;
    if (record_on())
        npu_record_copy(to, from, size);
    else
        npu_move(to, from, size);
    fabric_ring_if_waited(to);
    return AIVD_OK;
}

aivd_status npu_fill(void *to, int value, uint64_t size)
{
    aivd_status status = fabric_touch(to, size);
    if (status)
        return status;
    if (record_on())
        npu_record_fill(to, value, size);
    else
        memset(to, value, size);
    fabric_ring_if_waited(to);
    return AIVD_OK;
}

/* ---- queued ---- */

/* Pageable host memory up to this is copied aside when a copy from it is queued. */
#define SNAPSHOT_MAX (64u << 10)

typedef struct copy_task {
    void *to;
    const void *from; /* NULL: the bytes follow this record */
    uint64_t size;
    int value;
} copy_task;

#define BYTES_AT ((sizeof(copy_task) + 63) & ~(size_t)63)

static aivd_status run_copy(npu_stream *stream, void *args)
{
    const copy_task *task = args;
    (void)stream;
    return npu_copy(task->to, task->from ? task->from : (const uint8_t *)args + BYTES_AT,
                    task->size);
}

static aivd_status run_fill(npu_stream *stream, void *args)
{
    const copy_task *task = args;
    (void)stream;
    return npu_fill(task->to, task->value, task->size);
}

static bool pageable(const void *address, uint64_t size)
{
    return fabric_device_of(address) < 0 && !npu_host_pinned(address, size);
}

static aivd_status queue_snapshot(npu_stream *stream, void *to, const void *from, uint64_t size)
{
    npu_task *task;
    aivd_status status = npu_task_begin(stream, "copy", run_copy, BYTES_AT + size, 0, &task);
    if (status)
        return status;
    *(copy_task *)task->args = (copy_task){.to = to, .size = size};
    memcpy((uint8_t *)task->args + BYTES_AT, from, size);
    return npu_task_commit(stream, task);
}

aivd_status npu_copy_queue(npu_stream *stream, void *to, const void *from, uint64_t size)
{
    bool from_pageable = pageable(from, size);
    if (from_pageable && size <= SNAPSHOT_MAX && !pageable(to, size))
        return queue_snapshot(stream, to, from, size);
    const copy_task task = {.to = to, .from = from, .size = size};
    aivd_status status = npu_stream_enqueue(stream, "copy", run_copy, &task, sizeof task);
    if (status == AIVD_OK && (from_pageable || pageable(to, size)))
        status = npu_stream_synchronize(stream, BASE_NEVER);
    return status;
}

aivd_status npu_fill_queue(npu_stream *stream, void *to, int value, uint64_t size)
{
    const copy_task task = {.to = to, .value = value, .size = size};
    return npu_stream_enqueue(stream, "fill", run_fill, &task, sizeof task);
}
