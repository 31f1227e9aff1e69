/* cam/window_dispatch: aclnnMoeDispatchNormal through windows: every rank writes its rows into
 * slots of its own window and says so; the receivers fetch theirs. Blocks share the tokens, then
 * the rows that this rank receives. */
#include "dispatch_part.h"
#include "window.h"

enum { TAILS = 64, TAIL_STRIDE = 64 };

/* In UB. */
typedef struct space {
    __ubuf__ int32_t *offset;      /* [E] sendOffset, then recvOffset */
    __ubuf__ int32_t *counts;      /* [E] recvCount */
    __ubuf__ int32_t *ids, *index; /* a tile of pairs */
    __ubuf__ uint8_t *tails;       /* [TAILS], TAIL_STRIDE apart */
    __ubuf__ int32_t *triples;     /* [TAILS][3] */
    __ubuf__ float *scales;        /* [TAILS] */
} space;

/* What this rank may read in the windows of the others. */
typedef struct sources {
    __gm__ uint8_t *rows[COLL_RANKS_MAX];
    uint64_t slots[COLL_RANKS_MAX];
} sources;

_Static_assert(TAILS >= CAM_TOPK_MAX, "tails of a token");

static space space_of(const cam_dispatch_args *d)
{
    uint32_t experts = cam_aligned(d->experts * 4), at = 2 * experts + 2 * CAM_TILE_BYTES;
    return (space){.offset = cam_ub(0),
                   .counts = cam_ub(experts),
                   .ids = cam_ub(2 * experts),
                   .index = cam_ub(2 * experts + CAM_TILE_BYTES),
                   .tails = cam_ub(at),
                   .triples = cam_ub(at + TAILS * TAIL_STRIDE),
                   .scales = cam_ub(at + TAILS * (TAIL_STRIDE + 12))};
}

static inline __ubuf__ cam_window_tail *tail_of(const space *s, uint32_t i)
{
    return (__ubuf__ cam_window_tail *)(s->tails + i * TAIL_STRIDE);
}

/* ---- into the own window ---- */

static uint64_t slot_of(const cam_dispatch_args *d, const space *s, int32_t expert, int32_t index,
                        uint64_t token, uint32_t k)
{
    int64_t slot = (int64_t)s->offset[expert] + index;
    if (index < 0 || slot < 0 || (uint64_t)slot >= d->tokens * d->topk)
        aivd_dev_disagree("aclnnMoeDispatchNormal: rank %u, token %llu, choice %u, expert %d: "
                          "sendOffset is %d and sendTokenIdx %d, together no slot below %llu; "
                          "aclnnDispatchLayout, aclnnNotifyDispatch and dispatch must be given "
                          "the same topkIdx",
                          d->coll.rank, (unsigned long long)token, k, expert, s->offset[expert],
                          index, (unsigned long long)(d->tokens * d->topk));
    return (uint64_t)slot;
}

static void fill_tail(const cam_dispatch_args *d, __ubuf__ cam_window_tail *tail, int32_t expert,
                      uint64_t token, uint32_t k)
{
    tail->expert = expert;
    tail->call[0] = (uint32_t)d->coll.seq;
    tail->call[1] = (uint32_t)(d->coll.seq >> 32);
    tail->triple[0] = (int32_t)d->coll.rank;
    tail->triple[1] = (int32_t)token;
    tail->triple[2] = (int32_t)k;
}

/* The K rows of one token. */
static void leave_token(const cam_dispatch_args *d, const space *s, __gm__ uint8_t *window,
                        uint64_t token, uint32_t at)
{
    void *rows[CAM_TOPK_MAX], *tails[CAM_TOPK_MAX];
    const uint64_t row_bytes = cam_dispatch_row_bytes(d), slot_bytes = cam_window_slot(row_bytes);
    uint32_t count = 0;
    for (uint32_t k = 0; k < d->topk; k++) {
        int32_t expert = s->ids[at + k];
        if (!cam_dispatch_has_row(d, token, k, expert))
            continue;
        uint64_t slot = slot_of(d, s, expert, s->index[at + k], token, k);
        rows[count] = window + slot * slot_bytes;
        tails[count] = window + slot * slot_bytes + cam_window_tail_at(row_bytes);
        fill_tail(d, tail_of(s, count++), expert, token, k);
    }
    if (count == 0)
        return;
    const float scale = cam_dispatch_put(d, rows, count, token);
    for (uint32_t i = 0; i < count; i++)
        tail_of(s, i)->scale = scale;
    aivd_rows_scatter(tails, count, s->tails, CAM_WINDOW_TAIL, TAIL_STRIDE);
}

static void leave(const cam_dispatch_args *d, const space *s, __gm__ uint8_t *window)
{
    cam_tile tile = cam_tile_begin(d);
    while (cam_tile_next(d, &tile, s->ids, s->index))
        for (uint64_t t = 0; t < tile.count; t++)
            leave_token(d, s, window, tile.first + t, (uint32_t)t * d->topk);
}

/* ---- out of the windows of all ---- */

static void take_posts(const cam_dispatch_args *d, const aivd_flag_value *own, sources *from)
{
    aivd_flag_value post;
    for (uint32_t p = 0; p < d->coll.size; p++) {
        cam_post_of(&d->coll, p, own, &post);
        from->rows[p] = (__gm__ uint8_t *)(uintptr_t)post.word[CAM_WINDOW_WORD_DATA];
        from->slots[p] = post.word[CAM_WINDOW_WORD_SLOTS];
    }
}

/* A run of rows of expert `q / R` of this rank and source `q % R`. */
typedef struct run {
    uint32_t q, source;
    int64_t slot;
    uint64_t row; /* in recvX */
    uint32_t count;
} run;

