/* aivperf, call: one collective call as every library under test gets it, and what a library is.
 * The peers (peers/) are small shared objects, each compiled against the library it speaks for;
 * they include this file alone. */
#ifndef AIVPERF_CALL_H
#define AIVPERF_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum perf_op {
    PERF_ALLREDUCE,
    PERF_BROADCAST,
    PERF_REDUCE_SCATTER,
    PERF_REDUCE_SCATTER_V,
    PERF_SCATTER,
    PERF_ALLGATHER,
    PERF_ALLGATHER_V,
    PERF_ALLTOALL,
    PERF_ALLTOALL_V,
    PERF_ALLTOALL_VC,
    PERF_REDUCE,
    PERF_SENDRECV,
    PERF_BARRIER,
    PERF_OPS
} perf_op;

/* Counts and displacements are elements. The arrays have one entry per rank and are there for every
 * operator that moves parts; what does not apply is 0 or NULL. Types and reductions are numbered as
 * in hccl_types.h. */
typedef struct perf_call {
    perf_op op;
    int rank, ranks;
    void *send, *recv;
    uint64_t count;   /* of the vector, or of one part where all are equal */
    uint32_t element; /* bytes */
    int type, reduce, root;
    const uint64_t *send_counts, *send_displs, *recv_counts, *recv_displs;
    const uint64_t *matrix; /* [source * ranks + destination] */
    bool in_place;
} perf_call;

#define PERF_LIBRARY_VERSION 1

/* How a library's ranks meet when it has no launcher of its own. */
typedef struct perf_meeting {
    int rank, ranks;
    int (*share)(void *data, size_t bytes); /* rank 0's bytes for all */
} perf_meeting;

/* Every function returns 0 or says on standard error what failed. */
typedef struct perf_library {
    uint32_t version;
    const char *name;
    /* The place of this process, where the library has its own launcher; NULL else. */
    int (*place)(int *rank, int *ranks);
    int (*start)(const perf_meeting *meeting, size_t bytes_max);
    /* Memory as this library's users have it, populated; the same sizes on every rank. */
    void *(*allocate)(size_t bytes);
    bool (*supports)(const perf_call *call);
    int (*run)(const perf_call *call); /* complete when it returns */
    /* Outside the time: finishes what a call left to later calls, where the library moves data only
     * inside its calls. May be NULL. */
    int (*settle)(void);
    int (*share)(void *data, size_t bytes); /* NULL where `place` is */
    int (*stop)(void);
    const char *(*describe)(void); /* name and version */
} perf_library;

#define PERF_LIBRARY_SYMBOL "perf_library_get"
const perf_library *perf_library_get(void);

#ifdef __cplusplus
}
#endif

#endif
