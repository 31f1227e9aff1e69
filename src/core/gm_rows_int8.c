/* core/gm_rows_int8: the weighted sum of rows in INT8 (aivdrive/rows.h). A piece of each row
 * becomes elements of the result's type in a buffer that stays in the cache; the sum is the usual
 * one. */
#include <string.h>

#include "base/compiler.h"
#include "core/gm_rows.h"
#include "core/lane.h"
#include "core/ub.h"

/* Elements of each row at a time: 64 rows of 4 bytes are 64 KiB of the stack at most. */
enum { PIECE = 256, ROWS_MAX = 64 };

typedef struct int8_sums {
    void *to;
    const void *const *from;
    const float *scales, *weights;
    uint32_t rows;
    uint64_t length;
    core_row_type type;
} int8_sums;

/* Product in float, rounded half to even once. */
static void widen(void *to, const int8_t *from, float scale, uint64_t n, core_row_type type)
{
    float wide[PIECE];
    float *result = type == CORE_ROW_F32 ? to : wide;
    core_lane_table[CORE_LANE_dequantise_f32_s8](result, from, NULL, &scale, n);
    if (type == CORE_ROW_F32)
        return;
    int lane = type == CORE_ROW_F16 ? CORE_LANE_float2half_rn_f16_f32
                                    : CORE_LANE_float2bfloat16_rn_bf16_f32;
    core_lane_table[lane](to, wide, NULL, NULL, n);
}

/* Elements `at` to at + n - 1 of all rows, into `to`. */
static void sum_piece(const int8_sums *s, const void *const *from, uint64_t n, void *to)
{
    _Alignas(64) uint8_t wide[ROWS_MAX][PIECE * 4];
    const void *rows[ROWS_MAX];
    for (uint32_t r = 0; r < s->rows; r++) {
        widen(wide[r], from[r], s->scales[r], n, s->type);
        rows[r] = wide[r];
    }
    core_row_sum_table[s->type](&(core_row_sums){
        .to = to, .from = rows, .weights = s->weights, .rows = s->rows, .length = n});
}

static void sum_native(const int8_sums *s)
{
    const void *from[ROWS_MAX];
    for (uint64_t at = 0; at < s->length; at += PIECE) {
        uint64_t n = s->length - at < PIECE ? s->length - at : PIECE;
        for (uint32_t r = 0; r < s->rows; r++)
            from[r] = (const int8_t *)s->from[r] + at;
        sum_piece(s, from, n, (uint8_t *)s->to + at * gm_rows_bytes(s->type));
    }
}

static void sum_observed(const core_block *block, const int8_sums *s)
{
    _Alignas(64) uint8_t in[ROWS_MAX][PIECE];
    _Alignas(64) uint8_t room[PIECE * 4];
    const void *from[ROWS_MAX];
    void *to[1] = {s->to};
    const uint64_t size = gm_rows_bytes(s->type);
    for (uint64_t at = 0; at < s->length; at += PIECE) {
        uint64_t n = s->length - at < PIECE ? s->length - at : PIECE;
        for (uint32_t r = 0; r < s->rows; r++) {
            gm_rows_load(in[r], (const int8_t *)s->from[r] + at, n);
            from[r] = in[r];
        }
        sum_piece(s, from, n, room);
        gm_rows_tell_computed(block, room, n * size);
        gm_rows_store(to, 1, at * size, room, n * size);
    }
}

BASE_EXPORT void aivd_rows_sum_int8(void *to, const void *const *from, const float *scales,
                                    const float *weights, uint32_t rows, uint64_t length, int type)
{
    static const char name[] = "aivd_rows_sum_int8";
    core_block *block = core_current;
    core_count(block);
    const int8_sums sums = {
        to, from, scales, weights, rows, length, gm_rows_type(block, type, name)};
    if (rows > ROWS_MAX)
        core_rule(block, "%s: %u rows; 0 to 64", name, rows);
    if (length == 0)
        return;
    for (uint32_t r = 0; r < rows; r++)
        core_gm(block, from[r], length, name);
    core_gm(block, to, length * gm_rows_bytes(sums.type), name);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        sum_observed(block, &sums);
    else
        sum_native(&sums);
    core_stored(block);
}
