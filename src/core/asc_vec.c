/* core/asc_vec: the engine of vector operations.
 *
 *     repeat    256 bytes of the widest operand: 8 blocks of 32 bytes, `block` apart, the next
 *               repeat `step` later. An operand with smaller elements has fewer blocks a repeat.
 *     mask      norm mode: a bit for every element of a repeat, the same for each repeat; count
 *               mode: the number of elements in all, repeats follow from it
 *     order     repeat by repeat; in each all sources are read before anything is written. Where no
 *               operand overlaps another, or one lies exactly on the other, nobody can tell, and
 *               whole runs go to the lane at once. */
#include "core/asc_vec.h"

#include "c_api/asc_enums.h"
#include "core/lane.h"
#include "core/ub.h"

enum { EVENTS_MAX = 128 /* of one operand; beyond that its hull is told */ };

static inline uint64_t bytes_of(uint64_t elements, uint32_t bits)
{
    return (elements * bits + 7) / 8;
}

static uint32_t widest(const core_vec_op *op)
{
    uint32_t most = op->bits[VEC_DST];
    for (int i = VEC_SRC0; i < VEC_OPERANDS; i++)
        most = op->bits[i] > most ? op->bits[i] : most;
    return most;
}

static inline void lane(const core_vec_call *c, uint8_t *dst, const uint8_t *src0,
                        const uint8_t *src1, size_t count)
{
    core_lane_table[c->op->lane](dst, src0, src1, &c->scalar, count);
}

/* Whether the lane may work on memory itself: a source that shares bytes with the destination is
 * the destination. */
static inline bool apart(const core_vec_op *op, const uint8_t *dst, const uint8_t *src, int which,
                         uint64_t count)
{
    if (src == dst && op->bits[which] == op->bits[VEC_DST])
        return true;
    return src + bytes_of(count, op->bits[which]) <= dst ||
           dst + bytes_of(count, op->bits[VEC_DST]) <= src;
}

static inline bool all_apart(const core_vec_op *op, const uint8_t *dst, const uint8_t *src0,
                             const uint8_t *src1, uint64_t count)
{
    return apart(op, dst, src0, VEC_SRC0, count) &&
           (op->bits[VEC_SRC1] == 0 || apart(op, dst, src1, VEC_SRC1, count));
}

/* ---- elements side by side ---- */

/* Repeat by repeat through copies: the operands overlap. */
BASE_COLD static void run_overlapping(const core_vec_call *c)
{
    const core_vec_op *op = c->op;
    _Alignas(VEC_BLOCK) uint8_t copy[VEC_OPERANDS][VEC_REPEAT];
    uint32_t per_repeat = core_vec_per_repeat(widest(op));
    for (uint64_t done = 0; done < c->count; done += per_repeat) {
        uint64_t n = c->count - done < per_repeat ? c->count - done : per_repeat;
        for (int i = VEC_DST; i < VEC_OPERANDS; i++)
            if (op->bits[i] != 0)
                memcpy(copy[i], c->at[i] + done * op->bits[i] / 8, bytes_of(n, op->bits[i]));
        lane(c, copy[VEC_DST], copy[VEC_SRC0], op->bits[VEC_SRC1] != 0 ? copy[VEC_SRC1] : NULL, n);
        memcpy(c->at[VEC_DST] + done * op->bits[VEC_DST] / 8, copy[VEC_DST],
               bytes_of(n, op->bits[VEC_DST]));
    }
}

static inline void run_count(const core_vec_call *c)
{
    if (BASE_LIKELY(all_apart(c->op, c->at[VEC_DST], c->at[VEC_SRC0], c->at[VEC_SRC1], c->count)))
        lane(c, c->at[VEC_DST], c->at[VEC_SRC0], c->at[VEC_SRC1], c->count);
    else
        run_overlapping(c);
}

static void perform_count(core_block *block, const core_vec_call *c)
{
    (void)block;
    run_count(c);
}

