/* Proves: what an expert-parallel call refuses, it refuses in the first stage with value and
 * remedy; what ranks do differently ends as an error on all of them that names it; a late rank is
 * waited for, one that never comes or is killed is named. Nothing hangs. The argument is the case.
 */
#include <signal.h>
#include <sys/wait.h>

#include "cam_support.h"

#include "cam_case.h"

typedef struct world {
    cam_rank rank;
    cam_sizes z;
    cam_buffers b;
} world;

enum { TOKENS = 8, TOPK = 2, LOCAL = 2, HIDDEN = 64 };

static int64_t id_of(int experts, int r, int t, int k)
{
    return (r + 3 * t + k) % experts;
}

/* Every rank has room for all rows. */
static world world_make(cam_rank rank, int topk, uint64_t hidden, int experts, oracle_type type)
{
    world w = {.rank = rank};
    const int ranks = rank.ctx->size;
    w.z = (cam_sizes){.tokens = TOKENS,
                      .experts = experts,
                      .topk = topk,
                      .rows = TOKENS * topk * ranks,
                      .hidden = hidden,
                      .type = type,
                      .global_bs = (uint64_t)(TOKENS * ranks)};
    w.b = cam_buffers_make(&rank, &w.z, true);
    for (int i = 0; i < TOKENS * topk; i++) {
        const int64_t id = id_of(experts, rank.ctx->rank, i / topk, i % topk);
        const int32_t id32 = (int32_t)id;
        const float weight = 1.0f / (float)topk;
        memcpy(w.b.ids.data + 8 * i, &id, 8);
        memcpy(w.b.ids32.data + 4 * i, &id32, 4);
        memcpy(w.b.weights.data + 4 * i, &weight, 4);
    }
    for (uint64_t i = 0; i < TOKENS * hidden; i++)
        oracle_store(type, w.b.x.data, i, oracle_round(type, (float)(i % 61) - 20));
    buffer_put(&w.b.ids);
    buffer_put(&w.b.ids32);
    buffer_put(&w.b.weights);
    buffer_put(&w.b.x);
    return w;
}

static world usual(const cam_rank *rank)
{
    return world_make(*rank, TOPK, HIDDEN, LOCAL * rank->ctx->size, ORACLE_BF16);
}

static aclnnStatus combine_back(world *w)
{
    cam_buffers b = w->b;
    b.rows_in = w->b.recv_x;
    b.rows_from = w->b.assist;
    return cam_combine(&w->rank, &w->z, &b);
}

/* Identity experts and weights that add up to 1: out is x. */
static void out_is_x(const world *w)
{
    buffer_get(&w->b.out);
    CHECK(memcmp(w->b.out.data, w->b.x.data, w->b.x.bytes) == 0);
}

static void whole(world *w)
{
    OK(cam_layout(&w->rank, &w->z, &w->b));
    OK(cam_notify(&w->rank, &w->z, &w->b));
    OK(cam_dispatch(&w->rank, &w->z, &w->b));
    OK(combine_back(w));
    OK(aclrtSynchronizeStream(w->rank.stream));
    out_is_x(w);
}

static void prepared(world *w)
{
    OK(cam_layout(&w->rank, &w->z, &w->b));
    OK(cam_notify(&w->rank, &w->z, &w->b));
    OK(aclrtSynchronizeStream(w->rank.stream));
}

/* The call or the stream reports it, soon, with the word. */
static void fails_with(world *w, aclnnStatus called, const char *word)
{
    const double start = seconds_now();
    CHECK(called != ACLNN_SUCCESS || aclrtSynchronizeStream(w->rank.stream) != 0);
    CHECK_TEXT(word);
    CHECK(seconds_now() - start < 20);
}

/* ---- refused by the first stage ---- */

#define REFUSED(call_, code_, ...)                                                                 \
    do {                                                                                           \
        const char *words_[] = {__VA_ARGS__};                                                      \
        CHECK_EQ(call_, code_);                                                                    \
        for (size_t i_ = 0; i_ < sizeof words_ / sizeof *words_; i_++)                             \
            CHECK_TEXT(words_[i_]);                                                                \
    } while (0)

