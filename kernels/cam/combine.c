/* cam/combine: aclnnMoeCombineNormal, direct: every rank says where the rows of its experts lie and
 * whose they are; the owner of a token finds its rows there and adds them up where they lie. Blocks
 * share the tokens.
 *
 * The rows of one owner stand together, expert by expert, in the order of the owner's pairs; so
 * says recvCount. Where rows stand otherwise (the caller may have moved them along with their
 * triples), all triples of that rank are looked through. */
#include "part.h"

enum {
    TILE_PAIRS = 8192, /* of which the places are known at a time */
    TRIPLES = 1024,    /* read at a time */
    WEIGHTS = 1024,    /* likewise */
    RANK_SHIFT = 40,
    NOWHERE = -1
};

/* In UB. */
typedef struct space {
    __ubuf__ int64_t *place;          /* [TILE_PAIRS] rank << 40 | row, or NOWHERE */
    __ubuf__ int32_t *cursor, *limit; /* [E] of an expert's rows that are this rank's */
    __ubuf__ int64_t *last;           /* [E] the pair of the row before the cursor, or NOWHERE */
    __ubuf__ int32_t *counts;         /* [E] of one rank, then a piece of triples */
    __ubuf__ float *weights;
    __ubuf__ float *scale; /* of one row */
} space;

/* What the ranks have posted. */
typedef struct sources {
    __gm__ const uint8_t *rows[COLL_RANKS_MAX];
    __gm__ const float *scales[COLL_RANKS_MAX];
    __gm__ const int32_t *assist[COLL_RANKS_MAX];
    int32_t total[COLL_RANKS_MAX];
    uint8_t mixed[COLL_RANKS_MAX]; /* the rows of the owners do not stand together */
} sources;

static space space_of(const cam_combine_args *c)
{
    uint32_t experts = cam_aligned(c->experts * 4), places = TILE_PAIRS * 8;
    uint32_t shared = experts > TRIPLES * 12 ? experts : TRIPLES * 12;
    return (space){.place = cam_ub(0),
                   .cursor = cam_ub(places),
                   .limit = cam_ub(places + experts),
                   .last = cam_ub(places + 2 * experts),
                   .counts = cam_ub(places + 4 * experts),
                   .weights = cam_ub(places + 4 * experts + shared),
                   .scale = cam_ub(places + 4 * experts + shared + WEIGHTS * 4)};
}

static inline uint64_t row_bytes_of(const cam_combine_args *c)
{
    return c->hidden * (c->scales ? 1 : c->coll.element);
}

static aivd_flag_value own_post(const cam_combine_args *c)
{
    aivd_flag_value post = {{0}};
    post.word[CAM_POST_ROWS] = cam_reach(c->rows_twin, c->rows_in);
    post.word[CAM_POST_SCALES] = cam_reach(c->scales_twin, c->scales);
    post.word[CAM_POST_ASSIST] = cam_reach(c->assist_twin, c->assist);
    post.word[CAM_POST_COUNTS] = cam_reach(c->count_twin, c->recv_count);
    post.word[CAM_POST_ROOM] = c->rows;
    return post;
}

/* What peers are to read, into memory that they reach. */
static void stage_in(const cam_combine_args *c)
{
    __ubuf__ int32_t *last = (__ubuf__ int32_t *)cam_ub(0);
    cam_load(last, c->recv_count + c->experts - 1, 4);
    uint64_t rows = last[0] < 0 ? 0 : (uint64_t)last[0] < c->rows ? (uint64_t)last[0] : c->rows;
    if (c->rows_twin)
        cam_stage(c->rows_twin, c->rows_in, rows * row_bytes_of(c));
    if (c->scales_twin)
        coll_copy(c->scales_twin, c->scales, rows * 4);
    if (c->assist_twin)
        coll_copy(c->assist_twin, c->assist, rows * 12);
    if (c->count_twin)
        coll_copy(c->count_twin, c->recv_count, 4ull * c->experts);
    coll_drain();
}

