/* Proves: the window transport (AIVDRIVE_CAM_TRANSPORT=window, set by who starts this) gives the
 * right rows and sums where windows are special: sizes one megabyte around what is needed, halves
 * that are used again while somebody still reads them, collectives that use the same windows,
 * poisoned windows, more pairs than the original's status area holds, ranks that differ. The
 * argument is the case. */
#include "cam_support.h"

#include "cam_case.h"

enum { BACKWARDS = 100, BACKWARDS_TOKENS = 2048 };

typedef struct shape {
    int tokens, topk, local, routing; /* BACKWARDS: rank 0's first tokens to the last expert */
    bool globals;                     /* globalBs is given, not 0 */
    uint64_t hidden;
} shape;

/* One batch: rank r has `tokens[r]` tokens, all weights 1 / topk, experts give rows back as they
 * came. So out is x, less what ids of nobody take away. */
typedef struct batch {
    const cam_rank *rank;
    shape shape;
    cam_sizes z;
    cam_buffers b;
    oracle_routing g;
    int *tokens;
    int64_t **ids;
    int32_t *from;
    uint64_t round;
} batch;

static uint64_t row_key(uint64_t round, int rank, int token)
{
    return case_hash(case_hash(round, (uint64_t)rank), (uint64_t)token);
}

/* Whole numbers from -32 to 31. */
static float number(uint64_t key, uint64_t h)
{
    return (float)(((key >> h % 59) + h) & 63) - 32;
}

static int64_t id_of(const case_source *source, int r, int t, int k)
{
    if (source->routing == BACKWARDS)
        return source->experts - 1 - t / (BACKWARDS_TOKENS / 2);
    return case_id(source, r, t, k);
}

static batch batch_make(const cam_rank *rank, const shape *s, uint64_t seed)
{
    const int ranks = rank->ctx->size, me = rank->ctx->rank;
    batch a = {.rank = rank, .shape = *s};
    const case_source source = {seed, ranks, ranks * s->local,          s->topk, s->routing,
                                NULL, 0,     zipf_sum(ranks * s->local)};
    int most = 0;
    size_t pairs = 0;
    a.tokens = calloc((size_t)ranks, sizeof *a.tokens);
    a.ids = calloc((size_t)ranks, sizeof *a.ids);
    for (int r = 0; r < ranks; r++) {
        a.tokens[r] = s->tokens == UNEVEN ? 3 * r + (int)(seed % 5) : s->tokens;
        if (s->tokens == ONLY_FIRST)
            a.tokens[r] = r == 0 ? BACKWARDS_TOKENS : 0;
        most = a.tokens[r] > most ? a.tokens[r] : most;
        pairs += (size_t)(a.tokens[r] * s->topk);
        a.ids[r] = malloc(8 * (size_t)(a.tokens[r] * s->topk) + 8);
        for (int i = 0; i < a.tokens[r] * s->topk; i++)
            a.ids[r][i] = id_of(&source, r, i / s->topk, i % s->topk);
    }
    a.from = malloc(12 * pairs + 12);
    a.g = (oracle_routing){ranks, ranks * s->local, s->topk, a.tokens, a.ids};
    a.z = (cam_sizes){.tokens = a.tokens[me],
                      .experts = a.g.experts,
                      .topk = s->topk,
                      .rows = oracle_rows(&a.g, me, a.from),
                      .hidden = s->hidden,
                      .global_bs = s->globals ? (uint64_t)(most * ranks) : 0};
    a.b = cam_buffers_make(rank, &a.z, true);
    for (int i = 0; i < a.z.tokens * s->topk; i++) {
        const int32_t id32 = a.ids[me][i] < INT32_MIN ? -1 : (int32_t)a.ids[me][i];
        const float weight = 1.0f / (float)s->topk;
        memcpy(a.b.ids.data + 8 * i, &a.ids[me][i], 8);
        memcpy(a.b.ids32.data + 4 * i, &id32, 4);
        memcpy(a.b.weights.data + 4 * i, &weight, 4);
    }
    buffer_put(&a.b.ids);
    buffer_put(&a.b.ids32);
    buffer_put(&a.b.weights);
    return a;
}

static void batch_free(batch *a)
{
    for (int r = 0; r < a->g.ranks; r++)
        free(a->ids[r]);
    free(a->ids);
    free(a->tokens);
    free(a->from);
    cam_buffers_free(&a->b);
}

