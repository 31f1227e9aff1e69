/* aivperf, ops: the operators, their names and the shapes of their data.
 *
 * The size of a row is what one rank puts in: the vector of allreduce, reduce and broadcast, the
 * part of allgather, the whole input of reducescatter and alltoall, the root's whole buffer of
 * scatter, the message of sendrecv. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "aivperf.h"
#include "hccl/hccl_types.h"

const perf_op_info perf_ops[PERF_OPS] = {
    [PERF_ALLREDUCE] = {"allreduce", "allreduce", "all_reduce", .reduces = true, .in_place = true},
    [PERF_BROADCAST] = {"broadcast", "bcast", "bcast", .rooted = true},
    [PERF_REDUCE_SCATTER] = {"reducescatter", "reduce_scatter", "reduce_scatter", .reduces = true,
                             .in_place = true, .split = true},
    [PERF_REDUCE_SCATTER_V] = {"reducescatterv", "reduce_scatterv",
                               "reduce_scatterv reduce_scatter_v", .reduces = true,
                               .in_place = true, .split = true, .uneven = true},
    [PERF_SCATTER] = {"scatter", "scatter", "", .rooted = true, .in_place = true, .split = true},
    [PERF_ALLGATHER] = {"allgather", "allgather", "all_gather", .in_place = true},
    [PERF_ALLGATHER_V] = {"allgatherv", "allgatherv", "all_gatherv all_gather_v", .in_place = true,
                          .uneven = true},
    [PERF_ALLTOALL] = {"alltoall", "alltoall", "all_to_all", .split = true},
    [PERF_ALLTOALL_V] = {"alltoallv", "alltoallv", "all_to_allv all_to_all_v", .split = true,
                         .uneven = true},
    [PERF_ALLTOALL_VC] = {"alltoallvc", "alltoallvc", "all_to_allvc all_to_all_vc", .split = true,
                          .uneven = true},
    [PERF_REDUCE] = {"reduce", "reduce", "", .reduces = true, .rooted = true, .in_place = true},
    [PERF_SENDRECV] = {"sendrecv", "sendrecv", "send_recv batch_send_recv", .split = false},
    [PERF_BARRIER] = {"barrier", "barrier", "", .split = false},
};

static bool alias_is(const char *aliases, const char *name, size_t length)
{
    for (const char *at = aliases; *at;) {
        size_t word = strcspn(at, " ");
        if (word == length && strncasecmp(at, name, word) == 0)
            return true;
        at += word + (at[word] == ' ');
    }
    return false;
}

/* The programs of hccl_test end in _test. */
int perf_op_find(const char *name)
{
    size_t length = strlen(name);
    if (length > 5 && strcmp(name + length - 5, "_test") == 0)
        length -= 5;
    if (length == 3 && strncasecmp(name, "all", 3) == 0)
        return PERF_OPS;
    for (int op = 0; op < PERF_OPS; op++)
        if (alias_is(perf_ops[op].name, name, length) ||
            alias_is(perf_ops[op].aliases, name, length))
            return op;
    return -1;
}

typedef struct type_row {
    int type;
    uint32_t bytes;
    const char *name, *aliases;
} type_row;

static const type_row types[] = {
    {HCCL_DATA_TYPE_INT8, 1, "int8", ""},
    {HCCL_DATA_TYPE_INT16, 2, "int16", ""},
    {HCCL_DATA_TYPE_INT32, 4, "int32", "int"},
    {HCCL_DATA_TYPE_FP16, 2, "fp16", "half float16"},
    {HCCL_DATA_TYPE_FP32, 4, "fp32", "float float32"},
    {HCCL_DATA_TYPE_INT64, 8, "int64", ""},
    {HCCL_DATA_TYPE_UINT64, 8, "uint64", ""},
    {HCCL_DATA_TYPE_UINT8, 1, "uint8", ""},
    {HCCL_DATA_TYPE_UINT16, 2, "uint16", ""},
    {HCCL_DATA_TYPE_UINT32, 4, "uint32", ""},
    {HCCL_DATA_TYPE_FP64, 8, "fp64", "double float64"},
    {HCCL_DATA_TYPE_BFP16, 2, "bfp16", "bf16 bfloat16"},
    {HCCL_DATA_TYPE_INT128, 16, "int128", ""},
    {HCCL_DATA_TYPE_HIF8, 1, "hif8", ""},
    {HCCL_DATA_TYPE_FP8E4M3, 1, "fp8e4m3", ""},
    {HCCL_DATA_TYPE_FP8E5M2, 1, "fp8e5m2", ""},
    {HCCL_DATA_TYPE_FP8E8M0, 1, "fp8e8m0", ""},
};

enum { TYPES = sizeof types / sizeof *types };

int perf_type_find(const char *name)
{
    for (int i = 0; i < TYPES; i++)
        if (alias_is(types[i].name, name, strlen(name)) ||
            alias_is(types[i].aliases, name, strlen(name)))
            return types[i].type;
    return -1;
}

