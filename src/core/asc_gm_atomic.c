/* core/asc_gm_atomic: scalar accesses of GM that go past the cache: atomics and asc_store_dev.
 *
 * The atomics exist on products from the 950 on; on others they end the kernel with that reason.
 * asc_store_dev works on all. Every atomic returns the value before it. Integers wrap, float adds
 * once rounded, max and min of floats prefer the number to a NaN.
 *
 * An atomic that leaves what it found (a compare that fails, an exchange of equals) is a poll: a
 * block that repeats it lets others run. */
#include <math.h>

#include "c_api/asc_enums.h"
#include "c_api/asc_impl.h"
#include "core/asc_gm_atomic.h"
#include "core/hook.h"
#include "core/lane_types.h"
#include "core/ub.h"

enum { ATOMICS_SINCE = 3510 /* npu_arch */ };

static float combine_f32(core_gm_op op, float a, float b)
{
    switch (op) {
    case GM_ADD:
        return a + b;
    case GM_SUB:
        return a - b;
    case GM_MAX:
        return fmaxf(a, b);
    case GM_MIN:
        return fminf(a, b);
    default:
        return b;
    }
}

static bool less(core_gm_type type, uint64_t a, uint64_t b)
{
    switch (type) {
    case GM_S32:
        return (int32_t)a < (int32_t)b;
    case GM_S64:
        return (int64_t)a < (int64_t)b;
    default:
        return a < b;
    }
}

/* New bits of a word. A compare-and-swap is decided by its caller. */
static uint64_t combine(core_gm_op op, core_gm_type type, uint64_t a, uint64_t b)
{
    if (type == GM_F32)
        return lane_bits(combine_f32(op, lane_float((uint32_t)a), lane_float((uint32_t)b)));
    switch (op) {
    case GM_ADD:
        return a + b;
    case GM_SUB:
        return a - b;
    case GM_MAX:
        return less(type, a, b) ? b : a;
    case GM_MIN:
        return less(type, b, a) ? b : a;
    case GM_AND:
        return a & b;
    case GM_OR:
        return a | b;
    case GM_XOR:
        return a ^ b;
    default:
        return b;
    }
}

static bool swap32(_Atomic uint32_t *word, uint64_t *before, uint64_t after)
{
    uint32_t seen = (uint32_t)*before;
    /* Acquire and release: an atomic is a flag both ways, like the loads and stores of core/gm. */
    bool done = atomic_compare_exchange_strong_explicit(word, &seen, (uint32_t)after,
                                                        memory_order_acq_rel, memory_order_acquire);
    *before = seen;
    return done;
}

static bool swap64(_Atomic uint64_t *word, uint64_t *before, uint64_t after)
{
    return atomic_compare_exchange_strong_explicit(word, before, after, memory_order_acq_rel,
                                                   memory_order_acquire);
}

/* Performs it: the value before, and after. */
static uint64_t exchange(void *address, uint32_t size, core_gm_op op, core_gm_type type, uint64_t compare,
                         uint64_t value, uint64_t *after)
{
    uint64_t before = size == 4
                          ? atomic_load_explicit((_Atomic uint32_t *)address, memory_order_relaxed)
                          : atomic_load_explicit((_Atomic uint64_t *)address, memory_order_relaxed);
    uint64_t limit = size == 4 ? UINT32_MAX : UINT64_MAX;
    bool done;
    do {
        *after = op == GM_CAS ? (before == compare ? value : before)
                              : combine(op, type, before, value) & limit;
        done = size == 4 ? swap32(address, &before, *after) : swap64(address, &before, *after);
    } while (!done);
    return before;
}

static uint64_t recorded_exchange(core_block *block, void *address, uint32_t size, core_gm_op op,
                                  core_gm_type type, uint64_t compare, uint64_t value, uint64_t *after)
{
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL))
        return exchange(address, size, op, type, compare, value, after);
    core_event event = {.kind = CORE_EVENT_UNCACHED,
                        .pipe = PIPE_S,
                        .to = address,
                        .size = size,
                        .bursts = 1,
                        .id = CORE_UNCACHED_ATOMIC,
                        .site = block->site,
                        .block = block};
    core_hook_gm_begin(hook, &event);
    uint64_t before = exchange(address, size, op, type, compare, value, after);
    event.value = *after;
    core_hook_gm_end(hook, &event, &before);
    return before;
}

static void check_place(core_block *block, void *address, uint32_t size, const char *name)
{
    if (BASE_UNLIKELY(((uintptr_t)address & (size - 1)) != 0))
        core_rule(block, "%s: address %p is not a multiple of %u bytes", name, address, size);
    core_gm(block, address, size, name);
}

uint64_t core_gm_atomic(core_block *block, const char *name, void *address, uint32_t size,
                        core_gm_op op, core_gm_type type, uint64_t compare, uint64_t value)
{
    check_place(block, address, size, name);
    uint64_t after,
        before = recorded_exchange(block, address, size, op, type, compare, value, &after);
    if (after == before) {
        core_note_read(block, address, &before, size);
        return before;
    }
    core_stored(block);
    fabric_ring_if_waited(address);
    return before;
}

