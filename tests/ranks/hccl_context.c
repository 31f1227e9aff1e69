/* Proves the rules of engine contexts, row by row: arguments, key (tag, engine), zeroed or not,
 * codes of this product for what is missing, copy bounds, destroy. */
#include "hccl_support.h"

static HcclResult missing_code(void)
{
    const char *soc = aclrtGetSocName();
    return soc && strncmp(soc, "Ascend950", 9) == 0 ? HCCL_E_NOT_FOUND : HCCL_E_PARA;
}

static void arguments(HcclComm comm)
{
    char tag[300];
    void *p = NULL;
    uint64_t size;
    memset(tag, 't', sizeof tag);
    tag[256] = 0;
    CHECK_EQ(HcclEngineCtxCreate(NULL, "a", COMM_ENGINE_AIV, 8, &p), HCCL_E_PTR);
    CHECK_EQ(HcclEngineCtxCreate(comm, "a", COMM_ENGINE_AIV, 8, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclEngineCtxCreate(comm, tag, COMM_ENGINE_AIV, 8, &p), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxCreate(comm, "a", COMM_ENGINE_AIV, 0, &p), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxCreate(comm, "a", COMM_ENGINE_RESERVED, 8, &p), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxCreate(comm, "a", (CommEngine)6, 8, &p), HCCL_E_PARA);
    CHECK(p == NULL);
    CHECK_EQ(HcclEngineCtxGet(NULL, "a", COMM_ENGINE_AIV, &p, &size), HCCL_E_PTR);
    CHECK_EQ(HcclEngineCtxGet(comm, "a", COMM_ENGINE_AIV, NULL, &size), HCCL_E_PTR);
    CHECK_EQ(HcclEngineCtxGet(comm, "a", COMM_ENGINE_AIV, &p, NULL), HCCL_E_PTR);
    tag[255] = 0; /* 255 characters: the longest */
    OK(HcclEngineCtxCreate(comm, tag, COMM_ENGINE_CPU, 8, &p));
    OK(HcclEngineCtxDestroy(comm, tag, COMM_ENGINE_CPU));
    p = NULL;
    OK(HcclEngineCtxCreate(comm, NULL, COMM_ENGINE_CPU, 24, &p)); /* the tag of those without one */
    void *q = NULL;
    OK(HcclEngineCtxGet(comm, NULL, COMM_ENGINE_CPU, &q, &size));
    CHECK(q == p && size == 24);
    CHECK_EQ(HcclEngineCtxCreate(comm, NULL, COMM_ENGINE_CPU, 24, &q), HCCL_E_PARA);
}

static void missing(HcclComm comm)
{
    void *p = NULL;
    uint64_t size = 0;
    CHECK_EQ(HcclEngineCtxGet(comm, "never", COMM_ENGINE_AIV, &p, &size), missing_code());
    OK(HcclEngineCtxCreate(comm, "one", COMM_ENGINE_AIV, 8, &p));
    p = NULL;
    CHECK_EQ(HcclEngineCtxGet(comm, "one", COMM_ENGINE_CPU_TS, &p, &size), missing_code());
    CHECK(p == NULL && size == 0);
    CHECK_EQ(HcclEngineCtxDestroy(comm, "never", COMM_ENGINE_AIV), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxDestroy(comm, "one", COMM_ENGINE_CPU), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxDestroy(NULL, "one", COMM_ENGINE_AIV), HCCL_E_PTR);
    OK(HcclEngineCtxDestroy(comm, "one", COMM_ENGINE_AIV));
    CHECK_EQ(HcclEngineCtxDestroy(comm, "one", COMM_ENGINE_AIV), HCCL_E_PARA);
    CHECK_EQ(HcclEngineCtxGet(comm, "one", COMM_ENGINE_AIV, &p, &size), missing_code());
}

/* One tag holds one context per engine. */
static void keys(HcclComm comm)
{
    void *made[6], *got;
    uint64_t size;
    for (int e = 0; e < 6; e++) {
        OK(HcclEngineCtxCreate(comm, "shared", (CommEngine)e, 100 + (uint64_t)e, &made[e]));
        CHECK_EQ(HcclEngineCtxCreate(comm, "shared", (CommEngine)e, 8, &got), HCCL_E_PARA);
    }
    for (int e = 0; e < 6; e++) {
        OK(HcclEngineCtxGet(comm, "shared", (CommEngine)e, &got, &size));
        CHECK(got == made[e]);
        CHECK_EQ(size, 100 + e);
        for (int k = 0; k < e; k++)
            CHECK(made[k] != made[e]);
    }
    OK(HcclEngineCtxDestroy(comm, "shared", COMM_ENGINE_AIV));
    OK(HcclEngineCtxGet(comm, "shared", COMM_ENGINE_AICPU, &got, &size));
    OK(HcclEngineCtxCreate(comm, "shared", COMM_ENGINE_AIV, 7, &got)); /* again, another size */
    OK(HcclEngineCtxGet(comm, "shared", COMM_ENGINE_AIV, &got, &size));
    CHECK_EQ(size, 7);
}

/* Host engines: zeroed host memory. Device engines: device memory, only copies reach it. */
static void contents(HcclComm comm)
{
    static const CommEngine host[] = {COMM_ENGINE_CPU, COMM_ENGINE_CPU_TS, COMM_ENGINE_CCU};
    static const CommEngine device[] = {COMM_ENGINE_AICPU, COMM_ENGINE_AICPU_TS, COMM_ENGINE_AIV};
    enum { SIZE = 4099 };
    void *p;
    for (int i = 0; i < 3; i++) {
        OK(HcclEngineCtxCreate(comm, "contents", host[i], SIZE, &p));
        for (int k = 0; k < SIZE; k++)
            CHECK_EQ(((uint8_t *)p)[k], 0);
        memset(p, 0xee, SIZE); /* dirty when it comes back */
        OK(HcclEngineCtxDestroy(comm, "contents", host[i]));
        OK(HcclEngineCtxCreate(comm, "contents", host[i], SIZE, &p));
        for (int k = 0; k < SIZE; k++)
            CHECK_EQ(((uint8_t *)p)[k], 0);
    }
    for (int i = 0; i < 3; i++) {
        uint8_t back[SIZE];
        OK(HcclEngineCtxCreate(comm, "contents", device[i], SIZE, &p));
        OK(aclrtMemset(p, SIZE, 0x11 * (i + 1), SIZE));
        OK(aclrtMemcpy(back, SIZE, p, SIZE, ACL_MEMCPY_DEVICE_TO_HOST));
        for (int k = 0; k < SIZE; k++)
            CHECK_EQ(back[k], 0x11 * (i + 1));
    }
}

static void copies(HcclComm comm)
{
    uint8_t source[100], back[100];
    void *p;
    for (int k = 0; k < 100; k++)
        source[k] = (uint8_t)(k * 7 + 1);
    static const CommEngine engines[] = {COMM_ENGINE_CPU, COMM_ENGINE_AIV};
    for (int i = 0; i < 2; i++) {
        OK(HcclEngineCtxCreate(comm, "copy", engines[i], 100, &p));
        OK(aclrtMemset(p, 100, 0xcc, 100));
        OK(HcclEngineCtxCopy(comm, engines[i], "copy", source, 53, 46)); /* up to byte 99 */
        OK(HcclEngineCtxCopy(comm, engines[i], "copy", source, 0, 100));
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "copy", source, 55, 46), HCCL_E_PARA);
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "copy", source, 1, 100), HCCL_E_PARA);
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "copy", source, 2, UINT64_MAX), HCCL_E_PARA);
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "copy", source, UINT64_MAX, 2), HCCL_E_PARA);
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "copy", NULL, 1, 0), HCCL_E_PTR);
        CHECK_EQ(HcclEngineCtxCopy(comm, engines[i], "other", source, 1, 0), missing_code());
        OK(aclrtMemcpy(back, 100, p, 100, ACL_MEMCPY_DEFAULT));
        for (int k = 0; k < 100; k++)
            CHECK_EQ(back[k], k < 46 || k == 99 ? 0xcc : source[k - 46]);
    }
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    arguments(comm);
    missing(comm);
    keys(comm);
    contents(comm);
    copies(comm);
    for (int i = 0; i < 2000; i++) { /* a context made and destroyed for ever costs nothing */
        void *p;
        OK(HcclEngineCtxCreate(comm, "again", COMM_ENGINE_CPU, 4096, &p));
        OK(HcclEngineCtxDestroy(comm, "again", COMM_ENGINE_CPU));
    }
    OK(HcclCommDestroy(comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
