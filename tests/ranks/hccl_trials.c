/* Proves, with the values of the trials, that communicators may be used from any thread (A13, B07),
 * made and ended while others work (B08), used side by side in any order of submission (B23), have
 * buffers of any size (B27), and can be made by many processes that start at different times (B29).
 * tests/README.md says which trial is which case. */
#include "hccl_support.h"

static HcclComm pair_of(HcclComm parent, int rank, uint64_t id)
{
    uint32_t both[2] = {0, 1};
    HcclComm sub;
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    config.hcclBufferSize = 1;
    OK(HcclCreateSubCommConfig(&parent, 2, both, id, (uint32_t)rank, &config, &sub));
    return sub;
}

static void *on_thread(void *(*run)(void *), void *argument)
{
    pthread_t thread;
    void *result;
    CHECK_EQ(pthread_create(&thread, NULL, run, argument), 0);
    CHECK_EQ(pthread_join(thread, &result), 0);
    return result;
}

typedef struct job {
    const rank_ctx *ctx;
    HcclComm comm;
    double *data; /* device memory, 64 KiB */
} job;

static job job_make(const rank_ctx *ctx)
{
    job j = {.ctx = ctx, .comm = comm_create(ctx)};
    j.data = host_filled(65536);
    return j;
}

static void job_end(job *j)
{
    OK(HcclCommDestroy(j->comm));
    OK(aclrtFree(j->data));
}

/* ---- A13: doubles, and a communicator of another thread ---- */

