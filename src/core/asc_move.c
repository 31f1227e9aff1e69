/* core/asc_move: the moves of the Ascend C SIMD C-API between GM and UB, performed at once (or, in
 * weak order, when the hook says so).
 *
 * A move is `bursts` rows of `bytes`; from_step and to_step lead from one row to the next. The
 * plain forms count blocks of 32 bytes; the _align forms take any number of bytes, with gaps in
 * bytes on the side of GM and in blocks on the side of UB, where every row begins on a block. */
#include <string.h>

#include "c_api/asc_impl.h"
#include "core/asc_atomic.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/ub.h"
#include "core/way.h"

enum {
    UB_BLOCK = 32,
    BURSTS_MAX = 4095,
    BURST_BYTES_MAX = (1 << 21) - 1, /* of the _align forms */
    ROWS_LOOKED_AT = 64
};

typedef struct move {
    uint32_t bursts;
    uint32_t bytes;
    uint64_t from_step, to_step;
} move;

/* Bytes from the first row's begin to the last row's end. */
static inline uint64_t extent(const move *m, uint64_t step, uint64_t bytes)
{
    return (uint64_t)(m->bursts - 1) * step + bytes;
}

static inline uint64_t round_block(uint64_t bytes)
{
    return (bytes + UB_BLOCK - 1) & ~(uint64_t)(UB_BLOCK - 1);
}

/* ---- rules ---- */

static inline void check_plain(core_block *block, uint32_t size, const char *name)
{
    if (BASE_UNLIKELY(size % UB_BLOCK != 0))
        core_rule(block, "%s: %u bytes is not a multiple of 32; use %s_align for other sizes", name,
                  size, name);
}

static inline void check_bursts(core_block *block, uint32_t bursts, const char *name)
{
    if (BASE_UNLIKELY(bursts > BURSTS_MAX))
        core_rule(block, "%s: n_burst %u is more than %d", name, bursts, BURSTS_MAX);
}

static void check_align(core_block *block, uint32_t bursts, uint32_t bytes, const char *name)
{
    check_bursts(block, bursts, name);
    if (BASE_UNLIKELY(bytes > BURST_BYTES_MAX))
        core_rule(block, "%s: len_burst %u bytes is more than %d", name, bytes, BURST_BYTES_MAX);
}

/* ---- GM to UB ---- */

static void rows_in(uint8_t *to, const uint8_t *from, const move *m)
{
    for (uint32_t i = 0; i < m->bursts; i++)
        gm_load(to + i * m->to_step, from + i * m->from_step, m->bytes);
}

/* News of a read in rows: new when any is, the same only when all are. */
static core_news look_rows(core_block *block, const uint8_t *to, const uint8_t *from, const move *m)
{
    core_news news = NEWS_SAME;
    uint32_t rows = m->bursts < ROWS_LOOKED_AT ? m->bursts : ROWS_LOOKED_AT;
    for (uint32_t i = 0; i < rows; i++) {
        core_news row = core_look(block, from + i * m->from_step, to + i * m->to_step, m->bytes);
        if (row == NEWS_NEW || (row == NEWS_FIRST && news == NEWS_SAME))
            news = row;
    }
    return news;
}

static core_event move_event(const core_block *block, int pipe, void *to, const void *from,
                             const move *m)
{
    return (core_event){.kind = CORE_EVENT_COPY,
                        .pipe = pipe,
                        .from = from,
                        .to = to,
                        .size = (uint64_t)m->bursts * m->bytes,
                        .bursts = m->bursts,
                        .burst_bytes = m->bytes,
                        .from_step = (uint32_t)m->from_step,
                        .to_step = (uint32_t)m->to_step,
                        .site = block->site,
                        .block = block};
}

/* What stands beside the data of a row up to the end of its last block: the pad value where one was
 * set, else copies of the row's first element. */
typedef struct padding {
    uint32_t element;     /* bytes */
    uint32_t left, right; /* bytes */
    uint32_t row;         /* bytes of a row in UB: whole blocks */
    uint8_t value_size;   /* 0 = none is set */
    uint64_t value;
} padding;

static void fill(uint8_t *to, uint64_t bytes, const uint8_t *value, uint32_t element)
{
    for (uint64_t i = 0; i < bytes; i += element)
        memcpy(to + i, value, element);
}

