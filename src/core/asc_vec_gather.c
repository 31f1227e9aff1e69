/* core/asc_vec_gather: operations that choose or repeat elements instead of computing with them.
 *
 *     asc_gather             dst[i] = the element src_offset[i] bytes behind src; repeat r takes
 * its offsets from where the one before ended asc_gather_datablock   the same with blocks of 32
 * bytes, 8 a repeat; no mask asc_brcb               every element fills a block, 8 a repeat; no
 * mask asc_transpose          16 x 16 elements of 2 bytes asc_reduce             keeps the elements
 * a pattern chooses, side by side; how many, tells asc_get_rsvd_count. Norm mode: all elements of
 * `repeat` repeats; count mode: the first mask elements of each of them asc_get_vms4_sr zeros: this
 * family has no merge sort that would count */
#include "c_api/asc_enums.h"
#include "c_api/asc_impl.h"
#include "core/asc_vec.h"
#include "core/ub.h"

/* ---- gather ---- */

enum { SINGLE_USES = 64 /* of more sources the hull is told */ };

/* `size` bytes each; `more` of the call is src as the kernel gave it. */
static const uint8_t *source_of(core_block *block, const core_vec_call *c, uint64_t i,
                                uint32_t size, uint32_t align)
{
    uint32_t offset;
    memcpy(&offset, c->at[VEC_SRC1] + 4 * i, 4);
    if (BASE_UNLIKELY(offset >= block->ub_bytes))
        core_rule(block,
                  "%s: src_offset[%llu] is %u; offsets count bytes behind src, and UB has only %u "
                  "(was src_offset filled, and waited for?)",
                  c->op->name, (unsigned long long)i, offset, block->ub_bytes);
    return core_ub(block, (const void *)(uintptr_t)(c->more + offset), size, align, c->op->name);
}

/* What `count` offsets read, `per_repeat` in a repeat. */
static void tell_sources(core_block *block, const core_vec_call *c, uint64_t count,
                         uint32_t per_repeat, uint32_t size, uint32_t align, int *part)
{
    const uint8_t *low = NULL, *high = NULL;
    core_vec_tell(block, c, &(core_vec_use){c->at[VEC_SRC1], 1, 4 * count, 0, false}, part);
    for (uint64_t i = 0; i < count; i++) {
        if (!core_vec_active(c, (uint32_t)(i % per_repeat)))
            continue;
        const uint8_t *from = source_of(block, c, i, size, align);
        if (count <= SINGLE_USES)
            core_vec_tell(block, c, &(core_vec_use){from, 1, size, 0, false}, part);
        low = low == NULL || from < low ? from : low;
        high = high == NULL || from > high ? from : high;
    }
    if (count > SINGLE_USES && low != NULL)
        core_vec_tell(block, c, &(core_vec_use){low, 1, (uint64_t)(high - low) + size, 0, false},
                      part);
}

static void perform_gather(core_block *block, const core_vec_call *c)
{
    _Alignas(VEC_BLOCK) uint8_t copy[VEC_REPEAT];
    uint32_t bits = c->op->bits[VEC_DST], size = bits / 8, per_repeat = core_vec_per_repeat(bits);
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint32_t n = core_vec_limit(c, r, per_repeat);
        for (uint32_t e = 0; e < n; e++)
            if (core_vec_active(c, e))
                memcpy(copy + e * size,
                       source_of(block, c, (uint64_t)r * per_repeat + e, size, size), size);
        core_vec_scatter(c, copy, r, n);
    }
}

