/* Proves that communicators do not run out by being used up: 300 alive at once, 3,000 made and
 * destroyed in turn (numbers by argument), then made without destroying until refusal, which names
 * the limit and the number alive; afterwards everything works again. */
#include "hccl_support.h"

#define ALIVE_MAX 5000

static _Thread_local HcclComm comms[ALIVE_MAX];

static void alive_together(const rank_ctx *ctx, int count)
{
    aclrtStream stream;
    OK(aclrtCreateStream(&stream));
    for (int i = 0; i < count; i++)
        comms[i] = comm_create(ctx);
    for (int i = 0; i < count; i += 37)
        OK(HcclBarrier(comms[i], stream));
    OK(aclrtSynchronizeStream(stream));
    for (int i = 0; i < count; i++)
        OK(HcclCommDestroy(comms[i]));
    OK(aclrtDestroyStream(stream));
}

static void in_turn(const rank_ctx *ctx, int count)
{
    for (int i = 0; i < count; i++)
        OK(HcclCommDestroy(comm_create(ctx)));
}

/* Every rank is refused at the same number, before it meets the others. */
static void until_refusal(const rank_ctx *ctx)
{
    int alive = 0;
    char word[64];
    for (; alive < ALIVE_MAX; alive++) {
        HcclRootInfo info;
        root_info_share(ctx, &info);
        HcclResult result =
            HcclCommInitRootInfo((uint32_t)ctx->size, &info, (uint32_t)ctx->rank, &comms[alive]);
        if (result == HCCL_SUCCESS)
            continue;
        CHECK(result == HCCL_E_OOM || result == HCCL_E_UNAVAIL);
        break;
    }
    CHECK(alive < ALIVE_MAX);
    snprintf(word, sizeof word, "%d communicators are alive", alive);
    if (!strstr(check_text(), word))
        snprintf(word, sizeof word, "%d are alive", alive);
    CHECK_TEXT(word);
    CHECK_TEXT("limit");
    if (ctx->rank == 0)
        printf("refused with %d alive: %s\n", alive, check_text());
    for (int i = 0; i < alive; i++)
        OK(HcclCommDestroy(comms[i]));
}

static void body(const rank_ctx *ctx)
{
    int together = ctx->argc > 1 ? atoi(ctx->argv[1]) : 30;
    int turns = ctx->argc > 2 ? atoi(ctx->argv[2]) : 50;
    double start = seconds_now();
    alive_together(ctx, together);
    double middle = seconds_now();
    in_turn(ctx, turns);
    if (ctx->rank == 0)
        printf("%d together %.2f s, %d in turn %.2f s\n", together, middle - start, turns,
               seconds_now() - middle);
    if (ctx->argc > 3)
        until_refusal(ctx);
    alive_together(ctx, 3);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