static void pad_row(const padding *p, uint8_t *row, uint32_t bytes)
{
    uint8_t value[8] = {0};
    uint32_t end = p->left + bytes;
    uint32_t tail = p->row - end;
    if (p->left == 0 && tail == 0)
        return;
    if (p->value_size != 0)
        memcpy(value, &p->value, sizeof value);
    else
        memcpy(value, row + p->left, p->element < bytes ? p->element : bytes);
    fill(row, p->left, value, p->element);
    fill(row + end, tail - tail % p->element, value, p->element);
}

/* `to` is where the first row's data begin. */
static void pad_rows(const padding *p, uint8_t *to, const move *m)
{
    for (uint32_t i = 0; i < m->bursts; i++)
        pad_row(p, to - p->left + i * m->to_step, m->bytes);
}

static move move_of(const core_event *e)
{
    return (move){e->bursts, e->burst_bytes, e->from_step, e->to_step};
}

static void late_rows_in(const core_late *late, const move *m)
{
    const padding p = {.element = late->element,
                       .left = late->pad_left,
                       .row = late->pad_row,
                       .value_size = late->pad_size,
                       .value = late->pad_value};
    uint8_t *to = (uint8_t *)(uintptr_t)late->event.to;
    rows_in(to, late->event.from, m);
    if (p.element != 0)
        pad_rows(&p, to, m);
}

static void late_in(core_block *block, const core_late *late)
{
    move m = move_of(&late->event);
    late_rows_in(late, &m);
    if (!late->no_poll && core_heed(block, look_rows(block, late->event.to, late->event.from, &m),
                                    late->event.from, late->event.to, m.bytes))
        late_rows_in(late, &m);
}

/* True when it is left for later. `p` may be NULL. */
BASE_COLD static bool move_in_hooked(core_block *block, const core_hook *hook, uint8_t *to,
                                     const uint8_t *from, const move *m, const padding *p)
{
    core_event event = move_event(block, PIPE_MTE2, to, from, m);
    if (hook->later != NULL) {
        core_late late = {.event = event, .perform = late_in};
        if (p != NULL) {
            late.element = p->element;
            late.pad_left = p->left;
            late.pad_row = p->row;
            late.pad_size = p->value_size;
            late.pad_value = p->value;
        }
        hook->later(&late);
        return true;
    }
    core_hook_gm_begin(hook, &event);
    rows_in(to, from, m);
    core_hook_gm_end(hook, &event, to);
    if (!core_heed(block, look_rows(block, to, from, m), from, to, m->bytes))
        return false;
    core_hook_gm_begin(hook, &event);
    rows_in(to, from, m);
    core_hook_gm_end(hook, &event, to);
    return false;
}

/* `to` and `from` are checked. True when it is left for later, with the padding. */
static inline bool move_in(core_block *block, uint8_t *to, const uint8_t *from, const move *m,
                           const padding *p)
{
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL))
        return move_in_hooked(block, hook, to, from, m, p);
    if (BASE_LIKELY(m->bursts == 1)) {
        gm_load(to, from, m->bytes);
        if (BASE_UNLIKELY(core_note_read(block, from, to, m->bytes)))
            gm_load(to, from, m->bytes);
        return false;
    }
    rows_in(to, from, m);
    if (core_heed(block, look_rows(block, to, from, m), from, to, m->bytes))
        rows_in(to, from, m);
    return false;
}

BASE_EXPORT void aivd_asc_copy_gm2ub(void *dst, const void *src, uint32_t size)
{
    static const char name[] = "asc_copy_gm2ub";
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(size == 0))
        return;
    check_plain(block, size, name);
    move m = {1, size, size, size};
    uint8_t *to = core_ub(block, dst, size, UB_BLOCK, name);
    core_gm(block, src, size, name);
    move_in(block, to, src, &m, NULL);
}

BASE_EXPORT void aivd_asc_copy_gm2ub_burst(void *dst, const void *src, uint16_t n_burst,
                                           uint16_t len_burst, uint16_t src_gap, uint16_t dst_gap)
{
    static const char name[] = "asc_copy_gm2ub";
    core_block *block = core_current;
    core_count(block);
    check_bursts(block, n_burst, name);
    if (n_burst == 0 || len_burst == 0)
        return;
    uint32_t bytes = (uint32_t)len_burst * UB_BLOCK;
    move m = {n_burst, bytes, bytes + (uint64_t)src_gap * UB_BLOCK,
              bytes + (uint64_t)dst_gap * UB_BLOCK};
    uint8_t *to = core_ub(block, dst, extent(&m, m.to_step, bytes), UB_BLOCK, name);
    core_gm(block, src, extent(&m, m.from_step, bytes), name);
    move_in(block, to, src, &m, NULL);
}

