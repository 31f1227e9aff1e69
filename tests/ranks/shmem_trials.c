/* Proves that failures which users of neighbouring projects met do not happen on hosts: each case
 * is one of the field trials of tests/README.md. Usage: shmem_trials case [rounds] */
#include "shmem_support.h"

static long rounds; /* 0: as many as the case thinks right */

static void *room(size_t bytes)
{
    void *p = aclshmem_calloc(1, bytes);
    CHECK(p != NULL);
    return p;
}

static void nap_ms(long ms)
{
    struct timespec t = {ms / 1000, ms % 1000 * 1000000};
    nanosleep(&t, NULL);
}

/* A15: alltoall of one int64 per peer: PE d gets {d, 10 + d, 20 + d, ...}. */
static void a15(const rank_ctx *ctx)
{
    int64_t *source = room(64 * 8), *dest = room(64 * 8);
    for (int d = 0; d < ctx->size; d++)
        source[d] = 10 * ctx->rank + d;
    OK(aclshmem_int64_alltoall(ACLSHMEM_TEAM_WORLD, dest, source, 1));
    for (int s = 0; s < ctx->size; s++)
        CHECK_EQ(dest[s], 10 * s + ctx->rank);
    CHECK_EQ(dest[ctx->size], 0);
}

/* B13: a barrier of notifies from all to all, counted. With "stop" PE 0 does not go on in round
 * 500: the others are in the barrier then. */
static void b13(const rank_ctx *ctx)
{
    int32_t *count = room(64);
    int stop = ctx->argc > 3 && strcmp(ctx->argv[3], "stop") == 0;
    for (long r = 1, n = rounds ? rounds : 1000; r <= n; r++) {
        if (stop && r == 500 && ctx->rank == 0) {
            fprintf(stderr, "in round 500\n");
            nap_ms(100000);
        }
        for (int p = 0; p < ctx->size; p++)
            aclshmemx_signal_op(count, 1, ACLSHMEM_SIGNAL_ADD, p);
        aclshmem_signal_wait_until(count, ACLSHMEM_CMP_GE, (int32_t)(r * ctx->size));
        CHECK(*count <= (r + 1) * ctx->size); /* nobody is two rounds ahead */
    }
    aclshmem_barrier_all();
    CHECK_EQ(*count, (rounds ? rounds : 1000) * ctx->size);
}

/* B18: a PE that polls its own word sees the atomics of others. */
static void b18(const rank_ctx *ctx)
{
    int64_t *word = room(64);
    double begin = seconds_now();
    if (ctx->rank == 1)
        for (int i = 0; i < 1000; i++)
            CHECK_EQ(aclshmem_int64_atomic_fetch_inc(word, 0), i);
    if (ctx->rank == 0)
        while (aclshmem_int64_atomic_fetch(word, 0) < 1000)
            CHECK(seconds_now() - begin < 10);
    aclshmem_barrier_all();
    if (ctx->rank == 0)
        CHECK_EQ(*word, 1000);
}

/* D08: two jobs at one address, with ids of their own, begun one PE by the other. */
static void d08(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t ids[2];
    int job = ctx->rank % 2, pe = ctx->rank / 2;
    for (int j = 0; j < 2; j++) { /* rank j is PE 0 of job j */
        if (ctx->rank == j)
            OK(aclshmemx_get_uniqueid(&ids[j]));
        if (ctx->local == 0)
            OK(aivd_launch_broadcast(j, &ids[j], sizeof ids[j]));
    }
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    nap_ms(20 * ((ctx->rank * 7) % 4)); /* mixed */
    OK(aclshmemx_set_attr_uniqueid_args(pe, 2, SHMEM_TEST_HEAP, &ids[job], &attr));
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
    CHECK_EQ(aclshmem_n_pes(), 2);
    CHECK_EQ(aclshmem_my_pe(), pe);
    int32_t *word = room(64);
    aclshmem_int32_p(word, 100 * job + pe, 1 - pe);
    aclshmem_barrier_all();
    CHECK_EQ(*word, 100 * job + 1 - pe); /* of my job, not the other */
    OK(aclshmem_finalize());
}

/* D03: interfaces by name, in the environment: what the id then holds works, or says why not. */
static void d03(const rank_ctx *ctx)
{
    aclshmemx_uniqueid_t id;
    const char *name = getenv("SHMEM_UID_SOCK_IFNAME");
    CHECK(name != NULL);
    if (strcmp(name, "lo:inet5") == 0) {
        CHECK(aclshmemx_get_uniqueid(&id) != 0);
        CHECK_TEXT("lo:inet5");
        CHECK_TEXT("inet4");
        CHECK_TEXT("inet6");
        return;
    }
    if (ctx->rank == 0 && strcmp(name, "lo:inet6") == 0 && aclshmemx_get_uniqueid(&id) != 0) {
        CHECK_TEXT("inet6"); /* no IPv6 here: says so */
        printf("skipped: %s\n", check_text());
        exit(77);
    }
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    aclshmem_barrier_all();
    OK(aclshmem_finalize());
}

