/* Proves: layout, notify, dispatch and combine give the bits of the oracle in every output, and
 * write nothing else, for every pair of values of the axes in cam_case.h ("pairs"), for all of them
 * at up to 4 ranks ("product PART PARTS"), for pairs of TP ranks ("tp"), for real routing as it is
 * ("real"), and for what users have met ("trial NAME"). */
#include <malloc.h>

#include "cam_support.h"

#include "cam_case.h"

static int64_t real_ids[REAL_IDS];
static int real_count;
static cam_case cases[CASES_MAX]; /* with every pair of values */
static int case_count, cases_missing;

/* The tokens of the ranks of one communicator. With tpWorldSize 2 there are two beside each other,
 * and rows of both come to each rank. */
typedef struct batch {
    uint64_t seed;
    oracle_routing routing;
    int *tokens;
    int64_t **ids;
    int32_t *from; /* {rank, token, choice} of the rows that come here */
    int rows;
    /* The rows of all tokens as they arrive, made when the first of their choices is looked at. */
    int *first; /* [ranks] number of the rank's first token */
    uint8_t *arriving;
    float *scales; /* 0: not made yet */
} batch;

typedef struct run {
    const cam_rank *rank;
    const cam_case *c;
    cam_sizes sizes;
    batch batches[PAIR];
    int count, own; /* of the batches; which is this rank's */
    int number, repeat;
} run;

static uint64_t row_bytes(const cam_sizes *z)
{
    return z->hidden * oracle_bytes(z->type);
}

static const batch *own_of(const run *u)
{
    return &u->batches[u->own];
}

/* The batch of a row that is here, and its number there. */
static const batch *batch_of(const run *u, uint64_t row, uint64_t *at)
{
    const batch *b = u->batches;
    *at = row;
    if (row < (uint64_t)b->rows)
        return b;
    *at = row - (uint64_t)b->rows;
    return b + 1;
}

static void bad(const run *u, const char *what, uint64_t at)
{
    fprintf(stderr, "rank %d, repeat %d: %s is wrong at byte %llu; ", u->rank->ctx->rank, u->repeat,
            what, (unsigned long long)at);
    case_print(stderr, u->number, u->c);
    exit(1);
}

/* The first `bytes` are as wanted, the rest is still poison, and so are the guards. */
static void buffer_is(const run *u, const char *what, const buffer *b, const void *wanted,
                      uint64_t bytes)
{
    buffer_get(b);
    buffer_check(b, what);
    CHECK(bytes <= b->bytes);
    if (bytes && memcmp(b->data, wanted, bytes) != 0)
        for (uint64_t i = 0; i < bytes; i++)
            if (b->data[i] != ((const uint8_t *)wanted)[i])
                bad(u, what, i);
    for (uint64_t i = bytes; i < b->bytes; i++)
        if (b->data[i] != POISON)
            bad(u, what, i);
}

static void batch_make(const run *u, batch *b)
{
    const int *v = u->c->value;
    const case_source source = {
        b->seed,         v[AXIS_RANKS], u->sizes.experts, v[AXIS_TOPK],
        v[AXIS_ROUTING], real_ids,      real_count,       zipf_sum(u->sizes.experts)};
    int pairs = 0, tokens = 0;
    b->tokens = calloc((size_t)v[AXIS_RANKS], sizeof *b->tokens);
    b->ids = calloc((size_t)v[AXIS_RANKS], sizeof *b->ids);
    b->first = calloc((size_t)v[AXIS_RANKS], sizeof *b->first);
    for (int r = 0; r < v[AXIS_RANKS]; r++) {
        const uint64_t h = case_hash(b->seed, (uint64_t)r + 77);
        b->tokens[r] = v[AXIS_TOKENS];
        if (v[AXIS_TOKENS] == UNEVEN)
            b->tokens[r] = h % 4 == 0 ? 0 : (int)(h / 4 % 41);
        else if (v[AXIS_TOKENS] == ONLY_FIRST)
            b->tokens[r] = r == 0;
        b->ids[r] = malloc(8 * (size_t)b->tokens[r] * (size_t)v[AXIS_TOPK] + 8);
        for (int i = 0; i < b->tokens[r] * v[AXIS_TOPK]; i++)
            b->ids[r][i] = case_id(&source, r, i / v[AXIS_TOPK], i % v[AXIS_TOPK]);
        pairs += b->tokens[r] * v[AXIS_TOPK];
        b->first[r] = tokens;
        tokens += b->tokens[r];
    }
    b->arriving = malloc((size_t)tokens * row_bytes(&u->sizes) + 1);
    b->scales = calloc((size_t)tokens + 1, sizeof *b->scales);
    b->routing = (oracle_routing){v[AXIS_RANKS], u->sizes.experts, v[AXIS_TOPK], b->tokens, b->ids};
    b->from = malloc(12 * (size_t)pairs + 12);
    b->rows = oracle_rows(&b->routing, u->rank->ctx->rank, b->from);
}

