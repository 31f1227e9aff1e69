/* ascendc/intrinsics.h: the raw names below Ascend C++ that communication kernels use directly.
 * They are global. */
#ifndef ASCENDC_INTRINSICS_H
#define ASCENDC_INTRINSICS_H

#include "vector.h"

enum cache_line_t { SINGLE_CACHE_LINE = 0, ENTIRE_DATA_CACHE };
enum dcci_dst_t { CACHELINE_ALL = 0, CACHELINE_UB, CACHELINE_OUT, CACHELINE_ATOMIC };

/* ---- order ---- */

AIVD_CPP void pipe_barrier(pipe_t pipe)
{
    aivd_asc_sync_pipe((int)pipe);
}

AIVD_CPP void set_flag(pipe_t from, pipe_t to, int id)
{
    aivd_asc_sync_notify((int)from, (int)to, id);
}

AIVD_CPP void wait_flag(pipe_t from, pipe_t to, int id)
{
    aivd_asc_sync_wait((int)from, (int)to, id);
}

AIVD_CPP void dsb(mem_dsb_t kind)
{
    aivd_asc_sync_data_barrier((int)kind);
}

/* A line of GM or UB; or the entire cache, whatever the address. */
AIVD_CPP void dcci(const void *address, uint64_t line, uint64_t where = CACHELINE_ALL)
{
    if (line == ENTIRE_DATA_CACHE) {
        if (where == CACHELINE_UB)
            aivd_asc_dcci_entire_ub();
        else if (where == CACHELINE_OUT)
            aivd_asc_dcci_entire_out();
        else if (where == CACHELINE_ATOMIC)
            aivd_asc_dcci_entire_atomic();
        else
            aivd_asc_dcci_entire_all();
    } else if (where == CACHELINE_UB)
        aivd_asc_ub_dcci_single((void *)(uintptr_t)address);
    else
        aivd_asc_dcci_single((void *)(uintptr_t)address);
}

/* `config`: 1 | mode << 4 | flag << 8, as ffts_config makes it. */
AIVD_CPP uint64_t get_ffts_msg(uint64_t mode, uint64_t flag)
{
    return 1 | (mode & 3) << 4 | (flag & 15) << 8;
}

AIVD_CPP void ffts_cross_core_sync(pipe_t pipe, uint64_t config)
{
    uint64_t mode = config >> 4 & 3, flag = config >> 8 & 15;
    if (mode == 0)
        aivd_asc_sync_block_arrive((int)pipe, (int)flag);
    else if (mode == 1) {
        aivd_asc_sync_subblock_arrive((int)pipe, (int)flag);
        aivd_cpp_words()[AscendC::aivd::WORD_FLAG_GROUPS] |= UINT64_C(1) << flag;
    } else
        aivd_asc_sync_inter_arrive((int)pipe, (int)flag);
}

AIVD_CPP void wait_flag_dev(int64_t flag)
{
    AscendC::CrossCoreWaitFlag((uint16_t)flag);
}

AIVD_CPP void set_ffts_base_addr(uint64_t address)
{
    aivd_asc_set_ffts_base_addr(address);
}

/* ---- where am I ---- */

AIVD_CPP int64_t get_block_idx()
{
    return aivd_asc_get_block_idx();
}

AIVD_CPP int64_t get_block_num()
{
    return aivd_asc_get_block_num();
}

AIVD_CPP int64_t get_subblockid()
{
    return aivd_asc_get_sub_block_id();
}

AIVD_CPP int64_t get_subblockdim()
{
    return aivd_asc_get_sub_block_num();
}

AIVD_CPP int64_t get_coreid()
{
    return aivd_asc_get_core_id();
}

AIVD_CPP int64_t get_sys_cnt()
{
    return aivd_asc_get_system_cycle();
}

AIVD_CPP int64_t get_ctrl()
{
    return aivd_asc_get_ctrl();
}

AIVD_CPP void set_ctrl(uint64_t config)
{
    aivd_asc_set_ctrl(config);
}

/* A number as an address in UB: `(__ubuf__ T *)get_imm(0)`. */
AIVD_CPP constexpr uint64_t get_imm(uint64_t value)
{
    return value;
}

