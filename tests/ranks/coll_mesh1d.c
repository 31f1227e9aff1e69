/* Proves: AllReduce, ReduceScatter and AllGather through the HCCL buffers (AIVDRIVE_COLL_ALGO) give
 * the bits that the algorithm chosen by size gives, on data whose sums depend on order and
 * rounding; with buffers so small that pieces repeat, on every edge of a piece, in place, on
 * several cores, in ordinary memory; and they do go through those buffers. Ranks that choose
 * differently all end with an error that says so.
 *
 * Arguments: bits; few (some of them, for recorded and weak runs); differ. HCCL_BUFFSIZE=1 is set
 * by the test. */
#include "coll_support.h"

enum { LINE = 64, MIB = 1 << 20 };

typedef struct side {
    HcclComm comm;
    buffer send, recv;
} side;

typedef struct job {
    const rank_ctx *ctx;
    aclrtStream stream;
    side plain, mesh;
    bool device, in_place;
} job;

static HcclComm open_comm(const rank_ctx *ctx, const char *algorithm, const char *cores)
{
    CHECK_EQ(setenv("AIVDRIVE_COLL_ALGO", algorithm, 1), 0);
    CHECK_EQ(setenv("AIVDRIVE_COLL_CORES", cores, 1), 0);
    return comm_create(ctx);
}

/* All bits of integers, floats of very different size, no NaN. */
static void fill(uint8_t *at, int type, uint64_t bytes, uint64_t seed)
{
    uint64_t x = seed * 0x9e3779b97f4a7c15u + 1;
    for (uint64_t i = 0; i < bytes; i += 8) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        memcpy(at + i, &x, bytes - i < 8 ? bytes - i : 8);
    }
    if (type == HCCL_DATA_TYPE_FP32)
        for (uint64_t i = 3; i < bytes; i += 4)
            at[i] = (uint8_t)((at[i] & 0x80) | (0x3c + (at[i] & 7)));
    if (type == HCCL_DATA_TYPE_FP16 || type == HCCL_DATA_TYPE_BFP16)
        for (uint64_t i = 1; i < bytes; i += 2)
            at[i] = (uint8_t)((at[i] & 0x80) | (0x34 + (at[i] & 7)));
}

typedef enum operation { ALLREDUCE, REDUCE_SCATTER, ALLGATHER } operation;

static void call(const job *j, const side *s, operation op, int type, uint64_t count)
{
    uint8_t *send = s->send.at, *recv = s->recv.at;
    uint64_t own = (uint64_t)j->ctx->rank * count * type_bytes(type);
    if (j->in_place && op == ALLREDUCE)
        recv = send;
    if (j->in_place && op == REDUCE_SCATTER)
        recv = send + own;
    if (j->in_place && op == ALLGATHER)
        send = recv + own;
    if (op == ALLREDUCE)
        OK(HcclAllReduce(send, recv, count, (HcclDataType)type, HCCL_REDUCE_SUM, s->comm,
                         j->stream));
    else if (op == REDUCE_SCATTER)
        OK(HcclReduceScatter(send, recv, count, (HcclDataType)type, HCCL_REDUCE_SUM, s->comm,
                             j->stream));
    else
        OK(HcclAllGather(send, recv, count, (HcclDataType)type, s->comm, j->stream));
    OK(aclrtSynchronizeStream(j->stream));
}

static side buffers(const job *j, const side *of, uint64_t send, uint64_t recv, int type)
{
    side s = {of->comm, buffer_make(send, j->device, type_bytes(type)),
              buffer_make(recv, j->device, 0)};
    fill(s.send.data, type, send, (uint64_t)j->ctx->rank + 1);
    fill(s.recv.data, type, recv, (uint64_t)j->ctx->rank + 77);
    buffer_put(&s.send);
    buffer_put(&s.recv);
    return s;
}

static void check_side(side *s)
{
    buffer_get(&s->send);
    buffer_get(&s->recv);
    buffer_check(&s->send, "send");
    buffer_check(&s->recv, "recv");
}

static void compare(const job *j, operation op, int type, uint64_t count)
{
    uint64_t part = count * type_bytes(type), all = part * (uint64_t)j->ctx->size;
    side a = buffers(j, &j->plain, op == REDUCE_SCATTER ? all : part, op == ALLGATHER ? all : part,
                     type);
    side b = buffers(j, &j->mesh, a.send.bytes, a.recv.bytes, type);
    call(j, &a, op, type, count);
    call(j, &b, op, type, count);
    check_side(&a);
    check_side(&b);
    if (memcmp(a.send.data, b.send.data, a.send.bytes) != 0 ||
        memcmp(a.recv.data, b.recv.data, a.recv.bytes) != 0) {
        fprintf(stderr, "operator %d, type %d, count %llu, %s: the bits differ\n", (int)op, type,
                (unsigned long long)count, j->in_place ? "in place" : "apart");
        exit(1);
    }
    buffer_free(&a.send);
    buffer_free(&a.recv);
    buffer_free(&b.send);
    buffer_free(&b.recv);
}

