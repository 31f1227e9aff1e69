/* Symmetric memory on one machine: put and get of the host over memcpy between the same two places,
 * also when the target's owner reads what came (put_quiet.read; put_trip: with its answer);
 * put_signal ping-pong of hosts and of kernels over the raw cache-line ping-pong of the same two
 * processes; barriers, allocation, begin and end. Usage: bench_shmem_host IMAGE [ROUNDS] [PES] */
#include "acl_bench.h"
#include "shmem/shmem.h"

enum { HEAP = 16 << 20, HOPS = 2000, SIZES = 7 };

static const size_t sizes[SIZES] = {8, 64, 1024, 4096, 65536, 262144, 1 << 20};

typedef struct shmem_bench {
    bench_world *w;
    int rounds;
    uint8_t *local, *remote; /* `local` is ordinary memory; `remote` of the heap */
    int32_t *signal;
    aclrtStream stream;
    aclrtFuncHandle pong;
    int32_t number; /* of the last signal */
} shmem_bench;

static void begin(bench_world *w)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    aclshmemx_uniqueid_t *id = (aclshmemx_uniqueid_t *)(void *)w->shared->message;
    bench_line(w);
    if (w->rank == 0)
        CHECK(aclshmemx_get_uniqueid(id));
    bench_line(w);
    CHECK(aclshmemx_set_attr_uniqueid_args(w->rank, w->ranks, HEAP, id, &attr));
    CHECK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
}

/* ---- put and get: PE 0 works, the others stand at a line ---- */

typedef void (*mover)(const shmem_bench *b, size_t bytes);

static void put_quiet(const shmem_bench *b, size_t bytes)
{
    aclshmem_putmem(b->remote, b->local, bytes, 1);
    aclshmem_quiet();
}

static void get(const shmem_bench *b, size_t bytes)
{
    aclshmem_getmem(b->local, b->remote, bytes, 1);
}

static void memcpy_out(const shmem_bench *b, size_t bytes)
{
    memcpy(aclshmem_ptr(b->remote, 1), b->local, bytes);
    __asm__ volatile("" ::: "memory");
}

static void memcpy_in(const shmem_bench *b, size_t bytes)
{
    memcpy(b->local, aclshmem_ptr(b->remote, 1), bytes);
    __asm__ volatile("" ::: "memory");
}

static double timed(const shmem_bench *b, mover move, size_t bytes)
{
    int calls = bytes < 4096 ? 2000 : bytes < 262144 ? 200 : 20;
    double start = bench_now();
    for (int i = 0; i < calls; i++)
        move(b, bytes);
    return (bench_now() - start) / calls;
}

static void compare(shmem_bench *b, const char *op, mover ours, mover limit)
{
    static double mine[BENCH_SAMPLES], floors[BENCH_SAMPLES], ratios[BENCH_SAMPLES];
    for (int k = 0; k < SIZES; k++) {
        for (int i = -1; i < b->rounds; i++) {
            double m = timed(b, ours, sizes[k]), f = timed(b, limit, sizes[k]);
            if (i >= 0) {
                mine[i] = m;
                floors[i] = f;
                ratios[i] = m / f;
            }
        }
        double bytes = (double)sizes[k];
        bench_row("aivdrive", op, 2, bytes, bench_summary(mine, b->rounds), bytes);
        bench_row("memcpy", op, 2, bytes, bench_summary(floors, b->rounds), bytes);
        printf("# %s, %zu bytes, over memcpy: median of ratios %.2f\n", op, sizes[k],
               bench_summary(ratios, b->rounds).median);
    }
}

/* ---- put into memory that its owner reads each time, as programs do ---- */

static uint64_t read_all(const uint8_t *bytes, size_t count)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i += 8)
        sum += *(const uint64_t *)(const void *)(bytes + i);
    return sum;
}

/* PE 0 moves, PE 1 reads what has come and answers: seconds of the moves alone, and of the whole
 * trip. */
