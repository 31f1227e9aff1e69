/* Proves: with tpWorldSize 2 wrong arguments are refused in the documented order with value and
 * remedy; what the two ranks of a pair do differently ends as an error on both that names it; a
 * rank whose partner does not come is told so. Nothing hangs. The argument is the case. Four ranks.
 */
#include "cam_support.h"

enum { TOKENS = 4, TOPK = 2, HIDDEN = 64, EXPERTS = 4, INVALID = 561002 };

typedef struct world {
    cam_rank rank;
    cam_sizes z;
    cam_buffers b;
} world;

/* Token t of EP rank r chooses experts r + t and r + t + 1; each rank has room for all rows. */
static world world_make(const cam_rank *rank)
{
    world w = {.rank = *rank};
    w.z = (cam_sizes){.tokens = TOKENS,
                      .experts = EXPERTS,
                      .topk = TOPK,
                      .hidden = HIDDEN,
                      .rows = 2 * PAIR * TOKENS * TOPK,
                      .type = ORACLE_BF16};
    w.b = cam_buffers_make(rank, &w.z, true);
    for (int i = 0; i < TOKENS * TOPK; i++) {
        const int64_t id = (rank->ctx->rank + i / TOPK + i % TOPK) % EXPERTS;
        const int32_t id32 = (int32_t)id;
        const float weight = 0.5f;
        memcpy(w.b.ids.data + 8 * i, &id, 8);
        memcpy(w.b.ids32.data + 4 * i, &id32, 4);
        memcpy(w.b.weights.data + 4 * i, &weight, 4);
    }
    for (uint64_t i = 0; i < TOKENS * HIDDEN; i++)
        oracle_store(w.z.type, w.b.x.data, i, oracle_round(w.z.type, (float)(i % 61) - 20));
    buffer_put(&w.b.ids);
    buffer_put(&w.b.ids32);
    buffer_put(&w.b.weights);
    buffer_put(&w.b.x);
    return w;
}

/* Both EP ranks choose every expert of the two as often, so every rank has 8 rows. */
static void prepared(world *w)
{
    OK(cam_layout(&w->rank, &w->z, &w->b));
    OK(cam_notify(&w->rank, &w->z, &w->b));
    OK(aclrtSynchronizeStream(w->rank.stream));
    buffer_get(&w->b.total);
    int32_t total;
    memcpy(&total, w->b.total.data, 4);
    const int32_t both[PAIR] = {total, total};
    CHECK_EQ(total, 8);
    memcpy(w->b.tp_counts.data, both, sizeof both);
    buffer_put(&w->b.tp_counts);
}

static aclnnStatus combine_back(world *w)
{
    cam_buffers b = w->b;
    b.rows_in = w->b.recv_x;
    b.rows_from = w->b.assist;
    return cam_combine(&w->rank, &w->z, &b);
}

/* Both shards give the row itself: out is 2 x. */
static void whole(world *w)
{
    prepared(w);
    OK(cam_dispatch(&w->rank, &w->z, &w->b));
    OK(combine_back(w));
    OK(aclrtSynchronizeStream(w->rank.stream));
    buffer_get(&w->b.out);
    for (uint64_t i = 0; i < TOKENS * HIDDEN; i++)
        CHECK(oracle_value(w->z.type, oracle_load(w->z.type, w->b.out.data, i)) ==
              2 * ((float)(i % 61) - 20));
}

static void fails_with(world *w, aclnnStatus called, const char *word)
{
    const double start = seconds_now();
    CHECK(called != ACLNN_SUCCESS || aclrtSynchronizeStream(w->rank.stream) != 0);
    CHECK_TEXT(word);
    CHECK(seconds_now() - start < 30);
}

#define REFUSED(change_, word_)                                                                    \
    do {                                                                                           \
        world c = w;                                                                               \
        change_;                                                                                   \
        CHECK_EQ(cam_dispatch(&c.rank, &c.z, &c.b), INVALID);                                      \
        CHECK_TEXT(word_);                                                                         \
        CHECK_EQ(combine_back(&c), INVALID);                                                       \
        CHECK_TEXT(word_);                                                                         \
    } while (0)

