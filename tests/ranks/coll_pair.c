/* Proves: messages between two ranks arrive whole and in order, whatever their size, memory and
 * number; batches and groups have no deadlock where single calls would; a rank may send to itself
 * in a batch. */
#include "coll_support.h"

typedef struct pair_test {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    bool device;
} pair_test;

static const uint64_t counts[] = {0, 1, 3, 1000, 1024, 1025, 40000, 1100000};
#define COUNTS (sizeof counts / sizeof *counts)

static buffer ints(const pair_test *t, int from, uint64_t message, uint64_t count, bool filled)
{
    buffer b = buffer_make(count * 4, t->device, 4);
    for (uint64_t i = 0; i < count && filled; i++)
        element_put(b.data + 4 * i, HCCL_DATA_TYPE_INT32, value_of(from, i + message, 0));
    buffer_put(&b);
    return b;
}

static void ints_check(const pair_test *t, buffer *b, int from, uint64_t message, const char *what)
{
    buffer_get(b);
    for (uint64_t i = 0; i < b->bytes / 4; i++)
        element_check(b->data + 4 * i, HCCL_DATA_TYPE_INT32, value_of(from, i + message, 0), what,
                      t->ctx->rank, i);
    buffer_check(b, what);
}

/* Even ranks send first, odd ranks receive first; the ring is closed when it is even or by one rank
 * that does the other thing. */
static void ring(const pair_test *t, uint64_t count)
{
    int n = t->ctx->size, me = t->ctx->rank, next = (me + 1) % n, last = (me + n - 1) % n;
    buffer s = ints(t, me, count, count, true), r = ints(t, 0, 0, count, false);
    if (me % 2 == 0)
        OK(HcclSend(s.at, count, HCCL_DATA_TYPE_INT32, (uint32_t)next, t->comm, t->stream));
    OK(HcclRecv(r.at, count, HCCL_DATA_TYPE_INT32, (uint32_t)last, t->comm, t->stream));
    if (me % 2 != 0)
        OK(HcclSend(s.at, count, HCCL_DATA_TYPE_INT32, (uint32_t)next, t->comm, t->stream));
    OK(aclrtSynchronizeStream(t->stream));
    ints_check(t, &r, last, count, "ring");
    buffer_free(&s);
    buffer_free(&r);
}

/* Everybody to everybody, two messages each way, itself included. */
static void all_pairs(const pair_test *t, uint64_t count, bool group)
{
    enum { EACH = 2 };
    int n = t->ctx->size, me = t->ctx->rank;
    buffer *s = calloc((size_t)(n * EACH), sizeof *s), *r = calloc((size_t)(n * EACH), sizeof *r);
    HcclSendRecvItem *items = calloc((size_t)(2 * n * EACH), sizeof *items);
    uint32_t k = 0;
    for (int p = 0; p < n; p++)
        for (int m = 0; m < EACH; m++) {
            int i = p * EACH + m;
            s[i] = ints(t, me, (uint64_t)(p * 10 + m), count, true);
            r[i] = ints(t, 0, 0, count, false);
            items[k++] =
                (HcclSendRecvItem){HCCL_SEND, s[i].at, count, HCCL_DATA_TYPE_INT32, (uint32_t)p};
            items[k++] =
                (HcclSendRecvItem){HCCL_RECV, r[i].at, count, HCCL_DATA_TYPE_INT32, (uint32_t)p};
        }
    if (group) {
        bool inside = false;
        OK(HcclGroupStart());
        OK(HcclGroupStatusGet(&inside));
        CHECK(inside);
        for (uint32_t i = 0; i < k; i++)
            if (items[i].sendRecvType == HCCL_SEND)
                OK(HcclSend(items[i].buf, count, items[i].dataType, items[i].remoteRank, t->comm,
                            t->stream));
            else
                OK(HcclRecv(items[i].buf, count, items[i].dataType, items[i].remoteRank, t->comm,
                            t->stream));
        OK(HcclGroupEnd());
    } else {
        OK(HcclBatchSendRecv(items, k, t->comm, t->stream));
    }
    OK(aclrtSynchronizeStream(t->stream));
    for (int i = 0; i < n * EACH; i++) {
        ints_check(t, &r[i], i / EACH, (uint64_t)(me * 10 + i % EACH), "all pairs");
        buffer_free(&s[i]);
        buffer_free(&r[i]);
    }
    free(s);
    free(r);
    free(items);
}

