/* device/gm2gm/shmem_device_amo.h: atomic operations on words of other PEs, and locks. For
 * kernels. A refused operand ends the kernel with 507035 and the reason. Source document:
 * aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_AMO_H
#define DEVICE_GM2GM_SHMEM_AMO_H

#include "../../device/shmem_def.h"

/* The value of a word of PE pe. The host's form is not in the original. With a result: complete
 * on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch(__gm__ const uint32_t *source,
                                                                    int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT32, (uint32_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch(__gm__ const uint64_t *source,
                                                                    int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT64, (uint64_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch(__gm__ const int32_t *source,
                                                                  int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT32, (int32_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch(__gm__ const int64_t *source,
                                                                  int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT64, (int64_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

/* The value of a word of PE pe. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_nbi(__gm__ uint32_t *fetch,
                                                                    __gm__ const uint32_t *source,
                                                                    int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT32, (uint32_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_nbi(__gm__ uint64_t *fetch,
                                                                    __gm__ const uint64_t *source,
                                                                    int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT64, (uint64_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_nbi(__gm__ int32_t *fetch,
                                                                   __gm__ const int32_t *source,
                                                                   int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT32, (int32_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_nbi(__gm__ int64_t *fetch,
                                                                   __gm__ const int64_t *source,
                                                                   int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT64, (int64_t *)source, 0, 0, pe, AIVD_SHM_RESULT);
}

/* Stores a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_set(__gm__ uint32_t *dest, uint32_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_set", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_set(__gm__ uint64_t *dest, uint64_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_set", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_set(__gm__ int32_t *dest, int32_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_set", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_set(__gm__ int64_t *dest, int64_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_set", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_atomic_set(__gm__ float *dest, float value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_float_atomic_set", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_FLOAT, dest, aivd_bits_of_float(value), 0, pe, 0);
}

/* Stores a word of PE pe, returns what was there. The host's form is not in the original. With a
 * result: complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_swap(__gm__ uint32_t *dest,
                                                                   uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_swap(__gm__ uint64_t *dest,
                                                                   uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_swap(__gm__ int32_t *dest,
                                                                 int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_swap(__gm__ int64_t *dest,
                                                                 int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE float aclshmem_float_atomic_swap(__gm__ float *dest, float value,
                                                               int32_t pe)
{
    return aivd_float_of_bits((uint32_t)aivd_shm_atomic("aclshmem_float_atomic_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_FLOAT, dest, aivd_bits_of_float(value), 0, pe,
        AIVD_SHM_RESULT));
}

/* Stores a word of PE pe, returns what was there. The result is stored at `fetch`, at the latest
 * at the next quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_swap_nbi(__gm__ uint32_t *fetch,
                                                                   __gm__ uint32_t *dest,
                                                                   uint32_t value, int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_swap_nbi(__gm__ uint64_t *fetch,
                                                                   __gm__ uint64_t *dest,
                                                                   uint64_t value, int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_swap_nbi(__gm__ int32_t *fetch,
                                                                  __gm__ int32_t *dest,
                                                                  int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_swap_nbi(__gm__ int64_t *fetch,
                                                                  __gm__ int64_t *dest,
                                                                  int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_float_atomic_swap_nbi(__gm__ float *fetch,
                                                                  __gm__ float *dest, float value,
                                                                  int32_t pe)
{
    *fetch = aivd_float_of_bits((uint32_t)aivd_shm_atomic("aclshmem_float_atomic_swap_nbi",
        AIVD_SHM_ANY, AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_FLOAT, dest, aivd_bits_of_float(value), 0, pe,
        AIVD_SHM_RESULT));
}

/* Stores a word of PE pe if it is `cond`, returns what was there. The host's form is not in the
 * original. With a result: complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_compare_swap(__gm__ uint32_t *dest,
                                                                           uint32_t cond,
                                                                           uint32_t value,
                                                                           int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_compare_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_compare_swap(__gm__ uint64_t *dest,
                                                                           uint64_t cond,
                                                                           uint64_t value,
                                                                           int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_compare_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_compare_swap(__gm__ int32_t *dest,
                                                                         int32_t cond,
                                                                         int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_compare_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_compare_swap(__gm__ int64_t *dest,
                                                                         int64_t cond,
                                                                         int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_compare_swap", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

/* Stores a word of PE pe if it is `cond`, returns what was there. The result is stored at
 * `fetch`, at the latest at the next quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_compare_swap_nbi(__gm__ uint32_t *fetch,
                                                                           __gm__ uint32_t *dest,
                                                                           uint32_t cond,
                                                                           uint32_t value,
                                                                           int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_compare_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_compare_swap_nbi(__gm__ uint64_t *fetch,
                                                                           __gm__ uint64_t *dest,
                                                                           uint64_t cond,
                                                                           uint64_t value,
                                                                           int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_compare_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_compare_swap_nbi(__gm__ int32_t *fetch,
                                                                          __gm__ int32_t *dest,
                                                                          int32_t cond,
                                                                          int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_compare_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_compare_swap_nbi(__gm__ int64_t *fetch,
                                                                          __gm__ int64_t *dest,
                                                                          int64_t cond,
                                                                          int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_compare_swap_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dest, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

/* Adds 1 to a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_inc(__gm__ uint32_t *dest, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_inc", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dest, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_inc(__gm__ uint64_t *dest, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_inc", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dest, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_inc(__gm__ int32_t *dest, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_inc", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dest, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_inc(__gm__ int64_t *dest, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_inc", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dest, 1, 0, pe, 0);
}

/* Adds 1, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch_inc(__gm__ uint32_t *dest,
                                                                        int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_inc", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch_inc(__gm__ uint64_t *dest,
                                                                        int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_inc", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch_inc(__gm__ int32_t *dest,
                                                                      int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_inc", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch_inc(__gm__ int64_t *dest,
                                                                      int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_inc", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

/* Adds 1, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_inc_nbi(__gm__ uint32_t *fetch,
                                                                        __gm__ uint32_t *dest,
                                                                        int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_inc_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_inc_nbi(__gm__ uint64_t *fetch,
                                                                        __gm__ uint64_t *dest,
                                                                        int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_inc_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_inc_nbi(__gm__ int32_t *fetch,
                                                                       __gm__ int32_t *dest,
                                                                       int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_inc_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_inc_nbi(__gm__ int64_t *fetch,
                                                                       __gm__ int64_t *dest,
                                                                       int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_inc_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dest, 1, 0, pe, AIVD_SHM_RESULT);
}

/* Adds to a word of PE pe. The host's form is not in the original. With a result: complete on
 * return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_int8_atomic_add(__gm__ int8_t *dst, int8_t value,
                                                            int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int8_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT8, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_atomic_add(__gm__ int16_t *dst, int16_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int16_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT16, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_atomic_add(__gm__ bfloat16_t *dst,
                                                                bfloat16_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_bfloat16_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_BFLOAT16, dst, aivd_bf16_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_half_atomic_add(__gm__ half *dst, half value,
                                                            int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_half_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_HALF, dst, aivd_half_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_add(__gm__ int32_t *dst, int32_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_atomic_add(__gm__ float *dst, float value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_float_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_add(__gm__ uint32_t *dst, uint32_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_add(__gm__ uint64_t *dst, uint64_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_add(__gm__ int64_t *dst, int64_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_add", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}

/* Adds, returns what was there. The host's form is not in the original. With a result: complete
 * on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch_add(__gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_add", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch_add(__gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_add", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch_add(__gm__ int32_t *dest,
                                                                      int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_add", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch_add(__gm__ int64_t *dest,
                                                                      int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_add", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Adds, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_add_nbi(__gm__ uint32_t *fetch,
                                                                        __gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_add_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_add_nbi(__gm__ uint64_t *fetch,
                                                                        __gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_add_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_add_nbi(__gm__ int32_t *fetch,
                                                                       __gm__ int32_t *dest,
                                                                       int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_add_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_add_nbi(__gm__ int64_t *fetch,
                                                                       __gm__ int64_t *dest,
                                                                       int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_add_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise and into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_and(__gm__ uint32_t *dest, uint32_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_and", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_and(__gm__ uint64_t *dest, uint64_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_and", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_and(__gm__ int32_t *dest, int32_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_and", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_and(__gm__ int64_t *dest, int64_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_and", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, 0);
}

/* Bitwise and, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch_and(__gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_and", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch_and(__gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_and", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch_and(__gm__ int32_t *dest,
                                                                      int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_and", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch_and(__gm__ int64_t *dest,
                                                                      int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_and", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise and, returns what was there. The result is stored at `fetch`, at the latest at the
 * next quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_and_nbi(__gm__ uint32_t *fetch,
                                                                        __gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_and_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_and_nbi(__gm__ uint64_t *fetch,
                                                                        __gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_and_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_and_nbi(__gm__ int32_t *fetch,
                                                                       __gm__ int32_t *dest,
                                                                       int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_and_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_and_nbi(__gm__ int64_t *fetch,
                                                                       __gm__ int64_t *dest,
                                                                       int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_and_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise or into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_or(__gm__ uint32_t *dest, uint32_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_or", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_or(__gm__ uint64_t *dest, uint64_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_or", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_or(__gm__ int32_t *dest, int32_t value,
                                                            int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_or", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_or(__gm__ int64_t *dest, int64_t value,
                                                            int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_or", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, 0);
}

/* Bitwise or, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch_or(__gm__ uint32_t *dest,
                                                                       uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_or", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch_or(__gm__ uint64_t *dest,
                                                                       uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_or", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch_or(__gm__ int32_t *dest,
                                                                     int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_or", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch_or(__gm__ int64_t *dest,
                                                                     int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_or", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise or, returns what was there. The result is stored at `fetch`, at the latest at the next
 * quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_or_nbi(__gm__ uint32_t *fetch,
                                                                       __gm__ uint32_t *dest,
                                                                       uint32_t value, int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_or_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_or_nbi(__gm__ uint64_t *fetch,
                                                                       __gm__ uint64_t *dest,
                                                                       uint64_t value, int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_or_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_or_nbi(__gm__ int32_t *fetch,
                                                                      __gm__ int32_t *dest,
                                                                      int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_or_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_or_nbi(__gm__ int64_t *fetch,
                                                                      __gm__ int64_t *dest,
                                                                      int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_or_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise xor into a word of PE pe. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_xor(__gm__ uint32_t *dest, uint32_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint32_atomic_xor", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_xor(__gm__ uint64_t *dest, uint64_t value,
                                                              int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_uint64_atomic_xor", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_xor(__gm__ int32_t *dest, int32_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int32_atomic_xor", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_xor(__gm__ int64_t *dest, int64_t value,
                                                             int32_t pe)
{
    (void)aivd_shm_atomic("aclshmem_int64_atomic_xor", AIVD_SHM_ANY, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, 0);
}

/* Bitwise xor, returns what was there. The host's form is not in the original. With a result:
 * complete on return. Without: at the next quiet. */
