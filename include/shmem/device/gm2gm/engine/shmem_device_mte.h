/* device/gm2gm/engine/shmem_device_mte.h: calls that name the MTE engine. For kernels. A refused
 * operand ends the kernel with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_ENGINE_SHMEM_MTE_H
#define DEVICE_GM2GM_ENGINE_SHMEM_MTE_H

#include "../../../device/shmem_def.h"

/* To PE pe by this engine: elements or rows of a matrix; one side may be in UB or all as
 * tensors. Complete after the engine's quiet, or a barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size, uint32_t elem_size, int pe,
                                                  uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aivd_shm_put_rows_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, sizeof(*dst),
        &copy_params, buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src,
                                                  AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        elem_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src,
                                                  AscendC::LocalTensor<T> buf,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        copy_params, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size, uint32_t elem_size, int pe,
                                                  uint32_t sync_id, bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_put_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         uint32_t elem_size, int32_t pe,
                                                         bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_put("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, elem_size, pe, AIVD_SHM_NBI);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi__7f(size_t element, __gm__ void *dst,
                                                             __gm__ void *src, __ubuf__ void *buf,
                                                             uint32_t ub_size, uint32_t elem_size,
                                                             int pe, uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi__7rows(size_t element, __gm__ void *dst,
                                                                __gm__ void *src,
                                                                __ubuf__ void *buf,
                                                                uint32_t ub_size,
                                                                non_contiguous_copy_param copy_params,
                                                                int pe, uint32_t sync_id)
{
    aivd_shm_put_rows_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, element,
        &copy_params, buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi__5f(size_t element, __gm__ void *dst,
                                                             __ubuf__ void *src, uint32_t elem_size,
                                                             int pe, uint32_t sync_id)
{
    aivd_shm_put_ub("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi__5rows(size_t element, __gm__ void *dst,
                                                                __ubuf__ void *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int pe, uint32_t sync_id)
{
    aivd_shm_put_rows_ub("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, element,
        &copy_params, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi__8f(size_t element, __gm__ void *dst,
                                                             __gm__ void *src, __ubuf__ void *buf,
                                                             uint32_t ub_size, uint32_t elem_size,
                                                             int pe, uint32_t sync_id,
                                                             bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_put_via("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), buf, ub_size, pe, sync_id);
}

#define aclshmemx_mte_put_nbi(...) AIVD_SHM_PICK(aclshmemx_mte_put_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_mte_put_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__6(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_mte_put_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_put_nbi__5(dst, src, elem_size, pe, sync_id) _Generic((elem_size), \
        non_contiguous_copy_param: aclshmemx_mte_put_nbi__5rows, \
        default: aclshmemx_mte_put_nbi__5f)(sizeof(*(dst)), dst, src, elem_size, pe, sync_id)
#define aclshmemx_mte_put_nbi__7(dst, src, buf, ub_size, elem_size, pe, \
        sync_id) _Generic((elem_size), non_contiguous_copy_param: aclshmemx_mte_put_nbi__7rows, \
        default: aclshmemx_mte_put_nbi__7f)(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id)
#define aclshmemx_mte_put_nbi__8(dst, src, buf, ub_size, elem_size, pe, sync_id, \
        enable_L2) aclshmemx_mte_put_nbi__8f(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id, enable_L2)

#endif

/* From PE pe by this engine: elements or rows of a matrix; one side may be in UB or all as
 * tensors. Complete after the engine's quiet, or a barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size, uint32_t elem_size, int pe,
                                                  uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aivd_shm_get_rows_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, sizeof(*dst),
        &copy_params, buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src,
                                                  AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        elem_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src,
                                                  AscendC::LocalTensor<T> buf,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        copy_params, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                  uint32_t ub_size, uint32_t elem_size, int pe,
                                                  uint32_t sync_id, bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_get_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         uint32_t elem_size, int32_t pe,
                                                         bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_get("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, elem_size, pe, AIVD_SHM_NBI);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi__7f(size_t element, __gm__ void *dst,
                                                             __gm__ void *src, __ubuf__ void *buf,
                                                             uint32_t ub_size, uint32_t elem_size,
                                                             int pe, uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi__7rows(size_t element, __gm__ void *dst,
                                                                __gm__ void *src,
                                                                __ubuf__ void *buf,
                                                                uint32_t ub_size,
                                                                non_contiguous_copy_param copy_params,
                                                                int pe, uint32_t sync_id)
{
    aivd_shm_get_rows_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, element,
        &copy_params, buf, ub_size, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi__5f(size_t element, __ubuf__ void *dst,
                                                             __gm__ void *src, uint32_t elem_size,
                                                             int pe, uint32_t sync_id)
{
    aivd_shm_get_ub("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi__5rows(size_t element, __ubuf__ void *dst,
                                                                __gm__ void *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int pe, uint32_t sync_id)
{
    aivd_shm_get_rows_ub("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, element,
        &copy_params, pe, sync_id);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi__8f(size_t element, __gm__ void *dst,
                                                             __gm__ void *src, __ubuf__ void *buf,
                                                             uint32_t ub_size, uint32_t elem_size,
                                                             int pe, uint32_t sync_id,
                                                             bool enable_L2)
{
    (void)enable_L2;
    aivd_shm_get_via("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        element), buf, ub_size, pe, sync_id);
}

#define aclshmemx_mte_get_nbi(...) AIVD_SHM_PICK(aclshmemx_mte_get_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_mte_get_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__6(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_mte_get_nbi takes 5 or 7 or 8 arguments")
#define aclshmemx_mte_get_nbi__5(dst, src, elem_size, pe, sync_id) _Generic((elem_size), \
        non_contiguous_copy_param: aclshmemx_mte_get_nbi__5rows, \
        default: aclshmemx_mte_get_nbi__5f)(sizeof(*(dst)), dst, src, elem_size, pe, sync_id)
#define aclshmemx_mte_get_nbi__7(dst, src, buf, ub_size, elem_size, pe, \
        sync_id) _Generic((elem_size), non_contiguous_copy_param: aclshmemx_mte_get_nbi__7rows, \
        default: aclshmemx_mte_get_nbi__7f)(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id)
#define aclshmemx_mte_get_nbi__8(dst, src, buf, ub_size, elem_size, pe, sync_id, \
        enable_L2) aclshmemx_mte_get_nbi__8f(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id, enable_L2)

#endif

/* Waits for what this engine does for this core. */
static __aicore__ AIVD_INLINE void aclshmemx_mte_quiet(void)
{
    aivd_shm_quiet("aclshmemx_mte_quiet", AIVD_SHM_MTE, -1);
}

