/* Proves: small calls that are made again give what a first call gives, whether they are done at
 * once or, because a rank is late, by their kernel: every operator, sizes around every boundary,
 * queued and alone, roots that change. A caller's floating-point control does not reach the sums,
 * nor the sums' flags the caller. `differ`: a rank that calls something else after many equal calls
 * is told on all ranks. `messages`: the same for sends and receives by turns. `turns`: many calls
 * of ranks that share a CPU. `returned`: who waits for nobody is through when its call returns. */
#include <fenv.h>
#include <time.h>

#include "coll_support.h"

enum { TIMES = 20, MOST = 32769 /* elements of int32: more than is done at once */ };

/* Around the bytes that a head holds, 512 B, 1 KiB and 4 KiB, between which a message is written,
 * read and reduced in another way; then parts that go straight from buffer to buffer: which are
 * fetched, pushed, moved by wide stores, and just too long for the way without a kernel. */
static const uint64_t counts[] = {1,   2,   14,   15,   16,   127,  128,  129,   256,
                                  257, 515, 1023, 1024, 1025, 2049, 9001, 32768, MOST};

typedef struct at_once {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int32_t *send, *recv; /* room for MOST elements of every rank */
    int32_t *image;
} at_once;

/* Element i that rank r has for rank p in turn k. */
static int32_t value(int32_t k, int32_t r, int32_t p, uint64_t i)
{
    return 1000000 * k + 100000 * r + 10000 * p + (int32_t)i;
}

static void put(const at_once *t, int32_t k, uint64_t count, bool parted)
{
    int32_t n = t->ctx->size, me = t->ctx->rank;
    for (int32_t p = 0; p < n; p++)
        for (uint64_t i = 0; i < count; i++)
            t->image[(uint64_t)p * count + i] = value(k, me, parted ? p : 0, i);
    OK(aclrtMemcpy(t->send, (uint64_t)n * count * 4, t->image, (uint64_t)n * count * 4,
                   ACL_MEMCPY_HOST_TO_DEVICE));
}

/* The ranks come one after another now and then, so that some calls need their kernel. */
static void come(const at_once *t, int32_t k)
{
    const struct timespec late = {0, 100000};
    if (k % 5 == 1 && k / 5 % t->ctx->size == t->ctx->rank)
        nanosleep(&late, NULL);
}

