/* device/gm2gm/shmem_device_rma.h: put and get. For kernels. A refused operand ends the kernel
 * with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_RMA_H
#define DEVICE_GM2GM_SHMEM_RMA_H

#include "../../device/shmem_def.h"

/* The UB range and event that high-level device calls use with this engine. */
static __aicore__ AIVD_INLINE void aclshmemx_set_mte_config(uint64_t offset, uint32_t ub_size,
                                                            uint32_t sync_id)
{
    aivd_shm_config("aclshmemx_set_mte_config", AIVD_SHM_MTE, offset, ub_size, sync_id);
}

/* The UB range and event that high-level device calls use with this engine. */
static __aicore__ AIVD_INLINE void aclshmemx_set_sdma_config(uint64_t offset, uint32_t ub_size,
                                                             uint32_t sync_id)
{
    aivd_shm_config("aclshmemx_set_sdma_config", AIVD_SHM_SDMA, offset, ub_size, sync_id);
}

/* The UB range and event that high-level device calls use with this engine. */
static __aicore__ AIVD_INLINE void aclshmemx_set_udma_config(uint64_t offset, uint32_t ub_size,
                                                             uint32_t sync_id)
{
    aivd_shm_config("aclshmemx_set_udma_config", AIVD_SHM_UDMA, offset, ub_size, sync_id);
}

/* The address of PE pe's copy of a symmetric address; NULL when either is invalid. */
static __aicore__ AIVD_INLINE __gm__ void *aclshmem_ptr(__gm__ void *ptr, int pe)
{
    return aivd_shm_ptr("aclshmem_ptr", ptr, pe);
}

/* The same, for descriptors of network operations. */
static __aicore__ AIVD_INLINE __gm__ void *aclshmem_roce_ptr(__gm__ void *ptr, int pe)
{
    return aivd_shm_ptr("aclshmem_roce_ptr", ptr, pe);
}

