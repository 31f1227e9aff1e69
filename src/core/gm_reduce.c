/* core/gm_reduce: reduction of several buffers in GM (aivdrive/reduce.h).
 *
 * The work goes in tiles that fit into the first-level cache: the sources are accumulated in order,
 * 16-bit floats in float. The last step writes the own target; from there it goes to all others
 * while it is in the first level, past the caches or through them (core/way). Two sources are one
 * loop without a tile (core_lane_past). docs/design/collectives.md says what was measured. */
#include <string.h>

#include "aivdrive/reduce.h"
#include "base/compiler.h"
#include "c_api/asc_impl.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/near.h"
#include "core/past.h"
#include "core/reduce.h"
#include "core/ub.h"
#include "core/way.h"
#include "fabric/region.h"
#include "hccl/hccl_types.h"

enum {
    TILE = 4096,  /* bytes of the element type */
    PIECE = 1024, /* of two sources: what is written is sent on while more is on its way here */
    LINE = 64,
    PAGE_LINES = 64,
    EVENT = 7
};

/* From here on the own target goes past the caches too, which hold no more: of one target, of
 * several. */
#define PAST_ONE_BYTES ((uint64_t)4 << 20)
#define PAST_BYTES     ((uint64_t)8 << 20)
/* Sent to a near peer both ways in turn: more through the caches from here on, nothing from there.
 */
#define MIXED_EVENLY_BYTES ((uint64_t)256 << 10)
#define MIXED_BYTES_MOST   ((uint64_t)4 << 20)

typedef struct reduction {
    void *const *to;
    const void *const *from;
    uint32_t to_count, from_count;
    uint64_t bytes;
    uint32_t element;
    core_reduction by;
} reduction;

typedef struct tile {
    _Alignas(64) uint8_t acc[2 * TILE]; /* float for 16-bit elements */
    _Alignas(64) uint8_t in[2 * TILE];
    _Alignas(64) uint8_t out[TILE];
} tile;

/* Brings `bytes` of a source to `room`, or returns where they lie already. */
typedef const void *(*fetch_fn)(const reduction *r, uint32_t source, uint64_t at, uint64_t bytes,
                                void *room);

/* Writes the result of a tile to `result`, which may be one of the sources. */
static void accumulate(const reduction *r, uint64_t at, uint64_t bytes, tile *t, fetch_fn fetch,
                       void *result)
{
    const uint64_t n = bytes / r->element;
    const uint32_t last = r->from_count - 1;
    const void *left = fetch(r, 0, at, bytes, t->out);
    if (r->by.widen) {
        r->by.widen(t->acc, left, n);
        for (uint32_t s = 1; s <= last; s++) {
            r->by.widen(t->in, fetch(r, s, at, bytes, t->out), n);
            r->by.step(t->acc, t->acc, t->in, n);
        }
        r->by.narrow(result, t->acc, n);
        return;
    }
    for (uint32_t s = 1; s <= last; s++) {
        void *to = s == last ? result : t->acc;
        r->by.step(to, left, fetch(r, s, at, bytes, t->in), n);
        left = to;
    }
    if (left != result)
        memcpy(result, left, bytes);
}

/* ---- native: memory to memory ---- */

static const void *in_place(const reduction *r, uint32_t source, uint64_t at, uint64_t bytes,
                            void *room)
{
    (void)bytes, (void)room;
    return (const uint8_t *)r->from[source] + at;
}

/* Where the result goes. */
typedef struct outlet {
    const reduction *r;
    int device;     /* of this block */
    uint32_t own;   /* the target that it is written to first; to_count: none */
    uint32_t peer;  /* the first that it is sent to */
    bool several;   /* peers: each is sent to by its distance */
    bool stream;    /* sent past the caches, to one peer */
    uint32_t mixed; /* lines of each page that go through them all the same */
    uint64_t piece; /* bytes that are computed before they are sent */
} outlet;

/* The first target at or after d that is a peer's, or is not. */
static uint32_t target_from(const reduction *r, uint32_t d, int device, bool peer)
{
    while (d < r->to_count && core_peer(device, r->to[d]) != peer)
        d++;
    return d;
}

/* The way to the one peer there is. */
static core_way_use way_to(outlet *o, int peer)
{
    const reduction *r = o->r;
    core_way_use use = core_way_begin(CORE_WAY_RESULT, peer, r->bytes);
    if (core_near(peer) && use.way == CORE_WAY_STREAM && r->bytes >= CORE_WAY_LEARN_BYTES &&
        r->bytes < MIXED_BYTES_MOST)
        o->mixed = r->bytes < MIXED_EVENLY_BYTES ? PAGE_LINES / 4 : PAGE_LINES / 2;
    return use;
}

