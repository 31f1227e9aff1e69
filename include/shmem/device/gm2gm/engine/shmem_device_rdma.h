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
    aivd_shm_put_via("aclshmemx_roce_put_nbi", AIVD_SHM_ROCE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, 0);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_roce_put_nbi", AIVD_SHM_ROCE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
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
    aivd_shm_put_via("aclshmemx_roce_put_nbi", AIVD_SHM_ROCE, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_put_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_roce_put_nbi", AIVD_SHM_ROCE, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_roce_put_nbi(...) AIVD_SHM_PICK(aclshmemx_roce_put_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_put_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__7(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_put_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_roce_put_nbi takes 5 or 6 arguments")
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
    aivd_shm_get_via("aclshmemx_roce_get_nbi", AIVD_SHM_ROCE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, 0);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_roce_get_nbi", AIVD_SHM_ROCE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
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
    aivd_shm_get_via("aclshmemx_roce_get_nbi", AIVD_SHM_ROCE, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_get_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_roce_get_nbi", AIVD_SHM_ROCE, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_roce_get_nbi(...) AIVD_SHM_PICK(aclshmemx_roce_get_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_get_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__7(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
#define aclshmemx_roce_get_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_roce_get_nbi takes 5 or 6 arguments")
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
    aivd_shm_quiet_via("aclshmemx_roce_quiet", AIVD_SHM_ROCE, (int)pe, buf, AIVD_SHM_UB_LEAST,
        sync_id);
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
    aivd_shm_quiet_via("aclshmemx_roce_quiet", AIVD_SHM_ROCE, (int)pe, buf, AIVD_SHM_UB_LEAST,
        sync_id);
}

#define aclshmemx_roce_quiet(pe, buf, sync_id) aclshmemx_roce_quiet__3f(pe, buf, sync_id)

#endif

