/* Flag ping-pong between two ranks through the device operations, over the raw cache-line ping-pong
 * of the same two processes on the same lines. Usage: bench_pingpong IMAGE [ROUNDS] */
#include "acl_bench.h"

#define HOPS 2000u

typedef struct ping_args {
    void *mine, *peer;
    uint32_t rounds, first, base;
} ping_args;

static double raw(bench_world *w, _Atomic uint32_t *mine, _Atomic uint32_t *peer, uint32_t base)
{
    bench_line(w);
    double start = bench_now();
    for (uint32_t round = base + 1; round <= base + HOPS; round++) {
        if (w->rank == 0)
            atomic_store_explicit(peer, round, memory_order_release);
        while (atomic_load_explicit(mine, memory_order_acquire) < round)
            bench_relax();
        if (w->rank == 1)
            atomic_store_explicit(peer, round, memory_order_release);
    }
    double took = bench_now() - start;
    bench_line(w);
    return took / (2 * HOPS);
}

static double kernel(bench_world *w, aclrtFuncHandle pong, aclrtStream stream, void **flags,
                     uint32_t base)
{
    ping_args args = {flags[w->rank], flags[1 - w->rank], HOPS, w->rank == 0, base};
    bench_line(w);
    double start = bench_now();
    CHECK(aclrtLaunchKernelWithHostArgs(pong, 1, stream, NULL, &args, sizeof args, NULL, 0));
    CHECK(aclrtSynchronizeStream(stream));
    double took = bench_now() - start;
    bench_line(w);
    return took / (2 * HOPS);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s IMAGE [ROUNDS]\n", argv[0]);
        return 2;
    }
    int rounds = argc > 2 ? atoi(argv[2]) : 15;
    bench_world w = bench_start(2);
    aclrtStream stream;
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    CHECK(aclrtCreateStream(&stream));
    HcclComm comm = acl_bench_comm(&w);
    void **flags = (void **)(void *)(w.shared->message + 4608);
    CHECK(aclrtMalloc(&flags[w.rank], 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(flags[w.rank], 4096, 0, 4096));
    aclrtFuncHandle pong = acl_bench_kernel(argv[1], "bench_ping_pong");
    bench_line(&w); /* both addresses are in the table */

    static double raws[BENCH_SAMPLES], kernels[BENCH_SAMPLES], ratios[BENCH_SAMPLES];
    uint32_t base = 0;
    for (int i = -1; i < rounds; i++) {
        double k = kernel(&w, pong, stream, flags, base);
        base += HOPS;
        double r = raw(&w, flags[w.rank], flags[1 - w.rank], base);
        base += HOPS;
        if (i >= 0) {
            kernels[i] = k;
            raws[i] = r;
            ratios[i] = k / r;
        }
    }
    if (w.rank == 0) {
        bench_row("aivdrive", "flag.oneway", 2, 32, bench_summary(kernels, rounds), 0);
        bench_row("raw", "flag.oneway", 2, 4, bench_summary(raws, rounds), 0);
        printf("# flag ping-pong over raw: median of ratios %.2f\n",
               bench_summary(ratios, rounds).median);
    }
    CHECK(HcclCommDestroy(comm));
    CHECK(aclrtFree(flags[w.rank]));
    CHECK(aclrtDestroyStream(stream));
    CHECK(aclrtResetDevice(w.rank));
    CHECK(aclFinalize());
    return bench_finish(&w, 0);
}