/* E15: atomics without a result are complete after quiet; with one, on return. */
static void e15(const rank_ctx *ctx)
{
    int32_t *word = room(64), *signal = room(64), *other = room(64);
    if (ctx->rank == 1) {
        for (int i = 0; i < 1000; i++)
            aclshmem_int32_atomic_add(word, 1, 0);
        aclshmem_quiet();
        aclshmemx_signal_op(signal, 1, ACLSHMEM_SIGNAL_SET, 0);
        for (int i = 0; i < 1000; i++)
            CHECK_EQ(aclshmem_int32_atomic_fetch_add(other, 3, 0), 3 * i);
    }
    if (ctx->rank == 0) {
        aclshmem_signal_wait_until(signal, ACLSHMEM_CMP_EQ, 1);
        CHECK_EQ(*word, 1000);
    }
    aclshmem_barrier_all();
}

/* E18: a count of elements taken for bytes: refused, with the block and by how many bytes it is
 * left; nothing is written. */
static void e18(const rank_ctx *ctx)
{
    enum { SPACE = 4096 };
    uint8_t *before = room(SPACE);
    uint64_t *area = aclshmem_calloc(1, 128), *source = aclshmem_calloc(1, 64 * 8);
    uint8_t *behind = room(SPACE);
    char text[64];
    CHECK(area != NULL && source != NULL);
    for (int i = 0; i < 64; i++)
        source[i] = 0x5a5a5a5a00 + (uint64_t)ctx->rank;
    CHECK(aclshmem_uint64_fcollect(ACLSHMEM_TEAM_WORLD, area, source, 64) != 0);
    snprintf(text, sizeof text, "%d bytes", 64 * 8 * ctx->size);
    CHECK_TEXT(text);
    CHECK_TEXT("which has 128 bytes");
    snprintf(text, sizeof text, "goes %d bytes beyond", 64 * 8 * ctx->size - 128);
    CHECK_TEXT(text);
    for (int i = 0; i < SPACE; i++)
        CHECK_EQ(before[i] | behind[i], 0);
    for (int i = 0; i < 16; i++)
        CHECK_EQ(area[i], 0);
    if (ctx->size == 2) { /* the right count works */
        OK(aclshmem_uint64_fcollect(ACLSHMEM_TEAM_WORLD, area, source, 8));
        for (int i = 0; i < 16; i++)
            CHECK_EQ(area[i], 0x5a5a5a5a00 + (uint64_t)(i / 8));
    }
    aclshmem_barrier_all();
}

/* C11: a put to a block that was freed. In a recorded run the next block lies elsewhere, so the put
 * is refused and reported; in others it is refused until the place is given out again. */
static void c11(const rank_ctx *ctx)
{
    int next = (ctx->rank + 1) % ctx->size;
    int32_t values[256] = {7};
    int32_t *first = aclshmem_malloc(1024); /* allocated */
    CHECK(first != NULL);
    aclshmem_free(first); /* freed */
    aclshmem_int32_put(first, values, 16, next);
    CHECK_TEXT("had 1024 bytes and was freed");
    int32_t *second = aclshmem_calloc(1, 1024);
    CHECK(second != NULL);
    aclshmem_barrier_all();
    aclshmem_int32_put(first, values, 256, next); /* used */
    aclshmem_barrier_all();
    if (second != first) { /* recorded */
        CHECK_TEXT("had 1024 bytes and was freed");
        CHECK_EQ(second[0], 0);
    }
}

static void fill(uint8_t *bytes, size_t count, long round)
{
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)((size_t)round * 31 + i + (i >> 8));
}

static void expect(const uint8_t *bytes, size_t count, long round)
{
    for (size_t i = 0; i < count; i++)
        if (bytes[i] != (uint8_t)((size_t)round * 31 + i + (i >> 8))) {
            fprintf(stderr, "round %ld: byte %zu of %zu is old\n", round, i, count);
            exit(1);
        }
}

