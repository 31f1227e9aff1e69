/* Proves: whatever must agree between ranks and does not ends as an error on every rank, long
 * before the timeout, with what differs in words: operator (each against each, barriers too), type,
 * reduce operation, root, counts, counts of parts, sizes of messages; and afterwards the
 * communicator refuses calls with the same words and can be destroyed at once. Who is through
 * before the others find out is told by HcclGetCommAsyncError. `coll_trial_agree [case]`: one case
 * by its number. */
#include "coll_support.h"

enum { ELEMENTS = 1 << 16, SMALL = 8, LARGE = 10000 };

typedef enum kind {
    ALLREDUCE,
    REDUCE,
    REDUCE_SCATTER,
    ALLGATHER,
    BROADCAST,
    SCATTER,
    ALLTOALL,
    BARRIER,
    KINDS,
    /* Forms with a count per rank: `count` for everyone, but for rank 1 as `other`. */
    REDUCE_SCATTER_V = KINDS,
    ALLGATHER_V,
    ALLTOALL_V,
    ALLTOALL_VC,
    MESSAGE /* rank 0 sends `count` to rank 1, which takes `other` of them */
} kind;

static const char *const names[] = {"HcclAllReduce(", "HcclReduce(",    "HcclReduceScatter(",
                                    "HcclAllGather(", "HcclBroadcast(", "HcclScatter(",
                                    "HcclAlltoAll(",  "HcclBarrier("};

typedef struct spec {
    kind kind;
    uint64_t count, other;
    HcclDataType type;
    HcclReduceOp op;
    uint32_t root;
} spec;

/* What most ranks do, what one rank does, and the words that tell them apart. */
typedef struct difference {
    spec most, odd;
    char words[2][48];
} difference;

typedef struct team {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int *a, *b;
} team;

static HcclResult parts(const team *t, const spec *s)
{
    uint64_t n = (uint64_t)t->ctx->size, counts[16], own[16], at[16], matrix[256];
    uint64_t mine = t->ctx->rank == 1 ? s->other : s->count;
    for (uint64_t p = 0; p < n; p++) {
        counts[p] = p == 1 ? s->other : s->count;
        own[p] = mine;
        at[p] = p * 2 * LARGE / n;
        for (uint64_t q = 0; q < n; q++)
            matrix[p * n + q] = p == 1 ? s->other : s->count;
    }
    switch (s->kind) {
    case REDUCE_SCATTER_V:
        return HcclReduceScatterV(t->a, counts, at, t->b, mine, s->type, s->op, t->comm, t->stream);
    case ALLGATHER_V:
        return HcclAllGatherV(t->a, mine, t->b, counts, at, s->type, t->comm, t->stream);
    case ALLTOALL_V: /* rank p sends its own count to everyone */
        return HcclAlltoAllV(t->a, own, at, s->type, t->b, counts, at, s->type, t->comm, t->stream);
    default:
        return HcclAlltoAllVC(t->a, matrix, s->type, t->b, s->type, t->comm, t->stream);
    }
}

static HcclResult call(const team *t, const spec *s)
{
    switch (s->kind) {
    case ALLREDUCE:
        return HcclAllReduce(t->a, t->b, s->count, s->type, s->op, t->comm, t->stream);
    case REDUCE:
        return HcclReduce(t->a, t->b, s->count, s->type, s->op, s->root, t->comm, t->stream);
    case REDUCE_SCATTER:
        return HcclReduceScatter(t->a, t->b, s->count, s->type, s->op, t->comm, t->stream);
    case ALLGATHER:
        return HcclAllGather(t->a, t->b, s->count, s->type, t->comm, t->stream);
    case BROADCAST:
        return HcclBroadcast(t->a, s->count, s->type, s->root, t->comm, t->stream);
    case SCATTER:
        return HcclScatter(t->a, t->b, s->count, s->type, s->root, t->comm, t->stream);
    case ALLTOALL:
        return HcclAlltoAll(t->a, s->count, s->type, t->b, s->count, s->type, t->comm, t->stream);
    case BARRIER:
        return HcclBarrier(t->comm, t->stream);
    case MESSAGE:
        if (t->ctx->rank == 0)
            return HcclSend(t->a, s->count, s->type, 1, t->comm, t->stream);
        if (t->ctx->rank == 1)
            return HcclRecv(t->b, s->other, s->type, 0, t->comm, t->stream);
        return HCCL_SUCCESS;
    default:
        return parts(t, s);
    }
}

/* ---- the table ---- */

static _Thread_local difference table[160];
static _Thread_local int rows; /* ranks may be threads */

static void add(spec most, spec odd, const char *first, const char *second)
{
    CHECK((size_t)rows < sizeof table / sizeof *table);
    table[rows].most = most;
    table[rows].odd = odd;
    snprintf(table[rows].words[0], sizeof table[rows].words[0], "%s", first);
    snprintf(table[rows].words[1], sizeof table[rows].words[1], "%s", second);
    rows++;
}

static spec plain(kind k, uint64_t count)
{
    return (spec){.kind = k, .count = count, .type = HCCL_DATA_TYPE_INT32};
}

static void add_operators(void)
{
    for (kind a = 0; a < KINDS; a++)
        for (kind b = 0; b < KINDS; b++)
            if (a != b)
                add(plain(a, (a + b) % 2 ? SMALL : LARGE), plain(b, a < b ? SMALL : LARGE),
                    names[a], names[b]);
}

