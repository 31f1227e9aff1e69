/* Low-latency dispatch and combine, whole and in halves, beside the limits of the same run: every
 * rank writes all rows it sends once, and reads all rows it needs once. One step of each is
 * measured in turn, so that other work on the machine hits all of them.
 *
 *     low_latency [RANKS [TOKENS [REPEATS]]]     default 2 128 60; H 7168, K 8, E 64
 *
 * Rows have 16 bits a number; with 0 tokens what is left is the exchange of counts and marks.
 *
 * bytes: rows of one rank; bus_GBps: these over the median. */
#include "acl_bench.h"

#include "aclnn_moe_low_latency_combine_v2.h"
#include "aclnn_moe_low_latency_dispatch_v2.h"
#include "aivdrive/low_latency.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

enum { H = 7168, K = 8, E = 64, ROW = 2 * H };
enum {
    DISPATCH,
    DISPATCH_INT8,
    COMBINE,
    DISPATCH_SEND,
    DISPATCH_RECEIVE,
    COMBINE_SEND,
    COMBINE_RECEIVE,
    WRITE,
    READ,
    STEPS
};

static const char *const steps[STEPS] = {"dispatch",        "dispatch_int8",    "combine",
                                         "dispatch_send",   "dispatch_receive", "combine_send",
                                         "combine_receive", "limit_write_once", "limit_read_once"};

typedef struct bench_moe {
    bench_world world;
    HcclComm comm;
    aclrtStream stream;
    char group[128];
    int64_t tokens, room;
    uint16_t *x, *rows, *out;
    int8_t *small;
    int32_t *ids, *assist, *counts;
    int64_t *local;
    float *scales, *weights;
    double seconds[STEPS][BENCH_SAMPLES];
    uint64_t sum; /* of what was read: reported, so that it is read */
} bench_moe;

static void *device(uint64_t bytes)
{
    void *memory;
    CHECK(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    memset(memory, 0, bytes);
    return memory;
}

static aclTensor *tensor(void *data, aclDataType type, int64_t first, int64_t second)
{
    const int64_t dims[] = {first, second};
    return aclCreateTensor(dims, second ? 2 : 1, type, NULL, 0, ACL_FORMAT_ND, NULL, 0, data);
}

/* Different experts of each token, even on the whole. */
static void routing_make(bench_moe *b)
{
    srand(5 + (unsigned)b->world.rank);
    for (int64_t t = 0; t < b->tokens; t++)
        for (int k = 0; k < K; k++) {
            int32_t *mine = &b->ids[t * K], e = rand() % E;
            for (int q = 0; q < k; q++)
                if (mine[q] == e) {
                    e = (e + 1) % E;
                    q = -1;
                }
            mine[k] = e;
            b->weights[t * K + k] = 0.125f;
        }
    for (int64_t i = 0; i < b->tokens * H; i++)
        b->x[i] = (uint16_t)(0x3f00 + (i * 7 + b->world.rank) % 200);
}

/* Tokens that a rank may have: halves need to know. */
static int64_t most(const bench_moe *b)
{
    return b->tokens ? b->tokens : 1;
}

static aclOpExecutor *dispatch(bench_moe *b, bool int8)
{
    const int64_t ranks = b->world.ranks, t = b->tokens, n = b->room;
    uint64_t bytes;
    aclOpExecutor *run;
    aclTensor *all[] = {tensor(b->x, ACL_BF16, t, H),
                        tensor(b->ids, ACL_INT32, t, K),
                        int8 ? tensor(b->small, ACL_INT8, n, H) : tensor(b->rows, ACL_BF16, n, H),
                        tensor(b->scales, ACL_FLOAT, n, 0),
                        tensor(b->assist, ACL_INT32, 3 * n, 0),
                        tensor(b->local, ACL_INT64, E / ranks, 0),
                        tensor(b->counts, ACL_INT32, E, 0)};
    CHECK(aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(
        all[0], all[1], NULL, NULL, b->group, ranks, b->world.rank, E, NULL, 0, 0, 0, 0, 0,
        int8 ? 2 : 0, most(b) * ranks, 1, NULL, all[2], all[3], all[4], all[5], all[6], NULL,
        &bytes, &run));
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        aclDestroyTensor(all[i]);
    return run;
}

static aclOpExecutor *combine(bench_moe *b)
{
    const int64_t ranks = b->world.ranks, t = b->tokens, n = b->room;
    uint64_t bytes;
    aclOpExecutor *run;
    aclTensor *all[] = {tensor(b->rows, ACL_BF16, n, H),        tensor(b->ids, ACL_INT32, t, K),
                        tensor(b->assist, ACL_INT32, 3 * n, 0), tensor(b->counts, ACL_INT32, E, 0),
                        tensor(b->weights, ACL_FLOAT, t, K),    tensor(b->out, ACL_BF16, t, H)};
    CHECK(aclnnMoeLowLatencyCombineV2GetWorkspaceSize(
        all[0], all[1], all[2], all[3], all[4], NULL, NULL, NULL, NULL, NULL, NULL, NULL, b->group,
        ranks, b->world.rank, E, NULL, 0, 0, 0, 0, 0, most(b) * ranks, 0, 0, 0, NULL, all[5], NULL,
        &bytes, &run));
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        aclDestroyTensor(all[i]);
    return run;
}

/* ---- limits ---- */

/* As many rows as this rank sends, past the caches. */
static void write_once(bench_moe *b)
{
    for (int64_t i = 0; i < b->tokens * K; i++) {
        uint8_t *to = (uint8_t *)b->rows + i * ROW;
        const uint8_t *from = (const uint8_t *)b->x + i / K * ROW;
#if defined(__x86_64__)
        for (int at = 0; at < ROW; at += 16)
            _mm_stream_si128((__m128i *)(void *)(to + at),
                             _mm_loadu_si128((const __m128i *)(const void *)(from + at)));
    }
    _mm_sfence();
#else
        memcpy(to, from, ROW);
    }
#endif
}

