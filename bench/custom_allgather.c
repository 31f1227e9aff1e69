/* Custom AllGather of examples/ over the lower bound of the machine, measured in the same processes,
 * interleaved round by round:
 *
 *     floor = flag one way + n*b / C(b) + n(n-1)*b / X(b)
 *
 * C(b): best rate (memcpy, rep movsb, non-temporal) of all ranks copying b bytes of their own
 * together. X = C for unchanged sources; for "dirty" (sources rewritten and outputs read before each
 * call, as programs do) X(b) is the rate of all ranks pulling what the neighbour has just written.
 * Rows "staged": plain calls, through memory of the operator; the others: the output buffer was
 * registered once, so that peers write into it.
 * Usage: bench_custom_allgather [ROUNDS] [MAX_BYTES]; 2 ranks. */
#include "acl_bench.h"

#include "hccl_custom_allgather.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef struct buffers {
    uint8_t *send, *receive, *peer; /* device memory; peer: the neighbour's send */
    size_t bytes;
    HcclComm comm;
    aclrtStream stream;
} buffers;

static void op(void *context)
{
    buffers *b = context;
    CHECK(HcclAllGatherCustom(b->send, b->receive, b->bytes, HCCL_DATA_TYPE_INT8, b->comm,
                              b->stream));
    CHECK(aclrtSynchronizeStream(b->stream));
}

static void copy_memcpy(void *context)
{
    buffers *b = context;
    memcpy(b->receive, b->send, b->bytes);
    __asm__ volatile("" ::: "memory");
}

static void pull_memcpy(void *context)
{
    buffers *b = context;
    memcpy(b->receive, b->peer, b->bytes);
    __asm__ volatile("" ::: "memory");
}

#if defined(__x86_64__)
static void movsb(void *to, const void *from, size_t bytes)
{
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes)::"memory");
}

static void copy_movsb(void *context)
{
    buffers *b = context;
    movsb(b->receive, b->send, b->bytes);
}

static void pull_movsb(void *context)
{
    buffers *b = context;
    movsb(b->receive, b->peer, b->bytes);
}

static void copy_stream(void *context)
{
    buffers *b = context;
    for (size_t i = 0; i + 16 <= b->bytes; i += 16)
        _mm_stream_si128((__m128i *)(void *)(b->receive + i),
                         _mm_loadu_si128((const __m128i *)(const void *)(b->send + i)));
    _mm_sfence();
}
#endif

/* One-way latency of a cache line between the two ranks. */
static double one_way(bench_world *w, _Atomic uint32_t *mine, _Atomic uint32_t *peer)
{
    enum { HOPS = 500 };
    uint32_t base = atomic_load(mine);
    bench_line(w);
    double start = bench_now();
    for (uint32_t round = base + 1; round <= base + HOPS; round++) {
        if (w->rank == 0)
            atomic_store_explicit(peer, round, memory_order_release);
        while (atomic_load_explicit(mine, memory_order_acquire) != round)
            bench_relax();
        if (w->rank == 1)
            atomic_store_explicit(peer, round, memory_order_release);
    }
    double took = (bench_now() - start) / (2 * HOPS);
    bench_line(w);
    return took;
}

static void rewrite(buffers *b, size_t total, unsigned seed)
{
    unsigned long sum = 0;
    memset(b->send, (int)seed, b->bytes);
    for (size_t i = 0; i < total; i += 64)
        sum += b->receive[i];
    __asm__ volatile("" ::"r"(sum) : "memory");
}

/* Best of the given ways, seconds per call, all ranks at once. */
static double best(bench_world *w, buffers *b, int calls, void (**ways)(void *), int count,
                   int dirty)
{
    double least = 1e9;
    for (int k = 0; k < count; k++) {
        if (dirty)
            rewrite(b, 0, (unsigned)k);
        double t = bench_sample(w, dirty ? 1 : calls, ways[k], b);
        least = t < least ? t : least;
    }
    return least;
}

