/* npu/pool: where handles live. Objects of one kind sit in one reserved address range and their
 * memory is never given back, so that a handle can be told live from stale by looking at it: in
 * range, on an object boundary, marked live. Freed places are reused oldest first. */
#ifndef NPU_POOL_H
#define NPU_POOL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "npu/lock.h"

enum { NPU_SLOT_FREE = 0, NPU_SLOT_BUILDING = 1, NPU_SLOT_LIVE = 2, NPU_SLOT_DYING = 3 };

/* First member of every pooled object. */
typedef struct npu_slot {
    _Atomic uint32_t state;
    uint32_t generation; /* counts the lives of this place */
    struct npu_slot *next_free;
} npu_slot;

typedef struct npu_pool {
    const char *what;  /* "stream", for texts */
    uint32_t shift;    /* log2 of the object size */
    uint32_t capacity; /* objects */
    aivd_status full;  /* status when all are in use */
    uint8_t *_Atomic base;
    npu_lock lock;
    uint32_t used; /* places handed out at least once */
    _Atomic uint32_t live;
    npu_slot *free_first, *free_last;
} npu_pool;

#define NPU_POOL(name, log2_size, count, full_status)                                              \
    {                                                                                              \
        .what = (name), .shift = (log2_size), .capacity = (count), .full = (full_status)           \
    }

/* A zeroed object (its slot aside) in state BUILDING. */
aivd_status npu_pool_take(npu_pool *pool, void *object);

/* The object is complete: its handle is valid from now on. */
void npu_pool_publish(void *object);

/* True for the one caller that ends the object's life; its handle is stale from now on. */
bool npu_pool_retire(void *object);

/* Gives the place back. Only after npu_pool_retire(), or for an object that was never published. */
void npu_pool_give(npu_pool *pool, void *object);

/* Whether an object that was live once, in that life, still is: its memory stays. */
static inline bool npu_slot_is(const npu_slot *slot, uint32_t generation)
{
    /* acquire: pairs with the release in npu_pool_publish() */
    return atomic_load_explicit(&slot->state, memory_order_acquire) == NPU_SLOT_LIVE &&
           slot->generation == generation;
}

/* Whether the handle is a live object of this pool. Never reads foreign memory. */
static inline bool npu_pool_owns(npu_pool *pool, const void *handle)
{
    uintptr_t base =
        (uintptr_t)atomic_load_explicit(&pool->base, memory_order_acquire); /* pairs with take */
    uintptr_t offset = (uintptr_t)handle - base;
    if (base == 0 || offset >> pool->shift >= pool->capacity ||
        (offset & (((uintptr_t)1 << pool->shift) - 1)) != 0)
        return false;
    /* acquire: pairs with the release in npu_pool_publish() */
    return atomic_load_explicit(&((npu_slot *)(uintptr_t)handle)->state, memory_order_acquire) ==
           NPU_SLOT_LIVE;
}

#endif