static void take_posts(const cam_combine_args *c, const space *s, const aivd_flag_value *own,
                       sources *from)
{
    const coll_args *a = &c->coll;
    const uint32_t local = c->experts / a->size;
    aivd_flag_value post;
    for (uint32_t p = 0; p < a->size; p++) {
        cam_post_of(a, p, own, &post);
        from->rows[p] = (__gm__ const uint8_t *)(uintptr_t)post.word[CAM_POST_ROWS];
        from->scales[p] = (__gm__ const float *)(uintptr_t)post.word[CAM_POST_SCALES];
        from->assist[p] = (__gm__ const int32_t *)(uintptr_t)post.word[CAM_POST_ASSIST];
        cam_load(s->counts, (__gm__ const void *)(uintptr_t)post.word[CAM_POST_COUNTS],
                 4ull * c->experts);
        int32_t last = 0, total = s->counts[c->experts - 1];
        from->total[p] = total;
        from->mixed[p] = 0;
        if (total < 0 || (uint64_t)total > post.word[CAM_POST_ROOM])
            aivd_dev_disagree("aclnnMoeCombineNormal: epRecvCounts of rank %u says %d rows; recvX "
                              "and tokenSrcInfo hold %llu",
                              p, total, (unsigned long long)post.word[CAM_POST_ROOM]);
        for (uint32_t q = 0; q < c->experts; q++) {
            from->mixed[p] |= s->counts[q] < last;
            last = s->counts[q];
        }
        for (uint32_t le = 0; le < local; le++) {
            uint32_t q = le * a->size + a->rank;
            s->cursor[p * local + le] = q ? s->counts[q - 1] : 0;
            s->limit[p * local + le] = s->counts[q];
            s->last[p * local + le] = NOWHERE;
        }
    }
}

/* ---- whose rows ---- */

/* Pairs first to first + count - 1 of this rank. */
typedef struct tile {
    uint64_t first, count;
} tile;

static inline uint64_t pair_of(const cam_combine_args *c, __ubuf__ const int32_t *triple)
{
    return (uint64_t)(uint32_t)triple[1] * c->topk + (uint32_t)triple[2];
}

static inline bool is_pair(const cam_combine_args *c, __ubuf__ const int32_t *triple)
{
    return (uint32_t)triple[1] < c->tokens && (uint32_t)triple[2] < c->topk;
}

/* Takes triples of rank p from `row` on, of one expert and this rank, in the order of its pairs, up
 * to the end of the tile; returns how many. False in *fits: they are not like that. */
static uint32_t take_together(const cam_combine_args *c, const space *s, uint32_t p,
                              uint32_t expert, uint32_t count, const tile *tile, bool *fits)
{
    __ubuf__ const int32_t *triple = s->counts;
    const int64_t row = s->cursor[expert];
    for (uint32_t i = 0; i < count; i++, triple += 3) {
        uint64_t pair = pair_of(c, triple);
        *fits = triple[0] == (int32_t)c->coll.rank && is_pair(c, triple) &&
                (int64_t)pair > s->last[expert];
        if (!*fits || pair >= tile->first + tile->count)
            return i;
        s->last[expert] = (int64_t)pair;
        if (pair >= tile->first) /* others are another block's */
            s->place[pair - tile->first] = (int64_t)p << RANK_SHIFT | (row + i);
    }
    return count;
}

/* Takes those of `count` triples of rank p from `row` on that are in the tile. */
static void take_mixed(const cam_combine_args *c, const space *s, uint32_t p, int64_t row,
                       uint32_t count, const tile *tile)
{
    __ubuf__ const int32_t *triple = s->counts;
    for (uint32_t i = 0; i < count; i++, triple += 3) {
        if (triple[0] != (int32_t)c->coll.rank)
            continue;
        if (!is_pair(c, triple))
            aivd_dev_disagree(
                "aclnnMoeCombineNormal: row %lld of rank %u is of token %d, choice %d "
                "of rank %u, which has %llu tokens with %u choices",
                (long long)(row + i), p, triple[1], triple[2], c->coll.rank,
                (unsigned long long)c->tokens, c->topk);
        uint64_t pair = pair_of(c, triple);
        if (pair - tile->first < tile->count)
            s->place[pair - tile->first] = (int64_t)p << RANK_SHIFT | (row + i);
    }
}

static uint32_t read_triples(const sources *from, const space *s, uint32_t p, int64_t row,
                             int64_t end)
{
    uint32_t count = end - row < TRIPLES ? (uint32_t)(end - row) : TRIPLES;
    cam_load(s->counts, from->assist[p] + 3 * row, 12ull * count);
    return count;
}

/* False: the rows of rank p do not stand as its counts say. */
static bool find_together(const cam_combine_args *c, const space *s, const sources *from,
                          uint32_t p, const tile *tile)
{
    const uint32_t local = c->experts / c->coll.size;
    bool fits = true;
    for (uint32_t e = p * local; e < (p + 1) * local && fits; e++) {
        while (s->cursor[e] < s->limit[e] && fits) {
            uint32_t count = read_triples(from, s, p, s->cursor[e], s->limit[e]);
            uint32_t taken = take_together(c, s, p, e, count, tile, &fits);
            s->cursor[e] += (int32_t)taken;
            if (taken < count)
                break;
        }
    }
    return fits;
}

