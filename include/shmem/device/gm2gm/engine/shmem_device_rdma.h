/* device/gm2gm/engine/shmem_device_rdma.h: calls that name the RoCE engine. For kernels. A
 * refused operand ends the kernel with 507035 and the reason. Source document: aclshmem
 * reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_ENGINE_SHMEM_RDMA_H
#define DEVICE_GM2GM_ENGINE_SHMEM_RDMA_H

#include "../../../device/shmem_def.h"

/* To PE pe by this engine: elements, or tensors. Complete after the engine's quiet, or a
 * barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe)
{
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_put_nbi");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id)
{
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_put_nbi");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe)
{
    aclshmemx_roce_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe, 0);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id)
{
    aclshmemx_roce_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe,
        sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi__5f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe)
{
    (void)element;
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_put_nbi");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    (void)element;
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_put_nbi");
}

#define aclshmemx_roce_put_nbi(...) AIVD_SHM_PICK(aclshmemx_roce_put_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_put_nbi__5(dst, src, buf, elem_size, \
        pe) aclshmemx_roce_put_nbi__5f(sizeof(*(dst)), dst, src, buf, elem_size, pe)
#define aclshmemx_roce_put_nbi__6(dst, src, buf, elem_size, pe, \
        sync_id) aclshmemx_roce_put_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, sync_id)

#endif

/* From PE pe by this engine: elements, or tensors. Complete after the engine's quiet, or a
 * barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe)
{
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_get_nbi");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id)
{
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_get_nbi");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe)
{
    aclshmemx_roce_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe, 0);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id)
{
    aclshmemx_roce_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe,
        sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi__5f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe)
{
    (void)element;
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_get_nbi");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    (void)element;
    (void)dst;
    (void)src;
    (void)buf;
    (void)elem_size;
    (void)pe;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_get_nbi");
}

#define aclshmemx_roce_get_nbi(...) AIVD_SHM_PICK(aclshmemx_roce_get_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_get_nbi__5(dst, src, buf, elem_size, \
        pe) aclshmemx_roce_get_nbi__5f(sizeof(*(dst)), dst, src, buf, elem_size, pe)
#define aclshmemx_roce_get_nbi__6(dst, src, buf, elem_size, pe, \
        sync_id) aclshmemx_roce_get_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, sync_id)

#endif

/* Waits for what this engine does for this core at PE pe. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_quiet(uint32_t pe, __ubuf__ T *buf, uint32_t sync_id)
{
    (void)pe;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_quiet");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_quiet(uint32_t pe, AscendC::LocalTensor<T> buf,
                                                 uint32_t sync_id)
{
    aclshmemx_roce_quiet(pe, buf.GetPhyAddr(), sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_quiet__3f(uint32_t pe, __ubuf__ void *buf,
                                                            uint32_t sync_id)
{
    (void)pe;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_quiet");
}

#define aclshmemx_roce_quiet(pe, buf, sync_id) aclshmemx_roce_quiet__3f(pe, buf, sync_id)

#endif

/* aclshmem_sync for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_team_sync");
    return (int)0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_team_sync(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                                    uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_team_sync");
    return (int)0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync__1f(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_team_sync");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync__3f(__gm__ aclshmemx_team_t *team,
                                                               __ubuf__ void *buf, uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_team_sync");
    return (int)0;
}

#define aclshmemx_roce_team_sync(...) AIVD_SHM_PICK(aclshmemx_roce_team_sync, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_team_sync__1(team) aclshmemx_roce_team_sync__1f(team)
#define aclshmemx_roce_team_sync__3(team, buf, sync_id) aclshmemx_roce_team_sync__3f(team, buf, \
        sync_id)

#endif

/* aclshmem_sync for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_sync(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_sync");
    return (int)0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_sync(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                               uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_sync");
    return (int)0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_sync__1f(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_sync");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_sync__3f(__gm__ aclshmemx_team_t *team,
                                                          __ubuf__ void *buf, uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_sync");
    return (int)0;
}

#define aclshmemx_roce_sync(...) AIVD_SHM_PICK(aclshmemx_roce_sync, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_sync__1(team) aclshmemx_roce_sync__1f(team)
#define aclshmemx_roce_sync__3(team, buf, sync_id) aclshmemx_roce_sync__3f(team, buf, sync_id)

#endif

/* aclshmem_barrier and the engine's quiet for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_barrier");
    return (int)0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_barrier(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                                  uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_barrier");
    return (int)0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier__1f(__gm__ aclshmemx_team_t *team)
{
    (void)team;
    aivd_shm_not_built("aclshmemx_roce_barrier");
    return (int)0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier__3f(__gm__ aclshmemx_team_t *team,
                                                             __ubuf__ void *buf, uint32_t sync_id)
{
    (void)team;
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_barrier");
    return (int)0;
}

#define aclshmemx_roce_barrier(...) AIVD_SHM_PICK(aclshmemx_roce_barrier, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_barrier__1(team) aclshmemx_roce_barrier__1f(team)
#define aclshmemx_roce_barrier__3(team, buf, sync_id) aclshmemx_roce_barrier__3f(team, buf, sync_id)

#endif

/* The same for the world. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all(void)
{
    aivd_shm_not_built("aclshmemx_roce_sync_all");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_sync_all(__ubuf__ T *buf, uint32_t sync_id)
{
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_sync_all");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all__0f(void)
{
    aivd_shm_not_built("aclshmemx_roce_sync_all");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all__2f(__ubuf__ void *buf, uint32_t sync_id)
{
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_sync_all");
}

#define aclshmemx_roce_sync_all(...) AIVD_SHM_PICK(aclshmemx_roce_sync_all, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_sync_all__1(none) aclshmemx_roce_sync_all__0f()
#define aclshmemx_roce_sync_all__2(buf, sync_id) aclshmemx_roce_sync_all__2f(buf, sync_id)

#endif

/* The same for the world. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all(void)
{
    aivd_shm_not_built("aclshmemx_roce_barrier_all");
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all(__ubuf__ T *buf, uint32_t sync_id)
{
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_barrier_all");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all__0f(void)
{
    aivd_shm_not_built("aclshmemx_roce_barrier_all");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all__2f(__ubuf__ void *buf,
                                                                  uint32_t sync_id)
{
    (void)buf;
    (void)sync_id;
    aivd_shm_not_built("aclshmemx_roce_barrier_all");
}

#define aclshmemx_roce_barrier_all(...) AIVD_SHM_PICK(aclshmemx_roce_barrier_all, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_barrier_all__1(none) aclshmemx_roce_barrier_all__0f()
#define aclshmemx_roce_barrier_all__2(buf, sync_id) aclshmemx_roce_barrier_all__2f(buf, sync_id)

#endif

/* aclshmem_TYPE_atomic_fetch by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch__uint32(__gm__ uint32_t *dst,
                                                                           int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch__uint64(__gm__ uint64_t *dst,
                                                                           int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch__int32(__gm__ int32_t *dst,
                                                                         int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch__int64(__gm__ int64_t *dst,
                                                                         int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch__uint64, int32_t: aclshmemx_roce_atomic_fetch__int32, \
        int64_t: aclshmemx_roce_atomic_fetch__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_set by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_roce_atomic_set: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__float(__gm__ float *dst, float value,
                                                                    int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_set");
}
#define aclshmemx_roce_atomic_set(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_set__uint32, \
        uint64_t: aclshmemx_roce_atomic_set__uint64, int32_t: aclshmemx_roce_atomic_set__int32, \
        int64_t: aclshmemx_roce_atomic_set__int64, float: aclshmemx_roce_atomic_set__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_compare_swap by this engine. With a result: complete on return. Without:
 * at the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_compare_swap(__gm__ T *dst, T cond, T value,
                                                            int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_compare_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)cond;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_compare_swap");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_compare_swap__uint32(__gm__ uint32_t *dst,
                                                                                  uint32_t cond,
                                                                                  uint32_t value,
                                                                                  int32_t pe)
{
    (void)dst;
    (void)cond;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_compare_swap");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_compare_swap__uint64(__gm__ uint64_t *dst,
                                                                                  uint64_t cond,
                                                                                  uint64_t value,
                                                                                  int32_t pe)
{
    (void)dst;
    (void)cond;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_compare_swap");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_compare_swap__int32(__gm__ int32_t *dst,
                                                                                int32_t cond,
                                                                                int32_t value,
                                                                                int32_t pe)
{
    (void)dst;
    (void)cond;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_compare_swap");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_compare_swap__int64(__gm__ int64_t *dst,
                                                                                int64_t cond,
                                                                                int64_t value,
                                                                                int32_t pe)
{
    (void)dst;
    (void)cond;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_compare_swap");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_compare_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_compare_swap__uint32, \
        uint64_t: aclshmemx_roce_atomic_compare_swap__uint64, \
        int32_t: aclshmemx_roce_atomic_compare_swap__int32, \
        int64_t: aclshmemx_roce_atomic_compare_swap__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_swap by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_swap(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_roce_atomic_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_swap__uint32(__gm__ uint32_t *dst,
                                                                          uint32_t value,
                                                                          int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_swap__uint64(__gm__ uint64_t *dst,
                                                                          uint64_t value,
                                                                          int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_swap__int32(__gm__ int32_t *dst,
                                                                        int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_swap__int64(__gm__ int64_t *dst,
                                                                        int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (int64_t)0;
}

static __aicore__ AIVD_INLINE float aclshmemx_roce_atomic_swap__float(__gm__ float *dst,
                                                                      float value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_swap");
    return (float)0;
}
#define aclshmemx_roce_atomic_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_swap__uint32, \
        uint64_t: aclshmemx_roce_atomic_swap__uint64, int32_t: aclshmemx_roce_atomic_swap__int32, \
        int64_t: aclshmemx_roce_atomic_swap__int64, float: aclshmemx_roce_atomic_swap__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_inc by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_inc");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__uint32(__gm__ uint32_t *dst,
                                                                     int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_inc");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__uint64(__gm__ uint64_t *dst,
                                                                     int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_inc");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__int32(__gm__ int32_t *dst, int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_inc");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__int64(__gm__ int64_t *dst, int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_inc");
}
#define aclshmemx_roce_atomic_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_inc__uint32, \
        uint64_t: aclshmemx_roce_atomic_inc__uint64, int32_t: aclshmemx_roce_atomic_inc__int32, \
        int64_t: aclshmemx_roce_atomic_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_add by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_add: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_add");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_add");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_add");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_add");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_add");
}
#define aclshmemx_roce_atomic_add(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_add__uint32, \
        uint64_t: aclshmemx_roce_atomic_add__uint64, int32_t: aclshmemx_roce_atomic_add__int32, \
        int64_t: aclshmemx_roce_atomic_add__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_inc by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_inc");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_inc__uint32(__gm__ uint32_t *dst,
                                                                               int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_inc");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_inc__uint64(__gm__ uint64_t *dst,
                                                                               int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_inc");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_inc__int32(__gm__ int32_t *dst,
                                                                             int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_inc");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_inc__int64(__gm__ int64_t *dst,
                                                                             int32_t pe)
{
    (void)dst;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_inc");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_inc__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_inc__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_inc__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_add by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch_add: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_add");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_add__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_add");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_add__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_add");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_add__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_add");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_add__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_add");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch_add(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_add__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_add__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_add__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_add__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_and by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_and: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_and");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_and");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_and");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_and");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_and");
}
#define aclshmemx_roce_atomic_and(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_and__uint32, \
        uint64_t: aclshmemx_roce_atomic_and__uint64, int32_t: aclshmemx_roce_atomic_and__int32, \
        int64_t: aclshmemx_roce_atomic_and__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_and by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch_and(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch_and: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_and");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_and__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_and");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_and__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_and");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_and__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_and");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_and__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_and");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch_and(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_and__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_and__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_and__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_and__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_or by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_or: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_or");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__uint32(__gm__ uint32_t *dst,
                                                                    uint32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_or");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__uint64(__gm__ uint64_t *dst,
                                                                    uint64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_or");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__int32(__gm__ int32_t *dst,
                                                                   int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_or");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__int64(__gm__ int64_t *dst,
                                                                   int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_or");
}
#define aclshmemx_roce_atomic_or(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_or__uint32, \
        uint64_t: aclshmemx_roce_atomic_or__uint64, int32_t: aclshmemx_roce_atomic_or__int32, \
        int64_t: aclshmemx_roce_atomic_or__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_or by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch_or(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch_or: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_or");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_or__uint32(__gm__ uint32_t *dst,
                                                                              uint32_t value,
                                                                              int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_or");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_or__uint64(__gm__ uint64_t *dst,
                                                                              uint64_t value,
                                                                              int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_or");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_or__int32(__gm__ int32_t *dst,
                                                                            int32_t value,
                                                                            int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_or");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_or__int64(__gm__ int64_t *dst,
                                                                            int64_t value,
                                                                            int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_or");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch_or(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_or__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_or__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_or__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_or__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_xor by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_xor: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_xor");
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_xor");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_xor");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_xor");
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_xor");
}
#define aclshmemx_roce_atomic_xor(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_xor__uint32, \
        uint64_t: aclshmemx_roce_atomic_xor__uint64, int32_t: aclshmemx_roce_atomic_xor__int32, \
        int64_t: aclshmemx_roce_atomic_xor__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_xor by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_roce_atomic_fetch_xor(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_roce_atomic_fetch_xor: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_xor");
    return (T)0;
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_xor__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_xor");
    return (uint32_t)0;
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_xor__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_xor");
    return (uint64_t)0;
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_xor__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_xor");
    return (int32_t)0;
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_xor__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    (void)dst;
    (void)value;
    (void)pe;
    aivd_shm_not_built("aclshmemx_roce_atomic_fetch_xor");
    return (int64_t)0;
}
#define aclshmemx_roce_atomic_fetch_xor(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_xor__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_xor__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_xor__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_xor__int64)(dst, __VA_ARGS__)

#endif

#endif
