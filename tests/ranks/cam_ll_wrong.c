/* Proves: what low-latency calls refuse, they refuse in the first stage with value and remedy; what
 * ranks do differently, in whole calls and in halves, ends as an error on all of them that names
 * it; halves in the wrong order or without a window are refused; a window is void after a
 * resumption; a dead rank is named and can be asked for. Nothing hangs. The argument is the case.
 */
#include "cam_ll_support.h"

#include <signal.h>
#include <unistd.h>

enum { INVALID = 561002 };

static const ll_case usual = {8, 64, 2, 2, 0, 1, EVEN, 0, 0, 0, ORACLE_BF16, 1, 0, 1};

typedef struct world {
    ll_world w;
    ll_buffers b;
} world;

static world world_make(const cam_rank *rank, const ll_case *c, uint64_t seed)
{
    world all = {.w = ll_world_make(rank, c, seed)};
    all.b = ll_buffers_make(&all.w);
    ll_inputs_fill(&all.w, &all.b);
    ll_experts_fill(&all.w, &all.b);
    return all;
}

static void world_free(world *all)
{
    ll_buffers_free(&all->b);
    ll_world_free(&all->w);
}

static aclnnStatus dispatch(const world *a)
{
    aclOpExecutor *run = NULL;
    aclnnStatus s = ll_dispatch_prepare(&a->w, &a->b, &run);
    return s ? s : aclnnMoeLowLatencyDispatchV2(NULL, 0, run, a->w.rank->stream);
}

static aclnnStatus combine(const world *a)
{
    aclOpExecutor *run = NULL;
    aclnnStatus s = ll_combine_prepare(&a->w, &a->b, &run);
    return s ? s : aclnnMoeLowLatencyCombineV2(NULL, 0, run, a->w.rank->stream);
}

static aclnnStatus begin(const world *a, aclOpExecutor **run)
{
    aclnnStatus s = ll_dispatch_prepare(&a->w, &a->b, run);
    return s ? s : aivd_low_latency_send(*run, a->w.rank->stream);
}

/* A call and its second half. */
static aclnnStatus both_halves(const world *a)
{
    aclOpExecutor *run = NULL;
    aclnnStatus s = begin(a, &run);
    return s ? s : aivd_low_latency_receive(run, a->w.rank->stream);
}

/* The call or the stream reports it, soon, with the word. */
static void fails_with(const world *a, aclnnStatus called, const char *word)
{
    const double start = seconds_now();
    CHECK(called != ACLNN_SUCCESS || aclrtSynchronizeStream(a->w.rank->stream) != 0);
    CHECK_TEXT(word);
    CHECK(seconds_now() - start < 20);
}

#define REFUSED(call_, code_, ...)                                                                 \
    do {                                                                                           \
        const char *words_[] = {__VA_ARGS__};                                                      \
        CHECK_EQ(call_, code_);                                                                    \
        for (size_t i_ = 0; i_ < sizeof words_ / sizeof *words_; i_++)                             \
            CHECK_TEXT(words_[i_]);                                                                \
    } while (0)

/* ---- first stages ---- */

/* The arguments of dispatch that are numbers and names. */
typedef struct numbers {
    int64_t experts, tp, tp_rank, shard, shared, shared_ranks, quant, global_bs, nums;
    const char *algorithm;
    const aclTensor *scales;
} numbers;

static aclnnStatus dispatch_numbers(const world *a, const numbers *n)
{
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1;
    aclOpExecutor *run = NULL;
    const ll_buffers *b = &a->b;
    const uint64_t rows = ll_sizes_of(&a->w).rows + SPARE_ROWS, local = 2;
    aclnnStatus s = aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(
        TENSOR2(b->x, ACL_BF16, 8, 64), TENSOR2(b->ids, ACL_INT32, 8, 2),
        n->scales ? TENSOR1(b->scales, ACL_FLOAT, 1) : NULL, NULL,
        (char *)(uintptr_t)a->w.rank->group, a->w.ranks, a->w.me, n->experts, NULL, n->tp,
        n->tp_rank, n->shard, n->shared, n->shared_ranks, n->quant, n->global_bs, n->nums,
        (char *)(uintptr_t)n->algorithm, TENSOR2(b->recv_x, ACL_BF16, rows, 64), NULL,
        TENSOR1(b->assist, ACL_INT32, 3 * rows), TENSOR1(b->per_local, ACL_INT64, local),
        TENSOR1(b->recv_count, ACL_INT32, local * (uint64_t)a->w.ranks), NULL, &workspace, &run);
    if (!s)
        OK(aclDestroyAclOpExecutor(run));
    return tensors_end(&all, s);
}