static outlet outlet_of(const reduction *r, int device, core_way_use *use)
{
    outlet o = {
        .r = r, .device = device, .own = r->to_count, .peer = target_from(r, 0, device, true)};
    if (r->bytes < (r->to_count == 1 ? PAST_ONE_BYTES : PAST_BYTES))
        o.own = target_from(r, 0, device, false);
    *use = (core_way_use){.way = CORE_WAY_STREAM};
    o.several = target_from(r, o.peer + 1, device, true) < r->to_count;
    if (o.peer == r->to_count)
        o.peer = 0;
    else if (!o.several)
        *use = way_to(&o, fabric_device_of(r->to[o.peer]));
    o.stream = use->way == CORE_WAY_STREAM;
    o.piece = r->from_count == 2 && r->by.pair && o.stream ? PIECE : TILE;
    return o;
}

static bool goes_past(const outlet *o, const void *to)
{
    int owner = fabric_device_of(to);
    return o->several && owner >= 0 && owner != o->device ? !core_near(owner) : o->stream;
}

static void send_on(const outlet *o, uint64_t at, const void *from, uint64_t bytes)
{
    for (uint32_t d = 0; d < o->r->to_count; d++) {
        uint8_t *to = (uint8_t *)o->r->to[d] + at;
        if (d == o->own)
            continue;
        if (goes_past(o, to))
            core_past_store(to, from, bytes);
        else
            gm_copy(to, from, bytes);
    }
}

/* Bytes of a piece that begins at `at`: whole elements up to the end of a line of the first peer's
 * target, where that is possible. */
static uint64_t piece_bytes(const outlet *o, uint64_t at)
{
    const uint64_t rest = o->r->bytes - at;
    if (rest <= o->piece)
        return rest;
    uint64_t over = ((uintptr_t)o->r->to[o->peer] + at) % LINE;
    return o->piece - (over % o->r->element == 0 ? over : 0);
}

static void reduce_pieces(const outlet *o, uint64_t at, tile *t)
{
    const reduction *r = o->r;
    const bool pair = r->from_count == 2 && r->by.pair;
    for (uint64_t n; at < r->bytes; at += n) {
        void *result = o->own < r->to_count ? (uint8_t *)r->to[o->own] + at : t->out;
        n = piece_bytes(o, at);
        if (pair)
            r->by.pair(result, (const uint8_t *)r->from[0] + at, (const uint8_t *)r->from[1] + at,
                       n / r->element);
        else
            accumulate(r, at, n, t, in_place, result);
        send_on(o, at, result, n);
    }
}

/* Bytes before `to` lies on a line; more than there are when no element ends there. */
static uint64_t head_bytes(const reduction *r, const void *to)
{
    uint64_t head = -(uint64_t)(uintptr_t)to % LINE;
    return head % r->element == 0 && head <= r->bytes ? head : r->bytes;
}

/* The part of one or two sent targets that does not fill lines. */
static void reduce_edge(const outlet *o, uint64_t at, uint64_t bytes, tile *t)
{
    outlet edge = *o;
    reduction part = *o->r;
    if (bytes == 0)
        return;
    edge.r = &part;
    edge.stream = false;
    part.bytes = at + bytes;
    reduce_pieces(&edge, at, t);
}

/* Where a pass over whole lines is. */
typedef struct pass {
    uint8_t *own, *to, *more; /* own and more may be NULL */
    const uint8_t *left, *right;
    uint64_t lines;
} pass;

static void pass_on(pass *p, uint64_t lines)
{
    const uint64_t bytes = lines * LINE;
    p->own += bytes, p->to += bytes, p->left += bytes, p->right += bytes;
    p->lines -= lines;
}

/* Of each page some lines go to a near peer through the caches, from the own target. The two ways
 * keep different parts of the processor busy: together they take less time than either alone. */
static void pass_mixed(const outlet *o, pass *p)
{
    const reduction *r = o->r;
    while (p->lines != 0) {
        uint64_t n = p->lines < PAGE_LINES - o->mixed ? p->lines : PAGE_LINES - o->mixed;
        r->by.past(p->own, p->to, NULL, p->left, p->right, n);
        pass_on(p, n);
        n = p->lines < o->mixed ? p->lines : o->mixed;
        r->by.pair(p->own, p->left, p->right, n * LINE / r->element);
        gm_copy(p->to, p->own, n * LINE);
        pass_on(p, n);
    }
}

/* Two sources, one pass: to the own target in the usual way, to one or two others past the caches.
 */
static bool reduce_at_once(const outlet *o, tile *t)
{
    const reduction *r = o->r;
    const uint32_t sent = r->to_count - (o->own < r->to_count);
    if (!o->stream || o->several || r->by.past == NULL || r->from_count != 2 || sent - 1 > 1)
        return false;
    const uint32_t first = o->own == 0, second = o->own == 1 ? 2 : first + 1;
    const uint64_t head = head_bytes(r, r->to[first]), lines = (r->bytes - head) / LINE;
    if (lines == 0 || (sent == 2 && head_bytes(r, r->to[second]) != head))
        return false;
    pass p = {.own = o->own < r->to_count ? (uint8_t *)r->to[o->own] + head : NULL,
              .to = (uint8_t *)r->to[first] + head,
              .more = sent == 2 ? (uint8_t *)r->to[second] + head : NULL,
              .left = (const uint8_t *)r->from[0] + head,
              .right = (const uint8_t *)r->from[1] + head,
              .lines = lines};
    reduce_edge(o, 0, head, t);
    if (o->mixed != 0 && p.own != NULL && p.more == NULL)
        pass_mixed(o, &p);
    else
        r->by.past(p.own, p.to, p.more, p.left, p.right, lines);
    reduce_edge(o, head + lines * LINE, r->bytes - head - lines * LINE, t);
    return true;
}

