/* core/near: see near.h. */
#include "core/near.h"

#include "base/option.h"

/* Between what a store takes within one cache (50 ns here) and across two (130). */
enum { NEAR_NS = 90, MOST_NS = 180, RISE = 4, FALL = 32 };

core_reach core_reaches[FABRIC_DEVICES_MAX];
_Atomic uint32_t core_near_cycles;

enum { AUTO, YES };

aivd_status core_near_prepare(void)
{
    int choice = AUTO;
    aivd_status status = base_option_choice(OPT_NEAR, &choice);
    /* Every time is below the one limit, none below the other. */
    if (status == AIVD_OK && choice != AUTO)
        atomic_store_explicit(&core_near_cycles, choice == YES ? UINT32_MAX : 1,
                              memory_order_relaxed);
    return status;
}

void core_near_learn(core_reach *reach, uint64_t cycles)
{
    static _Atomic uint64_t most;
    if (atomic_load_explicit(&most, memory_order_relaxed) == 0) {
        uint32_t none = 0;
        /* Threads that race here store the same values. */
        atomic_compare_exchange_strong_explicit(&core_near_cycles, &none,
                                                (uint32_t)base_cycles_from_ns(NEAR_NS),
                                                memory_order_relaxed, memory_order_relaxed);
        atomic_store_explicit(&most, base_cycles_from_ns(MOST_NS), memory_order_relaxed);
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
