/* cam/window_combine: aclnnMoeCombineNormal through windows: every rank pushes the rows of its
 * experts into the windows of the tokens' owners, each to the place of its pair, with a line that
 * says that the pair has one; the owners add up. Blocks share the rows, then the tokens.
 *
 * A pair whose id chose nobody has no line of this call: so lines are looked at when all ranks have
 * said that theirs have arrived. */
#include "window.h"

enum {
    TRIPLES = 1024, /* read at a time */
    LINES = 64,     /* written at a time */
    TILE_PAIRS = 2048,
    LINE_WORDS = CAM_WINDOW_LINE / 8
};

/* Words of a line. */
enum { LINE_CALL, LINE_IDENTITY, LINE_SCALE /* bits, of rows in INT8 */ };

/* In UB. The last two are used when all rows are pushed, in the place of the others. */
typedef struct space {
    __ubuf__ int32_t *triples; /* [TRIPLES][3] */
    __ubuf__ float *scales;    /* [TRIPLES] */
    __ubuf__ uint64_t *said;   /* [LINES] */
    __ubuf__ uint64_t *table;  /* [R] status windows of the ranks */
    __ubuf__ uint64_t *lines;  /* [TILE_PAIRS] */
    __ubuf__ float *weights;   /* [TILE_PAIRS] */
} space;

/* Where the rows of a rank go, and the last of its tokens that one has gone to. */
typedef struct owners {
    __gm__ uint8_t *rows[COLL_RANKS_MAX], *lines[COLL_RANKS_MAX];
    int64_t last[COLL_RANKS_MAX];
} owners;

static space space_of(void)
{
    uint32_t scales = cam_aligned(TRIPLES * 12), said = scales + TRIPLES * 4;
    return (space){.triples = cam_ub(0),
                   .scales = cam_ub(scales),
                   .said = cam_ub(said),
                   .table = cam_ub(said + LINES * CAM_WINDOW_LINE),
                   .lines = cam_ub(0),
                   .weights = cam_ub(TILE_PAIRS * CAM_WINDOW_LINE)};
}

/* Bytes of a row, and of its place in a window, which is that of rows that are not in INT8. */
static inline uint64_t row_bytes_of(const cam_combine_args *c)
{
    return c->hidden * (c->scales ? 1 : c->coll.element);
}

static inline uint64_t place_of(const cam_combine_args *c)
{
    return cam_window_combine_row(c->hidden * c->coll.element);
}

/* ---- status windows ---- */

/* Block 0: keeps the addresses that the peers have posted. */
static void keep_table(const cam_window_combine_args *w, const space *s, const aivd_flag_value *own)
{
    const coll_args *a = &w->combine.coll;
    aivd_flag_value post;
    for (uint32_t p = 0; p < a->size; p++) {
        cam_post_of(a, p, own, &post);
        s->table[p] = post.word[CAM_WINDOW_WORD_DATA];
    }
    cam_store(w->window.status, s->table, 8ull * a->size);
    coll_drain();
}

static bool table_is_known(const cam_window_combine_args *w, const space *s)
{
    bool known = true;
    cam_load(s->table, w->window.status, 8ull * w->combine.coll.size);
    for (uint32_t p = 0; p < w->combine.coll.size; p++)
        known &= s->table[p] != 0;
    return known;
}

static void load_owners(const cam_window_combine_args *w, const space *s, owners *to)
{
    const coll_args *a = &w->combine.coll;
    const uint64_t at = cam_window_line_at(w->window.bytes, a->size, a->seq);
    cam_load(s->table, w->window.status, 8ull * a->size);
    for (uint32_t p = 0; p < a->size; p++) {
        to->rows[p] = cam_window_rows(a, &w->window, p);
        to->lines[p] = (__gm__ uint8_t *)(uintptr_t)s->table[p] + at;
        to->last[p] = -1;
    }
}

/* ---- rows to their owners ---- */

static uint64_t rows_of(const cam_combine_args *c, const space *s)
{
    cam_load(s->triples, c->recv_count + c->experts - 1, 4);
    int32_t rows = s->triples[0];
    if (rows < 0 || (uint64_t)rows > c->rows)
        aivd_dev_disagree("aclnnMoeCombineNormal: epRecvCounts of rank %u says %d rows; recvX and "
                          "tokenSrcInfo hold %llu",
                          c->coll.rank, rows, (unsigned long long)c->rows);
    return (uint64_t)rows;
}

