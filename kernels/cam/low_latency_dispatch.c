/* cam/low_latency_dispatch: aclnnMoeLowLatencyDispatchV2, whole. Every rank counts the rows it has
 * for each expert and says so, with where it wants its own rows; from all counts each rank finds
 * the final place of each of its rows, pushes them there, and says that they are there. Blocks
 * share the tokens. */
#include "low_latency_part.h"

enum { PIECE = 512 };

/* In UB. */
typedef struct space {
    __ubuf__ int32_t *total;      /* [V] rows of an expert, of all ranks */
    __ubuf__ int32_t *first;      /* [V] place of this rank's first row among its receiver's */
    __ubuf__ int32_t *cursor;     /* [V] this rank's rows that are placed already */
    __ubuf__ int32_t *counts;     /* [V] of one rank */
    __ubuf__ int32_t *recv_count; /* [L * R] */
    __ubuf__ int32_t *triples;    /* [K'], 32 bytes apart */
    __ubuf__ float *scales;       /* likewise */
    cam_ll_tile tile;
} space;

/* Where the ranks want their rows. */
typedef struct places {
    __gm__ uint8_t *rows[COLL_RANKS_MAX];
    __gm__ float *scales[COLL_RANKS_MAX];
    __gm__ int32_t *assist[COLL_RANKS_MAX];
    uint64_t room[COLL_RANKS_MAX];
} places;

static space space_of(const cam_ll_dispatch_args *d)
{
    const uint32_t places = cam_aligned(4 * cam_ll_places(&d->routing.shape));
    const uint32_t received =
        cam_aligned(4 * cam_ll_local(&d->routing.shape, d->coll.rank) * d->coll.size);
    const uint32_t triples = 4 * places + received, tail = CAM_LL_CHOICES_MAX * CAM_LL_STRIDE;
    return (space){.total = (__ubuf__ int32_t *)cam_ub(0),
                   .first = (__ubuf__ int32_t *)cam_ub(places),
                   .cursor = (__ubuf__ int32_t *)cam_ub(2 * places),
                   .counts = (__ubuf__ int32_t *)cam_ub(3 * places),
                   .recv_count = (__ubuf__ int32_t *)cam_ub(4 * places),
                   .triples = (__ubuf__ int32_t *)cam_ub(triples),
                   .scales = (__ubuf__ float *)cam_ub(triples + tail),
                   .tile = cam_ll_tile_make(triples + 2 * tail)};
}

static aivd_flag_value own_post(const cam_ll_dispatch_args *d)
{
    aivd_flag_value post = {{0}};
    post.word[CAM_POST_ROWS] = cam_reach(d->recv_twin, d->recv_x);
    post.word[CAM_POST_SCALES] = cam_reach(d->scales_twin, d->scales);
    post.word[CAM_POST_ASSIST] = cam_reach(d->assist_twin, d->assist);
    post.word[CAM_POST_COUNTS] = (uint64_t)(uintptr_t)d->counts;
    post.word[CAM_POST_ROOM] = d->rows;
    post.word[CAM_POST_TOKENS] = d->routing.tokens;
    return post;
}

static void count_own(const cam_ll_dispatch_args *d, space *s)
{
    const uint32_t places = cam_ll_places(&d->routing.shape);
    cam_ll_zero(s->counts, places);
    cam_ll_count(&d->routing, &s->tile, d->coll.rank, 0, d->routing.tokens, s->counts);
    cam_store(d->counts, s->counts, 4ull * places);
    coll_drain();
}

/* Adds the counts of rank p: to the totals, to what stands before this rank's rows, and to what
 * this rank receives. */
static void add_counts(const cam_ll_dispatch_args *d, const space *s, uint32_t p)
{
    const cam_ll_shape *z = &d->routing.shape;
    const uint32_t places = cam_ll_places(z), mine = cam_ll_first(z, d->coll.rank);
    const uint32_t local = cam_ll_local(z, d->coll.rank);
    for (uint32_t v = 0; v < places; v++) {
        if (p < d->coll.rank)
            s->first[v] += s->counts[v];
        s->total[v] += s->counts[v];
    }
    for (uint32_t le = 0; le < local; le++)
        s->recv_count[le * d->coll.size + p] = s->counts[mine + le];
}

static void check_room(const cam_ll_dispatch_args *d, uint32_t p, int64_t rows, uint64_t room)
{
    if ((uint64_t)rows > room || rows > INT32_MAX)
        aivd_dev_disagree(
            "aclnnMoeLowLatencyDispatchV2: rank %u receives %lld rows and has room for "
            "%llu in expandX, dynamicScales and assistInfoForCombine (%u experts per "
            "rank of rank %u)",
            p, (long long)rows, (unsigned long long)room, cam_ll_local(&d->routing.shape, p), p);
}

