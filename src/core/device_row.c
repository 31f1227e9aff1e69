/* core/device_row: the direct way of include/aivdrive/device_row.h: a row in one pass, with the
 * bits of the operations that the header spells out. Where a hook is installed nothing is done
 * here, and the hook sees those operations. */
#include <math.h>

#include "base/compiler.h"
#include "core/hook.h"
#include "core/lane.h"
#include "core/ub.h"

/* What the header declares for kernels, whose types do not exist here. */
BASE_EXPORT bool aivd_dev_row_quantise(void *to, const void *from, uint32_t count, int type,
                                       const void *ub, float *scale);
BASE_EXPORT bool aivd_dev_row_accumulate(void *sum, const void *from, float weight, uint32_t count,
                                         int type, const void *ub);

enum { UB_BLOCK = 32, ROW_UB_BYTES = 8192 };

typedef enum row_type { ROW_BF16, ROW_HALF } row_type;

static void check_type(core_block *block, int type, const char *operation)
{
    if (BASE_UNLIKELY(type != ROW_BF16 && type != ROW_HALF))
        core_rule(block, "%s: type %d; 0 is bfloat16, 1 is half", operation, type);
}

bool aivd_dev_row_quantise(void *to, const void *from, uint32_t count, int type, const void *ub,
                           float *scale)
{
    static const char name[] = "aivd_row_quantise";
    core_block *block = core_current;
    core_count(block);
    check_type(block, type, name);
    core_ub(block, ub, ROW_UB_BYTES, UB_BLOCK, name);
    to = core_ub(block, to, count, UB_BLOCK, name);
    from = core_ub(block, from, 2 * (uint64_t)count, UB_BLOCK, name);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    bool half = type == ROW_HALF;
    float found[2]; /* the greatest magnitude, whether there is a NaN */
    core_lane_table[half ? CORE_LANE_absmax_f32_f16 : CORE_LANE_absmax_f32_bf16](found, from, NULL,
                                                                                 NULL, count);
    float s = 127.0f / (found[0] + 1e-12f);
    bool tame = found[1] == 0.0f && found[0] < INFINITY; /* no product is beyond 127, or a NaN */
    int lane = half   ? tame ? CORE_LANE_quantise_tame_s8_f16 : CORE_LANE_quantise_s8_f16
               : tame ? CORE_LANE_quantise_tame_s8_bf16
                      : CORE_LANE_quantise_s8_bf16;
    core_lane_table[lane](to, from, NULL, &s, count);
    *scale = 1.0f / s;
    return true;
}

bool aivd_dev_row_accumulate(void *sum, const void *from, float weight, uint32_t count, int type,
                             const void *ub)
{
    static const char name[] = "aivd_row_accumulate";
    core_block *block = core_current;
    core_count(block);
    check_type(block, type, name);
    core_ub(block, ub, ROW_UB_BYTES, UB_BLOCK, name);
    sum = core_ub(block, sum, 4 * (uint64_t)count, UB_BLOCK, name);
    from = core_ub(block, from, 2 * (uint64_t)count, UB_BLOCK, name);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        return false;
    core_lane_table[type == ROW_HALF ? CORE_LANE_accumulate_f32_f16
                                     : CORE_LANE_accumulate_f32_bf16](sum, from, NULL, &weight,
                                                                      count);
    return true;
}
