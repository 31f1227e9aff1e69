/* shmem/atomic: what the typed host atomics come to. */
#ifndef SHMEM_ATOMIC_H
#define SHMEM_ATOMIC_H

#include <stdint.h>

#include "shmem/host_device/shmem_codes.h"

/* Performs `op` (aivd_shm_atomic) on the word of `type` at `dest` of PE `pe`. `value` and `cond`
 * are the operands' bits; returns the bits that were there before, 0 when refused. Atomic against
 * every other host, kernel and PE. */
uint64_t shmem_atomic(const char *call, int op, int type, void *dest, uint64_t value, uint64_t cond,
                      int pe);

#endif