static void add_arguments(kind k)
{
    spec s = plain(k, SMALL), o = s;
    o.count++;
    add(s, o, "count 8,", "count 9,");
    s.count = LARGE;
    o = s;
    o.count++;
    add(s, o, "count 10000,", "count 10001,");
    s.count = 1024; /* 4 KiB travel with the message */
    o.count = 1025;
    add(s, o, "count 1024,", "count 1025,");
    s = o = plain(k, SMALL);
    o.type = HCCL_DATA_TYPE_FP32;
    add(s, o, "type int32", "type fp32");
    s.count = o.count = LARGE;
    add(s, o, "type int32", "type fp32");
    if (k == ALLREDUCE || k == REDUCE || k == REDUCE_SCATTER) {
        o = s;
        o.op = HCCL_REDUCE_MAX;
        add(s, o, "op sum", "op max");
    }
    if (k == REDUCE || k == BROADCAST || k == SCATTER) {
        s = o = plain(k, SMALL);
        o.root = 1;
        add(s, o, "root 0", "root 1");
        s.count = o.count = LARGE;
        add(s, o, "root 0", "root 1");
    }
}

static void add_parts(void)
{
    for (kind k = REDUCE_SCATTER_V; k <= ALLTOALL_VC; k++)
        for (int large = 0; large < 2; large++) {
            spec s = plain(k, large ? LARGE / 4 : 4), o;
            s.other = s.count + 1;
            o = s;
            o.other = s.count + 2;
            if (k == ALLTOALL_V)
                add(s, o, "bytes to rank", "counts of the two sides must agree");
            else
                add(s, o, "call 1 of the communicator differs", "same calls in the same order");
        }
}

static void add_messages(void)
{
    const uint64_t sizes[][2] = {
        {10, 5},     {5, 10},     {0, 3},      {3, 0}, {LARGE, LARGE / 2}, {LARGE / 2, LARGE},
        {10, LARGE}, {LARGE, 10}, {1024, 1025}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        spec s = plain(MESSAGE, sizes[i][0]);
        char sender[48], receiver[48];
        s.other = sizes[i][1];
        snprintf(sender, sizeof sender, "sender has %llu bytes", (unsigned long long)s.count * 4);
        snprintf(receiver, sizeof receiver, "receiver expects %llu;",
                 (unsigned long long)s.other * 4);
        add(s, s, sender, receiver);
    }
    spec s = plain(MESSAGE, 10), o;
    s.other = 10;
    o = s;
    o.type = HCCL_DATA_TYPE_FP32;
    add(s, o, "different data types", "from rank 0 to rank 1");
}

/* ---- one row ---- */

static bool told(const difference *d)
{
    const char *text = check_text();
    return strstr(text, d->words[0]) && strstr(text, d->words[1]);
}

/* Ends with this rank's error, whose text is in aclGetRecentErrMsg. */
static void wait_for_error(const team *t)
{
    HcclResult error = HCCL_SUCCESS;
    double end = seconds_now() + 20;
    bool again = true;
    if (aclrtSynchronizeStream(t->stream) != 0)
        return;
    while (seconds_now() < end) {
        OK(HcclGetCommAsyncError(t->comm, &error));
        if (error != HCCL_SUCCESS)
            return;
        /* A rank that is through goes on with something harmless, as programs do. */
        if (again && HcclBarrier(t->comm, t->stream) != HCCL_SUCCESS)
            return;
        if (again && aclrtSynchronizeStream(t->stream) != 0)
            return;
        again = false;
        usleep(1000);
    }
    fprintf(stderr, "rank %d was not told within 20 s\n", t->ctx->rank);
    exit(1);
}

static int odd_rank(const team *t, int row)
{
    /* Of messages both sides are rank 0 and 1. */
    return table[row].most.kind == MESSAGE ? 1 : row % t->ctx->size;
}

static void row_run(team *t, int row)
{
    const difference *d = &table[row];
    const spec *s = t->ctx->rank == odd_rank(t, row) ? &d->odd : &d->most;
    double start = seconds_now();
    t->comm = comm_create(t->ctx);
    if (call(t, s) == HCCL_SUCCESS)
        wait_for_error(t);
    if (!told(d)) {
        fprintf(stderr, "row %d (odd rank %d), rank %d: wanted \"%s\" and \"%s\" in: %s\n", row,
                odd_rank(t, row), t->ctx->rank, d->words[0], d->words[1], check_text());
        exit(1);
    }
    CHECK(HcclAllReduce(t->a, t->b, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, t->comm, t->stream) !=
          HCCL_SUCCESS);
    CHECK(told(d));
    meet(t->ctx); /* a rank that has not called yet shall not find its peers gone */
    OK(HcclCommDestroy(t->comm));
    CHECK(seconds_now() - start < 20);
}

static void body(const rank_ctx *ctx)
{
    team t = {.ctx = ctx};
    double start = seconds_now();
    OK(aclrtCreateStream(&t.stream));
    t.a = host_filled(8 * ELEMENTS * sizeof(int));
    t.b = host_filled(8 * ELEMENTS * sizeof(int));
    add_operators();
    for (kind k = 0; k < BARRIER; k++)
        add_arguments(k);
    add_parts();
    add_messages();
    int only = ctx->argc > 1 ? atoi(ctx->argv[1]) : -1;
    for (int row = only < 0 ? 0 : only; row < (only < 0 ? rows : only + 1); row++)
        row_run(&t, row);
    if (ctx->rank == 0)
        printf("%d differences, %.1f s\n", only < 0 ? rows : 1, seconds_now() - start);
    OK(aclrtFree(t.a));
    OK(aclrtFree(t.b));
    OK(aclrtDestroyStream(t.stream));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
