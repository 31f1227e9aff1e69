/* Communication threads and what is put on them: copies and reductions here and through channels,
 * notifies of threads, of channels and of the runtime, batches, limits, and refusals. Expected
 * values are plain loops. Usage: hccl_primitive [--threads N] */
#include "hccl/hccl_res_expt.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/hcomm_res.h"
#include "hccl_support.h"

enum { WORDS = 3000, ROUNDS = 20, RANKS_MAX = 16 };

typedef struct bench {
    HcclComm comm;
    ThreadHandle main, side;
    ChannelHandle channels[RANKS_MAX]; /* by rank; 0 for the own */
    int32_t *window[RANKS_MAX];        /* every rank's HCCL buffer */
    int32_t *local;                    /* memory of this rank alone */
    aclrtStream stream;                /* behind `main` */
} bench;

static void setup(const rank_ctx *ctx, bench *b)
{
    ThreadHandle two[2];
    ChannelHandle list[RANKS_MAX];
    void *p;
    uint64_t size;
    b->comm = comm_create(ctx);
    OK(aclrtCreateStream(&b->stream));
    OK(HcclThreadAcquireWithStream(b->comm, COMM_ENGINE_CPU_TS, b->stream, 2, &b->main));
    OK(HcclThreadAcquire(b->comm, COMM_ENGINE_CPU_TS, 2, 3, two));
    b->side = two[1];
    OK(channels_acquire(ctx, b->comm, COMM_ENGINE_CPU_TS, NULL, 0, list));
    for (int r = 0, n = 0; r < ctx->size; r++) {
        b->channels[r] = r == ctx->rank ? 0 : list[n++];
        OK(HcclGetRemoteIpcHcclBuf(b->comm, (uint64_t)r, &p, &size));
        b->window[r] = p;
    }
    OK(aclrtMalloc(&p, 4 * WORDS * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(p, 4 * WORDS * 4, 0, 4 * WORDS * 4));
    b->local = p;
}

static void put(int32_t *device, int32_t first, int32_t step)
{
    int32_t host[WORDS];
    for (int i = 0; i < WORDS; i++)
        host[i] = first + step * i;
    OK(aclrtMemcpy(device, sizeof host, host, sizeof host, ACL_MEMCPY_HOST_TO_DEVICE));
}

static void expect(const int32_t *device, int32_t first, int32_t step)
{
    int32_t host[WORDS];
    OK(aclrtMemcpy(host, sizeof host, device, sizeof host, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 0; i < WORDS; i++)
        CHECK_EQ(host[i], first + step * i);
}

static void sleep_long(void *unused)
{
    (void)unused;
    usleep(100000);
}

/* A thread that waits for a notify of the runtime sees what was done before it was recorded,
 * however late that is. */
static void late_notify(bench *b)
{
    aclrtNotify notify;
    void *side_stream = NULL;
    uint32_t id;
    OK(HcclThreadResGetInfo(b->comm, b->side, THREAD_RES_TYPE_STREAM, sizeof(aclrtStream),
                            &side_stream));
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtGetNotifyId(notify, &id));
    put(b->local, 40, 2);
    put(b->local + WORDS, 0, 0);
    OK(aclrtLaunchHostFunc(side_stream, sleep_long, NULL));
    OK(HcommLocalCopyOnThread(b->side, b->local + WORDS, b->local, WORDS * 4));
    OK(HcommAclrtNotifyRecordOnThread(b->side, id));
    OK(HcommAclrtNotifyWaitOnThread(b->main, id, 30));
    OK(HcommLocalCopyOnThread(b->main, b->local + 2 * WORDS, b->local + WORDS, WORDS * 4));
    OK(aclrtSynchronizeStream(b->stream));
    expect(b->local + 2 * WORDS, 40, 2);
    OK(aclrtSynchronizeStream(side_stream));
    OK(aclrtDestroyNotify(notify));
}

/* Two threads hand work to each other; only the first one's stream is synchronised. */
static void locally(bench *b)
{
    put(b->local, 5, 3);
    put(b->local + 2 * WORDS, 100, -1);
    for (int round = 0; round < ROUNDS; round++) {
        OK(aclrtMemset(b->local + WORDS, WORDS * 4, 0, WORDS * 4));
        OK(HcommThreadNotifyRecordOnThread(b->main, b->side, 2));
        OK(HcommThreadNotifyWaitOnThread(b->side, 2, 30));
        OK(HcommLocalCopyOnThread(b->side, b->local + WORDS, b->local, WORDS * 4));
        OK(HcommThreadNotifyRecordOnThread(b->side, b->main, 1));
        OK(HcommThreadNotifyWaitOnThreadWithDefaultTimeout(b->main, 1));
        OK(HcommLocalReduceOnThread(b->main, b->local + WORDS, b->local + 2 * WORDS, WORDS,
                                    HCOMM_DATA_TYPE_INT32, HCOMM_REDUCE_SUM));
        OK(HcommFenceOnThread(b->main));
        OK(aclrtSynchronizeStream(b->stream));
        expect(b->local + WORDS, 105, 2);
    }
    /* A notify of the runtime, by its number. */
    aclrtNotify notify;
    uint32_t id;
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtGetNotifyId(notify, &id));
    OK(HcommAclrtNotifyRecordOnThread(b->side, id));
    OK(HcommAclrtNotifyWaitOnThread(b->main, id, 30));
    OK(aclrtSynchronizeStream(b->stream));
    OK(aclrtDestroyNotify(notify));
    CHECK_EQ(HcommAclrtNotifyRecordOnThread(b->side, id), HCCL_E_PARA);
    OK(HcommLocalCopyOnThread(b->main, b->local, b->local + 64, 0));
}

