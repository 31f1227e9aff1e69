/* Proves suspension: calls are refused with HCCL_E_SUSPENDING until all ranks have resumed, the
 * registered functions see every phase in order, the state can be asked, and after calls that were
 * aborted half way, with ranks at different numbers, all operators give exact results again. */
#include "hccl_support.h"

typedef struct seen {
    HcclComm comm;
    int phases[8], count;
    HcclResult answer; /* of RESUME_PRE */
} seen;

/* One per rank, also when ranks are threads; a callback is for the whole process. */
static seen notes[16];

static HcclResult note(HcclComm comm, HcclCommStatePhase phase, void *args)
{
    seen *all = args;
    for (int i = 0; i < 16; i++) {
        if (all[i].comm != comm)
            continue;
        CHECK(all[i].count < 8);
        all[i].phases[all[i].count++] = (int)phase;
        return phase == HCCL_COMM_STATE_PHASE_RESUME_PRE ? all[i].answer : HCCL_SUCCESS;
    }
    return HCCL_SUCCESS;
}

static HcclCommStatus status_of(HcclComm comm)
{
    char name[COMM_NAME_MAX_LENGTH];
    HcclCommStatus status = HCCL_COMM_STATUS_RESERVED;
    OK(HcclGetCommName(comm, name));
    OK(HcclCommGetStatus(name, &status));
    return status;
}

typedef struct data {
    int32_t *in, *out;
    aclrtStream stream;
} data;

static data data_make(void)
{
    data d;
    d.in = host_filled(1 << 20);
    d.out = host_filled(1 << 20);
    OK(aclrtCreateStream(&d.stream));
    return d;
}

static void data_free(data *d)
{
    OK(aclrtFree(d->in));
    OK(aclrtFree(d->out));
    OK(aclrtDestroyStream(d->stream));
}

/* Sums, a message around the ring and a barrier, small and large; `salt` tells rounds apart. */
static void all_work(const rank_ctx *ctx, HcclComm comm, const data *d, int salt)
{
    static const int counts[] = {1, 3, 5000, 100000};
    int size = ctx->size, next = (ctx->rank + 1) % size, before = (ctx->rank + size - 1) % size;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        int n = counts[c];
        for (int i = 0; i < n; i++)
            d->in[i] = (ctx->rank + 1) * salt + i;
        OK(HcclAllReduce(d->in, d->out, (uint64_t)n, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm,
                         d->stream));
        OK(HcclBarrier(comm, d->stream));
        OK(aclrtSynchronizeStream(d->stream));
        for (int i = 0; i < n; i++)
            CHECK_EQ(d->out[i], size * (size + 1) / 2 * salt + size * i);
        if (size == 1)
            continue;
        HcclSendRecvItem items[2] = {
            {HCCL_SEND, d->in, (uint64_t)n, HCCL_DATA_TYPE_INT32, (uint32_t)next},
            {HCCL_RECV, d->out, (uint64_t)n, HCCL_DATA_TYPE_INT32, (uint32_t)before}};
        OK(HcclBatchSendRecv(items, 2, comm, d->stream));
        OK(aclrtSynchronizeStream(d->stream));
        for (int i = 0; i < n; i++)
            CHECK_EQ(d->out[i], (before + 1) * salt + i);
    }
}

static void refused(const rank_ctx *ctx, HcclComm comm, const data *d)
{
    uint32_t all[16], n = (uint32_t)ctx->size;
    HcclComm sub;
    HcclCommSymWindow win;
    HcclSendRecvItem item = {HCCL_SEND, d->in, 1, HCCL_DATA_TYPE_INT32, (uint32_t)ctx->rank};
    for (uint32_t r = 0; r < n; r++)
        all[r] = r;
    CHECK_EQ(status_of(comm), HCCL_COMM_STATUS_SUSPENDING);
    CHECK_EQ(
        HcclAllReduce(d->in, d->out, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm, d->stream),
        HCCL_E_SUSPENDING);
    CHECK_TEXT("HcclCommResume");
    CHECK_EQ(HcclBarrier(comm, d->stream), HCCL_E_SUSPENDING);
    CHECK_EQ(HcclBatchSendRecv(&item, 1, comm, d->stream), HCCL_E_SUSPENDING);
    CHECK_EQ(HcclCommSymWinRegister(comm, d->in, 4096, &win, 1), HCCL_E_SUSPENDING);
    CHECK_EQ(HcclCreateSubCommConfig(&comm, n, all, 1, (uint32_t)ctx->rank, NULL, &sub),
             HCCL_E_SUSPENDING);
}