/* aclshmem_TYPE_atomic_fetch by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_mte_atomic_fetch(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_mte_atomic_fetch: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_mte_atomic_fetch", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_FETCH, aivd_shm_type_of<T>(), dst, 0, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_mte_atomic_fetch__uint32(__gm__ uint32_t *dst,
                                                                          int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_mte_atomic_fetch__uint64(__gm__ uint64_t *dst,
                                                                          int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_mte_atomic_fetch__int32(__gm__ int32_t *dst,
                                                                        int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_mte_atomic_fetch__int64(__gm__ int64_t *dst,
                                                                        int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_mte_atomic_fetch(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_fetch__uint32, \
        uint64_t: aclshmemx_mte_atomic_fetch__uint64, int32_t: aclshmemx_mte_atomic_fetch__int32, \
        int64_t: aclshmemx_mte_atomic_fetch__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_set by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_mte_atomic_set: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set__uint32(__gm__ uint32_t *dst,
                                                                    uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set__uint64(__gm__ uint64_t *dst,
                                                                    uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set__int32(__gm__ int32_t *dst,
                                                                   int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set__int64(__gm__ int64_t *dst,
                                                                   int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_set__float(__gm__ float *dst, float value,
                                                                   int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_set", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
}
#define aclshmemx_mte_atomic_set(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_set__uint32, \
        uint64_t: aclshmemx_mte_atomic_set__uint64, int32_t: aclshmemx_mte_atomic_set__int32, \
        int64_t: aclshmemx_mte_atomic_set__int64, float: aclshmemx_mte_atomic_set__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_compare_swap by this engine. With a result: complete on return. Without:
 * at the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_mte_atomic_compare_swap(__gm__ T *dst, T cond, T value,
                                                           int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_mte_atomic_compare_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_mte_atomic_compare_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value),
        aivd_shm_bits(cond), pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_mte_atomic_compare_swap__uint32(__gm__ uint32_t *dst,
                                                                                 uint32_t cond,
                                                                                 uint32_t value,
                                                                                 int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_compare_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_mte_atomic_compare_swap__uint64(__gm__ uint64_t *dst,
                                                                                 uint64_t cond,
                                                                                 uint64_t value,
                                                                                 int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_mte_atomic_compare_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_mte_atomic_compare_swap__int32(__gm__ int32_t *dst,
                                                                               int32_t cond,
                                                                               int32_t value,
                                                                               int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_mte_atomic_compare_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_mte_atomic_compare_swap__int64(__gm__ int64_t *dst,
                                                                               int64_t cond,
                                                                               int64_t value,
                                                                               int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_mte_atomic_compare_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}
#define aclshmemx_mte_atomic_compare_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_compare_swap__uint32, \
        uint64_t: aclshmemx_mte_atomic_compare_swap__uint64, \
        int32_t: aclshmemx_mte_atomic_compare_swap__int32, \
        int64_t: aclshmemx_mte_atomic_compare_swap__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_swap by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_mte_atomic_swap(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_mte_atomic_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_mte_atomic_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_mte_atomic_swap__uint32(__gm__ uint32_t *dst,
                                                                         uint32_t value, int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_mte_atomic_swap__uint64(__gm__ uint64_t *dst,
                                                                         uint64_t value, int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_mte_atomic_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_mte_atomic_swap__int32(__gm__ int32_t *dst,
                                                                       int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_mte_atomic_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_mte_atomic_swap__int64(__gm__ int64_t *dst,
                                                                       int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_mte_atomic_swap", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE float aclshmemx_mte_atomic_swap__float(__gm__ float *dst, float value,
                                                                     int32_t pe)
{
    return aivd_float_of_bits((uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_swap",
        AIVD_SHM_MTE, AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe,
        AIVD_SHM_RESULT));
}
#define aclshmemx_mte_atomic_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_swap__uint32, \
        uint64_t: aclshmemx_mte_atomic_swap__uint64, int32_t: aclshmemx_mte_atomic_swap__int32, \
        int64_t: aclshmemx_mte_atomic_swap__int64, float: aclshmemx_mte_atomic_swap__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_inc by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_atomic_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_mte_atomic_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_inc", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, 1, 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_inc__uint32(__gm__ uint32_t *dst,
                                                                    int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_inc", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_inc__uint64(__gm__ uint64_t *dst,
                                                                    int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_inc", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_inc__int32(__gm__ int32_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_inc", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_inc__int64(__gm__ int64_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_inc", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, 1, 0, pe, 0);
}
#define aclshmemx_mte_atomic_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_inc__uint32, \
        uint64_t: aclshmemx_mte_atomic_inc__uint64, int32_t: aclshmemx_mte_atomic_inc__int32, \
        int64_t: aclshmemx_mte_atomic_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_add by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, int8_t, int16_t, bfloat16_t, half, int32_t, float, uint32_t,
        uint64_t, int64_t>(),
                  "aclshmemx_mte_atomic_add: T is not one of " 
                  "int8_t int16_t bfloat16_t half int32_t float uint32_t uint64_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__int8(__gm__ int8_t *dst, int8_t value,
                                                                  int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT8, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__int16(__gm__ int16_t *dst,
                                                                   int16_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT16, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__bfloat16(__gm__ bfloat16_t *dst,
                                                                      bfloat16_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_BFLOAT16, dst, aivd_bf16_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__half(__gm__ half *dst, half value,
                                                                  int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_HALF, dst, aivd_half_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__int32(__gm__ int32_t *dst,
                                                                   int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__float(__gm__ float *dst, float value,
                                                                   int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__uint32(__gm__ uint32_t *dst,
                                                                    uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__uint64(__gm__ uint64_t *dst,
                                                                    uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_mte_atomic_add__int64(__gm__ int64_t *dst,
                                                                   int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_mte_atomic_add", AIVD_SHM_MTE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}
#define aclshmemx_mte_atomic_add(dst, ...) \
    _Generic(*(dst), int8_t: aclshmemx_mte_atomic_add__int8, \
        int16_t: aclshmemx_mte_atomic_add__int16, bfloat16_t: aclshmemx_mte_atomic_add__bfloat16, \
        half: aclshmemx_mte_atomic_add__half, int32_t: aclshmemx_mte_atomic_add__int32, \
        float: aclshmemx_mte_atomic_add__float, uint32_t: aclshmemx_mte_atomic_add__uint32, \
        uint64_t: aclshmemx_mte_atomic_add__uint64, int64_t: aclshmemx_mte_atomic_add__int64)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_inc by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_mte_atomic_fetch_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_mte_atomic_fetch_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_mte_atomic_fetch_inc", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, 1, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_mte_atomic_fetch_inc__uint32(__gm__ uint32_t *dst,
                                                                              int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_inc", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_mte_atomic_fetch_inc__uint64(__gm__ uint64_t *dst,
                                                                              int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_inc", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_mte_atomic_fetch_inc__int32(__gm__ int32_t *dst,
                                                                            int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_inc", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_mte_atomic_fetch_inc__int64(__gm__ int64_t *dst,
                                                                            int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_inc", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_mte_atomic_fetch_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_fetch_inc__uint32, \
        uint64_t: aclshmemx_mte_atomic_fetch_inc__uint64, \
        int32_t: aclshmemx_mte_atomic_fetch_inc__int32, \
        int64_t: aclshmemx_mte_atomic_fetch_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_add by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_mte_atomic_fetch_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_mte_atomic_fetch_add: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_mte_atomic_fetch_add", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_mte_atomic_fetch_add__uint32(__gm__ uint32_t *dst,
                                                                              uint32_t value,
                                                                              int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_add", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_mte_atomic_fetch_add__uint64(__gm__ uint64_t *dst,
                                                                              uint64_t value,
                                                                              int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_add", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_mte_atomic_fetch_add__int32(__gm__ int32_t *dst,
                                                                            int32_t value,
                                                                            int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_add", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_mte_atomic_fetch_add__int64(__gm__ int64_t *dst,
                                                                            int64_t value,
                                                                            int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_mte_atomic_fetch_add", AIVD_SHM_MTE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_mte_atomic_fetch_add(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_mte_atomic_fetch_add__uint32, \
        uint64_t: aclshmemx_mte_atomic_fetch_add__uint64, \
        int32_t: aclshmemx_mte_atomic_fetch_add__int32, \
        int64_t: aclshmemx_mte_atomic_fetch_add__int64)(dst, __VA_ARGS__)

#endif

#endif
