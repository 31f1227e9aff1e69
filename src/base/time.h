/* base/time: one monotonic clock in nanoseconds, and a cheaper cycle counter for bounded spins. */
#ifndef BASE_TIME_H
#define BASE_TIME_H

#include <stdint.h>
#include <time.h>

#define BASE_NS_PER_S 1000000000ull
#define BASE_NEVER    UINT64_MAX

static inline uint64_t base_now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * BASE_NS_PER_S + (uint64_t)t.tv_nsec;
}

static inline uint64_t base_cycles(void)
{
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t v;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(v));
    return v;
#else
    return base_now_ns();
#endif
}

/* Cycles of base_cycles() in `ns` nanoseconds; calibrated once (about 1 ms, at first use). */
uint64_t base_cycles_from_ns(uint64_t ns);

static inline void base_pause(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield" ::: "memory");
#endif
}

#endif
