/* Proves: collectives of a team give what plain loops give, for every kind and type, on the world
 * and on teams, on hosts and in streams, in place, with no, one and many elements, odd sizes, sizes
 * around every threshold, and leave all other bytes alone; a difference between PEs, a bad argument
 * or another call is an error on every PE that names the values; barriers of streams hold; locks
 * exclude.
 *
 *     shmem_coll data|streams|small|refusals|locks|speed */
#include "shmem_support.h"

enum { HEAP = 8 << 20, AREA = 512 << 10, GUARD = 64, POISON = 0xa5 };

typedef struct area {
    uint8_t *source, *dest; /* symmetric, AREA bytes each, GUARD around what is used */
} area;

/* A value that every PE can compute for every other one; never 0, so that products say something.
 */
static int value_of(int pe, size_t i)
{
    return (int)((pe * 7 + (int)(i % 1009) * 3 + 5) % 11) + 1;
}

/* ---- one type ---- */

#define DEFINE(name, type)                                                                         \
    static void fill_##name(void *at, int pe, size_t count)                                        \
    {                                                                                              \
        for (size_t i = 0; i < count; i++)                                                         \
            ((type *)at)[i] = (type)value_of(pe, i);                                               \
    }                                                                                              \
    static void check_##name(const void *at, size_t i, double wanted, const char *what)            \
    {                                                                                              \
        if ((double)((const type *)at)[i] != (double)(type)wanted) {                               \
            fprintf(stderr, "%s of %s: element %zu is %g, expected %g\n", what, #name, i,          \
                    (double)((const type *)at)[i], (double)(type)wanted);                          \
            exit(1);                                                                               \
        }                                                                                          \
    }
DEFINE(int8, int8_t)
DEFINE(uint16, uint16_t)
DEFINE(int32, int32_t)
DEFINE(uint64, uint64_t)
DEFINE(float, float)
DEFINE(double, double)

static void poison(uint8_t *at)
{
    memset(at, POISON, AREA);
}

static void untouched(const uint8_t *at, size_t used, const char *what)
{
    for (size_t i = 0; i < AREA; i++)
        if ((i < GUARD || i >= GUARD + used) && at[i] != POISON) {
            fprintf(stderr, "%s: byte %zd beside the result has changed\n", what,
                    i - (size_t)GUARD);
            exit(1);
        }
}

/* Members of a team by their world number. */
typedef struct group {
    aclshmem_team_t team;
    int me, count, start, stride;
} group;

static int world_of(const group *g, int i)
{
    return g->start + i * g->stride;
}

static double reduced(const group *g, int op, size_t i)
{
    double r = value_of(world_of(g, 0), i);
    for (int k = 1; k < g->count; k++) {
        double v = value_of(world_of(g, k), i);
        if (op == 0)
            r = r + v;
        else if (op == 1)
            r = r > v ? r : v;
        else if (op == 2)
            r = r < v ? r : v;
        else if (op == 3)
            r = (double)((long long)r ^ (long long)v);
        else if (op == 4)
            r = (double)((long long)r & (long long)v);
        else
            r = (double)((long long)r | (long long)v);
    }
    return r;
}

typedef struct how {
    bool on_stream;
    aclrtStream stream;
} how;

static void done(const how *h, int code)
{
    OK(code);
    if (h->on_stream)
        OK(aclrtSynchronizeStream(h->stream));
}

