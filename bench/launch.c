/* Launch + synchronise through the public ACL calls: 1 block, 48 blocks, 48 blocks that each wait
 * once for all others; and take-over: how long until work that nobody synchronises is run because a
 * peer waits for it. Usage: bench_launch IMAGE [ROUNDS] */
#include "acl_bench.h"

typedef struct launch {
    aclrtFuncHandle function;
    uint32_t blocks;
    aclrtStream stream;
} launch;

static void launch_and_wait(void *context)
{
    launch *l = context;
    uint64_t none = 0;
    CHECK(aclrtLaunchKernelWithHostArgs(l->function, l->blocks, l->stream, NULL, &none, 0, NULL, 0));
    CHECK(aclrtSynchronizeStream(l->stream));
}

typedef struct ping_args {
    void *mine, *peer;
    uint32_t rounds, first, base;
} ping_args;

/* Rank 1 launches its half and then computes without synchronising; rank 0 launches and waits. */
static double takeover(bench_world *w, aclrtFuncHandle pong, aclrtStream stream, void **flags,
                       uint32_t base)
{
    ping_args args = {flags[w->rank], flags[1 - w->rank], 1, w->rank == 0, base};
    bench_line(w);
    double start = bench_now();
    CHECK(aclrtLaunchKernelWithHostArgs(pong, 1, stream, NULL, &args, sizeof args, NULL, 0));
    if (w->rank == 1)
        for (double until = start + 0.02; bench_now() < until;)
            bench_relax();
    CHECK(aclrtSynchronizeStream(stream));
    double took = bench_now() - start;
    bench_line(w);
    return took;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s IMAGE [ROUNDS]\n", argv[0]);
        return 2;
    }
    int rounds = argc > 2 ? atoi(argv[2]) : 9;
    bench_world w = bench_start(2);
    aclrtStream stream;
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    CHECK(aclrtCreateStream(&stream));

    static double samples[BENCH_SAMPLES];
    struct {
        const char *name, *kernel;
        uint32_t blocks;
    } cases[] = {{"launch.empty.1", "bench_empty", 1},
                 {"launch.empty.48", "bench_empty", 48},
                 {"launch.wait.48", "bench_wait_once", 48}};
    bench_world alone = w;
    alone.ranks = 1;
    if (w.rank == 0)
        for (unsigned c = 0; c < sizeof cases / sizeof *cases; c++) {
            launch l = {acl_bench_kernel(argv[1], cases[c].kernel), cases[c].blocks, stream};
            for (int i = 0; i < 1000; i++)
                launch_and_wait(&l);
            for (int i = 0; i < rounds * 20; i++)
                samples[i] = bench_sample(&alone, 500, launch_and_wait, &l);
            bench_row("aivdrive", cases[c].name, 1, 0, bench_summary(samples, rounds * 20), 0);
        }
    bench_line(&w);

    HcclComm comm = acl_bench_comm(&w);
    void **flags = (void **)(void *)(w.shared->message + 4608);
    CHECK(aclrtMalloc(&flags[w.rank], 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(flags[w.rank], 4096, 0, 4096));
    aclrtFuncHandle pong = acl_bench_kernel(argv[1], "bench_ping_pong");
    bench_line(&w); /* both addresses are in the table */
    int count = rounds * 10;
    for (int i = 0; i < count; i++)
        samples[i] = takeover(&w, pong, stream, flags, (uint32_t)i);
    if (w.rank == 0) {
        bench_result r = bench_summary(samples, count);
        bench_row("aivdrive", "takeover", 2, 0, r, 0);
        printf("# takeover worst %.1f us of %d\n", samples[count - 1] * 1e6, count);
    }
    CHECK(HcclCommDestroy(comm));
    CHECK(aclrtFree(flags[w.rank]));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(w.rank));
    CHECK(aclFinalize());
    return bench_finish(&w, 0);
}
