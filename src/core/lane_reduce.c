/* core/lane_reduce: what reductions of collectives mean where the C-API has no operation for it.
 *
 *     add_bf16         in float, rounded once, half to even
 *     nanmax, nanmin   a NaN when either side is one, the first of two; of equal numbers the second
 *     int8             sums wrap */
#include "base/half.h"
#include "core/lane.h"
#include "core/lane_types.h"

#define REDUCE(name, type, expression)                                                             \
    void core_lane_##name(void *dst, const void *src0, const void *src1, const void *scalar,       \
                          size_t count)                                                            \
    {                                                                                              \
        type *to = dst;                                                                            \
        const type *x = src0, *y = src1;                                                           \
        (void)scalar;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            type a = x[i], b = y[i];                                                               \
            to[i] = (type)(expression);                                                            \
        }                                                                                          \
    }

/* Of two NaNs the first (core/lane_arith says how). */
static inline uint16_t sum_bf16(float a, float b)
{
    return base_float_to_bf16(a + (a != a ? a : b));
}

REDUCE(add_bf16, lane_u16, sum_bf16(base_bf16_to_float(a), base_bf16_to_float(b)))
REDUCE(nanmax_f32, lane_f32, a > b || a != a ? a : b)
REDUCE(nanmin_f32, lane_f32, a < b || a != a ? a : b)
REDUCE(add_s8, lane_s8, a + b)
REDUCE(max_s8, lane_s8, a > b ? a : b)
REDUCE(min_s8, lane_s8, a < b ? a : b)
