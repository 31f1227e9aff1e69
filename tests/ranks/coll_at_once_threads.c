/* Proves: threads of a rank that use one communicator at the same time get what each asked for when
 * their calls need no kernel: calls of all ranks, in turns on three streams, and messages, while
 * another thread looks at their streams, synchronises them, records events behind their calls, and
 * gives memory back. */
#include <stdatomic.h>

#include "coll_support.h"

enum { TURNS = 300, MOST = 3000 /* elements: more than a slot holds */ };

static const uint64_t counts[] = {1, 20, 300, MOST};

typedef enum role { SUMS, MESSAGES, ROLES } role;

enum { COPIES = ROLES, BARRIERS, STREAMS }; /* sums have one stream, and these */

typedef struct member {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream streams[STREAMS];
    int32_t *send[ROLES], *recv[ROLES], *copied;
    _Atomic int left; /* of the roles */
} member;

static int32_t *ints(void)
{
    int32_t *p;
    OK(aclrtMalloc((void **)&p, MOST * 4, ACL_MEM_MALLOC_HUGE_FIRST));
    return p;
}

static void fill(int32_t *p, uint64_t count, int32_t value)
{
    for (uint64_t i = 0; i < count; i++)
        p[i] = value;
}

static void *begin(void *argument)
{
    const member *m = argument;
    OK(aclrtSetDevice(m->ctx->rank));
    return argument;
}

/* Each call may find the one before under way in another stream. */
static void *sums(void *argument)
{
    member *m = begin(argument);
    int32_t n = m->ctx->size, *send = m->send[SUMS], *recv = m->recv[SUMS];
    for (int32_t k = 0; k < TURNS; k++) {
        uint64_t count = counts[k / 50 % 4], last = count - 1;
        fill(send, count, k + m->ctx->rank);
        fill(m->copied, count, k + m->ctx->rank);
        OK(HcclBroadcast(m->copied, count, HCCL_DATA_TYPE_INT32, 0, m->comm, m->streams[COPIES]));
        OK(HcclAllReduce(send, recv, count, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, m->comm,
                         m->streams[SUMS]));
        OK(HcclBarrier(m->comm, m->streams[BARRIERS]));
        OK(aclrtSynchronizeStream(m->streams[COPIES]));
        OK(aclrtSynchronizeStream(m->streams[SUMS]));
        CHECK_EQ(m->copied[last], k);
        CHECK_EQ(recv[last], n * k + n * (n - 1) / 2);
    }
    OK(aclrtSynchronizeStream(m->streams[BARRIERS]));
    m->left--;
    return NULL;
}

static void *messages(void *argument)
{
    member *m = begin(argument);
    int32_t n = m->ctx->size, me = m->ctx->rank, from = (me + n - 1) % n;
    int32_t *send = m->send[MESSAGES], *recv = m->recv[MESSAGES];
    for (int32_t k = 0; k < TURNS; k++) {
        uint64_t count = counts[k / 50 % 4];
        HcclSendRecvItem items[] = {
            {HCCL_SEND, send, count, HCCL_DATA_TYPE_INT32, (uint32_t)((me + 1) % n)},
            {HCCL_RECV, recv, count, HCCL_DATA_TYPE_INT32, (uint32_t)from}};
        fill(send, count, 1000 * k + me);
        OK(HcclBatchSendRecv(items, 2, m->comm, m->streams[MESSAGES]));
        OK(aclrtSynchronizeStream(m->streams[MESSAGES]));
        CHECK_EQ(recv[0], 1000 * k + from);
        CHECK_EQ(recv[count - 1], 1000 * k + from);
    }
    m->left--;
    return NULL;
}

static void look(member *m, int turn, aclrtEvent event)
{
    aclrtStream stream = m->streams[turn % STREAMS];
    aclrtStreamStatus status;
    OK(aclrtStreamQuery(stream, &status));
    if (turn % 3 == 0)
        OK(aclrtSynchronizeStream(stream));
    if (turn % 5 == 0) {
        OK(aclrtRecordEvent(event, stream));
        OK(aclrtSynchronizeEvent(event));
    }
    if (turn % 64 == 0)
        OK(aclrtFree(ints()));
}

static void body(const rank_ctx *ctx)
{
    static void *(*const roles[ROLES])(void *) = {sums, messages};
    member m = {.ctx = ctx, .comm = comm_create(ctx), .copied = ints(), .left = ROLES};
    pthread_t threads[ROLES];
    aclrtEvent event;
    OK(aclrtCreateEvent(&event));
    for (int i = 0; i < STREAMS; i++)
        OK(aclrtCreateStream(&m.streams[i]));
    for (int i = 0; i < ROLES; i++) {
        m.send[i] = ints();
        m.recv[i] = ints();
        CHECK_EQ(pthread_create(&threads[i], NULL, roles[i], &m), 0);
    }
    for (int turn = 0; m.left != 0; turn++)
        look(&m, turn, event);
    for (int i = 0; i < ROLES; i++) {
        pthread_join(threads[i], NULL);
        OK(aclrtFree(m.send[i]));
        OK(aclrtFree(m.recv[i]));
    }
    OK(aclrtFree(m.copied));
    OK(HcclCommDestroy(m.comm));
    for (int i = 0; i < STREAMS; i++)
        OK(aclrtDestroyStream(m.streams[i]));
    OK(aclrtDestroyEvent(event));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
