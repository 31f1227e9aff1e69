/* device/gm2gm/shmem_device_p2p_sync.h: waits for local words that peers write, and tests. For
 * kernels. A refused operand ends the kernel with 507035 and the reason. Source document:
 * aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_P2P_SYNC_H
#define DEVICE_GM2GM_SHMEM_P2P_SYNC_H

#include "../../device/shmem_def.h"

/* Waits until a local word compares as asked. */
static __aicore__ AIVD_INLINE void aclshmem_float_wait_until(__gm__ float *ivar, int cmp,
                                                             float cmp_value)
{
    (void)aivd_shm_wait("aclshmem_float_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_FLOAT, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_wait_until(__gm__ int8_t *ivar, int cmp,
                                                            int8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int8_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT8, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_wait_until(__gm__ int16_t *ivar, int cmp,
                                                             int16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int16_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT16, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_wait_until(__gm__ int32_t *ivar, int cmp,
                                                             int32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int32_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT32, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_wait_until(__gm__ int64_t *ivar, int cmp,
                                                             int64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int64_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT64, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_wait_until(__gm__ uint8_t *ivar, int cmp,
                                                             uint8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint8_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT8, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_wait_until(__gm__ uint16_t *ivar, int cmp,
                                                              uint16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint16_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT16, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_wait_until(__gm__ uint32_t *ivar, int cmp,
                                                              uint32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint32_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT32, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_wait_until(__gm__ uint64_t *ivar, int cmp,
                                                              uint64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint64_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT64, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_char_wait_until(__gm__ char *ivar, int cmp,
                                                            char cmp_value)
{
    (void)aivd_shm_wait("aclshmem_char_wait_until", AIVD_SHM_WAIT_ONE, AIVD_SHM_CHAR, ivar, 1,
        NULL, cmp, &cmp_value, NULL);
}

/* Waits until a local word is not cmp_value. */
static __aicore__ AIVD_INLINE void aclshmem_float_wait(__gm__ float *ivar, float cmp_value)
{
    (void)aivd_shm_wait("aclshmem_float_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_FLOAT, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_wait(__gm__ int8_t *ivar, int8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int8_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT8, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_wait(__gm__ int16_t *ivar, int16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int16_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT16, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_wait(__gm__ int32_t *ivar, int32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int32_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT32, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_wait(__gm__ int64_t *ivar, int64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int64_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_INT64, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_wait(__gm__ uint8_t *ivar, uint8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint8_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT8, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_wait(__gm__ uint16_t *ivar, uint16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint16_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT16, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_wait(__gm__ uint32_t *ivar, uint32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint32_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT32, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_wait(__gm__ uint64_t *ivar, uint64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint64_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_UINT64, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_char_wait(__gm__ char *ivar, char cmp_value)
{
    (void)aivd_shm_wait("aclshmem_char_wait", AIVD_SHM_WAIT_ONE, AIVD_SHM_CHAR, ivar, 1, NULL,
        ACLSHMEM_CMP_NE, &cmp_value, NULL);
}

/* Waits until all words compare as asked. Words with status 0 take part; NULL: all. */
static __aicore__ AIVD_INLINE void aclshmem_float_wait_until_all(__gm__ float *ivars, size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 float cmp_value)
{
    (void)aivd_shm_wait("aclshmem_float_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_FLOAT, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_wait_until_all(__gm__ int8_t *ivars, size_t nelems,
                                                                __gm__ const int *status, int cmp,
                                                                int8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int8_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_INT8, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_wait_until_all(__gm__ int16_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 int16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int16_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_INT16, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_wait_until_all(__gm__ int32_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 int32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int32_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_INT32, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_wait_until_all(__gm__ int64_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 int64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_int64_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_INT64, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_wait_until_all(__gm__ uint8_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 uint8_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint8_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_UINT8, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_wait_until_all(__gm__ uint16_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  uint16_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint16_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_UINT16,
        ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_wait_until_all(__gm__ uint32_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  uint32_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint32_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_UINT32,
        ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_wait_until_all(__gm__ uint64_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  uint64_t cmp_value)
{
    (void)aivd_shm_wait("aclshmem_uint64_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_UINT64,
        ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_char_wait_until_all(__gm__ char *ivars, size_t nelems,
                                                                __gm__ const int *status, int cmp,
                                                                char cmp_value)
{
    (void)aivd_shm_wait("aclshmem_char_wait_until_all", AIVD_SHM_WAIT_ALL, AIVD_SHM_CHAR, ivars,
        nelems, status, cmp, &cmp_value, NULL);
}

/* Waits until one word does; which one. SIZE_MAX when none takes part. Words with status 0 take
 * part; NULL: all. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_wait_until_any(__gm__ float *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, float cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_float_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_FLOAT, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_wait_until_any(__gm__ int8_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  int8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_wait_until_any", AIVD_SHM_WAIT_ANY, AIVD_SHM_INT8,
        ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_wait_until_any(__gm__ int16_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, int16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_INT16, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_wait_until_any(__gm__ int32_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, int32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_INT32, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_wait_until_any(__gm__ int64_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, int64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_INT64, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_wait_until_any(__gm__ uint8_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, uint8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_UINT8, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_wait_until_any(__gm__ uint16_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp, uint16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_UINT16, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_wait_until_any(__gm__ uint32_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp, uint32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_UINT32, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_wait_until_any(__gm__ uint64_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp, uint64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_wait_until_any", AIVD_SHM_WAIT_ANY,
        AIVD_SHM_UINT64, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_wait_until_any(__gm__ char *ivars, size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  char cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_char_wait_until_any", AIVD_SHM_WAIT_ANY, AIVD_SHM_CHAR,
        ivars, nelems, status, cmp, &cmp_value, NULL);
}

/* Waits until one word does; how many do, and which. Words with status 0 take part; NULL: all. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_wait_until_some(__gm__ float *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp, float cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_float_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_FLOAT, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_wait_until_some(__gm__ int8_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ size_t *indices,
                                                                   __gm__ const int *status,
                                                                   int cmp, int8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_INT8, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_wait_until_some(__gm__ int16_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp, int16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_INT16, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_wait_until_some(__gm__ int32_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp, int32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_INT32, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_wait_until_some(__gm__ int64_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp, int64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_INT64, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_wait_until_some(__gm__ uint8_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp, uint8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_UINT8, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_wait_until_some(__gm__ uint16_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp, uint16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_UINT16, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_wait_until_some(__gm__ uint32_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp, uint32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_UINT32, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_wait_until_some(__gm__ uint64_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp, uint64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_UINT64, ivars, nelems, status, cmp, &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_wait_until_some(__gm__ char *ivars,
                                                                   size_t nelems,
                                                                   __gm__ size_t *indices,
                                                                   __gm__ const int *status,
                                                                   int cmp, char cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_char_wait_until_some", AIVD_SHM_WAIT_SOME,
        AIVD_SHM_CHAR, ivars, nelems, status, cmp, &cmp_value, indices);
}

/* wait_until_all with a value per word. */
static __aicore__ AIVD_INLINE void aclshmem_float_wait_until_all_vector(__gm__ float *ivars,
                                                                        size_t nelems,
                                                                        __gm__ const int *status,
                                                                        int cmp,
                                                                        __gm__ float *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_float_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_wait_until_all_vector(__gm__ int8_t *ivars,
                                                                       size_t nelems,
                                                                       __gm__ const int *status,
                                                                       int cmp,
                                                                       __gm__ int8_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_int8_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_wait_until_all_vector(__gm__ int16_t *ivars,
                                                                        size_t nelems,
                                                                        __gm__ const int *status,
                                                                        int cmp,
                                                                        __gm__ int16_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_int16_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_wait_until_all_vector(__gm__ int32_t *ivars,
                                                                        size_t nelems,
                                                                        __gm__ const int *status,
                                                                        int cmp,
                                                                        __gm__ int32_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_int32_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_wait_until_all_vector(__gm__ int64_t *ivars,
                                                                        size_t nelems,
                                                                        __gm__ const int *status,
                                                                        int cmp,
                                                                        __gm__ int64_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_int64_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_wait_until_all_vector(__gm__ uint8_t *ivars,
                                                                        size_t nelems,
                                                                        __gm__ const int *status,
                                                                        int cmp,
                                                                        __gm__ uint8_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_uint8_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_wait_until_all_vector(__gm__ uint16_t *ivars,
                                                                         size_t nelems,
                                                                         __gm__ const int *status,
                                                                         int cmp,
                                                                         __gm__ uint16_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_uint16_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_wait_until_all_vector(__gm__ uint32_t *ivars,
                                                                         size_t nelems,
                                                                         __gm__ const int *status,
                                                                         int cmp,
                                                                         __gm__ uint32_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_uint32_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_wait_until_all_vector(__gm__ uint64_t *ivars,
                                                                         size_t nelems,
                                                                         __gm__ const int *status,
                                                                         int cmp,
                                                                         __gm__ uint64_t *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_uint64_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE void aclshmem_char_wait_until_all_vector(__gm__ char *ivars,
                                                                       size_t nelems,
                                                                       __gm__ const int *status,
                                                                       int cmp,
                                                                       __gm__ char *cmp_values)
{
    (void)aivd_shm_wait("aclshmem_char_wait_until_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

/* wait_until_any with a value per word. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_wait_until_any_vector(__gm__ float *ivars,
                                                                          size_t nelems,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ float *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_float_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_wait_until_any_vector(__gm__ int8_t *ivars,
                                                                         size_t nelems,
                                                                         __gm__ const int *status,
                                                                         int cmp,
                                                                         __gm__ int8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_wait_until_any_vector(__gm__ int16_t *ivars,
                                                                          size_t nelems,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ int16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_wait_until_any_vector(__gm__ int32_t *ivars,
                                                                          size_t nelems,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ int32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_wait_until_any_vector(__gm__ int64_t *ivars,
                                                                          size_t nelems,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ int64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_wait_until_any_vector(__gm__ uint8_t *ivars,
                                                                          size_t nelems,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ uint8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_wait_until_any_vector(__gm__ uint16_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ uint16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_wait_until_any_vector(__gm__ uint32_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ uint32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_wait_until_any_vector(__gm__ uint64_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ uint64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_wait_until_any_vector(__gm__ char *ivars,
                                                                         size_t nelems,
                                                                         __gm__ const int *status,
                                                                         int cmp,
                                                                         __gm__ char *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_char_wait_until_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars, nelems, status, cmp,
        cmp_values, NULL);
}

/* wait_until_some with a value per word. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_wait_until_some_vector(__gm__ float *ivars,
                                                                           size_t nelems,
                                                                           __gm__ size_t *indices,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ float *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_float_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_wait_until_some_vector(__gm__ int8_t *ivars,
                                                                          size_t nelems,
                                                                          __gm__ size_t *indices,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ int8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_wait_until_some_vector(__gm__ int16_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ size_t *indices,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ int16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_wait_until_some_vector(__gm__ int32_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ size_t *indices,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ int32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_wait_until_some_vector(__gm__ int64_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ size_t *indices,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ int64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_wait_until_some_vector(__gm__ uint8_t *ivars,
                                                                           size_t nelems,
                                                                           __gm__ size_t *indices,
                                                                           __gm__ const int *status,
                                                                           int cmp,
                                                                           __gm__ uint8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_wait_until_some_vector(__gm__ uint16_t *ivars,
                                                                            size_t nelems,
                                                                            __gm__ size_t *indices,
                                                                            __gm__ const int *status,
                                                                            int cmp,
                                                                            __gm__ uint16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_wait_until_some_vector(__gm__ uint32_t *ivars,
                                                                            size_t nelems,
                                                                            __gm__ size_t *indices,
                                                                            __gm__ const int *status,
                                                                            int cmp,
                                                                            __gm__ uint32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_wait_until_some_vector(__gm__ uint64_t *ivars,
                                                                            size_t nelems,
                                                                            __gm__ size_t *indices,
                                                                            __gm__ const int *status,
                                                                            int cmp,
                                                                            __gm__ uint64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars, nelems, status, cmp,
        cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_wait_until_some_vector(__gm__ char *ivars,
                                                                          size_t nelems,
                                                                          __gm__ size_t *indices,
                                                                          __gm__ const int *status,
                                                                          int cmp,
                                                                          __gm__ char *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_char_wait_until_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars, nelems, status, cmp,
        cmp_values, indices);
}

/* Whether a local word compares as asked. */
static __aicore__ AIVD_INLINE int aclshmem_float_test(__gm__ float *ivars, int cmp, float cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_float_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_FLOAT, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_test(__gm__ int8_t *ivars, int cmp,
                                                     int8_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int8_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT8, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_test(__gm__ int16_t *ivars, int cmp,
                                                      int16_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int16_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT16, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_test(__gm__ int32_t *ivars, int cmp,
                                                      int32_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int32_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT32, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_test(__gm__ int64_t *ivars, int cmp,
                                                      int64_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int64_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT64, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_test(__gm__ uint8_t *ivars, int cmp,
                                                      uint8_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint8_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT8, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_test(__gm__ uint16_t *ivars, int cmp,
                                                       uint16_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint16_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT16, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_test(__gm__ uint32_t *ivars, int cmp,
                                                       uint32_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint32_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT32, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_test(__gm__ uint64_t *ivars, int cmp,
                                                       uint64_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint64_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT64, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_char_test(__gm__ char *ivars, int cmp, char cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_char_test", AIVD_SHM_WAIT_ONE | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_CHAR, ivars, 1, NULL, cmp, &cmp_value, NULL);
}

/* Whether all words compare as asked. Words with status 0 take part; NULL: all. */
static __aicore__ AIVD_INLINE int aclshmem_float_test_all(__gm__ float *ivars, size_t nelems,
                                                          __gm__ const int *status, int cmp,
                                                          float cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_float_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_FLOAT, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_test_all(__gm__ int8_t *ivars, size_t nelems,
                                                         __gm__ const int *status, int cmp,
                                                         int8_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int8_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT8, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_test_all(__gm__ int16_t *ivars, size_t nelems,
                                                          __gm__ const int *status, int cmp,
                                                          int16_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int16_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT16, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_test_all(__gm__ int32_t *ivars, size_t nelems,
                                                          __gm__ const int *status, int cmp,
                                                          int32_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int32_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT32, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_test_all(__gm__ int64_t *ivars, size_t nelems,
                                                          __gm__ const int *status, int cmp,
                                                          int64_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_int64_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT64, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_test_all(__gm__ uint8_t *ivars, size_t nelems,
                                                          __gm__ const int *status, int cmp,
                                                          uint8_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint8_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT8, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_test_all(__gm__ uint16_t *ivars, size_t nelems,
                                                           __gm__ const int *status, int cmp,
                                                           uint16_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint16_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT16, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_test_all(__gm__ uint32_t *ivars, size_t nelems,
                                                           __gm__ const int *status, int cmp,
                                                           uint32_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint32_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT32, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_test_all(__gm__ uint64_t *ivars, size_t nelems,
                                                           __gm__ const int *status, int cmp,
                                                           uint64_t cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_uint64_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT64, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_char_test_all(__gm__ char *ivars, size_t nelems,
                                                         __gm__ const int *status, int cmp,
                                                         char cmp_value)
{
    return (int)aivd_shm_wait("aclshmem_char_test_all", AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_CHAR, ivars, nelems, status, cmp, &cmp_value, NULL);
}

/* Which word does; SIZE_MAX when none. Words with status 0 take part; NULL: all. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_test_any(__gm__ float *ivars, size_t nelems,
                                                             __gm__ const int *status, int cmp,
                                                             float cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_float_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_FLOAT, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_test_any(__gm__ int8_t *ivars, size_t nelems,
                                                            __gm__ const int *status, int cmp,
                                                            int8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT8, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_test_any(__gm__ int16_t *ivars, size_t nelems,
                                                             __gm__ const int *status, int cmp,
                                                             int16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT16, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_test_any(__gm__ int32_t *ivars, size_t nelems,
                                                             __gm__ const int *status, int cmp,
                                                             int32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT32, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_test_any(__gm__ int64_t *ivars, size_t nelems,
                                                             __gm__ const int *status, int cmp,
                                                             int64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_INT64, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_test_any(__gm__ uint8_t *ivars, size_t nelems,
                                                             __gm__ const int *status, int cmp,
                                                             uint8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_UINT8, ivars, nelems, status, cmp, &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_test_any(__gm__ uint16_t *ivars, size_t nelems,
                                                              __gm__ const int *status, int cmp,
                                                              uint16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_test_any",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT16, ivars, nelems, status, cmp,
        &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_test_any(__gm__ uint32_t *ivars, size_t nelems,
                                                              __gm__ const int *status, int cmp,
                                                              uint32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_test_any",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT32, ivars, nelems, status, cmp,
        &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_test_any(__gm__ uint64_t *ivars, size_t nelems,
                                                              __gm__ const int *status, int cmp,
                                                              uint64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_test_any",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT64, ivars, nelems, status, cmp,
        &cmp_value, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_test_any(__gm__ char *ivars, size_t nelems,
                                                            __gm__ const int *status, int cmp,
                                                            char cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_char_test_any", AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST,
        AIVD_SHM_CHAR, ivars, nelems, status, cmp, &cmp_value, NULL);
}

/* How many words do, and which. Words with status 0 take part; NULL: all. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_test_some(__gm__ float *ivars, size_t nelems,
                                                              __gm__ size_t *indices,
                                                              __gm__ const int *status, int cmp,
                                                              float cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_float_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_FLOAT, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_test_some(__gm__ int8_t *ivars, size_t nelems,
                                                             __gm__ size_t *indices,
                                                             __gm__ const int *status, int cmp,
                                                             int8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_INT8, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_test_some(__gm__ int16_t *ivars, size_t nelems,
                                                              __gm__ size_t *indices,
                                                              __gm__ const int *status, int cmp,
                                                              int16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_INT16, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_test_some(__gm__ int32_t *ivars, size_t nelems,
                                                              __gm__ size_t *indices,
                                                              __gm__ const int *status, int cmp,
                                                              int32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_INT32, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_test_some(__gm__ int64_t *ivars, size_t nelems,
                                                              __gm__ size_t *indices,
                                                              __gm__ const int *status, int cmp,
                                                              int64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_INT64, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_test_some(__gm__ uint8_t *ivars, size_t nelems,
                                                              __gm__ size_t *indices,
                                                              __gm__ const int *status, int cmp,
                                                              uint8_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT8, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_test_some(__gm__ uint16_t *ivars,
                                                               size_t nelems,
                                                               __gm__ size_t *indices,
                                                               __gm__ const int *status, int cmp,
                                                               uint16_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT16, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_test_some(__gm__ uint32_t *ivars,
                                                               size_t nelems,
                                                               __gm__ size_t *indices,
                                                               __gm__ const int *status, int cmp,
                                                               uint32_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT32, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_test_some(__gm__ uint64_t *ivars,
                                                               size_t nelems,
                                                               __gm__ size_t *indices,
                                                               __gm__ const int *status, int cmp,
                                                               uint64_t cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_UINT64, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_test_some(__gm__ char *ivars, size_t nelems,
                                                             __gm__ size_t *indices,
                                                             __gm__ const int *status, int cmp,
                                                             char cmp_value)
{
    return (size_t)aivd_shm_wait("aclshmem_char_test_some",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST, AIVD_SHM_CHAR, ivars, nelems, status, cmp,
        &cmp_value, indices);
}

/* test_all with a value per word. */
static __aicore__ AIVD_INLINE int aclshmem_float_test_all_vector(__gm__ float *ivars, size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 __gm__ float *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_float_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int8_test_all_vector(__gm__ int8_t *ivars, size_t nelems,
                                                                __gm__ const int *status, int cmp,
                                                                __gm__ int8_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_int8_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int16_test_all_vector(__gm__ int16_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 __gm__ int16_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_int16_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int32_test_all_vector(__gm__ int32_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 __gm__ int32_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_int32_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_int64_test_all_vector(__gm__ int64_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 __gm__ int64_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_int64_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint8_test_all_vector(__gm__ uint8_t *ivars,
                                                                 size_t nelems,
                                                                 __gm__ const int *status, int cmp,
                                                                 __gm__ uint8_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_uint8_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint16_test_all_vector(__gm__ uint16_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  __gm__ uint16_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_uint16_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint32_test_all_vector(__gm__ uint32_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  __gm__ uint32_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_uint32_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_uint64_test_all_vector(__gm__ uint64_t *ivars,
                                                                  size_t nelems,
                                                                  __gm__ const int *status, int cmp,
                                                                  __gm__ uint64_t *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_uint64_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE int aclshmem_char_test_all_vector(__gm__ char *ivars, size_t nelems,
                                                                __gm__ const int *status, int cmp,
                                                                __gm__ char *cmp_values)
{
    return (int)aivd_shm_wait("aclshmem_char_test_all_vector",
        AIVD_SHM_WAIT_ALL | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

/* test_any with a value per word. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_test_any_vector(__gm__ float *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ float *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_float_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_test_any_vector(__gm__ int8_t *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp,
                                                                   __gm__ int8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_test_any_vector(__gm__ int16_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ int16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_test_any_vector(__gm__ int32_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ int32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_test_any_vector(__gm__ int64_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ int64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_test_any_vector(__gm__ uint8_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ uint8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_test_any_vector(__gm__ uint16_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ uint16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_test_any_vector(__gm__ uint32_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ uint32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_test_any_vector(__gm__ uint64_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ uint64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_test_any_vector(__gm__ char *ivars,
                                                                   size_t nelems,
                                                                   __gm__ const int *status,
                                                                   int cmp, __gm__ char *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_char_test_any_vector",
        AIVD_SHM_WAIT_ANY | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars,
        nelems, status, cmp, cmp_values, NULL);
}

/* test_some with a value per word. */
static __aicore__ AIVD_INLINE size_t aclshmem_float_test_some_vector(__gm__ float *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ float *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_float_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_FLOAT, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int8_test_some_vector(__gm__ int8_t *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ int8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int8_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT8, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int16_test_some_vector(__gm__ int16_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ int16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int16_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT16, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int32_test_some_vector(__gm__ int32_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ int32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int32_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT32, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_int64_test_some_vector(__gm__ int64_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ int64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_int64_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_INT64, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint8_test_some_vector(__gm__ uint8_t *ivars,
                                                                     size_t nelems,
                                                                     __gm__ size_t *indices,
                                                                     __gm__ const int *status,
                                                                     int cmp,
                                                                     __gm__ uint8_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint8_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT8, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint16_test_some_vector(__gm__ uint16_t *ivars,
                                                                      size_t nelems,
                                                                      __gm__ size_t *indices,
                                                                      __gm__ const int *status,
                                                                      int cmp,
                                                                      __gm__ uint16_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint16_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT16, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint32_test_some_vector(__gm__ uint32_t *ivars,
                                                                      size_t nelems,
                                                                      __gm__ size_t *indices,
                                                                      __gm__ const int *status,
                                                                      int cmp,
                                                                      __gm__ uint32_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint32_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT32, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_uint64_test_some_vector(__gm__ uint64_t *ivars,
                                                                      size_t nelems,
                                                                      __gm__ size_t *indices,
                                                                      __gm__ const int *status,
                                                                      int cmp,
                                                                      __gm__ uint64_t *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_uint64_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_UINT64, ivars,
        nelems, status, cmp, cmp_values, indices);
}

static __aicore__ AIVD_INLINE size_t aclshmem_char_test_some_vector(__gm__ char *ivars,
                                                                    size_t nelems,
                                                                    __gm__ size_t *indices,
                                                                    __gm__ const int *status,
                                                                    int cmp,
                                                                    __gm__ char *cmp_values)
{
    return (size_t)aivd_shm_wait("aclshmem_char_test_some_vector",
        AIVD_SHM_WAIT_SOME | AIVD_SHM_WAIT_TEST | AIVD_SHM_WAIT_VECTOR, AIVD_SHM_CHAR, ivars,
        nelems, status, cmp, cmp_values, indices);
}

#endif