static void gather_elements(core_block *block, core_vec_call *c, void *dst, const void *src,
                            const void *offsets)
{
    uint32_t bits = c->op->bits[VEC_DST], size = bits / 8, per_repeat = core_vec_per_repeat(bits);
    uint64_t count =
        (uint64_t)(c->repeat - 1) * per_repeat + core_vec_limit(c, c->repeat - 1, per_repeat);
    c->perform = perform_gather;
    c->more = (uintptr_t)src;
    c->at[VEC_DST] =
        core_ub(block, dst, core_vec_extent(c, VEC_DST, bits, per_repeat), VEC_BLOCK, c->op->name);
    c->at[VEC_SRC1] = core_ub(block, offsets, 4 * count, VEC_BLOCK, c->op->name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, c, NULL, 0);
        return;
    }
    int part = 0;
    tell_sources(block, c, count, per_repeat, size, size, &part);
    core_vec_tell_operand(block, c, VEC_DST, bits, per_repeat, true, &part);
    c->perform(block, c);
}

#define GATHER(types, width)                                                                       \
    BASE_EXPORT void aivd_asc_gather_##types(void *dst, const void *src, const void *src_offset,   \
                                             uint32_t count)                                       \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {.op = &gather_##width, .strides = {{1, 0, 0}, {8, 0, 0}}};              \
        core_vec_first_of(&c, count, VEC_REPEAT * 8 / (width));                                    \
        if (count != 0)                                                                            \
            gather_elements(block, &c, dst, src, src_offset);                                      \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_gather_strided_##types(void *dst, const void *src,                   \
                                                     const void *src_offset,                       \
                                                     uint16_t dst_repeat_stride, uint8_t repeat)   \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {.op = &gather_##width, .strides = {{1, 0, 0}, {dst_repeat_stride}}};    \
        if (core_vec_take_mask(block, &c, repeat, VEC_REPEAT * 8 / (width)))                       \
            gather_elements(block, &c, dst, src, src_offset);                                      \
    }

static const core_vec_op gather_16 = {.name = "asc_gather", .bits = {16, 0, 0}};
static const core_vec_op gather_32 = {.name = "asc_gather", .bits = {32, 0, 0}};

GATHER(s16_u32, 16)
GATHER(u16_u32, 16)
GATHER(f16_u32, 16)
GATHER(bf16_u32, 16)
GATHER(s32_u32, 32)
GATHER(f32_u32, 32)
GATHER(u32, 32)

/* ---- blocks ---- */

static void perform_gather_blocks(core_block *block, const core_vec_call *c)
{
    uint32_t size = c->op->bits[VEC_DST] / 8;
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint8_t copy[VEC_REPEAT];
        for (uint32_t i = 0; i < VEC_BLOCKS; i++)
            memcpy(copy + i * VEC_BLOCK,
                   source_of(block, c, (uint64_t)r * VEC_BLOCKS + i, VEC_BLOCK, size), VEC_BLOCK);
        core_vec_scatter(c, copy, r, core_vec_per_repeat(8 * size));
    }
}

CORE_SITE static void gather_blocks(const core_vec_op *op, void *dst, const void *src,
                                    const void *offsets, uint32_t dst_step, uint32_t dst_block,
                                    uint32_t repeat)
{
    core_block *block = core_current;
    core_count(block);
    if (repeat == 0)
        return;
    uint32_t bits = op->bits[VEC_DST], per_repeat = core_vec_per_repeat(bits);
    core_vec_call c = {.op = op, .perform = perform_gather_blocks, .more = (uintptr_t)src};
    c.strides.block[VEC_DST] = (uint16_t)dst_block;
    c.strides.step[VEC_DST] = (uint16_t)dst_step;
    core_vec_all_of(&c, repeat);
    c.at[VEC_DST] =
        core_ub(block, dst, core_vec_extent(&c, VEC_DST, bits, per_repeat), VEC_BLOCK, op->name);
    c.at[VEC_SRC1] = core_ub(block, offsets, 4ull * VEC_BLOCKS * repeat, VEC_BLOCK, op->name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, &c, NULL, 0);
        return;
    }
    int part = 0;
    tell_sources(block, &c, (uint64_t)VEC_BLOCKS * repeat, VEC_BLOCKS, VEC_BLOCK, bits / 8, &part);
    core_vec_tell_operand(block, &c, VEC_DST, bits, per_repeat, true, &part);
    c.perform(block, &c);
}

