/* Bytes that ranks say to each other (HcclCommAddExchangeInfo): everybody reads what everybody has
 * said, in pieces of any size, once, after more was added, after it was forgotten; the limits and
 * wrong arguments. Usage: hccl_exchange_info [--threads N] */
#include "hccl/hccl_res_expt.h"
#include "hccl_support.h"

enum { SAID_MAX = 65536 };

static uint8_t byte_of(int rank, uint32_t i)
{
    return (uint8_t)(rank * 37 + i * 11 + i / 251);
}

static void say(HcclComm comm, int rank, uint32_t first, uint32_t count)
{
    uint8_t bytes[1024];
    CHECK(count <= sizeof bytes);
    for (uint32_t i = 0; i < count; i++)
        bytes[i] = byte_of(rank, first + i);
    OK(HcclCommAddExchangeInfo(comm, bytes, count));
    memset(bytes, 0xEE, sizeof bytes); /* they were copied */
}

static void read_all(HcclComm comm, const rank_ctx *ctx, uint32_t more)
{
    static _Thread_local uint8_t bytes[SAID_MAX + 2];
    for (int r = 0; r < ctx->size; r++) {
        uint32_t wanted = 100 + (uint32_t)r + more, length = 0;
        memset(bytes, 0xEE, wanted + 2);
        OK(HcclCommGetExchangeInfo(comm, (uint32_t)r, wanted, bytes + 1, &length));
        CHECK_EQ(length, wanted);
        CHECK_EQ(bytes[0], 0xEE);
        CHECK_EQ(bytes[wanted + 1], 0xEE);
        for (uint32_t i = 0; i < wanted; i++)
            CHECK_EQ(bytes[1 + i], byte_of(r, i));
    }
}

static void refused(HcclComm comm, const rank_ctx *ctx)
{
    uint8_t bytes[8];
    uint32_t length = 77;
    CHECK_EQ(HcclCommAddExchangeInfo(comm, NULL, 4), HCCL_E_PTR);
    CHECK_EQ(HcclCommAddExchangeInfo(comm, bytes, 0), HCCL_E_PARA);
    CHECK_EQ(HcclCommAddExchangeInfo(NULL, bytes, 4), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetExchangeInfo(comm, 0, 8, NULL, &length), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetExchangeInfo(comm, 0, 8, bytes, NULL), HCCL_E_PTR);
    CHECK_EQ(HcclCommGetExchangeInfo(comm, (uint32_t)ctx->size, 8, bytes, &length), HCCL_E_PARA);
    CHECK_EQ(HcclCommGetExchangeInfo(comm, 0, 8, bytes, &length), HCCL_E_PARA);
    CHECK_TEXT("has said 1"); /* 100 or more */
    CHECK_EQ(length, 77);
    CHECK_EQ(HcclCommResetExchangeInfo((HcclComm)bytes), HCCL_E_PARA);
}

static void to_the_limit(HcclComm comm, int rank)
{
    static _Thread_local uint8_t bytes[SAID_MAX];
    uint32_t length;
    OK(HcclCommResetExchangeInfo(comm));
    CHECK_EQ(HcclCommGetExchangeInfo(comm, (uint32_t)rank, 8, bytes, &length), HCCL_E_NOT_FOUND);
    OK(HcclCommAddExchangeInfo(comm, bytes, SAID_MAX));
    CHECK_EQ(HcclCommAddExchangeInfo(comm, bytes, 1), HCCL_E_PARA);
    CHECK_TEXT("65536");
    OK(HcclCommGetExchangeInfo(comm, (uint32_t)rank, SAID_MAX, bytes, &length));
    CHECK_EQ(length, SAID_MAX);
}

static void rank_zero_leaves(HcclComm comm, const rank_ctx *ctx)
{
    static _Thread_local uint8_t bytes[SAID_MAX];
    uint32_t length;
    meet(ctx);
    if (ctx->rank == 0)
        OK(HcclCommDestroy(comm));
    meet(ctx);
    if (ctx->rank == 0)
        return;
    CHECK_EQ(HcclCommGetExchangeInfo(comm, 0, SAID_MAX, bytes, &length), HCCL_E_REMOTE);
    CHECK_TEXT("has left");
    OK(HcclCommDestroy(comm));
}

static void body(const rank_ctx *ctx)
{
    HcclComm comm = comm_create(ctx);
    uint8_t bytes[8];
    uint32_t length;
    CHECK_EQ(HcclCommGetExchangeInfo(comm, 0, 8, bytes, &length), HCCL_E_NOT_FOUND);
    CHECK_TEXT("said nothing");
    meet(ctx); /* all have seen that nobody has said anything */
    say(comm, ctx->rank, 0, 1);
    say(comm, ctx->rank, 1, 99 + (uint32_t)ctx->rank);
    meet(ctx);
    read_all(comm, ctx, 0);
    refused(comm, ctx);
    meet(ctx);
    say(comm, ctx->rank, 100 + (uint32_t)ctx->rank, 1024);
    meet(ctx);
    read_all(comm, ctx, 1024);
    meet(ctx);
    to_the_limit(comm, ctx->rank);
    rank_zero_leaves(comm, ctx);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