/* One rank, so that no refusal has to be told to peers. */
static void arguments(const cam_rank *rank)
{
    enum { INVALID = 561002 };
    world w = usual(rank);
    cam_sizes z = w.z;
    cam_rank other = *rank;
    z.experts = 4097 * rank->ctx->size;
    REFUSED(cam_layout(rank, &z, &w.b), INVALID, "numExperts is", "1 to 4096");
    z = w.z;
    z.quant = 1;
    REFUSED(cam_dispatch(rank, &z, &w.b), INVALID, "quantMode is 1", "0 (rows as they are) and 2");
    z = w.z;
    z.topk = 65;
    REFUSED(cam_layout(rank, &z, &w.b), INVALID, "numTopk is 65", "1 to 64");
    strcpy(other.group, "nobody");
    REFUSED(cam_notify(&other, &w.z, &w.b), INVALID, "nobody", "HcclGetCommName");
    other.group[0] = 0;
    REFUSED(cam_notify(&other, &w.z, &w.b), INVALID, "commGroup", "1 to 127");
    uint64_t workspace;
    aclOpExecutor *executor;
    REFUSED(aclnnDispatchLayoutGetWorkspaceSize(NULL, 1, 1, 1, 1, 1, NULL, NULL, NULL, NULL, NULL,
                                                &workspace, &executor),
            ACLNN_ERR_PARAM_NULLPTR, "topkIdx is NULL");
    REFUSED(aclnnDispatchLayout(NULL, 0, NULL, rank->stream), ACLNN_ERR_PARAM_NULLPTR, "executor");
    whole(&w); /* nothing of this was queued */
    cam_buffers_free(&w.b);
}

/* ---- ranks differ ---- */

static void differs(const cam_rank *rank, const char *what)
{
    const bool me = rank->ctx->rank == 1;
    const int ranks = rank->ctx->size;
    world right = usual(rank), w;
    prepared(&right);
    if (strcmp(what, "topk") == 0)
        w = world_make(*rank, me ? 4 : 2, HIDDEN, LOCAL * ranks, ORACLE_BF16);
    else if (strcmp(what, "hidden") == 0)
        w = world_make(*rank, 2, me ? 128 : HIDDEN, LOCAL * ranks, ORACLE_BF16);
    else if (strcmp(what, "type") == 0)
        w = world_make(*rank, 2, HIDDEN, LOCAL * ranks, me ? ORACLE_FP16 : ORACLE_BF16);
    else if (strcmp(what, "experts") == 0)
        w = world_make(*rank, 2, HIDDEN, (me ? 4 : LOCAL) * ranks, ORACLE_BF16);
    else
        w = usual(rank);
    OK(cam_layout(rank, &w.z, &w.b));
    if (strcmp(what, "experts") == 0) {
        fails_with(&w, cam_notify(rank, &w.z, &w.b), "EI0005");
        return;
    }
    prepared(&w);
    if (strcmp(what, "global_bs") == 0 && me)
        w.z.global_bs += (uint64_t)ranks;
    if (strcmp(what, "quant") == 0 && me)
        w.z.quant = 2; /* its rows need less than there is room for */
    if (strcmp(what, "order") == 0 && me)
        fails_with(&w, combine_back(&w), "EI0005");
    else
        fails_with(&w, cam_dispatch(rank, &w.z, &w.b), "EI0005");
}

/* Dispatch with counts that notify did not give. */
static void no_notify(const cam_rank *rank)
{
    world w = usual(rank);
    OK(cam_layout(rank, &w.z, &w.b));
    fails_with(&w, cam_dispatch(rank, &w.z, &w.b), "aclnnNotifyDispatch");
}

/* Notify without layout: the counts of rank 1 are whatever was there. */
static void garbage(const cam_rank *rank)
{
    world w = usual(rank);
    OK(cam_layout(rank, &w.z, &w.b));
    OK(aclrtSynchronizeStream(rank->stream));
    if (rank->ctx->rank == 1) {
        const int32_t wrong = 8 * 64 + 1;
        buffer_get(&w.b.per_expert);
        memcpy(w.b.per_expert.data + 4, &wrong, 4);
        buffer_put(&w.b.per_expert);
    }
    fails_with(
        &w, cam_notify(rank, &w.z, &w.b),
        "tokenPerExpertData of rank 1 is 513 for expert 1; with 8 tokens 0 to 512 are possible");
}

/* Rank 1's outputs are too small. */
static void room(const cam_rank *rank)
{
    world w = usual(rank);
    prepared(&w);
    if (rank->ctx->rank == 1)
        w.z.rows = 1;
    fails_with(&w, cam_dispatch(rank, &w.z, &w.b), "has room for");
}

/* Rank 1's call is refused where it is made. The others wait for it, and learn why. */
static void refused(const cam_rank *rank)
{
    world w = usual(rank);
    prepared(&w);
    if (rank->ctx->rank == 1)
        w.z.quant = 1;
    fails_with(&w, cam_dispatch(rank, &w.z, &w.b), "quantMode is 1");
}