#define CALL(type, op, ...)                                                                        \
    (h->on_stream ? aclshmemx_##type##_##op##_on_stream(__VA_ARGS__, h->stream)                    \
                  : aclshmem_##type##_##op(__VA_ARGS__))

#define KINDS(name, type)                                                                          \
    static void kinds_##name(const group *g, const area *a, const how *h, size_t n)                \
    {                                                                                              \
        type *source = (type *)(a->source + GUARD), *dest = (type *)(a->dest + GUARD);             \
        int w = world_of(g, g->me);                                                                \
        size_t all = n * (size_t)g->count;                                                         \
        poison(a->source), poison(a->dest);                                                        \
        fill_##name(source, w, n);                                                                 \
        done(h, CALL(name, broadcast, g->team, dest, source, n, g->count - 1));                    \
        for (size_t i = 0; i < n; i++)                                                             \
            check_##name(dest, i, value_of(world_of(g, g->count - 1), i), "broadcast");            \
        untouched(a->dest, n * sizeof(type), "broadcast");                                         \
        poison(a->dest);                                                                           \
        done(h, CALL(name, fcollect, g->team, dest, source, n));                                   \
        for (size_t i = 0; i < all; i++)                                                           \
            check_##name(dest, i, value_of(world_of(g, (int)(i / n)), i % n), "fcollect");         \
        untouched(a->dest, all * sizeof(type), "fcollect");                                        \
        poison(a->dest);                                                                           \
        size_t own = n > 0 ? (size_t)(g->me % 3) * n / 2 : 0, at = 0; /* some have nothing */      \
        own = own < n ? own : n;                                                                   \
        done(h, CALL(name, collect, g->team, dest, source, own));                                  \
        for (int k = 0; k < g->count; k++) {                                                       \
            size_t theirs = n > 0 ? (size_t)(k % 3) * n / 2 : 0;                                   \
            theirs = theirs < n ? theirs : n;                                                      \
            for (size_t i = 0; i < theirs; i++)                                                    \
                check_##name(dest, at++, value_of(world_of(g, k), i), "collect");                  \
        }                                                                                          \
        untouched(a->dest, at * sizeof(type), "collect");                                          \
        poison(a->dest);                                                                           \
        fill_##name(source, w, all);                                                               \
        done(h, CALL(name, alltoall, g->team, dest, source, n));                                   \
        for (size_t i = 0; i < all; i++)                                                           \
            check_##name(dest, i, value_of(world_of(g, (int)(i / n)), (size_t)g->me *n + i % n),   \
                         "alltoall");                                                              \
        untouched(a->dest, all * sizeof(type), "alltoall");                                        \
        poison(a->dest);                                                                           \
        fill_##name(source, w, all * 3);                                                           \
        done(h, CALL(name, alltoalls, g->team, dest, source, 2, 3, n));                            \
        for (size_t i = 0; i < all; i++)                                                           \
            check_##name(dest, i * 2,                                                              \
                         value_of(world_of(g, (int)(i / n)), ((size_t)g->me * n + i % n) * 3),     \
                         "alltoalls");                                                             \
        poison(a->dest);                                                                           \
        fill_##name(source, w, all);                                                               \
        done(h, CALL(name, sum_reduce, g->team, dest, source, n));                                 \
        for (size_t i = 0; i < n; i++)                                                             \
            check_##name(dest, i, reduced(g, 0, i), "sum");                                        \
        untouched(a->dest, n * sizeof(type), "sum");                                               \
        poison(a->dest);                                                                           \
        done(h, CALL(name, max_reducescatter, g->team, dest, source, n));                          \
        for (size_t i = 0; i < n; i++)                                                             \
            check_##name(dest, i, reduced(g, 1, (size_t)g->me *n + i), "reducescatter");           \
        untouched(a->dest, n * sizeof(type), "reducescatter");                                     \
        done(h, CALL(name, min_reduce, g->team, source, source, n));                               \
        for (size_t i = 0; i < n; i++)                                                             \
            check_##name(source, i, reduced(g, 2, i), "min in place");                             \
    }
KINDS(int8, int8_t)
KINDS(uint16, uint16_t)
KINDS(int32, int32_t)
KINDS(uint64, uint64_t)
KINDS(float, float)
KINDS(double, double)

