/* Proves that communicators of some ranks of another have the members and the order that were asked
 * for, work alone and side by side, outlive their parent, can be nested and made by several threads
 * at once, and that every wrong argument and every disagreement ends as an error that names it. The
 * sums are by hand: each rank contributes its rank in the parent, so a wrong member shows. */
#include "hccl_support.h"

static HcclResult sub_try(HcclComm parent, const uint32_t *ranks, uint32_t count, uint64_t id,
                          uint32_t place, HcclComm *sub)
{
    HcclCommConfig config;
    HcclCommConfigInit(&config);
    config.hcclBufferSize = 1;
    *sub = (HcclComm)(uintptr_t)0x55;
    return HcclCreateSubCommConfig(&parent, count, (uint32_t *)(uintptr_t)ranks, id, place, &config,
                                   sub);
}

/* Every rank calls; those outside of the list pass none. */
static HcclComm sub_create(const rank_ctx *ctx, HcclComm parent, const uint32_t *ranks,
                           uint32_t count, uint64_t id)
{
    HcclComm sub;
    for (uint32_t i = 0; i < count; i++) {
        if (ranks[i] != (uint32_t)ctx->rank)
            continue;
        uint32_t size, rank;
        OK(sub_try(parent, ranks, count, id, i, &sub));
        OK(HcclGetRankSize(sub, &size));
        OK(HcclGetRankId(sub, &rank));
        CHECK_EQ(size, count);
        CHECK_EQ(rank, i);
        return sub;
    }
    OK(sub_try(parent, NULL, 0, id, 0, &sub));
    CHECK(sub == NULL);
    return NULL;
}