/* To PE pe: elements of a type. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_half_put(__gm__ half *dst, __gm__ half *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_half_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put(__gm__ float *dst, __gm__ float *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_float_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put(__gm__ double *dst, __gm__ double *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_double_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int8_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int16_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int32_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int64_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_uint8_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put(__gm__ uint16_t *dst, __gm__ uint16_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_uint16_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put(__gm__ uint32_t *dst, __gm__ uint32_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_uint32_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put(__gm__ uint64_t *dst, __gm__ uint64_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_uint64_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put(__gm__ char *dst, __gm__ char *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_char_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put(__gm__ bfloat16_t *dst,
                                                         __gm__ bfloat16_t *src, size_t elem_size,
                                                         int32_t pe)
{
    aivd_shm_put("aclshmem_bfloat16_put", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

/* To PE pe: elements of a type. On the device also rows of a matrix, and tensors; one side may
 * be in UB. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(__gm__ half *dst, __gm__ half *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_half_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(__gm__ float *dst, __gm__ float *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_float_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(__gm__ double *dst, __gm__ double *src,
                                                           size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_double_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int8_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int16_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int32_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_int64_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_uint8_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(__gm__ uint16_t *dst,
                                                           __gm__ uint16_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_put("aclshmem_uint16_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(__gm__ uint32_t *dst,
                                                           __gm__ uint32_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_put("aclshmem_uint32_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(__gm__ uint64_t *dst,
                                                           __gm__ uint64_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_put("aclshmem_uint64_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(__gm__ char *dst, __gm__ char *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_char_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(__gm__ bfloat16_t *dst,
                                                             __gm__ bfloat16_t *src,
                                                             size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_bfloat16_put_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(__gm__ half *dst, __gm__ half *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_put_rows("aclshmem_half_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(__gm__ float *dst, __gm__ float *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_put_rows("aclshmem_float_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(__gm__ double *dst, __gm__ double *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_put_rows("aclshmem_double_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int8_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int32_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int64_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint8_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(__gm__ uint16_t *dst,
                                                           __gm__ uint16_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(__gm__ uint32_t *dst,
                                                           __gm__ uint32_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint32_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(__gm__ uint64_t *dst,
                                                           __gm__ uint64_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint64_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(__gm__ char *dst, __gm__ char *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_put_rows("aclshmem_char_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(__gm__ bfloat16_t *dst,
                                                             __gm__ bfloat16_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int32_t pe)
{
    aivd_shm_put_rows("aclshmem_bfloat16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_half_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_float_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_double_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_int8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_uint8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_char_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             uint32_t elem_size, int pe)
{
    aclshmem_bfloat16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_half_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_float_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_double_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_int8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_uint8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_char_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int pe)
{
    aclshmem_bfloat16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

#else
static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi__rows(__gm__ half *dst, __gm__ half *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_put_rows("aclshmem_half_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_half_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_half_put_nbi__rows, default: aclshmem_half_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi__rows(__gm__ float *dst,
                                                                __gm__ float *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_put_rows("aclshmem_float_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_float_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_float_put_nbi__rows, default: aclshmem_float_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi__rows(__gm__ double *dst,
                                                                 __gm__ double *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_put_rows("aclshmem_double_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_double_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_double_put_nbi__rows, default: aclshmem_double_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi__rows(__gm__ int8_t *dst,
                                                               __gm__ int8_t *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int8_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int8_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int8_put_nbi__rows, default: aclshmem_int8_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi__rows(__gm__ int16_t *dst,
                                                                __gm__ int16_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int16_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int16_put_nbi__rows, default: aclshmem_int16_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi__rows(__gm__ int32_t *dst,
                                                                __gm__ int32_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int32_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int32_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int32_put_nbi__rows, default: aclshmem_int32_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi__rows(__gm__ int64_t *dst,
                                                                __gm__ int64_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_put_rows("aclshmem_int64_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int64_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int64_put_nbi__rows, default: aclshmem_int64_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi__rows(__gm__ uint8_t *dst,
                                                                __gm__ uint8_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint8_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint8_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint8_put_nbi__rows, default: aclshmem_uint8_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi__rows(__gm__ uint16_t *dst,
                                                                 __gm__ uint16_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint16_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint16_put_nbi__rows, default: aclshmem_uint16_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi__rows(__gm__ uint32_t *dst,
                                                                 __gm__ uint32_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint32_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint32_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint32_put_nbi__rows, default: aclshmem_uint32_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi__rows(__gm__ uint64_t *dst,
                                                                 __gm__ uint64_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_put_rows("aclshmem_uint64_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint64_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint64_put_nbi__rows, default: aclshmem_uint64_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi__rows(__gm__ char *dst, __gm__ char *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_put_rows("aclshmem_char_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_char_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_char_put_nbi__rows, default: aclshmem_char_put_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi__rows(__gm__ bfloat16_t *dst,
                                                                   __gm__ bfloat16_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   int32_t pe)
{
    aivd_shm_put_rows("aclshmem_bfloat16_put_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_bfloat16_put_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_bfloat16_put_nbi__rows, default: aclshmem_bfloat16_put_nbi)( \
        dst, src, how, __VA_ARGS__)

#endif

/* To PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_put8(__gm__ void *dst, __gm__ void *src,
                                                 size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put8", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 8 / 8), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_put16(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put16", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 16 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_put32(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put32", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 32 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_put64(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put64", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 64 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_put128(__gm__ void *dst, __gm__ void *src,
                                                   size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put128", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 128 / 8), pe,
        0);
}

/* To PE pe: bytes. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_putmem(__gm__ void *dst, __gm__ void *src,
                                                   size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_putmem", AIVD_SHM_ANY, dst, src, elem_size, pe, 0);
}

/* To PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_put8_nbi(__gm__ void *dst, __gm__ void *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put8_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 8 / 8), pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put16_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put16_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 16 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put32_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put32_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 32 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put64_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put64_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 64 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put128_nbi(__gm__ void *dst, __gm__ void *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_put128_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 128 / 8),
        pe, AIVD_SHM_NBI);
}

/* To PE pe: bytes. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_putmem_nbi(__gm__ void *dst, __gm__ void *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_put("aclshmem_putmem_nbi", AIVD_SHM_ANY, dst, src, elem_size, pe, AIVD_SHM_NBI);
}

/* From PE pe: elements of a type. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_half_get(__gm__ half *dst, __gm__ half *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_half_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get(__gm__ float *dst, __gm__ float *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_float_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get(__gm__ double *dst, __gm__ double *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_double_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int8_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int16_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int32_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int64_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_uint8_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get(__gm__ uint16_t *dst, __gm__ uint16_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_uint16_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get(__gm__ uint32_t *dst, __gm__ uint32_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_uint32_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get(__gm__ uint64_t *dst, __gm__ uint64_t *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_uint64_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get(__gm__ char *dst, __gm__ char *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_char_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get(__gm__ bfloat16_t *dst,
                                                         __gm__ bfloat16_t *src, size_t elem_size,
                                                         int32_t pe)
{
    aivd_shm_get("aclshmem_bfloat16_get", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, 0);
}

/* From PE pe: elements of a type. On the device also rows of a matrix, and tensors; one side may
 * be in UB. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(__gm__ half *dst, __gm__ half *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_half_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(__gm__ float *dst, __gm__ float *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_float_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(__gm__ double *dst, __gm__ double *src,
                                                           size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_double_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int8_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int16_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int32_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_int64_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                          size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_uint8_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(__gm__ uint16_t *dst,
                                                           __gm__ uint16_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_get("aclshmem_uint16_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(__gm__ uint32_t *dst,
                                                           __gm__ uint32_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_get("aclshmem_uint32_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(__gm__ uint64_t *dst,
                                                           __gm__ uint64_t *src, size_t elem_size,
                                                           int32_t pe)
{
    aivd_shm_get("aclshmem_uint64_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(__gm__ char *dst, __gm__ char *src,
                                                         size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_char_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(__gm__ bfloat16_t *dst,
                                                             __gm__ bfloat16_t *src,
                                                             size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_bfloat16_get_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size,
        sizeof(*dst)), pe, AIVD_SHM_NBI);
}
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(__gm__ half *dst, __gm__ half *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_get_rows("aclshmem_half_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(__gm__ float *dst, __gm__ float *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_get_rows("aclshmem_float_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(__gm__ double *dst, __gm__ double *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_get_rows("aclshmem_double_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int8_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(__gm__ int16_t *dst, __gm__ int16_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(__gm__ int32_t *dst, __gm__ int32_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int32_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(__gm__ int64_t *dst, __gm__ int64_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int64_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(__gm__ uint8_t *dst, __gm__ uint8_t *src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint8_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(__gm__ uint16_t *dst,
                                                           __gm__ uint16_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(__gm__ uint32_t *dst,
                                                           __gm__ uint32_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint32_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(__gm__ uint64_t *dst,
                                                           __gm__ uint64_t *src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint64_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(__gm__ char *dst, __gm__ char *src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int32_t pe)
{
    aivd_shm_get_rows("aclshmem_char_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst), &copy_params,
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(__gm__ bfloat16_t *dst,
                                                             __gm__ bfloat16_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int32_t pe)
{
    aivd_shm_get_rows("aclshmem_bfloat16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_half_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_float_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_double_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_int8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_uint8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_char_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             uint32_t elem_size, int pe)
{
    aclshmem_bfloat16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_half_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_float_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_double_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_int8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_uint8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_char_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int pe)
{
    aclshmem_bfloat16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

#else
static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi__rows(__gm__ half *dst, __gm__ half *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_get_rows("aclshmem_half_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_half_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_half_get_nbi__rows, default: aclshmem_half_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi__rows(__gm__ float *dst,
                                                                __gm__ float *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_get_rows("aclshmem_float_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_float_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_float_get_nbi__rows, default: aclshmem_float_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi__rows(__gm__ double *dst,
                                                                 __gm__ double *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_get_rows("aclshmem_double_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_double_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_double_get_nbi__rows, default: aclshmem_double_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi__rows(__gm__ int8_t *dst,
                                                               __gm__ int8_t *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int8_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int8_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int8_get_nbi__rows, default: aclshmem_int8_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi__rows(__gm__ int16_t *dst,
                                                                __gm__ int16_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int16_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int16_get_nbi__rows, default: aclshmem_int16_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi__rows(__gm__ int32_t *dst,
                                                                __gm__ int32_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int32_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int32_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int32_get_nbi__rows, default: aclshmem_int32_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi__rows(__gm__ int64_t *dst,
                                                                __gm__ int64_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_get_rows("aclshmem_int64_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_int64_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int64_get_nbi__rows, default: aclshmem_int64_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi__rows(__gm__ uint8_t *dst,
                                                                __gm__ uint8_t *src,
                                                                non_contiguous_copy_param copy_params,
                                                                int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint8_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint8_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint8_get_nbi__rows, default: aclshmem_uint8_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi__rows(__gm__ uint16_t *dst,
                                                                 __gm__ uint16_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint16_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint16_get_nbi__rows, default: aclshmem_uint16_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi__rows(__gm__ uint32_t *dst,
                                                                 __gm__ uint32_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint32_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint32_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint32_get_nbi__rows, default: aclshmem_uint32_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi__rows(__gm__ uint64_t *dst,
                                                                 __gm__ uint64_t *src,
                                                                 non_contiguous_copy_param copy_params,
                                                                 int32_t pe)
{
    aivd_shm_get_rows("aclshmem_uint64_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint64_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint64_get_nbi__rows, default: aclshmem_uint64_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi__rows(__gm__ char *dst, __gm__ char *src,
                                                               non_contiguous_copy_param copy_params,
                                                               int32_t pe)
{
    aivd_shm_get_rows("aclshmem_char_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_char_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_char_get_nbi__rows, default: aclshmem_char_get_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi__rows(__gm__ bfloat16_t *dst,
                                                                   __gm__ bfloat16_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   int32_t pe)
{
    aivd_shm_get_rows("aclshmem_bfloat16_get_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, pe, AIVD_SHM_NBI);
}
#define aclshmem_bfloat16_get_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_bfloat16_get_nbi__rows, default: aclshmem_bfloat16_get_nbi)( \
        dst, src, how, __VA_ARGS__)

#endif

/* From PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_get8(__gm__ void *dst, __gm__ void *src,
                                                 size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get8", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 8 / 8), pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_get16(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get16", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 16 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_get32(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get32", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 32 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_get64(__gm__ void *dst, __gm__ void *src,
                                                  size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get64", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 64 / 8), pe,
        0);
}

static __aicore__ AIVD_INLINE void aclshmem_get128(__gm__ void *dst, __gm__ void *src,
                                                   size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get128", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 128 / 8), pe,
        0);
}

/* From PE pe: bytes. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_getmem(__gm__ void *dst, __gm__ void *src,
                                                   size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_getmem", AIVD_SHM_ANY, dst, src, elem_size, pe, 0);
}

/* From PE pe: elements of 8, 16, 32, 64 or 128 bits. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_get8_nbi(__gm__ void *dst, __gm__ void *src,
                                                     size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get8_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 8 / 8), pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_get16_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get16_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 16 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_get32_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get32_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 32 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_get64_nbi(__gm__ void *dst, __gm__ void *src,
                                                      size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get64_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 64 / 8),
        pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_get128_nbi(__gm__ void *dst, __gm__ void *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_get128_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(elem_size, 128 / 8),
        pe, AIVD_SHM_NBI);
}

/* From PE pe: bytes. Complete at the next quiet or barrier. */
static __aicore__ AIVD_INLINE void aclshmem_getmem_nbi(__gm__ void *dst, __gm__ void *src,
                                                       size_t elem_size, int32_t pe)
{
    aivd_shm_get("aclshmem_getmem_nbi", AIVD_SHM_ANY, dst, src, elem_size, pe, AIVD_SHM_NBI);
}