/* Counts around the edges of slots of a 1 MiB buffer, and of n of them. */
static void compare_all(job *j, int type, bool few)
{
    uint64_t n = (uint64_t)j->ctx->size, e = type_bytes(type), slot = MIB / (n + 1) / LINE * LINE;
    if (slot > 256 * 1024)
        slot = 256 * 1024;
    const uint64_t counts[] = {0,
                               1,
                               33,
                               4099,
                               slot / e - 1,
                               slot / e,
                               slot / e + 1,
                               n * slot / e - 1,
                               n * slot / e + 1,
                               2 * n * slot / e + 7};
    for (int place = 0; place < 2; place++) {
        j->in_place = place;
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i += few ? 4 : 1)
            for (int op = ALLREDUCE; op <= ALLGATHER; op++)
                if (counts[i] <= slot / e + 1 || (op == ALLREDUCE && type == HCCL_DATA_TYPE_FP16))
                    compare(j, (operation)op, type, counts[i]);
    }
}

/* The last piece of the last call lies in the window. */
static void goes_through_window(const job *j)
{
    uint8_t marks[LINE], seen[LINE];
    void *window;
    uint64_t bytes;
    OK(HcclGetHcclBuffer(j->mesh.comm, &window, &bytes));
    CHECK_EQ(bytes, MIB);
    memset(marks, 0x3c, sizeof marks);
    OK(aclrtMemset(window, bytes, 0, bytes));
    meet(j->ctx);
    side s = buffers(j, &j->mesh, LINE, LINE * (uint64_t)j->ctx->size, HCCL_DATA_TYPE_INT8);
    memcpy(s.send.data, marks, LINE);
    buffer_put(&s.send);
    call(j, &s, ALLGATHER, HCCL_DATA_TYPE_INT8, LINE);
    OK(aclrtMemcpy(seen, LINE, window, LINE, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK(memcmp(seen, marks, LINE) == 0);
    buffer_free(&s.send);
    buffer_free(&s.recv);
}

static void bits(const rank_ctx *ctx, bool few)
{
    static const char *const ways[] = {"mesh1d_oneshot", "mesh1d_twoshot"};
    static const int types[] = {HCCL_DATA_TYPE_FP32, HCCL_DATA_TYPE_FP16, HCCL_DATA_TYPE_BFP16,
                                HCCL_DATA_TYPE_INT8};
    for (int way = 0; way < 2; way++)
        for (int cores = 1; cores <= 3; cores += 2) {
            job j = {.ctx = ctx, .device = true};
            OK(aclrtCreateStream(&j.stream));
            j.plain.comm = open_comm(ctx, "auto", "1");
            j.mesh.comm = open_comm(ctx, ways[way], cores == 1 ? "1" : "3");
            for (size_t t = 0; t < sizeof types / sizeof *types; t++)
                if (t == 1 || (cores == 1 && !few))
                    compare_all(&j, types[t], few);
            j.device = j.in_place = false;
            compare(&j, ALLREDUCE, HCCL_DATA_TYPE_FP16, 100003);
            j.device = true;
            goes_through_window(&j);
            OK(HcclCommDestroy(j.mesh.comm));
            OK(HcclCommDestroy(j.plain.comm));
            OK(aclrtDestroyStream(j.stream));
        }
}

static void differ(const rank_ctx *ctx)
{
    aclrtStream stream;
    HcclComm comm = open_comm(ctx, ctx->rank == 1 ? "mesh1d_twoshot" : "auto", "1");
    int *a;
    OK(aclrtCreateStream(&stream));
    OK(aclrtMalloc((void **)&a, MIB, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(a, MIB, 0, MIB));
    HcclResult called = HcclAllReduce(a, a, 8, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm, stream);
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(stream) != 0);
    CHECK_TEXT("EI0005");
    CHECK_TEXT("by AIVDRIVE_COLL_ALGO mesh1d_twoshot");
    meet(ctx);
}

static void body(const rank_ctx *ctx)
{
    CHECK_EQ(setenv("HCCL_BUFFSIZE", "1", 1), 0);
    if (ctx->argc > 1 && strcmp(ctx->argv[1], "differ") == 0)
        differ(ctx);
    else
        bits(ctx, ctx->argc > 1 && strcmp(ctx->argv[1], "few") == 0);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
