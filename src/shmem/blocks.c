/* shmem/blocks.c: see blocks.h. A change makes the version odd, moves what lies behind, and makes
 * the version even again. */
#include "shmem/blocks.h"

#include <stdlib.h>

static shmem_block_list *list_of(const shmem_blocks *blocks)
{
    return atomic_load_explicit(&blocks->now, memory_order_relaxed); /* only its owner changes it */
}

static size_t count_of(const shmem_blocks *blocks)
{
    return atomic_load_explicit(&blocks->count, memory_order_relaxed);
}

static shmem_range get(const shmem_block_list *now, size_t i)
{
    return (shmem_range){atomic_load_explicit(&now->list[i].at, memory_order_relaxed),
                         atomic_load_explicit(&now->list[i].bytes, memory_order_relaxed)};
}

static void set(shmem_block_list *now, size_t i, shmem_range block)
{
    /* Release: who sees them sees the odd version. Pairs with shmem_blocks_hold. */
    atomic_store_explicit(&now->list[i].at, block.at, memory_order_release);
    atomic_store_explicit(&now->list[i].bytes, block.bytes, memory_order_release);
}

void shmem_blocks_free(shmem_blocks *blocks)
{
    for (shmem_block_list *l = list_of(blocks), *older; l; l = older) {
        older = l->older;
        free(l);
    }
    *blocks = (shmem_blocks){0};
}

/* ---- changing ---- */

/* How many blocks begin at or before `at`. */
static size_t upper(const shmem_blocks *blocks, uint64_t at)
{
    const shmem_block_list *now = list_of(blocks);
    size_t low = 0, high = count_of(blocks);
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (get(now, middle).at <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void begin(shmem_blocks *blocks)
{
    uint64_t version = atomic_load_explicit(&blocks->version, memory_order_relaxed);
    atomic_store_explicit(&blocks->version, version + 1, memory_order_relaxed);
}

/* Pairs with the acquire of shmem_blocks_hold: the version comes with the list. */
static void end(shmem_blocks *blocks)
{
    uint64_t version = atomic_load_explicit(&blocks->version, memory_order_relaxed);
    atomic_store_explicit(&blocks->version, version + 1, memory_order_release);
}

aivd_status shmem_blocks_reserve(shmem_blocks *blocks)
{
    shmem_block_list *old = list_of(blocks);
    size_t count = count_of(blocks), room = old ? 2 * old->room : 64;
    if (old && count < old->room)
        return AIVD_OK;
    shmem_block_list *now = malloc(sizeof *now + room * sizeof now->list[0]);
    if (!now)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %zu blocks of a heap",
                         room);
    now->older = old;
    now->room = room;
    for (size_t i = 0; i < room; i++)
        set(now, i, i < count ? get(old, i) : (shmem_range){0, 0});
    /* Pairs with the acquire of shmem_blocks_hold: the list is whole when it is found. */
    atomic_store_explicit(&blocks->now, now, memory_order_release);
    return AIVD_OK;
}

void shmem_blocks_add(shmem_blocks *blocks, shmem_range block)
{
    shmem_block_list *now = list_of(blocks);
    size_t count = count_of(blocks), i = upper(blocks, block.at);
    begin(blocks);
    for (size_t k = count; k > i; k--)
        set(now, k, get(now, k - 1));
    set(now, i, block);
    atomic_store_explicit(&blocks->count, count + 1, memory_order_release);
    end(blocks);
}

bool shmem_blocks_before(const shmem_blocks *blocks, uint64_t at, shmem_range *block)
{
    size_t i = upper(blocks, at);
    if (i > 0)
        *block = get(list_of(blocks), i - 1);
    return i > 0;
}

bool shmem_blocks_drop(shmem_blocks *blocks, uint64_t at, shmem_range *block)
{
    shmem_range found;
    if (!shmem_blocks_before(blocks, at, &found) || found.at != at)
        return false;
    shmem_block_list *now = list_of(blocks);
    size_t count = count_of(blocks);
    begin(blocks);
    for (size_t k = upper(blocks, at) - 1; k + 1 < count; k++)
        set(now, k, get(now, k + 1));
    atomic_store_explicit(&blocks->count, count - 1, memory_order_release);
    end(blocks);
    *block = found;
    return true;
}
