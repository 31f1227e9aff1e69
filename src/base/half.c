/* base/half: binary16 conversions in integer arithmetic, so that every compiler, CPU and rounding
 * mode gives the same bits. */
#include "base/half.h"

float base_half_to_float(uint16_t h)
{
    uint32_t sign = (uint32_t)(h & 0x8000u) << 16;
    uint32_t exponent = (h >> 10) & 0x1fu;
    uint32_t mantissa = h & 0x3ffu;
    uint32_t bits;
    if (exponent == 31) {
        bits = sign | 0x7f800000u | mantissa << 13;
    } else if (exponent != 0) {
        bits = sign | (exponent + 112) << 23 | mantissa << 13;
    } else if (mantissa == 0) {
        bits = sign;
    } else {
        /* Subnormal: shift the leading one up to the hidden place. */
        uint32_t shift = (uint32_t)__builtin_clz(mantissa) - 21;
        bits = sign | (113 - shift) << 23 | ((mantissa << shift) & 0x3ffu) << 13;
    }
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

/* `value` without its low `shift` bits, rounded half to even. */
static uint32_t round_shift(uint32_t value, uint32_t shift)
{
    uint32_t half = 1u << (shift - 1);
    uint32_t odd = (value >> shift) & 1u;
    return (value + half - 1 + odd) >> shift;
}

uint16_t base_float_to_half(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    uint16_t sign = (uint16_t)((bits >> 16) & 0x8000u);
    uint32_t magnitude = bits & 0x7fffffffu;

    if (magnitude > 0x7f800000u) /* quiet the NaN, keep its upper payload */
        return (uint16_t)(sign | 0x7e00u | ((magnitude >> 13) & 0x1ffu));
    if (magnitude >= 0x477ff000u) /* 65520 and more round to infinity */
        return (uint16_t)(sign | 0x7c00u);
    if (magnitude >= 0x38800000u) /* 2^-14: normal; a carry walks into the exponent by itself */
        return (uint16_t)(sign | round_shift(magnitude - 0x38000000u, 13));
    if (magnitude <= 0x33000000u) /* up to 2^-25: half of the smallest subnormal, ties to zero */
        return sign;
    uint32_t shift = 126 - (magnitude >> 23);
    return (uint16_t)(sign | round_shift((magnitude & 0x7fffffu) | 0x800000u, shift));
}