static const type_row *type_row_of(int type)
{
    for (int i = 0; i < TYPES; i++)
        if (types[i].type == type)
            return &types[i];
    return &types[0];
}

const char *perf_type_name(int type)
{
    return type_row_of(type)->name;
}

uint32_t perf_type_bytes(int type)
{
    return type_row_of(type)->bytes;
}

static const char *const reductions[] = {"sum", "prod", "max", "min"};

const char *perf_reduce_name(int op)
{
    return reductions[op];
}

int perf_reduce_find(const char *name)
{
    for (int i = 0; i < 4; i++)
        if (strcasecmp(name, reductions[i]) == 0)
            return i;
    return -1;
}

double perf_op_bus_bytes(perf_op op, double size, int ranks)
{
    double n = ranks;
    switch (op) {
    case PERF_ALLREDUCE:
        return 2 * (n - 1) / n * size;
    case PERF_ALLGATHER:
    case PERF_ALLGATHER_V:
        return (n - 1) * size;
    case PERF_REDUCE_SCATTER:
    case PERF_REDUCE_SCATTER_V:
    case PERF_SCATTER:
    case PERF_ALLTOALL:
    case PERF_ALLTOALL_V:
    case PERF_ALLTOALL_VC:
        return (n - 1) / n * size;
    case PERF_BARRIER:
        return 0;
    default:
        return n > 1 ? size : 0;
    }
}

/* A quarter less and a quarter more in turn, so that no two neighbours are equal. */
static uint64_t uneven(uint64_t count, int index)
{
    return index % 2 ? count + count / 4 : count - count / 4;
}

static uint64_t displacements(uint64_t *displs, const uint64_t *counts, int ranks)
{
    uint64_t at = 0;
    for (int r = 0; r < ranks; r++) {
        displs[r] = at;
        at += counts[r];
    }
    return at;
}

static uint64_t part_of(const perf_op_info *info, uint64_t count, int index)
{
    return info->uneven ? uneven(count, index) : count;
}

static void parts_make(perf_shape *s, perf_op op, int rank, int ranks)
{
    const perf_op_info *info = &perf_ops[op];
    bool exchange = op == PERF_ALLTOALL || op == PERF_ALLTOALL_V || op == PERF_ALLTOALL_VC;
    for (int r = 0; r < ranks; r++) {
        s->send_counts[r] = part_of(info, s->count, exchange ? rank + r : r);
        s->recv_counts[r] = part_of(info, s->count, exchange ? rank + r : r);
    }
    s->send = displacements(s->send_displs, s->send_counts, ranks);
    s->recv = displacements(s->recv_displs, s->recv_counts, ranks);
    if (op == PERF_REDUCE_SCATTER || op == PERF_REDUCE_SCATTER_V || op == PERF_SCATTER)
        s->recv = s->recv_counts[rank];
    if (op == PERF_ALLGATHER || op == PERF_ALLGATHER_V)
        s->send = s->send_counts[rank];
}

static void matrix_make(perf_shape *s, int ranks)
{
    free(s->matrix);
    s->matrix = malloc((size_t)ranks * (size_t)ranks * sizeof *s->matrix);
    for (int from = 0; s->matrix && from < ranks; from++)
        for (int to = 0; to < ranks; to++)
            s->matrix[from * ranks + to] = uneven(s->count, from + to);
}

void perf_shape_make(perf_shape *s, perf_op op, uint64_t bytes, uint32_t element, int rank,
                     int ranks)
{
    const perf_op_info *info = &perf_ops[op];
    uint64_t parts = info->split ? (uint64_t)ranks : 1;
    s->count = bytes / element / parts;
    if (s->count == 0 && bytes > 0)
        s->count = 1;
    if (op == PERF_BARRIER)
        s->count = 0;
    s->size = s->count * parts * element;
    s->send = s->recv = s->count;
    if (info->split || op == PERF_ALLGATHER || op == PERF_ALLGATHER_V)
        parts_make(s, op, rank, ranks);
    if (op == PERF_ALLTOALL_VC)
        matrix_make(s, ranks);
}

uint64_t perf_shape_displacement(const perf_shape *s, perf_op op, int from, int to)
{
    uint64_t at = 0;
    for (int r = 0; r < to; r++)
        at += part_of(&perf_ops[op], s->count, from + r);
    return at;
}

void perf_shape_bytes_max(uint32_t operators, uint64_t bytes, uint32_t element, int ranks,
                          uint64_t *send, uint64_t *recv)
{
    bool gathers = operators & (1u << PERF_ALLGATHER | 1u << PERF_ALLGATHER_V);
    uint64_t one = bytes + element * (uint64_t)ranks;
    *send = one + one / 4;
    *recv = gathers ? one * (uint64_t)ranks + one / 4 : *send;
}