static void bits(const group *g, const area *a, const how *h, size_t n)
{
    uint32_t *source = (uint32_t *)(a->source + GUARD), *dest = (uint32_t *)(a->dest + GUARD);
    for (size_t i = 0; i < n; i++)
        source[i] = (uint32_t)value_of(world_of(g, g->me), i);
    for (int op = 3; op < 6; op++) {
        if (op == 3)
            done(h, CALL(uint32, xor_reduce, g->team, dest, source, n));
        else if (op == 4)
            done(h, CALL(uint32, and_reduce, g->team, dest, source, n));
        else
            done(h, CALL(uint32, or_reduce, g->team, dest, source, n));
        for (size_t i = 0; i < n; i++)
            CHECK_EQ(dest[i], (uint32_t)reduced(g, op, i));
    }
    done(h, CALL(uint32, prod_reduce, g->team, dest, source, n));
    for (size_t i = 0; i < n; i++) {
        uint32_t wanted = 1;
        for (int k = 0; k < g->count; k++)
            wanted *= (uint32_t)value_of(world_of(g, k), i);
        CHECK_EQ(dest[i], wanted);
    }
    if (n == 0)
        return;
    memset(a->dest, POISON, 64);
    done(h, h->on_stream
                ? aclshmemx_fcollectmem_on_stream(g->team, a->dest, a->source + GUARD, 3, h->stream)
                : aclshmem_fcollectmem(g->team, a->dest, a->source + GUARD, 3));
    for (int k = 0; k < g->count && k < 16; k++) {
        uint32_t first = (uint32_t)value_of(world_of(g, k), 0);
        CHECK_EQ(memcmp(a->dest + k * 3, &first, 3), 0);
    }
}

static void all_kinds(const group *g, const area *a, const how *h)
{
    /* Around the 4,096 bytes above which reductions are shared out. */
    static const size_t counts[] = {0, 1, 3, 13, 257, 512, 1024, 1025, 2500};
    size_t many = (AREA - 2 * GUARD) / 8 / 3 / (size_t)g->count;
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
        if (counts[c] > many)
            break;
        kinds_int8(g, a, h, counts[c]);
        kinds_uint16(g, a, h, counts[c]);
        kinds_int32(g, a, h, counts[c]);
        kinds_uint64(g, a, h, counts[c]);
        kinds_float(g, a, h, counts[c]);
        kinds_double(g, a, h, counts[c]);
        bits(g, a, h, counts[c]);
    }
}

/* The world, the odd PEs, one PE alone. */
static void data_of(const rank_ctx *ctx, const area *a, const how *h)
{
    const group world = {ACLSHMEM_TEAM_WORLD, ctx->rank, ctx->size, 0, 1};
    aclshmem_team_t odd = ACLSHMEM_TEAM_INVALID, alone = ACLSHMEM_TEAM_INVALID;
    all_kinds(&world, a, h);
    if (ctx->size > 1)
        OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 1, 2, ctx->size / 2, &odd));
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 1, 1, &alone));
    if (odd != ACLSHMEM_TEAM_INVALID) {
        const group g = {odd, ctx->rank / 2, ctx->size / 2, 1, 2};
        all_kinds(&g, a, h);
    }
    if (alone != ACLSHMEM_TEAM_INVALID) {
        const group g = {alone, 0, 1, 0, 1};
        all_kinds(&g, a, h);
    }
    aclshmem_barrier_all();
}

/* ---- streams ---- */

/* Every PE adds to its neighbour's word between two barriers of a stream: nobody is ever early. */
static void barriers(const rank_ctx *ctx, const area *a, aclrtStream stream)
{
    int32_t *word = (int32_t *)(void *)a->source, seen[64];
    int next = (ctx->rank + 1) % ctx->size;
    *word = 0;
    aclshmem_barrier_all();
    for (int i = 0; i < 64; i++) {
        aclshmemx_signal_op_on_stream(word, 1, ACLSHMEM_SIGNAL_ADD, next, stream);
        aclshmemx_barrier_all_on_stream(stream);
        OK(aclrtMemcpyAsync(&seen[i], 4, word, 4, ACL_MEMCPY_DEVICE_TO_HOST, stream));
        aclshmemx_barrier_on_stream(ACLSHMEM_TEAM_WORLD, stream);
    }
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 64; i++)
        CHECK_EQ(seen[i], i + 1);
}

/* ---- refusals ---- */