/* Parameters of a kernel inside a fused one. There is none here: a kernel that asks for them runs
 * as part of a graph that aivdrive does not have. */
AIVD_CPP uint64_t *get_para_base()
{
    aivd_cpp_fail(
        "get_para_base: this kernel was written to be fused into a super kernel, which is "
        "not built; launch its ordinary entry");
}

/* ---- scalar access that bypasses the data cache ---- */

template <class T> AIVD_CPP void st_dev(T value, __gm__ T *address, int64_t offset = 0)
{
    static_assert(std::is_integral_v<T>, "st_dev: integers of 8 to 64 bits");
    void *to = (void *)((uintptr_t)address + (uintptr_t)offset);
    if constexpr (sizeof(T) == 1)
        aivd_asc_store_dev_u8(to, (uint8_t)value);
    else if constexpr (sizeof(T) == 2)
        aivd_asc_store_dev_u16(to, (uint16_t)value);
    else if constexpr (sizeof(T) == 4)
        aivd_asc_store_dev_u32(to, (uint32_t)value);
    else
        aivd_asc_store_dev_u64(to, (uint64_t)value);
}

template <class T> AIVD_CPP T ld_dev(const __gm__ T *address, int64_t offset = 0)
{
    static_assert(std::is_integral_v<T>, "ld_dev: integers of 8 to 64 bits");
    T *from = (T *)((uintptr_t)address + (uintptr_t)offset);
    aivd_asc_dcci_single(from);
    return *from;
}

namespace AscendC
{

template <class T> AIVD_CPP T ReadGmByPassDCache(__gm__ T *address)
{
    return ld_dev(address);
}

template <class T> AIVD_CPP void WriteGmByPassDCache(__gm__ T *address, T value)
{
    st_dev(value, address);
}

/* Atomics of the scalar unit, of a 950 and later; elsewhere they end the kernel. They return what
 * was there before. */
#define AIVD_CPP_GM_ATOMIC(Name, call)                                                             \
    template <class T> AIVD_CPP T Name(__gm__ T *address, aivd::same<T> value)                     \
    {                                                                                              \
        static_assert(aivd::one_of<T, int32_t, uint32_t, float, int64_t, uint64_t>,                \
                      #Name ": int32_t, uint32_t, float, int64_t, uint64_t");                      \
        return call(address, (T)value);                                                            \
    }
AIVD_CPP_GM_ATOMIC(AtomicAdd, asc_atomic_add)
AIVD_CPP_GM_ATOMIC(AtomicMax, asc_atomic_max)
AIVD_CPP_GM_ATOMIC(AtomicMin, asc_atomic_min)
AIVD_CPP_GM_ATOMIC(AtomicExch, asc_atomic_exch)
#undef AIVD_CPP_GM_ATOMIC

template <class T>
AIVD_CPP T AtomicCas(__gm__ T *address, aivd::same<T> compare, aivd::same<T> value)
{
    static_assert(aivd::one_of<T, int32_t, uint32_t, float, int64_t, uint64_t>,
                  "AtomicCas: int32_t, uint32_t, float, int64_t, uint64_t");
    return asc_atomic_cas(address, (T)compare, (T)value);
}

} // namespace AscendC

/* ---- moves. sid (0) has no meaning on a vector core ---- */

AIVD_CPP void copy_gm_to_ubuf(__ubuf__ void *dst, const __gm__ void *src, uint8_t sid,
                              uint16_t bursts, uint16_t blocks, uint16_t src_gap, uint16_t dst_gap)
{
    (void)sid;
    aivd_asc_copy_gm2ub_burst(dst, src, bursts, blocks, src_gap, dst_gap);
}

AIVD_CPP void copy_ubuf_to_gm(__gm__ void *dst, const __ubuf__ void *src, uint8_t sid,
                              uint16_t bursts, uint16_t blocks, uint16_t src_gap, uint16_t dst_gap)
{
    (void)sid;
    aivd_asc_copy_ub2gm_burst(dst, src, bursts, blocks, src_gap, dst_gap);
}

AIVD_CPP void copy_ubuf_to_ubuf(__ubuf__ void *dst, const __ubuf__ void *src, uint8_t sid,
                                uint16_t bursts, uint16_t blocks, uint16_t src_gap,
                                uint16_t dst_gap)
{
    (void)sid;
    aivd_asc_copy_ub2ub_burst(dst, src, bursts, blocks, src_gap, dst_gap);
}

#define AIVD_CPP_ALIGN(bits, suffix)                                                               \
    AIVD_CPP void copy_gm_to_ubuf_align_b##bits(                                                   \
        __ubuf__ void *dst, const __gm__ void *src, uint8_t sid, uint16_t bursts, uint32_t bytes,  \
        uint8_t left, uint8_t right, uint32_t src_gap, uint32_t dst_gap)                           \
    {                                                                                              \
        (void)sid;                                                                                 \
        aivd_asc_copy_gm2ub_align_burst_##suffix(dst, src, bursts, bytes, left, right, src_gap,    \
                                                 dst_gap);                                         \
    }                                                                                              \
    AIVD_CPP void copy_ubuf_to_gm_align_b##bits(                                                   \
        __gm__ void *dst, const __ubuf__ void *src, uint8_t sid, uint16_t bursts, uint32_t bytes,  \
        uint8_t left, uint8_t right, uint32_t src_gap, uint32_t dst_gap)                           \
    {                                                                                              \
        (void)sid;                                                                                 \
        aivd_asc_copy_ub2gm_align_burst_##suffix(dst, src, bursts, bytes, left, right, src_gap,    \
                                                 dst_gap);                                         \
    }
