/* core/asc_scalar: scalar functions of the Ascend C SIMD C-API. Pure: no block needed. */
#include <math.h>

#include "base/compiler.h"
#include "c_api/asc_impl.h"

/* Bits after the sign bit that equal it, from the top; -1 when all do (0 and -1). */
BASE_EXPORT int64_t aivd_asc_sflbits(int64_t value)
{
    return value == 0 || value == -1 ? -1 : __builtin_clrsbll(value);
}

/* Place of the lowest 0 bit, -1 when there is none. */
BASE_EXPORT int64_t aivd_asc_ffz(uint64_t value)
{
    return value == UINT64_MAX ? -1 : __builtin_ctzll(~value);
}

/* Place of the lowest 1 bit, -1 when there is none. */
BASE_EXPORT int64_t aivd_asc_ffs(uint64_t value)
{
    return value == 0 ? -1 : __builtin_ctzll(value);
}

BASE_EXPORT int64_t aivd_asc_popc(uint64_t value)
{
    return __builtin_popcountll(value);
}

BASE_EXPORT int64_t aivd_asc_clz(uint64_t value_in)
{
    return value_in == 0 ? 64 : __builtin_clzll(value_in);
}

BASE_EXPORT int64_t aivd_asc_zero_bits_cnt(uint64_t value)
{
    return 64 - __builtin_popcountll(value);
}

/* Bit numbers count modulo 64, as the shifter does. */
BASE_EXPORT uint64_t aivd_asc_set_nthbit(uint64_t bits, int64_t idx)
{
    return bits | (UINT64_C(1) << (idx & 63));
}

BASE_EXPORT uint64_t aivd_asc_clear_nthbit(uint64_t bits, int64_t idx)
{
    return bits & ~(UINT64_C(1) << (idx & 63));
}

/* Saturates; NaN becomes 0. */
static int32_t to_int32(double rounded)
{
    if (isnan(rounded))
        return 0;
    if (rounded >= 2147483647.0)
        return INT32_MAX;
    if (rounded <= -2147483648.0)
        return INT32_MIN;
    return (int32_t)rounded;
}

BASE_EXPORT int32_t aivd_asc_float2int32_rd(float value)
{
    return to_int32(floor((double)value));
}

BASE_EXPORT int32_t aivd_asc_float2int32_ru(float value)
{
    return to_int32(ceil((double)value));
}

/* Half to even, whatever the rounding mode of the thread is. */
BASE_EXPORT int32_t aivd_asc_float2int32_rn(float value)
{
    double below = floor((double)value);
    double rest = (double)value - below;
    if (rest > 0.5 || (rest == 0.5 && fmod(below, 2.0) != 0.0))
        below += 1.0;
    return to_int32(below);
}

/* Half away from zero. */
BASE_EXPORT int32_t aivd_asc_float2int32_rna(float value)
{
    return to_int32(round((double)value));
}
