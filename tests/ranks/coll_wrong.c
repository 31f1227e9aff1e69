/* Proves: calls that differ between ranks end as an error on every rank concerned that names what
 * differs, and a rank that does not come is named with its last call. The argument is the case. */
#include "coll_support.h"

typedef struct wrong {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int *a, *b; /* 1 MiB each */
} wrong;

enum { ELEMENTS = 1 << 18 };

/* The error of the call, when a peer has found out before it was made, or of the stream; its text
 * has the words. */
static void expect(const wrong *w, HcclResult called, const char *word, const char *other)
{
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(w->stream) != 0);
    CHECK_TEXT(word);
    CHECK_TEXT(other);
}

static void count_differs(const wrong *w, uint64_t count)
{
    uint64_t mine = w->ctx->rank == 1 ? count + 1 : count;
    HcclResult called =
        HcclAllReduce(w->a, w->b, mine, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream);
    expect(w, called, "EI0005",
           w->ctx->rank == 1 ? "rank 1 called HcclAllReduce(count" : "rank 1 called");
}

static void operator_differs(const wrong *w)
{
    HcclResult called;
    if (w->ctx->rank == w->ctx->size - 1)
        called = HcclAllGather(w->a, w->b, 8, HCCL_DATA_TYPE_INT32, w->comm, w->stream);
    else
        called =
            HcclAllReduce(w->a, w->b, 8, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream);
    expect(w, called, "HcclAllGather(count 8", "HcclAllReduce(count 8");
}

static void type_differs(const wrong *w)
{
    HcclResult called =
        HcclAllReduce(w->a, w->b, 8, w->ctx->rank == 0 ? HCCL_DATA_TYPE_FP32 : HCCL_DATA_TYPE_INT32,
                      HCCL_REDUCE_MAX, w->comm, w->stream);
    expect(w, called, "type fp32", "type int32");
}

