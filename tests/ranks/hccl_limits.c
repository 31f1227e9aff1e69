/* Proves that nothing waits for ever: a rank that never comes is named after the limit, a late one
 * is waited for, by creation, HcclBarrier and HcclChannelAcquire; ranks that cannot form one
 * communicator are all told so. */
#include "hccl_support.h"

/* HCCL_CONNECT_TIMEOUT=1: rank 1 never acquires; rank 0 is told which rank is missing. */
static void channel_missing(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    ChannelHandle channels[16];
    meet(ctx);
    if (ctx->rank == 0) {
        double start = seconds_now();
        CHECK_EQ(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, channels), HCCL_E_TIMEOUT);
        CHECK_TEXT("rank 1 (device 1");
        CHECK_TEXT("HCCL_CONNECT_TIMEOUT");
        CHECK(seconds_now() - start > 0.9 && seconds_now() - start < 30);
    }
    meet(ctx);
    /* It was only late: the same call works now on both. */
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, channels));
    meet(ctx);
    OK(HcclCommDestroy(comm));
}

/* A rank that destroyed its end is no longer waited for. */
static void channel_left(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    aclrtStream stream;
    ChannelHandle channels[16];
    OK(aclrtCreateStream(&stream));
    if (ctx->rank == 1)
        OK(HcclCommDestroy(comm));
    meet(ctx);
    if (ctx->rank == 0) {
        HcclResult error = HCCL_E_RESERVED;
        double start = seconds_now();
        CHECK_EQ(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, channels), HCCL_E_REMOTE);
        CHECK_TEXT("rank 1 (device 1");
        CHECK_EQ(HcclBarrier(comm, stream), HCCL_E_REMOTE);
        CHECK_TEXT("has destroyed");
        CHECK(seconds_now() - start < 5);
        OK(HcclGetCommAsyncError(comm, &error)); /* a good-bye is not an error */
        CHECK_EQ(error, HCCL_SUCCESS);
        OK(HcclCommDestroy(comm));
    }
    OK(aclrtDestroyStream(stream));
}

/* HCCL_EXEC_TIMEOUT=10: a rank three seconds late is waited for. */
static void barrier_late(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    meet(ctx);
    if (ctx->rank == 1)
        usleep(3000000);
    OK(HcclBarrier(comm, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(HcclCommDestroy(comm));
    OK(aclrtDestroyStream(stream));
}

/* hcclExecTimeOut = 1 s wins over HCCL_EXEC_TIMEOUT: a rank that never enters ends the barrier of
 * the other with 507034, and its communicator can still be destroyed. */
static void barrier_missing(const rank_ctx *ctx)
{
    HcclCommConfig config;
    aclrtStream stream;
    HcclCommConfigInit(&config);
    config.hcclExecTimeOut = 1;
    HcclComm comm = comm_create_config(ctx, &config);
    OK(aclrtCreateStream(&stream));
    meet(ctx);
    if (ctx->rank == 0) {
        double start = seconds_now();
        OK(HcclBarrier(comm, stream));
        CHECK_EQ(aclrtSynchronizeStream(stream), 507034);
        CHECK_TEXT("HcclBarrier");
        CHECK(seconds_now() - start > 0.9 && seconds_now() - start < 30);
    }
    meet(ctx);
    OK(HcclCommDestroy(comm));
    OK(aclrtDestroyStream(stream));
}

/* The same, never synchronised: HcclCommDestroy waits until the kernel has ended. */
static void destroy_waits(const rank_ctx *ctx)
{
    HcclCommConfig config;
    aclrtStream stream;
    HcclCommConfigInit(&config);
    config.hcclExecTimeOut = 1;
    HcclComm comm = comm_create_config(ctx, &config);
    OK(aclrtCreateStream(&stream));
    if (ctx->rank == 0) {
        OK(HcclBarrier(comm, stream));
        OK(HcclCommDestroy(comm));
        CHECK(aclrtSynchronizeStream(stream) != ACL_SUCCESS);
    }
    meet(ctx);
    if (ctx->rank != 0)
        OK(HcclCommDestroy(comm));
    OK(aclrtDestroyStream(stream));
}

/* HCCL_CONNECT_TIMEOUT=1: rank 1 never joins. The next communicator comes about. */
static void join_missing(const rank_ctx *ctx)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    root_info_share(ctx, &info);
    if (ctx->rank == 0) {
        double start = seconds_now();
        CHECK_EQ(HcclCommInitRootInfo(2, &info, 0, &comm), HCCL_E_TIMEOUT);
        CHECK_TEXT("EI0015");
        CHECK_TEXT("1");
        CHECK(comm == NULL);
        CHECK(seconds_now() - start < 30);
    }
    meet(ctx);
    OK(HcclCommDestroy(comm_create(ctx)));
}

/* Two sizes, then one rank twice: an error on both, soon. The next communicator comes about. */
static void join_differs(const rank_ctx *ctx)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    double start = seconds_now();
    root_info_share(ctx, &info);
    CHECK(HcclCommInitRootInfo(2 + (uint32_t)ctx->rank, &info, (uint32_t)ctx->rank, &comm) != 0);
    meet(ctx);
    root_info_share(ctx, &info);
    CHECK(HcclCommInitRootInfo(2, &info, 0, &comm) != HCCL_SUCCESS);
    CHECK(comm == NULL);
    CHECK(seconds_now() - start < 30);
    meet(ctx);
    OK(HcclCommDestroy(comm_create(ctx)));
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {
        {"channel_missing", channel_missing}, {"channel_left", channel_left},
        {"barrier_late", barrier_late},       {"barrier_missing", barrier_missing},
        {"destroy_waits", destroy_waits},     {"join_missing", join_missing},
        {"join_differs", join_differs},
    };
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