static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_atomic_fetch_xor(__gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_xor", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_atomic_fetch_xor(__gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_xor", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_atomic_fetch_xor(__gm__ int32_t *dest,
                                                                      int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_xor", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_atomic_fetch_xor(__gm__ int64_t *dest,
                                                                      int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_xor", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Bitwise xor, returns what was there. The result is stored at `fetch`, at the latest at the
 * next quiet. Not in the original. At the next quiet. */
static __aicore__ AIVD_INLINE void aclshmem_uint32_atomic_fetch_xor_nbi(__gm__ uint32_t *fetch,
                                                                        __gm__ uint32_t *dest,
                                                                        uint32_t value, int32_t pe)
{
    *fetch = (uint32_t)aivd_shm_atomic("aclshmem_uint32_atomic_fetch_xor_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_atomic_fetch_xor_nbi(__gm__ uint64_t *fetch,
                                                                        __gm__ uint64_t *dest,
                                                                        uint64_t value, int32_t pe)
{
    *fetch = (uint64_t)aivd_shm_atomic("aclshmem_uint64_atomic_fetch_xor_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_atomic_fetch_xor_nbi(__gm__ int32_t *fetch,
                                                                       __gm__ int32_t *dest,
                                                                       int32_t value, int32_t pe)
{
    *fetch = (int32_t)aivd_shm_atomic("aclshmem_int32_atomic_fetch_xor_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT32, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_atomic_fetch_xor_nbi(__gm__ int64_t *fetch,
                                                                       __gm__ int64_t *dest,
                                                                       int64_t value, int32_t pe)
{
    *fetch = (int64_t)aivd_shm_atomic("aclshmem_int64_atomic_fetch_xor_nbi", AIVD_SHM_ANY,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT64, dest, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

/* Waits for the lock and takes it. The word is symmetric and begins as 0. */
static __aicore__ AIVD_INLINE void aclshmem_set_lock(__gm__ long *lock)
{
    aivd_shm_lock_set("aclshmem_set_lock", lock);
}

/* Completes what this PE did and gives the lock up. */
static __aicore__ AIVD_INLINE void aclshmem_clear_lock(__gm__ long *lock)
{
    aivd_shm_lock_clear("aclshmem_clear_lock", lock);
}

/* Takes the lock and returns 0, or returns 1 when another PE has it. */
static __aicore__ AIVD_INLINE int aclshmem_test_lock(__gm__ long *lock)
{
    return aivd_shm_lock_test("aclshmem_test_lock", lock);
}

#endif