/* HCCL_DFS_CONFIG=inconsistent_check:off: nobody compares, each rank reduces as it was asked to. */
static void unchecked(const wrong *w, uint64_t count)
{
    bool most = w->ctx->rank == 1;
    int *host = malloc(count * sizeof *host), wanted = most ? w->ctx->size : 0;
    for (int r = 1; r <= w->ctx->size && !most; r++)
        wanted += r;
    CHECK(host != NULL);
    for (uint64_t i = 0; i < count; i++)
        host[i] = w->ctx->rank + 1;
    OK(aclrtMemcpy(w->a, count * sizeof *host, host, count * sizeof *host,
                   ACL_MEMCPY_HOST_TO_DEVICE));
    OK(HcclAllReduce(w->a, w->b, count, HCCL_DATA_TYPE_INT32,
                     most ? HCCL_REDUCE_MAX : HCCL_REDUCE_SUM, w->comm, w->stream));
    OK(aclrtSynchronizeStream(w->stream));
    OK(aclrtMemcpy(host, count * sizeof *host, w->b, count * sizeof *host,
                   ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(host[i], wanted);
    free(host);
}

/* Each takes itself for the root: both send, and learn it two calls later. */
static void root_differs(const wrong *w)
{
    HcclResult called = HCCL_SUCCESS;
    for (int i = 0; i < 3 && called == HCCL_SUCCESS; i++)
        called = HcclBroadcast(w->a, 8, HCCL_DATA_TYPE_INT32,
                               i == 0 ? (uint32_t)w->ctx->rank % 2 : 0, w->comm, w->stream);
    expect(w, called, "root 0", "root 1");
}

static void pair_differs(const wrong *w, uint64_t count)
{
    HcclResult called = HCCL_SUCCESS;
    if (w->ctx->rank == 0)
        called = HcclSend(w->a, count, HCCL_DATA_TYPE_INT32, 1, w->comm, w->stream);
    else if (w->ctx->rank == 1)
        called = HcclRecv(w->b, count / 2, HCCL_DATA_TYPE_INT32, 0, w->comm, w->stream);
    if (w->ctx->rank == 1 || count * 4 > 4096)
        if (w->ctx->rank < 2)
            expect(w, called, "EI0005", "counts of the two sides must agree");
}

static void alltoall_differs(const wrong *w)
{
    uint64_t send[8], recv[8], displs[8];
    for (int p = 0; p < w->ctx->size; p++) {
        send[p] = w->ctx->rank == 0 ? 5 : 4;
        recv[p] = 4;
        displs[p] = (uint64_t)p * 16;
    }
    HcclResult called = HcclAlltoAllV(w->a, send, displs, HCCL_DATA_TYPE_INT32, w->b, recv, displs,
                                      HCCL_DATA_TYPE_INT32, w->comm, w->stream);
    expect(w, called, "EI0005", "rank 0 sends 20 bytes to rank");
}

/* Rank 1 makes one call less than the others, after more than the flight record keeps.
 * HCCL_EXEC_TIMEOUT is short. */
static void missing(const wrong *w)
{
    for (int i = 0; i < (w->ctx->rank == 1 ? 302 : 303); i++)
        OK(HcclAllReduce(w->a, w->b, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream));
    if (w->ctx->rank == 1) {
        OK(aclrtSynchronizeStream(w->stream));
        meet(w->ctx);
        return;
    }
    CHECK(aclrtSynchronizeStream(w->stream) != 0);
    CHECK_TEXT("rank 1");
    CHECK_TEXT("did not come: its last call is 302, HcclAllReduce (count 4), finished");
    meet(w->ctx);
}

/* Types that move and do not reduce. */
static void no_arithmetic(const wrong *w)
{
    static const HcclDataType types[] = {HCCL_DATA_TYPE_INT128, HCCL_DATA_TYPE_HIF8,
                                         HCCL_DATA_TYPE_FP8E4M3, HCCL_DATA_TYPE_FP8E5M2,
                                         HCCL_DATA_TYPE_FP8E8M0};
    uint64_t ones[8] = {1, 1, 1, 1, 1, 1, 1, 1}, at[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
        for (HcclReduceOp op = HCCL_REDUCE_SUM; op <= HCCL_REDUCE_MIN; op++)
            for (int o = 0; o < 4; o++) {
                HcclResult result =
                    o == 0   ? HcclAllReduce(w->a, w->b, 4, types[t], op, w->comm, w->stream)
                    : o == 1 ? HcclReduce(w->a, w->b, 4, types[t], op, 0, w->comm, w->stream)
                    : o == 2 ? HcclReduceScatter(w->a, w->b, 1, types[t], op, w->comm, w->stream)
                             : HcclReduceScatterV(w->a, ones, at, w->b, 1, types[t], op, w->comm,
                                                  w->stream);
                CHECK_EQ(result, HCCL_E_NOT_SUPPORT);
                CHECK_TEXT("has no arithmetic");
            }
}

static void arguments(const wrong *w)
{
    uint32_t beyond = (uint32_t)w->ctx->size;
    no_arithmetic(w);
    CHECK_EQ(HcclAllReduce(w->a, w->b, 4, (HcclDataType)13, HCCL_REDUCE_SUM, w->comm, w->stream),
             HCCL_E_PARA);
    CHECK_EQ(
        HcclAllReduce(w->a, w->b, 4, HCCL_DATA_TYPE_INT32, (HcclReduceOp)4, w->comm, w->stream),
        HCCL_E_PARA);
    CHECK_EQ(
        HcclAllReduce(NULL, w->b, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream),
        HCCL_E_PTR);
    CHECK_EQ(
        HcclAllReduce(w->a, w->a + 2, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream),
        HCCL_E_PARA);
    CHECK_TEXT("overlap in part");
    CHECK_EQ(HcclBroadcast(w->a, 4, HCCL_DATA_TYPE_INT32, beyond, w->comm, w->stream), HCCL_E_PARA);
    CHECK_TEXT("ranks of the communicator are 0 to");
    CHECK_EQ(HcclAllGather(w->a, w->b, UINT64_MAX / 4, HCCL_DATA_TYPE_INT32, w->comm, w->stream),
             HCCL_E_PARA);
    CHECK_EQ(HcclAllGather(w->a, w->b, 4, HCCL_DATA_TYPE_INT32, NULL, w->stream), HCCL_E_PTR);
    CHECK_EQ(HcclAllGather(w->a, w->b, 4, HCCL_DATA_TYPE_INT32, w->comm, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclAlltoAll(w->a, 4, HCCL_DATA_TYPE_INT32, w->b, 5, HCCL_DATA_TYPE_INT32, w->comm,
                          w->stream),
             HCCL_E_PARA);
    CHECK_EQ(HcclAlltoAllV(w->a, NULL, NULL, HCCL_DATA_TYPE_INT32, w->b, NULL, NULL,
                           HCCL_DATA_TYPE_INT32, w->comm, w->stream),
             HCCL_E_PTR);
    /* More than the buffer's allocation holds. */
    CHECK_EQ(HcclAllReduce(w->a, w->b, 1 << 22, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm,
                           w->stream),
             HCCL_E_PARA);
    /* Nothing of this was queued: the next call works. */
    OK(HcclAllReduce(w->a, w->b, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, w->comm, w->stream));
    OK(aclrtSynchronizeStream(w->stream));
}

static void body(const rank_ctx *ctx)
{
    wrong w = {.ctx = ctx, .comm = comm_create(ctx)};
    const char *name = ctx->argc > 1 ? ctx->argv[1] : "arguments";
    OK(aclrtCreateStream(&w.stream));
    OK(aclrtMalloc((void **)&w.a, ELEMENTS * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&w.b, ELEMENTS * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(w.a, ELEMENTS * sizeof(int), 0, ELEMENTS * sizeof(int)));
    if (strcmp(name, "arguments") == 0)
        arguments(&w);
    else if (strcmp(name, "count") == 0)
        count_differs(&w, 8);
    else if (strcmp(name, "large_count") == 0)
        count_differs(&w, 10000);
    else if (strcmp(name, "small_and_large") == 0)
        count_differs(&w, 1024);
    else if (strcmp(name, "operator") == 0)
        operator_differs(&w);
    else if (strcmp(name, "type") == 0)
        type_differs(&w);
    else if (strcmp(name, "root") == 0)
        root_differs(&w);
    else if (strcmp(name, "pair") == 0)
        pair_differs(&w, 10);
    else if (strcmp(name, "large_pair") == 0)
        pair_differs(&w, 10000);
    else if (strcmp(name, "alltoall") == 0)
        alltoall_differs(&w);
    else if (strcmp(name, "missing") == 0)
        missing(&w);
    else if (strcmp(name, "unchecked") == 0)
        unchecked(&w, 8);
    else
        CHECK(!"known case");
    meet(ctx);
    OK(HcclCommDestroy(w.comm));
    OK(aclrtFree(w.a));
    OK(aclrtFree(w.b));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
