/* Proves the rules of channels: idempotent per (engine, remote rank, protocol), what the peer
 * grants in the documented order, lists that grow, refusals of bad descriptions, queries, destroy.
 */
#include "hccl_support.h"

#define RANKS_MAX 16

/* A context that holds (rank, word) at its start; its registration. */
static void *memory_make(const rank_ctx *ctx, HcclComm comm, const char *tag, uint32_t word,
                         HcclMemHandle *handle)
{
    void *p;
    const uint32_t content[2] = {(uint32_t)ctx->rank, word};
    OK(HcclEngineCtxCreate(comm, tag, COMM_ENGINE_AIV, 4096, &p));
    OK(HcclEngineCtxCopy(comm, COMM_ENGINE_AIV, tag, content, sizeof content, 0));
    CommMem mem = {COMM_MEM_TYPE_DEVICE, p, 4096 - (uint64_t)ctx->rank};
    OK(HcclCommMemReg(comm, tag, &mem, handle));
    return p;
}

static void expect_memory(const CommMem *mem, int rank, uint32_t word)
{
    uint32_t content[2];
    CHECK_EQ(mem->type, COMM_MEM_TYPE_DEVICE);
    CHECK_EQ(mem->size, 4096 - rank);
    OK(aclrtMemcpy(content, sizeof content, mem->addr, sizeof content, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK_EQ(content[0], rank);
    CHECK_EQ(content[1], word);
}

static void expect_grants(const rank_ctx *ctx, HcclComm comm, const ChannelHandle *channels,
                          const uint32_t *words, const char *const *tags, uint32_t count)
{
    bool named = strncmp(aclrtGetSocName(), "Ascend950", 9) == 0;
    int n = 0;
    for (int r = 0; r < ctx->size; r++) {
        if (r == ctx->rank)
            continue;
        void *buffer = NULL;
        uint64_t size = 0;
        uint32_t mems_count = 0;
        CommMem *mems = NULL;
        char **names = NULL;
        OK(HcclChannelGetHcclBuffer(comm, channels[n], &buffer, &size));
        OK(HcclChannelGetRemoteMems(comm, channels[n], &mems_count, &mems, &names));
        CHECK_EQ(mems_count, count + 1);
        CHECK(mems[0].addr == buffer && mems[0].size == size);
        CHECK(strcmp(names[0], "HcclBuffer") == 0);
        for (uint32_t i = 0; i < count; i++) {
            expect_memory(&mems[1 + i], r, words[i]);
            CHECK(strcmp(names[1 + i], named ? tags[i] : "HcclBuffer") == 0);
        }
        n++;
    }
}

/* Writes into every peer's HCCL buffer and reads what the peers wrote into mine. */
static void buffers_reach(const rank_ctx *ctx, HcclComm comm, const ChannelHandle *channels)
{
    void *own, *peer;
    uint64_t size;
    int n = 0;
    OK(HcclGetHcclBuffer(comm, &own, &size));
    for (int r = 0; r < ctx->size; r++) {
        uint32_t word = (uint32_t)(1000 * ctx->rank + r);
        if (r == ctx->rank)
            continue;
        OK(HcclChannelGetHcclBuffer(comm, channels[n++], &peer, &size));
        OK(aclrtMemcpy((uint32_t *)peer + ctx->rank, 4, &word, 4, ACL_MEMCPY_HOST_TO_DEVICE));
    }
    meet(ctx);
    for (int r = 0; r < ctx->size; r++) {
        uint32_t word;
        if (r == ctx->rank)
            continue;
        OK(aclrtMemcpy(&word, 4, (uint32_t *)own + r, 4, ACL_MEMCPY_DEVICE_TO_HOST));
        CHECK_EQ(word, 1000 * r + ctx->rank);
    }
}

static void desc_fill(HcclChannelDesc *desc, uint32_t remote)
{
    OK(HcclChannelDescInit(desc, 1));
    desc->remoteRank = remote;
    desc->channelProtocol = COMM_PROTOCOL_UB_MEM;
}

static void refused(const rank_ctx *ctx, HcclComm comm)
{
    uint32_t peer = (uint32_t)(ctx->rank + 1) % (uint32_t)ctx->size;
    HcclChannelDesc desc, bad;
    ChannelHandle channel = 42;
    HcclMemHandle handle = (HcclMemHandle)&desc;
    desc_fill(&desc, peer);
    CHECK_EQ(HcclChannelAcquire(NULL, COMM_ENGINE_AIV, &desc, 1, &channel), HCCL_E_PTR);
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, NULL, 1, &channel), HCCL_E_PTR);
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &desc, 1, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &desc, 0, &channel), HCCL_E_PARA);
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &desc, 1048577, &channel), HCCL_E_PARA);
    CHECK_EQ(HcclChannelAcquire(comm, (CommEngine)6, &desc, 1, &channel), HCCL_E_PARA);
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_RESERVED, &desc, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.header.magicWord ^= 1;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    CHECK_TEXT("HcclChannelDescInit");
    bad = desc, bad.header.version = 2;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.header.size = 488;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.remoteRank = (uint32_t)ctx->size;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.remoteRank = (uint32_t)ctx->rank;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    CHECK_TEXT("itself");
    bad = desc, bad.channelProtocol = COMM_PROTOCOL_ROCE;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    CHECK_TEXT("UB_MEM (6)");
    bad = desc, bad.channelProtocol = COMM_PROTOCOL_RESERVED;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.notifyNum = 8193;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    bad = desc, bad.memHandleNum = 1;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PTR);
    bad.memHandles = &handle;
    CHECK_EQ(HcclChannelAcquire(comm, COMM_ENGINE_AIV, &bad, 1, &channel), HCCL_E_PARA);
    CHECK_TEXT("HcclCommMemReg");
    CHECK_EQ(channel, 42);
    CHECK_EQ(HcclChannelQuery(comm, COMM_ENGINE_AIV, &desc, 1, &channel), HCCL_E_NOT_FOUND);
}

