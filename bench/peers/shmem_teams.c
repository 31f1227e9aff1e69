/* Team collectives of aclshmem beside those of OpenSHMEM, in turns, in the same processes: build
 * with oshcc against libaivdrive, start with `mpirun -n N`. The source is written anew before every
 * call and its owner's result is read behind it; the time is that of the slowest PE. Usage:
 * bench_shmem_teams [ROUNDS]. */
#define AIVD_SHMEM_NO_SHORT_NAMES
#include "shmem/shmem.h"
#undef SHMEM_H /* theirs has the same guard in some releases */
#include <mpi.h>
#include <shmem.h>

#include <stdio.h>

#include "acl/acl.h"
#include "../bench.h"

enum { BYTES_MAX = 256 << 10, PES_MAX = 16, SIZES = 3, TURNS = 2 };

static const size_t sizes[SIZES] = {8, 4096, BYTES_MAX};

/* Of each library: the same collective of its own. */
static struct {
    uint8_t *source, *dest;
} area[2];
static long *sync_words[TURNS]; /* OpenSHMEM wants fresh ones for calls that follow each other */
static int *work;
static int me, count, turn;

static void need(int code, const char *call)
{
    if (code == 0)
        return;
    fprintf(stderr, "%s gave %d: %s\n", call, code, aclGetRecentErrMsg());
    exit(1);
}

#define WORDS(p) ((uint64_t *)(void *)(p))
#define INTS(p)  ((int *)(void *)(p))

static void broadcast(int library, size_t bytes)
{
    if (library == 0)
        need(aclshmem_uint64_broadcast(ACLSHMEM_TEAM_WORLD, WORDS(area[0].dest),
                                       WORDS(area[0].source), bytes / 8, 0),
             "broadcast");
    else
        shmem_broadcast64(area[1].dest, area[1].source, bytes / 8, 0, 0, 0, count,
                          sync_words[turn]);
}

static void fcollect(int library, size_t bytes)
{
    if (library == 0)
        need(aclshmem_uint64_fcollect(ACLSHMEM_TEAM_WORLD, WORDS(area[0].dest),
                                      WORDS(area[0].source), bytes / 8),
             "fcollect");
    else
        shmem_fcollect64(area[1].dest, area[1].source, bytes / 8, 0, 0, count, sync_words[turn]);
}

/* `bytes` from each PE to each. */
static void alltoall(int library, size_t bytes)
{
    if (library == 0)
        need(aclshmem_uint64_alltoall(ACLSHMEM_TEAM_WORLD, WORDS(area[0].dest),
                                      WORDS(area[0].source), bytes / 8),
             "alltoall");
    else
        shmem_alltoall64(area[1].dest, area[1].source, bytes / 8, 0, 0, count, sync_words[turn]);
}

static void sum(int library, size_t bytes)
{
    if (library == 0)
        need(aclshmem_int32_sum_reduce(ACLSHMEM_TEAM_WORLD, INTS(area[0].dest),
                                       INTS(area[0].source), bytes / 4),
             "sum_reduce");
    else
        shmem_int_sum_to_all(INTS(area[1].dest), INTS(area[1].source), (int)(bytes / 4), 0, 0,
                             count, work, sync_words[turn]);
}

static const struct {
    const char *name;
    void (*run)(int library, size_t bytes);
    int source_blocks, dest_blocks; /* 1: `bytes`; 0: `bytes` for every PE */
} ops[] = {{"broadcast", broadcast, 1, 1},
           {"fcollect", fcollect, 1, 0},
           {"alltoall", alltoall, 0, 0},
           {"sum_reduce", sum, 1, 1}};

static void barrier(int library)
{
    if (library == 0)
        aclshmem_barrier_all();
    else
        shmem_barrier_all();
}

