/* The window context: a kernel that gets its communicator only as a pointer in device memory writes
 * into all ranks' windows and reads what all have written; every call gives the same context; named
 * memory, remote buffers, communicators by group name. Usage: hccl_window [--threads N] IMAGE */
#include "hccl/hccl_ex.h"
#include "hccl/hccl_mc2.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hcom.h"
#include "hccl/hcomm_res.h"
#include "hccl_support.h"

enum { ROUNDS = 5, RANKS_MAX = 16 };

typedef struct window_args {
    void *context, *result;
    int32_t round;
} window_args;

static void checked(const rank_ctx *ctx, HcclComm comm)
{
    void *out = NULL, *addr;
    uint64_t size;
    HcclComm found;
    char name[128];
    int tiling;
    CHECK_EQ(HcclAllocComResourceByTiling(NULL, NULL, &tiling, &out), HCCL_E_PTR);
    CHECK_EQ(HcclAllocComResourceByTiling(comm, NULL, NULL, &out), HCCL_E_PTR);
    CHECK_EQ(HcclAllocComResourceByTiling(comm, NULL, &tiling, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclAllocComResourceByTiling((HcclComm)&out, NULL, &tiling, &out), HCCL_E_PARA);
    CHECK_EQ(HcclAllocComResourceByTiling(comm, &tiling, &tiling, &out), HCCL_E_PARA);
    CHECK_TEXT("stream");
    CHECK_EQ(HcomGetCommHandleByGroup(NULL, &found), HCCL_E_PTR);
    CHECK_EQ(HcomGetCommHandleByGroup("x", NULL), HCCL_E_PTR);
    CHECK_EQ(HcomGetCommHandleByGroup("no such group", &found), HCCL_E_NOT_FOUND);
    OK(HcclGetCommName(comm, name));
    OK(HcomGetCommHandleByGroup(name, &found));
    CHECK(found == comm);
    CHECK_EQ(HcclGetRemoteIpcHcclBuf(comm, (uint64_t)ctx->size, &addr, &size), HCCL_E_PARA);
    CHECK_EQ(HcclGetRemoteIpcHcclBuf(comm, 0, NULL, &size), HCCL_E_PTR);
    OK(HcommMemAlloc(&addr, 4096));
    OK(aclrtMemset(addr, 4096, 1, 4096));
    OK(HcommMemFree(addr));
    CHECK_EQ(HcommMemFree(addr), HCCL_E_PARA);
    CHECK_EQ(HcommMemAlloc(NULL, 4), HCCL_E_PTR);
}

/* Argument sets of fused operators: what is refused, by which code, and that a freed set is none.
 */
static void argument_sets(HcclComm comm)
{
    void *args = NULL, *other = NULL, *out = NULL;
    char text[200];
    memset(text, 'x', sizeof text);
    text[127] = 0;
    CHECK_EQ(HcclKfcAllocOpArgs(NULL), HCCL_E_PTR);
    OK(HcclKfcAllocOpArgs(&args));
    OK(HcclKfcAllocOpArgs(&other));
    CHECK(args && other && args != other);
    OK(HcclKfcOpArgsSetSrcDataType(args, HCCL_DATA_TYPE_BFP16));
    OK(HcclKfcOpArgsSetDstDataType(args, HCCL_DATA_TYPE_FP8E8M0));
    CHECK_EQ(HcclKfcOpArgsSetSrcDataType(args, 13), HCCL_E_PARA);
    CHECK_EQ(HcclKfcOpArgsSetDstDataType(args, 18), HCCL_E_PARA);
    CHECK_TEXT("data type 18");
    OK(HcclKfcOpArgsSetReduceType(args, HCCL_REDUCE_MIN));
    CHECK_EQ(HcclKfcOpArgsSetReduceType(args, 4), HCCL_E_PARA);
    OK(HcclKfcOpArgsSetCount(args, UINT64_MAX));
    OK(HcclKfcOpArgsSetAlgConfig(args, text)); /* 127 bytes */
    text[127] = 'x';
    text[128] = 0;
    CHECK_EQ(HcclKfcOpArgsSetAlgConfig(args, text), HCCL_E_PARA);
    CHECK_EQ(HcclKfcOpArgsSetAlgConfig(args, NULL), HCCL_E_PTR);
    OK(HcclKfcOpArgsSetCommEngine(args, COMM_ENGINE_AIV));
    CHECK_EQ(HcclKfcOpArgsSetCommEngine(args, COMM_ENGINE_AICPU), HCCL_E_NOT_SUPPORT);
    CHECK_EQ(HcclKfcOpArgsSetCommEngine(args, 6), HCCL_E_PARA);
    CHECK_EQ(HcclKfcOpArgsSetCount(NULL, 1), HCCL_E_PTR);
    CHECK_EQ(HcclCreateOpResCtx(comm, 1, args, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCreateOpResCtx(comm, 1, NULL, &out), HCCL_E_PTR);
    CHECK_EQ(HcclCreateOpResCtx(comm, 1, text, &out), HCCL_E_PARA);
    OK(HcclKfcFreeOpArgs(args));
    CHECK_EQ(HcclKfcFreeOpArgs(args), HCCL_E_PARA);
    CHECK_EQ(HcclKfcOpArgsSetCount(args, 1), HCCL_E_PARA);
    CHECK_EQ(HcclCreateOpResCtx(comm, 1, args, &out), HCCL_E_PARA);
    CHECK(out == NULL);
    OK(HcclKfcFreeOpArgs(other));
}

/* Both calls give one context. */
static void operator_context(HcclComm comm, const void *want)
{
    void *args, *context;
    OK(HcclKfcAllocOpArgs(&args));
    OK(HcclCreateOpResCtx(comm, 6, args, &context));
    CHECK(context == want);
    OK(HcclKfcFreeOpArgs(args));
}

static void named_memory(HcclComm comm)
{
    void *first, *again;
    uint64_t size = 5000;
    bool created = false;
    int32_t word = -1;
    char longest[300];
    OK(HcclDevMemAcquire(comm, "scratch", &size, &first, &created));
    CHECK(created && size == 5000);
    OK(aclrtMemcpy(&word, 4, (char *)first + 4000, 4, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK_EQ(word, 0);
    size = 100;
    OK(HcclDevMemAcquire(comm, "scratch", &size, &again, &created));
    CHECK(!created && again == first && size == 5000);
    size = 5001;
    CHECK_EQ(HcclDevMemAcquire(comm, "scratch", &size, &again, &created), HCCL_E_PARA);
    CHECK_TEXT("5000");
    size = 0;
    CHECK_EQ(HcclDevMemAcquire(comm, "other", &size, &again, &created), HCCL_E_PARA);
    memset(longest, 'a', sizeof longest);
    longest[299] = 0;
    size = 64;
    CHECK_EQ(HcclDevMemAcquire(comm, longest, &size, &again, &created), HCCL_E_PARA);
    CHECK_EQ(HcclDevMemAcquire(comm, NULL, &size, &again, &created), HCCL_E_PTR);
}

static void registrations_are_taken_back(HcclComm comm)
{
    HcclMemHandle first, second;
    void *memory;
    OK(aclrtMalloc(&memory, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CommMem mem = {COMM_MEM_TYPE_DEVICE, memory, 4096};
    OK(HcclCommMemReg(comm, "mine", &mem, &first));
    CHECK_EQ(HcclCommMemReg(comm, "mine", &mem, &second), HCCL_E_PARA);
    CHECK_EQ(HcclCommDeregMem(comm, "yours", first), HCCL_E_PARA);
    CHECK_EQ(HcclCommDeregMem(comm, NULL, first), HCCL_E_PTR);
    OK(HcclCommDeregMem(comm, "mine", first));
    CHECK_EQ(HcclCommDeregMem(comm, "mine", first), HCCL_E_PARA);
    OK(HcclCommMemReg(comm, "mine", &mem, &second));
    CHECK(second != first);
    OK(HcclCommDeregMem(comm, "mine", second));
    OK(aclrtFree(memory));
}

static void expect_context(const rank_ctx *ctx, HcclComm comm, const void *device)
{
    HcclDeviceContext c;
    void *buffer;
    uint64_t size;
    OK(aclrtMemcpy(&c, sizeof c, device, sizeof c, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK_EQ(c.rankId, ctx->rank);
    CHECK_EQ(c.rankNum, ctx->size);
    CHECK(c.workSpace != 0 && c.workSpaceSize >= 1 << 20);
    for (int r = 0; r < ctx->size; r++) {
        OK(HcclGetRemoteIpcHcclBuf(comm, (uint64_t)r, &buffer, &size));
        CHECK(c.windowsIn[r] == (uint64_t)(uintptr_t)buffer && c.winSize == size);
        CHECK(c.windowsOut[r] != 0 && c.windowsOut[r] != c.windowsIn[r]);
        if (r > 0) /* each rank's on its own device */
            CHECK(c.windowsOut[r] != c.windowsOut[r - 1]);
    }
    CHECK_EQ(c.windowsIn[HCCL_CONTEXT_RANKS_MAX - 1], 0);
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    aclrtBinHandle image;
    aclrtFuncHandle kernel;
    aclrtStream stream;
    int32_t tiling = 0, out[RANKS_MAX * 8];
    window_args args = {0};
    void *again;
    OK(aclrtBinaryLoadFromFile(ctx->argv[ctx->argc - 1], NULL, &image));
    OK(aclrtBinaryGetFunction(image, "window_all", &kernel));
    OK(aclrtCreateStream(&stream));
    checked(ctx, comm);
    argument_sets(comm);
    named_memory(comm);
    registrations_are_taken_back(comm);
    if (ctx->rank == 1)
        usleep(30000); /* the others wait for its window */
    OK(HcclAllocComResourceByTiling(comm, stream, &tiling, &args.context));
    OK(HcclAllocComResourceByTiling(comm, stream, &tiling, &again));
    CHECK(again == args.context);
    operator_context(comm, again);
    expect_context(ctx, comm, args.context);
    OK(aclrtMalloc(&args.result, sizeof out, ACL_MEM_MALLOC_HUGE_FIRST));
    for (args.round = 1; args.round <= ROUNDS; args.round++) {
        OK(HcclBarrier(comm, stream)); /* the slots are free again */
        OK(aclrtLaunchKernelWithHostArgs(kernel, 2, stream, NULL, &args, 20, NULL, 0));
        OK(aclrtSynchronizeStream(stream));
        OK(aclrtMemcpy(out, sizeof out, args.result, sizeof out, ACL_MEMCPY_DEVICE_TO_HOST));
        for (int r = 0; r < ctx->size; r++)
            for (int i = 0; i < 8; i++)
                CHECK_EQ(out[r * 8 + i], r * 1000 + args.round * 10 + i);
    }
    OK(aclrtFree(args.result));
    OK(aclrtDestroyStream(stream));
    meet(ctx);
    OK(aclrtBinaryUnLoad(image));
    OK(HcclCommDestroy(comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