static void find_anywhere(const cam_combine_args *c, const space *s, const sources *from,
                          uint32_t p, const tile *tile)
{
    uint32_t count;
    for (int64_t row = 0; row < from->total[p]; row += count) {
        count = read_triples(from, s, p, row, from->total[p]);
        take_mixed(c, s, p, row, count, tile);
    }
}

static void find(const cam_combine_args *c, const space *s, sources *from, const tile *tile)
{
    for (uint64_t i = 0; i < tile->count; i++)
        s->place[i] = NOWHERE;
    for (uint32_t p = 0; p < c->coll.size; p++) {
        if (!from->mixed[p] && !find_together(c, s, from, p, tile))
            from->mixed[p] = 1;
        if (from->mixed[p])
            find_anywhere(c, s, from, p, tile);
    }
}

/* ---- the sums ---- */

/* The rows of a token that are there, with their weights. */
typedef struct terms {
    const void *rows[CAM_TOPK_MAX];
    float weights[CAM_TOPK_MAX], scales[CAM_TOPK_MAX];
    uint32_t count;
} terms;

static float scale_of(const space *s, const sources *from, int64_t place)
{
    cam_load(s->scale,
             from->scales[place >> RANK_SHIFT] + (place & ((INT64_C(1) << RANK_SHIFT) - 1)), 4);
    return s->scale[0];
}

static void terms_of(const cam_combine_args *c, const space *s, const sources *from, uint64_t at,
                     __ubuf__ const float *weights, terms *t)
{
    const uint64_t row_bytes = row_bytes_of(c);
    t->count = 0;
    for (uint32_t k = 0; k < c->topk; k++) {
        int64_t place = s->place[at + k];
        if (place == NOWHERE)
            continue;
        t->rows[t->count] = from->rows[place >> RANK_SHIFT] +
                            (uint64_t)(place & ((INT64_C(1) << RANK_SHIFT) - 1)) * row_bytes;
        if (c->scales)
            t->scales[t->count] = scale_of(s, from, place);
        t->weights[t->count++] = weights[k];
    }
}

static void sum(const cam_combine_args *c, const space *s, const sources *from, const tile *tile)
{
    const uint64_t row_bytes = c->hidden * c->coll.element;
    const uint64_t chunk = WEIGHTS / c->topk, tokens = tile->count / c->topk;
    const uint64_t first = tile->first / c->topk;
    terms both[2];
    for (uint64_t done = 0; done < tokens; done += chunk) {
        uint64_t n = tokens - done < chunk ? tokens - done : chunk;
        cam_load(s->weights, c->weights + (first + done) * c->topk, 4ull * n * c->topk);
        terms_of(c, s, from, done * c->topk, s->weights, &both[0]);
        for (uint64_t t = 0; t < n; t++) {
            terms *now = &both[t & 1], *next = &both[~t & 1];
            next->count = 0;
            if (t + 1 < n)
                terms_of(c, s, from, (done + t + 1) * c->topk, s->weights + (t + 1) * c->topk,
                         next);
            uint8_t *out = c->out + (first + done + t) * row_bytes;
            if (c->scales)
                aivd_rows_sum_int8(out, now->rows, now->scales, now->weights, now->count, c->hidden,
                                   (int)c->coll.type);
            else
                aivd_rows_sum(out, now->rows, now->weights, now->count, c->hidden,
                              (int)c->coll.type, next->rows, next->count, c->past);
        }
    }
}

__global__ __aicore__ void aclnnMoeCombineNormal(cam_combine_args args)
{
    const cam_combine_args *c = &args;
    const coll_args *a = &c->coll;
    const space s = space_of(c);
    const aivd_flag_value own = own_post(c);
    sources from;
    if (cam_first()) {
        cam_begin(a);
        stage_in(c);
        cam_post_all(a, &own, c->stats);
    }
    cam_meet_blocks();
    take_posts(c, &s, &own, &from);
    aivd_part part =
        aivd_split(c->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    const uint64_t tokens = TILE_PAIRS / c->topk;
    for (uint64_t done = 0; done < part.count; done += tokens) {
        uint64_t n = part.count - done < tokens ? part.count - done : tokens;
        const tile tile = {(part.begin + done) * c->topk, n * c->topk};
        find(c, &s, &from, &tile);
        sum(c, &s, &from, &tile);
    }
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, c->stats);
    cam_end(a);
}
