/* device/gm2gm/engine/shmem_device_sdma.h: calls that name the SDMA engine. For kernels. A
 * refused operand ends the kernel with 507035 and the reason. Source document: aclshmem
 * reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_ENGINE_SHMEM_SDMA_H
#define DEVICE_GM2GM_ENGINE_SHMEM_SDMA_H

#include "../../../device/shmem_def.h"

/* To PE pe by this engine: elements, or tensors. Complete after the engine's quiet, or a
 * barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_put_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t ub_size, uint32_t elem_size, int pe,
                                                   uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_sdma_put_nbi", AIVD_SHM_SDMA, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_put_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id)
{
    aclshmemx_sdma_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        elem_size, pe, sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_sdma_put_nbi__7f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t ub_size, uint32_t elem_size,
                                                              int pe, uint32_t sync_id)
{
    aivd_shm_put_via("aclshmemx_sdma_put_nbi", AIVD_SHM_SDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, ub_size, pe, sync_id);
}

#define aclshmemx_sdma_put_nbi(dst, src, buf, ub_size, elem_size, pe, \
        sync_id) aclshmemx_sdma_put_nbi__7f(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id)

#endif

/* From PE pe by this engine: elements, or tensors. Complete after the engine's quiet, or a
 * barrier. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_get_nbi(__gm__ T *dst, __gm__ T *src, __ubuf__ T *buf,
                                                   uint32_t ub_size, uint32_t elem_size, int pe,
                                                   uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_sdma_get_nbi", AIVD_SHM_SDMA, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), buf, ub_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_get_nbi(AscendC::GlobalTensor<T> dst,
                                                   AscendC::GlobalTensor<T> src,
                                                   AscendC::LocalTensor<T> buf, uint32_t elem_size,
                                                   int pe, uint32_t sync_id)
{
    aclshmemx_sdma_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), buf.GetPhyAddr(), buf.GetLength(),
        elem_size, pe, sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_sdma_get_nbi__7f(size_t element, __gm__ void *dst,
                                                              __gm__ void *src, __ubuf__ void *buf,
                                                              uint32_t ub_size, uint32_t elem_size,
                                                              int pe, uint32_t sync_id)
{
    aivd_shm_get_via("aclshmemx_sdma_get_nbi", AIVD_SHM_SDMA, dst, src,
        aivd_shm_bytes(elem_size, element), buf, ub_size, pe, sync_id);
}

#define aclshmemx_sdma_get_nbi(dst, src, buf, ub_size, elem_size, pe, \
        sync_id) aclshmemx_sdma_get_nbi__7f(sizeof(*(dst)), dst, src, buf, ub_size, elem_size, pe, \
        sync_id)

#endif

/* Asks for cache lines; only CMO_TYPE_PREFETCH is accepted. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_cmo_nbi(__gm__ T *src, uint32_t elem_size,
                                              ACLSHMEMCMOTYPE cmo_type, __ubuf__ T *buf,
                                              uint32_t ub_size, uint32_t sync_id)
{
    aivd_shm_cmo("aclshmemx_cmo_nbi", src, aivd_shm_bytes(elem_size, sizeof(*src)), (int)cmo_type,
        buf, ub_size, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_cmo_nbi(AscendC::GlobalTensor<T> src, uint32_t elem_size,
                                              ACLSHMEMCMOTYPE cmo_type, AscendC::LocalTensor<T> buf,
                                              uint32_t sync_id)
{
    aclshmemx_cmo_nbi(src.GetPhyAddr(), elem_size, cmo_type, buf.GetPhyAddr(), buf.GetLength(),
        sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_cmo_nbi__6f(size_t element, __gm__ void *src,
                                                         uint32_t elem_size,
                                                         ACLSHMEMCMOTYPE cmo_type,
                                                         __ubuf__ void *buf, uint32_t ub_size,
                                                         uint32_t sync_id)
{
    aivd_shm_cmo("aclshmemx_cmo_nbi", src, aivd_shm_bytes(elem_size, element), (int)cmo_type,
        buf, ub_size, sync_id);
}

#define aclshmemx_cmo_nbi(src, elem_size, cmo_type, buf, ub_size, \
        sync_id) aclshmemx_cmo_nbi__6f(sizeof(*(src)), src, elem_size, cmo_type, buf, ub_size, \
        sync_id)

#endif

/* Waits for what this engine does for this core. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_quiet(__ubuf__ T *buf, uint32_t ub_size,
                                                 uint32_t sync_id)
{
    aivd_shm_quiet_via("aclshmemx_sdma_quiet", AIVD_SHM_SDMA, -1, buf, ub_size, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_quiet(AscendC::LocalTensor<T> buf, uint32_t sync_id)
{
    aclshmemx_sdma_quiet(buf.GetPhyAddr(), buf.GetLength(), sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_sdma_quiet__3f(__ubuf__ void *buf, uint32_t ub_size,
                                                            uint32_t sync_id)
{
    aivd_shm_quiet_via("aclshmemx_sdma_quiet", AIVD_SHM_SDMA, -1, buf, ub_size, sync_id);
}

#define aclshmemx_sdma_quiet(buf, ub_size, sync_id) aclshmemx_sdma_quiet__3f(buf, ub_size, sync_id)

#endif

/* Records the host's notify of this core when what this engine does for it is complete. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_notify_record(__ubuf__ T *buf, uint32_t ub_size,
                                                         uint32_t sync_id)
{
    aivd_shm_notify("aclshmemx_sdma_notify_record", buf, ub_size, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_sdma_notify_record(AscendC::LocalTensor<T> buf,
                                                         uint32_t sync_id)
{
    aclshmemx_sdma_notify_record(buf.GetPhyAddr(), buf.GetLength(), sync_id);
}

#else
static __aicore__ AIVD_INLINE void aclshmemx_sdma_notify_record__3f(__ubuf__ void *buf,
                                                                    uint32_t ub_size,
                                                                    uint32_t sync_id)
{
    aivd_shm_notify("aclshmemx_sdma_notify_record", buf, ub_size, sync_id);
}

#define aclshmemx_sdma_notify_record(buf, ub_size, sync_id) aclshmemx_sdma_notify_record__3f(buf, \
        ub_size, sync_id)

#endif

#endif