static void *thread_moves_doubles(void *argument)
{
    job *j = argument;
    int size = j->ctx->size, rank = j->ctx->rank;
    double *in = j->data, *out = j->data + 256;
    aclrtStream stream;
    OK(aclrtSetDevice(rank));
    OK(aclrtCreateStream(&stream));
    for (int i = 0; i < 3 * size; i++)
        in[i] = rank + i / 8.0;
    OK(HcclAllGather(in, out, 3, HCCL_DATA_TYPE_FP64, j->comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int r = 0; r < size; r++)
        for (int i = 0; i < 3; i++)
            CHECK(out[3 * r + i] == r + i / 8.0);
    OK(HcclAlltoAll(in, 3, HCCL_DATA_TYPE_FP64, out, 3, HCCL_DATA_TYPE_FP64, j->comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int r = 0; r < size; r++)
        for (int i = 0; i < 3; i++)
            CHECK(out[3 * r + i] == r + (3 * rank + i) / 8.0);
    OK(HcclBroadcast(in, 3, HCCL_DATA_TYPE_FP64, (uint32_t)size - 1, j->comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 3; i++)
        CHECK(in[i] == size - 1 + i / 8.0);
    OK(aclrtDestroyStream(stream));
    return NULL;
}

static void other_thread(const rank_ctx *ctx)
{
    job j = job_make(ctx);
    on_thread(thread_moves_doubles, &j);
    job_end(&j);
}

/* ---- B07: calls of one communicator from several threads, one after the other ---- */

static void *thread_sums(void *argument)
{
    job *j = argument;
    int32_t *value = (int32_t *)(void *)j->data;
    aclrtStream stream;
    OK(aclrtSetDevice(j->ctx->rank));
    OK(aclrtCreateStream(&stream));
    *value = j->ctx->rank + 1;
    OK(HcclAllReduce(value, value, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, j->comm, stream));
    OK(aclrtSynchronizeStream(stream));
    CHECK_EQ(*value, 3);
    OK(aclrtDestroyStream(stream));
    return NULL;
}

static void fresh_threads(const rank_ctx *ctx)
{
    job j = job_make(ctx);
    for (int i = 0; i < 2; i++) {
        if (ctx->rank == 0)
            thread_sums(&j);
        else
            on_thread(thread_sums, &j);
    }
    job_end(&j);
}

/* ---- B08: eight threads, one of them ends and makes its communicator again and again ---- */

enum { WORKERS = 8 };

typedef struct worker {
    const rank_ctx *ctx;
    HcclComm parent;
    int number, calls;
} worker;

static void *worker_main(void *argument)
{
    worker *w = argument;
    int32_t *value;
    aclrtStream stream;
    OK(aclrtSetDevice(w->ctx->rank));
    OK(aclrtCreateStream(&stream));
    value = host_filled(4096);
    HcclComm comm = pair_of(w->parent, w->ctx->rank, (uint64_t)w->number);
    for (int i = 0; i < w->calls; i++) {
        /* Another count after each new communicator: what was left of the one before would differ.
         */
        uint64_t count = 1 + (uint64_t)(i / 10 % 2);
        value[0] = value[1] = (w->ctx->rank + 1) * (i + w->number);
        OK(HcclAllReduce(value, value + 512, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm,
                         stream));
        OK(aclrtSynchronizeStream(stream));
        CHECK_EQ(value[512 + count - 1], 3 * (i + w->number));
        if (w->number == 0 && i % 10 == 9) {
            OK(HcclCommDestroy(comm));
            comm = pair_of(w->parent, w->ctx->rank, 0);
        }
    }
    OK(HcclCommDestroy(comm));
    OK(aclrtFree(value));
    OK(aclrtDestroyStream(stream));
    return NULL;
}

static void many_threads(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx);
    pthread_t threads[WORKERS];
    worker workers[WORKERS];
    for (int t = 0; t < WORKERS; t++) {
        workers[t] = (worker){ctx, parent, t, ctx->argc > 2 ? atoi(ctx->argv[2]) : 500};
        CHECK_EQ(pthread_create(&threads[t], NULL, worker_main, &workers[t]), 0);
    }
    for (int t = 0; t < WORKERS; t++)
        pthread_join(threads[t], NULL);
    OK(HcclCommDestroy(parent));
}

/* ---- B23: three communicators on three streams; each rank submits in an order of its own ---- */

static void three_communicators(const rank_ctx *ctx)
{
    int calls = ctx->argc > 2 ? atoi(ctx->argv[2]) : 1000;
    HcclComm comms[3];
    aclrtStream streams[3];
    int32_t *values[3];
    for (int c = 0; c < 3; c++) {
        comms[c] = comm_create(ctx);
        OK(aclrtCreateStream(&streams[c]));
        values[c] = host_filled(8192);
    }
    for (int i = 0; i < calls; i++) {
        for (int k = 0; k < 3; k++) {
            int c = (ctx->rank & 1 ? 2 - k : k + ctx->rank / 2) % 3;
            values[c][0] = ctx->rank + i * (c + 1);
            OK(HcclAllReduce(values[c], values[c] + 1024, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                             comms[c], streams[c]));
        }
        for (int k = 0; k < 3; k++) {
            int c = (k + ctx->rank) % 3;
            OK(aclrtSynchronizeStream(streams[c]));
            CHECK_EQ(values[c][1024], ctx->size * (ctx->size - 1) / 2 + ctx->size * i * (c + 1));
        }
    }
    for (int c = 0; c < 3; c++) {
        OK(HcclCommDestroy(comms[c]));
        OK(aclrtDestroyStream(streams[c]));
        OK(aclrtFree(values[c]));
    }
}

/* Two communicators in one stream, crosswise: nobody can go on; HCCL_EXEC_TIMEOUT is 2 s. */
static void crosswise(const rank_ctx *ctx)
{
    HcclComm first = comm_create(ctx), second = comm_create(ctx);
    int32_t *value;
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    value = host_filled(4096);
    for (int k = 0; k < 2; k++)
        OK(HcclAllReduce(value, value + 512, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                         k == ctx->rank ? first : second, stream));
    double start = seconds_now();
    aclError result = aclrtSynchronizeStream(stream);
    meet(ctx); /* who ends first would be taken for dead by the other */
    CHECK_EQ(result, ACL_ERROR_RT_VECTOR_CORE_TIMEOUT);
    /* Its own time limit, or that the other rank's second call will not come after its limit. */
    CHECK(strstr(check_text(), "HcclAllReduce made no progress") ||
          strstr(check_text(), "HcclAllReduce was discarded: an earlier task"));
    double took = seconds_now() - start;
    CHECK(took > 1.5 && took < 60);
    meet(ctx);
    OK(HcclCommDestroy(first));
    OK(HcclCommDestroy(second));
    OK(aclrtFree(value));
    OK(aclrtDestroyStream(stream));
}

/* ---- B27: buffers of any size ---- */

static void odd_buffer_check(const rank_ctx *ctx, HcclComm comm)
{
    enum { N = 70001 };
    int size = ctx->size, rank = ctx->rank;
    aclrtStream stream;
    int32_t *in, *out;
    uint64_t counts[16], at[16];
    OK(aclrtCreateStream(&stream));
    in = host_filled(4u * N * (unsigned)size);
    out = host_filled(4u * N * (unsigned)size);
    for (int i = 0; i < N * size; i++)
        in[i] = rank * 1000 + i;
    OK(HcclAllReduce(in, out, N, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < N; i++)
        CHECK_EQ(out[i], 1000 * size * (size - 1) / 2 + size * i);
    for (int r = 0; r < size; r++) { /* the diagonal is short */
        counts[r] = r == rank ? 3 : N;
        at[r] = (uint64_t)r * N;
    }
    OK(HcclAlltoAllV(in, counts, at, HCCL_DATA_TYPE_INT32, out, counts, at, HCCL_DATA_TYPE_INT32,
                     comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int r = 0; r < size; r++)
        for (int i = 0; i < (int)counts[r]; i++)
            CHECK_EQ(out[r * N + i], r * 1000 + rank * N + i);
    OK(aclrtFree(in));
    OK(aclrtFree(out));
    OK(aclrtDestroyStream(stream));
}

/* Sizes by HCCL_BUFFSIZE, in MB; bytes are no sizes. */
static void odd_variables(const rank_ctx *ctx)
{
    static const char *const bad[] = {"0",       "-1", "1.5",        "123000", "131074",
                                      "1048577", "1M", "4294967297", "x"};
    HcclRootInfo info;
    HcclComm comm;
    void *buffer;
    uint64_t bytes;
    memset(&info, 0, sizeof info);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        CHECK_EQ(setenv("HCCL_BUFFSIZE", bad[i], 1), 0);
        CHECK_EQ(HcclCommInitRootInfo(1, &info, 0, &comm), HCCL_E_PARA);
        CHECK_TEXT("EI0001");
        CHECK_TEXT("HCCL_BUFFSIZE");
    }
    CHECK_EQ(setenv("HCCL_BUFFSIZE", "123", 1), 0);
    comm = comm_create(ctx);
    OK(HcclGetHcclBuffer(comm, &buffer, &bytes));
    CHECK_EQ(bytes, 123u << 20);
    odd_buffer_check(ctx, comm);
    OK(HcclCommDestroy(comm));
    CHECK_EQ(unsetenv("HCCL_BUFFSIZE"), 0);
}

static void odd_buffers(const rank_ctx *ctx)
{
    static const uint32_t good[] = {1, 3, 123, 1001},
                          bad[] = {0, 65537, 123000, 131074, (1 << 20) + 1, 4000000000u};
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        void *buffer;
        uint64_t bytes;
        config.hcclBufferSize = good[i];
        HcclComm comm = comm_create_config(ctx, &config);
        OK(HcclGetHcclBuffer(comm, &buffer, &bytes));
        CHECK_EQ(bytes, (uint64_t)good[i] << 20);
        odd_buffer_check(ctx, comm);
        OK(HcclCommDestroy(comm));
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        HcclRootInfo info;
        HcclComm comm;
        memset(&info, 0, sizeof info);
        config.hcclBufferSize = bad[i];
        CHECK_EQ(HcclCommInitRootInfoConfig(1, &info, 0, &config, &comm), HCCL_E_PARA);
        CHECK_TEXT("1 to 65536 MB");
    }
    odd_variables(ctx);
}

/* ---- B29: many processes, random delays ---- */

static void skewed_start(const rank_ctx *ctx)
{
    int times = ctx->argc > 2 ? atoi(ctx->argv[2]) : 3;
    useconds_t most = ctx->argc > 3 ? (useconds_t)atoi(ctx->argv[3]) : 100000;
    unsigned seed = (unsigned)(ctx->rank * 7919 + 1);
    aclrtStream stream;
    for (int i = 0; i < times; i++) {
        OK(aclrtCreateStream(&stream));
        usleep((useconds_t)rand_r(&seed) % most);
        HcclComm comm = comm_create(ctx);
        OK(HcclBarrier(comm, stream));
        OK(aclrtSynchronizeStream(stream));
        OK(HcclCommDestroy(comm));
        OK(aclrtDestroyStream(stream));
    }
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {
        {"other_thread", other_thread}, {"fresh_threads", fresh_threads},
        {"many_threads", many_threads}, {"three_communicators", three_communicators},
        {"crosswise", crosswise},       {"odd_buffers", odd_buffers},
        {"skewed_start", skewed_start}};
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