/* To the next rank: write with a notify; the receiver tells that its place is free. */
static void ring(const rank_ctx *ctx, bench *b)
{
    int next = (ctx->rank + 1) % ctx->size, before = (ctx->rank + ctx->size - 1) % ctx->size;
    for (int round = 1; round <= ROUNDS; round++) {
        put(b->local, 1000 * ctx->rank + round, 7);
        if (round > 1)
            OK(HcommChannelNotifyWaitOnThread(b->main, b->channels[next], 1, 30));
        if (round % 2) {
            OK(HcommWriteWithNotifyOnThread(b->main, b->channels[next], b->window[next], b->local,
                                            WORDS * 4, 0));
        } else {
            OK(HcommWriteNbiOnThread(b->main, b->channels[next], b->window[next], b->local,
                                     WORDS * 4));
            OK(HcommChannelFenceOnThread(b->main, b->channels[next]));
            OK(HcommChannelNotifyRecordOnThread(b->main, b->channels[next], 0));
        }
        OK(HcommChannelNotifyWaitOnThreadWithDefaultTimeout(b->main, b->channels[before], 0));
        OK(HcommLocalCopyOnThread(b->main, b->local + WORDS, b->window[ctx->rank], WORDS * 4));
        OK(HcommChannelNotifyRecordOnThread(b->main, b->channels[before], 1));
        OK(HcommChannelDrainOnThread(b->main, b->channels[before]));
        OK(aclrtSynchronizeStream(b->stream));
        expect(b->local + WORDS, 1000 * before + round, 7);
    }
    OK(HcommChannelNotifyWaitOnThread(b->main, b->channels[next], 1, 30));
    OK(aclrtSynchronizeStream(b->stream));
}

/* All ranks add into rank 0's window at the same time, and read it back. */
static void sums(const rank_ctx *ctx, bench *b)
{
    int32_t sum = 0;
    for (int r = 0; r < ctx->size; r++)
        sum += r + 1;
    if (ctx->rank == 0)
        put(b->window[0], 10, 0);
    put(b->local, ctx->rank + 1, 0);
    meet(ctx);
    if (ctx->rank == 0)
        OK(HcommLocalReduceOnThread(b->main, b->window[0], b->local, WORDS, HCOMM_DATA_TYPE_INT32,
                                    HCOMM_REDUCE_SUM));
    else
        OK(HcommWriteReduceOnThread(b->main, b->channels[0], b->window[0], b->local, WORDS,
                                    HCOMM_DATA_TYPE_INT32, HCOMM_REDUCE_SUM));
    OK(aclrtSynchronizeStream(b->stream));
    meet(ctx);
    if (ctx->rank != 0) {
        OK(HcommReadOnThread(b->main, b->channels[0], b->local + WORDS, b->window[0], WORDS * 4));
        put(b->local + 2 * WORDS, -5, 0);
        put(b->local + 3 * WORDS, -5, 0);
        OK(HcommReadReduceOnThread(b->side, b->channels[0], b->local + 2 * WORDS, b->window[0],
                                   WORDS, HCOMM_DATA_TYPE_INT32, HCOMM_REDUCE_MAX));
        OK(HcommThreadNotifyRecordOnThread(b->side, b->main, 0));
        OK(HcommThreadNotifyWaitOnThread(b->main, 0, 30));
        OK(HcommReadNbiOnThread(b->main, b->channels[0], b->local + 3 * WORDS, b->window[0],
                                WORDS * 4));
        OK(aclrtSynchronizeStream(b->stream));
        expect(b->local + WORDS, 10 + sum, 0);
        expect(b->local + 2 * WORDS, 10 + sum, 0); /* the greater ones */
        expect(b->local + 3 * WORDS, 10 + sum, 0);
    } else {
        expect(b->window[0], 10 + sum, 0);
    }
    meet(ctx);
}