static double dirty(shmem_bench *b, mover move, size_t bytes, double *trip)
{
    _Atomic int32_t *mine = (_Atomic int32_t *)b->signal;
    _Atomic int32_t *peer = (_Atomic int32_t *)aclshmem_ptr(b->signal, 1 - b->w->rank);
    double took = 0;
    int calls = bytes < 262144 ? 200 : 20;

    double begun = bench_now();
    for (int i = 0; i < calls; i++) {
        b->number++;
        if (b->w->rank == 0) {
            memset(b->local, i, bytes < 4096 ? bytes : 4096);
            double start = bench_now();
            move(b, bytes);
            took += bench_now() - start;
            atomic_store_explicit(peer, b->number, memory_order_release);
        }
        while (atomic_load_explicit(mine, memory_order_acquire) < b->number)
            bench_relax();
        if (b->w->rank == 1) {
            uint64_t sum = read_all(b->remote, bytes);
            __asm__ volatile("" : : "r"(sum)); /* it is used */
            atomic_store_explicit(peer, b->number, memory_order_release);
        }
    }
    *trip = (bench_now() - begun) / calls;
    return took / calls;
}

static void read_rows(const char *op, size_t bytes, int rounds, double *mine, double *floors)
{
    static double ratios[BENCH_SAMPLES];
    for (int i = 0; i < rounds; i++)
        ratios[i] = mine[i] / floors[i];
    bench_row("aivdrive", op, 2, (double)bytes, bench_summary(mine, rounds), (double)bytes);
    bench_row("memcpy", op, 2, (double)bytes, bench_summary(floors, rounds), (double)bytes);
    printf("# %s, %zu bytes, over memcpy: median of ratios %.2f\n", op, bytes,
           bench_summary(ratios, rounds).median);
}

static void compare_dirty(shmem_bench *b)
{
    static double moves[2][BENCH_SAMPLES], trips[2][BENCH_SAMPLES];
    for (int k = 0; k < SIZES; k++) {
        bench_line(b->w);
        for (int i = -1; i < b->rounds; i++) {
            int at = i < 0 ? 0 : i;
            moves[0][at] = dirty(b, put_quiet, sizes[k], &trips[0][at]);
            moves[1][at] = dirty(b, memcpy_out, sizes[k], &trips[1][at]);
        }
        if (b->w->rank != 0)
            continue;
        read_rows("put_quiet.read", sizes[k], b->rounds, moves[0], moves[1]);
        read_rows("put_trip", sizes[k], b->rounds, trips[0], trips[1]);
    }
}

/* ---- ping-pong ---- */

static double host_hops(shmem_bench *b)
{
    int other = 1 - b->w->rank;
    bench_line(b->w);
    double start = bench_now();
    for (int32_t i = b->number + 1; i <= b->number + HOPS; i++) {
        if (b->w->rank == 0)
            aclshmemx_putmem_signal(b->remote, b->local, 8, b->signal, i, ACLSHMEM_SIGNAL_SET,
                                    other);
        aclshmem_signal_wait_until(b->signal, ACLSHMEM_CMP_GE, i);
        if (b->w->rank == 1)
            aclshmemx_putmem_signal(b->remote, b->local, 8, b->signal, i, ACLSHMEM_SIGNAL_SET,
                                    other);
    }
    b->number += HOPS;
    return (bench_now() - start) / (2 * HOPS);
}

/* What the kernel in bench/kernels/shmem_kernels.c takes. */
typedef struct pong_args {
    void *data, *signal;
    int32_t first, hops;
} pong_args;

static double kernel_hops(shmem_bench *b)
{
    pong_args args = {b->remote, b->signal, b->number + 1, HOPS};
    bench_line(b->w);
    double start = bench_now();
    CHECK(aclrtLaunchKernelWithHostArgs(b->pong, 1, b->stream, NULL, &args, sizeof args, NULL, 0));
    CHECK(aclrtSynchronizeStream(b->stream));
    b->number += HOPS;
    return (bench_now() - start) / (2 * HOPS);
}

static double raw_hops(shmem_bench *b)
{
    _Atomic int32_t *mine = (_Atomic int32_t *)b->signal;
    _Atomic int32_t *peer = (_Atomic int32_t *)aclshmem_ptr(b->signal, 1 - b->w->rank);
    bench_line(b->w);
    double start = bench_now();
    for (int32_t i = b->number + 1; i <= b->number + HOPS; i++) {
        if (b->w->rank == 0)
            atomic_store_explicit(peer, i, memory_order_release);
        while (atomic_load_explicit(mine, memory_order_acquire) < i)
            bench_relax();
        if (b->w->rank == 1)
            atomic_store_explicit(peer, i, memory_order_release);
    }
    b->number += HOPS;
    return (bench_now() - start) / (2 * HOPS);
}

