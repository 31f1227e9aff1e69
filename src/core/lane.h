/* core/lane: what a vector operation means, element by element.
 *
 * A lane works on a run of elements that lie side by side: no block, no state, no UB. The lane of
 * an operation is its specification; its comment says how it rounds, saturates and treats NaN
 * (docs/design/vector.md has the table). A source may be the destination when their elements have
 * the same size; otherwise they do not overlap. `src1` and `scalar` are NULL where an operation has
 * none. A lane of an operation that adds to its destination reads it as well.
 *
 * Callers go through core_lane_table: faster versions, equal bit for bit, take their places there
 * before the first kernel runs. */
#ifndef CORE_LANE_H
#define CORE_LANE_H

#include <stddef.h>
#include <stdint.h>

#include "core/generated/lane_names.h"

/* Lanes behind no function of the C-API: several operations on a row in one pass (core/lane_row),
 * and what reductions need besides (core/lane_reduce). */
#define CORE_ROW_LANES(LANE)                                                                       \
    LANE(absmax_f32_bf16)                                                                          \
    LANE(absmax_f32_f16)                                                                           \
    LANE(quantise_s8_bf16)                                                                         \
    LANE(quantise_s8_f16)                                                                          \
    LANE(quantise_tame_s8_bf16)                                                                    \
    LANE(quantise_tame_s8_f16)                                                                     \
    LANE(accumulate_f32_bf16)                                                                      \
    LANE(accumulate_f32_f16)                                                                       \
    LANE(dequantise_f32_s8)                                                                        \
    LANE(add_bf16)                                                                                 \
    LANE(nanmax_f32)                                                                               \
    LANE(nanmin_f32)                                                                               \
    LANE(add_s8)                                                                                   \
    LANE(max_s8)                                                                                   \
    LANE(min_s8)

typedef void core_lane(void *dst, const void *src0, const void *src1, const void *scalar,
                       size_t count);

/* core_lane_add_f16() and so on; CORE_LANE_add_f16 is its place in the table. */
#define CORE_LANE_DECLARE(name) core_lane core_lane_##name;
#define CORE_LANE_NUMBER(name)  CORE_LANE_##name,
CORE_LANES(CORE_LANE_DECLARE)
CORE_ROW_LANES(CORE_LANE_DECLARE)
enum { CORE_LANES(CORE_LANE_NUMBER) CORE_ROW_LANES(CORE_LANE_NUMBER) CORE_LANE_COUNT };

extern core_lane *core_lane_table[CORE_LANE_COUNT];

#endif
