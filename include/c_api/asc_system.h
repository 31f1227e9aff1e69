/* c_api/asc_system.h: system variables, synchronisation, caches, atomic modes, scalars.
 * Written by scripts/generate_asc.py from interfaces/asc.json: do not edit. */
/* clang-format off */
#ifndef C_API_ASC_SYSTEM_H
#define C_API_ASC_SYSTEM_H

#include "asc_impl.h"
#include "asc_overload.h"
#include "asc_types.h"

/* Initialisation */

AIVD_ASC_INLINE void asc_init(void)
{
    aivd_asc_init();
}

/* System variables: who and where this block is. */

AIVD_ASC_INLINE int64_t asc_get_phy_stack_base(void)
{
    return aivd_asc_get_phy_stack_base();
}

AIVD_ASC_INLINE int64_t asc_get_status(void)
{
    return aivd_asc_get_status();
}

AIVD_ASC_INLINE int64_t asc_get_sys_virtual_base(void)
{
    return aivd_asc_get_sys_virtual_base();
}

AIVD_ASC_INLINE int64_t asc_get_ctrl(void)
{
    return aivd_asc_get_ctrl();
}

AIVD_ASC_INLINE int64_t asc_get_block_num(void)
{
    return aivd_asc_get_block_num();
}

AIVD_ASC_INLINE int64_t asc_get_block_idx(void)
{
    return aivd_asc_get_block_idx();
}

AIVD_ASC_INLINE int64_t asc_get_sub_block_num(void)
{
    return aivd_asc_get_sub_block_num();
}

AIVD_ASC_INLINE int64_t asc_get_sub_block_id(void)
{
    return aivd_asc_get_sub_block_id();
}

AIVD_ASC_INLINE int64_t asc_get_system_cycle(void)
{
    return aivd_asc_get_system_cycle();
}

AIVD_ASC_INLINE void asc_set_ctrl(uint64_t config)
{
    aivd_asc_set_ctrl(config);
}

AIVD_ASC_INLINE int64_t asc_get_ffts_base_addr(void)
{
    return aivd_asc_get_ffts_base_addr();
}

AIVD_ASC_INLINE int64_t asc_get_core_id(void)
{
    return aivd_asc_get_core_id();
}

AIVD_ASC_INLINE uint64_t asc_get_overflow_status(void)
{
    return aivd_asc_get_overflow_status();
}

AIVD_ASC_INLINE uint64_t asc_get_phy_buf_addr(uint64_t offset)
{
    return aivd_asc_get_phy_buf_addr(offset);
}

AIVD_ASC_INLINE int64_t asc_get_program_counter(void)
{
    return aivd_asc_get_program_counter();
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_arch_ver, one)(uint32_t AIVD_ASC_REFERENCE(core_version))
{
    aivd_asc_get_arch_ver(AIVD_ASC_ADDRESS(core_version));
}

AIVD_ASC_INLINE void asc_set_ffts_base_addr(uint64_t config)
{
    aivd_asc_set_ffts_base_addr(config);
}

/* Synchronisation: between the pipes of a core, and between the cores of a launch. */

AIVD_ASC_INLINE void asc_sync_notify(pipe_t pipe, pipe_t tpipe, int id)
{
    aivd_asc_sync_notify((int)pipe, (int)tpipe, (int)id);
}

AIVD_ASC_INLINE void asc_sync_wait(pipe_t pipe, pipe_t tpipe, int id)
{
    aivd_asc_sync_wait((int)pipe, (int)tpipe, (int)id);
}

AIVD_ASC_INLINE void asc_sync_pipe(pipe_t pipe)
{
    aivd_asc_sync_pipe((int)pipe);
}

AIVD_ASC_INLINE void asc_sync_vec(void)
{
    aivd_asc_sync_vec();
}

AIVD_ASC_INLINE void asc_sync_mte3(int id)
{
    aivd_asc_sync_mte3(id);
}

AIVD_ASC_INLINE void asc_sync_mte2(int id)
{
    aivd_asc_sync_mte2(id);
}

AIVD_ASC_INLINE void asc_sync(void)
{
    aivd_asc_sync();
}

AIVD_ASC_INLINE void asc_sync_block_arrive(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_block_arrive((int)pipe, flag_id);
}

AIVD_ASC_INLINE void asc_sync_subblock_arrive(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_subblock_arrive((int)pipe, flag_id);
}