static void batch_free(batch *b)
{
    for (int r = 0; r < b->routing.ranks; r++)
        free(b->ids[r]);
    free(b->ids);
    free(b->tokens);
    free(b->from);
    free(b->first);
    free(b->arriving);
    free(b->scales);
}

static void run_begin(run *u)
{
    const int *v = u->c->value, me = u->rank->ctx->rank;
    u->count = u->rank->tp_size == PAIR ? PAIR : 1;
    u->own = u->rank->tp_rank;
    u->sizes = (cam_sizes){.experts = v[AXIS_RANKS] * v[AXIS_LOCAL],
                           .topk = v[AXIS_TOPK],
                           .quant = v[AXIS_QUANT],
                           .hidden = (uint64_t)v[AXIS_HIDDEN],
                           .type = (oracle_type)v[AXIS_TYPE]};
    for (int i = 0; i < u->count; i++) {
        u->batches[i].seed =
            case_hash((uint64_t)u->number + (uint64_t)i * 77777, (uint64_t)u->repeat);
        batch_make(u, &u->batches[i]);
        u->sizes.rows += u->batches[i].rows;
    }
    int most = 0;
    for (int r = 0; r < v[AXIS_RANKS]; r++)
        most = own_of(u)->tokens[r] > most ? own_of(u)->tokens[r] : most;
    u->sizes.tokens = own_of(u)->tokens[me];
    u->sizes.global_bs = (uint64_t)most * (uint64_t)v[AXIS_RANKS];
}

static void inputs_fill(const run *u, cam_buffers *b)
{
    const cam_sizes *z = &u->sizes;
    const int me = u->rank->ctx->rank;
    for (int i = 0; i < z->tokens * z->topk; i++) {
        const int64_t id = own_of(u)->ids[me][i];
        const int32_t id32 = id < INT32_MIN ? -1 : (int32_t)id;
        const float weight = case_weight(own_of(u)->seed, me, i / z->topk, i % z->topk);
        memcpy(b->ids.data + 8 * i, &id, 8);
        memcpy(b->ids32.data + 4 * i, &id32, 4);
        memcpy(b->weights.data + 4 * i, &weight, 4);
    }
    for (int t = 0; t < z->tokens; t++)
        case_row(z->type, own_of(u)->seed, me, t, z->hidden,
                 b->x.data + (uint64_t)t * row_bytes(z));
    buffer_put(&b->ids);
    buffer_put(&b->ids32);
    buffer_put(&b->weights);
    buffer_put(&b->x);
}

static void layout_check(const run *u, const cam_buffers *b)
{
    const int ranks = own_of(u)->routing.ranks, experts = u->sizes.experts,
              tokens = u->sizes.tokens;
    const size_t pairs = (size_t)tokens * (size_t)u->sizes.topk;
    int32_t *per_rank = malloc(4 * (size_t)ranks), *per_expert = malloc(4 * (size_t)experts);
    int32_t *in_rank = malloc(4 * (size_t)(tokens * ranks) + 4), *index = malloc(4 * pairs + 4);
    oracle_layout(&own_of(u)->routing, u->rank->ctx->rank, per_rank, per_expert, in_rank, index);
    buffer_is(u, "numTokensPerRank", &b->per_rank, per_rank, 4 * (uint64_t)ranks);
    buffer_is(u, "numTokensPerExpert", &b->per_expert, per_expert, 4 * (uint64_t)experts);
    buffer_is(u, "isTokenInRank", &b->in_rank, in_rank, 4 * (uint64_t)(tokens * ranks));
    buffer_is(u, "sendTokenIdxSmall", &b->index, index, 4 * pairs);
    free(per_rank);
    free(per_expert);
    free(in_rank);
    free(index);
}

