/* device/gm2gm/shmem_device_so.h: signals, alone and with data. For kernels. A refused operand
 * ends the kernel with 507035 and the reason. Source document: aclshmem reference.
 * Written by scripts/generate_shmem.py from interfaces/shmem.json: do not edit. */
/* clang-format off */
#ifndef DEVICE_GM2GM_SHMEM_SO_H
#define DEVICE_GM2GM_SHMEM_SO_H

#include "../../device/shmem_def.h"

/* Elements to PE pe, then the signal. The signal is visible only after the data. */
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal(__gm__ half *dst, __gm__ half *src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_half_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal(__gm__ float *dst, __gm__ float *src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_float_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal(__gm__ double *dst,
                                                              __gm__ double *src, size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_double_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int8_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal(__gm__ int16_t *dst,
                                                             __gm__ int16_t *src, size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int16_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal(__gm__ int32_t *dst,
                                                             __gm__ int32_t *src, size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int32_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal(__gm__ int64_t *dst,
                                                             __gm__ int64_t *src, size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int64_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal(__gm__ uint8_t *dst,
                                                             __gm__ uint8_t *src, size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_uint8_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal(__gm__ uint16_t *dst,
                                                              __gm__ uint16_t *src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_uint16_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal(__gm__ uint32_t *dst,
                                                              __gm__ uint32_t *src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_uint32_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal(__gm__ uint64_t *dst,
                                                              __gm__ uint64_t *src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_uint64_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal(__gm__ char *dst, __gm__ char *src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_char_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal(__gm__ bfloat16_t *dst,
                                                                __gm__ bfloat16_t *src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_bfloat16_put_signal", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal(__gm__ half *dst, __gm__ half *src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_half_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal(__gm__ float *dst, __gm__ float *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_float_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal(__gm__ double *dst,
                                                              __gm__ double *src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_double_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal(__gm__ int8_t *dst, __gm__ int8_t *src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int8_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal(__gm__ int16_t *dst,
                                                             __gm__ int16_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int16_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal(__gm__ int32_t *dst,
                                                             __gm__ int32_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int32_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal(__gm__ int64_t *dst,
                                                             __gm__ int64_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int64_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal(__gm__ uint8_t *dst,
                                                             __gm__ uint8_t *src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint8_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal(__gm__ uint16_t *dst,
                                                              __gm__ uint16_t *src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint16_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal(__gm__ uint32_t *dst,
                                                              __gm__ uint32_t *src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint32_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal(__gm__ uint64_t *dst,
                                                              __gm__ uint64_t *src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint64_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal(__gm__ char *dst, __gm__ char *src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_char_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal(__gm__ bfloat16_t *dst,
                                                                __gm__ bfloat16_t *src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_bfloat16_put_signal", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_signal(AscendC::GlobalTensor<half> dst,
                                                            AscendC::GlobalTensor<half> src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_half_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal(AscendC::GlobalTensor<float> dst,
                                                             AscendC::GlobalTensor<float> src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_float_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal(AscendC::GlobalTensor<double> dst,
                                                              AscendC::GlobalTensor<double> src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_double_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal(AscendC::GlobalTensor<int8_t> dst,
                                                            AscendC::GlobalTensor<int8_t> src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_int8_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal(AscendC::GlobalTensor<int16_t> dst,
                                                             AscendC::GlobalTensor<int16_t> src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal(AscendC::GlobalTensor<int32_t> dst,
                                                             AscendC::GlobalTensor<int32_t> src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int32_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal(AscendC::GlobalTensor<int64_t> dst,
                                                             AscendC::GlobalTensor<int64_t> src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int64_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal(AscendC::GlobalTensor<uint8_t> dst,
                                                             AscendC::GlobalTensor<uint8_t> src,
                                                             size_t elem_size,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_uint8_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal(AscendC::GlobalTensor<uint16_t> dst,
                                                              AscendC::GlobalTensor<uint16_t> src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal(AscendC::GlobalTensor<uint32_t> dst,
                                                              AscendC::GlobalTensor<uint32_t> src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint32_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal(AscendC::GlobalTensor<uint64_t> dst,
                                                              AscendC::GlobalTensor<uint64_t> src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint64_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal(AscendC::GlobalTensor<char> dst,
                                                            AscendC::GlobalTensor<char> src,
                                                            size_t elem_size,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_char_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal(AscendC::GlobalTensor<bfloat16_t> dst,
                                                                AscendC::GlobalTensor<bfloat16_t> src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_bfloat16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_signal(AscendC::GlobalTensor<half> dst,
                                                            AscendC::GlobalTensor<half> src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_half_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal(AscendC::GlobalTensor<float> dst,
                                                             AscendC::GlobalTensor<float> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_float_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal(AscendC::GlobalTensor<double> dst,
                                                              AscendC::GlobalTensor<double> src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_double_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal(AscendC::GlobalTensor<int8_t> dst,
                                                            AscendC::GlobalTensor<int8_t> src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_int8_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal(AscendC::GlobalTensor<int16_t> dst,
                                                             AscendC::GlobalTensor<int16_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal(AscendC::GlobalTensor<int32_t> dst,
                                                             AscendC::GlobalTensor<int32_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int32_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal(AscendC::GlobalTensor<int64_t> dst,
                                                             AscendC::GlobalTensor<int64_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_int64_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal(AscendC::GlobalTensor<uint8_t> dst,
                                                             AscendC::GlobalTensor<uint8_t> src,
                                                             const non_contiguous_copy_param &copy_params,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aclshmem_uint8_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal(AscendC::GlobalTensor<uint16_t> dst,
                                                              AscendC::GlobalTensor<uint16_t> src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal(AscendC::GlobalTensor<uint32_t> dst,
                                                              AscendC::GlobalTensor<uint32_t> src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint32_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal(AscendC::GlobalTensor<uint64_t> dst,
                                                              AscendC::GlobalTensor<uint64_t> src,
                                                              const non_contiguous_copy_param &copy_params,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aclshmem_uint64_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal(AscendC::GlobalTensor<char> dst,
                                                            AscendC::GlobalTensor<char> src,
                                                            const non_contiguous_copy_param &copy_params,
                                                            __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aclshmem_char_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal(AscendC::GlobalTensor<bfloat16_t> dst,
                                                                AscendC::GlobalTensor<bfloat16_t> src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_bfloat16_put_signal(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

#else
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal__rows(__gm__ half *dst,
                                                                  __gm__ half *src,
                                                                  non_contiguous_copy_param copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_half_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_half_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_half_put_signal__rows, default: aclshmem_half_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal__rows(__gm__ float *dst,
                                                                   __gm__ float *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   __gm__ int32_t *sig_addr,
                                                                   int32_t signal, int sig_op,
                                                                   int pe)
{
    aivd_shm_put_signal_rows("aclshmem_float_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_float_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_float_put_signal__rows, default: aclshmem_float_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal__rows(__gm__ double *dst,
                                                                    __gm__ double *src,
                                                                    non_contiguous_copy_param copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal_rows("aclshmem_double_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_double_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_double_put_signal__rows, default: aclshmem_double_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal__rows(__gm__ int8_t *dst,
                                                                  __gm__ int8_t *src,
                                                                  non_contiguous_copy_param copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int8_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_int8_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int8_put_signal__rows, default: aclshmem_int8_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal__rows(__gm__ int16_t *dst,
                                                                   __gm__ int16_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   __gm__ int32_t *sig_addr,
                                                                   int32_t signal, int sig_op,
                                                                   int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int16_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_int16_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int16_put_signal__rows, default: aclshmem_int16_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal__rows(__gm__ int32_t *dst,
                                                                   __gm__ int32_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   __gm__ int32_t *sig_addr,
                                                                   int32_t signal, int sig_op,
                                                                   int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int32_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_int32_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int32_put_signal__rows, default: aclshmem_int32_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal__rows(__gm__ int64_t *dst,
                                                                   __gm__ int64_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   __gm__ int32_t *sig_addr,
                                                                   int32_t signal, int sig_op,
                                                                   int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int64_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_int64_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int64_put_signal__rows, default: aclshmem_int64_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal__rows(__gm__ uint8_t *dst,
                                                                   __gm__ uint8_t *src,
                                                                   non_contiguous_copy_param copy_params,
                                                                   __gm__ int32_t *sig_addr,
                                                                   int32_t signal, int sig_op,
                                                                   int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint8_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_uint8_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint8_put_signal__rows, default: aclshmem_uint8_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal__rows(__gm__ uint16_t *dst,
                                                                    __gm__ uint16_t *src,
                                                                    non_contiguous_copy_param copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint16_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_uint16_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint16_put_signal__rows, default: aclshmem_uint16_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal__rows(__gm__ uint32_t *dst,
                                                                    __gm__ uint32_t *src,
                                                                    non_contiguous_copy_param copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint32_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_uint32_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint32_put_signal__rows, default: aclshmem_uint32_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal__rows(__gm__ uint64_t *dst,
                                                                    __gm__ uint64_t *src,
                                                                    non_contiguous_copy_param copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint64_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_uint64_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint64_put_signal__rows, default: aclshmem_uint64_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal__rows(__gm__ char *dst,
                                                                  __gm__ char *src,
                                                                  non_contiguous_copy_param copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_char_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_char_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_char_put_signal__rows, default: aclshmem_char_put_signal)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal__rows(__gm__ bfloat16_t *dst,
                                                                      __gm__ bfloat16_t *src,
                                                                      non_contiguous_copy_param copy_params,
                                                                      __gm__ int32_t *sig_addr,
                                                                      int32_t signal, int sig_op,
                                                                      int pe)
{
    aivd_shm_put_signal_rows("aclshmem_bfloat16_put_signal", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, 0);
}
#define aclshmem_bfloat16_put_signal(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_bfloat16_put_signal__rows, default: aclshmem_bfloat16_put_signal)( \
        dst, src, how, __VA_ARGS__)

#endif

/* Elements of 8, 16, 32, 64 or 128 bits to PE pe, then the signal. The signal is visible only
 * after the data. */
static __aicore__ AIVD_INLINE void aclshmem_put8_signal(__gm__ void *dst, __gm__ void *src,
                                                        size_t nelems, __gm__ int32_t *sig_addr,
                                                        int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put8_signal", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        8 / 8), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_put16_signal(__gm__ void *dst, __gm__ void *src,
                                                         size_t nelems, __gm__ int32_t *sig_addr,
                                                         int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put16_signal", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        16 / 8), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_put32_signal(__gm__ void *dst, __gm__ void *src,
                                                         size_t nelems, __gm__ int32_t *sig_addr,
                                                         int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put32_signal", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        32 / 8), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_put64_signal(__gm__ void *dst, __gm__ void *src,
                                                         size_t nelems, __gm__ int32_t *sig_addr,
                                                         int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put64_signal", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        64 / 8), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

static __aicore__ AIVD_INLINE void aclshmem_put128_signal(__gm__ void *dst, __gm__ void *src,
                                                          size_t nelems, __gm__ int32_t *sig_addr,
                                                          int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put128_signal", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        128 / 8), sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

/* Bytes to PE pe, then the signal. Not in the original on the host. The signal is visible only
 * after the data. */
static __aicore__ AIVD_INLINE void aclshmem_putmem_signal(__gm__ void *dst, __gm__ void *src,
                                                          size_t elem_size,
                                                          __gm__ int32_t *sig_addr, int32_t signal,
                                                          int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_putmem_signal", AIVD_SHM_ANY, dst, src, elem_size, sig_addr,
        (uint32_t)signal, sig_op, pe, 0);
}

/* Bytes to PE pe, then a signal of 64 bits. The signal is visible only after the data. */
static __aicore__ AIVD_INLINE void aclshmemx_putmem_signal64(__gm__ void *dst,
                                                             __gm__ const void *src, size_t bytes,
                                                             __gm__ uint64_t *sig_addr,
                                                             uint64_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmemx_putmem_signal64", AIVD_SHM_ANY, dst, src, bytes, sig_addr,
        signal, sig_op, pe, AIVD_SHM_SIGNAL64);
}

/* Elements to PE pe, then the signal. The signal is visible only after the data. */
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal_nbi(__gm__ half *dst, __gm__ half *src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_half_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal_nbi(__gm__ float *dst,
                                                                 __gm__ float *src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_float_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal_nbi(__gm__ double *dst,
                                                                  __gm__ double *src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal("aclshmem_double_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal_nbi(__gm__ int8_t *dst,
                                                                __gm__ int8_t *src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int8_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal_nbi(__gm__ int16_t *dst,
                                                                 __gm__ int16_t *src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal_nbi(__gm__ int32_t *dst,
                                                                 __gm__ int32_t *src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int32_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal_nbi(__gm__ int64_t *dst,
                                                                 __gm__ int64_t *src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_int64_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal_nbi(__gm__ uint8_t *dst,
                                                                 __gm__ uint8_t *src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_uint8_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal_nbi(__gm__ uint16_t *dst,
                                                                  __gm__ uint16_t *src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal("aclshmem_uint16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal_nbi(__gm__ uint32_t *dst,
                                                                  __gm__ uint32_t *src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal("aclshmem_uint32_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal_nbi(__gm__ uint64_t *dst,
                                                                  __gm__ uint64_t *src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal("aclshmem_uint64_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal_nbi(__gm__ char *dst, __gm__ char *src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_char_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal_nbi(__gm__ bfloat16_t *dst,
                                                                    __gm__ bfloat16_t *src,
                                                                    size_t elem_size,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal("aclshmem_bfloat16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(elem_size, sizeof(*dst)), sig_addr, (uint32_t)signal, sig_op, pe,
        AIVD_SHM_NBI);
}
#ifdef __cplusplus
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal_nbi(__gm__ half *dst, __gm__ half *src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_half_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal_nbi(__gm__ float *dst,
                                                                 __gm__ float *src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_float_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal_nbi(__gm__ double *dst,
                                                                  __gm__ double *src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_double_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal_nbi(__gm__ int8_t *dst,
                                                                __gm__ int8_t *src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int8_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal_nbi(__gm__ int16_t *dst,
                                                                 __gm__ int16_t *src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int16_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal_nbi(__gm__ int32_t *dst,
                                                                 __gm__ int32_t *src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int32_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal_nbi(__gm__ int64_t *dst,
                                                                 __gm__ int64_t *src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int64_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal_nbi(__gm__ uint8_t *dst,
                                                                 __gm__ uint8_t *src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint8_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal_nbi(__gm__ uint16_t *dst,
                                                                  __gm__ uint16_t *src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal_nbi(__gm__ uint32_t *dst,
                                                                  __gm__ uint32_t *src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint32_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal_nbi(__gm__ uint64_t *dst,
                                                                  __gm__ uint64_t *src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint64_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal_nbi(__gm__ char *dst, __gm__ char *src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_char_put_signal_nbi", AIVD_SHM_ANY, dst, src, sizeof(*dst),
        &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal_nbi(__gm__ bfloat16_t *dst,
                                                                    __gm__ bfloat16_t *src,
                                                                    const non_contiguous_copy_param &copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aivd_shm_put_signal_rows("aclshmem_bfloat16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_signal_nbi(AscendC::GlobalTensor<half> dst,
                                                                AscendC::GlobalTensor<half> src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_half_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal_nbi(AscendC::GlobalTensor<float> dst,
                                                                 AscendC::GlobalTensor<float> src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_float_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal_nbi(AscendC::GlobalTensor<double> dst,
                                                                  AscendC::GlobalTensor<double> src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_double_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                                AscendC::GlobalTensor<int8_t> src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_int8_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                                 AscendC::GlobalTensor<int16_t> src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                                 AscendC::GlobalTensor<int32_t> src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int32_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                                 AscendC::GlobalTensor<int64_t> src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int64_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                                 AscendC::GlobalTensor<uint8_t> src,
                                                                 size_t elem_size,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_uint8_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                                  AscendC::GlobalTensor<uint16_t> src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                                  AscendC::GlobalTensor<uint32_t> src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint32_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                                  AscendC::GlobalTensor<uint64_t> src,
                                                                  size_t elem_size,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint64_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal_nbi(AscendC::GlobalTensor<char> dst,
                                                                AscendC::GlobalTensor<char> src,
                                                                size_t elem_size,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_char_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                                    AscendC::GlobalTensor<bfloat16_t> src,
                                                                    size_t elem_size,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aclshmem_bfloat16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), elem_size, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_half_put_signal_nbi(AscendC::GlobalTensor<half> dst,
                                                                AscendC::GlobalTensor<half> src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_half_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal_nbi(AscendC::GlobalTensor<float> dst,
                                                                 AscendC::GlobalTensor<float> src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_float_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal_nbi(AscendC::GlobalTensor<double> dst,
                                                                  AscendC::GlobalTensor<double> src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_double_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal_nbi(AscendC::GlobalTensor<int8_t> dst,
                                                                AscendC::GlobalTensor<int8_t> src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_int8_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal_nbi(AscendC::GlobalTensor<int16_t> dst,
                                                                 AscendC::GlobalTensor<int16_t> src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal_nbi(AscendC::GlobalTensor<int32_t> dst,
                                                                 AscendC::GlobalTensor<int32_t> src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int32_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal_nbi(AscendC::GlobalTensor<int64_t> dst,
                                                                 AscendC::GlobalTensor<int64_t> src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_int64_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal_nbi(AscendC::GlobalTensor<uint8_t> dst,
                                                                 AscendC::GlobalTensor<uint8_t> src,
                                                                 const non_contiguous_copy_param &copy_params,
                                                                 __gm__ int32_t *sig_addr,
                                                                 int32_t signal, int sig_op, int pe)
{
    aclshmem_uint8_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal_nbi(AscendC::GlobalTensor<uint16_t> dst,
                                                                  AscendC::GlobalTensor<uint16_t> src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal_nbi(AscendC::GlobalTensor<uint32_t> dst,
                                                                  AscendC::GlobalTensor<uint32_t> src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint32_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal_nbi(AscendC::GlobalTensor<uint64_t> dst,
                                                                  AscendC::GlobalTensor<uint64_t> src,
                                                                  const non_contiguous_copy_param &copy_params,
                                                                  __gm__ int32_t *sig_addr,
                                                                  int32_t signal, int sig_op,
                                                                  int pe)
{
    aclshmem_uint64_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal_nbi(AscendC::GlobalTensor<char> dst,
                                                                AscendC::GlobalTensor<char> src,
                                                                const non_contiguous_copy_param &copy_params,
                                                                __gm__ int32_t *sig_addr,
                                                                int32_t signal, int sig_op, int pe)
{
    aclshmem_char_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr, signal,
        sig_op, pe);
}

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal_nbi(AscendC::GlobalTensor<bfloat16_t> dst,
                                                                    AscendC::GlobalTensor<bfloat16_t> src,
                                                                    const non_contiguous_copy_param &copy_params,
                                                                    __gm__ int32_t *sig_addr,
                                                                    int32_t signal, int sig_op,
                                                                    int pe)
{
    aclshmem_bfloat16_put_signal_nbi(dst.GetPhyAddr(), src.GetPhyAddr(), copy_params, sig_addr,
        signal, sig_op, pe);
}

#else
static __aicore__ AIVD_INLINE void aclshmem_half_put_signal_nbi__rows(__gm__ half *dst,
                                                                      __gm__ half *src,
                                                                      non_contiguous_copy_param copy_params,
                                                                      __gm__ int32_t *sig_addr,
                                                                      int32_t signal, int sig_op,
                                                                      int pe)
{
    aivd_shm_put_signal_rows("aclshmem_half_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_half_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_half_put_signal_nbi__rows, default: aclshmem_half_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_float_put_signal_nbi__rows(__gm__ float *dst,
                                                                       __gm__ float *src,
                                                                       non_contiguous_copy_param copy_params,
                                                                       __gm__ int32_t *sig_addr,
                                                                       int32_t signal, int sig_op,
                                                                       int pe)
{
    aivd_shm_put_signal_rows("aclshmem_float_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_float_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_float_put_signal_nbi__rows, default: aclshmem_float_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_double_put_signal_nbi__rows(__gm__ double *dst,
                                                                        __gm__ double *src,
                                                                        non_contiguous_copy_param copy_params,
                                                                        __gm__ int32_t *sig_addr,
                                                                        int32_t signal, int sig_op,
                                                                        int pe)
{
    aivd_shm_put_signal_rows("aclshmem_double_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_double_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_double_put_signal_nbi__rows, default: aclshmem_double_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int8_put_signal_nbi__rows(__gm__ int8_t *dst,
                                                                      __gm__ int8_t *src,
                                                                      non_contiguous_copy_param copy_params,
                                                                      __gm__ int32_t *sig_addr,
                                                                      int32_t signal, int sig_op,
                                                                      int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int8_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_int8_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int8_put_signal_nbi__rows, default: aclshmem_int8_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int16_put_signal_nbi__rows(__gm__ int16_t *dst,
                                                                       __gm__ int16_t *src,
                                                                       non_contiguous_copy_param copy_params,
                                                                       __gm__ int32_t *sig_addr,
                                                                       int32_t signal, int sig_op,
                                                                       int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_int16_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int16_put_signal_nbi__rows, default: aclshmem_int16_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int32_put_signal_nbi__rows(__gm__ int32_t *dst,
                                                                       __gm__ int32_t *src,
                                                                       non_contiguous_copy_param copy_params,
                                                                       __gm__ int32_t *sig_addr,
                                                                       int32_t signal, int sig_op,
                                                                       int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int32_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_int32_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int32_put_signal_nbi__rows, default: aclshmem_int32_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_int64_put_signal_nbi__rows(__gm__ int64_t *dst,
                                                                       __gm__ int64_t *src,
                                                                       non_contiguous_copy_param copy_params,
                                                                       __gm__ int32_t *sig_addr,
                                                                       int32_t signal, int sig_op,
                                                                       int pe)
{
    aivd_shm_put_signal_rows("aclshmem_int64_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_int64_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_int64_put_signal_nbi__rows, default: aclshmem_int64_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint8_put_signal_nbi__rows(__gm__ uint8_t *dst,
                                                                       __gm__ uint8_t *src,
                                                                       non_contiguous_copy_param copy_params,
                                                                       __gm__ int32_t *sig_addr,
                                                                       int32_t signal, int sig_op,
                                                                       int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint8_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint8_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint8_put_signal_nbi__rows, default: aclshmem_uint8_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint16_put_signal_nbi__rows(__gm__ uint16_t *dst,
                                                                        __gm__ uint16_t *src,
                                                                        non_contiguous_copy_param copy_params,
                                                                        __gm__ int32_t *sig_addr,
                                                                        int32_t signal, int sig_op,
                                                                        int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint16_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint16_put_signal_nbi__rows, default: aclshmem_uint16_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint32_put_signal_nbi__rows(__gm__ uint32_t *dst,
                                                                        __gm__ uint32_t *src,
                                                                        non_contiguous_copy_param copy_params,
                                                                        __gm__ int32_t *sig_addr,
                                                                        int32_t signal, int sig_op,
                                                                        int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint32_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint32_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint32_put_signal_nbi__rows, default: aclshmem_uint32_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_uint64_put_signal_nbi__rows(__gm__ uint64_t *dst,
                                                                        __gm__ uint64_t *src,
                                                                        non_contiguous_copy_param copy_params,
                                                                        __gm__ int32_t *sig_addr,
                                                                        int32_t signal, int sig_op,
                                                                        int pe)
{
    aivd_shm_put_signal_rows("aclshmem_uint64_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_uint64_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_uint64_put_signal_nbi__rows, default: aclshmem_uint64_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_char_put_signal_nbi__rows(__gm__ char *dst,
                                                                      __gm__ char *src,
                                                                      non_contiguous_copy_param copy_params,
                                                                      __gm__ int32_t *sig_addr,
                                                                      int32_t signal, int sig_op,
                                                                      int pe)
{
    aivd_shm_put_signal_rows("aclshmem_char_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_char_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_char_put_signal_nbi__rows, default: aclshmem_char_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

static __aicore__ AIVD_INLINE void aclshmem_bfloat16_put_signal_nbi__rows(__gm__ bfloat16_t *dst,
                                                                          __gm__ bfloat16_t *src,
                                                                          non_contiguous_copy_param copy_params,
                                                                          __gm__ int32_t *sig_addr,
                                                                          int32_t signal,
                                                                          int sig_op, int pe)
{
    aivd_shm_put_signal_rows("aclshmem_bfloat16_put_signal_nbi", AIVD_SHM_ANY, dst, src,
        sizeof(*dst), &copy_params, sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}
#define aclshmem_bfloat16_put_signal_nbi(dst, src, how, ...) \
    _Generic((how), non_contiguous_copy_param: aclshmem_bfloat16_put_signal_nbi__rows, default: aclshmem_bfloat16_put_signal_nbi)( \
        dst, src, how, __VA_ARGS__)

#endif

/* Elements of 8, 16, 32, 64 or 128 bits to PE pe, then the signal. The signal is visible only
 * after the data. */
static __aicore__ AIVD_INLINE void aclshmem_put8_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                            size_t nelems, __gm__ int32_t *sig_addr,
                                                            int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put8_signal_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        8 / 8), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put16_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                             size_t nelems,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put16_signal_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        16 / 8), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put32_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                             size_t nelems,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put32_signal_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        32 / 8), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put64_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                             size_t nelems,
                                                             __gm__ int32_t *sig_addr,
                                                             int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put64_signal_nbi", AIVD_SHM_ANY, dst, src, aivd_shm_bytes(nelems,
        64 / 8), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

static __aicore__ AIVD_INLINE void aclshmem_put128_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                              size_t nelems,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_put128_signal_nbi", AIVD_SHM_ANY, dst, src,
        aivd_shm_bytes(nelems, 128 / 8), sig_addr, (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

/* Bytes to PE pe, then the signal. Not in the original on the host. The signal is visible only
 * after the data. */
static __aicore__ AIVD_INLINE void aclshmem_putmem_signal_nbi(__gm__ void *dst, __gm__ void *src,
                                                              size_t elem_size,
                                                              __gm__ int32_t *sig_addr,
                                                              int32_t signal, int sig_op, int pe)
{
    aivd_shm_put_signal("aclshmem_putmem_signal_nbi", AIVD_SHM_ANY, dst, src, elem_size, sig_addr,
        (uint32_t)signal, sig_op, pe, AIVD_SHM_NBI);
}

/* Bytes to PE pe, then a signal of 64 bits. The signal is visible only after the data. */
static __aicore__ AIVD_INLINE void aclshmemx_putmem_signal64_nbi(__gm__ void *dst,
                                                                 __gm__ const void *src,
                                                                 size_t bytes,
                                                                 __gm__ uint64_t *sig_addr,
                                                                 uint64_t signal, int sig_op,
                                                                 int pe)
{
    aivd_shm_put_signal("aclshmemx_putmem_signal64_nbi", AIVD_SHM_ANY, dst, src, bytes, sig_addr,
        signal, sig_op, pe, AIVD_SHM_SIGNAL64 | AIVD_SHM_NBI);
}

/* Sets or adds to a word of PE pe. The host's form is not in the original. */
static __aicore__ AIVD_INLINE void aclshmemx_signal_op(__gm__ int32_t *sig_addr, int32_t signal,
                                                       int sig_op, int pe)
{
    aivd_shm_signal_op("aclshmemx_signal_op", sig_addr, (uint32_t)signal, sig_op, pe, 0);
}

/* Waits until a local signal word compares as asked. A kernel gets the value that did. */
static __aicore__ AIVD_INLINE int32_t aclshmem_signal_wait_until(__gm__ int32_t *sig_addr, int cmp,
                                                                 int32_t cmp_val)
{
    return (int32_t)aivd_shm_signal_wait("aclshmem_signal_wait_until", sig_addr, cmp,
        (uint32_t)cmp_val, 0);
}

/* The value of a local signal word. */
static __aicore__ AIVD_INLINE int32_t aclshmem_signal_fetch(__gm__ const int32_t *sig_addr)
{
    return (int32_t)aivd_shm_signal_fetch("aclshmem_signal_fetch", sig_addr, 0);
}

/* aclshmemx_signal_op on a word of 64 bits. */
static __aicore__ AIVD_INLINE void aclshmemx_signal64_op(__gm__ uint64_t *sig_addr, uint64_t signal,
                                                         int sig_op, int pe)
{
    aivd_shm_signal_op("aclshmemx_signal64_op", sig_addr, signal, sig_op, pe, AIVD_SHM_SIGNAL64);
}

/* Waits until a local signal word of 64 bits compares as asked; returns the value that did. */
static __aicore__ AIVD_INLINE uint64_t aclshmemx_signal64_wait_until(__gm__ uint64_t *sig_addr,
                                                                     int cmp, uint64_t cmp_val)
{
    return aivd_shm_signal_wait("aclshmemx_signal64_wait_until", sig_addr, cmp, cmp_val,
        AIVD_SHM_SIGNAL64);
}

/* The value of a local signal word of 64 bits. */
static __aicore__ AIVD_INLINE uint64_t aclshmemx_signal64_fetch(__gm__ const uint64_t *sig_addr)
{
    return aivd_shm_signal_fetch("aclshmemx_signal64_fetch", sig_addr, AIVD_SHM_SIGNAL64);
}

#endif
