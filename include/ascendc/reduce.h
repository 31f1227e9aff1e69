/* ascendc/reduce.h: sums, maxima and minima of a block, a repeat, a tensor, rows.
 *
 * The order of a sum: a repeat of 256 bytes is summed as a tree over neighbours; a tensor repeat by
 * repeat, then the sums of the repeats in the same way, until one is left. */
#ifndef ASCENDC_REDUCE_H
#define ASCENDC_REDUCE_H

#include "cast.h"

namespace AscendC
{
namespace aivd
{

template <class T> AIVD_CPP constexpr void check_reduce()
{
    static_assert(one_of<T, half, float>, "reductions of the vector unit: half, float");
}

template <class T> inline constexpr uint32_t per_repeat = repeat_bytes / sizeof(T);

} // namespace aivd

/* A macro for the two kinds of mask; `call` is the C-API's name. */
#define AIVD_CPP_WHOLE_SUM(mask_type)                                                              \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void WholeReduceSum(const LocalTensor<T> &dst, const LocalTensor<T> &src, mask_type,  \
                                 const int32_t repeatTime, const int32_t dstRepStride,             \
                                 const int32_t srcBlkStride, const int32_t srcRepStride)           \
    {                                                                                              \
        aivd::check_reduce<T>();                                                                   \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        asc_repeat_reduce_sum(                                                                     \
            aivd::strided(dst, "WholeReduceSum"), aivd::strided(src, "WholeReduceSum"),            \
            aivd::narrow<uint8_t>(repeatTime, "WholeReduceSum: repeatTime"),                       \
            (uint16_t)dstRepStride, (uint16_t)srcBlkStride, (uint16_t)srcRepStride);               \
    }
AIVD_CPP_WHOLE_SUM(uint64_t mask)
AIVD_CPP_WHOLE_SUM(const uint64_t mask[])
#undef AIVD_CPP_WHOLE_SUM

