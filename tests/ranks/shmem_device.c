/* Proves symmetric memory in kernels: puts with signals, all forms of put and get, waits, atomics,
 * and barriers of teams, by several blocks on several PEs; refused calls end the kernel with 507035
 * and the reason. Usage: shmem_device IMAGE case [blocks] [rounds] */
#include "shmem_support.h"

#include "shmem_device_args.h"

static _Thread_local struct {
    aclrtStream stream;
    aclrtBinHandle image;
    shmem_device_args args;
    uint32_t blocks;
    uint64_t rounds;
} t;

static aclError launch(const char *kernel)
{
    aclrtFuncHandle function;
    OK(aclrtBinaryGetFunction(t.image, kernel, &function));
    OK(aclrtLaunchKernelWithHostArgs(function, t.blocks, t.stream, NULL, &t.args, sizeof t.args,
                                     NULL, 0));
    return aclrtSynchronizeStream(t.stream);
}

static void *room(size_t bytes)
{
    void *p = aclshmem_calloc(1, bytes);
    CHECK(p != NULL);
    return p;
}

/* As on hardware, the host reaches the heap by copies. */
static void put(void *to, const void *from, size_t bytes)
{
    OK(aclrtMemcpy(to, bytes, from, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
}

#define ADDRESS(p) ((uint64_t)(uintptr_t)(p))

static void allgather(const rank_ctx *ctx)
{
    static const uint64_t sizes[] = {1, 63, 1024, 4097, 65536, 1 << 20};
    uint8_t *image = malloc(1 << 20), *mine = room(1 << 20), *all = room((size_t)ctx->size << 20),
            *signals = room(64 * 64);
    t.args.result = ADDRESS(mine);
    t.args.data = ADDRESS(all);
    t.args.signals = ADDRESS(signals);
    for (uint64_t round = 1; round <= t.rounds; round++) {
        t.args.round = round;
        t.args.bytes = sizes[round % 6];
        for (uint64_t i = 0; i < t.args.bytes; i++)
            image[i] = (uint8_t)((uint64_t)ctx->rank * 37 + i + round);
        put(mine, image, t.args.bytes);
        OK(launch("shm_allgather"));
        for (int p = 0; p < ctx->size; p++)
            for (uint64_t i = 0; i < t.args.bytes; i++)
                CHECK_EQ(all[(uint64_t)p * t.args.bytes + i],
                         (uint8_t)((uint64_t)p * 37 + i + round));
        aclshmem_barrier_all();
    }
    free(image);
    aclshmem_free(signals);
    aclshmem_free(all);
    aclshmem_free(mine);
}

static void pingpong(const rank_ctx *ctx)
{
    uint8_t *from = room(4096), *to = room(4096), *signals = room(64);
    if (ctx->size != 2)
        exit(77);
    OK(aclrtMemset(from, 4096, ctx->rank + 1, 4096));
    t.args.result = ADDRESS(from);
    t.args.data = ADDRESS(to);
    t.args.signals = ADDRESS(signals);
    t.args.bytes = 8;
    t.args.round = t.rounds;
    aclshmem_barrier_all();
    double begin = seconds_now();
    OK(launch("shm_pingpong"));
    if (ctx->rank == 0)
        printf("put_signal one way from a kernel: %.3f us\n",
               (seconds_now() - begin) / (double)t.rounds / 2 * 1e6);
    for (int i = 0; i < 8; i++)
        CHECK_EQ(to[i], 2 - ctx->rank);
    aclshmem_free(signals);
    aclshmem_free(to);
    aclshmem_free(from);
}

static void forms(const rank_ctx *ctx)
{
    static const uint64_t sizes[] = {16, 64, 4096, 40000, 1 << 18};
    int32_t *image = malloc(1 << 18), *from = room(1 << 18), *to = room(8 << 18);
    int left = (ctx->rank + ctx->size - 1) % ctx->size, right = (ctx->rank + 1) % ctx->size;
    t.args.data = ADDRESS(from);
    t.args.result = ADDRESS(to);
    for (int k = 0; k < 5; k++) {
        int n = (int)(sizes[k] / 4);
        t.args.bytes = sizes[k];
        for (int i = 0; i < n; i++)
            image[i] = 1000000 * (ctx->rank + 1) + i;
        put(from, image, sizes[k]);
        aclshmem_barrier_all();
        OK(launch("shm_forms"));
        for (int i = 0; i < n; i++) {
            for (int f = 0; f < 4; f++)
                CHECK_EQ(to[f * n + i], 1000000 * (left + 1) + i);
            for (int f = 5; f < 7; f++)
                CHECK_EQ(to[f * n + i], 1000000 * (right + 1) + i);
        }
        CHECK_EQ(to[4 * n], 77 + left);
        CHECK_EQ(to[7 * n], 1000000 * (right + 1) + 3);
        aclshmem_barrier_all();
    }
    free(image);
    aclshmem_free(to);
    aclshmem_free(from);
}

static void atomics(const rank_ctx *ctx)
{
    uint8_t *words = room(256);
    int32_t *result = room(64);
    int64_t all = (int64_t)ctx->size * t.blocks * (int64_t)t.rounds;
    t.args.words = ADDRESS(words);
    t.args.result = ADDRESS(result);
    t.args.round = t.rounds;
    OK(launch("shm_atomics"));
    aclshmem_barrier_all();
    CHECK_EQ(*result, all);
    if (ctx->rank == 0) {
        CHECK_EQ(((int32_t *)(void *)words)[0], all);
        CHECK_EQ(((int32_t *)(void *)words)[1], 2 * all);
        CHECK_EQ(*(uint64_t *)(void *)(words + 64), all);
        CHECK(*(float *)(void *)(words + 128) == 0.5f * (float)all);
    }
    aclshmem_free(result);
    aclshmem_free(words);
}

static void barriers(const rank_ctx *ctx)
{
    int32_t *words = room(64 * 64);
    aclshmem_team_t odd;
    t.args.data = ADDRESS(words);
    t.args.round = t.rounds;
    t.args.team = ACLSHMEM_TEAM_WORLD;
    OK(launch("shm_barriers"));
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, ctx->size > 1, 2,
                                   ctx->size > 1 ? ctx->size / 2 : 1, &odd));
    OK(aclrtMemset(words, 64 * 64, 0, 64 * 64));
    aclshmem_barrier_all();
    t.args.team = odd;
    OK(launch("shm_barriers"));
    aclshmem_free(words);
}