static int calls_for(size_t bytes)
{
    size_t calls = (1u << 20) / (bytes + 1) + 1;
    return calls > 64 ? 64 : (int)calls;
}

static void measure(bench_world *w, buffers *b, _Atomic uint32_t **flags, int rounds, int dirty,
                    const char *kind)
{
    static double ours[BENCH_SAMPLES], floors[BENCH_SAMPLES], ratios[BENCH_SAMPLES];
    void (*copies[])(void *) = {
        copy_memcpy,
#if defined(__x86_64__)
        copy_movsb,
        copy_stream,
#endif
    };
    void (*pulls[])(void *) = {
        pull_memcpy,
#if defined(__x86_64__)
        pull_movsb,
#endif
    };
    int calls = dirty ? 1 : calls_for(b->bytes), n = w->ranks;
    for (int i = -2; i < rounds; i++) {
        double hop = one_way(w, flags[w->rank], flags[1 - w->rank]);
        double local = best(w, b, calls, copies, (int)(sizeof copies / sizeof *copies), 0);
        double remote = dirty ? best(w, b, 1, pulls, (int)(sizeof pulls / sizeof *pulls), 1) : local;
        if (dirty)
            rewrite(b, b->bytes * (size_t)n, (unsigned)i);
        else
            op(b); /* the copies above left the output in memory; "unchanged" means warm */
        double t = bench_sample(w, calls, op, b);
        if (i < 0)
            continue;
        ours[i] = t;
        floors[i] = hop + local + (n - 1) * remote; /* times of b bytes a rank, all ranks at once */
        ratios[i] = t / floors[i];
    }
    if (w->rank == 0) {
        char name[32];
        snprintf(name, sizeof name, "allgather%s%s", kind, dirty ? ".dirty" : "");
        double bus = (double)(n - 1) * (double)b->bytes;
        bench_row("aivdrive", name, n, (double)b->bytes, bench_summary(ours, rounds), bus);
        bench_row("floor", name, n, (double)b->bytes, bench_summary(floors, rounds), bus);
        printf("# %s %zu bytes: median of ratios to the floor %.2f\n", name, b->bytes,
               bench_summary(ratios, rounds).median);
        fflush(stdout);
    }
    bench_line(w);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 25;
    size_t max = argc > 2 ? strtoull(argv[2], NULL, 0) : (size_t)16 << 20;
    bench_world w = bench_start(2);
    buffers b = {0};
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    CHECK(aclrtCreateStream(&b.stream));
    b.comm = acl_bench_comm(&w);
    uint8_t **table = (uint8_t **)(void *)(w.shared->message + 4608);
    CHECK(aclrtMalloc((void **)&table[w.rank], max + 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMalloc((void **)&b.receive, max * 2, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(table[w.rank], max + 4096, w.rank + 1, max));
    CHECK(aclrtMemset(table[w.rank] + max, 4096, 0, 4096));
    bench_line(&w);
    b.send = table[w.rank];
    b.peer = table[1 - w.rank];
    _Atomic uint32_t *flags[2] = {(_Atomic uint32_t *)(void *)(table[0] + max),
                                  (_Atomic uint32_t *)(void *)(table[1] + max)};

    size_t sizes[] = {8, 4096, 32768, 65536, 262144, 1048576, 4194304, 16777216};
    for (int registered = 0; registered < 2; registered++) {
        if (registered)
            CHECK(HcclAllGatherCustomRegister(b.comm, b.receive, max * 2));
        for (unsigned s = 0; s < sizeof sizes / sizeof *sizes && sizes[s] <= max; s++) {
            b.bytes = sizes[s];
            for (int dirty = 0; dirty < 2; dirty++)
                measure(&w, &b, flags, rounds, dirty, registered ? "" : ".staged");
        }
    }
    CHECK(HcclCommDestroy(b.comm));
    CHECK(aclrtFree(b.send));
    CHECK(aclrtFree(b.receive));
    CHECK(aclrtDestroyStream(b.stream));
    CHECK(aclrtResetDevice(w.rank));
    CHECK(aclFinalize());
    return bench_finish(&w, 0);
}
