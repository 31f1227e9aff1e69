/* Proves put, get and their kin of the host: for every type, form and size the bytes arrive where
 * they should and nothing else changes; signals come after their data; waits, tests and atomics
 * give what their words say; wrong operands are refused with the values and change nothing. */
#include "shmem_support.h"

enum { GUARD_BYTES = 64, COUNT = 37 };

/* Symmetric memory with a pattern around it that must stay. */
typedef struct area {
    unsigned char *base, *at;
    size_t bytes;
} area;

static area area_make(size_t bytes)
{
    area a = {aclshmem_malloc(bytes + 2 * GUARD_BYTES), NULL, bytes};
    CHECK(a.base != NULL);
    memset(a.base, 0xa5, bytes + 2 * GUARD_BYTES);
    a.at = a.base + GUARD_BYTES;
    aclshmem_barrier_all();
    return a;
}

static void area_free(area *a)
{
    aclshmem_barrier_all();
    for (int i = 0; i < GUARD_BYTES; i++) {
        CHECK_EQ(a->base[i], 0xa5);
        CHECK_EQ(a->at[a->bytes + (size_t)i], 0xa5);
    }
    aclshmem_free(a->base);
}

static int right_of(const rank_ctx *ctx)
{
    return (ctx->rank + 1) % ctx->size;
}

static int left_of(const rank_ctx *ctx)
{
    return (ctx->rank + ctx->size - 1) % ctx->size;
}

/* ---- every type ---- */

#define VALUE(rank, i) ((rank)*7 + (int)(i) + 1)

