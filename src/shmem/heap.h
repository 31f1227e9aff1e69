/* shmem/heap: which parts of a symmetric heap are in use. Every PE keeps its own books and makes
 * the same calls, so the rule must give the same place everywhere: of the free ranges that are
 * large enough the smallest, of equal ones the first. Sizes are rounded up to 16 bytes.
 *
 * All metadata is outside of the heap, so that a put that misses its target cannot break it. Places
 * are offsets. Not thread-safe: shmem_pe has the lock. */
#ifndef SHMEM_HEAP_H
#define SHMEM_HEAP_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

#define SHMEM_HEAP_UNIT 16u
#define SHMEM_NOWHERE   UINT64_MAX

typedef struct shmem_range {
    uint64_t at, bytes;
} shmem_range;

/* Ranges in the order of their places. */
typedef struct shmem_ranges {
    shmem_range *list;
    size_t count, room;
} shmem_ranges;

typedef struct shmem_heap {
    uint64_t size, used;
    shmem_ranges free, blocks;
} shmem_heap;

aivd_status shmem_heap_init(shmem_heap *heap, uint64_t size);
void shmem_heap_fini(shmem_heap *heap);

/* A block of `bytes` (not 0) at a multiple of `alignment`, a power of two. MEMORY, without a text,
 * when no free range holds it. */
aivd_status shmem_heap_take(shmem_heap *heap, uint64_t bytes, uint64_t alignment, uint64_t *at);
/* The block that begins there goes; NOT_FOUND, without a text, when there is none. */
aivd_status shmem_heap_give(shmem_heap *heap, uint64_t at);
/* The live block around a place, or NULL. */
const shmem_range *shmem_heap_block(const shmem_heap *heap, uint64_t at);
uint64_t shmem_heap_largest(const shmem_heap *heap); /* free range */

#endif
