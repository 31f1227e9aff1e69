/* cam/dispatch: aclnnMoeDispatchNormal, direct: every rank says where it wants its rows and how
 * many it expects of whom; then each pushes its rows in the order of its tokens, straight to their
 * places, and says that they are there. Blocks share the tokens. */
#include "dispatch_part.h"

enum { STRIDE = 32 };

/* In UB. */
typedef struct space {
    __ubuf__ int32_t *first, *room; /* [E] of an expert's rows of this rank: place of the first, how
                                       many are expected */
    __ubuf__ int32_t *counts;       /* [E] of one rank */
    __ubuf__ int32_t *ids, *index;  /* a tile of pairs */
    __ubuf__ int32_t *triples;      /* [K], 32 bytes apart */
    __ubuf__ float *scales;         /* likewise */
} space;

/* Where the ranks want their rows. */
typedef struct places {
    __gm__ uint8_t *rows[COLL_RANKS_MAX];
    __gm__ float *scales[COLL_RANKS_MAX];
    __gm__ int32_t *assist[COLL_RANKS_MAX];
} places;

static space space_of(const cam_dispatch_args *d)
{
    uint32_t experts = cam_aligned(d->experts * 4), at = 3 * experts + 2 * CAM_TILE_BYTES;
    return (space){.first = cam_ub(0),
                   .room = cam_ub(experts),
                   .counts = cam_ub(2 * experts),
                   .ids = cam_ub(3 * experts),
                   .index = cam_ub(3 * experts + CAM_TILE_BYTES),
                   .triples = cam_ub(at),
                   .scales = cam_ub(at + CAM_TOPK_MAX * STRIDE)};
}

static aivd_flag_value own_post(const cam_dispatch_args *d)
{
    aivd_flag_value post = {{0}};
    post.word[CAM_POST_ROWS] = cam_reach(d->recv_twin, d->recv_x);
    post.word[CAM_POST_SCALES] = cam_reach(d->scales_twin, d->scales);
    post.word[CAM_POST_ASSIST] = cam_reach(d->assist_twin, d->assist);
    post.word[CAM_POST_COUNTS] = cam_reach(d->count_twin, d->recv_count);
    post.word[CAM_POST_ROOM] = d->rows;
    post.word[CAM_POST_TOKENS] = d->tokens;
    return post;
}

/* What all ranks have said about this rank's rows. */
static void take_posts(const cam_dispatch_args *d, const space *s, const aivd_flag_value *own,
                       places *to)
{
    const coll_args *a = &d->coll;
    const uint32_t local = d->experts / a->size;
    aivd_flag_value post;
    for (uint32_t p = 0; p < a->size; p++) {
        cam_post_of(a, p, own, &post);
        to->rows[p] = (__gm__ uint8_t *)(uintptr_t)post.word[CAM_POST_ROWS];
        to->scales[p] = (__gm__ float *)(uintptr_t)post.word[CAM_POST_SCALES];
        to->assist[p] = (__gm__ int32_t *)(uintptr_t)post.word[CAM_POST_ASSIST];
        cam_load(s->counts, (__gm__ const void *)(uintptr_t)post.word[CAM_POST_COUNTS],
                 4ull * d->experts);
        cam_dispatch_counts_check(d, p, post.word[CAM_POST_ROOM], s->counts);
        for (uint32_t le = 0; le < local; le++) {
            uint32_t q = le * a->size + a->rank;
            int32_t before = q ? s->counts[q - 1] : 0;
            s->first[p * local + le] = before;
            s->room[p * local + le] = s->counts[q] - before;
        }
    }
}

/* The pair's place among the receiver's rows. */
static int64_t place_of(const cam_dispatch_args *d, const space *s, int32_t expert, int32_t index,
                        uint64_t token, uint32_t k)
{
    if ((uint32_t)index >= (uint32_t)s->room[expert])
        aivd_dev_disagree("aclnnMoeDispatchNormal: rank %u, token %llu, choice %u, expert %d: "
                          "sendTokenIdx is %d, the receiver expects %d rows; layout, notify and "
                          "dispatch must be given the same topkIdx",
                          d->coll.rank, (unsigned long long)token, k, expert, index,
                          s->room[expert]);
    return (int64_t)s->first[expert] + index;
}

