/* shmem/operand: the checks and the one move that all host operations on data share. */
#ifndef SHMEM_OPERAND_H
#define SHMEM_OPERAND_H

#include "core/gm.h"
#include "core/way.h"
#include "fabric/region.h"
#include "npu/record.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/pe.h"

/* [address, address + bytes) lies in one block of this PE's symmetric heap; PARAM else, with the
 * block and how far the operand goes beyond it. */
aivd_status shmem_symmetric_check(const shmem_pe *pe, const char *call, const char *what,
                                  const void *address, uint64_t bytes);
/* The local side of an operation: any memory of this process, device memory whole in a block of it;
 * symmetric where the engines of the instance need that. */
aivd_status shmem_local_check(const shmem_pe *pe, const char *call, const char *what,
                              const void *address, uint64_t bytes);

/* Bytes of an element type (aivd_shm_type). */
static inline uint32_t shmem_type_bytes(int type)
{
    static const uint8_t bytes[AIVD_SHM_TYPE_COUNT] = {
        [AIVD_SHM_INT8] = 1,  [AIVD_SHM_INT16] = 2,    [AIVD_SHM_INT32] = 4,  [AIVD_SHM_INT64] = 8,
        [AIVD_SHM_UINT8] = 1, [AIVD_SHM_UINT16] = 2,   [AIVD_SHM_UINT32] = 4, [AIVD_SHM_UINT64] = 8,
        [AIVD_SHM_HALF] = 2,  [AIVD_SHM_BFLOAT16] = 2, [AIVD_SHM_FLOAT] = 4,  [AIVD_SHM_DOUBLE] = 8,
    };
    return bytes[type];
}

/* What a wait or test asks: word `cmp` value, from how the two compare. `cmp` has been checked. */
static inline bool shmem_compare(int cmp, bool less, bool equal)
{
    switch (cmp) {
    case ACLSHMEM_CMP_EQ:
        return equal;
    case ACLSHMEM_CMP_NE:
        return !equal;
    case ACLSHMEM_CMP_GT:
        return !less && !equal;
    case ACLSHMEM_CMP_GE:
        return !less;
    case ACLSHMEM_CMP_LT:
        return less;
    default:
        return less || equal;
    }
}

/* A word of `size` bytes at a multiple of it. */
aivd_status shmem_word_check(const char *call, const void *address, uint32_t size);

/* From here on a push may go past the caches, whichever way is better now (core/way). Below, who
 * reads the data at once finds them sooner in the writer's cache: 2 to 3 times where the two CPUs
 * share one; where they share none it costs up to 1.5 times (docs/performance.md, put_trip of
 * bench/shmem_host.c). */
enum { SHMEM_PUSH_BYTES = 32 << 10 };

static inline void shmem_push(void *to, const void *from, uint64_t bytes)
{
    int device = fabric_device_of(to);
    core_way_use use = {.way = CORE_WAY_STREAM};
    if (device >= 0)
        use = core_way_begin(CORE_WAY_PUT, device, bytes);
    gm_store(to, from, bytes, use.way == CORE_WAY_STREAM);
    core_way_end(&use);
}

/* Moves bytes between checked places. `far`: the target is a peer's memory. */
static inline void shmem_move(void *to, const void *from, uint64_t bytes, bool far)
{
    if (BASE_UNLIKELY(record_on()))
        npu_record_copy(to, from, bytes);
    else if (far && bytes >= SHMEM_PUSH_BYTES)
        shmem_push(to, from, bytes);
    else
        gm_store(to, from, bytes, false);
}

#endif
