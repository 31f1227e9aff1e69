/* core/gm_rows: rows from GM to GM (aivdrive/rows.h). */
#include <math.h>
#include <string.h>

#include "aivdrive/rows.h"
#include "base/compiler.h"
#include "core/gm_rows.h"
#include "core/gm_rows_put.h"
#include "core/lane.h"
#include "core/ub.h"

enum { LINE = 64, UB_BLOCK = 32, SCATTER_MAX = 64 };

static void check_targets(core_block *block, void *const *to, uint32_t count, uint64_t bytes,
                          const char *name)
{
    for (uint32_t i = 0; i < count; i++)
        core_gm(block, to[i], bytes, name);
}

/* ---- recorded or weak: through UB, in tiles ---- */

static void copy_observed(void *const *to, uint32_t count, const void *from, uint64_t bytes)
{
    _Alignas(64) uint8_t room[GM_ROWS_TILE];
    for (uint64_t at = 0; at < bytes; at += GM_ROWS_TILE) {
        uint64_t n = bytes - at < GM_ROWS_TILE ? bytes - at : GM_ROWS_TILE;
        gm_rows_load(room, (const uint8_t *)from + at, n);
        aivd_asc_sync_notify(PIPE_MTE2, PIPE_MTE3, GM_ROWS_EVENT);
        aivd_asc_sync_wait(PIPE_MTE2, PIPE_MTE3, GM_ROWS_EVENT);
        gm_rows_store(to, count, at, room, n);
    }
}

/* ---- copies ---- */

BASE_EXPORT void aivd_rows_copy(void *const *to, uint32_t count, const void *from, uint64_t bytes,
                                uint32_t piece)
{
    static const char name[] = "aivd_rows_copy";
    core_block *block = core_current;
    core_count(block);
    if (count == 0 || bytes == 0)
        return;
    core_gm(block, from, bytes, name);
    check_targets(block, to, count, bytes, name);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        copy_observed(to, count, from, bytes);
    else
        gm_rows_put(block, to, count, 0, from, bytes, piece ? piece : bytes);
    gm_rows_put_end(block);
}

BASE_EXPORT void aivd_rows_scatter(void *const *to, uint32_t count, const void *from,
                                   uint32_t bytes, uint32_t stride)
{
    static const char name[] = "aivd_rows_scatter";
    core_block *block = core_current;
    core_count(block);
    if (count == 0)
        return;
    if (bytes == 0 || bytes > SCATTER_MAX || stride % UB_BLOCK != 0 || stride < bytes)
        core_rule(block,
                  "%s: %u bytes with a stride of %u; 1 to 64 bytes, and a stride that is a "
                  "multiple of 32 and not less",
                  name, bytes, stride);
    check_targets(block, to, count, bytes, name);
    const uint8_t *rows =
        core_ub(block, from, (uint64_t)(count - 1) * stride + bytes, UB_BLOCK, name);
    if (BASE_LIKELY(core_hook_now() == NULL)) {
        for (uint32_t i = 0; i < count; i++, rows += stride)
            memcpy(to[i], rows, bytes);
        core_stored(block);
        return;
    }
    aivd_asc_sync_notify(PIPE_S, PIPE_MTE3, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_S, PIPE_MTE3, GM_ROWS_EVENT);
    for (uint32_t i = 0; i < count; i++)
        aivd_asc_copy_ub2gm_align_u8(to[i], (const uint8_t *)from + (uint64_t)i * stride, bytes);
    aivd_asc_sync_notify(PIPE_MTE3, PIPE_S, GM_ROWS_EVENT);
    aivd_asc_sync_wait(PIPE_MTE3, PIPE_S, GM_ROWS_EVENT);
}

/* ---- quantisation ---- */

/* The greatest magnitude, and whether an element is NaN or infinite. */
typedef struct greatest {
    float magnitude;
    bool wild;
} greatest;

static void take_f32(greatest *g, const float *x, uint64_t n)
{
    for (uint64_t i = 0; i < n; i++) {
        float magnitude = fabsf(x[i]);
        g->wild |= !(magnitude < INFINITY);
        if (magnitude > g->magnitude)
            g->magnitude = magnitude;
    }
}

static void take(greatest *g, const void *x, uint64_t n, core_row_type type)
{
    float found[2];
    if (type == CORE_ROW_F32) {
        take_f32(g, x, n);
        return;
    }
    core_lane_table[type == CORE_ROW_F16 ? CORE_LANE_absmax_f32_f16 : CORE_LANE_absmax_f32_bf16](
        found, x, NULL, NULL, n);
    g->wild |= found[1] != 0.0f || !(found[0] < INFINITY);
    if (found[0] > g->magnitude)
        g->magnitude = found[0];
}

/* Half to even: adding 1.5 * 2^23 leaves no bits below 1. */
static inline int8_t nearest(float value)
{
    float shifted = value + 12582912.0f; /* compilers keep the order of float sums */
    return (int8_t)(int32_t)(shifted - 12582912.0f);
}

static void quantise_f32(int8_t *to, const float *x, uint64_t n, float s)
{
    for (uint64_t i = 0; i < n; i++) {
        float value = x[i] * s;
        to[i] = value == value ? nearest(value) : 0; /* magnitudes are 127 at most, or NaN */
    }
}

