/* c_api/asc_vector.h: vector operations.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#ifndef C_API_ASC_VECTOR_H
#define C_API_ASC_VECTOR_H

#include "asc_impl.h"
#include "asc_overload.h"
#include "asc_types.h"

/* Vector operations on UB: count is a number of elements; repeat forms work on 256 bytes a repeat
 * under the vector mask, strides in 32-byte blocks. _sync waits for the pipe. */

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_float2int32_rd, one)(float value)
{
    return aivd_asc_float2int32_rd(value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rd, vector)(int32_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2int32_rd_vector(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rd, vector_strided)(int32_t *dst, const float *src,
                                                                  uint8_t repeat,
                                                                  uint16_t dst_block_stride,
                                                                  uint16_t src_block_stride,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint16_t src_repeat_stride)
{
    aivd_asc_float2int32_rd_vector_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int32_rd_sync(int32_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int32_rd_vector(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_float2int32_ru, one)(float value)
{
    return aivd_asc_float2int32_ru(value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_ru, vector)(int32_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2int32_ru_vector(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_ru, vector_strided)(int32_t *dst, const float *src,
                                                                  uint8_t repeat,
                                                                  uint16_t dst_block_stride,
                                                                  uint16_t src_block_stride,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint16_t src_repeat_stride)
{
    aivd_asc_float2int32_ru_vector_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int32_ru_sync(int32_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int32_ru_vector(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_float2int32_rn, one)(float value)
{
    return aivd_asc_float2int32_rn(value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rn, vector)(int32_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2int32_rn_vector(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rn, vector_strided)(int32_t *dst, const float *src,
                                                                  uint8_t repeat,
                                                                  uint16_t dst_block_stride,
                                                                  uint16_t src_block_stride,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint16_t src_repeat_stride)
{
    aivd_asc_float2int32_rn_vector_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int32_rn_sync(int32_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int32_rn_vector(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_float2int32_rna, one)(float value)
{
    return aivd_asc_float2int32_rna(value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rna, vector)(int32_t *dst, const float *src,
                                                           uint32_t count)
{
    aivd_asc_float2int32_rna_vector(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rna, vector_strided)(int32_t *dst, const float *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_block_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_repeat_stride)
{
    aivd_asc_float2int32_rna_vector_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int32_rna_sync(int32_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int32_rna_vector(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void asc_get_cmp_mask(void *dst)
{
    aivd_asc_get_cmp_mask(dst);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_reduce_max_cnt, f16)(half AIVD_ASC_REFERENCE(val),
                                                           uint32_t AIVD_ASC_REFERENCE(index))
{
    aivd_asc_get_reduce_max_cnt_f16((uint16_t *)AIVD_ASC_ADDRESS(val), AIVD_ASC_ADDRESS(index));
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_reduce_max_cnt, f32)(float AIVD_ASC_REFERENCE(val),
                                                           uint32_t AIVD_ASC_REFERENCE(index))
{
    aivd_asc_get_reduce_max_cnt_f32(AIVD_ASC_ADDRESS(val), AIVD_ASC_ADDRESS(index));
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_reduce_min_cnt, f16)(half AIVD_ASC_REFERENCE(val),
                                                           uint32_t AIVD_ASC_REFERENCE(index))
{
    aivd_asc_get_reduce_min_cnt_f16((uint16_t *)AIVD_ASC_ADDRESS(val), AIVD_ASC_ADDRESS(index));
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_reduce_min_cnt, f32)(float AIVD_ASC_REFERENCE(val),
                                                           uint32_t AIVD_ASC_REFERENCE(index))
{
    aivd_asc_get_reduce_min_cnt_f32(AIVD_ASC_ADDRESS(val), AIVD_ASC_ADDRESS(index));
}

AIVD_ASC_INLINE int64_t asc_get_rsvd_count(void)
{
    return aivd_asc_get_rsvd_count();
}

AIVD_ASC_INLINE void asc_get_vms4_sr(uint16_t *sorted_num)
{
    aivd_asc_get_vms4_sr(sorted_num);
}

AIVD_ASC_INLINE void asc_set_cmp_mask(const void *sel_mask)
{
    aivd_asc_set_cmp_mask(sel_mask);
}

AIVD_ASC_INLINE void asc_set_mask_count(void)
{
    aivd_asc_set_mask_count();
}

AIVD_ASC_INLINE void asc_set_mask_norm(void)
{
    aivd_asc_set_mask_norm();
}

AIVD_ASC_INLINE void asc_set_vector_mask(uint64_t mask1, uint64_t mask0)
{
    aivd_asc_set_vector_mask(mask1, mask0);
}

AIVD_ASC_INLINE int64_t asc_get_acc_val(void)
{
    return aivd_asc_get_acc_val();
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_add_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_add_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_add_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, s32)(int32_t *dst, const int32_t *src0, const int32_t *src1,
                                            uint32_t count)
{
    aivd_asc_add_s32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_add_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_add_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_add_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add, strided_s32)(int32_t *dst, const int32_t *src0,
                                                    const int32_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_add_strided_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_add_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_add_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_add_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_sync, s32)(int32_t *dst, const int32_t *src0,
                                                 const int32_t *src1, uint32_t count)
{
    aivd_asc_add_s32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, f16)(half *dst, const half *src, half value,
                                                   uint32_t count)
{
    aivd_asc_add_scalar_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, f32)(float *dst, const float *src, float value,
                                                   uint32_t count)
{
    aivd_asc_add_scalar_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, s16)(int16_t *dst, const int16_t *src, int16_t value,
                                                   uint32_t count)
{
    aivd_asc_add_scalar_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_add_scalar_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, strided_f16)(half *dst, const half *src, half value,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_add_scalar_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, strided_f32)(float *dst, const float *src,
                                                           float value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_add_scalar_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int16_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_add_scalar_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_add_scalar_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar_sync, f16)(half *dst, const half *src, half value,
                                                        uint32_t count)
{
    aivd_asc_add_scalar_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar_sync, f32)(float *dst, const float *src, float value,
                                                        uint32_t count)
{
    aivd_asc_add_scalar_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int16_t value, uint32_t count)
{
    aivd_asc_add_scalar_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_scalar_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_add_scalar_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_brcb, u16)(uint16_t *dst, const uint16_t *src,
                                             uint16_t dst_block_stride, uint16_t dst_repeat_stride,
                                             uint8_t repeat)
{
    aivd_asc_brcb_u16(dst, src, dst_block_stride, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_brcb, u32)(uint32_t *dst, const uint32_t *src,
                                             uint16_t dst_block_stride, uint16_t dst_repeat_stride,
                                             uint8_t repeat)
{
    aivd_asc_brcb_u32(dst, src, dst_block_stride, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_brcb_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                  uint16_t dst_block_stride,
                                                  uint16_t dst_repeat_stride, uint8_t repeat)
{
    aivd_asc_brcb_u16(dst, src, dst_block_stride, dst_repeat_stride, repeat);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_brcb_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                  uint16_t dst_block_stride,
                                                  uint16_t dst_repeat_stride, uint8_t repeat)
{
    aivd_asc_brcb_u32(dst, src, dst_block_stride, dst_repeat_stride, repeat);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum, f16)(half *dst, const half *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_sum_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum, f32)(float *dst, const float *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_sum_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum, strided_f16)(half *dst, const half *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_sum_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum, strided_f32)(float *dst, const float *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_sum_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum_sync, f16)(half *dst, const half *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_sum_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_sum_sync, f32)(float *dst, const float *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_sum_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max, f16)(half *dst, const half *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_max_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max, f32)(float *dst, const float *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_max_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max, strided_f16)(half *dst, const half *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_max_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max, strided_f32)(float *dst, const float *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_max_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max_sync, f16)(half *dst, const half *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_max_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_max_sync, f32)(float *dst, const float *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_max_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min, f16)(half *dst, const half *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_min_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min, f32)(float *dst, const float *src,
                                                             uint32_t count)
{
    aivd_asc_datablock_reduce_min_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min, strided_f16)(half *dst, const half *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_min_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min, strided_f32)(float *dst, const float *src,
                                                                     uint8_t repeat,
                                                                     uint16_t dst_repeat_stride,
                                                                     uint16_t src_block_stride,
                                                                     uint16_t src_repeat_stride)
{
    aivd_asc_datablock_reduce_min_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min_sync, f16)(half *dst, const half *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_min_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_datablock_reduce_min_sync, f32)(float *dst, const float *src,
                                                                  uint32_t count)
{
    aivd_asc_datablock_reduce_min_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum, f16)(half *dst, const half *src,
                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_sum_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum, f32)(float *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_sum_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum, strided_f16)(half *dst, const half *src,
                                                                  uint8_t repeat,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint16_t src_block_stride,
                                                                  uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_sum_strided_f16(dst, src, repeat, dst_repeat_stride, src_block_stride,
        src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum, strided_f32)(float *dst, const float *src,
                                                                  uint8_t repeat,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint16_t src_block_stride,
                                                                  uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_sum_strided_f32(dst, src, repeat, dst_repeat_stride, src_block_stride,
        src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum_sync, f16)(half *dst, const half *src,
                                                               uint32_t count)
{
    aivd_asc_repeat_reduce_sum_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_sum_sync, f32)(float *dst, const float *src,
                                                               uint32_t count)
{
    aivd_asc_repeat_reduce_sum_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value, f16)(half *dst, const half *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_max_index_value_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value, f32)(float *dst, const float *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_max_index_value_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_index_value_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_index_value_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value_sync, f16)(half *dst,
                                                                           const half *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_max_index_value_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_index_value_sync, f32)(float *dst,
                                                                           const float *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_max_index_value_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index, f16)(half *dst, const half *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_max_value_index_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index, f32)(float *dst, const float *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_max_value_index_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_value_index_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_value_index_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index_sync, f16)(half *dst,
                                                                           const half *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_max_value_index_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_value_index_sync, f32)(float *dst,
                                                                           const float *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_max_value_index_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value, f16)(half *dst, const half *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_value_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value, f32)(float *dst, const float *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_value_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_only_value_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_only_value_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value_sync, f16)(half *dst,
                                                                          const half *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_value_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_value_sync, f32)(float *dst,
                                                                          const float *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_value_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index, f16)(half *dst, const half *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_index_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index, f32)(float *dst, const float *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_index_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_only_index_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_max_only_index_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index_sync, f16)(half *dst,
                                                                          const half *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_index_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_max_only_index_sync, f32)(float *dst,
                                                                          const float *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_max_only_index_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value, f16)(half *dst, const half *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_min_index_value_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value, f32)(float *dst, const float *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_min_index_value_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_index_value_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_index_value_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value_sync, f16)(half *dst,
                                                                           const half *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_min_index_value_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_index_value_sync, f32)(float *dst,
                                                                           const float *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_min_index_value_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index, f16)(half *dst, const half *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_min_value_index_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index, f32)(float *dst, const float *src,
                                                                      uint32_t count)
{
    aivd_asc_repeat_reduce_min_value_index_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_value_index_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_value_index_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index_sync, f16)(half *dst,
                                                                           const half *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_min_value_index_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_value_index_sync, f32)(float *dst,
                                                                           const float *src,
                                                                           uint32_t count)
{
    aivd_asc_repeat_reduce_min_value_index_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value, f16)(half *dst, const half *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_value_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value, f32)(float *dst, const float *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_value_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_only_value_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_only_value_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value_sync, f16)(half *dst,
                                                                          const half *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_value_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_value_sync, f32)(float *dst,
                                                                          const float *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_value_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index, f16)(half *dst, const half *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_index_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index, f32)(float *dst, const float *src,
                                                                     uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_index_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index, strided_f16)(
        half *dst, const half *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_only_index_strided_f16(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index, strided_f32)(
        float *dst, const float *src, uint8_t repeat, uint16_t dst_repeat_stride,
        uint16_t src_block_stride, uint16_t src_repeat_stride)
{
    aivd_asc_repeat_reduce_min_only_index_strided_f32(dst, src, repeat, dst_repeat_stride,
        src_block_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index_sync, f16)(half *dst,
                                                                          const half *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_index_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_repeat_reduce_min_only_index_sync, f32)(float *dst,
                                                                          const float *src,
                                                                          uint32_t count)
{
    aivd_asc_repeat_reduce_min_only_index_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq, u8_s32)(uint8_t *dst, const int32_t *src0,
                                              const int32_t *src1, uint8_t repeat,
                                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_eq_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_eq_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_sync, u8_s32)(uint8_t *dst, const int32_t *src0,
                                                   const int32_t *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_eq_u8_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162float, one)(float *dst, const bfloat16_t *src,
                                                       uint32_t count)
{
    aivd_asc_bfloat162float(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162float, strided)(float *dst, const bfloat16_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162float_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162float_sync(float *dst, const bfloat16_t *src, uint32_t count)
{
    aivd_asc_bfloat162float(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rna, one)(int32_t *dst, const bfloat16_t *src,
                                                           uint32_t count)
{
    aivd_asc_bfloat162int32_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rna, strided)(int32_t *dst, const bfloat16_t *src,
                                                               uint8_t repeat,
                                                               uint16_t dst_block_stride,
                                                               uint16_t src_block_stride,
                                                               uint16_t dst_repeat_stride,
                                                               uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162int32_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162int32_rna_sync(int32_t *dst, const bfloat16_t *src,
                                                 uint32_t count)
{
    aivd_asc_bfloat162int32_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_ru, one)(int32_t *dst, const bfloat16_t *src,
                                                          uint32_t count)
{
    aivd_asc_bfloat162int32_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_ru, strided)(int32_t *dst, const bfloat16_t *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162int32_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162int32_ru_sync(int32_t *dst, const bfloat16_t *src, uint32_t count)
{
    aivd_asc_bfloat162int32_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rd, one)(int32_t *dst, const bfloat16_t *src,
                                                          uint32_t count)
{
    aivd_asc_bfloat162int32_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rd, strided)(int32_t *dst, const bfloat16_t *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162int32_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162int32_rd_sync(int32_t *dst, const bfloat16_t *src, uint32_t count)
{
    aivd_asc_bfloat162int32_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rn, one)(int32_t *dst, const bfloat16_t *src,
                                                          uint32_t count)
{
    aivd_asc_bfloat162int32_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rn, strided)(int32_t *dst, const bfloat16_t *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162int32_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162int32_rn_sync(int32_t *dst, const bfloat16_t *src, uint32_t count)
{
    aivd_asc_bfloat162int32_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rz, one)(int32_t *dst, const bfloat16_t *src,
                                                          uint32_t count)
{
    aivd_asc_bfloat162int32_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_bfloat162int32_rz, strided)(int32_t *dst, const bfloat16_t *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_bfloat162int32_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_bfloat162int32_rz_sync(int32_t *dst, const bfloat16_t *src, uint32_t count)
{
    aivd_asc_bfloat162int32_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rn, one)(bfloat16_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2bfloat16_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rn, strided)(bfloat16_t *dst, const float *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_float2bfloat16_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2bfloat16_rn_sync(bfloat16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2bfloat16_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rna, one)(bfloat16_t *dst, const float *src,
                                                           uint32_t count)
{
    aivd_asc_float2bfloat16_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rna, strided)(bfloat16_t *dst, const float *src,
                                                               uint8_t repeat,
                                                               uint16_t dst_block_stride,
                                                               uint16_t src_block_stride,
                                                               uint16_t dst_repeat_stride,
                                                               uint16_t src_repeat_stride)
{
    aivd_asc_float2bfloat16_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2bfloat16_rna_sync(bfloat16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2bfloat16_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rd, one)(bfloat16_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2bfloat16_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rd, strided)(bfloat16_t *dst, const float *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_float2bfloat16_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2bfloat16_rd_sync(bfloat16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2bfloat16_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_ru, one)(bfloat16_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2bfloat16_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_ru, strided)(bfloat16_t *dst, const float *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_float2bfloat16_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2bfloat16_ru_sync(bfloat16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2bfloat16_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rz, one)(bfloat16_t *dst, const float *src,
                                                          uint32_t count)
{
    aivd_asc_float2bfloat16_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2bfloat16_rz, strided)(bfloat16_t *dst, const float *src,
                                                              uint8_t repeat,
                                                              uint16_t dst_block_stride,
                                                              uint16_t src_block_stride,
                                                              uint16_t dst_repeat_stride,
                                                              uint16_t src_repeat_stride)
{
    aivd_asc_float2bfloat16_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2bfloat16_rz_sync(bfloat16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2bfloat16_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rn, one)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rn, strided)(float *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2float_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2float_rn_sync(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rd, one)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rd, strided)(float *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2float_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2float_rd_sync(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_ru, one)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_ru, strided)(float *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2float_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2float_ru_sync(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rna, one)(float *dst, const float *src,
                                                        uint32_t count)
{
    aivd_asc_float2float_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rna, strided)(float *dst, const float *src,
                                                            uint8_t repeat,
                                                            uint16_t dst_block_stride,
                                                            uint16_t src_block_stride,
                                                            uint16_t dst_repeat_stride,
                                                            uint16_t src_repeat_stride)
{
    aivd_asc_float2float_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2float_rna_sync(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rz, one)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2float_rz, strided)(float *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2float_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2float_rz_sync(float *dst, const float *src, uint32_t count)
{
    aivd_asc_float2float_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half, strided)(half *dst, const float *src, uint8_t repeat,
                                                       uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    aivd_asc_float2half_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rn, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rn, strided)(half *dst, const float *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_float2half_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_rn_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rna, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rna, strided)(half *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2half_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_rna_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rd, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rd, strided)(half *dst, const float *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_float2half_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_rd_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_ru, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_ru, strided)(half *dst, const float *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_float2half_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_ru_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rz, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_rz, strided)(half *dst, const float *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_float2half_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_rz_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_ro, one)(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_ro(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2half_ro, strided)(half *dst, const float *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_float2half_ro_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2half_ro_sync(half *dst, const float *src, uint32_t count)
{
    aivd_asc_float2half_ro(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rz, one)(int32_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int32_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int32_rz, strided)(int32_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int32_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int32_rz_sync(int32_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int32_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rna, one)(int64_t *dst, const float *src,
                                                        uint32_t count)
{
    aivd_asc_float2int64_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rna, strided)(int64_t *dst, const float *src,
                                                            uint8_t repeat,
                                                            uint16_t dst_block_stride,
                                                            uint16_t src_block_stride,
                                                            uint16_t dst_repeat_stride,
                                                            uint16_t src_repeat_stride)
{
    aivd_asc_float2int64_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int64_rna_sync(int64_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int64_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_ru, one)(int64_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int64_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_ru, strided)(int64_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int64_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int64_ru_sync(int64_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int64_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rd, one)(int64_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int64_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rd, strided)(int64_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int64_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int64_rd_sync(int64_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int64_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rn, one)(int64_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int64_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rn, strided)(int64_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int64_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int64_rn_sync(int64_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int64_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rz, one)(int64_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int64_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int64_rz, strided)(int64_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int64_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int64_rz_sync(int64_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int64_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2float, one)(float *dst, const half *src, uint32_t count)
{
    aivd_asc_half2float(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2float, strided)(float *dst, const half *src, uint8_t repeat,
                                                       uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    aivd_asc_half2float_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2float_sync(float *dst, const half *src, uint32_t count)
{
    aivd_asc_half2float(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4, strided)(int4b_t *dst, const half *src,
                                                      uint8_t repeat, uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rna, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rna, strided)(int4b_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_rna_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_ru, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_ru, strided)(int4b_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_ru_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rd, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rd, strided)(int4b_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_rd_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rn, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rn, strided)(int4b_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_rn_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rz, one)(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int4_rz, strided)(int4b_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int4_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int4_rz_sync(int4b_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int4_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8, strided)(int8_t *dst, const half *src, uint8_t repeat,
                                                      uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rna, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rna, strided)(int8_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_rna_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_ru, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_ru, strided)(int8_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_ru_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rd, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rd, strided)(int8_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_rd_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rn, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rn, strided)(int8_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_rn_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rz, one)(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int8_rz, strided)(int8_t *dst, const half *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_half2int8_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int8_rz_sync(int8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int8_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rna, one)(int16_t *dst, const half *src,
                                                       uint32_t count)
{
    aivd_asc_half2int16_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rna, strided)(int16_t *dst, const half *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_half2int16_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int16_rna_sync(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_ru, one)(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_ru, strided)(int16_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int16_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int16_ru_sync(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rd, one)(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rd, strided)(int16_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int16_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int16_rd_sync(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rn, one)(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rn, strided)(int16_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int16_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int16_rn_sync(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rz, one)(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int16_rz, strided)(int16_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int16_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int16_rz_sync(int16_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int16_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rna, one)(int32_t *dst, const half *src,
                                                       uint32_t count)
{
    aivd_asc_half2int32_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rna, strided)(int32_t *dst, const half *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_half2int32_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int32_rna_sync(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_ru, one)(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_ru, strided)(int32_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int32_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int32_ru_sync(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rd, one)(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rd, strided)(int32_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int32_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int32_rd_sync(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rn, one)(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rn, strided)(int32_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int32_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int32_rn_sync(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rz, one)(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2int32_rz, strided)(int32_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2int32_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2int32_rz_sync(int32_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2int32_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_div_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_div_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_div_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_div_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_div_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_div_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_div_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, f16)(half *dst, half src, uint32_t count)
{
    aivd_asc_duplicate_f16(dst, aivd_half_bits(src), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, s16)(int16_t *dst, int16_t src, uint32_t count)
{
    aivd_asc_duplicate_s16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, u16)(uint16_t *dst, uint16_t src, uint32_t count)
{
    aivd_asc_duplicate_u16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, bf16)(bfloat16_t *dst, bfloat16_t src, uint32_t count)
{
    aivd_asc_duplicate_bf16(dst, aivd_bf16_bits(src), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, f32)(float *dst, float src, uint32_t count)
{
    aivd_asc_duplicate_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, s32)(int32_t *dst, int32_t src, uint32_t count)
{
    aivd_asc_duplicate_s32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, u32)(uint32_t *dst, uint32_t src, uint32_t count)
{
    aivd_asc_duplicate_u32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_f16)(half *dst, half src, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_f16(dst, aivd_half_bits(src), repeat, dst_block_stride,
        dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_s16)(int16_t *dst, int16_t src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_s16(dst, src, repeat, dst_block_stride, dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_u16)(uint16_t *dst, uint16_t src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_u16(dst, src, repeat, dst_block_stride, dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_bf16)(bfloat16_t *dst, bfloat16_t src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_bf16(dst, aivd_bf16_bits(src), repeat, dst_block_stride,
        dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_f32)(float *dst, float src, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_f32(dst, src, repeat, dst_block_stride, dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_s32)(int32_t *dst, int32_t src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_s32(dst, src, repeat, dst_block_stride, dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate, strided_u32)(uint32_t *dst, uint32_t src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t dst_repeat_stride)
{
    aivd_asc_duplicate_strided_u32(dst, src, repeat, dst_block_stride, dst_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, f16)(half *dst, half src, uint32_t count)
{
    aivd_asc_duplicate_f16(dst, aivd_half_bits(src), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, s16)(int16_t *dst, int16_t src, uint32_t count)
{
    aivd_asc_duplicate_s16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, u16)(uint16_t *dst, uint16_t src, uint32_t count)
{
    aivd_asc_duplicate_u16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, bf16)(bfloat16_t *dst, bfloat16_t src,
                                                        uint32_t count)
{
    aivd_asc_duplicate_bf16(dst, aivd_bf16_bits(src), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, f32)(float *dst, float src, uint32_t count)
{
    aivd_asc_duplicate_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, s32)(int32_t *dst, int32_t src, uint32_t count)
{
    aivd_asc_duplicate_s32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_duplicate_sync, u32)(uint32_t *dst, uint32_t src, uint32_t count)
{
    aivd_asc_duplicate_u32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_exp_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_exp_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_exp_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_exp_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_exp_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_exp_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_exp_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_log_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_log_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_log_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_log_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_log_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_log_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_log_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_gt_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_gt_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_gt_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_gt_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_abs_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_abs_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_abs_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_abs_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_abs_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_abs_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_abs_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, s16)(int16_t *dst, const int16_t *src,
                                                  uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_s16(dst, src, distance, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, u16)(uint16_t *dst, const uint16_t *src,
                                                  uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_u16(dst, src, distance, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, s32)(int32_t *dst, const int32_t *src,
                                                  uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_s32(dst, src, distance, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, u32)(uint32_t *dst, const uint32_t *src,
                                                  uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_u32(dst, src, distance, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, strided_s16)(int16_t *dst, const int16_t *src,
                                                          uint32_t distance, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_shiftleft_strided_s16(dst, src, distance, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, strided_u16)(uint16_t *dst, const uint16_t *src,
                                                          uint32_t distance, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_shiftleft_strided_u16(dst, src, distance, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, strided_s32)(int32_t *dst, const int32_t *src,
                                                          uint32_t distance, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_shiftleft_strided_s32(dst, src, distance, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft, strided_u32)(uint32_t *dst, const uint32_t *src,
                                                          uint32_t distance, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_shiftleft_strided_u32(dst, src, distance, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft_sync, s16)(int16_t *dst, const int16_t *src,
                                                       uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_s16(dst, src, distance, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                       uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_u16(dst, src, distance, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft_sync, s32)(int32_t *dst, const int32_t *src,
                                                       uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_s32(dst, src, distance, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftleft_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                       uint32_t distance, uint32_t count)
{
    aivd_asc_shiftleft_u32(dst, src, distance, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_cast_half2int8, one)(int8_t *dst, const half *src0,
                                                           const half *src1, uint32_t count)
{
    aivd_asc_mul_cast_half2int8(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_cast_half2int8, strided)(int8_t *dst, const half *src0,
                                                               const half *src1, uint8_t repeat,
                                                               uint8_t dst_block_stride,
                                                               uint8_t src0_block_stride,
                                                               uint8_t src1_block_stride,
                                                               uint8_t dst_repeat_stride,
                                                               uint8_t src0_repeat_stride,
                                                               uint8_t src1_repeat_stride)
{
    aivd_asc_mul_cast_half2int8_strided(dst, src0, src1, repeat, dst_block_stride,
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride,
        src1_repeat_stride);
}

AIVD_ASC_INLINE void asc_mul_cast_half2int8_sync(int8_t *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_mul_cast_half2int8(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_cast_half2uint8, one)(uint8_t *dst, const half *src0,
                                                            const half *src1, uint32_t count)
{
    aivd_asc_mul_cast_half2uint8(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_cast_half2uint8, strided)(uint8_t *dst, const half *src0,
                                                                const half *src1, uint8_t repeat,
                                                                uint8_t dst_block_stride,
                                                                uint8_t src0_block_stride,
                                                                uint8_t src1_block_stride,
                                                                uint8_t dst_repeat_stride,
                                                                uint8_t src0_repeat_stride,
                                                                uint8_t src1_repeat_stride)
{
    aivd_asc_mul_cast_half2uint8_strided(dst, src0, src1, repeat, dst_block_stride,
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride,
        src1_repeat_stride);
}

AIVD_ASC_INLINE void asc_mul_cast_half2uint8_sync(uint8_t *dst, const half *src0, const half *src1,
                                                  uint32_t count)
{
    aivd_asc_mul_cast_half2uint8(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_ne_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_ne_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_ne_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_ne_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_ne_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_ne_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_ge_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_ge_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_ge_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_ge_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_relu_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_relu_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, s32)(int32_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_relu_s32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_relu_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_relu_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu, strided_s32)(int32_t *dst, const int32_t *src,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_relu_strided_s32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_relu_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_relu_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_relu_sync, s32)(int32_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_relu_s32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_max_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_max_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_max_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, s32)(int32_t *dst, const int32_t *src0, const int32_t *src1,
                                            uint32_t count)
{
    aivd_asc_max_s32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_max_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_max_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_max_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max, strided_s32)(int32_t *dst, const int32_t *src0,
                                                    const int32_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_max_strided_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_max_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_max_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_max_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_sync, s32)(int32_t *dst, const int32_t *src0,
                                                 const int32_t *src1, uint32_t count)
{
    aivd_asc_max_s32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, f16)(half *dst, const half *src, half value,
                                                   uint32_t count)
{
    aivd_asc_max_scalar_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, f32)(float *dst, const float *src, float value,
                                                   uint32_t count)
{
    aivd_asc_max_scalar_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, s16)(int16_t *dst, const int16_t *src, int16_t value,
                                                   uint32_t count)
{
    aivd_asc_max_scalar_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_max_scalar_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, strided_f16)(half *dst, const half *src, half value,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_max_scalar_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, strided_f32)(float *dst, const float *src,
                                                           float value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_max_scalar_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int16_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_max_scalar_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_max_scalar_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar_sync, f16)(half *dst, const half *src, half value,
                                                        uint32_t count)
{
    aivd_asc_max_scalar_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar_sync, f32)(float *dst, const float *src, float value,
                                                        uint32_t count)
{
    aivd_asc_max_scalar_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int16_t value, uint32_t count)
{
    aivd_asc_max_scalar_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_max_scalar_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_max_scalar_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_min_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_min_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_min_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, s32)(int32_t *dst, const int32_t *src0, const int32_t *src1,
                                            uint32_t count)
{
    aivd_asc_min_s32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_min_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_min_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_min_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min, strided_s32)(int32_t *dst, const int32_t *src0,
                                                    const int32_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_min_strided_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_min_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_min_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_min_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_sync, s32)(int32_t *dst, const int32_t *src0,
                                                 const int32_t *src1, uint32_t count)
{
    aivd_asc_min_s32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_fma_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_fma_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, f32_f16)(float *dst, const half *src0, const half *src1,
                                                uint32_t count)
{
    aivd_asc_fma_f32_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_fma_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_fma_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma, strided_f32_f16)(float *dst, const half *src0,
                                                        const half *src1, uint8_t repeat,
                                                        uint8_t dst_block_stride,
                                                        uint8_t src0_block_stride,
                                                        uint8_t src1_block_stride,
                                                        uint8_t dst_repeat_stride,
                                                        uint8_t src0_repeat_stride,
                                                        uint8_t src1_repeat_stride)
{
    aivd_asc_fma_strided_f32_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_fma_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_fma_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_fma_sync, f32_f16)(float *dst, const half *src0,
                                                     const half *src1, uint32_t count)
{
    aivd_asc_fma_f32_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_mul_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_mul_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_mul_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, s32)(int32_t *dst, const int32_t *src0, const int32_t *src1,
                                            uint32_t count)
{
    aivd_asc_mul_s32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_mul_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_mul_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_mul_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul, strided_s32)(int32_t *dst, const int32_t *src0,
                                                    const int32_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_mul_strided_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_mul_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_mul_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_mul_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_sync, s32)(int32_t *dst, const int32_t *src0,
                                                 const int32_t *src1, uint32_t count)
{
    aivd_asc_mul_s32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, f16)(half *dst, const half *src, half value,
                                                   uint32_t count)
{
    aivd_asc_mul_scalar_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, f32)(float *dst, const float *src, float value,
                                                   uint32_t count)
{
    aivd_asc_mul_scalar_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, s16)(int16_t *dst, const int16_t *src, int16_t value,
                                                   uint32_t count)
{
    aivd_asc_mul_scalar_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_mul_scalar_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, strided_f16)(half *dst, const half *src, half value,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_mul_scalar_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, strided_f32)(float *dst, const float *src,
                                                           float value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_mul_scalar_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int16_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_mul_scalar_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_mul_scalar_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar_sync, f16)(half *dst, const half *src, half value,
                                                        uint32_t count)
{
    aivd_asc_mul_scalar_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar_sync, f32)(float *dst, const float *src, float value,
                                                        uint32_t count)
{
    aivd_asc_mul_scalar_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int16_t value, uint32_t count)
{
    aivd_asc_mul_scalar_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_scalar_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_mul_scalar_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select, f16)(half *dst, const half *src0, const half *src1,
                                               uint32_t count)
{
    aivd_asc_select_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select, f32)(float *dst, const float *src0, const float *src1,
                                               uint32_t count)
{
    aivd_asc_select_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select, strided_f16)(half *dst, const half *src0,
                                                       const half *src1, uint8_t repeat,
                                                       uint8_t dst_block_stride,
                                                       uint8_t src0_block_stride,
                                                       uint8_t src1_block_stride,
                                                       uint8_t dst_repeat_stride,
                                                       uint8_t src0_repeat_stride,
                                                       uint8_t src1_repeat_stride)
{
    aivd_asc_select_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select, strided_f32)(float *dst, const float *src0,
                                                       const float *src1, uint8_t repeat,
                                                       uint8_t dst_block_stride,
                                                       uint8_t src0_block_stride,
                                                       uint8_t src1_block_stride,
                                                       uint8_t dst_repeat_stride,
                                                       uint8_t src0_repeat_stride,
                                                       uint8_t src1_repeat_stride)
{
    aivd_asc_select_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select_sync, f16)(half *dst, const half *src0, const half *src1,
                                                    uint32_t count)
{
    aivd_asc_select_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_select_sync, f32)(float *dst, const float *src0,
                                                    const float *src1, uint32_t count)
{
    aivd_asc_select_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, f16)(half *dst, const half *src0, const half *src1,
                                            uint32_t count)
{
    aivd_asc_sub_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, f32)(float *dst, const float *src0, const float *src1,
                                            uint32_t count)
{
    aivd_asc_sub_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_sub_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, s32)(int32_t *dst, const int32_t *src0, const int32_t *src1,
                                            uint32_t count)
{
    aivd_asc_sub_s32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, strided_f16)(half *dst, const half *src0, const half *src1,
                                                    uint8_t repeat, uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_sub_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, strided_f32)(float *dst, const float *src0,
                                                    const float *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_sub_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_sub_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub, strided_s32)(int32_t *dst, const int32_t *src0,
                                                    const int32_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_sub_strided_s32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_sync, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_sub_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_sync, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_sub_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_sub_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_sync, s32)(int32_t *dst, const int32_t *src0,
                                                 const int32_t *src1, uint32_t count)
{
    aivd_asc_sub_s32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, f16)(half *dst, const half *src, half value,
                                                   uint32_t count)
{
    aivd_asc_sub_scalar_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, f32)(float *dst, const float *src, float value,
                                                   uint32_t count)
{
    aivd_asc_sub_scalar_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, s16)(int16_t *dst, const int16_t *src, int16_t value,
                                                   uint32_t count)
{
    aivd_asc_sub_scalar_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_sub_scalar_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, strided_f16)(half *dst, const half *src, half value,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_sub_scalar_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, strided_f32)(float *dst, const float *src,
                                                           float value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_sub_scalar_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int16_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_sub_scalar_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_sub_scalar_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar_sync, f16)(half *dst, const half *src, half value,
                                                        uint32_t count)
{
    aivd_asc_sub_scalar_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar_sync, f32)(float *dst, const float *src, float value,
                                                        uint32_t count)
{
    aivd_asc_sub_scalar_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int16_t value, uint32_t count)
{
    aivd_asc_sub_scalar_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_scalar_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_sub_scalar_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                           uint32_t count)
{
    aivd_asc_or_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or, u16)(uint16_t *dst, const uint16_t *src0,
                                           const uint16_t *src1, uint32_t count)
{
    aivd_asc_or_u16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or, strided_s16)(int16_t *dst, const int16_t *src0,
                                                   const int16_t *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_or_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or, strided_u16)(uint16_t *dst, const uint16_t *src0,
                                                   const uint16_t *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_or_strided_u16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or_sync, s16)(int16_t *dst, const int16_t *src0,
                                                const int16_t *src1, uint32_t count)
{
    aivd_asc_or_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_or_sync, u16)(uint16_t *dst, const uint16_t *src0,
                                                const uint16_t *src1, uint32_t count)
{
    aivd_asc_or_u16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not, s16)(int16_t *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_not_s16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not, u16)(uint16_t *dst, const uint16_t *src, uint32_t count)
{
    aivd_asc_not_u16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not, strided_s16)(int16_t *dst, const int16_t *src,
                                                    uint8_t repeat, uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_not_strided_s16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not, strided_u16)(uint16_t *dst, const uint16_t *src,
                                                    uint8_t repeat, uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_not_strided_u16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not_sync, s16)(int16_t *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_not_s16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_not_sync, u16)(uint16_t *dst, const uint16_t *src, uint32_t count)
{
    aivd_asc_not_u16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_rcp_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_rcp_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_rcp_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    aivd_asc_rcp_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_rcp_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rcp_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_rcp_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, s16)(int16_t *dst, const int16_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_shiftright_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_shiftright_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, u16)(uint16_t *dst, const uint16_t *src,
                                                   uint32_t value, uint32_t count)
{
    aivd_asc_shiftright_u16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, u32)(uint32_t *dst, const uint32_t *src,
                                                   uint32_t value, uint32_t count)
{
    aivd_asc_shiftright_u32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, strided_u16)(uint16_t *dst, const uint16_t *src,
                                                           uint32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_strided_u16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright, strided_u32)(uint32_t *dst, const uint32_t *src,
                                                           uint32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_strided_u32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_shiftright_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_shiftright_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                        uint32_t value, uint32_t count)
{
    aivd_asc_shiftright_u16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                        uint32_t value, uint32_t count)
{
    aivd_asc_shiftright_u32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round, s16)(int16_t *dst, const int16_t *src,
                                                         int32_t value, uint32_t count)
{
    aivd_asc_shiftright_round_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round, s32)(int32_t *dst, const int32_t *src,
                                                         int32_t value, uint32_t count)
{
    aivd_asc_shiftright_round_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round, strided_s16)(int16_t *dst, const int16_t *src,
                                                                 int32_t value, uint8_t repeat,
                                                                 uint16_t dst_block_stride,
                                                                 uint16_t src_block_stride,
                                                                 uint16_t dst_repeat_stride,
                                                                 uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_round_strided_s16(dst, src, value, repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round, strided_s32)(int32_t *dst, const int32_t *src,
                                                                 int32_t value, uint8_t repeat,
                                                                 uint16_t dst_block_stride,
                                                                 uint16_t src_block_stride,
                                                                 uint16_t dst_repeat_stride,
                                                                 uint16_t src_repeat_stride)
{
    aivd_asc_shiftright_round_strided_s32(dst, src, value, repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round_sync, s16)(int16_t *dst, const int16_t *src,
                                                              int32_t value, uint32_t count)
{
    aivd_asc_shiftright_round_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_shiftright_round_sync, s32)(int32_t *dst, const int32_t *src,
                                                              int32_t value, uint32_t count)
{
    aivd_asc_shiftright_round_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add, f16)(half *dst, const half *src0, const half *src1,
                                                uint32_t count)
{
    aivd_asc_mul_add_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add, f32)(float *dst, const float *src0, const float *src1,
                                                uint32_t count)
{
    aivd_asc_mul_add_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add, strided_f16)(half *dst, const half *src0,
                                                        const half *src1, uint8_t repeat,
                                                        uint8_t dst_block_stride,
                                                        uint8_t src0_block_stride,
                                                        uint8_t src1_block_stride,
                                                        uint8_t dst_repeat_stride,
                                                        uint8_t src0_repeat_stride,
                                                        uint8_t src1_repeat_stride)
{
    aivd_asc_mul_add_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add, strided_f32)(float *dst, const float *src0,
                                                        const float *src1, uint8_t repeat,
                                                        uint8_t dst_block_stride,
                                                        uint8_t src0_block_stride,
                                                        uint8_t src1_block_stride,
                                                        uint8_t dst_repeat_stride,
                                                        uint8_t src0_repeat_stride,
                                                        uint8_t src1_repeat_stride)
{
    aivd_asc_mul_add_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_sync, f16)(half *dst, const half *src0, const half *src1,
                                                     uint32_t count)
{
    aivd_asc_mul_add_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_sync, f32)(float *dst, const float *src0,
                                                     const float *src1, uint32_t count)
{
    aivd_asc_mul_add_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu, f16)(half *dst, const half *src0, const half *src1,
                                                     uint32_t count)
{
    aivd_asc_mul_add_relu_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu, f32)(float *dst, const float *src0,
                                                     const float *src1, uint32_t count)
{
    aivd_asc_mul_add_relu_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu, strided_f16)(half *dst, const half *src0,
                                                             const half *src1, uint8_t repeat,
                                                             uint8_t dst_block_stride,
                                                             uint8_t src0_block_stride,
                                                             uint8_t src1_block_stride,
                                                             uint8_t dst_repeat_stride,
                                                             uint8_t src0_repeat_stride,
                                                             uint8_t src1_repeat_stride)
{
    aivd_asc_mul_add_relu_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu, strided_f32)(float *dst, const float *src0,
                                                             const float *src1, uint8_t repeat,
                                                             uint8_t dst_block_stride,
                                                             uint8_t src0_block_stride,
                                                             uint8_t src1_block_stride,
                                                             uint8_t dst_repeat_stride,
                                                             uint8_t src0_repeat_stride,
                                                             uint8_t src1_repeat_stride)
{
    aivd_asc_mul_add_relu_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu_sync, f16)(half *dst, const half *src0,
                                                          const half *src1, uint32_t count)
{
    aivd_asc_mul_add_relu_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_mul_add_relu_sync, f32)(float *dst, const float *src0,
                                                          const float *src1, uint32_t count)
{
    aivd_asc_mul_add_relu_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar, u8_s32)(uint8_t *dst, const int32_t *src,
                                                     int32_t value, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_eq_scalar_sync, u8_s32)(uint8_t *dst, const int32_t *src,
                                                          int32_t value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_eq_scalar_u8_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int42half, one)(half *dst, const int4b_t *src, uint32_t count)
{
    aivd_asc_int42half(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int42half, strided)(half *dst, const int4b_t *src,
                                                      uint8_t repeat, uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint8_t dst_repeat_stride,
                                                      uint8_t src_repeat_stride)
{
    aivd_asc_int42half_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int42half_sync(half *dst, const int4b_t *src, uint32_t count)
{
    aivd_asc_int42half(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int82half, one)(half *dst, const int8_t *src, uint32_t count)
{
    aivd_asc_int82half(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int82half, strided)(half *dst, const int8_t *src, uint8_t repeat,
                                                      uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_repeat_stride)
{
    aivd_asc_int82half_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int82half_sync(half *dst, const int8_t *src, uint32_t count)
{
    aivd_asc_int82half(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_uint82half, one)(half *dst, const uint8_t *src, uint32_t count)
{
    aivd_asc_uint82half(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_uint82half, strided)(half *dst, const uint8_t *src,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    aivd_asc_uint82half_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_uint82half_sync(half *dst, const uint8_t *src, uint32_t count)
{
    aivd_asc_uint82half(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162float, one)(float *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162float(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162float, strided)(float *dst, const int16_t *src,
                                                        uint8_t repeat, uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    aivd_asc_int162float_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162float_sync(float *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162float(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float, one)(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float, strided)(float *dst, const int32_t *src,
                                                        uint8_t repeat, uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    aivd_asc_int322float_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rna, one)(float *dst, const int32_t *src,
                                                        uint32_t count)
{
    aivd_asc_int322float_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rna, strided)(float *dst, const int32_t *src,
                                                            uint8_t repeat,
                                                            uint16_t dst_block_stride,
                                                            uint16_t src_block_stride,
                                                            uint16_t dst_repeat_stride,
                                                            uint16_t src_repeat_stride)
{
    aivd_asc_int322float_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_rna_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_ru, one)(float *dst, const int32_t *src,
                                                       uint32_t count)
{
    aivd_asc_int322float_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_ru, strided)(float *dst, const int32_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int322float_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_ru_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rd, one)(float *dst, const int32_t *src,
                                                       uint32_t count)
{
    aivd_asc_int322float_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rd, strided)(float *dst, const int32_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int322float_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_rd_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rn, one)(float *dst, const int32_t *src,
                                                       uint32_t count)
{
    aivd_asc_int322float_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rn, strided)(float *dst, const int32_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int322float_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_rn_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rz, one)(float *dst, const int32_t *src,
                                                       uint32_t count)
{
    aivd_asc_int322float_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322float_rz, strided)(float *dst, const int32_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int322float_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322float_rz_sync(float *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322float_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322int16, one)(int16_t *dst, const int32_t *src,
                                                    uint32_t count)
{
    aivd_asc_int322int16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322int16, strided)(int16_t *dst, const int32_t *src,
                                                        uint8_t repeat, uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    aivd_asc_int322int16_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322int16_sync(int16_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322int16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322int64, one)(int64_t *dst, const int32_t *src,
                                                    uint32_t count)
{
    aivd_asc_int322int64(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int322int64, strided)(int64_t *dst, const int32_t *src,
                                                        uint8_t repeat, uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    aivd_asc_int322int64_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int322int64_sync(int64_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_int322int64(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642int32, one)(int32_t *dst, const int64_t *src,
                                                    uint32_t count)
{
    aivd_asc_int642int32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642int32, strided)(int32_t *dst, const int64_t *src,
                                                        uint8_t repeat, uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    aivd_asc_int642int32_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642int32_sync(int32_t *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642int32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, s16_u32)(int16_t *dst, const int16_t *src,
                                                   const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_s16_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, u16_u32)(uint16_t *dst, const uint16_t *src,
                                                   const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_u16_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, f16_u32)(half *dst, const half *src,
                                                   const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_f16_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, bf16_u32)(bfloat16_t *dst, const bfloat16_t *src,
                                                    const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_bf16_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, s32_u32)(int32_t *dst, const int32_t *src,
                                                   const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_s32_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, u32)(uint32_t *dst, const uint32_t *src,
                                               const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, f32_u32)(float *dst, const float *src,
                                                   const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_f32_u32(dst, src, src_offset, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_s16_u32)(int16_t *dst, const int16_t *src,
                                                           const uint32_t *src_offset,
                                                           uint16_t dst_repeat_stride,
                                                           uint8_t repeat)
{
    aivd_asc_gather_strided_s16_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_u16_u32)(uint16_t *dst, const uint16_t *src,
                                                           const uint32_t *src_offset,
                                                           uint16_t dst_repeat_stride,
                                                           uint8_t repeat)
{
    aivd_asc_gather_strided_u16_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_f16_u32)(half *dst, const half *src,
                                                           const uint32_t *src_offset,
                                                           uint16_t dst_repeat_stride,
                                                           uint8_t repeat)
{
    aivd_asc_gather_strided_f16_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_bf16_u32)(bfloat16_t *dst, const bfloat16_t *src,
                                                            const uint32_t *src_offset,
                                                            uint16_t dst_repeat_stride,
                                                            uint8_t repeat)
{
    aivd_asc_gather_strided_bf16_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_s32_u32)(int32_t *dst, const int32_t *src,
                                                           const uint32_t *src_offset,
                                                           uint16_t dst_repeat_stride,
                                                           uint8_t repeat)
{
    aivd_asc_gather_strided_s32_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_u32)(uint32_t *dst, const uint32_t *src,
                                                       const uint32_t *src_offset,
                                                       uint16_t dst_repeat_stride, uint8_t repeat)
{
    aivd_asc_gather_strided_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather, strided_f32_u32)(float *dst, const float *src,
                                                           const uint32_t *src_offset,
                                                           uint16_t dst_repeat_stride,
                                                           uint8_t repeat)
{
    aivd_asc_gather_strided_f32_u32(dst, src, src_offset, dst_repeat_stride, repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, s16_u32)(int16_t *dst, const int16_t *src,
                                                        const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_s16_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, u16_u32)(uint16_t *dst, const uint16_t *src,
                                                        const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_u16_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, f16_u32)(half *dst, const half *src,
                                                        const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_f16_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, bf16_u32)(bfloat16_t *dst, const bfloat16_t *src,
                                                         const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_bf16_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, s32_u32)(int32_t *dst, const int32_t *src,
                                                        const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_s32_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                    const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_sync, f32_u32)(float *dst, const float *src,
                                                        const uint32_t *src_offset, uint32_t count)
{
    aivd_asc_gather_f32_u32(dst, src, src_offset, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_transpose, s16)(int16_t *dst, const int16_t *src)
{
    aivd_asc_transpose_s16(dst, src);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_transpose, u16)(uint16_t *dst, const uint16_t *src)
{
    aivd_asc_transpose_u16(dst, src);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_transpose_sync, s16)(int16_t *dst, const int16_t *src)
{
    aivd_asc_transpose_s16(dst, src);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_transpose_sync, u16)(uint16_t *dst, const uint16_t *src)
{
    aivd_asc_transpose_u16(dst, src);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and, s16)(int16_t *dst, const int16_t *src0, const int16_t *src1,
                                            uint32_t count)
{
    aivd_asc_and_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and, u16)(uint16_t *dst, const uint16_t *src0,
                                            const uint16_t *src1, uint32_t count)
{
    aivd_asc_and_u16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and, strided_s16)(int16_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_and_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and, strided_u16)(uint16_t *dst, const uint16_t *src0,
                                                    const uint16_t *src1, uint8_t repeat,
                                                    uint8_t dst_block_stride,
                                                    uint8_t src0_block_stride,
                                                    uint8_t src1_block_stride,
                                                    uint8_t dst_repeat_stride,
                                                    uint8_t src0_repeat_stride,
                                                    uint8_t src1_repeat_stride)
{
    aivd_asc_and_strided_u16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and_sync, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_and_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_and_sync, u16)(uint16_t *dst, const uint16_t *src0,
                                                 const uint16_t *src1, uint32_t count)
{
    aivd_asc_and_u16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu, f16)(half *dst, const half *src, half value,
                                                  uint32_t count)
{
    aivd_asc_leakyrelu_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu, f32)(float *dst, const float *src, float value,
                                                  uint32_t count)
{
    aivd_asc_leakyrelu_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu, strided_f16)(half *dst, const half *src, half value,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_leakyrelu_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu, strided_f32)(float *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_leakyrelu_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu_sync, f16)(half *dst, const half *src, half value,
                                                       uint32_t count)
{
    aivd_asc_leakyrelu_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_leakyrelu_sync, f32)(float *dst, const float *src, float value,
                                                       uint32_t count)
{
    aivd_asc_leakyrelu_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_lt_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_lt_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_lt_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_lt_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_sub_relu_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_sub_relu_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_sub_relu_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, s8_f16)(int8_t *dst, const half *src0,
                                                    const half *src1, uint32_t count)
{
    aivd_asc_sub_relu_s8_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, f16_f32)(half *dst, const float *src0,
                                                     const float *src1, uint32_t count)
{
    aivd_asc_sub_relu_f16_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, s8_s16)(int8_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint32_t count)
{
    aivd_asc_sub_relu_s8_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_f16)(half *dst, const half *src0,
                                                         const half *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_f32)(float *dst, const float *src0,
                                                         const float *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_s16)(int16_t *dst, const int16_t *src0,
                                                         const int16_t *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_s8_f16)(int8_t *dst, const half *src0,
                                                            const half *src1, uint8_t repeat,
                                                            uint8_t dst_block_stride,
                                                            uint8_t src0_block_stride,
                                                            uint8_t src1_block_stride,
                                                            uint8_t dst_repeat_stride,
                                                            uint8_t src0_repeat_stride,
                                                            uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_s8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_f16_f32)(half *dst, const float *src0,
                                                             const float *src1, uint8_t repeat,
                                                             uint8_t dst_block_stride,
                                                             uint8_t src0_block_stride,
                                                             uint8_t src1_block_stride,
                                                             uint8_t dst_repeat_stride,
                                                             uint8_t src0_repeat_stride,
                                                             uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_f16_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu, strided_s8_s16)(int8_t *dst, const int16_t *src0,
                                                            const int16_t *src1, uint8_t repeat,
                                                            uint8_t dst_block_stride,
                                                            uint8_t src0_block_stride,
                                                            uint8_t src1_block_stride,
                                                            uint8_t dst_repeat_stride,
                                                            uint8_t src0_repeat_stride,
                                                            uint8_t src1_repeat_stride)
{
    aivd_asc_sub_relu_strided_s8_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, f16)(half *dst, const half *src0,
                                                      const half *src1, uint32_t count)
{
    aivd_asc_sub_relu_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, f32)(float *dst, const float *src0,
                                                      const float *src1, uint32_t count)
{
    aivd_asc_sub_relu_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, s16)(int16_t *dst, const int16_t *src0,
                                                      const int16_t *src1, uint32_t count)
{
    aivd_asc_sub_relu_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, s8_f16)(int8_t *dst, const half *src0,
                                                         const half *src1, uint32_t count)
{
    aivd_asc_sub_relu_s8_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, f16_f32)(half *dst, const float *src0,
                                                          const float *src1, uint32_t count)
{
    aivd_asc_sub_relu_f16_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sub_relu_sync, s8_s16)(int8_t *dst, const int16_t *src0,
                                                         const int16_t *src1, uint32_t count)
{
    aivd_asc_sub_relu_s8_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rna, one)(int16_t *dst, const float *src,
                                                        uint32_t count)
{
    aivd_asc_float2int16_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rna, strided)(int16_t *dst, const float *src,
                                                            uint8_t repeat,
                                                            uint16_t dst_block_stride,
                                                            uint16_t src_block_stride,
                                                            uint16_t dst_repeat_stride,
                                                            uint16_t src_repeat_stride)
{
    aivd_asc_float2int16_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int16_rna_sync(int16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int16_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_ru, one)(int16_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int16_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_ru, strided)(int16_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int16_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int16_ru_sync(int16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int16_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rd, one)(int16_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int16_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rd, strided)(int16_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int16_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int16_rd_sync(int16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int16_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rn, one)(int16_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int16_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rn, strided)(int16_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int16_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int16_rn_sync(int16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int16_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rz, one)(int16_t *dst, const float *src,
                                                       uint32_t count)
{
    aivd_asc_float2int16_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_float2int16_rz, strided)(int16_t *dst, const float *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_float2int16_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_float2int16_rz_sync(int16_t *dst, const float *src, uint32_t count)
{
    aivd_asc_float2int16_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_rsqrt_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_rsqrt_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                      uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_repeat_stride)
{
    aivd_asc_rsqrt_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                      uint16_t dst_block_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_repeat_stride)
{
    aivd_asc_rsqrt_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_rsqrt_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_rsqrt_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_rsqrt_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, f16)(half *dst, const half *src0, const half *src1,
                                                 uint32_t count)
{
    aivd_asc_add_relu_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, f32)(float *dst, const float *src0, const float *src1,
                                                 uint32_t count)
{
    aivd_asc_add_relu_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, s16)(int16_t *dst, const int16_t *src0,
                                                 const int16_t *src1, uint32_t count)
{
    aivd_asc_add_relu_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, s8_f16)(int8_t *dst, const half *src0,
                                                    const half *src1, uint32_t count)
{
    aivd_asc_add_relu_s8_f16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, f16_f32)(half *dst, const float *src0,
                                                     const float *src1, uint32_t count)
{
    aivd_asc_add_relu_f16_f32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, s8_s16)(int8_t *dst, const int16_t *src0,
                                                    const int16_t *src1, uint32_t count)
{
    aivd_asc_add_relu_s8_s16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_f16)(half *dst, const half *src0,
                                                         const half *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_f32)(float *dst, const float *src0,
                                                         const float *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_s16)(int16_t *dst, const int16_t *src0,
                                                         const int16_t *src1, uint8_t repeat,
                                                         uint8_t dst_block_stride,
                                                         uint8_t src0_block_stride,
                                                         uint8_t src1_block_stride,
                                                         uint8_t dst_repeat_stride,
                                                         uint8_t src0_repeat_stride,
                                                         uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_s8_f16)(int8_t *dst, const half *src0,
                                                            const half *src1, uint8_t repeat,
                                                            uint8_t dst_block_stride,
                                                            uint8_t src0_block_stride,
                                                            uint8_t src1_block_stride,
                                                            uint8_t dst_repeat_stride,
                                                            uint8_t src0_repeat_stride,
                                                            uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_s8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_f16_f32)(half *dst, const float *src0,
                                                             const float *src1, uint8_t repeat,
                                                             uint8_t dst_block_stride,
                                                             uint8_t src0_block_stride,
                                                             uint8_t src1_block_stride,
                                                             uint8_t dst_repeat_stride,
                                                             uint8_t src0_repeat_stride,
                                                             uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_f16_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu, strided_s8_s16)(int8_t *dst, const int16_t *src0,
                                                            const int16_t *src1, uint8_t repeat,
                                                            uint8_t dst_block_stride,
                                                            uint8_t src0_block_stride,
                                                            uint8_t src1_block_stride,
                                                            uint8_t dst_repeat_stride,
                                                            uint8_t src0_repeat_stride,
                                                            uint8_t src1_repeat_stride)
{
    aivd_asc_add_relu_strided_s8_s16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, f16)(half *dst, const half *src0,
                                                      const half *src1, uint32_t count)
{
    aivd_asc_add_relu_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, f32)(float *dst, const float *src0,
                                                      const float *src1, uint32_t count)
{
    aivd_asc_add_relu_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, s16)(int16_t *dst, const int16_t *src0,
                                                      const int16_t *src1, uint32_t count)
{
    aivd_asc_add_relu_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, s8_f16)(int8_t *dst, const half *src0,
                                                         const half *src1, uint32_t count)
{
    aivd_asc_add_relu_s8_f16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, f16_f32)(half *dst, const float *src0,
                                                          const float *src1, uint32_t count)
{
    aivd_asc_add_relu_f16_f32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_add_relu_sync, s8_s16)(int8_t *dst, const int16_t *src0,
                                                         const int16_t *src1, uint32_t count)
{
    aivd_asc_add_relu_s8_s16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_ge_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_ge_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_ge_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_ge_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_ge_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ge_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_ge_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce, u16)(uint16_t *dst, const uint16_t *src0,
                                               const uint16_t *src1, uint32_t count)
{
    aivd_asc_reduce_u16(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce, u32)(uint32_t *dst, const uint32_t *src0,
                                               const uint32_t *src1, uint32_t count)
{
    aivd_asc_reduce_u32(dst, src0, src1, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce, strided_u16)(uint16_t *dst, const uint16_t *src0,
                                                       const uint16_t *src1, uint16_t repeat,
                                                       uint8_t src0_block_stride,
                                                       uint8_t pattern_mode,
                                                       uint16_t src0_repeat_stride,
                                                       uint8_t src1_repeat_stride)
{
    aivd_asc_reduce_strided_u16(dst, src0, src1, repeat, src0_block_stride, pattern_mode,
        src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce, strided_u32)(uint32_t *dst, const uint32_t *src0,
                                                       const uint32_t *src1, uint16_t repeat,
                                                       uint8_t src0_block_stride,
                                                       uint8_t pattern_mode,
                                                       uint16_t src0_repeat_stride,
                                                       uint8_t src1_repeat_stride)
{
    aivd_asc_reduce_strided_u32(dst, src0, src1, repeat, src0_block_stride, pattern_mode,
        src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce_sync, u16)(uint16_t *dst, const uint16_t *src0,
                                                    const uint16_t *src1, uint32_t count)
{
    aivd_asc_reduce_u16(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_reduce_sync, u32)(uint32_t *dst, const uint32_t *src0,
                                                    const uint32_t *src1, uint32_t count)
{
    aivd_asc_reduce_u32(dst, src0, src1, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rna, one)(float *dst, const int64_t *src,
                                                        uint32_t count)
{
    aivd_asc_int642float_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rna, strided)(float *dst, const int64_t *src,
                                                            uint8_t repeat,
                                                            uint16_t dst_block_stride,
                                                            uint16_t src_block_stride,
                                                            uint16_t dst_repeat_stride,
                                                            uint16_t src_repeat_stride)
{
    aivd_asc_int642float_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642float_rna_sync(float *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642float_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_ru, one)(float *dst, const int64_t *src,
                                                       uint32_t count)
{
    aivd_asc_int642float_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_ru, strided)(float *dst, const int64_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int642float_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642float_ru_sync(float *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642float_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rd, one)(float *dst, const int64_t *src,
                                                       uint32_t count)
{
    aivd_asc_int642float_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rd, strided)(float *dst, const int64_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int642float_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642float_rd_sync(float *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642float_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rn, one)(float *dst, const int64_t *src,
                                                       uint32_t count)
{
    aivd_asc_int642float_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rn, strided)(float *dst, const int64_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int642float_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642float_rn_sync(float *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642float_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rz, one)(float *dst, const int64_t *src,
                                                       uint32_t count)
{
    aivd_asc_int642float_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int642float_rz, strided)(float *dst, const int64_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int642float_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int642float_rz_sync(float *dst, const int64_t *src, uint32_t count)
{
    aivd_asc_int642float_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_sqrt_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_sqrt_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt, strided_f16)(half *dst, const half *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_sqrt_strided_f16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt, strided_f32)(float *dst, const float *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_sqrt_strided_f32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt_sync, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_sqrt_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_sqrt_sync, f32)(float *dst, const float *src, uint32_t count)
{
    aivd_asc_sqrt_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, f16)(half *dst, const half *src, half value, uint32_t count)
{
    aivd_asc_axpy_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, f32)(float *dst, const float *src, float value,
                                             uint32_t count)
{
    aivd_asc_axpy_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, f32_f16)(float *dst, const half *src, half value,
                                                 uint32_t count)
{
    aivd_asc_axpy_f32_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, strided_f16)(half *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_axpy_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, strided_f32)(float *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_axpy_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy, strided_f32_f16)(float *dst, const half *src, half value,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    aivd_asc_axpy_strided_f32_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy_sync, f16)(half *dst, const half *src, half value,
                                                  uint32_t count)
{
    aivd_asc_axpy_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy_sync, f32)(float *dst, const float *src, float value,
                                                  uint32_t count)
{
    aivd_asc_axpy_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_axpy_sync, f32_f16)(float *dst, const half *src, half value,
                                                      uint32_t count)
{
    aivd_asc_axpy_f32_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_lt_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_lt_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_lt_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_lt_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_lt_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_lt_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_lt_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_ne_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_ne_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_ne_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_ne_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_ne_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half, one)(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half, strided)(half *dst, const int16_t *src,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    aivd_asc_int162half_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rna, one)(half *dst, const int16_t *src,
                                                       uint32_t count)
{
    aivd_asc_int162half_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rna, strided)(half *dst, const int16_t *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_int162half_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_rna_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_ru, one)(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_ru, strided)(half *dst, const int16_t *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_int162half_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_ru_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rd, one)(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rd, strided)(half *dst, const int16_t *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_int162half_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_rd_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rn, one)(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rn, strided)(half *dst, const int16_t *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_int162half_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_rn_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rz, one)(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_int162half_rz, strided)(half *dst, const int16_t *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_int162half_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_int162half_rz_sync(half *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_int162half_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_datablock, u16_u32)(uint16_t *dst, const uint16_t *src,
                                                             const uint32_t *src_offset,
                                                             uint16_t dst_repeat_stride,
                                                             uint8_t dst_block_stride,
                                                             uint8_t repeat)
{
    aivd_asc_gather_datablock_u16_u32(dst, src, src_offset, dst_repeat_stride, dst_block_stride,
        repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_datablock, u32)(uint32_t *dst, const uint32_t *src,
                                                         const uint32_t *src_offset,
                                                         uint16_t dst_repeat_stride,
                                                         uint8_t dst_block_stride, uint8_t repeat)
{
    aivd_asc_gather_datablock_u32(dst, src, src_offset, dst_repeat_stride, dst_block_stride,
        repeat);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_datablock_sync, u16_u32)(uint16_t *dst,
                                                                  const uint16_t *src,
                                                                  const uint32_t *src_offset,
                                                                  uint16_t dst_repeat_stride,
                                                                  uint8_t dst_block_stride,
                                                                  uint8_t repeat)
{
    aivd_asc_gather_datablock_u16_u32(dst, src, src_offset, dst_repeat_stride, dst_block_stride,
        repeat);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gather_datablock_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                              const uint32_t *src_offset,
                                                              uint16_t dst_repeat_stride,
                                                              uint8_t dst_block_stride,
                                                              uint8_t repeat)
{
    aivd_asc_gather_datablock_u32(dst, src, src_offset, dst_repeat_stride, dst_block_stride,
        repeat);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, f16)(half *dst, const half *src, half value,
                                                   uint32_t count)
{
    aivd_asc_min_scalar_f16(dst, src, aivd_half_bits(value), count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, f32)(float *dst, const float *src, float value,
                                                   uint32_t count)
{
    aivd_asc_min_scalar_f32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, s16)(int16_t *dst, const int16_t *src, int16_t value,
                                                   uint32_t count)
{
    aivd_asc_min_scalar_s16(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, s32)(int32_t *dst, const int32_t *src, int32_t value,
                                                   uint32_t count)
{
    aivd_asc_min_scalar_s32(dst, src, value, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, strided_f16)(half *dst, const half *src, half value,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_min_scalar_strided_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, strided_f32)(float *dst, const float *src,
                                                           float value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_min_scalar_strided_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, strided_s16)(int16_t *dst, const int16_t *src,
                                                           int16_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_min_scalar_strided_s16(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar, strided_s32)(int32_t *dst, const int32_t *src,
                                                           int32_t value, uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_min_scalar_strided_s32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar_sync, f16)(half *dst, const half *src, half value,
                                                        uint32_t count)
{
    aivd_asc_min_scalar_f16(dst, src, aivd_half_bits(value), count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar_sync, f32)(float *dst, const float *src, float value,
                                                        uint32_t count)
{
    aivd_asc_min_scalar_f32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar_sync, s16)(int16_t *dst, const int16_t *src,
                                                        int16_t value, uint32_t count)
{
    aivd_asc_min_scalar_s16(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_min_scalar_sync, s32)(int32_t *dst, const int32_t *src,
                                                        int32_t value, uint32_t count)
{
    aivd_asc_min_scalar_s32(dst, src, value, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_gt_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_gt_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_gt_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_gt_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_gt_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_gt_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_gt_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8, one)(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8, strided)(uint8_t *dst, const half *src,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rna, one)(uint8_t *dst, const half *src,
                                                       uint32_t count)
{
    aivd_asc_half2uint8_rna(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rna, strided)(uint8_t *dst, const half *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_block_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_rna_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_rna_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rna(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_ru, one)(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_ru(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_ru, strided)(uint8_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_ru_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_ru_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_ru(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rd, one)(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rd(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rd, strided)(uint8_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_rd_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_rd_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rd(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rn, one)(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rn(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rn, strided)(uint8_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_rn_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_rn_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rn(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rz, one)(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rz(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_half2uint8_rz, strided)(uint8_t *dst, const half *src,
                                                          uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_half2uint8_rz_strided(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void asc_half2uint8_rz_sync(uint8_t *dst, const half *src, uint32_t count)
{
    aivd_asc_half2uint8_rz(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le, u8_f16)(uint8_t *dst, const half *src0, const half *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_le_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le, u8_f32)(uint8_t *dst, const float *src0, const float *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    aivd_asc_le_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le, mask_f16)(const half *src0, const half *src1, uint8_t repeat,
                                                uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_le_mask_f16(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le, mask_f32)(const float *src0, const float *src1,
                                                uint8_t repeat, uint8_t dst_block_stride,
                                                uint8_t src0_block_stride,
                                                uint8_t src1_block_stride,
                                                uint8_t dst_repeat_stride,
                                                uint8_t src0_repeat_stride,
                                                uint8_t src1_repeat_stride)
{
    aivd_asc_le_mask_f32(src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_sync, u8_f16)(uint8_t *dst, const half *src0,
                                                   const half *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_le_u8_f16(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_sync, u8_f32)(uint8_t *dst, const float *src0,
                                                   const float *src1, uint8_t repeat,
                                                   uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    aivd_asc_le_u8_f32(dst, src0, src1, repeat, dst_block_stride, src0_block_stride,
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_scalar, u8_f16)(uint8_t *dst, const half *src, half value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_le_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_scalar, u8_f32)(uint8_t *dst, const float *src, float value,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_le_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_scalar_sync, u8_f16)(uint8_t *dst, const half *src,
                                                          half value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_le_scalar_u8_f16(dst, src, aivd_half_bits(value), repeat, dst_block_stride,
        src_block_stride, dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_le_scalar_sync, u8_f32)(uint8_t *dst, const float *src,
                                                          float value, uint8_t repeat,
                                                          uint16_t dst_block_stride,
                                                          uint16_t src_block_stride,
                                                          uint16_t dst_repeat_stride,
                                                          uint16_t src_repeat_stride)
{
    aivd_asc_le_scalar_u8_f32(dst, src, value, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum, f16)(half *dst, const half *src, uint32_t count)
{
    aivd_asc_pair_reduce_sum_f16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum, f32)(float *dst, const float *src,
                                                        uint32_t count)
{
    aivd_asc_pair_reduce_sum_f32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum, strided_f16)(half *dst, const half *src,
                                                                uint8_t repeat,
                                                                uint16_t dst_repeat_stride,
                                                                uint16_t src_block_stride,
                                                                uint16_t src_repeat_stride)
{
    aivd_asc_pair_reduce_sum_strided_f16(dst, src, repeat, dst_repeat_stride, src_block_stride,
        src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum, strided_f32)(float *dst, const float *src,
                                                                uint8_t repeat,
                                                                uint16_t dst_repeat_stride,
                                                                uint16_t src_block_stride,
                                                                uint16_t src_repeat_stride)
{
    aivd_asc_pair_reduce_sum_strided_f32(dst, src, repeat, dst_repeat_stride, src_block_stride,
        src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum_sync, f16)(half *dst, const half *src,
                                                             uint32_t count)
{
    aivd_asc_pair_reduce_sum_f16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_pair_reduce_sum_sync, f32)(float *dst, const float *src,
                                                             uint32_t count)
{
    aivd_asc_pair_reduce_sum_f32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, s16)(int16_t *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_copy_s16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, u16)(uint16_t *dst, const uint16_t *src, uint32_t count)
{
    aivd_asc_copy_u16(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, s32)(int32_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_copy_s32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, u32)(uint32_t *dst, const uint32_t *src, uint32_t count)
{
    aivd_asc_copy_u32(dst, src, count);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, strided_s16)(int16_t *dst, const int16_t *src,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_copy_strided_s16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, strided_u16)(uint16_t *dst, const uint16_t *src,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_copy_strided_u16(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, strided_s32)(int32_t *dst, const int32_t *src,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_copy_strided_s32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy, strided_u32)(uint32_t *dst, const uint32_t *src,
                                                     uint8_t repeat, uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    aivd_asc_copy_strided_u32(dst, src, repeat, dst_block_stride, src_block_stride,
        dst_repeat_stride, src_repeat_stride);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_sync, s16)(int16_t *dst, const int16_t *src, uint32_t count)
{
    aivd_asc_copy_s16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                  uint32_t count)
{
    aivd_asc_copy_u16(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_sync, s32)(int32_t *dst, const int32_t *src, uint32_t count)
{
    aivd_asc_copy_s32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                  uint32_t count)
{
    aivd_asc_copy_u32(dst, src, count);
    aivd_asc_sync_pipe((int)PIPE_V);
}

#ifndef __cplusplus

#define asc_float2int32_rd__args1(value) asc_float2int32_rd__one(value)
#define asc_float2int32_rd__args3(dst, src, count) asc_float2int32_rd__vector(dst, src, count)
#define asc_float2int32_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int32_rd__vector_strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int32_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rd__args3, AIVD_ASC_WRONG, asc_float2int32_rd__args1, \
        0)(__VA_ARGS__)
#define asc_float2int32_ru__args1(value) asc_float2int32_ru__one(value)
#define asc_float2int32_ru__args3(dst, src, count) asc_float2int32_ru__vector(dst, src, count)
#define asc_float2int32_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int32_ru__vector_strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int32_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_ru__args3, AIVD_ASC_WRONG, asc_float2int32_ru__args1, \
        0)(__VA_ARGS__)
#define asc_float2int32_rn__args1(value) asc_float2int32_rn__one(value)
#define asc_float2int32_rn__args3(dst, src, count) asc_float2int32_rn__vector(dst, src, count)
#define asc_float2int32_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int32_rn__vector_strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int32_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rn__args3, AIVD_ASC_WRONG, asc_float2int32_rn__args1, \
        0)(__VA_ARGS__)
#define asc_float2int32_rna__args1(value) asc_float2int32_rna__one(value)
#define asc_float2int32_rna__args3(dst, src, count) asc_float2int32_rna__vector(dst, src, count)
#define asc_float2int32_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int32_rna__vector_strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int32_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rna__args3, AIVD_ASC_WRONG, asc_float2int32_rna__args1, \
        0)(__VA_ARGS__)
#define asc_get_reduce_max_cnt(val, index) \
    _Generic((val), \
        half: asc_get_reduce_max_cnt__f16, \
        float: asc_get_reduce_max_cnt__f32)(&(val), &(index))

#define asc_get_reduce_min_cnt(val, index) \
    _Generic((val), \
        half: asc_get_reduce_min_cnt__f16, \
        float: asc_get_reduce_min_cnt__f32)(&(val), &(index))

#define asc_add__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_add__f16, \
        float *: asc_add__f32, \
        int16_t *: asc_add__s16, \
        int32_t *: asc_add__s32)(dst, src0, src1, count)
#define asc_add__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_add__strided_f16, \
        float *: asc_add__strided_f32, \
        int16_t *: asc_add__strided_s16, \
        int32_t *: asc_add__strided_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_add(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_add__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_add__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_add_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_add_sync__f16, \
        float *: asc_add_sync__f32, \
        int16_t *: asc_add_sync__s16, \
        int32_t *: asc_add_sync__s32)(dst, src0, src1, count)

#define asc_add_scalar__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_add_scalar__f16, \
        float *: asc_add_scalar__f32, \
        int16_t *: asc_add_scalar__s16, \
        int32_t *: asc_add_scalar__s32)(dst, src, value, count)
#define asc_add_scalar__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_add_scalar__strided_f16, \
        float *: asc_add_scalar__strided_f32, \
        int16_t *: asc_add_scalar__strided_s16, \
        int32_t *: asc_add_scalar__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_add_scalar(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_add_scalar__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_add_scalar__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_add_scalar_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_add_scalar_sync__f16, \
        float *: asc_add_scalar_sync__f32, \
        int16_t *: asc_add_scalar_sync__s16, \
        int32_t *: asc_add_scalar_sync__s32)(dst, src, value, count)

#define asc_brcb(dst, src, dst_block_stride, dst_repeat_stride, repeat) \
    _Generic((dst), \
        uint16_t *: asc_brcb__u16, \
        uint32_t *: asc_brcb__u32)(dst, src, dst_block_stride, dst_repeat_stride, repeat)
#define asc_brcb_sync(dst, src, dst_block_stride, dst_repeat_stride, repeat) \
    _Generic((dst), \
        uint16_t *: asc_brcb_sync__u16, \
        uint32_t *: asc_brcb_sync__u32)(dst, src, dst_block_stride, dst_repeat_stride, repeat)

#define asc_datablock_reduce_sum__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_sum__f16, \
        float *: asc_datablock_reduce_sum__f32)(dst, src, count)
#define asc_datablock_reduce_sum__args6(dst, src, repeat, dst_repeat_stride, src_block_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_datablock_reduce_sum__strided_f16, \
        float *: asc_datablock_reduce_sum__strided_f32)(dst, src, repeat, dst_repeat_stride, \
        src_block_stride, src_repeat_stride)
#define asc_datablock_reduce_sum(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_datablock_reduce_sum__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_datablock_reduce_sum__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_datablock_reduce_sum_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_sum_sync__f16, \
        float *: asc_datablock_reduce_sum_sync__f32)(dst, src, count)

#define asc_datablock_reduce_max__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_max__f16, \
        float *: asc_datablock_reduce_max__f32)(dst, src, count)
#define asc_datablock_reduce_max__args6(dst, src, repeat, dst_repeat_stride, src_block_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_datablock_reduce_max__strided_f16, \
        float *: asc_datablock_reduce_max__strided_f32)(dst, src, repeat, dst_repeat_stride, \
        src_block_stride, src_repeat_stride)
#define asc_datablock_reduce_max(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_datablock_reduce_max__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_datablock_reduce_max__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_datablock_reduce_max_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_max_sync__f16, \
        float *: asc_datablock_reduce_max_sync__f32)(dst, src, count)

#define asc_datablock_reduce_min__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_min__f16, \
        float *: asc_datablock_reduce_min__f32)(dst, src, count)
#define asc_datablock_reduce_min__args6(dst, src, repeat, dst_repeat_stride, src_block_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_datablock_reduce_min__strided_f16, \
        float *: asc_datablock_reduce_min__strided_f32)(dst, src, repeat, dst_repeat_stride, \
        src_block_stride, src_repeat_stride)
#define asc_datablock_reduce_min(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_datablock_reduce_min__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_datablock_reduce_min__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_datablock_reduce_min_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_datablock_reduce_min_sync__f16, \
        float *: asc_datablock_reduce_min_sync__f32)(dst, src, count)

#define asc_repeat_reduce_sum__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_sum__f16, \
        float *: asc_repeat_reduce_sum__f32)(dst, src, count)
#define asc_repeat_reduce_sum__args6(dst, src, repeat, dst_repeat_stride, src_block_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_sum__strided_f16, \
        float *: asc_repeat_reduce_sum__strided_f32)(dst, src, repeat, dst_repeat_stride, \
        src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_sum(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_sum__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_sum__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_sum_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_sum_sync__f16, \
        float *: asc_repeat_reduce_sum_sync__f32)(dst, src, count)

#define asc_repeat_reduce_max_index_value__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_index_value__f16, \
        float *: asc_repeat_reduce_max_index_value__f32)(dst, src, count)
#define asc_repeat_reduce_max_index_value__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_index_value__strided_f16, \
        float *: asc_repeat_reduce_max_index_value__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_max_index_value(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_max_index_value__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_max_index_value__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_max_index_value_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_index_value_sync__f16, \
        float *: asc_repeat_reduce_max_index_value_sync__f32)(dst, src, count)

#define asc_repeat_reduce_max_value_index__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_value_index__f16, \
        float *: asc_repeat_reduce_max_value_index__f32)(dst, src, count)
#define asc_repeat_reduce_max_value_index__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_value_index__strided_f16, \
        float *: asc_repeat_reduce_max_value_index__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_max_value_index(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_max_value_index__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_max_value_index__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_max_value_index_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_value_index_sync__f16, \
        float *: asc_repeat_reduce_max_value_index_sync__f32)(dst, src, count)

#define asc_repeat_reduce_max_only_value__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_value__f16, \
        float *: asc_repeat_reduce_max_only_value__f32)(dst, src, count)
#define asc_repeat_reduce_max_only_value__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_value__strided_f16, \
        float *: asc_repeat_reduce_max_only_value__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_max_only_value(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_max_only_value__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_max_only_value__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_max_only_value_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_value_sync__f16, \
        float *: asc_repeat_reduce_max_only_value_sync__f32)(dst, src, count)

#define asc_repeat_reduce_max_only_index__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_index__f16, \
        float *: asc_repeat_reduce_max_only_index__f32)(dst, src, count)
#define asc_repeat_reduce_max_only_index__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_index__strided_f16, \
        float *: asc_repeat_reduce_max_only_index__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_max_only_index(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_max_only_index__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_max_only_index__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_max_only_index_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_max_only_index_sync__f16, \
        float *: asc_repeat_reduce_max_only_index_sync__f32)(dst, src, count)

#define asc_repeat_reduce_min_index_value__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_index_value__f16, \
        float *: asc_repeat_reduce_min_index_value__f32)(dst, src, count)
#define asc_repeat_reduce_min_index_value__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_index_value__strided_f16, \
        float *: asc_repeat_reduce_min_index_value__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_min_index_value(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_min_index_value__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_min_index_value__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_min_index_value_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_index_value_sync__f16, \
        float *: asc_repeat_reduce_min_index_value_sync__f32)(dst, src, count)

#define asc_repeat_reduce_min_value_index__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_value_index__f16, \
        float *: asc_repeat_reduce_min_value_index__f32)(dst, src, count)
#define asc_repeat_reduce_min_value_index__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_value_index__strided_f16, \
        float *: asc_repeat_reduce_min_value_index__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_min_value_index(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_min_value_index__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_min_value_index__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_min_value_index_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_value_index_sync__f16, \
        float *: asc_repeat_reduce_min_value_index_sync__f32)(dst, src, count)

#define asc_repeat_reduce_min_only_value__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_value__f16, \
        float *: asc_repeat_reduce_min_only_value__f32)(dst, src, count)
#define asc_repeat_reduce_min_only_value__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_value__strided_f16, \
        float *: asc_repeat_reduce_min_only_value__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_min_only_value(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_min_only_value__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_min_only_value__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_min_only_value_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_value_sync__f16, \
        float *: asc_repeat_reduce_min_only_value_sync__f32)(dst, src, count)

#define asc_repeat_reduce_min_only_index__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_index__f16, \
        float *: asc_repeat_reduce_min_only_index__f32)(dst, src, count)
#define asc_repeat_reduce_min_only_index__args6(dst, src, repeat, dst_repeat_stride, \
            src_block_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_index__strided_f16, \
        float *: asc_repeat_reduce_min_only_index__strided_f32)(dst, src, repeat, \
        dst_repeat_stride, src_block_stride, src_repeat_stride)
#define asc_repeat_reduce_min_only_index(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_repeat_reduce_min_only_index__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_repeat_reduce_min_only_index__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_repeat_reduce_min_only_index_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_repeat_reduce_min_only_index_sync__f16, \
        float *: asc_repeat_reduce_min_only_index_sync__f32)(dst, src, count)

#define asc_eq__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_eq__mask_f16, \
        const half *: asc_eq__mask_f16, \
        float *: asc_eq__mask_f32, \
        const float *: asc_eq__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_eq__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_eq__u8_f16, \
        const half *: asc_eq__u8_f16, \
        float *: asc_eq__u8_f32, \
        const float *: asc_eq__u8_f32, \
        int32_t *: asc_eq__u8_s32, \
        const int32_t *: asc_eq__u8_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_eq(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_eq__args10, asc_eq__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_eq_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_eq_sync__u8_f16, \
        const half *: asc_eq_sync__u8_f16, \
        float *: asc_eq_sync__u8_f32, \
        const float *: asc_eq_sync__u8_f32, \
        int32_t *: asc_eq_sync__u8_s32, \
        const int32_t *: asc_eq_sync__u8_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_bfloat162float__args3(dst, src, count) asc_bfloat162float__one(dst, src, count)
#define asc_bfloat162float__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162float__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162float(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162float__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162float__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_bfloat162int32_rna__args3(dst, src, count) asc_bfloat162int32_rna__one(dst, src, count)
#define asc_bfloat162int32_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162int32_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162int32_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_bfloat162int32_ru__args3(dst, src, count) asc_bfloat162int32_ru__one(dst, src, count)
#define asc_bfloat162int32_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162int32_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162int32_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_bfloat162int32_rd__args3(dst, src, count) asc_bfloat162int32_rd__one(dst, src, count)
#define asc_bfloat162int32_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162int32_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162int32_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_bfloat162int32_rn__args3(dst, src, count) asc_bfloat162int32_rn__one(dst, src, count)
#define asc_bfloat162int32_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162int32_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162int32_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_bfloat162int32_rz__args3(dst, src, count) asc_bfloat162int32_rz__one(dst, src, count)
#define asc_bfloat162int32_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_bfloat162int32_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_bfloat162int32_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_bfloat162int32_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2bfloat16_rn__args3(dst, src, count) asc_float2bfloat16_rn__one(dst, src, count)
#define asc_float2bfloat16_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2bfloat16_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2bfloat16_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2bfloat16_rna__args3(dst, src, count) asc_float2bfloat16_rna__one(dst, src, count)
#define asc_float2bfloat16_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2bfloat16_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2bfloat16_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2bfloat16_rd__args3(dst, src, count) asc_float2bfloat16_rd__one(dst, src, count)
#define asc_float2bfloat16_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2bfloat16_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2bfloat16_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2bfloat16_ru__args3(dst, src, count) asc_float2bfloat16_ru__one(dst, src, count)
#define asc_float2bfloat16_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2bfloat16_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2bfloat16_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2bfloat16_rz__args3(dst, src, count) asc_float2bfloat16_rz__one(dst, src, count)
#define asc_float2bfloat16_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2bfloat16_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2bfloat16_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2bfloat16_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2float_rn__args3(dst, src, count) asc_float2float_rn__one(dst, src, count)
#define asc_float2float_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2float_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2float_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2float_rd__args3(dst, src, count) asc_float2float_rd__one(dst, src, count)
#define asc_float2float_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2float_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2float_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2float_ru__args3(dst, src, count) asc_float2float_ru__one(dst, src, count)
#define asc_float2float_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2float_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2float_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2float_rna__args3(dst, src, count) asc_float2float_rna__one(dst, src, count)
#define asc_float2float_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2float_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2float_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2float_rz__args3(dst, src, count) asc_float2float_rz__one(dst, src, count)
#define asc_float2float_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2float_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2float_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2float_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half__args3(dst, src, count) asc_float2half__one(dst, src, count)
#define asc_float2half__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_rn__args3(dst, src, count) asc_float2half_rn__one(dst, src, count)
#define asc_float2half_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_rna__args3(dst, src, count) asc_float2half_rna__one(dst, src, count)
#define asc_float2half_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_rd__args3(dst, src, count) asc_float2half_rd__one(dst, src, count)
#define asc_float2half_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_ru__args3(dst, src, count) asc_float2half_ru__one(dst, src, count)
#define asc_float2half_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_rz__args3(dst, src, count) asc_float2half_rz__one(dst, src, count)
#define asc_float2half_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2half_ro__args3(dst, src, count) asc_float2half_ro__one(dst, src, count)
#define asc_float2half_ro__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2half_ro__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2half_ro(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2half_ro__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_float2half_ro__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int32_rz__args3(dst, src, count) asc_float2int32_rz__one(dst, src, count)
#define asc_float2int32_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int32_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int32_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int32_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int64_rna__args3(dst, src, count) asc_float2int64_rna__one(dst, src, count)
#define asc_float2int64_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int64_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int64_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2int64_ru__args3(dst, src, count) asc_float2int64_ru__one(dst, src, count)
#define asc_float2int64_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int64_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int64_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int64_rd__args3(dst, src, count) asc_float2int64_rd__one(dst, src, count)
#define asc_float2int64_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int64_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int64_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int64_rn__args3(dst, src, count) asc_float2int64_rn__one(dst, src, count)
#define asc_float2int64_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int64_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int64_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int64_rz__args3(dst, src, count) asc_float2int64_rz__one(dst, src, count)
#define asc_float2int64_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int64_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int64_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int64_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2float__args3(dst, src, count) asc_half2float__one(dst, src, count)
#define asc_half2float__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2float__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2float(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2float__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2float__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4__args3(dst, src, count) asc_half2int4__one(dst, src, count)
#define asc_half2int4__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4_rna__args3(dst, src, count) asc_half2int4_rna__one(dst, src, count)
#define asc_half2int4_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4_ru__args3(dst, src, count) asc_half2int4_ru__one(dst, src, count)
#define asc_half2int4_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4_rd__args3(dst, src, count) asc_half2int4_rd__one(dst, src, count)
#define asc_half2int4_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4_rn__args3(dst, src, count) asc_half2int4_rn__one(dst, src, count)
#define asc_half2int4_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int4_rz__args3(dst, src, count) asc_half2int4_rz__one(dst, src, count)
#define asc_half2int4_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int4_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int4_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int4_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int4_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8__args3(dst, src, count) asc_half2int8__one(dst, src, count)
#define asc_half2int8__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8_rna__args3(dst, src, count) asc_half2int8_rna__one(dst, src, count)
#define asc_half2int8_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8_ru__args3(dst, src, count) asc_half2int8_ru__one(dst, src, count)
#define asc_half2int8_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8_rd__args3(dst, src, count) asc_half2int8_rd__one(dst, src, count)
#define asc_half2int8_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8_rn__args3(dst, src, count) asc_half2int8_rn__one(dst, src, count)
#define asc_half2int8_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int8_rz__args3(dst, src, count) asc_half2int8_rz__one(dst, src, count)
#define asc_half2int8_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int8_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int8_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int8_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int8_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int16_rna__args3(dst, src, count) asc_half2int16_rna__one(dst, src, count)
#define asc_half2int16_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int16_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int16_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int16_ru__args3(dst, src, count) asc_half2int16_ru__one(dst, src, count)
#define asc_half2int16_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int16_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int16_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int16_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int16_rd__args3(dst, src, count) asc_half2int16_rd__one(dst, src, count)
#define asc_half2int16_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int16_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int16_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int16_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int16_rn__args3(dst, src, count) asc_half2int16_rn__one(dst, src, count)
#define asc_half2int16_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int16_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int16_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int16_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int16_rz__args3(dst, src, count) asc_half2int16_rz__one(dst, src, count)
#define asc_half2int16_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int16_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int16_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int16_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int16_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int32_rna__args3(dst, src, count) asc_half2int32_rna__one(dst, src, count)
#define asc_half2int32_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int32_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int32_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int32_ru__args3(dst, src, count) asc_half2int32_ru__one(dst, src, count)
#define asc_half2int32_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int32_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int32_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int32_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int32_rd__args3(dst, src, count) asc_half2int32_rd__one(dst, src, count)
#define asc_half2int32_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int32_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int32_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int32_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int32_rn__args3(dst, src, count) asc_half2int32_rn__one(dst, src, count)
#define asc_half2int32_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int32_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int32_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int32_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2int32_rz__args3(dst, src, count) asc_half2int32_rz__one(dst, src, count)
#define asc_half2int32_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2int32_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2int32_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2int32_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2int32_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_div__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_div__f16, \
        float *: asc_div__f32)(dst, src0, src1, count)
#define asc_div__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_div__strided_f16, \
        float *: asc_div__strided_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_div(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_div__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_div__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_div_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_div_sync__f16, \
        float *: asc_div_sync__f32)(dst, src0, src1, count)

#define asc_duplicate__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_duplicate__f16, \
        int16_t *: asc_duplicate__s16, \
        uint16_t *: asc_duplicate__u16, \
        bfloat16_t *: asc_duplicate__bf16, \
        float *: asc_duplicate__f32, \
        int32_t *: asc_duplicate__s32, \
        uint32_t *: asc_duplicate__u32)(dst, src, count)
#define asc_duplicate__args5(dst, src, repeat, dst_block_stride, dst_repeat_stride) \
    _Generic((dst), \
        half *: asc_duplicate__strided_f16, \
        int16_t *: asc_duplicate__strided_s16, \
        uint16_t *: asc_duplicate__strided_u16, \
        bfloat16_t *: asc_duplicate__strided_bf16, \
        float *: asc_duplicate__strided_f32, \
        int32_t *: asc_duplicate__strided_s32, \
        uint32_t *: asc_duplicate__strided_u32)(dst, src, repeat, dst_block_stride, \
        dst_repeat_stride)
#define asc_duplicate(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_duplicate__args5, AIVD_ASC_WRONG, \
        asc_duplicate__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_duplicate_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_duplicate_sync__f16, \
        int16_t *: asc_duplicate_sync__s16, \
        uint16_t *: asc_duplicate_sync__u16, \
        bfloat16_t *: asc_duplicate_sync__bf16, \
        float *: asc_duplicate_sync__f32, \
        int32_t *: asc_duplicate_sync__s32, \
        uint32_t *: asc_duplicate_sync__u32)(dst, src, count)

#define asc_exp__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_exp__f16, \
        float *: asc_exp__f32)(dst, src, count)
#define asc_exp__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_exp__strided_f16, \
        float *: asc_exp__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_exp(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_exp__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_exp__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_exp_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_exp_sync__f16, \
        float *: asc_exp_sync__f32)(dst, src, count)

#define asc_log__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_log__f16, \
        float *: asc_log__f32)(dst, src, count)
#define asc_log__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_log__strided_f16, \
        float *: asc_log__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_log(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_log__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_log__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_log_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_log_sync__f16, \
        float *: asc_log_sync__f32)(dst, src, count)

#define asc_gt_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_gt_scalar__u8_f16, \
        const half *: asc_gt_scalar__u8_f16, \
        float *: asc_gt_scalar__u8_f32, \
        const float *: asc_gt_scalar__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_gt_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_gt_scalar_sync__u8_f16, \
        const half *: asc_gt_scalar_sync__u8_f16, \
        float *: asc_gt_scalar_sync__u8_f32, \
        const float *: asc_gt_scalar_sync__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_abs__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_abs__f16, \
        float *: asc_abs__f32)(dst, src, count)
#define asc_abs__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_abs__strided_f16, \
        float *: asc_abs__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_abs(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_abs__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_abs__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_abs_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_abs_sync__f16, \
        float *: asc_abs_sync__f32)(dst, src, count)

#define asc_shiftleft__args4(dst, src, distance, count) \
    _Generic((dst), \
        int16_t *: asc_shiftleft__s16, \
        uint16_t *: asc_shiftleft__u16, \
        int32_t *: asc_shiftleft__s32, \
        uint32_t *: asc_shiftleft__u32)(dst, src, distance, count)
#define asc_shiftleft__args8(dst, src, distance, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_shiftleft__strided_s16, \
        uint16_t *: asc_shiftleft__strided_u16, \
        int32_t *: asc_shiftleft__strided_s32, \
        uint32_t *: asc_shiftleft__strided_u32)(dst, src, distance, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_shiftleft(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftleft__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftleft__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_shiftleft_sync(dst, src, distance, count) \
    _Generic((dst), \
        int16_t *: asc_shiftleft_sync__s16, \
        uint16_t *: asc_shiftleft_sync__u16, \
        int32_t *: asc_shiftleft_sync__s32, \
        uint32_t *: asc_shiftleft_sync__u32)(dst, src, distance, count)

#define asc_mul_cast_half2int8__args4(dst, src0, src1, count) \
    asc_mul_cast_half2int8__one(dst, src0, src1, count)
#define asc_mul_cast_half2int8__args10(dst, src0, src1, repeat, dst_block_stride, \
            src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
            src1_repeat_stride) \
    asc_mul_cast_half2int8__strided(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_mul_cast_half2int8(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul_cast_half2int8__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_cast_half2int8__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_mul_cast_half2uint8__args4(dst, src0, src1, count) \
    asc_mul_cast_half2uint8__one(dst, src0, src1, count)
#define asc_mul_cast_half2uint8__args10(dst, src0, src1, repeat, dst_block_stride, \
            src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
            src1_repeat_stride) \
    asc_mul_cast_half2uint8__strided(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_mul_cast_half2uint8(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul_cast_half2uint8__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_cast_half2uint8__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_ne__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ne__mask_f16, \
        const half *: asc_ne__mask_f16, \
        float *: asc_ne__mask_f32, \
        const float *: asc_ne__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_ne__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ne__u8_f16, \
        const half *: asc_ne__u8_f16, \
        float *: asc_ne__u8_f32, \
        const float *: asc_ne__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_ne(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_ne__args10, asc_ne__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_ne_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ne_sync__u8_f16, \
        const half *: asc_ne_sync__u8_f16, \
        float *: asc_ne_sync__u8_f32, \
        const float *: asc_ne_sync__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_ge_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_ge_scalar__u8_f16, \
        const half *: asc_ge_scalar__u8_f16, \
        float *: asc_ge_scalar__u8_f32, \
        const float *: asc_ge_scalar__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_ge_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_ge_scalar_sync__u8_f16, \
        const half *: asc_ge_scalar_sync__u8_f16, \
        float *: asc_ge_scalar_sync__u8_f32, \
        const float *: asc_ge_scalar_sync__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_relu__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_relu__f16, \
        float *: asc_relu__f32, \
        int32_t *: asc_relu__s32)(dst, src, count)
#define asc_relu__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_relu__strided_f16, \
        float *: asc_relu__strided_f32, \
        int32_t *: asc_relu__strided_s32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_relu(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_relu__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_relu__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_relu_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_relu_sync__f16, \
        float *: asc_relu_sync__f32, \
        int32_t *: asc_relu_sync__s32)(dst, src, count)

#define asc_max__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_max__f16, \
        float *: asc_max__f32, \
        int16_t *: asc_max__s16, \
        int32_t *: asc_max__s32)(dst, src0, src1, count)
#define asc_max__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_max__strided_f16, \
        float *: asc_max__strided_f32, \
        int16_t *: asc_max__strided_s16, \
        int32_t *: asc_max__strided_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_max(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_max__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_max__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_max_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_max_sync__f16, \
        float *: asc_max_sync__f32, \
        int16_t *: asc_max_sync__s16, \
        int32_t *: asc_max_sync__s32)(dst, src0, src1, count)

#define asc_max_scalar__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_max_scalar__f16, \
        float *: asc_max_scalar__f32, \
        int16_t *: asc_max_scalar__s16, \
        int32_t *: asc_max_scalar__s32)(dst, src, value, count)
#define asc_max_scalar__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_max_scalar__strided_f16, \
        float *: asc_max_scalar__strided_f32, \
        int16_t *: asc_max_scalar__strided_s16, \
        int32_t *: asc_max_scalar__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_max_scalar(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_max_scalar__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_max_scalar__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_max_scalar_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_max_scalar_sync__f16, \
        float *: asc_max_scalar_sync__f32, \
        int16_t *: asc_max_scalar_sync__s16, \
        int32_t *: asc_max_scalar_sync__s32)(dst, src, value, count)

#define asc_min__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_min__f16, \
        float *: asc_min__f32, \
        int16_t *: asc_min__s16, \
        int32_t *: asc_min__s32)(dst, src0, src1, count)
#define asc_min__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_min__strided_f16, \
        float *: asc_min__strided_f32, \
        int16_t *: asc_min__strided_s16, \
        int32_t *: asc_min__strided_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_min(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_min__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_min__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_min_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_min_sync__f16, \
        float *: asc_min_sync__f32, \
        int16_t *: asc_min_sync__s16, \
        int32_t *: asc_min_sync__s32)(dst, src0, src1, count)

#define asc_fma__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_fma__f16, \
            const half *: asc_fma__f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_fma__f32, \
            const float *: asc_fma__f32, \
            half *: asc_fma__f32_f16, \
            const half *: asc_fma__f32_f16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)
#define asc_fma__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_fma__strided_f16, \
            const half *: asc_fma__strided_f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_fma__strided_f32, \
            const float *: asc_fma__strided_f32, \
            half *: asc_fma__strided_f32_f16, \
            const half *: asc_fma__strided_f32_f16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_fma(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_fma__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_fma__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_fma_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_fma_sync__f16, \
            const half *: asc_fma_sync__f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_fma_sync__f32, \
            const float *: asc_fma_sync__f32, \
            half *: asc_fma_sync__f32_f16, \
            const half *: asc_fma_sync__f32_f16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)

#define asc_mul__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul__f16, \
        float *: asc_mul__f32, \
        int16_t *: asc_mul__s16, \
        int32_t *: asc_mul__s32)(dst, src0, src1, count)
#define asc_mul__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_mul__strided_f16, \
        float *: asc_mul__strided_f32, \
        int16_t *: asc_mul__strided_s16, \
        int32_t *: asc_mul__strided_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_mul(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_mul_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul_sync__f16, \
        float *: asc_mul_sync__f32, \
        int16_t *: asc_mul_sync__s16, \
        int32_t *: asc_mul_sync__s32)(dst, src0, src1, count)

#define asc_mul_scalar__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_mul_scalar__f16, \
        float *: asc_mul_scalar__f32, \
        int16_t *: asc_mul_scalar__s16, \
        int32_t *: asc_mul_scalar__s32)(dst, src, value, count)
#define asc_mul_scalar__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_mul_scalar__strided_f16, \
        float *: asc_mul_scalar__strided_f32, \
        int16_t *: asc_mul_scalar__strided_s16, \
        int32_t *: asc_mul_scalar__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_mul_scalar(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_scalar__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_scalar__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_mul_scalar_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_mul_scalar_sync__f16, \
        float *: asc_mul_scalar_sync__f32, \
        int16_t *: asc_mul_scalar_sync__s16, \
        int32_t *: asc_mul_scalar_sync__s32)(dst, src, value, count)

#define asc_select__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_select__f16, \
        float *: asc_select__f32)(dst, src0, src1, count)
#define asc_select__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_select__strided_f16, \
        float *: asc_select__strided_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_select(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_select__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_select__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_select_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_select_sync__f16, \
        float *: asc_select_sync__f32)(dst, src0, src1, count)

#define asc_sub__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_sub__f16, \
        float *: asc_sub__f32, \
        int16_t *: asc_sub__s16, \
        int32_t *: asc_sub__s32)(dst, src0, src1, count)
#define asc_sub__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_sub__strided_f16, \
        float *: asc_sub__strided_f32, \
        int16_t *: asc_sub__strided_s16, \
        int32_t *: asc_sub__strided_s32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_sub(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_sub__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_sub__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_sub_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_sub_sync__f16, \
        float *: asc_sub_sync__f32, \
        int16_t *: asc_sub_sync__s16, \
        int32_t *: asc_sub_sync__s32)(dst, src0, src1, count)

#define asc_sub_scalar__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_sub_scalar__f16, \
        float *: asc_sub_scalar__f32, \
        int16_t *: asc_sub_scalar__s16, \
        int32_t *: asc_sub_scalar__s32)(dst, src, value, count)
#define asc_sub_scalar__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_sub_scalar__strided_f16, \
        float *: asc_sub_scalar__strided_f32, \
        int16_t *: asc_sub_scalar__strided_s16, \
        int32_t *: asc_sub_scalar__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_sub_scalar(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_sub_scalar__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_sub_scalar__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_sub_scalar_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_sub_scalar_sync__f16, \
        float *: asc_sub_scalar_sync__f32, \
        int16_t *: asc_sub_scalar_sync__s16, \
        int32_t *: asc_sub_scalar_sync__s32)(dst, src, value, count)

#define asc_or__args4(dst, src0, src1, count) \
    _Generic((dst), \
        int16_t *: asc_or__s16, \
        uint16_t *: asc_or__u16)(dst, src0, src1, count)
#define asc_or__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_or__strided_s16, \
        uint16_t *: asc_or__strided_u16)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_or(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_or__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_or__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_or_sync(dst, src0, src1, count) \
    _Generic((dst), \
        int16_t *: asc_or_sync__s16, \
        uint16_t *: asc_or_sync__u16)(dst, src0, src1, count)

#define asc_not__args3(dst, src, count) \
    _Generic((dst), \
        int16_t *: asc_not__s16, \
        uint16_t *: asc_not__u16)(dst, src, count)
#define asc_not__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_not__strided_s16, \
        uint16_t *: asc_not__strided_u16)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_not(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_not__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_not__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_not_sync(dst, src, count) \
    _Generic((dst), \
        int16_t *: asc_not_sync__s16, \
        uint16_t *: asc_not_sync__u16)(dst, src, count)

#define asc_rcp__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_rcp__f16, \
        float *: asc_rcp__f32)(dst, src, count)
#define asc_rcp__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_rcp__strided_f16, \
        float *: asc_rcp__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_rcp(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_rcp__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_rcp__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_rcp_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_rcp_sync__f16, \
        float *: asc_rcp_sync__f32)(dst, src, count)

#define asc_shiftright__args4(dst, src, value, count) \
    _Generic((dst), \
        int16_t *: asc_shiftright__s16, \
        int32_t *: asc_shiftright__s32, \
        uint16_t *: asc_shiftright__u16, \
        uint32_t *: asc_shiftright__u32)(dst, src, value, count)
#define asc_shiftright__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_shiftright__strided_s16, \
        int32_t *: asc_shiftright__strided_s32, \
        uint16_t *: asc_shiftright__strided_u16, \
        uint32_t *: asc_shiftright__strided_u32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_shiftright(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftright__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftright__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_shiftright_sync(dst, src, value, count) \
    _Generic((dst), \
        int16_t *: asc_shiftright_sync__s16, \
        int32_t *: asc_shiftright_sync__s32, \
        uint16_t *: asc_shiftright_sync__u16, \
        uint32_t *: asc_shiftright_sync__u32)(dst, src, value, count)

#define asc_shiftright_round__args4(dst, src, value, count) \
    _Generic((dst), \
        int16_t *: asc_shiftright_round__s16, \
        int32_t *: asc_shiftright_round__s32)(dst, src, value, count)
#define asc_shiftright_round__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_shiftright_round__strided_s16, \
        int32_t *: asc_shiftright_round__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_shiftright_round(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftright_round__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_shiftright_round__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_shiftright_round_sync(dst, src, value, count) \
    _Generic((dst), \
        int16_t *: asc_shiftright_round_sync__s16, \
        int32_t *: asc_shiftright_round_sync__s32)(dst, src, value, count)

#define asc_mul_add__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul_add__f16, \
        float *: asc_mul_add__f32)(dst, src0, src1, count)
#define asc_mul_add__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_mul_add__strided_f16, \
        float *: asc_mul_add__strided_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_mul_add(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul_add__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_add__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_mul_add_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul_add_sync__f16, \
        float *: asc_mul_add_sync__f32)(dst, src0, src1, count)

#define asc_mul_add_relu__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul_add_relu__f16, \
        float *: asc_mul_add_relu__f32)(dst, src0, src1, count)
#define asc_mul_add_relu__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: asc_mul_add_relu__strided_f16, \
        float *: asc_mul_add_relu__strided_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_mul_add_relu(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_mul_add_relu__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_mul_add_relu__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_mul_add_relu_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: asc_mul_add_relu_sync__f16, \
        float *: asc_mul_add_relu_sync__f32)(dst, src0, src1, count)

#define asc_eq_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_eq_scalar__u8_f16, \
        const half *: asc_eq_scalar__u8_f16, \
        float *: asc_eq_scalar__u8_f32, \
        const float *: asc_eq_scalar__u8_f32, \
        int32_t *: asc_eq_scalar__u8_s32, \
        const int32_t *: asc_eq_scalar__u8_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_eq_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_eq_scalar_sync__u8_f16, \
        const half *: asc_eq_scalar_sync__u8_f16, \
        float *: asc_eq_scalar_sync__u8_f32, \
        const float *: asc_eq_scalar_sync__u8_f32, \
        int32_t *: asc_eq_scalar_sync__u8_s32, \
        const int32_t *: asc_eq_scalar_sync__u8_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_int42half__args3(dst, src, count) asc_int42half__one(dst, src, count)
#define asc_int42half__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int42half__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int42half(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int42half__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int42half__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int82half__args3(dst, src, count) asc_int82half__one(dst, src, count)
#define asc_int82half__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int82half__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int82half(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int82half__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int82half__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_uint82half__args3(dst, src, count) asc_uint82half__one(dst, src, count)
#define asc_uint82half__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_uint82half__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_uint82half(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_uint82half__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_uint82half__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162float__args3(dst, src, count) asc_int162float__one(dst, src, count)
#define asc_int162float__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162float__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162float(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162float__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162float__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322float__args3(dst, src, count) asc_int322float__one(dst, src, count)
#define asc_int322float__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int322float__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322float_rna__args3(dst, src, count) asc_int322float_rna__one(dst, src, count)
#define asc_int322float_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_int322float_ru__args3(dst, src, count) asc_int322float_ru__one(dst, src, count)
#define asc_int322float_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322float_rd__args3(dst, src, count) asc_int322float_rd__one(dst, src, count)
#define asc_int322float_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322float_rn__args3(dst, src, count) asc_int322float_rn__one(dst, src, count)
#define asc_int322float_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322float_rz__args3(dst, src, count) asc_int322float_rz__one(dst, src, count)
#define asc_int322float_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322float_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322float_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322float_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322int16__args3(dst, src, count) asc_int322int16__one(dst, src, count)
#define asc_int322int16__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322int16__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322int16(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322int16__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int322int16__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int322int64__args3(dst, src, count) asc_int322int64__one(dst, src, count)
#define asc_int322int64__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int322int64__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int322int64(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int322int64__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int322int64__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int642int32__args3(dst, src, count) asc_int642int32__one(dst, src, count)
#define asc_int642int32__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642int32__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642int32(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642int32__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int642int32__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_gather__args4(dst, src, src_offset, count) \
    _Generic((dst), \
        int16_t *: asc_gather__s16_u32, \
        uint16_t *: asc_gather__u16_u32, \
        half *: asc_gather__f16_u32, \
        bfloat16_t *: asc_gather__bf16_u32, \
        int32_t *: asc_gather__s32_u32, \
        uint32_t *: asc_gather__u32, \
        float *: asc_gather__f32_u32)(dst, src, src_offset, count)
#define asc_gather__args5(dst, src, src_offset, dst_repeat_stride, repeat) \
    _Generic((dst), \
        int16_t *: asc_gather__strided_s16_u32, \
        uint16_t *: asc_gather__strided_u16_u32, \
        half *: asc_gather__strided_f16_u32, \
        bfloat16_t *: asc_gather__strided_bf16_u32, \
        int32_t *: asc_gather__strided_s32_u32, \
        uint32_t *: asc_gather__strided_u32, \
        float *: asc_gather__strided_f32_u32)(dst, src, src_offset, dst_repeat_stride, repeat)
#define asc_gather(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_gather__args5, asc_gather__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_gather_sync(dst, src, src_offset, count) \
    _Generic((dst), \
        int16_t *: asc_gather_sync__s16_u32, \
        uint16_t *: asc_gather_sync__u16_u32, \
        half *: asc_gather_sync__f16_u32, \
        bfloat16_t *: asc_gather_sync__bf16_u32, \
        int32_t *: asc_gather_sync__s32_u32, \
        uint32_t *: asc_gather_sync__u32, \
        float *: asc_gather_sync__f32_u32)(dst, src, src_offset, count)

#define asc_transpose(dst, src) \
    _Generic((dst), \
        int16_t *: asc_transpose__s16, \
        uint16_t *: asc_transpose__u16)(dst, src)
#define asc_transpose_sync(dst, src) \
    _Generic((dst), \
        int16_t *: asc_transpose_sync__s16, \
        uint16_t *: asc_transpose_sync__u16)(dst, src)

#define asc_and__args4(dst, src0, src1, count) \
    _Generic((dst), \
        int16_t *: asc_and__s16, \
        uint16_t *: asc_and__u16)(dst, src0, src1, count)
#define asc_and__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_and__strided_s16, \
        uint16_t *: asc_and__strided_u16)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_and(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_and__args10, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_and__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_and_sync(dst, src0, src1, count) \
    _Generic((dst), \
        int16_t *: asc_and_sync__s16, \
        uint16_t *: asc_and_sync__u16)(dst, src0, src1, count)

#define asc_leakyrelu__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_leakyrelu__f16, \
        float *: asc_leakyrelu__f32)(dst, src, value, count)
#define asc_leakyrelu__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_leakyrelu__strided_f16, \
        float *: asc_leakyrelu__strided_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_leakyrelu(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_leakyrelu__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_leakyrelu__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_leakyrelu_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_leakyrelu_sync__f16, \
        float *: asc_leakyrelu_sync__f32)(dst, src, value, count)

#define asc_lt_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_lt_scalar__u8_f16, \
        const half *: asc_lt_scalar__u8_f16, \
        float *: asc_lt_scalar__u8_f32, \
        const float *: asc_lt_scalar__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_lt_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_lt_scalar_sync__u8_f16, \
        const half *: asc_lt_scalar_sync__u8_f16, \
        float *: asc_lt_scalar_sync__u8_f32, \
        const float *: asc_lt_scalar_sync__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_sub_relu__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_sub_relu__f16, \
            const half *: asc_sub_relu__f16, \
            float *: asc_sub_relu__f16_f32, \
            const float *: asc_sub_relu__f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_sub_relu__f32, \
            const float *: asc_sub_relu__f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_sub_relu__s16, \
            const int16_t *: asc_sub_relu__s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_sub_relu__s8_f16, \
            const half *: asc_sub_relu__s8_f16, \
            int16_t *: asc_sub_relu__s8_s16, \
            const int16_t *: asc_sub_relu__s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)
#define asc_sub_relu__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_sub_relu__strided_f16, \
            const half *: asc_sub_relu__strided_f16, \
            float *: asc_sub_relu__strided_f16_f32, \
            const float *: asc_sub_relu__strided_f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_sub_relu__strided_f32, \
            const float *: asc_sub_relu__strided_f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_sub_relu__strided_s16, \
            const int16_t *: asc_sub_relu__strided_s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_sub_relu__strided_s8_f16, \
            const half *: asc_sub_relu__strided_s8_f16, \
            int16_t *: asc_sub_relu__strided_s8_s16, \
            const int16_t *: asc_sub_relu__strided_s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_sub_relu(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_sub_relu__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_sub_relu__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_sub_relu_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_sub_relu_sync__f16, \
            const half *: asc_sub_relu_sync__f16, \
            float *: asc_sub_relu_sync__f16_f32, \
            const float *: asc_sub_relu_sync__f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_sub_relu_sync__f32, \
            const float *: asc_sub_relu_sync__f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_sub_relu_sync__s16, \
            const int16_t *: asc_sub_relu_sync__s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_sub_relu_sync__s8_f16, \
            const half *: asc_sub_relu_sync__s8_f16, \
            int16_t *: asc_sub_relu_sync__s8_s16, \
            const int16_t *: asc_sub_relu_sync__s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)

#define asc_float2int16_rna__args3(dst, src, count) asc_float2int16_rna__one(dst, src, count)
#define asc_float2int16_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int16_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int16_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_float2int16_ru__args3(dst, src, count) asc_float2int16_ru__one(dst, src, count)
#define asc_float2int16_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int16_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int16_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int16_rd__args3(dst, src, count) asc_float2int16_rd__one(dst, src, count)
#define asc_float2int16_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int16_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int16_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int16_rn__args3(dst, src, count) asc_float2int16_rn__one(dst, src, count)
#define asc_float2int16_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int16_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int16_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_float2int16_rz__args3(dst, src, count) asc_float2int16_rz__one(dst, src, count)
#define asc_float2int16_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_float2int16_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_float2int16_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_float2int16_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_rsqrt__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_rsqrt__f16, \
        float *: asc_rsqrt__f32)(dst, src, count)
#define asc_rsqrt__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_rsqrt__strided_f16, \
        float *: asc_rsqrt__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_rsqrt(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_rsqrt__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_rsqrt__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_rsqrt_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_rsqrt_sync__f16, \
        float *: asc_rsqrt_sync__f32)(dst, src, count)

#define asc_add_relu__args4(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_add_relu__f16, \
            const half *: asc_add_relu__f16, \
            float *: asc_add_relu__f16_f32, \
            const float *: asc_add_relu__f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_add_relu__f32, \
            const float *: asc_add_relu__f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_add_relu__s16, \
            const int16_t *: asc_add_relu__s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_add_relu__s8_f16, \
            const half *: asc_add_relu__s8_f16, \
            int16_t *: asc_add_relu__s8_s16, \
            const int16_t *: asc_add_relu__s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)
#define asc_add_relu__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_add_relu__strided_f16, \
            const half *: asc_add_relu__strided_f16, \
            float *: asc_add_relu__strided_f16_f32, \
            const float *: asc_add_relu__strided_f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_add_relu__strided_f32, \
            const float *: asc_add_relu__strided_f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_add_relu__strided_s16, \
            const int16_t *: asc_add_relu__strided_s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_add_relu__strided_s8_f16, \
            const half *: asc_add_relu__strided_s8_f16, \
            int16_t *: asc_add_relu__strided_s8_s16, \
            const int16_t *: asc_add_relu__strided_s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_add_relu(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_add_relu__args10, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_add_relu__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_add_relu_sync(dst, src0, src1, count) \
    _Generic((dst), \
        half *: _Generic((src0), \
            half *: asc_add_relu_sync__f16, \
            const half *: asc_add_relu_sync__f16, \
            float *: asc_add_relu_sync__f16_f32, \
            const float *: asc_add_relu_sync__f16_f32, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src0), \
            float *: asc_add_relu_sync__f32, \
            const float *: asc_add_relu_sync__f32, \
            default: aivd_asc_no_such_form), \
        int16_t *: _Generic((src0), \
            int16_t *: asc_add_relu_sync__s16, \
            const int16_t *: asc_add_relu_sync__s16, \
            default: aivd_asc_no_such_form), \
        int8_t *: _Generic((src0), \
            half *: asc_add_relu_sync__s8_f16, \
            const half *: asc_add_relu_sync__s8_f16, \
            int16_t *: asc_add_relu_sync__s8_s16, \
            const int16_t *: asc_add_relu_sync__s8_s16, \
            default: aivd_asc_no_such_form))(dst, src0, src1, count)

#define asc_ge__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ge__mask_f16, \
        const half *: asc_ge__mask_f16, \
        float *: asc_ge__mask_f32, \
        const float *: asc_ge__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_ge__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ge__u8_f16, \
        const half *: asc_ge__u8_f16, \
        float *: asc_ge__u8_f32, \
        const float *: asc_ge__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_ge(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_ge__args10, asc_ge__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_ge_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_ge_sync__u8_f16, \
        const half *: asc_ge_sync__u8_f16, \
        float *: asc_ge_sync__u8_f32, \
        const float *: asc_ge_sync__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_reduce__args4(dst, src0, src1, count) \
    _Generic((dst), \
        uint16_t *: asc_reduce__u16, \
        uint32_t *: asc_reduce__u32)(dst, src0, src1, count)
#define asc_reduce__args8(dst, src0, src1, repeat, src0_block_stride, pattern_mode, \
            src0_repeat_stride, src1_repeat_stride) \
    _Generic((dst), \
        uint16_t *: asc_reduce__strided_u16, \
        uint32_t *: asc_reduce__strided_u32)(dst, src0, src1, repeat, src0_block_stride, \
        pattern_mode, src0_repeat_stride, src1_repeat_stride)
#define asc_reduce(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_reduce__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_reduce__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_reduce_sync(dst, src0, src1, count) \
    _Generic((dst), \
        uint16_t *: asc_reduce_sync__u16, \
        uint32_t *: asc_reduce_sync__u32)(dst, src0, src1, count)

#define asc_int642float_rna__args3(dst, src, count) asc_int642float_rna__one(dst, src, count)
#define asc_int642float_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642float_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642float_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_int642float_ru__args3(dst, src, count) asc_int642float_ru__one(dst, src, count)
#define asc_int642float_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642float_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642float_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int642float_rd__args3(dst, src, count) asc_int642float_rd__one(dst, src, count)
#define asc_int642float_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642float_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642float_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int642float_rn__args3(dst, src, count) asc_int642float_rn__one(dst, src, count)
#define asc_int642float_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642float_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642float_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int642float_rz__args3(dst, src, count) asc_int642float_rz__one(dst, src, count)
#define asc_int642float_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int642float_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int642float_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int642float_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_sqrt__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_sqrt__f16, \
        float *: asc_sqrt__f32)(dst, src, count)
#define asc_sqrt__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_sqrt__strided_f16, \
        float *: asc_sqrt__strided_f32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_sqrt(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_sqrt__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_sqrt__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_sqrt_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_sqrt_sync__f16, \
        float *: asc_sqrt_sync__f32)(dst, src, count)

#define asc_axpy__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: _Generic((src), \
            half *: asc_axpy__f16, \
            const half *: asc_axpy__f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src), \
            float *: asc_axpy__f32, \
            const float *: asc_axpy__f32, \
            half *: asc_axpy__f32_f16, \
            const half *: asc_axpy__f32_f16, \
            default: aivd_asc_no_such_form))(dst, src, value, count)
#define asc_axpy__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: _Generic((src), \
            half *: asc_axpy__strided_f16, \
            const half *: asc_axpy__strided_f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src), \
            float *: asc_axpy__strided_f32, \
            const float *: asc_axpy__strided_f32, \
            half *: asc_axpy__strided_f32_f16, \
            const half *: asc_axpy__strided_f32_f16, \
            default: aivd_asc_no_such_form))(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_axpy(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_axpy__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_axpy__args4, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_axpy_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: _Generic((src), \
            half *: asc_axpy_sync__f16, \
            const half *: asc_axpy_sync__f16, \
            default: aivd_asc_no_such_form), \
        float *: _Generic((src), \
            float *: asc_axpy_sync__f32, \
            const float *: asc_axpy_sync__f32, \
            half *: asc_axpy_sync__f32_f16, \
            const half *: asc_axpy_sync__f32_f16, \
            default: aivd_asc_no_such_form))(dst, src, value, count)

#define asc_lt__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_lt__mask_f16, \
        const half *: asc_lt__mask_f16, \
        float *: asc_lt__mask_f32, \
        const float *: asc_lt__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_lt__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_lt__u8_f16, \
        const half *: asc_lt__u8_f16, \
        float *: asc_lt__u8_f32, \
        const float *: asc_lt__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_lt(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_lt__args10, asc_lt__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_lt_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_lt_sync__u8_f16, \
        const half *: asc_lt_sync__u8_f16, \
        float *: asc_lt_sync__u8_f32, \
        const float *: asc_lt_sync__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_ne_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_ne_scalar__u8_f16, \
        const half *: asc_ne_scalar__u8_f16, \
        float *: asc_ne_scalar__u8_f32, \
        const float *: asc_ne_scalar__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_ne_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_ne_scalar_sync__u8_f16, \
        const half *: asc_ne_scalar_sync__u8_f16, \
        float *: asc_ne_scalar_sync__u8_f32, \
        const float *: asc_ne_scalar_sync__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_int162half__args3(dst, src, count) asc_int162half__one(dst, src, count)
#define asc_int162half__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162half__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162half_rna__args3(dst, src, count) asc_int162half_rna__one(dst, src, count)
#define asc_int162half_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162half_ru__args3(dst, src, count) asc_int162half_ru__one(dst, src, count)
#define asc_int162half_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162half_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162half_rd__args3(dst, src, count) asc_int162half_rd__one(dst, src, count)
#define asc_int162half_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162half_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162half_rn__args3(dst, src, count) asc_int162half_rn__one(dst, src, count)
#define asc_int162half_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162half_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_int162half_rz__args3(dst, src, count) asc_int162half_rz__one(dst, src, count)
#define asc_int162half_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_int162half_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_int162half_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_int162half_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_int162half_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_gather_datablock(dst, src, src_offset, dst_repeat_stride, dst_block_stride, repeat) \
    _Generic((dst), \
        uint16_t *: asc_gather_datablock__u16_u32, \
        uint32_t *: asc_gather_datablock__u32)(dst, src, src_offset, dst_repeat_stride, \
        dst_block_stride, repeat)
#define asc_gather_datablock_sync(dst, src, src_offset, dst_repeat_stride, dst_block_stride, \
            repeat) \
    _Generic((dst), \
        uint16_t *: asc_gather_datablock_sync__u16_u32, \
        uint32_t *: asc_gather_datablock_sync__u32)(dst, src, src_offset, dst_repeat_stride, \
        dst_block_stride, repeat)

#define asc_min_scalar__args4(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_min_scalar__f16, \
        float *: asc_min_scalar__f32, \
        int16_t *: asc_min_scalar__s16, \
        int32_t *: asc_min_scalar__s32)(dst, src, value, count)
#define asc_min_scalar__args8(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((dst), \
        half *: asc_min_scalar__strided_f16, \
        float *: asc_min_scalar__strided_f32, \
        int16_t *: asc_min_scalar__strided_s16, \
        int32_t *: asc_min_scalar__strided_s32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_min_scalar(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_min_scalar__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_min_scalar__args4, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_min_scalar_sync(dst, src, value, count) \
    _Generic((dst), \
        half *: asc_min_scalar_sync__f16, \
        float *: asc_min_scalar_sync__f32, \
        int16_t *: asc_min_scalar_sync__s16, \
        int32_t *: asc_min_scalar_sync__s32)(dst, src, value, count)

#define asc_gt__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_gt__mask_f16, \
        const half *: asc_gt__mask_f16, \
        float *: asc_gt__mask_f32, \
        const float *: asc_gt__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_gt__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_gt__u8_f16, \
        const half *: asc_gt__u8_f16, \
        float *: asc_gt__u8_f32, \
        const float *: asc_gt__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_gt(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_gt__args10, asc_gt__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_gt_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_gt_sync__u8_f16, \
        const half *: asc_gt_sync__u8_f16, \
        float *: asc_gt_sync__u8_f32, \
        const float *: asc_gt_sync__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_half2uint8__args3(dst, src, count) asc_half2uint8__one(dst, src, count)
#define asc_half2uint8__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2uint8__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2uint8_rna__args3(dst, src, count) asc_half2uint8_rna__one(dst, src, count)
#define asc_half2uint8_rna__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8_rna__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8_rna(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_rna__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_rna__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2uint8_ru__args3(dst, src, count) asc_half2uint8_ru__one(dst, src, count)
#define asc_half2uint8_ru__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8_ru__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8_ru(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_ru__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2uint8_ru__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2uint8_rd__args3(dst, src, count) asc_half2uint8_rd__one(dst, src, count)
#define asc_half2uint8_rd__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8_rd__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8_rd(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_rd__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2uint8_rd__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2uint8_rn__args3(dst, src, count) asc_half2uint8_rn__one(dst, src, count)
#define asc_half2uint8_rn__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8_rn__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8_rn(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_rn__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2uint8_rn__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_half2uint8_rz__args3(dst, src, count) asc_half2uint8_rz__one(dst, src, count)
#define asc_half2uint8_rz__args7(dst, src, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    asc_half2uint8_rz__strided(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_half2uint8_rz(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_half2uint8_rz__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_half2uint8_rz__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_le__args9(src0, src1, repeat, dst_block_stride, src0_block_stride, src1_block_stride, \
            dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_le__mask_f16, \
        const half *: asc_le__mask_f16, \
        float *: asc_le__mask_f32, \
        const float *: asc_le__mask_f32)(src0, src1, repeat, dst_block_stride, src0_block_stride, \
        src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride)
#define asc_le__args10(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_le__u8_f16, \
        const half *: asc_le__u8_f16, \
        float *: asc_le__u8_f32, \
        const float *: asc_le__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)
#define asc_le(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_le__args10, asc_le__args9, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_le_sync(dst, src0, src1, repeat, dst_block_stride, src0_block_stride, \
            src1_block_stride, dst_repeat_stride, src0_repeat_stride, src1_repeat_stride) \
    _Generic((src0), \
        half *: asc_le_sync__u8_f16, \
        const half *: asc_le_sync__u8_f16, \
        float *: asc_le_sync__u8_f32, \
        const float *: asc_le_sync__u8_f32)(dst, src0, src1, repeat, dst_block_stride, \
        src0_block_stride, src1_block_stride, dst_repeat_stride, src0_repeat_stride, \
        src1_repeat_stride)

#define asc_le_scalar(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_le_scalar__u8_f16, \
        const half *: asc_le_scalar__u8_f16, \
        float *: asc_le_scalar__u8_f32, \
        const float *: asc_le_scalar__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)
#define asc_le_scalar_sync(dst, src, value, repeat, dst_block_stride, src_block_stride, \
            dst_repeat_stride, src_repeat_stride) \
    _Generic((src), \
        half *: asc_le_scalar_sync__u8_f16, \
        const half *: asc_le_scalar_sync__u8_f16, \
        float *: asc_le_scalar_sync__u8_f32, \
        const float *: asc_le_scalar_sync__u8_f32)(dst, src, value, repeat, dst_block_stride, \
        src_block_stride, dst_repeat_stride, src_repeat_stride)

#define asc_pair_reduce_sum__args3(dst, src, count) \
    _Generic((dst), \
        half *: asc_pair_reduce_sum__f16, \
        float *: asc_pair_reduce_sum__f32)(dst, src, count)
#define asc_pair_reduce_sum__args6(dst, src, repeat, dst_repeat_stride, src_block_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        half *: asc_pair_reduce_sum__strided_f16, \
        float *: asc_pair_reduce_sum__strided_f32)(dst, src, repeat, dst_repeat_stride, \
        src_block_stride, src_repeat_stride)
#define asc_pair_reduce_sum(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_pair_reduce_sum__args6, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_pair_reduce_sum__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_pair_reduce_sum_sync(dst, src, count) \
    _Generic((dst), \
        half *: asc_pair_reduce_sum_sync__f16, \
        float *: asc_pair_reduce_sum_sync__f32)(dst, src, count)

#define asc_copy__args3(dst, src, count) \
    _Generic((dst), \
        int16_t *: asc_copy__s16, \
        uint16_t *: asc_copy__u16, \
        int32_t *: asc_copy__s32, \
        uint32_t *: asc_copy__u32)(dst, src, count)
#define asc_copy__args7(dst, src, repeat, dst_block_stride, src_block_stride, dst_repeat_stride, \
            src_repeat_stride) \
    _Generic((dst), \
        int16_t *: asc_copy__strided_s16, \
        uint16_t *: asc_copy__strided_u16, \
        int32_t *: asc_copy__strided_s32, \
        uint32_t *: asc_copy__strided_u32)(dst, src, repeat, dst_block_stride, src_block_stride, \
        dst_repeat_stride, src_repeat_stride)
#define asc_copy(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_copy__args7, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_copy_sync(dst, src, count) \
    _Generic((dst), \
        int16_t *: asc_copy_sync__s16, \
        uint16_t *: asc_copy_sync__u16, \
        int32_t *: asc_copy_sync__s32, \
        uint32_t *: asc_copy_sync__u32)(dst, src, count)
#endif


#endif
