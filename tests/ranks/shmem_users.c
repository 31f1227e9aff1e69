/* Proves: a block, a team or an instance that a kernel or a stream still uses is not given up.
 * free, finalize and team_destroy say so at once, on every PE that takes part, with the PE, the
 * task and the stream; nothing has changed, and the same call succeeds when the work is done. What
 * does not use the object does not keep it.
 *
 *     shmem_users IMAGE CASE */
#include "shmem_support.h"

#include "shmem_users_args.h"

enum { BYTES = 4096 };

typedef struct scene {
    const rank_ctx *ctx;
    aclrtBinHandle binary;
    aclrtFuncHandle wait, meet;
    aclrtStream stream;
    int32_t *block, *go; /* symmetric */
    int32_t *begun;
} scene;

static void scene_begin(const rank_ctx *ctx, scene *s)
{
    *s = (scene){.ctx = ctx};
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &s->binary));
    OK(aclrtBinaryGetFunction(s->binary, "users_wait", &s->wait));
    OK(aclrtBinaryGetFunction(s->binary, "users_meet", &s->meet));
    OK(aclrtCreateStream(&s->stream));
    s->block = aclshmem_malloc(BYTES);
    s->go = aclshmem_calloc(1, 64);
    s->begun = host_filled(64);
}

static size_t used(void)
{
    size_t bytes = 0;
    OK(aclshmemx_get_heap_info(DEVICE_SIDE, &bytes, NULL, NULL));
    return bytes;
}

/* The kernel runs on the calling PE. */
static void start(scene *s, aclrtFuncHandle kernel, const void *block, aclshmem_team_t team)
{
    const shmem_users_args args = {.block = (uint64_t)(uintptr_t)block,
                                   .go = (uint64_t)(uintptr_t)s->go,
                                   .begun = (uint64_t)(uintptr_t)s->begun,
                                   .team = team};
    __atomic_store_n(s->begun, 0, __ATOMIC_RELEASE);
    OK(aclrtLaunchKernelWithHostArgs(kernel, 1, s->stream, NULL, (void *)(uintptr_t)&args,
                                     sizeof args, NULL, 0));
    double begin = seconds_now();
    while (__atomic_load_n(s->begun, __ATOMIC_ACQUIRE) == 0) {
        aclrtStreamStatus status;
        OK(aclrtStreamQuery(s->stream, &status)); /* has the queue taken over */
        CHECK(seconds_now() - begin < 60);
        usleep(1000);
    }
}

static void release(const scene *s, int pe)
{
    aclshmemx_signal_op(s->go, 1, ACLSHMEM_SIGNAL_SET, pe);
}

/* On the PE that uses it: by what; on the others: who. */
static void check_told(const scene *s, const char *call, int user, const char *what)
{
    char who[32];
    snprintf(who, sizeof who, "in use on PE %d", user);
    CHECK_TEXT(call);
    CHECK_TEXT(who);
    CHECK_TEXT(s->ctx->rank == user ? what : "its error text");
}

static void freed(int32_t *block)
{
    size_t before = used();
    aclshmem_free(block);
    CHECK(used() < before);
}

static void not_freed(const scene *s, int32_t *block, int user, const char *what)
{
    size_t before = used();
    double begin = seconds_now();
    aclshmem_free(block);
    check_told(s, "aclshmem_free", user, what);
    CHECK_EQ(used(), before);
    CHECK(seconds_now() - begin < 20);
    aclshmem_int32_p(block + 8, 5, s->ctx->rank); /* still live */
    CHECK_EQ(block[8], 5);
    aclshmem_barrier_all();
}

static void not_ended(const scene *s, int user, const char *what)
{
    double begin = seconds_now();
    CHECK(aclshmem_finalize() != 0);
    check_told(s, "aclshmem_finalize", user, what);
    CHECK_EQ(aclshmemx_init_status(), ACLSHMEM_STATUS_IS_INITIALIZED);
    CHECK(seconds_now() - begin < 20);
    aclshmem_barrier_all(); /* all are still there */
}

static void scene_end(scene *s)
{
    OK(aclrtSynchronizeStream(s->stream));
    OK(aclrtDestroyStream(s->stream));
    OK(aclshmem_finalize());
    OK(aclrtBinaryUnLoad(s->binary));
    OK(aclrtFree(s->begun));
}

/* ---- free ---- */

static void free_running(scene *s)
{
    int32_t *other = aclshmem_malloc(BYTES);
    bool user = s->ctx->rank == 1;
    if (user)
        start(s, s->wait, s->block, -1);
    aclshmem_barrier_all();
    not_freed(s, s->block, 1, "kernel users_wait runs on stream");
    freed(other); /* of which the kernel knows nothing */
    if (s->ctx->rank == 0)
        release(s, 1);
    OK(aclrtSynchronizeStream(s->stream));
    if (user)
        CHECK_EQ(s->block[0], 77);
    aclshmem_barrier_all();
    freed(s->block);
}

/* A put in a queue that stands still, to the block of another PE. */
static void free_queued(scene *s)
{
    int last = s->ctx->size - 1;
    if (s->ctx->rank == last) {
        s->block[1] = 9;
        aclshmemx_signal_wait_until_on_stream(s->go, ACLSHMEM_CMP_GE, 1, s->stream);
        aclshmemx_putmem_on_stream(s->block, s->block + 1, 4, 0, s->stream);
    }
    aclshmem_barrier_all();
    not_freed(s, s->block, last, "is queued on stream");
    /* The word that the wait looks at. */
    not_freed(s, s->go, last, "aclshmemx_signal_wait_until_on_stream");
    release(s, s->ctx->rank);
    OK(aclrtSynchronizeStream(s->stream));
    aclshmem_barrier_all();
    if (s->ctx->rank == 0)
        CHECK_EQ(s->block[0], 9);
    freed(s->block);
}

