/* aclnn/opdev/fp16_t.h: half precision for host programs in C++ (op::fp16_t). Numbers round half to
 * even, too large ones become infinity, a NaN becomes 0x7fff with its sign.
 *
 * As documented: a uint16_t given to the constructor is the 16 bits; a uint16_t that is assigned is
 * a number. Source document: aclnn reference, fp16_t. */
#ifndef ACLNN_OPDEV_FP16_T_H
#define ACLNN_OPDEV_FP16_T_H

#ifdef __cplusplus
#include "bfloat16.h"

namespace op
{

struct tagFp16 {
    uint16_t val; /* sign, 5 bits of exponent, 10 bits of mantissa */

    constexpr tagFp16() : val(0)
    {
    }
    constexpr tagFp16(uint16_t bits) : val(bits)
    {
    }
    constexpr tagFp16(float number) : val(bits_of(number))
    {
    }
    constexpr tagFp16(double number) : val(bits_of(aivd_float_to_odd(number)))
    {
    }
    constexpr tagFp16(bfloat16 number) : val(bits_of(static_cast<float>(number)))
    {
    }
    template <class T,
              typename std::enable_if<
                  std::is_integral<T>::value && !std::is_same<T, uint16_t>::value, int>::type = 0>
    constexpr tagFp16(T number) : tagFp16(static_cast<double>(number))
    {
    }
    template <class T, impl::number<T> = 0> tagFp16 &operator=(T number)
    {
        val = tagFp16(static_cast<double>(number)).val;
        return *this;
    }

    constexpr operator float() const
    {
        return aivd_half_float_of(val);
    }
    operator bfloat16() const
    {
        return bfloat16(static_cast<float>(*this));
    }
    OPDEV_CONVERSIONS

    float toFloat() const
    {
        return *this;
    }
    double toDouble() const
    {
        return *this;
    }
    int8_t toInt8() const
    {
        return *this;
    }
    uint8_t toUInt8() const
    {
        return *this;
    }
    int16_t toInt16() const
    {
        return *this;
    }
    uint16_t toUInt16() const
    {
        return *this;
    }
    int32_t toInt32() const
    {
        return *this;
    }
    uint32_t toUInt32() const
    {
        return *this;
    }
    int64_t toInt64() const
    {
        return *this;
    }
    uint64_t toUInt64() const
    {
        return *this;
    }
    /* +1 or -1 for an infinity, else 0. */
    int IsInf() const
    {
        return (val & 0x7fff) != 0x7c00 ? 0 : val & 0x8000 ? -1 : 1;
    }

  private:
    static constexpr uint16_t bits_of(float number)
    {
        return number == number ? aivd_half_bits_of(number)
                                : static_cast<uint16_t>(
                                      ((aivd_bits_of_float(number) >> 16) & 0x8000u) | 0x7fffu);
    }
};
using fp16_t = tagFp16;

OPDEV_OPERATORS(fp16_t)

inline fp16_t operator-(fp16_t a)
{
    return fp16_t(static_cast<uint16_t>(a.val ^ 0x8000u));
}

/* The three parts of a half; the mantissa with its leading one, where it has one. */
inline void ExtractFP16(const uint16_t &val, uint16_t *sign, int16_t *exponent, uint16_t *mantissa)
{
    *sign = static_cast<uint16_t>(val >> 15);
    *exponent = static_cast<int16_t>((val >> 10) & 0x1f);
    *mantissa = static_cast<uint16_t>((val & 0x3ff) | (*exponent != 0 ? 0x400 : 0));
    if (*exponent == 0)
        *exponent = 1; /* of a subnormal */
}

static_assert(sizeof(fp16_t) == 2, "two bytes");

} // namespace op

namespace std
{
inline bool isnan(op::fp16_t a)
{
    return isnan(static_cast<float>(a));
}
inline bool isinf(op::fp16_t a)
{
    return isinf(static_cast<float>(a));
}
inline bool isfinite(op::fp16_t a)
{
    return isfinite(static_cast<float>(a));
}
} // namespace std
#endif

#endif
