/* device/gm2gm/engine/shmem_device_udma.h: calls that name the UDMA engine. For kernels. A
 * refused operand ends the kernel with 507035 and the reason. Source document: aclshmem
 * reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_ENGINE_SHMEM_UDMA_H
#define DEVICE_GM2GM_ENGINE_SHMEM_UDMA_H

#include "../../../device/shmem_def.h"

/* To PE pe by this engine: elements, or tensors; at most 256 MiB. Complete after the engine's
 * quiet, or a barrier. */
#ifdef __cplusplus
template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id = 0)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_put_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_put_via("aclshmemx_udma_put_nbi", AIVD_SHM_UDMA, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_put_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id)
{
    aclshmemx_udma_put_nbi<T, WQE_PIPE>(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe,
        sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_put_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_udma_put_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_udma_put_nbi(...) AIVD_SHM_PICK(aclshmemx_udma_put_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_udma_put_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__7(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_udma_put_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_put_nbi__5(dst, src, buf, elem_size, \
        pe) aclshmemx_udma_put_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, 0)
#define aclshmemx_udma_put_nbi__6(dst, src, buf, elem_size, pe, \
        sync_id) aclshmemx_udma_put_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, sync_id)

#endif

/* The same through a third PE; neither may be the caller. Complete after the engine's quiet, or
 * a barrier. */
#ifdef __cplusplus
template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_relay_put_nbi(__gm__ T *dst, __gm__ T *src,
                                                         __ubuf__ T *buf, uint32_t elem_size,
                                                         int pe, int relay_pe, uint32_t sync_id = 0)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_relay_put_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_relay("aclshmemx_udma_relay_put_nbi", pe, relay_pe);
    aivd_shm_put_via("aclshmemx_udma_relay_put_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_relay_put_nbi(AscendC::GlobalTensor<T> dst,
                                                         AscendC::GlobalTensor<T> src,
                                                         AscendC::LocalTensor<T> buf,
                                                         uint32_t elem_size, int pe, int relay_pe,
                                                         uint32_t sync_id = 0)
{
    aclshmemx_udma_relay_put_nbi<T, WQE_PIPE>(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size,
        pe, relay_pe, sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_relay_put_nbi__7f(size_t element,
                                                                    __gm__ void *dst,
                                                                    __gm__ void *src,
                                                                    __ubuf__ void *buf,
                                                                    uint32_t elem_size, int pe,
                                                                    int relay_pe, uint32_t sync_id)
{
    aivd_shm_relay("aclshmemx_udma_relay_put_nbi", pe, relay_pe);
    aivd_shm_put_via("aclshmemx_udma_relay_put_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_udma_relay_put_nbi(...) AIVD_SHM_PICK(aclshmemx_udma_relay_put_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_udma_relay_put_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__5(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_put_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_put_nbi__6(dst, src, buf, elem_size, pe, \
        relay_pe) aclshmemx_udma_relay_put_nbi__7f(sizeof(*(dst)), dst, src, buf, elem_size, pe, \
        relay_pe, 0)
#define aclshmemx_udma_relay_put_nbi__7(dst, src, buf, elem_size, pe, relay_pe, \
        sync_id) aclshmemx_udma_relay_put_nbi__7f(sizeof(*(dst)), dst, src, buf, elem_size, pe, \
        relay_pe, sync_id)

#endif

/* From PE pe by this engine: elements, or tensors; at most 256 MiB. Complete after the engine's
 * quiet, or a barrier. */
#ifdef __cplusplus
template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t elem_size, int pe, uint32_t sync_id = 0)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_get_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_get_via("aclshmemx_udma_get_nbi", AIVD_SHM_UDMA, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_get_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id = 0)
{
    aclshmemx_udma_get_nbi<T, WQE_PIPE>(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size, pe,
        sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_get_nbi__6f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t elem_size, int pe,
                                                              uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_udma_get_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_udma_get_nbi(...) AIVD_SHM_PICK(aclshmemx_udma_get_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_udma_get_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__7(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_udma_get_nbi takes 5 or 6 arguments")
#define aclshmemx_udma_get_nbi__5(dst, src, buf, elem_size, \
        pe) aclshmemx_udma_get_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, 0)
#define aclshmemx_udma_get_nbi__6(dst, src, buf, elem_size, pe, \
        sync_id) aclshmemx_udma_get_nbi__6f(sizeof(*(dst)), dst, src, buf, elem_size, pe, sync_id)

#endif

/* The same through a third PE; neither may be the caller. Complete after the engine's quiet, or
 * a barrier. */
#ifdef __cplusplus
template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_relay_get_nbi(__gm__ T *dst, __gm__ T *src,
                                                         __ubuf__ T *buf, uint32_t elem_size,
                                                         int pe, int relay_pe, uint32_t sync_id = 0)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_relay_get_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_relay("aclshmemx_udma_relay_get_nbi", pe, relay_pe);
    aivd_shm_get_via("aclshmemx_udma_relay_get_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_relay_get_nbi(AscendC::GlobalTensor<T> dst,
                                                         AscendC::GlobalTensor<T> src,
                                                         AscendC::LocalTensor<T> buf,
                                                         uint32_t elem_size, int pe, int relay_pe,
                                                         uint32_t sync_id = 0)
{
    aclshmemx_udma_relay_get_nbi<T, WQE_PIPE>(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), elem_size,
        pe, relay_pe, sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_relay_get_nbi__7f(size_t element,
                                                                    __gm__ void *dst,
                                                                    __gm__ void *src,
                                                                    __ubuf__ void *buf,
                                                                    uint32_t elem_size, int pe,
                                                                    int relay_pe, uint32_t sync_id)
{
    aivd_shm_relay("aclshmemx_udma_relay_get_nbi", pe, relay_pe);
    aivd_shm_get_via("aclshmemx_udma_relay_get_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, AIVD_SHM_UB_LEAST, pe, sync_id);
}

#define aclshmemx_udma_relay_get_nbi(...) AIVD_SHM_PICK(aclshmemx_udma_relay_get_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_udma_relay_get_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__5(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__8(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_udma_relay_get_nbi takes 6 or 7 arguments")
#define aclshmemx_udma_relay_get_nbi__6(dst, src, buf, elem_size, pe, \
        relay_pe) aclshmemx_udma_relay_get_nbi__7f(sizeof(*(dst)), dst, src, buf, elem_size, pe, \
        relay_pe, 0)
#define aclshmemx_udma_relay_get_nbi__7(dst, src, buf, elem_size, pe, relay_pe, \
        sync_id) aclshmemx_udma_relay_get_nbi__7f(sizeof(*(dst)), dst, src, buf, elem_size, pe, \
        relay_pe, sync_id)

#endif

/* Elements to PE pe, then a 64-bit signal (set). The signal is visible only after the data. */
#ifdef __cplusplus
template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_put_signal_nbi(__gm__ T *dst, __gm__ T *src,
                                                          uint32_t elem_size,
                                                          __gm__ uint64_t *sig_addr,
                                                          uint64_t signal, int pe)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_put_signal_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_put_signal("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, signal, ACLSHMEM_SIGNAL_SET, pe,
        AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

template <typename T, pipe_t WQE_PIPE = PIPE_MTE3>
__aicore__ AIVD_INLINE void aclshmemx_udma_put_signal_nbi(__gm__ T *dst, __gm__ T *src,
                                                          uint32_t elem_size,
                                                          __gm__ uint64_t *sig_addr,
                                                          uint64_t signal, int pe,
                                                          __ubuf__ uint8_t *buf,
                                                          uint32_t sync_id = 0)
{
    static_assert(WQE_PIPE == PIPE_S || WQE_PIPE == PIPE_MTE3,
                  "aclshmemx_udma_put_signal_nbi: the pipe is PIPE_S or PIPE_MTE3");
    aivd_shm_scratch("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, buf, AIVD_SHM_UB_LEAST,
        sync_id);
    aivd_shm_put_signal("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, signal, ACLSHMEM_SIGNAL_SET, pe,
        AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_put_signal_nbi__6f(size_t element,
                                                                     __gm__ void *dst,
                                                                     __gm__ void *src,
                                                                     uint32_t elem_size,
                                                                     __gm__ uint64_t *sig_addr,
                                                                     uint64_t signal, int pe)
{
    aivd_shm_put_signal("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), sig_addr, signal, ACLSHMEM_SIGNAL_SET, pe,
        AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_put_signal_nbi__8f(size_t element,
                                                                     __gm__ void *dst,
                                                                     __gm__ void *src,
                                                                     uint32_t elem_size,
                                                                     __gm__ uint64_t *sig_addr,
                                                                     uint64_t signal, int pe,
                                                                     __ubuf__ uint8_t *buf,
                                                                     uint32_t sync_id)
{
    aivd_shm_scratch("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, buf, AIVD_SHM_UB_LEAST,
        sync_id);
    aivd_shm_put_signal("aclshmemx_udma_put_signal_nbi", AIVD_SHM_UDMA, dst, src,
        aivd_shm_bytes(elem_size, element), sig_addr, signal, ACLSHMEM_SIGNAL_SET, pe,
        AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

#define aclshmemx_udma_put_signal_nbi(...) AIVD_SHM_PICK(aclshmemx_udma_put_signal_nbi, __VA_ARGS__)(__VA_ARGS__)
#define aclshmemx_udma_put_signal_nbi__1(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__2(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__3(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__4(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__5(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__9(...) AIVD_SHM_WRONG("aclshmemx_udma_put_signal_nbi takes 6 or 7 or 8 arguments")
#define aclshmemx_udma_put_signal_nbi__6(dst, src, elem_size, sig_addr, signal, \
        pe) aclshmemx_udma_put_signal_nbi__6f(sizeof(*(dst)), dst, src, elem_size, sig_addr, \
        signal, pe)
#define aclshmemx_udma_put_signal_nbi__7(dst, src, elem_size, sig_addr, signal, pe, \
        buf) aclshmemx_udma_put_signal_nbi__8f(sizeof(*(dst)), dst, src, elem_size, sig_addr, \
        signal, pe, buf, 0)
#define aclshmemx_udma_put_signal_nbi__8(dst, src, elem_size, sig_addr, signal, pe, buf, \
        sync_id) aclshmemx_udma_put_signal_nbi__8f(sizeof(*(dst)), dst, src, elem_size, sig_addr, \
        signal, pe, buf, sync_id)

#endif

/* Waits for what this engine does for this core at PE pe. */
static __aicore__ AIVD_INLINE void aclshmemx_udma_quiet(int pe)
{
    aivd_shm_quiet("aclshmemx_udma_quiet", AIVD_SHM_UDMA, pe);
}

/* aclshmem_TYPE_atomic_fetch by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_FETCH, aivd_shm_type_of<T>(), dst, 0, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch__uint32(__gm__ uint32_t *dst,
                                                                           int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch__uint64(__gm__ uint64_t *dst,
                                                                           int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_UINT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch__int32(__gm__ int32_t *dst,
                                                                         int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT32, dst, 0, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch__int64(__gm__ int64_t *dst,
                                                                         int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_FETCH, AIVD_SHM_INT64, dst, 0, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch__uint64, int32_t: aclshmemx_udma_atomic_fetch__int32, \
        int64_t: aclshmemx_udma_atomic_fetch__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_set by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_udma_atomic_set: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_set__float(__gm__ float *dst, float value,
                                                                    int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_set", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SET,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
}
#define aclshmemx_udma_atomic_set(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_set__uint32, \
        uint64_t: aclshmemx_udma_atomic_set__uint64, int32_t: aclshmemx_udma_atomic_set__int32, \
        int64_t: aclshmemx_udma_atomic_set__int64, float: aclshmemx_udma_atomic_set__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_compare_swap by this engine. With a result: complete on return. Without:
 * at the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_compare_swap(__gm__ T *dst, T cond, T value,
                                                            int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_compare_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_compare_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value),
        aivd_shm_bits(cond), pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_compare_swap__uint32(__gm__ uint32_t *dst,
                                                                                  uint32_t cond,
                                                                                  uint32_t value,
                                                                                  int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_compare_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_compare_swap__uint64(__gm__ uint64_t *dst,
                                                                                  uint64_t cond,
                                                                                  uint64_t value,
                                                                                  int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_compare_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_compare_swap__int32(__gm__ int32_t *dst,
                                                                                int32_t cond,
                                                                                int32_t value,
                                                                                int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_compare_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_compare_swap__int64(__gm__ int64_t *dst,
                                                                                int64_t cond,
                                                                                int64_t value,
                                                                                int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_compare_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_COMPARE_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, (uint64_t)cond, pe,
        AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_compare_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_compare_swap__uint32, \
        uint64_t: aclshmemx_udma_atomic_compare_swap__uint64, \
        int32_t: aclshmemx_udma_atomic_compare_swap__int32, \
        int64_t: aclshmemx_udma_atomic_compare_swap__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_swap by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_swap(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t, float>(),
                  "aclshmemx_udma_atomic_swap: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t float");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_SWAP, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_swap__uint32(__gm__ uint32_t *dst,
                                                                          uint32_t value,
                                                                          int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_swap__uint64(__gm__ uint64_t *dst,
                                                                          uint64_t value,
                                                                          int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_swap__int32(__gm__ int32_t *dst,
                                                                        int32_t value, int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_swap__int64(__gm__ int64_t *dst,
                                                                        int64_t value, int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_swap", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE float aclshmemx_udma_atomic_swap__float(__gm__ float *dst,
                                                                      float value, int32_t pe)
{
    return aivd_float_of_bits((uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_swap",
        AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_SWAP, AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe,
        AIVD_SHM_RESULT));
}
#define aclshmemx_udma_atomic_swap(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_swap__uint32, \
        uint64_t: aclshmemx_udma_atomic_swap__uint64, int32_t: aclshmemx_udma_atomic_swap__int32, \
        int64_t: aclshmemx_udma_atomic_swap__int64, float: aclshmemx_udma_atomic_swap__float)(dst, \
        __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_inc by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_inc", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, 1, 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_inc__uint32(__gm__ uint32_t *dst,
                                                                     int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_inc", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_inc__uint64(__gm__ uint64_t *dst,
                                                                     int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_inc", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_inc__int32(__gm__ int32_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_inc", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, 1, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_inc__int64(__gm__ int64_t *dst, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_inc", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, 1, 0, pe, 0);
}
#define aclshmemx_udma_atomic_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_inc__uint32, \
        uint64_t: aclshmemx_udma_atomic_inc__uint64, int32_t: aclshmemx_udma_atomic_inc__int32, \
        int64_t: aclshmemx_udma_atomic_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_add by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, int8_t, int16_t, bfloat16_t, half, int32_t, float, uint32_t,
        uint64_t, int64_t>(),
                  "aclshmemx_udma_atomic_add: T is not one of " 
                  "int8_t int16_t bfloat16_t half int32_t float uint32_t uint64_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__int8(__gm__ int8_t *dst, int8_t value,
                                                                   int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT8, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__int16(__gm__ int16_t *dst,
                                                                    int16_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT16, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__bfloat16(__gm__ bfloat16_t *dst,
                                                                       bfloat16_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_BFLOAT16, dst, aivd_bf16_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__half(__gm__ half *dst, half value,
                                                                   int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_HALF, dst, aivd_half_bits(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__float(__gm__ float *dst, float value,
                                                                    int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_FLOAT, dst, aivd_bits_of_float(value), 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_add__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_add", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_ADD,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}
#define aclshmemx_udma_atomic_add(dst, ...) \
    _Generic(*(dst), int8_t: aclshmemx_udma_atomic_add__int8, \
        int16_t: aclshmemx_udma_atomic_add__int16, bfloat16_t: aclshmemx_udma_atomic_add__bfloat16, \
        half: aclshmemx_udma_atomic_add__half, int32_t: aclshmemx_udma_atomic_add__int32, \
        float: aclshmemx_udma_atomic_add__float, uint32_t: aclshmemx_udma_atomic_add__uint32, \
        uint64_t: aclshmemx_udma_atomic_add__uint64, \
        int64_t: aclshmemx_udma_atomic_add__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_inc by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch_inc(__gm__ T *dst, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch_inc: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch_inc", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, 1, 0, pe, AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch_inc__uint32(__gm__ uint32_t *dst,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_inc", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch_inc__uint64(__gm__ uint64_t *dst,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_inc", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch_inc__int32(__gm__ int32_t *dst,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_inc", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, 1, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch_inc__int64(__gm__ int64_t *dst,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_inc", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, 1, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch_inc(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch_inc__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch_inc__uint64, \
        int32_t: aclshmemx_udma_atomic_fetch_inc__int32, \
        int64_t: aclshmemx_udma_atomic_fetch_inc__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_add by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch_add(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch_add: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch_add__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch_add__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch_add__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch_add__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_add", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_ADD, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch_add(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch_add__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch_add__uint64, \
        int32_t: aclshmemx_udma_atomic_fetch_add__int32, \
        int64_t: aclshmemx_udma_atomic_fetch_add__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_and by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_and(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_and: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_and", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_AND,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_and__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_and", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_and__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_and", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_and__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_and", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_and__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_and", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_AND,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}
#define aclshmemx_udma_atomic_and(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_and__uint32, \
        uint64_t: aclshmemx_udma_atomic_and__uint64, int32_t: aclshmemx_udma_atomic_and__int32, \
        int64_t: aclshmemx_udma_atomic_and__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_and by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch_and(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch_and: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch_and", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_AND, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch_and__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_and", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch_and__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_and", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch_and__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_and", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch_and__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_and", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_AND, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch_and(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch_and__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch_and__uint64, \
        int32_t: aclshmemx_udma_atomic_fetch_and__int32, \
        int64_t: aclshmemx_udma_atomic_fetch_and__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_or by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_or(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_or: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_or", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_OR,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_or__uint32(__gm__ uint32_t *dst,
                                                                    uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_or", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_or__uint64(__gm__ uint64_t *dst,
                                                                    uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_or", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_or__int32(__gm__ int32_t *dst,
                                                                   int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_or", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_or__int64(__gm__ int64_t *dst,
                                                                   int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_or", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_OR,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}
#define aclshmemx_udma_atomic_or(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_or__uint32, \
        uint64_t: aclshmemx_udma_atomic_or__uint64, int32_t: aclshmemx_udma_atomic_or__int32, \
        int64_t: aclshmemx_udma_atomic_or__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_or by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch_or(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch_or: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch_or", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_OR, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch_or__uint32(__gm__ uint32_t *dst,
                                                                              uint32_t value,
                                                                              int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_or", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch_or__uint64(__gm__ uint64_t *dst,
                                                                              uint64_t value,
                                                                              int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_or", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch_or__int32(__gm__ int32_t *dst,
                                                                            int32_t value,
                                                                            int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_or", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch_or__int64(__gm__ int64_t *dst,
                                                                            int64_t value,
                                                                            int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_or", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_OR, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch_or(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch_or__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch_or__uint64, \
        int32_t: aclshmemx_udma_atomic_fetch_or__int32, \
        int64_t: aclshmemx_udma_atomic_fetch_or__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_xor by this engine. With a result: complete on return. Without: at the
 * next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_udma_atomic_xor(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_xor: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_xor", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_XOR,
        aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe, 0);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_xor__uint32(__gm__ uint32_t *dst,
                                                                     uint32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_xor", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_xor__uint64(__gm__ uint64_t *dst,
                                                                     uint64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_xor", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_xor__int32(__gm__ int32_t *dst,
                                                                    int32_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_xor", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmemx_udma_atomic_xor__int64(__gm__ int64_t *dst,
                                                                    int64_t value, int32_t pe)
{
    (void)aivd_shm_atomic("aclshmemx_udma_atomic_xor", AIVD_SHM_UDMA, AIVD_SHM_ATOMIC_XOR,
        AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, 0);
}
#define aclshmemx_udma_atomic_xor(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_xor__uint32, \
        uint64_t: aclshmemx_udma_atomic_xor__uint64, int32_t: aclshmemx_udma_atomic_xor__int32, \
        int64_t: aclshmemx_udma_atomic_xor__int64)(dst, __VA_ARGS__)

#endif

/* aclshmem_TYPE_atomic_fetch_xor by this engine. With a result: complete on return. Without: at
 * the next quiet. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE T aclshmemx_udma_atomic_fetch_xor(__gm__ T *dst, T value, int32_t pe)
{
    static_assert(aivd_shm_one_of<T, uint32_t, uint64_t, int32_t, int64_t>(),
                  "aclshmemx_udma_atomic_fetch_xor: T is not one of " 
                  "uint32_t uint64_t int32_t int64_t");
    return aivd_shm_value<T>(aivd_shm_atomic("aclshmemx_udma_atomic_fetch_xor", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_XOR, aivd_shm_type_of<T>(), dst, aivd_shm_bits(value), 0, pe,
        AIVD_SHM_RESULT));
}

#else
static __aicore__ AIVD_INLINE uint32_t aclshmemx_udma_atomic_fetch_xor__uint32(__gm__ uint32_t *dst,
                                                                               uint32_t value,
                                                                               int32_t pe)
{
    return (uint32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_xor", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE uint64_t aclshmemx_udma_atomic_fetch_xor__uint64(__gm__ uint64_t *dst,
                                                                               uint64_t value,
                                                                               int32_t pe)
{
    return (uint64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_xor", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_UINT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int32_t aclshmemx_udma_atomic_fetch_xor__int32(__gm__ int32_t *dst,
                                                                             int32_t value,
                                                                             int32_t pe)
{
    return (int32_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_xor", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT32, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}

static __aicore__ AIVD_INLINE int64_t aclshmemx_udma_atomic_fetch_xor__int64(__gm__ int64_t *dst,
                                                                             int64_t value,
                                                                             int32_t pe)
{
    return (int64_t)aivd_shm_atomic("aclshmemx_udma_atomic_fetch_xor", AIVD_SHM_UDMA,
        AIVD_SHM_ATOMIC_XOR, AIVD_SHM_INT64, dst, (uint64_t)value, 0, pe, AIVD_SHM_RESULT);
}
#define aclshmemx_udma_atomic_fetch_xor(dst, ...) \
    _Generic(*(dst), uint32_t: aclshmemx_udma_atomic_fetch_xor__uint32, \
        uint64_t: aclshmemx_udma_atomic_fetch_xor__uint64, \
        int32_t: aclshmemx_udma_atomic_fetch_xor__int32, \
        int64_t: aclshmemx_udma_atomic_fetch_xor__int64)(dst, __VA_ARGS__)

#endif

#endif