static uint32_t uses_of_count(const core_vec_call *c, core_vec_use uses[VEC_OPERANDS + 1])
{
    static const uint8_t order[] = {VEC_SRC0, VEC_SRC1, VEC_DST, VEC_DST};
    uint32_t n = 0;
    for (uint32_t i = 0; i < BASE_COUNT_OF(order); i++) {
        uint32_t bits = c->op->bits[order[i]];
        bool write = i == 3;
        if (bits != 0 && (i != 2 || c->op->accumulates))
            uses[n++] = (core_vec_use){c->at[order[i]], 1, bytes_of(c->count, bits), 0, write};
    }
    return n;
}

void core_vec_count(core_block *block, const core_vec_op *op, void *dst, const void *src0,
                    const void *src1, uint64_t scalar, uint32_t count)
{
    if (BASE_UNLIKELY(count == 0))
        return;
    core_vec_call c;
    c.op = op;
    c.scalar = scalar;
    c.count = count;
    c.at[VEC_DST] = core_ub(block, dst, bytes_of(count, op->bits[VEC_DST]), VEC_BLOCK, op->name);
    c.at[VEC_SRC0] = core_ub(block, src0, bytes_of(count, op->bits[VEC_SRC0]), VEC_BLOCK, op->name);
    c.at[VEC_SRC1] = NULL;
    if (op->bits[VEC_SRC1] != 0)
        c.at[VEC_SRC1] =
            core_ub(block, src1, bytes_of(count, op->bits[VEC_SRC1]), VEC_BLOCK, op->name);
    if (BASE_LIKELY(core_hook_now() == NULL)) {
        run_count(&c);
        return;
    }
    core_vec_use uses[VEC_OPERANDS + 1];
    c.perform = perform_count;
    core_vec_issue(block, &c, uses, uses_of_count(&c, uses));
}

/* ---- repeats, strides and masks ---- */

/* Number of the highest bit + 1, of the first `limit` bits. */
static uint32_t mask_end(const uint64_t mask[2], uint32_t limit)
{
    uint64_t high = limit > 64 ? mask[1] : 0, low = mask[0];
    if (limit < 64)
        low &= (UINT64_C(1) << limit) - 1;
    if (limit > 64 && limit < 128)
        high &= (UINT64_C(1) << (limit - 64)) - 1;
    return high != 0  ? 128 - (uint32_t)__builtin_clzll(high)
           : low != 0 ? 64 - (uint32_t)__builtin_clzll(low)
                      : 0;
}

/* Whether the first `end` bits are all set. */
static bool mask_solid(const uint64_t mask[2], uint32_t end)
{
    uint64_t low = end >= 64 ? UINT64_MAX : (UINT64_C(1) << end) - 1;
    uint64_t high = end >= 128 ? UINT64_MAX : end > 64 ? (UINT64_C(1) << (end - 64)) - 1 : 0;
    return (mask[0] & low) == low && (mask[1] & high) == high;
}

void core_vec_all_of(core_vec_call *c, uint32_t repeat)
{
    c->mask[0] = c->mask[1] = UINT64_MAX;
    c->count = VEC_BY_MASK;
    c->repeat = repeat;
}

void core_vec_first_of(core_vec_call *c, uint32_t count, uint32_t per_repeat)
{
    c->mask[0] = c->mask[1] = UINT64_MAX;
    c->count = count;
    c->repeat = (uint32_t)(((uint64_t)count + per_repeat - 1) / per_repeat);
}

bool core_vec_take_mask(const core_block *block, core_vec_call *c, uint32_t repeat,
                        uint32_t per_repeat)
{
    c->mask[0] = block->mask[0];
    c->mask[1] = block->mask[1];
    c->count = VEC_BY_MASK;
    c->repeat = repeat;
    if (!block->mask_count)
        return repeat != 0 && mask_end(c->mask, per_repeat) != 0;
    core_vec_first_of(c, (uint32_t)block->mask[0], per_repeat);
    return c->count != 0;
}

uint32_t core_vec_limit(const core_vec_call *c, uint32_t r, uint32_t per_repeat)
{
    if (c->count == VEC_BY_MASK)
        return mask_end(c->mask, per_repeat);
    uint64_t left = c->count - (uint64_t)r * per_repeat;
    return left < per_repeat ? (uint32_t)left : per_repeat;
}