/* One rank, so that no refusal has to be told to peers. */
static void arguments(const cam_rank *rank)
{
    world a = world_make(rank, &usual, 4);
    const numbers good = {.experts = 2, .global_bs = 8, .nums = 1};
    numbers n = good;
    OK(dispatch_numbers(&a, &n));
    n.quant = 1;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "quantMode", "is 1", "0 is");
    n = good, n.quant = 3;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "quantMode is 3", "0 to 2");
    n = good, n.tp = 2;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "tpWorldSize is 2", "0 and 1");
    n = good, n.tp_rank = 1;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "tpRankId is 1");
    n = good, n.shard = 1;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "expertShardType is 1", "0 is");
    n = good, n.shared = 2;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "sharedExpertNum is 2", "sharedExpertRankNum 0");
    n = good, n.shared_ranks = 1;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "sharedExpertRankNum is 1", "0 to 0");
    n = good, n.experts = 4097;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "moeExpertNum is 4097", "1 to 4096");
    n = good, n.global_bs = 7;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "8 tokens", "7 at most", "globalBs 7");
    n = good, n.global_bs = -1;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "globalBs is -1");
    n = good, n.nums = 2;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "expertTokenNumsType is 2", "0 to 1");
    n = good, n.algorithm = "hierarchy";
    REFUSED(dispatch_numbers(&a, &n), INVALID, "hierarchy", "not built", "fullmesh_v1");
    n = good, n.algorithm = "ring";
    REFUSED(dispatch_numbers(&a, &n), INVALID, "commAlg is \"ring\"", "fullmesh_v2");
    n = good, n.scales = (const aclTensor *)&n;
    REFUSED(dispatch_numbers(&a, &n), INVALID, "scalesOptional", "not built");
    world_free(&a);
}

/* Halves: no window, too small a one, wrong executors, wrong order. */
static void halves(const cam_rank *rank)
{
    world a = world_make(rank, &usual, 4);
    aclOpExecutor *run = NULL, *other = NULL, *third = NULL;
    REFUSED(begin(&a, &run), INVALID, "no window", "aivd_low_latency_open");
    REFUSED(aivd_low_latency_open(rank->group, 0, rank->stream), INVALID, "bytes is 0");
    REFUSED(aivd_low_latency_open("nobody", 64, rank->stream), INVALID, "nobody");
    REFUSED(aivd_low_latency_open(NULL, 64, rank->stream), ACLNN_ERR_PARAM_NULLPTR,
            "group is NULL");
    OK(aivd_low_latency_open(rank->group, 4096, rank->stream));
    const uint64_t need = aivd_low_latency_bytes(8, 64, 2, a.w.ranks, a.w.ranks, a.w.experts, 2);
    char words[64];
    snprintf(words, sizeof words, "%llu are needed", (unsigned long long)need);
    REFUSED(begin(&a, &run), INVALID, "has 4096 bytes", words);
    OK(aivd_low_latency_open(rank->group, need, rank->stream));
    OK(begin(&a, &run));
    CHECK(aivd_low_latency_send(run, rank->stream) != 0);
    CHECK_TEXT("aivd_low_latency_receive() is next");
    CHECK(aclnnMoeLowLatencyDispatchV2(NULL, 0, run, rank->stream) != 0);
    CHECK_TEXT("aivd_low_latency_receive() is next");
    OK(begin(&a, &other));
    REFUSED(begin(&a, &third), INVALID, "two calls in halves", "room for two");
    OK(aivd_low_latency_receive(run, rank->stream));
    OK(aivd_low_latency_receive(other, rank->stream));
    OK(aclrtSynchronizeStream(rank->stream));
    ll_dispatch_check(&a.w, &a.b);
    OK(ll_dispatch_prepare(&a.w, &a.b, &run));
    CHECK(aivd_low_latency_receive(run, rank->stream) != 0);
    CHECK_TEXT("aivd_low_latency_send() has not been called");
    OK(aclDestroyAclOpExecutor(run));
    CHECK(aivd_low_latency_send(NULL, rank->stream) != 0);
    OK(begin(&a, &run));
    OK(aivd_low_latency_open(rank->group, need, rank->stream));
    REFUSED(aivd_low_latency_receive(run, rank->stream), INVALID, "opened anew");
    OK(both_halves(&a)); /* a repeatable executor runs again and again */
    OK(ll_dispatch_prepare(&a.w, &a.b, &run));
    OK(aclSetAclOpExecutorRepeatable(run));
    for (int i = 0; i < 5; i++) {
        OK(aivd_low_latency_send(run, rank->stream));
        OK(aivd_low_latency_receive(run, rank->stream));
    }
    OK(aclDestroyAclOpExecutor(run));
    OK(aclrtSynchronizeStream(rank->stream));
    world_free(&a);
}

