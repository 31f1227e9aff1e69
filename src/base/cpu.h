/* base/cpu: how many CPUs this process may really use (affinity and cgroup quota), and where it
 * runs now. */
#ifndef BASE_CPU_H
#define BASE_CPU_H

#include <stdint.h>

/* CPUs of this process: affinity mask cut by the cgroup quota (v1 and v2), at least 1. Cached. */
unsigned base_cpu_count(void);

/* The CPU this thread runs on now (restartable-sequence area when there is one: a plain load). */
unsigned base_cpu_current(void);

/* Host memory that can still be taken: min(MemAvailable, cgroup limit - usage), bytes. */
uint64_t base_memory_available(void);
uint64_t base_memory_total(void);

#endif
