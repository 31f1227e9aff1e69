/* npu/heap: see heap.h. Knows addresses as numbers only; pages are npu/memory.c's business. */
#include "npu/heap.h"

#include <stdlib.h>
#include <string.h>

static bool bit(const uint64_t *bits, uint64_t i)
{
    return bits[i >> 6] >> (i & 63) & 1;
}

static void bits_fill(uint64_t *bits, uint64_t first, uint64_t count, bool value)
{
    for (uint64_t i = first; i < first + count; i++) {
        if (value)
            bits[i >> 6] |= 1ull << (i & 63);
        else
            bits[i >> 6] &= ~(1ull << (i & 63));
    }
}

/* First position in [from, end) whose bit is `value`, or end. Whole words at a time. */
static uint64_t bits_seek(const uint64_t *bits, uint64_t from, uint64_t end, bool value)
{
    while (from < end) {
        uint64_t word = value ? bits[from >> 6] : ~bits[from >> 6];
        word &= ~0ull << (from & 63);
        if (word) {
            uint64_t at = (from & ~63ull) + (uint64_t)__builtin_ctzll(word);
            return at < end ? at : end;
        }
        from = (from & ~63ull) + 64;
    }
    return end;
}

/* Last position in [0, end) whose bit is `value`, plus 1; 0 when there is none. */
static uint64_t bits_seek_back(const uint64_t *bits, uint64_t end, bool value)
{
    while (end > 0) {
        uint64_t last = end - 1;
        uint64_t word = value ? bits[last >> 6] : ~bits[last >> 6];
        word &= ~0ull >> (63 - (last & 63));
        if (word)
            return (last & ~63ull) + 64 - (uint64_t)__builtin_clzll(word);
        end = last & ~63ull;
    }
    return 0;
}

aivd_status npu_heap_init(npu_heap *heap, uint64_t base, uint64_t size, uint64_t limit)
{
    memset(heap, 0, sizeof *heap);
    pthread_mutex_init(&heap->lock, NULL);
    heap->base = base;
    heap->granules = size >> NPU_GRANULE_SHIFT;
    heap->limit = limit;
    uint64_t words = (heap->granules + 63) / 64 + 1;
    heap->used_bits = calloc(words * 3, sizeof *heap->used_bits);
    heap->blocks = calloc(heap->granules + 1, sizeof *heap->blocks);
    if (!heap->used_bits || !heap->blocks) {
        npu_heap_fini(heap);
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                         "no host memory for the table of device memory (%llu blocks of 2 MiB)",
                         (unsigned long long)heap->granules);
    }
    heap->start_bits = heap->used_bits + words;
    heap->paged_bits = heap->start_bits + words;
    return AIVD_OK;
}

_Atomic uint64_t npu_heap_endings;

/* Release: whoever sees the new number asks the heap again (npu/copy.c acquires). */
static void ended(void)
{
    atomic_fetch_add_explicit(&npu_heap_endings, 1, memory_order_release);
}

void npu_heap_end_mapped(void)
{
    ended();
}

void npu_heap_fini(npu_heap *heap)
{
    ended();
    free(heap->used_bits);
    free(heap->blocks);
    heap->used_bits = NULL;
    heap->blocks = NULL;
    pthread_mutex_destroy(&heap->lock);
}

static bool find_low(const npu_heap *heap, uint64_t count, uint64_t *first)
{
    uint64_t at = 0;
    while (at < heap->granules) {
        uint64_t begin = bits_seek(heap->used_bits, at, heap->granules, false);
        uint64_t end = bits_seek(heap->used_bits, begin, heap->granules, true);
        if (end - begin >= count) {
            *first = begin;
            return true;
        }
        at = end;
    }
    return false;
}

static bool find_high(const npu_heap *heap, uint64_t count, uint64_t *first)
{
    uint64_t end = heap->granules;
    while (end > 0) {
        uint64_t top = bits_seek_back(heap->used_bits, end, false);
        uint64_t bottom = bits_seek_back(heap->used_bits, top, true);
        if (top - bottom >= count) {
            *first = top - count;
            return true;
        }
        end = bottom;
    }
    return false;
}

/* Granules of [first, first + count) that have pages. */
static uint64_t count_paged(const npu_heap *heap, uint64_t first, uint64_t count)
{
    uint64_t paged = 0;
    for (uint64_t i = first; i < first + count; i++)
        paged += bit(heap->paged_bits, i);
    return paged;
}

