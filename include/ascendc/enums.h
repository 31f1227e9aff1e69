/* ascendc/enums.h: names of positions, events, modes. */
#ifndef ASCENDC_ENUMS_H
#define ASCENDC_ENUMS_H

#include "base.h"

namespace AscendC
{

/* Where a tensor lives. A kernel without cube cores has GM and the VEC positions (all in UB). */
enum class TPosition : uint8_t {
    GM,
    A1,
    A2,
    B1,
    B2,
    C1,
    C2,
    CO1,
    CO2,
    VECIN,
    VECOUT,
    VECCALC,
    LCM = VECCALC,
    SPM,
    SHM = SPM,
    TSCM,
    C2PIPE2GM,
    C2PIPE2LOCAL,
    MAX
};
using QuePosition = TPosition;

enum class Hardware : uint8_t { GM, UB, L1, L0A, L0B, L0C, BIAS, FIXBUF, MAX };

/* A dependency between two pipes: FROM_TO. */
enum class HardEvent : uint8_t {
    MTE2_MTE1,
    MTE1_MTE2,
    MTE1_M,
    M_MTE1,
    MTE2_V,
    V_MTE2,
    MTE3_V,
    V_MTE3,
    M_V,
    V_M,
    V_V,
    MTE3_MTE1,
    MTE1_MTE3,
    MTE1_V,
    MTE2_M,
    M_MTE2,
    V_MTE1,
    M_FIX,
    FIX_M,
    MTE3_MTE2,
    MTE2_MTE3,
    S_V,
    V_S,
    S_MTE2,
    MTE2_S,
    S_MTE3,
    MTE3_S,
    MTE2_FIX,
    FIX_MTE2,
    FIX_S,
    M_S,
    FIX_MTE3,
    MTE1_FIX,
    FIX_MTE1,
    FIX_FIX,
    MAX
};

using TEventID = int8_t;
inline constexpr TEventID INVALID_TEVENTID = -1;

enum class MemDsbT : uint64_t { ALL = 0, DDR, UB, SEQ };
enum class CacheLine : uint64_t { SINGLE_CACHE_LINE = 0, ENTIRE_DATA_CACHE };
enum class DcciDst : uint64_t { CACHELINE_ALL = 0, CACHELINE_UB, CACHELINE_OUT, CACHELINE_ATOMIC };
enum class CacheMode {
    CACHE_MODE_DISABLE = 0,
    CACHE_MODE_NORMAL = 1,
    CACHE_MODE_LAST = 2,
    CACHE_MODE_PERSISTENT = 4
};
enum class CacheRwMode { READ = 1, WRITE = 2, RW = 3 };

enum class RoundMode : uint8_t {
    CAST_NONE = 0, /* round to even where the conversion is not exact */
    CAST_RINT,     /* half to even */
    CAST_FLOOR,
    CAST_CEIL,
    CAST_ROUND, /* half away from zero */
    CAST_TRUNC,
    CAST_ODD,
    CAST_HYBRID,
    CAST_UNKNOWN = 0xff
};

enum class CMPMODE : uint8_t { LT = 0, GT, EQ, LE, GE, NE };
enum class SELMODE : uint8_t {
    VSEL_CMPMASK_SPR = 0,
    VSEL_TENSOR_SCALAR_MODE,
    VSEL_TENSOR_TENSOR_MODE
};
enum class MaskMode : uint8_t { NORMAL = 0, COUNTER };
enum class ReduceOrder {
    ORDER_VALUE_INDEX = 0,
    ORDER_INDEX_VALUE,
    ORDER_ONLY_VALUE,
    ORDER_ONLY_INDEX
};
enum class AtomicDtype {
    ATOMIC_NONE = 0,
    ATOMIC_F32,
    ATOMIC_F16,
    ATOMIC_S16,
    ATOMIC_S32,
    ATOMIC_S8,
    ATOMIC_BF16
};
enum class AtomicOp { ATOMIC_SUM = 0, ATOMIC_MAX, ATOMIC_MIN };

namespace aivd
{

inline constexpr bool in_ub(TPosition p)
{
    return p == TPosition::VECIN || p == TPosition::VECOUT || p == TPosition::VECCALC;
}

/* The pipe that fills a tensor at this position, and the one that takes from it. */
inline constexpr pipe_t filling_pipe(TPosition p)
{
    return p == TPosition::VECIN ? PIPE_MTE2 : PIPE_V;
}

inline constexpr pipe_t taking_pipe(TPosition p)
{
    return p == TPosition::VECOUT ? PIPE_MTE3 : PIPE_V;
}

struct pipe_pair {
    pipe_t from, to;
};

/* FROM_TO by number. */
inline constexpr pipe_pair pipe_pairs[] = {
    {PIPE_MTE2, PIPE_MTE1}, {PIPE_MTE1, PIPE_MTE2}, {PIPE_MTE1, PIPE_M}, {PIPE_M, PIPE_MTE1},
    {PIPE_MTE2, PIPE_V},    {PIPE_V, PIPE_MTE2},    {PIPE_MTE3, PIPE_V}, {PIPE_V, PIPE_MTE3},
    {PIPE_M, PIPE_V},       {PIPE_V, PIPE_M},       {PIPE_V, PIPE_V},    {PIPE_MTE3, PIPE_MTE1},
    {PIPE_MTE1, PIPE_MTE3}, {PIPE_MTE1, PIPE_V},    {PIPE_MTE2, PIPE_M}, {PIPE_M, PIPE_MTE2},
    {PIPE_V, PIPE_MTE1},    {PIPE_M, PIPE_FIX},     {PIPE_FIX, PIPE_M},  {PIPE_MTE3, PIPE_MTE2},
    {PIPE_MTE2, PIPE_MTE3}, {PIPE_S, PIPE_V},       {PIPE_V, PIPE_S},    {PIPE_S, PIPE_MTE2},
    {PIPE_MTE2, PIPE_S},    {PIPE_S, PIPE_MTE3},    {PIPE_MTE3, PIPE_S}, {PIPE_MTE2, PIPE_FIX},
    {PIPE_FIX, PIPE_MTE2},  {PIPE_FIX, PIPE_S},     {PIPE_M, PIPE_S},    {PIPE_FIX, PIPE_MTE3},
    {PIPE_MTE1, PIPE_FIX},  {PIPE_FIX, PIPE_MTE1},  {PIPE_FIX, PIPE_FIX}};
inline constexpr int events = sizeof(pipe_pairs) / sizeof(pipe_pairs[0]);
static_assert(events == (int)HardEvent::MAX, "a pair of pipes for every event");

inline constexpr HardEvent event_of(pipe_t from, pipe_t to)
{
    for (int i = 0; i < events; i++)
        if (pipe_pairs[i].from == from && pipe_pairs[i].to == to)
            return (HardEvent)i;
    return HardEvent::MAX;
}

} // namespace aivd
} // namespace AscendC

#endif