/* Whether all tokens that a window has room for have places for `topk` rows. */
static inline bool is_inside(const cam_window_combine_args *w, uint64_t token, uint64_t row_bytes)
{
    return (token + 1) * w->combine.topk <= cam_window_room(w->window.bytes) / row_bytes;
}

static void check_triple(const cam_window_combine_args *w, uint64_t row,
                         __ubuf__ const int32_t *triple, uint64_t row_bytes)
{
    const cam_combine_args *c = &w->combine;
    if ((uint32_t)triple[0] < c->coll.size && (uint32_t)triple[2] < c->topk && triple[1] >= 0 &&
        is_inside(w, (uint64_t)triple[1], row_bytes))
        return;
    aivd_dev_disagree("aclnnMoeCombineNormal: row %llu of rank %u is of token %d, choice %d of "
                      "rank %d; there are %u ranks and %u choices, and windows for %llu tokens",
                      (unsigned long long)row, c->coll.rank, triple[1], triple[2], triple[0],
                      c->coll.size, c->topk,
                      (unsigned long long)(cam_window_room(w->window.bytes) / row_bytes / c->topk));
}

static inline uint64_t scale_bits(float scale)
{
    uint32_t bits;
    __builtin_memcpy(&bits, &scale, 4);
    return bits;
}

static inline float scale_of_bits(uint64_t wide)
{
    const uint32_t bits = (uint32_t)wide;
    float scale;
    __builtin_memcpy(&scale, &bits, 4);
    return scale;
}

/* `count` rows from `row` on, whose triples and scales are in UB. */
static void push_rows(const cam_window_combine_args *w, const space *s, owners *to, uint64_t row,
                      uint32_t count)
{
    const cam_combine_args *c = &w->combine;
    const uint64_t bytes = row_bytes_of(c), place = place_of(c);
    __ubuf__ const int32_t *triple = s->triples;
    void *lines[LINES];
    uint32_t said = 0;
    for (uint32_t i = 0; i < count; i++, triple += 3) {
        check_triple(w, row + i, triple, place);
        uint64_t pair = (uint64_t)triple[1] * c->topk + (uint64_t)triple[2];
        uint32_t owner = (uint32_t)triple[0];
        coll_copy(to->rows[owner] + pair * place, c->rows_in + (row + i) * bytes, bytes);
        to->last[owner] = triple[1] > to->last[owner] ? triple[1] : to->last[owner];
        if (c->scales)
            s->said[said * LINE_WORDS + LINE_SCALE] = scale_bits(s->scales[i]);
        lines[said++] = to->lines[owner] + pair * CAM_WINDOW_LINE;
        if (said == LINES || i + 1 == count) {
            aivd_rows_scatter(lines, said, s->said, CAM_WINDOW_LINE, CAM_WINDOW_LINE);
            said = 0;
        }
    }
}

