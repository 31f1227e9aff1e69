/* Proves that allocation gives the same place on every PE, that its rules hold, and that calls
 * which differ between PEs are an error on all of them that names the values (trials C06, C09, C10,
 * C12). */
#include "shmem_support.h"

static uint64_t offset_of(const void *p)
{
    return (uint64_t)((const char *)p - (const char *)aclshmemx_get_heap_base());
}

/* All PEs have it at the same place: each tells PE 0. */
static void same_place(const rank_ctx *ctx, const void *p)
{
    uint64_t mine = offset_of(p), first = mine;
    share(ctx, &first, sizeof first);
    CHECK_EQ(mine, first);
}

static void rules(const rank_ctx *ctx)
{
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    CHECK(aclshmem_malloc(0) == NULL);
    CHECK(aclshmem_calloc(0, 8) == NULL);
    aclshmem_free(NULL);
    char *all = aclshmem_malloc(SHMEM_TEST_HEAP);
    CHECK(all != NULL);
    memset(all, 0xff, SHMEM_TEST_HEAP);
    CHECK(aclshmem_malloc(1) == NULL);
    CHECK_TEXT("16777216");
    aclshmem_free(all);
    unsigned char *zero = aclshmem_calloc(1000, 3);
    CHECK(zero != NULL);
    for (int i = 0; i < 3000; i++)
        CHECK_EQ(zero[i], 0);
    for (size_t a = 1; a <= 1 << 20; a *= 2) {
        char *p = aclshmem_align(a, 100);
        CHECK(p != NULL);
        CHECK_EQ((uintptr_t)p % a, 0);
        same_place(ctx, p);
        aclshmem_free(p);
    }
    CHECK(aclshmem_align(3, 16) == NULL);
    CHECK_TEXT("power of two");
    CHECK(aclshmem_align(0, 16) == NULL);
    CHECK(aclshmem_calloc(SIZE_MAX / 2, 3) == NULL);
    CHECK_TEXT("more than memory can hold");
    CHECK(aclshmem_malloc(SIZE_MAX) == NULL);
    aclshmem_free(zero + 16);
    CHECK_TEXT("not the begin of a live block");
    aclshmem_free(zero);
    aclshmem_free(zero);
    CHECK_TEXT("not the begin of a live block");
    CHECK(aclshmemx_malloc(64, HOST_SIDE) == NULL);
    CHECK_TEXT("not built");
    void *x = aclshmemx_malloc(64);
    CHECK(x == aclshmemx_get_heap_base(DEVICE_SIDE));
    aclshmemx_free(x);
    OK(aclshmem_finalize());
}

/* Trial C06. */
static void many(const rank_ctx *ctx)
{
    enum { BLOCKS = 5000 };
    static void *blocks[BLOCKS];
    uint32_t seed = 1;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (int i = 0; i < BLOCKS; i++)
        CHECK((blocks[i] = aclshmem_malloc(1024)) != NULL);
    for (int i = BLOCKS - 1; i > 0; i--) {
        seed = seed * 1664525u + 1013904223u;
        int j = (int)(seed >> 8) % (i + 1);
        void *p = blocks[i];
        blocks[i] = blocks[j];
        blocks[j] = p;
    }
    for (int i = 0; i < BLOCKS; i++)
        aclshmem_free(blocks[i]);
    void *all = aclshmem_malloc(SHMEM_TEST_HEAP);
    CHECK(all != NULL);
    aclshmem_free(all);
    OK(aclshmem_finalize());
}

/* Trial C09. */
static void no_room(const rank_ctx *ctx)
{
    shmem_begin(ctx, 1 << 20);
    CHECK(aclshmem_malloc(2 << 20) == NULL);
    CHECK_TEXT("2097152");
    CHECK_TEXT("1048576");
    CHECK_TEXT("largest free block");
    CHECK_TEXT("local_mem_size");
    void *p = aclshmem_malloc(1 << 20);
    CHECK(p != NULL);
    aclshmem_free(p);
    OK(aclshmem_finalize());
}

