/* Proves, with the values of the trials, that collectives neither hang nor mix up calls: B01 B02
 * B03 B04 B06 B16 B17 B20 B23 B25 B26 B31 E06 F09 F12 (tests/README.md says what each is about).
 * The first argument is the case, the second mostly the number of calls. */
#include "coll_trial_run.h"

static void finish(const member *m)
{
    OK(aclrtSynchronizeStream(m->stream));
}

/* ---- parts of different sizes ---- */

/* AlltoAllV of int32 or int16: counts[src * size + dst], the same table on all ranks. */
typedef struct exchange {
    const uint64_t *counts;
    void *in, *out;
    uint32_t bytes; /* of an element */
    uint32_t call;
} exchange;

static uint64_t exchange_layout(const member *m, const exchange *x, uint64_t *send,
                                uint64_t *send_at, uint64_t *recv, uint64_t *recv_at)
{
    uint64_t from = 0, to = 0, n = (uint64_t)m->size, me = (uint64_t)m->rank;
    for (uint64_t p = 0; p < n; p++) {
        send[p] = x->counts[me * n + p];
        recv[p] = x->counts[p * n + me];
        send_at[p] = from;
        recv_at[p] = to;
        from += send[p];
        to += recv[p] + 1; /* a gap, to see that nobody writes there */
    }
    return to;
}

/* Element i of a part is this plus 3 * i, cut to the type. */
static uint32_t exchange_first(const exchange *x, uint64_t src, uint64_t dst)
{
    return (uint32_t)(src * 8191 + dst * 131 + x->call * 17);
}

static void part_fill(const exchange *x, uint64_t at, uint64_t n, uint32_t value)
{
    if (x->bytes == 2)
        for (int16_t *p = (int16_t *)x->in + at, *end = p + n; p < end; p++, value += 3)
            *p = (int16_t)value;
    else
        for (int32_t *p = (int32_t *)x->in + at, *end = p + n; p < end; p++, value += 3)
            *p = (int32_t)value;
}

/* The first element that is not as it was filled, or n. */
static uint64_t part_wrong(const exchange *x, uint64_t at, uint64_t n, uint32_t value)
{
    uint64_t i = 0;
    if (x->bytes == 2)
        for (const int16_t *p = (const int16_t *)x->out + at; i < n && p[i] == (int16_t)value; i++)
            value += 3;
    else
        for (const int32_t *p = (const int32_t *)x->out + at; i < n && p[i] == (int32_t)value; i++)
            value += 3;
    return i;
}

static HcclResult exchange_call(const member *m, const exchange *x, bool garble)
{
    enum { RANKS = 64 };
    uint64_t send[RANKS], send_at[RANKS], recv[RANKS], recv_at[RANKS];
    uint64_t all = exchange_layout(m, x, send, send_at, recv, recv_at);
    for (uint64_t p = 0; p < (uint64_t)m->size; p++)
        part_fill(x, send_at[p], send[p], exchange_first(x, (uint64_t)m->rank, p));
    memset(x->out, 0x5a, all * x->bytes);
    HcclDataType type = x->bytes == 2 ? HCCL_DATA_TYPE_INT16 : HCCL_DATA_TYPE_INT32;
    HcclResult result =
        HcclAlltoAllV(x->in, send, send_at, type, x->out, recv, recv_at, type, m->comm, m->stream);
    if (garble) {
        memset(send, 0xee, sizeof send);
        memset(send_at, 0xee, sizeof send_at);
        memset(recv, 0xee, sizeof recv);
        memset(recv_at, 0xee, sizeof recv_at);
    }
    return result;
}

static void exchange_check(const member *m, const exchange *x)
{
    enum { RANKS = 64 };
    uint64_t send[RANKS], send_at[RANKS], recv[RANKS], recv_at[RANKS];
    exchange_layout(m, x, send, send_at, recv, recv_at);
    for (uint64_t p = 0; p < (uint64_t)m->size; p++) {
        uint64_t wrong =
            part_wrong(x, recv_at[p], recv[p], exchange_first(x, p, (uint64_t)m->rank));
        if (wrong < recv[p]) {
            fprintf(stderr, "call %u, rank %d: element %llu from rank %llu is wrong\n", x->call,
                    m->rank, (unsigned long long)wrong, (unsigned long long)p);
            exit(1);
        }
        const uint8_t *gap = (const uint8_t *)x->out + (recv_at[p] + recv[p]) * x->bytes;
        for (uint32_t b = 0; b < x->bytes; b++)
            CHECK_EQ(gap[b], 0x5a);
    }
}