/* The members' parent ranks, in the order of the communicator. */
static void members_check(const rank_ctx *ctx, HcclComm sub, const uint32_t *ranks, uint32_t count)
{
    aclrtStream stream;
    int32_t *mine, *all, got[16];
    const int32_t value = ctx->rank;
    if (!sub)
        return;
    OK(aclrtCreateStream(&stream));
    OK(aclrtMalloc((void **)&mine, sizeof *mine, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&all, sizeof got, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemcpy(mine, sizeof value, &value, sizeof value, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemset(all, sizeof got, 0xff, sizeof got));
    OK(HcclAllGather(mine, all, 1, HCCL_DATA_TYPE_INT32, sub, stream));
    OK(HcclBarrier(sub, stream));
    OK(aclrtSynchronizeStream(stream));
    OK(aclrtMemcpy(got, sizeof got, all, sizeof got, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint32_t i = 0; i < count; i++)
        CHECK_EQ(got[i], ranks[i]);
    CHECK_EQ(got[count], -1);
    OK(aclrtFree(mine));
    OK(aclrtFree(all));
    OK(aclrtDestroyStream(stream));
}

static void destroy(HcclComm sub)
{
    if (sub)
        OK(HcclCommDestroy(sub));
}

/* ---- cases ---- */

/* All, backwards; the odd ones; one alone: all alive at once, used in another order than made. */
static void several(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx), subs[3];
    uint32_t lists[3][16], counts[3] = {0};
    for (int r = ctx->size - 1; r >= 0; r--)
        lists[0][counts[0]++] = (uint32_t)r;
    for (int r = 1; r < ctx->size; r += 2)
        lists[1][counts[1]++] = (uint32_t)r;
    lists[2][counts[2]++] = (uint32_t)ctx->size - 1;
    for (uint64_t i = 0; i < 3; i++)
        subs[i] = sub_create(ctx, parent, lists[i], counts[i], 100 + i);
    for (int i = 2; i >= 0; i--)
        members_check(ctx, subs[i], lists[i], counts[i]);
    destroy(subs[1]);
    members_check(ctx, subs[0], lists[0], counts[0]);
    OK(HcclCommDestroy(parent)); /* its children go on */
    members_check(ctx, subs[0], lists[0], counts[0]);
    members_check(ctx, subs[2], lists[2], counts[2]);
    destroy(subs[0]);
    destroy(subs[2]);
}

/* A communicator of a communicator: numbers are those of the one it is made from. */
static void nested(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx), child, grandchild;
    uint32_t list[16], inner[2] = {1, 0}, wanted[2];
    for (int r = 0; r < ctx->size; r++)
        list[r] = (uint32_t)((r + 1) % ctx->size);
    child = sub_create(ctx, parent, list, (uint32_t)ctx->size, 7);
    int place = (ctx->rank + ctx->size - 1) % ctx->size;
    rank_ctx in_child = *ctx;
    in_child.rank = place;
    grandchild = sub_create(&in_child, child, inner, 2, 7);
    OK(HcclCommDestroy(child));
    wanted[0] = list[1];
    wanted[1] = list[0];
    members_check(ctx, grandchild, wanted, 2);
    destroy(grandchild);
    OK(HcclCommDestroy(parent));
}

/* The same id again and again: a fast rank is several ahead of a slow one. */
static void many(const rank_ctx *ctx)
{
    int times = ctx->argc > 2 ? atoi(ctx->argv[2]) : 100;
    HcclComm parent = comm_create(ctx);
    uint32_t pair[2], all[16];
    for (int r = 0; r < ctx->size; r++)
        all[r] = (uint32_t)r;
    for (int i = 0; i < times; i++) {
        pair[0] = (uint32_t)(i % ctx->size);
        pair[1] = (uint32_t)((i + 1) % ctx->size);
        destroy(sub_create(ctx, parent, pair, 2, 5));
        if (i % 50 == 0) {
            HcclComm sub = sub_create(ctx, parent, all, (uint32_t)ctx->size, (uint64_t)i);
            members_check(ctx, sub, all, (uint32_t)ctx->size);
            destroy(sub);
        }
    }
    OK(HcclCommDestroy(parent));
}

/* Two threads of each rank, each with its own id; they start in different order on each rank. */
typedef struct maker {
    rank_ctx ctx;
    HcclComm parent;
    uint64_t id;
} maker;

static void *maker_main(void *argument)
{
    maker *m = argument;
    uint32_t all[16];
    OK(aclrtSetDevice(m->ctx.rank));
    for (int r = 0; r < m->ctx.size; r++)
        all[r] = (uint32_t)((r + (int)m->id) % m->ctx.size);
    usleep((useconds_t)((m->ctx.rank + (int)m->id) % 2 * 5000));
    for (int i = 0; i < 10; i++) {
        HcclComm sub = sub_create(&m->ctx, m->parent, all, (uint32_t)m->ctx.size, m->id);
        members_check(&m->ctx, sub, all, (uint32_t)m->ctx.size);
        destroy(sub);
    }
    return NULL;
}

static void threads(const rank_ctx *ctx)
{
    pthread_t makers[3];
    maker all[3];
    HcclComm parent = comm_create(ctx);
    for (uint64_t t = 0; t < 3; t++) {
        all[t] = (maker){*ctx, parent, t};
        CHECK_EQ(pthread_create(&makers[t], NULL, maker_main, &all[t]), 0);
    }
    for (int t = 0; t < 3; t++)
        pthread_join(makers[t], NULL);
    OK(HcclCommDestroy(parent));
}

static void arguments(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx), sub, none = NULL;
    uint32_t mine = (uint32_t)ctx->rank, size = (uint32_t)ctx->size;
    uint32_t list[3] = {mine, mine, size};
    CHECK_EQ(HcclCreateSubCommConfig(NULL, 1, list, 1, 0, NULL, &sub), HCCL_E_PTR);
    CHECK_EQ(HcclCreateSubCommConfig(&parent, 1, list, 1, 0, NULL, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCreateSubCommConfig(&none, 1, list, 1, 0, NULL, &sub), HCCL_E_PTR);
    CHECK_EQ(sub_try(parent, NULL, 1, 1, 0, &sub), HCCL_E_PTR);
    CHECK_TEXT("rankNum 1");
    CHECK_EQ(sub_try(parent, list, 0, 1, 0, &sub), HCCL_E_PARA);
    CHECK_EQ(sub_try(parent, list, size + 1, 1, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("allowed are 1 to");
    list[0] = size;
    CHECK_EQ(sub_try(parent, list, 1, 1, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("rankIds[0]");
    list[0] = (mine + 1) % size;
    CHECK_EQ(sub_try(parent, list, 1, 1, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("is not in rankIds");
    list[0] = mine;
    CHECK_EQ(sub_try(parent, list, 2, 1, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("stands at");
    CHECK_EQ(sub_try(parent, list, 1, 1, 1, &sub), HCCL_E_PARA);
    CHECK_TEXT("its place in the list");
    CHECK(sub == (HcclComm)(uintptr_t)0x55); /* outputs are set on success only */
    OK(sub_try(parent, NULL, 3, 0xffffffff, 0, &sub));
    CHECK(sub == NULL);
    OK(sub_try(parent, list, 1, 1, 0,
               &sub)); /* it works after all that; alone it waits for nobody */
    destroy(sub);
    OK(HcclCommDestroy(parent));
    CHECK_EQ(sub_try(parent, list, 1, 1, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("not a live communicator");
}

/* The two ranks give the list in different order. */
static void differs(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx), sub;
    uint32_t forth[2] = {0, 1}, back[2] = {1, 0};
    double start = seconds_now();
    CHECK_EQ(sub_try(parent, ctx->rank == 0 ? forth : back, 2, 9, 0, &sub), HCCL_E_PARA);
    CHECK_TEXT("EI0005");
    CHECK(seconds_now() - start < 60);
    destroy(sub_create(ctx, parent, back, 2, 9)); /* nothing is left behind */
    OK(HcclCommDestroy(parent));
}

/* Rank 1 does not come; HCCL_CONNECT_TIMEOUT is 1 s. Afterwards both come. */
static void absent(const rank_ctx *ctx)
{
    HcclComm parent = comm_create(ctx), sub;
    uint32_t both[2] = {0, 1};
    if (ctx->rank == 0) {
        CHECK_EQ(sub_try(parent, both, 2, 9, 0, &sub), HCCL_E_TIMEOUT);
        CHECK_TEXT("rank 1 (device 1");
    }
    meet(ctx);
    destroy(sub_create(ctx, parent, both, 2, 9));
    meet(ctx);
    if (ctx->rank == 1)
        OK(HcclCommDestroy(parent)); /* who left will not come */
    meet(ctx);
    if (ctx->rank == 0) {
        CHECK_EQ(sub_try(parent, both, 2, 9, 0, &sub), HCCL_E_REMOTE);
        CHECK_TEXT("has destroyed the communicator");
        OK(HcclCommDestroy(parent));
    }
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {
        {"several", several},     {"nested", nested},   {"many", many},    {"threads", threads},
        {"arguments", arguments}, {"differs", differs}, {"absent", absent}};
    run_case(ctx, cases, sizeof cases / sizeof *cases);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
