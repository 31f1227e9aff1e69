/* c_api/asc_impl.h: what the Ascend C SIMD C-API calls in libaivdrive. Kernels use
 * c_api/asc_simd.h; this is the seam behind it, the same for C and C++. 16-bit
 * floats pass as their bits, pipes and events as int.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#ifndef C_API_ASC_IMPL_H
#define C_API_ASC_IMPL_H

#include <stdint.h>

#include "asc_enums.h"

#ifdef __cplusplus
extern "C" {
#endif

/* misc */
void aivd_asc_init(void);

/* sys_var */
int64_t aivd_asc_get_phy_stack_base(void);
int64_t aivd_asc_get_status(void);
int64_t aivd_asc_get_sys_virtual_base(void);
int64_t aivd_asc_get_ctrl(void);
int64_t aivd_asc_get_block_num(void);
int64_t aivd_asc_get_block_idx(void);
int64_t aivd_asc_get_sub_block_num(void);
int64_t aivd_asc_get_sub_block_id(void);
int64_t aivd_asc_get_system_cycle(void);
void aivd_asc_set_ctrl(uint64_t config);
int64_t aivd_asc_get_ffts_base_addr(void);
int64_t aivd_asc_get_core_id(void);
uint64_t aivd_asc_get_overflow_status(void);
uint64_t aivd_asc_get_phy_buf_addr(uint64_t offset);
int64_t aivd_asc_get_program_counter(void);
void aivd_asc_get_arch_ver(uint32_t *core_version);
void aivd_asc_set_ffts_base_addr(uint64_t config);

/* sync */
void aivd_asc_sync_notify(int pipe, int tpipe, int id);
void aivd_asc_sync_wait(int pipe, int tpipe, int id);
void aivd_asc_sync_pipe(int pipe);
void aivd_asc_sync_vec(void);
void aivd_asc_sync_mte3(int id);
void aivd_asc_sync_mte2(int id);
void aivd_asc_sync(void);
void aivd_asc_sync_block_arrive(int pipe, int flag_id);
void aivd_asc_sync_subblock_arrive(int pipe, int flag_id);
void aivd_asc_sync_inter_arrive(int pipe, int flag_id);
void aivd_asc_sync_data_barrier(int arg);
void aivd_asc_sync_subblock_wait(int pipe, int flag_id);
void aivd_asc_sync_block_wait(int pipe, int flag_id);
void aivd_asc_sync_inter_wait(int pipe, int flag_id);

/* cache_ctrl */
void aivd_asc_dcci_single(void *dst);
void aivd_asc_ub_dcci_single(void *dst);
void aivd_asc_dcci_entire_ub(void);
void aivd_asc_dcci_entire_out(void);
void aivd_asc_dcci_entire_all(void);
void aivd_asc_dcci_entire_atomic(void);
void aivd_asc_datacache_preload(const void *address, int64_t offset);

/* atomic */
void aivd_asc_set_atomic_add_float(void);
void aivd_asc_set_atomic_max_float16(void);
void aivd_asc_set_atomic_add_int(void);
void aivd_asc_set_atomic_add_int8(void);
void aivd_asc_set_atomic_add_int16(void);
void aivd_asc_set_atomic_none(void);
void aivd_asc_get_store_atomic_config(asc_store_atomic_config *config);
void aivd_asc_set_store_atomic_config_v1(uint16_t type, uint16_t op);
void aivd_asc_set_atomic_add_bfloat(void);
void aivd_asc_set_atomic_add_float16(void);
void aivd_asc_set_atomic_max_bfloat(void);
void aivd_asc_set_atomic_max_float(void);
void aivd_asc_set_atomic_max_int(void);
void aivd_asc_set_atomic_max_int8(void);
void aivd_asc_set_atomic_max_int16(void);
void aivd_asc_set_atomic_min_bfloat(void);
void aivd_asc_set_atomic_min_float(void);
void aivd_asc_set_atomic_min_float16(void);
void aivd_asc_set_atomic_min_int(void);
void aivd_asc_set_atomic_min_int8(void);
void aivd_asc_set_atomic_min_int16(void);