aivd_status npu_heap_take(npu_heap *heap, uint64_t size, bool lazy, uint64_t *address)
{
    if (size > heap->granules << NPU_GRANULE_SHIFT)
        return AIVD_ERR_MEMORY;
    uint64_t count = (size + NPU_HEAP_SLACK + NPU_GRANULE - 1) >> NPU_GRANULE_SHIFT;
    uint64_t bytes = count << NPU_GRANULE_SHIFT, first = 0;
    if (!lazy && (bytes > heap->limit || heap->used > heap->limit - bytes))
        return AIVD_ERR_MEMORY;
    if (lazy ? !find_high(heap, count, &first) : !find_low(heap, count, &first))
        return AIVD_ERR_MEMORY;
    bits_fill(heap->used_bits, first, count, true);
    bits_fill(heap->start_bits, first, 1, true);
    heap->blocks[first] = (npu_heap_block){.size = size, .granules = (uint32_t)count, .lazy = lazy};
    heap->kept -= count_paged(heap, first, count) << NPU_GRANULE_SHIFT;
    *(lazy ? &heap->lazy : &heap->used) += bytes;
    *address = heap->base + (first << NPU_GRANULE_SHIFT);
    return AIVD_OK;
}

static bool index_of(const npu_heap *heap, uint64_t address, uint64_t *index)
{
    if (address < heap->base)
        return false;
    *index = (address - heap->base) >> NPU_GRANULE_SHIFT;
    return *index < heap->granules;
}

npu_heap_block *npu_heap_at(npu_heap *heap, uint64_t address)
{
    uint64_t i;
    if (!index_of(heap, address, &i) || (address & (NPU_GRANULE - 1)) != 0 ||
        !bit(heap->start_bits, i))
        return NULL;
    return &heap->blocks[i];
}

npu_heap_block *npu_heap_around(npu_heap *heap, uint64_t address, uint64_t *start)
{
    uint64_t i;
    if (!index_of(heap, address, &i) || !bit(heap->used_bits, i))
        return NULL;
    uint64_t first = bits_seek_back(heap->start_bits, i + 1, true) - 1;
    *start = heap->base + (first << NPU_GRANULE_SHIFT);
    return &heap->blocks[first];
}

void npu_heap_give(npu_heap *heap, uint64_t address)
{
    uint64_t first = (address - heap->base) >> NPU_GRANULE_SHIFT;
    npu_heap_block *block = &heap->blocks[first];
    ended();
    bits_fill(heap->used_bits, first, block->granules, false);
    bits_fill(heap->start_bits, first, 1, false);
    heap->kept += count_paged(heap, first, block->granules) << NPU_GRANULE_SHIFT;
    *(block->lazy ? &heap->lazy : &heap->used) -= (uint64_t)block->granules << NPU_GRANULE_SHIFT;
}

uint64_t npu_heap_unpaged(npu_heap *heap, uint64_t address)
{
    uint64_t first = (address - heap->base) >> NPU_GRANULE_SHIFT;
    uint64_t count = heap->blocks[first].granules;
    return count - count_paged(heap, first, count);
}

void npu_heap_mark_paged(npu_heap *heap, uint64_t address, bool paged)
{
    uint64_t first = (address - heap->base) >> NPU_GRANULE_SHIFT;
    bits_fill(heap->paged_bits, first, heap->blocks[first].granules, paged);
}

uint64_t npu_heap_next(npu_heap *heap, uint64_t address)
{
    uint64_t i = 0;
    if (address > heap->base)
        i = (address - heap->base + NPU_GRANULE - 1) >> NPU_GRANULE_SHIFT;
    if (i >= heap->granules)
        return 0;
    i = bits_seek(heap->start_bits, i, heap->granules, true);
    return i < heap->granules ? heap->base + (i << NPU_GRANULE_SHIFT) : 0;
}

uint64_t npu_heap_kept_run(npu_heap *heap, uint64_t *address)
{
    for (uint64_t i = 0; i < heap->granules; i++) {
        i = bits_seek(heap->paged_bits, i, heap->granules, true);
        if (i == heap->granules)
            break;
        if (bit(heap->used_bits, i))
            continue;
        uint64_t end = i;
        while (end < heap->granules && bit(heap->paged_bits, end) && !bit(heap->used_bits, end))
            end++;
        *address = heap->base + (i << NPU_GRANULE_SHIFT);
        return end - i;
    }
    return 0;
}

void npu_heap_forget_kept(npu_heap *heap, uint64_t address, uint64_t granules)
{
    bits_fill(heap->paged_bits, (address - heap->base) >> NPU_GRANULE_SHIFT, granules, false);
    heap->kept -= granules << NPU_GRANULE_SHIFT;
}
