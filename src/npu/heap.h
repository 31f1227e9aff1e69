/* npu/heap: which parts of a device's address range are in use. First fit in granules of 2 MiB, the
 * real allocator's granularity. All metadata is outside the device memory, so that a kernel that
 * runs over its buffer cannot break the allocator.
 *
 *     granule   0   1   2   3   4   5   6   7        user blocks grow from the bottom,
 *     used      1   1   1   0   0   0   1   1        library (lazy) blocks from the top
 *     start     1   0   1   0   0   0   1   0        one bit per block
 *     paged     1   1   1   1   0   0   0   0        has pages of the host
 */
#ifndef NPU_HEAP_H
#define NPU_HEAP_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/status.h"

#define NPU_GRANULE_SHIFT 21
#define NPU_GRANULE       (1ull << NPU_GRANULE_SHIFT)
#define NPU_HEAP_SLACK    32 /* bytes the real allocator adds to every request */

typedef struct npu_heap_block {
    uint64_t size; /* bytes asked */
    uint32_t granules;
    bool lazy;     /* pages on first use */
    bool reserved; /* addresses only; what is mapped there is npu/vm.c's business */
} npu_heap_block;

typedef struct npu_heap {
    pthread_mutex_t lock;
    uint64_t base;     /* first address, a multiple of the granule */
    uint64_t granules; /* in the range */
    uint64_t limit;    /* bytes user blocks may take together */
    uint64_t used;     /* bytes in user blocks, whole granules */
    uint64_t lazy;     /* bytes in library blocks */
    uint64_t kept;     /* bytes of free granules that still have pages */
    uint64_t *used_bits, *start_bits, *paged_bits;
    npu_heap_block *blocks; /* by first granule */
} npu_heap;

aivd_status npu_heap_init(npu_heap *heap, uint64_t base, uint64_t size, uint64_t limit);
void npu_heap_fini(npu_heap *heap);

/* Moves whenever a block of any heap ends: what was learnt about blocks before may be wrong. */
BASE_INTERNAL extern _Atomic uint64_t npu_heap_endings;
/* The same for memory that is mapped into a block and goes. */
void npu_heap_end_mapped(void);

/* All of the following expect the caller to hold heap->lock. */

/* Reserves a block. MEMORY when nothing fits; no text: the caller knows what was asked for. */
aivd_status npu_heap_take(npu_heap *heap, uint64_t size, bool lazy, uint64_t *address);
/* The block that begins at / contains the address, or NULL. */
npu_heap_block *npu_heap_at(npu_heap *heap, uint64_t address);
npu_heap_block *npu_heap_around(npu_heap *heap, uint64_t address, uint64_t *start);
void npu_heap_give(npu_heap *heap, uint64_t address);
/* Granules of the block without pages / mark them as having pages / as having none. */
uint64_t npu_heap_unpaged(npu_heap *heap, uint64_t address);
void npu_heap_mark_paged(npu_heap *heap, uint64_t address, bool paged);
/* First block at or after the address, 0 when there is none (to walk all). */
uint64_t npu_heap_next(npu_heap *heap, uint64_t address);
/* A run of free granules that still have pages: its length in granules, 0 when there is none. */
uint64_t npu_heap_kept_run(npu_heap *heap, uint64_t *address);
void npu_heap_forget_kept(npu_heap *heap, uint64_t address, uint64_t granules);

#endif
