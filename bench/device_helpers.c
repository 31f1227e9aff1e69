/* The helpers of aivdrive/device.h between two ranks: copies into the peer (source rewritten and
 * target read between samples) over memcpy of the same bytes and over the same copy spelled through
 * UB; flags over a raw cache-line ping-pong; barriers. Usage: bench_device_helpers IMAGE [ROUNDS]
 */
#include "acl_bench.h"

enum { BYTES_MAX = 16 << 20, HOPS = 2000 };

typedef struct helper_args {
    uint64_t to, from, bytes, areas;
    uint32_t times, ub_bytes, rank, ranks;
    uint64_t base;
} helper_args;

static bench_world w;
static aclrtStream stream;
static const char *image;
static void **places; /* per rank: data, flags */
static int rounds;
static uint8_t *scratch;

static uint64_t address(const void *p)
{
    return (uint64_t)(uintptr_t)p;
}

static double timed(aclrtFuncHandle kernel, uint32_t blocks, const helper_args *args)
{
    aclrtLaunchKernelAttr attr = {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1};
    aclrtLaunchKernelCfg config = {&attr, 1};
    helper_args copy = *args;
    double start = bench_now();
    CHECK(aclrtLaunchKernelWithHostArgs(kernel, blocks, stream, &config, &copy, sizeof copy, NULL,
                                        0));
    CHECK(aclrtSynchronizeStream(stream));
    return (bench_now() - start) / args->times;
}

/* Rank 0 copies into rank 1's memory; in between it rewrites the source and rank 1 reads. */
static void copies(uint64_t bytes)
{
    aclrtFuncHandle direct = acl_bench_kernel(image, "helper_copy");
    aclrtFuncHandle through = acl_bench_kernel(image, "helper_copy_through_ub");
    static double took[3][BENCH_SAMPLES];
    static const char *const names[] = {"aivd_copy", "through_ub", "memcpy"};
    helper_args a = {.to = address(places[1]),
                     .from = address(places[0]),
                     .bytes = bytes,
                     .times = 1,
                     .ub_bytes = 32768};
    for (int i = -1; i < rounds; i++)
        for (int way = 0; way < 3; way++) {
            bench_line(&w);
            if (w.rank == 0) {
                memset(places[0], i + way, bytes);
                double start = bench_now(), t;
                if (way == 2)
                    memcpy(places[1], places[0], bytes);
                t = way == 2 ? bench_now() - start : timed(way == 0 ? direct : through, 1, &a);
                if (i >= 0)
                    took[way][i] = t;
            }
            bench_line(&w);
            if (w.rank == 1)
                memcpy(scratch, places[1], bytes);
        }
    for (int way = 0; way < 3 && w.rank == 0; way++)
        bench_row(names[way], "copy.push", 2, (double)bytes, bench_summary(took[way], rounds),
                  (double)bytes);
}

static double raw(_Atomic uint64_t *mine, _Atomic uint64_t *peer)
{
    static uint64_t base = 1u << 30;
    bench_line(&w);
    double start = bench_now();
    for (uint64_t i = base + 1; i <= base + HOPS; i++) {
        if (w.rank == 0)
            atomic_store_explicit(peer, i, memory_order_release);
        while (atomic_load_explicit(mine, memory_order_acquire) < i)
            bench_relax();
        if (w.rank != 0)
            atomic_store_explicit(peer, i, memory_order_release);
    }
    base += HOPS;
    double took = bench_now() - start;
    bench_line(&w);
    return took / (2 * HOPS);
}

static void flags(void)
{
    aclrtFuncHandle pong = acl_bench_kernel(image, "helper_ping_pong");
    static double helper[BENCH_SAMPLES], bare[BENCH_SAMPLES], ratio[BENCH_SAMPLES];
    uint8_t *mine = places[2 + w.rank], *peer = places[3 - w.rank];
    helper_args a = {
        .to = address(peer), .from = address(mine), .times = HOPS, .rank = (uint32_t)w.rank};
    for (int i = -1; i < rounds; i++) {
        double b = raw((_Atomic uint64_t *)(void *)(mine + 4096),
                       (_Atomic uint64_t *)(void *)(peer + 4096));
        bench_line(&w);
        double h = timed(pong, 1, &a) / 2;
        a.base += HOPS;
        if (i >= 0) {
            helper[i] = h;
            bare[i] = b;
            ratio[i] = h / b;
        }
    }
    if (w.rank != 0)
        return;
    bench_row("aivd_flag", "flag.oneway", 2, 32, bench_summary(helper, rounds), 0);
    bench_row("raw", "flag.oneway", 2, 8, bench_summary(bare, rounds), 0);
    printf("# aivd_flag over raw: median of ratios %.2f\n", bench_summary(ratio, rounds).median);
}

static void barrier(const char *name, uint32_t blocks, int ranks, helper_args *a)
{
    static double took[BENCH_SAMPLES];
    aclrtFuncHandle kernel = acl_bench_kernel(image, name);
    char label[64];
    a->times = 1000;
    for (int i = -1; i < rounds; i++) {
        bench_line(&w);
        if (w.rank < ranks) {
            double t = timed(kernel, blocks, a);
            if (i >= 0)
                took[i] = t;
        }
        bench_line(&w);
    }
    snprintf(label, sizeof label, "%s.%u_blocks", name + strlen("helper_"), blocks);
    if (w.rank == 0)
        bench_row("aivdrive", label, ranks, 0, bench_summary(took, rounds), 0);
}

static void barriers(void)
{
    helper_args a = {.rank = (uint32_t)w.rank, .ranks = 2};
    uint64_t *table = (uint64_t *)(void *)((uint8_t *)places[2 + w.rank] + 8192);
    for (int r = 0; r < 2; r++)
        table[r] = address(places[2 + r]) + 12288;
    a.areas = address(table);
    a.to = address((uint8_t *)places[2 + w.rank] + 16384);
    for (uint32_t blocks = 1; blocks <= 48; blocks = blocks == 1 ? 8 : blocks * 6)
        barrier("helper_block_barrier", blocks, 1, &a);
    barrier("helper_group_barrier", 8, 1, &a);
    barrier("helper_rank_barrier", 1, 2, &a);
    barrier("helper_rank_barrier", 8, 2, &a);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s IMAGE [ROUNDS]\n", argv[0]);
        return 2;
    }
    image = argv[1];
    rounds = argc > 2 ? atoi(argv[2]) : 15;
    w = bench_start(2);
    scratch = malloc(BYTES_MAX);
    CHECK(scratch == NULL);
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    CHECK(aclrtCreateStream(&stream));
    HcclComm comm = acl_bench_comm(&w);
    places = (void **)(void *)(w.shared->message + 4608);
    for (int i = 0; i < 2; i++) {
        size_t bytes = i == 0 ? BYTES_MAX : 65536;
        CHECK(aclrtMalloc(&places[2 * i + w.rank], bytes, ACL_MEM_MALLOC_HUGE_FIRST));
        CHECK(aclrtMemset(places[2 * i + w.rank], bytes, 0, bytes));
    }
    bench_line(&w); /* all addresses are in the table */
    for (uint64_t bytes = 64; bytes <= BYTES_MAX; bytes *= 16)
        copies(bytes);
    flags();
    barriers();
    CHECK(HcclCommDestroy(comm));
    for (int i = 0; i < 2; i++)
        CHECK(aclrtFree(places[2 * i + w.rank]));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(w.rank));
    CHECK(aclFinalize());
    return bench_finish(&w, 0);
}