static void push(const cam_window_combine_args *w, const space *s, owners *to)
{
    const cam_combine_args *c = &w->combine;
    const aivd_part part =
        aivd_split(rows_of(c, s), (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    for (uint32_t i = 0; i < LINES; i++) {
        __ubuf__ uint64_t *line = s->said + i * LINE_WORDS;
        line[LINE_CALL] = c->coll.seq;
        line[LINE_IDENTITY] = w->window.identity;
        line[LINE_SCALE] = line[LINE_SCALE + 1] = 0;
    }
    for (uint64_t done = 0; done < part.count; done += TRIPLES) {
        uint64_t left = part.count - done, row = part.begin + done;
        uint32_t count = left < TRIPLES ? (uint32_t)left : TRIPLES;
        cam_load(s->triples, c->assist + 3 * row, 12ull * count);
        if (c->scales)
            cam_load(s->scales, c->scales + row, 4ull * count);
        push_rows(w, s, to, row, count);
    }
}

/* The owners have the tokens that rows were pushed to. */
static void check_owners(const cam_combine_args *c, const owners *to, const aivd_flag_value *own)
{
    aivd_flag_value post;
    for (uint32_t p = 0; p < c->coll.size; p++) {
        cam_post_of(&c->coll, p, own, &post);
        uint64_t tokens = post.word[CAM_WINDOW_WORD_TOKENS];
        if (to->last[p] >= 0 && (uint64_t)to->last[p] >= tokens)
            aivd_dev_disagree(
                "aclnnMoeCombineNormal: a row of rank %u is of token %lld of rank %u, "
                "which has %llu tokens",
                c->coll.rank, (long long)to->last[p], p, (unsigned long long)tokens);
    }
}

/* ---- the sums ---- */

/* The rows of a token that are there, with their weights. */
typedef struct terms {
    const void *rows[CAM_TOPK_MAX];
    float weights[CAM_TOPK_MAX], scales[CAM_TOPK_MAX];
    uint32_t count;
} terms;

/* Of the token whose first pair is `first`, `at` pairs from the begin of the tile. */
static void terms_of(const cam_window_combine_args *w, const space *s, uint64_t first, uint64_t at,
                     terms *t)
{
    const cam_combine_args *c = &w->combine;
    const uint64_t place = place_of(c);
    __gm__ const uint8_t *rows = cam_window_rows(&c->coll, &w->window, c->coll.rank);
    t->count = 0;
    for (uint32_t k = 0; k < c->topk; k++) {
        __ubuf__ const uint64_t *line = s->lines + (at + k) * LINE_WORDS;
        if (line[LINE_CALL] != c->coll.seq || line[LINE_IDENTITY] != w->window.identity)
            continue;
        t->rows[t->count] = rows + (first + k) * place;
        t->scales[t->count] = scale_of_bits(line[LINE_SCALE]);
        t->weights[t->count++] = s->weights[at + k];
    }
}

static void sum(const cam_window_combine_args *w, const space *s)
{
    const cam_combine_args *c = &w->combine;
    const uint64_t bytes = c->hidden * c->coll.element, tile = TILE_PAIRS / c->topk;
    __gm__ const uint8_t *lines =
        w->window.status + cam_window_line_at(w->window.bytes, c->coll.size, c->coll.seq);
    const aivd_part part =
        aivd_split(c->tokens, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    terms both[2];
    for (uint64_t done = 0; done < part.count; done += tile) {
        uint64_t n = part.count - done < tile ? part.count - done : tile;
        uint64_t first = part.begin + done, pair = first * c->topk;
        cam_load(s->lines, lines + pair * CAM_WINDOW_LINE, n * c->topk * CAM_WINDOW_LINE);
        cam_load(s->weights, c->weights + pair, 4ull * n * c->topk);
        terms_of(w, s, pair, 0, &both[0]);
        for (uint64_t t = 0; t < n; t++) {
            terms *now = &both[t & 1], *next = &both[~t & 1];
            next->count = 0;
            if (t + 1 < n)
                terms_of(w, s, pair + (t + 1) * c->topk, (t + 1) * c->topk, next);
            uint8_t *out = c->out + (first + t) * bytes;
            if (c->scales)
                aivd_rows_sum_int8(out, now->rows, now->scales, now->weights, now->count, c->hidden,
                                   (int)c->coll.type);
            else
                aivd_rows_sum(out, now->rows, now->weights, now->count, c->hidden,
                              (int)c->coll.type, next->rows, next->count, c->past);
        }
    }
}

__global__ __aicore__ void aclnnMoeCombineNormalWindow(cam_window_combine_args args)
{
    const cam_combine_args *c = &args.combine;
    const coll_args *a = &c->coll;
    const space s = space_of();
    owners to;
    bool heard = false;
    aivd_flag_value own = {{0}};
    own.word[CAM_WINDOW_WORD_DATA] = (uint64_t)(uintptr_t)args.window.status;
    own.word[CAM_WINDOW_WORD_TOKENS] = c->tokens;
    if (cam_first()) {
        cam_begin(a);
        cam_window_post(a, &own);
        if (!table_is_known(&args, &s)) { /* the first time */
            cam_window_hear(a, c->stats);
            keep_table(&args, &s, &own);
            heard = true;
        }
        cam_window_take(a, &args.window);
    }
    cam_meet_blocks();
    load_owners(&args, &s, &to);
    push(&args, &s, &to);
    if (cam_first() && !heard)
        cam_window_hear(a, c->stats);
    cam_meet_blocks();
    check_owners(c, &to, &own);
    coll_drain();
    cam_meet_blocks();
    if (cam_first())
        cam_mark_all(a, CAM_WINDOW_ARRIVED, c->stats); /* rows and lines are there */
    cam_meet_blocks();
    sum(&args, &s);
    coll_drain();
    cam_meet_blocks();
    if (cam_first())
        cam_window_leave(a);
}
