/* testcase/world.c: see world.h. Three ways to have ranks behind the same five calls. */
#include "world.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef ENABLE_MPI
#include <mpi.h>
#else
#include <aivdrive/launch.h>
#endif

/* ---- threads of this process ---- */

typedef struct ThreadRank {
    pthread_t thread;
    int rank;
    int size;
    WorldBody body;
    void *arg;
    WorldResult result;
} ThreadRank;

static pthread_barrier_t g_meet;
static char g_shared[65536];
static _Thread_local const ThreadRank *t_self; /* NULL: a process per rank */

static void *ThreadMain(void *arg)
{
    ThreadRank *self = arg;

    t_self = self;
    self->result = self->body(self->rank, self->size, self->arg);
    if (self->result == WORLD_GAVE_UP) {
        fprintf(stderr, "rank %d gave up\n", self->rank);
        exit(1);
    }
    return NULL;
}

static int RunThreads(int threads, WorldBody body, void *arg)
{
    ThreadRank *ranks = calloc((size_t)threads, sizeof(*ranks));
    int failed = 0;

    if (ranks == NULL || pthread_barrier_init(&g_meet, NULL, (unsigned)threads) != 0) {
        fprintf(stderr, "no memory for %d threads\n", threads);
        free(ranks);
        return 1;
    }
    for (int i = 0; i < threads; i++) {
        ranks[i] = (ThreadRank){.rank = i, .size = threads, .body = body, .arg = arg};
        if (pthread_create(&ranks[i].thread, NULL, ThreadMain, &ranks[i]) != 0) {
            fprintf(stderr, "cannot start thread %d of %d\n", i, threads);
            exit(1); /* the threads before it would wait for ever */
        }
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(ranks[i].thread, NULL);
        failed = failed || ranks[i].result != WORLD_OK;
    }
    pthread_barrier_destroy(&g_meet);
    free(ranks);
    return failed;
}

static bool ThreadBroadcast(int root, void *data, size_t bytes)
{
    if (bytes > sizeof(g_shared))
        return false;
    if (t_self->rank == root)
        memcpy(g_shared, data, bytes);
    pthread_barrier_wait(&g_meet);
    memcpy(data, g_shared, bytes);
    pthread_barrier_wait(&g_meet);
    return true;
}

/* ---- a process per rank ---- */

#ifdef ENABLE_MPI

static int RunProcess(int *argc, char ***argv, WorldBody body, void *arg)
{
    int rank, size;
    WorldResult result;

    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    result = body(rank, size, arg);
    if (result == WORLD_GAVE_UP)
        MPI_Abort(MPI_COMM_WORLD, 1);
    MPI_Finalize();
    return result != WORLD_OK;
}

static bool ProcessBroadcast(int root, void *data, size_t bytes)
{
    return MPI_Bcast(data, (int)bytes, MPI_BYTE, root, MPI_COMM_WORLD) == MPI_SUCCESS;
}

static bool ProcessBarrier(void)
{
    return MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS;
}

static int ProcessLocalRank(void)
{
    MPI_Comm host;
    int rank = 0;

    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &host);
    MPI_Comm_rank(host, &rank);
    MPI_Comm_free(&host);
    return rank;
}

#else

static bool LaunchOk(aivd_launch_status status)
{
    if (status != AIVD_LAUNCH_OK)
        fprintf(stderr, "launcher: %s\n", aivd_launch_error());
    return status == AIVD_LAUNCH_OK;
}

static int RunProcess(int *argc, char ***argv, WorldBody body, void *arg)
{
    WorldResult result;

    (void)argc;
    (void)argv;
    if (!LaunchOk(aivd_launch_init()))
        return 1;
    result = body(aivd_launch_rank(), aivd_launch_size(), arg);
    if (result == WORLD_GAVE_UP)
        return 1; /* the launcher ends the others */
    return !LaunchOk(aivd_launch_finalize()) || result != WORLD_OK;
}

static bool ProcessBroadcast(int root, void *data, size_t bytes)
{
    return LaunchOk(aivd_launch_broadcast(root, data, bytes));
}

static bool ProcessBarrier(void)
{
    return LaunchOk(aivd_launch_barrier());
}

static int ProcessLocalRank(void)
{
    return aivd_launch_local_rank();
}

#endif

/* ---- both ---- */

int WorldRun(int *argc, char ***argv, int threads, WorldBody body, void *arg)
{
    return threads > 0 ? RunThreads(threads, body, arg) : RunProcess(argc, argv, body, arg);
}

bool WorldBroadcast(int root, void *data, size_t bytes)
{
    return t_self != NULL ? ThreadBroadcast(root, data, bytes)
                          : ProcessBroadcast(root, data, bytes);
}

bool WorldBarrier(void)
{
    if (t_self == NULL)
        return ProcessBarrier();
    pthread_barrier_wait(&g_meet);
    return true;
}

int WorldLocalRank(void)
{
    return t_self != NULL ? t_self->rank : ProcessLocalRank();
}