static uint64_t atomic(core_block *block, const char *name, void *address, uint32_t size,
                       core_gm_op op, core_gm_type type, uint64_t compare, uint64_t value)
{
    if (BASE_UNLIKELY(core_profile_get()->npu_arch < ATOMICS_SINCE))
        core_rule(block,
                  "%s: %s has no scalar atomics; products from the Ascend950 on do (AIVDRIVE_SOC). "
                  "Here asc_set_atomic_add_int() and a move from UB add in GM",
                  name, core_profile_get()->soc);
    return core_gm_atomic(block, name, address, size, op, type, compare, value);
}

#define TO_s32(value)  ((uint32_t)(value))
#define TO_u32(value)  (value)
#define TO_f32(value)  lane_bits(value)
#define TO_s64(value)  ((uint64_t)(value))
#define TO_u64(value)  (value)
#define FROM_s32(bits) ((int32_t)(bits))
#define FROM_u32(bits) ((uint32_t)(bits))
#define FROM_f32(bits) lane_float((uint32_t)(bits))
#define FROM_s64(bits) ((int64_t)(bits))
#define FROM_u64(bits) (bits)

#define ATOMIC(verb, op, suffix, type, kind)                                                       \
    BASE_EXPORT type aivd_asc_atomic_##verb##_##suffix(void *address, type value)                  \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        return FROM_##suffix(atomic(block, "asc_atomic_" #verb, address, sizeof value, op, kind,   \
                                    0, TO_##suffix(value)));                                       \
    }

#define ATOMIC_INTS(verb, op)                                                                      \
    ATOMIC(verb, op, s32, int32_t, GM_S32)                                                         \
    ATOMIC(verb, op, u32, uint32_t, GM_U32)                                                        \
    ATOMIC(verb, op, s64, int64_t, GM_S64)                                                         \
    ATOMIC(verb, op, u64, uint64_t, GM_U64)

#define ATOMIC_ALL(verb, op)                                                                       \
    ATOMIC_INTS(verb, op)                                                                          \
    ATOMIC(verb, op, f32, float, GM_F32)

ATOMIC_ALL(add, GM_ADD)
ATOMIC_ALL(sub, GM_SUB)
ATOMIC_ALL(exch, GM_EXCHANGE)
ATOMIC_ALL(max, GM_MAX)
ATOMIC_ALL(min, GM_MIN)
ATOMIC_INTS(and, GM_AND)
ATOMIC_INTS(or, GM_OR)
ATOMIC_INTS(xor, GM_XOR)

/* Compares bits: two floats are equal when they are the same. */
#define CAS(suffix, type, kind)                                                                    \
    BASE_EXPORT type aivd_asc_atomic_cas_##suffix(void *address, type compare, type value)         \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        return FROM_##suffix(atomic(block, "asc_atomic_cas", address, sizeof value, GM_CAS, kind,  \
                                    TO_##suffix(compare), TO_##suffix(value)));                    \
    }

CAS(s32, int32_t, GM_S32)
CAS(u32, uint32_t, GM_U32)
CAS(f32, float, GM_F32)
CAS(s64, int64_t, GM_S64)
CAS(u64, uint64_t, GM_U64)

/* ---- stores ---- */

/* Release: pairs with the acquire of whoever reads it as a flag. */
static void store_bytes(void *address, uint32_t size, uint64_t value)
{
    switch (size) {
    case 1:
        atomic_store_explicit((_Atomic uint8_t *)address, (uint8_t)value, memory_order_release);
        break;
    case 2:
        atomic_store_explicit((_Atomic uint16_t *)address, (uint16_t)value, memory_order_release);
        break;
    case 4:
        atomic_store_explicit((_Atomic uint32_t *)address, (uint32_t)value, memory_order_release);
        break;
    default:
        atomic_store_explicit((_Atomic uint64_t *)address, value, memory_order_release);
    }
}

static void store(core_block *block, void *address, uint32_t size, uint64_t value)
{
    check_place(block, address, size, "asc_store_dev");
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL))
        store_bytes(address, size, value);
    else {
        const core_event event = {.kind = CORE_EVENT_UNCACHED,
                                  .pipe = PIPE_S,
                                  .to = address,
                                  .size = size,
                                  .bursts = 1,
                                  .value = value,
                                  .site = block->site,
                                  .block = block};
        core_hook_gm_begin(hook, &event);
        store_bytes(address, size, value);
        core_hook_gm_end(hook, &event, NULL);
    }
    core_stored(block);
    fabric_ring_if_waited(address);
}

#define STORE(suffix, type, unsigned_type)                                                         \
    BASE_EXPORT void aivd_asc_store_dev_##suffix(void *address, type value)                        \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        store(block, address, sizeof value, (unsigned_type)value);                                 \
    }

STORE(s8, int8_t, uint8_t)
STORE(u8, uint8_t, uint8_t)
STORE(s16, int16_t, uint16_t)
STORE(u16, uint16_t, uint16_t)
STORE(s32, int32_t, uint32_t)
STORE(u32, uint32_t, uint32_t)
STORE(s64, int64_t, uint64_t)
STORE(u64, uint64_t, uint64_t)
