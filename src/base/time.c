/* base/time: calibration of the cycle counter against the monotonic clock. */
#include "base/time.h"

#include <stdatomic.h>

/* Cycles per nanosecond in 32.32 fixed point, 0 = not yet known. Threads that race here measure
 * twice and store nearly the same value, so relaxed order is enough. */
static _Atomic uint64_t scale;

enum { CALIBRATION_NS = 1000000, PAIR_NS = 2000, PAIR_TRIES = 100 };

#if !defined(__aarch64__)
static void read_pair(uint64_t *ns, uint64_t *cycles)
{
    for (int i = 0; i < PAIR_TRIES; i++) {
        *ns = base_now_ns();
        *cycles = base_cycles();
        if (base_now_ns() - *ns < PAIR_NS)
            return;
    }
}
#endif

static uint64_t measure(void)
{
#if defined(__aarch64__)
    uint64_t hz;
    __asm__ volatile("mrs %0, cntfrq_el0" : "=r"(hz));
    return (uint64_t)(((unsigned __int128)hz << 32) / BASE_NS_PER_S);
#else
    /* Preemption inside the interval does no harm (both counters run on); between the two reads of
     * one pair it does, and then the error is the pause over a millisecond: the pair is read again
     * when its two clock readings lie too far apart. */
    uint64_t ns0, c0, ns1, c1;
    read_pair(&ns0, &c0);
    do
        read_pair(&ns1, &c1);
    while (ns1 - ns0 < CALIBRATION_NS);
    return (uint64_t)(((unsigned __int128)(c1 - c0) << 32) / (ns1 - ns0));
#endif
}

uint64_t base_cycles_from_ns(uint64_t ns)
{
    uint64_t s = atomic_load_explicit(&scale, memory_order_relaxed);
    if (s == 0) {
        s = measure();
        if (s == 0)
            s = 1; /* a counter that stands still: waits become as short as can be */
        atomic_store_explicit(&scale, s, memory_order_relaxed);
    }
    unsigned __int128 cycles = ((unsigned __int128)ns * s) >> 32;
    return cycles > UINT64_MAX ? UINT64_MAX : (uint64_t)cycles;
}
