/* core/asc_atomic: the atomic modes of moves from UB to GM. Every element changes in one
 * read-modify-write: a compare-and-swap of the aligned four or eight bytes that contain it. The
 * arithmetic is that of vector operations (core/lane.h): halves and bfloat16 are computed in float
 * and rounded once, half to even; integers wrap. */
#include "core/asc_atomic.h"

#include <stdatomic.h>
#include <string.h>

#include "c_api/asc_impl.h"
#include "core/hook.h"
#include "core/lane.h"
#include "core/ub.h"

static const uint8_t element_size[] = {
    [ELEMENT_F32] = 4, [ELEMENT_F16] = 2, [ELEMENT_S16] = 2,
    [ELEMENT_S32] = 4, [ELEMENT_S8] = 1,  [ELEMENT_BF16] = 2,
};

static const char *const element_name[] = {
    [ELEMENT_F32] = "float", [ELEMENT_F16] = "half", [ELEMENT_S16] = "int16",
    [ELEMENT_S32] = "int32", [ELEMENT_S8] = "int8",  [ELEMENT_BF16] = "bfloat16",
};

/* ---- arithmetic: that of vector operations ---- */

enum { RUN = 128 /* bytes combined at once */ };

/* Places in core_lane_table, by operation. */
#define BY_OPERATION(type)                                                                         \
    {                                                                                              \
        [ATOMIC_ADD] = CORE_LANE_add_##type, [ATOMIC_MAX] = CORE_LANE_max_##type,                  \
        [ATOMIC_MIN] = CORE_LANE_min_##type                                                        \
    }

static const uint16_t lane_of[][4] = {
    [ELEMENT_F32] = BY_OPERATION(f32),  [ELEMENT_F16] = BY_OPERATION(f16),
    [ELEMENT_S16] = BY_OPERATION(s16),  [ELEMENT_S32] = BY_OPERATION(s32),
    [ELEMENT_BF16] = BY_OPERATION(f32), /* in float, rounded once */
};

static void combine_bf16(core_atomic_op op, void *result, const void *a, const void *b,
                         size_t count)
{
    float x[RUN / 2], y[RUN / 2];
    core_lane *widen = core_lane_table[CORE_LANE_bfloat162float_f32_bf16];
    widen(x, a, NULL, NULL, count);
    widen(y, b, NULL, NULL, count);
    core_lane_table[lane_of[ELEMENT_BF16][op]](x, x, y, NULL, count);
    core_lane_table[CORE_LANE_float2bfloat16_rn_bf16_f32](result, x, NULL, NULL, count);
}

static void combine_s8(core_atomic_op op, int8_t *result, const int8_t *a, const int8_t *b,
                       size_t count)
{
    for (size_t i = 0; i < count; i++) {
        int8_t sum = (int8_t)(a[i] + b[i]); /* wraps */
        int8_t more = a[i] > b[i] ? a[i] : b[i], less = a[i] < b[i] ? a[i] : b[i];
        result[i] = op == ATOMIC_ADD ? sum : op == ATOMIC_MAX ? more : less;
    }
}

/* New values of up to RUN bytes of elements; integers wrap. */
static void combine(core_atomic_op op, core_element type, void *result, const void *a,
                    const void *b, size_t bytes)
{
    size_t count = bytes / element_size[type];
    if (type == ELEMENT_BF16)
        combine_bf16(op, result, a, b, count);
    else if (type == ELEMENT_S8)
        combine_s8(op, result, a, b, count);
    else
        core_lane_table[lane_of[type][op]](result, a, b, NULL, count);
}

/* ---- one step for a word of 4 or 8 bytes ---- */

/* Release: the sum says that what this block wrote before is there, like a flag. Acquire: what
 * other blocks added before is ordered before what follows. Pairs with itself elsewhere. */
#define EXCHANGE(word, before, after)                                                              \
    atomic_compare_exchange_strong_explicit(word, before, after, memory_order_acq_rel,             \
                                            memory_order_relaxed)

/* One element inside its aligned four bytes; the other bytes stay. */
static void combine_element(core_atomic_op op, core_element type, uint8_t *to, const uint8_t *from)
{
    uintptr_t address = (uintptr_t)to, offset = address & 3;
    _Atomic uint32_t *word = (_Atomic uint32_t *)(address - offset);
    uint32_t before = atomic_load_explicit(word, memory_order_relaxed), after;
    do {
        uint8_t old[4], new[4];
        memcpy(old, &before, sizeof old);
        memcpy(new, &before, sizeof new);
        combine(op, type, new + offset, old + offset, from, element_size[type]);
        memcpy(&after, new, sizeof after);
    } while (!EXCHANGE(word, &before, after));
}

/* A run of aligned words of eight bytes: all new values are computed at once from what is there;
 * where someone else was quicker, again for that word alone. Every word changes in one step, and so
 * does every element in it. */
static void combine_words(core_atomic_op op, core_element type, uint8_t *to, const uint8_t *from,
                          size_t bytes)
{
    _Atomic uint64_t *word = (_Atomic uint64_t *)(uintptr_t)to;
    uint64_t before[RUN / 8], after[RUN / 8], operand[RUN / 8];
    memcpy(operand, from, bytes);
    for (size_t i = 0; i < bytes / 8; i++)
        before[i] = atomic_load_explicit(&word[i], memory_order_relaxed);
    combine(op, type, after, before, operand, bytes);
    for (size_t i = 0; i < bytes / 8; i++)
        while (!EXCHANGE(&word[i], &before[i], after[i]))
            combine(op, type, &after[i], &before[i], &operand[i], 8);
}