static double sample(int op, int library, size_t bytes)
{
    size_t from = ops[op].source_blocks ? bytes : bytes * (size_t)count;
    size_t to = ops[op].dest_blocks ? bytes : bytes * (size_t)count;
    int calls = bytes < 4096 ? 400 : bytes < BYTES_MAX ? 200 : 20;
    double took = 0, slowest;
    for (int i = 0; i < calls; i++) {
        memset(area[library].source, me + i, from);
        barrier(library);
        double start = bench_now();
        ops[op].run(library, bytes);
        took += bench_now() - start;
        uint64_t seen = 0;
        for (size_t k = 0; k < to; k += 64)
            seen += *WORDS(area[library].dest + k);
        __asm__ volatile("" : : "r"(seen)); /* it is used */
        turn = (turn + 1) % TURNS;
    }
    took /= calls;
    MPI_Allreduce(&took, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return slowest;
}

static void compare(int op, size_t bytes, int rounds)
{
    static double times[2][BENCH_SAMPLES], ratios[BENCH_SAMPLES];
    for (int i = -1; i < rounds; i++) {
        double ours = sample(op, 0, bytes), theirs = sample(op, 1, bytes);
        if (i < 0)
            continue;
        times[0][i] = ours;
        times[1][i] = theirs;
        ratios[i] = ours / theirs;
    }
    if (me != 0)
        return;
    for (int l = 0; l < 2; l++)
        bench_row(l ? "oshmem" : "aivdrive", ops[op].name, count, (double)bytes,
                  bench_summary(times[l], rounds), (double)bytes);
    printf("# %s, %zu bytes, over OpenSHMEM: median of ratios %.2f\n", ops[op].name, bytes,
           bench_summary(ratios, rounds).median);
    fflush(stdout);
}

static void areas_make(void)
{
    size_t bytes = (size_t)BYTES_MAX * (size_t)count;
    area[0].source = aclshmem_calloc(1, bytes);
    area[0].dest = aclshmem_calloc(1, bytes);
    area[1].source = shmem_calloc(1, bytes);
    area[1].dest = shmem_calloc(1, bytes);
    work = shmem_calloc(BYTES_MAX / 4 / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE, sizeof *work);
    size_t words = SHMEM_COLLECT_SYNC_SIZE + SHMEM_BCAST_SYNC_SIZE + SHMEM_REDUCE_SYNC_SIZE +
                   SHMEM_ALLTOALL_SYNC_SIZE;
    for (int t = 0; t < TURNS; t++) {
        sync_words[t] = shmem_calloc(words, sizeof(long));
        for (size_t i = 0; i < words; i++)
            sync_words[t][i] = SHMEM_SYNC_VALUE;
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 9;
    cpu_set_t set;
    /* Its other way for windows on one machine ends with a fault of its own beside OpenSHMEM. */
    setenv("OMPI_MCA_osc", "^rdma", 0);
    shmem_init(); /* begins MPI, too */
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &count);
    if (count < 2 || count > PES_MAX || rounds < 1 || rounds > BENCH_SAMPLES) {
        fprintf(stderr, "start me with mpirun -n N, N from 2 to %d, ROUNDS from 1 to %d\n", PES_MAX,
                BENCH_SAMPLES);
        return 2;
    }
    CPU_ZERO(&set);
    CPU_SET((unsigned)(me % (int)sysconf(_SC_NPROCESSORS_ONLN)), &set);
    sched_setaffinity(0, sizeof set, &set);
    need(aclInit(NULL), "aclInit");
    need(aclrtSetDevice(me), "aclrtSetDevice");
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    attr.my_pe = me;
    attr.n_pes = count;
    attr.local_mem_size = 64 << 20;
    need(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_MPI, &attr), "aclshmemx_init_attr");
    areas_make();
    for (int op = 0; op < (int)(sizeof ops / sizeof ops[0]); op++)
        for (int k = 0; k < SIZES; k++)
            compare(op, sizes[k], rounds);
    need(aclshmem_finalize(), "aclshmem_finalize");
    aclFinalize();
    shmem_finalize();
    return 0;
}
