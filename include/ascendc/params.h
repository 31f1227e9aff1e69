/* ascendc/params.h: parameter structs of the operations. */
#ifndef ASCENDC_PARAMS_H
#define ASCENDC_PARAMS_H

#include "enums.h"

namespace AscendC
{

inline constexpr uint8_t DEFAULT_BLK_NUM = 8;
inline constexpr uint8_t DEFAULT_BLK_STRIDE = 1;
inline constexpr uint8_t DEFAULT_REPEAT_STRIDE = 8;
inline constexpr uint8_t HALF_DEFAULT_REPEAT_STRIDE = 4;
inline constexpr int32_t ONE_BLK_SIZE = 32;
inline constexpr int32_t DEFAULT_C0_SIZE = 32;
inline constexpr int32_t DEFAULT_BLOCK_SIZE = 256;
inline constexpr int32_t ONE_REPEAT_BYTE_SIZE = 256;
inline constexpr int32_t ONE_BYTE_BIT_SIZE = 8;
inline constexpr uint64_t FULL_MASK = UINT64_MAX;
inline constexpr uint64_t MASK_PLACEHOLDER = 0;
inline constexpr uint64_t MASK_PLACEHOLDER_LIST[2] = {0, 0};

/* Rows of whole 32-byte blocks; gaps between rows in blocks. (DataCopyPad: rows and the gap on the
 * side of GM in bytes.) */
struct DataCopyParams {
    constexpr DataCopyParams() : blockCount(1), blockLen(0), srcStride(0), dstStride(0)
    {
    }
    constexpr DataCopyParams(uint16_t count, uint16_t len, uint16_t src, uint16_t dst)
        : blockCount(count), blockLen(len), srcStride(src), dstStride(dst)
    {
    }

    uint16_t blockCount, blockLen;
    union {
        uint16_t srcStride, srcGap;
    };
    union {
        uint16_t dstStride, dstGap;
    };
};

/* Rows of `blockLen` bytes; the gap on the side of GM in bytes, in UB in blocks. */
struct DataCopyExtParams {
    constexpr DataCopyExtParams() : blockCount(1), blockLen(0), srcStride(0), dstStride(0), rsv(0)
    {
    }
    constexpr DataCopyExtParams(uint16_t count, uint32_t len, int64_t src, int64_t dst,
                                uint32_t reserved)
        : blockCount(count), blockLen(len), srcStride(src), dstStride(dst), rsv(reserved)
    {
    }

    uint16_t blockCount;
    uint32_t blockLen;
    int64_t srcStride, dstStride;
    uint32_t rsv;
};

/* What stands beside a row up to whole blocks; in elements. */
struct DataCopyPadParams {
    constexpr DataCopyPadParams() : isPad(false), leftPadding(0), rightPadding(0), paddingValue(0)
    {
    }
    constexpr DataCopyPadParams(bool pad, uint8_t left, uint8_t right, uint64_t value)
        : isPad(pad), leftPadding(left), rightPadding(right), paddingValue(value)
    {
    }

    bool isPad;
    uint8_t leftPadding, rightPadding;
    uint64_t paddingValue; /* its low bytes are the element */
};

template <class T> struct DataCopyPadExtParams {
    constexpr DataCopyPadExtParams() : isPad(false), leftPadding(0), rightPadding(0), paddingValue()
    {
    }
    constexpr DataCopyPadExtParams(bool pad, uint8_t left, uint8_t right, T value)
        : isPad(pad), leftPadding(left), rightPadding(right), paddingValue(value)
    {
    }

    bool isPad;
    uint8_t leftPadding, rightPadding;
    T paddingValue;
};

struct CopyRepeatParams {
    constexpr CopyRepeatParams() : dstStride(1), srcStride(1), dstRepeatSize(8), srcRepeatSize(8)
    {
    }
    constexpr CopyRepeatParams(uint16_t dst, uint16_t src, uint16_t dst_repeat, uint16_t src_repeat)
        : dstStride(dst), srcStride(src), dstRepeatSize(dst_repeat), srcRepeatSize(src_repeat)
    {
    }

    uint16_t dstStride, srcStride, dstRepeatSize, srcRepeatSize;
};

/* Strides of vector operations in blocks: inside a repeat, and from repeat to repeat. */
struct UnaryRepeatParams {
    constexpr UnaryRepeatParams()
        : dstBlkStride(DEFAULT_BLK_STRIDE), srcBlkStride(DEFAULT_BLK_STRIDE),
          dstRepStride(DEFAULT_REPEAT_STRIDE), srcRepStride(DEFAULT_REPEAT_STRIDE)
    {
    }
    constexpr UnaryRepeatParams(uint16_t dst, uint16_t src, uint8_t dst_repeat, uint8_t src_repeat)
        : dstBlkStride(dst), srcBlkStride(src), dstRepStride(dst_repeat), srcRepStride(src_repeat)
    {
    }

    uint16_t dstBlkStride, srcBlkStride;
    uint8_t dstRepStride, srcRepStride;
};

struct BinaryRepeatParams {
    constexpr BinaryRepeatParams()
        : dstBlkStride(DEFAULT_BLK_STRIDE), src0BlkStride(DEFAULT_BLK_STRIDE),
          src1BlkStride(DEFAULT_BLK_STRIDE), dstRepStride(DEFAULT_REPEAT_STRIDE),
          src0RepStride(DEFAULT_REPEAT_STRIDE), src1RepStride(DEFAULT_REPEAT_STRIDE)
    {
    }
    constexpr BinaryRepeatParams(uint8_t dst, uint8_t src0, uint8_t src1, uint8_t dst_repeat,
                                 uint8_t src0_repeat, uint8_t src1_repeat)
        : dstBlkStride(dst), src0BlkStride(src0), src1BlkStride(src1), dstRepStride(dst_repeat),
          src0RepStride(src0_repeat), src1RepStride(src1_repeat)
    {
    }

    uint8_t dstBlkStride, src0BlkStride, src1BlkStride;
    uint8_t dstRepStride, src0RepStride, src1RepStride;
};

struct GatherMaskParams {
    constexpr GatherMaskParams()
        : src0BlockStride(1), repeatTimes(0), src0RepeatStride(8), src1RepeatStride(8)
    {
    }
    constexpr GatherMaskParams(uint8_t block, uint16_t times, uint16_t src0, uint16_t src1)
        : src0BlockStride(block), repeatTimes(times), src0RepeatStride(src0), src1RepeatStride(src1)
    {
    }

    uint8_t src0BlockStride;
    uint16_t repeatTimes, src0RepeatStride, src1RepeatStride;
};

struct SumParams {
    uint32_t outter = 1; /* rows */
    uint32_t inner = 0;  /* elements from one row to the next: whole blocks */
    uint32_t n = 0;      /* elements of a row that count */
};

struct BrcbRepeatParams {
    constexpr BrcbRepeatParams() : dstBlkStride(1), dstRepStride(8)
    {
    }
    constexpr BrcbRepeatParams(uint16_t block, uint16_t repeat)
        : dstBlkStride(block), dstRepStride(repeat)
    {
    }

    uint16_t dstBlkStride, dstRepStride;
};

} // namespace AscendC

#endif
