/* cam/low_latency_dispatch_half: dispatch in halves. The first one pushes rows into the slots that
 * the receiver's window has for this rank and that expert; the second one waits for those of all
 * ranks and moves them together. The opening of windows is here, too. */
#include "low_latency_half.h"

static const char name[] = "aclnnMoeLowLatencyDispatchV2";

/* In UB. */
typedef struct space {
    __ubuf__ int32_t *cursor;     /* [V] rows of this rank for that place */
    __ubuf__ int32_t *recv_count; /* [L * R] */
    __ubuf__ int32_t *tails;      /* [K'] {scale, token, choice, 0}, 32 bytes apart */
    __ubuf__ int32_t *counts;     /* [L] of one rank */
    cam_ll_tile tile;
} space;

enum { TAIL_STRIDE = CAM_LL_STRIDE / 4 };

static space space_of(const cam_ll_dispatch_args *d)
{
    const uint32_t places = cam_aligned(4 * cam_ll_places(&d->routing.shape));
    const uint32_t tails = 2 * places + 4 * CAM_LL_SLOTS_MAX;
    return (space){.cursor = (__ubuf__ int32_t *)cam_ub(0),
                   .counts = (__ubuf__ int32_t *)cam_ub(places),
                   .recv_count = (__ubuf__ int32_t *)cam_ub(2 * places),
                   .tails = (__ubuf__ int32_t *)cam_ub(tails),
                   .tile = cam_ll_tile_make(tails + CAM_LL_CHOICES_MAX * CAM_LL_STRIDE)};
}

/* ---- the first half ---- */

/* The next slot of a place. */
static __gm__ uint8_t *slot_of(const cam_ll_dispatch_half_args *h, const space *s,
                               __ubuf__ const cam_ll_target *to, uint64_t token)
{
    const coll_args *a = &h->call.coll;
    const cam_ll_shape *z = &h->call.routing.shape;
    const uint32_t p = cam_ll_rank_of(z, to->place), local = cam_ll_local(z, p);
    const uint64_t slot = cam_ll_slot_bytes(cam_ll_row_bytes(z, a->element));
    const uint64_t index = (uint64_t)s->cursor[to->place]++;
    if (index >= z->most)
        aivd_dev_disagree(
            "%s: rank %u, token %llu, choice %u: more than %llu rows (globalBs / ranks) "
            "for one expert; a token that names an expert twice needs a whole call",
            name, a->rank, (unsigned long long)token, to->choice, (unsigned long long)z->most);
    return cam_ll_half_of(a, &h->half, p) +
           cam_ll_slot_at(a->size, local, z->most, slot, a->rank, to->place - cam_ll_first(z, p)) +
           index * slot;
}

static void push_token(const cam_ll_dispatch_half_args *h, const space *s, uint64_t t)
{
    void *rows[CAM_LL_CHOICES_MAX], *tails[CAM_LL_CHOICES_MAX];
    const cam_ll_dispatch_args *d = &h->call;
    const cam_ll_shape *z = &d->routing.shape;
    const uint64_t row_bytes = cam_ll_row_bytes(z, d->coll.element), token = s->tile.first + t;
    const uint8_t *x = d->x + token * z->hidden * d->coll.element;
    const uint32_t count = cam_ll_targets(&d->routing, &s->tile, t, d->coll.rank);
    float scale = 0;
    if (count == 0)
        return;
    for (uint32_t i = 0; i < count; i++) {
        rows[i] = slot_of(h, s, &s->tile.targets[i], token);
        tails[i] = (uint8_t *)rows[i] + cam_ll_tail_at(row_bytes);
    }
    if (z->quant)
        scale = aivd_rows_quantise(rows, count, x, z->hidden, (int)d->coll.type, 0);
    else
        aivd_rows_copy(rows, count, x, row_bytes, 0);
    for (uint32_t i = 0; i < count; i++) {
        __ubuf__ int32_t *tail = s->tails + i * TAIL_STRIDE;
        *(__ubuf__ float *)tail = scale;
        tail[1] = (int32_t)token;
        tail[2] = (int32_t)s->tile.targets[i].choice;
        tail[3] = 0;
    }
    aivd_rows_scatter(tails, count, s->tails, CAM_LL_TAIL, CAM_LL_STRIDE);
}