/* The K rows of one token. */
static void push_token(const cam_dispatch_args *d, const space *s, const places *to, uint64_t token,
                       uint32_t at)
{
    void *rows[CAM_TOPK_MAX], *scales[CAM_TOPK_MAX], *triples[CAM_TOPK_MAX];
    const uint32_t local = d->experts / d->coll.size;
    const uint64_t row_bytes = cam_dispatch_row_bytes(d);
    uint32_t count = 0;
    for (uint32_t k = 0; k < d->topk; k++) {
        int32_t expert = s->ids[at + k];
        if (!cam_dispatch_has_row(d, token, k, expert))
            continue;
        uint32_t p = (uint32_t)expert / local;
        int64_t row = place_of(d, s, expert, s->index[at + k], token, k);
        rows[count] = to->rows[p] + (uint64_t)row * row_bytes;
        triples[count] = to->assist[p] + 3 * row;
        scales[count] = to->scales[p] + row;
        __ubuf__ int32_t *triple = s->triples + count * (STRIDE / 4);
        triple[0] = (int32_t)d->coll.rank;
        triple[1] = (int32_t)token;
        triple[2] = (int32_t)k;
        count++;
    }
    if (count == 0)
        return;
    aivd_rows_scatter(triples, count, s->triples, 12, STRIDE);
    const float scale = cam_dispatch_put(d, rows, count, token);
    if (!d->quant)
        return;
    for (uint32_t i = 0; i < count; i++)
        s->scales[i * (STRIDE / 4)] = scale;
    aivd_rows_scatter(scales, count, s->scales, 4, STRIDE);
}

static void push(const cam_dispatch_args *d, const space *s, const places *to)
{
    cam_tile tile = cam_tile_begin(d);
    aivd_rows_begin((const void *const *)to->rows, d->coll.size, cam_dispatch_bytes(d),
                    d->quant ? CAM_ROWS_QUANTISED : CAM_ROWS_COPIED);
    while (cam_tile_next(d, &tile, s->ids, s->index))
        for (uint64_t t = 0; t < tile.count; t++)
            push_token(d, s, to, tile.first + t, (uint32_t)t * d->topk);
    aivd_rows_end();
}

/* From where peers have pushed to, into what they cannot reach. */
static void stage_out(const cam_dispatch_args *d)
{
    __ubuf__ int32_t *last = (__ubuf__ int32_t *)cam_ub(0);
    cam_load(last, d->recv_count + d->experts - 1, 4);
    const uint64_t rows = (uint64_t)last[0];
    if (d->recv_twin)
        cam_stage(d->recv_x, d->recv_twin, rows * cam_dispatch_row_bytes(d));
    if (d->assist_twin)
        coll_copy(d->assist, d->assist_twin, rows * 12);
    if (d->scales_twin)
        coll_copy(d->scales, d->scales_twin, rows * 4);
    coll_drain();
}

__global__ __aicore__ void aclnnMoeDispatchNormal(cam_dispatch_args args)
{
    const cam_dispatch_args *d = &args;
    const coll_args *a = &d->coll;
    const space s = space_of(d);
    const aivd_flag_value own = own_post(d);
    places to;
    if (cam_first()) {
        cam_begin(a);
        if (d->count_twin)
            coll_copy(d->count_twin, d->recv_count, 4ull * d->experts);
        coll_drain();
        cam_post_all(a, &own, d->stats);
    }
    cam_meet_blocks();
    take_posts(d, &s, &own, &to);
    push(d, &s, &to);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, d->stats);
    if (d->recv_twin || d->assist_twin || d->scales_twin)
        stage_out(d);
    cam_end(a);
}