/* New rows; the outputs are poisoned. */
static void batch_fill(batch *a, uint64_t round)
{
    buffer *outputs[] = {&a->b.recv_x, &a->b.assist, &a->b.out};
    a->round = round;
    for (int t = 0; t < a->z.tokens; t++) {
        const uint64_t key = row_key(round, a->rank->ctx->rank, t);
        for (uint64_t h = 0; h < a->z.hidden; h++)
            oracle_store(ORACLE_BF16, a->b.x.data, (uint64_t)t * a->z.hidden + h,
                         oracle_round(ORACLE_BF16, number(key, h)));
    }
    buffer_put(&a->b.x);
    for (int i = 0; i < 3; i++) {
        memset(outputs[i]->data, POISON, outputs[i]->bytes);
        buffer_put(outputs[i]);
    }
}

static void prepare(batch *a)
{
    OK(cam_layout(a->rank, &a->z, &a->b));
    OK(cam_notify(a->rank, &a->z, &a->b));
}

static aclnnStatus back(batch *a)
{
    cam_buffers b = a->b;
    b.rows_in = a->b.recv_x;
    b.rows_from = a->b.assist;
    return cam_combine(a->rank, &a->z, &b);
}

static void rows_check(batch *a)
{
    const uint64_t hidden = a->z.hidden;
    buffer_get(&a->b.recv_x);
    buffer_get(&a->b.assist);
    buffer_check(&a->b.recv_x, "recvX");
    buffer_check(&a->b.assist, "assistInfoForCombine");
    CHECK(memcmp(a->b.assist.data, a->from, 12 * (size_t)a->z.rows) == 0);
    for (int i = 0; i < a->z.rows; i++) {
        const uint64_t key = row_key(a->round, a->from[3 * i], a->from[3 * i + 1]);
        for (uint64_t h = 0; h < hidden; h++)
            CHECK_EQ(oracle_load(ORACLE_BF16, a->b.recv_x.data, (uint64_t)i * hidden + h),
                     oracle_round(ORACLE_BF16, number(key, h)));
    }
}

static void out_check(batch *a)
{
    const int me = a->rank->ctx->rank, topk = a->z.topk;
    buffer_get(&a->b.out);
    buffer_check(&a->b.out, "out");
    for (int t = 0; t < a->z.tokens; t++) {
        const uint64_t key = row_key(a->round, me, t);
        int valid = 0;
        for (int k = 0; k < topk; k++)
            valid += oracle_is_expert(&a->g, a->ids[me][t * topk + k]);
        for (uint64_t h = 0; h < a->z.hidden; h++) {
            const float x = number(key, h), w = 1.0f / (float)topk;
            float sum = 0;
            for (int k = 0; k < valid; k++)
                sum = sum + x * w;
            CHECK_EQ(oracle_load(ORACLE_BF16, a->b.out.data, (uint64_t)t * a->z.hidden + h),
                     oracle_round(ORACLE_BF16, sum));
        }
    }
}

static void whole(batch *a, uint64_t round)
{
    batch_fill(a, round);
    prepare(a);
    OK(cam_dispatch(a->rank, &a->z, &a->b));
    OK(back(a));
    OK(aclrtSynchronizeStream(a->rank->stream));
    rows_check(a);
    out_check(a);
}

static cam_rank rank_with(const rank_ctx *ctx, uint32_t megabytes)
{
    HcclCommConfig config;
    cam_rank r = {.ctx = ctx};
    HcclCommConfigInit(&config);
    config.hcclBufferSize = megabytes;
    r.comm = comm_create_config(ctx, &config);
    OK(HcclGetCommName(r.comm, r.group));
    OK(aclrtCreateStream(&r.stream));
    return r;
}

/* ---- sizes ---- */

static void refused(batch *a, const char *word)
{
    OK(cam_layout(a->rank, &a->z, &a->b));
    CHECK_EQ(cam_dispatch(a->rank, &a->z, &a->b), 561002);
    CHECK_TEXT(word);
    CHECK_TEXT("AIVDRIVE_CAM_TRANSPORT=direct");
    OK(aclrtSynchronizeStream(a->rank->stream)); /* the layout may be under way */
}

/* A window of `least` MB is needed. */
static void need(const rank_ctx *ctx, const shape *s, uint32_t least)
{
    const uint32_t small[] = {1, least - 1};
    char word[64];
    snprintf(word, sizeof word, "HCCL_BUFFSIZE=%u (MB)", least);
    for (int i = 0; i < 2; i++) {
        cam_rank rank = rank_with(ctx, small[i]);
        batch a = batch_make(&rank, s, 1);
        refused(&a, word);
        batch_free(&a);
        cam_rank_free(&rank);
    }
    for (uint32_t more = 0; more < 2; more++) {
        cam_rank rank = rank_with(ctx, least + more);
        batch a = batch_make(&rank, s, 1);
        for (uint64_t i = 0; i < 3; i++)
            whole(&a, i);
        batch_free(&a);
        cam_rank_free(&rank);
    }
}