static void refusals(const rank_ctx *ctx, const area *a)
{
    int32_t *d = (int32_t *)(void *)a->dest, *s = (int32_t *)(void *)a->source;
    int last = ctx->rank == ctx->size - 1;
    size_t used, free_bytes, largest;

    CHECK(aclshmem_int32_fcollect(ACLSHMEM_TEAM_WORLD, d, s, last ? 5 : 4) < 0);
    CHECK_TEXT("count of");
    CHECK_TEXT("aclshmem_int32_fcollect");
    CHECK(aclshmem_int32_broadcast(ACLSHMEM_TEAM_WORLD, d, s, 4, last ? 0 : 1) < 0);
    CHECK_TEXT("root");
    CHECK(aclshmem_int32_alltoall(ACLSHMEM_TEAM_WORLD, last ? d + 16 : d, s, 4) < 0);
    CHECK_TEXT("heap offset");
    if (last)
        CHECK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, d, s, 4) < 0);
    else
        CHECK(aclshmem_int32_max_reduce(ACLSHMEM_TEAM_WORLD, d, s, 4) < 0);
    CHECK_TEXT("kind or type");
    CHECK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, d, last ? (int32_t *)ctx : s, 4) < 0);
    CHECK_TEXT(last ? "source" : "has refused its arguments");
    CHECK(aclshmem_int32_alltoall(ACLSHMEM_TEAM_WORLD, d, d + 2, 4) < 0);
    CHECK_TEXT("overlap");
    CHECK(aclshmem_int32_broadcast(ACLSHMEM_TEAM_WORLD, d, s, 4, ctx->size) < 0);
    CHECK_TEXT("pe_root is");
    CHECK(aclshmem_int32_alltoalls(ACLSHMEM_TEAM_WORLD, d, s, 0, 1, 4) < 0);
    CHECK_TEXT("strides are 0");
    CHECK(aclshmem_int64_collect(ACLSHMEM_TEAM_WORLD, (int64_t *)(void *)d, (int64_t *)(void *)s,
                                 HEAP / 8 - AREA / 8) < 0);
    CHECK(aclshmem_int32_fcollect(77, d, s, 4) < 0);
    CHECK_TEXT("team 77");
    CHECK(aclshmem_uint64_sum_reduce(ACLSHMEM_TEAM_WORLD, (uint64_t *)(void *)d,
                                     (uint64_t *)(void *)s, (size_t)1 << 62) < 0);
    aclshmem_barrier_all();
    if (last) {
        aclshmem_barrier_all();
    } else {
        CHECK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, d, s, 4) < 0);
        CHECK_TEXT("makes another call");
    }
    for (int i = 0; i < 4; i++) /* and it goes on */
        s[i] = ctx->rank;
    OK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, d, s, 4));
    CHECK_EQ(d[3], ctx->size * (ctx->size - 1) / 2);
    OK(aclshmemx_get_heap_info(DEVICE_SIDE, &used, &free_bytes, &largest));
    CHECK_EQ(used, 2 * AREA);
    CHECK_EQ(free_bytes, HEAP - 2 * AREA);
    CHECK_EQ(largest, HEAP - 2 * AREA);
}

/* ---- locks ---- */

static void locks(const rank_ctx *ctx, const area *a)
{
    enum { TURNS = 300 };
    long *lock = (long *)(void *)a->source;
    int64_t *counter = (int64_t *)(void *)a->dest, tried = 0;

    *lock = 0, *counter = 0;
    aclshmem_barrier_all();
    aclshmem_clear_lock(lock);
    CHECK_TEXT("does not have the lock");
    aclshmem_barrier_all();
    for (int i = 0; i < TURNS; i++) { /* what the lock protects: a get, then a put */
        if (i % 3 == 0)
            while (aclshmem_test_lock(lock) != 0)
                tried++;
        else
            aclshmem_set_lock(lock);
        aclshmem_int64_p(counter, aclshmem_int64_g(counter, 0) + 1, 0);
        aclshmem_clear_lock(lock);
    }
    aclshmem_barrier_all();
    CHECK_EQ(aclshmem_int64_g(counter, 0), (int64_t)TURNS * ctx->size);
    if (ctx->rank == 0) {
        aclshmem_set_lock(lock);
        CHECK_EQ(*lock, 1);
        aclshmem_set_lock(lock);
        CHECK_TEXT("wait for itself");
        aclshmem_clear_lock(lock);
    }
    aclshmem_set_lock((long *)ctx);
    CHECK_TEXT("lock");
}

