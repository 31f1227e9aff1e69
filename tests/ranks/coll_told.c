/* Proves: what a program's own checks refuse reaches the ranks that wait (aivdrive/refuse.h); a
 * rank that was refused has its time to call again also where the waiting one did not get to run
 * meanwhile; and a wait that is shorter than that time still ends with the reason. The argument is
 * the case. */
#include <signal.h>

#include "coll_support.h"

#include "aivdrive/refuse.h"

static const HcclDataType INT = HCCL_DATA_TYPE_INT32;
static const char REASON[] = "my_sum: count is 7, no multiple of the 2 ranks";

typedef struct side {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int *a, *b;
} side;

static HcclResult sum(const side *s)
{
    return HcclAllReduce(s->a, s->b, 4, INT, HCCL_REDUCE_SUM, s->comm, s->stream);
}

static void sum_right(const side *s)
{
    int got = 0;
    OK(sum(s));
    OK(aclrtSynchronizeStream(s->stream));
    OK(aclrtMemcpy(&got, sizeof got, s->b, sizeof got, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK_EQ(got, 3);
}

static void fails_with(const side *s, HcclResult called, const char *word)
{
    const double start = seconds_now();
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(s->stream) != 0);
    CHECK_TEXT(word);
    CHECK_TEXT(REASON);
    CHECK(seconds_now() - start < 40); /* HCCL_EXEC_TIMEOUT is 120 */
}

static void again(const side *s)
{
    OK(HcclCommSuspend(s->comm));
    OK(HcclCommResume(s->comm));
    sum_right(s);
}

static void told(const side *s)
{
    sum_right(s);
    if (s->ctx->rank == 1)
        OK(aivd_call_refuse(s->comm, REASON));
    else
        fails_with(s, sum(s), "rank 1's call 2 was refused there");
    again(s);
    if (s->ctx->rank == 1)
        OK(aivd_message_refuse(s->comm, HCCL_SEND, 0, REASON));
    else
        fails_with(s, HcclRecv(s->b, 4, INT, 1, s->comm, s->stream),
                   "rank 1's message 1 to rank 0 was refused there");
    again(s);
    if (s->ctx->rank == 1) /* to whom is not known */
        OK(aivd_message_refuse(s->comm, HCCL_RECV, 5, REASON));
    else
        fails_with(s, HcclSend(s->a, 1 << 20, INT, 1, s->comm, s->stream),
                   "rank 1's message 1 from rank 0 was refused there");
    again(s);
    OK(aivd_call_refuse(s->comm, REASON)); /* all ranks: nobody waits */
    sum_right(s);
}

static void arguments(const side *s)
{
    CHECK_EQ(aivd_call_refuse(NULL, REASON), HCCL_E_PTR);
    CHECK_EQ(aivd_call_refuse(s->comm, NULL), HCCL_E_PTR);
    CHECK_TEXT("aivd_call_refuse: reason is NULL");
    CHECK_EQ(aivd_message_refuse(s->comm, HCCL_RECV, 0, NULL), HCCL_E_PTR);
    CHECK_EQ(aivd_message_refuse(s->comm, (HcclSendRecvType)2, 0, REASON), HCCL_E_PARA);
    CHECK_TEXT("type is 2; allowed are HCCL_SEND (0) and HCCL_RECV (1)");
    sum_right(s);
}

/* Rank 0 stands still while it waits, for longer than a refused rank has. Then rank 1 calls. */
static void starved(const side *s)
{
    const int mine[2] = {s->ctx->rank == 0 ? getpid() : 0, 0};
    int both[4];
    OK(aclrtMemcpy(s->a, sizeof mine, mine, sizeof mine, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(HcclAllReduce(s->a, s->b, 2, INT, HCCL_REDUCE_SUM, s->comm, s->stream));
    OK(aclrtSynchronizeStream(s->stream));
    OK(aclrtMemcpy(both, 8, s->b, 8, ACL_MEMCPY_DEVICE_TO_HOST));
    const int value[4] = {s->ctx->rank + 1};
    OK(aclrtMemcpy(s->a, sizeof value, value, sizeof value, ACL_MEMCPY_HOST_TO_DEVICE));
    if (s->ctx->rank == 1) {
        OK(aivd_call_refuse(s->comm, REASON));
        usleep(300000);
        OK(kill(both[0], SIGSTOP));
        usleep(3000000);
        OK(kill(both[0], SIGCONT));
        usleep(200000);
    }
    sum_right(s);
}

/* HCCL_EXEC_TIMEOUT is 1: the time to call again is not over yet. */
static void short_limit(const side *s)
{
    if (s->ctx->rank == 1) {
        OK(aivd_call_refuse(s->comm, REASON));
        sleep(6);
    } else
        fails_with(s, sum(s), "rank 1's call 1 was refused there");
}

static const struct {
    const char *name;
    void (*run)(const side *);
} cases[] = {
    {"told", told}, {"arguments", arguments}, {"starved", starved}, {"short_limit", short_limit}};

static void body(const rank_ctx *ctx)
{
    side s = {.ctx = ctx, .comm = comm_create(ctx)};
    const int value[4] = {ctx->rank + 1};
    CHECK_EQ(ctx->size, 2);
    CHECK(ctx->argc > 1);
    OK(aclrtCreateStream(&s.stream));
    OK(aclrtMalloc((void **)&s.a, 4 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&s.b, 4 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemcpy(s.a, sizeof value, value, sizeof value, ACL_MEMCPY_HOST_TO_DEVICE));
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, ctx->argv[1]) == 0) {
            cases[i].run(&s);
            OK(aclrtDestroyStream(s.stream));
            OK(HcclCommDestroy(s.comm));
            OK(aclrtFree(s.a));
            OK(aclrtFree(s.b));
            return;
        }
    CHECK(!"told, arguments, starved or short_limit");
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
