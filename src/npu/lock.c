/* npu/lock: the lock is held by another thread. */
#include "npu/lock.h"

#include <sched.h>
#include <time.h>

#include "base/time.h"

enum { SPINS = 64, YIELDS = 64, SLEEP_NS = 50000 };

BASE_COLD void npu_lock_wait(npu_lock *lock)
{
    const struct timespec while_away = {.tv_nsec = SLEEP_NS};
    for (int looks = 0;; looks++) {
        if (atomic_load_explicit(&lock->held, memory_order_relaxed) == 0 && npu_lock_try(lock))
            return;
        if (looks < SPINS)
            base_pause();
        else if (looks < SPINS + YIELDS)
            sched_yield();
        else
            nanosleep(&while_away, NULL);
    }
}
