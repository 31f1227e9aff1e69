/* testcase/world.h: the ranks of this run, whoever started them: mpirun (built with ENABLE_MPI),
 * aivrun (aivdrive/launch.h), or this process itself, a thread per rank. */
#ifndef CUSTOM_ALLGATHER_WORLD_H
#define CUSTOM_ALLGATHER_WORLD_H

#include <stdbool.h>
#include <stddef.h>

typedef enum WorldResult {
    WORLD_OK = 0,
    WORLD_FAILED = 1, /* went all the way, with a wrong result */
    WORLD_GAVE_UP = 2 /* ended early: other ranks may wait for this one */
} WorldResult;

/* What a rank runs. */
typedef WorldResult (*WorldBody)(int rank, int size, void *arg);

/* Runs `body` on every rank of the run, as threads of this process when `threads` > 0. Returns the
 * exit code for this process: 0 when it went well on all of its ranks. A rank that gives up ends
 * the process. */
int WorldRun(int *argc, char ***argv, int threads, WorldBody body, void *arg);

/* Inside the body, called by all ranks in the same order. False after a message when it failed. */
bool WorldBroadcast(int root, void *data, size_t bytes);
bool WorldBarrier(void);

/* Index of this rank among those of its host: chooses the device. */
int WorldLocalRank(void);

#endif