#define GATHER_BLOCKS(types, width)                                                                \
    BASE_EXPORT void aivd_asc_gather_datablock_##types(                                            \
        void *dst, const void *src, const void *src_offset, uint16_t dst_repeat_stride,            \
        uint8_t dst_block_stride, uint8_t repeat)                                                  \
    {                                                                                              \
        static const core_vec_op op = {.name = "asc_gather_datablock", .bits = {width, 0, 0}};     \
        gather_blocks(&op, dst, src, src_offset, dst_repeat_stride, dst_block_stride, repeat);     \
    }

GATHER_BLOCKS(u16_u32, 16)
GATHER_BLOCKS(u32, 32)

static void fill_block(uint8_t *to, const uint8_t *element, uint32_t size)
{
    uint64_t word = 0;
    memcpy(&word, element, size);
    if (size == 2)
        word |= word << 16;
    word |= word << 32;
    for (uint32_t k = 0; k < VEC_BLOCK; k += 8)
        memcpy(to + k, &word, 8);
}

static void perform_brcb(core_block *block, const core_vec_call *c)
{
    uint32_t size = c->op->bits[VEC_DST] / 8;
    (void)block;
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint8_t elements[VEC_BLOCKS * 4];
        memcpy(elements, c->at[VEC_SRC0] + (uint64_t)r * VEC_BLOCKS * size, VEC_BLOCKS * size);
        for (uint32_t i = 0; i < VEC_BLOCKS; i++) {
            uint8_t *to = c->at[VEC_DST] + ((uint64_t)r * c->strides.step[VEC_DST] +
                                            (uint64_t)i * c->strides.block[VEC_DST]) *
                                               VEC_BLOCK;
            fill_block(to, elements + i * size, size);
        }
    }
}

CORE_SITE static void brcb(const core_vec_op *op, void *dst, const void *src, uint32_t dst_block,
                           uint32_t dst_step, uint32_t repeat)
{
    core_block *block = core_current;
    core_count(block);
    if (repeat == 0)
        return;
    uint32_t bits = op->bits[VEC_DST], per_repeat = core_vec_per_repeat(bits);
    uint64_t read = (uint64_t)repeat * VEC_BLOCKS * bits / 8;
    core_vec_call c = {.op = op, .perform = perform_brcb};
    c.strides.block[VEC_DST] = (uint16_t)dst_block;
    c.strides.step[VEC_DST] = (uint16_t)dst_step;
    core_vec_all_of(&c, repeat);
    c.at[VEC_DST] =
        core_ub(block, dst, core_vec_extent(&c, VEC_DST, bits, per_repeat), VEC_BLOCK, op->name);
    c.at[VEC_SRC0] = core_ub(block, src, read, VEC_BLOCK, op->name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, &c, NULL, 0);
        return;
    }
    int part = 0;
    core_vec_tell(block, &c, &(core_vec_use){c.at[VEC_SRC0], 1, read, 0, false}, &part);
    core_vec_tell_operand(block, &c, VEC_DST, bits, per_repeat, true, &part);
    c.perform(block, &c);
}

#define BRCB(suffix, width)                                                                        \
    BASE_EXPORT void aivd_asc_brcb_##suffix(void *dst, const void *src, uint16_t dst_block_stride, \
                                            uint16_t dst_repeat_stride, uint8_t repeat)            \
    {                                                                                              \
        static const core_vec_op op = {.name = "asc_brcb", .bits = {width, width, 0}};             \
        brcb(&op, dst, src, dst_block_stride, dst_repeat_stride, repeat);                          \
    }

BRCB(u16, 16)
BRCB(u32, 32)

/* ---- transpose ---- */

enum { SIDE = 16, MATRIX_BYTES = SIDE * SIDE * 2 };

