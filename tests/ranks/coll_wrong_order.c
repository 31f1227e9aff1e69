/* Proves: calls before the one in which ranks differ still work, also for ranks that come late; a
 * message that one side was refused ends on the other, unless it is made after all; a message that
 * waits against a call of all ranks is found at once, with both calls in words; and nothing of this
 * ends a program that is right. The argument is the case. */
#include "coll_support.h"

enum { ELEMENTS = 1 << 16, LARGE = 20000 };

static const HcclDataType INT = HCCL_DATA_TYPE_INT32;

typedef struct side {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream, other;
    int *a, *b;
} side;

static HcclResult sum(const side *s, uint64_t count)
{
    return HcclAllReduce(s->a, s->b, count, INT, HCCL_REDUCE_SUM, s->comm, s->stream);
}

static void sum_check(const side *s)
{
    int wanted = s->ctx->size * (s->ctx->size + 1) / 2, got[2];
    OK(aclrtMemcpy(got, sizeof got, s->b, sizeof got, ACL_MEMCPY_DEVICE_TO_HOST));
    CHECK_EQ(got[0], wanted);
    CHECK_EQ(got[1], wanted);
}

static void fails_with(const side *s, HcclResult called, const char *word, const char *other)
{
    double start = seconds_now();
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(s->stream) != 0);
    CHECK_TEXT(word);
    CHECK_TEXT(other);
    CHECK(seconds_now() - start < 20); /* HCCL_EXEC_TIMEOUT is 60 */
}

/* Two ranks queue two calls, and differ in the second. The third makes its first call long after that
 * is found. */
static void late(const side *s, uint64_t count)
{
    HcclResult called;
    if (s->ctx->rank == 2)
        usleep(700000);
    OK(sum(s, count));
    if (s->ctx->rank == 2) {
        OK(aclrtSynchronizeStream(s->stream));
        sum_check(s);
        called = sum(s, 4);
    } else {
        called = sum(s, s->ctx->rank == 1 ? 5 : 4);
    }
    fails_with(s, called, "EI0005", "call 2 of the communicator differs");
    sum_check(s);
    CHECK_EQ(sum(s, 4) == HCCL_SUCCESS, 0);
}

static void late_small(const side *s)
{
    late(s, 16);
}

static void late_large(const side *s)
{
    late(s, LARGE);
}

/* ---- refused messages ---- */

static HcclResult put(const side *s, const void *from, uint32_t to)
{
    return HcclSend((void *)(uintptr_t)from, 4, INT, to, s->comm, s->stream);
}

static HcclResult take(const side *s, uint32_t from)
{
    return HcclRecv(s->b, 4, INT, from, s->comm, s->stream);
}

static void refused_send(const side *s)
{
    if (s->ctx->rank == 0)
        CHECK_EQ(put(s, NULL, 1), HCCL_E_PTR);
    else if (s->ctx->rank == 1)
        fails_with(s, take(s, 0), "rank 0's message 1 to rank 1 was refused there",
                   "sendBuf is NULL");
}

/* The sender waits only with what does not fit a slot. */
static void refused_recv(const side *s)
{
    if (s->ctx->rank == 1)
        CHECK_EQ(HcclRecv(NULL, LARGE, INT, 0, s->comm, s->stream), HCCL_E_PTR);
    else if (s->ctx->rank == 0)
        fails_with(s, HcclSend(s->a, LARGE, INT, 1, s->comm, s->stream),
                   "rank 1's message 1 from rank 0 was refused there", "recvBuf is NULL");
}

static void refused_peer(const side *s)
{
    if (s->ctx->rank == 0)
        CHECK_EQ(put(s, s->a, 77), HCCL_E_PARA);
    else if (s->ctx->rank == 1)
        fails_with(s, take(s, 0), "rank 0's message 1 to rank 1 was refused there",
                   "the other rank is 77");
}

static void refused_in_batch(const side *s)
{
    HcclSendRecvItem items[2] = {{HCCL_SEND, s->a, 4, INT, 1}, {HCCL_SEND, NULL, 4, INT, 2}};
    if (s->ctx->rank == 0)
        CHECK_EQ(HcclBatchSendRecv(items, 2, s->comm, s->stream), HCCL_E_PTR);
    else
        fails_with(s, take(s, 0), "was refused there", "sendBuf is NULL");
}