/* AIVDRIVE_CAM_IDS=refuse: rank 1 has an id of nobody. Where: in what layout gets, or only in what
 * dispatch gets. */
static void ids(const cam_rank *rank, const char *where)
{
    world w = usual(rank);
    const bool me = rank->ctx->rank == 1, early = strcmp(where, "layout") == 0;
    const int64_t wrong = early ? -1 : 77;
    const int32_t wrong32 = (int32_t)wrong;
    whole(&w);
    if (me && early)
        memcpy(w.b.ids.data + 8 * (3 * TOPK + 1), &wrong, 8);
    if (me && !early)
        memcpy(w.b.ids32.data + 4 * (3 * TOPK + 1), &wrong32, 4);
    buffer_put(&w.b.ids);
    buffer_put(&w.b.ids32);
    OK(cam_layout(rank, &w.z, &w.b));
    if (!early)
        prepared(&w);
    fails_with(&w, early ? cam_notify(rank, &w.z, &w.b) : cam_dispatch(rank, &w.z, &w.b),
               early ? "token 3, choice 1 is -1; allowed are 0 to 5"
                     : "token 3, choice 1: topkIdx is 77; allowed are 0 to 5");
    CHECK_TEXT("rank 1");
}

static void late(const cam_rank *rank)
{
    world w = usual(rank);
    for (int i = 0; i < 4; i++) {
        if (rank->ctx->rank == i % rank->ctx->size)
            usleep(300000);
        whole(&w);
    }
    cam_buffers_free(&w.b);
}

/* Rank 1 does not dispatch. HCCL_EXEC_TIMEOUT is short. */
static void missing(const cam_rank *rank)
{
    world w = usual(rank);
    prepared(&w);
    if (rank->ctx->rank != 1)
        fails_with(&w, cam_dispatch(rank, &w.z, &w.b), "rank 1");
    meet(rank->ctx);
}

/* Two batches of other sizes on their way at once: dispatch, dispatch, combine, combine. */
static void two_batches(const cam_rank *rank)
{
    const int experts = LOCAL * rank->ctx->size;
    world a = usual(rank), b = world_make(*rank, 4, 1000, experts, ORACLE_FP32);
    for (int i = 0; i < 20; i++) {
        world *both[2] = {i % 2 ? &a : &b, i % 2 ? &b : &a};
        for (int j = 0; j < 2; j++) {
            OK(cam_layout(rank, &both[j]->z, &both[j]->b));
            OK(cam_notify(rank, &both[j]->z, &both[j]->b));
            OK(cam_dispatch(rank, &both[j]->z, &both[j]->b));
        }
        for (int j = 0; j < 2; j++)
            OK(combine_back(both[j]));
        OK(aclrtSynchronizeStream(rank->stream));
        out_is_x(&a);
        out_is_x(&b);
    }
    cam_buffers_free(&a.b);
    cam_buffers_free(&b.b);
}

/* ---- a killed rank ---- */

enum { RANKS = 4, KILLED = 2, ABSENT = 3 };

/* Rank 0's root info comes through pipes: aivrun would end the others itself. */
static cam_rank rank_join(const rank_ctx *ctx, const int pipes[RANKS][2])
{
    HcclRootInfo info;
    cam_rank rank = {.ctx = ctx};
    OK(aclInit(NULL));
    OK(aclrtSetDevice(ctx->rank));
    if (ctx->rank == 0)
        OK(HcclGetRootInfo(&info));
    for (int r = 1; r < RANKS && ctx->rank == 0; r++)
        CHECK_EQ(write(pipes[r][1], &info, sizeof info), sizeof info);
    for (size_t got = 0; ctx->rank != 0 && got < sizeof info;) {
        ssize_t n = read(pipes[ctx->rank][0], (char *)&info + got, sizeof info - got);
        CHECK(n > 0);
        got += (size_t)n;
    }
    OK(HcclCommInitRootInfo(RANKS, &info, (uint32_t)ctx->rank, &rank.comm));
    OK(HcclGetCommName(rank.comm, rank.group));
    OK(aclrtCreateStream(&rank.stream));
    return rank;
}

static aclnnStatus whole_try(world *w)
{
    aclnnStatus s = cam_layout(&w->rank, &w->z, &w->b);
    s = s ? s : cam_notify(&w->rank, &w->z, &w->b);
    s = s ? s : cam_dispatch(&w->rank, &w->z, &w->b);
    s = s ? s : combine_back(w);
    return s ? s : (aclnnStatus)aclrtSynchronizeStream(w->rank.stream);
}