static void perform_transpose(core_block *block, const core_vec_call *c)
{
    uint16_t matrix[SIDE][SIDE], turned[SIDE][SIDE];
    (void)block;
    memcpy(matrix, c->at[VEC_SRC0], sizeof matrix);
    for (int i = 0; i < SIDE; i++)
        for (int k = 0; k < SIDE; k++)
            turned[k][i] = matrix[i][k];
    memcpy(c->at[VEC_DST], turned, sizeof turned);
}

CORE_SITE static void transpose(void *dst, const void *src)
{
    static const core_vec_op op = {.name = "asc_transpose", .bits = {16, 16, 0}};
    core_block *block = core_current;
    core_count(block);
    core_vec_call c = {.op = &op, .perform = perform_transpose};
    c.at[VEC_DST] = core_ub(block, dst, MATRIX_BYTES, VEC_BLOCK, op.name);
    c.at[VEC_SRC0] = core_ub(block, src, MATRIX_BYTES, VEC_BLOCK, op.name);
    const core_vec_use uses[] = {{c.at[VEC_SRC0], 1, MATRIX_BYTES, 0, false},
                                 {c.at[VEC_DST], 1, MATRIX_BYTES, 0, true}};
    core_vec_issue(block, &c, uses, BASE_COUNT_OF(uses));
}

BASE_EXPORT void aivd_asc_transpose_s16(void *dst, const void *src)
{
    transpose(dst, src);
}

BASE_EXPORT void aivd_asc_transpose_u16(void *dst, const void *src)
{
    transpose(dst, src);
}

/* ---- choosing by a pattern ---- */

enum { PATTERN_GIVEN, PATTERN_EVEN, PATTERN_ODD, PATTERN_QUARTERS, PATTERN_ALL = 7 };

/* `more`: the pattern; `count`: elements of every repeat; src1: bits of repeat r from byte
 * r * step on. */
static bool chosen(const core_vec_call *c, uint32_t r, uint64_t e)
{
    switch (c->more) {
    case PATTERN_GIVEN:
        return (c->at[VEC_SRC1][(uint64_t)r * c->strides.step[VEC_SRC1] * VEC_BLOCK + e / 8] >>
                    (e % 8) &
                1) != 0;
    case PATTERN_EVEN:
        return e % 2 == 0;
    case PATTERN_ODD:
        return e % 2 == 1;
    case PATTERN_ALL:
        return true;
    default:
        return e % 4 == c->more - PATTERN_QUARTERS;
    }
}

static uint64_t kept(const core_vec_call *c)
{
    uint64_t n = 0;
    for (uint32_t r = 0; r < c->repeat; r++)
        for (uint64_t e = 0; e < c->count; e++)
            n += chosen(c, r, e);
    return n;
}

/* What is kept never overtakes what is still to be read, so dst may be src0. */
static void perform_choose(core_block *block, const core_vec_call *c)
{
    uint32_t bits = c->op->bits[VEC_SRC0], size = bits / 8;
    uint64_t n = kept(c), done = 0;
    block->vec.reserved = (int64_t)n;
    if (n == 0)
        return;
    uint8_t *to =
        core_ub(block, (const void *)(uintptr_t)c->scalar, n * size, VEC_BLOCK, c->op->name);
    for (uint32_t r = 0; r < c->repeat; r++)
        for (uint64_t e = 0; e < c->count; e++)
            if (chosen(c, r, e))
                memmove(to + size * done++,
                        c->at[VEC_SRC0] + core_vec_place(c, VEC_SRC0, bits, r, (uint32_t)e), size);
}