/* ---- B01: thousands of AlltoAllV, some in five passes through the staging windows ---- */

static void b01(const rank_ctx *ctx)
{
    enum { PASSES = 5, WINDOW = 2 << 20 }; /* of all parts of one direction */
    member m = member_make(ctx);
    int calls = argument(ctx, 1, 300), every = argument(ctx, 2, 60);
    uint64_t n = (uint64_t)m.size, large = WINDOW / n * (PASSES - 1) / 4 + WINDOW / n / 8;
    uint64_t room = (large + 4096) * n, counts[16];
    uint32_t state = 1;
    int *device[2] = {ints_alloc(room), ints_alloc(room)};
    int *ordinary[2] = {malloc(room * 4), malloc(room * 4)};
    for (int c = 0; c < calls; c++) {
        bool passes = c % every == every - 1;
        for (uint64_t i = 0; i < n * n; i++)
            counts[i] = passes ? large - random_next(&state) % 64 : random_next(&state) % 3000;
        int **memory = passes ? ordinary : device;
        const exchange x = {counts, memory[0], memory[1], 4, (uint32_t)c};
        OK(exchange_call(&m, &x, false));
        finish(&m);
        exchange_check(&m, &x);
    }
    member_end(&m);
}

/* ---- B02: large sums, another number of cores in every call ---- */

static void b02(const rank_ctx *ctx)
{
    static const uint32_t cores[] = {1, 2, 8, 20};
    member m = member_make(ctx);
    uint64_t last = (uint64_t)argument(ctx, 1, 16) << 20;
    int rounds = argument(ctx, 2, 3);
    float *in = (float *)(void *)ints_alloc(last / 4), *out = (float *)(void *)ints_alloc(last / 4);
    float wanted = (float)(m.size * (m.size + 1)) / 2;
    uint32_t call = 0;
    for (uint64_t i = 0; i < last / 4; i++)
        in[i] = (float)(m.rank + 1);
    for (int round = 0; round < rounds; round++)
        for (uint64_t bytes = 8192; bytes <= last; bytes *= 2) {
            uint64_t n = bytes / 4;
            memset(out, 0, bytes);
            OK(aclrtSetDeviceResLimit(ctx->rank, ACL_RT_DEV_RES_VECTOR_CORE, cores[call++ % 4]));
            OK(HcclAllReduce(in, out, n, HCCL_DATA_TYPE_FP32, HCCL_REDUCE_SUM, m.comm, m.stream));
            finish(&m);
            for (uint64_t i = 0; i < n; i++)
                if (out[i] != wanted) {
                    fprintf(stderr, "%llu bytes: element %llu is %g\n", (unsigned long long)bytes,
                            (unsigned long long)i, (double)out[i]);
                    exit(1);
                }
        }
    member_end(&m);
}

/* ---- B03: messages and broadcasts in turn, without a synchronisation between ---- */

static void b03(const rank_ctx *ctx)
{
    enum { MOST = 64 };
    member m = member_make(ctx);
    int rounds = argument(ctx, 1, 1000);
    int *message = ints_alloc((uint64_t)rounds * MOST), *word = ints_alloc((uint64_t)rounds * 4);
    for (int r = 0; r < rounds; r++) {
        uint64_t n = 1 + (uint64_t)r % MOST;
        for (uint64_t i = 0; i < MOST; i++)
            message[r * MOST + (int)i] = m.rank == 0 ? r : -1;
        for (int i = 0; i < 3; i++)
            word[r * 4 + i] = m.rank == 0 ? r * 3 + i : -1;
        if (m.rank == 0)
            OK(HcclSend(message + r * MOST, n, HCCL_DATA_TYPE_INT32, 1, m.comm, m.stream));
        else if (m.rank == 1)
            OK(HcclRecv(message + r * MOST, n, HCCL_DATA_TYPE_INT32, 0, m.comm, m.stream));
        OK(HcclBroadcast(word + r * 4, 3, HCCL_DATA_TYPE_INT32, 0, m.comm, m.stream));
    }
    finish(&m);
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < MOST && m.rank == 1; i++)
            CHECK_EQ(message[r * MOST + i], i <= r % MOST ? r : -1);
        for (int i = 0; i < 3; i++)
            CHECK_EQ(word[r * 4 + i], r * 3 + i);
    }
    member_end(&m);
}