static void notify_check(const run *u, const cam_buffers *b)
{
    const uint64_t experts = (uint64_t)u->sizes.experts, ranks = (uint64_t)own_of(u)->routing.ranks;
    oracle_notify n = oracle_notify_make(&own_of(u)->routing, u->rank->ctx->rank);
    buffer_is(u, "sendData", &b->send_data, n.send_data, 12 * experts);
    buffer_is(u, "sendDataOffset", &b->send_offset, n.send_offset, 4 * experts);
    buffer_is(u, "recvData", &b->recv_data, n.recv_data, 12 * experts);
    buffer_is(u, "totalRecvTokens", &b->total, &n.total, 4);
    buffer_is(u, "recvCount", &b->recv_count, n.recv_count, 4 * experts);
    buffer_is(u, "recvOffset", &b->recv_offset, n.recv_offset, 4 * experts);
    buffer_is(u, "maxBs", &b->max_bs, &n.max_bs, 4);
    buffer_is(u, "recvTokensPerExpert", &b->per_local, n.per_local, 8 * (experts / ranks));
    CHECK_EQ(n.total, own_of(u)->rows);
    oracle_notify_free(&n);
}

/* The row of the token that a triple names, as its rank makes it. */
static void row_make(const run *u, const batch *b, const int32_t *from, void *row)
{
    case_row(u->sizes.type, b->seed, from[0], from[1], u->sizes.hidden, row);
}

/* The row as it comes, and its scale: 1 where rows have none. */
static const uint8_t *row_arriving(const run *u, const batch *b, const int32_t *from, float *scale)
{
    const cam_sizes *z = &u->sizes;
    const int token = b->first[from[0]] + from[1];
    uint8_t *kept = b->arriving + (uint64_t)token * (z->quant ? z->hidden : row_bytes(z));
    if (b->scales[token] == 0) {
        b->scales[token] = 1;
        if (z->quant) {
            uint8_t *source = malloc(row_bytes(z));
            row_make(u, b, from, source);
            b->scales[token] = oracle_quantise(z->type, source, z->hidden, (int8_t *)kept);
            free(source);
        } else {
            row_make(u, b, from, kept);
        }
    }
    *scale = b->scales[token];
    return kept;
}

static void dispatch_check(const run *u, const cam_buffers *b)
{
    const cam_sizes *z = &u->sizes;
    const uint64_t n = (uint64_t)z->rows, kept = z->quant ? z->hidden : row_bytes(z);
    uint8_t *rows = malloc(n * kept + 1);
    float *scales = malloc(4 * n + 4);
    int32_t *triples = malloc(12 * n + 12);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at;
        const batch *from = batch_of(u, i, &at);
        memcpy(&triples[3 * i], &from->from[3 * at], 12);
        memcpy(rows + i * kept, row_arriving(u, from, &from->from[3 * at], &scales[i]), kept);
    }
    buffer_is(u, "recvX", &b->recv_x, rows, n * kept);
    buffer_is(u, "recvXScales", &b->scales, scales, z->quant ? 4 * n : 0);
    buffer_is(u, "assistInfoForCombine", &b->assist, triples, 12 * n);
    free(triples);
    free(rows);
    free(scales);
}

/* Every second time an expert's row is the row itself. Every third time the rows lie backwards,
 * unless a pair of ranks has to find them in the same place. */
static bool is_identity(const run *u)
{
    return u->repeat % 2 == 1 && !u->sizes.quant;
}

/* What a shard of the expert makes of a row. */
static void shard_row(const run *u, const batch *b, int shard, const int32_t *from, void *row)
{
    if (is_identity(u) && shard == 0)
        row_make(u, b, from, row);
    else if (is_identity(u))
        memset(row, 0, row_bytes(&u->sizes));
    else
        case_made(u->sizes.type, b->seed + (uint64_t)shard * 31, from, u->sizes.hidden, row);
}

/* What comes back of a row of this rank's batch. */
static void expert_row(const run *u, const int32_t *from, void *row)
{
    const uint64_t bytes = row_bytes(&u->sizes);
    shard_row(u, own_of(u), 0, from, row);
    if (u->count < PAIR)
        return;
    uint8_t *second = malloc(bytes);
    shard_row(u, own_of(u), 1, from, second);
    oracle_tp_sum(u->sizes.type, row, second, u->sizes.hidden, row);
    free(second);
}

static void experts_run(const run *u, cam_buffers *b)
{
    const uint64_t n = (uint64_t)u->sizes.rows, row = row_bytes(&u->sizes);
    for (uint64_t i = 0; i < n; i++) {
        uint64_t at;
        const batch *from = batch_of(u, i, &at);
        const uint64_t to = u->repeat % 3 == 2 && u->count == 1 ? n - 1 - i : i;
        shard_row(u, from, u->own, &from->from[3 * at], b->rows_in.data + to * row);
        memcpy(b->rows_from.data + 12 * to, &from->from[3 * at], 12);
    }
    const int32_t both[PAIR] = {u->batches[0].rows, u->batches[1].rows};
    memcpy(b->tp_counts.data, both, sizeof both);
    buffer_put(&b->rows_in);
    buffer_put(&b->rows_from);
    buffer_put(&b->tp_counts);
}