uint32_t core_element_bytes(core_element type)
{
    return element_size[type];
}

void core_atomic_bytes(core_atomic_op op, core_element type, uint8_t *to, const uint8_t *from,
                       uint64_t bytes)
{
    uint32_t size = element_size[type];
    for (; bytes > 0 && ((uintptr_t)to & 7) != 0; bytes -= size, to += size, from += size)
        combine_element(op, type, to, from);
    while (bytes >= 8) {
        uint64_t run = bytes < RUN ? bytes & ~UINT64_C(7) : RUN;
        combine_words(op, type, to, from, run);
        bytes -= run, to += run, from += run;
    }
    for (; bytes > 0; bytes -= size, to += size, from += size)
        combine_element(op, type, to, from);
}

void core_atomic_move(core_block *block, uint8_t *to, const uint8_t *from, uint64_t bytes,
                      const char *operation)
{
    uint32_t size = element_size[block->atomic_type];
    if (BASE_UNLIKELY(((uintptr_t)to & (size - 1)) != 0 || bytes % size != 0))
        core_rule(block,
                  "%s in atomic mode %s: address %p and %llu bytes must be multiples of the "
                  "element's %u bytes",
                  operation, element_name[block->atomic_type], (const void *)to,
                  (unsigned long long)bytes, size);
    core_atomic_bytes(block->atomic_op, block->atomic_type, to, from, bytes);
}

/* ---- modes ---- */

CORE_SITE static void set_mode(core_atomic_op op, core_element element)
{
    core_block *block = core_current;
    core_count(block);
    block->atomic_op = (uint8_t)op;
    block->atomic_type = (uint8_t)element;
    CORE_HOOK(CORE_EVENT_ATOMIC_MODE, PIPE_S, .value = (uint64_t)op << 8 | element);
}

BASE_EXPORT void aivd_asc_set_atomic_none(void)
{
    set_mode(ATOMIC_NONE, ELEMENT_F32);
}

#define ATOMIC_MODE(op, name, element)                                                             \
    BASE_EXPORT void aivd_asc_set_atomic_##name(void)                                              \
    {                                                                                              \
        set_mode(op, element);                                                                     \
    }

ATOMIC_MODE(ATOMIC_ADD, add_float, ELEMENT_F32)
ATOMIC_MODE(ATOMIC_ADD, add_float16, ELEMENT_F16)
ATOMIC_MODE(ATOMIC_ADD, add_bfloat, ELEMENT_BF16)
ATOMIC_MODE(ATOMIC_ADD, add_int, ELEMENT_S32)
ATOMIC_MODE(ATOMIC_ADD, add_int16, ELEMENT_S16)
ATOMIC_MODE(ATOMIC_ADD, add_int8, ELEMENT_S8)
ATOMIC_MODE(ATOMIC_MAX, max_float, ELEMENT_F32)
ATOMIC_MODE(ATOMIC_MAX, max_float16, ELEMENT_F16)
ATOMIC_MODE(ATOMIC_MAX, max_bfloat, ELEMENT_BF16)
ATOMIC_MODE(ATOMIC_MAX, max_int, ELEMENT_S32)
ATOMIC_MODE(ATOMIC_MAX, max_int16, ELEMENT_S16)
ATOMIC_MODE(ATOMIC_MAX, max_int8, ELEMENT_S8)
ATOMIC_MODE(ATOMIC_MIN, min_float, ELEMENT_F32)
ATOMIC_MODE(ATOMIC_MIN, min_float16, ELEMENT_F16)
ATOMIC_MODE(ATOMIC_MIN, min_bfloat, ELEMENT_BF16)
ATOMIC_MODE(ATOMIC_MIN, min_int, ELEMENT_S32)
ATOMIC_MODE(ATOMIC_MIN, min_int16, ELEMENT_S16)
ATOMIC_MODE(ATOMIC_MIN, min_int8, ELEMENT_S8)

/* The register's encoding (c_api/asc_enums.h): type 0 = none, else element + 1; operation from 0.
 */
BASE_EXPORT void aivd_asc_get_store_atomic_config(asc_store_atomic_config *config)
{
    core_block *block = core_current;
    core_count(block);
    config->config = 0;
    if (block->atomic_op == ATOMIC_NONE)
        return;
    config->atomic_type = block->atomic_type + 1u;
    config->atomic_op = block->atomic_op - 1u;
}

BASE_EXPORT void aivd_asc_set_store_atomic_config_v1(uint16_t type, uint16_t op)
{
    core_block *block = core_current;
    if (type > ELEMENT_BF16 + 1 || op > 2)
        core_rule(block,
                  "asc_set_store_atomic_config_v1: type %u, operation %u; types are 0 to 6, "
                  "operations 0 (add), 1 (max), 2 (min)",
                  type, op);
    if (type == 0)
        set_mode(ATOMIC_NONE, ELEMENT_F32);
    else
        set_mode((core_atomic_op)(op + 1), (core_element)(type - 1));
}