/* One rank's window is too small: all are refused, before anything is queued. */
static void one_small(const rank_ctx *ctx)
{
    const shape s = {.tokens = 64, .topk = 8, .local = 2, .hidden = 1024, .globals = true};
    cam_rank rank = rank_with(ctx, ctx->rank == 1 ? 420 : 600);
    batch a = batch_make(&rank, &s, 1);
    refused(&a, "the window of rank 1");
    CHECK_TEXT("has 420 MB");
    CHECK_TEXT("HCCL_BUFFSIZE=421 (MB)");
    batch_free(&a);
    cam_rank_free(&rank);
}

/* ---- halves ---- */

static const shape backwards = {.tokens = ONLY_FIRST,
                                .topk = 1,
                                .local = 2,
                                .routing = BACKWARDS,
                                .globals = true,
                                .hidden = 2048};

/* Rank 0 has all tokens, and nothing to receive: it is through while the last rank still reads its
 * window. Two calls later it writes into the same half; the call between tells it nothing. The rows
 * that it writes first are those that the other reads last. */
static void half(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    batch both[2] = {batch_make(&rank, &backwards, 0), batch_make(&rank, &backwards, 0)};
    buffer word = buffer_make(8, true, 0);
    buffer_put(&word);
    for (int j = 0; j < 2; j++)
        prepare(&both[j]);
    OK(aclrtSynchronizeStream(rank.stream));
    for (uint64_t i = 0; i < 4; i++) {
        batch_fill(&both[0], 2 * i);
        batch_fill(&both[1], 2 * i + 1);
        meet(ctx);
        OK(cam_dispatch(&rank, &both[0].z, &both[0].b));
        OK(HcclBroadcast(word.at, 1, HCCL_DATA_TYPE_INT64, 0, rank.comm, rank.stream));
        OK(cam_dispatch(&rank, &both[1].z, &both[1].b));
        OK(aclrtSynchronizeStream(rank.stream));
        rows_check(&both[0]);
        rows_check(&both[1]);
    }
    buffer_free(&word);
    batch_free(&both[0]);
    batch_free(&both[1]);
    cam_rank_free(&rank);
}

/* Rank 0 destroys its communicator when it is through, and the last rank is not. */
static void destroy(const rank_ctx *ctx)
{
    for (uint64_t i = 0; i < 4; i++) {
        cam_rank rank = cam_rank_make(ctx);
        batch a = batch_make(&rank, &backwards, 0);
        prepare(&a);
        OK(aclrtSynchronizeStream(rank.stream));
        batch_fill(&a, i);
        meet(ctx);
        OK(cam_dispatch(&rank, &a.z, &a.b));
        OK(aclrtSynchronizeStream(rank.stream));
        cam_rank_free(&rank);
        rows_check(&a);
        batch_free(&a);
    }
}

/* One half by two combines, one after the other, and by dispatches and combines of two shapes. */
static void shapes(const rank_ctx *ctx)
{
    const shape one = {
        .tokens = 64, .topk = 8, .local = 2, .routing = ZIPF, .globals = true, .hidden = 1000};
    const shape two = {
        .tokens = UNEVEN, .topk = 2, .local = 16, .routing = WITH_NOBODY, .hidden = 33};
    cam_rank rank = cam_rank_make(ctx);
    for (uint64_t i = 0; i < 8; i++) {
        batch a = batch_make(&rank, &one, i), b = batch_make(&rank, &two, i + 7);
        batch *order[] = {i % 2 ? &a : &b, i % 2 ? &b : &a};
        for (int j = 0; j < 2; j++) {
            batch_fill(order[j], 2 * i + (uint64_t)j);
            prepare(order[j]);
            OK(cam_dispatch(&rank, &order[j]->z, &order[j]->b));
        }
        for (int j = 0; j < 5; j++) /* the same, and the other half */
            OK(back(order[j / 2 % 2]));
        OK(aclrtSynchronizeStream(rank.stream));
        for (int j = 0; j < 2; j++) {
            rows_check(order[j]);
            out_check(order[j]);
        }
        batch_free(&a);
        batch_free(&b);
    }
    cam_rank_free(&rank);
}