static void expect(const at_once *t, const int32_t *at, uint64_t count, int32_t base, int32_t step)
{
    OK(aclrtSynchronizeStream(t->stream));
    OK(aclrtMemcpy(t->image, count * 4, at, count * 4, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(t->image[i], base + step * (int32_t)i);
}

static int32_t total(const at_once *t, int32_t k, int32_t p)
{
    int32_t sum = 0;
    for (int32_t r = 0; r < t->ctx->size; r++)
        sum += value(k, r, p, 0);
    return sum;
}

static void reductions(const at_once *t, uint64_t count)
{
    int32_t n = t->ctx->size, me = t->ctx->rank;
    for (int32_t k = 0; k < TIMES; k++) {
        int32_t root = k / 2 % n;
        put(t, k, count, false);
        come(t, k);
        OK(HcclAllReduce(t->send, t->recv, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        expect(t, t->recv, count, total(t, k, 0), n);
        OK(HcclReduce(t->send, t->recv, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_MAX,
                      (uint32_t)root, t->comm, t->stream));
        expect(t, t->recv, count, me == root ? value(k, n - 1, 0, 0) : total(t, k, 0),
               me == root ? 1 : n);
        put(t, k, count, true);
        OK(HcclReduceScatter(t->send, t->recv, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                             t->comm, t->stream));
        expect(t, t->recv, count, total(t, k, me), n);
    }
    for (int32_t k = 0; k < TIMES; k++) {
        put(t, k, count, false);
        come(t, k);
        OK(HcclAllReduce(t->send, t->send, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        expect(t, t->send, count, total(t, k, 0), n);
    }
}

static void copies(const at_once *t, uint64_t count)
{
    int32_t n = t->ctx->size, me = t->ctx->rank;
    for (int32_t k = 0; k < TIMES; k++) {
        int32_t root = k / 2 % n;
        put(t, k, count, false);
        come(t, k);
        OK(HcclAllGather(t->send, t->recv, count, HCCL_DATA_TYPE_INT32, t->comm, t->stream));
        for (int32_t r = 0; r < n; r++)
            expect(t, t->recv + (uint64_t)r * count, count, value(k, r, 0, 0), 1);
        OK(HcclBroadcast(t->send, count, HCCL_DATA_TYPE_INT32, (uint32_t)root, t->comm, t->stream));
        expect(t, t->send, count, value(k, root, 0, 0), 1);
        put(t, k, count, true);
        OK(HcclAlltoAll(t->send, count, HCCL_DATA_TYPE_INT32, t->recv, count, HCCL_DATA_TYPE_INT32,
                        t->comm, t->stream));
        for (int32_t r = 0; r < n; r++)
            expect(t, t->recv + (uint64_t)r * count, count, value(k, r, me, 0), 1);
        OK(HcclScatter(t->send, t->recv, count, HCCL_DATA_TYPE_INT32, (uint32_t)root, t->comm,
                       t->stream));
        expect(t, t->recv, count, value(k, root, me, 0), 1);
    }
}

/* Calls that are kept in the same place, queued while the ones before still wait there: reductions
 * in place, each of which adds the other ranks' parts once more, and others behind them. */
static void queued(const at_once *t)
{
    int32_t others = 0, n = t->ctx->size;
    for (int32_t k = 0; k < TIMES && n > 1; k++) {
        put(t, k, 4, true);
        for (int i = 0; i < 3; i++)
            OK(HcclReduce(t->send, t->send, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, 1, t->comm,
                          t->stream));
        for (int i = 0; i < 3; i++)
            OK(HcclReduceScatter(t->send, t->recv, 4, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM,
                                 t->comm, t->stream));
        others = total(t, k, 0) - value(k, 1, 0, 0);
        expect(t, t->send, 4,
               t->ctx->rank == 1 ? value(k, 1, 0, 0) + 3 * others : value(k, t->ctx->rank, 0, 0),
               t->ctx->rank == 1 ? 1 + 3 * (n - 1) : 1);
    }
}

/* 1 + 2^-25 rounds to 1; upwards it would not. */
static void control(const at_once *t)
{
    float mine = t->ctx->rank == 0 ? 1 : 0x1p-25f, sum;
    int32_t *bits = t->image;
    for (int32_t k = 0; k < TIMES; k++) {
        OK(aclrtMemcpy(t->send, 4, &mine, 4, ACL_MEMCPY_HOST_TO_DEVICE));
        CHECK_EQ(fesetround(k % 2 ? FE_UPWARD : FE_TONEAREST), 0);
        CHECK_EQ(feclearexcept(FE_ALL_EXCEPT), 0);
        OK(HcclAllReduce(t->send, t->recv, 1, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        OK(aclrtSynchronizeStream(t->stream));
        CHECK_EQ(fetestexcept(FE_INEXACT), 0);
        CHECK_EQ(fegetround(), k % 2 ? FE_UPWARD : FE_TONEAREST);
        CHECK_EQ(fesetround(FE_TONEAREST), 0);
        OK(aclrtMemcpy(bits, 4, t->recv, 4, ACL_MEMCPY_DEVICE_TO_HOST));
        memcpy(&sum, bits, 4);
        CHECK(sum == 1);
    }
}

static void differ(const at_once *t)
{
    uint64_t last = t->ctx->rank == t->ctx->size - 1;
    put(t, 1, 8, false);
    for (int32_t k = 0; k < 8 * TIMES; k++) {
        OK(HcclAllReduce(t->send, t->recv, 8, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        OK(aclrtSynchronizeStream(t->stream));
    }
    /* Whoever comes after the others have found it is refused at once. */
    HcclResult called = HcclAllReduce(t->send, t->recv, 8 - last, HCCL_DATA_TYPE_INT32,
                                      HCCL_REDUCE_SUM, t->comm, t->stream);
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(t->stream) != ACL_SUCCESS);
    CHECK_TEXT("EI0005");
    CHECK_TEXT("count 7");
    CHECK_TEXT("count 8");
}

/* Messages that are kept in the same place, queued while the ones before still wait there. */
static void several_queued(const at_once *t)
{
    put(t, 5, 4, false);
    for (int32_t k = 0; k < TIMES && t->ctx->rank < 2; k++) {
        for (int i = 0; i < 4; i++)
            if (t->ctx->rank == 0)
                OK(HcclSend(t->send, 4 - (uint64_t)i / 2, HCCL_DATA_TYPE_INT32, 1, t->comm,
                            t->stream));
            else
                OK(HcclRecv(t->recv + 4 * i, 4 - (uint64_t)i / 2, HCCL_DATA_TYPE_INT32, 0, t->comm,
                            t->stream));
        OK(aclrtSynchronizeStream(t->stream));
        for (int i = 0; i < 4 && t->ctx->rank == 1; i++)
            expect(t, t->recv + 4 * i, 4 - (uint64_t)i / 2, value(5, 0, 0, 0), 1);
    }
}

/* A message is there already, and not the one that has been expected again and again. */
static void other_size(const at_once *t)
{
    for (int32_t k = 0; k < TIMES && t->ctx->rank < 2; k++) {
        if (t->ctx->rank == 0)
            OK(HcclSend(t->send, 2, HCCL_DATA_TYPE_INT32, 1, t->comm, t->stream));
        else
            OK(HcclRecv(t->recv, 2, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream));
        OK(aclrtSynchronizeStream(t->stream));
    }
    if (t->ctx->rank == 0) {
        OK(HcclSend(t->send, 3, HCCL_DATA_TYPE_INT32, 1, t->comm, t->stream));
        OK(aclrtSynchronizeStream(t->stream));
    }
    OK(aivd_launch_barrier());
    if (t->ctx->rank == 1) {
        OK(HcclRecv(t->recv, 2, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream));
        CHECK(aclrtSynchronizeStream(t->stream) != ACL_SUCCESS);
        CHECK_TEXT("EI0005");
    }
}

/* Round the ring: some send first, some receive first; then both in one call. */
static void messages(const at_once *t)
{
    uint32_t n = (uint32_t)t->ctx->size, me = (uint32_t)t->ctx->rank;
    uint32_t to = (me + 1) % n, from = (me + n - 1) % n;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (int32_t k = 0; k < TIMES; k++) {
            HcclSendRecvItem both[2] = {{HCCL_RECV, t->recv, counts[c], HCCL_DATA_TYPE_INT32, from},
                                        {HCCL_SEND, t->send, counts[c], HCCL_DATA_TYPE_INT32, to}};
            put(t, k, counts[c], false);
            come(t, k);
            if (me == 0)
                OK(HcclSend(t->send, counts[c], HCCL_DATA_TYPE_INT32, to, t->comm, t->stream));
            OK(HcclRecv(t->recv, counts[c], HCCL_DATA_TYPE_INT32, from, t->comm, t->stream));
            if (me != 0)
                OK(HcclSend(t->send, counts[c], HCCL_DATA_TYPE_INT32, to, t->comm, t->stream));
            expect(t, t->recv, counts[c], value(k, (int32_t)from, 0, 0), 1);
            put(t, k + TIMES, counts[c], false);
            OK(HcclBatchSendRecv(both, 2, t->comm, t->stream));
            expect(t, t->recv, counts[c], value(k + TIMES, (int32_t)from, 0, 0), 1);
        }
    /* A sender that runs ahead by more than the pair has slots, then another size. */
    for (int32_t k = 0; k < TIMES; k++) {
        put(t, k, 2, false);
        if (me == 0)
            OK(HcclSend(t->send, 2, HCCL_DATA_TYPE_INT32, to, t->comm, t->stream));
        if (me == 1)
            come(t, 1);
        if (me == 1)
            OK(HcclRecv(t->recv, 2, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream));
        OK(aclrtSynchronizeStream(t->stream));
        if (me == 1)
            expect(t, t->recv, 2, value(k, 0, 0, 0), 1);
    }
    several_queued(t);
    other_size(t);
}

static uint16_t bfloat(int32_t number)
{
    float value = (float)number;
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return (uint16_t)(bits >> 16);
}

/* Longer vectors of two bytes, which are accumulated in float: small whole numbers, so that every
 * order gives the same. In turn k rank r has i % 8 * (r + 1) + k % 16, of which the last rank's is
 * the largest. */
static void halves(const at_once *t)
{
    static const uint64_t some[] = {257, 1000, 2048};
    int32_t n = t->ctx->size, me = t->ctx->rank;
    uint16_t *image = (uint16_t *)t->image;
    for (size_t c = 0; c < sizeof some / sizeof *some; c++)
        for (int32_t k = 0; k < 2 * TIMES; k++) {
            bool sum = k < TIMES;
            for (uint64_t i = 0; i < some[c]; i++)
                image[i] = bfloat((int32_t)(i % 8) * (me + 1) + k % 16);
            OK(aclrtMemcpy(t->send, some[c] * 2, image, some[c] * 2, ACL_MEMCPY_HOST_TO_DEVICE));
            come(t, k);
            OK(HcclAllReduce(t->send, t->recv, some[c], HCCL_DATA_TYPE_BFP16,
                             sum ? HCCL_REDUCE_SUM : HCCL_REDUCE_MAX, t->comm, t->stream));
            OK(aclrtSynchronizeStream(t->stream));
            OK(aclrtMemcpy(image, some[c] * 2, t->recv, some[c] * 2, ACL_MEMCPY_DEVICE_TO_HOST));
            for (uint64_t i = 0; i < some[c]; i++)
                CHECK_EQ(image[i], bfloat((int32_t)(i % 8) * (sum ? n * (n + 1) / 2 : n) +
                                          k % 16 * (sum ? n : 1)));
        }
}

static void everything(const at_once *t)
{
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        reductions(t, counts[c]);
        copies(t, counts[c]);
    }
    halves(t);
    queued(t);
    control(t);
}

/* For ranks on one CPU: whoever comes first finds nobody there. */
static void turns(const at_once *t)
{
    put(t, 1, 8, false);
    for (int32_t k = 0; k < 15 * TIMES; k++) {
        OK(HcclAllReduce(t->send, t->recv, 8, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm,
                         t->stream));
        expect(t, t->recv, 8, total(t, 1, 0), t->ctx->size);
    }
}

/* The root waits for nobody: its stream has nothing else to do, so the call ends before it returns.
 */
static void returned(const at_once *t)
{
    const bool recorded = getenv("AIVDRIVE_RECORD") != NULL; /* observers see the kernel, queued */
    aclrtStreamStatus status;
    for (int32_t k = 0; k < TIMES; k++) {
        put(t, k, 8, false);
        OK(aivd_launch_barrier());
        OK(HcclBroadcast(t->send, 8, HCCL_DATA_TYPE_INT32, 0, t->comm, t->stream));
        OK(aclrtStreamQuery(t->stream, &status));
        if (t->ctx->rank == 0 && k > 0 && !recorded) /* the first is checked, and queued */
            CHECK_EQ(status, ACL_STREAM_STATUS_COMPLETE);
        expect(t, t->send, 8, value(k, 0, 0, 0), 1);
    }
}

static void body(const rank_ctx *ctx)
{
    at_once t = {.ctx = ctx};
    uint64_t bytes = (uint64_t)ctx->size * MOST * 4;
    bool broken =
        ctx->argc > 1 && strcmp(ctx->argv[1], "turns") && strcmp(ctx->argv[1], "returned");
    CHECK((t.image = malloc(bytes)) != NULL);
    t.comm = comm_create(ctx);
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtMalloc((void **)&t.send, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&t.recv, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    if (ctx->argc < 2)
        everything(&t);
    else if (strcmp(ctx->argv[1], "differ") == 0)
        differ(&t);
    else if (strcmp(ctx->argv[1], "turns") == 0)
        turns(&t);
    else if (strcmp(ctx->argv[1], "returned") == 0)
        returned(&t);
    else
        messages(&t);
    OK(aivd_launch_barrier()); /* nobody leaves before all have said what they found */
    aclrtDestroyStream(t.stream);
    if (!broken) {
        OK(HcclCommDestroy(t.comm));
        OK(aclrtFree(t.send));
        OK(aclrtFree(t.recv));
    }
    free(t.image);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