/* ---- B04: a small scatter and a large exchange, many blocks ---- */

static void b04(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int mib = argument(ctx, 1, 4), repeats = argument(ctx, 2, 5);
    int n = (int)(((int64_t)mib << 20) / 4 / m.size), room = n * m.size;
    room = room > 256 * m.size ? room : 256 * m.size;
    int *in = ints_alloc((uint64_t)room), *out = ints_alloc((uint64_t)room);
    for (int i = 0; i < repeats; i++) {
        op scatter = {OP_SCATTER, (uint32_t)i, 256, in, out, room},
           all = {OP_ALLTOALL, (uint32_t)i, n, in, out, room};
        op_fill(&m, &scatter);
        OK(op_call(&m, &scatter));
        finish(&m);
        op_check(&m, &scatter);
        op_fill(&m, &all);
        OK(op_call(&m, &all));
        finish(&m);
        op_check(&m, &all);
    }
    member_end(&m);
}

/* ---- B16: rank 1 comes three seconds late; the second argument says whether that is too late ----
 */

static void b16(const rank_ctx *ctx)
{
    enum { N = 1 << 20 };
    member m = member_make(ctx);
    int *in = ints_alloc(N * 4), *out = ints_alloc(N * 4);
    int limit = argument(ctx, 1, 0); /* seconds after which the others give up; 0 = they do not */
    op o = {OP_ALLREDUCE, 5, N, in, out, N * 4};
    op_fill(&m, &o);
    meet(ctx);
    if (ctx->rank == 1)
        usleep(3000000);
    double start = seconds_now();
    HcclResult called = op_call(&m, &o);
    if (limit == 0) {
        OK(called);
        finish(&m);
        op_check(&m, &o);
        CHECK(ctx->rank == 1 || seconds_now() - start > 2.5);
    } else if (ctx->rank == 1) {
        /* The others have gone: said at once. */
        CHECK(called != HCCL_SUCCESS);
        CHECK_TEXT("HcclAllReduce");
        CHECK_TEXT("rank 1 did not come");
        CHECK(seconds_now() - start < 1);
    } else {
        OK(called);
        CHECK(aclrtSynchronizeStream(m.stream) != 0);
        double lasted = seconds_now() - start;
        CHECK_TEXT("rank 1 did not come");
        CHECK(lasted >= limit); /* never earlier */
        CHECK(lasted < limit + 0.9);
    }
    meet(ctx);
    member_end(&m);
}

/* ---- B06: rank 1 comes five seconds late; the limit is HCCL_EXEC_TIMEOUT, given in ms here ----
 */

static void b06(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int *in = ints_alloc(64), *out = ints_alloc(64);
    double limit = argument(ctx, 1, 0) / 1000.0; /* 0: longer than rank 1 is late */
    op o = {OP_ALLREDUCE, 5, 7, in, out, 64};
    op_fill(&m, &o);
    meet(ctx);
    double start = seconds_now();
    if (ctx->rank == 1)
        usleep(5000000);
    HcclResult called = op_call(&m, &o);
    bool failed = called != HCCL_SUCCESS || aclrtSynchronizeStream(m.stream) != 0;
    double lasted = seconds_now() - start;
    CHECK_EQ(failed, limit > 0);
    if (!failed)
        op_check(&m, &o);
    else
        CHECK_TEXT("HCCL_EXEC_TIMEOUT");
    if (failed && ctx->rank != 1)
        CHECK(lasted > limit - 0.1 && lasted < limit + 1);
    meet(ctx);
    member_end(&m);
}