static uint64_t read_once(const bench_moe *b)
{
    uint64_t sum[4] = {0};
    const uint64_t *from = (const uint64_t *)(const void *)b->rows;
    for (int64_t i = 0; i < b->tokens * K * ROW / 8; i += 4)
        for (int lane = 0; lane < 4; lane++)
            sum[lane] += from[i + lane];
    return sum[0] + sum[1] + sum[2] + sum[3];
}

/* ---- one round ---- */

#define STEP(step_, ...)                                                                           \
    do {                                                                                           \
        bench_line(&b->world);                                                                     \
        const double start_ = bench_now();                                                         \
        __VA_ARGS__;                                                                               \
        CHECK(aclrtSynchronizeStream(b->stream));                                                  \
        b->seconds[step_][round] = bench_now() - start_;                                           \
    } while (0)

static void round_run(bench_moe *b, int round)
{
    aclOpExecutor *run = dispatch(b, true);
    STEP(DISPATCH_INT8, CHECK(aclnnMoeLowLatencyDispatchV2(NULL, 0, run, b->stream)));
    run = dispatch(b, false);
    STEP(DISPATCH, CHECK(aclnnMoeLowLatencyDispatchV2(NULL, 0, run, b->stream)));
    run = combine(b);
    STEP(COMBINE, CHECK(aclnnMoeLowLatencyCombineV2(NULL, 0, run, b->stream)));
    run = dispatch(b, false);
    STEP(DISPATCH_SEND, CHECK(aivd_low_latency_send(run, b->stream)));
    STEP(DISPATCH_RECEIVE, CHECK(aivd_low_latency_receive(run, b->stream)));
    run = combine(b);
    STEP(COMBINE_SEND, CHECK(aivd_low_latency_send(run, b->stream)));
    STEP(COMBINE_RECEIVE, CHECK(aivd_low_latency_receive(run, b->stream)));
    for (int64_t i = 0; i < b->tokens * H; i++)
        if (b->out[i] != b->x[i]) {
            fprintf(stderr, "rank %d: wrong result at %lld\n", b->world.rank, (long long)i);
            exit(1);
        }
    STEP(WRITE, write_once(b));
    STEP(READ, b->sum += read_once(b));
}