/* F03: a wait for the signal is a wait for the data. */
static void f03(const rank_ctx *ctx)
{
    static const size_t sizes[] = {1, 64, 4097, 1 << 20};
    uint8_t *from = room(1 << 20), *to = room(1 << 20);
    int32_t *ready = room(64), *taken = room(64);
    int32_t number = 0;
    for (int k = 0; k < 4; k++)
        for (long r = 0, n = (rounds ? rounds : 400) / (k == 3 ? 20 : 1); r < n; r++) {
            number++;
            if (ctx->rank == 0) {
                fill(from, sizes[k], number);
                aclshmem_signal_wait_until(taken, ACLSHMEM_CMP_GE, number - 1);
                aclshmemx_putmem_signal_nbi(to, from, sizes[k], ready, number, ACLSHMEM_SIGNAL_SET,
                                            1);
            } else if (ctx->rank == 1) {
                aclshmem_signal_wait_until(ready, ACLSHMEM_CMP_GE, number);
                expect(to, sizes[k], number);
                aclshmemx_signal_op(taken, number, ACLSHMEM_SIGNAL_SET, 0);
            }
        }
    aclshmem_barrier_all();
}

/* F08: the last signal there is, the one behind it, and one far away; all else stays as it was. */
static void f08(const rank_ctx *ctx)
{
    uint8_t *heap = aclshmem_malloc(SHMEM_TEST_HEAP);
    int32_t *last = (int32_t *)(void *)(heap + SHMEM_TEST_HEAP) - 1;
    int next = (ctx->rank + 1) % ctx->size;
    memset(heap, 0x5a, SHMEM_TEST_HEAP);
    aclshmem_barrier_all();
    aclshmemx_signal_op(last, 7, ACLSHMEM_SIGNAL_SET, next);
    aclshmemx_signal_op(last + 1, 8, ACLSHMEM_SIGNAL_SET, next);
    CHECK_TEXT("not in the symmetric heap");
    aclshmemx_signal_op(last + (1ll << 31), 9, ACLSHMEM_SIGNAL_SET, next);
    CHECK_TEXT("not in the symmetric heap");
    aclshmem_barrier_all();
    CHECK_EQ(*last, 7);
    for (size_t i = 0; i < SHMEM_TEST_HEAP - 4; i++)
        CHECK_EQ(heap[i], 0x5a);
    aclshmem_free(heap);
}

/* PE `late` comes 100 ms after all others have begun to wait. */
static double wait_for_late(const rank_ctx *ctx, int late, int32_t *begun, int32_t round)
{
    double begin = seconds_now();
    if (ctx->rank == late) {
        aclshmem_signal_wait_until(begun, ACLSHMEM_CMP_GE, round * (ctx->size - 1));
        nap_ms(100);
    } else {
        aclshmemx_signal_op(begun, 1, ACLSHMEM_SIGNAL_ADD, late);
    }
    return begin;
}

/* F09: no barrier of hosts returns before a PE that is 200 ms late has come. */
static void f09(const rank_ctx *ctx)
{
    enum { CALLS = 8 };
    int32_t *begun = room(64);
    aclshmem_team_t team;
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(aclshmem_team_split_strided(ACLSHMEM_TEAM_WORLD, 0, 1, ctx->size, &team));
    for (int k = 0; k < CALLS; k++) {
        if (ctx->rank == k % ctx->size) {
            aclshmem_signal_wait_until(begun, ACLSHMEM_CMP_EQ, ctx->size - 1);
            *begun = 0;
            nap_ms(200);
        } else {
            aclshmemx_signal_op(begun, 1, ACLSHMEM_SIGNAL_ADD, k % ctx->size);
        }
        double begin = seconds_now();
        if (k == 0)
            aclshmem_barrier_all();
        else if (k == 1)
            aclshmem_sync_all();
        else if (k == 2)
            aclshmem_barrier(team);
        else if (k == 3)
            aclshmem_sync(team);
        else if (k == 4)
            aclshmemx_barrier_all_on_stream(stream);
        else if (k == 5)
            aclshmemx_barrier_on_stream(team, stream);
        else if (k == 6)
            aclshmemx_handle_wait((aclshmem_handle_t){team}, stream);
        else
            OK(aclshmem_int32_sum_reduce(team, begun + 1, begun + 2, 1));
        OK(aclrtSynchronizeStream(stream));
        CHECK(ctx->rank == k % ctx->size || seconds_now() - begin >= 0.195);
    }
    aclshmem_barrier_all();
    OK(aclrtDestroyStream(stream));
    aclshmem_team_destroy(team);
}

/* F13: the same barrier again and again holds for a late PE each time; a broadcast in five tiles,
 * of a late root. */
