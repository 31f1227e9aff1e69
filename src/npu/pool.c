/* npu/pool: see pool.h. */
#include "npu/pool.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>

static aivd_status reserve(npu_pool *pool)
{
    size_t bytes = (size_t)pool->capacity << pool->shift;
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                   -1, 0);
    if (p == MAP_FAILED)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                         "cannot reserve %zu bytes of addresses for %ss: %s; raise ulimit -v",
                         bytes, pool->what, strerror(errno));
    atomic_store_explicit(&pool->base, p, memory_order_release);
    return AIVD_OK;
}

aivd_status npu_pool_take(npu_pool *pool, void *object)
{
    npu_slot *slot = NULL;
    npu_lock_take(&pool->lock);
    if (atomic_load_explicit(&pool->base, memory_order_relaxed) == NULL) {
        aivd_status status = reserve(pool);
        if (status) {
            npu_lock_give(&pool->lock);
            return status;
        }
    }
    /* Fresh places first: a freed one rests as long as possible, so that stale handles stay stale.
     */
    if (pool->used < pool->capacity) {
        slot = (npu_slot *)(pool->base + ((size_t)pool->used++ << pool->shift));
    } else if (pool->free_first) {
        slot = pool->free_first;
        pool->free_first = slot->next_free;
        if (!pool->free_first)
            pool->free_last = NULL;
    }
    npu_lock_give(&pool->lock);
    if (!slot)
        return base_fail(pool->full, NULL, "no more %ss: %u are in use, the limit; destroy some",
                         pool->what, atomic_load_explicit(&pool->live, memory_order_relaxed));
    memset(slot + 1, 0, ((size_t)1 << pool->shift) - sizeof *slot);
    slot->next_free = NULL;
    atomic_store_explicit(&slot->state, NPU_SLOT_BUILDING, memory_order_relaxed);
    atomic_fetch_add_explicit(&pool->live, 1, memory_order_relaxed);
    *(void **)object = slot;
    return AIVD_OK;
}

void npu_pool_publish(void *object)
{
    npu_slot *slot = object;
    atomic_store_explicit(&slot->state, NPU_SLOT_LIVE, memory_order_release);
}

bool npu_pool_retire(void *object)
{
    npu_slot *slot = object;
    uint32_t live = NPU_SLOT_LIVE;
    return atomic_compare_exchange_strong_explicit(&slot->state, &live, NPU_SLOT_DYING,
                                                   memory_order_acq_rel, memory_order_relaxed);
}

void npu_pool_give(npu_pool *pool, void *object)
{
    npu_slot *slot = object;
    slot->generation++;
    atomic_store_explicit(&slot->state, NPU_SLOT_FREE, memory_order_release);
    npu_lock_take(&pool->lock);
    slot->next_free = NULL;
    if (pool->free_last)
        pool->free_last->next_free = slot;
    else
        pool->free_first = slot;
    pool->free_last = slot;
    npu_lock_give(&pool->lock);
    atomic_fetch_sub_explicit(&pool->live, 1, memory_order_relaxed);
}
