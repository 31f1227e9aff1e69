/* shmem/heap.c: two sorted lists, of what is free and of what is in use. Free neighbours are merged
 * at once, so the lists are as short as they can be. */
#include "shmem/heap.h"

#include <stdlib.h>
#include <string.h>

/* ---- sorted lists ---- */

/* Index of the first range that begins at or behind `at`. */
static size_t lower(const shmem_ranges *r, uint64_t at)
{
    size_t low = 0, high = r->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (r->list[middle].at < at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static aivd_status reserve(shmem_ranges *r)
{
    if (r->count < r->room)
        return AIVD_OK;
    size_t room = r->room ? 2 * r->room : 64;
    shmem_range *list = realloc(r->list, room * sizeof *list);
    if (!list)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %zu blocks of a heap",
                         room);
    r->list = list;
    r->room = room;
    return AIVD_OK;
}

static void insert(shmem_ranges *r, size_t i, shmem_range range)
{
    memmove(&r->list[i + 1], &r->list[i], (r->count - i) * sizeof range);
    r->list[i] = range;
    r->count++;
}

static void erase(shmem_ranges *r, size_t i)
{
    r->count--;
    memmove(&r->list[i], &r->list[i + 1], (r->count - i) * sizeof r->list[i]);
}

/* ---- life ---- */

aivd_status shmem_heap_init(shmem_heap *heap, uint64_t size)
{
    *heap = (shmem_heap){.size = size};
    aivd_status s = reserve(&heap->free);
    if (!s && size)
        insert(&heap->free, 0, (shmem_range){0, size});
    return s;
}

void shmem_heap_fini(shmem_heap *heap)
{
    free(heap->free.list);
    free(heap->blocks.list);
    *heap = (shmem_heap){0};
}

/* ---- taking ---- */

static uint64_t aligned(uint64_t at, uint64_t alignment)
{
    return (at + alignment - 1) & ~(alignment - 1);
}

/* The free range that a block comes from; count when there is none. */
static size_t best(const shmem_heap *heap, uint64_t bytes, uint64_t alignment)
{
    const shmem_ranges *r = &heap->free;
    size_t found = r->count;
    for (size_t i = 0; i < r->count; i++) {
        uint64_t skip = aligned(r->list[i].at, alignment) - r->list[i].at;
        if (skip <= r->list[i].bytes && bytes <= r->list[i].bytes - skip &&
            (found == r->count || r->list[i].bytes < r->list[found].bytes))
            found = i;
    }
    return found;
}

/* What is left of a free range before and behind the block. */
static void cut(shmem_heap *heap, size_t i, uint64_t at, uint64_t bytes)
{
    shmem_range whole = heap->free.list[i];
    shmem_range before = {whole.at, at - whole.at};
    shmem_range behind = {at + bytes, whole.bytes - before.bytes - bytes};
    erase(&heap->free, i);
    if (behind.bytes)
        insert(&heap->free, i, behind);
    if (before.bytes)
        insert(&heap->free, i, before);
}

aivd_status shmem_heap_take(shmem_heap *heap, uint64_t bytes, uint64_t alignment, uint64_t *at)
{
    if (bytes > heap->size)
        return AIVD_ERR_MEMORY;
    bytes = aligned(bytes, SHMEM_HEAP_UNIT);
    if (alignment < SHMEM_HEAP_UNIT)
        alignment = SHMEM_HEAP_UNIT;
    aivd_status s = reserve(&heap->blocks);
    if (!s)
        s = reserve(&heap->free); /* a block may cut a range in two */
    if (s)
        return s;
    size_t i = best(heap, bytes, alignment);
    if (i == heap->free.count)
        return AIVD_ERR_MEMORY;
    *at = aligned(heap->free.list[i].at, alignment);
    cut(heap, i, *at, bytes);
    insert(&heap->blocks, lower(&heap->blocks, *at), (shmem_range){*at, bytes});
    heap->used += bytes;
    return AIVD_OK;
}

/* ---- giving back ---- */

static void release(shmem_heap *heap, shmem_range range)
{
    shmem_ranges *r = &heap->free;
    size_t i = lower(r, range.at);
    if (i < r->count && range.at + range.bytes == r->list[i].at) {
        range.bytes += r->list[i].bytes;
        erase(r, i);
    }
    if (i > 0 && r->list[i - 1].at + r->list[i - 1].bytes == range.at)
        r->list[i - 1].bytes += range.bytes;
    else
        insert(r, i, range);
}

aivd_status shmem_heap_give(shmem_heap *heap, uint64_t at)
{
    size_t i = lower(&heap->blocks, at);
    if (i == heap->blocks.count || heap->blocks.list[i].at != at)
        return AIVD_ERR_NOT_FOUND;
    aivd_status s = reserve(&heap->free);
    if (s)
        return s;
    shmem_range block = heap->blocks.list[i];
    erase(&heap->blocks, i);
    heap->used -= block.bytes;
    release(heap, block);
    return AIVD_OK;
}

/* ---- asking ---- */

const shmem_range *shmem_heap_block(const shmem_heap *heap, uint64_t at)
{
    size_t i = lower(&heap->blocks, at);
    if (i < heap->blocks.count && heap->blocks.list[i].at == at)
        return &heap->blocks.list[i];
    if (i == 0)
        return NULL;
    const shmem_range *block = &heap->blocks.list[i - 1];
    return at - block->at < block->bytes ? block : NULL;
}

uint64_t shmem_heap_largest(const shmem_heap *heap)
{
    uint64_t largest = 0;
    for (size_t i = 0; i < heap->free.count; i++)
        if (heap->free.list[i].bytes > largest)
            largest = heap->free.list[i].bytes;
    return largest;
}