/* gm_atomic */
int32_t aivd_asc_atomic_add_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_add_u32(void *address, uint32_t value);
float aivd_asc_atomic_add_f32(void *address, float value);
int64_t aivd_asc_atomic_add_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_add_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_sub_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_sub_u32(void *address, uint32_t value);
float aivd_asc_atomic_sub_f32(void *address, float value);
int64_t aivd_asc_atomic_sub_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_sub_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_exch_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_exch_u32(void *address, uint32_t value);
float aivd_asc_atomic_exch_f32(void *address, float value);
int64_t aivd_asc_atomic_exch_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_exch_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_max_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_max_u32(void *address, uint32_t value);
float aivd_asc_atomic_max_f32(void *address, float value);
int64_t aivd_asc_atomic_max_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_max_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_min_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_min_u32(void *address, uint32_t value);
float aivd_asc_atomic_min_f32(void *address, float value);
int64_t aivd_asc_atomic_min_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_min_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_and_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_and_u32(void *address, uint32_t value);
int64_t aivd_asc_atomic_and_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_and_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_or_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_or_u32(void *address, uint32_t value);
int64_t aivd_asc_atomic_or_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_or_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_xor_s32(void *address, int32_t value);
uint32_t aivd_asc_atomic_xor_u32(void *address, uint32_t value);
int64_t aivd_asc_atomic_xor_s64(void *address, int64_t value);
uint64_t aivd_asc_atomic_xor_u64(void *address, uint64_t value);
int32_t aivd_asc_atomic_cas_s32(void *address, int32_t compare, int32_t value);
uint32_t aivd_asc_atomic_cas_u32(void *address, uint32_t compare, uint32_t value);
float aivd_asc_atomic_cas_f32(void *address, float compare, float value);
int64_t aivd_asc_atomic_cas_s64(void *address, int64_t compare, int64_t value);
uint64_t aivd_asc_atomic_cas_u64(void *address, uint64_t compare, uint64_t value);
void aivd_asc_store_dev_s8(void *address, int8_t value);
void aivd_asc_store_dev_u8(void *address, uint8_t value);
void aivd_asc_store_dev_s16(void *address, int16_t value);
void aivd_asc_store_dev_u16(void *address, uint16_t value);
void aivd_asc_store_dev_s32(void *address, int32_t value);
void aivd_asc_store_dev_u32(void *address, uint32_t value);
void aivd_asc_store_dev_s64(void *address, int64_t value);
void aivd_asc_store_dev_u64(void *address, uint64_t value);

/* scalar_compute */
int64_t aivd_asc_sflbits(int64_t value);
int64_t aivd_asc_ffz(uint64_t value);
int64_t aivd_asc_ffs(uint64_t value);
int64_t aivd_asc_popc(uint64_t value);
int64_t aivd_asc_clz(uint64_t value_in);
int64_t aivd_asc_zero_bits_cnt(uint64_t value);
uint64_t aivd_asc_set_nthbit(uint64_t bits, int64_t idx);
uint64_t aivd_asc_clear_nthbit(uint64_t bits, int64_t idx);
int32_t aivd_asc_float2int32_rd(float value);
int32_t aivd_asc_float2int32_ru(float value);
int32_t aivd_asc_float2int32_rn(float value);
int32_t aivd_asc_float2int32_rna(float value);