/* To PE pe: every dst-th element from every sst-th; strides in elements. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_half_iput(__gm__ half *dest, __gm__ half *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iput("aclshmem_half_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_iput(__gm__ float *dest, __gm__ float *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iput("aclshmem_float_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_iput(__gm__ double *dest, __gm__ double *source,
                                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                        int pe)
{
    aivd_shm_iput("aclshmem_double_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_iput(__gm__ int8_t *dest, __gm__ int8_t *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iput("aclshmem_int8_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_iput(__gm__ int16_t *dest, __gm__ int16_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iput("aclshmem_int16_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_iput(__gm__ int32_t *dest, __gm__ int32_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iput("aclshmem_int32_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_iput(__gm__ int64_t *dest, __gm__ int64_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iput("aclshmem_int64_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_iput(__gm__ uint8_t *dest, __gm__ uint8_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iput("aclshmem_uint8_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_iput(__gm__ uint16_t *dest,
                                                        __gm__ uint16_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iput("aclshmem_uint16_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_iput(__gm__ uint32_t *dest,
                                                        __gm__ uint32_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iput("aclshmem_uint32_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_iput(__gm__ uint64_t *dest,
                                                        __gm__ uint64_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iput("aclshmem_uint64_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_iput(__gm__ char *dest, __gm__ char *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iput("aclshmem_char_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_iput(__gm__ bfloat16_t *dest,
                                                          __gm__ bfloat16_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iput("aclshmem_bfloat16_iput", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

/* To PE pe: the same with elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_iput8(__gm__ void *dest, __gm__ void *source,
                                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                  int pe)
{
    aivd_shm_iput("aclshmem_iput8", dest, source, dst, sst, nelems, 8 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iput16(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iput("aclshmem_iput16", dest, source, dst, sst, nelems, 16 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iput32(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iput("aclshmem_iput32", dest, source, dst, sst, nelems, 32 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iput64(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iput("aclshmem_iput64", dest, source, dst, sst, nelems, 64 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iput128(__gm__ void *dest, __gm__ void *source,
                                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                    int pe)
{
    aivd_shm_iput("aclshmem_iput128", dest, source, dst, sst, nelems, 128 / 8, pe);
}

/* From PE pe: every dst-th element from every sst-th; strides in elements. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_half_iget(__gm__ half *dest, __gm__ half *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iget("aclshmem_half_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_iget(__gm__ float *dest, __gm__ float *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iget("aclshmem_float_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_iget(__gm__ double *dest, __gm__ double *source,
                                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                        int pe)
{
    aivd_shm_iget("aclshmem_double_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_iget(__gm__ int8_t *dest, __gm__ int8_t *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iget("aclshmem_int8_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_iget(__gm__ int16_t *dest, __gm__ int16_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iget("aclshmem_int16_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_iget(__gm__ int32_t *dest, __gm__ int32_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iget("aclshmem_int32_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_iget(__gm__ int64_t *dest, __gm__ int64_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iget("aclshmem_int64_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_iget(__gm__ uint8_t *dest, __gm__ uint8_t *source,
                                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                       int pe)
{
    aivd_shm_iget("aclshmem_uint8_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_iget(__gm__ uint16_t *dest,
                                                        __gm__ uint16_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iget("aclshmem_uint16_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_iget(__gm__ uint32_t *dest,
                                                        __gm__ uint32_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iget("aclshmem_uint32_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_iget(__gm__ uint64_t *dest,
                                                        __gm__ uint64_t *source, ptrdiff_t dst,
                                                        ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iget("aclshmem_uint64_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_iget(__gm__ char *dest, __gm__ char *source,
                                                      ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                      int pe)
{
    aivd_shm_iget("aclshmem_char_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_iget(__gm__ bfloat16_t *dest,
                                                          __gm__ bfloat16_t *source, ptrdiff_t dst,
                                                          ptrdiff_t sst, size_t nelems, int pe)
{
    aivd_shm_iget("aclshmem_bfloat16_iget", dest, source, dst, sst, nelems, sizeof(*dest), pe);
}

/* From PE pe: the same with elements of 8, 16, 32, 64 or 128 bits. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_iget8(__gm__ void *dest, __gm__ void *source,
                                                  ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                  int pe)
{
    aivd_shm_iget("aclshmem_iget8", dest, source, dst, sst, nelems, 8 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iget16(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iget("aclshmem_iget16", dest, source, dst, sst, nelems, 16 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iget32(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iget("aclshmem_iget32", dest, source, dst, sst, nelems, 32 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iget64(__gm__ void *dest, __gm__ void *source,
                                                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                   int pe)
{
    aivd_shm_iget("aclshmem_iget64", dest, source, dst, sst, nelems, 64 / 8, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_iget128(__gm__ void *dest, __gm__ void *source,
                                                    ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                                    int pe)
{
    aivd_shm_iget("aclshmem_iget128", dest, source, dst, sst, nelems, 128 / 8, pe);
}

/* One element to PE pe. Complete on return. */
static __aicore__ AIVD_INLINE void aclshmem_half_p(__gm__ half *dst, const half value, int pe)
{
    aivd_shm_put("aclshmem_half_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_float_p(__gm__ float *dst, const float value, int pe)
{
    aivd_shm_put("aclshmem_float_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_double_p(__gm__ double *dst, const double value, int pe)
{
    aivd_shm_put("aclshmem_double_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_p(__gm__ int8_t *dst, const int8_t value, int pe)
{
    aivd_shm_put("aclshmem_int8_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_p(__gm__ int16_t *dst, const int16_t value,
                                                    int pe)
{
    aivd_shm_put("aclshmem_int16_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_p(__gm__ int32_t *dst, const int32_t value,
                                                    int pe)
{
    aivd_shm_put("aclshmem_int32_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_p(__gm__ int64_t *dst, const int64_t value,
                                                    int pe)
{
    aivd_shm_put("aclshmem_int64_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_p(__gm__ uint8_t *dst, const uint8_t value,
                                                    int pe)
{
    aivd_shm_put("aclshmem_uint8_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_p(__gm__ uint16_t *dst, const uint16_t value,
                                                     int pe)
{
    aivd_shm_put("aclshmem_uint16_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_p(__gm__ uint32_t *dst, const uint32_t value,
                                                     int pe)
{
    aivd_shm_put("aclshmem_uint32_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_p(__gm__ uint64_t *dst, const uint64_t value,
                                                     int pe)
{
    aivd_shm_put("aclshmem_uint64_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_char_p(__gm__ char *dst, const char value, int pe)
{
    aivd_shm_put("aclshmem_char_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe, AIVD_SHM_VALUE);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_p(__gm__ bfloat16_t *dst,
                                                       const bfloat16_t value, int pe)
{
    aivd_shm_put("aclshmem_bfloat16_p", AIVD_SHM_ANY, dst, &value, sizeof(value), pe,
        AIVD_SHM_VALUE);
}

/* One element from PE pe. Complete on return. */
static __aicore__ AIVD_INLINE half aclshmem_half_g(__gm__ half *src, int32_t pe)
{
    half value;
    aivd_shm_get("aclshmem_half_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE float aclshmem_float_g(__gm__ float *src, int32_t pe)
{
    float value;
    aivd_shm_get("aclshmem_float_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE double aclshmem_double_g(__gm__ double *src, int32_t pe)
{
    double value;
    aivd_shm_get("aclshmem_double_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE int8_t aclshmem_int8_g(__gm__ int8_t *src, int32_t pe)
{
    int8_t value;
    aivd_shm_get("aclshmem_int8_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE int16_t aclshmem_int16_g(__gm__ int16_t *src, int32_t pe)
{
    int16_t value;
    aivd_shm_get("aclshmem_int16_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE int32_t aclshmem_int32_g(__gm__ int32_t *src, int32_t pe)
{
    int32_t value;
    aivd_shm_get("aclshmem_int32_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE int64_t aclshmem_int64_g(__gm__ int64_t *src, int32_t pe)
{
    int64_t value;
    aivd_shm_get("aclshmem_int64_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE uint8_t aclshmem_uint8_g(__gm__ uint8_t *src, int32_t pe)
{
    uint8_t value;
    aivd_shm_get("aclshmem_uint8_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE uint16_t aclshmem_uint16_g(__gm__ uint16_t *src, int32_t pe)
{
    uint16_t value;
    aivd_shm_get("aclshmem_uint16_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE uint32_t aclshmem_uint32_g(__gm__ uint32_t *src, int32_t pe)
{
    uint32_t value;
    aivd_shm_get("aclshmem_uint32_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE uint64_t aclshmem_uint64_g(__gm__ uint64_t *src, int32_t pe)
{
    uint64_t value;
    aivd_shm_get("aclshmem_uint64_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE char aclshmem_char_g(__gm__ char *src, int32_t pe)
{
    char value;
    aivd_shm_get("aclshmem_char_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe, AIVD_SHM_VALUE);
    return value;
}

static __aicore__ AIVD_INLINE bfloat16_t aclshmem_bfloat16_g(__gm__ bfloat16_t *src, int32_t pe)
{
    bfloat16_t value;
    aivd_shm_get("aclshmem_bfloat16_g", AIVD_SHM_ANY, &value, src, sizeof(value), pe,
        AIVD_SHM_VALUE);
    return value;
}

#endif