/* Several transfers in one call; then the forms without a thread. */
static void batches(const rank_ctx *ctx, bench *b)
{
    int next = (ctx->rank + 1) % ctx->size, before = (ctx->rank + ctx->size - 1) % ctx->size;
    HcommBatchTransferDesc list[3] = {{.transType = HCOMM_TRANSFER_TYPE_WRITE},
                                      {.transType = HCOMM_TRANSFER_TYPE_WRITE_REDUCE},
                                      {.transType = HCOMM_TRANSFER_TYPE_NOTIFY_RECORD}};
    put(b->local, ctx->rank, 1);
    list[0].transferInfo.write.dst = b->window[next];
    list[0].transferInfo.write.src = b->local;
    list[0].transferInfo.write.len = WORDS * 4;
    list[1].transferInfo.reduce.dst = b->window[next];
    list[1].transferInfo.reduce.src = b->local;
    list[1].transferInfo.reduce.count = WORDS;
    list[1].transferInfo.reduce.dataType = HCOMM_DATA_TYPE_INT32;
    list[1].transferInfo.reduce.reduceOp = HCOMM_REDUCE_SUM;
    list[2].transferInfo.notifyRecord.notifyIdx = 2;
    meet(ctx);
    CHECK_EQ(HcommBatchModeEnd("steps"), HCCL_E_PARA);
    CHECK_EQ(HcommBatchModeStart(NULL), HCCL_E_PTR);
    OK(HcommBatchModeStart("steps"));
    CHECK_EQ(HcommBatchModeStart("more"), HCCL_E_PARA);
    CHECK_TEXT("steps");
    OK(HcommBatchTransferOnThread(b->main, b->channels[next], list, 3));
    CHECK_EQ(HcommBatchModeEnd("other"), HCCL_E_PARA);
    OK(HcommBatchModeEnd("steps"));
    OK(HcommChannelNotifyWaitOnThread(b->main, b->channels[before], 2, 30));
    OK(aclrtSynchronizeStream(b->stream));
    expect(b->window[ctx->rank], 2 * before, 2);
    CHECK_EQ(HcommBatchTransferOnThread(b->main, b->channels[next], list, 0), HCCL_E_PARA);
    list[1].transType = (HcommTransferType)9;
    CHECK_EQ(HcommBatchTransferOnThread(b->main, b->channels[next], &list[1], 1), HCCL_E_PARA);
    meet(ctx);
    put(b->local, -ctx->rank, 2);
    OK(HcommWriteNbi(b->channels[next], b->window[next], b->local, WORDS * 4));
    OK(HcommChannelFence(b->channels[next]));
    OK(HcommChannelNotifyRecord(b->channels[next], 0));
    OK(HcommChannelNotifyWait(b->channels[before], 0, 30));
    expect(b->window[ctx->rank], -before, 2);
    OK(HcommReadNbi(b->channels[next], b->local + WORDS, b->window[next], WORDS * 4));
    expect(b->local + WORDS, -ctx->rank, 2);
    meet(ctx);
    OK(HcommWriteWithNotifyNbi(b->channels[next], b->window[next], b->local, 64, 1));
    OK(HcommChannelNotifyWait(b->channels[before], 1, 30));
    meet(ctx);
}