static void ping_pong(shmem_bench *b)
{
    static double times[3][BENCH_SAMPLES], ratios[2][BENCH_SAMPLES];
    for (int i = -1; i < b->rounds; i++) {
        double host = host_hops(b), kernel = kernel_hops(b), raw = raw_hops(b);
        if (i < 0)
            continue;
        times[0][i] = host;
        times[1][i] = kernel;
        times[2][i] = raw;
        ratios[0][i] = host / raw;
        ratios[1][i] = kernel / raw;
    }
    if (b->w->rank != 0)
        return;
    bench_row("aivdrive", "put_signal.host", 2, 8, bench_summary(times[0], b->rounds), 0);
    bench_row("aivdrive", "put_signal.kernel", 2, 8, bench_summary(times[1], b->rounds), 0);
    bench_row("raw", "flag.oneway", 2, 4, bench_summary(times[2], b->rounds), 0);
    printf("# put_signal of hosts over raw: median of ratios %.2f; of kernels: %.2f\n",
           bench_summary(ratios[0], b->rounds).median, bench_summary(ratios[1], b->rounds).median);
}

/* ---- all PEs ---- */

static void barrier(void *context)
{
    (void)context;
    aclshmem_barrier_all();
}

static void allocate(void *context)
{
    (void)context;
    aclshmem_free(aclshmem_malloc(4096));
}

static void life(void *context)
{
    begin(context);
    CHECK(aclshmem_finalize());
}

static void row(bench_world *w, const char *op, int rounds, int calls, void (*run)(void *))
{
    static double samples[BENCH_SAMPLES];
    for (int i = -1; i < rounds; i++)
        samples[i < 0 ? 0 : i] = bench_sample(w, calls, run, w);
    if (w->rank == 0)
        bench_row("aivdrive", op, w->ranks, 0, bench_summary(samples, rounds), 0);
}

static void pair(shmem_bench *b)
{
    if (b->w->rank == 0) {
        compare(b, "put_quiet", put_quiet, memcpy_out);
        compare(b, "get", get, memcpy_in);
    }
    bench_line(b->w);
    compare_dirty(b);
    bench_line(b->w);
    ping_pong(b);
    row(b->w, "shmem.malloc_free", b->rounds, 200, allocate);
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        fprintf(stderr, "usage: %s IMAGE [ROUNDS] [PES]\n", argv[0]);
        return 2;
    }
    int rounds = argc > 2 ? atoi(argv[2]) : 15, pes = argc > 3 ? atoi(argv[3]) : 2;
    if (rounds < 1 || rounds > BENCH_SAMPLES || pes < 2 || pes > BENCH_RANKS_MAX) {
        fprintf(stderr, "ROUNDS is 1 to %d, PES 2 to %d\n", BENCH_SAMPLES, BENCH_RANKS_MAX);
        return 2;
    }
    char devices[16];
    snprintf(devices, sizeof devices, "%d", pes);
    setenv("AIVDRIVE_DEVICES", devices, 0);
    bench_world w = bench_start(pes);
    shmem_bench b = {.w = &w, .rounds = rounds};
    CHECK(aclInit(NULL));
    CHECK(aclrtSetDevice(w.rank));
    CHECK(aclrtCreateStream(&b.stream));
    begin(&w);
    b.remote = aclshmem_calloc(1, 1 << 20);
    b.signal = aclshmem_calloc(1, 64);
    b.local = aligned_alloc(4096, 1 << 20);
    if (b.remote == NULL || b.signal == NULL || b.local == NULL)
        return 1;
    memset(b.local, 1, 1 << 20);
    b.pong = acl_bench_kernel(argv[1], "bench_shmem_pong");
    if (pes == 2)
        pair(&b);
    row(&w, "shmem.barrier_all", rounds, 500, barrier);
    CHECK(aclshmem_finalize());
    if (pes == 2)
        row(&w, "shmem.init_finalize", rounds, 1, life);
    CHECK(aclrtDestroyStream(b.stream));
    CHECK(aclFinalize());
    return bench_finish(&w, 0);
}
