/* shmem/rma: what the typed host calls for data and signals (generated/typed.c) come to. `call` is
 * the public name, for messages. These functions check every operand: PE, range, symmetric heap. A
 * refused one is told by base_fail and does nothing. */
#ifndef SHMEM_RMA_H
#define SHMEM_RMA_H

#include <stddef.h>
#include <stdint.h>

#include "shmem/host_device/shmem_codes.h"

/* Bytes of `count` elements; UINT64_MAX, which no heap holds, when they are too many to count. */
static inline uint64_t shmem_bytes(uint64_t count, uint64_t element)
{
    uint64_t bytes;

    return __builtin_mul_overflow(count, element, &bytes) ? UINT64_MAX : bytes;
}

/* From local `source` to `dest` of PE `pe`, and back. `flags`: AIVD_SHM_NBI, AIVD_SHM_VALUE. */
void shmem_put(const char *call, void *dest, const void *source, uint64_t bytes, int pe,
               unsigned flags);
void shmem_get(const char *call, void *dest, const void *source, uint64_t bytes, int pe,
               unsigned flags);

/* Every dst-th element of dest from every sst-th of source; strides in elements of `element`. */
void shmem_iput(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, size_t element, int pe);
void shmem_iget(const char *call, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                size_t nelems, size_t element, int pe);

/* A put, then the signal: SET or ADD of a word of 32 bits, or 64 with AIVD_SHM_SIGNAL64. */
void shmem_put_signal(const char *call, void *dest, const void *source, uint64_t bytes,
                      void *signal_address, uint64_t signal, int op, int pe, unsigned flags);

#endif