/* aclshmem_sync for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_sync("aclshmemx_roce_team_sync", team->team_idx);
    return 0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_team_sync(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                                    uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_team_sync", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_sync("aclshmemx_roce_team_sync", team->team_idx);
    return 0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync__1f(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_sync("aclshmemx_roce_team_sync", team->team_idx);
    return 0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_team_sync__3f(__gm__ aclshmemx_team_t *team,
                                                               __ubuf__ void *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_team_sync", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST,
        sync_id);
    aivd_shm_sync("aclshmemx_roce_team_sync", team->team_idx);
    return 0;
}

#define aclshmemx_roce_team_sync(...) AIVD_SHM_PICK(aclshmemx_roce_team_sync, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_team_sync__2(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__4(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__5(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__6(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__7(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__8(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__9(...) AIVD_SHM_WRONG("aclshmemx_roce_team_sync takes 1 or 3 arguments")
#define aclshmemx_roce_team_sync__1(team) aclshmemx_roce_team_sync__1f(team)
#define aclshmemx_roce_team_sync__3(team, buf, sync_id) aclshmemx_roce_team_sync__3f(team, buf, \
        sync_id)

#endif

/* aclshmem_sync for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_sync(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_sync("aclshmemx_roce_sync", team->team_idx);
    return 0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_sync(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                               uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_sync", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_sync("aclshmemx_roce_sync", team->team_idx);
    return 0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_sync__1f(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_sync("aclshmemx_roce_sync", team->team_idx);
    return 0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_sync__3f(__gm__ aclshmemx_team_t *team,
                                                          __ubuf__ void *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_sync", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_sync("aclshmemx_roce_sync", team->team_idx);
    return 0;
}

#define aclshmemx_roce_sync(...) AIVD_SHM_PICK(aclshmemx_roce_sync, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_sync__2(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__4(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__5(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__6(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__7(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__8(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__9(...) AIVD_SHM_WRONG("aclshmemx_roce_sync takes 1 or 3 arguments")
#define aclshmemx_roce_sync__1(team) aclshmemx_roce_sync__1f(team)
#define aclshmemx_roce_sync__3(team, buf, sync_id) aclshmemx_roce_sync__3f(team, buf, sync_id)

#endif

/* aclshmem_barrier and the engine's quiet for a team as kernels see it; returns 0. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_barrier("aclshmemx_roce_barrier", team->team_idx);
    return 0;
}

template <typename T>
__aicore__ AIVD_INLINE int aclshmemx_roce_barrier(__gm__ aclshmemx_team_t *team, __ubuf__ T *buf,
                                                  uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_barrier", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_barrier("aclshmemx_roce_barrier", team->team_idx);
    return 0;
}

#else
static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier__1f(__gm__ aclshmemx_team_t *team)
{
    aivd_shm_barrier("aclshmemx_roce_barrier", team->team_idx);
    return 0;
}

static __aicore__ AIVD_INLINE int aclshmemx_roce_barrier__3f(__gm__ aclshmemx_team_t *team,
                                                             __ubuf__ void *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_barrier", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_barrier("aclshmemx_roce_barrier", team->team_idx);
    return 0;
}

#define aclshmemx_roce_barrier(...) AIVD_SHM_PICK(aclshmemx_roce_barrier, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_barrier__2(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__4(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__5(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__6(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__7(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__8(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__9(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier takes 1 or 3 arguments")
#define aclshmemx_roce_barrier__1(team) aclshmemx_roce_barrier__1f(team)
#define aclshmemx_roce_barrier__3(team, buf, sync_id) aclshmemx_roce_barrier__3f(team, buf, sync_id)

#endif

/* The same for the world. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all(void)
{
    aivd_shm_sync("aclshmemx_roce_sync_all", ACLSHMEM_TEAM_WORLD);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_sync_all(__ubuf__ T *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_sync_all", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_sync("aclshmemx_roce_sync_all", ACLSHMEM_TEAM_WORLD);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all__0f(void)
{
    aivd_shm_sync("aclshmemx_roce_sync_all", ACLSHMEM_TEAM_WORLD);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_sync_all__2f(__ubuf__ void *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_sync_all", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_sync("aclshmemx_roce_sync_all", ACLSHMEM_TEAM_WORLD);
}

#define aclshmemx_roce_sync_all(...) AIVD_SHM_PICK(aclshmemx_roce_sync_all, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_sync_all__3(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__4(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__5(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__6(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__7(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__8(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__9(...) AIVD_SHM_WRONG("aclshmemx_roce_sync_all takes 0 or 2 arguments")
#define aclshmemx_roce_sync_all__1(none) aclshmemx_roce_sync_all__0f()
#define aclshmemx_roce_sync_all__2(buf, sync_id) aclshmemx_roce_sync_all__2f(buf, sync_id)

#endif

/* The same for the world. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all(void)
{
    aivd_shm_barrier("aclshmemx_roce_barrier_all", ACLSHMEM_TEAM_WORLD);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all(__ubuf__ T *buf, uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_barrier_all", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST, sync_id);
    aivd_shm_barrier("aclshmemx_roce_barrier_all", ACLSHMEM_TEAM_WORLD);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all__0f(void)
{
    aivd_shm_barrier("aclshmemx_roce_barrier_all", ACLSHMEM_TEAM_WORLD);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_barrier_all__2f(__ubuf__ void *buf,
                                                                  uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_roce_barrier_all", AIVD_SHM_ROCE, buf, AIVD_SHM_UB_LEAST,
        sync_id);
    aivd_shm_barrier("aclshmemx_roce_barrier_all", ACLSHMEM_TEAM_WORLD);
}

#define aclshmemx_roce_barrier_all(...) AIVD_SHM_PICK(aclshmemx_roce_barrier_all, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_roce_barrier_all__3(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__4(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__5(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__6(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__7(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__8(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
#define aclshmemx_roce_barrier_all__9(...) AIVD_SHM_WRONG("aclshmemx_roce_barrier_all takes 0 or 2 arguments")
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_FETCH, aivd_shm_type_of<T>(), dst, 0, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch__uint32(__gm__ uint32_t *dst,
                                                                           int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch__uint64(__gm__ uint64_t *dst,
                                                                           int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch__int32(__gm__ int32_t *dst,
                                                                         int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch__int64(__gm__ int64_t *dst,
                                                                         int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_set__float(__gm__ float *dst, float value,
                                                                    int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_set", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_compare_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value),
        aivd_shm_bits(cond), pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_compare_swap__uint32(__gm__ uint32_t *dst,
                                                                                  uint32_t cond,
                                                                                  uint32_t value,
                                                                                  int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_compare_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_compare_swap__uint64(__gm__ uint64_t *dst,
                                                                                  uint64_t cond,
                                                                                  uint64_t value,
                                                                                  int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_compare_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_compare_swap__int32(__gm__ int32_t *dst,
                                                                                int32_t cond,
                                                                                int32_t value,
                                                                                int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_compare_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_compare_swap__int64(__gm__ int64_t *dst,
                                                                                int64_t cond,
                                                                                int64_t value,
                                                                                int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_compare_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_swap__uint32(__gm__ uint32_t *dst,
                                                                          uint32_t value,
                                                                          int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_swap__uint64(__gm__ uint64_t *dst,
                                                                          uint64_t value,
                                                                          int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_swap__int32(__gm__ int32_t *dst,
                                                                        int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_swap__int64(__gm__ int64_t *dst,
                                                                        int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_swap", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE float aclshmemx_roce_atomic_swap__float(__gm__ float *dst,
                                                                      float value, int32_t pe)
{
    return aivd_float_of_bits((uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_swap",
        AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe,
        AIVD_SHM_RESULT));
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_inc", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, 1, 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__uint32(__gm__ uint32_t *dst,
                                                                     int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_inc", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__uint64(__gm__ uint64_t *dst,
                                                                     int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_inc", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__int32(__gm__ int32_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_inc", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_inc__int64(__gm__ int64_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_inc", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, 1, 0, pe, 0);
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_add", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_add", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_add", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_add", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_add__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_add", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch_inc", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, 1, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_inc__uint32(__gm__ uint32_t *dst,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_inc", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_inc__uint64(__gm__ uint64_t *dst,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_inc", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_inc__int32(__gm__ int32_t *dst,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_inc", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_inc__int64(__gm__ int64_t *dst,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_inc", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch_add", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_add__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_add", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_add__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_add", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_add__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_add", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_add__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_add", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_and", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_AND,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_and", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_and", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_and", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_and__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_and", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch_and", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_AND, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_and__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_and", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_and__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_and", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_and__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_and", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_and__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_and", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_or", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_OR,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__uint32(__gm__ uint32_t *dst,
                                                                    uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_or", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__uint64(__gm__ uint64_t *dst,
                                                                    uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_or", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__int32(__gm__ int32_t *dst,
                                                                   int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_or", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_or__int64(__gm__ int64_t *dst,
                                                                   int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_or", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch_or", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_OR, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_or__uint32(__gm__ uint32_t *dst,
                                                                              uint32_t value,
                                                                              int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_or", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_or__uint64(__gm__ uint64_t *dst,
                                                                              uint64_t value,
                                                                              int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_or", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_or__int32(__gm__ int32_t *dst,
                                                                            int32_t value,
                                                                            int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_or", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_or__int64(__gm__ int64_t *dst,
                                                                            int64_t value,
                                                                            int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_or", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
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
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_xor", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_XOR,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_xor", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_xor", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_xor", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_roce_atomic_xor__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_roce_atomic_xor", AIVD_SHM_ROCE, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
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
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_roce_atomic_fetch_xor", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_XOR, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_roce_atomic_fetch_xor__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_xor", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_roce_atomic_fetch_xor__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_xor", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_roce_atomic_fetch_xor__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_xor", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_roce_atomic_fetch_xor__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_roce_atomic_fetch_xor", AIVD_SHM_ROCE,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_roce_atomic_fetch_xor(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_roce_atomic_fetch_xor__uint32, \
        uint64_t: aclshmemx_roce_atomic_fetch_xor__uint64, \
        int32_t: aclshmemx_roce_atomic_fetch_xor__int32, \
        int64_t: aclshmemx_roce_atomic_fetch_xor__int64)(dst, __VA_ARGS__)

#endif

#endif