/* Many small messages back to back, with collectives in between. */
static void stream_of_messages(const pair_test *t)
{
    enum { MESSAGES = 500 };
    int me = t->ctx->rank;
    int *value, *seen;
    if (t->ctx->size < 2)
        return;
    OK(aclrtMalloc((void **)&value, sizeof(int) * MESSAGES, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&seen, sizeof(int) * MESSAGES, ACL_MEM_MALLOC_HUGE_FIRST));
    int host[MESSAGES];
    for (int i = 0; i < MESSAGES; i++)
        host[i] = i * 7;
    OK(aclrtMemcpy(value, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
    for (int i = 0; i < MESSAGES; i++) {
        if (me == 0)
            OK(HcclSend(value + i, 1, HCCL_DATA_TYPE_INT32, 1, t->comm, t->stream));
        if (me == 1)
            OK(HcclRecv(seen + i, 1, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream));
        if (i % 50 == 0)
            OK(HcclAllReduce(value, value, 0, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                             t->stream));
    }
    OK(aclrtSynchronizeStream(t->stream));
    OK(aclrtMemcpy(host, sizeof host, me == 1 ? seen : value, sizeof host,
                   ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < MESSAGES; i++)
        CHECK_EQ(host[i], i * 7);
    OK(aclrtFree(value));
    OK(aclrtFree(seen));
}

static void refusals(const pair_test *t)
{
    int *memory;
    bool inside = true;
    HcclSendRecvItem item = {HCCL_SEND, NULL, 1, HCCL_DATA_TYPE_INT32, 0};
    OK(aclrtMalloc((void **)&memory, 4, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK_EQ(HcclSend(memory, 1, HCCL_DATA_TYPE_INT32, (uint32_t)t->ctx->rank, t->comm, t->stream),
             HCCL_E_PARA);
    CHECK_TEXT("itself");
    CHECK_EQ(HcclSend(memory, 1, HCCL_DATA_TYPE_INT32, (uint32_t)t->ctx->size, t->comm, t->stream),
             HCCL_E_PARA);
    CHECK_TEXT("ranks of the communicator are 0 to");
    CHECK_EQ(HcclRecv(NULL, 1, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream), HCCL_E_PTR);
    CHECK_EQ(HcclRecv(memory, UINT64_MAX / 2, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream),
             HCCL_E_PARA);
    CHECK_EQ(HcclRecv(memory, 1, (HcclDataType)13, 0, t->comm, t->stream), HCCL_E_PARA);
    CHECK_EQ(HcclBatchSendRecv(&item, 0, t->comm, t->stream), HCCL_E_PARA);
    CHECK_EQ(HcclBatchSendRecv(NULL, 1, t->comm, t->stream), HCCL_E_PTR);
    CHECK_EQ(HcclBatchSendRecv(&item, 1, t->comm, t->stream), HCCL_E_PTR);
    CHECK_EQ(HcclGroupEnd(), HCCL_E_RUNTIME);
    CHECK_EQ(HcclGroupStatusGet(NULL), HCCL_E_PTR);
    OK(HcclGroupStatusGet(&inside));
    CHECK(!inside);
    OK(aclrtFree(memory));
}

static void body(const rank_ctx *ctx)
{
    pair_test t = {.ctx = ctx, .comm = comm_create(ctx)};
    OK(aclrtCreateStream(&t.stream));
    refusals(&t);
    for (int memory = 0; memory < 2; memory++) {
        t.device = memory == 0;
        if (ctx->argc > 1 && !t.device) /* device memory only */
            continue;
        for (size_t c = 0; c < COUNTS; c++) {
            if (ctx->size > 1)
                ring(&t, counts[c]);
            all_pairs(&t, counts[c] / 4, false);
            all_pairs(&t, counts[c] / 3, true);
        }
    }
    stream_of_messages(&t);
    OK(aclrtDestroyStream(t.stream));
    OK(HcclCommDestroy(t.comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
