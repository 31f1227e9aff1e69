/* Ends of links without a communicator (hccl/hcomm_res.h): every device describes as many as it
 * says, with its own place; memory registered with one is described, imported by the other
 * processes, read and written there, and gone for new importers once it is taken back; wrong
 * arguments. Usage: hccl_endpoint (2 or more processes) */
#include "hccl/hcomm_res.h"
#include "hccl_support.h"

enum { WORDS = 1000, DESCS_MAX = 16 };

static EndpointHandle describe_and_open(const rank_ctx *ctx)
{
    EndpointDesc descs[DESCS_MAX];
    EndpointHandle handle = NULL;
    uint32_t count = 0, room = DESCS_MAX;
    bool nda = true;
    OK(HcommEndpointGetDescNum(ctx->rank, &count));
    CHECK(count >= 1 && count <= DESCS_MAX);
    OK(HcommEndpointGetDescs(ctx->rank, &room, descs));
    CHECK_EQ(room, count);
    for (uint32_t i = 0; i < count; i++) {
        CHECK_EQ(descs[i].loc.locType, ENDPOINT_LOC_TYPE_DEVICE);
        CHECK_EQ(descs[i].loc.device.devPhyId, ctx->rank);
        for (uint32_t k = 0; k < i; k++)
            CHECK(descs[k].protocol != descs[i].protocol);
        OK(HcommEndpointCheckFeature(HCOMM_ENDPOINT_FEATURE_NDA, &descs[i], &nda));
        CHECK(!nda);
    }
    room = count - 1;
    CHECK_EQ(HcommEndpointGetDescs(ctx->rank, &room, descs), HCCL_E_PARA);
    CHECK_EQ(HcommEndpointGetDescNum(-1, &count), HCCL_E_NOT_FOUND);
    CHECK_EQ(HcommEndpointGetDescNum(0, NULL), HCCL_E_PTR);
    CHECK_EQ(HcommEndpointCheckFeature(7, &descs[0], &nda), HCCL_E_PARA);
    OK(HcommEndpointCreate(&descs[0], &handle));
    descs[0].protocol = COMM_PROTOCOL_RESERVED;
    EndpointHandle other = NULL;
    CHECK_EQ(HcommEndpointCreate(&descs[0], &other), HCCL_E_PARA);
    CHECK_TEXT("HcommEndpointGetDescs");
    CHECK_EQ(HcommEndpointCreate(NULL, &other), HCCL_E_PTR);
    CHECK(other == NULL);
    return handle;
}

static HcommMemHandle registered(EndpointHandle endpoint, void *memory)
{
    HcommMemHandle handle = NULL, again = NULL;
    int host;
    CommMem mem = {COMM_MEM_TYPE_DEVICE, memory, WORDS * 4},
            wrong = {COMM_MEM_TYPE_DEVICE, &host, 4};
    OK(HcommMemReg(endpoint, "words", &mem, &handle));
    CHECK_EQ(HcommMemReg(endpoint, "words", &mem, &again), HCCL_E_PARA);
    CHECK_TEXT("registered already");
    CHECK_EQ(HcommMemReg(endpoint, "host", &wrong, &again), HCCL_E_PARA);
    CHECK_TEXT("aclrtMalloc");
    CHECK_EQ(HcommMemReg(endpoint, "", &mem, &again), HCCL_E_PARA);
    mem.size = UINT64_MAX;
    CHECK_EQ(HcommMemReg(endpoint, "long", &mem, &again), HCCL_E_PARA);
    CHECK_EQ(HcommMemReg(&host, "words", &mem, &again), HCCL_E_PARA);
    return handle;
}

/* Rank 0's memory: each other rank reads all words and writes its own. */
static void use_imported(const rank_ctx *ctx, EndpointHandle endpoint, const void *desc,
                         uint32_t length)
{
    CommMem mem = {COMM_MEM_TYPE_INVALID, NULL, 0};
    int32_t words[WORDS], mine = -100 - ctx->rank;
    uint8_t spoilt[1024];
    OK(HcommMemImport(endpoint, desc, length, &mem));
    CHECK_EQ(mem.type, COMM_MEM_TYPE_DEVICE);
    CHECK_EQ(mem.size, sizeof words);
    OK(aclrtMemcpy(words, sizeof words, mem.addr, sizeof words, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int i = 10; i < WORDS; i++)
        CHECK_EQ(words[i], i * 3);
    OK(aclrtMemcpy((int32_t *)mem.addr + ctx->rank, 4, &mine, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    CHECK_EQ(HcommMemImport(endpoint, desc, length - 1, &mem), HCCL_E_PARA);
    CHECK(length <= sizeof spoilt);
    memcpy(spoilt, desc, length);
    spoilt[0] ^= 1;
    CHECK_EQ(HcommMemImport(endpoint, spoilt, length, &mem), HCCL_E_PARA);
    CHECK_TEXT("no description");
    OK(HcommMemUnimport(endpoint, desc, length));
}

static void body(const rank_ctx *ctx)
{
    EndpointHandle endpoint = describe_and_open(ctx);
    struct {
        uint32_t length;
        uint8_t bytes[1020];
    } told = {0, {0}};
    int32_t words[WORDS];
    void *memory, *desc = NULL;
    HcommMemHandle handle;
    CommMem mem;
    OK(aclrtMalloc(&memory, sizeof words, ACL_MEM_MALLOC_HUGE_FIRST));
    for (int i = 0; i < WORDS; i++)
        words[i] = i * 3;
    OK(aclrtMemcpy(memory, sizeof words, words, sizeof words, ACL_MEMCPY_HOST_TO_DEVICE));
    handle = registered(endpoint, memory);
    if (ctx->rank == 0) {
        OK(HcommMemExport(endpoint, handle, &desc, &told.length));
        CHECK(told.length <= sizeof told.bytes);
        memcpy(told.bytes, desc, told.length);
    }
    share(ctx, &told, sizeof told);
    if (ctx->rank != 0)
        use_imported(ctx, endpoint, told.bytes, told.length);
    meet(ctx);
    OK(aclrtMemcpy(words, sizeof words, memory, sizeof words, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int r = 1; r < ctx->size && ctx->rank == 0; r++)
        CHECK_EQ(words[r], -100 - r);
    OK(HcommMemUnreg(endpoint, handle));
    CHECK_EQ(HcommMemUnreg(endpoint, handle), HCCL_E_PARA);
    CHECK_EQ(HcommMemExport(endpoint, handle, &desc, &told.length), HCCL_E_PARA);
    meet(ctx);
    if (ctx->rank != 0)
        CHECK(HcommMemImport(endpoint, told.bytes, told.length, &mem) != 0); /* taken back */
    OK(HcommMemReg(endpoint, "left", &(CommMem){COMM_MEM_TYPE_DEVICE, memory, 64}, &handle));
    OK(HcommEndpointDestroy(endpoint)); /* with a registration */
    CHECK_EQ(HcommEndpointDestroy(endpoint), HCCL_E_PARA);
    CHECK_EQ(HcommMemUnreg(endpoint, handle), HCCL_E_PARA);
    OK(aclrtFree(memory));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