static void handles_checked(HcclComm comm, HcclComm other, ChannelHandle channel)
{
    void *p = NULL, *tags = NULL;
    uint64_t size;
    uint32_t n;
    CommMem *mems;
    CHECK_EQ(HcclChannelGetHcclBuffer(comm, 0, &p, &size), HCCL_E_PARA);
    CHECK_EQ(HcclChannelGetHcclBuffer(comm, channel ^ 0x10, &p, &size), HCCL_E_PARA);
    CHECK_EQ(HcclChannelGetHcclBuffer(comm, channel | 0xffff00, &p, &size), HCCL_E_PARA);
    CHECK_EQ(HcclChannelGetHcclBuffer(other, channel, &p, &size), HCCL_E_PARA);
    CHECK_EQ(HcclChannelGetHcclBuffer(comm, channel, NULL, &size), HCCL_E_PTR);
    CHECK_EQ(HcclChannelGetHcclBuffer(comm, channel, &p, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclChannelGetRemoteMems(comm, channel, NULL, &mems, (char ***)&tags), HCCL_E_PTR);
    CHECK_EQ(HcclChannelGetRemoteMems(comm, channel, &n, NULL, (char ***)&tags), HCCL_E_PTR);
    CHECK_EQ(HcclChannelGetRemoteMems(comm, channel, &n, &mems, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclChannelDestroy(comm, &channel, 1), HCCL_E_NOT_SUPPORT);
    CHECK_TEXT("CCU");
    CHECK_EQ(HcclChannelDestroy(comm, NULL, 1), HCCL_E_PTR);
    CHECK_EQ(HcclChannelDestroy(comm, &channel, 0), HCCL_E_PARA);
}

static void destroyed(const rank_ctx *ctx, HcclComm comm)
{
    ChannelHandle channels[RANKS_MAX];
    HcclChannelDesc desc;
    void *p;
    uint64_t size;
    OK(channels_acquire(ctx, comm, COMM_ENGINE_CCU, NULL, 0, channels));
    for (int round = 0; round < 3; round++) {
        OK(HcclChannelDestroy(comm, channels, (uint32_t)ctx->size - 1));
        CHECK_EQ(HcclChannelGetHcclBuffer(comm, channels[0], &p, &size), HCCL_E_PARA);
        desc_fill(&desc, (uint32_t)(ctx->rank + 1) % (uint32_t)ctx->size);
        CHECK_EQ(HcclChannelQuery(comm, COMM_ENGINE_CCU, &desc, 1, channels), HCCL_E_NOT_FOUND);
        OK(channels_acquire(ctx, comm, COMM_ENGINE_CCU, NULL, 0, channels));
        OK(HcclChannelGetHcclBuffer(comm, channels[0], &p, &size));
    }
}

static void configured(const rank_ctx *ctx, HcclComm comm)
{
    char tag[300];
    HcclChannelConfig config = NULL, dead;
    HcclChannelDesc desc;
    ChannelHandle channel, same;
    uint32_t peer = (uint32_t)(ctx->rank ^ 1);
    CHECK_EQ(HcclChannelConfigCreate(NULL), HCCL_E_PTR);
    OK(HcclChannelConfigCreate(&config));
    OK(HcclChannelConfigSetInt(config, HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE, 1));
    CHECK_EQ(HcclChannelConfigSetInt(config, HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE, 2),
             HCCL_E_PARA);
    CHECK_EQ(HcclChannelConfigSetInt(config, HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG, 1),
             HCCL_E_PARA);
    memset(tag, 'q', sizeof tag);
    tag[256] = 0;
    CHECK_EQ(HcclChannelConfigSetStr(config, HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG, tag),
             HCCL_E_PARA);
    tag[255] = 0;
    OK(HcclChannelConfigSetStr(config, HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG, tag));
    CHECK_EQ(HcclChannelConfigSetStr(config, HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG, NULL),
             HCCL_E_PTR);
    if ((int)peer < ctx->size) {
        desc_fill(&desc, peer);
        OK(HcclChannelAcquireWithConfig(comm, COMM_ENGINE_CPU, &desc, 1, config, &channel));
        OK(HcclChannelAcquire(comm, COMM_ENGINE_CPU, &desc, 1, &same));
        CHECK_EQ(same, channel);
    }
    OK(HcclChannelConfigDestroy(config));
    dead = config;
    CHECK_EQ(HcclChannelConfigDestroy(dead), HCCL_E_PARA);
    CHECK_EQ(HcclChannelConfigSetInt(NULL, HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE, 1),
             HCCL_E_PTR);
    desc_fill(&desc, (uint32_t)(ctx->rank + 1) % (uint32_t)ctx->size);
    CHECK_EQ(HcclChannelAcquireWithConfig(comm, COMM_ENGINE_AIV, &desc, 1, dead, &channel),
             HCCL_E_PARA);
}

/* How long an acquire takes that finds everything there. */
static void cheap(const rank_ctx *ctx, HcclComm comm, HcclMemHandle *handles, uint32_t count)
{
    enum { CALLS = 20000 };
    ChannelHandle channels[RANKS_MAX];
    double start = seconds_now();
    for (int i = 0; i < CALLS; i++)
        OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, handles, count, channels));
    double ns = (seconds_now() - start) / CALLS * 1e9;
    if (ctx->rank == 0)
        printf("acquire again, %d peers: %.0f ns (descriptions included)\n", ctx->size - 1, ns);
    CHECK(ns < 2e6); /* a sleep or a hand-shake would show; noise and sanitizers do not */
}