/* Refused, refused, then right after all: twice in the time that a refusal needs to count. */
static void refused_then_right(const side *s)
{
    for (int i = 0; i < 2; i++) {
        if (s->ctx->rank == 0) {
            CHECK_EQ(put(s, NULL, 1), HCCL_E_PTR);
            usleep(1200000);
            CHECK_EQ(put(s, NULL, 1), HCCL_E_PTR);
            usleep(1200000);
            OK(put(s, s->a, 1));
        } else if (s->ctx->rank == 1) {
            OK(take(s, 0));
        }
        OK(aclrtSynchronizeStream(s->stream));
    }
}

/* ---- a message against a call of all ranks ---- */

static void crossed(const side *s, bool sends)
{
    HcclResult called;
    if (s->ctx->rank == 0)
        called = sends ? HcclSend(s->a, LARGE, INT, 1, s->comm, s->stream)
                       : HcclRecv(s->b, LARGE, INT, 1, s->comm, s->stream);
    else
        called = sum(s, 4);
    fails_with(s, called, "EI0005", sends ? "HcclSend(80000 bytes to rank 1)"
                                          : "HcclRecv(80000 bytes from rank 1)");
    CHECK_TEXT("HcclAllReduce(count 4");
}

static void crossed_send(const side *s)
{
    crossed(s, true);
}

static void crossed_recv(const side *s)
{
    crossed(s, false);
}

/* Right, if slow: the call of all ranks waits in one stream, which the progress thread runs, while
 * the message comes later than ranks that wait for each other are given. */
static void message_beside(const side *s)
{
    if (s->ctx->rank == 0) {
        OK(HcclSend(s->a, LARGE, INT, 1, s->comm, s->stream));
        OK(aclrtSynchronizeStream(s->stream));
        OK(sum(s, 4));
    } else if (s->ctx->rank == 1) {
        OK(sum(s, 4));
        usleep(6500000);
        OK(HcclRecv(s->b + ELEMENTS, LARGE, INT, 0, s->comm, s->other));
        OK(aclrtSynchronizeStream(s->other));
    } else {
        OK(sum(s, 4));
    }
    OK(aclrtSynchronizeStream(s->stream));
    sum_check(s);
}

static void *late_receiver(void *context)
{
    const side *s = context;
    OK(aclrtSetDevice(s->ctx->rank));
    usleep(1500000);
    OK(HcclRecv(s->b + ELEMENTS, LARGE, INT, 0, s->comm, s->other));
    OK(aclrtSynchronizeStream(s->other));
    return NULL;
}

/* The same while this thread, the only one that has called so far, waits in the call of all ranks, and
 * another one receives. */
static void message_by_thread(const side *s)
{
    pthread_t receiver;
    if (s->ctx->rank != 1) {
        message_beside(s);
        return;
    }
    CHECK_EQ(pthread_create(&receiver, NULL, late_receiver, (void *)(uintptr_t)s), 0);
    OK(sum(s, 4));
    OK(aclrtSynchronizeStream(s->stream));
    CHECK_EQ(pthread_join(receiver, NULL), 0);
    sum_check(s);
}

static const struct {
    const char *name;
    void (*run)(const side *s);
} cases[] = {{"late_small", late_small},
             {"late_large", late_large},
             {"refused_send", refused_send},
             {"refused_recv", refused_recv},
             {"refused_peer", refused_peer},
             {"refused_in_batch", refused_in_batch},
             {"refused_then_right", refused_then_right},
             {"crossed_send", crossed_send},
             {"crossed_recv", crossed_recv},
             {"message_beside", message_beside},
             {"message_by_thread", message_by_thread}};

static void body(const rank_ctx *ctx)
{
    side s = {.ctx = ctx, .comm = comm_create(ctx)};
    int *host = malloc(ELEMENTS * sizeof *host);
    bool known = false;
    CHECK(host != NULL);
    for (int i = 0; i < ELEMENTS; i++)
        host[i] = ctx->rank + 1;
    OK(aclrtCreateStream(&s.stream));
    OK(aclrtCreateStream(&s.other));
    OK(aclrtMalloc((void **)&s.a, ELEMENTS * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&s.b, 2 * ELEMENTS * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemcpy(s.a, ELEMENTS * sizeof(int), host, ELEMENTS * sizeof(int),
                   ACL_MEMCPY_HOST_TO_DEVICE));
    free(host);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (ctx->argc > 1 && strcmp(ctx->argv[1], cases[i].name) == 0) {
            cases[i].run(&s);
            known = true;
        }
    CHECK(known);
    meet(ctx);
    OK(HcclCommDestroy(s.comm));
    OK(aclrtFree(s.a));
    OK(aclrtFree(s.b));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
