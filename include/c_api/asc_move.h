/* c_api/asc_move.h: moves between GM and UB and inside UB.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#ifndef C_API_ASC_MOVE_H
#define C_API_ASC_MOVE_H

#include "asc_impl.h"
#include "asc_overload.h"
#include "asc_types.h"

/* Moves: size in bytes (a multiple of 32; any for _align), UB addresses 32-byte aligned. Bursts
 * count 32-byte blocks (plain) or bytes (_align; gaps in GM in bytes, in UB in blocks). _sync waits
 * for the pipe. */

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, s8)(int8_t pad_value)
{
    aivd_asc_set_copy_pad_val_s8(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, u8)(uint8_t pad_value)
{
    aivd_asc_set_copy_pad_val_u8(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, s16)(int16_t pad_value)
{
    aivd_asc_set_copy_pad_val_s16(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, u16)(uint16_t pad_value)
{
    aivd_asc_set_copy_pad_val_u16(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, f16)(half pad_value)
{
    aivd_asc_set_copy_pad_val_f16(aivd_half_bits(pad_value));
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, bf16)(bfloat16_t pad_value)
{
    aivd_asc_set_copy_pad_val_bf16(aivd_bf16_bits(pad_value));
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, s32)(int32_t pad_value)
{
    aivd_asc_set_copy_pad_val_s32(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, u32)(uint32_t pad_value)
{
    aivd_asc_set_copy_pad_val_u32(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_set_copy_pad_val, f32)(float pad_value)
{
    aivd_asc_set_copy_pad_val_f32(pad_value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2ub, one)(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_ub2ub(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2ub, burst)(void *dst, const void *src, uint16_t n_burst,
                                                     uint16_t len_burst, uint16_t src_gap,
                                                     uint16_t dst_gap)
{
    aivd_asc_copy_ub2ub_burst(dst, src, n_burst, len_burst, src_gap, dst_gap);
}

AIVD_ASC_INLINE void asc_copy_ub2ub_sync(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_ub2ub(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_V);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub, one)(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_gm2ub(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub, burst)(void *dst, const void *src, uint16_t n_burst,
                                                     uint16_t len_burst, uint16_t src_gap,
                                                     uint16_t dst_gap)
{
    aivd_asc_copy_gm2ub_burst(dst, src, n_burst, len_burst, src_gap, dst_gap);
}

AIVD_ASC_INLINE void asc_copy_gm2ub_sync(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_gm2ub(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm, one)(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_ub2gm(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm, burst)(void *dst, const void *src, uint16_t n_burst,
                                                     uint16_t len_burst, uint16_t src_gap,
                                                     uint16_t dst_gap)
{
    aivd_asc_copy_ub2gm_burst(dst, src, n_burst, len_burst, src_gap, dst_gap);
}

AIVD_ASC_INLINE void asc_copy_ub2gm_sync(void *dst, const void *src, uint32_t size)
{
    aivd_asc_copy_ub2gm(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, s8)(int8_t *dst, const int8_t *src,
                                                        uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s8(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, u8)(uint8_t *dst, const uint8_t *src,
                                                        uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u8(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, f16)(half *dst, const half *src, uint32_t size)
{
    aivd_asc_copy_gm2ub_align_f16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, bf16)(bfloat16_t *dst, const bfloat16_t *src,
                                                          uint32_t size)
{
    aivd_asc_copy_gm2ub_align_bf16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, s16)(int16_t *dst, const int16_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, u16)(uint16_t *dst, const uint16_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, f32)(float *dst, const float *src,
                                                         uint32_t size)
{
    aivd_asc_copy_gm2ub_align_f32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, s32)(int32_t *dst, const int32_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, u32)(uint32_t *dst, const uint32_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_s8)(int8_t *dst, const int8_t *src,
                                                              uint16_t n_burst, uint32_t len_burst,
                                                              uint8_t left_padding_num,
                                                              uint8_t right_padding_num,
                                                              uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_s8(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_u8)(uint8_t *dst, const uint8_t *src,
                                                              uint16_t n_burst, uint32_t len_burst,
                                                              uint8_t left_padding_num,
                                                              uint8_t right_padding_num,
                                                              uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_u8(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_f16)(half *dst, const half *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_f16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_bf16)(bfloat16_t *dst,
                                                                const bfloat16_t *src,
                                                                uint16_t n_burst,
                                                                uint32_t len_burst,
                                                                uint8_t left_padding_num,
                                                                uint8_t right_padding_num,
                                                                uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_bf16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_s16)(int16_t *dst, const int16_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_s16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_u16)(uint16_t *dst, const uint16_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_u16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_f32)(float *dst, const float *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_f32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_s32)(int32_t *dst, const int32_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_s32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align, burst_u32)(uint32_t *dst, const uint32_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_gm2ub_align_burst_u32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, s8)(int8_t *dst, const int8_t *src,
                                                             uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s8(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, u8)(uint8_t *dst, const uint8_t *src,
                                                             uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u8(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, f16)(half *dst, const half *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_f16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, bf16)(bfloat16_t *dst,
                                                               const bfloat16_t *src, uint32_t size)
{
    aivd_asc_copy_gm2ub_align_bf16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, s16)(int16_t *dst, const int16_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, f32)(float *dst, const float *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_f32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, s32)(int32_t *dst, const int32_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_s32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_gm2ub_align_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_gm2ub_align_u32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE2);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, u8)(uint8_t *dst, const uint8_t *src,
                                                        uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u8(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, s8)(int8_t *dst, const int8_t *src,
                                                        uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s8(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, f16)(half *dst, const half *src, uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, u16)(uint16_t *dst, const uint16_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, s16)(int16_t *dst, const int16_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, bf16)(bfloat16_t *dst, const bfloat16_t *src,
                                                          uint32_t size)
{
    aivd_asc_copy_ub2gm_align_bf16(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, u32)(uint32_t *dst, const uint32_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, f32)(float *dst, const float *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, s32)(int32_t *dst, const int32_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s32(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, f64)(double *dst, const double *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f64(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, s64)(int64_t *dst, const int64_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s64(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, u64)(uint64_t *dst, const uint64_t *src,
                                                         uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u64(dst, src, size);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_u8)(uint8_t *dst, const uint8_t *src,
                                                              uint16_t n_burst, uint32_t len_burst,
                                                              uint8_t left_padding_num,
                                                              uint8_t right_padding_num,
                                                              uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_u8(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_s8)(int8_t *dst, const int8_t *src,
                                                              uint16_t n_burst, uint32_t len_burst,
                                                              uint8_t left_padding_num,
                                                              uint8_t right_padding_num,
                                                              uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_s8(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_f16)(half *dst, const half *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_f16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_u16)(uint16_t *dst, const uint16_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_u16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_s16)(int16_t *dst, const int16_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_s16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_bf16)(bfloat16_t *dst,
                                                                const bfloat16_t *src,
                                                                uint16_t n_burst,
                                                                uint32_t len_burst,
                                                                uint8_t left_padding_num,
                                                                uint8_t right_padding_num,
                                                                uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_bf16(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_u32)(uint32_t *dst, const uint32_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_u32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_f32)(float *dst, const float *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_f32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_s32)(int32_t *dst, const int32_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_s32(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_f64)(double *dst, const double *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_f64(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_s64)(int64_t *dst, const int64_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_s64(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align, burst_u64)(uint64_t *dst, const uint64_t *src,
                                                               uint16_t n_burst,
                                                               uint32_t len_burst,
                                                               uint8_t left_padding_num,
                                                               uint8_t right_padding_num,
                                                               uint32_t src_gap, uint32_t dst_gap)
{
    aivd_asc_copy_ub2gm_align_burst_u64(dst, src, n_burst, len_burst, left_padding_num,
        right_padding_num, src_gap, dst_gap);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, u8)(uint8_t *dst, const uint8_t *src,
                                                             uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u8(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, s8)(int8_t *dst, const int8_t *src,
                                                             uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s8(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, f16)(half *dst, const half *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, u16)(uint16_t *dst, const uint16_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, s16)(int16_t *dst, const int16_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, bf16)(bfloat16_t *dst,
                                                               const bfloat16_t *src, uint32_t size)
{
    aivd_asc_copy_ub2gm_align_bf16(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, u32)(uint32_t *dst, const uint32_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, f32)(float *dst, const float *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, s32)(int32_t *dst, const int32_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s32(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, f64)(double *dst, const double *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_f64(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, s64)(int64_t *dst, const int64_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_s64(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_copy_ub2gm_align_sync, u64)(uint64_t *dst, const uint64_t *src,
                                                              uint32_t size)
{
    aivd_asc_copy_ub2gm_align_u64(dst, src, size);
    aivd_asc_sync_pipe((int)PIPE_MTE3);
}

#ifndef __cplusplus

#define asc_set_copy_pad_val(pad_value) \
    _Generic((pad_value), \
        int8_t: asc_set_copy_pad_val__s8, \
        uint8_t: asc_set_copy_pad_val__u8, \
        int16_t: asc_set_copy_pad_val__s16, \
        uint16_t: asc_set_copy_pad_val__u16, \
        half: asc_set_copy_pad_val__f16, \
        bfloat16_t: asc_set_copy_pad_val__bf16, \
        int32_t: asc_set_copy_pad_val__s32, \
        uint32_t: asc_set_copy_pad_val__u32, \
        float: asc_set_copy_pad_val__f32)(pad_value)

#define asc_copy_ub2ub__args3(dst, src, size) asc_copy_ub2ub__one(dst, src, size)
#define asc_copy_ub2ub__args6(dst, src, n_burst, len_burst, src_gap, dst_gap) \
    asc_copy_ub2ub__burst(dst, src, n_burst, len_burst, src_gap, dst_gap)
#define asc_copy_ub2ub(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_copy_ub2ub__args6, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy_ub2ub__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_copy_gm2ub__args3(dst, src, size) asc_copy_gm2ub__one(dst, src, size)
#define asc_copy_gm2ub__args6(dst, src, n_burst, len_burst, src_gap, dst_gap) \
    asc_copy_gm2ub__burst(dst, src, n_burst, len_burst, src_gap, dst_gap)
#define asc_copy_gm2ub(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_copy_gm2ub__args6, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy_gm2ub__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_copy_ub2gm__args3(dst, src, size) asc_copy_ub2gm__one(dst, src, size)
#define asc_copy_ub2gm__args6(dst, src, n_burst, len_burst, src_gap, dst_gap) \
    asc_copy_ub2gm__burst(dst, src, n_burst, len_burst, src_gap, dst_gap)
#define asc_copy_ub2gm(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, AIVD_ASC_WRONG, asc_copy_ub2gm__args6, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy_ub2gm__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, 0)(__VA_ARGS__)
#define asc_copy_gm2ub_align__args3(dst, src, size) \
    _Generic((dst), \
        int8_t *: asc_copy_gm2ub_align__s8, \
        uint8_t *: asc_copy_gm2ub_align__u8, \
        half *: asc_copy_gm2ub_align__f16, \
        bfloat16_t *: asc_copy_gm2ub_align__bf16, \
        int16_t *: asc_copy_gm2ub_align__s16, \
        uint16_t *: asc_copy_gm2ub_align__u16, \
        float *: asc_copy_gm2ub_align__f32, \
        int32_t *: asc_copy_gm2ub_align__s32, \
        uint32_t *: asc_copy_gm2ub_align__u32)(dst, src, size)
#define asc_copy_gm2ub_align__args8(dst, src, n_burst, len_burst, left_padding_num, \
            right_padding_num, src_gap, dst_gap) \
    _Generic((dst), \
        int8_t *: asc_copy_gm2ub_align__burst_s8, \
        uint8_t *: asc_copy_gm2ub_align__burst_u8, \
        half *: asc_copy_gm2ub_align__burst_f16, \
        bfloat16_t *: asc_copy_gm2ub_align__burst_bf16, \
        int16_t *: asc_copy_gm2ub_align__burst_s16, \
        uint16_t *: asc_copy_gm2ub_align__burst_u16, \
        float *: asc_copy_gm2ub_align__burst_f32, \
        int32_t *: asc_copy_gm2ub_align__burst_s32, \
        uint32_t *: asc_copy_gm2ub_align__burst_u32)(dst, src, n_burst, len_burst, \
        left_padding_num, right_padding_num, src_gap, dst_gap)
#define asc_copy_gm2ub_align(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy_gm2ub_align__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_copy_gm2ub_align__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_copy_gm2ub_align_sync(dst, src, size) \
    _Generic((dst), \
        int8_t *: asc_copy_gm2ub_align_sync__s8, \
        uint8_t *: asc_copy_gm2ub_align_sync__u8, \
        half *: asc_copy_gm2ub_align_sync__f16, \
        bfloat16_t *: asc_copy_gm2ub_align_sync__bf16, \
        int16_t *: asc_copy_gm2ub_align_sync__s16, \
        uint16_t *: asc_copy_gm2ub_align_sync__u16, \
        float *: asc_copy_gm2ub_align_sync__f32, \
        int32_t *: asc_copy_gm2ub_align_sync__s32, \
        uint32_t *: asc_copy_gm2ub_align_sync__u32)(dst, src, size)

#define asc_copy_ub2gm_align__args3(dst, src, size) \
    _Generic((dst), \
        uint8_t *: asc_copy_ub2gm_align__u8, \
        int8_t *: asc_copy_ub2gm_align__s8, \
        half *: asc_copy_ub2gm_align__f16, \
        uint16_t *: asc_copy_ub2gm_align__u16, \
        int16_t *: asc_copy_ub2gm_align__s16, \
        bfloat16_t *: asc_copy_ub2gm_align__bf16, \
        uint32_t *: asc_copy_ub2gm_align__u32, \
        float *: asc_copy_ub2gm_align__f32, \
        int32_t *: asc_copy_ub2gm_align__s32, \
        double *: asc_copy_ub2gm_align__f64, \
        int64_t *: asc_copy_ub2gm_align__s64, \
        uint64_t *: asc_copy_ub2gm_align__u64)(dst, src, size)
#define asc_copy_ub2gm_align__args8(dst, src, n_burst, len_burst, left_padding_num, \
            right_padding_num, src_gap, dst_gap) \
    _Generic((dst), \
        uint8_t *: asc_copy_ub2gm_align__burst_u8, \
        int8_t *: asc_copy_ub2gm_align__burst_s8, \
        half *: asc_copy_ub2gm_align__burst_f16, \
        uint16_t *: asc_copy_ub2gm_align__burst_u16, \
        int16_t *: asc_copy_ub2gm_align__burst_s16, \
        bfloat16_t *: asc_copy_ub2gm_align__burst_bf16, \
        uint32_t *: asc_copy_ub2gm_align__burst_u32, \
        float *: asc_copy_ub2gm_align__burst_f32, \
        int32_t *: asc_copy_ub2gm_align__burst_s32, \
        double *: asc_copy_ub2gm_align__burst_f64, \
        int64_t *: asc_copy_ub2gm_align__burst_s64, \
        uint64_t *: asc_copy_ub2gm_align__burst_u64)(dst, src, n_burst, len_burst, \
        left_padding_num, right_padding_num, src_gap, dst_gap)
#define asc_copy_ub2gm_align(...) \
    AIVD_ASC_SELECT(__VA_ARGS__, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        asc_copy_ub2gm_align__args8, AIVD_ASC_WRONG, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        AIVD_ASC_WRONG, asc_copy_ub2gm_align__args3, AIVD_ASC_WRONG, AIVD_ASC_WRONG, \
        0)(__VA_ARGS__)
#define asc_copy_ub2gm_align_sync(dst, src, size) \
    _Generic((dst), \
        uint8_t *: asc_copy_ub2gm_align_sync__u8, \
        int8_t *: asc_copy_ub2gm_align_sync__s8, \
        half *: asc_copy_ub2gm_align_sync__f16, \
        uint16_t *: asc_copy_ub2gm_align_sync__u16, \
        int16_t *: asc_copy_ub2gm_align_sync__s16, \
        bfloat16_t *: asc_copy_ub2gm_align_sync__bf16, \
        uint32_t *: asc_copy_ub2gm_align_sync__u32, \
        float *: asc_copy_ub2gm_align_sync__f32, \
        int32_t *: asc_copy_ub2gm_align_sync__s32, \
        double *: asc_copy_ub2gm_align_sync__f64, \
        int64_t *: asc_copy_ub2gm_align_sync__s64, \
        uint64_t *: asc_copy_ub2gm_align_sync__u64)(dst, src, size)
#endif


#endif