static void choose(core_block *block, core_vec_call *c, void *dst, const void *src0,
                   const void *src1)
{
    uint32_t bits = c->op->bits[VEC_SRC0];
    const char *name = c->op->name;
    c->perform = perform_choose;
    c->scalar = (uintptr_t)dst;
    uint32_t last = (uint32_t)c->count - 1, block_last = last - last % (VEC_BLOCK * 8 / bits);
    uint64_t read = core_vec_place(c, VEC_SRC0, bits, c->repeat - 1, last) + bits / 8;
    uint64_t before =
        block_last == 0
            ? 0
            : core_vec_place(c, VEC_SRC0, bits, c->repeat - 1, block_last - 1) + bits / 8;
    read = read > before ? read : before;
    uint64_t given =
        (uint64_t)(c->repeat - 1) * c->strides.step[VEC_SRC1] * VEC_BLOCK + (c->count + 7) / 8;
    c->at[VEC_SRC0] = core_ub(block, src0, read, VEC_BLOCK, name);
    if (c->more == PATTERN_GIVEN)
        c->at[VEC_SRC1] = core_ub(block, src1, given, VEC_BLOCK, name);
    const core_hook *hook = core_hook_now();
    if (BASE_LIKELY(hook == NULL) || hook->later != NULL) {
        core_vec_issue(block, c, NULL, 0);
        return;
    }
    int part = 0;
    core_vec_tell(block, c, &(core_vec_use){c->at[VEC_SRC0], 1, read, 0, false}, &part);
    if (c->more == PATTERN_GIVEN)
        core_vec_tell(block, c, &(core_vec_use){c->at[VEC_SRC1], 1, given, 0, false}, &part);
    uint64_t n = kept(c);
    if (n != 0)
        core_vec_tell(block, c,
                      &(core_vec_use){core_ub(block, dst, n * bits / 8, VEC_BLOCK, name), 1,
                                      n * bits / 8, 0, true},
                      &part);
    c->perform(block, c);
}

#define CHOOSE(suffix, width)                                                                      \
    static const core_vec_op choose_##suffix = {.name = "asc_reduce", .bits = {width, width, 0}};  \
    BASE_EXPORT void aivd_asc_reduce_##suffix(void *dst, const void *src0, const void *src1,       \
                                              uint32_t count)                                      \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        core_vec_call c = {.op = &choose_##suffix,                                                 \
                           .strides = {{1, 1, 1}, {8, 8, 8}},                                      \
                           .more = PATTERN_GIVEN,                                                  \
                           .count = count,                                                         \
                           .repeat = 1};                                                           \
        if (count != 0)                                                                            \
            choose(block, &c, dst, src0, src1);                                                    \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_reduce_strided_##suffix(                                             \
        void *dst, const void *src0, const void *src1, uint16_t repeat, uint8_t src0_block_stride, \
        uint8_t pattern_mode, uint16_t src0_repeat_stride, uint8_t src1_repeat_stride)             \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        if (BASE_UNLIKELY(pattern_mode > PATTERN_ALL))                                             \
            core_rule(block,                                                                       \
                      "asc_reduce: pattern_mode %u; 0 takes the pattern from src1, 1 to 7 "        \
                      "are built in",                                                              \
                      pattern_mode);                                                               \
        core_vec_call c = {                                                                        \
            .op = &choose_##suffix,                                                                \
            .strides = {{1, src0_block_stride, 1}, {8, src0_repeat_stride, src1_repeat_stride}},   \
            .more = pattern_mode,                                                                  \
            .count = VEC_REPEAT * 8 / (width),                                                     \
            .repeat = repeat};                                                                     \
        if (block->mask_count)                                                                     \
            c.count = block->mask[0] & UINT32_MAX;                                                 \
        if (c.count != 0 && repeat != 0)                                                           \
            choose(block, &c, dst, src0, src1);                                                    \
    }

CHOOSE(u16, 16)
CHOOSE(u32, 32)

BASE_EXPORT int64_t aivd_asc_get_rsvd_count(void)
{
    core_block *block = core_current;
    core_count(block);
    return block->vec.reserved;
}

BASE_EXPORT void aivd_asc_get_vms4_sr(uint16_t *sorted_num)
{
    core_block *block = core_current;
    core_count(block);
    memset(sorted_num, 0, 4 * sizeof *sorted_num);
}