static void phases_check(const seen *s, const int *wanted, int count)
{
    CHECK_EQ(s->count, count);
    for (int i = 0; i < count; i++)
        CHECK_EQ(s->phases[i], wanted[i]);
}

static void suspended(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    data d = data_make();
    seen *mine = &notes[ctx->rank];
    mine->comm = comm;
    CHECK_EQ(status_of(comm), HCCL_COMM_STATUS_READY);
    all_work(ctx, comm, &d, 3);
    OK(HcclCommSuspend(comm));
    OK(HcclCommSuspend(comm)); /* is suspended, then as before */
    refused(ctx, comm, &d);
    mine->answer = HCCL_E_INTERNAL; /* who is told first may refuse */
    CHECK_EQ(HcclCommResume(comm), HCCL_E_INTERNAL);
    refused(ctx, comm, &d);
    mine->answer = HCCL_SUCCESS;
    mine->count = 0;
    OK(HcclCommResume(comm));
    CHECK_EQ(status_of(comm), HCCL_COMM_STATUS_READY);
    all_work(ctx, comm, &d, 5);
    OK(HcclCommDestroy(comm));
    phases_check(mine, (int[]){2, 3, 0, 1}, 4);
    data_free(&d);
}

/* Ranks get stuck at different calls and messages, and the streams are aborted. */
static void aborted(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    data d = data_make();
    all_work(ctx, comm, &d, 2);
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < ctx->rank + round; i++) /* the last rank is furthest, and alone */
            OK(HcclAllReduce(d.in, d.out, round == 1 ? 70000 : 5, HCCL_DATA_TYPE_INT32,
                             HCCL_REDUCE_SUM, comm, d.stream));
        if (ctx->rank == 0 && ctx->size > 1) {
            OK(HcclSend(d.in, 7, HCCL_DATA_TYPE_INT32, 1, comm, d.stream));
            OK(HcclBarrier(comm, d.stream));
        }
        usleep(20000);
        OK(HcclCommSuspend(comm));
        OK(aclrtStreamAbort(d.stream));
        OK(HcclCommResume(comm));
        all_work(ctx, comm, &d, 10 + round);
    }
    OK(HcclCommDestroy(comm));
    data_free(&d);
}

/* Rank 1 does not resume; HCCL_CONNECT_TIMEOUT is 1 s. The second time it does. */
static void absent(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    data d = data_make();
    OK(HcclCommSuspend(comm));
    if (ctx->rank == 0) {
        CHECK_EQ(HcclCommResume(comm), HCCL_E_TIMEOUT);
        CHECK_TEXT("rank 1 (device 1");
        CHECK_EQ(status_of(comm), HCCL_COMM_STATUS_SUSPENDING);
    }
    meet(ctx);
    OK(HcclCommResume(comm));
    all_work(ctx, comm, &d, 4);
    OK(HcclCommDestroy(comm));
    data_free(&d);
}

static void arguments(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    HcclCommStatus status;
    char name[COMM_NAME_MAX_LENGTH], long_name[200];
    memset(long_name, 'x', sizeof long_name);
    long_name[sizeof long_name - 1] = 0;
    OK(HcclGetCommName(comm, name));
    CHECK_EQ(HcclCommSuspend(NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommResume(NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetStatus(NULL, &status), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetStatus(name, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetStatus("nobody", &status), HCCL_E_NOT_FOUND);
    CHECK_EQ(HcclCommRegCommStateCallback(NULL, note, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommRegCommStateCallback("x", NULL, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommRegCommStateCallback("", note, NULL), HCCL_E_PARA);
    CHECK_EQ(HcclCommRegCommStateCallback(long_name, note, NULL), HCCL_E_PARA);
    CHECK_EQ(HcclCommWorkingDevNicSet(comm, NULL, NULL, 0), HCCL_E_NOT_SUPPORT);
    CHECK_TEXT("network card");
    OK(HcclCommDestroy(comm));
    CHECK_EQ(HcclCommSuspend(comm), HCCL_E_PARA);
    CHECK_EQ(HcclCommResume(comm), HCCL_E_PARA);
    CHECK_EQ(HcclCommGetStatus(name, &status), HCCL_E_NOT_FOUND);
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {{"suspended", suspended},
                                      {"aborted", aborted},
                                      {"absent", absent},
                                      {"arguments", arguments}};
    OK(HcclCommRegCommStateCallback("test", note, notes));
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
