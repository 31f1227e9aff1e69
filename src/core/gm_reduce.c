/* core/gm_reduce: reduction of several buffers in GM (aivdrive/reduce.h).
 *
 * The work goes in tiles that fit into the first-level cache: the sources are accumulated in order,
 * 16-bit floats in float, then the tile is stored to every target, past the caches where it is a
 * peer's. */
#include <string.h>

#include "aivdrive/reduce.h"
#include "base/compiler.h"
#include "c_api/asc_impl.h"
#include "core/gm.h"
#include "core/hook.h"
#include "core/near.h"
#include "core/reduce.h"
#include "core/ub.h"
#include "fabric/region.h"
#include "hccl/hccl_types.h"

enum { TILE = 4096 /* bytes of the element type */, EVENT = 7 };

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

static const void *accumulate(const reduction *r, uint64_t at, uint64_t bytes, tile *t,
                              fetch_fn fetch)
{
    uint64_t n = bytes / r->element;
    const void *first = fetch(r, 0, at, bytes, t->out);
    if (r->by.widen) {
        r->by.widen(t->acc, first, n);
        for (uint32_t s = 1; s < r->from_count; s++) {
            r->by.widen(t->in, fetch(r, s, at, bytes, t->out), n);
            r->by.step(t->acc, t->acc, t->in, n);
        }
        r->by.narrow(t->out, t->acc, n);
        return t->out;
    }
    if (r->from_count == 1) {
        memcpy(t->acc, first, bytes);
        return t->acc;
    }
    r->by.step(t->acc, first, fetch(r, 1, at, bytes, t->in), n);
    for (uint32_t s = 2; s < r->from_count; s++)
        r->by.step(t->acc, t->acc, fetch(r, s, at, bytes, t->in), n);
    return t->acc;
}

/* ---- native: memory to memory ---- */

static const void *in_place(const reduction *r, uint32_t source, uint64_t at, uint64_t bytes,
                            void *room)
{
    (void)bytes, (void)room;
    return (const uint8_t *)r->from[source] + at;
}

static void store(void *to, const void *from, uint64_t bytes, bool peer)
{
    if (peer)
        gm_push(to, from, bytes);
    else
        memcpy(to, from, bytes);
}

static void reduce_native(core_block *block, const reduction *r)
{
    tile t;
    int own = block->grid->launch->device;
    for (uint64_t at = 0; at < r->bytes; at += TILE) {
        uint64_t bytes = r->bytes - at < TILE ? r->bytes - at : TILE;
        const void *result = accumulate(r, at, bytes, &t, in_place);
        for (uint32_t d = 0; d < r->to_count; d++)
            store((uint8_t *)r->to[d] + at, result, bytes, core_peer(own, r->to[d]));
    }
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
        void *result = (void *)(uintptr_t)accumulate(r, at, bytes, &t, through_ub);
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
    if (!core_reduce_find(type, op, &r.by.step, &r.by.widen, &r.by.narrow))
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
        reduce_native(block, &r);
    core_stored(block);
}