/* ---- GM to UB, any number of bytes ---- */

CORE_SITE static void gm2ub_align(core_block *block, void *dst, const void *src, uint32_t bursts,
                                  uint32_t bytes, uint32_t element, uint8_t left, uint8_t right,
                                  uint32_t src_gap, uint32_t dst_gap)
{
    static const char name[] = "asc_copy_gm2ub_align";
    check_align(block, bursts, bytes, name);
    if (bursts == 0 || bytes == 0)
        return;
    padding p = {element, left * element, right * element, 0, block->pad_size, block->pad_value};
    if (BASE_UNLIKELY(p.left > UB_BLOCK || p.right > UB_BLOCK))
        core_rule(block,
                  "%s: padding of %u and %u elements of %u bytes: each side takes at most "
                  "32 bytes",
                  name, left, right, element);
    p.row = (uint32_t)round_block((uint64_t)p.left + bytes + p.right);
    move m = {bursts, bytes, (uint64_t)bytes + src_gap, p.row + (uint64_t)dst_gap * UB_BLOCK};
    uint8_t *to = core_ub(block, dst, extent(&m, m.to_step, p.row), UB_BLOCK, name);
    core_gm(block, src, extent(&m, m.from_step, bytes), name);
    if (!move_in(block, to + p.left, src, &m, &p))
        pad_rows(&p, to + p.left, &m);
}

#define GM2UB_ALIGN(suffix, element)                                                               \
    BASE_EXPORT void aivd_asc_copy_gm2ub_align_##suffix(void *dst, const void *src, uint32_t size) \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        gm2ub_align(block, dst, src, 1, size, element, 0, 0, 0, 0);                                \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_copy_gm2ub_align_burst_##suffix(                                     \
        void *dst, const void *src, uint16_t n_burst, uint32_t len_burst,                          \
        uint8_t left_padding_num, uint8_t right_padding_num, uint32_t src_gap, uint32_t dst_gap)   \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        gm2ub_align(block, dst, src, n_burst, len_burst, element, left_padding_num,                \
                    right_padding_num, src_gap, dst_gap);                                          \
    }

GM2UB_ALIGN(s8, 1)
GM2UB_ALIGN(u8, 1)
GM2UB_ALIGN(f16, 2)
GM2UB_ALIGN(bf16, 2)
GM2UB_ALIGN(s16, 2)
GM2UB_ALIGN(u16, 2)
GM2UB_ALIGN(f32, 4)
GM2UB_ALIGN(s32, 4)
GM2UB_ALIGN(u32, 4)

/* ---- UB to GM ---- */

/* Into own memory through the caches; so are short rows, whatever they are told. */
static inline core_way_use way_of(const core_block *block, const void *to, const move *m)
{
    int owner = fabric_device_of(to);
    if (owner < 0 || owner == block->grid->launch->device)
        return (core_way_use){.way = CORE_WAY_CACHE};
    if (m->bytes < GM_STRING_BYTES || BASE_UNLIKELY(core_hook_now() != NULL))
        return (core_way_use){.way = CORE_WAY_STREAM};
    return core_way_begin(CORE_WAY_UB, owner, (uint64_t)m->bursts * m->bytes);
}

static inline void rows_out(core_block *block, uint8_t *to, const uint8_t *from, const move *m,
                            const char *name)
{
    if (BASE_UNLIKELY(block->atomic_op != ATOMIC_NONE))
        for (uint32_t i = 0; i < m->bursts; i++)
            core_atomic_move(block, to + i * m->to_step, from + i * m->from_step, m->bytes, name);
    else {
        core_way_use use = way_of(block, to, m);
        for (uint32_t i = 0; i < m->bursts; i++)
            gm_store(to + i * m->to_step, from + i * m->from_step, m->bytes,
                     use.way == CORE_WAY_STREAM);
        core_way_end(&use);
    }
}

/* What follows a store. */
static inline void moved_out(core_block *block, const uint8_t *to, const move *m)
{
    core_stored(block);
    if ((uint64_t)m->bursts * m->bytes <= GM_RING_BYTES)
        fabric_ring_if_waited(to);
}

