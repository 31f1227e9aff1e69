/* core/generated/asc_vector_ops: the vector operations that apply a lane to elements.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#include "c_api/asc_impl.h"
#include "core/asc_vec.h"
#include "core/hook.h"
#include "core/lane.h"
#include "core/progress.h"

static const core_vec_op add_f16 = {"asc_add", CORE_LANE_add_f16, {16, 16, 16}, false};
static const core_vec_op add_f32 = {"asc_add", CORE_LANE_add_f32, {32, 32, 32}, false};
static const core_vec_op add_s16 = {"asc_add", CORE_LANE_add_s16, {16, 16, 16}, false};
static const core_vec_op add_s32 = {"asc_add", CORE_LANE_add_s32, {32, 32, 32}, false};
static const core_vec_op add_scalar_f16 = {"asc_add_scalar", CORE_LANE_add_scalar_f16, {16, 16, 0}, false};
static const core_vec_op add_scalar_f32 = {"asc_add_scalar", CORE_LANE_add_scalar_f32, {32, 32, 0}, false};
static const core_vec_op add_scalar_s16 = {"asc_add_scalar", CORE_LANE_add_scalar_s16, {16, 16, 0}, false};
static const core_vec_op add_scalar_s32 = {"asc_add_scalar", CORE_LANE_add_scalar_s32, {32, 32, 0}, false};
static const core_vec_op bfloat162float_f32_bf16 = {"asc_bfloat162float", CORE_LANE_bfloat162float_f32_bf16, {32, 16, 0}, false};
static const core_vec_op bfloat162int32_rna_s32_bf16 = {"asc_bfloat162int32_rna", CORE_LANE_bfloat162int32_rna_s32_bf16, {32, 16, 0}, false};
static const core_vec_op bfloat162int32_ru_s32_bf16 = {"asc_bfloat162int32_ru", CORE_LANE_bfloat162int32_ru_s32_bf16, {32, 16, 0}, false};
static const core_vec_op bfloat162int32_rd_s32_bf16 = {"asc_bfloat162int32_rd", CORE_LANE_bfloat162int32_rd_s32_bf16, {32, 16, 0}, false};
static const core_vec_op bfloat162int32_rn_s32_bf16 = {"asc_bfloat162int32_rn", CORE_LANE_bfloat162int32_rn_s32_bf16, {32, 16, 0}, false};
static const core_vec_op bfloat162int32_rz_s32_bf16 = {"asc_bfloat162int32_rz", CORE_LANE_bfloat162int32_rz_s32_bf16, {32, 16, 0}, false};
static const core_vec_op float2bfloat16_rn_bf16_f32 = {"asc_float2bfloat16_rn", CORE_LANE_float2bfloat16_rn_bf16_f32, {16, 32, 0}, false};
static const core_vec_op float2bfloat16_rna_bf16_f32 = {"asc_float2bfloat16_rna", CORE_LANE_float2bfloat16_rna_bf16_f32, {16, 32, 0}, false};
static const core_vec_op float2bfloat16_rd_bf16_f32 = {"asc_float2bfloat16_rd", CORE_LANE_float2bfloat16_rd_bf16_f32, {16, 32, 0}, false};
static const core_vec_op float2bfloat16_ru_bf16_f32 = {"asc_float2bfloat16_ru", CORE_LANE_float2bfloat16_ru_bf16_f32, {16, 32, 0}, false};
static const core_vec_op float2bfloat16_rz_bf16_f32 = {"asc_float2bfloat16_rz", CORE_LANE_float2bfloat16_rz_bf16_f32, {16, 32, 0}, false};
static const core_vec_op float2float_rn_f32 = {"asc_float2float_rn", CORE_LANE_float2float_rn_f32, {32, 32, 0}, false};
static const core_vec_op float2float_rd_f32 = {"asc_float2float_rd", CORE_LANE_float2float_rd_f32, {32, 32, 0}, false};
static const core_vec_op float2float_ru_f32 = {"asc_float2float_ru", CORE_LANE_float2float_ru_f32, {32, 32, 0}, false};
static const core_vec_op float2float_rna_f32 = {"asc_float2float_rna", CORE_LANE_float2float_rna_f32, {32, 32, 0}, false};
static const core_vec_op float2float_rz_f32 = {"asc_float2float_rz", CORE_LANE_float2float_rz_f32, {32, 32, 0}, false};
static const core_vec_op float2half_f16_f32 = {"asc_float2half", CORE_LANE_float2half_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_rn_f16_f32 = {"asc_float2half_rn", CORE_LANE_float2half_rn_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_rna_f16_f32 = {"asc_float2half_rna", CORE_LANE_float2half_rna_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_rd_f16_f32 = {"asc_float2half_rd", CORE_LANE_float2half_rd_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_ru_f16_f32 = {"asc_float2half_ru", CORE_LANE_float2half_ru_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_rz_f16_f32 = {"asc_float2half_rz", CORE_LANE_float2half_rz_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2half_ro_f16_f32 = {"asc_float2half_ro", CORE_LANE_float2half_ro_f16_f32, {16, 32, 0}, false};
static const core_vec_op float2int32_rna_s32_f32 = {"asc_float2int32_rna", CORE_LANE_float2int32_rna_s32_f32, {32, 32, 0}, false};
static const core_vec_op float2int32_ru_s32_f32 = {"asc_float2int32_ru", CORE_LANE_float2int32_ru_s32_f32, {32, 32, 0}, false};
static const core_vec_op float2int32_rd_s32_f32 = {"asc_float2int32_rd", CORE_LANE_float2int32_rd_s32_f32, {32, 32, 0}, false};
static const core_vec_op float2int32_rn_s32_f32 = {"asc_float2int32_rn", CORE_LANE_float2int32_rn_s32_f32, {32, 32, 0}, false};
static const core_vec_op float2int32_rz_s32_f32 = {"asc_float2int32_rz", CORE_LANE_float2int32_rz_s32_f32, {32, 32, 0}, false};
static const core_vec_op float2int64_rna_s64_f32 = {"asc_float2int64_rna", CORE_LANE_float2int64_rna_s64_f32, {64, 32, 0}, false};
static const core_vec_op float2int64_ru_s64_f32 = {"asc_float2int64_ru", CORE_LANE_float2int64_ru_s64_f32, {64, 32, 0}, false};
static const core_vec_op float2int64_rd_s64_f32 = {"asc_float2int64_rd", CORE_LANE_float2int64_rd_s64_f32, {64, 32, 0}, false};
static const core_vec_op float2int64_rn_s64_f32 = {"asc_float2int64_rn", CORE_LANE_float2int64_rn_s64_f32, {64, 32, 0}, false};
static const core_vec_op float2int64_rz_s64_f32 = {"asc_float2int64_rz", CORE_LANE_float2int64_rz_s64_f32, {64, 32, 0}, false};
static const core_vec_op half2float_f32_f16 = {"asc_half2float", CORE_LANE_half2float_f32_f16, {32, 16, 0}, false};
static const core_vec_op half2int4_s4_f16 = {"asc_half2int4", CORE_LANE_half2int4_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int4_rna_s4_f16 = {"asc_half2int4_rna", CORE_LANE_half2int4_rna_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int4_ru_s4_f16 = {"asc_half2int4_ru", CORE_LANE_half2int4_ru_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int4_rd_s4_f16 = {"asc_half2int4_rd", CORE_LANE_half2int4_rd_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int4_rn_s4_f16 = {"asc_half2int4_rn", CORE_LANE_half2int4_rn_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int4_rz_s4_f16 = {"asc_half2int4_rz", CORE_LANE_half2int4_rz_s4_f16, {4, 16, 0}, false};
static const core_vec_op half2int8_s8_f16 = {"asc_half2int8", CORE_LANE_half2int8_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int8_rna_s8_f16 = {"asc_half2int8_rna", CORE_LANE_half2int8_rna_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int8_ru_s8_f16 = {"asc_half2int8_ru", CORE_LANE_half2int8_ru_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int8_rd_s8_f16 = {"asc_half2int8_rd", CORE_LANE_half2int8_rd_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int8_rn_s8_f16 = {"asc_half2int8_rn", CORE_LANE_half2int8_rn_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int8_rz_s8_f16 = {"asc_half2int8_rz", CORE_LANE_half2int8_rz_s8_f16, {8, 16, 0}, false};
static const core_vec_op half2int16_rna_s16_f16 = {"asc_half2int16_rna", CORE_LANE_half2int16_rna_s16_f16, {16, 16, 0}, false};
static const core_vec_op half2int16_ru_s16_f16 = {"asc_half2int16_ru", CORE_LANE_half2int16_ru_s16_f16, {16, 16, 0}, false};
static const core_vec_op half2int16_rd_s16_f16 = {"asc_half2int16_rd", CORE_LANE_half2int16_rd_s16_f16, {16, 16, 0}, false};
static const core_vec_op half2int16_rn_s16_f16 = {"asc_half2int16_rn", CORE_LANE_half2int16_rn_s16_f16, {16, 16, 0}, false};
static const core_vec_op half2int16_rz_s16_f16 = {"asc_half2int16_rz", CORE_LANE_half2int16_rz_s16_f16, {16, 16, 0}, false};
static const core_vec_op half2int32_rna_s32_f16 = {"asc_half2int32_rna", CORE_LANE_half2int32_rna_s32_f16, {32, 16, 0}, false};
static const core_vec_op half2int32_ru_s32_f16 = {"asc_half2int32_ru", CORE_LANE_half2int32_ru_s32_f16, {32, 16, 0}, false};
static const core_vec_op half2int32_rd_s32_f16 = {"asc_half2int32_rd", CORE_LANE_half2int32_rd_s32_f16, {32, 16, 0}, false};
static const core_vec_op half2int32_rn_s32_f16 = {"asc_half2int32_rn", CORE_LANE_half2int32_rn_s32_f16, {32, 16, 0}, false};
static const core_vec_op half2int32_rz_s32_f16 = {"asc_half2int32_rz", CORE_LANE_half2int32_rz_s32_f16, {32, 16, 0}, false};
static const core_vec_op div_f16 = {"asc_div", CORE_LANE_div_f16, {16, 16, 16}, false};
static const core_vec_op div_f32 = {"asc_div", CORE_LANE_div_f32, {32, 32, 32}, false};
static const core_vec_op exp_f16 = {"asc_exp", CORE_LANE_exp_f16, {16, 16, 0}, false};
static const core_vec_op exp_f32 = {"asc_exp", CORE_LANE_exp_f32, {32, 32, 0}, false};
static const core_vec_op log_f16 = {"asc_log", CORE_LANE_log_f16, {16, 16, 0}, false};
static const core_vec_op log_f32 = {"asc_log", CORE_LANE_log_f32, {32, 32, 0}, false};
static const core_vec_op abs_f16 = {"asc_abs", CORE_LANE_abs_f16, {16, 16, 0}, false};
static const core_vec_op abs_f32 = {"asc_abs", CORE_LANE_abs_f32, {32, 32, 0}, false};
static const core_vec_op shiftleft_s16 = {"asc_shiftleft", CORE_LANE_shiftleft_s16, {16, 16, 0}, false};
static const core_vec_op shiftleft_u16 = {"asc_shiftleft", CORE_LANE_shiftleft_u16, {16, 16, 0}, false};
static const core_vec_op shiftleft_s32 = {"asc_shiftleft", CORE_LANE_shiftleft_s32, {32, 32, 0}, false};
static const core_vec_op shiftleft_u32 = {"asc_shiftleft", CORE_LANE_shiftleft_u32, {32, 32, 0}, false};
static const core_vec_op mul_cast_half2int8_s8_f16 = {"asc_mul_cast_half2int8", CORE_LANE_mul_cast_half2int8_s8_f16, {8, 16, 16}, false};
static const core_vec_op mul_cast_half2uint8_u8_f16 = {"asc_mul_cast_half2uint8", CORE_LANE_mul_cast_half2uint8_u8_f16, {8, 16, 16}, false};
static const core_vec_op relu_f16 = {"asc_relu", CORE_LANE_relu_f16, {16, 16, 0}, false};
static const core_vec_op relu_f32 = {"asc_relu", CORE_LANE_relu_f32, {32, 32, 0}, false};
static const core_vec_op relu_s32 = {"asc_relu", CORE_LANE_relu_s32, {32, 32, 0}, false};
static const core_vec_op max_f16 = {"asc_max", CORE_LANE_max_f16, {16, 16, 16}, false};
static const core_vec_op max_f32 = {"asc_max", CORE_LANE_max_f32, {32, 32, 32}, false};
static const core_vec_op max_s16 = {"asc_max", CORE_LANE_max_s16, {16, 16, 16}, false};
static const core_vec_op max_s32 = {"asc_max", CORE_LANE_max_s32, {32, 32, 32}, false};
static const core_vec_op max_scalar_f16 = {"asc_max_scalar", CORE_LANE_max_scalar_f16, {16, 16, 0}, false};
static const core_vec_op max_scalar_f32 = {"asc_max_scalar", CORE_LANE_max_scalar_f32, {32, 32, 0}, false};
static const core_vec_op max_scalar_s16 = {"asc_max_scalar", CORE_LANE_max_scalar_s16, {16, 16, 0}, false};
static const core_vec_op max_scalar_s32 = {"asc_max_scalar", CORE_LANE_max_scalar_s32, {32, 32, 0}, false};
static const core_vec_op min_f16 = {"asc_min", CORE_LANE_min_f16, {16, 16, 16}, false};
static const core_vec_op min_f32 = {"asc_min", CORE_LANE_min_f32, {32, 32, 32}, false};
static const core_vec_op min_s16 = {"asc_min", CORE_LANE_min_s16, {16, 16, 16}, false};
static const core_vec_op min_s32 = {"asc_min", CORE_LANE_min_s32, {32, 32, 32}, false};
static const core_vec_op fma_f16 = {"asc_fma", CORE_LANE_fma_f16, {16, 16, 16}, true};
static const core_vec_op fma_f32 = {"asc_fma", CORE_LANE_fma_f32, {32, 32, 32}, true};
static const core_vec_op fma_f32_f16 = {"asc_fma", CORE_LANE_fma_f32_f16, {32, 16, 16}, true};
static const core_vec_op mul_f16 = {"asc_mul", CORE_LANE_mul_f16, {16, 16, 16}, false};
static const core_vec_op mul_f32 = {"asc_mul", CORE_LANE_mul_f32, {32, 32, 32}, false};
static const core_vec_op mul_s16 = {"asc_mul", CORE_LANE_mul_s16, {16, 16, 16}, false};
static const core_vec_op mul_s32 = {"asc_mul", CORE_LANE_mul_s32, {32, 32, 32}, false};
static const core_vec_op mul_scalar_f16 = {"asc_mul_scalar", CORE_LANE_mul_scalar_f16, {16, 16, 0}, false};
static const core_vec_op mul_scalar_f32 = {"asc_mul_scalar", CORE_LANE_mul_scalar_f32, {32, 32, 0}, false};
static const core_vec_op mul_scalar_s16 = {"asc_mul_scalar", CORE_LANE_mul_scalar_s16, {16, 16, 0}, false};
static const core_vec_op mul_scalar_s32 = {"asc_mul_scalar", CORE_LANE_mul_scalar_s32, {32, 32, 0}, false};
static const core_vec_op sub_f16 = {"asc_sub", CORE_LANE_sub_f16, {16, 16, 16}, false};
static const core_vec_op sub_f32 = {"asc_sub", CORE_LANE_sub_f32, {32, 32, 32}, false};
static const core_vec_op sub_s16 = {"asc_sub", CORE_LANE_sub_s16, {16, 16, 16}, false};
static const core_vec_op sub_s32 = {"asc_sub", CORE_LANE_sub_s32, {32, 32, 32}, false};
static const core_vec_op sub_scalar_f16 = {"asc_sub_scalar", CORE_LANE_sub_scalar_f16, {16, 16, 0}, false};
static const core_vec_op sub_scalar_f32 = {"asc_sub_scalar", CORE_LANE_sub_scalar_f32, {32, 32, 0}, false};
static const core_vec_op sub_scalar_s16 = {"asc_sub_scalar", CORE_LANE_sub_scalar_s16, {16, 16, 0}, false};
static const core_vec_op sub_scalar_s32 = {"asc_sub_scalar", CORE_LANE_sub_scalar_s32, {32, 32, 0}, false};
static const core_vec_op or_s16 = {"asc_or", CORE_LANE_or_s16, {16, 16, 16}, false};
static const core_vec_op or_u16 = {"asc_or", CORE_LANE_or_u16, {16, 16, 16}, false};
static const core_vec_op not_s16 = {"asc_not", CORE_LANE_not_s16, {16, 16, 0}, false};
static const core_vec_op not_u16 = {"asc_not", CORE_LANE_not_u16, {16, 16, 0}, false};
static const core_vec_op rcp_f16 = {"asc_rcp", CORE_LANE_rcp_f16, {16, 16, 0}, false};
static const core_vec_op rcp_f32 = {"asc_rcp", CORE_LANE_rcp_f32, {32, 32, 0}, false};
static const core_vec_op shiftright_s16 = {"asc_shiftright", CORE_LANE_shiftright_s16, {16, 16, 0}, false};
static const core_vec_op shiftright_s32 = {"asc_shiftright", CORE_LANE_shiftright_s32, {32, 32, 0}, false};
static const core_vec_op shiftright_u16 = {"asc_shiftright", CORE_LANE_shiftright_u16, {16, 16, 0}, false};
static const core_vec_op shiftright_u32 = {"asc_shiftright", CORE_LANE_shiftright_u32, {32, 32, 0}, false};
static const core_vec_op shiftright_round_s16 = {"asc_shiftright_round", CORE_LANE_shiftright_round_s16, {16, 16, 0}, false};
static const core_vec_op shiftright_round_s32 = {"asc_shiftright_round", CORE_LANE_shiftright_round_s32, {32, 32, 0}, false};
static const core_vec_op mul_add_f16 = {"asc_mul_add", CORE_LANE_mul_add_f16, {16, 16, 16}, true};
static const core_vec_op mul_add_f32 = {"asc_mul_add", CORE_LANE_mul_add_f32, {32, 32, 32}, true};
static const core_vec_op mul_add_relu_f16 = {"asc_mul_add_relu", CORE_LANE_mul_add_relu_f16, {16, 16, 16}, true};
static const core_vec_op mul_add_relu_f32 = {"asc_mul_add_relu", CORE_LANE_mul_add_relu_f32, {32, 32, 32}, true};
static const core_vec_op int42half_f16_s4 = {"asc_int42half", CORE_LANE_int42half_f16_s4, {16, 4, 0}, false};
static const core_vec_op int82half_f16_s8 = {"asc_int82half", CORE_LANE_int82half_f16_s8, {16, 8, 0}, false};
static const core_vec_op uint82half_f16_u8 = {"asc_uint82half", CORE_LANE_uint82half_f16_u8, {16, 8, 0}, false};
static const core_vec_op int162float_f32_s16 = {"asc_int162float", CORE_LANE_int162float_f32_s16, {32, 16, 0}, false};
static const core_vec_op int322float_f32_s32 = {"asc_int322float", CORE_LANE_int322float_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322float_rna_f32_s32 = {"asc_int322float_rna", CORE_LANE_int322float_rna_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322float_ru_f32_s32 = {"asc_int322float_ru", CORE_LANE_int322float_ru_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322float_rd_f32_s32 = {"asc_int322float_rd", CORE_LANE_int322float_rd_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322float_rn_f32_s32 = {"asc_int322float_rn", CORE_LANE_int322float_rn_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322float_rz_f32_s32 = {"asc_int322float_rz", CORE_LANE_int322float_rz_f32_s32, {32, 32, 0}, false};
static const core_vec_op int322int16_s16_s32 = {"asc_int322int16", CORE_LANE_int322int16_s16_s32, {16, 32, 0}, false};
static const core_vec_op int322int64_s64_s32 = {"asc_int322int64", CORE_LANE_int322int64_s64_s32, {64, 32, 0}, false};
static const core_vec_op int642int32_s32_s64 = {"asc_int642int32", CORE_LANE_int642int32_s32_s64, {32, 64, 0}, false};
static const core_vec_op and_s16 = {"asc_and", CORE_LANE_and_s16, {16, 16, 16}, false};
static const core_vec_op and_u16 = {"asc_and", CORE_LANE_and_u16, {16, 16, 16}, false};
static const core_vec_op leakyrelu_f16 = {"asc_leakyrelu", CORE_LANE_leakyrelu_f16, {16, 16, 0}, false};
static const core_vec_op leakyrelu_f32 = {"asc_leakyrelu", CORE_LANE_leakyrelu_f32, {32, 32, 0}, false};
static const core_vec_op sub_relu_f16 = {"asc_sub_relu", CORE_LANE_sub_relu_f16, {16, 16, 16}, false};
static const core_vec_op sub_relu_f32 = {"asc_sub_relu", CORE_LANE_sub_relu_f32, {32, 32, 32}, false};
static const core_vec_op sub_relu_s16 = {"asc_sub_relu", CORE_LANE_sub_relu_s16, {16, 16, 16}, false};
static const core_vec_op sub_relu_s8_f16 = {"asc_sub_relu", CORE_LANE_sub_relu_s8_f16, {8, 16, 16}, false};
static const core_vec_op sub_relu_f16_f32 = {"asc_sub_relu", CORE_LANE_sub_relu_f16_f32, {16, 32, 32}, false};
static const core_vec_op sub_relu_s8_s16 = {"asc_sub_relu", CORE_LANE_sub_relu_s8_s16, {8, 16, 16}, false};
static const core_vec_op float2int16_rna_s16_f32 = {"asc_float2int16_rna", CORE_LANE_float2int16_rna_s16_f32, {16, 32, 0}, false};
static const core_vec_op float2int16_ru_s16_f32 = {"asc_float2int16_ru", CORE_LANE_float2int16_ru_s16_f32, {16, 32, 0}, false};
static const core_vec_op float2int16_rd_s16_f32 = {"asc_float2int16_rd", CORE_LANE_float2int16_rd_s16_f32, {16, 32, 0}, false};
static const core_vec_op float2int16_rn_s16_f32 = {"asc_float2int16_rn", CORE_LANE_float2int16_rn_s16_f32, {16, 32, 0}, false};
static const core_vec_op float2int16_rz_s16_f32 = {"asc_float2int16_rz", CORE_LANE_float2int16_rz_s16_f32, {16, 32, 0}, false};
static const core_vec_op rsqrt_f16 = {"asc_rsqrt", CORE_LANE_rsqrt_f16, {16, 16, 0}, false};
static const core_vec_op rsqrt_f32 = {"asc_rsqrt", CORE_LANE_rsqrt_f32, {32, 32, 0}, false};
static const core_vec_op add_relu_f16 = {"asc_add_relu", CORE_LANE_add_relu_f16, {16, 16, 16}, false};
static const core_vec_op add_relu_f32 = {"asc_add_relu", CORE_LANE_add_relu_f32, {32, 32, 32}, false};
static const core_vec_op add_relu_s16 = {"asc_add_relu", CORE_LANE_add_relu_s16, {16, 16, 16}, false};
static const core_vec_op add_relu_s8_f16 = {"asc_add_relu", CORE_LANE_add_relu_s8_f16, {8, 16, 16}, false};
static const core_vec_op add_relu_f16_f32 = {"asc_add_relu", CORE_LANE_add_relu_f16_f32, {16, 32, 32}, false};
static const core_vec_op add_relu_s8_s16 = {"asc_add_relu", CORE_LANE_add_relu_s8_s16, {8, 16, 16}, false};
static const core_vec_op int642float_rna_f32_s64 = {"asc_int642float_rna", CORE_LANE_int642float_rna_f32_s64, {32, 64, 0}, false};
static const core_vec_op int642float_ru_f32_s64 = {"asc_int642float_ru", CORE_LANE_int642float_ru_f32_s64, {32, 64, 0}, false};
static const core_vec_op int642float_rd_f32_s64 = {"asc_int642float_rd", CORE_LANE_int642float_rd_f32_s64, {32, 64, 0}, false};
static const core_vec_op int642float_rn_f32_s64 = {"asc_int642float_rn", CORE_LANE_int642float_rn_f32_s64, {32, 64, 0}, false};
static const core_vec_op int642float_rz_f32_s64 = {"asc_int642float_rz", CORE_LANE_int642float_rz_f32_s64, {32, 64, 0}, false};
static const core_vec_op sqrt_f16 = {"asc_sqrt", CORE_LANE_sqrt_f16, {16, 16, 0}, false};
static const core_vec_op sqrt_f32 = {"asc_sqrt", CORE_LANE_sqrt_f32, {32, 32, 0}, false};
static const core_vec_op axpy_f16 = {"asc_axpy", CORE_LANE_axpy_f16, {16, 16, 0}, true};
static const core_vec_op axpy_f32 = {"asc_axpy", CORE_LANE_axpy_f32, {32, 32, 0}, true};
static const core_vec_op axpy_f32_f16 = {"asc_axpy", CORE_LANE_axpy_f32_f16, {32, 16, 0}, true};
static const core_vec_op int162half_f16_s16 = {"asc_int162half", CORE_LANE_int162half_f16_s16, {16, 16, 0}, false};
static const core_vec_op int162half_rna_f16_s16 = {"asc_int162half_rna", CORE_LANE_int162half_rna_f16_s16, {16, 16, 0}, false};
static const core_vec_op int162half_ru_f16_s16 = {"asc_int162half_ru", CORE_LANE_int162half_ru_f16_s16, {16, 16, 0}, false};
static const core_vec_op int162half_rd_f16_s16 = {"asc_int162half_rd", CORE_LANE_int162half_rd_f16_s16, {16, 16, 0}, false};
static const core_vec_op int162half_rn_f16_s16 = {"asc_int162half_rn", CORE_LANE_int162half_rn_f16_s16, {16, 16, 0}, false};
static const core_vec_op int162half_rz_f16_s16 = {"asc_int162half_rz", CORE_LANE_int162half_rz_f16_s16, {16, 16, 0}, false};
static const core_vec_op min_scalar_f16 = {"asc_min_scalar", CORE_LANE_min_scalar_f16, {16, 16, 0}, false};
static const core_vec_op min_scalar_f32 = {"asc_min_scalar", CORE_LANE_min_scalar_f32, {32, 32, 0}, false};
static const core_vec_op min_scalar_s16 = {"asc_min_scalar", CORE_LANE_min_scalar_s16, {16, 16, 0}, false};
static const core_vec_op min_scalar_s32 = {"asc_min_scalar", CORE_LANE_min_scalar_s32, {32, 32, 0}, false};
static const core_vec_op half2uint8_u8_f16 = {"asc_half2uint8", CORE_LANE_half2uint8_u8_f16, {8, 16, 0}, false};
static const core_vec_op half2uint8_rna_u8_f16 = {"asc_half2uint8_rna", CORE_LANE_half2uint8_rna_u8_f16, {8, 16, 0}, false};
static const core_vec_op half2uint8_ru_u8_f16 = {"asc_half2uint8_ru", CORE_LANE_half2uint8_ru_u8_f16, {8, 16, 0}, false};
static const core_vec_op half2uint8_rd_u8_f16 = {"asc_half2uint8_rd", CORE_LANE_half2uint8_rd_u8_f16, {8, 16, 0}, false};
static const core_vec_op half2uint8_rn_u8_f16 = {"asc_half2uint8_rn", CORE_LANE_half2uint8_rn_u8_f16, {8, 16, 0}, false};
static const core_vec_op half2uint8_rz_u8_f16 = {"asc_half2uint8_rz", CORE_LANE_half2uint8_rz_u8_f16, {8, 16, 0}, false};
static const core_vec_op copy_s16 = {"asc_copy", CORE_LANE_copy_s16, {16, 16, 0}, false};
static const core_vec_op copy_u16 = {"asc_copy", CORE_LANE_copy_u16, {16, 16, 0}, false};
static const core_vec_op copy_s32 = {"asc_copy", CORE_LANE_copy_s32, {32, 32, 0}, false};
static const core_vec_op copy_u32 = {"asc_copy", CORE_LANE_copy_u32, {32, 32, 0}, false};

BASE_EXPORT void aivd_asc_add_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_s32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_s32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_scalar_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_add_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_scalar_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_add_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_scalar_s16, dst, src, NULL, (uint16_t)value, count);
}

BASE_EXPORT void aivd_asc_add_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_scalar_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_add_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_scalar_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_add_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_scalar_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_add_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_scalar_s16, dst, src, NULL, (uint16_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_add_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_scalar_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162float(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162float_f32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162float_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162float_f32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162int32_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162int32_rna_s32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162int32_rna_s32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162int32_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162int32_ru_s32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162int32_ru_s32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162int32_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162int32_rd_s32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162int32_rd_s32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162int32_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162int32_rn_s32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162int32_rn_s32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_bfloat162int32_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &bfloat162int32_rz_s32_bf16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_bfloat162int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &bfloat162int32_rz_s32_bf16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2bfloat16_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2bfloat16_rn_bf16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2bfloat16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2bfloat16_rn_bf16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2bfloat16_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2bfloat16_rna_bf16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2bfloat16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                     uint16_t dst_block_stride,
                                                     uint16_t src_block_stride,
                                                     uint16_t dst_repeat_stride,
                                                     uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2bfloat16_rna_bf16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2bfloat16_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2bfloat16_rd_bf16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2bfloat16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2bfloat16_rd_bf16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2bfloat16_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2bfloat16_ru_bf16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2bfloat16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2bfloat16_ru_bf16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2bfloat16_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2bfloat16_rz_bf16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2bfloat16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                    uint16_t dst_block_stride,
                                                    uint16_t src_block_stride,
                                                    uint16_t dst_repeat_stride,
                                                    uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2bfloat16_rz_bf16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2float_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2float_rn_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2float_rn_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2float_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2float_rd_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2float_rd_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2float_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2float_ru_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2float_ru_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2float_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2float_rna_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2float_rna_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2float_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2float_rz_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2float_rz_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_rn_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_rn_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_rna_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_rna_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_rd_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_rd_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_ru_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_ru_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_rz_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_rz_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2half_ro(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2half_ro_f16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2half_ro_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2half_ro_f16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int32_rna_vector(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int32_rna_s32_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int32_rna_vector_strided(void *dst, const void *src,
                                                         uint8_t repeat, uint16_t dst_block_stride,
                                                         uint16_t src_block_stride,
                                                         uint16_t dst_repeat_stride,
                                                         uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int32_rna_s32_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int32_ru_vector(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int32_ru_s32_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int32_ru_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int32_ru_s32_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int32_rd_vector(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int32_rd_s32_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int32_rd_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int32_rd_s32_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int32_rn_vector(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int32_rn_s32_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int32_rn_vector_strided(void *dst, const void *src, uint8_t repeat,
                                                        uint16_t dst_block_stride,
                                                        uint16_t src_block_stride,
                                                        uint16_t dst_repeat_stride,
                                                        uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int32_rn_s32_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int32_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int32_rz_s32_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int32_rz_s32_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int64_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int64_rna_s64_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int64_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int64_rna_s64_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int64_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int64_ru_s64_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int64_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int64_ru_s64_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int64_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int64_rd_s64_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int64_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int64_rd_s64_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int64_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int64_rn_s64_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int64_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int64_rn_s64_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int64_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int64_rz_s64_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int64_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int64_rz_s64_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2float(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2float_f32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2float_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2float_f32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_rna_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_rna_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_ru_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_ru_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_ru_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_rd_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_rd_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_rd_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_rn_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_rn_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_rn_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int4_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int4_rz_s4_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int4_rz_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int4_rz_s4_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_rna_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_rna_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_ru_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_ru_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_rd_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_rd_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_rn_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_rn_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int8_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int8_rz_s8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                               uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int8_rz_s8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int16_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int16_rna_s16_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int16_rna_s16_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int16_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int16_ru_s16_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int16_ru_s16_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int16_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int16_rd_s16_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int16_rd_s16_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int16_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int16_rn_s16_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int16_rn_s16_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int16_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int16_rz_s16_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int16_rz_s16_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int32_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int32_rna_s32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int32_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int32_rna_s32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int32_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int32_ru_s32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int32_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int32_ru_s32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int32_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int32_rd_s32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int32_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int32_rd_s32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int32_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int32_rn_s32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int32_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int32_rn_s32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2int32_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2int32_rz_s32_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2int32_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2int32_rz_s32_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_div_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &div_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_div_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &div_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_div_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &div_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_div_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &div_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_exp_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &exp_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_exp_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &exp_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_exp_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &exp_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_exp_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &exp_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_log_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &log_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_log_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &log_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_log_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &log_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_log_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &log_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_abs_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &abs_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_abs_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &abs_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_abs_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &abs_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_abs_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &abs_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftleft_s16(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftleft_s16, dst, src, NULL, distance, count);
}

BASE_EXPORT void aivd_asc_shiftleft_u16(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftleft_u16, dst, src, NULL, distance, count);
}

BASE_EXPORT void aivd_asc_shiftleft_s32(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftleft_s32, dst, src, NULL, distance, count);
}

BASE_EXPORT void aivd_asc_shiftleft_u32(void *dst, const void *src, uint32_t distance,
                                        uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftleft_u32, dst, src, NULL, distance, count);
}

BASE_EXPORT void aivd_asc_shiftleft_strided_s16(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftleft_s16, dst, src, NULL, distance, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftleft_strided_u16(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftleft_u16, dst, src, NULL, distance, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftleft_strided_s32(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftleft_s32, dst, src, NULL, distance, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftleft_strided_u32(void *dst, const void *src, uint32_t distance,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftleft_u32, dst, src, NULL, distance, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_mul_cast_half2int8(void *dst, const void *src0, const void *src1,
                                             uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_cast_half2int8_s8_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_cast_half2int8_strided(void *dst, const void *src0, const void *src1,
                                                     uint8_t repeat, uint8_t dst_block_stride,
                                                     uint8_t src0_block_stride,
                                                     uint8_t src1_block_stride,
                                                     uint8_t dst_repeat_stride,
                                                     uint8_t src0_repeat_stride,
                                                     uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_cast_half2int8_s8_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_cast_half2uint8(void *dst, const void *src0, const void *src1,
                                              uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_cast_half2uint8_u8_f16, dst, src0, src1, 0, count);
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
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_cast_half2uint8_u8_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_relu_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &relu_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_relu_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &relu_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_relu_s32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &relu_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_relu_strided_f16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &relu_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_relu_strided_f32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &relu_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_relu_strided_s32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &relu_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_max_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_max_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_max_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_max_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_s32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_max_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_max_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_max_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_max_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_s32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_max_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_scalar_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_max_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_scalar_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_max_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_scalar_s16, dst, src, NULL, (uint16_t)value, count);
}

BASE_EXPORT void aivd_asc_max_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &max_scalar_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_max_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_scalar_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_max_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_scalar_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_max_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_scalar_s16, dst, src, NULL, (uint16_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_max_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &max_scalar_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_min_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_min_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_min_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_min_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_s32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_min_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_min_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_min_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_min_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_s32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_fma_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &fma_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_fma_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &fma_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_fma_f32_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &fma_f32_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_fma_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &fma_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_fma_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &fma_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_fma_strided_f32_f16(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &fma_f32_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_s32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_s32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_scalar_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_mul_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_scalar_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_mul_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_scalar_s16, dst, src, NULL, (uint16_t)value, count);
}

BASE_EXPORT void aivd_asc_mul_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_scalar_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_scalar_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_scalar_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_scalar_s16, dst, src, NULL, (uint16_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_mul_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_scalar_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sub_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_s32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_s32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_strided_f16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_strided_f32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_strided_s32(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_s32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_scalar_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_sub_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_scalar_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_sub_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_scalar_s16, dst, src, NULL, (uint16_t)value, count);
}

BASE_EXPORT void aivd_asc_sub_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_scalar_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_scalar_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_scalar_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_scalar_s16, dst, src, NULL, (uint16_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sub_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_scalar_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_or_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &or_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_or_u16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &or_u16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_or_strided_s16(void *dst, const void *src0, const void *src1,
                                         uint8_t repeat, uint8_t dst_block_stride,
                                         uint8_t src0_block_stride, uint8_t src1_block_stride,
                                         uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                         uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &or_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_or_strided_u16(void *dst, const void *src0, const void *src1,
                                         uint8_t repeat, uint8_t dst_block_stride,
                                         uint8_t src0_block_stride, uint8_t src1_block_stride,
                                         uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                         uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &or_u16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_not_s16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &not_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_not_u16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &not_u16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_not_strided_s16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &not_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_not_strided_u16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &not_u16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_rcp_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &rcp_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_rcp_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &rcp_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_rcp_strided_f16(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &rcp_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_rcp_strided_f32(void *dst, const void *src, uint8_t repeat,
                                          uint16_t dst_block_stride, uint16_t src_block_stride,
                                          uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &rcp_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_s16(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_s16, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_shiftright_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_shiftright_u16(void *dst, const void *src, uint32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_u16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_shiftright_u32(void *dst, const void *src, uint32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_u32, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_shiftright_strided_s16(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_s16, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_strided_u16(void *dst, const void *src, uint32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_u16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_strided_u32(void *dst, const void *src, uint32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_u32, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_round_s16(void *dst, const void *src, int32_t value,
                                               uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_round_s16, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_shiftright_round_s32(void *dst, const void *src, int32_t value,
                                               uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &shiftright_round_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_shiftright_round_strided_s16(void *dst, const void *src, int32_t value,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_round_s16, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_shiftright_round_strided_s32(void *dst, const void *src, int32_t value,
                                                       uint8_t repeat, uint16_t dst_block_stride,
                                                       uint16_t src_block_stride,
                                                       uint16_t dst_repeat_stride,
                                                       uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &shiftright_round_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_mul_add_f16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_add_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_add_f32(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_add_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_add_strided_f16(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_add_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_add_strided_f32(void *dst, const void *src0, const void *src1,
                                              uint8_t repeat, uint8_t dst_block_stride,
                                              uint8_t src0_block_stride, uint8_t src1_block_stride,
                                              uint8_t dst_repeat_stride,
                                              uint8_t src0_repeat_stride,
                                              uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_add_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_add_relu_f16(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_add_relu_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_add_relu_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &mul_add_relu_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_mul_add_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_add_relu_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_mul_add_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &mul_add_relu_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_int42half(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int42half_f16_s4, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int42half_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint8_t dst_repeat_stride, uint8_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int42half_f16_s4, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int82half(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int82half_f16_s8, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int82half_strided(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int82half_f16_s8, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_uint82half(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &uint82half_f16_u8, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_uint82half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &uint82half_f16_u8, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162float(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162float_f32_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162float_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162float_f32_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_rna_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_rna_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_ru_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_ru_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_rd_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_rd_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_rn_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_rn_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322float_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322float_rz_f32_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322float_rz_f32_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322int16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322int16_s16_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322int16_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322int16_s16_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int322int64(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int322int64_s64_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int322int64_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int322int64_s64_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int642int32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642int32_s32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642int32_strided(void *dst, const void *src, uint8_t repeat,
                                              uint16_t dst_block_stride, uint16_t src_block_stride,
                                              uint16_t dst_repeat_stride,
                                              uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642int32_s32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_and_s16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &and_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_and_u16(void *dst, const void *src0, const void *src1, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &and_u16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_and_strided_s16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &and_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_and_strided_u16(void *dst, const void *src0, const void *src1,
                                          uint8_t repeat, uint8_t dst_block_stride,
                                          uint8_t src0_block_stride, uint8_t src1_block_stride,
                                          uint8_t dst_repeat_stride, uint8_t src0_repeat_stride,
                                          uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &and_u16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_leakyrelu_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &leakyrelu_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_leakyrelu_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &leakyrelu_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_leakyrelu_strided_f16(void *dst, const void *src, uint16_t value,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &leakyrelu_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_leakyrelu_strided_f32(void *dst, const void *src, float value,
                                                uint8_t repeat, uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &leakyrelu_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sub_relu_f16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_f32(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_s16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_s8_f16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_s8_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_f16_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_f16_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_s8_s16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sub_relu_s8_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_s8_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_f16_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_sub_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sub_relu_s8_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_float2int16_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int16_rna_s16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int16_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int16_rna_s16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int16_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int16_ru_s16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int16_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int16_ru_s16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int16_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int16_rd_s16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int16_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int16_rd_s16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int16_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int16_rn_s16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int16_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int16_rn_s16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_float2int16_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &float2int16_rz_s16_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_float2int16_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &float2int16_rz_s16_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_rsqrt_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &rsqrt_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_rsqrt_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &rsqrt_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_rsqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &rsqrt_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_rsqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                                            uint16_t dst_block_stride, uint16_t src_block_stride,
                                            uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &rsqrt_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_add_relu_f16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_f32(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_s16(void *dst, const void *src0, const void *src1,
                                       uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_s8_f16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_s8_f16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_f16_f32(void *dst, const void *src0, const void *src1,
                                           uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_f16_f32, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_s8_s16(void *dst, const void *src0, const void *src1,
                                          uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &add_relu_s8_s16, dst, src0, src1, 0, count);
}

BASE_EXPORT void aivd_asc_add_relu_strided_f16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_relu_strided_f32(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_relu_strided_s16(void *dst, const void *src0, const void *src1,
                                               uint8_t repeat, uint8_t dst_block_stride,
                                               uint8_t src0_block_stride,
                                               uint8_t src1_block_stride,
                                               uint8_t dst_repeat_stride,
                                               uint8_t src0_repeat_stride,
                                               uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_relu_strided_s8_f16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_s8_f16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_relu_strided_f16_f32(void *dst, const void *src0, const void *src1,
                                                   uint8_t repeat, uint8_t dst_block_stride,
                                                   uint8_t src0_block_stride,
                                                   uint8_t src1_block_stride,
                                                   uint8_t dst_repeat_stride,
                                                   uint8_t src0_repeat_stride,
                                                   uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_f16_f32, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_add_relu_strided_s8_s16(void *dst, const void *src0, const void *src1,
                                                  uint8_t repeat, uint8_t dst_block_stride,
                                                  uint8_t src0_block_stride,
                                                  uint8_t src1_block_stride,
                                                  uint8_t dst_repeat_stride,
                                                  uint8_t src0_repeat_stride,
                                                  uint8_t src1_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &add_relu_s8_s16, dst, src0, src1, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src0_block_stride, src1_block_stride},
        {dst_repeat_stride, src0_repeat_stride, src1_repeat_stride}});
}

BASE_EXPORT void aivd_asc_int642float_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642float_rna_f32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642float_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                  uint16_t dst_block_stride,
                                                  uint16_t src_block_stride,
                                                  uint16_t dst_repeat_stride,
                                                  uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642float_rna_f32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int642float_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642float_ru_f32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642float_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642float_ru_f32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int642float_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642float_rd_f32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642float_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642float_rd_f32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int642float_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642float_rn_f32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642float_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642float_rn_f32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int642float_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int642float_rz_f32_s64, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int642float_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int642float_rz_f32_s64, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sqrt_f16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sqrt_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_sqrt_f32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &sqrt_f32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_sqrt_strided_f16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sqrt_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_sqrt_strided_f32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &sqrt_f32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_axpy_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &axpy_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_axpy_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &axpy_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_axpy_f32_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &axpy_f32_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_axpy_strided_f16(void *dst, const void *src, uint16_t value,
                                           uint8_t repeat, uint16_t dst_block_stride,
                                           uint16_t src_block_stride, uint16_t dst_repeat_stride,
                                           uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &axpy_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_axpy_strided_f32(void *dst, const void *src, float value, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &axpy_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_axpy_strided_f32_f16(void *dst, const void *src, uint16_t value,
                                               uint8_t repeat, uint16_t dst_block_stride,
                                               uint16_t src_block_stride,
                                               uint16_t dst_repeat_stride,
                                               uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &axpy_f32_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_rna_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_rna_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_ru_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_ru_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_rd_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_rd_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_rn_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_rn_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_int162half_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &int162half_rz_f16_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_int162half_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &int162half_rz_f16_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_min_scalar_f16(void *dst, const void *src, uint16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_scalar_f16, dst, src, NULL, value, count);
}

BASE_EXPORT void aivd_asc_min_scalar_f32(void *dst, const void *src, float value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_scalar_f32, dst, src, NULL, core_vec_float(value), count);
}

BASE_EXPORT void aivd_asc_min_scalar_s16(void *dst, const void *src, int16_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_scalar_s16, dst, src, NULL, (uint16_t)value, count);
}

BASE_EXPORT void aivd_asc_min_scalar_s32(void *dst, const void *src, int32_t value, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &min_scalar_s32, dst, src, NULL, (uint32_t)value, count);
}

BASE_EXPORT void aivd_asc_min_scalar_strided_f16(void *dst, const void *src, uint16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_scalar_f16, dst, src, NULL, value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_min_scalar_strided_f32(void *dst, const void *src, float value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_scalar_f32, dst, src, NULL, core_vec_float(value), repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_min_scalar_strided_s16(void *dst, const void *src, int16_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_scalar_s16, dst, src, NULL, (uint16_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_min_scalar_strided_s32(void *dst, const void *src, int32_t value,
                                                 uint8_t repeat, uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &min_scalar_s32, dst, src, NULL, (uint32_t)value, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_strided(void *dst, const void *src, uint8_t repeat,
                                             uint16_t dst_block_stride, uint16_t src_block_stride,
                                             uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8_rna(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_rna_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_rna_strided(void *dst, const void *src, uint8_t repeat,
                                                 uint16_t dst_block_stride,
                                                 uint16_t src_block_stride,
                                                 uint16_t dst_repeat_stride,
                                                 uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_rna_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8_ru(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_ru_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_ru_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_ru_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8_rd(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_rd_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_rd_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_rd_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8_rn(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_rn_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_rn_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_rn_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_half2uint8_rz(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &half2uint8_rz_u8_f16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_half2uint8_rz_strided(void *dst, const void *src, uint8_t repeat,
                                                uint16_t dst_block_stride,
                                                uint16_t src_block_stride,
                                                uint16_t dst_repeat_stride,
                                                uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &half2uint8_rz_u8_f16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_copy_s16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &copy_s16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_copy_u16(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &copy_u16, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_copy_s32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &copy_s32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_copy_u32(void *dst, const void *src, uint32_t count)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_count(block, &copy_u32, dst, src, NULL, 0, count);
}

BASE_EXPORT void aivd_asc_copy_strided_s16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &copy_s16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_copy_strided_u16(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &copy_u16, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_copy_strided_s32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &copy_s32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}

BASE_EXPORT void aivd_asc_copy_strided_u32(void *dst, const void *src, uint8_t repeat,
                                           uint16_t dst_block_stride, uint16_t src_block_stride,
                                           uint16_t dst_repeat_stride, uint16_t src_repeat_stride)
{
    core_block *block = core_current;
    core_count(block);
    core_vec_strided(block, &copy_u32, dst, src, NULL, 0, repeat,
        &(core_vec_strides){{dst_block_stride, src_block_stride, 0}, {dst_repeat_stride,
        src_repeat_stride, 0}});
}
