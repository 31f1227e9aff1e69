/* Proves that allocation gives the same place on every PE, that its rules hold, and that calls
 * which differ between PEs are an error on all of them that names the values (trials C06, C09, C10,
 * C12). */
#include <dirent.h>

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
    for (size_t a = 1; a <= 2 << 20; a *= 2) {
        char *p = aclshmem_align(a, 100);
        CHECK(p != NULL);
        CHECK_EQ((uintptr_t)p % a, 0);
        same_place(ctx, p);
        aclshmem_free(p);
    }
    CHECK(aclshmem_align(3, 16) == NULL);
    CHECK_TEXT("power of two");
    CHECK(aclshmem_align(0, 16) == NULL);
    CHECK(aclshmem_align(4 << 20, 16) == NULL);
    CHECK_TEXT("alignment is 4194304, it must be a power of two of at most 2097152");
    CHECK(aclshmem_calloc(SIZE_MAX / 2, 3) == NULL);
    CHECK_TEXT("more than memory can hold");
    CHECK(aclshmem_malloc(SIZE_MAX) == NULL);
    aclshmem_free(zero + 16);
    CHECK_TEXT("not the begin of a live block");
    aclshmem_free(zero);
    aclshmem_free(zero);
    CHECK_TEXT("not the begin of a live block");
    CHECK(aclshmemx_malloc(64, (aclshmem_mem_type_t)7) == NULL);
    CHECK_TEXT("mem_type is 7");
    void *x = aclshmemx_malloc(64);
    CHECK(x >= aclshmemx_get_heap_base(DEVICE_SIDE));
    same_place(ctx, x);
    aclshmemx_free(x);
    OK(aclshmem_finalize());
}

/* The heap on the host's side: another one, reached by the same calls. */
static void host_side(const rank_ctx *ctx)
{
    enum { COUNT = 1000 };
    size_t used, rest, largest;
    int next = (ctx->rank + 1) % ctx->size, before = (ctx->rank + ctx->size - 1) % ctx->size;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    CHECK(aclshmemx_get_heap_base(HOST_SIDE) == NULL);
    CHECK_TEXT("before the first allocation");
    OK(aclshmemx_get_heap_info(HOST_SIDE, &used, &rest, &largest));
    CHECK_EQ(used, 0);
    CHECK_EQ(largest, SHMEM_TEST_HEAP);
    int32_t *device = aclshmem_calloc(COUNT, 4);
    int32_t *host = aclshmemx_calloc(COUNT + 16, 4, HOST_SIDE);
    CHECK(device != NULL && host != NULL);
    CHECK((void *)host == aclshmemx_get_heap_base(HOST_SIDE));
    OK(aclshmemx_get_heap_info(HOST_SIDE, &used, &rest, &largest));
    CHECK(used >= 4 * (COUNT + 16) && used + rest == SHMEM_TEST_HEAP);
    for (int i = 0; i < COUNT; i++)
        device[i] = 10000 * ctx->rank + i;
    aclshmem_int32_put(host, device, COUNT, next); /* from one side to the other */
    aclshmemx_signal_op(host + COUNT, 1, ACLSHMEM_SIGNAL_ADD, next);
    aclshmem_signal_wait_until(host + COUNT, ACLSHMEM_CMP_EQ, 1);
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(host[i], 10000 * before + i);
    CHECK(aclshmem_ptr(host, ctx->rank) == (void *)host);
    const int32_t *there = aclshmem_ptr(host, next);
    CHECK_EQ(there[7], 10000 * ctx->rank + 7);
    CHECK_EQ(aclshmem_int32_atomic_fetch_add(host + COUNT + 1, 5, next), 0);
    aclshmem_barrier_all();
    CHECK_EQ(host[COUNT + 1], 5);
    OK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, device, host, 10));
    aclshmem_int32_put(host, device, COUNT + 17, next); /* beyond the block */
    CHECK_TEXT("4068 bytes");
    CHECK_TEXT("4064 bytes");
    aclshmemx_free(device, HOST_SIDE);
    CHECK_TEXT("not the begin of a live block");
    void *p = aclshmemx_malloc(64, ctx->rank == 0 ? HOST_SIDE : DEVICE_SIDE);
    CHECK(p == NULL);
    CHECK_TEXT("mem_type");
    aclshmemx_free(host, HOST_SIDE);
    aclshmem_free(device);
    OK(aclshmem_finalize());
}