/* vector_datamove */
void aivd_asc_set_copy_pad_val_s8(int8_t pad_value);
void aivd_asc_set_copy_pad_val_u8(uint8_t pad_value);
void aivd_asc_set_copy_pad_val_s16(int16_t pad_value);
void aivd_asc_set_copy_pad_val_u16(uint16_t pad_value);
void aivd_asc_set_copy_pad_val_f16(uint16_t pad_value);
void aivd_asc_set_copy_pad_val_bf16(uint16_t pad_value);
void aivd_asc_set_copy_pad_val_s32(int32_t pad_value);
void aivd_asc_set_copy_pad_val_u32(uint32_t pad_value);
void aivd_asc_set_copy_pad_val_f32(float pad_value);
void aivd_asc_copy_ub2ub(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2ub_burst(void *dst, const void *src, uint16_t n_burst, uint16_t len_burst,
                               uint16_t src_gap, uint16_t dst_gap);
void aivd_asc_copy_gm2ub(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_burst(void *dst, const void *src, uint16_t n_burst, uint16_t len_burst,
                               uint16_t src_gap, uint16_t dst_gap);
void aivd_asc_copy_ub2gm(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_burst(void *dst, const void *src, uint16_t n_burst, uint16_t len_burst,
                               uint16_t src_gap, uint16_t dst_gap);
void aivd_asc_copy_gm2ub_align_s8(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_u8(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_f16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_bf16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_s16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_u16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_f32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_s32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_u32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_gm2ub_align_burst_s8(void *dst, const void *src, uint16_t n_burst,
                                        uint32_t len_burst, uint8_t left_padding_num,
                                        uint8_t right_padding_num, uint32_t src_gap,
                                        uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_u8(void *dst, const void *src, uint16_t n_burst,
                                        uint32_t len_burst, uint8_t left_padding_num,
                                        uint8_t right_padding_num, uint32_t src_gap,
                                        uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_f16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_bf16(void *dst, const void *src, uint16_t n_burst,
                                          uint32_t len_burst, uint8_t left_padding_num,
                                          uint8_t right_padding_num, uint32_t src_gap,
                                          uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_s16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_u16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_f32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_s32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_gm2ub_align_burst_u32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_u8(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_s8(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_f16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_u16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_s16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_bf16(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_u32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_f32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_s32(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_f64(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_s64(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_u64(void *dst, const void *src, uint32_t size);
void aivd_asc_copy_ub2gm_align_burst_u8(void *dst, const void *src, uint16_t n_burst,
                                        uint32_t len_burst, uint8_t left_padding_num,
                                        uint8_t right_padding_num, uint32_t src_gap,
                                        uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_s8(void *dst, const void *src, uint16_t n_burst,
                                        uint32_t len_burst, uint8_t left_padding_num,
                                        uint8_t right_padding_num, uint32_t src_gap,
                                        uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_f16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_u16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_s16(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_bf16(void *dst, const void *src, uint16_t n_burst,
                                          uint32_t len_burst, uint8_t left_padding_num,
                                          uint8_t right_padding_num, uint32_t src_gap,
                                          uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_u32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_f32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_s32(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_f64(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_s64(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);
void aivd_asc_copy_ub2gm_align_burst_u64(void *dst, const void *src, uint16_t n_burst,
                                         uint32_t len_burst, uint8_t left_padding_num,
                                         uint8_t right_padding_num, uint32_t src_gap,
                                         uint32_t dst_gap);

/* vector_compute */
void aivd_asc_get_cmp_mask(void *dst);
void aivd_asc_get_reduce_max_cnt_f16(uint16_t *val, uint32_t *index);
void aivd_asc_get_reduce_max_cnt_f32(float *val, uint32_t *index);
void aivd_asc_get_reduce_min_cnt_f16(uint16_t *val, uint32_t *index);
void aivd_asc_get_reduce_min_cnt_f32(float *val, uint32_t *index);
int64_t aivd_asc_get_rsvd_count(void);
void aivd_asc_get_vms4_sr(uint16_t *sorted_num);
void aivd_asc_set_cmp_mask(const void *sel_mask);
void aivd_asc_set_mask_count(void);
void aivd_asc_set_mask_norm(void);
void aivd_asc_set_vector_mask(uint64_t mask1, uint64_t mask0);
int64_t aivd_asc_get_acc_val(void);
void aivd_asc_add_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_s32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_strided_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_add_scalar_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_add_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count);
void aivd_asc_add_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_add_scalar_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_add_scalar_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_add_scalar_strided_s16(void *dst, const void *src, int16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_add_scalar_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_brcb_u16(void *dst, const void *src, uint16_t dst_block_stride,
                       uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_brcb_u32(void *dst, const void *src, uint16_t dst_block_stride,
                       uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_datablock_reduce_sum_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_sum_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_sum_strided_f16(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_datablock_reduce_sum_strided_f32(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_datablock_reduce_max_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_max_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_max_strided_f16(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_datablock_reduce_max_strided_f32(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_datablock_reduce_min_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_min_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_datablock_reduce_min_strided_f16(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_datablock_reduce_min_strided_f32(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_block_stride,
                                               uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_sum_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_sum_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_sum_strided_f16(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_repeat_stride, uint16_t src_block_stride,
                                            uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_sum_strided_f32(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_repeat_stride, uint16_t src_block_stride,
                                            uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_index_value_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_index_value_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_index_value_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_index_value_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_value_index_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_value_index_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_value_index_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_value_index_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_only_value_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_only_value_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_only_value_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_only_value_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_only_index_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_only_index_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_max_only_index_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_max_only_index_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_index_value_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_index_value_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_index_value_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_index_value_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_value_index_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_value_index_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_value_index_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_value_index_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_only_value_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_only_value_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_only_value_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_only_value_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_only_index_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_only_index_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_repeat_reduce_min_only_index_strided_f16(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_repeat_reduce_min_only_index_strided_f32(void *dst, const void *src, uint8_t repeat,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t src_repeat_stride);
void aivd_asc_eq_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_eq_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_eq_u8_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_eq_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_eq_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_bfloat162float(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162float_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_bfloat162int32_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                         uint16_t dst_block_stride, uint16_t src_block_stride,
                                         uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_bfloat162int32_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_bfloat162int32_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_bfloat162int32_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_bfloat162int32_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_bfloat162int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2bfloat16_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_float2bfloat16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2bfloat16_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_float2bfloat16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                         uint16_t dst_block_stride, uint16_t src_block_stride,
                                         uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2bfloat16_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_float2bfloat16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2bfloat16_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_float2bfloat16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2bfloat16_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2bfloat16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                        uint16_t dst_block_stride, uint16_t src_block_stride,
                                        uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2float_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_float2float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2float_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_float2float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2float_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_float2float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2float_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_float2float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                      uint16_t dst_block_stride, uint16_t src_block_stride,
                                      uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2float_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_strided(void *dst, const void *src, uint8_t repeat,
                                 uint16_t dst_block_stride, uint16_t src_block_stride,
                                 uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2half_ro(void *dst, const void *src, uint32_t count);
void aivd_asc_float2half_ro_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int32_rna_vector(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int32_rna_vector_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride,
                                             uint16_t src_repeat_stride);
void aivd_asc_float2int32_ru_vector(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int32_ru_vector_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int32_rd_vector(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int32_rd_vector_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int32_rn_vector(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int32_rn_vector_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int32_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int64_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int64_rna_strided(void *dst, const void *src, uint8_t repeat,
                                      uint16_t dst_block_stride, uint16_t src_block_stride,
                                      uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int64_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int64_ru_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int64_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int64_rd_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int64_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int64_rn_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int64_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int64_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2float(void *dst, const void *src, uint32_t count);
void aivd_asc_half2float_strided(void *dst, const void *src, uint8_t repeat,
                                 uint16_t dst_block_stride, uint16_t src_block_stride,
                                 uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_strided(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_rna_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_ru_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_rd_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_rn_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int4_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int4_rz_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_strided(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int8_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int16_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int16_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int16_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int16_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int16_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int32_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int32_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int32_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int32_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2int32_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_half2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_div_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_div_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_div_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_div_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_duplicate_f16(void *dst, uint16_t src, uint32_t count);
void aivd_asc_duplicate_s16(void *dst, int16_t src, uint32_t count);
void aivd_asc_duplicate_u16(void *dst, uint16_t src, uint32_t count);
void aivd_asc_duplicate_bf16(void *dst, uint16_t src, uint32_t count);
void aivd_asc_duplicate_f32(void *dst, float src, uint32_t count);
void aivd_asc_duplicate_s32(void *dst, int32_t src, uint32_t count);
void aivd_asc_duplicate_u32(void *dst, uint32_t src, uint32_t count);
void aivd_asc_duplicate_strided_f16(void *dst, uint16_t src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_s16(void *dst, int16_t src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_u16(void *dst, uint16_t src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_bf16(void *dst, uint16_t src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_f32(void *dst, float src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_s32(void *dst, int32_t src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_duplicate_strided_u32(void *dst, uint32_t src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t dst_repeat_stride);
void aivd_asc_exp_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_exp_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_exp_strided_f16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_exp_strided_f32(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_log_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_log_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_log_strided_f16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_log_strided_f32(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_gt_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_gt_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_abs_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_abs_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_abs_strided_f16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_abs_strided_f32(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftleft_s16(void *dst, const void *src, uint32_t distance, uint32_t count);
void aivd_asc_shiftleft_u16(void *dst, const void *src, uint32_t distance, uint32_t count);
void aivd_asc_shiftleft_s32(void *dst, const void *src, uint32_t distance, uint32_t count);
void aivd_asc_shiftleft_u32(void *dst, const void *src, uint32_t distance, uint32_t count);
void aivd_asc_shiftleft_strided_s16(void *dst, const void *src, uint32_t distance, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftleft_strided_u16(void *dst, const void *src, uint32_t distance, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftleft_strided_s32(void *dst, const void *src, uint32_t distance, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftleft_strided_u32(void *dst, const void *src, uint32_t distance, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_mul_cast_half2int8(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_cast_half2int8_strided(void *dst, const void *src0, const void *src1,
                                         uint8_t repeat, uint8_t dst_block_stride,
                                         uint8_t src0_block_stride, uint8_t src1_block_stride,
                                         uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                         uint8_t src1_repeat_stride);
void aivd_asc_mul_cast_half2uint8(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_cast_half2uint8_strided(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride);
void aivd_asc_ne_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ne_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ne_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ne_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ge_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_ge_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_relu_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_relu_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_relu_s32(void *dst, const void *src, uint32_t count);
void aivd_asc_relu_strided_f16(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_relu_strided_f32(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_relu_strided_s32(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_max_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_max_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_max_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_max_s32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_max_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_max_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_max_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_max_strided_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_max_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_max_scalar_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_max_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count);
void aivd_asc_max_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_max_scalar_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_max_scalar_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_max_scalar_strided_s16(void *dst, const void *src, int16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_max_scalar_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_min_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_min_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_min_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_min_s32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_min_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_min_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_min_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_min_strided_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_fma_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_fma_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_fma_f32_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_fma_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_fma_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_fma_strided_f32_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                  uint8_t dst_block_stride, uint8_t src0_block_stride,
                                  uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                  uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_s32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_strided_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_mul_scalar_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_mul_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count);
void aivd_asc_mul_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_mul_scalar_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_mul_scalar_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_mul_scalar_strided_s16(void *dst, const void *src, int16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_mul_scalar_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_select_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_select_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_select_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                 uint8_t dst_block_stride, uint8_t src0_block_stride,
                                 uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                 uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_select_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                 uint8_t dst_block_stride, uint8_t src0_block_stride,
                                 uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                 uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_s32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_strided_s32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_sub_scalar_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_sub_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count);
void aivd_asc_sub_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_sub_scalar_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sub_scalar_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sub_scalar_strided_s16(void *dst, const void *src, int16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sub_scalar_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_or_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_or_u16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_or_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                             uint8_t dst_block_stride, uint8_t src0_block_stride,
                             uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                             uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_or_strided_u16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                             uint8_t dst_block_stride, uint8_t src0_block_stride,
                             uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                             uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_not_s16(void *dst, const void *src, uint32_t count);
void aivd_asc_not_u16(void *dst, const void *src, uint32_t count);
void aivd_asc_not_strided_s16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_not_strided_u16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_rcp_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_rcp_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_rcp_strided_f16(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_rcp_strided_f32(void *dst, const void *src, uint8_t repeat,
                              uint16_t dst_block_stride, uint16_t src_block_stride,
                              uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftright_s16(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_shiftright_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_shiftright_u16(void *dst, const void *src, uint32_t value, uint32_t count);
void aivd_asc_shiftright_u32(void *dst, const void *src, uint32_t value, uint32_t count);
void aivd_asc_shiftright_strided_s16(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftright_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftright_strided_u16(void *dst, const void *src, uint32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftright_strided_u32(void *dst, const void *src, uint32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_shiftright_round_s16(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_shiftright_round_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_shiftright_round_strided_s16(void *dst, const void *src, int32_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride);
void aivd_asc_shiftright_round_strided_s32(void *dst, const void *src, int32_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride);
void aivd_asc_mul_add_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_add_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_add_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                  uint8_t dst_block_stride, uint8_t src0_block_stride,
                                  uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                  uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_add_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                  uint8_t dst_block_stride, uint8_t src0_block_stride,
                                  uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                  uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_mul_add_relu_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_add_relu_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_mul_add_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                       uint8_t repeat, uint8_t dst_block_stride,
                                       uint8_t src0_block_stride, uint8_t src1_block_stride,
                                       uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                       uint8_t src1_repeat_stride);
void aivd_asc_mul_add_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                       uint8_t repeat, uint8_t dst_block_stride,
                                       uint8_t src0_block_stride, uint8_t src1_block_stride,
                                       uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                       uint8_t src1_repeat_stride);
void aivd_asc_eq_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_eq_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_eq_scalar_u8_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int42half(void *dst, const void *src, uint32_t count);
void aivd_asc_int42half_strided(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint8_t dst_repeat_stride, uint8_t src_repeat_stride);
void aivd_asc_int82half(void *dst, const void *src, uint32_t count);
void aivd_asc_int82half_strided(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_uint82half(void *dst, const void *src, uint32_t count);
void aivd_asc_uint82half_strided(void *dst, const void *src, uint8_t repeat,
                                 uint16_t dst_block_stride, uint16_t src_block_stride,
                                 uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162float(void *dst, const void *src, uint32_t count);
void aivd_asc_int162float_strided(void *dst, const void *src, uint8_t repeat,
                                  uint16_t dst_block_stride, uint16_t src_block_stride,
                                  uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_strided(void *dst, const void *src, uint8_t repeat,
                                  uint16_t dst_block_stride, uint16_t src_block_stride,
                                  uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                      uint16_t dst_block_stride, uint16_t src_block_stride,
                                      uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322float_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_int322float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322int16(void *dst, const void *src, uint32_t count);
void aivd_asc_int322int16_strided(void *dst, const void *src, uint8_t repeat,
                                  uint16_t dst_block_stride, uint16_t src_block_stride,
                                  uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int322int64(void *dst, const void *src, uint32_t count);
void aivd_asc_int322int64_strided(void *dst, const void *src, uint8_t repeat,
                                  uint16_t dst_block_stride, uint16_t src_block_stride,
                                  uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int642int32(void *dst, const void *src, uint32_t count);
void aivd_asc_int642int32_strided(void *dst, const void *src, uint8_t repeat,
                                  uint16_t dst_block_stride, uint16_t src_block_stride,
                                  uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_gather_s16_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_u16_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_f16_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_bf16_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_s32_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_f32_u32(void *dst, const void *src, const void *src_offset, uint32_t count);
void aivd_asc_gather_strided_s16_u32(void *dst, const void *src, const void *src_offset,
                                     uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_u16_u32(void *dst, const void *src, const void *src_offset,
                                     uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_f16_u32(void *dst, const void *src, const void *src_offset,
                                     uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_bf16_u32(void *dst, const void *src, const void *src_offset,
                                      uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_s32_u32(void *dst, const void *src, const void *src_offset,
                                     uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_u32(void *dst, const void *src, const void *src_offset,
                                 uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_gather_strided_f32_u32(void *dst, const void *src, const void *src_offset,
                                     uint16_t dst_repeat_stride, uint8_t repeat);
void aivd_asc_transpose_s16(void *dst, const void *src);
void aivd_asc_transpose_u16(void *dst, const void *src);
void aivd_asc_and_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_and_u16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_and_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_and_strided_u16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                              uint8_t dst_block_stride, uint8_t src0_block_stride,
                              uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                              uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_leakyrelu_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_leakyrelu_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_leakyrelu_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_leakyrelu_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_lt_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_lt_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sub_relu_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_s8_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_f16_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_s8_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_sub_relu_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_relu_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_relu_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_sub_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                      uint8_t repeat, uint8_t dst_block_stride,
                                      uint8_t src0_block_stride, uint8_t src1_block_stride,
                                      uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                      uint8_t src1_repeat_stride);
void aivd_asc_sub_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                       uint8_t repeat, uint8_t dst_block_stride,
                                       uint8_t src0_block_stride, uint8_t src1_block_stride,
                                       uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                       uint8_t src1_repeat_stride);
void aivd_asc_sub_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                      uint8_t repeat, uint8_t dst_block_stride,
                                      uint8_t src0_block_stride, uint8_t src1_block_stride,
                                      uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                      uint8_t src1_repeat_stride);
void aivd_asc_float2int16_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                      uint16_t dst_block_stride, uint16_t src_block_stride,
                                      uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int16_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int16_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int16_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_float2int16_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_float2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_rsqrt_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_rsqrt_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_rsqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_rsqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                                uint16_t dst_block_stride, uint16_t src_block_stride,
                                uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_add_relu_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_s8_f16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_f16_f32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_s8_s16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_add_relu_strided_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_relu_strided_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_relu_strided_s16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                                   uint8_t dst_block_stride, uint8_t src0_block_stride,
                                   uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                                   uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_add_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                      uint8_t repeat, uint8_t dst_block_stride,
                                      uint8_t src0_block_stride, uint8_t src1_block_stride,
                                      uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                      uint8_t src1_repeat_stride);
void aivd_asc_add_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                       uint8_t repeat, uint8_t dst_block_stride,
                                       uint8_t src0_block_stride, uint8_t src1_block_stride,
                                       uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                       uint8_t src1_repeat_stride);
void aivd_asc_add_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                      uint8_t repeat, uint8_t dst_block_stride,
                                      uint8_t src0_block_stride, uint8_t src1_block_stride,
                                      uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                      uint8_t src1_repeat_stride);
void aivd_asc_ge_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ge_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ge_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ge_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_reduce_u16(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_reduce_u32(void *dst, const void *src0, const void *src1, uint32_t count);
void aivd_asc_reduce_strided_u16(void *dst, const void *src0, const void *src1, uint16_t repeat,
                                 uint8_t src0_block_stride, uint8_t pattern_mode,
                                 uint16_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_reduce_strided_u32(void *dst, const void *src0, const void *src1, uint16_t repeat,
                                 uint8_t src0_block_stride, uint8_t pattern_mode,
                                 uint16_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_int642float_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_int642float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                      uint16_t dst_block_stride, uint16_t src_block_stride,
                                      uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int642float_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_int642float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int642float_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_int642float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int642float_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_int642float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int642float_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_int642float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sqrt_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_sqrt_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_sqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_sqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_axpy_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_axpy_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_axpy_f32_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_axpy_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_axpy_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_axpy_strided_f32_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                   uint16_t dst_block_stride, uint16_t src_block_stride,
                                   uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_lt_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_lt_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_lt_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_lt_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_ne_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_ne_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_strided(void *dst, const void *src, uint8_t repeat,
                                 uint16_t dst_block_stride, uint16_t src_block_stride,
                                 uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_int162half_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_int162half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_gather_datablock_u16_u32(void *dst, const void *src, const void *src_offset,
                                       uint16_t dst_repeat_stride, uint8_t dst_block_stride,
                                       uint8_t repeat);
void aivd_asc_gather_datablock_u32(void *dst, const void *src, const void *src_offset,
                                   uint16_t dst_repeat_stride, uint8_t dst_block_stride,
                                   uint8_t repeat);
void aivd_asc_min_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count);
void aivd_asc_min_scalar_f32(void *dst, const void *src, float value, uint32_t count);
void aivd_asc_min_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count);
void aivd_asc_min_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count);
void aivd_asc_min_scalar_strided_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_min_scalar_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_min_scalar_strided_s16(void *dst, const void *src, int16_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_min_scalar_strided_s32(void *dst, const void *src, int32_t value, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_gt_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_gt_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_gt_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_gt_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_half2uint8(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_strided(void *dst, const void *src, uint8_t repeat,
                                 uint16_t dst_block_stride, uint16_t src_block_stride,
                                 uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2uint8_rna(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                     uint16_t dst_block_stride, uint16_t src_block_stride,
                                     uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2uint8_ru(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2uint8_rd(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2uint8_rn(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_half2uint8_rz(void *dst, const void *src, uint32_t count);
void aivd_asc_half2uint8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                    uint16_t dst_block_stride, uint16_t src_block_stride,
                                    uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_le_u8_f16(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_le_u8_f32(void *dst, const void *src0, const void *src1, uint8_t repeat,
                        uint8_t dst_block_stride, uint8_t src0_block_stride,
                        uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                        uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_le_mask_f16(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_le_mask_f32(const void *src0, const void *src1, uint8_t repeat,
                          uint8_t dst_block_stride, uint8_t src0_block_stride,
                          uint8_t src1_block_stride, uint8_t dst_repeat_stride,
                          uint8_t src0_repeat_stride, uint8_t src1_repeat_stride);
void aivd_asc_le_scalar_u8_f16(void *dst, const void *src, uint16_t value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_le_scalar_u8_f32(void *dst, const void *src, float value, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_pair_reduce_sum_f16(void *dst, const void *src, uint32_t count);
void aivd_asc_pair_reduce_sum_f32(void *dst, const void *src, uint32_t count);
void aivd_asc_pair_reduce_sum_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_repeat_stride, uint16_t src_block_stride,
                                          uint16_t src_repeat_stride);
void aivd_asc_pair_reduce_sum_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_repeat_stride, uint16_t src_block_stride,
                                          uint16_t src_repeat_stride);
void aivd_asc_copy_s16(void *dst, const void *src, uint32_t count);
void aivd_asc_copy_u16(void *dst, const void *src, uint32_t count);
void aivd_asc_copy_s32(void *dst, const void *src, uint32_t count);
void aivd_asc_copy_u32(void *dst, const void *src, uint32_t count);
void aivd_asc_copy_strided_s16(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_copy_strided_u16(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_copy_strided_s32(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);
void aivd_asc_copy_strided_u32(void *dst, const void *src, uint8_t repeat,
                               uint16_t dst_block_stride, uint16_t src_block_stride,
                               uint16_t dst_repeat_stride, uint16_t src_repeat_stride);

#ifdef __cplusplus
}
#endif

#endif