/* globalBs 0, and other numbers of tokens on every rank. */
static void uneven(const rank_ctx *ctx)
{
    const shape s = {.tokens = UNEVEN, .topk = 3, .local = 2, .hidden = 40};
    cam_rank rank = cam_rank_make(ctx);
    for (uint64_t i = 0; i < 10; i++) {
        batch a = batch_make(&rank, &s, i);
        whole(&a, i);
        batch_free(&a);
    }
    cam_rank_free(&rank);
}

/* Twice as many pairs as the original has status lines for. */
static void pairs(const rank_ctx *ctx)
{
    const shape s = {.tokens = 4100, .topk = 64, .local = 8, .globals = true, .hidden = 1};
    cam_rank rank = cam_rank_make(ctx);
    batch a = batch_make(&rank, &s, 3);
    for (uint64_t i = 0; i < 3; i++)
        whole(&a, i);
    batch_free(&a);
    cam_rank_free(&rank);
}

/* ---- windows that others write ---- */

/* Everything that a call may read before it is written. */
static void poison(const cam_rank *rank)
{
    const uint64_t mb = 1 << 20, at[] = {0, 2 * mb, 102 * mb, 104 * mb, 204 * mb, 208 * mb};
    uint8_t *window;
    uint64_t bytes;
    OK(HcclGetHcclBuffer(rank->comm, (void **)&window, &bytes));
    for (uint64_t half = 0; half <= bytes / 2; half += bytes / 2)
        for (size_t i = 0; i < sizeof at / sizeof *at; i++)
            OK(aclrtMemset(window + half + at[i], 4 * mb, 0xff, 2 * mb));
}

static void poisoned(const rank_ctx *ctx)
{
    const shape s = {.tokens = 64,
                     .topk = 4,
                     .local = 2,
                     .routing = WITH_NOBODY,
                     .globals = true,
                     .hidden = 500};
    cam_rank rank = cam_rank_make(ctx);
    for (uint64_t i = 0; i < 12; i++) {
        batch a = batch_make(&rank, &s, i);
        meet(ctx);
        poison(&rank);
        meet(ctx);
        whole(&a, i);
        batch_free(&a);
    }
    cam_rank_free(&rank);
}

/* AIVDRIVE_COLL_ALGO has allreduce go through the same windows; nothing is waited for between. */
static void mesh(const rank_ctx *ctx)
{
    enum { COUNT = 200000 };
    const shape s = {.tokens = 64,
                     .topk = 4,
                     .local = 2,
                     .routing = WITH_NOBODY,
                     .globals = true,
                     .hidden = 500};
    cam_rank rank = cam_rank_make(ctx);
    buffer from = buffer_make(4 * COUNT, true, 0), to = buffer_make(4 * COUNT, true, 0);
    batch a = batch_make(&rank, &s, 5);
    for (uint64_t i = 0; i < 12; i++) {
        for (uint64_t j = 0; j < COUNT; j++)
            element_put(from.data + 4 * j, HCCL_DATA_TYPE_INT32,
                        value_of(ctx->rank, i + j, HCCL_REDUCE_SUM));
        buffer_put(&from);
        batch_fill(&a, i);
        OK(cam_layout(&rank, &a.z, &a.b));
        for (int step = 0; step < 3; step++) {
            OK(step == 0   ? cam_notify(&rank, &a.z, &a.b)
               : step == 1 ? cam_dispatch(&rank, &a.z, &a.b)
                           : back(&a));
            OK(HcclAllReduce(from.at, to.at, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                             rank.comm, rank.stream));
        }
        OK(aclrtSynchronizeStream(rank.stream));
        rows_check(&a);
        out_check(&a);
        buffer_get(&to);
        for (uint64_t j = 0; j < COUNT; j++) {
            int64_t sum = 0;
            int32_t got;
            for (int r = 0; r < ctx->size; r++)
                sum += value_of(r, i + j, HCCL_REDUCE_SUM);
            memcpy(&got, to.data + 4 * j, 4);
            CHECK_EQ(got, sum);
        }
    }
    batch_free(&a);
    buffer_free(&from);
    buffer_free(&to);
    cam_rank_free(&rank);
}

/* ---- many calls ---- */

