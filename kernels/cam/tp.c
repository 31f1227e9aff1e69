/* cam/tp: tpWorldSize 2. The two ranks of a pair hold shards of the same experts and bring tokens
 * of their own, each through a communicator of its own. Behind dispatch each gives its rows to the
 * other, so that both have all: those of TP rank 0, then those of TP rank 1. Before combine each
 * adds up, for its own rows, what the two shards have made of them. Blocks share the rows. */
#include "part.h"

enum {
    TP_PIECE = 512,
    TP_RANKS = 2,
    TP_ROWS_COUNT = CAM_POST_TOKENS /* the word of a head that has a rank's own rows */
};

/* What both ranks have said. */
typedef struct pair_posts {
    aivd_flag_value post[TP_RANKS];
    uint64_t rows[TP_RANKS]; /* own ones of each */
    uint64_t before;         /* rows that stand before this rank's own */
} pair_posts;

/* N: the last of the running counts. A negative one ends the kernel on both ranks, later. */
static uint64_t own_rows(const coll_args *a, const int32_t *recv_count, uint32_t experts)
{
    __ubuf__ int32_t *last = (__ubuf__ int32_t *)cam_ub(0);
    cam_load(last, recv_count + experts - 1, 4);
    if (last[0] < 0)
        aivd_dev_disagree("%s: the last of the counts of TP rank %u is %d; it must be what "
                          "aclnnNotifyDispatch gave",
                          coll_kind_name(a->kind), a->rank, last[0]);
    return (uint64_t)last[0];
}

static void take_both(const coll_args *a, const aivd_flag_value *own, pair_posts *both)
{
    for (uint32_t p = 0; p < TP_RANKS; p++) {
        cam_post_of(a, p, own, &both->post[p]);
        both->rows[p] = both->post[p].word[TP_ROWS_COUNT];
    }
    both->before = a->rank == 0 ? 0 : both->rows[0];
    for (uint32_t p = 0; p < TP_RANKS; p++) {
        const uint64_t room = both->post[p].word[CAM_POST_ROOM];
        if (both->rows[0] + both->rows[1] > room)
            aivd_dev_disagree(
                "%s: the pair has %llu + %llu rows; the tensors of TP rank %u hold %llu",
                coll_kind_name(a->kind), (unsigned long long)both->rows[0],
                (unsigned long long)both->rows[1], p, (unsigned long long)room);
    }
}

/* ---- behind dispatch ---- */

static aivd_flag_value gather_post(const cam_tp_gather_args *g, uint64_t rows)
{
    aivd_flag_value post = {{0}};
    post.word[CAM_POST_ROWS] = cam_reach(g->rows_twin, g->rows);
    post.word[CAM_POST_SCALES] = cam_reach(g->scales_twin, g->scales);
    post.word[CAM_POST_ASSIST] = cam_reach(g->assist_twin, g->assist);
    post.word[CAM_POST_ROOM] = g->room;
    post.word[TP_ROWS_COUNT] = rows;
    return post;
}

/* Own rows first to first + count - 1, to where both ranks want them. */
static void give(const cam_tp_gather_args *g, const pair_posts *both, uint64_t first,
                 uint64_t count)
{
    const uint64_t to = both->before + first;
    void *rows[TP_RANKS];
    for (uint32_t p = 0; p < TP_RANKS; p++) {
        const aivd_flag_value *post = &both->post[p];
        rows[p] = (uint8_t *)(uintptr_t)post->word[CAM_POST_ROWS] + to * g->row_bytes;
        coll_copy((__gm__ int32_t *)(uintptr_t)post->word[CAM_POST_ASSIST] + 3 * to,
                  g->assist_in + 3 * first, 12 * count);
        if (g->scales_in)
            coll_copy((__gm__ float *)(uintptr_t)post->word[CAM_POST_SCALES] + to,
                      g->scales_in + first, 4 * count);
    }
    aivd_rows_copy(rows, TP_RANKS, g->rows_in + first * g->row_bytes, count * g->row_bytes,
                   TP_PIECE);
}