/* Wherever the rank is then: the moment is another one in each run. */
static void *killer(void *arg)
{
    struct timespec t;
    (void)arg;
    clock_gettime(CLOCK_MONOTONIC, &t);
    usleep((useconds_t)(t.tv_nsec / 1000 % 30000));
    raise(SIGKILL);
    return NULL;
}

static int survivor(const rank_ctx *ctx, const int pipes[RANKS][2])
{
    pthread_t thread;
    cam_rank rank = rank_join(ctx, pipes);
    world w = usual(&rank);
    for (int i = 0; i < 20; i++)
        whole(&w);
    if (ctx->rank == KILLED)
        OK(pthread_create(&thread, NULL, killer, NULL));
    const double start = seconds_now();
    aclnnStatus s = ACLNN_SUCCESS;
    while (s == ACLNN_SUCCESS && seconds_now() - start < 30)
        s = whole_try(&w);
    CHECK(s != ACLNN_SUCCESS);
    CHECK_TEXT("rank 2");
    CHECK(seconds_now() - start < 6);
    return 0;
}

/* Rank 3 never dispatches. The others say so and return from main, with everything as it is: no
 * thread or lock of the library keeps them. HCCL_EXEC_TIMEOUT is short. */
static int abandoned(const rank_ctx *ctx, const int pipes[RANKS][2])
{
    cam_rank rank = rank_join(ctx, pipes);
    world w = usual(&rank);
    prepared(&w);
    if (ctx->rank == ABSENT) {
        sleep(20);
        return 0;
    }
    fails_with(&w, cam_dispatch(&rank, &w.z, &w.b), "rank 3");
    return 9;
}

static double child_wait(pid_t child, int *status)
{
    CHECK_EQ(waitpid(child, status, 0), child);
    return seconds_now();
}

static int children_make(pid_t *children, int (*run)(const rank_ctx *, const int[RANKS][2]))
{
    static int pipes[RANKS][2];
    for (int r = 0; r < RANKS; r++)
        CHECK_EQ(pipe(pipes[r]), 0);
    for (int r = 0; r < RANKS; r++)
        if ((children[r] = fork()) == 0) {
            const rank_ctx ctx = {r, RANKS, 0, 1, 0, NULL};
            exit(run(&ctx, (const int(*)[2])pipes));
        }
    return 0;
}

static int death(void)
{
    pid_t children[RANKS];
    int failed = children_make(children, survivor);
    for (int r = 0; r < RANKS; r++) {
        int status;
        (void)child_wait(children[r], &status);
        const bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        failed += r == KILLED ? !killed : !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    return failed != 0;
}

/* HCCL_EXEC_TIMEOUT is 3 s; all are gone within 5 s behind it. */
static int leaving(void)
{
    pid_t children[RANKS];
    const double start = seconds_now();
    int failed = children_make(children, abandoned);
    for (int r = 0; r < ABSENT; r++) {
        int status;
        failed += child_wait(children[r], &status) - start > 3 + 5 + 4; /* 4 s to begin with */
        failed += !(WIFEXITED(status) && WEXITSTATUS(status) == 9);
    }
    kill(children[ABSENT], SIGKILL);
    (void)waitpid(children[ABSENT], NULL, 0);
    return failed != 0;
}

static void body(const rank_ctx *ctx)
{
    static const cam_named cases[] = {{"arguments", arguments}, {"no_notify", no_notify},
                                      {"garbage", garbage},     {"room", room},
                                      {"refused", refused},     {"late", late},
                                      {"missing", missing},     {"two_batches", two_batches}};
    const char *name = ctx->argc > 1 ? ctx->argv[1] : "arguments";
    cam_rank rank = cam_rank_make(ctx);
    bool known = cam_named_run(cases, sizeof cases / sizeof *cases, name, &rank);
    if (!known && ctx->argc > 2 && strcmp(name, "differs") == 0) {
        differs(&rank, ctx->argv[2]);
        known = true;
    }
    if (!known && ctx->argc > 2 && strcmp(name, "ids") == 0) {
        ids(&rank, ctx->argv[2]);
        known = true;
    }
    CHECK(known);
    meet(ctx);
    OK(HcclCommDestroy(rank.comm));
}

int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "death") == 0)
        return death();
    if (argc > 1 && strcmp(argv[1], "leaving") == 0)
        return leaving();
    return rank_main(argc, argv, body);
}
