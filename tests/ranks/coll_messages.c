/* Proves: messages and barriers that are called again and again give what a first call gives,
 * whether they are done at once or, because a rank is late, by their kernel: groups of one message
 * up to more than are done at once, with one rank and with all; sizes around every boundary;
 * buffers and directions by turns; barriers by turns with messages and on streams that end.
 * `differ`: a message of another size after many equal ones is told. `counted`: two devices of one
 * process, one thread; ctest compares how many calls needed a kernel. */
#include <time.h>

#include "coll_support.h"

enum { TIMES = 16, MOST = 1025 /* elements: one more than a small message holds */ };

/* Around the bytes that a head holds, 512 B, 1 KiB and 4 KiB. */
static const uint64_t counts[] = {1, 12, 14, 15, 128, 129, 256, 257, 1000, 1024, MOST};

typedef struct messages {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int32_t *send, *recv; /* room for MOST elements of every rank */
    int32_t *image;
} messages;

/* Element i that rank r has for rank p in turn k. */
static int32_t value(int32_t k, int32_t r, int32_t p, uint64_t i)
{
    return 1000000 * k + 100000 * r + 10000 * p + (int32_t)i;
}

/* What this rank sends to rank p is at p * MOST. */
static void put(const messages *t, int32_t k, uint64_t count)
{
    for (int32_t p = 0; p < t->ctx->size; p++)
        for (uint64_t i = 0; i < count; i++)
            t->image[(uint64_t)p * MOST + i] = value(k, t->ctx->rank, p, i);
    uint64_t bytes = (uint64_t)t->ctx->size * MOST * 4;
    OK(aclrtMemcpy(t->send, bytes, t->image, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemset(t->recv, bytes, 0x5a, bytes));
}

static void expect(const messages *t, int32_t k, int32_t from, uint64_t count)
{
    const uint64_t at = (uint64_t)from * MOST;
    OK(aclrtMemcpy(t->image, count * 4, t->recv + at, count * 4, ACL_MEMCPY_DEVICE_TO_HOST));
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(t->image[i], value(k, from, t->ctx->rank, i));
}

/* The ranks come one after another now and then, so that some calls need their kernel. */
static void come(const messages *t, int32_t k)
{
    const struct timespec late = {0, 100000};
    if (k % 5 == 1 && k / 5 % t->ctx->size == t->ctx->rank)
        nanosleep(&late, NULL);
}

static void send_to(const messages *t, int32_t p, uint64_t count)
{
    OK(HcclSend(t->send + (uint64_t)p * MOST, count, HCCL_DATA_TYPE_INT32, (uint32_t)p, t->comm,
                t->stream));
}

static void receive_from(const messages *t, int32_t p, uint64_t count)
{
    OK(HcclRecv(t->recv + (uint64_t)p * MOST, count, HCCL_DATA_TYPE_INT32, (uint32_t)p, t->comm,
                t->stream));
}

/* With the `reach` next ranks each way: 2 * reach messages. */
static void group(const messages *t, int32_t k, uint64_t count, int32_t reach)
{
    int32_t n = t->ctx->size, me = t->ctx->rank;
    put(t, k, count);
    come(t, k);
    OK(HcclGroupStart());
    for (int32_t d = 1; d <= reach; d++)
        send_to(t, (me + d) % n, count);
    for (int32_t d = 1; d <= reach; d++)
        receive_from(t, (me + n - d) % n, count);
    OK(HcclGroupEnd());
    OK(aclrtSynchronizeStream(t->stream));
    for (int32_t d = 1; d <= reach; d++)
        expect(t, k, (me + n - d) % n, count);
}

static void groups(const messages *t)
{
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (int32_t reach = 1; reach < t->ctx->size; reach++)
            for (int32_t k = 0; k < TIMES; k++)
                group(t, k, counts[c], reach);
}

/* One message there, one back, each alone; another buffer every second time, barriers in between.
 */
static void by_turns(const messages *t)
{
    int32_t other = t->ctx->rank ^ 1;
    for (int32_t k = 0; k < 4 * TIMES; k++) {
        uint64_t count = k % 2 ? 13 : 900;
        put(t, k, count);
        come(t, k);
        if (other < t->ctx->size && t->ctx->rank < other)
            send_to(t, other, count);
        if (other < t->ctx->size)
            receive_from(t, other, count);
        if (other < t->ctx->size && t->ctx->rank > other)
            send_to(t, other, count);
        if (k % 3 == 0)
            OK(HcclBarrier(t->comm, t->stream));
        OK(aclrtSynchronizeStream(t->stream));
        if (other < t->ctx->size)
            expect(t, k, other, count);
    }
}

/* A barrier is a repetition only on the stream it was called on last, while that lives. */
static void barriers(const messages *t)
{
    aclrtStream second;
    for (int32_t k = 0; k < TIMES; k++) {
        OK(aclrtCreateStream(&second));
        for (int i = 0; i < 3; i++) {
            come(t, k);
            OK(HcclBarrier(t->comm, second));
        }
        OK(aclrtSynchronizeStream(second));
        OK(HcclBarrier(t->comm, t->stream));
        OK(HcclBarrier(t->comm, second));
        OK(aclrtSynchronizeStream(t->stream));
        OK(aclrtSynchronizeStream(second));
        OK(aclrtDestroyStream(second));
        CHECK(HcclBarrier(t->comm, second) != HCCL_SUCCESS);
        CHECK_TEXT("not a live stream");
        /* All were refused this one, and none of them waits. */
        OK(HcclBarrier(t->comm, t->stream));
        OK(aclrtSynchronizeStream(t->stream));
    }
}

/* ---- long ---- */

enum { LONG = 70001, LONG_TURNS = 40 };

static const uint64_t long_counts[] = {MOST, 4097, 16384, LONG};

typedef struct two {
    const messages *m;
    buffer send, recv;
    int32_t to, from;
} two;

static void two_put(const two *t, int32_t k, uint64_t count)
{
    for (uint64_t i = 0; i < count; i++)
        ((int32_t *)(void *)t->send.data)[i] = value(k, t->m->ctx->rank, t->to, i);
    memset(t->recv.data, 0x5a, t->recv.bytes);
    buffer_put(&t->send);
    buffer_put(&t->recv);
}

static void two_expect(const two *t, int32_t k, uint64_t count)
{
    const int32_t *data = (const int32_t *)(const void *)t->recv.data;
    OK(aclrtSynchronizeStream(t->m->stream));
    buffer_get(&t->recv);
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(data[i], value(k, t->from, t->m->ctx->rank, i));
    for (uint64_t i = count; i < LONG; i++)
        CHECK_EQ(data[i], 0x5a5a5a5a);
    buffer_check(&t->recv, "long");
}

/* In two messages of a batch, the longer one first; then each by itself. */
static void two_pass(const two *t, int32_t k, uint64_t count)
{
    const uint64_t first = count - count / 4, rest = count / 4;
    HcclSendRecvItem items[4] = {
        {HCCL_SEND, t->send.at, first, HCCL_DATA_TYPE_INT32, (uint32_t)t->to},
        {HCCL_SEND, t->send.at + 4 * first, rest, HCCL_DATA_TYPE_INT32, (uint32_t)t->to},
        {HCCL_RECV, t->recv.at, first, HCCL_DATA_TYPE_INT32, (uint32_t)t->from},
        {HCCL_RECV, t->recv.at + 4 * first, rest, HCCL_DATA_TYPE_INT32, (uint32_t)t->from}};
    two_put(t, k, count);
    come(t->m, k);
    OK(HcclBatchSendRecv(items, 4, t->m->comm, t->m->stream));
    two_expect(t, k, count);
}

/* One message each way, which the repetition may do without its kernel. */
static void one_each(const two *t, int32_t k, uint64_t count)
{
    HcclSendRecvItem items[2] = {
        {HCCL_SEND, t->send.at, count, HCCL_DATA_TYPE_INT32, (uint32_t)t->to},
        {HCCL_RECV, t->recv.at, count, HCCL_DATA_TYPE_INT32, (uint32_t)t->from}};
    two_put(t, k, count);
    come(t->m, k);
    OK(HcclBatchSendRecv(items, 2, t->m->comm, t->m->stream));
    two_expect(t, k, count);
}

/* Rank 0 runs ahead as far as it can; its last message is its first one again. */
static void one_way(const two *t, int32_t k)
{
    const messages *m = t->m;
    two_put(t, k, LONG);
    for (size_t c = 0; c < sizeof long_counts / sizeof *long_counts; c++)
        for (int i = 0; i < 3 && m->ctx->rank < 2; i++) {
            uint64_t count = i == 1 ? 5 : long_counts[c];
            if (m->ctx->rank == 0)
                OK(HcclSend(t->send.at, count, HCCL_DATA_TYPE_INT32, 1, m->comm, m->stream));
            else
                OK(HcclRecv(t->recv.at, count, HCCL_DATA_TYPE_INT32, 0, m->comm, m->stream));
        }
    OK(aclrtSynchronizeStream(m->stream));
    if (m->ctx->rank == 1)
        two_expect(t, k, LONG);
}

static void in_memory(const messages *m, bool send_device, bool recv_device)
{
    int32_t n = m->ctx->size, me = m->ctx->rank;
    two t = {m, buffer_make(LONG * 4, send_device, 4), buffer_make(LONG * 4, recv_device, 4),
             (me + 1) % n, (me + n - 1) % n};
    for (size_t c = 0; c < sizeof long_counts / sizeof *long_counts; c++) {
        for (int32_t k = 0; k < LONG_TURNS; k++)
            two_pass(&t, k, long_counts[c]);
        for (int32_t k = 0; k < LONG_TURNS; k++)
            one_each(&t, k, long_counts[c]);
    }
    for (int32_t k = 0; k < LONG_TURNS / 4 && n > 1; k++)
        one_way(&t, k);
    buffer_free(&t.send);
    buffer_free(&t.recv);
}

static void long_ones(const messages *m)
{
    in_memory(m, true, true);
    in_memory(m, true, false);
    in_memory(m, false, true);
}

/* ---- differ ---- */

/* With the next rank; `expected` of the rank before. Whether it failed: whoever comes when that has
 * been found already is refused at once. */
static bool pass(const messages *t, uint64_t count, uint64_t expected)
{
    int32_t n = t->ctx->size, me = t->ctx->rank;
    OK(HcclGroupStart());
    HcclResult sent = HcclSend(t->send, count, HCCL_DATA_TYPE_INT32, (uint32_t)((me + 1) % n),
                               t->comm, t->stream);
    HcclResult received = HcclRecv(t->recv, expected, HCCL_DATA_TYPE_INT32,
                                   (uint32_t)((me + n - 1) % n), t->comm, t->stream);
    HcclResult ended = HcclGroupEnd();
    return sent != HCCL_SUCCESS || received != HCCL_SUCCESS || ended != HCCL_SUCCESS ||
           aclrtSynchronizeStream(t->stream) != ACL_SUCCESS;
}

/* Rank 0 alone sends another count than is expected. */
static void differ(const messages *t, uint64_t sent, uint64_t expected)
{
    char text[32];
    for (int32_t k = 0; k < 4 * TIMES; k++)
        CHECK(!pass(t, expected, expected));
    OK(aivd_launch_barrier()); /* what is found ends the messages of before that are not through */
    bool failed = pass(t, t->ctx->rank == 0 ? sent : expected, expected);
    if (t->ctx->rank == 1) { /* the others may be through before it is found */
        CHECK(failed);
        CHECK_TEXT("EI0005");
        snprintf(text, sizeof text, "has %d bytes", (int)(4 * sent));
        CHECK_TEXT(text);
        snprintf(text, sizeof text, "expects %d;", (int)(4 * expected));
        CHECK_TEXT(text);
    }
}

/* ---- counted ---- */

typedef struct side {
    HcclComm comm;
    aclrtContext context;
    aclrtStream stream;
    uint8_t *data; /* what is sent, and at AWAY what is received */
} side;

enum { AWAY = 1 << 16, AGAIN = 20 };

static HcclSendRecvItem item(const side *s, bool receives, uint64_t bytes)
{
    return (HcclSendRecvItem){receives ? HCCL_RECV : HCCL_SEND, s->data + (receives ? AWAY : 0),
                              bytes, HCCL_DATA_TYPE_INT8, 0};
}

/* A call of rank r with one message or both; the other rank's are there or come later. */
static void call(const side *sides, uint32_t r, const char *what, uint64_t bytes, bool grouped)
{
    const side *s = &sides[r];
    HcclSendRecvItem items[2];
    uint32_t count = 0;
    for (; what[count]; count++) {
        items[count] = item(s, what[count] == 'r', bytes);
        items[count].remoteRank = 1 - r;
    }
    OK(aclrtSetCurrentContext(s->context));
    if (!grouped)
        OK(HcclBatchSendRecv(items, count, s->comm, s->stream));
    else {
        OK(HcclGroupStart());
        for (uint32_t i = 0; i < count; i++)
            if (what[i] == 'r')
                OK(HcclRecv(items[i].buf, bytes, HCCL_DATA_TYPE_INT8, 1 - r, s->comm, s->stream));
            else
                OK(HcclSend(items[i].buf, bytes, HCCL_DATA_TYPE_INT8, 1 - r, s->comm, s->stream));
        OK(HcclGroupEnd());
    }
    OK(aclrtSynchronizeStream(s->stream));
}

/* Three calls of two ranks, in an order in which none of them waits. */
static void exchange(const side *sides, uint64_t bytes, bool grouped)
{
    for (int k = 0; k < AGAIN; k++) {
        call(sides, 0, "s", bytes, grouped);
        call(sides, 1, "sr", bytes, grouped);
        call(sides, 0, "r", bytes, grouped);
    }
}

static void counted(void)
{
    const int32_t devices[2] = {0, 1};
    side sides[2];
    HcclComm comms[2];
    for (int i = 0; i < 2; i++) {
        OK(aclrtSetDevice(devices[i]));
        OK(aclrtGetCurrentContext(&sides[i].context));
        OK(aclrtCreateStream(&sides[i].stream));
        OK(aclrtMalloc((void **)&sides[i].data, 2 * AWAY, ACL_MEM_MALLOC_HUGE_FIRST));
    }
    OK(HcclCommInitAll(2, (int32_t *)devices, comms));
    for (int i = 0; i < 2; i++)
        sides[i].comm = comms[i];
    exchange(sides, 8, false);
    exchange(sides, 513, false);
    exchange(sides, 4096, false);
    exchange(sides, 16, true);
    exchange(sides, 4095, true);
    for (int i = 0; i < 2; i++) {
        OK(aclrtSetCurrentContext(sides[i].context));
        OK(HcclCommDestroy(sides[i].comm));
        OK(aclrtFree(sides[i].data));
        OK(aclrtDestroyStream(sides[i].stream));
    }
}

/* ---- all ---- */

static void run(const messages *t)
{
    char **argv = t->ctx->argv;
    if (t->ctx->argc > 3) {
        differ(t, strtoull(argv[2], NULL, 10), strtoull(argv[3], NULL, 10));
    } else if (t->ctx->argc > 1) {
        long_ones(t);
    } else {
        groups(t);
        by_turns(t);
        barriers(t);
    }
}

static void body(const rank_ctx *ctx)
{
    messages t = {.ctx = ctx};
    uint64_t bytes = (uint64_t)(ctx->argc > 1 ? LONG : ctx->size * MOST) * 4;
    if (ctx->argc > 1 && strcmp(ctx->argv[1], "counted") == 0) {
        counted();
        return;
    }
    CHECK((t.image = malloc(bytes)) != NULL);
    t.comm = comm_create(ctx);
    OK(aclrtCreateStream(&t.stream));
    OK(aclrtMalloc((void **)&t.send, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&t.recv, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(t.send, bytes, 0, bytes)); /* messages that differ are sent as they are */
    run(&t);
    OK(aivd_launch_barrier()); /* nobody leaves before all have said what they found */
    OK(aclrtDestroyStream(t.stream));
    OK(HcclCommDestroy(t.comm));
    OK(aclrtFree(t.send));
    OK(aclrtFree(t.recv));
    free(t.image);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
