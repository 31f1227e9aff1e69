/* shmem/signal: a word of a PE that says something has happened: set, or added to. */
#ifndef SHMEM_SIGNAL_H
#define SHMEM_SIGNAL_H

#include "shmem/pe.h"

typedef struct shmem_signal {
    const char *call;
    void *address; /* this PE's address of the word */
    uint64_t value;
    int op; /* aclshmem_signal_op_type_t */
    int pe;
    uint32_t size; /* 4 or 8 */
} shmem_signal;

aivd_status shmem_signal_check(const shmem_pe *pe, const shmem_signal *signal);
/* Release: who sees the word sees what this thread put before. The signal has been checked. */
void shmem_signal_send(shmem_pe *pe, const shmem_signal *signal);

#endif
