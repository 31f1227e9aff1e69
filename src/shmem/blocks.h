/* shmem/blocks: the live blocks of a heap in the order of their places. One thread at a time
 * changes the list (its owner has a lock for that); everybody may ask at any time, without a lock:
 * every operation of hosts and kernels asks whether its operand lies in one block.
 *
 * A list that has become too small is kept until the end, so that who still reads it reads memory:
 * together they are as large as the last one. */
#ifndef SHMEM_BLOCKS_H
#define SHMEM_BLOCKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

typedef struct shmem_range {
    uint64_t at, bytes;
} shmem_range;

/* Release and acquire, so that nobody sees a new value with the version before it;
 * shmem_blocks.version says whether what was read belongs together. */
typedef struct shmem_block {
    _Atomic uint64_t at, bytes;
} shmem_block;

typedef struct shmem_block_list {
    struct shmem_block_list *older;
    size_t room;
    shmem_block list[];
} shmem_block_list;

typedef struct shmem_blocks {
    _Atomic uint64_t version; /* odd while the list changes */
    shmem_block_list *_Atomic now;
    _Atomic size_t count;
} shmem_blocks;

void shmem_blocks_free(shmem_blocks *blocks);

/* ---- for who may change the list ---- */

aivd_status shmem_blocks_reserve(shmem_blocks *blocks); /* room for one more */
void shmem_blocks_add(shmem_blocks *blocks, shmem_range block);
/* The block that begins there goes; false when there is none. */
bool shmem_blocks_drop(shmem_blocks *blocks, uint64_t at, shmem_range *block);
/* The last block that begins at or before `at`; false when there is none. */
bool shmem_blocks_before(const shmem_blocks *blocks, uint64_t at, shmem_range *block);

/* ---- for everybody ---- */

/* Whether [at, at + bytes) lies in one live block. False also when the list was being changed: who
 * wants to be sure asks again under the owner's lock. */
static inline bool shmem_blocks_hold(const shmem_blocks *blocks, uint64_t at, uint64_t bytes)
{
    /* Pairs with the releases of shmem_blocks_add and _drop. */
    uint64_t version = atomic_load_explicit(&blocks->version, memory_order_acquire);
    const shmem_block_list *now = atomic_load_explicit(&blocks->now, memory_order_acquire);
    size_t low = 0, high = atomic_load_explicit(&blocks->count, memory_order_acquire);
    if (version & 1 || !now || high > now->room)
        return false;
    while (low < high) { /* how many begin at or before `at` */
        size_t middle = (low + high) / 2;
        if (atomic_load_explicit(&now->list[middle].at, memory_order_acquire) <= at)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0)
        return false;
    const shmem_block *block = &now->list[low - 1];
    uint64_t skip = at - atomic_load_explicit(&block->at, memory_order_acquire);
    uint64_t size = atomic_load_explicit(&block->bytes, memory_order_acquire);
    return atomic_load_explicit(&blocks->version, memory_order_relaxed) == version && skip < size &&
           bytes <= size - skip;
}

#endif