/* What all ranks have said. */
static void take_posts(const cam_ll_dispatch_args *d, const space *s, const aivd_flag_value *own,
                       places *to)
{
    const coll_args *a = &d->coll;
    const cam_ll_shape *z = &d->routing.shape;
    const uint32_t places = cam_ll_places(z);
    aivd_flag_value post;
    cam_ll_zero(s->total, places);
    cam_ll_zero(s->first, places);
    for (uint32_t p = 0; p < a->size; p++) {
        cam_post_of(a, p, own, &post);
        to->rows[p] = (__gm__ uint8_t *)(uintptr_t)post.word[CAM_POST_ROWS];
        to->scales[p] = (__gm__ float *)(uintptr_t)post.word[CAM_POST_SCALES];
        to->assist[p] = (__gm__ int32_t *)(uintptr_t)post.word[CAM_POST_ASSIST];
        to->room[p] = post.word[CAM_POST_ROOM];
        cam_load(s->counts, (__gm__ const void *)(uintptr_t)post.word[CAM_POST_COUNTS],
                 4ull * places);
        add_counts(d, s, p);
    }
    for (uint32_t p = 0; p < a->size; p++) {
        int64_t run = 0;
        for (uint32_t le = 0; le < cam_ll_local(z, p); le++) {
            uint32_t v = cam_ll_first(z, p) + le;
            s->first[v] += (int32_t)run;
            run += s->total[v];
        }
        check_room(d, p, run, to->room[p]);
    }
    int32_t run = 0;
    for (uint32_t q = 0; q < cam_ll_local(z, a->rank) * a->size; q++)
        s->recv_count[q] = run += s->recv_count[q];
}

/* The rows of token `t` of the tile. */
static void push_token(const cam_ll_dispatch_args *d, const space *s, const places *to, uint64_t t)
{
    void *rows[CAM_LL_CHOICES_MAX], *scales[CAM_LL_CHOICES_MAX], *triples[CAM_LL_CHOICES_MAX];
    const cam_ll_shape *z = &d->routing.shape;
    const uint64_t row_bytes = cam_ll_row_bytes(z, d->coll.element), token = s->tile.first + t;
    const uint32_t piece = d->in_turn ? PIECE : 0;
    const uint32_t count = cam_ll_targets(&d->routing, &s->tile, t, d->coll.rank);
    if (count == 0)
        return;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t v = s->tile.targets[i].place, p = cam_ll_rank_of(z, v);
        const int64_t row = (int64_t)s->first[v] + s->cursor[v]++;
        __ubuf__ int32_t *triple = s->triples + i * (CAM_LL_STRIDE / 4);
        rows[i] = to->rows[p] + (uint64_t)row * row_bytes;
        triples[i] = to->assist[p] + 3 * row;
        scales[i] = to->scales[p] + row;
        triple[0] = (int32_t)d->coll.rank;
        triple[1] = (int32_t)token;
        triple[2] = (int32_t)s->tile.targets[i].choice;
    }
    const uint8_t *x = d->x + token * z->hidden * d->coll.element;
    aivd_rows_scatter(triples, count, s->triples, 12, CAM_LL_STRIDE);
    if (!z->quant) {
        aivd_rows_copy(rows, count, x, row_bytes, piece);
        return;
    }
    float scale = aivd_rows_quantise(rows, count, x, z->hidden, (int)d->coll.type, piece);
    for (uint32_t i = 0; i < count; i++)
        s->scales[i * (CAM_LL_STRIDE / 4)] = scale;
    aivd_rows_scatter(scales, count, s->scales, 4, CAM_LL_STRIDE);
}

static void push(const cam_ll_dispatch_args *d, space *s, const places *to)
{
    const cam_ll_routing *r = &d->routing;
    const aivd_part part =
        aivd_split(r->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    const uint64_t end = part.begin + part.count;
    cam_ll_zero(s->cursor, cam_ll_places(&r->shape));
    if (part.count == 0)
        return;
    cam_ll_count(r, &s->tile, d->coll.rank, 0, part.begin, s->cursor);
    aivd_rows_begin((const void *const *)to->rows, d->coll.size,
                    cam_ll_cache_bytes(&r->shape, d->coll.element, r->tokens),
                    r->shape.quant ? CAM_ROWS_QUANTISED : CAM_ROWS_COPIED);
    for (uint64_t at = part.begin; cam_ll_tile_load(r, &s->tile, at, end); at += s->tile.count)
        for (uint64_t t = 0; t < s->tile.count; t++)
            push_token(d, s, to, t);
    aivd_rows_end();
}

/* From where peers have pushed to, into what they cannot reach. */
static void stage_out(const cam_ll_dispatch_args *d, uint64_t rows)
{
    const uint64_t row_bytes = cam_ll_row_bytes(&d->routing.shape, d->coll.element);
    if (d->recv_twin)
        cam_stage(d->recv_x, d->recv_twin, rows * row_bytes);
    if (d->assist_twin)
        coll_copy(d->assist, d->assist_twin, rows * 12);
    if (d->scales_twin)
        coll_copy(d->scales, d->scales_twin, rows * 4);
    coll_drain();
}

__global__ __aicore__ void aclnnMoeLowLatencyDispatchV2(cam_ll_dispatch_args args)
{
    const cam_ll_dispatch_args *d = &args;
    const coll_args *a = &d->coll;
    space s = space_of(d);
    const aivd_flag_value own = own_post(d);
    places to;
    if (cam_first()) {
        cam_begin(a);
        count_own(d, &s);
        cam_post_all(a, &own, NULL);
    }
    cam_meet_blocks();
    take_posts(d, &s, &own, &to);
    push(d, &s, &to);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, NULL);
    stage_out(d, (uint64_t)s.recv_count[cam_ll_local(&d->routing.shape, a->rank) * a->size - 1]);
    cam_ll_tell_counts(d, s.recv_count, (__ubuf__ int64_t *)s.total);
    coll_drain();
    cam_end(a);
}