/* A collective that only some have run. */
static void free_collective(scene *s)
{
    int32_t *source = aclshmem_calloc(1, BYTES);
    if (s->ctx->rank == 1)
        aclshmemx_signal_wait_until_on_stream(s->go, ACLSHMEM_CMP_GE, 1, s->stream);
    OK(aclshmemx_int32_sum_reduce_on_stream(ACLSHMEM_TEAM_WORLD, s->block, source, 64, s->stream));
    aclshmem_barrier_all();
    size_t before = used();
    aclshmem_free(source);
    CHECK_TEXT("aclshmem_free");
    CHECK_TEXT("in use on PE");
    CHECK_EQ(used(), before);
    release(s, s->ctx->rank);
    OK(aclrtSynchronizeStream(s->stream));
    aclshmem_barrier_all();
    freed(source);
}

/* ---- finalize ---- */

static void end_running(scene *s)
{
    if (s->ctx->rank == 1)
        start(s, s->wait, s->block, -1);
    aclshmem_barrier_all();
    not_ended(s, 1, "kernel users_wait runs on stream");
    if (s->ctx->rank == 0)
        release(s, 1);
    OK(aclrtSynchronizeStream(s->stream));
}

static void end_queued_put(scene *s)
{
    if (s->ctx->rank == 0) {
        aclshmemx_signal_wait_until_on_stream(s->go, ACLSHMEM_CMP_GE, 1, s->stream);
        aclshmemx_putmem_on_stream(s->block, s->block + 1, 4, 1, s->stream);
    }
    aclshmem_barrier_all();
    not_ended(s, 0, "on stream");
    release(s, s->ctx->rank);
}

static void end_queued_barrier(scene *s)
{
    if (s->ctx->rank == 1)
        aclshmemx_barrier_all_on_stream(s->stream);
    aclshmem_barrier_all();
    not_ended(s, 1, "aclshmemx_barrier_all_on_stream");
    if (s->ctx->rank != 1)
        aclshmemx_barrier_all_on_stream(s->stream);
}

/* Instance 1 is free to go while a kernel acts for instance 0. */
static void end_instances(scene *s)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(s->ctx, &id, 1 << 20);
    attr.instance_id = 1;
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
    OK(aclshmemx_instance_ctx_set(0));
    if (s->ctx->rank == 1)
        start(s, s->wait, s->block, -1);
    aclshmem_barrier_all();
    OK(aclshmemx_finalize(1));
    not_ended(s, 1, "kernel users_wait runs on stream");
    if (s->ctx->rank == 0)
        release(s, 1);
}

/* ---- teams ---- */

static void team_queued(scene *s)
{
    aclshmem_team_t team;
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 1, s->ctx->size, &team));
    aclshmemx_signal_wait_until_on_stream(s->go, ACLSHMEM_CMP_GE, 1, s->stream);
    aclshmemx_barrier_on_stream(team, s->stream);
    aclshmem_team_destroy(team);
    CHECK_TEXT("aclshmem_team_destroy: team");
    CHECK_TEXT("aclshmemx_barrier_on_stream is queued on stream");
    CHECK_EQ(aclshmem_team_n_pes(team), s->ctx->size);
    release(s, s->ctx->rank);
    OK(aclrtSynchronizeStream(s->stream));
    aclshmem_team_destroy(team);
    CHECK_EQ(aclshmem_team_n_pes(team), -1);
}

/* A kernel that is in a barrier of the team comes out of it as if nothing had happened; one that
 * enters later is refused. */
static void team_running(scene *s)
{
    aclshmem_team_t team;
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 1, s->ctx->size, &team));
    if (s->ctx->rank == 1) {
        start(s, s->meet, NULL, team);
        usleep(20000);
        aclshmem_team_destroy(team);
        CHECK_EQ(aclshmem_team_n_pes(team), -1);
    }
    aclshmem_barrier_all();
    if (s->ctx->rank != 1)
        start(s, s->meet, NULL, team);
    OK(aclrtSynchronizeStream(s->stream));
    aclshmem_barrier_all();
    if (s->ctx->rank != 1) {
        start(s, s->wait, NULL, team);
        aclshmem_team_destroy(team);
        release(s, s->ctx->rank);
        CHECK_EQ(aclrtSynchronizeStream(s->stream), 507035);
        CHECK_TEXT("aclshmem_barrier: team");
    }
}

static const struct {
    const char *name;
    void (*run)(scene *s);
} cases[] = {{"free_running", free_running},       {"free_queued", free_queued},
             {"free_collective", free_collective}, {"end_running", end_running},
             {"end_queued_put", end_queued_put},   {"end_queued_barrier", end_queued_barrier},
             {"end_instances", end_instances},     {"team_queued", team_queued},
             {"team_running", team_running}};

static void body(const rank_ctx *ctx)
{
    scene s;
    CHECK(ctx->argc > 2);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(ctx->argv[2], cases[i].name) == 0) {
            scene_begin(ctx, &s);
            cases[i].run(&s);
            scene_end(&s);
            return;
        }
    fprintf(stderr, "no case %s\n", ctx->argv[2]);
    exit(2);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