static void late_out(core_block *block, const core_late *late)
{
    move m = move_of(&late->event);
    uint8_t *to = (uint8_t *)(uintptr_t)late->event.to;
    uint8_t op = block->atomic_op, type = block->atomic_type;
    block->atomic_op = late->atomic_op;
    block->atomic_type = late->atomic_type;
    rows_out(block, to, late->event.from, &m, late->name);
    block->atomic_op = op;
    block->atomic_type = type;
    moved_out(block, to, &m);
}

BASE_COLD static void rows_out_hooked(core_block *block, const core_hook *hook, uint8_t *to,
                                      const uint8_t *from, const move *m, const char *name)
{
    core_event event = move_event(block, PIPE_MTE3, to, from, m);
    if (hook->later != NULL) {
        hook->later(&(core_late){.event = event,
                                 .perform = late_out,
                                 .name = name,
                                 .atomic_op = block->atomic_op,
                                 .atomic_type = block->atomic_type});
        return;
    }
    core_hook_gm_begin(hook, &event);
    rows_out(block, to, from, m, name);
    core_hook_gm_end(hook, &event, from);
}

/* `from` is checked, `to` as well. */
static inline void move_out(core_block *block, uint8_t *to, const uint8_t *from, const move *m,
                            const char *name)
{
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL))
        rows_out_hooked(block, hook, to, from, m, name);
    else
        rows_out(block, to, from, m, name);
    moved_out(block, to, m);
}

BASE_EXPORT void aivd_asc_copy_ub2gm(void *dst, const void *src, uint32_t size)
{
    static const char name[] = "asc_copy_ub2gm";
    core_block *block = core_current;
    core_count(block);
    if (BASE_UNLIKELY(size == 0))
        return;
    check_plain(block, size, name);
    move m = {1, size, size, size};
    const uint8_t *from = core_ub(block, src, size, UB_BLOCK, name);
    core_gm(block, dst, size, name);
    move_out(block, dst, from, &m, name);
}

BASE_EXPORT void aivd_asc_copy_ub2gm_burst(void *dst, const void *src, uint16_t n_burst,
                                           uint16_t len_burst, uint16_t src_gap, uint16_t dst_gap)
{
    static const char name[] = "asc_copy_ub2gm";
    core_block *block = core_current;
    core_count(block);
    check_bursts(block, n_burst, name);
    if (n_burst == 0 || len_burst == 0)
        return;
    uint32_t bytes = (uint32_t)len_burst * UB_BLOCK;
    move m = {n_burst, bytes, bytes + (uint64_t)src_gap * UB_BLOCK,
              bytes + (uint64_t)dst_gap * UB_BLOCK};
    const uint8_t *from = core_ub(block, src, extent(&m, m.from_step, bytes), UB_BLOCK, name);
    core_gm(block, dst, extent(&m, m.to_step, bytes), name);
    move_out(block, dst, from, &m, name);
}

/* Writes exactly `bytes` of every row; padding numbers have no meaning in this direction. */
CORE_SITE static void ub2gm_align(core_block *block, void *dst, const void *src, uint32_t bursts,
                                  uint32_t bytes, uint32_t src_gap, uint32_t dst_gap)
{
    static const char name[] = "asc_copy_ub2gm_align";
    check_align(block, bursts, bytes, name);
    if (bursts == 0 || bytes == 0)
        return;
    move m = {bursts, bytes, round_block(bytes) + (uint64_t)src_gap * UB_BLOCK,
              (uint64_t)bytes + dst_gap};
    const uint8_t *from = core_ub(block, src, extent(&m, m.from_step, bytes), UB_BLOCK, name);
    core_gm(block, dst, extent(&m, m.to_step, bytes), name);
    move_out(block, dst, from, &m, name);
}

#define UB2GM_ALIGN(suffix)                                                                        \
    BASE_EXPORT void aivd_asc_copy_ub2gm_align_##suffix(void *dst, const void *src, uint32_t size) \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        core_count(block);                                                                         \
        ub2gm_align(block, dst, src, 1, size, 0, 0);                                               \
    }                                                                                              \
    BASE_EXPORT void aivd_asc_copy_ub2gm_align_burst_##suffix(                                     \
        void *dst, const void *src, uint16_t n_burst, uint32_t len_burst,                          \
        uint8_t left_padding_num, uint8_t right_padding_num, uint32_t src_gap, uint32_t dst_gap)   \
    {                                                                                              \
        core_block *block = core_current;                                                          \
        (void)left_padding_num;                                                                    \
        (void)right_padding_num;                                                                   \
        core_count(block);                                                                         \
        ub2gm_align(block, dst, src, n_burst, len_burst, src_gap, dst_gap);                        \
    }