static void quantise(int8_t *to, const void *x, uint64_t n, core_row_type type, float s, bool wild)
{
    if (type == CORE_ROW_F32) {
        quantise_f32(to, x, n, s);
        return;
    }
    bool half = type == CORE_ROW_F16;
    int lane = half   ? wild ? CORE_LANE_quantise_s8_f16 : CORE_LANE_quantise_tame_s8_f16
               : wild ? CORE_LANE_quantise_s8_bf16
                      : CORE_LANE_quantise_tame_s8_bf16;
    core_lane_table[lane](to, x, NULL, &s, n);
}

typedef struct quantisation {
    void *const *to;
    uint32_t count;
    core_row_type type;
    const uint8_t *from;
    uint64_t length;
} quantisation;

static float quantise_native(const core_block *block, const quantisation *q, uint64_t piece)
{
    const uint64_t size = gm_rows_bytes(q->type);
    _Alignas(64) int8_t room[GM_ROWS_TILE];
    greatest g = {0};
    take(&g, q->from, q->length, q->type);
    float s = 127.0f / (g.magnitude + 1e-12f);
    for (uint64_t at = 0; at < q->length; at += GM_ROWS_TILE) {
        uint64_t n = q->length - at < GM_ROWS_TILE ? q->length - at : GM_ROWS_TILE;
        const uint8_t *from = q->from + at * size;
        quantise(room, from, n, q->type, s, g.wild);
        /* Rows of tokens lie one behind the other: the next one comes while this one leaves. */
        for (uint64_t b = 0; b < n * size; b += LINE)
            __builtin_prefetch(from + q->length * size + b);
        gm_rows_put(block, q->to, q->count, at, (const uint8_t *)room, n, piece ? piece : n);
    }
    return 1.0f / s;
}

static float quantise_observed(const core_block *block, const quantisation *q)
{
    enum { ELEMENTS = GM_ROWS_TILE / 4 };
    _Alignas(64) uint8_t in[GM_ROWS_TILE];
    _Alignas(64) int8_t room[ELEMENTS];
    greatest g = {0};
    float s = 0.0f;
    for (int pass = 0; pass < 2; pass++) {
        for (uint64_t at = 0; at < q->length; at += ELEMENTS) {
            uint64_t n = q->length - at < ELEMENTS ? q->length - at : ELEMENTS;
            gm_rows_load(in, q->from + at * gm_rows_bytes(q->type), n * gm_rows_bytes(q->type));
            if (pass == 0) {
                take(&g, in, n, q->type);
                continue;
            }
            quantise(room, in, n, q->type, s, g.wild);
            gm_rows_tell_computed(block, room, n);
            gm_rows_store(q->to, q->count, at, room, n);
        }
        s = 127.0f / (g.magnitude + 1e-12f);
    }
    return 1.0f / s;
}

BASE_EXPORT float aivd_rows_quantise(void *const *to, uint32_t count, const void *from,
                                     uint64_t length, int type, uint32_t piece)
{
    static const char name[] = "aivd_rows_quantise";
    core_block *block = core_current;
    core_count(block);
    quantisation q = {to, count, gm_rows_type(block, type, name), from, length};
    if (length != 0)
        core_gm(block, from, length * gm_rows_bytes(q.type), name);
    if (length != 0)
        check_targets(block, to, count, length, name);
    float scale = BASE_UNLIKELY(core_hook_now() != NULL) ? quantise_observed(block, &q)
                                                         : quantise_native(block, &q, piece);
    gm_rows_put_end(block);
    return scale;
}

/* ---- weighted sums ---- */

static void sum_observed(const core_block *block, const core_row_sums *whole, core_row_type type)
{
    enum { ELEMENTS = 64, ROWS = 64 }; /* 16 KiB of the stack */
    _Alignas(64) uint8_t in[ROWS][ELEMENTS * 4];
    _Alignas(64) uint8_t room[ELEMENTS * 4];
    const void *rows[ROWS];
    void *to[1] = {whole->to};
    uint64_t size = gm_rows_bytes(type);
    for (uint64_t at = 0; at < whole->length; at += ELEMENTS) {
        uint64_t n = whole->length - at < ELEMENTS ? whole->length - at : ELEMENTS;
        for (uint32_t r = 0; r < whole->rows; r++) {
            gm_rows_load(in[r], (const uint8_t *)whole->from[r] + at * size, n * size);
            rows[r] = in[r];
        }
        const core_row_sums part = {
            .to = room, .from = rows, .weights = whole->weights, .rows = whole->rows, .length = n};
        core_row_sum_table[type](&part);
        gm_rows_tell_computed(block, room, n * size);
        gm_rows_store(to, 1, at * size, room, n * size);
    }
}

BASE_EXPORT void aivd_rows_sum(void *to, const void *const *from, const float *weights,
                               uint32_t rows, uint64_t length, int type, const void *const *next,
                               uint32_t next_rows, uint32_t past)
{
    static const char name[] = "aivd_rows_sum";
    enum { ROWS_MAX = 64 };
    core_block *block = core_current;
    core_count(block);
    core_row_type row = gm_rows_type(block, type, name);
    if (rows > ROWS_MAX)
        core_rule(block, "%s: %u rows; 0 to 64", name, rows);
    if (length == 0)
        return;
    for (uint32_t r = 0; r < rows; r++)
        core_gm(block, from[r], length * gm_rows_bytes(row), name);
    core_gm(block, to, length * gm_rows_bytes(row), name);
    const core_row_sums sums = {to, from, weights, rows, length, next, next ? next_rows : 0, past};
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        sum_observed(block, &sums, row);
    else
        core_row_sum_table[row](&sums);
    core_stored(block);
}
