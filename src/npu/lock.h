/* npu/lock: a spin lock for sections of a few dozen instructions (a stream's queue, a pool's free
 * list). It never holds across anything that can wait; after a short spin it gives the CPU away,
 * because with more ranks than CPUs the holder may be the one that needs it. */
#ifndef NPU_LOCK_H
#define NPU_LOCK_H

#include <sched.h>
#include <stdatomic.h>

#include "base/compiler.h"
#include "base/time.h"

typedef struct npu_lock {
    _Atomic unsigned held;
} npu_lock;

static inline void npu_lock_take(npu_lock *lock)
{
    /* acquire: pairs with the release in npu_lock_give() of the previous holder */
    while (BASE_UNLIKELY(atomic_exchange_explicit(&lock->held, 1u, memory_order_acquire))) {
        for (int spins = 0; atomic_load_explicit(&lock->held, memory_order_relaxed); spins++) {
            if (spins < 64)
                base_pause();
            else
                sched_yield();
        }
    }
}

static inline void npu_lock_give(npu_lock *lock)
{
    atomic_store_explicit(&lock->held, 0u, memory_order_release);
}

#endif