/* ---- speed ---- */

static void speed(const rank_ctx *ctx, const area *a)
{
    static const size_t sizes[] = {8, 4096, 256 << 10};
    double *d = (double *)(void *)a->dest, *s = (double *)(void *)a->source;
    for (int k = 0; k < 3; k++) {
        size_t n = sizes[k] / 8, part = n / (size_t)ctx->size;
        int loops = sizes[k] > 65536 ? 200 : 2000;
        double us[4];
        for (int op = 0; op < 4; op++) {
            aclshmem_barrier_all();
            double t = seconds_now();
            for (int i = 0; i < loops; i++) {
                if (op == 0)
                    OK(aclshmem_double_broadcast(ACLSHMEM_TEAM_WORLD, d, s, n, 0));
                else if (op == 1)
                    OK(aclshmem_double_fcollect(ACLSHMEM_TEAM_WORLD, d, s, part ? part : 1));
                else if (op == 2)
                    OK(aclshmem_double_alltoall(ACLSHMEM_TEAM_WORLD, d, s, part ? part : 1));
                else
                    OK(aclshmem_double_sum_reduce(ACLSHMEM_TEAM_WORLD, d, s, n));
            }
            us[op] = (seconds_now() - t) / loops * 1e6;
        }
        if (ctx->rank == 0)
            printf("%7zu B: broadcast %.2f us, fcollect %.2f us, alltoall %.2f us, sum %.2f us\n",
                   sizes[k], us[0], us[1], us[2], us[3]);
    }
}

/* Few bytes travel with the words of the meeting: the source may change as soon as a call is back,
 * whoever is slow. */
static void small(const rank_ctx *ctx)
{
    int32_t *source = aclshmem_calloc(8, 4), *dest = aclshmem_calloc(512, 4);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    for (int r = 1; r <= 400; r++) {
        int count = 1 + r % 6, sum;
        for (int i = 0; i < count; i++)
            source[i] = r * 100 + ctx->rank * 7 + i;
        if (r % 5 == 0) {
            OK(aclshmemx_int32_sum_reduce_on_stream(ACLSHMEM_TEAM_WORLD, dest, source,
                                                    (size_t)count, stream));
            OK(aclrtSynchronizeStream(stream));
        } else {
            OK(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, dest, source, (size_t)count));
        }
        for (int i = 0; i < count; i++) {
            sum = 0;
            for (int p = 0; p < ctx->size; p++)
                sum += r * 100 + p * 7 + i;
            CHECK_EQ(dest[i], sum);
            source[i] += 1000000;
        }
        OK(aclshmem_int32_fcollect(ACLSHMEM_TEAM_WORLD, dest, source, (size_t)count));
        for (int i = 0; i < count; i++)
            source[i] = -1;
        for (int i = 0; i < count * ctx->size; i++)
            CHECK_EQ(dest[i], 1000000 + r * 100 + i / count * 7 + i % count);
    }
    OK(aclrtDestroyStream(stream));
    aclshmem_free(dest);
    aclshmem_free(source);
}

static void body(const rank_ctx *ctx)
{
    const char *what = ctx->argc > 1 ? ctx->argv[1] : "data";
    aclrtStream stream;
    area a;
    shmem_begin(ctx, HEAP);
    a.source = aclshmem_malloc(AREA), a.dest = aclshmem_malloc(AREA);
    OK(aclrtCreateStream(&stream));
    const how host = {false, NULL}, queued = {true, stream};
    if (strcmp(what, "data") == 0)
        data_of(ctx, &a, &host);
    if (strcmp(what, "streams") == 0) {
        data_of(ctx, &a, &queued);
        barriers(ctx, &a, stream);
    }
    if (strcmp(what, "small") == 0)
        small(ctx);
    if (strcmp(what, "refusals") == 0)
        refusals(ctx, &a);
    if (strcmp(what, "locks") == 0)
        locks(ctx, &a);
    if (strcmp(what, "speed") == 0)
        speed(ctx, &a);
    OK(aclrtDestroyStream(stream));
    aclshmem_barrier_all();
    aclshmem_free(a.dest);
    aclshmem_free(a.source);
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
