/* shmem/operand: the checks and the one move that all host operations on data share. */
#ifndef SHMEM_OPERAND_H
#define SHMEM_OPERAND_H

#include "core/gm.h"
#include "fabric/region.h"
#include "npu/record.h"
#include "shmem/pe.h"

/* [address, address + bytes) lies in this PE's symmetric heap; PARAM else. */
aivd_status shmem_symmetric_check(const shmem_pe *pe, const char *call, const char *what,
                                  const void *address, uint64_t bytes);
/* The local side of an operation: any memory of this process, device memory whole in a block of it;
 * symmetric where the engines of the instance need that. */
aivd_status shmem_local_check(const shmem_pe *pe, const char *call, const char *what,
                              const void *address, uint64_t bytes);

/* A word of `size` bytes at a multiple of it. */
aivd_status shmem_word_check(const char *call, const void *address, uint32_t size);

/* From here on a push goes past the caches. Below, who reads the data at once finds them sooner in
 * the writer's cache: 2 to 3 times where the two CPUs share one; where they share none it costs up
 * to 1.5 times (docs/performance.md, put_trip of bench/shmem_host.c). */
enum { SHMEM_PUSH_BYTES = 32 << 10 };

/* Moves bytes between checked places. `far`: the target is a peer's memory. */
static inline void shmem_move(void *to, const void *from, uint64_t bytes, bool far)
{
    if (BASE_UNLIKELY(record_on()))
        npu_record_copy(to, from, bytes);
    else
        gm_store(to, from, bytes, far && bytes >= SHMEM_PUSH_BYTES);
}

#endif