static void gathered_out(const cam_tp_gather_args *g, uint64_t rows)
{
    if (g->rows_twin)
        cam_stage(g->rows, g->rows_twin, rows * g->row_bytes);
    if (g->scales_twin)
        coll_copy(g->scales, g->scales_twin, rows * 4);
    if (g->assist_twin)
        coll_copy(g->assist, g->assist_twin, rows * 12);
    coll_drain();
}

__global__ __aicore__ void aivdCamTpGather(cam_tp_gather_args args)
{
    const cam_tp_gather_args *g = &args;
    const coll_args *a = &g->coll;
    const uint64_t rows = own_rows(a, g->recv_count, g->experts);
    const aivd_flag_value own = gather_post(g, rows);
    pair_posts both;
    if (cam_first()) {
        cam_begin(a);
        cam_post_all(a, &own, NULL);
    }
    cam_meet_blocks();
    take_both(a, &own, &both);
    aivd_part part = aivd_split(rows, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    if (part.count)
        give(g, &both, part.begin, part.count);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, NULL);
    gathered_out(g, both.rows[0] + both.rows[1]);
    cam_end(a);
}

/* ---- before combine ---- */

/* tpRecvCounts must be what the two ranks have. */
static void check_tp_counts(const cam_tp_sum_args *s, const pair_posts *both)
{
    __ubuf__ int32_t *given = (__ubuf__ int32_t *)cam_ub(0);
    cam_load(given, s->tp_counts, 4 * TP_RANKS);
    for (uint32_t p = 0; p < TP_RANKS; p++)
        if (given[p] < 0 || (uint64_t)given[p] != both->rows[p])
            aivd_dev_disagree(
                "aclnnMoeCombineNormal: tpRecvCounts of TP rank %u is {%d, %d}; the last "
                "of epRecvCounts is %llu on TP rank 0 and %llu on TP rank 1",
                s->coll.rank, given[0], given[1], (unsigned long long)both->rows[0],
                (unsigned long long)both->rows[1]);
}

static void summed_in(const cam_tp_sum_args *s)
{
    __ubuf__ int32_t *given = (__ubuf__ int32_t *)cam_ub(0);
    if (!s->rows_twin)
        return;
    cam_load(given, s->tp_counts, 4 * TP_RANKS);
    const int64_t rows = (int64_t)given[0] + given[1];
    const uint64_t count = rows < 0 ? 0 : (uint64_t)rows < s->room ? (uint64_t)rows : s->room;
    cam_stage(s->rows_twin, s->rows_in, count * s->hidden * s->coll.element);
    coll_drain();
}

static void add_up(const cam_tp_sum_args *s, const pair_posts *both, uint64_t first, uint64_t count)
{
    static const float ones[TP_RANKS] = {1.0f, 1.0f};
    const uint64_t bytes = s->hidden * s->coll.element;
    for (uint64_t i = first; i < first + count; i++) {
        const void *from[TP_RANKS];
        for (uint32_t p = 0; p < TP_RANKS; p++)
            from[p] = (const uint8_t *)(uintptr_t)both->post[p].word[CAM_POST_ROWS] +
                      (both->before + i) * bytes;
        aivd_rows_sum(s->rows + i * bytes, from, ones, TP_RANKS, s->hidden, (int)s->coll.type, NULL,
                      0, 0);
    }
    coll_copy(s->assist + 3 * first, s->assist_in + 3 * (both->before + first), 12 * count);
}

__global__ __aicore__ void aivdCamTpSum(cam_tp_sum_args args)
{
    const cam_tp_sum_args *s = &args;
    const coll_args *a = &s->coll;
    const uint64_t rows = own_rows(a, s->recv_count, s->experts);
    aivd_flag_value own = {{0}};
    pair_posts both;
    own.word[CAM_POST_ROWS] = cam_reach(s->rows_twin, s->rows_in);
    own.word[CAM_POST_ROOM] = s->room;
    own.word[TP_ROWS_COUNT] = rows;
    if (cam_first()) {
        cam_begin(a);
        summed_in(s);
        cam_post_all(a, &own, NULL);
    }
    cam_meet_blocks();
    take_both(a, &own, &both);
    check_tp_counts(s, &both);
    aivd_part part = aivd_split(rows, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    if (part.count)
        add_up(s, &both, part.begin, part.count);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_done_all(a, NULL);
    cam_end(a);
}
