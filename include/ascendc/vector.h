/* ascendc/vector.h: arithmetic on UB by the vector unit: binary, unary, with a scalar, fills.
 *
 * Three forms each, as on the device:
 *     (..., count)                          the first `count` elements
 *     (..., mask, repeats, strides)         the first `mask` elements of every repeat of 256 bytes
 *     (..., mask[], repeats, strides)       those whose bit is set
 * In counter mode (SetMaskCount) a mask is the number of elements in all. */
#ifndef ASCENDC_VECTOR_H
#define ASCENDC_VECTOR_H

#include "copy.h"

namespace AscendC
{

/* ---- the mask ---- */

AIVD_CPP void SetMaskNorm()
{
    aivd_asc_set_mask_norm();
    aivd_cpp_words()[aivd::WORD_COUNTER] = 0;
}

AIVD_CPP void SetMaskCount()
{
    aivd_asc_set_mask_count();
    aivd_cpp_words()[aivd::WORD_COUNTER] = 1;
}

namespace aivd
{

/* The first `count` elements of a repeat; in counter mode the number itself. */
AIVD_CPP void set_mask(uint64_t count)
{
    if (aivd_cpp_words()[WORD_COUNTER] != 0)
        aivd_asc_set_vector_mask(0, count);
    else if (count >= 128)
        aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
    else if (count >= 64)
        aivd_asc_set_vector_mask((UINT64_C(1) << (count - 64)) - 1, UINT64_MAX);
    else
        aivd_asc_set_vector_mask(0, (UINT64_C(1) << count) - 1);
}

AIVD_CPP void set_mask(const uint64_t bits[])
{
    aivd_asc_set_vector_mask(bits[1], bits[0]);
}

} // namespace aivd

template <class T, MaskMode mode = MaskMode::NORMAL>
AIVD_CPP void SetVectorMask(const uint64_t high, const uint64_t low)
{
    aivd_asc_set_vector_mask(high, low);
}

template <class T, MaskMode mode = MaskMode::NORMAL> AIVD_CPP void SetVectorMask(int32_t count)
{
    if constexpr (mode == MaskMode::COUNTER)
        aivd_asc_set_vector_mask(0, (uint64_t)count);
    else
        aivd::set_mask((uint64_t)count);
}

AIVD_CPP void ResetMask()
{
    aivd_asc_set_vector_mask(UINT64_MAX, UINT64_MAX);
}

/* Modes as a kernel begins with them. */
AIVD_CPP void InitSocState()
{
    aivd_asc_set_atomic_none();
    SetMaskNorm();
    ResetMask();
}

/* ---- what every operation does with its operands ---- */

namespace aivd
{

/* The tensor as an operand of a form with repeats. Its last block may lie outside of the buffer
 * when the mask leaves it out, so only where it begins is looked at; UB's bounds are the
 * operation's. */
template <class T> AIVD_CPP T *strided(const LocalTensor<T> &tensor, const char *what)
{
    return operand(tensor, 0, what);
}

template <class T>
AIVD_CPP T *counted(const LocalTensor<T> &tensor, uint32_t count, const char *what)
{
    return operand(tensor, bytes_of<T>(count), what);
}

} // namespace aivd

/* A macro per shape: the forms differ in nothing but the name and the element types. `call` is the
 * C-API's name. */
#define AIVD_CPP_TYPES(name, ...)                                                                  \
    static_assert(aivd::one_of<T, __VA_ARGS__>, name ": element types are " #__VA_ARGS__)

#define AIVD_CPP_BINARY_MASKED(Name, call, mask_type, ...)                                         \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src0,                      \
                       const LocalTensor<T> &src1, mask_type, const uint8_t repeatTime,            \
                       const BinaryRepeatParams &p)                                                \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        call(aivd::strided(dst, #Name), aivd::strided(src0, #Name), aivd::strided(src1, #Name),    \
             repeatTime, p.dstBlkStride, p.src0BlkStride, p.src1BlkStride, p.dstRepStride,         \
             p.src0RepStride, p.src1RepStride);                                                    \
    }

#define AIVD_CPP_BINARY_COUNT(Name, call, ...)                                                     \
    template <class T>                                                                             \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src0,                      \
                       const LocalTensor<T> &src1, const int32_t &count)                           \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        call(aivd::counted(dst, (uint32_t)count, #Name),                                           \
             aivd::counted(src0, (uint32_t)count, #Name),                                          \
             aivd::counted(src1, (uint32_t)count, #Name), (uint32_t)count);                        \
    }

#define AIVD_CPP_BINARY(Name, call, ...)                                                           \
    AIVD_CPP_BINARY_COUNT(Name, call, __VA_ARGS__)                                                 \
    AIVD_CPP_BINARY_MASKED(Name, call, uint64_t mask, __VA_ARGS__)                                 \
    AIVD_CPP_BINARY_MASKED(Name, call, const uint64_t mask[], __VA_ARGS__)

#define AIVD_CPP_UNARY_MASKED(Name, call, mask_type, ...)                                          \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src, mask_type,            \
                       const uint8_t repeatTime, const UnaryRepeatParams &p)                       \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        call(aivd::strided(dst, #Name), aivd::strided(src, #Name), repeatTime, p.dstBlkStride,     \
             p.srcBlkStride, p.dstRepStride, p.srcRepStride);                                      \
    }

#define AIVD_CPP_UNARY(Name, call, ...)                                                            \
    template <class T>                                                                             \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src, const int32_t &count) \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        call(aivd::counted(dst, (uint32_t)count, #Name),                                           \
             aivd::counted(src, (uint32_t)count, #Name), (uint32_t)count);                         \
    }                                                                                              \
    AIVD_CPP_UNARY_MASKED(Name, call, uint64_t mask, __VA_ARGS__)                                  \
    AIVD_CPP_UNARY_MASKED(Name, call, const uint64_t mask[], __VA_ARGS__)

#define AIVD_CPP_SCALAR_MASKED(Name, call, mask_type, ...)                                         \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src,                       \
                       const aivd::same<T> &scalar, mask_type, const uint8_t repeatTime,           \
                       const UnaryRepeatParams &p)                                                 \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        if constexpr (isSetMask)                                                                   \
            aivd::set_mask(mask);                                                                  \
        call(aivd::strided(dst, #Name), aivd::strided(src, #Name), scalar, repeatTime,             \
             p.dstBlkStride, p.srcBlkStride, p.dstRepStride, p.srcRepStride);                      \
    }

#define AIVD_CPP_SCALAR(Name, call, ...)                                                           \
    template <class T, bool isSetMask = true>                                                      \
    AIVD_CPP void Name(const LocalTensor<T> &dst, const LocalTensor<T> &src,                       \
                       const aivd::same<T> &scalar, const int32_t &count)                          \
    {                                                                                              \
        AIVD_CPP_TYPES(#Name, __VA_ARGS__);                                                        \
        call(aivd::counted(dst, (uint32_t)count, #Name),                                           \
             aivd::counted(src, (uint32_t)count, #Name), scalar, (uint32_t)count);                 \
    }                                                                                              \
    AIVD_CPP_SCALAR_MASKED(Name, call, uint64_t mask, __VA_ARGS__)                                 \
    AIVD_CPP_SCALAR_MASKED(Name, call, const uint64_t mask[], __VA_ARGS__)

namespace aivd
{

/* A scalar of a tensor's type that takes no part in deduction. */
template <class T> struct identity {
    using type = T;
};
template <class T> using same = typename identity<T>::type;

/* 64-bit integers: what the vector unit of the 950 has, count form only. */
AIVD_CPP void add(int64_t *dst, const int64_t *a, const int64_t *b, uint32_t count)
{
    aivd_cpp_vector_s64(AIVD_CPP_ADD, dst, a, b, count);
}
AIVD_CPP void max(int64_t *dst, const int64_t *a, const int64_t *b, uint32_t count)
{
    aivd_cpp_vector_s64(AIVD_CPP_MAX, dst, a, b, count);
}
AIVD_CPP void min(int64_t *dst, const int64_t *a, const int64_t *b, uint32_t count)
{
    aivd_cpp_vector_s64(AIVD_CPP_MIN, dst, a, b, count);
}
template <class T> AIVD_CPP void add(T *dst, const T *a, const T *b, uint32_t count)
{
    asc_add(dst, a, b, count);
}
template <class T> AIVD_CPP void max(T *dst, const T *a, const T *b, uint32_t count)
{
    asc_max(dst, a, b, count);
}
template <class T> AIVD_CPP void min(T *dst, const T *a, const T *b, uint32_t count)
{
    asc_min(dst, a, b, count);
}

} // namespace aivd

/* ---- two tensors ---- */

AIVD_CPP_BINARY_COUNT(Add, aivd::add, half, float, int16_t, int32_t, int64_t)
AIVD_CPP_BINARY_MASKED(Add, asc_add, uint64_t mask, half, float, int16_t, int32_t)
AIVD_CPP_BINARY_MASKED(Add, asc_add, const uint64_t mask[], half, float, int16_t, int32_t)
AIVD_CPP_BINARY_COUNT(Max, aivd::max, half, float, int16_t, int32_t, int64_t)
AIVD_CPP_BINARY_MASKED(Max, asc_max, uint64_t mask, half, float, int16_t, int32_t)
AIVD_CPP_BINARY_MASKED(Max, asc_max, const uint64_t mask[], half, float, int16_t, int32_t)
AIVD_CPP_BINARY_COUNT(Min, aivd::min, half, float, int16_t, int32_t, int64_t)
AIVD_CPP_BINARY_MASKED(Min, asc_min, uint64_t mask, half, float, int16_t, int32_t)
AIVD_CPP_BINARY_MASKED(Min, asc_min, const uint64_t mask[], half, float, int16_t, int32_t)
AIVD_CPP_BINARY(Sub, asc_sub, half, float, int16_t, int32_t)
AIVD_CPP_BINARY(Mul, asc_mul, half, float, int16_t, int32_t)
AIVD_CPP_BINARY(Div, asc_div, half, float)
AIVD_CPP_BINARY(And, asc_and, int16_t, uint16_t)
AIVD_CPP_BINARY(Or, asc_or, int16_t, uint16_t)
AIVD_CPP_BINARY(AddRelu, asc_add_relu, half, float, int16_t)
AIVD_CPP_BINARY(SubRelu, asc_sub_relu, half, float, int16_t)
/* dst = src0 * src1 + dst; dst = src0 * dst + src1, with and without a last max(0). */
AIVD_CPP_BINARY(MulAddDst, asc_fma, half, float)
AIVD_CPP_BINARY(FusedMulAdd, asc_mul_add, half, float)
AIVD_CPP_BINARY(FusedMulAddRelu, asc_mul_add_relu, half, float)

/* ---- one tensor ---- */

AIVD_CPP_UNARY(Abs, asc_abs, half, float)
AIVD_CPP_UNARY(Exp, asc_exp, half, float)
AIVD_CPP_UNARY(Ln, asc_log, half, float)
AIVD_CPP_UNARY(Sqrt, asc_sqrt, half, float)
AIVD_CPP_UNARY(Rsqrt, asc_rsqrt, half, float)
AIVD_CPP_UNARY(Reciprocal, asc_rcp, half, float)
AIVD_CPP_UNARY(Relu, asc_relu, half, float, int32_t)
AIVD_CPP_UNARY(Not, asc_not, int16_t, uint16_t)

/* ---- a tensor and a scalar ---- */

AIVD_CPP_SCALAR(Adds, asc_add_scalar, half, float, int16_t, int32_t)
AIVD_CPP_SCALAR(Subs, asc_sub_scalar, half, float, int16_t, int32_t)
AIVD_CPP_SCALAR(Muls, asc_mul_scalar, half, float, int16_t, int32_t)
AIVD_CPP_SCALAR(Maxs, asc_max_scalar, half, float, int16_t, int32_t)
AIVD_CPP_SCALAR(Mins, asc_min_scalar, half, float, int16_t, int32_t)
AIVD_CPP_SCALAR(LeakyRelu, asc_leakyrelu, half, float)
AIVD_CPP_SCALAR(ShiftLeft, asc_shiftleft, int16_t, uint16_t, int32_t, uint32_t)
AIVD_CPP_SCALAR(ShiftRight, asc_shiftright, int16_t, uint16_t, int32_t, uint32_t)

/* dst = src * scalar + dst */
template <class D, class S>
AIVD_CPP void Axpy(const LocalTensor<D> &dst, const LocalTensor<S> &src,
                   const aivd::same<S> &scalar, const int32_t &count)
{
    static_assert((std::is_same_v<D, S> && aivd::one_of<D, half, float>) ||
                      (std::is_same_v<D, float> && std::is_same_v<S, half>),
                  "Axpy: element types are half, float, or float and half");
    asc_axpy(aivd::counted(dst, (uint32_t)count, "Axpy"),
             aivd::counted(src, (uint32_t)count, "Axpy"), scalar, (uint32_t)count);
}

/* ---- fills and copies ---- */

namespace aivd
{

template <class T> AIVD_CPP constexpr void check_fill()
{
    static_assert(
        one_of<T, half, bfloat16_t, float, int16_t, uint16_t, int32_t, uint32_t>,
        "Duplicate: element types are half, bfloat16_t, float, int16_t, uint16_t, int32_t, "
        "uint32_t");
}

} // namespace aivd

template <class T>
AIVD_CPP void Duplicate(const LocalTensor<T> &dst, const aivd::same<T> &value, const int32_t &count)
{
    aivd::check_fill<T>();
    asc_duplicate(aivd::counted(dst, (uint32_t)count, "Duplicate"), value, (uint32_t)count);
}

template <class T, bool isSetMask = true>
AIVD_CPP void Duplicate(const LocalTensor<T> &dst, const aivd::same<T> &value, uint64_t mask,
                        const uint8_t repeatTime, const uint16_t dstBlockStride,
                        const uint8_t dstRepeatStride)
{
    aivd::check_fill<T>();
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    asc_duplicate(aivd::strided(dst, "Duplicate"), value, repeatTime, dstBlockStride,
                  dstRepeatStride);
}

template <class T, bool isSetMask = true>
AIVD_CPP void Duplicate(const LocalTensor<T> &dst, const aivd::same<T> &value, uint64_t mask[],
                        const uint8_t repeatTime, const uint16_t dstBlockStride,
                        const uint8_t dstRepeatStride)
{
    aivd::check_fill<T>();
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    asc_duplicate(aivd::strided(dst, "Duplicate"), value, repeatTime, dstBlockStride,
                  dstRepeatStride);
}

template <class T, bool isSetMask = true>
AIVD_CPP void Copy(const LocalTensor<T> &dst, const LocalTensor<T> &src, uint64_t mask,
                   const uint8_t repeatTime, const CopyRepeatParams &p)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Copy: elements have 2 or 4 bytes");
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    asc_copy((U *)aivd::strided(dst, "Copy"), (U *)aivd::strided(src, "Copy"), repeatTime,
             p.dstStride, p.srcStride, p.dstRepeatSize, p.srcRepeatSize);
}

template <class T, bool isSetMask = true>
AIVD_CPP void Copy(const LocalTensor<T> &dst, const LocalTensor<T> &src, const uint64_t mask[],
                   const uint8_t repeatTime, const CopyRepeatParams &p)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Copy: elements have 2 or 4 bytes");
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    asc_copy((U *)aivd::strided(dst, "Copy"), (U *)aivd::strided(src, "Copy"), repeatTime,
             p.dstStride, p.srcStride, p.dstRepeatSize, p.srcRepeatSize);
}

/* 8 elements of src become 8 blocks of 32 bytes, each full of one of them, per repeat. */
template <class T>
AIVD_CPP void Brcb(const LocalTensor<T> &dst, const LocalTensor<T> &src, const uint8_t repeatTime,
                   const BrcbRepeatParams &p)
{
    using U = std::conditional_t<sizeof(T) == 2, uint16_t, uint32_t>;
    static_assert(sizeof(T) == 2 || sizeof(T) == 4, "Brcb: elements have 2 or 4 bytes");
    asc_brcb((U *)aivd::strided(dst, "Brcb"), (U *)aivd::strided(src, "Brcb"), p.dstBlkStride,
             p.dstRepStride, repeatTime);
}

/* dst[i] = the element of src at byte offset[i] + base. */
template <class T>
AIVD_CPP void Gather(const LocalTensor<T> &dst, const LocalTensor<T> &src,
                     const LocalTensor<uint32_t> &offset, const uint32_t srcBaseAddr,
                     const uint32_t count)
{
    static_assert(aivd::one_of<T, half, bfloat16_t, float, int16_t, uint16_t, int32_t, uint32_t>,
                  "Gather: element types are half, bfloat16_t, float, int16_t, uint16_t, int32_t, "
                  "uint32_t");
    asc_gather(aivd::counted(dst, count, "Gather"),
               (T *)((uintptr_t)aivd::strided(src, "Gather") + srcBaseAddr),
               aivd::counted(offset, count, "Gather"), count);
}

#undef AIVD_CPP_BINARY
#undef AIVD_CPP_BINARY_COUNT
#undef AIVD_CPP_BINARY_MASKED
#undef AIVD_CPP_UNARY
#undef AIVD_CPP_UNARY_MASKED
#undef AIVD_CPP_SCALAR
#undef AIVD_CPP_SCALAR_MASKED
#undef AIVD_CPP_TYPES

} // namespace AscendC

#endif
