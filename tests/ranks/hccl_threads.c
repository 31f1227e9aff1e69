/* Proves that several threads of a rank may use one communicator at the same time: each makes
 * contexts, registers them and acquires the same channels over and over; afterwards every rank
 * sees all memories of all peers, each once. */
#include "hccl_support.h"

#define THREADS   4
#define TURNS     12
#define RANKS_MAX 16

typedef struct worker {
    pthread_t thread;
    const rank_ctx *ctx;
    HcclComm comm;
    int number;
} worker;

static uint32_t word_of(int rank, int number, int turn)
{
    return (uint32_t)(rank * 10000 + number * 100 + turn);
}

static void *work(void *argument)
{
    worker *w = argument;
    ChannelHandle channels[RANKS_MAX];
    HcclMemHandle handles[TURNS];
    char tag[32];
    OK(aclrtSetDevice(w->ctx->rank));
    for (int turn = 0; turn < TURNS; turn++) {
        void *p, *again;
        uint64_t size;
        uint32_t word = word_of(w->ctx->rank, w->number, turn);
        snprintf(tag, sizeof tag, "t%d.%d", w->number, turn);
        OK(HcclEngineCtxCreate(w->comm, tag, COMM_ENGINE_AIV, 64, &p));
        OK(HcclEngineCtxCopy(w->comm, COMM_ENGINE_AIV, tag, &word, 4, 0));
        OK(HcclEngineCtxGet(w->comm, tag, COMM_ENGINE_AIV, &again, &size));
        CHECK(again == p && size == 64);
        CommMem mem = {COMM_MEM_TYPE_DEVICE, p, 64};
        OK(HcclCommMemReg(w->comm, tag, &mem, &handles[turn]));
        OK(channels_acquire(w->ctx, w->comm, COMM_ENGINE_AIV, handles, (uint32_t)turn + 1,
                            channels));
    }
    return NULL;
}

static void expect_all(const rank_ctx *ctx, HcclComm comm)
{
    ChannelHandle channels[RANKS_MAX];
    OK(channels_acquire(ctx, comm, COMM_ENGINE_AIV, NULL, 0, channels));
    for (int n = 0, r = 0; r < ctx->size; r++) {
        int seen[THREADS][TURNS] = {{0}};
        uint32_t count;
        CommMem *mems;
        char **tags;
        if (r == ctx->rank)
            continue;
        OK(HcclChannelGetRemoteMems(comm, channels[n++], &count, &mems, &tags));
        CHECK_EQ(count, 1 + THREADS * TURNS);
        for (uint32_t i = 1; i < count; i++) {
            uint32_t word;
            OK(aclrtMemcpy(&word, 4, mems[i].addr, 4, ACL_MEMCPY_DEVICE_TO_HOST));
            CHECK_EQ(word / 10000, r);
            seen[word / 100 % 100][word % 100]++;
        }
        for (int i = 0; i < THREADS * TURNS; i++)
            CHECK_EQ(seen[i / TURNS][i % TURNS], 1);
    }
}

static void body(const rank_ctx *ctx)
{
    worker workers[THREADS];
    HcclComm comm = comm_create(ctx);
    for (int i = 0; i < THREADS; i++) {
        workers[i] = (worker){.ctx = ctx, .comm = comm, .number = i};
        CHECK_EQ(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    expect_all(ctx, comm);
    meet(ctx);
    OK(HcclCommDestroy(comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
