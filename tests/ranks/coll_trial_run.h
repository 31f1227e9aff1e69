/* What the trials of collectives under pressure share: one call of any operator on int32 data that
 * tell rank, call and index, and its check by plain arithmetic. */
#ifndef COLL_TRIAL_RUN_H
#define COLL_TRIAL_RUN_H

#include "hccl_support.h"

typedef enum op_kind {
    OP_ALLREDUCE,
    OP_REDUCE,
    OP_REDUCE_SCATTER,
    OP_ALLGATHER,
    OP_BROADCAST,
    OP_SCATTER,
    OP_ALLTOALL,
    OP_BARRIER,
    OP_RING, /* a batch: to the next rank, from the one before */
    OP_KINDS
} op_kind;

static const char *const op_names[] = {"allreduce", "reduce",    "reduce_scatter",
                                       "allgather", "broadcast", "scatter",
                                       "alltoall",  "barrier",   "ring"};

/* One call. `in` and `out` hold `room` elements each; n elements per rank fit `room`. */
typedef struct op {
    op_kind kind;
    uint32_t call; /* tells its data from others */
    int n;
    int *in, *out;
    int room;
} op;

/* A communicator as one rank sees it. */
typedef struct member {
    HcclComm comm;
    aclrtStream stream;
    int rank, size;
} member;

static inline int op_value(int rank, uint32_t call, uint32_t i)
{
    return (int)((uint32_t)rank * 1000003u + call * 101u + i * 7u);
}

static inline int op_sum(int size, uint32_t call, uint32_t i)
{
    uint32_t sum = 0;
    for (int r = 0; r < size; r++)
        sum += (uint32_t)op_value(r, call, i);
    return (int)sum;
}

static inline uint32_t op_root(const op *o, int size)
{
    return o->call % (uint32_t)size;
}

/* By copies, which a recorded run sees. */
static inline void op_fill(const member *m, op *o)
{
    size_t count = (size_t)o->n * (size_t)m->size, bytes = count * sizeof *o->in;
    int *host = malloc(bytes + 1);
    CHECK(host != NULL && (int64_t)count <= o->room);
    for (size_t i = 0; i < count; i++)
        host[i] = op_value(m->rank, o->call, (uint32_t)i);
    memset(o->out, 0x5a, bytes);
    if (bytes != 0)
        OK(aclrtMemcpy(o->in, bytes, host, bytes, ACL_MEMCPY_DEFAULT));
    free(host);
}

static inline HcclResult op_call(const member *m, const op *o)
{
    const HcclDataType type = HCCL_DATA_TYPE_INT32;
    uint64_t n = (uint64_t)o->n;
    uint32_t root = op_root(o, m->size), next = (uint32_t)((m->rank + 1) % m->size),
             before = (uint32_t)((m->rank + m->size - 1) % m->size);
    HcclSendRecvItem items[2] = {{HCCL_SEND, o->in, n, type, next},
                                 {HCCL_RECV, o->out, n, type, before}};
    switch (o->kind) {
    case OP_ALLREDUCE:
        return HcclAllReduce(o->in, o->out, n, type, HCCL_REDUCE_SUM, m->comm, m->stream);
    case OP_REDUCE:
        return HcclReduce(o->in, o->out, n, type, HCCL_REDUCE_SUM, root, m->comm, m->stream);
    case OP_REDUCE_SCATTER:
        return HcclReduceScatter(o->in, o->out, n, type, HCCL_REDUCE_SUM, m->comm, m->stream);
    case OP_ALLGATHER:
        return HcclAllGather(o->in, o->out, n, type, m->comm, m->stream);
    case OP_BROADCAST:
        return HcclBroadcast(o->in, n, type, root, m->comm, m->stream);
    case OP_SCATTER:
        return HcclScatter(o->in, o->out, n, type, root, m->comm, m->stream);
    case OP_ALLTOALL:
        return HcclAlltoAll(o->in, n, type, o->out, n, type, m->comm, m->stream);
    case OP_BARRIER:
        return HcclBarrier(m->comm, m->stream);
    default:
        return HcclBatchSendRecv(items, 2, m->comm, m->stream);
    }
}

static inline int op_wanted(const member *m, const op *o, uint32_t i)
{
    uint32_t n = (uint32_t)o->n, mine = (uint32_t)m->rank * n;
    switch (o->kind) {
    case OP_ALLREDUCE:
    case OP_REDUCE:
        return op_sum(m->size, o->call, i);
    case OP_REDUCE_SCATTER:
        return op_sum(m->size, o->call, mine + i);
    case OP_ALLGATHER:
        return op_value((int)(i / n), o->call, i % n);
    case OP_BROADCAST:
        return op_value((int)op_root(o, m->size), o->call, i);
    case OP_SCATTER:
        return op_value((int)op_root(o, m->size), o->call, mine + i);
    case OP_ALLTOALL:
        return op_value((int)(i / n), o->call, mine + i % n);
    default:
        return op_value((m->rank + m->size - 1) % m->size, o->call, i);
    }
}

/* After the stream is synchronised. */
static inline void op_check(const member *m, const op *o)
{
    const int *got = o->kind == OP_BROADCAST ? o->in : o->out;
    bool whole = o->kind == OP_ALLGATHER || o->kind == OP_ALLTOALL;
    uint32_t count = (uint32_t)(whole ? o->n * m->size : o->n);
    if (o->kind == OP_BARRIER || (o->kind == OP_REDUCE && m->rank != (int)op_root(o, m->size)))
        return;
    for (uint32_t i = 0; i < count; i++) {
        int wanted = op_wanted(m, o, i);
        if (got[i] == wanted)
            continue;
        fprintf(stderr, "%s, call %u, %d elements, rank %d of %d: element %u is %d, expected %d\n",
                op_names[o->kind], o->call, o->n, m->rank, m->size, i, got[i], wanted);
        exit(1);
    }
}

static inline member member_make(const rank_ctx *ctx)
{
    member m = {.comm = comm_create(ctx), .rank = ctx->rank, .size = ctx->size};
    OK(aclrtCreateStream(&m.stream));
    return m;
}

static inline void member_end(member *m)
{
    OK(HcclCommDestroy(m->comm));
    OK(aclrtDestroyStream(m->stream));
}

/* The buffers of this thread's case: freed when it ends. */
enum { INTS_MOST = 32, INTS_CLEARED = 64 << 20 };
static __thread void *ints_made[INTS_MOST];
static __thread int ints_count;

/* Cleared by the device when it is not large: the host's plain stores are not in a record. */
static inline int *ints_alloc(uint64_t count)
{
    void *memory;
    uint64_t bytes = count * sizeof(int) + 64;
    OK(aclrtMalloc(&memory, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    if (bytes <= INTS_CLEARED)
        OK(aclrtMemset(memory, bytes, 0, bytes));
    CHECK(ints_count < INTS_MOST);
    ints_made[ints_count++] = memory;
    return memory;
}

/* A case may have reset its device: then they are gone already. */
static inline void ints_free(void)
{
    while (ints_count > 0)
        (void)aclrtFree(ints_made[--ints_count]);
}

/* The number given as argument `at` of the program, after the case; else `usual`. */
static inline int argument(const rank_ctx *ctx, int at, int usual)
{
    return ctx->argc > at + 1 ? atoi(ctx->argv[at + 1]) : usual;
}

/* The same numbers on all ranks. */
static inline uint32_t random_next(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

#endif