/* ---- ranks that differ ---- */

/* Rank 1 has another value. */
static ll_case other_case(const char *what)
{
    ll_case c = usual;
    if (strcmp(what, "hidden") == 0)
        c.hidden = 65;
    else if (strcmp(what, "topk") == 0)
        c.topk = 3;
    else if (strcmp(what, "experts") == 0)
        c.local = 3;
    else if (strcmp(what, "type") == 0)
        c.type = ORACLE_FP16;
    else if (strcmp(what, "quant") == 0)
        c.quant = 1;
    else if (strcmp(what, "shared") == 0)
        c.shared = 1;
    else if (strcmp(what, "global_bs") == 0)
        c.tokens = 9;
    else
        CHECK(!"a case");
    return c;
}

static void differs(const cam_rank *rank, const char *what, bool in_halves)
{
    const ll_case c = rank->ctx->rank == 1 ? other_case(what) : usual;
    world a = world_make(rank, &c, 4);
    if (in_halves) {
        OK(aivd_low_latency_open(rank->group, 1 << 20, rank->stream));
        fails_with(&a, both_halves(&a), "");
        /* by the kernel, or by the records of the calls, whichever comes first */
        CHECK(strstr(check_text(), "all must be alike") ||
              strstr(check_text(), "differs between ranks"));
    } else {
        fails_with(&a, dispatch(&a), "differs between ranks");
        CHECK_TEXT("aclnnMoeLowLatencyDispatchV2(experts");
    }
    meet(rank->ctx);
    world_free(&a);
}

/* Rank 1 makes other calls than the rest. */
static void order(const cam_rank *rank)
{
    world a = world_make(rank, &usual, 4);
    fails_with(&a, rank->ctx->rank == 1 ? combine(&a) : dispatch(&a), "differs between ranks");
    CHECK_TEXT("aclnnMoeLowLatencyCombineV2(");
    meet(rank->ctx);
}

static void windows(const cam_rank *rank)
{
    world a = world_make(rank, &usual, 4);
    fails_with(&a,
               aivd_low_latency_open(rank->group, 1000 + (uint64_t)rank->ctx->rank, rank->stream),
               "aivd_low_latency_open(100");
    CHECK_TEXT("differs between ranks");
    meet(rank->ctx);
}

/* Combine is given other ids than dispatch was. */
static void other_ids(const cam_rank *rank, bool in_halves)
{
    world a = world_make(rank, &usual, 4);
    aclOpExecutor *run = NULL;
    for (int i = 0; i < 16; i++) { /* all choose somebody now; some chose nobody */
        const int32_t id = i % 2;
        memcpy(a.b.ids.data + 4 * i, &id, 4);
    }
    buffer_put(&a.b.ids);
    if (in_halves) {
        ll_open(&a.w);
        OK(ll_combine_prepare(&a.w, &a.b, &run));
        OK(aivd_low_latency_send(run, rank->stream));
        fails_with(&a, aivd_low_latency_receive(run, rank->stream), "no row of it came");
    } else {
        fails_with(&a, combine(&a), "no row of it came");
    }
    meet(rank->ctx);
}

/* ---- too much ---- */

/* Rank 0 has less room than it gets. */
static void room(const cam_rank *rank, bool in_halves)
{
    ll_case c = usual;
    c.tokens = 30;
    world a = world_make(rank, &c, 4);
    ll_buffers b = a.b;
    if (rank->ctx->rank == 0)
        for (int s = 0; s < a.w.ranks; s++) /* fewer rows are known of here */
            a.w.tokens[s] = s == 0 ? 30 : 0;
    aclOpExecutor *run = NULL;
    if (in_halves)
        OK(aivd_low_latency_open(rank->group, 1 << 20, rank->stream));
    OK(ll_dispatch_prepare(&a.w, &b, &run));
    if (in_halves)
        OK(aivd_low_latency_send(run, rank->stream));
    aclnnStatus s = in_halves ? aivd_low_latency_receive(run, rank->stream)
                              : aclnnMoeLowLatencyDispatchV2(NULL, 0, run, rank->stream);
    if (rank->ctx->rank == 0 || !in_halves) /* in halves nobody else is concerned */
        fails_with(&a, s, "has room for");
    else
        aclrtSynchronizeStream(rank->stream);
    meet(rank->ctx);
}

/* A token names an expert twice: no slot for it in halves. */
static void twice(const cam_rank *rank)
{
    ll_case c = usual;
    c.routing = ONE_EXPERT;
    world a = world_make(rank, &c, 4);
    ll_open(&a.w);
    fails_with(&a, both_halves(&a), "names an expert twice");
    meet(rank->ctx);
}

