/* core/lane_row: what the operations on a row of 16-bit floats mean that expert-parallel kernels
 * need: quantisation to int8 and weighted accumulation. Each is one pass over what several
 * operations of the C-API do one after the other, with the same bits (include/aivdrive/device_row.h
 * spells them out).
 *
 *     absmax         the greatest magnitude as a float: of a NaN and a number the number, 0 of an
 *                    empty row or of NaN alone; behind it 1 when there is a NaN, else 0
 *     quantise       x * scalar, one rounding, to the nearest integer, half to even, saturated to
 *                    -128 to 127; NaN gives 0
 *     quantise_tame  the same where every x * scalar is a number of magnitude 32767 at most: the
 *                    caller knows, so a fast version need not ask
 *     dequantise     x * scalar in float
 *     accumulate     dst + x * scalar in float: a product, then a sum, each rounded
 *
 * The scalar is a float. */
#include "base/half.h"
#include "core/lane.h"
#include "core/lane_types.h"

/* Magnitudes of numbers ascend like their bits; beyond infinity there are NaNs. */
static uint32_t greatest(const lane_u16 *x, size_t count, uint32_t infinity, float *has_nan)
{
    uint32_t most = 0;
    *has_nan = 0.0f;
    for (size_t i = 0; i < count; i++) {
        uint32_t magnitude = x[i] & 0x7fffu;
        if (magnitude > infinity)
            *has_nan = 1.0f;
        else if (magnitude > most)
            most = magnitude;
    }
    return most;
}

/* Half to even, whatever the rounding mode is. */
static int8_t to_s8(float value)
{
    if (value != value)
        return 0;
    if (value >= 127.0f)
        return 127;
    if (value <= -128.0f)
        return -128;
    int32_t below = (int32_t)value - (value < (float)(int32_t)value);
    float rest = value - (float)below;
    return (int8_t)(below + (rest > 0.5f || (rest == 0.5f && (below & 1) != 0)));
}

#define ROW(type, widen, infinity)                                                                 \
    void core_lane_absmax_f32_##type(void *dst, const void *src0, const void *src1,                \
                                     const void *scalar, size_t count)                             \
    {                                                                                              \
        (void)src1, (void)scalar;                                                                  \
        float has_nan;                                                                             \
        lane_f32 *to = dst;                                                                        \
        to[0] = widen((uint16_t)greatest(src0, count, infinity, &has_nan));                        \
        to[1] = has_nan;                                                                           \
    }                                                                                              \
    void core_lane_quantise_s8_##type(void *dst, const void *src0, const void *src1,               \
                                      const void *scalar, size_t count)                            \
    {                                                                                              \
        lane_s8 *to = dst;                                                                         \
        const lane_u16 *x = src0;                                                                  \
        float scale = *(const lane_f32 *)scalar;                                                   \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++)                                                         \
            to[i] = to_s8(widen(x[i]) * scale);                                                    \
    }                                                                                              \
    void core_lane_quantise_tame_s8_##type(void *dst, const void *src0, const void *src1,          \
                                           const void *scalar, size_t count)                       \
    {                                                                                              \
        core_lane_table[CORE_LANE_quantise_s8_##type](dst, src0, src1, scalar, count);             \
    }                                                                                              \
    void core_lane_accumulate_f32_##type(void *dst, const void *src0, const void *src1,            \
                                         const void *scalar, size_t count)                         \
    {                                                                                              \
        lane_f32 *to = dst;                                                                        \
        const lane_u16 *x = src0;                                                                  \
        float weight = *(const lane_f32 *)scalar;                                                  \
        (void)src1;                                                                                \
        for (size_t i = 0; i < count; i++)                                                         \
            to[i] = to[i] + widen(x[i]) * weight;                                                  \
    }

ROW(bf16, base_bf16_to_float, 0x7f80)
ROW(f16, base_half_to_float, 0x7c00)

void core_lane_dequantise_f32_s8(void *dst, const void *src0, const void *src1, const void *scalar,
                                 size_t count)
{
    lane_f32 *to = dst;
    const lane_s8 *x = src0;
    float scale = *(const lane_f32 *)scalar;
    (void)src1;
    for (size_t i = 0; i < count; i++)
        to[i] = (float)x[i] * scale;
}
