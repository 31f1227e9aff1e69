/* aclnn/opdev/bfloat16.h: bfloat16 for host programs in C++ (op::bfloat16). A float rounds half to
 * even; a NaN becomes NAN_VALUE. Source document: aclnn reference, bfloat16. */
#ifndef ACLNN_OPDEV_BFLOAT16_H
#define ACLNN_OPDEV_BFLOAT16_H

#ifdef __cplusplus
#include "../../aivdrive/float16.h"
#include "operators.h"

namespace op
{

struct bfloat16 {
    uint16_t value; /* sign, 8 bits of exponent, 7 bits of mantissa */

    struct from_bits_t {
    };
    static constexpr from_bits_t from_bits()
    {
        return from_bits_t();
    }
    static constexpr uint16_t NAN_VALUE = 0x7fc0;

    constexpr bfloat16() : value(0)
    {
    }
    /* The value with these bits. */
    constexpr bfloat16(uint16_t bits, from_bits_t) : value(bits)
    {
    }
    constexpr bfloat16(float number)
        : value(number == number ? aivd_bf16_bits_of(number) : uint16_t(NAN_VALUE))
    {
    }
    constexpr bfloat16(double number)
        : value(number == number ? aivd_bf16_bits_of(aivd_float_to_odd(number))
                                 : uint16_t(NAN_VALUE))
    {
    }
    template <class T, typename std::enable_if<std::is_integral<T>::value, int>::type = 0>
    constexpr bfloat16(T number) : bfloat16(static_cast<double>(number))
    {
    }

    static bfloat16 round_to_bfloat16(float number)
    {
        return bfloat16(number);
    }
    /* The upper 16 bits of the float: rounded toward zero. */
    static bfloat16 truncate_to_bfloat16(float number)
    {
        return bfloat16(number == number ? static_cast<uint16_t>(aivd_bits_of_float(number) >> 16)
                                         : uint16_t(NAN_VALUE),
                        from_bits());
    }
    static constexpr bfloat16 epsilon()
    {
        return bfloat16(0x3c00, from_bits());
    }
    static constexpr bfloat16 highest()
    {
        return bfloat16(0x7f7f, from_bits());
    }
    static constexpr bfloat16 lowest()
    {
        return bfloat16(0xff7f, from_bits());
    }
    static constexpr bfloat16 min_positive_normal()
    {
        return bfloat16(0x0080, from_bits());
    }
    bool IsZero() const
    {
        return (value & 0x7fff) == 0;
    }

    constexpr operator float() const
    {
        return aivd_bf16_float_of(value);
    }
    OPDEV_CONVERSIONS
};

OPDEV_OPERATORS(bfloat16)

inline bfloat16 operator-(bfloat16 a)
{
    return bfloat16(static_cast<uint16_t>(a.value ^ 0x8000u), bfloat16::from_bits());
}

static_assert(sizeof(bfloat16) == 2, "two bytes");

} // namespace op

namespace std
{
inline bool isnan(op::bfloat16 a)
{
    return isnan(static_cast<float>(a));
}
inline bool isinf(op::bfloat16 a)
{
    return isinf(static_cast<float>(a));
}
inline bool isfinite(op::bfloat16 a)
{
    return isfinite(static_cast<float>(a));
}
template <> struct numeric_limits<op::bfloat16> {
    static constexpr bool is_specialized = true, is_signed = true, is_integer = false;
    static constexpr bool is_exact = false, has_infinity = true, has_quiet_NaN = true;
    static constexpr int digits = 8, digits10 = 2, radix = 2;
    static constexpr op::bfloat16 min()
    {
        return op::bfloat16::min_positive_normal();
    }
    static constexpr op::bfloat16 lowest()
    {
        return op::bfloat16::lowest();
    }
    static constexpr op::bfloat16 max()
    {
        return op::bfloat16::highest();
    }
    static constexpr op::bfloat16 epsilon()
    {
        return op::bfloat16::epsilon();
    }
    static constexpr op::bfloat16 infinity()
    {
        return op::bfloat16(0x7f80, op::bfloat16::from_bits());
    }
    static constexpr op::bfloat16 quiet_NaN()
    {
        return op::bfloat16(op::bfloat16::NAN_VALUE, op::bfloat16::from_bits());
    }
};
} // namespace std
#endif

#endif