static void combine_check(const run *u, const cam_buffers *b)
{
    const cam_sizes *z = &u->sizes;
    const int me = u->rank->ctx->rank;
    const uint64_t row = row_bytes(z);
    uint8_t *wanted = malloc((uint64_t)z->tokens * row + 1),
            *made = malloc((uint64_t)z->topk * row);
    const void *rows[64];
    float weights[64];
    for (int t = 0; t < z->tokens; t++) {
        for (int k = 0; k < z->topk; k++) {
            const int32_t from[3] = {me, t, k};
            uint8_t *here = made + (uint64_t)k * row;
            const bool sent =
                oracle_is_expert(&own_of(u)->routing, own_of(u)->ids[me][t * z->topk + k]);
            rows[k] = sent ? here : NULL;
            weights[k] = case_weight(own_of(u)->seed, me, t, k);
            if (sent)
                expert_row(u, from, here);
        }
        oracle_combine(z->type, rows, weights, z->topk, z->hidden, wanted + (uint64_t)t * row);
    }
    buffer_is(u, "out", &b->out, wanted, (uint64_t)z->tokens * row);
    free(wanted);
    free(made);
}

static void repeat_run(run *u, cam_buffers *b)
{
    const aclrtStream stream = u->rank->stream;
    inputs_fill(u, b);
    OK(cam_layout(u->rank, &u->sizes, b));
    OK(cam_notify(u->rank, &u->sizes, b));
    OK(cam_dispatch(u->rank, &u->sizes, b));
    OK(aclrtSynchronizeStream(stream));
    layout_check(u, b);
    notify_check(u, b);
    dispatch_check(u, b);
    experts_run(u, b);
    OK(cam_combine(u->rank, &u->sizes, b));
    OK(aclrtSynchronizeStream(stream));
    combine_check(u, b);
}

static void case_run(const cam_rank *rank, const cam_case *c, int number)
{
    const int *v = c->value;
    run u = {.rank = rank, .c = c, .number = number};
    CHECK_EQ(v[AXIS_RANKS], rank->ctx->size);
    OK(aclrtSetStreamResLimit(rank->stream, ACL_RT_DEV_RES_VECTOR_CORE, (uint32_t)v[AXIS_CORES]));
    OK(aclrtUseStreamResInCurrentThread(rank->stream));
    for (u.repeat = 0; u.repeat < v[AXIS_REPEATS]; u.repeat++) {
        run_begin(&u);
        cam_buffers b = cam_buffers_make(rank, &u.sizes, v[AXIS_MEMORY] == 1);
        repeat_run(&u, &b);
        cam_buffers_end(rank, &b);
        for (int i = 0; i < u.count; i++)
            batch_free(&u.batches[i]);
    }
}

static bool routing_is_there(const cam_case *c)
{
    return c->value[AXIS_ROUTING] != REAL || real_count > 0;
}

/* Of `number` cases `mine` have run. */
static void tell(const cam_rank *rank, int mine, int number)
{
    if (rank->ctx->rank != 0)
        return;
    printf("%d of %d cases at %d ranks: right\n", mine, number, rank->ctx->size);
    if (real_count == 0)
        printf("none with real routing: AIVDRIVE_ROUTING_DIR names no folder with its files\n");
}

static void pairs_run(const cam_rank *rank)
{
    int mine = 0;
    for (int i = 0; i < case_count; i++) {
        if (cases[i].value[AXIS_RANKS] != rank->ctx->size || !routing_is_there(&cases[i]))
            continue;
        if (rank->ctx->rank == 0)
            case_print(stdout, i, &cases[i]);
        case_run(rank, &cases[i], i);
        mine++;
    }
    CHECK_EQ(cases_missing, 0);
    CHECK(mine > 0);
    tell(rank, mine, case_count);
}

/* Everything at hidden 1024, once each. */
static void product_run(const cam_rank *rank, int part, int parts)
{
    int number = 0, mine = 0;
    for (int t = 0; t < axes[AXIS_TOKENS].count; t++)
        for (int k = 0; k < axes[AXIS_TOPK].count; k++)
            for (int l = 0; l < axes[AXIS_LOCAL].count; l++)
                for (int g = 0; g < axes[AXIS_ROUTING].count; g++)
                    for (int x = 0; x < 12; x++, number++) {
                        const cam_case c = {{rank->ctx->size, axes[AXIS_TOKENS].values[t], 1024,
                                             axes[AXIS_TOPK].values[k], axes[AXIS_LOCAL].values[l],
                                             axes[AXIS_ROUTING].values[g], x % 3, x / 3 % 2 * 2, 1,
                                             axes[AXIS_CORES].values[number % 5], x / 6}};
                        if (number % parts != part || !routing_is_there(&c))
                            continue;
                        case_run(rank, &c, 10000 + number);
                        mine++;
                    }
    CHECK(mine > 0);
    tell(rank, mine, number);
}