static void body(const rank_ctx *ctx)
{
    ChannelHandle first[RANKS_MAX], again[RANKS_MAX];
    HcclMemHandle handles[3];
    static const uint32_t words[3] = {17, 29, 31};
    static const char *const tags[3] = {"one", "two with a longer name", "3"};
    HcclComm comm = comm_create(ctx), other = comm_create(ctx);
    refused(ctx, comm);
    meet(ctx);
    memory_make(ctx, comm, tags[0], words[0], &handles[0]);
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, handles, 1, first));
    expect_grants(ctx, comm, first, words, tags, 1);
    buffers_reach(ctx, comm, first);

    /* The same again: the same handles, nothing new. */
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, handles, 1, again));
    CHECK(memcmp(first, again, (size_t)(ctx->size - 1) * sizeof *first) == 0);
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, again));
    CHECK(memcmp(first, again, (size_t)(ctx->size - 1) * sizeof *first) == 0);
    expect_grants(ctx, comm, first, words, tags, 1);

    /* The list grows: the new ones come last, whether the old ones are listed again or not. */
    memory_make(ctx, comm, tags[1], words[1], &handles[1]);
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, handles, 2, again));
    expect_grants(ctx, comm, first, words, tags, 2);
    memory_make(ctx, comm, tags[2], words[2], &handles[2]);
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, &handles[2], 1, again));
    expect_grants(ctx, comm, first, words, tags, 3);

    /* Another engine and another communicator are other channels, with grants of their own. */
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AICPU, NULL, 0, again));
    CHECK(again[0] != first[0]);
    expect_grants(ctx, comm, again, words, tags, 0);
    CHECK_EQ(channels_acquire(ctx, other, COMM_ENGINE_AIV, handles, 1, again), HCCL_E_PARA);
    OK(channels_acquire(ctx, other, COMM_ENGINE_AIV, NULL, 0, again));
    expect_grants(ctx, other, again, words, tags, 0);
    expect_grants(ctx, comm, first, words, tags, 3);

    handles_checked(comm, other, first[0]);
    destroyed(ctx, comm);
    configured(ctx, comm);
    cheap(ctx, comm, handles, 3);
    meet(ctx);
    OK(HcclCommDestroy(comm));
    OK(HcclCommDestroy(other));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
