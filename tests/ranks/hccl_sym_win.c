/* Proves symmetric windows and memory ranges: a pointer into a peer's part reaches that part, an
 * address is found with its offset, sizes must agree on all ranks and one rank's failure is every
 * rank's error; ranges keep their book and refuse what does not fit it. */
#include "hccl/hccl_sym_win.h"
#include "hccl_support.h"

enum { BYTES = 1 << 20, MB2 = 2 << 20 };

static uint8_t *device_memory(uint64_t bytes)
{
    void *p;
    OK(aclrtMalloc(&p, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    return p;
}

/* Every rank writes a byte of its own into every peer's part, through the pointers. */
static void windows(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    HcclCommSymWindow win, other, found;
    size_t offset;
    void *p;
    uint8_t *memory = device_memory(2 * BYTES), *second = device_memory(BYTES);
    memset(memory, 0, 2 * BYTES);
    OK(HcclCommSymWinRegister(comm, memory + 64, BYTES, &win, 1)); /* any address, not the start */
    OK(HcclCommSymWinRegister(comm, second, BYTES, &other, 1));
    CHECK(win != other);
    meet(ctx);
    for (uint32_t r = 0; r < (uint32_t)ctx->size; r++) {
        OK(HcclSymWinGetPeerPointer(win, (size_t)(1000 + ctx->rank), r, &p));
        *(volatile uint8_t *)p = (uint8_t)(1 + ctx->rank);
    }
    OK(HcclSymWinGetPeerPointer(win, BYTES - 1, (uint32_t)ctx->rank, &p));
    CHECK(p == memory + 64 + BYTES - 1);
    meet(ctx);
    for (int r = 0; r < ctx->size; r++)
        CHECK_EQ(memory[64 + 1000 + r], 1 + r);
    OK(HcclCommSymWinGet(comm, memory + 64 + 100, BYTES - 100, &found, &offset));
    CHECK(found == win && offset == 100);
    OK(HcclCommSymWinGet(comm, second, BYTES, &found, &offset));
    CHECK(found == other && offset == 0);
    CHECK_EQ(HcclCommSymWinGet(comm, memory + 64 + 100, BYTES - 99, &found, &offset),
             HCCL_E_NOT_FOUND);
    CHECK_EQ(HcclCommSymWinGet(comm, memory, 8, &found, &offset), HCCL_E_NOT_FOUND);
    OK(HcclCommSymWinDeregister(win));
    CHECK_EQ(HcclCommSymWinDeregister(win), HCCL_E_PARA);
    CHECK_EQ(HcclSymWinGetPeerPointer(win, 0, 0, &p), HCCL_E_PARA);
    CHECK_EQ(HcclCommSymWinGet(comm, memory + 64, 8, &found, &offset), HCCL_E_NOT_FOUND);
    OK(HcclSymWinGetPeerPointer(other, 0, 0, &p));
    OK(HcclCommDestroy(comm)); /* the other window ends with it */
    CHECK_EQ(HcclSymWinGetPeerPointer(other, 0, 0, &p), HCCL_E_PARA);
    meet(ctx);
    OK(aclrtFree(memory));
    OK(aclrtFree(second));
}

static void window_arguments(const rank_ctx *ctx)
{
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    config.hcclSymWinMaxMemSizePerRank = 1;
    HcclComm comm = comm_create_config(ctx, &config);
    HcclCommSymWindow win = NULL, found;
    size_t offset;
    void *p;
    uint8_t *memory = device_memory(BYTES), *host = malloc(BYTES);
    CHECK_EQ(HcclCommSymWinRegister(NULL, memory, BYTES, &win, 1), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinRegister(comm, NULL, BYTES, &win, 1), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinRegister(comm, memory, BYTES, NULL, 1), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinRegister(comm, memory, 0, &win, 1), HCCL_E_PARA);
    CHECK_EQ(HcclCommSymWinRegister(comm, memory, BYTES, &win, 0), HCCL_E_PARA);
    CHECK_TEXT("flag is 0");
    CHECK_EQ(HcclCommSymWinDeregister(NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinDeregister((HcclCommSymWindow)(uintptr_t)0x77), HCCL_E_PARA);
    /* Rank 0 gives ordinary memory: nobody gets a window, nobody waits. */
    HcclResult result =
        HcclCommSymWinRegister(comm, ctx->rank == 0 ? host : memory, BYTES, &win, 1);
    CHECK_EQ(result, HCCL_E_PARA);
    if (ctx->rank == 0) {
        CHECK_TEXT("aclrtMalloc");
    } else {
        CHECK_TEXT("rank 0 (device 0");
    }
    if (ctx->size > 1) { /* sizes differ */
        result = HcclCommSymWinRegister(comm, memory, ctx->rank == 0 ? 4096 : 8192, &win, 1);
        CHECK_EQ(result, HCCL_E_PARA);
        CHECK_TEXT("EI0005");
    }
    CHECK(win == NULL);
    OK(HcclCommSymWinRegister(comm, memory, BYTES, &win, 1)); /* and now it works */
    CHECK_EQ(HcclSymWinGetPeerPointer(win, BYTES, 0, &p), HCCL_E_PARA);
    CHECK_EQ(HcclSymWinGetPeerPointer(win, 0, (uint32_t)ctx->size, &p), HCCL_E_PARA);
    CHECK_EQ(HcclSymWinGetPeerPointer(win, 0, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclSymWinGetPeerPointer(NULL, 0, 0, &p), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinGet(comm, NULL, 1, &found, &offset), HCCL_E_PTR);
    CHECK_EQ(HcclCommSymWinGet(comm, memory, 0, &found, &offset), HCCL_E_PARA);
    CHECK_EQ(HcclCommSymWinRegister(comm, memory, 1ull << 30, &found, 1), HCCL_E_PARA);
    OK(HcclCommDestroy(comm));
    OK(aclrtFree(memory));
    free(host);
}

/* The same memory at a second address, which only this process sees: operators work there, too. */
static void second_mapping(const rank_ctx *ctx, HcclComm comm, void *at, aclrtDrvMemHandle handle,
                           aclrtStream stream)
{
    enum { N = 100000 };
    int32_t *values = at;
    HcclCommSymWindow win;
    OK(aclrtMapMem(at, MB2, 0, handle, 0));
    OK(aclrtMemset(at, MB2, 0, MB2)); /* as host_filled() */
    for (int i = 0; i < N; i++)
        values[i] = ctx->rank * 3 + i;
    OK(HcclAllReduce(values, values, N, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < N; i++)
        CHECK_EQ(values[i], 3 * ctx->size * (ctx->size - 1) / 2 + ctx->size * i);
    CHECK_EQ(HcclCommSymWinRegister(comm, at, 4096, &win, 1), HCCL_E_PARA);
    CHECK_TEXT("second mapping");
    OK(aclrtUnmapMem(at));
}

static void ranges(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    void *base;
    aclrtDrvMemHandle handle;
    aclrtPhysicalMemProp prop = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
                                 .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
                                 .memAttr = ACL_HBM_MEM_HUGE,
                                 .location = {(uint32_t)ctx->rank, ACL_MEM_LOCATION_TYPE_DEVICE}};
    OK(aclrtReserveMemAddress(&base, 4 * MB2, 0, NULL, 0));
    uint8_t *at = base;
    OK(aclrtMallocPhysical(&handle, MB2, &prop, 0));
    OK(aclrtMapMem(at + MB2, MB2, 0, handle, 0));
    OK(aclrtMemset(at + MB2, MB2, 0, MB2)); /* as host_filled() */

    CHECK_EQ(HcclCommSetMemoryRange(comm, NULL, MB2, 0, 0), HCCL_E_PTR);
    CHECK_EQ(HcclCommSetMemoryRange(comm, base, 0, 0, 0), HCCL_E_PARA);
    CHECK_EQ(HcclCommSetMemoryRange(comm, base, MB2, 3, 0), HCCL_E_PARA);
    CHECK_EQ(HcclCommSetMemoryRange(comm, base, MB2, 0, 1), HCCL_E_PARA);
    CHECK_EQ(HcclCommSetMemoryRange(comm, &base, MB2, 0, 0), HCCL_E_PARA);
    CHECK_TEXT("aclrtReserveMemAddress");
    OK(HcclCommSetMemoryRange(comm, base, 4 * MB2, MB2, 0));
    CHECK_EQ(HcclCommSetMemoryRange(comm, at + 3 * MB2, 4 * MB2, 0, 0), HCCL_E_PARA);
    CHECK_TEXT("overlaps");

    CHECK_EQ(HcclCommActivateCommMemory(comm, NULL, MB2, 0, handle, 0), HCCL_E_PTR);
    CHECK_EQ(HcclCommActivateCommMemory(comm, at + MB2, MB2, 0, NULL, 0), HCCL_E_PTR);
    CHECK_EQ(HcclCommActivateCommMemory(comm, at + MB2, MB2, 8, handle, 0), HCCL_E_PARA);
    CHECK(HcclCommActivateCommMemory(comm, at, MB2, 0, handle, 0) != HCCL_SUCCESS); /* not mapped */
    CHECK_EQ(HcclCommActivateCommMemory(comm, at + 3 * MB2, 2 * MB2, 0, handle, 0), HCCL_E_PARA);
    CHECK_TEXT("in no range");
    OK(HcclCommActivateCommMemory(comm, at + MB2, MB2, 0, handle, 0));
    CHECK_EQ(HcclCommActivateCommMemory(comm, at + MB2, MB2, 0, handle, 0), HCCL_E_PARA);
    CHECK_EQ(HcclCommUnsetMemoryRange(comm, base), HCCL_E_PARA);
    CHECK_TEXT("still active");

    /* The memory works in an operator. */
    int32_t *values = (int32_t *)(void *)(at + MB2);
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    for (int i = 0; i < 1000; i++)
        values[i] = ctx->rank + i;
    OK(HcclAllReduce(values, values, 1000, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, comm, stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < 1000; i++)
        CHECK_EQ(values[i], ctx->size * (ctx->size - 1) / 2 + ctx->size * i);
    second_mapping(ctx, comm, at + 2 * MB2, handle, stream);
    OK(aclrtDestroyStream(stream));

    CHECK_EQ(HcclCommDeactivateCommMemory(comm, at), HCCL_E_PARA);
    OK(HcclCommDeactivateCommMemory(comm, at + MB2));
    CHECK_EQ(HcclCommDeactivateCommMemory(comm, at + MB2), HCCL_E_PARA);
    OK(HcclCommUnsetMemoryRange(comm, base));
    CHECK_EQ(HcclCommUnsetMemoryRange(comm, base), HCCL_E_PARA);
    OK(HcclCommDestroy(comm));
    OK(aclrtUnmapMem(at + MB2));
    OK(aclrtFreePhysical(handle));
    OK(aclrtReleaseMemAddress(base));
}

static void body(const rank_ctx *ctx)
{
    const char *wanted = ctx->argc > 1 ? ctx->argv[1] : "";
    if (strcmp(wanted, "windows") == 0)
        windows(ctx);
    else if (strcmp(wanted, "arguments") == 0)
        window_arguments(ctx);
    else if (strcmp(wanted, "ranges") == 0)
        ranges(ctx);
    else
        CHECK(!"a case: windows, arguments, ranges");
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