#define AIVD_CPP_WHOLE(Name, verb, mask_type)                                                      \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src, mask_type,            \
                       const int32_t repeatTime, const int32_t dstRepStride,                       \
                       const int32_t srcBlkStride, const int32_t srcRepStride,                     \
                       ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX)                         \
    {                                                                                              \
        aivd::check_reduce<T>();                                                                   \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        T *to = aivd::strided(dst, #Name);                                                         \
        const T *from = aivd::strided(src, #Name);                                                 \
        uint8_t n = aivd::narrow<uint8_t>(repeatTime, #Name ": repeatTime");                       \
        uint16_t step = (uint16_t)dstRepStride, block = (uint16_t)srcBlkStride;                    \
        uint16_t repeat = (uint16_t)srcRepStride;                                                  \
        if (order == ReduceOrder::ORDER_VALUE_INDEX)                                               \
            asc_repeat_reduce_##verb##_value_index(to, from, n, step, block, repeat);              \
        else if (order == ReduceOrder::ORDER_INDEX_VALUE)                                          \
            asc_repeat_reduce_##verb##_index_value(to, from, n, step, block, repeat);              \
        else if (order == ReduceOrder::ORDER_ONLY_VALUE)                                           \
            asc_repeat_reduce_##verb##_only_value(to, from, n, step, block, repeat);               \
        else                                                                                       \
            asc_repeat_reduce_##verb##_only_index(to, from, n, step, block, repeat);               \
    }
AIVD_CPP_WHOLE(WholeReduceMax, max, uint64_t mask)
AIVD_CPP_WHOLE(WholeReduceMax, max, const uint64_t mask[])
AIVD_CPP_WHOLE(WholeReduceMin, min, uint64_t mask)
AIVD_CPP_WHOLE(WholeReduceMin, min, const uint64_t mask[])
#undef AIVD_CPP_WHOLE

/* One result for every block of 32 bytes; PairReduceSum: for every two elements. */
#define AIVD_CPP_BLOCK(Name, call, mask_type)                                                      \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src,                       \
                       const int32_t repeatTime, mask_type, const int32_t dstRepStride,            \
                       const int32_t srcBlkStride, const int32_t srcRepStride)                     \
    {                                                                                              \
        aivd::check_reduce<T>();                                                                   \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        call(aivd::strided(dst, #Name), aivd::strided(src, #Name),                                 \
             aivd::narrow<uint8_t>(repeatTime, #Name ": repeatTime"), (uint16_t)dstRepStride,      \
             (uint16_t)srcBlkStride, (uint16_t)srcRepStride);                                      \
    }
#define AIVD_CPP_BLOCK_BOTH(Name, call)                                                            \
    AIVD_CPP_BLOCK(Name, call, uint64_t mask)                                                      \
    AIVD_CPP_BLOCK(Name, call, const uint64_t mask[])
AIVD_CPP_BLOCK_BOTH(BlockReduceSum, asc_datablock_reduce_sum)
AIVD_CPP_BLOCK_BOTH(BlockReduceMax, asc_datablock_reduce_max)
AIVD_CPP_BLOCK_BOTH(BlockReduceMin, asc_datablock_reduce_min)
AIVD_CPP_BLOCK_BOTH(PairReduceSum, asc_pair_reduce_sum)
#undef AIVD_CPP_BLOCK_BOTH
#undef AIVD_CPP_BLOCK

/* ---- a whole tensor; `work` has room for a result of every repeat ---- */

namespace aivd
{

template <class T> AIVD_CPP uint32_t repeats_of(uint32_t count)
{
    return (count + per_repeat<T> - 1) / per_repeat<T>;
}

template <class T> AIVD_CPP void sum_to(T *dst, const T *src, T *work, uint32_t count)
{
    uint32_t left = count;
    const T *from = src;
    while (left > per_repeat<T>) {
        asc_repeat_reduce_sum(work, from, left);
        aivd_asc_sync_pipe((int)PIPE_V);
        left = repeats_of<T>(left);
        from = work;
    }
    asc_repeat_reduce_sum(dst, from, left);
}

enum extreme { EXTREME_MAX, EXTREME_MIN };

template <extreme which, class T>
AIVD_CPP void extreme_to(T *dst, const T *src, T *work, uint32_t count)
{
    uint32_t left = count;
    const T *from = src;
    while (left > 0) {
        bool last = left <= per_repeat<T>;
        T *to = last ? dst : work;
        if constexpr (which == EXTREME_MAX)
            asc_repeat_reduce_max_only_value(to, from, left);
        else
            asc_repeat_reduce_min_only_value(to, from, left);
        if (last)
            return;
        aivd_asc_sync_pipe((int)PIPE_V);
        left = repeats_of<T>(left);
        from = work;
    }
}

/* With the index, in the bits of the second element: value and index of every repeat, then the
 * scalar unit picks the first of the best. */
template <extreme which, class T>
AIVD_CPP void extreme_with_index(T *dst, const T *src, T *work, uint32_t count)
{
    using bits = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    uint32_t repeats = repeats_of<T>(count), best = 0;
    if constexpr (which == EXTREME_MAX)
        asc_repeat_reduce_max_value_index(work, src, count);
    else
        asc_repeat_reduce_min_value_index(work, src, count);
    order<HardEvent::V_S>();
    for (uint32_t r = 1; r < repeats; r++) {
        float now = (float)work[2 * r], before = (float)work[2 * best];
        if (which == EXTREME_MAX ? now > before : now < before)
            best = r;
    }
    bits index;
    __builtin_memcpy(&index, &work[2 * best + 1], sizeof index);
    index = (bits)(index + best * per_repeat<T>);
    dst[0] = work[2 * best];
    __builtin_memcpy(&dst[1], &index, sizeof index);
    order<HardEvent::S_V>();
    order<HardEvent::S_MTE3>();
}

} // namespace aivd

template <class T>
AIVD_CPP void ReduceSum(const LocalTensor<T> &dst, const LocalTensor<T> &src,
                        const LocalTensor<T> &work, const int32_t count)
{
    aivd::check_reduce<T>();
    uint32_t n = (uint32_t)count;
    aivd::sum_to(aivd::counted(dst, 1, "ReduceSum"), aivd::counted(src, n, "ReduceSum"),
                 aivd::counted(work, n > aivd::per_repeat<T> ? aivd::repeats_of<T>(n) : 0,
                               "ReduceSum: work"),
                 n);
}

/* The first `mask` elements of `repeatTime` repeats, srcRepStride blocks apart. */
template <class T>
AIVD_CPP void ReduceSum(const LocalTensor<T> &dst, const LocalTensor<T> &src,
                        const LocalTensor<T> &work, const int32_t mask, const int32_t repeatTime,
                        const int32_t srcRepStride)
{
    T *room = aivd::counted(work, (uint32_t)repeatTime, "ReduceSum: work");
    WholeReduceSum(work, src, (uint64_t)mask, repeatTime, 1, 1, srcRepStride);
    ResetMask();
    aivd_asc_sync_pipe((int)PIPE_V);
    aivd::sum_to(aivd::counted(dst, 1, "ReduceSum"), room, room, (uint32_t)repeatTime);
}

#define AIVD_CPP_REDUCE(Name, which)                                                               \
    template <class T>                                                                             \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src,                       \
                       const LocalTensor<T> &work, const int32_t count, bool calIndex = false)     \
    {                                                                                              \
        aivd::check_reduce<T>();                                                                   \
        uint32_t n = (uint32_t)count;                                                              \
        uint32_t results = aivd::repeats_of<T>(n) * (calIndex ? 2 : 1);                            \
        T *room = aivd::counted(work, calIndex || n > aivd::per_repeat<T> ? results : 0,           \
                                #Name ": work");                                                   \
        T *to = aivd::counted(dst, calIndex ? 2 : 1, #Name);                                       \
        const T *from = aivd::counted(src, n, #Name);                                              \
        if (calIndex)                                                                              \
            aivd::extreme_with_index<aivd::which>(to, from, room, n);                              \
        else                                                                                       \
            aivd::extreme_to<aivd::which>(to, from, room, n);                                      \
    }
AIVD_CPP_REDUCE(ReduceMax, EXTREME_MAX)
AIVD_CPP_REDUCE(ReduceMin, EXTREME_MIN)
#undef AIVD_CPP_REDUCE

/* dst[r] = the sum of the first n elements of row r. A row of more than 256 bytes needs room for
 * its repeats' sums: of `tmp`, or of the TPipe. */
template <class T, int32_t reduceDim = -1, bool isReuseSource = false, bool isBasicBlock = false>
AIVD_CPP void Sum(const LocalTensor<T> &dst, const LocalTensor<T> &src,
                  const LocalTensor<uint8_t> &tmp, const SumParams &p)
{
    aivd::check_reduce<T>();
    T *to = aivd::counted(dst, p.outter, "Sum");
    const T *from = aivd::counted(src, p.outter > 0 ? (p.outter - 1) * p.inner + p.n : 0, "Sum");
    uint32_t results = p.n > aivd::per_repeat<T> ? aivd::repeats_of<T>(p.n) : 0;
    T *work = (T *)aivd::counted(tmp, results * (uint32_t)sizeof(T), "Sum: temporary buffer");
    for (uint32_t r = 0; r < p.outter; r++) {
        aivd::sum_to(to + r, from + (uint64_t)r * p.inner, work, p.n);
        if (results != 0)
            aivd_asc_sync_pipe((int)PIPE_V); /* the next row uses the same room */
    }
}

template <class T, int32_t reduceDim = -1, bool isReuseSource = false, bool isBasicBlock = false>
AIVD_CPP void Sum(const LocalTensor<T> &dst, const LocalTensor<T> &src, const SumParams &p)
{
    TPipe *pipe = GetTPipePtr();
    if (pipe == nullptr)
        aivd_cpp_fail("Sum: there is no TPipe to take a temporary buffer from; pass one");
    Sum<T, reduceDim, isReuseSource, isBasicBlock>(dst, src, pipe->Scratch(), p);
}

/* ---- comparing and choosing; results are bits ---- */

namespace aivd
{

template <class T>
AIVD_CPP void compare_rows(uint8_t *dst, const T *a, const T *b, CMPMODE mode, uint8_t repeats)
{
    switch (mode) {
    case CMPMODE::EQ:
        asc_eq(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
        return;
    default:
        if constexpr (one_of<T, half, float>) {
            if (mode == CMPMODE::LT)
                asc_lt(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
            else if (mode == CMPMODE::GT)
                asc_gt(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
            else if (mode == CMPMODE::LE)
                asc_le(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
            else if (mode == CMPMODE::GE)
                asc_ge(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
            else
                asc_ne(dst, a, b, repeats, 1, 1, 1, 8, 8, 8);
        } else
            aivd_cpp_fail("Compare of int32_t has CMPMODE::EQ only on this device");
    }
}

template <class T>
AIVD_CPP void compare_scalar_rows(uint8_t *dst, const T *a, T b, CMPMODE mode, uint8_t repeats)
{
    switch (mode) {
    case CMPMODE::EQ:
        asc_eq_scalar(dst, a, b, repeats, 1, 1, 8, 8);
        return;
    default:
        if constexpr (one_of<T, half, float>) {
            if (mode == CMPMODE::LT)
                asc_lt_scalar(dst, a, b, repeats, 1, 1, 8, 8);
            else if (mode == CMPMODE::GT)
                asc_gt_scalar(dst, a, b, repeats, 1, 1, 8, 8);
            else if (mode == CMPMODE::LE)
                asc_le_scalar(dst, a, b, repeats, 1, 1, 8, 8);
            else if (mode == CMPMODE::GE)
                asc_ge_scalar(dst, a, b, repeats, 1, 1, 8, 8);
            else
                asc_ne_scalar(dst, a, b, repeats, 1, 1, 8, 8);
        } else
            aivd_cpp_fail("CompareScalar of int32_t has CMPMODE::EQ only on this device");
    }
}

/* As many repeats as one operation takes and whose bits fill whole blocks. */
inline constexpr uint32_t compare_step = 248;

template <class T> AIVD_CPP uint32_t compare_repeats(uint32_t count, const char *what)
{
    static_assert(one_of<T, half, float, int32_t>, "Compare: half, float, int32_t");
    if (count * sizeof(T) % repeat_bytes != 0)
        aivd_cpp_fail("%s: %u elements are not a whole number of 256 bytes", what, count);
    return count / per_repeat<T>;
}

} // namespace aivd

template <class U, class T>
AIVD_CPP void Compare(const LocalTensor<U> &dst, const LocalTensor<T> &src0,
                      const LocalTensor<T> &src1, CMPMODE mode, uint32_t count)
{
    static_assert(sizeof(U) == 1, "Compare: the result is int8_t or uint8_t");
    uint32_t left = aivd::compare_repeats<T>(count, "Compare");
    uint8_t *to = (uint8_t *)aivd::counted(dst, count / 8, "Compare");
    const T *a = aivd::counted(src0, count, "Compare"), *b = aivd::counted(src1, count, "Compare");
    while (left > 0) {
        uint32_t n = left < aivd::compare_step ? left : aivd::compare_step;
        aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
        aivd::compare_rows(to, a, b, mode, (uint8_t)n);
        to += n * aivd::per_repeat<T> / 8;
        a += n * aivd::per_repeat<T>;
        b += n * aivd::per_repeat<T>;
        left -= n;
    }
}

template <class U, class T>
AIVD_CPP void CompareScalar(const LocalTensor<U> &dst, const LocalTensor<T> &src,
                            const aivd::same<T> scalar, CMPMODE mode, uint32_t count)
{
    static_assert(sizeof(U) == 1, "CompareScalar: the result is int8_t or uint8_t");
    uint32_t left = aivd::compare_repeats<T>(count, "CompareScalar");
    uint8_t *to = (uint8_t *)aivd::counted(dst, count / 8, "CompareScalar");
    const T *a = aivd::counted(src, count, "CompareScalar");
    while (left > 0) {
        uint32_t n = left < aivd::compare_step ? left : aivd::compare_step;
        aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
        aivd::compare_scalar_rows(to, a, (T)scalar, mode, (uint8_t)n);
        to += n * aivd::per_repeat<T> / 8;
        a += n * aivd::per_repeat<T>;
        left -= n;
    }
}

namespace aivd
{

/* Bits of one repeat of the selection mask as a vector mask, inverted when `flip` is all ones. The
 * scalar unit reads them: the caller orders it with the vector unit. */
template <class T> AIVD_CPP void mask_from(const uint8_t *bits, uint32_t repeat, uint64_t flip)
{
    uint64_t low = 0, high = 0;
    const uint8_t *from = bits + repeat * (per_repeat<T> / 8);
    __builtin_memcpy(&low, from, 8);
    if constexpr (per_repeat<T> == 128)
        __builtin_memcpy(&high, from + 8, 8);
    aivd_asc_set_vector_mask(high ^ flip, low ^ flip);
}

/* Copies the elements whose bit is set (or, flipped, is not), repeat by repeat. */
template <class T>
AIVD_CPP void masked_copies(T *dst, const T *src, const uint8_t *bits, uint32_t count,
                            uint64_t flip)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    for (uint32_t r = 0; r * per_repeat<T> < count; r++) {
        mask_from<T>(bits, r, flip);
        asc_copy((U *)dst + r * per_repeat<T>, (const U *)src + r * per_repeat<T>, 1, 1, 1, 8, 8);
    }
}

template <class T> AIVD_CPP void masked_fills(T *dst, T value, const uint8_t *bits, uint32_t count)
{
    for (uint32_t r = 0; r * per_repeat<T> < count; r++) {
        mask_from<T>(bits, r, UINT64_MAX);
        asc_duplicate(dst + r * per_repeat<T>, value, 1, 1, 8);
    }
}

template <class T> AIVD_CPP void plain_copy(T *dst, const T *src, uint32_t count)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    asc_copy((U *)dst, (const U *)src, count);
}

template <class T, class U> AIVD_CPP void check_select(SELMODE mode, uint32_t count, bool tensor)
{
    static_assert(one_of<T, half, float>, "Select: element types are half, float");
    static_assert(std::is_integral_v<U>, "Select: the mask is a tensor of integers");
    if (count % per_repeat<T> != 0)
        aivd_cpp_fail("Select: %u elements are not a whole number of 256 bytes", count);
    if (tensor ? mode == SELMODE::VSEL_TENSOR_SCALAR_MODE
               : mode != SELMODE::VSEL_TENSOR_SCALAR_MODE)
        aivd_cpp_fail("Select: VSEL_TENSOR_SCALAR_MODE goes with a scalar, the others with two "
                      "tensors");
}

} // namespace aivd

/* dst = src0 where the mask's bit is set, else src1. */
template <class T, class U>
AIVD_CPP void Select(const LocalTensor<T> &dst, const LocalTensor<U> &selMask,
                     const LocalTensor<T> &src0, const LocalTensor<T> &src1, SELMODE selMode,
                     uint32_t count)
{
    aivd::check_select<T, U>(selMode, count, true);
    T *to = aivd::counted(dst, count, "Select");
    const T *a = aivd::counted(src0, count, "Select"), *b = aivd::counted(src1, count, "Select");
    const uint8_t *bits = (const uint8_t *)aivd::operand(selMask, 0, "Select");
    if (selMode == SELMODE::VSEL_CMPMASK_SPR) { /* the same bits for every repeat */
        asc_set_cmp_mask((void *)(uintptr_t)bits);
        asc_select(to, a, b, count);
        return;
    }
    aivd::operand(selMask, count / 8, "Select: mask");
    aivd::order<HardEvent::V_S>();
    if (to == a)
        aivd::masked_copies(to, b, bits, count, UINT64_MAX);
    else {
        if (to != b)
            aivd::plain_copy(to, b, count);
        aivd_asc_sync_pipe((int)PIPE_V);
        aivd::masked_copies(to, a, bits, count, 0);
    }
    ResetMask();
    aivd::order<HardEvent::S_V>();
}

template <class T, class U>
AIVD_CPP void Select(const LocalTensor<T> &dst, const LocalTensor<U> &selMask,
                     const LocalTensor<T> &src0, aivd::same<T> src1, SELMODE selMode,
                     uint32_t count)
{
    aivd::check_select<T, U>(selMode, count, false);
    T *to = aivd::counted(dst, count, "Select");
    const T *a = aivd::counted(src0, count, "Select");
    const uint8_t *bits = (const uint8_t *)aivd::operand(selMask, count / 8, "Select: mask");
    aivd::order<HardEvent::V_S>();
    if (to != a)
        aivd::plain_copy(to, a, count);
    aivd_asc_sync_pipe((int)PIPE_V);
    aivd::masked_fills(to, (T)src1, bits, count);
    ResetMask();
    aivd::order<HardEvent::S_V>();
}

/* Packs the elements a pattern marks side by side. Pattern 1 to 7: every second from 0, from 1;
 * every fourth from 0, 1, 2, 3; all. `reduceMode`: the mask is the number of elements. */
namespace aivd
{

template <class T>
AIVD_CPP void gather_mask(const LocalTensor<T> &dst, const LocalTensor<T> &src, const void *pattern,
                          uint8_t number, bool counter, uint32_t mask, const GatherMaskParams &p,
                          uint64_t &kept)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    static_assert(sizeof(T) == 2 || sizeof(T) == 4, "GatherMask: elements have 2 or 4 bytes");
    if (counter) {
        aivd_asc_set_mask_count();
        aivd_asc_set_vector_mask(0, mask);
    } else {
        aivd_asc_set_mask_norm();
        aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
    }
    asc_reduce((U *)strided(dst, "GatherMask"), (const U *)strided(src, "GatherMask"),
               (const U *)pattern, p.repeatTimes, p.src0BlockStride, number, p.src0RepeatStride,
               (uint8_t)p.src1RepeatStride);
    aivd_asc_set_mask_norm();
    aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
    aivd_cpp_words()[WORD_COUNTER] = 0;
    order<HardEvent::V_S>();
    kept = (uint64_t)asc_get_rsvd_count();
}

} // namespace aivd

template <class T>
AIVD_CPP void GatherMask(const LocalTensor<T> &dst, const LocalTensor<T> &src0,
                         const uint8_t src1Pattern, const bool reduceMode, const uint32_t mask,
                         const GatherMaskParams &p, uint64_t &rsvdCnt)
{
    if (src1Pattern < 1 || src1Pattern > 7)
        aivd_cpp_fail("GatherMask: pattern %u; patterns are 1 to 7", src1Pattern);
    aivd::gather_mask(dst, src0, aivd::strided(src0, "GatherMask"), src1Pattern, reduceMode, mask,
                      p, rsvdCnt);
}

template <class T, class U>
AIVD_CPP void GatherMask(const LocalTensor<T> &dst, const LocalTensor<T> &src0,
                         const LocalTensor<U> &src1Pattern, const bool reduceMode,
                         const uint32_t mask, const GatherMaskParams &p, uint64_t &rsvdCnt)
{
    static_assert(sizeof(U) == sizeof(T),
                  "GatherMask: the pattern's type is as wide as the data's");
    aivd::gather_mask(dst, src0, aivd::strided(src1Pattern, "GatherMask"), 0, reduceMode, mask, p,
                      rsvdCnt);
}

/* ---- sequences ---- */

/* dst[i] = first + i * diff. The first block by the scalar unit, the rest by doubling. */
template <class T>
AIVD_CPP void ArithProgression(const LocalTensor<T> &dst, const aivd::same<T> first,
                               const aivd::same<T> diff, const int32_t count)
{
    static_assert(aivd::one_of<T, half, float, int16_t, int32_t>,
                  "ArithProgression, CreateVecIndex: half, float, int16_t, int32_t");
    constexpr uint32_t block = aivd::block_bytes / sizeof(T);
    uint32_t all = (uint32_t)count, done = all < block ? all : block;
    T *to = aivd::counted(dst, all, "ArithProgression");
    aivd::order<HardEvent::V_S>();
    for (uint32_t i = 0; i < done; i++)
        to[i] = (T)((float)first + (float)diff * (float)i);
    aivd::order<HardEvent::S_V>();
    for (; done < all; done *= 2) {
        uint32_t n = done < all - done ? done : all - done;
        asc_add_scalar(to + done, to, (T)((float)diff * (float)done), n);
        aivd_asc_sync_pipe((int)PIPE_V);
    }
}

template <class T>
AIVD_CPP void CreateVecIndex(const LocalTensor<T> &dst, const aivd::same<T> first, uint32_t count)
{
    ArithProgression<T>(dst, first, (T)1, (int32_t)count);
}

} // namespace AscendC

#endif
