/* Proves that the wrong order at the end costs nothing: the device reset, everything finalised, or
 * the stream destroyed before HcclCommDestroy; a communicator never destroyed; no device set. */
#include "hccl_support.h"

static void reset_first(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    void *p;
    uint32_t n;
    OK(HcclEngineCtxCreate(comm, "device", COMM_ENGINE_AIV, 100, &p));
    OK(HcclEngineCtxCreate(comm, "host", COMM_ENGINE_CPU, 100, &p));
    meet(ctx);
    OK(aclrtResetDevice(ctx->rank));
    OK(HcclGetRankId(comm, &n));
    OK(HcclCommDestroy(comm));
    OK(aclrtSetDevice(ctx->rank));
    comm = comm_create(ctx); /* a fresh start works */
    meet(ctx);
    OK(HcclCommDestroy(comm));
}

static void stream_first(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    OK(HcclBarrier(comm, stream));
    OK(aclrtDestroyStream(stream));
    CHECK_EQ(HcclBarrier(comm, stream), HCCL_E_PARA);
    OK(HcclCommDestroy(comm));
}

static void finalize_first(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx), left = comm_create(ctx);
    meet(ctx);
    OK(aclFinalize());
    OK(HcclCommDestroy(comm));
    (void)left; /* never destroyed: the end of the process does it */
}

static void no_device(const rank_ctx *ctx)
{
    HcclRootInfo info;
    HcclComm comm = NULL;
    (void)ctx;
    OK(HcclGetRootInfo(&info));
    OK(aclrtResetDevice(ctx->rank));
    CHECK_EQ(HcclCommInitRootInfo(1, &info, 0, &comm), HCCL_E_RUNTIME);
    CHECK_TEXT("aclrtSetDevice");
    CHECK(comm == NULL);
    OK(aclrtSetDevice(ctx->rank));
}

static void body(const rank_ctx *ctx)
{
    no_device(ctx);
    reset_first(ctx);
    stream_first(ctx);
    finalize_first(ctx);
}

int main(int argc, char **argv)
{
    OK(aclInit(NULL));
    OK(aivd_launch_init());
    rank_ctx ctx = {aivd_launch_rank(), aivd_launch_size(), 0, 1, argc, argv};
    OK(aclrtSetDevice(ctx.rank));
    body(&ctx);
    OK(aivd_launch_finalize());
    (void)rank_main; /* this one has finalised already */
    return 0;
}