UB2GM_ALIGN(u8)
UB2GM_ALIGN(s8)
UB2GM_ALIGN(f16)
UB2GM_ALIGN(u16)
UB2GM_ALIGN(s16)
UB2GM_ALIGN(bf16)
UB2GM_ALIGN(u32)
UB2GM_ALIGN(f32)
UB2GM_ALIGN(s32)
UB2GM_ALIGN(f64)
UB2GM_ALIGN(s64)
UB2GM_ALIGN(u64)

/* ---- UB to UB ---- */

static void rows_between(uint8_t *to, const uint8_t *from, const move *m)
{
    for (uint32_t i = 0; i < m->bursts; i++)
        memmove(to + i * m->to_step, from + i * m->from_step, m->bytes);
}

static void late_between(core_block *block, const core_late *late)
{
    (void)block;
    move m = move_of(&late->event);
    rows_between((uint8_t *)(uintptr_t)late->event.to, late->event.from, &m);
}

static inline void move_between(core_block *block, uint8_t *to, const uint8_t *from, const move *m)
{
    const core_hook *hook = core_hook_now();
    if (BASE_UNLIKELY(hook != NULL)) {
        core_event event = move_event(block, PIPE_V, to, from, m);
        if (hook->later != NULL) {
            hook->later(&(core_late){.event = event, .perform = late_between});
            return;
        }
        hook->op(&event);
    }
    rows_between(to, from, m);
}

BASE_EXPORT void aivd_asc_copy_ub2ub(void *dst, const void *src, uint32_t size)
{
    static const char name[] = "asc_copy_ub2ub";
    core_block *block = core_current;
    core_count(block);
    if (size == 0)
        return;
    if (size % UB_BLOCK != 0)
        core_rule(block, "%s: %u bytes is not a multiple of 32", name, size);
    move m = {1, size, size, size};
    uint8_t *to = core_ub(block, dst, size, UB_BLOCK, name);
    const uint8_t *from = core_ub(block, src, size, UB_BLOCK, name);
    move_between(block, to, from, &m);
}

BASE_EXPORT void aivd_asc_copy_ub2ub_burst(void *dst, const void *src, uint16_t n_burst,
                                           uint16_t len_burst, uint16_t src_gap, uint16_t dst_gap)
{
    static const char name[] = "asc_copy_ub2ub";
    core_block *block = core_current;
    core_count(block);
    check_bursts(block, n_burst, name);
    if (n_burst == 0 || len_burst == 0)
        return;
    uint32_t bytes = (uint32_t)len_burst * UB_BLOCK;
    move m = {n_burst, bytes, bytes + (uint64_t)src_gap * UB_BLOCK,
              bytes + (uint64_t)dst_gap * UB_BLOCK};
    uint8_t *to = core_ub(block, dst, extent(&m, m.to_step, bytes), UB_BLOCK, name);
    const uint8_t *from = core_ub(block, src, extent(&m, m.from_step, bytes), UB_BLOCK, name);
    move_between(block, to, from, &m);
}

/* ---- pad value ---- */

CORE_SITE static void set_pad(const void *value, uint8_t size)
{
    core_block *block = core_current;
    core_count(block);
    uint8_t element[8];
    for (uint32_t i = 0; i < sizeof element; i += size)
        memcpy(element + i, value, size);
    memcpy(&block->pad_value, element, sizeof element);
    block->pad_size = size;
    CORE_HOOK(CORE_EVENT_MODE, PIPE_S, .id = CORE_MODE_PAD, .value = block->pad_value);
}

#define SET_PAD(suffix, type)                                                                      \
    BASE_EXPORT void aivd_asc_set_copy_pad_val_##suffix(type pad_value)                            \
    {                                                                                              \
        set_pad(&pad_value, sizeof pad_value);                                                     \
    }

SET_PAD(s8, int8_t)
SET_PAD(u8, uint8_t)
SET_PAD(s16, int16_t)
SET_PAD(u16, uint16_t)
SET_PAD(f16, uint16_t)
SET_PAD(bf16, uint16_t)
SET_PAD(s32, int32_t)
SET_PAD(u32, uint32_t)
SET_PAD(f32, float)
