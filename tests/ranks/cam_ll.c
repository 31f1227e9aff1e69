/* Proves: low-latency dispatch and combine, as whole calls ("whole") and in halves ("halves"), give
 * the bits of the oracle in every output and write nothing else, over shapes, types, INT8, masks,
 * shared experts, ids of nobody, ranks without tokens, both memories, both forms of
 * expertTokenNums. "random COUNT SEED": shapes by seed, both ways, in turn. */
#include "cam_ll_support.h"

#include <unistd.h>

static void dispatch_whole(const ll_world *w, const ll_buffers *b)
{
    aclOpExecutor *run = NULL;
    OK(ll_dispatch_prepare(w, b, &run));
    OK(aclnnMoeLowLatencyDispatchV2(NULL, 0, run, w->rank->stream));
}

static void combine_whole(const ll_world *w, const ll_buffers *b)
{
    aclOpExecutor *run = NULL;
    OK(ll_combine_prepare(w, b, &run));
    OK(aclnnMoeLowLatencyCombineV2(NULL, 0, run, w->rank->stream));
}

static void poison(ll_buffers *b)
{
    const buffer *out[] = {&b->recv_x,    &b->scales,     &b->assist,
                           &b->per_local, &b->recv_count, &b->out};
    for (size_t i = 0; i < sizeof out / sizeof *out; i++)
        ll_poison(out[i]);
}

static void whole(const ll_world *w, ll_buffers *b)
{
    dispatch_whole(w, b);
    combine_whole(w, b);
    OK(aclrtSynchronizeStream(w->rank->stream));
    ll_dispatch_check(w, b);
    ll_combine_check(w, b);
}

/* Both calls are begun before either is received, and inputs change in between. */
static void halves(const ll_world *w, ll_buffers *b)
{
    aclOpExecutor *there = NULL, *back = NULL;
    ll_open(w);
    OK(ll_dispatch_prepare(w, b, &there));
    OK(aivd_low_latency_send(there, w->rank->stream));
    OK(ll_combine_prepare(w, b, &back));
    OK(aivd_low_latency_send(back, w->rank->stream));
    OK(aclrtSynchronizeStream(w->rank->stream));
    ll_is(w, "expandX before its half", &b->recv_x, NULL, 0);
    ll_is(w, "xOut before its half", &b->out, NULL, 0);
    ll_poison(&b->x);
    ll_poison(&b->rows_in);
    OK(aivd_low_latency_receive(there, w->rank->stream));
    OK(aivd_low_latency_receive(back, w->rank->stream));
    OK(aclrtSynchronizeStream(w->rank->stream));
    ll_dispatch_check(w, b);
    ll_combine_check(w, b);
}

static void case_run(const cam_rank *rank, const ll_case *c, uint64_t seed, bool in_halves,
                     int times)
{
    ll_world w = ll_world_make(rank, c, seed);
    ll_buffers b = ll_buffers_make(&w);
    for (int i = 0; i < times; i++) {
        poison(&b);
        ll_inputs_fill(&w, &b);
        ll_experts_fill(&w, &b);
        if (in_halves)
            halves(&w, &b);
        else
            whole(&w, &b);
    }
    ll_buffers_free(&b);
    ll_world_free(&w);
}

/* tokens hidden topk local, shared copies, routing quant mask extra, type, device sums said */
static const ll_case cases[] = {
    {16, 64, 2, 2, 0, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 1, 1},
    {1, 1, 1, 1, 0, 1, EVEN, 0, 0, 0, ORACLE_FP16, 1, 0, 1},
    {UNEVEN, 33, 6, 16, 0, 1, WITH_NOBODY, 0, 0, 0, ORACLE_BF16, 1, 0, 1},
    {UNEVEN, 33, 6, 16, 0, 1, WITH_NOBODY, 1, MASK_PAIRS, 1, ORACLE_BF16, 0, 1, 1},
    {UNEVEN, 1024, 8, 16, 0, 1, EVEN, 1, 0, 0, ORACLE_FP16, 1, 1, 1},
    {0, 64, 4, 2, 0, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 0, 1},
    {ONLY_FIRST, 7168, 8, 16, 0, 1, EVEN, 1, 0, 1, ORACLE_BF16, 1, 0, 1},
    {37, 1000, 2, 16, 0, 1, EVEN, 0, MASK_TOKENS, 1, ORACLE_FP32, 1, 1, 1},
    {64, 7168, 8, 16, 0, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 0, 1},
    {64, 17, 16, 16, 0, 1, EVEN, 0, MASK_PAIRS, 0, ORACLE_FP32, 0, 1, 1},
    {7, 4096, 3, 3, 1, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 0, 1},
    {UNEVEN, 256, 4, 5, 1, 1, WITH_NOBODY, 1, MASK_TOKENS, 1, ORACLE_FP16, 1, 1, 1},
    {UNEVEN, 129, 2, 4, 1, 2, EVEN, 0, MASK_PAIRS, 1, ORACLE_FP32, 0, 0, 1},
    {9, 512, 2, 3, 2, 1, EVEN, 1, 0, 0, ORACLE_BF16, 1, 0, 1},
    {41, 72, 2, 2, 2, 3, EVEN, 0, MASK_TOKENS, 0, ORACLE_BF16, 1, 1, 1},
    {200, 8, 1, 1, 0, 1, ONE_EXPERT, 0, 0, 0, ORACLE_FP16, 1, 0, 1},
    /* an expert twice for one token: whole calls only */
    {UNEVEN, 100, 16, 3, 0, 1, DUPLICATES, 0, 0, 0, ORACLE_BF16, 1, 0, 0},
    {UNEVEN, 24, 8, 2, 1, 1, ZIPF, 1, MASK_PAIRS, 1, ORACLE_FP16, 0, 1, 0},
    {17, 1056, 64, 2, 0, 1, ONE_RANK, 0, 0, 0, ORACLE_BF16, 1, 0, 0},
};