/* Bytes of one repeat up to the end of its first `n` elements. */
static uint64_t reach(const core_vec_call *c, int which, uint32_t bits, uint32_t n)
{
    uint64_t bytes = bytes_of(n, bits), last = (bytes - 1) / VEC_BLOCK;
    uint64_t stride = (uint64_t)c->strides.block[which] * VEC_BLOCK;
    uint64_t end = last * stride + bytes - last * VEC_BLOCK;
    uint64_t before = last > 0 ? (last - 1) * stride + VEC_BLOCK : 0;
    return end > before ? end : before;
}

uint64_t core_vec_extent(const core_vec_call *c, int which, uint32_t bits, uint32_t per_repeat)
{
    uint64_t step = (uint64_t)c->strides.step[which] * VEC_BLOCK;
    uint32_t last = c->repeat - 1;
    uint64_t end = last * step + reach(c, which, bits, core_vec_limit(c, last, per_repeat));
    if (last == 0)
        return end;
    uint64_t before = (last - 1) * step + reach(c, which, bits, core_vec_limit(c, 0, per_repeat));
    return end > before ? end : before;
}

void core_vec_gather(uint8_t *to, const core_vec_call *c, int which, uint32_t r, uint32_t n)
{
    uint64_t bytes = bytes_of(n, c->op->bits[which]);
    const uint8_t *from = c->at[which] + (uint64_t)r * c->strides.step[which] * VEC_BLOCK;
    for (uint64_t i = 0; i < bytes; i += VEC_BLOCK) {
        memcpy(to + i, from, bytes - i < VEC_BLOCK ? bytes - i : VEC_BLOCK);
        from += (uint64_t)c->strides.block[which] * VEC_BLOCK;
    }
}

static void put_element(uint8_t *to, const uint8_t *from, uint32_t bits, uint32_t e)
{
    if (bits >= 8) {
        memcpy(to, from, bits / 8);
        return;
    }
    uint8_t keep = e % 2 == 0 ? 0xf0 : 0x0f;
    *to = (uint8_t)((*to & keep) | (*from & ~keep));
}

/* Whether all elements of the block that begins with element `e` take part. */
static bool block_active(const core_vec_call *c, uint32_t e, uint32_t per_block)
{
    if (c->count != VEC_BY_MASK)
        return true;
    uint64_t all = per_block >= 64 ? UINT64_MAX : (UINT64_C(1) << per_block) - 1;
    return (c->mask[e / 64] >> (e % 64) & all) == all;
}

void core_vec_scatter(const core_vec_call *c, const uint8_t *from, uint32_t r, uint32_t n)
{
    uint32_t bits = c->op->bits[VEC_DST], per_block = VEC_BLOCK * 8 / bits;
    for (uint32_t e = 0; e < n; e++) {
        if (!core_vec_active(c, e))
            continue;
        uint8_t *to = c->at[VEC_DST] + core_vec_place(c, VEC_DST, bits, r, e);
        if (e % per_block == 0 && n - e >= per_block && block_active(c, e, per_block)) {
            memcpy(to, from + e * bits / 8, VEC_BLOCK);
            e += per_block - 1;
        } else
            put_element(to, from + e * bits / 8, bits, e);
    }
}

/* One repeat through copies. */
static void run_repeat_copied(const core_vec_call *c, uint32_t r, uint32_t n)
{
    _Alignas(VEC_BLOCK) uint8_t copy[VEC_OPERANDS][VEC_REPEAT];
    for (int i = VEC_DST; i < VEC_OPERANDS; i++)
        if (c->op->bits[i] != 0)
            core_vec_gather(copy[i], c, i, r, n);
    lane(c, copy[VEC_DST], copy[VEC_SRC0], c->op->bits[VEC_SRC1] != 0 ? copy[VEC_SRC1] : NULL, n);
    core_vec_scatter(c, copy[VEC_DST], r, n);
}

/* Whether the first `n` elements of a repeat lie side by side. */
static bool side_by_side(const core_vec_call *c, int which, uint32_t n)
{
    uint32_t bits = c->op->bits[which];
    return bits == 0 || c->strides.block[which] == 1 || bytes_of(n, bits) <= VEC_BLOCK;
}

