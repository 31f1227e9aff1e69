/* shmem/stats: what a PE's calls have moved, printed at finalize with AIVDRIVE_STATS=1. Hosts count
 * always, kernels only then. */
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

/* A kernel reaches [.., bytes) of a PE in the name of `call`, which tells what it does; or does
 * something known. Callers have looked at own->in_kernels. */
void shmem_count_call(const shmem_pe *own, const char *call, uint64_t bytes);
void shmem_count_signal_next(void); /* the next shmem_count_call of this thread is the signal's */
void shmem_count_in_kernel(const shmem_pe *own, shmem_counter what, uint64_t bytes);

aivd_status shmem_stats_begin(shmem_pe *pe);
void shmem_stats_print(const shmem_pe *pe);

#endif
