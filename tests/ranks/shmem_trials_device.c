/* Proves that failures which users of neighbouring projects met do not happen in kernels: each case
 * is one of the field trials of tests/README.md. Usage: shmem_trials_device IMAGE case [blocks]
 * [rounds] */
#include "shmem_support.h"

#include "shmem_device_args.h"

static struct {
    aclrtStream stream;
    aclrtBinHandle image;
    shmem_device_args args;
    uint32_t blocks;
    uint64_t rounds;
} t;

#define ADDRESS(p) ((uint64_t)(uintptr_t)(p))

static void *room(size_t bytes)
{
    void *p = aclshmem_calloc(1, bytes);
    CHECK(p != NULL);
    return p;
}

static aclError launch(const char *kernel)
{
    aclrtFuncHandle function;
    OK(aclrtBinaryGetFunction(t.image, kernel, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, t.blocks, t.stream, NULL, &t.args, sizeof t.args,
                                     NULL, 0));
    return aclrtSynchronizeStream(t.stream);
}

/* B14, F16: the counter grows by the number of blocks per kernel, exactly. */
static void add(const rank_ctx *ctx)
{
    int32_t *signals = room(64);
    (void)ctx;
    t.args.signals = ADDRESS(signals);
    for (t.args.round = 1; t.args.round <= t.rounds; t.args.round++) {
        OK(launch("trial_add"));
        aclshmem_barrier_all();
        CHECK_EQ(*signals, t.blocks * t.args.round);
        aclshmem_barrier_all();
    }
}

static void count(const rank_ctx *ctx)
{
    int32_t *signals = room(64);
    t.args.signals = ADDRESS(signals);
    t.args.round = t.rounds;
    OK(launch("trial_count"));
    aclshmem_barrier_all();
    CHECK_EQ(*signals, ctx->rank == 0 ? (int64_t)t.rounds * t.blocks * ctx->size : 0);
}

static void atomics(const rank_ctx *ctx)
{
    (void)ctx;
    t.args.words = ADDRESS(room(128));
    t.args.signals = ADDRESS(room(64));
    t.args.round = t.rounds;
    OK(launch("trial_atomics"));
    aclshmem_barrier_all();
}

/* All blocks take part in a barrier and count as one PE, whatever their number on each PE. */
static void barrier(const rank_ctx *ctx)
{
    t.args.round = t.rounds;
    t.blocks = ctx->rank == 0 ? 1 : t.blocks;
    OK(launch("trial_barrier"));
    OK(launch("trial_barrier"));
    aclshmem_barrier_all();
    if (ctx->rank == 1) /* F09: it holds for a PE that is late */
        usleep(200000);
    double begin = seconds_now();
    OK(launch("trial_barrier"));
    CHECK(ctx->rank == 1 || seconds_now() - begin >= 0.195);
    aclshmem_barrier_all();
}

/* One block of eight alone: an error that tells, within the deadline, on every PE. */
static void barrier_of_one(const rank_ctx *ctx)
{
    (void)ctx;
    t.args.round = 1;
    t.args.words = 1;
    double begin = seconds_now();
    CHECK(launch("trial_barrier") != 0);
    CHECK(seconds_now() - begin < 60);
    fprintf(stderr, "told: %s\n", check_text());
    CHECK_TEXT("block");
}

/* Block 0 alone on PE 0, all on PE 1, three barriers: both are told. */
static void barrier_mixed(const rank_ctx *ctx)
{
    t.args.round = 3;
    t.args.words = ctx->rank == 0;
    double begin = seconds_now();
    CHECK(launch("trial_barrier") != 0);
    CHECK(seconds_now() - begin < 60);
    fprintf(stderr, "told: %s\n", check_text());
    CHECK_TEXT(ctx->rank == 0 ? "block" : "rank 0");
}

