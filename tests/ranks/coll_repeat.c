/* Proves: a small call that is made again, which the library does not check and compute anew, is
 * the same call in every respect: new data arrive, calls that alternate and roots that change keep
 * their own arguments, other counts and types are seen, and what has ended since - memory, a stream
 * - is refused with the words of a first call, on a call that all ranks make. */
#include "coll_support.h"

enum { COUNT = 12, TIMES = 40, LARGE = 40000 };

typedef struct repeat {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int32_t *send, *recv;
} repeat;

static void device_put(int32_t *to, const int32_t *from, uint64_t count)
{
    OK(aclrtMemcpy(to, count * 4, from, count * 4, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void expect(const repeat *t, const int32_t *at, uint64_t count, int32_t base, int32_t step)
{
    int32_t seen[COUNT];
    OK(aclrtSynchronizeStream(t->stream));
    OK(aclrtMemcpy(seen, count * 4, at, count * 4, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(seen[i], base + step * (int32_t)i);
}

/* Element i of rank r in turn k: 1000 k + 10 r + i. */
static void fill(const repeat *t, int32_t turn)
{
    int32_t values[COUNT];
    for (int32_t i = 0; i < COUNT; i++)
        values[i] = 1000 * turn + 10 * t->ctx->rank + i;
    device_put(t->send, values, COUNT);
}

static void reduces(const repeat *t)
{
    int32_t n = t->ctx->size;
    for (int32_t k = 0; k < TIMES; k++) {
        fill(t, k);
        OK(HcclAllReduce(t->send, t->recv, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        expect(t, t->recv, COUNT, 1000 * k * n + 10 * n * (n - 1) / 2, n);
    }
    /* Other arguments in the same places. */
    OK(HcclAllReduce(t->send, t->recv, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_MAX, t->comm,
                     t->stream));
    expect(t, t->recv, COUNT, 1000 * (TIMES - 1) + 10 * (n - 1), 1);
    OK(HcclAllReduce(t->send, t->recv, 3, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_MIN, t->comm,
                     t->stream));
    expect(t, t->recv, 3, 1000 * (TIMES - 1), 1);
    expect(t, t->recv + 3, 1, 1000 * (TIMES - 1) + 10 * (n - 1) + 3, 0); /* of the call before */
}

static void roots_alternate(const repeat *t)
{
    for (int32_t k = 0; k < TIMES; k++) {
        int root = k % t->ctx->size;
        fill(t, k);
        OK(HcclBroadcast(t->send, COUNT, HCCL_DATA_TYPE_INT32, (uint32_t)root, t->comm, t->stream));
        expect(t, t->send, COUNT, 1000 * k + 10 * root, 1);
        OK(HcclReduce(t->send, t->recv, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                      (uint32_t)root, t->comm, t->stream));
        if (t->ctx->rank == root)
            expect(t, t->recv, COUNT, (1000 * k + 10 * root) * t->ctx->size, t->ctx->size);
        OK(aclrtSynchronizeStream(t->stream));
    }
}

static void messages(const repeat *t)
{
    uint32_t n = (uint32_t)t->ctx->size, me = (uint32_t)t->ctx->rank;
    uint32_t next = (me + 1) % n, last = (me + n - 1) % n;
    for (int32_t k = 0; k < TIMES; k++) {
        uint64_t count = k < TIMES / 2 ? COUNT : COUNT / 2;
        HcclSendRecvItem items[2] = {{HCCL_SEND, t->send, count, HCCL_DATA_TYPE_INT32, next},
                                     {HCCL_RECV, t->recv, count, HCCL_DATA_TYPE_INT32, last}};
        fill(t, k);
        OK(HcclBatchSendRecv(items, 2, t->comm, t->stream));
        expect(t, t->recv, count, 1000 * k + 10 * (int32_t)last, 1);
    }
    expect(t, t->recv + COUNT / 2, 1, 1000 * (TIMES / 2 - 1) + 10 * (int32_t)last + COUNT / 2, 0);
}

static void ended_memory(const repeat *t)
{
    int32_t *gone;
    OK(aclrtMalloc((void **)&gone, COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    for (int k = 0; k < 2; k++)
        OK(HcclAllReduce(t->send, gone, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
    OK(aclrtSynchronizeStream(t->stream));
    OK(aclrtFree(gone));
    CHECK_EQ(HcclAllReduce(t->send, gone, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                           t->stream),
             HCCL_E_PARA);
    CHECK_TEXT("nothing is allocated");
}

static void ended_stream(repeat *t)
{
    aclrtStream gone = t->stream;
    OK(aclrtSynchronizeStream(gone));
    OK(aclrtDestroyStream(gone));
    CHECK(HcclAllReduce(t->send, t->recv, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                        gone) != HCCL_SUCCESS);
    CHECK_TEXT("not a live stream");
    OK(aclrtCreateStream(&t->stream));
    fill(t, 7);
    OK(HcclAllReduce(t->send, t->recv, COUNT, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_MAX, t->comm,
                     t->stream));
    expect(t, t->recv, COUNT, 7000 + 10 * (t->ctx->size - 1), 1);
}

/* Longer than what is done at once: through the kernel each time, in as many blocks as the device allows. */
static void large(const repeat *t)
{
    const int32_t n = t->ctx->size, me = t->ctx->rank;
    int32_t *image, *from, *to;
    CHECK((image = calloc(LARGE, 4)) != NULL);
    OK(aclrtMalloc((void **)&from, LARGE * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&to, LARGE * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    for (int32_t k = 0; k < TIMES / 2; k++) {
        for (int32_t i = 0; i < LARGE; i++)
            image[i] = 100000 * k + 10000 * me + i;
        device_put(from, image, LARGE);
        OK(aclrtSetDeviceResLimit(t->ctx->rank, ACL_RT_DEV_RES_VECTOR_CORE, k % 8 < 4 ? 3 : 1));
        OK(HcclAllReduce(from, to, LARGE, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        OK(aclrtSynchronizeStream(t->stream));
        OK(aclrtMemcpy(image, LARGE * 4, to, LARGE * 4, ACL_MEMCPY_DEVICE_TO_HOST));
        for (int32_t i = 0; i < LARGE; i++)
            CHECK_EQ(image[i], n * (100000 * k + i) + 10000 * n * (n - 1) / 2);
    }
    OK(aclrtResetDeviceResLimit(t->ctx->rank));
    OK(aclrtFree(to));
    CHECK_EQ(
        HcclAllReduce(from, to, LARGE, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm, t->stream),
        HCCL_E_PARA);
    CHECK_TEXT("nothing is allocated");
    OK(aclrtFree(from));
    free(image);
}

static void body(const rank_ctx *ctx)
{
    repeat t = {.ctx = ctx};
    t.comm = comm_create(ctx);
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtMalloc((void **)&t.send, COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&t.recv, COUNT * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    reduces(&t);
    roots_alternate(&t);
    messages(&t);
    ended_memory(&t);
    large(&t);
    ended_stream(&t);
    OK(aclrtDestroyStream(t.stream));
    OK(HcclCommDestroy(t.comm));
    OK(aclrtFree(t.send));
    OK(aclrtFree(t.recv));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
