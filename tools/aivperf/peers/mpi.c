/* aivperf, peer: MPI, the same operators by their plain blocking calls. Compiled once for each MPI.
 */
#include <limits.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "call.h"

#ifndef PEER_NAME
#error "PEER_NAME is the name of this MPI"
#endif

static int ranks;
static int *counts; /* four arrays, one entry per rank */

static int place(int *rank, int *size)
{
    int ready = 0;
    if (MPI_Initialized(&ready) || (!ready && MPI_Init(NULL, NULL)) ||
        MPI_Comm_rank(MPI_COMM_WORLD, rank) || MPI_Comm_size(MPI_COMM_WORLD, size)) {
        fprintf(stderr, "aivperf: " PEER_NAME ": MPI does not start; begin the job with its own "
                        "mpirun\n");
        return 1;
    }
    ranks = *size;
    return 0;
}

/* Buffers that an MPI gives back to the system on every call would be paid for with page faults. */
static int start(const perf_meeting *meeting, size_t bytes_max)
{
    (void)bytes_max;
    int rank, size;
    if (place(&rank, &size) || rank != meeting->rank || size != meeting->ranks) {
        fprintf(stderr, "aivperf: " PEER_NAME " was not started by its own mpirun\n");
        return 1;
    }
    counts = calloc((size_t)ranks * 4, sizeof *counts);
    return counts == NULL;
}

static void *allocate(size_t bytes)
{
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE,
                    -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

/* By the numbers of hccl_types.h; MPI has no 16-bit floats. */
static MPI_Datatype type_of(int type)
{
    switch (type) {
    case 0:
        return MPI_INT8_T;
    case 1:
        return MPI_INT16_T;
    case 2:
        return MPI_INT32_T;
    case 4:
        return MPI_FLOAT;
    case 5:
        return MPI_INT64_T;
    case 6:
        return MPI_UINT64_T;
    case 7:
        return MPI_UINT8_T;
    case 8:
        return MPI_UINT16_T;
    case 9:
        return MPI_UINT32_T;
    case 10:
        return MPI_DOUBLE;
    default:
        return MPI_DATATYPE_NULL;
    }
}

static MPI_Op reduction_of(int reduce)
{
    return reduce == 0 ? MPI_SUM : reduce == 1 ? MPI_PROD : reduce == 2 ? MPI_MAX : MPI_MIN;
}

static bool supports(const perf_call *call)
{
    bool reduces = call->op == PERF_ALLREDUCE || call->op == PERF_REDUCE ||
                   call->op == PERF_REDUCE_SCATTER || call->op == PERF_REDUCE_SCATTER_V;
    return !call->in_place && (!reduces || type_of(call->type) != MPI_DATATYPE_NULL) &&
           call->count * call->element * (uint64_t)call->ranks <= INT_MAX;
}

static int *ints_of(const perf_call *c, const uint64_t *from, int which)
{
    int *to = counts + which * ranks;
    uint64_t scale = c->op == PERF_REDUCE_SCATTER_V ? 1 : c->element;
    for (int r = 0; r < ranks; r++)
        to[r] = (int)(from[r] * scale);
    return to;
}

static int exchange_v(const perf_call *c)
{
    int *sc = ints_of(c, c->send_counts, 0), *sd = ints_of(c, c->send_displs, 1);
    int *rc = ints_of(c, c->recv_counts, 2), *rd = ints_of(c, c->recv_displs, 3);
    return MPI_Alltoallv(c->send, sc, sd, MPI_BYTE, c->recv, rc, rd, MPI_BYTE, MPI_COMM_WORLD);
}

static int gather_v(const perf_call *c)
{
    int *rc = ints_of(c, c->recv_counts, 2), *rd = ints_of(c, c->recv_displs, 3);
    return MPI_Allgatherv(c->send, rc[c->rank], MPI_BYTE, c->recv, rc, rd, MPI_BYTE,
                          MPI_COMM_WORLD);
}

static int run(const perf_call *c)
{
    int n = (int)c->count, bytes = n * (int)c->element;
    MPI_Datatype type = type_of(c->type);
    MPI_Op op = reduction_of(c->reduce);
    MPI_Comm world = MPI_COMM_WORLD;
    switch (c->op) {
    case PERF_ALLREDUCE:
        return MPI_Allreduce(c->send, c->recv, n, type, op, world);
    case PERF_BROADCAST:
        return MPI_Bcast(c->rank == c->root ? c->send : c->recv, bytes, MPI_BYTE, c->root, world);
    case PERF_REDUCE_SCATTER:
        return MPI_Reduce_scatter_block(c->send, c->recv, n, type, op, world);
    case PERF_REDUCE_SCATTER_V:
        return MPI_Reduce_scatter(c->send, c->recv, ints_of(c, c->send_counts, 0), type, op, world);
    case PERF_SCATTER:
        return MPI_Scatter(c->send, bytes, MPI_BYTE, c->recv, bytes, MPI_BYTE, c->root, world);
    case PERF_ALLGATHER:
        return MPI_Allgather(c->send, bytes, MPI_BYTE, c->recv, bytes, MPI_BYTE, world);
    case PERF_ALLGATHER_V:
        return gather_v(c);
    case PERF_ALLTOALL:
        return MPI_Alltoall(c->send, bytes, MPI_BYTE, c->recv, bytes, MPI_BYTE, world);
    case PERF_ALLTOALL_V:
    case PERF_ALLTOALL_VC:
        return exchange_v(c);
    case PERF_REDUCE:
        return MPI_Reduce(c->send, c->recv, n, type, op, c->root, world);
    case PERF_SENDRECV:
        return MPI_Sendrecv(c->send, bytes, MPI_BYTE, (c->rank + 1) % ranks, 0, c->recv, bytes,
                            MPI_BYTE, (c->rank + ranks - 1) % ranks, 0, world, MPI_STATUS_IGNORE);
    default:
        return MPI_Barrier(world);
    }
}

static int settle(void)
{
    return MPI_Barrier(MPI_COMM_WORLD) != MPI_SUCCESS;
}

static int share(void *data, size_t bytes)
{
    return MPI_Bcast(data, (int)bytes, MPI_BYTE, 0, MPI_COMM_WORLD) != MPI_SUCCESS;
}

static int stop(void)
{
    int over = 0; /* OpenSHMEM of Open MPI ends its MPI, too */
    free(counts);
    MPI_Finalized(&over);
    return !over && MPI_Finalize() != MPI_SUCCESS;
}

static const char *describe(void)
{
    static char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    MPI_Get_library_version(text, &length);
    text[strcspn(text, "\n,")] = 0;
    for (char *c = text; *c; c++)
        if (*c == '\t')
            *c = ' ';
    return text;
}

const perf_library *perf_library_get(void)
{
    static const perf_library library = {
        .version = PERF_LIBRARY_VERSION,
        .name = PEER_NAME,
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