/* F01 with parts, F03 in one call: each of the sizes, with each of the two. */
static void notify_of(const uint64_t *sizes, int count)
{
    t.args.data = ADDRESS(room(65536));
    t.args.result = ADDRESS(room(65536));
    int32_t *signals = room(128);
    t.args.signals = ADDRESS(signals);
    for (int k = 0; k < 2 * count; k++) {
        t.args.bytes = sizes[k % count];
        t.args.team = k / count;
        t.args.round = t.rounds;
        memset(signals, 0, 128);
        aclshmem_barrier_all();
        OK(launch("trial_notify"));
        aclshmem_barrier_all();
    }
}

static void notify(const rank_ctx *ctx)
{
    (void)ctx;
    notify_of((const uint64_t[]){64, 4160, 65536}, 3);
}

/* As the trial has it: 64 KiB. */
static void notify_all(const rank_ctx *ctx)
{
    (void)ctx;
    notify_of((const uint64_t[]){65536}, 1);
}

/* B15: whole counts after each launch, and no early ones in between. */
static void tell(const rank_ctx *ctx)
{
    enum { EACH = 8, PART = 50 };
    int32_t *signals = room(64 * (size_t)ctx->size);
    t.args.signals = ADDRESS(signals);
    t.args.team = EACH;
    for (t.args.words = 0; t.args.words < t.rounds; t.args.words += t.args.round) {
        uint64_t left = t.rounds - t.args.words;
        t.args.round = left < PART ? left : PART;
        OK(launch("trial_tell"));
        aclshmem_barrier_all();
        for (int pe = 0; pe < ctx->size; pe++)
            CHECK_EQ(signals[16 * pe],
                     pe == ctx->rank ? 0 : EACH * (int64_t)(t.args.words + t.args.round));
        aclshmem_barrier_all();
    }
}

static void pattern(uint8_t *bytes, uint64_t count, uint64_t pe, uint64_t round)
{
    for (uint64_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(pe * 37 + i + (i >> 8) + round * 3);
}

/* F14: all of it is there each time, whichever block was late. */
static void gather(const rank_ctx *ctx)
{
    static const uint64_t sizes[] = {1024,    4099, 65536, 1024,    1025,
                                     1 << 20, 1024, 16384, 4 << 20, 1021};
    const uint64_t most = 4 << 20;
    uint8_t *mine = room(most), *all = room(most * (uint64_t)ctx->size), *right = malloc(most);
    CHECK(right != NULL);
    t.args.result = ADDRESS(mine);
    t.args.data = ADDRESS(all);
    t.args.signals = ADDRESS(room(64 * 64));
    t.args.words = ADDRESS(room(64));
    for (uint64_t round = 1; round <= t.rounds; round++) {
        t.args.round = round;
        t.args.bytes = sizes[round % 10];
        t.args.team = (int64_t)(round * 7 % t.blocks);
        pattern(mine, t.args.bytes, (uint64_t)ctx->rank, round);
        OK(launch("trial_gather"));
        for (int p = 0; p < ctx->size; p++) {
            pattern(right, t.args.bytes, (uint64_t)p, round);
            CHECK(memcmp(all + (uint64_t)p * t.args.bytes, right, t.args.bytes) == 0);
        }
        aclshmem_barrier_all();
    }
    free(right);
}

static const struct {
    const char *name;
    void (*run)(const rank_ctx *ctx);
} cases[] = {{"add", add},
             {"count", count},
             {"atomics", atomics},
             {"barrier", barrier},
             {"barrier_of_one", barrier_of_one},
             {"barrier_mixed", barrier_mixed},
             {"notify", notify},
             {"notify_all", notify_all},
             {"tell", tell},
             {"gather", gather}};

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 2);
    t.blocks = ctx->argc > 3 ? (uint32_t)atoi(ctx->argv[3]) : 1;
    t.rounds = ctx->argc > 4 ? (uint64_t)atoi(ctx->argv[4]) : 20;
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &t.image));
    shmem_begin(ctx, 4 * SHMEM_TEST_HEAP);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(ctx->argv[2], cases[i].name) == 0) {
            cases[i].run(ctx);
            OK(aclshmem_finalize());
            OK(aclrtBinaryUnLoad(t.image));
            OK(aclrtDestroyStream(t.stream));
            return;
        }
    fprintf(stderr, "no case %s\n", ctx->argv[2]);
    exit(2);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
