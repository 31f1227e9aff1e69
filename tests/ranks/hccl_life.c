/* Proves the life of a communicator: creation, what it says about itself, names, refusals, end, and
 * that stale and NULL handles are told apart without a crash. */
#include "hccl_support.h"

static void questions(const rank_ctx *ctx, HcclComm comm)
{
    uint32_t n = 77;
    char name[COMM_NAME_MAX_LENGTH + 8];
    memset(name, 0x5a, sizeof name);
    HcclResult error = HCCL_E_RESERVED;
    OK(HcclGetRankSize(comm, &n));
    CHECK_EQ(n, ctx->size);
    OK(HcclGetRankId(comm, &n));
    CHECK_EQ(n, ctx->rank);
    OK(HcclGetCommName(comm, name));
    CHECK(strlen(name) > 0 && strlen(name) <= 127 && strchr(name, '%') && strchr(name, '_'));
    for (size_t i = strlen(name) + 1; i < sizeof name; i++)
        CHECK_EQ(name[i], 0x5a);
    OK(HcclGetCommAsyncError(comm, &error));
    CHECK_EQ(error, HCCL_SUCCESS);
    CHECK_EQ(HcclGetCommConfigCapability(), 12);
    CHECK_EQ(HcclGetRankSize(comm, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclGetRankId(comm, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclGetCommName(comm, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclGetCommAsyncError(comm, NULL), HCCL_E_PTR);
}

/* All ranks have the same default name, and it finds the rank of the calling thread's device. */
static void default_name(const rank_ctx *ctx, HcclComm comm)
{
    char mine[COMM_NAME_MAX_LENGTH], root[COMM_NAME_MAX_LENGTH];
    HcclComm found = NULL;
    OK(HcclGetCommName(comm, mine));
    memcpy(root, mine, sizeof root);
    share(ctx, root, sizeof root);
    CHECK(strcmp(mine, root) == 0);
    OK(HcclCommGetHandleWithName(mine, &found));
    CHECK(found == comm);
    CHECK_EQ(HcclCommGetHandleWithName("no such name", &found), HCCL_E_NOT_FOUND);
    CHECK_EQ(HcclCommGetHandleWithName(NULL, &found), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetHandleWithName(mine, NULL), HCCL_E_PTR);
}

static void named(const rank_ctx *ctx)
{
    HcclCommConfig config;
    char name[COMM_NAME_MAX_LENGTH];
    void *buffer;
    uint64_t size;
    HcclRootInfo info;
    HcclComm comm, again = (HcclComm)&info;
    HcclCommConfigInit(&config);
    memset(config.hcclCommName, 'g', 127);           /* the longest */
    config.hcclBufferSize = 1 + (uint32_t)ctx->rank; /* may differ between ranks */
    comm = comm_create_config(ctx, &config);
    OK(HcclGetCommName(comm, name));
    CHECK_EQ(strlen(name), 127);
    OK(HcclCommGetHandleWithName(config.hcclCommName, &again));
    CHECK(again == comm);
    OK(HcclGetHcclBuffer(comm, &buffer, &size));
    CHECK_EQ(size, (1 + ctx->rank) << 20);
    /* The same name twice on one device is refused at once, and changes nothing. */
    OK(HcclGetRootInfo(&info));
    again = NULL;
    CHECK_EQ(HcclCommInitRootInfoConfig(1, &info, 0, &config, &again), HCCL_E_PARA);
    CHECK(again == NULL);
    CHECK_TEXT("already has a communicator named");
    meet(ctx);
    OK(HcclCommDestroy(comm));
    meet(ctx); /* ranks of one process share the name */
    CHECK_EQ(HcclCommGetHandleWithName(config.hcclCommName, &again), HCCL_E_NOT_FOUND);
}

static void refused(void)
{
    HcclRootInfo info, garbage;
    HcclCommConfig config;
    HcclComm comm = NULL;
    OK(HcclGetRootInfo(&info));
    CHECK_EQ(HcclGetRootInfo(NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitRootInfo(1, NULL, 0, &comm), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitRootInfo(1, &info, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommInitRootInfo(0, &info, 0, &comm), HCCL_E_PARA);
    CHECK_EQ(HcclCommInitRootInfo(2, &info, 2, &comm), HCCL_E_PARA);
    CHECK_TEXT("allowed are 0 to 1");
    CHECK_EQ(HcclCommInitRootInfoConfig(1, &info, 0, NULL, &comm), HCCL_E_PTR);
    memset((void *)&config, 0, sizeof config);
    CHECK_EQ(HcclCommInitRootInfoConfig(1, &info, 0, &config, &comm), HCCL_E_PARA);
    CHECK_TEXT("HcclCommConfigInit");
    memset(&garbage, 0x77, sizeof garbage);
    CHECK(HcclCommInitRootInfo(1, &garbage, 0, &comm) != HCCL_SUCCESS);
    CHECK(comm == NULL);
}

static void stale(HcclComm dead)
{
    uint32_t n;
    void *p;
    uint64_t size;
    HcclResult error;
    CHECK_EQ(HcclCommDestroy(dead), HCCL_E_PARA);
    CHECK_EQ(HcclGetRankId(dead, &n), HCCL_E_PARA);
    CHECK_EQ(HcclGetHcclBuffer(dead, &p, &size), HCCL_E_PARA);
    CHECK_EQ(HcclGetCommAsyncError(dead, &error), HCCL_E_PARA);
    CHECK_TEXT("not a live communicator");
    CHECK_EQ(HcclCommDestroy(NULL), HCCL_E_PTR);
    CHECK_EQ(HcclGetRankId(NULL, &n), HCCL_E_PTR);
    CHECK_EQ(HcclCommDestroy((HcclComm)&n), HCCL_E_PARA);
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx), other = comm_create(ctx);
    CHECK(comm != other);
    questions(ctx, comm);
    questions(ctx, other);
    default_name(ctx, comm);
    meet(ctx);
    OK(HcclCommDestroy(comm));
    stale(comm);
    questions(ctx, other); /* the second one does not mind */
    named(ctx);
    refused();
    meet(ctx);
    OK(HcclCommDestroy(other));
    stale(comm);
    stale(other);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