/* Ranks come late at random; nobody waits for the stream but every tenth time. */
static void many(const rank_ctx *ctx, int rounds)
{
    const shape s = {.tokens = UNEVEN, .topk = 2, .local = 1, .globals = true, .hidden = 20};
    cam_rank rank = cam_rank_make(ctx);
    batch a = batch_make(&rank, &s, 2);
    for (int i = 0; i < rounds; i++) {
        if (i % 10 == 0)
            batch_fill(&a, (uint64_t)i);
        if (case_hash((uint64_t)i, (uint64_t)ctx->rank) % 16 == 0)
            usleep((useconds_t)(case_hash((uint64_t)ctx->rank, (uint64_t)i) % 300));
        prepare(&a);
        OK(cam_dispatch(&rank, &a.z, &a.b));
        OK(back(&a));
        if (i % 10 != 9 && i + 1 != rounds)
            continue;
        OK(aclrtSynchronizeStream(rank.stream));
        rows_check(&a);
        out_check(&a);
    }
    batch_free(&a);
    cam_rank_free(&rank);
}

/* ---- what is wrong ends on all ranks, with a text ---- */

static void fails_with(const cam_rank *rank, aclnnStatus called, const char *word)
{
    CHECK(called != ACLNN_SUCCESS || aclrtSynchronizeStream(rank->stream) != 0);
    CHECK_TEXT("EI0005");
    CHECK_TEXT(word);
}

static const shape plain = {
    .tokens = 8, .topk = 2, .local = 2, .routing = DUPLICATES, .globals = true, .hidden = 64};

static void transports(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    batch a = batch_make(&rank, &plain, 1);
    if (ctx->rank == 1)
        setenv("AIVDRIVE_CAM_TRANSPORT", "direct", 1);
    OK(cam_layout(&rank, &a.z, &a.b));
    fails_with(&rank, cam_notify(&rank, &a.z, &a.b), "by AIVDRIVE_CAM_TRANSPORT window)");
    CHECK_TEXT("aclnnNotifyDispatch(experts 6)");
    meet(ctx);
}

/* Rank 1 says that one of its rows is of a token that its owner does not have. All works again when
 * the communicator is resumed, though marks of the failed call are missing. */
static void triple(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    batch a = batch_make(&rank, &plain, 1);
    const int32_t wrong[3] = {2, 8, 1};
    whole(&a, 1);
    if (ctx->rank == 1) {
        memcpy(a.b.assist.data, wrong, 12);
        buffer_put(&a.b.assist);
    }
    fails_with(&rank, back(&a), "a row of rank 1 is of token 8 of rank 2, which has 8 tokens");
    meet(ctx);
    OK(aclrtDestroyStreamForce(rank.stream));
    OK(aclrtCreateStream(&rank.stream));
    OK(HcclCommResume(rank.comm));
    for (uint64_t i = 0; i < 3; i++)
        whole(&a, i);
    batch_free(&a);
    cam_rank_free(&rank);
}

/* Rank 1 dispatches by other ids than it told: what it left is not what the others expect. */
static void ids(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    batch a = batch_make(&rank, &plain, 1);
    whole(&a, 1);
    for (int i = 0; i < 16 && ctx->rank == 1; i++) {
        const int32_t id = (int32_t)((a.ids[1][i] + 1) % a.g.experts);
        memcpy(a.b.ids32.data + 4 * i, &id, 4);
    }
    buffer_put(&a.b.ids32);
    aclnnStatus s = cam_dispatch(&rank, &a.z, &a.b);
    s = s ? s : (aclnnStatus)aclrtSynchronizeStream(rank.stream);
    if (s == 0) /* this rank had nothing wrong, and learns in its next call */
        s = cam_notify(&rank, &a.z, &a.b);
    fails_with(&rank, s, "the same topkIdx");
    meet(ctx);
}

static void body(const rank_ctx *ctx)
{
    static const struct {
        const char *name;
        void (*run)(const rank_ctx *);
    } cases[] = {{"one_small", one_small}, {"half", half},     {"destroy", destroy},
                 {"shapes", shapes},       {"uneven", uneven}, {"pairs", pairs},
                 {"poisoned", poisoned},   {"mesh", mesh},     {"transports", transports},
                 {"triple", triple},       {"ids", ids}};
    const char *name = ctx->argc > 1 ? ctx->argv[1] : "";
    bool known = false;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, name) == 0) {
            cases[i].run(ctx);
            known = true;
        }
    if (strcmp(name, "many") == 0 && ctx->argc > 2) {
        many(ctx, atoi(ctx->argv[2]));
        known = true;
    }
    if (strcmp(name, "need") == 0 && ctx->argc > 3) { /* H, MB */
        const shape s = {.tokens = 64,
                         .topk = 8,
                         .local = 2,
                         .globals = true,
                         .hidden = (uint64_t)atoi(ctx->argv[2])};
        need(ctx, &s, (uint32_t)atoi(ctx->argv[3]));
        known = true;
    }
    CHECK(known);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