#define DEFINE_TYPE(NAME, TYPE)                                                                    \
    static void type_##NAME(const rank_ctx *ctx)                                                   \
    {                                                                                              \
        area to = area_make(2 * COUNT * sizeof(TYPE)), own = area_make(COUNT * sizeof(TYPE));      \
        TYPE *dest = (TYPE *)(void *)to.at, *mine = (TYPE *)(void *)own.at, here[2 * COUNT];       \
        int right = right_of(ctx), left = left_of(ctx);                                            \
        for (int i = 0; i < COUNT; i++)                                                            \
            mine[i] = (TYPE)VALUE(ctx->rank, i);                                                   \
        aclshmem_##NAME##_put(dest, mine, COUNT, right);                                           \
        aclshmem_##NAME##_put_nbi(dest + COUNT, mine, COUNT, right);                               \
        aclshmem_quiet();                                                                          \
        aclshmem_barrier_all();                                                                    \
        for (int i = 0; i < 2 * COUNT; i++)                                                        \
            CHECK(dest[i] == (TYPE)VALUE(left, i % COUNT));                                        \
        aclshmem_##NAME##_get(here, mine, COUNT, right);                                           \
        aclshmem_##NAME##_get_nbi(here + COUNT, mine, COUNT, right);                               \
        aclshmem_quiet();                                                                          \
        for (int i = 0; i < 2 * COUNT; i++)                                                        \
            CHECK(here[i] == (TYPE)VALUE(right, i % COUNT));                                       \
        aclshmem_barrier_all();                                                                    \
        aclshmem_##NAME##_p(dest, (TYPE)100, right);                                               \
        aclshmem_barrier_all();                                                                    \
        CHECK(dest[0] == (TYPE)100);                                                               \
        CHECK(aclshmem_##NAME##_g(mine + 3, left) == (TYPE)VALUE(left, 3));                        \
        memset(dest, 0, 2 * COUNT * sizeof(TYPE));                                                 \
        aclshmem_barrier_all();                                                                    \
        aclshmem_##NAME##_iput(dest, mine, 3, 2, 10, right);                                       \
        aclshmem_barrier_all();                                                                    \
        for (int i = 0; i < 30; i++)                                                               \
            CHECK(dest[i] == (TYPE)(i % 3 ? 0 : VALUE(left, i / 3 * 2)));                          \
        memset(here, 0, sizeof here);                                                              \
        aclshmem_##NAME##_iget(here, mine, 2, 3, 10, right);                                       \
        for (int i = 0; i < 20; i++)                                                               \
            CHECK(here[i] == (TYPE)(i % 2 ? 0 : VALUE(right, i / 2 * 3)));                         \
        area_free(&to);                                                                            \
        area_free(&own);                                                                           \
    }
#define HOST_TYPES(X)                                                                              \
    X(float, float)                                                                                \
    X(double, double)                                                                              \
    X(int8, int8_t) X(int16, int16_t) X(int32, int32_t) X(int64, int64_t) X(uint8, uint8_t)        \
        X(uint16, uint16_t) X(uint32, uint32_t) X(uint64, uint64_t) X(char, char)
HOST_TYPES(DEFINE_TYPE)

static void types(const rank_ctx *ctx)
{
#define RUN_TYPE(NAME, TYPE) type_##NAME(ctx);
    HOST_TYPES(RUN_TYPE)
}

/* ---- bytes: every size around the thresholds, every alignment ---- */

static unsigned char byte_of(int rank, size_t i)
{
    return (unsigned char)(rank * 31 + (int)(i * 7 % 251));
}

static void sizes(const rank_ctx *ctx)
{
    static const size_t all[] = {0,  1,  3,   4,    7,    8,    9,    31,    56,     63,
                                 64, 65, 127, 1023, 1024, 1025, 4096, 65537, 1 << 20};
    for (size_t k = 0; k < sizeof all / sizeof all[0]; k++)
        for (size_t off = 0; off < 9; off += off < 3 ? 1 : 5) {
            size_t n = all[k];
            area to = area_make(n + 16), own = area_make(n + 16);
            unsigned char *here = malloc(n + 1);
            for (size_t i = 0; i < n; i++)
                own.at[off + i] = byte_of(ctx->rank, i);
            aclshmem_putmem(to.at + 8 - off % 8, own.at + off, n, right_of(ctx));
            aclshmem_barrier_all();
            for (size_t i = 0; i < n; i++)
                CHECK_EQ(to.at[8 - off % 8 + i], byte_of(left_of(ctx), i));
            here[n] = 0x5a;
            aclshmem_getmem(here, own.at + off, n, right_of(ctx));
            for (size_t i = 0; i < n; i++)
                CHECK_EQ(here[i], byte_of(right_of(ctx), i));
            CHECK_EQ(here[n], 0x5a);
            free(here);
            area_free(&to);
            area_free(&own);
        }
}

/* ---- signals ---- */

static void signals(const rank_ctx *ctx)
{
    enum { ROUNDS = 2000, BYTES = 4097 };
    int32_t *word = aclshmem_calloc(4, sizeof *word);
    uint64_t *word64 = aclshmem_calloc(1, sizeof *word64);
    area to = area_make(BYTES), own = area_make(BYTES);
    int32_t *ack = word + 1, *sum = word + 2;
    int right = right_of(ctx), left = left_of(ctx);
    for (int32_t round = 1; round <= ROUNDS; round++) {
        size_t n = round % 3 ? (size_t)(round % 64) : BYTES;
        memset(own.at, round & 0x7f, n);
        if (round & 1)
            aclshmemx_putmem_signal(to.at, own.at, n, word, round, ACLSHMEM_SIGNAL_SET, right);
        else
            aclshmemx_putmem_signal_nbi(to.at, own.at, n, word, 1, ACLSHMEM_SIGNAL_ADD, right);
        aclshmem_signal_wait_until(word, ACLSHMEM_CMP_GE, round);
        for (size_t i = 0; i < n; i++)
            CHECK_EQ(to.at[i], round & 0x7f);
        aclshmemx_signal_op(ack, round, ACLSHMEM_SIGNAL_SET, left); /* it may be overwritten */
        aclshmem_signal_wait_until(ack, ACLSHMEM_CMP_GE, round);
    }
    CHECK_EQ(aclshmem_signal_fetch(word), ROUNDS);
    /* Trial E11: nothing is lost. */
    for (int i = 0; i < 1000; i++)
        aclshmemx_signal_op(sum, 1, ACLSHMEM_SIGNAL_ADD, 0);
    aclshmem_barrier_all();
    if (ctx->rank == 0)
        CHECK_EQ(*sum, 1000 * ctx->size);
    aclshmemx_putmem_signal64(to.at, own.at, 8, word64, UINT64_C(1) << 40, ACLSHMEM_SIGNAL_SET,
                              right);
    CHECK(aclshmemx_signal64_wait_until(word64, ACLSHMEM_CMP_EQ, UINT64_C(1) << 40) == UINT64_C(1)
                                                                                           << 40);
    aclshmem_barrier_all();
    aclshmemx_signal64_op(word64, 5, ACLSHMEM_SIGNAL_ADD, right);
    aclshmem_barrier_all();
    CHECK(aclshmemx_signal64_fetch(word64) == (UINT64_C(1) << 40) + 5);
    area_free(&to);
    area_free(&own);
    aclshmem_free(word64);
    aclshmem_free(word);
}

/* ---- waits and tests ---- */

static void tests_of_words(const rank_ctx *ctx)
{
    int32_t *words = aclshmem_calloc(8, sizeof *words);
    static const int status[8] = {0, 1, 0, 1, 0, 1, 0, 1};
    int32_t values[8];
    size_t indices[8], n;
    int yes;
    (void)ctx;
    for (int i = 0; i < 8; i++)
        words[i] = values[i] = i;
    /* word op 4, for every comparison: which words hold. */
    static const struct {
        int cmp, count;
        size_t first;
    } rows[] = {{ACLSHMEM_CMP_EQ, 1, 4}, {ACLSHMEM_CMP_NE, 7, 0}, {ACLSHMEM_CMP_GT, 3, 5},
                {ACLSHMEM_CMP_GE, 4, 4}, {ACLSHMEM_CMP_LT, 4, 0}, {ACLSHMEM_CMP_LE, 5, 0}};
    for (int k = 0; k < 6; k++) {
        aclshmem_int32_test_some(words, 8, indices, NULL, rows[k].cmp, 4, &n);
        CHECK_EQ(n, rows[k].count);
        CHECK_EQ(indices[0], rows[k].first);
        aclshmem_int32_test_any(words, 8, NULL, rows[k].cmp, 4, &n);
        CHECK_EQ(n, rows[k].first);
        aclshmem_int32_wait_until_some(words, 8, indices, NULL, rows[k].cmp, 4, &n);
        CHECK_EQ(n, rows[k].count);
    }
    aclshmem_int32_test_some(words, 8, indices, status, ACLSHMEM_CMP_GE, 0, &n);
    CHECK_EQ(n, 4);
    CHECK_EQ(indices[3], 6);
    aclshmem_int32_test_any(words, 8, status, ACLSHMEM_CMP_EQ, 3, &n);
    CHECK(n == SIZE_MAX);
    aclshmem_int32_test_all_vector(words, 8, NULL, ACLSHMEM_CMP_EQ, values, &yes);
    CHECK_EQ(yes, 1);
    aclshmem_int32_wait_until_all_vector(words, 8, NULL, ACLSHMEM_CMP_EQ, values);
    values[7] = 0;
    aclshmem_int32_test_all_vector(words, 8, NULL, ACLSHMEM_CMP_EQ, values, &yes);
    CHECK_EQ(yes, 0);
    aclshmem_int32_test_any_vector(words, 8, NULL, ACLSHMEM_CMP_NE, values, &n);
    CHECK_EQ(n, 7);
    aclshmem_int32_test_some_vector(words, 8, indices, NULL, ACLSHMEM_CMP_EQ, values, &n);
    CHECK_EQ(n, 7);
    aclshmem_int32_test_all_vector(words, 0, NULL, ACLSHMEM_CMP_EQ, values, &yes);
    CHECK_EQ(yes, 1);
    aclshmem_int32_wait_until_any(words, 0, NULL, ACLSHMEM_CMP_EQ, 0, &n);
    CHECK(n == SIZE_MAX);
    aclshmem_int32_test(words + 5, ACLSHMEM_CMP_GT, 4, &yes);
    CHECK_EQ(yes, 1);
    aclshmem_int32_test(words, 6, 0, &yes);
    CHECK_EQ(yes, 0);
    CHECK_TEXT("cmp is 6");
    aclshmem_free(words);
}

static void wait_for_others(const rank_ctx *ctx)
{
    int64_t *words = aclshmem_calloc((size_t)ctx->size, sizeof *words);
    float *flag = aclshmem_calloc(1, sizeof *flag);
    size_t which;
    aclshmem_barrier_all();
    usleep((useconds_t)(ctx->rank * 3000));
    for (int p = 0; p < ctx->size; p++)
        aclshmem_int64_p(words + ctx->rank, ctx->rank + 1, p);
    aclshmem_int64_wait_until_all(words, (size_t)ctx->size, NULL, ACLSHMEM_CMP_NE, 0);
    for (int p = 0; p < ctx->size; p++)
        CHECK_EQ(words[p], p + 1);
    aclshmem_int64_wait_until_any(words, (size_t)ctx->size, NULL, ACLSHMEM_CMP_EQ, ctx->size,
                                  &which);
    CHECK_EQ(which, ctx->size - 1);
    aclshmem_float_p(flag, 2.5f, right_of(ctx));
    aclshmem_float_wait(flag, 0.0f);
    CHECK(*flag == 2.5f);
    aclshmem_barrier_all();
    aclshmem_free(flag);
    aclshmem_free(words);
}

/* ---- atomics ---- */

static void atomics(const rank_ctx *ctx)
{
    enum { TIMES = 500 };
    int n = ctx->size;
    int32_t *i32 = aclshmem_calloc(4, sizeof *i32);
    uint64_t *u64 = aclshmem_calloc(4, sizeof *u64);
    float *f32 = aclshmem_calloc(1, sizeof *f32);
    int8_t *i8 = aclshmem_calloc(4, sizeof *i8);
    uint8_t *seen = aclshmem_calloc((size_t)(n * TIMES), 1);
    for (int i = 0; i < TIMES; i++) {
        int32_t before = aclshmem_int32_atomic_fetch_inc(i32, 0);
        CHECK(before >= 0 && before < n * TIMES);
        aclshmem_uint8_p(seen + before, 1, 0); /* every old value exactly once */
        aclshmem_uint64_atomic_add(u64, UINT64_C(1) << 33, 0);
        aclshmem_float_atomic_add(f32, 0.5f, 0);
        aclshmem_int8_atomic_add(i8 + 1, 1, 0);
    }
    aclshmem_quiet();
    aclshmem_barrier_all();
    if (ctx->rank == 0) {
        CHECK_EQ(*i32, n * TIMES);
        for (int i = 0; i < n * TIMES; i++)
            CHECK_EQ(seen[i], 1);
        CHECK_EQ(*u64, (uint64_t)(n * TIMES) << 33);
        CHECK(*f32 == 0.5f * (float)(n * TIMES));
        CHECK_EQ(i8[1], (int8_t)(n * TIMES));
        CHECK_EQ(i8[0], 0);
        CHECK_EQ(i8[2], 0);
    }
    aclshmem_barrier_all();
    int right = right_of(ctx);
    CHECK_EQ(aclshmem_int32_atomic_swap(i32 + 1, 11, right), 0);
    CHECK_EQ(aclshmem_int32_atomic_compare_swap(i32 + 1, 5, 6, right), 11);
    CHECK_EQ(aclshmem_int32_atomic_compare_swap(i32 + 1, 11, 6, right), 11);
    CHECK_EQ(aclshmem_int32_atomic_fetch(i32 + 1, right), 6);
    aclshmem_int32_atomic_set(i32 + 1, -3, right);
    CHECK_EQ(aclshmem_int32_atomic_fetch(i32 + 1, right), -3);
    CHECK_EQ(aclshmem_uint64_atomic_fetch_or(u64 + 1, 0xf0, right), 0);
    CHECK_EQ(aclshmem_uint64_atomic_fetch_and(u64 + 1, 0x30, right), 0xf0);
    CHECK_EQ(aclshmem_uint64_atomic_fetch_xor(u64 + 1, 0x11, right), 0x30);
    CHECK_EQ(aclshmem_uint64_atomic_fetch(u64 + 1, right), 0x21);
    aclshmem_barrier_all();
    aclshmem_free(seen);
    aclshmem_free(i8);
    aclshmem_free(f32);
    aclshmem_free(u64);
    aclshmem_free(i32);
}

/* ---- refusals ---- */

static void refusals(const rank_ctx *ctx)
{
    int32_t outside[4] = {1, 2, 3, 4};
    int32_t *words = aclshmem_calloc(16, sizeof *words);
    char *base = aclshmemx_get_heap_base();
    aclshmem_int32_put(outside, words, 4, 0);
    CHECK_TEXT("not in the symmetric heap");
    aclshmem_int32_get(words, outside, 4, 0);
    CHECK_TEXT("not in the symmetric heap");
    aclshmem_int32_put(words, outside, 4, ctx->size);
    CHECK_TEXT("the PEs are 0 to");
    aclshmem_int32_put(words, outside, 4, -1);
    CHECK_TEXT("PE is -1");
    aclshmem_putmem(base + SHMEM_TEST_HEAP - 8, words, 9, 0);
    CHECK_TEXT("9 bytes");
    aclshmem_int32_put(words, outside, SIZE_MAX / 2, 0);
    CHECK_TEXT("not in the symmetric heap");
    aclshmem_int32_iput(words, outside, 0, 1, 4, 0);
    CHECK_TEXT("strides");
    aclshmem_int32_put(words, NULL, 4, 0);
    CHECK_TEXT("NULL");
    aclshmemx_putmem_signal(words, outside, 16, words + 8, 1, 7, 0);
    CHECK_TEXT("sig_op is 7");
    aclshmemx_putmem_signal(words, outside, 16, (char *)words + 33, 1, ACLSHMEM_SIGNAL_SET, 0);
    CHECK_TEXT("multiple of 4");
    aclshmemx_signal_op(outside, 1, ACLSHMEM_SIGNAL_SET, 0);
    CHECK_TEXT("not in the symmetric heap");
    CHECK_EQ(aclshmem_int32_atomic_fetch_add(outside, 1, 0), 0);
    CHECK_TEXT("not in the symmetric heap");
    CHECK(aclshmem_ptr(outside, 0) == NULL);
    CHECK(aclshmem_ptr(words, ctx->size) == NULL);
    for (int i = 0; i < 16; i++)
        CHECK_EQ(words[i], 0);
    CHECK_EQ(outside[0], 1);
    /* Counts of nothing are right anywhere in the heap. */
    aclshmem_int32_put(words, outside, 0, 0);
    aclshmem_barrier_all();
    aclshmem_free(words);
}

/* ---- streams ---- */

static void streams(const rank_ctx *ctx)
{
    aclrtStream stream;
    int32_t *word = aclshmem_calloc(2, sizeof *word);
    area to = area_make(4096), own = area_make(4096);
    OK(aclrtCreateStream(&stream));
    memset(own.at, ctx->rank + 1, 4096);
    for (int k = 0; k < 2; k++) {
        aclrtStream s = k ? stream : NULL;
        aclshmemx_putmem_on_stream(to.at, own.at, 4096, right_of(ctx), s);
        aclshmemx_quiet_on_stream(s);
        aclshmemx_signal_op_on_stream(word + k, 9, ACLSHMEM_SIGNAL_SET, right_of(ctx), s);
        aclshmemx_signal_wait_until_on_stream(word + k, ACLSHMEM_CMP_EQ, 9, s);
        aclshmemx_getmem_on_stream(own.at, to.at, 4096, ctx->rank, s);
        if (k)
            OK(aclrtSynchronizeStream(stream));
        else
            aclshmem_barrier_all(); /* covers the default stream */
        for (int i = 0; i < 4096; i++)
            CHECK_EQ(own.at[i],
                     (k ? (ctx->rank + 2 * ctx->size - 2) % ctx->size : left_of(ctx)) + 1);
        aclshmem_barrier_all();
    }
    OK(aclrtDestroyStream(stream));
    area_free(&to);
    area_free(&own);
    aclshmem_free(word);
}

/* A wait in a stream in front of what would end it: an error in time (HCCL_EXEC_TIMEOUT), with the
 * word. */
static void behind(const rank_ctx *ctx)
{
    aclrtStream stream;
    int32_t *word = aclshmem_calloc(1, 64);
    double start = seconds_now();
    OK(aclrtCreateStream(&stream));
    aclshmemx_signal_wait_until_on_stream(word, ACLSHMEM_CMP_EQ, 1, stream);
    aclshmemx_signal_op_on_stream(word, 1, ACLSHMEM_SIGNAL_SET, ctx->rank, stream);
    CHECK(aclrtSynchronizeStream(stream) != 0);
    CHECK_TEXT("a signal was not set within 2.000 s");
    CHECK(seconds_now() - start < 30);
    CHECK_EQ(*word, 0);
    OK(aclrtDestroyStreamForce(stream));
    aclshmem_free(word);
}

static const struct {
    const char *name;
    void (*run)(const rank_ctx *ctx);
} cases[] = {{"types", types},          {"sizes", sizes},           {"signals", signals},
             {"tests", tests_of_words}, {"waits", wait_for_others}, {"atomics", atomics},
             {"refusals", refusals},    {"streams", streams},       {"behind", behind}};

static void body(const rank_ctx *ctx)
{
    bool found = false;
    CHECK(ctx->argc > 1);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(ctx->argv[1], cases[i].name) == 0 ||
            (strcmp(ctx->argv[1], "all") == 0 && cases[i].run != behind)) {
            cases[i].run(ctx);
            found = true;
        }
    CHECK(found);
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