static bool possible(const ll_case *c, int ranks, bool in_halves)
{
    const int experts = (ranks - c->shared * c->copies) * c->local;
    const bool twice = c->routing == DUPLICATES || c->routing == ZIPF || c->routing == ONE_RANK ||
                       c->routing == WITH_NOBODY || c->topk > experts;
    return experts > 0 && !(in_halves && (!c->said || (twice && c->topk > 1)));
}

static void list_run(const cam_rank *rank, bool in_halves)
{
    int count = 0;
    for (int i = 0; i < (int)(sizeof cases / sizeof *cases); i++)
        if (possible(&cases[i], rank->ctx->size, in_halves)) {
            case_run(rank, &cases[i], 100 + (uint64_t)i, in_halves, 3);
            count++;
        }
    CHECK(count > 3);
    if (rank->ctx->rank == 0)
        printf("%d cases\n", count);
}

static ll_case random_case(uint64_t h, int ranks)
{
    static const int hidden[] = {1, 8, 33, 64, 130, 1024}, topk[] = {1, 2, 3, 6, 8},
                     local[] = {1, 2, 5};
    ll_case c = {.tokens = h % 5 == 0 ? UNEVEN : (int)(h / 5 % 20),
                 .hidden = hidden[h / 100 % 6],
                 .topk = topk[h / 600 % 5],
                 .local = local[h / 3000 % 3],
                 .routing = h / 9000 % 4 == 0 ? WITH_NOBODY : EVEN,
                 .quant = (int)(h / 36000 % 2),
                 .mask = (int)(h / 72000 % 3),
                 .extra = (int)(h / 216000 % 2),
                 .type = (oracle_type)(h / 432000 % 3),
                 .device = h / 1296000 % 3 != 0,
                 .sums = h / 3888000 % 2,
                 .copies = 1,
                 .said = true};
    c.shared = ranks > 1 ? (int)(h / 7776000 % 2) : 0;
    return c;
}

static void random_run(const cam_rank *rank, int count, uint64_t seed)
{
    if (rank->ctx->rank == 0)
        printf("seed %llu\n", (unsigned long long)seed);
    for (int i = 0; i < count; i++) {
        const uint64_t h = case_hash(seed, (uint64_t)i);
        const ll_case c = random_case(h, rank->ctx->size);
        case_run(rank, &c, h, possible(&c, rank->ctx->size, true) && h >> 60 & 1, 1);
        if (case_hash(h, (uint64_t)rank->ctx->rank) % 4 == 0)
            usleep((unsigned)(case_hash(h, 99 + (uint64_t)rank->ctx->rank) % 3000));
    }
}

/* One call of each in halves, and what they must move, for cam_ll_bytes.py. */
static void bytes_run(const cam_rank *rank)
{
    static const ll_case c = {16, 512, 2, 2, 0, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 1, 1};
    ll_world w = ll_world_make(rank, &c, 3);
    const ll_sizes z = ll_sizes_of(&w);
    int sent = 0;
    for (int i = 0; i < w.tokens[w.me] * c.topk; i++)
        sent += w.ids[w.me][i] >= 0 && w.ids[w.me][i] < w.experts;
    printf("rank %d tokens %llu sent %d received %llu row %llu\n", w.me,
           (unsigned long long)z.tokens, sent, (unsigned long long)z.rows,
           (unsigned long long)z.row);
    ll_world_free(&w);
    case_run(rank, &c, 3, true, 1);
}

static void body(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    const char *what = ctx->argc > 1 ? ctx->argv[1] : "whole";
    if (strcmp(what, "random") == 0)
        random_run(&rank, ctx->argc > 2 ? atoi(ctx->argv[2]) : 50,
                   ctx->argc > 3 ? strtoull(ctx->argv[3], NULL, 10) : 1);
    else if (strcmp(what, "bytes") == 0)
        bytes_run(&rank);
    else
        list_run(&rank, strcmp(what, "halves") == 0);
    cam_rank_free(&rank);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
