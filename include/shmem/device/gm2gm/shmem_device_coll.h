/* device/gm2gm/shmem_device_coll.h: collectives of a team. For kernels. A refused operand ends
 * the kernel with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_COLL_H
#define DEVICE_GM2GM_SHMEM_COLL_H

#include "../../device/shmem_def.h"

/* The elements of PE pe_root of the team reach every PE of it. */
static __aicore__ AIVD_INLINE int aclshmem_half_broadcast(aclshmem_team_t team, __gm__ half *dest,
                                                          __gm__ const half *source, size_t nelems,
                                                          int pe_root)
{
    return aivd_shm_collective("aclshmem_half_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_broadcast(aclshmem_team_t team, __gm__ float *dest,
                                                           __gm__ const float *source,
                                                           size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_float_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_broadcast(aclshmem_team_t team,
                                                            __gm__ double *dest,
                                                            __gm__ const double *source,
                                                            size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_double_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_broadcast(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_int8_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_broadcast(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_int16_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_broadcast(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_int32_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_broadcast(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_int64_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_broadcast(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_uint8_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_broadcast(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_uint16_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_broadcast(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_uint32_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_broadcast(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_uint64_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_char_broadcast(aclshmem_team_t team, __gm__ char *dest,
                                                          __gm__ const char *source, size_t nelems,
                                                          int pe_root)
{
    return aivd_shm_collective("aclshmem_char_broadcast", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_CHAR, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_broadcast(aclshmem_team_t team,
                                                              __gm__ bfloat16_t *dest,
                                                              __gm__ const bfloat16_t *source,
                                                              size_t nelems, int pe_root)
{
    return aivd_shm_collective("aclshmem_bfloat16_broadcast", AIVD_SHM_BROADCAST, team, dest,
        source, nelems, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

/* The elements of PE pe_root of the team reach every PE of it. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_broadcastmem(aclshmem_team_t team, __gm__ void *dest,
                                                        __gm__ const void *source, size_t nelems,
                                                        int pe_root)
{
    return aivd_shm_collective("aclshmem_broadcastmem", AIVD_SHM_BROADCAST, team, dest, source,
        nelems, 1, AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, pe_root, 1, 1);
}

/* Every PE's elements, one after the other; each PE may have its own number. */
static __aicore__ AIVD_INLINE int aclshmem_half_collect(aclshmem_team_t team, __gm__ half *dest,
                                                        __gm__ const half *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_half_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_collect(aclshmem_team_t team, __gm__ float *dest,
                                                         __gm__ const float *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_float_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_collect(aclshmem_team_t team, __gm__ double *dest,
                                                          __gm__ const double *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_double_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_collect(aclshmem_team_t team, __gm__ int8_t *dest,
                                                        __gm__ const int8_t *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_int8_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_collect(aclshmem_team_t team, __gm__ int16_t *dest,
                                                         __gm__ const int16_t *source,
                                                         size_t nelems)
{
    return aivd_shm_collective("aclshmem_int16_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_collect(aclshmem_team_t team, __gm__ int32_t *dest,
                                                         __gm__ const int32_t *source,
                                                         size_t nelems)
{
    return aivd_shm_collective("aclshmem_int32_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_collect(aclshmem_team_t team, __gm__ int64_t *dest,
                                                         __gm__ const int64_t *source,
                                                         size_t nelems)
{
    return aivd_shm_collective("aclshmem_int64_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_collect(aclshmem_team_t team, __gm__ uint8_t *dest,
                                                         __gm__ const uint8_t *source,
                                                         size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint8_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_collect(aclshmem_team_t team,
                                                          __gm__ uint16_t *dest,
                                                          __gm__ const uint16_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint16_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_collect(aclshmem_team_t team,
                                                          __gm__ uint32_t *dest,
                                                          __gm__ const uint32_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint32_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_collect(aclshmem_team_t team,
                                                          __gm__ uint64_t *dest,
                                                          __gm__ const uint64_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint64_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_char_collect(aclshmem_team_t team, __gm__ char *dest,
                                                        __gm__ const char *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_char_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_CHAR, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_collect(aclshmem_team_t team,
                                                            __gm__ bfloat16_t *dest,
                                                            __gm__ const bfloat16_t *source,
                                                            size_t nelems)
{
    return aivd_shm_collective("aclshmem_bfloat16_collect", AIVD_SHM_COLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* Every PE's elements, one after the other; each PE may have its own number. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_collectmem(aclshmem_team_t team, __gm__ void *dest,
                                                      __gm__ const void *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_collectmem", AIVD_SHM_COLLECT, team, dest, source, nelems,
        1, AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* Every PE's elements, one after the other; the same number on each. */
static __aicore__ AIVD_INLINE int aclshmem_half_fcollect(aclshmem_team_t team, __gm__ half *dest,
                                                         __gm__ const half *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_half_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_fcollect(aclshmem_team_t team, __gm__ float *dest,
                                                          __gm__ const float *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_float_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_fcollect(aclshmem_team_t team,
                                                           __gm__ double *dest,
                                                           __gm__ const double *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_double_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_fcollect(aclshmem_team_t team, __gm__ int8_t *dest,
                                                         __gm__ const int8_t *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_int8_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_fcollect(aclshmem_team_t team,
                                                          __gm__ int16_t *dest,
                                                          __gm__ const int16_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int16_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_fcollect(aclshmem_team_t team,
                                                          __gm__ int32_t *dest,
                                                          __gm__ const int32_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int32_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_fcollect(aclshmem_team_t team,
                                                          __gm__ int64_t *dest,
                                                          __gm__ const int64_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int64_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_fcollect(aclshmem_team_t team,
                                                          __gm__ uint8_t *dest,
                                                          __gm__ const uint8_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint8_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_fcollect(aclshmem_team_t team,
                                                           __gm__ uint16_t *dest,
                                                           __gm__ const uint16_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint16_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_fcollect(aclshmem_team_t team,
                                                           __gm__ uint32_t *dest,
                                                           __gm__ const uint32_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint32_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_fcollect(aclshmem_team_t team,
                                                           __gm__ uint64_t *dest,
                                                           __gm__ const uint64_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint64_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_char_fcollect(aclshmem_team_t team, __gm__ char *dest,
                                                         __gm__ const char *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_char_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_CHAR, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_fcollect(aclshmem_team_t team,
                                                             __gm__ bfloat16_t *dest,
                                                             __gm__ const bfloat16_t *source,
                                                             size_t nelems)
{
    return aivd_shm_collective("aclshmem_bfloat16_fcollect", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* Every PE's elements, one after the other; the same number on each. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_fcollectmem(aclshmem_team_t team, __gm__ void *dest,
                                                       __gm__ const void *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_fcollectmem", AIVD_SHM_FCOLLECT, team, dest, source,
        nelems, 1, AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* The i-th block of nelems elements goes to the team's PE i. */
static __aicore__ AIVD_INLINE int aclshmem_half_alltoall(aclshmem_team_t team, __gm__ half *dest,
                                                         __gm__ const half *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_half_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_alltoall(aclshmem_team_t team, __gm__ float *dest,
                                                          __gm__ const float *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_float_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_alltoall(aclshmem_team_t team,
                                                           __gm__ double *dest,
                                                           __gm__ const double *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_double_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_alltoall(aclshmem_team_t team, __gm__ int8_t *dest,
                                                         __gm__ const int8_t *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_int8_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_alltoall(aclshmem_team_t team,
                                                          __gm__ int16_t *dest,
                                                          __gm__ const int16_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int16_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_alltoall(aclshmem_team_t team,
                                                          __gm__ int32_t *dest,
                                                          __gm__ const int32_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int32_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_alltoall(aclshmem_team_t team,
                                                          __gm__ int64_t *dest,
                                                          __gm__ const int64_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int64_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_alltoall(aclshmem_team_t team,
                                                          __gm__ uint8_t *dest,
                                                          __gm__ const uint8_t *source,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint8_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_alltoall(aclshmem_team_t team,
                                                           __gm__ uint16_t *dest,
                                                           __gm__ const uint16_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint16_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_alltoall(aclshmem_team_t team,
                                                           __gm__ uint32_t *dest,
                                                           __gm__ const uint32_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint32_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_alltoall(aclshmem_team_t team,
                                                           __gm__ uint64_t *dest,
                                                           __gm__ const uint64_t *source,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint64_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_char_alltoall(aclshmem_team_t team, __gm__ char *dest,
                                                         __gm__ const char *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_char_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_CHAR, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_alltoall(aclshmem_team_t team,
                                                             __gm__ bfloat16_t *dest,
                                                             __gm__ const bfloat16_t *source,
                                                             size_t nelems)
{
    return aivd_shm_collective("aclshmem_bfloat16_alltoall", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* The i-th block of nelems elements goes to the team's PE i. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_alltoallmem(aclshmem_team_t team, __gm__ void *dest,
                                                       __gm__ const void *source, size_t nelems)
{
    return aivd_shm_collective("aclshmem_alltoallmem", AIVD_SHM_ALLTOALL, team, dest, source,
        nelems, 1, AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, 1, 1);
}

/* alltoall with strides, in elements. */
static __aicore__ AIVD_INLINE int aclshmem_half_alltoalls(aclshmem_team_t team, __gm__ half *dest,
                                                          __gm__ const half *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems)
{
    return aivd_shm_collective("aclshmem_half_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_float_alltoalls(aclshmem_team_t team, __gm__ float *dest,
                                                           __gm__ const float *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_float_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_double_alltoalls(aclshmem_team_t team,
                                                            __gm__ double *dest,
                                                            __gm__ const double *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    return aivd_shm_collective("aclshmem_double_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_alltoalls(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          ptrdiff_t dst, ptrdiff_t sst,
                                                          size_t nelems)
{
    return aivd_shm_collective("aclshmem_int8_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_alltoalls(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_int16_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_alltoalls(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_int32_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_alltoalls(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_int64_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_alltoalls(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint8_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint16_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint32_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    return aivd_shm_collective("aclshmem_uint64_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_char_alltoalls(aclshmem_team_t team, __gm__ char *dest,
                                                          __gm__ const char *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems)
{
    return aivd_shm_collective("aclshmem_char_alltoalls", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, sizeof(*dest), AIVD_SHM_CHAR, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_alltoalls(aclshmem_team_t team,
                                                              __gm__ bfloat16_t *dest,
                                                              __gm__ const bfloat16_t *source,
                                                              ptrdiff_t dst, ptrdiff_t sst,
                                                              size_t nelems)
{
    return aivd_shm_collective("aclshmem_bfloat16_alltoalls", AIVD_SHM_ALLTOALLS, team, dest,
        source, nelems, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

/* alltoall with strides, in elements. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_alltoallsmem(aclshmem_team_t team, __gm__ void *dest,
                                                        __gm__ const void *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems)
{
    return aivd_shm_collective("aclshmem_alltoallsmem", AIVD_SHM_ALLTOALLS, team, dest, source,
        nelems, 1, AIVD_SHM_INT8, AIVD_SHM_REDUCE_NONE, 0, dst, sst);
}

/* Combines the elements of all PEs of the team (and) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_and_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_and_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_and_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_and_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_and_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_and_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (or) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_or_reduce(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_or_reduce(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_or_reduce(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_or_reduce(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_or_reduce(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_or_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (xor) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_xor_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_xor_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_xor_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (max) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_max_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_max_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_max_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_max_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_max_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_max_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_max_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_max_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_max_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_max_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (min) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_min_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_min_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_min_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_min_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_min_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_min_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_min_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_min_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_min_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_min_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (sum) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_sum_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_sum_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_sum_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_sum_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_sum_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_sum_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_sum_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

/* Combines the elements of all PEs of the team (prod) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_prod_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                            __gm__ const half *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_prod_reduce(aclshmem_team_t team,
                                                                __gm__ bfloat16_t *dest,
                                                                __gm__ const bfloat16_t *source,
                                                                size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_prod_reduce", AIVD_SHM_REDUCE, team, dest,
        source, nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_prod_reduce(aclshmem_team_t team,
                                                             __gm__ float *dest,
                                                             __gm__ const float *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_prod_reduce(aclshmem_team_t team,
                                                              __gm__ double *dest,
                                                              __gm__ const double *source,
                                                              size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_prod_reduce(aclshmem_team_t team,
                                                            __gm__ int8_t *dest,
                                                            __gm__ const int8_t *source,
                                                            size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int16_t *dest,
                                                             __gm__ const int16_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int32_t *dest,
                                                             __gm__ const int32_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int64_t *dest,
                                                             __gm__ const int64_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_prod_reduce(aclshmem_team_t team,
                                                             __gm__ uint8_t *dest,
                                                             __gm__ const uint8_t *source,
                                                             size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint16_t *dest,
                                                              __gm__ const uint16_t *source,
                                                              size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint32_t *dest,
                                                              __gm__ const uint32_t *source,
                                                              size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint64_t *dest,
                                                              __gm__ const uint64_t *source,
                                                              size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_prod_reduce", AIVD_SHM_REDUCE, team, dest, source,
        nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_and_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_and_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_AND, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_or_reducescatter(aclshmem_team_t team,
                                                                 __gm__ int8_t *dest,
                                                                 __gm__ const int8_t *source,
                                                                 size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int16_t *dest,
                                                                  __gm__ const int16_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int32_t *dest,
                                                                  __gm__ const int32_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int64_t *dest,
                                                                  __gm__ const int64_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ uint8_t *dest,
                                                                  __gm__ const uint8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint16_t *dest,
                                                                   __gm__ const uint16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint32_t *dest,
                                                                   __gm__ const uint32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint64_t *dest,
                                                                   __gm__ const uint64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_or_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_OR, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_xor_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_xor_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_XOR, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_max_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_max_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_max_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_max_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_MAX, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_min_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_min_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_min_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_min_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_MIN, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_sum_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_sum_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_sum_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_sum_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_SUM, 0, 1, 1);
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_prod_reducescatter(aclshmem_team_t team,
                                                                   __gm__ half *dest,
                                                                   __gm__ const half *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_half_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_HALF, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_prod_reducescatter(aclshmem_team_t team,
                                                                       __gm__ bfloat16_t *dest,
                                                                       __gm__ const bfloat16_t *source,
                                                                       size_t nreduce)
{
    return aivd_shm_collective("aclshmem_bfloat16_prod_reducescatter", AIVD_SHM_REDUCESCATTER,
        team, dest, source, nreduce, sizeof(*dest), AIVD_SHM_BFLOAT16, AIVD_SHM_REDUCE_PROD, 0, 1,
        1);
}

static __aicore__ AIVD_INLINE int aclshmem_float_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ float *dest,
                                                                    __gm__ const float *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_float_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_FLOAT, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_double_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ double *dest,
                                                                     __gm__ const double *source,
                                                                     size_t nreduce)
{
    return aivd_shm_collective("aclshmem_double_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_DOUBLE, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_prod_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int8_t *dest,
                                                                   __gm__ const int8_t *source,
                                                                   size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int8_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT8, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int16_t *dest,
                                                                    __gm__ const int16_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int16_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT16, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int32_t *dest,
                                                                    __gm__ const int32_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int32_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT32, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int64_t *dest,
                                                                    __gm__ const int64_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_int64_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_INT64, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint8_t *dest,
                                                                    __gm__ const uint8_t *source,
                                                                    size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint8_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT8, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint16_t *dest,
                                                                     __gm__ const uint16_t *source,
                                                                     size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint16_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT16, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint32_t *dest,
                                                                     __gm__ const uint32_t *source,
                                                                     size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint32_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT32, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint64_t *dest,
                                                                     __gm__ const uint64_t *source,
                                                                     size_t nreduce)
{
    return aivd_shm_collective("aclshmem_uint64_prod_reducescatter", AIVD_SHM_REDUCESCATTER, team,
        dest, source, nreduce, sizeof(*dest), AIVD_SHM_UINT64, AIVD_SHM_REDUCE_PROD, 0, 1, 1);
}

#endif