/* Both ways over the limits, by the medians and by the fastest rounds, which other work on the
 * machine touches less. */
static void ratios(const char *what, const double *t)
{
    const double limits = t[WRITE] + t[READ];
    printf("# over the limits, %s: dispatch %.2f, combine %.2f, both %.2f, both in halves %.2f\n",
           what, t[DISPATCH] / t[WRITE], t[COMBINE] / t[READ], (t[DISPATCH] + t[COMBINE]) / limits,
           (t[DISPATCH_SEND] + t[DISPATCH_RECEIVE] + t[COMBINE_SEND] + t[COMBINE_RECEIVE]) /
               limits);
}

static void report(bench_moe *b, int rounds)
{
    const double sent = (double)b->tokens * K * ROW;
    double median[STEPS], least[STEPS];
    printf("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps\n");
    for (int s = 0; s < STEPS; s++) {
        char op[64];
        const double bytes = s == DISPATCH_INT8 ? sent / 2 : sent;
        const bench_result r = bench_summary(b->seconds[s], rounds);
        snprintf(op, sizeof op, "low_latency_%s", steps[s]);
        bench_row("aivdrive", op, b->world.ranks, bytes, r, bytes);
        median[s] = r.median;
        least[s] = r.min;
    }
    printf("# sum %llu\n", (unsigned long long)b->sum);
    if (b->tokens == 0)
        return;
    ratios("medians", median);
    ratios("fastest", least);
}

static void memory_make(bench_moe *b)
{
    const uint64_t t = (uint64_t)most(b), n = t * K * (uint64_t)b->world.ranks;
    b->room = (int64_t)n;
    b->x = device(t * ROW);
    b->ids = device(4 * t * K);
    b->weights = device(4 * t * K);
    b->rows = device(n * ROW);
    b->small = device(n * H);
    b->scales = device(4 * n);
    b->assist = device(12 * n);
    b->counts = device(4 * E);
    b->local = device(8 * E);
    b->out = device(t * ROW);
}

int main(int argc, char **argv)
{
    enum { WARM = 5 };
    static bench_moe b;
    const int ranks = argc > 1 ? atoi(argv[1]) : 2, rounds = argc > 3 ? atoi(argv[3]) : 60;
    b.tokens = argc > 2 ? atoll(argv[2]) : 128;
    if (ranks < 1 || ranks > BENCH_RANKS_MAX || E % ranks != 0 || b.tokens < 0 || rounds < 1 ||
        rounds > BENCH_SAMPLES - WARM) {
        fprintf(stderr,
                "usage: low_latency [RANKS (1 to 16, a divisor of 64) [TOKENS [REPEATS]]]\n");
        return 2;
    }
    b.world = bench_start(ranks);
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(b.world.rank));
    CHECK(aclrtCreateStream(&b.stream));
    b.comm = acl_bench_comm(&b.world);
    CHECK(HcclGetCommName(b.comm, b.group));
    memory_make(&b);
    routing_make(&b);
    CHECK(aivd_low_latency_open(b.group, aivd_low_latency_bytes(most(&b), H, 2, ranks, ranks, E, K),
                                b.stream));
    CHECK(aclrtSynchronizeStream(b.stream));
    for (int i = 0; i < WARM + rounds; i++)
        round_run(&b, i < WARM ? 0 : i - WARM);
    bench_line(&b.world);
    if (b.world.rank == 0)
        report(&b, rounds);
    CHECK(HcclCommDestroy(b.comm));
    CHECK(aclrtDestroyStream(b.stream));
    CHECK(aclrtResetDevice(b.world.rank));
    CHECK(aclFinalize());
    return bench_finish(&b.world, 0);
}
