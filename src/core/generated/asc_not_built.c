/* core/generated/asc_not_built: what the C-API declares and this release does not build.
 * Each ends the kernel with ACL_ERROR_RT_VECTOR_CORE_EXCEPTION and its name.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#include "c_api/asc_impl.h"
#include "base/compiler.h"
#include "core/asc.h"

/* A stub has no use for its arguments. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

BASE_EXPORT void aivd_asc_get_cmp_mask(void *dst)
{
    core_asc_not_built("asc_get_cmp_mask");
}

BASE_EXPORT void aivd_asc_get_reduce_max_cnt_f16(uint16_t *val, uint32_t *index)
{
    core_asc_not_built("asc_get_reduce_max_cnt");
}

BASE_EXPORT void aivd_asc_get_reduce_max_cnt_f32(float *val, uint32_t *index)
{
    core_asc_not_built("asc_get_reduce_max_cnt");
}

BASE_EXPORT void aivd_asc_get_reduce_min_cnt_f16(uint16_t *val, uint32_t *index)
{
    core_asc_not_built("asc_get_reduce_min_cnt");
}

BASE_EXPORT void aivd_asc_get_reduce_min_cnt_f32(float *val, uint32_t *index)
{
    core_asc_not_built("asc_get_reduce_min_cnt");
}

BASE_EXPORT int64_t aivd_asc_get_rsvd_count(void)
{
    core_asc_not_built("asc_get_rsvd_count");
    return 0;
}

BASE_EXPORT void aivd_asc_get_vms4_sr(uint16_t *sorted_num)
{
    core_asc_not_built("asc_get_vms4_sr");
}

BASE_EXPORT void aivd_asc_set_cmp_mask(const void *sel_mask)
{
    core_asc_not_built("asc_set_cmp_mask");
}

BASE_EXPORT int64_t aivd_asc_get_acc_val(void)
{
    core_asc_not_built("asc_get_acc_val");
    return 0;
}

BASE_EXPORT void aivd_asc_add_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add");
}

BASE_EXPORT void aivd_asc_add_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_add_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_add_scalar");
}

BASE_EXPORT void aivd_asc_brcb_u16(void *dst, const void *src, uint16_t dst_block_stride,
                                   uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_brcb");
}

BASE_EXPORT void aivd_asc_brcb_u32(void *dst, const void *src, uint16_t dst_block_stride,
                                   uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_brcb");
}

BASE_EXPORT void aivd_asc_datablock_reduce_sum_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_sum");
}

BASE_EXPORT void aivd_asc_datablock_reduce_sum_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_sum");
}

BASE_EXPORT void aivd_asc_datablock_reduce_sum_strided_f16(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_sum");
}

BASE_EXPORT void aivd_asc_datablock_reduce_sum_strided_f32(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_sum");
}

BASE_EXPORT void aivd_asc_datablock_reduce_max_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_max");
}

BASE_EXPORT void aivd_asc_datablock_reduce_max_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_max");
}

BASE_EXPORT void aivd_asc_datablock_reduce_max_strided_f16(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_max");
}

BASE_EXPORT void aivd_asc_datablock_reduce_max_strided_f32(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_max");
}

BASE_EXPORT void aivd_asc_datablock_reduce_min_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_min");
}

BASE_EXPORT void aivd_asc_datablock_reduce_min_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_datablock_reduce_min");
}

BASE_EXPORT void aivd_asc_datablock_reduce_min_strided_f16(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_min");
}

BASE_EXPORT void aivd_asc_datablock_reduce_min_strided_f32(void *dst, const void *src,
                                                           uint8_t repeat,
                                                           uint16_t dst_repeat_stride,
                                                           uint16_t src_block_stride,
                                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_datablock_reduce_min");
}

BASE_EXPORT void aivd_asc_repeat_reduce_sum_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_sum");
}

BASE_EXPORT void aivd_asc_repeat_reduce_sum_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_sum");
}

BASE_EXPORT void aivd_asc_repeat_reduce_sum_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_sum");
}

BASE_EXPORT void aivd_asc_repeat_reduce_sum_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_sum");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_index_value_f16(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_index_value_f32(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_index_value_strided_f16(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_index_value_strided_f32(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_value_index_f16(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_value_index_f32(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_value_index_strided_f16(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_value_index_strided_f32(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_value_f16(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_value_f32(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_value_strided_f16(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_value_strided_f32(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_index_f16(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_index_f32(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_max_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_index_strided_f16(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_max_only_index_strided_f32(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_max_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_index_value_f16(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_index_value_f32(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_index_value_strided_f16(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_index_value_strided_f32(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_index_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_value_index_f16(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_value_index_f32(void *dst, const void *src,
                                                            uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_value_index_strided_f16(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_value_index_strided_f32(void *dst, const void *src,
                                                                    uint8_t repeat,
                                                                    uint16_t dst_repeat_stride,
                                                                    uint16_t src_block_stride,
                                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_value_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_value_f16(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_value_f32(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_value_strided_f16(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_value_strided_f32(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_only_value");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_index_f16(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_index_f32(void *dst, const void *src,
                                                           uint32_t count)
{
    core_asc_not_built("asc_repeat_reduce_min_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_index_strided_f16(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_only_index");
}

BASE_EXPORT void aivd_asc_repeat_reduce_min_only_index_strided_f32(void *dst, const void *src,
                                                                   uint8_t repeat,
                                                                   uint16_t dst_repeat_stride,
                                                                   uint16_t src_block_stride,
                                                                   uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_repeat_reduce_min_only_index");
}

BASE_EXPORT void aivd_asc_eq_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_eq");
}

BASE_EXPORT void aivd_asc_eq_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_eq");
}

BASE_EXPORT void aivd_asc_eq_u8_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_eq");
}

BASE_EXPORT void aivd_asc_eq_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_eq");
}

BASE_EXPORT void aivd_asc_eq_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_eq");
}

BASE_EXPORT void aivd_asc_bfloat162float(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162float");
}

BASE_EXPORT void aivd_asc_bfloat162float_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162float");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162int32_rna");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162int32_rna");
}

BASE_EXPORT void aivd_asc_bfloat162int32_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162int32_ru");
}

BASE_EXPORT void aivd_asc_bfloat162int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162int32_ru");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162int32_rd");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162int32_rd");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162int32_rn");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162int32_rn");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_bfloat162int32_rz");
}

BASE_EXPORT void aivd_asc_bfloat162int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_bfloat162int32_rz");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2bfloat16_rn");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2bfloat16_rn");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2bfloat16_rna");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2bfloat16_rna");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2bfloat16_rd");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2bfloat16_rd");
}

BASE_EXPORT void aivd_asc_float2bfloat16_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2bfloat16_ru");
}

BASE_EXPORT void aivd_asc_float2bfloat16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2bfloat16_ru");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2bfloat16_rz");
}

BASE_EXPORT void aivd_asc_float2bfloat16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2bfloat16_rz");
}

BASE_EXPORT void aivd_asc_float2float_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2float_rn");
}

BASE_EXPORT void aivd_asc_float2float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2float_rn");
}

BASE_EXPORT void aivd_asc_float2float_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2float_rd");
}

BASE_EXPORT void aivd_asc_float2float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2float_rd");
}

BASE_EXPORT void aivd_asc_float2float_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2float_ru");
}

BASE_EXPORT void aivd_asc_float2float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2float_ru");
}

BASE_EXPORT void aivd_asc_float2float_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2float_rna");
}

BASE_EXPORT void aivd_asc_float2float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2float_rna");
}

BASE_EXPORT void aivd_asc_float2float_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2float_rz");
}

BASE_EXPORT void aivd_asc_float2float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2float_rz");
}

BASE_EXPORT void aivd_asc_float2half(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half");
}

BASE_EXPORT void aivd_asc_float2half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half");
}

BASE_EXPORT void aivd_asc_float2half_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_rn");
}

BASE_EXPORT void aivd_asc_float2half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_rn");
}

BASE_EXPORT void aivd_asc_float2half_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_rna");
}

BASE_EXPORT void aivd_asc_float2half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_rna");
}

BASE_EXPORT void aivd_asc_float2half_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_rd");
}

BASE_EXPORT void aivd_asc_float2half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_rd");
}

BASE_EXPORT void aivd_asc_float2half_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_ru");
}

BASE_EXPORT void aivd_asc_float2half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_ru");
}

BASE_EXPORT void aivd_asc_float2half_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_rz");
}

BASE_EXPORT void aivd_asc_float2half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_rz");
}

BASE_EXPORT void aivd_asc_float2half_ro(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2half_ro");
}

BASE_EXPORT void aivd_asc_float2half_ro_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2half_ro");
}

BASE_EXPORT void aivd_asc_float2int32_rna_vector(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int32_rna");
}

BASE_EXPORT void aivd_asc_float2int32_rna_vector_strided(void *dst, const void *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int32_rna");
}

BASE_EXPORT void aivd_asc_float2int32_ru_vector(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int32_ru");
}

BASE_EXPORT void aivd_asc_float2int32_ru_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int32_ru");
}

BASE_EXPORT void aivd_asc_float2int32_rd_vector(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int32_rd");
}

BASE_EXPORT void aivd_asc_float2int32_rd_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int32_rd");
}

BASE_EXPORT void aivd_asc_float2int32_rn_vector(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int32_rn");
}

BASE_EXPORT void aivd_asc_float2int32_rn_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int32_rn");
}

BASE_EXPORT void aivd_asc_float2int32_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int32_rz");
}

BASE_EXPORT void aivd_asc_float2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int32_rz");
}

BASE_EXPORT void aivd_asc_float2int64_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int64_rna");
}

BASE_EXPORT void aivd_asc_float2int64_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int64_rna");
}

BASE_EXPORT void aivd_asc_float2int64_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int64_ru");
}

BASE_EXPORT void aivd_asc_float2int64_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int64_ru");
}

BASE_EXPORT void aivd_asc_float2int64_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int64_rd");
}

BASE_EXPORT void aivd_asc_float2int64_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int64_rd");
}

BASE_EXPORT void aivd_asc_float2int64_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int64_rn");
}

BASE_EXPORT void aivd_asc_float2int64_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int64_rn");
}

BASE_EXPORT void aivd_asc_float2int64_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int64_rz");
}

BASE_EXPORT void aivd_asc_float2int64_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int64_rz");
}

BASE_EXPORT void aivd_asc_half2float(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2float");
}

BASE_EXPORT void aivd_asc_half2float_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2float");
}

BASE_EXPORT void aivd_asc_half2int4(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4");
}

BASE_EXPORT void aivd_asc_half2int4_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4");
}

BASE_EXPORT void aivd_asc_half2int4_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4_rna");
}

BASE_EXPORT void aivd_asc_half2int4_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4_rna");
}

BASE_EXPORT void aivd_asc_half2int4_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4_ru");
}

BASE_EXPORT void aivd_asc_half2int4_ru_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4_ru");
}

BASE_EXPORT void aivd_asc_half2int4_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4_rd");
}

BASE_EXPORT void aivd_asc_half2int4_rd_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4_rd");
}

BASE_EXPORT void aivd_asc_half2int4_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4_rn");
}

BASE_EXPORT void aivd_asc_half2int4_rn_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4_rn");
}

BASE_EXPORT void aivd_asc_half2int4_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int4_rz");
}

BASE_EXPORT void aivd_asc_half2int4_rz_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int4_rz");
}

BASE_EXPORT void aivd_asc_half2int8(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8");
}

BASE_EXPORT void aivd_asc_half2int8_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8");
}

BASE_EXPORT void aivd_asc_half2int8_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8_rna");
}

BASE_EXPORT void aivd_asc_half2int8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8_rna");
}

BASE_EXPORT void aivd_asc_half2int8_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8_ru");
}

BASE_EXPORT void aivd_asc_half2int8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8_ru");
}

BASE_EXPORT void aivd_asc_half2int8_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8_rd");
}

BASE_EXPORT void aivd_asc_half2int8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8_rd");
}

BASE_EXPORT void aivd_asc_half2int8_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8_rn");
}

BASE_EXPORT void aivd_asc_half2int8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8_rn");
}

BASE_EXPORT void aivd_asc_half2int8_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int8_rz");
}

BASE_EXPORT void aivd_asc_half2int8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int8_rz");
}

BASE_EXPORT void aivd_asc_half2int16_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int16_rna");
}

BASE_EXPORT void aivd_asc_half2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int16_rna");
}

BASE_EXPORT void aivd_asc_half2int16_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int16_ru");
}

BASE_EXPORT void aivd_asc_half2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int16_ru");
}

BASE_EXPORT void aivd_asc_half2int16_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int16_rd");
}

BASE_EXPORT void aivd_asc_half2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int16_rd");
}

BASE_EXPORT void aivd_asc_half2int16_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int16_rn");
}

BASE_EXPORT void aivd_asc_half2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int16_rn");
}

BASE_EXPORT void aivd_asc_half2int16_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int16_rz");
}

BASE_EXPORT void aivd_asc_half2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int16_rz");
}

BASE_EXPORT void aivd_asc_half2int32_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int32_rna");
}

BASE_EXPORT void aivd_asc_half2int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int32_rna");
}

BASE_EXPORT void aivd_asc_half2int32_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int32_ru");
}

BASE_EXPORT void aivd_asc_half2int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int32_ru");
}

BASE_EXPORT void aivd_asc_half2int32_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int32_rd");
}

BASE_EXPORT void aivd_asc_half2int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int32_rd");
}

BASE_EXPORT void aivd_asc_half2int32_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int32_rn");
}

BASE_EXPORT void aivd_asc_half2int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int32_rn");
}

BASE_EXPORT void aivd_asc_half2int32_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2int32_rz");
}

BASE_EXPORT void aivd_asc_half2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2int32_rz");
}

BASE_EXPORT void aivd_asc_div_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_div");
}

BASE_EXPORT void aivd_asc_div_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_div");
}

BASE_EXPORT void aivd_asc_div_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_div");
}

BASE_EXPORT void aivd_asc_div_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_div");
}

BASE_EXPORT void aivd_asc_exp_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_exp");
}

BASE_EXPORT void aivd_asc_exp_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_exp");
}

BASE_EXPORT void aivd_asc_exp_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_exp");
}

BASE_EXPORT void aivd_asc_exp_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_exp");
}

BASE_EXPORT void aivd_asc_log_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_log");
}

BASE_EXPORT void aivd_asc_log_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_log");
}

BASE_EXPORT void aivd_asc_log_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_log");
}

BASE_EXPORT void aivd_asc_log_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_log");
}

BASE_EXPORT void aivd_asc_gt_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_gt_scalar");
}

BASE_EXPORT void aivd_asc_gt_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_gt_scalar");
}

BASE_EXPORT void aivd_asc_abs_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_abs");
}

BASE_EXPORT void aivd_asc_abs_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_abs");
}

BASE_EXPORT void aivd_asc_abs_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_abs");
}

BASE_EXPORT void aivd_asc_abs_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_abs");
}

BASE_EXPORT void aivd_asc_shiftleft_s16(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_u16(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_s32(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_u32(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_strided_s16(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_strided_u16(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_strided_s32(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_shiftleft_strided_u32(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftleft");
}

BASE_EXPORT void aivd_asc_mul_cast_half2int8(void *dst, const void *src0, const void *src1,
                                             uint32_t count)
{
    core_asc_not_built("asc_mul_cast_half2int8");
}

BASE_EXPORT void aivd_asc_mul_cast_half2int8_strided(void *dst, const void *src0, const void *src1,
                                                     uint8_t repeat, uint8_t dst_block_stride,
                                                     uint8_t src0_block_stride,
                                                     uint8_t src1_block_stride,
                                                     uint8_t dst_repeat_stride,
                                                     uint8_t src0_repeat_stride,
                                                     uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_cast_half2int8");
}

BASE_EXPORT void aivd_asc_mul_cast_half2uint8(void *dst, const void *src0, const void *src1,
                                              uint32_t count)
{
    core_asc_not_built("asc_mul_cast_half2uint8");
}

BASE_EXPORT void aivd_asc_mul_cast_half2uint8_strided(void *dst, const void *src0,
                                                      const void *src1, uint8_t repeat,
                                                      uint8_t dst_block_stride,
                                                      uint8_t src0_block_stride,
                                                      uint8_t src1_block_stride,
                                                      uint8_t dst_repeat_stride,
                                                      uint8_t src0_repeat_stride,
                                                      uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_cast_half2uint8");
}

BASE_EXPORT void aivd_asc_ne_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ne");
}

BASE_EXPORT void aivd_asc_ne_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ne");
}

BASE_EXPORT void aivd_asc_ne_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ne");
}

BASE_EXPORT void aivd_asc_ne_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ne");
}

BASE_EXPORT void aivd_asc_ge_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_ge_scalar");
}

BASE_EXPORT void aivd_asc_ge_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_ge_scalar");
}

BASE_EXPORT void aivd_asc_relu_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_relu_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_relu_s32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_relu_strided_f16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_relu_strided_f32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_relu_strided_s32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_relu");
}

BASE_EXPORT void aivd_asc_max_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_max");
}

BASE_EXPORT void aivd_asc_max_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_max_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_max_scalar");
}

BASE_EXPORT void aivd_asc_min_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_min_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_min");
}

BASE_EXPORT void aivd_asc_fma_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_fma_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_fma_f32_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_fma_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_fma_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_fma_strided_f32_f16(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_fma");
}

BASE_EXPORT void aivd_asc_mul_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul");
}

BASE_EXPORT void aivd_asc_mul_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_mul_scalar");
}

BASE_EXPORT void aivd_asc_select_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_select");
}

BASE_EXPORT void aivd_asc_select_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_select");
}

BASE_EXPORT void aivd_asc_select_strided_f16(void *dst, const void *src0, const void *src1,
                                             uint8_t repeat, uint8_t dst_block_stride,
                                             uint8_t src0_block_stride, uint8_t src1_block_stride,
                                             uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                             uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_select");
}

BASE_EXPORT void aivd_asc_select_strided_f32(void *dst, const void *src0, const void *src1,
                                             uint8_t repeat, uint8_t dst_block_stride,
                                             uint8_t src0_block_stride, uint8_t src1_block_stride,
                                             uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                             uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_select");
}

BASE_EXPORT void aivd_asc_sub_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub");
}

BASE_EXPORT void aivd_asc_sub_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sub_scalar");
}

BASE_EXPORT void aivd_asc_or_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_or");
}

BASE_EXPORT void aivd_asc_or_u16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_or");
}

BASE_EXPORT void aivd_asc_or_strided_s16(void *dst, const void *src0, const void *src1,
                                         uint8_t repeat, uint8_t dst_block_stride,
                                         uint8_t src0_block_stride, uint8_t src1_block_stride,
                                         uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                         uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_or");
}

BASE_EXPORT void aivd_asc_or_strided_u16(void *dst, const void *src0, const void *src1,
                                         uint8_t repeat, uint8_t dst_block_stride,
                                         uint8_t src0_block_stride, uint8_t src1_block_stride,
                                         uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                         uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_or");
}

BASE_EXPORT void aivd_asc_not_s16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_not");
}

BASE_EXPORT void aivd_asc_not_u16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_not");
}

BASE_EXPORT void aivd_asc_not_strided_s16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_not");
}

BASE_EXPORT void aivd_asc_not_strided_u16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_not");
}

BASE_EXPORT void aivd_asc_rcp_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_rcp");
}

BASE_EXPORT void aivd_asc_rcp_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_rcp");
}

BASE_EXPORT void aivd_asc_rcp_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_rcp");
}

BASE_EXPORT void aivd_asc_rcp_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_rcp");
}

BASE_EXPORT void aivd_asc_shiftright_s16(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_u16(void *dst, const void *src, uint32_t value, uint32_t count)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_u32(void *dst, const void *src, uint32_t value, uint32_t count)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_strided_s16(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_strided_u16(void *dst, const void *src, uint32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_strided_u32(void *dst, const void *src, uint32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright");
}

BASE_EXPORT void aivd_asc_shiftright_round_s16(void *dst, const void *src, int32_t value,
                                               uint32_t count)
{
    core_asc_not_built("asc_shiftright_round");
}

BASE_EXPORT void aivd_asc_shiftright_round_s32(void *dst, const void *src, int32_t value,
                                               uint32_t count)
{
    core_asc_not_built("asc_shiftright_round");
}

BASE_EXPORT void aivd_asc_shiftright_round_strided_s16(void *dst, const void *src, int32_t value,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright_round");
}

BASE_EXPORT void aivd_asc_shiftright_round_strided_s32(void *dst, const void *src, int32_t value,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_shiftright_round");
}

BASE_EXPORT void aivd_asc_mul_add_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul_add");
}

BASE_EXPORT void aivd_asc_mul_add_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_mul_add");
}

BASE_EXPORT void aivd_asc_mul_add_strided_f16(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_add");
}

BASE_EXPORT void aivd_asc_mul_add_strided_f32(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_add");
}

BASE_EXPORT void aivd_asc_mul_add_relu_f16(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_asc_not_built("asc_mul_add_relu");
}

BASE_EXPORT void aivd_asc_mul_add_relu_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_asc_not_built("asc_mul_add_relu");
}

BASE_EXPORT void aivd_asc_mul_add_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_add_relu");
}

BASE_EXPORT void aivd_asc_mul_add_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_mul_add_relu");
}

BASE_EXPORT void aivd_asc_eq_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_eq_scalar");
}

BASE_EXPORT void aivd_asc_eq_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_eq_scalar");
}

BASE_EXPORT void aivd_asc_eq_scalar_u8_s32(void *dst, const void *src, int32_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_eq_scalar");
}

BASE_EXPORT void aivd_asc_int42half(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int42half");
}

BASE_EXPORT void aivd_asc_int42half_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint8_t dst_repeat_stride, uint8_t src_repeat_stride)
{
    core_asc_not_built("asc_int42half");
}

BASE_EXPORT void aivd_asc_int82half(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int82half");
}

BASE_EXPORT void aivd_asc_int82half_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int82half");
}

BASE_EXPORT void aivd_asc_uint82half(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_uint82half");
}

BASE_EXPORT void aivd_asc_uint82half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_uint82half");
}

BASE_EXPORT void aivd_asc_int162float(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162float");
}

BASE_EXPORT void aivd_asc_int162float_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162float");
}

BASE_EXPORT void aivd_asc_int322float(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float");
}

BASE_EXPORT void aivd_asc_int322float_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float");
}

BASE_EXPORT void aivd_asc_int322float_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float_rna");
}

BASE_EXPORT void aivd_asc_int322float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float_rna");
}

BASE_EXPORT void aivd_asc_int322float_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float_ru");
}

BASE_EXPORT void aivd_asc_int322float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float_ru");
}

BASE_EXPORT void aivd_asc_int322float_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float_rd");
}

BASE_EXPORT void aivd_asc_int322float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float_rd");
}

BASE_EXPORT void aivd_asc_int322float_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float_rn");
}

BASE_EXPORT void aivd_asc_int322float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float_rn");
}

BASE_EXPORT void aivd_asc_int322float_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322float_rz");
}

BASE_EXPORT void aivd_asc_int322float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322float_rz");
}

BASE_EXPORT void aivd_asc_int322int16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322int16");
}

BASE_EXPORT void aivd_asc_int322int16_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322int16");
}

BASE_EXPORT void aivd_asc_int322int64(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int322int64");
}

BASE_EXPORT void aivd_asc_int322int64_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int322int64");
}

BASE_EXPORT void aivd_asc_int642int32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642int32");
}

BASE_EXPORT void aivd_asc_int642int32_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642int32");
}

BASE_EXPORT void aivd_asc_gather_s16_u32(void *dst, const void *src, const void *src_offset,
                                         uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_u16_u32(void *dst, const void *src, const void *src_offset,
                                         uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_f16_u32(void *dst, const void *src, const void *src_offset,
                                         uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_bf16_u32(void *dst, const void *src, const void *src_offset,
                                          uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_s32_u32(void *dst, const void *src, const void *src_offset,
                                         uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_u32(void *dst, const void *src, const void *src_offset,
                                     uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_f32_u32(void *dst, const void *src, const void *src_offset,
                                         uint32_t count)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_s16_u32(void *dst, const void *src,
                                                 const void *src_offset,
                                                 uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_u16_u32(void *dst, const void *src,
                                                 const void *src_offset,
                                                 uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_f16_u32(void *dst, const void *src,
                                                 const void *src_offset,
                                                 uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_bf16_u32(void *dst, const void *src,
                                                  const void *src_offset,
                                                  uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_s32_u32(void *dst, const void *src,
                                                 const void *src_offset,
                                                 uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_u32(void *dst, const void *src, const void *src_offset,
                                             uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_gather_strided_f32_u32(void *dst, const void *src,
                                                 const void *src_offset,
                                                 uint16_t dst_repeat_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather");
}

BASE_EXPORT void aivd_asc_transpose_s16(void *dst, const void *src)
{
    core_asc_not_built("asc_transpose");
}

BASE_EXPORT void aivd_asc_transpose_u16(void *dst, const void *src)
{
    core_asc_not_built("asc_transpose");
}

BASE_EXPORT void aivd_asc_and_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_and");
}

BASE_EXPORT void aivd_asc_and_u16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_and");
}

BASE_EXPORT void aivd_asc_and_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_and");
}

BASE_EXPORT void aivd_asc_and_strided_u16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_and");
}

BASE_EXPORT void aivd_asc_leakyrelu_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_leakyrelu");
}

BASE_EXPORT void aivd_asc_leakyrelu_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_leakyrelu");
}

BASE_EXPORT void aivd_asc_leakyrelu_strided_f16(void *dst, const void *src, uint16_t value,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_leakyrelu");
}

BASE_EXPORT void aivd_asc_leakyrelu_strided_f32(void *dst, const void *src, float value,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_leakyrelu");
}

BASE_EXPORT void aivd_asc_lt_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_lt_scalar");
}

BASE_EXPORT void aivd_asc_lt_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_lt_scalar");
}

BASE_EXPORT void aivd_asc_sub_relu_f16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_f32(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_s16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_s8_f16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_f16_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_s8_s16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_sub_relu");
}

BASE_EXPORT void aivd_asc_float2int16_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int16_rna");
}

BASE_EXPORT void aivd_asc_float2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int16_rna");
}

BASE_EXPORT void aivd_asc_float2int16_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int16_ru");
}

BASE_EXPORT void aivd_asc_float2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int16_ru");
}

BASE_EXPORT void aivd_asc_float2int16_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int16_rd");
}

BASE_EXPORT void aivd_asc_float2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int16_rd");
}

BASE_EXPORT void aivd_asc_float2int16_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int16_rn");
}

BASE_EXPORT void aivd_asc_float2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int16_rn");
}

BASE_EXPORT void aivd_asc_float2int16_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_float2int16_rz");
}

BASE_EXPORT void aivd_asc_float2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_float2int16_rz");
}

BASE_EXPORT void aivd_asc_rsqrt_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_rsqrt");
}

BASE_EXPORT void aivd_asc_rsqrt_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_rsqrt");
}

BASE_EXPORT void aivd_asc_rsqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_rsqrt");
}

BASE_EXPORT void aivd_asc_rsqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_rsqrt");
}

BASE_EXPORT void aivd_asc_add_relu_f16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_f32(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_s16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_s8_f16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_f16_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_s8_s16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_s16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_add_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_add_relu");
}

BASE_EXPORT void aivd_asc_ge_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ge");
}

BASE_EXPORT void aivd_asc_ge_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ge");
}

BASE_EXPORT void aivd_asc_ge_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ge");
}

BASE_EXPORT void aivd_asc_ge_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_ge");
}

BASE_EXPORT void aivd_asc_reduce_u16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_reduce");
}

BASE_EXPORT void aivd_asc_reduce_u32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_asc_not_built("asc_reduce");
}

BASE_EXPORT void aivd_asc_reduce_strided_u16(void *dst, const void *src0, const void *src1,
                                             uint16_t repeat, uint8_t src0_block_stride,
                                             uint8_t pattern_mode, uint16_t src0_repeat_stride,
                                             uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_reduce");
}

BASE_EXPORT void aivd_asc_reduce_strided_u32(void *dst, const void *src0, const void *src1,
                                             uint16_t repeat, uint8_t src0_block_stride,
                                             uint8_t pattern_mode, uint16_t src0_repeat_stride,
                                             uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_reduce");
}

BASE_EXPORT void aivd_asc_int642float_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642float_rna");
}

BASE_EXPORT void aivd_asc_int642float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642float_rna");
}

BASE_EXPORT void aivd_asc_int642float_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642float_ru");
}

BASE_EXPORT void aivd_asc_int642float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642float_ru");
}

BASE_EXPORT void aivd_asc_int642float_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642float_rd");
}

BASE_EXPORT void aivd_asc_int642float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642float_rd");
}

BASE_EXPORT void aivd_asc_int642float_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642float_rn");
}

BASE_EXPORT void aivd_asc_int642float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642float_rn");
}

BASE_EXPORT void aivd_asc_int642float_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int642float_rz");
}

BASE_EXPORT void aivd_asc_int642float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int642float_rz");
}

BASE_EXPORT void aivd_asc_sqrt_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_sqrt");
}

BASE_EXPORT void aivd_asc_sqrt_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_sqrt");
}

BASE_EXPORT void aivd_asc_sqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sqrt");
}

BASE_EXPORT void aivd_asc_sqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_sqrt");
}

BASE_EXPORT void aivd_asc_axpy_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_axpy_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_axpy_f32_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_axpy_strided_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_axpy_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_axpy_strided_f32_f16(void *dst, const void *src, uint16_t value,
                                               uint8_t repeat, uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_axpy");
}

BASE_EXPORT void aivd_asc_lt_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_lt");
}

BASE_EXPORT void aivd_asc_lt_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_lt");
}

BASE_EXPORT void aivd_asc_lt_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_lt");
}

BASE_EXPORT void aivd_asc_lt_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_lt");
}

BASE_EXPORT void aivd_asc_ne_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_ne_scalar");
}

BASE_EXPORT void aivd_asc_ne_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_ne_scalar");
}

BASE_EXPORT void aivd_asc_int162half(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half");
}

BASE_EXPORT void aivd_asc_int162half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half");
}

BASE_EXPORT void aivd_asc_int162half_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half_rna");
}

BASE_EXPORT void aivd_asc_int162half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half_rna");
}

BASE_EXPORT void aivd_asc_int162half_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half_ru");
}

BASE_EXPORT void aivd_asc_int162half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half_ru");
}

BASE_EXPORT void aivd_asc_int162half_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half_rd");
}

BASE_EXPORT void aivd_asc_int162half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half_rd");
}

BASE_EXPORT void aivd_asc_int162half_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half_rn");
}

BASE_EXPORT void aivd_asc_int162half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half_rn");
}

BASE_EXPORT void aivd_asc_int162half_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_int162half_rz");
}

BASE_EXPORT void aivd_asc_int162half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_int162half_rz");
}

BASE_EXPORT void aivd_asc_gather_datablock_u16_u32(void *dst, const void *src,
                                                   const void *src_offset,
                                                   uint16_t dst_repeat_stride,
                                                   uint8_t dst_block_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather_datablock");
}

BASE_EXPORT void aivd_asc_gather_datablock_u32(void *dst, const void *src, const void *src_offset,
                                               uint16_t dst_repeat_stride,
                                               uint8_t dst_block_stride, uint8_t repeat)
{
    core_asc_not_built("asc_gather_datablock");
}

BASE_EXPORT void aivd_asc_min_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_min_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_min_scalar");
}

BASE_EXPORT void aivd_asc_gt_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_gt");
}

BASE_EXPORT void aivd_asc_gt_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_gt");
}

BASE_EXPORT void aivd_asc_gt_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_gt");
}

BASE_EXPORT void aivd_asc_gt_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_gt");
}

BASE_EXPORT void aivd_asc_half2uint8(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8");
}

BASE_EXPORT void aivd_asc_half2uint8_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8");
}

BASE_EXPORT void aivd_asc_half2uint8_rna(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8_rna");
}

BASE_EXPORT void aivd_asc_half2uint8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8_rna");
}

BASE_EXPORT void aivd_asc_half2uint8_ru(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8_ru");
}

BASE_EXPORT void aivd_asc_half2uint8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8_ru");
}

BASE_EXPORT void aivd_asc_half2uint8_rd(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8_rd");
}

BASE_EXPORT void aivd_asc_half2uint8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8_rd");
}

BASE_EXPORT void aivd_asc_half2uint8_rn(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8_rn");
}

BASE_EXPORT void aivd_asc_half2uint8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8_rn");
}

BASE_EXPORT void aivd_asc_half2uint8_rz(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_half2uint8_rz");
}

BASE_EXPORT void aivd_asc_half2uint8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_half2uint8_rz");
}

BASE_EXPORT void aivd_asc_le_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_le");
}

BASE_EXPORT void aivd_asc_le_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                    uint8_t dst_block_stride, uint8_t src0_block_stride,
                                    uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                    uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_le");
}

BASE_EXPORT void aivd_asc_le_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_le");
}

BASE_EXPORT void aivd_asc_le_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                                      uint8_t dst_block_stride, uint8_t src0_block_stride,
                                      uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                      uint8_t src0_repeat_stride, uint8_t src1_repeat_stride)
{
    core_asc_not_built("asc_le");
}

BASE_EXPORT void aivd_asc_le_scalar_u8_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_le_scalar");
}

BASE_EXPORT void aivd_asc_le_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_le_scalar");
}

BASE_EXPORT void aivd_asc_pair_reduce_sum_f16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_pair_reduce_sum");
}

BASE_EXPORT void aivd_asc_pair_reduce_sum_f32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_pair_reduce_sum");
}

BASE_EXPORT void aivd_asc_pair_reduce_sum_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_pair_reduce_sum");
}

BASE_EXPORT void aivd_asc_pair_reduce_sum_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                      uint16_t dst_repeat_stride,
                                                      uint16_t src_block_stride,
                                                      uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_pair_reduce_sum");
}

BASE_EXPORT void aivd_asc_copy_s16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_u16(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_s32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_u32(void *dst, const void *src, uint32_t count)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_strided_s16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_strided_u16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_strided_s32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_copy");
}

BASE_EXPORT void aivd_asc_copy_strided_u32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_asc_not_built("asc_copy");
}