static void waits(const rank_ctx *ctx)
{
    int64_t *words = room(64);
    uint8_t *results = room(2048);
    (void)ctx;
    t.args.data = ADDRESS(words);
    t.args.result = ADDRESS(results);
    OK(launch("shm_waits"));
    const int64_t *r = (const int64_t *)(void *)(results + 1024);
    const size_t *indices = (const size_t *)(void *)results;
    CHECK_EQ(r[0], 4);
    CHECK_EQ(r[1], 3);
    CHECK_EQ(indices[0], 5);
    CHECK_EQ(indices[2], 7);
    CHECK_EQ(r[2], 0);
    CHECK_EQ(r[3], -1);
    aclshmem_free(results);
    aclshmem_free(words);
}

/* What a slot of 64 words must hold: -1 where nothing was to be written. */
typedef struct slot {
    int repeat, length, from_ld, to_ld; /* rows of words; strides are rows of one word */
} slot;

static int word_of(int pe, int i)
{
    return 1000 * (pe + 1) + i;
}

static void slot_check(const int32_t *words, const slot *s, int pe, int number)
{
    int32_t want[64];
    memset(want, -1, sizeof want);
    for (int r = 0; r < s->repeat; r++)
        for (int c = 0; c < s->length; c++)
            want[r * s->to_ld + c] = word_of(pe, r * s->from_ld + c);
    if (number == 14) /* eleven bytes */
        memset((uint8_t *)want + 11, -1, 1);
    for (int i = 0; i < 64; i++)
        if (words[i] != want[i]) {
            fprintf(stderr, "slot %d word %d: %d, not %d\n", number, i, words[i], want[i]);
            exit(1);
        }
}

/* Becomes the active one, so what the kernel does in instance 0 hangs on its own choice. */
static void other_instance(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, 2 << 20);
    attr.instance_id = 1;
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
}

static void engines(const rank_ctx *ctx)
{
    static const slot slots[SHMEM_DEVICE_TOLD] = {
        {5, 1, 3, 2},  {1, 8, 0, 0},  {3, 5, 7, 9},    {1, 50, 0, 0}, {2, 20, 20, 30},
        {1, 33, 0, 0}, {2, 3, 5, 6},  {1, 50, 0, 0},   {1, 37, 0, 0}, {1, 50, 0, 0},
        {3, 5, 7, 9},  {1, 50, 0, 0}, {1, 50, 0, 0},   {5, 1, 2, 3},  {1, 3, 0, 0},
        {3, 5, 7, 9},  {1, 50, 0, 0}, {2, 20, 20, 30}, {1, 50, 0, 0}, {1, 37, 0, 0},
        {1, 50, 0, 0}, {1, 50, 0, 0}, {1, 50, 0, 0},
    };
    int me = ctx->rank, left = (me + ctx->size - 1) % ctx->size, right = (me + 1) % ctx->size;
    int32_t image[64], *from = room(sizeof image), *to = room(SHMEM_DEVICE_SLOTS * sizeof image);
    t.args.data = ADDRESS(from);
    t.args.result = ADDRESS(to);
    t.args.signals = ADDRESS(room(192));
    for (int i = 0; i < 64; i++)
        image[i] = word_of(me, i);
    put(from, image, sizeof image);
    other_instance(ctx);
    OK(aclrtMemset(to, SHMEM_DEVICE_SLOTS * sizeof image, 255, SHMEM_DEVICE_SLOTS * sizeof image));
    aclshmem_barrier_all();
    OK(launch("shm_engines"));
    for (int k = 0; k < SHMEM_DEVICE_TOLD; k++)
        slot_check(to + 64 * k, &slots[k], k == 5 || k == 6 ? me : k < 13 ? left : right, k);
    const int32_t *told = to + 64 * SHMEM_DEVICE_TOLD;
    CHECK_EQ(told[0], 11);
    CHECK_EQ(told[1], 100 + right);
    CHECK_EQ(told[2], 0);
    CHECK_EQ(told[3], 7);
    CHECK_EQ(told[4], -1);
    CHECK_EQ(aclshmemx_instance_ctx_get()->id, 1);
    aclshmem_barrier_all();
    OK(aclshmemx_finalize(1));
    CHECK_EQ(aclshmemx_instance_ctx_get()->id, 0);
}