static void f13(const rank_ctx *ctx)
{
    enum { TILES = 5, TILE = 1000 };
    int32_t *begun = room(64), *source = room(TILES * TILE * 4), *dest = room(TILES * TILE * 4);
    for (int r = 1; r <= 5; r++) {
        double begin = wait_for_late(ctx, 1, begun, r);
        aclshmem_barrier_all();
        CHECK(seconds_now() - begin >= 0.100);
    }
    for (int i = 0; i < TILE * TILES; i++)
        source[i] = 1000000 * (ctx->rank + 1) + i;
    for (int t = 0; t < TILES; t++) {
        wait_for_late(ctx, 0, begun, t + 1);
        OK(aclshmem_int32_broadcast(ACLSHMEM_TEAM_WORLD, dest + t * TILE, source + t * TILE, TILE,
                                    0));
        for (int i = 0; i < TILE * TILES; i++)
            CHECK_EQ(dest[i], i < (t + 1) * TILE ? 1000000 + i : 0);
    }
}

/* F15: a host barrier covers what the library's default stream has still to do: here PE 1's put,
 * which the stream may make when PE 0 has let it, 100 ms late. */
static void f15(const rank_ctx *ctx)
{
    int32_t *word = room(64), *value = room(64), *gate = room(64);
    long late = rounds ? rounds : 10; /* rounds; the whole trial: all */
    for (int32_t r = 1, n = 1000; r <= n; r++) {
        *value = r;
        if (ctx->rank == 1) {
            aclshmemx_signal_wait_until_on_stream(gate, ACLSHMEM_CMP_EQ, r, NULL);
            aclshmemx_putmem_on_stream(word, value, 4, 0, NULL);
        } else if (ctx->rank == 0) {
            if (r <= late)
                nap_ms(100);
            CHECK_EQ(*word, r - 1);
            aclshmemx_signal_op(gate, r, ACLSHMEM_SIGNAL_SET, 1);
        }
        aclshmem_barrier_all();
        if (ctx->rank == 0)
            CHECK_EQ(*word, r);
        aclshmem_barrier_all();
    }
}

/* F17: a wait ends for a store by pointer, and for a put, and for both: nobody rings for the first.
 */
static void f17(const rank_ctx *ctx)
{
    int32_t *words = room(256), *set_at = room(64);
    double best[3] = {10, 10, 10}; /* a busy machine may be slow once */
    for (int32_t r = 0; r < 6; r++) {
        int by_pointer = r % 3 != 1, by_put = r % 3 != 0;
        aclshmem_barrier_all();
        if (ctx->rank == 0) {
            double begin = seconds_now();
            aclshmem_int32_wait_until(words, ACLSHMEM_CMP_GE, by_pointer ? r + 1 : 0);
            aclshmem_int32_wait_until(words + 16, ACLSHMEM_CMP_GE, by_put ? r + 1 : 0);
            double took = seconds_now() - begin;
            CHECK(took < 10);
            best[r % 3] = took < best[r % 3] ? took : best[r % 3];
        } else {
            nap_ms(150); /* PE 0 sleeps by now */
            if (ctx->rank == 1 && by_pointer)
                __atomic_store_n((int32_t *)aclshmem_ptr(words, 0), r + 1, __ATOMIC_RELEASE);
            if (ctx->rank == 2 && by_put) {
                *set_at = r + 1;
                aclshmem_putmem(words + 16, set_at, 4, 0);
            }
        }
    }
    for (int k = 0; ctx->rank == 0 && k < 3; k++)
        CHECK(best[k] < 1.0);
    aclshmem_barrier_all();
}

static const struct {
    const char *name;
    void (*run)(const rank_ctx *ctx);
    int begins; /* makes and ends its instance itself */
} cases[] = {{"a15", a15, 0}, {"b13", b13, 0}, {"b18", b18, 0}, {"d03", d03, 1}, {"d08", d08, 1},
             {"e15", e15, 0}, {"e18", e18, 0}, {"c11", c11, 0}, {"f03", f03, 0}, {"f08", f08, 0},
             {"f09", f09, 0}, {"f13", f13, 0}, {"f15", f15, 0}, {"f17", f17, 0}};

static void body(const rank_ctx *ctx)
{
    CHECK(ctx->argc > 1);
    rounds = ctx->argc > 2 ? atol(ctx->argv[2]) : 0;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(ctx->argv[1], cases[i].name) == 0) {
            if (!cases[i].begins)
                shmem_begin(ctx, SHMEM_TEST_HEAP);
            cases[i].run(ctx);
            if (!cases[i].begins)
                OK(aclshmem_finalize());
            return;
        }
    fprintf(stderr, "no case %s\n", ctx->argv[1]);
    exit(2);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