/* Trial C10, with fewer pairs than it names (the rule itself: unit.shmem.heap). */
static void pieces(const rank_ctx *ctx)
{
    enum { MIB = 1 << 20 };
    char *blocks[60];
    int pairs = ctx->argc > 2 ? atoi(ctx->argv[2]) : 20000;
    uint32_t seed = 7;
    shmem_begin(ctx, 64 * MIB);
    for (int i = 0; i < 60; i++)
        CHECK((blocks[i] = aclshmem_malloc(MIB)) != NULL);
    for (int i = 0; i < 60; i += 2)
        aclshmem_free(blocks[i]);
    char *two = aclshmem_malloc(5 * MIB);
    CHECK(two == NULL);
    CHECK_TEXT("largest free block is 4194304");
    for (int i = 1; i < 60; i += 2)
        aclshmem_free(blocks[i]);
    char *sixty = aclshmem_malloc(60 * MIB);
    CHECK(sixty != NULL);
    aclshmem_free(sixty);
    double begin = seconds_now();
    for (int i = 0; i < pairs; i++) {
        seed = seed * 1664525u + 1013904223u;
        void *p = aclshmem_malloc(1 + (seed >> 12));
        CHECK(p != NULL);
        aclshmem_free(p);
    }
    if (ctx->rank == 0)
        printf("%d malloc/free pairs: %.2f us each\n", pairs,
               (seconds_now() - begin) / pairs * 1e6);
    same_place(ctx, aclshmemx_get_heap_base());
    OK(aclshmem_finalize());
}

/* Trial C12: untouched memory costs nothing. */
static void large(const rank_ctx *ctx)
{
    shmem_begin(ctx, 40ull << 30);
    char *p = aclshmem_malloc(39ull << 30);
    CHECK(p != NULL);
    p[(39ull << 30) - 1] = 1;
    ((char *)aclshmem_ptr(p, (ctx->rank + 1) % ctx->size))[38ull << 30] = 2;
    aclshmem_barrier_all();
    CHECK_EQ(p[38ull << 30], 2);
    aclshmem_free(p);
    OK(aclshmem_finalize());
}

static void short_control(const rank_ctx *ctx, aclshmemx_uniqueid_t *id)
{
    aclshmemx_init_attr_t attr = attr_by_id(ctx, id, SHMEM_TEST_HEAP);
    attr.option_attr.control_operation_timeout = 60;
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
}

/* What differs is told to every PE at once, and the instance goes on. */
static void differ(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    bool odd = ctx->rank == ctx->size - 1;
    short_control(ctx, &id);
    double begin = seconds_now();
    CHECK(aclshmem_malloc(odd ? 4096 : 1024) == NULL);
    CHECK_TEXT("1024");
    CHECK_TEXT("4096");
    void *p = odd ? aclshmem_calloc(1, 64) : aclshmem_malloc(64);
    CHECK(p == NULL);
    CHECK_TEXT("aclshmem_malloc");
    CHECK_TEXT("aclshmem_calloc");
    if (odd)
        aclshmem_barrier_all();
    else
        CHECK(aclshmem_malloc(64) == NULL);
    CHECK_TEXT("aclshmem_barrier_all");
    CHECK_TEXT("aclshmem_malloc");
    char *a = aclshmem_malloc(64), *b = aclshmem_malloc(64);
    CHECK(a && b);
    aclshmem_free(odd ? a : b);
    CHECK_TEXT("same");
    aclshmem_free(odd ? a + 8 : a);
    CHECK_TEXT("same");
    aclshmem_free(b);
    aclshmem_free(a);
    same_place(ctx, aclshmem_malloc(SHMEM_TEST_HEAP));
    CHECK(seconds_now() - begin < 50);
    OK(aclshmem_finalize());
}

static void late(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, SHMEM_TEST_HEAP);
    attr.option_attr.control_operation_timeout = 1;
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
    if (ctx->rank == 0) {
        CHECK(aclshmem_malloc(64) == NULL);
        CHECK_TEXT("control_operation_timeout");
        CHECK_TEXT("PE 1");
    }
    meet(ctx);
    CHECK((aclshmem_finalize() != 0) == (ctx->size > 1));
}

/* A heap size of the environment. */
static void environment(const rank_ctx *ctx)
{
    shmem_begin(ctx, 0);
    void *p = aclshmem_malloc(3 << 19);
    CHECK(p != NULL);
    CHECK(aclshmem_malloc(1) == NULL);
    aclshmem_free(p);
    OK(aclshmem_finalize());
}

static const struct {
    const char *name;
    void (*run)(const rank_ctx *ctx);
} cases[] = {
    {"rules", rules}, {"many", many},     {"no_room", no_room}, {"pieces", pieces},
    {"large", large}, {"differ", differ}, {"late", late},       {"environment", environment}};

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 1);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(ctx->argv[1], cases[i].name) == 0) {
            cases[i].run(ctx);
            return;
        }
    fprintf(stderr, "no case %s\n", ctx->argv[1]);
    exit(2);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