static void reduce_native(int device, const reduction *r)
{
    tile t;
    core_way_use use;
    outlet o = outlet_of(r, device, &use);
    if (r->from_count == 2 && r->by.pair && r->to_count == 1 && o.own == 0)
        r->by.pair(r->to[0], r->from[0], r->from[1], r->bytes / r->element);
    else if (!reduce_at_once(&o, &t))
        reduce_pieces(&o, 0, &t);
#if defined(__x86_64__)
    _mm_sfence(); /* before any flag that says the result is there */
#endif
    core_way_end(&use);
}

void core_reduce_gm(int device, const core_reduction *by, void *const *to, uint32_t to_count,
                    const void *const *from, uint32_t from_count, uint64_t count,
                    uint32_t element)
{
    const reduction r = {to, from, to_count, from_count, count * element, element, *by};
    reduce_native(device, &r);
}

/* ---- recorded or weak: through UB, as hardware does ----
 * The arithmetic is done here and now, so what a tile needs is waited for (MTE2 to S); it is told
 * as a vector operation, which the pipes around it are ordered with. */

static const void *through_ub(const reduction *r, uint32_t source, uint64_t at, uint64_t bytes,
                              void *room)
{
    aivd_asc_sync_notify(PIPE_V, PIPE_MTE2, EVENT);
    aivd_asc_sync_wait(PIPE_V, PIPE_MTE2, EVENT);
    aivd_asc_copy_gm2ub_align_u8(room, (const uint8_t *)r->from[source] + at, (uint32_t)bytes);
    aivd_asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT);
    aivd_asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT);
    return room;
}

/* The arithmetic on a tile, for whoever looks: a vector operation has written it. */
static void tell_computed(const core_block *block, const void *result, uint64_t bytes)
{
    core_hook_now()->op(&(core_event){.kind = CORE_EVENT_FILL,
                                      .pipe = PIPE_V,
                                      .to = result,
                                      .size = bytes,
                                      .site = block->site,
                                      .block = block});
}

static void reduce_observed(const core_block *block, const reduction *r)
{
    tile t;
    for (uint64_t at = 0; at < r->bytes; at += TILE) {
        uint64_t bytes = r->bytes - at < TILE ? r->bytes - at : TILE;
        void *result = r->by.widen ? t.out : t.acc;
        accumulate(r, at, bytes, &t, through_ub, result);
        tell_computed(block, result, bytes);
        aivd_asc_sync_pipe(PIPE_V);
        aivd_asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT);
        aivd_asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT);
        for (uint32_t d = 0; d < r->to_count; d++)
            aivd_asc_copy_ub2gm_align_u8((uint8_t *)r->to[d] + at, result, (uint32_t)bytes);
        aivd_asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT);
        aivd_asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT);
    }
}

BASE_EXPORT uint32_t aivd_type_bytes(int type)
{
    return core_reduce_bytes(type);
}

BASE_EXPORT void aivd_reduce(void *const *to, uint32_t to_count, const void *const *from,
                             uint32_t from_count, uint64_t count, int type, int op)
{
    static const char name[] = "aivd_reduce";
    core_block *block = core_current;
    core_count(block);
    reduction r = {.to = to, .from = from, .to_count = to_count, .from_count = from_count};
    if (!core_reduce_find(type, op, &r.by))
        core_rule(block,
                  "%s: no reduction of type %d with operation %d; types: int8 to int64, uint8 to "
                  "uint64, fp16, bfp16, fp32, fp64; operations: 0 sum, 1 prod, 2 max, 3 min",
                  name, type, op);
    if (to_count == 0 || from_count == 0)
        core_rule(block, "%s: %u targets and %u sources; at least one of each is needed", name,
                  to_count, from_count);
    if (count == 0)
        return;
    r.element = core_reduce_bytes(type);
    r.bytes = count * r.element;
    for (uint32_t s = 0; s < from_count; s++)
        core_gm(block, from[s], r.bytes, name);
    for (uint32_t d = 0; d < to_count; d++)
        core_gm(block, to[d], r.bytes, name);
    if (BASE_UNLIKELY(core_hook_now() != NULL))
        reduce_observed(block, &r);
    else if (r.bytes <= CORE_REDUCE_SHORT && to_count == 1 &&
             fabric_device_of(to[0]) == block->grid->launch->device)
        core_reduce_short(&r.by, to[0], from, from_count, count, r.bytes);
    else
        reduce_native(block->grid->launch->device, &r);
    core_stored(block);
}
