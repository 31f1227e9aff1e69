/* Proves HcclBarrier: nobody leaves before all have entered, thousands of times (default 1000), on
 * one stream or on several, with more ranks than CPUs; and what it refuses. */
#include "hccl_support.h"

#define RANKS_MAX 16

static void refused(HcclComm comm, aclrtStream stream)
{
    CHECK_EQ(HcclBarrier(NULL, stream), HCCL_E_PTR);
    CHECK_EQ(HcclBarrier(comm, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclBarrier((HcclComm)&comm, stream), HCCL_E_PARA);
}

/* Before each barrier a rank writes the number of the turn into its own HCCL buffer; behind it all
 * buffers must show it. Two words in turn: a fast rank is at most one barrier ahead. */
static void ordered(const rank_ctx *ctx, HcclComm comm, aclrtStream stream, int turns)
{
    ChannelHandle channels[RANKS_MAX];
    uint32_t *peers[RANKS_MAX], *own, *host, seen;
    uint64_t size;
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, channels));
    OK(HcclGetHcclBuffer(comm, (void **)&own, &size));
    for (int r = 0; r < ctx->size - 1; r++)
        OK(HcclChannelGetHcclBuffer(comm, channels[r], (void **)&peers[r], &size));
    OK(aclrtMallocHost((void **)&host, sizeof *host));
    for (int turn = 1; turn <= turns; turn++) {
        int word = turn % 2 * 16;
        *host = (uint32_t)turn;
        OK(aclrtMemcpyAsync(own + word, 4, host, 4, ACL_MEMCPY_HOST_TO_DEVICE, stream));
        OK(HcclBarrier(comm, stream));
        OK(aclrtSynchronizeStream(stream));
        for (int r = 0; r < ctx->size - 1; r++) {
            OK(aclrtMemcpy(&seen, 4, peers[r] + word, 4, ACL_MEMCPY_DEVICE_TO_HOST));
            CHECK_EQ(seen, turn);
        }
    }
    OK(aclrtFreeHost(host));
}

/* Many barriers in the queue before anybody waits, on two streams in turn. */
static void queued(HcclComm comm, aclrtStream stream)
{
    aclrtStream second;
    OK(aclrtCreateStream(&second));
    for (int i = 0; i < 50; i++)
        OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 50; i++) {
        OK(HcclBarrier(comm, second));
        OK(aclrtSynchronizeStream(second));
        OK(HcclBarrier(comm, stream));
        OK(aclrtSynchronizeStream(stream));
    }
    OK(aclrtDestroyStream(second));
}

static void body(const rank_ctx *ctx)
{
    int turns = ctx->argc > 1 ? atoi(ctx->argv[1]) : 1000;
    HcclComm comm = comm_create(ctx), other = comm_create(ctx);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    refused(comm, stream);
    double start = seconds_now();
    ordered(ctx, comm, stream, turns);
    if (ctx->rank == 0)
        printf("%d barriers of %d ranks: %.3f s\n", turns, ctx->size, seconds_now() - start);
    CHECK(seconds_now() - start < 60);
    ordered(ctx, other, stream, 20);
    queued(comm, stream);
    /* Destroying waits for the own barrier: nothing is synchronised here. */
    OK(HcclBarrier(comm, stream));
    OK(HcclCommDestroy(comm));
    OK(HcclCommDestroy(other));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtDestroyStream(stream));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
