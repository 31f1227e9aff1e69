/* core/asc_vector: vector operations of the Ascend C SIMD C-API that fill UB, and the vector mask.
 *
 * A repeat is 256 bytes: 8 blocks of 32. In norm mode the mask has a bit for every element of a
 * repeat; in count mode its low word is the number of elements of the whole operation. */
#include <string.h>

#include "c_api/asc_impl.h"
#include "core/asc_vec.h"
#include "core/hook.h"
#include "core/ub.h"

BASE_EXPORT void aivd_asc_set_mask_count(void)
{
    core_block *block = core_current;
    core_count(block);
    block->mask_count = true;
    CORE_HOOK(CORE_EVENT_MODE, PIPE_S, .id = CORE_MODE_MASK_COUNT, .value = 1);
}

BASE_EXPORT void aivd_asc_set_mask_norm(void)
{
    core_block *block = core_current;
    core_count(block);
    block->mask_count = false;
    CORE_HOOK(CORE_EVENT_MODE, PIPE_S, .id = CORE_MODE_MASK_COUNT, .value = 0);
}

BASE_EXPORT void aivd_asc_set_vector_mask(uint64_t mask1, uint64_t mask0)
{
    core_block *block = core_current;
    core_count(block);
    block->mask[0] = mask0;
    block->mask[1] = mask1;
    CORE_HOOK(CORE_EVENT_MODE, PIPE_S, .id = CORE_MODE_MASK, .value = mask0);
}

static void fill(uint8_t *to, uint32_t bits, uint32_t size, uint64_t bytes)
{
    for (uint64_t i = 0; i < bytes; i += size)
        memcpy(to + i, &bits, size);
}

static void late_fill(core_block *block, const core_late *late)
{
    (void)block;
    fill((uint8_t *)(uintptr_t)late->event.to, (uint32_t)late->event.value, late->element,
         late->event.size);
}

/* `bits` is the element's value, `size` 2 or 4 bytes. */
CORE_SITE static void duplicate(void *dst, uint32_t bits, uint32_t size, uint32_t count)
{
    static const char name[] = "asc_duplicate";
    core_block *block = core_current;
    core_count(block);
    if (count == 0)
        return;
    uint64_t bytes = (uint64_t)count * size;
    uint8_t *to = core_ub(block, dst, bytes, VEC_BLOCK, name);
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL)) {
        core_event event = {.kind = CORE_EVENT_FILL,
                            .pipe = PIPE_V,
                            .to = to,
                            .size = bytes,
                            .value = bits,
                            .site = block->site,
                            .block = block};
        if (hook->later != NULL) {
            hook->later(&(core_late){.event = event, .perform = late_fill, .element = size});
            return;
        }
        hook->op(&event);
    }
    fill(to, bits, size, bytes);
}

/* One repeat of the value goes where the mask says. */
static void perform_strided(core_block *block, const core_vec_call *c)
{
    _Alignas(VEC_BLOCK) uint8_t value[VEC_REPEAT];
    uint32_t bits = c->op->bits[VEC_DST], per_repeat = core_vec_per_repeat(bits);
    (void)block;
    fill(value, (uint32_t)c->scalar, bits / 8, VEC_REPEAT);
    for (uint32_t r = 0; r < c->repeat; r++)
        core_vec_scatter(c, value, r, core_vec_limit(c, r, per_repeat));
}

CORE_SITE static void duplicate_strided(void *dst, uint32_t value, uint32_t size, uint32_t repeat,
                                        uint16_t block_stride, uint16_t repeat_stride)
{
    static const core_vec_op ops[] = {{.name = "asc_duplicate", .bits = {16}},
                                      {.name = "asc_duplicate", .bits = {32}}};
    core_block *block = core_current;
    core_count(block);
    uint32_t bits = 8 * size, per_repeat = core_vec_per_repeat(bits);
    core_vec_call c = {.op = &ops[size / 4],
                       .perform = perform_strided,
                       .scalar = value,
                       .strides = {{block_stride}, {repeat_stride}}};
    if (!core_vec_take_mask(block, &c, repeat, per_repeat))
        return;
    c.at[VEC_DST] =
        core_ub(block, dst, core_vec_extent(&c, VEC_DST, bits, per_repeat), VEC_BLOCK, c.op->name);
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL) && hook->later == NULL) {
        int part = 0;
        core_vec_tell_operand(block, &c, VEC_DST, bits, per_repeat, true, &part);
        c.perform(block, &c);
        return;
    }
    core_vec_issue(block, &c, NULL, 0);
}

static uint32_t bits_of_float(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

#define DUPLICATE(suffix, type, to_bits)                                                           \
    BASE_EXPORT void aivd_asc_duplicate_##suffix(void *dst, type src, uint32_t count)              \
    {                                                                                              \
        duplicate(dst, to_bits(src), sizeof src, count);                                           \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_duplicate_strided_##suffix(void *dst, type src, uint8_t repeat,      \
                                                         uint16_t dst_block_stride,                \
                                                         uint16_t dst_repeat_stride)               \
    {                                                                                              \
        duplicate_strided(dst, to_bits(src), sizeof src, repeat, dst_block_stride,                 \
                          dst_repeat_stride);                                                      \
    }

DUPLICATE(f16, uint16_t, (uint32_t))
DUPLICATE(bf16, uint16_t, (uint32_t))
DUPLICATE(s16, int16_t, (uint32_t)(uint16_t))
DUPLICATE(u16, uint16_t, (uint32_t))
DUPLICATE(s32, int32_t, (uint32_t))
DUPLICATE(u32, uint32_t, (uint32_t))
DUPLICATE(f32, float, bits_of_float)
