/* device/ub2gm/shmem_device_rma.h: put and get of tensors with one side in UB. For kernels. A
 * refused operand ends the kernel with 507035 and the reason. Source document: aclshmem
 * reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_UB2GM_SHMEM_RMA_H
#define DEVICE_UB2GM_SHMEM_RMA_H

#include "../../device/shmem_def.h"
#include "../../device/gm2gm/shmem_device_rma.h"

/* aclshmem_TYPE_put_nbi: the forms with one side in UB. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::LocalTensor<half> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_half_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::LocalTensor<float> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_float_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::LocalTensor<double> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_double_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::LocalTensor<int8_t> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_int8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::LocalTensor<int16_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::LocalTensor<int32_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::LocalTensor<int64_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::LocalTensor<uint8_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_uint8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::LocalTensor<uint16_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::LocalTensor<uint32_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::LocalTensor<uint64_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::LocalTensor<char> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_char_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::LocalTensor<bfloat16_t> src,
                                                             uint32_t elem_size, int pe)
{
    aclshmem_bfloat16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_nbi(AscendC::GlobalTensor<half> dst,
                                                         AscendC::LocalTensor<half> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_half_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_nbi(AscendC::GlobalTensor<float> dst,
                                                          AscendC::LocalTensor<float> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_float_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_nbi(AscendC::GlobalTensor<double> dst,
                                                           AscendC::LocalTensor<double> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_double_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                         AscendC::LocalTensor<int8_t> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_int8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                          AscendC::LocalTensor<int16_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                          AscendC::LocalTensor<int32_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                          AscendC::LocalTensor<int64_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                          AscendC::LocalTensor<uint8_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_uint8_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                           AscendC::LocalTensor<uint16_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                           AscendC::LocalTensor<uint32_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint32_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                           AscendC::LocalTensor<uint64_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint64_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_nbi(AscendC::GlobalTensor<char> dst,
                                                         AscendC::LocalTensor<char> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_char_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                             AscendC::LocalTensor<bfloat16_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int pe)
{
    aclshmem_bfloat16_put_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

#endif

/* aclshmem_TYPE_get_nbi: the forms with one side in UB. */
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(AscendC::LocalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_half_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(AscendC::LocalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_float_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(AscendC::LocalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_double_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(AscendC::LocalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_int8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(AscendC::LocalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(AscendC::LocalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(AscendC::LocalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_int64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(AscendC::LocalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          uint32_t elem_size, int pe)
{
    aclshmem_uint8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(AscendC::LocalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(AscendC::LocalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(AscendC::LocalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           uint32_t elem_size, int pe)
{
    aclshmem_uint64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(AscendC::LocalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         uint32_t elem_size, int pe)
{
    aclshmem_char_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(AscendC::LocalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             uint32_t elem_size, int pe)
{
    aclshmem_bfloat16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), (size_t)elem_size, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_get_nbi(AscendC::LocalTensor<half> dst,
                                                         AscendC::GlobalTensor<half> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_half_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_get_nbi(AscendC::LocalTensor<float> dst,
                                                          AscendC::GlobalTensor<float> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_float_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_get_nbi(AscendC::LocalTensor<double> dst,
                                                           AscendC::GlobalTensor<double> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_double_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_get_nbi(AscendC::LocalTensor<int8_t> dst,
                                                         AscendC::GlobalTensor<int8_t> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_int8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_get_nbi(AscendC::LocalTensor<int16_t> dst,
                                                          AscendC::GlobalTensor<int16_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_get_nbi(AscendC::LocalTensor<int32_t> dst,
                                                          AscendC::GlobalTensor<int32_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_get_nbi(AscendC::LocalTensor<int64_t> dst,
                                                          AscendC::GlobalTensor<int64_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_int64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_get_nbi(AscendC::LocalTensor<uint8_t> dst,
                                                          AscendC::GlobalTensor<uint8_t> src,
                                                          const non_contiguous_copy_param &copy_params,
                                                          int pe)
{
    aclshmem_uint8_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_get_nbi(AscendC::LocalTensor<uint16_t> dst,
                                                           AscendC::GlobalTensor<uint16_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_get_nbi(AscendC::LocalTensor<uint32_t> dst,
                                                           AscendC::GlobalTensor<uint32_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint32_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_get_nbi(AscendC::LocalTensor<uint64_t> dst,
                                                           AscendC::GlobalTensor<uint64_t> src,
                                                           const non_contiguous_copy_param &copy_params,
                                                           int pe)
{
    aclshmem_uint64_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_get_nbi(AscendC::LocalTensor<char> dst,
                                                         AscendC::GlobalTensor<char> src,
                                                         const non_contiguous_copy_param &copy_params,
                                                         int pe)
{
    aclshmem_char_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_get_nbi(AscendC::LocalTensor<bfloat16_t> dst,
                                                             AscendC::GlobalTensor<bfloat16_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             int pe)
{
    aclshmem_bfloat16_get_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, pe);
}

#endif

#endif
