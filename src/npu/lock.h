/* npu/lock: a lock for sections of some dozen instructions (a stream's queue, a pool's free list,
 * the numbering of a communicator's calls). Taken with one locked instruction and given back with a
 * plain store. Who finds it held spins shortly; then it gives the CPU away, because with more ranks
 * than CPUs the holder may be the one that needs it; then it sleeps, because sometimes a section
 * takes long (a full queue is run before the next call). */
#ifndef NPU_LOCK_H
#define NPU_LOCK_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/compiler.h"

typedef struct npu_lock {
    _Atomic unsigned held;
} npu_lock;

static inline bool npu_lock_try(npu_lock *lock)
{
    /* acquire: pairs with the release in npu_lock_give() of the previous holder */
    return atomic_exchange_explicit(&lock->held, 1u, memory_order_acquire) == 0;
}

void npu_lock_wait(npu_lock *lock);

static inline void npu_lock_take(npu_lock *lock)
{
    if (BASE_UNLIKELY(!npu_lock_try(lock)))
        npu_lock_wait(lock);
}

static inline void npu_lock_give(npu_lock *lock)
{
    atomic_store_explicit(&lock->held, 0u, memory_order_release);
}

#endif
