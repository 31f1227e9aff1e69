/* core/asc_atomic: the atomic modes of moves from UB to GM. Every element is one read-modify-write:
 * a compare-and-swap of its own 32 bits, or of the aligned 32 bits that contain it. Halves and
 * bfloat16 are computed in float and rounded once, half to even. */
#include "core/asc_atomic.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/half.h"
#include "c_api/asc_impl.h"
#include "core/hook.h"
#include "core/ub.h"

static const uint8_t element_size[] = {
    [ELEMENT_F32] = 4, [ELEMENT_F16] = 2, [ELEMENT_S16] = 2,
    [ELEMENT_S32] = 4, [ELEMENT_S8] = 1,  [ELEMENT_BF16] = 2,
};

static const char *const element_name[] = {
    [ELEMENT_F32] = "float", [ELEMENT_F16] = "half", [ELEMENT_S16] = "int16",
    [ELEMENT_S32] = "int32", [ELEMENT_S8] = "int8",  [ELEMENT_BF16] = "bfloat16",
};

static float combine_float(core_atomic_op op, float a, float b)
{
    return op == ATOMIC_ADD ? a + b : op == ATOMIC_MAX ? fmaxf(a, b) : fminf(a, b);
}

static int64_t combine_int(core_atomic_op op, int64_t a, int64_t b)
{
    return op == ATOMIC_ADD ? a + b : op == ATOMIC_MAX ? (a > b ? a : b) : (a < b ? a : b);
}

static uint32_t combine_f32(core_atomic_op op, uint32_t a, uint32_t b)
{
    float x, y;
    memcpy(&x, &a, 4);
    memcpy(&y, &b, 4);
    x = combine_float(op, x, y);
    memcpy(&a, &x, 4);
    return a;
}

/* New bits of one element; integers wrap. */
static uint32_t combine(core_atomic_op op, core_element element, uint32_t a, uint32_t b)
{
    switch (element) {
    case ELEMENT_F32:
        return combine_f32(op, a, b);
    case ELEMENT_F16:
        return base_float_to_half(
            combine_float(op, base_half_to_float((uint16_t)a), base_half_to_float((uint16_t)b)));
    case ELEMENT_BF16:
        return base_float_to_bf16(
            combine_float(op, base_bf16_to_float((uint16_t)a), base_bf16_to_float((uint16_t)b)));
    case ELEMENT_S16:
        return (uint16_t)combine_int(op, (int16_t)a, (int16_t)b);
    case ELEMENT_S8:
        return (uint8_t)combine_int(op, (int8_t)a, (int8_t)b);
    default:
        return (uint32_t)combine_int(op, (int32_t)a, (int32_t)b);
    }
}

/* Release: the sum says that what this block wrote before is there, like a flag. Acquire: what
 * other blocks added before is ordered before what follows. */
static void combine_word(core_block *block, _Atomic uint32_t *word, uint32_t shift, uint32_t mask,
                         uint32_t operand)
{
    uint32_t before = atomic_load_explicit(word, memory_order_relaxed), after;
    do {
        uint32_t element =
            combine(block->atomic_op, block->atomic_type, (before >> shift) & mask, operand);
        after = (before & ~(mask << shift)) | ((element & mask) << shift);
    } while (!atomic_compare_exchange_weak_explicit(word, &before, after, memory_order_acq_rel,
                                                    memory_order_relaxed));
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
    uint32_t mask = size == 4 ? UINT32_MAX : (1u << (8 * size)) - 1;
    for (uint64_t i = 0; i < bytes; i += size) {
        uint32_t operand = 0;
        memcpy(&operand, from + i, size);
        uintptr_t address = (uintptr_t)(to + i);
        /* Little endian: the byte's place in its word is its shift. */
        combine_word(block, (_Atomic uint32_t *)(address & ~(uintptr_t)3),
                     (uint32_t)(address & 3) * 8, mask, operand);
    }
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