/* ---- B23, second half: two communicators in one stream, crosswise ---- */

static void crosswise(const rank_ctx *ctx)
{
    member m[2] = {member_make(ctx), member_make(ctx)};
    int *in = ints_alloc(64), *out = ints_alloc(64);
    HcclResult called = HCCL_SUCCESS;
    OK(aclrtDestroyStream(m[1].stream));
    m[1].stream = m[0].stream;
    for (int k = 0; k < 2 && called == HCCL_SUCCESS; k++) {
        op o = {OP_ALLREDUCE, 5, 7, in, out, 64};
        op_fill(&m[0], &o);
        called = op_call(&m[(k + ctx->rank) % 2], &o);
    }
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(m[0].stream) != 0);
    CHECK_TEXT("HcclAllReduce");
    if (called == HCCL_SUCCESS) {
        CHECK_TEXT(
            "not finished here either: call 1, HcclAllReduce(count 7, type int32, op sum), of "
            "communicator");
        CHECK_TEXT("must use their communicators in the same order");
    }
    meet(ctx);
    OK(HcclCommDestroy(m[1].comm));
    member_end(&m[0]);
}

/* ---- B17: most parts are empty, one rank has none at all ---- */

static void b17(const rank_ctx *ctx)
{
    enum { MOST = 5000 };
    member m = member_make(ctx);
    int calls = argument(ctx, 1, 500);
    uint64_t n = (uint64_t)m.size, counts[64];
    uint32_t state = 7;
    int16_t *in = (int16_t *)(void *)ints_alloc(MOST * n),
            *out = (int16_t *)(void *)ints_alloc(MOST * n);
    for (int c = 0; c < calls; c++) {
        uint64_t none = random_next(&state) % n;
        for (uint64_t i = 0; i < n * n; i++) {
            uint32_t r = random_next(&state);
            bool empty = r % 10 < 7 || i / n == none || i % n == none;
            counts[i] = empty ? 0 : 1 + random_next(&state) % (c % 10 == 0 ? MOST - 1 : 40);
        }
        const exchange x = {counts, in, out, 2, (uint32_t)c};
        OK(exchange_call(&m, &x, false));
        finish(&m);
        exchange_check(&m, &x);
    }
    member_end(&m);
}

/* ---- B20: many small sums; the test binds all ranks to one CPU ---- */

static void b20(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int calls = argument(ctx, 1, 1000), *word = ints_alloc(32);
    double start = seconds_now();
    for (int c = 0; c < calls; c++) {
        word[0] = m.rank + 1;
        word[16] = -1;
        OK(HcclAllReduce(word, word + 16, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, m.comm,
                         m.stream));
        finish(&m);
        CHECK_EQ(word[16], m.size * (m.size + 1) / 2);
    }
    double sums = seconds_now() - start;
    start = seconds_now();
    for (int c = 0; c < calls; c++) {
        OK(HcclBarrier(m.comm, m.stream));
        finish(&m);
    }
    double barriers = seconds_now() - start;
    CHECK(sums < 60);
    CHECK(barriers < 60);
    if (m.rank == 0)
        printf("%d ranks: %d sums %.2f s, barriers %.2f s\n", m.size, calls, sums, barriers);
    member_end(&m);
}

/* ---- B25: count arrays are the caller's again when the call returns ---- */

static void b25(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    uint64_t n = (uint64_t)m.size, counts[64];
    uint32_t state = 3;
    int *in = ints_alloc(3000 * n), *out = ints_alloc(3000 * n);
    for (int c = 0; c < 100; c++) {
        for (uint64_t i = 0; i < n * n; i++)
            counts[i] = random_next(&state) % 2500;
        const exchange x = {counts, in, out, 4, (uint32_t)c};
        OK(exchange_call(&m, &x, true));
        finish(&m);
        exchange_check(&m, &x);
    }
    member_end(&m);
}

/* ---- B26: counters near their limits; AIVDRIVE_TEST_FIRST_CALL says where they begin ---- */