static void push(const cam_ll_dispatch_half_args *h, space *s)
{
    const cam_ll_routing *r = &h->call.routing;
    const aivd_part part =
        aivd_split(r->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    const uint64_t end = part.begin + part.count;
    cam_ll_zero(s->cursor, cam_ll_places(&r->shape));
    cam_ll_count(r, &s->tile, h->call.coll.rank, 0, part.count ? part.begin : 0, s->cursor);
    cam_ll_rows_begin(&h->call.coll, cam_ll_cache_bytes(&r->shape, h->call.coll.element, r->tokens),
                      r->shape.quant ? CAM_ROWS_QUANTISED : CAM_ROWS_COPIED);
    for (uint64_t at = part.begin; cam_ll_tile_load(r, &s->tile, at, end); at += s->tile.count)
        for (uint64_t t = 0; t < s->tile.count; t++)
            push_token(h, s, t);
    aivd_rows_end();
}

/* How many rows each receiver finds in its slots. */
static void push_counts(const cam_ll_dispatch_half_args *h, space *s)
{
    const cam_ll_dispatch_args *d = &h->call;
    const cam_ll_shape *z = &d->routing.shape;
    cam_ll_zero(s->cursor, cam_ll_places(z));
    cam_ll_count(&d->routing, &s->tile, d->coll.rank, 0, d->routing.tokens, s->cursor);
    cam_store(d->counts, s->cursor, 4ull * cam_ll_places(z));
    coll_drain();
    for (uint32_t p = 0; p < d->coll.size; p++) {
        const uint32_t local = cam_ll_local(z, p);
        coll_copy(cam_ll_half_of(&d->coll, &h->half, p) + cam_ll_counts_at(local, d->coll.rank),
                  d->counts + cam_ll_first(z, p), 4ull * local);
    }
    coll_drain();
}

__global__ __aicore__ void aivd_low_latency_dispatch_send(cam_ll_dispatch_half_args args)
{
    const cam_ll_dispatch_half_args *h = &args;
    const coll_args *a = &h->call.coll;
    space s = space_of(&h->call);
    if (cam_first()) {
        cam_begin(a);
        cam_ll_await_freed(a, &h->half);
    }
    cam_meet_blocks();
    cam_ll_windows_load(a, &h->half);
    push(h, &s);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    push_counts(h, &s);
    cam_ll_announce(a, &h->half);
    cam_end(a);
}

/* ---- the second half ---- */

/* The running sum over (expert, source) of what has come. */
static void take_counts(const cam_ll_dispatch_half_args *h, const space *s)
{
    const cam_ll_dispatch_args *d = &h->call;
    const uint32_t ranks = d->coll.size, local = cam_ll_local(&d->routing.shape, d->coll.rank);
    int64_t run = 0;
    for (uint32_t src = 0; src < ranks; src++) {
        cam_load(s->counts,
                 cam_ll_half_of(&d->coll, &h->half, d->coll.rank) + cam_ll_counts_at(local, src),
                 4ull * local);
        for (uint32_t le = 0; le < local; le++)
            s->recv_count[le * ranks + src] = s->counts[le];
    }
    for (uint32_t q = 0; q < local * ranks; q++)
        s->recv_count[q] = (int32_t)(run += s->recv_count[q]);
    if ((uint64_t)run > d->rows || run > INT32_MAX)
        aivd_dev_disagree("%s: rank %u receives %lld rows and has room for %llu in expandX, "
                          "dynamicScales and assistInfoForCombine",
                          name, d->coll.rank, (long long)run, (unsigned long long)d->rows);
}

/* Moves rows `first` to `end` - 1 of the result, which come from slots `index` on of (le, src). */
static void take_rows(const cam_ll_dispatch_half_args *h, const space *s, uint32_t q,
                      uint64_t first, uint64_t end, uint64_t index)
{
    const cam_ll_dispatch_args *d = &h->call;
    const cam_ll_shape *z = &d->routing.shape;
    const uint32_t ranks = d->coll.size, local = cam_ll_local(z, d->coll.rank), src = q % ranks;
    const uint64_t row_bytes = cam_ll_row_bytes(z, d->coll.element);
    const uint64_t slot = cam_ll_slot_bytes(row_bytes);
    __gm__ uint8_t *from = cam_ll_half_of(&d->coll, &h->half, d->coll.rank) +
                           cam_ll_slot_at(ranks, local, z->most, slot, src, q / ranks) +
                           index * slot;
    for (uint64_t row = first; row < end; row++, from += slot) {
        void *to[] = {d->recv_x + row * row_bytes}, *triple[] = {d->assist + 3 * row};
        aivd_rows_copy(to, 1, from, row_bytes, 0);
        cam_load(s->tails, from + cam_ll_tail_at(row_bytes), CAM_LL_TAIL);
        if (z->quant) {
            void *scale[] = {d->scales + row};
            s->tails[TAIL_STRIDE] = s->tails[0];
            aivd_rows_scatter(scale, 1, s->tails + TAIL_STRIDE, 4, CAM_LL_STRIDE);
        }
        s->tails[0] = (int32_t)src;
        aivd_rows_scatter(triple, 1, s->tails, 12, CAM_LL_STRIDE);
    }
}

static void take(const cam_ll_dispatch_half_args *h, const space *s)
{
    const uint32_t slots =
        cam_ll_local(&h->call.routing.shape, h->call.coll.rank) * h->call.coll.size;
    const aivd_part part = aivd_split((uint64_t)s->recv_count[slots - 1],
                                      (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    const uint64_t end = part.begin + part.count;
    for (uint32_t q = 0; q < slots && part.count; q++) {
        uint64_t begin = q ? (uint64_t)s->recv_count[q - 1] : 0, to = (uint64_t)s->recv_count[q];
        uint64_t first = begin > part.begin ? begin : part.begin, last = to < end ? to : end;
        if (first < last)
            take_rows(h, s, q, first, last, first - begin);
    }
}

__global__ __aicore__ void aivd_low_latency_dispatch_receive(cam_ll_dispatch_half_args args)
{
    const cam_ll_dispatch_half_args *h = &args;
    const coll_args *a = &h->call.coll;
    space s = space_of(&h->call);
    if (cam_first()) {
        cam_begin(a);
        cam_ll_await(a, &h->half, name);
    }
    cam_meet_blocks();
    cam_ll_windows_load(a, &h->half);
    take_counts(h, &s);
    take(h, &s);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_ll_mark(a);
    cam_ll_tell_counts(&h->call, s.recv_count, (__ubuf__ int64_t *)s.cursor);
    coll_drain();
    cam_end(a);
}

/* ---- windows ---- */

__global__ __aicore__ void aivd_low_latency_open(cam_ll_open_args args)
{
    const coll_args *a = &args.coll;
    aivd_flag_value own = {{0}}, post;
    __ubuf__ uint64_t *table = (__ubuf__ uint64_t *)cam_ub(0);
    own.word[CAM_POST_ROWS] = (uint64_t)(uintptr_t)args.window;
    cam_begin(a);
    cam_post_all(a, &own, NULL);
    for (uint32_t p = 0; p < a->size; p++) {
        cam_post_of(a, p, &own, &post);
        table[p] = post.word[CAM_POST_ROWS];
    }
    cam_store(args.window, table, 8ull * a->size);
    coll_drain();
    cam_done_all(a, NULL);
    cam_end(a);
}
