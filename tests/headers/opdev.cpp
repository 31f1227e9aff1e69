// Proves: op::fp16_t and op::bfloat16 of aclnn/opdev hold the documented bits: all 65,536 patterns
// against their value by ldexp, roundings against both neighbours in long double, the documented
// special values, whole numbers, operators with one rounding; and rtGetC2cCtrlAddr.
#include <cmath>
#include <cstdio>

#include "acl/acl.h"
#include "opdev/bfloat16.h"
#include "opdev/fp16_t.h"
#include "runtime/rt_ffts.h"

static int failed;

static void check(bool good, const char *what, double a = 0, double b = 0)
{
    if (!good && failed++ < 20)
        std::printf("%s: %.9g %.9g\n", what, a, b);
}

// The value of a pattern with `bits` of exponent and `mantissa` bits, or NAN, by the definition.
static long double value_of(unsigned pattern, int bits, int mantissa)
{
    int bias = (1 << (bits - 1)) - 1, exponent = int(pattern >> mantissa) & ((1 << bits) - 1);
    long double m = pattern & ((1u << mantissa) - 1), sign = pattern >> 15 ? -1 : 1;
    if (exponent == (1 << bits) - 1)
        return m != 0 ? NAN : sign * INFINITY;
    return exponent == 0 ? sign * ldexpl(m, 1 - bias - mantissa)
                         : sign * ldexpl(m + (1u << mantissa), exponent - bias - mantissa);
}

template <class T> static unsigned bits_of(T v)
{
    uint16_t bits;
    __builtin_memcpy(&bits, &v, 2);
    return bits;
}

// `x` rounds to the nearest pattern: no neighbour is nearer, and a tie goes to the even one.
template <class T> static void nearest(double x, int bits, int mantissa)
{
    unsigned got = bits_of(T(x));
    long double mine = value_of(got, bits, mantissa);
    long double infinite = ldexpl(1, 1 << (bits - 1)); // what infinity counts as when rounding
    if (std::isinf(double(mine)))
        mine = mine > 0 ? infinite : -infinite;
    for (int step = -1; step <= 1; step += 2) {
        unsigned other = got + unsigned(step);
        if ((got & 0x7fff) == 0 && step < 0)
            continue;
        long double v = value_of(other & 0xffff, bits, mantissa);
        if (v != v)
            continue;
        if (std::isinf(double(v)))
            v = v > 0 ? infinite : -infinite;
        long double a = fabsl(x - mine), b = fabsl(x - v);
        check(a < b || (a == b && (got & 1) == 0), "not the nearest", x, double(mine));
    }
}

template <class T> static void patterns(T (*make)(uint16_t), int bits, int mantissa)
{
    for (unsigned p = 0; p < 65536; p++) {
        T v = make(uint16_t(p));
        long double want = value_of(p, bits, mantissa);
        float got = v;
        check(want != want ? got != got : got == want && std::signbit(got) == (p >> 15), "value", p,
              got);
        if (want != want)
            continue;
        check(bits_of(T(got)) == p && bits_of(T(double(got))) == p, "round trip", p, got);
        long double next = value_of((p + 1) & 0xffff, bits, mantissa);
        if (!std::isinf(got) && next == next && !std::isinf(double(next)) &&
            (p & 0x7fff) != 0x7fff) {
            double middle = double((want + next) / 2);
            nearest<T>(middle, bits, mantissa);
            nearest<T>(std::nextafter(middle, INFINITY), bits, mantissa);
            nearest<T>(std::nextafter(middle, -INFINITY), bits, mantissa);
        }
    }
}

static void documented()
{
    uint16_t sign, mantissa;
    int16_t exponent;
    op::ExtractFP16(op::fp16_t(65504.0).val, &sign, &exponent, &mantissa);
    check(sign == 0 && exponent == 30 && mantissa == 0x7ff, "65504");
    check(op::fp16_t(65520.0f).val == 31744 && op::fp16_t(int32_t(65520)).val == 31744 &&
              op::fp16_t(int64_t(100000)).val == 31744,
          "infinity");
    check(op::fp16_t(NAN).val == 32767 && op::fp16_t(double(NAN)).val == 32767, "NaN");
    check(op::bfloat16(-NAN).value == op::bfloat16::NAN_VALUE, "NaN of bfloat16");
    check(op::fp16_t(uint16_t(0x3c00)) == 1.0f, "a uint16_t is the bits");
    op::fp16_t assigned;
    assigned = uint16_t(7);
    check(assigned == 7, "a uint16_t that is assigned is a number");
    check(op::fp16_t(8.1).toInt8() == 8 && op::fp16_t(9.5).toInt32() == 10 &&
              op::fp16_t(8.5).toInt32() == 8 && op::fp16_t(-300.0).toInt8() == -128 &&
              op::fp16_t(-3.0).toUInt32() == 0 && op::fp16_t(NAN).toInt16() == 0,
          "whole numbers");
    check(op::fp16_t(2049.0) == 2048 && op::fp16_t(2048.0) + 1 == 2048 &&
              1 + op::fp16_t(1.0) == 2 && op::fp16_t(3.0) / op::fp16_t(2.0) == 1.5f,
          "operators");
    op::bfloat16 sum = 256.0f;
    sum += 1;
    check(sum == 256 && -sum < 0 && sum != 257.0, "operators of bfloat16");
    check(std::numeric_limits<op::bfloat16>::max() == op::bfloat16::highest(), "limits");
    check(bool(op::fp16_t(0.5)) && !bool(op::fp16_t(-0.0)), "bool");
}

int main()
{
    uint64_t address = 1;
    uint32_t length = 1;
    patterns<op::fp16_t>([](uint16_t p) { return op::fp16_t(p); }, 5, 10);
    patterns<op::bfloat16>([](uint16_t p) { return op::bfloat16(p, op::bfloat16::from_bits()); }, 8,
                           7);
    documented();
    check(rtGetC2cCtrlAddr(&address, &length) == RT_ERROR_NONE && address == 0 && length == 0,
          "base");
    check(rtGetC2cCtrlAddr(nullptr, &length) == ACL_ERROR_INVALID_PARAM, "NULL is refused");
    return failed ? 1 : 0;
}