static void engine_wrong(const rank_ctx *ctx)
{
    static const char *const texts[] = {"sync_id is 8",
                                        "SDMA needs 64 bytes",
                                        "no multiple of 64",
                                        "is not in UB; UDMA needs 128",
                                        "a request of UDMA has 256 MiB",
                                        "these are three PEs",
                                        "cmo_type is 8",
                                        "stride dst is 0",
                                        "dst_ld is 3 and rows have 4",
                                        "not in the symmetric heap",
                                        "instance 77 is not live",
                                        "at least 64 bytes",
                                        "is not in UB; the form with a buffer",
                                        "not in the symmetric heap",
                                        "rows in UB begin at multiples of 32"};
    const uint64_t count = sizeof texts / sizeof texts[0];
    int32_t *data = room(64);
    int line = 0;
    void *outside;
    (void)ctx;
    OK(aclrtMalloc(&outside, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    t.args.data = ADDRESS(data);
    t.args.words = ADDRESS(outside);
    for (t.args.round = 0; t.args.round < count; t.args.round++) {
        CHECK_EQ(launch("shm_engine_wrong"), 507035);
        const char *text = aclGetRecentErrMsg();
        CHECK(text != NULL && strstr(text, texts[t.args.round]) != NULL);
        const char *place = strstr(text, "shmem_device_kernels.c:");
        CHECK(place != NULL && atoi(strchr(place, ':') + 1) > line); /* each call's own line */
        line = atoi(strchr(place, ':') + 1);
    }
    for (int i = 0; i < 16; i++)
        CHECK_EQ(data[i], 0);
    OK(aclrtFree(outside));
    aclshmem_free(data);
}

static void wrong(const rank_ctx *ctx)
{
    static const char *const texts[] = {"the PEs are 0 to",
                                        "not in the symmetric heap",
                                        "in no block of the heap",
                                        "sig_op is 9",
                                        "cmp is 9",
                                        "multiple of 4",
                                        "team 1234 does not exist"};
    int32_t *data = room(64);
    void *outside;
    (void)ctx;
    OK(aclrtMalloc(&outside, 64, ACL_MEM_MALLOC_HUGE_FIRST));
    t.args.data = ADDRESS(data);
    t.args.words = ADDRESS(outside);
    t.args.bytes = SHMEM_TEST_HEAP - (uint64_t)((char *)data - (char *)aclshmemx_get_heap_base());
    for (t.args.round = 0; t.args.round < 7; t.args.round++) {
        CHECK_EQ(launch("shm_wrong"), 507035);
        CHECK_TEXT(texts[t.args.round]);
    }
    for (int i = 0; i < 16; i++)
        CHECK_EQ(data[i], 0);
    OK(aclrtFree(outside));
    aclshmem_free(data);
}

static void inside(const rank_ctx *ctx)
{
    int32_t *slots = room(64 * 64);
    int64_t *told = room(64);
    t.args.words = ADDRESS(slots);
    t.args.result = ADDRESS(told);
    for (int k = 0; k < 2; k++) {
        if (k)
            OK(aclshmemx_set_mte_config(32768, 8192, 3));
        OK(launch("shm_inside"));
        CHECK_EQ(told[0], t.blocks * (t.blocks + 1) / 2);
        CHECK_EQ(told[1], ctx->rank * 100 + ctx->size);
        CHECK_EQ(told[2], k ? 8192 : 16384);
        CHECK_EQ(told[3], k ? 32768 : 0);
        CHECK_EQ(told[4], 1);
        CHECK_EQ(told[5], SHMEM_TEST_HEAP);
    }
    aclshmem_free(told);
    aclshmem_free(slots);
}

static const struct {
    const char *name;
    void (*run)(const rank_ctx *ctx);
} cases[] = {{"allgather", allgather}, {"pingpong", pingpong}, {"forms", forms},
             {"atomics", atomics},     {"barriers", barriers}, {"waits", waits},
             {"wrong", wrong},         {"engines", engines},   {"engine_wrong", engine_wrong},
             {"inside", inside}};

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 2);
    t.blocks = ctx->argc > 3 ? (uint32_t)atoi(ctx->argv[3]) : 1;
    t.rounds = ctx->argc > 4 ? (uint64_t)atoi(ctx->argv[4]) : 6;
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtBinaryLoadFromFile(ctx->argv[1], NULL, &t.image));
    shmem_begin(ctx, SHMEM_TEST_HEAP);
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