/* AIVDRIVE_CAM_IDS=refuse. */
static void refuse(const cam_rank *rank)
{
    world a = world_make(rank, &usual, 4); /* has ids of nobody */
    fails_with(&a, dispatch(&a), "AIVDRIVE_CAM_IDS is refuse");
    meet(rank->ctx);
}

/* ---- time ---- */

/* Rank 1 does not send. HCCL_EXEC_TIMEOUT is short. */
static void missing(const cam_rank *rank, bool in_halves)
{
    world a = world_make(rank, &usual, 4);
    ll_open(&a.w);
    OK(aclrtSynchronizeStream(rank->stream));
    meet(rank->ctx);
    if (rank->ctx->rank != 1)
        fails_with(&a, in_halves ? both_halves(&a) : dispatch(&a), "rank 1");
    meet(rank->ctx);
    OK(HcclCommSuspend(rank->comm));
    OK(HcclCommResume(rank->comm));
    aclOpExecutor *run = NULL;
    REFUSED(begin(&a, &run), INVALID, "no window", "since it was resumed");
    ll_open(&a.w);
    for (int i = 0; i < 3; i++)
        OK(both_halves(&a));
    OK(dispatch(&a));
    OK(aclrtSynchronizeStream(rank->stream));
    ll_dispatch_check(&a.w, &a.b);
    world_free(&a);
}

static void lost_is(const cam_rank *rank, int dead)
{
    int32_t lost[16];
    memset(lost, 0xff, sizeof lost);
    OK(aivd_group_lost(rank->group, lost, (uint32_t)rank->ctx->size));
    for (int r = 0; r < rank->ctx->size; r++)
        CHECK_EQ(lost[r], r == dead);
    CHECK_EQ(aivd_group_lost(rank->group, lost, 99), INVALID);
    CHECK_TEXT("has 3");
    CHECK_EQ(aivd_group_lost(rank->group, NULL, 3), ACLNN_ERR_PARAM_NULLPTR);
}

/* Nobody has ended yet. */
static void lost(const cam_rank *rank)
{
    lost_is(rank, -1);
    meet(rank->ctx);
}

static void halves_run(const world *a)
{
    aclOpExecutor *there = NULL, *back = NULL;
    OK(begin(a, &there));
    OK(ll_combine_prepare(&a->w, &a->b, &back));
    OK(aivd_low_latency_send(back, a->w.rank->stream));
    OK(aivd_low_latency_receive(there, a->w.rank->stream));
    OK(aivd_low_latency_receive(back, a->w.rank->stream));
}

/* Many small calls of both ways, of two batches in turn, ranks delayed at random. */
static void many(const cam_rank *rank)
{
    world both[] = {world_make(rank, &usual, 4), world_make(rank, &usual, 5)};
    uint64_t h = 17 + (uint64_t)rank->ctx->rank;
    ll_open(&both[0].w);
    for (int i = 0; i < 1000; i++) {
        const world *a = &both[i % 2];
        h = case_hash(h, (uint64_t)i);
        if (i % 5 == 0) {
            OK(dispatch(a));
            OK(combine(a));
        } else {
            halves_run(a);
        }
        if (h % 50 == 0)
            usleep(2000);
        if (h % 3 == 0) {
            OK(aclrtSynchronizeStream(rank->stream));
            ll_dispatch_check(&a->w, &a->b);
            ll_combine_check(&a->w, &a->b);
        }
    }
    OK(aclrtSynchronizeStream(rank->stream));
    world_free(&both[0]);
    world_free(&both[1]);
}

static void body(const rank_ctx *ctx)
{
    cam_rank rank = cam_rank_make(ctx);
    const char *what = ctx->argc > 1 ? ctx->argv[1] : "";
    const bool in_halves = ctx->argc > 2 && strcmp(ctx->argv[2], "halves") == 0;
    static const cam_named plain[] = {
        {"arguments", arguments}, {"halves", halves}, {"order", order}, {"windows", windows},
        {"twice", twice},         {"refuse", refuse}, {"lost", lost},   {"many", many}};
    const struct {
        const char *name;
        void (*run)(const cam_rank *, bool);
    } forms[] = {{"other_ids", other_ids}, {"room", room}, {"missing", missing}};
    bool known = cam_named_run(plain, sizeof plain / sizeof *plain, what, &rank);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (strcmp(what, forms[i].name) == 0)
            forms[i].run(&rank, in_halves), known = true;
    if (!known && ctx->argc > 2)
        differs(&rank, what, in_halves);
    else
        CHECK(known);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
