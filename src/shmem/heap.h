/* shmem/heap: which parts of a symmetric heap are in use. Every PE keeps its own books and makes
 * the same calls, so the rule must give the same place everywhere: of the free ranges that are
 * large enough the smallest, of equal ones the first. A block takes a multiple of 16 bytes, and is
 * as large as it was asked for.
 *
 * A heap that `rests` gives a freed range to nobody before there is no other room: so an access to
 * freed memory is told from one to the next block there. Recorded runs have such heaps.
 *
 * All metadata is outside of the heap, so that a put that misses its target cannot break it. Places
 * are offsets. Not thread-safe: shmem_pe has the lock. */
#ifndef SHMEM_HEAP_H
#define SHMEM_HEAP_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "shmem/blocks.h"

#define SHMEM_HEAP_UNIT 16u
#define SHMEM_NOWHERE   UINT64_MAX

/* Ranges in the order of their places. */
typedef struct shmem_ranges {
    shmem_range *list;
    size_t count, room;
} shmem_ranges;

enum { SHMEM_FREED = 16 };

typedef struct shmem_heap {
    uint64_t size, used;
    bool rests;
    shmem_ranges free, resting;
    shmem_blocks blocks;
    shmem_range freed[SHMEM_FREED]; /* the last ones, for texts: number n at n % SHMEM_FREED */
    uint64_t freed_count;
} shmem_heap;

aivd_status shmem_heap_init(shmem_heap *heap, uint64_t size, bool rests);
void shmem_heap_fini(shmem_heap *heap);

/* A block of `bytes` (not 0) at a multiple of `alignment`, a power of two. MEMORY, without a text,
 * when no free range holds it. */
aivd_status shmem_heap_take(shmem_heap *heap, uint64_t bytes, uint64_t alignment, uint64_t *at);
/* The block that begins there goes; NOT_FOUND, without a text, when there is none. */
aivd_status shmem_heap_give(shmem_heap *heap, uint64_t at);
/* The same for a block that nobody was told of: it does not rest. PEs whose calls differed have the
 * same books again. */
aivd_status shmem_heap_undo(shmem_heap *heap, uint64_t at);
/* Whether there is a live block around a place. */
bool shmem_heap_block(const shmem_heap *heap, uint64_t at, shmem_range *block);
/* Whether the place lies in one of the blocks freed last, and was not taken again. */
bool shmem_heap_freed(const shmem_heap *heap, uint64_t at, shmem_range *block);
uint64_t shmem_heap_largest(const shmem_heap *heap); /* free range */

#endif
