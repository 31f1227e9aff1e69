/* Put and get of aclshmem beside those of OpenSHMEM and of MPI windows, in turns, in the same two
 * processes: build with oshcc against libaivdrive, start with `mpirun -n 2`. Usage:
 * bench_shmem_peers [ROUNDS]. Prints the rows of bench.h, and for each size our time over the
 * better of the two. */
#define AIVD_SHMEM_NO_SHORT_NAMES
#include "shmem/shmem.h"
#undef SHMEM_H /* theirs has the same guard in some releases */
#include <mpi.h>
#include <shmem.h>

#include <stdio.h>

#include "acl/acl.h"
#include "../bench.h"

enum { HEAP = 16 << 20, SIZES = 7, LIBRARIES = 3 };

static const size_t sizes[SIZES] = {8, 64, 1024, 4096, 65536, 262144, 1 << 20};
static const char *const names[LIBRARIES] = {"aivdrive", "oshmem", "openmpi.rma"};

static uint8_t *ours, *theirs, *window_memory, *local;
static MPI_Win window;
static int me, number;
static _Atomic int32_t *own_word, *peer_word;

static void need(int code, const char *call)
{
    if (code == 0)
        return;
    fprintf(stderr, "%s gave %d: %s\n", call, code, aclGetRecentErrMsg());
    exit(1);
}

static void put(int library, size_t bytes)
{
    if (library == 0) {
        aclshmem_putmem(ours, local, bytes, 1);
        aclshmem_quiet();
    } else if (library == 1) {
        shmem_putmem(theirs, local, bytes, 1);
        shmem_quiet();
    } else {
        MPI_Put(local, (int)bytes, MPI_BYTE, 1, 0, (int)bytes, MPI_BYTE, window);
        MPI_Win_flush(1, window);
    }
}

static void get(int library, size_t bytes)
{
    if (library == 0) {
        aclshmem_getmem(local, ours, bytes, 1);
    } else if (library == 1) {
        shmem_getmem(local, theirs, bytes, 1);
    } else {
        MPI_Get(local, (int)bytes, MPI_BYTE, 1, 0, (int)bytes, MPI_BYTE, window);
        MPI_Win_flush(1, window);
    }
}

static double timed(void (*move)(int, size_t), int library, size_t bytes)
{
    int calls = bytes < 4096 ? 2000 : bytes < 262144 ? 200 : 20;
    double start = bench_now();
    for (int i = 0; i < calls; i++)
        move(library, bytes);
    return (bench_now() - start) / calls;
}

/* The same when PE 1 reads what came, as programs do: seconds of PE 0's puts alone. */
static double read_timed(void (*move)(int, size_t), int library, size_t bytes)
{
    const uint8_t *target = library == 0 ? ours : library == 1 ? theirs : window_memory;
    int calls = bytes < 262144 ? 200 : 20;
    double took = 0;

    for (int i = 0; i < calls; i++) {
        number++;
        if (me == 0) {
            memset(local, i, bytes < 4096 ? bytes : 4096);
            double start = bench_now();
            move(library, bytes);
            took += bench_now() - start;
            atomic_store_explicit(peer_word, number, memory_order_release);
        }
        while (atomic_load_explicit(own_word, memory_order_acquire) < number)
            bench_relax();
        if (me == 1) {
            uint64_t sum = 0;
            for (size_t k = 0; k < bytes; k += 8)
                sum += *(const uint64_t *)(const void *)(target + k);
            __asm__ volatile("" : : "r"(sum)); /* it is used */
            atomic_store_explicit(peer_word, number, memory_order_release);
        }
    }
    return took / calls;
}

typedef double (*timer)(void (*move)(int, size_t), int library, size_t bytes);

static void compare(const char *op, timer time_of, void (*move)(int, size_t), int rounds)
{
    static double times[LIBRARIES][BENCH_SAMPLES], ratios[BENCH_SAMPLES];
    for (int k = 0; k < SIZES; k++) {
        for (int i = -1; i < rounds; i++) {
            double now[LIBRARIES];
            for (int l = 0; l < LIBRARIES; l++)
                now[l] = time_of(move, l, sizes[k]);
            for (int l = 0; l < LIBRARIES && i >= 0; l++)
                times[l][i] = now[l];
            if (i >= 0)
                ratios[i] = now[0] / (now[1] < now[2] ? now[1] : now[2]);
        }
        for (int l = 0; l < LIBRARIES && me == 0; l++)
            bench_row(names[l], op, 2, (double)sizes[k], bench_summary(times[l], rounds),
                      (double)sizes[k]);
        if (me == 0)
            printf("# %s, %zu bytes, over the better peer: median of ratios %.2f\n", op, sizes[k],
                   bench_summary(ratios, rounds).median);
    }
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 15, n;
    cpu_set_t set;
    /* Its other way for windows on one machine ends with a fault of its own beside OpenSHMEM. */
    setenv("OMPI_MCA_osc", "^rdma", 0);
    shmem_init(); /* begins MPI, too */
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    if (n != 2 || rounds < 1 || rounds > BENCH_SAMPLES) {
        fprintf(stderr, "start me with mpirun -n 2, ROUNDS from 1 to %d\n", BENCH_SAMPLES);
        return 2;
    }
    CPU_ZERO(&set);
    CPU_SET((unsigned)(me % (int)sysconf(_SC_NPROCESSORS_ONLN)), &set);
    sched_setaffinity(0, sizeof set, &set);
    need(aclInit(NULL), "aclInit");
    need(aclrtSetDevice(me), "aclrtSetDevice");
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    attr.my_pe = me;
    attr.n_pes = n;
    attr.local_mem_size = HEAP;
    need(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_MPI, &attr), "aclshmemx_init_attr");
    ours = aclshmem_calloc(1, 1 << 20);
    theirs = shmem_calloc(1, 1 << 20);
    local = aligned_alloc(4096, 1 << 20);
    memset(local, 1, 1 << 20);
    MPI_Win_allocate(1 << 20, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window_memory, &window);
    memset(window_memory, 1, 1 << 20);
    MPI_Win_lock_all(0, window);
    shmem_barrier_all();
    if (me == 0) {
        compare("put_quiet", timed, put, rounds);
        compare("get", timed, get, rounds);
    }
    shmem_barrier_all();
    own_word = aclshmem_calloc(1, 64);
    peer_word = aclshmem_ptr((void *)own_word, 1 - me);
    compare("put_quiet.read", read_timed, put, rounds);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    need(aclshmem_finalize(), "aclshmem_finalize");
    aclFinalize();
    shmem_finalize();
    return 0;
}