/* 64 experts, 6 choices, as in the files. */
static void real_run(const cam_rank *rank)
{
    if (real_count == 0) {
        if (rank->ctx->rank == 0)
            printf("skipped: AIVDRIVE_ROUTING_DIR names no folder with real routing files\n");
        exit(77);
    }
    for (int quant = 0; quant <= 2; quant += 2) {
        const cam_case c = {{rank->ctx->size, 64, 1024, 6, 64 / rank->ctx->size, REAL, ORACLE_BF16,
                             quant, 3, 20, 1}};
        case_run(rank, &c, 5000 + quant);
    }
    if (rank->ctx->rank == 0)
        printf("real routing at %d ranks: right\n", rank->ctx->size);
}

static const struct {
    const char *name;
    cam_case c;
} trials[] = {
    /* many experts, wide rows */
    {"experts_512", {{4, 64, 8192, 8, 128, EVEN, ORACLE_BF16, 0, 2, 20, 1}}},
    {"experts_1024", {{4, 64, 8192, 16, 256, EVEN, ORACLE_BF16, 2, 2, 20, 1}}},
    {"experts_4096", {{4, 7, 33, 64, 1024, ZIPF, ORACLE_FP16, 0, 2, 48, 1}}},
    /* rows of a few bytes */
    {"tiny_1", {{4, 5, 1, 2, 64, ONE_RANK, ORACLE_FP32, 0, 4, 20, 1}}},
    {"tiny_8", {{4, 5, 8, 2, 64, ONE_EXPERT, ORACLE_FP32, 0, 4, 20, 1}}},
    {"tiny_16", {{4, 5, 16, 2, 64, ONE_RANK, ORACLE_FP32, 0, 4, 20, 0}}},
    {"tiny_17", {{4, 5, 17, 2, 64, ONE_RANK, ORACLE_FP32, 2, 4, 20, 1}}},
    /* all that arrives, arrives at one rank; uneven and empty ranks */
    {"one_rank", {{4, UNEVEN, 32, 2, 2, ONE_RANK, ORACLE_BF16, 0, 1000, 20, 1}}},
    {"one_token", {{16, ONLY_FIRST, 1024, 8, 1, EVEN, ORACLE_BF16, 0, 3, 20, 1}}},
    {"alone", {{1, 4, 1024, 2, 2, EVEN, ORACLE_BF16, 0, 3, 20, 1}}},
};

static void trial_run(const cam_rank *rank, const char *name)
{
    for (int i = 0; i < (int)(sizeof trials / sizeof trials[0]); i++)
        if (strcmp(trials[i].name, name) == 0) {
            case_run(rank, &trials[i].c, 20000 + i);
            return;
        }
    CHECK(!"the name of a trial");
}

static void body(const rank_ctx *ctx)
{
    const bool tp = ctx->argc > 1 && strcmp(ctx->argv[1], "tp") == 0;
    rank_ctx ep;
    const char *what = ctx->argc > 1 && !tp ? ctx->argv[1] : "pairs";
    cam_rank rank = tp ? cam_rank_make_tp(ctx, &ep) : cam_rank_make(ctx);
    cam_rank_keep(&rank);
    if (strcmp(what, "pairs") == 0)
        pairs_run(&rank);
    else if (strcmp(what, "real") == 0)
        real_run(&rank);
    else if (strcmp(what, "product") == 0 && ctx->argc > 3)
        product_run(&rank, atoi(ctx->argv[2]), atoi(ctx->argv[3]));
    else if (strcmp(what, "trial") == 0 && ctx->argc > 2)
        trial_run(&rank, ctx->argv[2]);
    else
        CHECK(!"pairs, real, trial NAME, or product PART PARTS");
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    const char *folder = getenv("AIVDRIVE_ROUTING_DIR");
    /* Thousands of cases with buffers of their own: their pages stay. */
    mallopt(M_MMAP_THRESHOLD, 32 << 20); /* the most that is allowed */
    mallopt(M_TRIM_THRESHOLD, INT32_MAX);
    if (folder)
        real_count = real_ids_read(folder, real_ids);
    case_count = cases_make(cases, &cases_missing);
    return rank_main(argc, argv, body);
}