AIVD_ASC_INLINE void asc_sync_inter_arrive(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_inter_arrive((int)pipe, flag_id);
}

AIVD_ASC_INLINE void asc_sync_data_barrier(mem_dsb_t arg)
{
    aivd_asc_sync_data_barrier((int)arg);
}

AIVD_ASC_INLINE void asc_sync_subblock_wait(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_subblock_wait((int)pipe, flag_id);
}

AIVD_ASC_INLINE void asc_sync_block_wait(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_block_wait((int)pipe, flag_id);
}

AIVD_ASC_INLINE void asc_sync_inter_wait(pipe_t pipe, int flag_id)
{
    aivd_asc_sync_inter_wait((int)pipe, flag_id);
}

/* Cache control: a scalar poll of GM needs a dcci before every read. */

AIVD_ASC_INLINE void asc_dcci_single(void *dst)
{
    aivd_asc_dcci_single(dst);
}

AIVD_ASC_INLINE void asc_ub_dcci_single(void *dst)
{
    aivd_asc_ub_dcci_single(dst);
}

AIVD_ASC_INLINE void asc_dcci_entire_ub(void)
{
    aivd_asc_dcci_entire_ub();
}

AIVD_ASC_INLINE void asc_dcci_entire_out(void)
{
    aivd_asc_dcci_entire_out();
}

AIVD_ASC_INLINE void asc_dcci_entire_all(void)
{
    aivd_asc_dcci_entire_all();
}

AIVD_ASC_INLINE void asc_dcci_entire_atomic(void)
{
    aivd_asc_dcci_entire_atomic();
}

AIVD_ASC_INLINE void asc_datacache_preload(const uint64_t *address, int64_t offset)
{
    aivd_asc_datacache_preload(address, offset);
}

/* Atomic modes: how moves from UB to GM combine with what is there, until asc_set_atomic_none. */

AIVD_ASC_INLINE void asc_set_atomic_add_float(void)
{
    aivd_asc_set_atomic_add_float();
}

AIVD_ASC_INLINE void asc_set_atomic_max_float16(void)
{
    aivd_asc_set_atomic_max_float16();
}

AIVD_ASC_INLINE void asc_set_atomic_add_int(void)
{
    aivd_asc_set_atomic_add_int();
}

AIVD_ASC_INLINE void asc_set_atomic_add_int8(void)
{
    aivd_asc_set_atomic_add_int8();
}

AIVD_ASC_INLINE void asc_set_atomic_add_int16(void)
{
    aivd_asc_set_atomic_add_int16();
}

AIVD_ASC_INLINE void asc_set_atomic_none(void)
{
    aivd_asc_set_atomic_none();
}

AIVD_ASC_INLINE void AIVD_ASC(asc_get_store_atomic_config, one)(
        asc_store_atomic_config AIVD_ASC_REFERENCE(config))
{
    aivd_asc_get_store_atomic_config(AIVD_ASC_ADDRESS(config));
}

AIVD_ASC_INLINE void asc_set_store_atomic_config_v1(uint16_t type, uint16_t op)
{
    aivd_asc_set_store_atomic_config_v1(type, op);
}

AIVD_ASC_INLINE void asc_set_atomic_add_bfloat(void)
{
    aivd_asc_set_atomic_add_bfloat();
}

AIVD_ASC_INLINE void asc_set_atomic_add_float16(void)
{
    aivd_asc_set_atomic_add_float16();
}

AIVD_ASC_INLINE void asc_set_atomic_max_bfloat(void)
{
    aivd_asc_set_atomic_max_bfloat();
}

AIVD_ASC_INLINE void asc_set_atomic_max_float(void)
{
    aivd_asc_set_atomic_max_float();
}

AIVD_ASC_INLINE void asc_set_atomic_max_int(void)
{
    aivd_asc_set_atomic_max_int();
}

AIVD_ASC_INLINE void asc_set_atomic_max_int8(void)
{
    aivd_asc_set_atomic_max_int8();
}

AIVD_ASC_INLINE void asc_set_atomic_max_int16(void)
{
    aivd_asc_set_atomic_max_int16();
}

AIVD_ASC_INLINE void asc_set_atomic_min_bfloat(void)
{
    aivd_asc_set_atomic_min_bfloat();
}

AIVD_ASC_INLINE void asc_set_atomic_min_float(void)
{
    aivd_asc_set_atomic_min_float();
}