/* A host heap that has no room beside the device's: told on every PE, and the other one works. */
static void host_side_large(const rank_ctx *ctx)
{
    shmem_begin(ctx, 33ull << 30);
    CHECK(aclshmemx_malloc(64, HOST_SIDE) == NULL);
    CHECK_TEXT("no room for a heap of 35433480192 bytes");
    CHECK(aclshmemx_get_heap_base(HOST_SIDE) == NULL);
    int32_t *word = aclshmem_calloc(1, 64);
    CHECK(word != NULL);
    aclshmem_int32_p(word, 7, (ctx->rank + 1) % ctx->size);
    aclshmem_barrier_all();
    CHECK_EQ(*word, 7);
    aclshmem_free(word);
    OK(aclshmem_finalize());
}

/* Operands against the block they lie in: beyond it, before it, freed (trials C11, E18). */
static void operands(const rank_ctx *ctx)
{
    int next = (ctx->rank + 1) % ctx->size;
    char text[64];
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    char *guard = aclshmem_calloc(1, 4096), *block = aclshmem_calloc(1, 1024);
    char *behind = aclshmem_calloc(1, 4096), local[8192];
    CHECK(guard && block && behind);
    memset(local, 0x77, sizeof local);
    snprintf(text, sizeof text, "%p", (void *)block);
    aclshmem_putmem(block, local, 1025, next);
    CHECK_TEXT(text);
    CHECK_TEXT("has 1024 bytes, and goes 1 bytes beyond");
    aclshmem_putmem_nbi(block + 1000, local, 100, next);
    CHECK_TEXT("begins at byte 1000");
    CHECK_TEXT("goes 76 bytes beyond");
    aclshmem_getmem(local, block, 2048, next);
    CHECK_TEXT("goes 1024 bytes beyond");
    aclshmem_int64_iput((int64_t *)(void *)block, (int64_t *)(void *)local, 16, 1, 9, next);
    CHECK_TEXT("goes 8 bytes beyond");
    aclshmem_putmem(guard, block, 1025, next); /* the local side in the heap */
    CHECK_TEXT("goes 1 bytes beyond");
    aclshmem_int32_p((int32_t *)(void *)(guard + 4094), 1, next);
    CHECK_TEXT("goes 2 bytes beyond");
    aclshmem_barrier_all();
    for (int i = 0; i < 4096; i++)
        CHECK_EQ(guard[i] | behind[i] | block[i % 1024], 0);
    CHECK_EQ(local[0], 0x77);
    aclshmem_free(block);
    aclshmem_putmem(block + 8, local, 16, next);
    CHECK_TEXT("is at byte 8 of the block");
    CHECK_TEXT("had 1024 bytes and was freed");
    aclshmem_signal_wait_until((int32_t *)(void *)block, ACLSHMEM_CMP_EQ, 1); /* refused, no wait */
    CHECK_TEXT("was freed");
    char *again = aclshmem_malloc(1024);
    aclshmem_putmem(block, local, 16, next);
    if (again != block) /* in a recorded run freed memory rests */
        CHECK_TEXT("was freed");
    aclshmem_free(again);
    aclshmem_free(behind);
    aclshmem_free(guard);
    OK(aclshmem_finalize());
}

/* Trial C06. */
static int descriptors(void)
{
    int count = 0;
    DIR *files = opendir("/proc/self/fd");
    CHECK(files != NULL);
    while (readdir(files))
        count++;
    closedir(files);
    return count;
}

static void many(const rank_ctx *ctx)
{
    enum { BLOCKS = 5000 };
    static void *blocks[BLOCKS];
    uint32_t seed = 1;
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    int open_before = descriptors();
    for (int i = 0; i < BLOCKS; i++)
        CHECK((blocks[i] = aclshmem_malloc(1024)) != NULL);
    CHECK(descriptors() <= open_before); /* some of the start are closed meanwhile */
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
    char *two = aclshmem_malloc(2 * MIB); /* of the 4 behind the last one */
    CHECK(two != NULL);
    same_place(ctx, two);
    aclshmem_free(two);
    CHECK(aclshmem_malloc(5 * MIB) == NULL);
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
    size_t used, free_bytes;
    OK(aclshmemx_get_heap_info(DEVICE_SIDE, &used, &free_bytes, NULL));
    CHECK_EQ(used, 0);
    CHECK_EQ(free_bytes, 64 * MIB);
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

static const rank_case cases[] = {{"rules", rules},         {"many", many},
                                  {"no_room", no_room},     {"pieces", pieces},
                                  {"large", large},         {"differ", differ},
                                  {"late", late},           {"environment", environment},
                                  {"host_side", host_side}, {"host_side_large", host_side_large},
                                  {"operands", operands}};

static void body(const rank_ctx *ctx)
{
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