AIVD_CPP_ALIGN(8, u8)
AIVD_CPP_ALIGN(16, u16)
AIVD_CPP_ALIGN(32, u32)
#undef AIVD_CPP_ALIGN

namespace AscendC
{
namespace aivd
{

/* The _v2 forms give the distance from row to row in bytes, the C-API the gap between them. With
 * one row the distance has no meaning. */
AIVD_CPP uint32_t gm_gap(uint32_t bursts, uint64_t stride, uint64_t bytes, const char *what)
{
    if (bursts <= 1)
        return 0;
    if (stride < bytes || stride - bytes > UINT32_MAX)
        aivd_cpp_fail(
            "%s: rows of %llu bytes, %llu bytes apart in GM; give at least the row's size, "
            "less than 4 GiB more",
            what, (unsigned long long)bytes, (unsigned long long)stride);
    return (uint32_t)(stride - bytes);
}

AIVD_CPP uint32_t ub_gap(uint32_t bursts, uint64_t stride, uint64_t row, const char *what)
{
    uint64_t used = whole_blocks(row);
    if (bursts <= 1)
        return 0;
    if (stride < used || stride % block_bytes != 0)
        aivd_cpp_fail("%s: rows of %llu bytes, %llu bytes apart in UB; give a multiple of 32, at "
                      "least %llu",
                      what, (unsigned long long)row, (unsigned long long)stride,
                      (unsigned long long)used);
    return (uint32_t)((stride - used) / block_bytes);
}

} // namespace aivd
} // namespace AscendC

/* 11 arguments: left and right padding in elements, `fill` = with the value set for padding. */
template <class T>
AIVD_CPP void copy_gm_to_ubuf_align_v2(__ubuf__ T *dst, const __gm__ T *src, uint8_t sid,
                                       uint32_t bursts, uint32_t bytes, uint8_t left, uint8_t right,
                                       bool fill, uint8_t l2_cache, uint64_t src_stride,
                                       uint32_t dst_stride)
{
    using namespace AscendC::aivd;
    (void)sid;
    (void)fill; /* without it the padding is undefined: filled all the same */
    (void)l2_cache;
    constexpr uint32_t element = sizeof(T) == 8 ? 4 : sizeof(T);
    uint32_t factor = sizeof(T) == 8 ? 2 : 1;
    uint64_t row = (uint64_t)bytes + (uint64_t)(left + right) * sizeof(T);
    uint32_t gm = gm_gap(bursts, src_stride, bytes, "copy_gm_to_ubuf_align_v2");
    uint32_t ub = ub_gap(bursts, dst_stride, row, "copy_gm_to_ubuf_align_v2");
    uint16_t rows = narrow<uint16_t>(bursts, "copy_gm_to_ubuf_align_v2: bursts");
    uint8_t l = (uint8_t)(left * factor), r = (uint8_t)(right * factor);
    if constexpr (element == 1)
        aivd_asc_copy_gm2ub_align_burst_u8(dst, src, rows, bytes, l, r, gm, ub);
    else if constexpr (element == 2)
        aivd_asc_copy_gm2ub_align_burst_u16(dst, src, rows, bytes, l, r, gm, ub);
    else
        aivd_asc_copy_gm2ub_align_burst_u32(dst, src, rows, bytes, l, r, gm, ub);
}