/* All ranks are refused the same and go on. */
static void arguments(world *given)
{
    world w = *given;
    prepared(&w);
    REFUSED(c.rank.tp_size = 3, "tpWorldSize is 3; allowed are 0 to 2");
    REFUSED(c.rank.tp_rank = 2, "tpRankId is 2; allowed are 0 to 1");
    REFUSED(c.rank.tp_rank = -1, "tpRankId is -1; allowed are 0 to 1");
    REFUSED(c.rank.tp_group[0] = 0, "has no characters; 1 to 127");
    REFUSED(strcpy(c.rank.tp_group, "nobody"), "named \"nobody\"");
    REFUSED(strcpy(c.rank.tp_group, c.rank.group), "the communicator of the experts");
    REFUSED(c.rank.tp_rank = 1 - c.rank.tp_rank, "in communicator");
    REFUSED((c.rank.tp_size = 3, c.rank.tp_rank = 7, c.z.experts = 5), "tpWorldSize is 3");
    whole(&w);
    cam_buffers_free(&w.b);
}

/* Rank 1 of each pair believes that the other one has a row more. */
static void counts(world *w)
{
    prepared(w);
    OK(cam_dispatch(&w->rank, &w->z, &w->b));
    if (w->rank.tp_rank == 1) {
        const int32_t wrong[PAIR] = {9, 8};
        memcpy(w->b.tp_counts.data, wrong, sizeof wrong);
        buffer_put(&w->b.tp_counts);
    }
    fails_with(w, combine_back(w), "tpRecvCounts of TP rank 1 is {9, 8}");
    CHECK_TEXT("8 on TP rank 0 and 8 on TP rank 1");
}

/* Room for the rows of one. */
static void room(world *w)
{
    prepared(w);
    if (w->rank.tp_rank == 0)
        w->z.rows = 8;
    fails_with(w, cam_dispatch(&w->rank, &w->z, &w->b),
               "the pair has 8 + 8 rows; the tensors of TP rank 0 hold 10");
}

/* The pairs are of ranks that do not hold the same experts: EP rank 0 beside EP rank 1. */
static void experts(world *w)
{
    HcclComm crossed;
    const uint32_t me = (uint32_t)(w->rank.ctx->rank * PAIR + w->rank.tp_rank),
                   lower = w->rank.tp_rank;
    /* World ranks are {0, 1}, {2, 3} by EP rank; the crossed pairs are {0, 3} and {2, 1}. */
    const uint32_t first = me == 0 || me == 3 ? 0 : 2;
    uint32_t list[PAIR] = {first, first == 0 ? 3 : 1};
    OK(HcclCreateSubCommConfig(&w->rank.world, PAIR, list, 100 + first, lower, NULL, &crossed));
    OK(HcclGetCommName(crossed, w->rank.tp_group));
    prepared(w);
    fails_with(w, cam_dispatch(&w->rank, &w->z, &w->b), "EI0005");
    CHECK_TEXT("EP rank 0");
    CHECK_TEXT("EP rank 1");
}

/* World rank 3 does not dispatch: its EP partner 1 waits for its rows, its TP partner 2 for it. */
static void missing(world *w)
{
    const int me = w->rank.ctx->rank * PAIR + w->rank.tp_rank;
    prepared(w);
    if (me == 1 || me == 2)
        fails_with(w, cam_dispatch(&w->rank, &w->z, &w->b), "rank 1");
    else if (me == 0)
        fails_with(w, cam_dispatch(&w->rank, &w->z, &w->b), "rank");
}

static void body(const rank_ctx *ctx)
{
    static const struct {
        const char *name;
        void (*run)(world *);
    } cases[] = {{"arguments", arguments},
                 {"counts", counts},
                 {"room", room},
                 {"experts", experts},
                 {"missing", missing}};
    const char *name = ctx->argc > 1 ? ctx->argv[1] : "arguments";
    rank_ctx ep;
    CHECK_EQ(ctx->size, 4);
    cam_rank rank = cam_rank_make_tp(ctx, &ep);
    world w = world_make(&rank);
    bool known = false;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, name) == 0) {
            cases[i].run(&w);
            known = true;
        }
    CHECK(known);
    meet(ctx);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
