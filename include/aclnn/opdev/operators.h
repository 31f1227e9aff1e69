/* aclnn/opdev/operators.h: what both 16-bit floats of host programs (fp16_t.h, bfloat16.h) have in
 * common: arithmetic in float with one rounding, comparisons by value, whole numbers rounded half
 * to even and held to their range. <algorithm> and <cstring> are for programs that have no include
 * of their own for std::copy_n and strlen. */
#ifndef ACLNN_OPDEV_OPERATORS_H
#define ACLNN_OPDEV_OPERATORS_H

#ifdef __cplusplus
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

namespace op
{
namespace impl
{

template <class T> using number = typename std::enable_if<std::is_arithmetic<T>::value, int>::type;

/* NaN gives 0. Long double holds every value of every type that is asked for. */
template <class T> inline T whole(float value)
{
    const long double rounded = std::nearbyint(static_cast<long double>(value));
    if (!(rounded == rounded))
        return T(0);
    if (rounded <= static_cast<long double>(std::numeric_limits<T>::min()))
        return std::numeric_limits<T>::min();
    if (rounded >= static_cast<long double>(std::numeric_limits<T>::max()))
        return std::numeric_limits<T>::max();
    return static_cast<T>(rounded);
}

} // namespace impl
} // namespace op

/* An operation on two of the type, and on one and any number, which counts as a float. */
#define OPDEV_ARITHMETIC(type, sign)                                                               \
    inline type operator sign(type a, type b)                                                      \
    {                                                                                              \
        return type(static_cast<float>(a) sign static_cast<float>(b));                             \
    }                                                                                              \
    template <class T, impl::number<T> = 0> inline type operator sign(type a, T b)                 \
    {                                                                                              \
        return type(static_cast<float>(a) sign static_cast<float>(b));                             \
    }                                                                                              \
    template <class T, impl::number<T> = 0> inline type operator sign(T a, type b)                 \
    {                                                                                              \
        return type(static_cast<float>(a) sign static_cast<float>(b));                             \
    }                                                                                              \
    inline type &operator sign##=(type &a, type b)                                                 \
    {                                                                                              \
        return a = a sign b;                                                                       \
    }                                                                                              \
    template <class T, impl::number<T> = 0> inline type &operator sign##=(type &a, T b)            \
    {                                                                                              \
        return a = a sign b;                                                                       \
    }

#define OPDEV_COMPARISON(type, sign)                                                               \
    inline bool operator sign(type a, type b)                                                      \
    {                                                                                              \
        return static_cast<float>(a) sign static_cast<float>(b);                                   \
    }                                                                                              \
    template <class T, impl::number<T> = 0> inline bool operator sign(type a, T b)                 \
    {                                                                                              \
        return static_cast<double>(static_cast<float>(a)) sign static_cast<double>(b);             \
    }                                                                                              \
    template <class T, impl::number<T> = 0> inline bool operator sign(T a, type b)                 \
    {                                                                                              \
        return static_cast<double>(a) sign static_cast<double>(static_cast<float>(b));             \
    }

#define OPDEV_OPERATORS(type)                                                                      \
    OPDEV_ARITHMETIC(type, +)                                                                      \
    OPDEV_ARITHMETIC(type, -)                                                                      \
    OPDEV_ARITHMETIC(type, *)                                                                      \
    OPDEV_ARITHMETIC(type, /)                                                                      \
    OPDEV_COMPARISON(type, ==)                                                                     \
    OPDEV_COMPARISON(type, !=)                                                                     \
    OPDEV_COMPARISON(type, <)                                                                      \
    OPDEV_COMPARISON(type, <=)                                                                     \
    OPDEV_COMPARISON(type, >)                                                                      \
    OPDEV_COMPARISON(type, >=)

/* Conversions a class of 16 bits offers; inside the class. */
#define OPDEV_CONVERSIONS                                                                          \
    operator double() const                                                                        \
    {                                                                                              \
        return static_cast<float>(*this);                                                          \
    }                                                                                              \
    operator int8_t() const                                                                        \
    {                                                                                              \
        return impl::whole<int8_t>(*this);                                                         \
    }                                                                                              \
    operator uint8_t() const                                                                       \
    {                                                                                              \
        return impl::whole<uint8_t>(*this);                                                        \
    }                                                                                              \
    operator int16_t() const                                                                       \
    {                                                                                              \
        return impl::whole<int16_t>(*this);                                                        \
    }                                                                                              \
    operator uint16_t() const                                                                      \
    {                                                                                              \
        return impl::whole<uint16_t>(*this);                                                       \
    }                                                                                              \
    operator int32_t() const                                                                       \
    {                                                                                              \
        return impl::whole<int32_t>(*this);                                                        \
    }                                                                                              \
    operator uint32_t() const                                                                      \
    {                                                                                              \
        return impl::whole<uint32_t>(*this);                                                       \
    }                                                                                              \
    operator int64_t() const                                                                       \
    {                                                                                              \
        return impl::whole<int64_t>(*this);                                                        \
    }                                                                                              \
    operator uint64_t() const                                                                      \
    {                                                                                              \
        return impl::whole<uint64_t>(*this);                                                       \
    }                                                                                              \
    operator bool() const                                                                          \
    {                                                                                              \
        return static_cast<float>(*this) != 0.0f;                                                  \
    }
#endif

#endif