/* 8 arguments. A destination of GlobalTensor<T>::GetPhyAddr() is often written as a pointer to const;
 * it is written all the same. */
AIVD_CPP void copy_ubuf_to_gm_align_v2(const __gm__ void *dst, __ubuf__ void *src, uint8_t sid,
                                       uint32_t bursts, uint32_t bytes, uint8_t l2_cache,
                                       uint64_t dst_stride, uint32_t src_stride)
{
    using namespace AscendC::aivd;
    (void)sid;
    (void)l2_cache;
    uint32_t gm = gm_gap(bursts, dst_stride, bytes, "copy_ubuf_to_gm_align_v2");
    uint32_t ub = ub_gap(bursts, src_stride, bytes, "copy_ubuf_to_gm_align_v2");
    aivd_asc_copy_ub2gm_align_burst_u8(const_cast<void *>(dst), src,
                                       narrow<uint16_t>(bursts, "copy_ubuf_to_gm_align_v2: bursts"),
                                       bytes, 0, 0, ub, gm);
}

/* ---- atomic modes of moves to GM ---- */

AIVD_CPP void set_atomic_none()
{
    aivd_asc_set_atomic_none();
}

#define AIVD_CPP_ATOMIC_TYPE(name, type)                                                           \
    AIVD_CPP void set_atomic_##name()                                                              \
    {                                                                                              \
        AscendC::SetAtomicType<type>();                                                            \
    }
AIVD_CPP_ATOMIC_TYPE(f32, float)
AIVD_CPP_ATOMIC_TYPE(f16, half)
AIVD_CPP_ATOMIC_TYPE(bf16, bfloat16_t)
AIVD_CPP_ATOMIC_TYPE(s32, int32_t)
AIVD_CPP_ATOMIC_TYPE(s16, int16_t)
AIVD_CPP_ATOMIC_TYPE(s8, int8_t)
#undef AIVD_CPP_ATOMIC_TYPE

namespace AscendC
{
namespace aivd
{

/* The operation alone: the element type stays, float at first. */
AIVD_CPP void atomic_op(AtomicOp op)
{
    asc_store_atomic_config now;
    aivd_asc_get_store_atomic_config(&now);
    uint16_t type = now.atomic_type == 0 ? 1 : (uint16_t)now.atomic_type;
    aivd_asc_set_store_atomic_config_v1(type, (uint16_t)op);
}

} // namespace aivd
} // namespace AscendC

AIVD_CPP void set_atomic_add()
{
    AscendC::aivd::atomic_op(AscendC::AtomicOp::ATOMIC_SUM);
}

AIVD_CPP void set_atomic_max()
{
    AscendC::aivd::atomic_op(AscendC::AtomicOp::ATOMIC_MAX);
}

AIVD_CPP void set_atomic_min()
{
    AscendC::aivd::atomic_op(AscendC::AtomicOp::ATOMIC_MIN);
}

/* ---- the vector mask ---- */

AIVD_CPP void set_mask_norm()
{
    AscendC::SetMaskNorm();
}

AIVD_CPP void set_mask_count()
{
    AscendC::SetMaskCount();
}

AIVD_CPP void set_vector_mask(uint64_t high, uint64_t low)
{
    aivd_asc_set_vector_mask(high, low);
}

#endif
