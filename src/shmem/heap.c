/* shmem/heap.c: sorted lists of what is free, of what rests, and of what is in use. Free neighbours
 * are merged at once, so the lists are as short as they can be. */
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

aivd_status shmem_heap_init(shmem_heap *heap, uint64_t size, bool rests)
{
    *heap = (shmem_heap){.size = size, .rests = rests};
    aivd_status s = reserve(&heap->free);
    if (!s && size)
        insert(&heap->free, 0, (shmem_range){0, size});
    return s;
}

void shmem_heap_fini(shmem_heap *heap)
{
    free(heap->free.list);
    free(heap->resting.list);
    shmem_blocks_free(&heap->blocks);
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

/* The range joins the free ones; there is room for it in the list. */
static void release(shmem_ranges *r, shmem_range range)
{
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

/* What rests becomes free. */
static aivd_status wake(shmem_heap *heap)
{
    aivd_status s = AIVD_OK;
    while (heap->resting.count > 0 && !s) {
        s = reserve(&heap->free);
        if (!s)
            release(&heap->free, heap->resting.list[--heap->resting.count]);
    }
    return s;
}

aivd_status shmem_heap_take(shmem_heap *heap, uint64_t bytes, uint64_t alignment, uint64_t *at)
{
    if (bytes > heap->size)
        return AIVD_ERR_MEMORY;
    uint64_t whole = aligned(bytes, SHMEM_HEAP_UNIT);
    if (alignment < SHMEM_HEAP_UNIT)
        alignment = SHMEM_HEAP_UNIT;
    aivd_status s = shmem_blocks_reserve(&heap->blocks);
    if (!s)
        s = reserve(&heap->free); /* a block may cut a range in two */
    size_t i = s ? 0 : best(heap, whole, alignment);
    if (!s && i == heap->free.count && heap->resting.count > 0) {
        s = wake(heap);
        if (!s)
            s = reserve(&heap->free);
        i = s ? 0 : best(heap, whole, alignment);
    }
    if (s)
        return s;
    if (i == heap->free.count)
        return AIVD_ERR_MEMORY;
    *at = aligned(heap->free.list[i].at, alignment);
    cut(heap, i, *at, whole);
    shmem_blocks_add(&heap->blocks, (shmem_range){*at, bytes});
    heap->used += whole;
    return AIVD_OK;
}

/* ---- giving back ---- */

static aivd_status put(shmem_heap *heap, uint64_t at, shmem_ranges *to)
{
    shmem_range block;
    aivd_status s = reserve(to);
    if (s)
        return s;
    if (!shmem_blocks_drop(&heap->blocks, at, &block))
        return AIVD_ERR_NOT_FOUND;
    heap->freed[heap->freed_count++ % SHMEM_FREED] = block;
    block.bytes = aligned(block.bytes, SHMEM_HEAP_UNIT);
    heap->used -= block.bytes;
    release(to, block);
    return AIVD_OK;
}

aivd_status shmem_heap_give(shmem_heap *heap, uint64_t at)
{
    return put(heap, at, heap->rests ? &heap->resting : &heap->free);
}

aivd_status shmem_heap_undo(shmem_heap *heap, uint64_t at)
{
    return put(heap, at, &heap->free);
}

/* ---- asking ---- */

bool shmem_heap_block(const shmem_heap *heap, uint64_t at, shmem_range *block)
{
    return shmem_blocks_before(&heap->blocks, at, block) && at - block->at < block->bytes;
}

bool shmem_heap_freed(const shmem_heap *heap, uint64_t at, shmem_range *block)
{
    uint64_t first = heap->freed_count > SHMEM_FREED ? heap->freed_count - SHMEM_FREED : 0;
    shmem_range live;
    if (shmem_heap_block(heap, at, &live))
        return false;
    for (uint64_t n = heap->freed_count; n-- > first;) { /* the latest first */
        *block = heap->freed[n % SHMEM_FREED];
        if (at >= block->at && at - block->at < block->bytes)
            return true;
    }
    return false;
}

/* Of the ranges as they will be when what rests has become free. */
static uint64_t largest_of_both(const shmem_ranges *a, const shmem_ranges *b)
{
    uint64_t largest = 0, begin = 0, end = 0;
    for (size_t i = 0, k = 0; i < a->count || k < b->count;) {
        bool first = k == b->count || (i < a->count && a->list[i].at < b->list[k].at);
        const shmem_range *r = first ? &a->list[i++] : &b->list[k++];
        if (r->at != end)
            begin = r->at;
        end = r->at + r->bytes;
        if (end - begin > largest)
            largest = end - begin;
    }
    return largest;
}

uint64_t shmem_heap_largest(const shmem_heap *heap)
{
    return largest_of_both(&heap->free, &heap->resting);
}