static bool all_side_by_side(const core_vec_call *c, uint32_t n)
{
    return side_by_side(c, VEC_DST, n) && side_by_side(c, VEC_SRC0, n) &&
           side_by_side(c, VEC_SRC1, n);
}

/* The repeats of all operands follow each other without gaps. */
static bool seamless(const core_vec_call *c, uint32_t per_repeat)
{
    for (int i = VEC_DST; i < VEC_OPERANDS; i++) {
        uint32_t bits = c->op->bits[i];
        if (bits != 0 && (uint32_t)c->strides.step[i] * VEC_BLOCK != per_repeat * bits / 8)
            return false;
    }
    return true;
}

static void run_repeats(const core_vec_call *c, uint32_t per_repeat)
{
    uint32_t end = core_vec_limit(c, 0, per_repeat);
    bool solid = c->count != VEC_BY_MASK || mask_solid(c->mask, end);
    bool plain = solid && all_side_by_side(c, end);
    for (uint32_t r = 0; r < c->repeat; r++) {
        uint32_t n = core_vec_limit(c, r, per_repeat);
        uint8_t *at[VEC_OPERANDS];
        for (int i = VEC_DST; i < VEC_OPERANDS; i++)
            at[i] = c->op->bits[i] != 0 ? c->at[i] + (uint64_t)r * c->strides.step[i] * VEC_BLOCK
                                        : NULL;
        if (plain && all_apart(c->op, at[VEC_DST], at[VEC_SRC0], at[VEC_SRC1], n))
            lane(c, at[VEC_DST], at[VEC_SRC0], at[VEC_SRC1], n);
        else
            run_repeat_copied(c, r, n);
    }
}

static void perform_strided(core_block *block, const core_vec_call *c)
{
    (void)block;
    uint32_t per_repeat = core_vec_per_repeat(widest(c->op));
    bool whole = c->count != VEC_BY_MASK || mask_solid(c->mask, per_repeat);
    if (!whole || !all_side_by_side(c, per_repeat) || (c->repeat > 1 && !seamless(c, per_repeat))) {
        run_repeats(c, per_repeat);
        return;
    }
    core_vec_call flat = *c;
    if (c->count == VEC_BY_MASK)
        flat.count = (uint64_t)c->repeat * per_repeat;
    run_count(&flat);
}

BASE_COLD static void strided_hooked(core_block *block, core_vec_call *c, uint32_t per_repeat);

void core_vec_strided(core_block *block, const core_vec_op *op, void *dst, const void *src0,
                      const void *src1, uint64_t scalar, uint32_t repeat,
                      const core_vec_strides *strides)
{
    core_vec_call c;
    uint32_t per_repeat = core_vec_per_repeat(widest(op));
    c.op = op;
    c.perform = perform_strided;
    c.scalar = scalar;
    c.strides = *strides;
    if (!core_vec_take_mask(block, &c, repeat, per_repeat))
        return;
    const void *given[VEC_OPERANDS] = {dst, src0, src1};
    for (int i = VEC_DST; i < VEC_OPERANDS; i++)
        c.at[i] = op->bits[i] == 0
                      ? NULL
                      : core_ub(block, given[i], core_vec_extent(&c, i, op->bits[i], per_repeat),
                                VEC_BLOCK, op->name);
    if (BASE_LIKELY(core_hook_now() == NULL))
        perform_strided(block, &c);
    else
        strided_hooked(block, &c, per_repeat);
}

/* ---- observers ---- */

static core_event vector_event(const core_block *block, const core_vec_call *c)
{
    return (core_event){.kind = CORE_EVENT_VECTOR,
                        .pipe = PIPE_V,
                        .bursts = 1,
                        .text = c->op->name,
                        .site = block->site,
                        .block = block};
}

void core_vec_tell(const core_block *block, const core_vec_call *c, const core_vec_use *use,
                   int *part)
{
    core_event event = vector_event(block, c);
    event.id = (*part)++;
    event.size = use->rows * use->row_bytes;
    event.bursts = (uint32_t)use->rows;
    event.burst_bytes = (uint32_t)use->row_bytes;
    if (use->write) {
        event.to = use->at;
        event.to_step = (uint32_t)use->step;
    } else {
        event.from = use->at;
        event.from_step = (uint32_t)use->step;
        event.text = NULL;
    }
    core_hook_now()->op(&event);
}