static void b26(const rank_ctx *ctx)
{
    enum { ROOM = 3 * 20000 };
    member m = member_make(ctx);
    uint64_t n = (uint64_t)m.size, counts[64];
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    for (uint32_t c = 0; c < 10; c++) {
        for (uint64_t i = 0; i < n * n; i++)
            counts[i] = c % 2 ? 5 + i : 5000 + i;
        const exchange x = {counts, in, out, 4, c};
        OK(exchange_call(&m, &x, false));
        finish(&m);
        exchange_check(&m, &x);
        OK(HcclBarrier(m.comm, m.stream));
        for (op_kind k = 0; k < OP_KINDS; k++)
            for (int size = 0; size < 2; size++) {
                op o = {k, c, size ? 5000 : 9, in, out, ROOM};
                op_fill(&m, &o);
                OK(op_call(&m, &o));
                finish(&m);
                op_check(&m, &o);
            }
    }
    member_end(&m);
}

/* The last number there is. */
static void last_call(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int *word = ints_alloc(32);
    HcclResult result = HCCL_SUCCESS;
    for (int c = 0; c < 10 && result == HCCL_SUCCESS; c++) {
        result = HcclAllReduce(word, word + 16, 1, HCCL_DATA_TYPE_INT32, HCCL_REDUCE_SUM, m.comm,
                               m.stream);
        finish(&m);
        CHECK_EQ(result, c < 5 ? HCCL_SUCCESS : HCCL_E_UNAVAIL);
    }
    CHECK_TEXT("make a new one");
    meet(ctx);
    member_end(&m);
}

/* ---- B31: both send first ---- */

static void b31(const rank_ctx *ctx)
{
    enum { N = 1 << 18 };
    member m = member_make(ctx);
    int *in = ints_alloc(N * 2), *out = ints_alloc(N * 2);
    uint32_t peer = 1 - (uint32_t)ctx->rank;
    op o = {OP_RING, 4, N, in, out, N * 2};
    op_fill(&m, &o);
    OK(op_call(&m, &o));
    finish(&m);
    op_check(&m, &o);
    OK(HcclGroupStart());
    OK(HcclSend(in, N, HCCL_DATA_TYPE_INT32, peer, m.comm, m.stream));
    OK(HcclRecv(out, N, HCCL_DATA_TYPE_INT32, peer, m.comm, m.stream));
    OK(HcclGroupEnd());
    finish(&m);
    op_check(&m, &o);
    /* One after the other: neither receives. HCCL_EXEC_TIMEOUT is short. */
    HcclResult called = HcclSend(in, N, HCCL_DATA_TYPE_INT32, peer, m.comm, m.stream);
    if (called == HCCL_SUCCESS)
        called = HcclRecv(out, N, HCCL_DATA_TYPE_INT32, peer, m.comm, m.stream);
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(m.stream) != 0);
    CHECK_TEXT("HcclSend");
    CHECK_TEXT("made no progress");
    meet(ctx);
    member_end(&m);
}

/* ---- E06: two of eight ranks do not come to the tenth call ---- */

static void e06(const rank_ctx *ctx)
{
    enum { CALLS = 10, ROOM = 64 };
    member m = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    bool skips = ctx->rank == 2 || ctx->rank == 5;
    HcclResult called = HCCL_SUCCESS;
    for (uint32_t c = 1; c <= CALLS && called == HCCL_SUCCESS; c++) {
        op o = {OP_ALLGATHER, c, 4, in, out, ROOM};
        op_fill(&m, &o);
        if (c < CALLS || !skips) {
            called = op_call(&m, &o);
            CHECK(c == CALLS || called == HCCL_SUCCESS);
        }
        if (c < CALLS) {
            finish(&m);
            op_check(&m, &o);
        }
    }
    if (skips) {
        meet(ctx);
        member_end(&m);
        return;
    }
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(m.stream) != 0);
    CHECK_TEXT("call 10, HcclAllGather(count 4, type int32): ranks 2 and 5 did not come");
    if (called == HCCL_SUCCESS) { /* the whole report, not what another rank has told */
        const char *text = check_text();
        for (int r = 0; r < ctx->size; r++) {
            char line[64];
            snprintf(line, sizeof line, "\n  rank %d (device %d, pid", r, r);
            const char *at = strstr(text, line);
            CHECK(at != NULL);
            const char *says =
                strstr(at, r == 2 || r == 5 ? "did not come: its last call is 9, HcclAllGather "
                                              "(count 4), finished"
                                            : "is in call 10, HcclAllGather (count 4); last "
                                              "finished: 9");
            CHECK(says != NULL && says - at < 60);
        }
    }
    meet(ctx);
    member_end(&m);
}

