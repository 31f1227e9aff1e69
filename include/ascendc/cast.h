/* ascendc/cast.h: conversions on the vector unit. A pair of types has the rounding modes the C-API
 * has for it; another one ends the kernel. */
#ifndef ASCENDC_CAST_H
#define ASCENDC_CAST_H

#include "vector.h"

namespace AscendC
{
namespace aivd
{

template <class D, class S> struct caster {
    static constexpr bool known = false;
};

AIVD_CPP void no_such_mode(const char *pair, RoundMode mode)
{
    static const char *const names[] = {"CAST_NONE",  "CAST_RINT",  "CAST_FLOOR", "CAST_CEIL",
                                        "CAST_ROUND", "CAST_TRUNC", "CAST_ODD",   "CAST_HYBRID"};
    unsigned number = (unsigned)mode;
    aivd_cpp_fail("Cast %s has no %s on this device", pair,
                  number < 8 ? names[number] : "such mode");
}

#define AIVD_CPP_WHEN(mode, name)                                                                  \
    case RoundMode::mode:                                                                          \
        name(dst, src, args...);                                                                   \
        return;

#define AIVD_CPP_NONE(name) AIVD_CPP_WHEN(CAST_NONE, name)
#define AIVD_CPP_FIVE(name)                                                                        \
    AIVD_CPP_WHEN(CAST_RINT, name##_rn)                                                            \
    AIVD_CPP_WHEN(CAST_FLOOR, name##_rd)                                                           \
    AIVD_CPP_WHEN(CAST_CEIL, name##_ru)                                                            \
    AIVD_CPP_WHEN(CAST_ROUND, name##_rna)                                                          \
    AIVD_CPP_WHEN(CAST_TRUNC, name##_rz)
#define AIVD_CPP_SIX(name)   AIVD_CPP_NONE(name) AIVD_CPP_FIVE(name)
#define AIVD_CPP_SEVEN(name) AIVD_CPP_SIX(name) AIVD_CPP_WHEN(CAST_ODD, name##_ro)

#define AIVD_CPP_CASTER(D, S, modes)                                                               \
    template <> struct caster<D, S> {                                                              \
        static constexpr bool known = true;                                                        \
        template <class... Args>                                                                   \
        static AIVD_CPP void run(D *dst, const S *src, RoundMode mode, Args... args)               \
        {                                                                                          \
            switch (mode) {                                                                        \
                modes default : no_such_mode(#S " to " #D, mode);                                  \
            }                                                                                      \
        }                                                                                          \
    };

AIVD_CPP_CASTER(float, bfloat16_t, AIVD_CPP_NONE(asc_bfloat162float))
AIVD_CPP_CASTER(int32_t, bfloat16_t, AIVD_CPP_FIVE(asc_bfloat162int32))
AIVD_CPP_CASTER(bfloat16_t, float, AIVD_CPP_FIVE(asc_float2bfloat16))
AIVD_CPP_CASTER(float, float, AIVD_CPP_FIVE(asc_float2float))
AIVD_CPP_CASTER(half, float, AIVD_CPP_SEVEN(asc_float2half))
AIVD_CPP_CASTER(int16_t, float, AIVD_CPP_FIVE(asc_float2int16))
AIVD_CPP_CASTER(int32_t, float, AIVD_CPP_FIVE(asc_float2int32))
AIVD_CPP_CASTER(int64_t, float, AIVD_CPP_FIVE(asc_float2int64))
AIVD_CPP_CASTER(float, half, AIVD_CPP_NONE(asc_half2float))
AIVD_CPP_CASTER(int4b_t, half, AIVD_CPP_SIX(asc_half2int4))
AIVD_CPP_CASTER(int8_t, half, AIVD_CPP_SIX(asc_half2int8))
AIVD_CPP_CASTER(uint8_t, half, AIVD_CPP_SIX(asc_half2uint8))
AIVD_CPP_CASTER(int16_t, half, AIVD_CPP_FIVE(asc_half2int16))
AIVD_CPP_CASTER(int32_t, half, AIVD_CPP_FIVE(asc_half2int32))
AIVD_CPP_CASTER(half, int4b_t, AIVD_CPP_NONE(asc_int42half))
AIVD_CPP_CASTER(half, int8_t, AIVD_CPP_NONE(asc_int82half))
AIVD_CPP_CASTER(half, uint8_t, AIVD_CPP_NONE(asc_uint82half))
AIVD_CPP_CASTER(float, int16_t, AIVD_CPP_NONE(asc_int162float))
AIVD_CPP_CASTER(half, int16_t, AIVD_CPP_SIX(asc_int162half))
AIVD_CPP_CASTER(float, int32_t, AIVD_CPP_SIX(asc_int322float))
AIVD_CPP_CASTER(int16_t, int32_t, AIVD_CPP_NONE(asc_int322int16))
AIVD_CPP_CASTER(int64_t, int32_t, AIVD_CPP_NONE(asc_int322int64))
AIVD_CPP_CASTER(float, int64_t, AIVD_CPP_FIVE(asc_int642float))
AIVD_CPP_CASTER(int32_t, int64_t, AIVD_CPP_NONE(asc_int642int32))

#undef AIVD_CPP_CASTER
#undef AIVD_CPP_SEVEN
#undef AIVD_CPP_SIX
#undef AIVD_CPP_FIVE
#undef AIVD_CPP_NONE
#undef AIVD_CPP_WHEN

template <class D, class S> AIVD_CPP constexpr void check_cast()
{
    static_assert(caster<D, S>::known, "Cast: the vector unit does not convert between these types "
                                       "(docs/reference/ascend-cpp.md lists the pairs)");
}

} // namespace aivd

template <class D, class S>
AIVD_CPP void Cast(const LocalTensor<D> &dst, const LocalTensor<S> &src, const RoundMode &mode,
                   const uint32_t count)
{
    aivd::check_cast<D, S>();
    aivd::caster<D, S>::run(aivd::counted(dst, count, "Cast"), aivd::counted(src, count, "Cast"),
                            mode, count);
}

template <class D, class S, bool isSetMask = true>
AIVD_CPP void Cast(const LocalTensor<D> &dst, const LocalTensor<S> &src, const RoundMode &mode,
                   const uint64_t mask, const uint8_t repeatTime, const UnaryRepeatParams &p)
{
    aivd::check_cast<D, S>();
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    aivd::caster<D, S>::run(aivd::strided(dst, "Cast"), aivd::strided(src, "Cast"), mode,
                            repeatTime, p.dstBlkStride, p.srcBlkStride, p.dstRepStride,
                            p.srcRepStride);
}

template <class D, class S, bool isSetMask = true>
AIVD_CPP void Cast(const LocalTensor<D> &dst, const LocalTensor<S> &src, const RoundMode &mode,
                   const uint64_t mask[], const uint8_t repeatTime, const UnaryRepeatParams &p)
{
    aivd::check_cast<D, S>();
    if constexpr (isSetMask)
        aivd::set_mask(mask);
    aivd::caster<D, S>::run(aivd::strided(dst, "Cast"), aivd::strided(src, "Cast"), mode,
                            repeatTime, p.dstBlkStride, p.srcBlkStride, p.dstRepStride,
                            p.srcRepStride);
}

} // namespace AscendC

#endif
