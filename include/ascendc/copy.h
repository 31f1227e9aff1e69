/* ascendc/copy.h: moves between GM and UB, and the atomic modes of moves to GM. */
#ifndef ASCENDC_COPY_H
#define ASCENDC_COPY_H

#include "pipe.h"

namespace AscendC
{
namespace aivd
{

AIVD_CPP void not_blocks(const char *what, uint64_t bytes)
{
    aivd_cpp_fail("%s: %llu bytes is not a multiple of 32; use DataCopyPad for other sizes", what,
                  (unsigned long long)bytes);
}

AIVD_CPP void check_blocks(const char *what, uint64_t bytes)
{
    if (__builtin_expect(bytes % block_bytes != 0, 0))
        not_blocks(what, bytes);
}

/* Bytes of UB that rows of `bytes` with gaps take; 0 rows take none. */
AIVD_CPP uint64_t extent(uint64_t rows, uint64_t bytes, uint64_t gap)
{
    return rows == 0 ? 0 : (rows - 1) * (bytes + gap) + bytes;
}

AIVD_CPP uint64_t whole_blocks(uint64_t bytes)
{
    return (bytes + block_bytes - 1) / block_bytes * block_bytes;
}

} // namespace aivd

/* ---- whole blocks ---- */

template <class T>
AIVD_CPP void DataCopy(const LocalTensor<T> &dst, const GlobalTensor<T> &src, uint32_t count)
{
    uint64_t bytes = aivd::bytes_of<T>(count);
    aivd::check_blocks("DataCopy", bytes);
    aivd_asc_copy_gm2ub(aivd::operand(dst, bytes, "DataCopy"), src.GetPhyAddr(), (uint32_t)bytes);
}

template <class T>
AIVD_CPP void DataCopy(const GlobalTensor<T> &dst, const LocalTensor<T> &src, uint32_t count)
{
    uint64_t bytes = aivd::bytes_of<T>(count);
    aivd::check_blocks("DataCopy", bytes);
    aivd_asc_copy_ub2gm(dst.GetPhyAddr(), aivd::operand(src, bytes, "DataCopy"), (uint32_t)bytes);
}

template <class T>
AIVD_CPP void DataCopy(const LocalTensor<T> &dst, const LocalTensor<T> &src, uint32_t count)
{
    uint64_t bytes = aivd::bytes_of<T>(count);
    aivd::check_blocks("DataCopy", bytes);
    aivd_asc_copy_ub2ub(aivd::operand(dst, bytes, "DataCopy"),
                        aivd::operand(src, bytes, "DataCopy"), (uint32_t)bytes);
}

template <class T>
AIVD_CPP void DataCopy(const LocalTensor<T> &dst, const GlobalTensor<T> &src,
                       const DataCopyParams &p)
{
    uint64_t bytes = aivd::extent(p.blockCount, p.blockLen * 32u, p.dstStride * 32u);
    aivd_asc_copy_gm2ub_burst(aivd::operand(dst, bytes, "DataCopy"), src.GetPhyAddr(), p.blockCount,
                              p.blockLen, p.srcStride, p.dstStride);
}

template <class T>
AIVD_CPP void DataCopy(const GlobalTensor<T> &dst, const LocalTensor<T> &src,
                       const DataCopyParams &p)
{
    uint64_t bytes = aivd::extent(p.blockCount, p.blockLen * 32u, p.srcStride * 32u);
    aivd_asc_copy_ub2gm_burst(dst.GetPhyAddr(), aivd::operand(src, bytes, "DataCopy"), p.blockCount,
                              p.blockLen, p.srcStride, p.dstStride);
}

template <class T>
AIVD_CPP void DataCopy(const LocalTensor<T> &dst, const LocalTensor<T> &src,
                       const DataCopyParams &p)
{
    uint64_t to = aivd::extent(p.blockCount, p.blockLen * 32u, p.dstStride * 32u);
    uint64_t from = aivd::extent(p.blockCount, p.blockLen * 32u, p.srcStride * 32u);
    aivd_asc_copy_ub2ub_burst(aivd::operand(dst, to, "DataCopy"),
                              aivd::operand(src, from, "DataCopy"), p.blockCount, p.blockLen,
                              p.srcStride, p.dstStride);
}

/* ---- any number of bytes ---- */

namespace aivd
{

/* Elements of 64 bits go as two of 32, whose one pad value can only repeat itself. */
template <class T> AIVD_CPP void set_pad(T value)
{
    if constexpr (sizeof(T) == 1) {
        uint8_t bits;
        __builtin_memcpy(&bits, &value, 1);
        aivd_asc_set_copy_pad_val_u8(bits);
    } else if constexpr (sizeof(T) == 2) {
        uint16_t bits;
        __builtin_memcpy(&bits, &value, 2);
        aivd_asc_set_copy_pad_val_u16(bits);
    } else if constexpr (sizeof(T) == 4) {
        uint32_t bits;
        __builtin_memcpy(&bits, &value, 4);
        aivd_asc_set_copy_pad_val_u32(bits);
    } else {
        uint32_t words[2];
        static_assert(sizeof(T) == 8, "elements have 1, 2, 4 or 8 bytes");
        __builtin_memcpy(words, &value, 8);
        if (words[0] != words[1])
            aivd_cpp_fail("DataCopyPad: paddingValue of a 64-bit type can only be 0 (the device "
                          "pads words of 32 bits)");
        aivd_asc_set_copy_pad_val_u32(words[0]);
    }
}

template <class T>
AIVD_CPP void load_rows(const LocalTensor<T> &dst, const GlobalTensor<T> &src, uint16_t rows,
                        uint32_t bytes, uint8_t left, uint8_t right, uint32_t src_gap,
                        uint32_t dst_gap)
{
    constexpr uint32_t element = sizeof(T);
    uint64_t row = whole_blocks((uint64_t)bytes + (uint64_t)(left + right) * element);
    uint64_t all = extent(rows, row, (uint64_t)dst_gap * block_bytes);
    T *to = operand(dst, all, "DataCopyPad");
    const void *from = src.GetPhyAddr();
    if constexpr (element == 1)
        aivd_asc_copy_gm2ub_align_burst_u8(to, from, rows, bytes, left, right, src_gap, dst_gap);
    else if constexpr (element == 2)
        aivd_asc_copy_gm2ub_align_burst_u16(to, from, rows, bytes, left, right, src_gap, dst_gap);
    else if constexpr (element == 4)
        aivd_asc_copy_gm2ub_align_burst_u32(to, from, rows, bytes, left, right, src_gap, dst_gap);
    else
        aivd_asc_copy_gm2ub_align_burst_u32(to, from, rows, bytes, (uint8_t)(2 * left),
                                            (uint8_t)(2 * right), src_gap, dst_gap);
}

} // namespace aivd

/* Every row begins on a block in UB; without isPad what follows a row up to the whole block is
 * undefined, as far as the kernel can tell. */
template <class T>
AIVD_CPP void DataCopyPad(const LocalTensor<T> &dst, const GlobalTensor<T> &src,
                          const DataCopyExtParams &p, const DataCopyPadExtParams<T> &pad)
{
    if (pad.isPad)
        aivd::set_pad(pad.paddingValue);
    aivd::load_rows(dst, src, p.blockCount, p.blockLen, pad.isPad ? pad.leftPadding : (uint8_t)0,
                    pad.isPad ? pad.rightPadding : (uint8_t)0,
                    aivd::narrow<uint32_t>(p.srcStride, "DataCopyPad: srcStride"),
                    aivd::narrow<uint32_t>(p.dstStride, "DataCopyPad: dstStride"));
}

template <class T>
AIVD_CPP void DataCopyPad(const LocalTensor<T> &dst, const GlobalTensor<T> &src,
                          const DataCopyParams &p, const DataCopyPadParams &pad)
{
    if (pad.isPad) {
        T value;
        static_assert(sizeof(T) <= 8, "elements have 1, 2, 4 or 8 bytes");
        __builtin_memcpy(&value, &pad.paddingValue, sizeof(T)); /* little endian: the low bytes */
        aivd::set_pad(value);
    }
    aivd::load_rows(dst, src, p.blockCount, p.blockLen, pad.isPad ? pad.leftPadding : (uint8_t)0,
                    pad.isPad ? pad.rightPadding : (uint8_t)0, p.srcStride, p.dstStride);
}

template <class T>
AIVD_CPP void DataCopyPad(const GlobalTensor<T> &dst, const LocalTensor<T> &src,
                          const DataCopyExtParams &p)
{
    uint32_t src_gap = aivd::narrow<uint32_t>(p.srcStride, "DataCopyPad: srcStride");
    uint64_t gap = aivd::whole_blocks(p.blockLen) - p.blockLen + (uint64_t)src_gap * 32;
    uint64_t bytes = aivd::extent(p.blockCount, p.blockLen, gap);
    aivd_asc_copy_ub2gm_align_burst_u8(
        dst.GetPhyAddr(), aivd::operand(src, bytes, "DataCopyPad"), p.blockCount, p.blockLen, 0, 0,
        src_gap, aivd::narrow<uint32_t>(p.dstStride, "DataCopyPad: dstStride"));
}

template <class T>
AIVD_CPP void DataCopyPad(const GlobalTensor<T> &dst, const LocalTensor<T> &src,
                          const DataCopyParams &p)
{
    DataCopyPad(dst, src, DataCopyExtParams(p.blockCount, p.blockLen, p.srcStride, p.dstStride, 0));
}

/* ---- atomic modes of moves from UB to GM, until SetAtomicNone ---- */

namespace aivd
{

template <class T>
inline constexpr bool atomic_type = one_of<T, float, half, bfloat16_t, int32_t, int16_t, int8_t>;

template <class T>
inline constexpr uint16_t atomic_code = std::is_same_v<T, float>     ? 1
                                        : std::is_same_v<T, half>    ? 2
                                        : std::is_same_v<T, int16_t> ? 3
                                        : std::is_same_v<T, int32_t> ? 4
                                        : std::is_same_v<T, int8_t>  ? 5
                                                                     : 6;

template <class T, AtomicOp op> AIVD_CPP void set_atomic()
{
    /* At run time: copies of any type are compiled with a switch over the modes. */
    if constexpr (atomic_type<T>)
        aivd_asc_set_store_atomic_config_v1(atomic_code<T>, (uint16_t)op);
    else
        aivd_cpp_fail("SetAtomicAdd, Max, Min: element types are float, half, bfloat16_t, int32_t, "
                      "int16_t, int8_t; for others load, compute and store (Add, Max, Min of "
                      "int64_t)");
}

} // namespace aivd

template <class T> AIVD_CPP void SetAtomicAdd()
{
    aivd::set_atomic<T, AtomicOp::ATOMIC_SUM>();
}

template <class T> AIVD_CPP void SetAtomicMax()
{
    aivd::set_atomic<T, AtomicOp::ATOMIC_MAX>();
}

template <class T> AIVD_CPP void SetAtomicMin()
{
    aivd::set_atomic<T, AtomicOp::ATOMIC_MIN>();
}

AIVD_CPP void SetAtomicNone()
{
    aivd_asc_set_atomic_none();
}

/* The element type alone: the operation stays. */
template <class T> AIVD_CPP void SetAtomicType()
{
    static_assert(aivd::atomic_type<T>, "atomic modes: float, half, bfloat16_t, int32_t, int16_t, "
                                        "int8_t");
    asc_store_atomic_config now;
    aivd_asc_get_store_atomic_config(&now);
    aivd_asc_set_store_atomic_config_v1(aivd::atomic_code<T>, now.atomic_op);
}

template <AtomicDtype type, AtomicOp op> AIVD_CPP void SetStoreAtomicConfig()
{
    aivd_asc_set_store_atomic_config_v1((uint16_t)type, (uint16_t)op);
}

AIVD_CPP void GetStoreAtomicConfig(uint16_t &type, uint16_t &op)
{
    asc_store_atomic_config now;
    aivd_asc_get_store_atomic_config(&now);
    type = now.atomic_type;
    op = now.atomic_op;
}

/* ---- SyncAll in software: cores say in GM how often they have come ---- */

/* `usedCores` 0: all blocks. Both workspaces hold 8 int32_t for every core; GM begins as zeros. */
AIVD_CPP void SyncAllSoft(const GlobalTensor<int32_t> &gm, const LocalTensor<int32_t> &ub,
                          int32_t used)
{
    uint32_t cores = used > 0 ? (uint32_t)used : (uint32_t)aivd_asc_get_block_num();
    uint32_t me = (uint32_t)aivd_asc_get_block_idx();
    aivd_asc_sync_pipe((int)PIPE_ALL);
    DataCopy(ub, gm[me * 8], 8);
    aivd_asc_sync_pipe((int)PIPE_ALL);
    int32_t wanted = ub.GetValue(0) + 1;
    ub.SetValue(0, wanted);
    aivd_asc_sync_pipe((int)PIPE_ALL);
    DataCopy(gm[me * 8], ub, 8);
    for (uint32_t core = 0; core < cores;) {
        aivd_asc_sync_pipe((int)PIPE_ALL);
        DataCopy(ub, gm[core * 8], 8);
        aivd_asc_sync_pipe((int)PIPE_ALL);
        core += ub.GetValue(0) >= wanted;
    }
}

template <bool isAIVOnly = true>
AIVD_CPP void SyncAll(const GlobalTensor<int32_t> &gmWorkspace,
                      const LocalTensor<int32_t> &ubWorkspace, const int32_t usedCores = 0)
{
    SyncAllSoft(gmWorkspace, ubWorkspace, usedCores);
}

} // namespace AscendC

#endif