/* ---- F09: every operator has its effect: who depends on a late rank waits for it ---- */

/* Whether this rank's call cannot end before rank `late` has made its own. */
static bool depends(const member *m, op_kind kind, int late, int root)
{
    switch (kind) {
    case OP_BROADCAST:
    case OP_SCATTER:
        return late == root;
    case OP_REDUCE:
        return m->rank == root;
    case OP_RING:
        return late == (m->rank + m->size - 1) % m->size;
    default:
        return true;
    }
}

static void f09(const rank_ctx *ctx)
{
    enum { ROOM = 1 << 17 };
    member m = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    for (op_kind k = 0; k < OP_KINDS; k++)
        for (int size = 0; size < 2; size++)
            for (int late = 0; late < m.size; late++) {
                op o = {k, (uint32_t)late, size ? 20000 : 6, in, out, ROOM};
                op_fill(&m, &o);
                meet(ctx);
                double start = seconds_now();
                if (m.rank == late)
                    usleep(220000);
                OK(op_call(&m, &o));
                finish(&m);
                op_check(&m, &o);
                if (m.rank != late && depends(&m, k, late, (int)op_root(&o, m.size)))
                    CHECK(seconds_now() - start >= 0.2);
                meet(ctx);
            }
    member_end(&m);
}

/* ---- F12: three broadcasts in a row; the receivers are slow to read ---- */

typedef struct slow_read {
    const int *data;
    int n, wanted;
    bool wrong;
} slow_read;

static void read_late(void *argument)
{
    slow_read *r = argument;
    usleep(5000);
    for (int i = 0; i < r->n; i++)
        r->wrong |= r->data[i] != r->wanted;
}

static void f12(const rank_ctx *ctx)
{
    enum { IN_A_ROW = 3 };
    member m = member_make(ctx);
    int rounds = argument(ctx, 1, 25), n = argument(ctx, 2, 700), ordinary = argument(ctx, 3, 0);
    int *data = ordinary ? malloc((size_t)n * 4) : ints_alloc((uint64_t)n),
        *sent = ints_alloc((uint64_t)n * IN_A_ROW);
    slow_read reads[IN_A_ROW];
    for (int round = 0; round < rounds; round++) {
        for (int k = 0; k < IN_A_ROW; k++) {
            int number = round * IN_A_ROW + k + 1;
            int *at = m.rank == 0 ? sent + k * n : data;
            for (int i = 0; i < n && m.rank == 0; i++)
                at[i] = number;
            OK(HcclBroadcast(at, (uint64_t)n, HCCL_DATA_TYPE_INT32, 0, m.comm, m.stream));
            reads[k] = (slow_read){at, n, number, false};
            if (m.rank != 0)
                OK(aclrtLaunchHostFunc(m.stream, read_late, &reads[k]));
        }
        finish(&m);
        for (int k = 0; k < IN_A_ROW && m.rank != 0; k++)
            CHECK(!reads[k].wrong);
    }
    member_end(&m);
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {
        {"B01", b01}, {"B02", b02}, {"B03", b03}, {"B04", b04}, {"B06", b06}, {"B16", b16},
        {"B17", b17}, {"B20", b20}, {"B25", b25}, {"B26", b26}, {"B31", b31}, {"E06", e06},
        {"F09", f09}, {"F12", f12}, {"last_call", last_call}, {"crosswise", crosswise},
    };
    run_case(ctx, cases, sizeof cases / sizeof *cases);
    ints_free();
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
