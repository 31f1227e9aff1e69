/* shmem/stats: what a PE's host calls have moved, printed at finalize with AIVDRIVE_STATS=1. */
#ifndef SHMEM_STATS_H
#define SHMEM_STATS_H

#include "shmem/pe.h"

static inline void shmem_count_one(_Atomic uint64_t *counter, uint64_t more)
{
    /* Two threads of a PE may lose a step: no lock on the way of data. */
    atomic_store_explicit(counter, atomic_load_explicit(counter, memory_order_relaxed) + more,
                          memory_order_relaxed);
}

static inline void shmem_count(shmem_pe *pe, shmem_counter what, uint64_t bytes)
{
    shmem_count_one(&pe->counts[what].calls, 1);
    shmem_count_one(&pe->counts[what].bytes, bytes);
}

void shmem_stats_print(const shmem_pe *pe);

#endif