static void late_vector(core_block *block, const core_late *late)
{
    late->vec.perform(block, &late->vec);
}

/* True when the call is left for later. */
static bool leave(const core_hook *hook, const core_block *block, const core_vec_call *c)
{
    if (hook->later == NULL)
        return false;
    core_late late = {.event = vector_event(block, c), .perform = late_vector, .vec = *c};
    late.event.to = c->at[VEC_DST];
    late.event.from = c->at[VEC_SRC0];
    late.event.size = VEC_REPEAT;
    hook->later(&late);
    return true;
}

void core_vec_issue(core_block *block, core_vec_call *c, const core_vec_use *uses,
                    uint32_t use_count)
{
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL)) {
        if (leave(hook, block, c))
            return;
        int part = 0;
        for (uint32_t i = 0; i < use_count; i++)
            core_vec_tell(block, c, &uses[i], &part);
    }
    c->perform(block, c);
}

/* The runs of elements of repeat `r` that take part, block by block. */
static void tell_runs(const core_block *block, const core_vec_call *c, int which, uint32_t bits,
                      uint32_t r, uint32_t limit, bool write, int *part)
{
    uint32_t per_block = VEC_BLOCK * 8 / bits;
    bool joined = c->strides.block[which] == 1;
    for (uint32_t e = 0; e < limit;) {
        uint32_t begin = e;
        while (e < limit && core_vec_active(c, e) && (joined || e == begin || e % per_block != 0))
            e++;
        if (e > begin)
            core_vec_tell(block, c,
                          &(core_vec_use){c->at[which] + core_vec_place(c, which, bits, r, begin),
                                          1, bytes_of(e - begin, bits), 0, write},
                          part);
        else
            e++;
    }
}

static uint32_t runs_of(const core_vec_call *c, int which, uint32_t limit)
{
    uint32_t runs = c->strides.block[which] == 1 ? 1 : VEC_BLOCKS;
    for (uint32_t e = 1; e < limit; e++)
        runs += core_vec_active(c, e) && !core_vec_active(c, e - 1);
    return runs;
}

void core_vec_tell_operand(const core_block *block, const core_vec_call *c, int which,
                           uint32_t bits, uint32_t per_repeat, bool write, int *part)
{
    uint32_t full = core_vec_limit(c, 0, per_repeat);
    uint32_t tail = core_vec_limit(c, c->repeat - 1, per_repeat);
    uint32_t runs = runs_of(c, which, full), whole = tail == full ? c->repeat : c->repeat - 1;
    uint64_t step = (uint64_t)c->strides.step[which] * VEC_BLOCK;
    if (runs == 1 || (uint64_t)runs * c->repeat > EVENTS_MAX) {
        if (whole > 0)
            core_vec_tell(
                block, c,
                &(core_vec_use){c->at[which], whole, reach(c, which, bits, full), step, write},
                part);
        if (whole < c->repeat)
            core_vec_tell(block, c,
                          &(core_vec_use){c->at[which] + whole * step, 1,
                                          reach(c, which, bits, tail), 0, write},
                          part);
        return;
    }
    for (uint32_t r = 0; r < c->repeat; r++)
        tell_runs(block, c, which, bits, r, r < whole ? full : tail, write, part);
}

static void strided_hooked(core_block *block, core_vec_call *c, uint32_t per_repeat)
{
    if (leave(core_hook_now(), block, c))
        return;
    const core_vec_op *op = c->op;
    int part = 0;
    core_vec_tell_operand(block, c, VEC_SRC0, op->bits[VEC_SRC0], per_repeat, false, &part);
    if (op->bits[VEC_SRC1] != 0)
        core_vec_tell_operand(block, c, VEC_SRC1, op->bits[VEC_SRC1], per_repeat, false, &part);
    if (op->accumulates)
        core_vec_tell_operand(block, c, VEC_DST, op->bits[VEC_DST], per_repeat, false, &part);
    core_vec_tell_operand(block, c, VEC_DST, op->bits[VEC_DST], per_repeat, true, &part);
    c->perform(block, c);
}
