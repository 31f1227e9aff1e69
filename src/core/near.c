/* core/near: see near.h. */
#include "core/near.h"

/* Between what a store takes within one cache (50 ns here) and across two (130). */
enum { NEAR_NS = 90, MOST_NS = 180, RISE = 4, FALL = 32 };

core_reach core_reaches[FABRIC_DEVICES_MAX];
_Atomic uint32_t core_near_cycles;

void core_near_learn(core_reach *reach, uint64_t cycles)
{
    static _Atomic uint64_t most;
    if (atomic_load_explicit(&core_near_cycles, memory_order_relaxed) == 0) {
        /* Threads that race here store the same values. */
        atomic_store_explicit(&most, base_cycles_from_ns(MOST_NS), memory_order_relaxed);
        atomic_store_explicit(&core_near_cycles, (uint32_t)base_cycles_from_ns(NEAR_NS),
                              memory_order_relaxed);
    }
    /* A store that was interrupted says little. */
    uint64_t limit = atomic_load_explicit(&most, memory_order_relaxed);
    if (cycles > limit)
        cycles = limit;
    uint32_t mean = atomic_load_explicit(&reach->cycles, memory_order_relaxed);
    uint32_t last = (uint32_t)cycles | 1;
    if (mean == 0)
        mean = last;
    else if (last > mean)
        mean += (last - mean) / RISE;
    else
        mean -= (mean - last) / FALL;
    atomic_store_explicit(&reach->cycles, mean, memory_order_relaxed);
}
