/* device/ub2gm/engine/shmem_device_mte.h: calls that name the MTE engine, one side in UB. For
 * kernels. A refused operand ends the kernel with 507035 and the reason. Source document:
 * aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_UB2GM_ENGINE_SHMEM_MTE_H
#define DEVICE_UB2GM_ENGINE_SHMEM_MTE_H

#include "../../../device/shmem_def.h"
#include "../../../device/gm2gm/engine/shmem_device_mte.h"

/* aclshmemx_mte_put_nbi: the forms with one side in UB. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ T *dst, __ubuf__ T *src,
                                                  uint32_t elem_size, int pe, uint32_t sync_id)
{
    aivd_shm_put_ub("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(__gm__ T *dst, __ubuf__ T *src,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aivd_shm_put_rows_ub("aclshmemx_mte_put_nbi", AIVD_SHM_MTE, dst, src, sizeof(*dst),
        &copy_params, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::LocalTensor<T> src, uint32_t elem_size,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_put_nbi(AscendC::GlobalTensor<T> dst,
                                                  AscendC::LocalTensor<T> src,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe, sync_id);
}

#endif

/* aclshmemx_mte_get_nbi: the forms with one side in UB. */
#ifdef __cplusplus
template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__ubuf__ T *dst, __gm__ T *src,
                                                  uint32_t elem_size, int pe, uint32_t sync_id)
{
    aivd_shm_get_ub("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(__ubuf__ T *dst, __gm__ T *src,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aivd_shm_get_rows_ub("aclshmemx_mte_get_nbi", AIVD_SHM_MTE, dst, src, sizeof(*dst),
        &copy_params, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(AscendC::LocalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src, uint32_t elem_size,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, pe, sync_id);
}

template <typename T>
__aicore__ AIVD_INLINE void aclshmemx_mte_get_nbi(AscendC::LocalTensor<T> dst,
                                                  AscendC::GlobalTensor<T> src,
                                                  const non_contiguous_copy_param &copy_params,
                                                  int pe, uint32_t sync_id)
{
    aclshmemx_mte_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe, sync_id);
}

#endif

#endif
