/* cam/low_latency_combine: aclnnMoeLowLatencyCombineV2, whole: every rank says where the rows of
 * its experts lie and whose they are; the owner of a token finds its rows by the counts and triples
 * that dispatch gave, and adds them up where they lie. Blocks share the tokens. */
#include "low_latency_sum.h"

enum { TRIPLES = 1024 };

/* What the ranks have posted. */
typedef struct sources {
    __gm__ const uint8_t *rows[COLL_RANKS_MAX];
    __gm__ const int32_t *assist[COLL_RANKS_MAX];
    __gm__ const int32_t *counts[COLL_RANKS_MAX];
    uint64_t room[COLL_RANKS_MAX];
} sources;

/* In UB, behind the space of the sums. */
typedef struct space {
    cam_ll_sum sum;
    __ubuf__ int32_t *counts;  /* [L * R] of one rank */
    __ubuf__ int32_t *triples; /* [TRIPLES][3] */
} space;

static space space_of(void)
{
    const uint32_t at = cam_ll_sum_bytes();
    return (space){.sum = cam_ll_sum_make(),
                   .counts = (__ubuf__ int32_t *)cam_ub(at),
                   .triples = (__ubuf__ int32_t *)cam_ub(at + 4 * CAM_LL_SLOTS_MAX)};
}

static aivd_flag_value own_post(const cam_ll_combine_args *c)
{
    aivd_flag_value post = {{0}};
    post.word[CAM_POST_ROWS] = cam_reach(c->rows_twin, c->rows_in);
    post.word[CAM_POST_ASSIST] = cam_reach(c->assist_twin, c->assist);
    post.word[CAM_POST_COUNTS] = cam_reach(c->count_twin, c->recv_count);
    post.word[CAM_POST_ROOM] = c->rows;
    return post;
}

/* What peers are to read, into memory that they reach. */
static void stage_in(const cam_ll_combine_args *c)
{
    const uint32_t slots = cam_ll_local(&c->routing.shape, c->coll.rank) * c->coll.size;
    __ubuf__ int32_t *last = (__ubuf__ int32_t *)cam_ub(0);
    cam_load(last, c->recv_count + slots - 1, 4);
    uint64_t rows = last[0] < 0 ? 0 : (uint64_t)last[0] < c->rows ? (uint64_t)last[0] : c->rows;
    if (c->rows_twin)
        cam_stage(c->rows_twin, c->rows_in, rows * c->routing.shape.hidden * c->coll.element);
    if (c->assist_twin)
        coll_copy(c->assist_twin, c->assist, rows * 12);
    if (c->count_twin)
        coll_copy(c->count_twin, c->recv_count, 4ull * slots);
    coll_drain();
}

static void take_posts(const cam_ll_combine_args *c, const aivd_flag_value *own, sources *from)
{
    aivd_flag_value post;
    for (uint32_t p = 0; p < c->coll.size; p++) {
        cam_post_of(&c->coll, p, own, &post);
        from->rows[p] = (__gm__ const uint8_t *)(uintptr_t)post.word[CAM_POST_ROWS];
        from->assist[p] = (__gm__ const int32_t *)(uintptr_t)post.word[CAM_POST_ASSIST];
        from->counts[p] = (__gm__ const int32_t *)(uintptr_t)post.word[CAM_POST_COUNTS];
        from->room[p] = post.word[CAM_POST_ROOM];
    }
}

/* Rows begin .. end - 1 of rank p are this rank's; those of the chunk get their addresses. */
static void take_rows(const cam_ll_combine_args *c, const space *s, const sources *from, uint32_t p,
                      int64_t begin, int64_t end)
{
    const uint64_t row_bytes = c->routing.shape.hidden * c->coll.element;
    const uint32_t choices = cam_ll_choices(&c->routing.shape);
    for (int64_t row = begin, count; row < end; row += count) {
        count = end - row < TRIPLES ? end - row : TRIPLES;
        cam_load(s->triples, from->assist[p] + 3 * row, 12ull * (uint64_t)count);
        for (int64_t i = 0; i < count; i++) {
            __ubuf__ const int32_t *triple = s->triples + 3 * i;
            if (triple[0] != (int32_t)c->coll.rank || (uint32_t)triple[1] >= c->routing.tokens ||
                (uint32_t)triple[2] >= choices)
                aivd_dev_disagree(
                    "aclnnMoeLowLatencyCombineV2: row %lld of rank %u is of {rank %d, "
                    "token %d, choice %d} by assistInfoForCombine, and of rank %u, "
                    "which has %llu tokens with %u choices, by epSendCounts; give both "
                    "as dispatch gave them, and the ids, too",
                    (long long)(row + i), p, triple[0], triple[1], triple[2], c->coll.rank,
                    (unsigned long long)c->routing.tokens, choices);
            cam_ll_sum_row(&s->sum, choices, (uint32_t)triple[1], (uint32_t)triple[2],
                           from->rows[p] + (uint64_t)(row + i) * row_bytes);
        }
    }
}

/* Finds the rows of the chunk. */
static void find(const cam_ll_combine_args *c, const space *s, const sources *from)
{
    const cam_ll_shape *z = &c->routing.shape;
    const uint32_t ranks = c->coll.size;
    cam_ll_sum_clear(&s->sum, z);
    for (uint32_t p = 0; p < ranks; p++) {
        const uint32_t slots = cam_ll_local(z, p) * ranks;
        cam_load(s->counts, from->counts[p], 4ull * slots);
        for (uint32_t q = c->coll.rank; q < slots; q += ranks) {
            int64_t begin = q ? s->counts[q - 1] : 0, end = s->counts[q];
            if (begin < 0 || begin > end || (uint64_t)end > from->room[p])
                aivd_dev_disagree("aclnnMoeLowLatencyCombineV2: epSendCounts of rank %u says rows "
                                  "%lld to %lld at %u; it must not fall, and expandX and "
                                  "assistInfoForCombine hold %llu rows",
                                  p, (long long)begin, (long long)end, q,
                                  (unsigned long long)from->room[p]);
            take_rows(c, s, from, p, begin, end);
        }
    }
}

__global__ __aicore__ void aclnnMoeLowLatencyCombineV2(cam_ll_combine_args args)
{
    const cam_ll_combine_args *c = &args;
    const coll_args *a = &c->coll;
    space s = space_of();
    const aivd_flag_value own = own_post(c);
    sources from;
    if (cam_first()) {
        cam_begin(a);
        stage_in(c);
        cam_post_all(a, &own, c->stats);
    }
    cam_meet_blocks();
    take_posts(c, &own, &from);
    for (bool more = cam_ll_sum_begin(c, &s.sum); more; more = cam_ll_sum_next(c, &s.sum)) {
        find(c, &s, &from);
        cam_ll_sum_write(c, &s.sum);
    }
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, c->stats);
    cam_end(a);
}
