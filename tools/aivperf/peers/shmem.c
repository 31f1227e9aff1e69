/* aivperf, peer: OpenSHMEM 1.4 (that of Open MPI): its collectives over symmetric memory. Beside
 * Open MPI it shares its ranks; alone it has its own launcher, too. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"

enum { SYNCS = 2 }; /* a work array may be used again when all have left the call before */

static long *syncs[SYNCS];
static void *work;
static size_t work_bytes;
static unsigned calls;
static bool ready;

/* As early as can be: Open MPI registers all writable segments of the process, 32 at most. */
static int place(int *rank, int *ranks)
{
    if (!ready) {
        setenv("SHMEM_SYMMETRIC_SIZE", "512M", 0);
        shmem_init();
        ready = true;
    }
    *rank = shmem_my_pe();
    *ranks = shmem_n_pes();
    return 0;
}

static int start(const perf_meeting *meeting, size_t bytes_max)
{
    int rank, ranks;
    if (place(&rank, &ranks) || rank != meeting->rank || ranks != meeting->ranks) {
        fprintf(stderr, "aivperf: oshmem was not started by its own launcher (oshrun, mpirun)\n");
        return 1;
    }
    for (int i = 0; i < SYNCS; i++) {
        if (!(syncs[i] = shmem_malloc(sizeof(long) * 1024)))
            return 1;
        for (int k = 0; k < 1024; k++)
            syncs[i][k] = SHMEM_SYNC_VALUE;
    }
    work_bytes = bytes_max / 2 + SHMEM_REDUCE_MIN_WRKDATA_SIZE * 8;
    work = shmem_malloc(work_bytes);
    shmem_barrier_all();
    return work == NULL;
}

static void *allocate(size_t bytes)
{
    return shmem_malloc(bytes);
}

/* 1.4 moves 4 and 8 byte words and reduces what C reduces; we take its float and its words. */
static bool supports(const perf_call *c)
{
    uint64_t bytes = c->count * c->element;
    if (c->in_place)
        return false;
    switch (c->op) {
    case PERF_ALLREDUCE:
        return c->type == 4 && c->reduce == 0 && (c->count / 2 + 1) * 4 <= work_bytes;
    case PERF_BROADCAST:
    case PERF_ALLGATHER:
    case PERF_ALLTOALL:
        return bytes % 4 == 0 && bytes > 0;
    case PERF_BARRIER:
        return true;
    default:
        return false;
    }
}

static int run(const perf_call *c)
{
    long *sync = syncs[calls++ % SYNCS];
    uint64_t bytes = c->count * c->element;
    int n = c->ranks;
    switch (c->op) {
    case PERF_ALLREDUCE:
        shmem_float_sum_to_all(c->recv, c->send, (int)c->count, 0, 0, n, work, sync);
        return 0;
    case PERF_BROADCAST:
        if (bytes % 8 == 0)
            shmem_broadcast64(c->recv, c->send, bytes / 8, c->root, 0, 0, n, sync);
        else
            shmem_broadcast32(c->recv, c->send, bytes / 4, c->root, 0, 0, n, sync);
        return 0;
    case PERF_ALLGATHER:
        if (bytes % 8 == 0)
            shmem_fcollect64(c->recv, c->send, bytes / 8, 0, 0, n, sync);
        else
            shmem_fcollect32(c->recv, c->send, bytes / 4, 0, 0, n, sync);
        return 0;
    case PERF_ALLTOALL:
        if (bytes % 8 == 0)
            shmem_alltoall64(c->recv, c->send, bytes / 8, 0, 0, n, sync);
        else
            shmem_alltoall32(c->recv, c->send, bytes / 4, 0, 0, n, sync);
        return 0;
    default:
        shmem_barrier_all();
        return 0;
    }
}

static int settle(void)
{
    shmem_barrier_all();
    return 0;
}

/* Only the heap is symmetric: our static data are those of a loaded object. */
static int share(void *data, size_t bytes)
{
    enum { WORDS = 1024 };
    long *words = shmem_malloc((2 * WORDS + SHMEM_BCAST_SYNC_SIZE) * sizeof(long));
    long *to = words + WORDS, *sync = to + WORDS;
    if (!words || bytes > WORDS * sizeof(long))
        return 1;
    for (int i = 0; i < SHMEM_BCAST_SYNC_SIZE; i++)
        sync[i] = SHMEM_SYNC_VALUE;
    memcpy(words, data, bytes);
    shmem_barrier_all();
    shmem_broadcast64(to, words, (bytes + 7) / 8, 0, 0, 0, shmem_n_pes(), sync);
    shmem_barrier_all();
    if (shmem_my_pe() != 0)
        memcpy(data, to, bytes);
    shmem_free(words);
    return 0;
}

static int stop(void)
{
    shmem_finalize();
    return 0;
}

static const char *describe(void)
{
    static char name[SHMEM_MAX_NAME_LEN + 32];
    char vendor[SHMEM_MAX_NAME_LEN] = "";
    int major = 0, minor = 0;
    shmem_info_get_name(vendor);
    shmem_info_get_version(&major, &minor);
    vendor[strcspn(vendor, "\n,")] = 0;
    snprintf(name, sizeof name, "OpenSHMEM %d.%d, %s", major, minor, vendor);
    return name;
}

const perf_library *perf_library_get(void)
{
    static const perf_library library = {
        .version = PERF_LIBRARY_VERSION,
        .name = "oshmem",
        .place = place,
        .start = start,
        .allocate = allocate,
        .supports = supports,
        .run = run,
        .settle = settle,
        .share = share,
        .stop = stop,
        .describe = describe,
    };
    return &library;
}