static void check_run(const cam_dispatch_args *d, const sources *from, const run *r)
{
    if (r->slot < 0 || (uint64_t)r->slot + r->count > from->slots[r->source])
        aivd_dev_disagree("aclnnMoeDispatchNormal: recvOffset and recvCount of rank %u at %u say "
                          "slots %lld to %lld of rank %u, which has %llu; they must be what "
                          "aclnnNotifyDispatch gave",
                          d->coll.rank, r->q, (long long)r->slot, (long long)r->slot + r->count - 1,
                          r->source, (unsigned long long)from->slots[r->source]);
}

/* The row that lies there was sent in this call, to this expert. */
static void check_tail(const cam_dispatch_args *d, const run *r, uint32_t i,
                       __ubuf__ const cam_window_tail *tail)
{
    const uint32_t local = d->experts / d->coll.size;
    const int32_t expert = (int32_t)(d->coll.rank * local + r->q / d->coll.size);
    uint64_t call = (uint64_t)tail->call[1] << 32 | tail->call[0];
    if (call != d->coll.seq || tail->expert != expert || tail->triple[0] != (int32_t)r->source)
        aivd_dev_disagree("aclnnMoeDispatchNormal: rank %u expects a row for expert %d in slot "
                          "%lld of rank %u, which sent none there; aclnnDispatchLayout, "
                          "aclnnNotifyDispatch and dispatch must be given the same topkIdx",
                          d->coll.rank, expert, (long long)r->slot + i, r->source);
}

static void fetch_tails(const cam_dispatch_args *d, const space *s, const run *r,
                        __gm__ const uint8_t *slot)
{
    const uint64_t row_bytes = cam_dispatch_row_bytes(d), slot_bytes = cam_window_slot(row_bytes);
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID5);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID5);
    for (uint32_t i = 0; i < r->count; i++)
        asc_copy_gm2ub_align((__ubuf__ uint8_t *)tail_of(s, i),
                             (__gm__ uint8_t *)(uintptr_t)slot + i * slot_bytes +
                                 cam_window_tail_at(row_bytes),
                             CAM_WINDOW_TAIL);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID5);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID5);
    for (uint32_t i = 0; i < r->count; i++) {
        __ubuf__ const cam_window_tail *tail = tail_of(s, i);
        check_tail(d, r, i, tail);
        s->scales[i] = tail->scale;
        for (uint32_t j = 0; j < 3; j++)
            s->triples[3 * i + j] = tail->triple[j];
    }
}

static void fetch_run(const cam_dispatch_args *d, const space *s, const sources *from, const run *r)
{
    const uint64_t row_bytes = cam_dispatch_row_bytes(d), slot_bytes = cam_window_slot(row_bytes);
    check_run(d, from, r);
    __gm__ const uint8_t *slot = from->rows[r->source] + (uint64_t)r->slot * slot_bytes;
    fetch_tails(d, s, r, slot);
    for (uint32_t i = 0; i < r->count; i++)
        coll_copy(d->recv_x + (r->row + i) * row_bytes, slot + i * slot_bytes, row_bytes);
    cam_store(d->assist + 3 * r->row, s->triples, 12ull * r->count);
    if (d->quant)
        cam_store(d->scales + r->row, s->scales, 4ull * r->count);
}

static void fetch(const cam_window_dispatch_args *w, const space *s, const sources *from)
{
    const cam_dispatch_args *d = &w->dispatch;
    const aivd_part part = aivd_split((uint64_t)s->counts[d->experts - 1],
                                      (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    const uint64_t end = part.begin + part.count;
    cam_load(s->offset, w->recv_offset, 4ull * d->experts);
    uint32_t q = 0;
    for (uint64_t row = part.begin; row < end;) {
        while ((uint64_t)s->counts[q] <= row)
            q++;
        uint64_t first = q ? (uint64_t)s->counts[q - 1] : 0, left = (uint64_t)s->counts[q] - row;
        left = left < end - row ? left : end - row;
        const run r = {.q = q,
                       .source = q % d->coll.size,
                       .slot = (int64_t)s->offset[q] + (int64_t)(row - first),
                       .row = row,
                       .count = left < TAILS ? (uint32_t)left : TAILS};
        fetch_run(d, s, from, &r);
        row += r.count;
    }
}

__global__ __aicore__ void aclnnMoeDispatchNormalWindow(cam_window_dispatch_args args)
{
    const cam_dispatch_args *d = &args.dispatch;
    const coll_args *a = &d->coll;
    const space s = space_of(d);
    __gm__ uint8_t *window = cam_window_rows(a, &args.window, a->rank) + args.before;
    sources from;
    aivd_flag_value own = {{0}};
    own.word[CAM_WINDOW_WORD_DATA] = (uint64_t)(uintptr_t)window;
    own.word[CAM_WINDOW_WORD_SLOTS] = d->tokens * d->topk;
    if (cam_first()) {
        cam_begin(a);
        cam_window_take(a, &args.window);
    }
    cam_meet_blocks();
    /* Before anybody is told that rows are there. */
    cam_load(s.counts, d->recv_count, 4ull * d->experts);
    cam_dispatch_counts_check(d, a->rank, d->rows, s.counts);
    cam_load(s.offset, args.send_offset, 4ull * d->experts);
    leave(d, &s, window);
    coll_drain();
    cam_meet_blocks();
    if (cam_first()) {
        cam_window_post(a, &own);
        cam_window_hear(a, d->stats);
    }
    cam_meet_blocks();
    take_posts(d, &own, &from);
    fetch(&args, &s, &from);
    coll_drain();
    cam_meet_blocks();
    if (cam_first())
        cam_window_leave(a);
}
