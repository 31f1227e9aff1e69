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
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_half_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_broadcast(aclshmem_team_t team, __gm__ float *dest,
                                                           __gm__ const float *source,
                                                           size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_float_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_broadcast(aclshmem_team_t team,
                                                            __gm__ double *dest,
                                                            __gm__ const double *source,
                                                            size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_double_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_broadcast(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_int8_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_broadcast(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_int16_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_broadcast(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_int32_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_broadcast(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_int64_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_broadcast(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_uint8_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_broadcast(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_uint16_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_broadcast(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_uint32_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_broadcast(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_uint64_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_char_broadcast(aclshmem_team_t team, __gm__ char *dest,
                                                          __gm__ const char *source, size_t nelems,
                                                          int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_char_broadcast");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_broadcast(aclshmem_team_t team,
                                                              __gm__ bfloat16_t *dest,
                                                              __gm__ const bfloat16_t *source,
                                                              size_t nelems, int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_bfloat16_broadcast");
    return (int)0;
}

/* The elements of PE pe_root of the team reach every PE of it. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_broadcastmem(aclshmem_team_t team, __gm__ void *dest,
                                                        __gm__ const void *source, size_t nelems,
                                                        int pe_root)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    (void)pe_root;
    aivd_shm_not_built("aclshmem_broadcastmem");
    return (int)0;
}

/* Every PE's elements, one after the other; each PE may have its own number. */
static __aicore__ AIVD_INLINE int aclshmem_half_collect(aclshmem_team_t team, __gm__ half *dest,
                                                        __gm__ const half *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_half_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_collect(aclshmem_team_t team, __gm__ float *dest,
                                                         __gm__ const float *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_float_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_collect(aclshmem_team_t team, __gm__ double *dest,
                                                          __gm__ const double *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_double_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_collect(aclshmem_team_t team, __gm__ int8_t *dest,
                                                        __gm__ const int8_t *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int8_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_collect(aclshmem_team_t team, __gm__ int16_t *dest,
                                                         __gm__ const int16_t *source,
                                                         size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int16_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_collect(aclshmem_team_t team, __gm__ int32_t *dest,
                                                         __gm__ const int32_t *source,
                                                         size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int32_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_collect(aclshmem_team_t team, __gm__ int64_t *dest,
                                                         __gm__ const int64_t *source,
                                                         size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int64_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_collect(aclshmem_team_t team, __gm__ uint8_t *dest,
                                                         __gm__ const uint8_t *source,
                                                         size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint8_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_collect(aclshmem_team_t team,
                                                          __gm__ uint16_t *dest,
                                                          __gm__ const uint16_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint16_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_collect(aclshmem_team_t team,
                                                          __gm__ uint32_t *dest,
                                                          __gm__ const uint32_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint32_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_collect(aclshmem_team_t team,
                                                          __gm__ uint64_t *dest,
                                                          __gm__ const uint64_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint64_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_char_collect(aclshmem_team_t team, __gm__ char *dest,
                                                        __gm__ const char *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_char_collect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_collect(aclshmem_team_t team,
                                                            __gm__ bfloat16_t *dest,
                                                            __gm__ const bfloat16_t *source,
                                                            size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_bfloat16_collect");
    return (int)0;
}

/* Every PE's elements, one after the other; each PE may have its own number. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_collectmem(aclshmem_team_t team, __gm__ void *dest,
                                                      __gm__ const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_collectmem");
    return (int)0;
}

/* Every PE's elements, one after the other; the same number on each. */
static __aicore__ AIVD_INLINE int aclshmem_half_fcollect(aclshmem_team_t team, __gm__ half *dest,
                                                         __gm__ const half *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_half_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_fcollect(aclshmem_team_t team, __gm__ float *dest,
                                                          __gm__ const float *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_float_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_fcollect(aclshmem_team_t team,
                                                           __gm__ double *dest,
                                                           __gm__ const double *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_double_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_fcollect(aclshmem_team_t team, __gm__ int8_t *dest,
                                                         __gm__ const int8_t *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int8_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_fcollect(aclshmem_team_t team,
                                                          __gm__ int16_t *dest,
                                                          __gm__ const int16_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int16_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_fcollect(aclshmem_team_t team,
                                                          __gm__ int32_t *dest,
                                                          __gm__ const int32_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int32_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_fcollect(aclshmem_team_t team,
                                                          __gm__ int64_t *dest,
                                                          __gm__ const int64_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int64_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_fcollect(aclshmem_team_t team,
                                                          __gm__ uint8_t *dest,
                                                          __gm__ const uint8_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint8_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_fcollect(aclshmem_team_t team,
                                                           __gm__ uint16_t *dest,
                                                           __gm__ const uint16_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint16_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_fcollect(aclshmem_team_t team,
                                                           __gm__ uint32_t *dest,
                                                           __gm__ const uint32_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint32_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_fcollect(aclshmem_team_t team,
                                                           __gm__ uint64_t *dest,
                                                           __gm__ const uint64_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint64_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_char_fcollect(aclshmem_team_t team, __gm__ char *dest,
                                                         __gm__ const char *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_char_fcollect");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_fcollect(aclshmem_team_t team,
                                                             __gm__ bfloat16_t *dest,
                                                             __gm__ const bfloat16_t *source,
                                                             size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_bfloat16_fcollect");
    return (int)0;
}

/* Every PE's elements, one after the other; the same number on each. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_fcollectmem(aclshmem_team_t team, __gm__ void *dest,
                                                       __gm__ const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_fcollectmem");
    return (int)0;
}

/* The i-th block of nelems elements goes to the team's PE i. */
static __aicore__ AIVD_INLINE int aclshmem_half_alltoall(aclshmem_team_t team, __gm__ half *dest,
                                                         __gm__ const half *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_half_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_alltoall(aclshmem_team_t team, __gm__ float *dest,
                                                          __gm__ const float *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_float_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_alltoall(aclshmem_team_t team,
                                                           __gm__ double *dest,
                                                           __gm__ const double *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_double_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_alltoall(aclshmem_team_t team, __gm__ int8_t *dest,
                                                         __gm__ const int8_t *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int8_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_alltoall(aclshmem_team_t team,
                                                          __gm__ int16_t *dest,
                                                          __gm__ const int16_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int16_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_alltoall(aclshmem_team_t team,
                                                          __gm__ int32_t *dest,
                                                          __gm__ const int32_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int32_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_alltoall(aclshmem_team_t team,
                                                          __gm__ int64_t *dest,
                                                          __gm__ const int64_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int64_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_alltoall(aclshmem_team_t team,
                                                          __gm__ uint8_t *dest,
                                                          __gm__ const uint8_t *source,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint8_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_alltoall(aclshmem_team_t team,
                                                           __gm__ uint16_t *dest,
                                                           __gm__ const uint16_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint16_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_alltoall(aclshmem_team_t team,
                                                           __gm__ uint32_t *dest,
                                                           __gm__ const uint32_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint32_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_alltoall(aclshmem_team_t team,
                                                           __gm__ uint64_t *dest,
                                                           __gm__ const uint64_t *source,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint64_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_char_alltoall(aclshmem_team_t team, __gm__ char *dest,
                                                         __gm__ const char *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_char_alltoall");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_alltoall(aclshmem_team_t team,
                                                             __gm__ bfloat16_t *dest,
                                                             __gm__ const bfloat16_t *source,
                                                             size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_bfloat16_alltoall");
    return (int)0;
}

/* The i-th block of nelems elements goes to the team's PE i. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_alltoallmem(aclshmem_team_t team, __gm__ void *dest,
                                                       __gm__ const void *source, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nelems;
    aivd_shm_not_built("aclshmem_alltoallmem");
    return (int)0;
}

/* alltoall with strides, in elements. */
static __aicore__ AIVD_INLINE int aclshmem_half_alltoalls(aclshmem_team_t team, __gm__ half *dest,
                                                          __gm__ const half *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_half_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_alltoalls(aclshmem_team_t team, __gm__ float *dest,
                                                           __gm__ const float *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_float_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_alltoalls(aclshmem_team_t team,
                                                            __gm__ double *dest,
                                                            __gm__ const double *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_double_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_alltoalls(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          ptrdiff_t dst, ptrdiff_t sst,
                                                          size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int8_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_alltoalls(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int16_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_alltoalls(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int32_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_alltoalls(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_int64_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_alltoalls(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           ptrdiff_t dst, ptrdiff_t sst,
                                                           size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint8_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint16_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint32_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_alltoalls(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            ptrdiff_t dst, ptrdiff_t sst,
                                                            size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_uint64_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_char_alltoalls(aclshmem_team_t team, __gm__ char *dest,
                                                          __gm__ const char *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_char_alltoalls");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_alltoalls(aclshmem_team_t team,
                                                              __gm__ bfloat16_t *dest,
                                                              __gm__ const bfloat16_t *source,
                                                              ptrdiff_t dst, ptrdiff_t sst,
                                                              size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_bfloat16_alltoalls");
    return (int)0;
}

/* alltoall with strides, in elements. Elements are bytes. */
static __aicore__ AIVD_INLINE int aclshmem_alltoallsmem(aclshmem_team_t team, __gm__ void *dest,
                                                        __gm__ const void *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)dst;
    (void)sst;
    (void)nelems;
    aivd_shm_not_built("aclshmem_alltoallsmem");
    return (int)0;
}

/* Combines the elements of all PEs of the team (and) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_and_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_and_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_and_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_and_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_and_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_and_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_and_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_and_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (or) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_or_reduce(aclshmem_team_t team, __gm__ int8_t *dest,
                                                          __gm__ const int8_t *source,
                                                          size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_or_reduce(aclshmem_team_t team,
                                                           __gm__ int16_t *dest,
                                                           __gm__ const int16_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_or_reduce(aclshmem_team_t team,
                                                           __gm__ int32_t *dest,
                                                           __gm__ const int32_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_or_reduce(aclshmem_team_t team,
                                                           __gm__ int64_t *dest,
                                                           __gm__ const int64_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_or_reduce(aclshmem_team_t team,
                                                           __gm__ uint8_t *dest,
                                                           __gm__ const uint8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint16_t *dest,
                                                            __gm__ const uint16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint32_t *dest,
                                                            __gm__ const uint32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_or_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_or_reduce(aclshmem_team_t team,
                                                            __gm__ uint64_t *dest,
                                                            __gm__ const uint64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_or_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (xor) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_int8_xor_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_xor_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_xor_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_xor_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_xor_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_xor_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (max) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_max_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_max_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_max_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_max_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_max_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_max_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_max_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_max_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_max_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_max_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_max_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_max_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (min) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_min_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_min_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_min_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_min_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_min_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_min_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_min_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_min_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_min_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_min_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_min_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_min_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (sum) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_sum_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                           __gm__ const half *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_sum_reduce(aclshmem_team_t team,
                                                               __gm__ bfloat16_t *dest,
                                                               __gm__ const bfloat16_t *source,
                                                               size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_sum_reduce(aclshmem_team_t team,
                                                            __gm__ float *dest,
                                                            __gm__ const float *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_sum_reduce(aclshmem_team_t team,
                                                             __gm__ double *dest,
                                                             __gm__ const double *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_sum_reduce(aclshmem_team_t team,
                                                           __gm__ int8_t *dest,
                                                           __gm__ const int8_t *source,
                                                           size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int16_t *dest,
                                                            __gm__ const int16_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int32_t *dest,
                                                            __gm__ const int32_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_sum_reduce(aclshmem_team_t team,
                                                            __gm__ int64_t *dest,
                                                            __gm__ const int64_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_sum_reduce(aclshmem_team_t team,
                                                            __gm__ uint8_t *dest,
                                                            __gm__ const uint8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint16_t *dest,
                                                             __gm__ const uint16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint32_t *dest,
                                                             __gm__ const uint32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_sum_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_sum_reduce(aclshmem_team_t team,
                                                             __gm__ uint64_t *dest,
                                                             __gm__ const uint64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_sum_reduce");
    return (int)0;
}

/* Combines the elements of all PEs of the team (prod) on every PE. */
static __aicore__ AIVD_INLINE int aclshmem_half_prod_reduce(aclshmem_team_t team, __gm__ half *dest,
                                                            __gm__ const half *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_prod_reduce(aclshmem_team_t team,
                                                                __gm__ bfloat16_t *dest,
                                                                __gm__ const bfloat16_t *source,
                                                                size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_prod_reduce(aclshmem_team_t team,
                                                             __gm__ float *dest,
                                                             __gm__ const float *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_prod_reduce(aclshmem_team_t team,
                                                              __gm__ double *dest,
                                                              __gm__ const double *source,
                                                              size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_prod_reduce(aclshmem_team_t team,
                                                            __gm__ int8_t *dest,
                                                            __gm__ const int8_t *source,
                                                            size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int16_t *dest,
                                                             __gm__ const int16_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int32_t *dest,
                                                             __gm__ const int32_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_prod_reduce(aclshmem_team_t team,
                                                             __gm__ int64_t *dest,
                                                             __gm__ const int64_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_prod_reduce(aclshmem_team_t team,
                                                             __gm__ uint8_t *dest,
                                                             __gm__ const uint8_t *source,
                                                             size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint16_t *dest,
                                                              __gm__ const uint16_t *source,
                                                              size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint32_t *dest,
                                                              __gm__ const uint32_t *source,
                                                              size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_prod_reduce");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_prod_reduce(aclshmem_team_t team,
                                                              __gm__ uint64_t *dest,
                                                              __gm__ const uint64_t *source,
                                                              size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_prod_reduce");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (and); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_and_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_and_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_and_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_and_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_and_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (or); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_or_reducescatter(aclshmem_team_t team,
                                                                 __gm__ int8_t *dest,
                                                                 __gm__ const int8_t *source,
                                                                 size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int16_t *dest,
                                                                  __gm__ const int16_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int32_t *dest,
                                                                  __gm__ const int32_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int64_t *dest,
                                                                  __gm__ const int64_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_or_reducescatter(aclshmem_team_t team,
                                                                  __gm__ uint8_t *dest,
                                                                  __gm__ const uint8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint16_t *dest,
                                                                   __gm__ const uint16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint32_t *dest,
                                                                   __gm__ const uint32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_or_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_or_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint64_t *dest,
                                                                   __gm__ const uint64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_or_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (xor); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_int8_xor_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_xor_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_xor_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_xor_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_xor_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (max); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_max_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_max_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_max_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_max_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_max_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_max_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_max_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (min); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_min_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_min_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_min_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_min_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_min_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_min_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_min_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (sum); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_sum_reducescatter(aclshmem_team_t team,
                                                                  __gm__ half *dest,
                                                                  __gm__ const half *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_sum_reducescatter(aclshmem_team_t team,
                                                                      __gm__ bfloat16_t *dest,
                                                                      __gm__ const bfloat16_t *source,
                                                                      size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ float *dest,
                                                                   __gm__ const float *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ double *dest,
                                                                    __gm__ const double *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_sum_reducescatter(aclshmem_team_t team,
                                                                  __gm__ int8_t *dest,
                                                                  __gm__ const int8_t *source,
                                                                  size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int16_t *dest,
                                                                   __gm__ const int16_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int32_t *dest,
                                                                   __gm__ const int32_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int64_t *dest,
                                                                   __gm__ const int64_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_sum_reducescatter(aclshmem_team_t team,
                                                                   __gm__ uint8_t *dest,
                                                                   __gm__ const uint8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint16_t *dest,
                                                                    __gm__ const uint16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint32_t *dest,
                                                                    __gm__ const uint32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_sum_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_sum_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint64_t *dest,
                                                                    __gm__ const uint64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_sum_reducescatter");
    return (int)0;
}

/* Combines nreduce elements per PE of the team (prod); the team's PE i gets the i-th part. */
static __aicore__ AIVD_INLINE int aclshmem_half_prod_reducescatter(aclshmem_team_t team,
                                                                   __gm__ half *dest,
                                                                   __gm__ const half *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_half_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_bfloat16_prod_reducescatter(aclshmem_team_t team,
                                                                       __gm__ bfloat16_t *dest,
                                                                       __gm__ const bfloat16_t *source,
                                                                       size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_bfloat16_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_float_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ float *dest,
                                                                    __gm__ const float *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_float_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_double_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ double *dest,
                                                                     __gm__ const double *source,
                                                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_double_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int8_prod_reducescatter(aclshmem_team_t team,
                                                                   __gm__ int8_t *dest,
                                                                   __gm__ const int8_t *source,
                                                                   size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int8_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int16_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int16_t *dest,
                                                                    __gm__ const int16_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int16_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int32_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int32_t *dest,
                                                                    __gm__ const int32_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int32_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_int64_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ int64_t *dest,
                                                                    __gm__ const int64_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_int64_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_prod_reducescatter(aclshmem_team_t team,
                                                                    __gm__ uint8_t *dest,
                                                                    __gm__ const uint8_t *source,
                                                                    size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint8_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint16_t *dest,
                                                                     __gm__ const uint16_t *source,
                                                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint16_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint32_t *dest,
                                                                     __gm__ const uint32_t *source,
                                                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint32_prod_reducescatter");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_prod_reducescatter(aclshmem_team_t team,
                                                                     __gm__ uint64_t *dest,
                                                                     __gm__ const uint64_t *source,
                                                                     size_t nreduce)
{
    (void)team;
    (void)dest;
    (void)source;
    (void)nreduce;
    aivd_shm_not_built("aclshmem_uint64_prod_reducescatter");
    return (int)0;
}

#endif