AIVD_ASC_INLINE void asc_set_atomic_min_float16(void)
{
    aivd_asc_set_atomic_min_float16();
}

AIVD_ASC_INLINE void asc_set_atomic_min_int(void)
{
    aivd_asc_set_atomic_min_int();
}

AIVD_ASC_INLINE void asc_set_atomic_min_int8(void)
{
    aivd_asc_set_atomic_min_int8();
}

AIVD_ASC_INLINE void asc_set_atomic_min_int16(void)
{
    aivd_asc_set_atomic_min_int16();
}

/* Scalar atomics: accesses of GM past the cache. asc_atomic_* (products from the Ascend950 on)
 * return the value before; asc_store_dev works on all. */

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_add, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_add_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_add, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_add_u32(address, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_add, f32)(float *address, float value)
{
    return aivd_asc_atomic_add_f32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_add, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_add_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_add, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_add_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_sub, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_sub_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_sub, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_sub_u32(address, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_sub, f32)(float *address, float value)
{
    return aivd_asc_atomic_sub_f32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_sub, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_sub_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_sub, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_sub_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_exch, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_exch_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_exch, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_exch_u32(address, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_exch, f32)(float *address, float value)
{
    return aivd_asc_atomic_exch_f32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_exch, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_exch_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_exch, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_exch_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_max, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_max_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_max, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_max_u32(address, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_max, f32)(float *address, float value)
{
    return aivd_asc_atomic_max_f32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_max, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_max_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_max, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_max_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_min, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_min_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_min, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_min_u32(address, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_min, f32)(float *address, float value)
{
    return aivd_asc_atomic_min_f32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_min, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_min_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_min, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_min_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_and, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_and_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_and, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_and_u32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_and, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_and_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_and, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_and_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_or, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_or_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_or, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_or_u32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_or, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_or_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_or, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_or_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_xor, s32)(int32_t *address, int32_t value)
{
    return aivd_asc_atomic_xor_s32(address, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_xor, u32)(uint32_t *address, uint32_t value)
{
    return aivd_asc_atomic_xor_u32(address, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_xor, s64)(int64_t *address, int64_t value)
{
    return aivd_asc_atomic_xor_s64(address, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_xor, u64)(uint64_t *address, uint64_t value)
{
    return aivd_asc_atomic_xor_u64(address, value);
}

AIVD_ASC_INLINE int32_t AIVD_ASC(asc_atomic_cas, s32)(int32_t *address, int32_t compare,
                                                      int32_t value)
{
    return aivd_asc_atomic_cas_s32(address, compare, value);
}

AIVD_ASC_INLINE uint32_t AIVD_ASC(asc_atomic_cas, u32)(uint32_t *address, uint32_t compare,
                                                       uint32_t value)
{
    return aivd_asc_atomic_cas_u32(address, compare, value);
}

AIVD_ASC_INLINE float AIVD_ASC(asc_atomic_cas, f32)(float *address, float compare, float value)
{
    return aivd_asc_atomic_cas_f32(address, compare, value);
}

AIVD_ASC_INLINE int64_t AIVD_ASC(asc_atomic_cas, s64)(int64_t *address, int64_t compare,
                                                      int64_t value)
{
    return aivd_asc_atomic_cas_s64(address, compare, value);
}

AIVD_ASC_INLINE uint64_t AIVD_ASC(asc_atomic_cas, u64)(uint64_t *address, uint64_t compare,
                                                       uint64_t value)
{
    return aivd_asc_atomic_cas_u64(address, compare, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, s8)(int8_t *address, int8_t value)
{
    aivd_asc_store_dev_s8(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, u8)(uint8_t *address, uint8_t value)
{
    aivd_asc_store_dev_u8(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, s16)(int16_t *address, int16_t value)
{
    aivd_asc_store_dev_s16(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, u16)(uint16_t *address, uint16_t value)
{
    aivd_asc_store_dev_u16(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, s32)(int32_t *address, int32_t value)
{
    aivd_asc_store_dev_s32(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, u32)(uint32_t *address, uint32_t value)
{
    aivd_asc_store_dev_u32(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, s64)(int64_t *address, int64_t value)
{
    aivd_asc_store_dev_s64(address, value);
}

AIVD_ASC_INLINE void AIVD_ASC(asc_store_dev, u64)(uint64_t *address, uint64_t value)
{
    aivd_asc_store_dev_u64(address, value);
}

/* Scalar functions: rn half to even, rna half away from zero, rd down, ru up. */

AIVD_ASC_INLINE int64_t asc_sflbits(int64_t value)
{
    return aivd_asc_sflbits(value);
}

AIVD_ASC_INLINE int64_t asc_ffz(uint64_t value)
{
    return aivd_asc_ffz(value);
}

AIVD_ASC_INLINE int64_t asc_ffs(uint64_t value)
{
    return aivd_asc_ffs(value);
}

AIVD_ASC_INLINE int64_t asc_popc(uint64_t value)
{
    return aivd_asc_popc(value);
}

AIVD_ASC_INLINE int64_t asc_clz(uint64_t value_in)
{
    return aivd_asc_clz(value_in);
}

AIVD_ASC_INLINE int64_t asc_zero_bits_cnt(uint64_t value)
{
    return aivd_asc_zero_bits_cnt(value);
}

AIVD_ASC_INLINE uint64_t asc_set_nthbit(uint64_t bits, int64_t idx)
{
    return aivd_asc_set_nthbit(bits, idx);
}

AIVD_ASC_INLINE uint64_t asc_clear_nthbit(uint64_t bits, int64_t idx)
{
    return aivd_asc_clear_nthbit(bits, idx);
}

#ifndef __cplusplus

#define asc_get_arch_ver(core_version) asc_get_arch_ver__one(&(core_version))

#define asc_get_store_atomic_config(config) asc_get_store_atomic_config__one(&(config))

#define asc_atomic_add(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_add__s32, \
        uint32_t *: asc_atomic_add__u32, \
        float *: asc_atomic_add__f32, \
        int64_t *: asc_atomic_add__s64, \
        uint64_t *: asc_atomic_add__u64)(address, value)

#define asc_atomic_sub(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_sub__s32, \
        uint32_t *: asc_atomic_sub__u32, \
        float *: asc_atomic_sub__f32, \
        int64_t *: asc_atomic_sub__s64, \
        uint64_t *: asc_atomic_sub__u64)(address, value)

#define asc_atomic_exch(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_exch__s32, \
        uint32_t *: asc_atomic_exch__u32, \
        float *: asc_atomic_exch__f32, \
        int64_t *: asc_atomic_exch__s64, \
        uint64_t *: asc_atomic_exch__u64)(address, value)

#define asc_atomic_max(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_max__s32, \
        uint32_t *: asc_atomic_max__u32, \
        float *: asc_atomic_max__f32, \
        int64_t *: asc_atomic_max__s64, \
        uint64_t *: asc_atomic_max__u64)(address, value)

#define asc_atomic_min(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_min__s32, \
        uint32_t *: asc_atomic_min__u32, \
        float *: asc_atomic_min__f32, \
        int64_t *: asc_atomic_min__s64, \
        uint64_t *: asc_atomic_min__u64)(address, value)

#define asc_atomic_and(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_and__s32, \
        uint32_t *: asc_atomic_and__u32, \
        int64_t *: asc_atomic_and__s64, \
        uint64_t *: asc_atomic_and__u64)(address, value)

#define asc_atomic_or(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_or__s32, \
        uint32_t *: asc_atomic_or__u32, \
        int64_t *: asc_atomic_or__s64, \
        uint64_t *: asc_atomic_or__u64)(address, value)

#define asc_atomic_xor(address, value) \
    _Generic((address), \
        int32_t *: asc_atomic_xor__s32, \
        uint32_t *: asc_atomic_xor__u32, \
        int64_t *: asc_atomic_xor__s64, \
        uint64_t *: asc_atomic_xor__u64)(address, value)

#define asc_atomic_cas(address, compare, value) \
    _Generic((address), \
        int32_t *: asc_atomic_cas__s32, \
        uint32_t *: asc_atomic_cas__u32, \
        float *: asc_atomic_cas__f32, \
        int64_t *: asc_atomic_cas__s64, \
        uint64_t *: asc_atomic_cas__u64)(address, compare, value)

#define asc_store_dev(address, value) \
    _Generic((address), \
        int8_t *: asc_store_dev__s8, \
        uint8_t *: asc_store_dev__u8, \
        int16_t *: asc_store_dev__s16, \
        uint16_t *: asc_store_dev__u16, \
        int32_t *: asc_store_dev__s32, \
        uint32_t *: asc_store_dev__u32, \
        int64_t *: asc_store_dev__s64, \
        uint64_t *: asc_store_dev__u64)(address, value)
#endif


#endif