/* The two forms with a notify that no other test here uses. */
static void with_notify(const rank_ctx *ctx, bench *b)
{
    int next = (ctx->rank + 1) % ctx->size, before = (ctx->rank + ctx->size - 1) % ctx->size;
    put(b->window[ctx->rank], 1000, 0);
    put(b->local, ctx->rank, 3);
    meet(ctx);
    OK(HcommWriteReduceWithNotifyOnThread(b->main, b->channels[next], b->window[next], b->local,
                                          WORDS, HCOMM_DATA_TYPE_INT32, HCOMM_REDUCE_SUM, 1));
    OK(HcommChannelNotifyWaitOnThread(b->main, b->channels[before], 1, 30));
    OK(aclrtSynchronizeStream(b->stream));
    expect(b->window[ctx->rank], 1000 + before, 3);
    meet(ctx);
    OK(HcommWriteWithNotifyNbiOnThread(b->main, b->channels[next], b->window[next], b->local,
                                       WORDS * 4, 2));
    OK(HcommChannelNotifyWaitOnThread(b->main, b->channels[before], 2, 30));
    OK(aclrtSynchronizeStream(b->stream));
    expect(b->window[ctx->rank], before, 3);
    meet(ctx);
}

static void refusals(const rank_ctx *ctx, bench *b)
{
    int next = (ctx->rank + 1) % ctx->size;
    ThreadHandle one, bad = (ThreadHandle)(uintptr_t)b;
    ThreadConfig config[2];
    int32_t *elsewhere = b->local;
    void *info = NULL;
    CHECK_EQ(HcclThreadAcquire(NULL, COMM_ENGINE_CPU, 1, 0, &one), HCCL_E_PTR);
    CHECK_EQ(HcclThreadAcquire(b->comm, COMM_ENGINE_CPU, 1, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclThreadAcquire(b->comm, COMM_ENGINE_AIV, 1, 0, &one), HCCL_E_NOT_SUPPORT);
    CHECK_EQ(HcclThreadAcquire(b->comm, (CommEngine)17, 1, 0, &one), HCCL_E_PARA);
    CHECK_EQ(HcclThreadAcquire(b->comm, COMM_ENGINE_CPU, 0, 0, &one), HCCL_E_PARA);
    CHECK_EQ(HcclThreadAcquire(b->comm, COMM_ENGINE_CPU, 1, 65, &one), HCCL_E_PARA);
    OK(ThreadConfigInit(config, 2));
    config[0].notifyNumPerThread = 1;
    OK(HcclThreadAcquireWithConfig(b->comm, COMM_ENGINE_CPU, 1, THREAD_TYPE_TS, config, &one));
    config[1].header.magicWord = 4;
    CHECK_EQ(
        HcclThreadAcquireWithConfig(b->comm, COMM_ENGINE_CPU, 1, THREAD_TYPE_TS, &config[1], &one),
        HCCL_E_PARA);
    CHECK_TEXT("ThreadConfigInit");
    OK(HcclThreadResGetInfo(b->comm, b->main, THREAD_RES_TYPE_STREAM, sizeof(aclrtStream), &info));
    CHECK(info == b->stream);
    OK(HcommThreadResGetInfo(one, THREAD_RES_TYPE_STREAM, sizeof(aclrtStream), &info));
    CHECK_EQ(HcclThreadResGetInfo(b->comm, b->main, THREAD_RES_TYPE_STREAM, 4, &info), HCCL_E_PARA);
    CHECK_EQ(HcommThreadResGetInfo(bad, THREAD_RES_TYPE_STREAM, 8, &info), HCCL_E_PARA);
    OK(HcclThreadExportToCommEngine(b->comm, 1, &b->main, COMM_ENGINE_CPU, &one));
    CHECK(one == b->main);
    CHECK_EQ(HcclThreadExportToCommEngine(b->comm, 1, &b->main, COMM_ENGINE_AICPU_TS, &one),
             HCCL_E_NOT_SUPPORT);
    CHECK_EQ(HcommLocalCopyOnThread(bad, b->local, b->local, 4), HCCL_E_PARA);
    CHECK_TEXT("HcclThreadAcquire");
    CHECK_EQ(HcommLocalCopyOnThread(b->main, NULL, b->local, 4), HCCL_E_PTR);
    CHECK_EQ(HcommLocalCopyOnThread(b->main, b->local, b->local, 1ull << 40), HCCL_E_PARA);
    CHECK_EQ(HcommThreadNotifyWaitOnThread(b->main, 2, 1), HCCL_E_PARA);
    CHECK_TEXT("acquired with 2");
    CHECK_EQ(HcommLocalReduceOnThread(b->main, b->local, b->local, 4, HCOMM_DATA_TYPE_FP64,
                                      HCOMM_REDUCE_SUM),
             HCCL_E_NOT_SUPPORT);
    CHECK_EQ(HcommLocalReduceOnThread(b->main, b->local, b->local, 4, HCOMM_DATA_TYPE_INT8,
                                      HCOMM_REDUCE_PROD),
             HCCL_E_NOT_SUPPORT);
    CHECK_EQ(HcommSetNotifyWaitTimeOut(-1), HCCL_E_PARA);
    OK(HcommThreadNotifyWaitOnThread(b->main, 0, 1));
    CHECK_EQ(aclrtSynchronizeStream(b->stream), ACL_ERROR_RT_WAIT_TIMEOUT);
    if (ctx->local == 0) { /* a setting of the process */
        OK(HcommSetNotifyWaitTimeOut(0.25f));
        OK(HcommThreadNotifyWaitOnThreadWithDefaultTimeout(b->main, 0));
        double begin = seconds_now();
        CHECK_EQ(aclrtSynchronizeStream(b->stream), ACL_ERROR_RT_WAIT_TIMEOUT);
        CHECK(seconds_now() - begin > 0.2);
        OK(HcommSetNotifyWaitTimeOut(0));
    }
    if (ctx->size == 1)
        return;
    CHECK_EQ(HcommWriteOnThread(b->main, b->channels[next] + 1, b->window[next], b->local, 4),
             HCCL_E_PARA);
    CHECK_EQ(HcommWriteNbi(12345, b->window[next], b->local, 4), HCCL_E_PARA);
    CHECK_EQ(HcommChannelFence(12345), HCCL_E_PARA);
    CHECK_EQ(HcommChannelFenceOnThread(b->main, 12345), HCCL_E_PARA);
    CHECK_EQ(HcommChannelDrainOnThread(b->main, 12345), HCCL_E_PARA);
    CHECK_EQ(HcommWriteOnThread(b->main, b->channels[next], elsewhere, b->local, 4), HCCL_E_PARA);
    CHECK_TEXT("granted");
    CHECK_EQ(HcommReadOnThread(b->main, b->channels[next], b->local, NULL, 4), HCCL_E_PTR);
    CHECK_EQ(HcommChannelNotifyRecordOnThread(b->main, b->channels[next], 3), HCCL_E_PARA);
    CHECK_TEXT("with 3");
    CHECK_EQ(HcommChannelNotifyWaitOnThread(b->main, b->channels[next], 7, 1), HCCL_E_PARA);
}

/* The device is reset first: the threads' streams are gone, the communicator still ends. */
static void reset_first(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    ThreadHandle thread;
    OK(HcclThreadAcquire(comm, COMM_ENGINE_CPU, 1, 1, &thread));
    meet(ctx);
    OK(aclrtResetDevice(ctx->rank));
    CHECK_EQ(HcommFenceOnThread(thread), HCCL_E_PARA);
    CHECK_TEXT("reset");
    OK(HcclCommDestroy(comm));
    CHECK_EQ(HcommFenceOnThread(thread), HCCL_E_PARA);
}

static void body(const rank_ctx *ctx)
{
    bench b;
    setup(ctx, &b);
    locally(&b);
    late_notify(&b);
    if (ctx->size > 1) {
        ring(ctx, &b);
        meet(ctx);
        sums(ctx, &b);
        batches(ctx, &b);
        with_notify(ctx, &b);
    }
    refusals(ctx, &b);
    meet(ctx);
    OK(HcclCommDestroy(b.comm));
    CHECK_EQ(HcommLocalCopyOnThread(b.main, b.local, b.local, 4), HCCL_E_PARA);
    OK(aclrtDestroyStream(b.stream));
    OK(aclrtFree(b.local));
    reset_first(ctx);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
