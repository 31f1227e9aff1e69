/* Proves that collectives are independent where they should be and ordered where they must be:
 * several communicators, streams and threads at the same time, two streams of one communicator,
 * thousands of calls without a synchronisation between, ranks that come at random times; and that
 * everything goes on after lost wake-ups, aborted streams (B28) and a device that was reset.
 * The first argument is the case, the second the number of calls. */
#include "coll_trial_run.h"

/* ---- several communicators, a thread and a stream each ---- */

enum { TEAMS = 4, ROOM = 1 << 15, BURST = 4 };

typedef struct worker {
    pthread_t thread;
    const rank_ctx *ctx;
    member m;
    int number, calls;
} worker;

static void bursts(const member *m, uint32_t seed, int calls, bool delays)
{
    op ops[BURST];
    uint32_t state = seed, own = seed * 31 + (uint32_t)m->rank;
    for (int b = 0; b < BURST; b++)
        ops[b] = (op){.in = ints_alloc(ROOM), .out = ints_alloc(ROOM), .room = ROOM};
    for (int c = 0; c < calls; c += BURST) {
        for (int b = 0; b < BURST; b++) {
            uint32_t size = random_next(&state);
            ops[b].kind = (op_kind)(random_next(&state) % OP_KINDS);
            ops[b].call = (uint32_t)(c + b) + seed * 1000;
            ops[b].n = (int)(size % 8 == 0 ? size / 8 % (uint32_t)(ROOM / m->size) : size / 8 % 40);
            op_fill(m, &ops[b]);
            if (delays)
                usleep(random_next(&own) % 2000);
            OK(op_call(m, &ops[b]));
        }
        OK(aclrtSynchronizeStream(m->stream));
        for (int b = 0; b < BURST; b++)
            op_check(m, &ops[b]);
    }
}

static void *worker_main(void *argument)
{
    worker *w = argument;
    OK(aclrtSetDevice(w->ctx->rank));
    bursts(&w->m, (uint32_t)w->number + 1, w->calls, false);
    ints_free();
    return NULL;
}

/* Team 0 is everybody, team 1 the even or the odd ranks, team 2 everybody backwards, team 3 pairs.
 */
static member team_make(const rank_ctx *ctx, HcclComm world, int number)
{
    uint32_t ranks[64], count = 0, me = (uint32_t)ctx->rank;
    member m = {.comm = NULL};
    for (uint32_t r = 0; r < (uint32_t)ctx->size; r++) {
        uint32_t other = number == 2 ? (uint32_t)ctx->size - 1 - r : r;
        if (number == 1 ? other % 2 != me % 2 : number == 3 ? other / 2 != me / 2 : false)
            continue;
        if (other == me)
            m.rank = (int)count;
        ranks[count++] = other;
    }
    m.size = (int)count;
    OK(aclrtCreateStream(&m.stream));
    OK(HcclCreateSubCommConfig(&world, count, ranks, (uint64_t)number + 1, (uint32_t)m.rank, NULL,
                               &m.comm));
    return m;
}

static void teams(const rank_ctx *ctx)
{
    HcclComm world = comm_create(ctx);
    worker workers[TEAMS];
    for (int t = 0; t < TEAMS; t++)
        workers[t] = (worker){
            .ctx = ctx, .m = team_make(ctx, world, t), .number = t, .calls = argument(ctx, 1, 200)};
    for (int t = 0; t < TEAMS; t++)
        CHECK_EQ(pthread_create(&workers[t].thread, NULL, worker_main, &workers[t]), 0);
    for (int t = 0; t < TEAMS; t++) {
        pthread_join(workers[t].thread, NULL);
        member_end(&workers[t].m);
    }
    OK(HcclCommDestroy(world));
}

/* ---- ranks that come at random times ---- */

static void delays(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    bursts(&m, 9, argument(ctx, 1, 400), true);
    member_end(&m);
}

static void calm(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    double start = seconds_now();
    bursts(&m, 11, argument(ctx, 1, 400), false);
    if (ctx->rank == 0)
        printf("%d ranks, %d calls: %.1f s\n", m.size, argument(ctx, 1, 400),
               seconds_now() - start);
    member_end(&m);
}

/* ---- two streams of one communicator in turn ---- */

static void two_streams(const rank_ctx *ctx)
{
    enum { PER_ROUND = 6 };
    member m = member_make(ctx);
    aclrtStream streams[2] = {m.stream, NULL};
    op ops[PER_ROUND];
    uint32_t state = 5;
    OK(aclrtCreateStream(&streams[1]));
    for (int b = 0; b < PER_ROUND; b++)
        ops[b] = (op){.in = ints_alloc(ROOM), .out = ints_alloc(ROOM), .room = ROOM};
    for (int c = 0; c < argument(ctx, 1, 100); c++) {
        for (int b = 0; b < PER_ROUND; b++) {
            ops[b].kind = (op_kind)(random_next(&state) % OP_KINDS);
            ops[b].call = (uint32_t)(c * PER_ROUND + b);
            ops[b].n = (int)(b % 3 == 2 ? random_next(&state) % (uint32_t)(ROOM / m.size)
                                        : random_next(&state) % 30);
            op_fill(&m, &ops[b]);
            m.stream = streams[random_next(&state) % 2];
            OK(op_call(&m, &ops[b]));
        }
        /* Each rank waits for them in an order of its own. */
        for (int s = 0; s < 2; s++)
            OK(aclrtSynchronizeStream(streams[(s + ctx->rank) % 2]));
        for (int b = 0; b < PER_ROUND; b++)
            op_check(&m, &ops[b]);
    }
    m.stream = streams[0];
    OK(aclrtDestroyStream(streams[1]));
    member_end(&m);
}

/* ---- thousands of calls back to back, checked at the end ---- */

static void back_to_back(const rank_ctx *ctx)
{
    enum { N = 5, MANY = 16 };
    member m = member_make(ctx);
    int calls = argument(ctx, 1, 3000), room = MANY * m.size;
    int *in = ints_alloc((uint64_t)calls * (uint64_t)room),
        *out = ints_alloc((uint64_t)calls * (uint64_t)room);
    op o = {.room = room};
    for (int pass = 0; pass < 2; pass++) {
        uint32_t state = 77;
        for (int c = 0; c < calls; c++) {
            o.kind = (op_kind)(random_next(&state) % OP_KINDS);
            o.n = 1 + (int)(random_next(&state) % (MANY - 1));
            o.call = (uint32_t)c;
            o.in = in + (int64_t)c * room;
            o.out = out + (int64_t)c * room;
            if (pass == 1) {
                op_check(&m, &o);
                continue;
            }
            op_fill(&m, &o);
            OK(op_call(&m, &o));
        }
        OK(aclrtSynchronizeStream(m.stream));
    }
    member_end(&m);
}

/* ---- the library's own threads ---- */

static int threads_count(void)
{
    char line[128];
    int count = 0;
    FILE *f = fopen("/proc/self/status", "r");
    CHECK(f != NULL);
    while (count == 0 && fgets(line, sizeof line, f))
        sscanf(line, "Threads: %d", &count);
    fclose(f);
    return count;
}

/* Beside the program's thread there are three that sleep: the one that listens, the watchdog, and on
 * rank 0 the one where ranks meet; however many calls and communicators there are. Cores are no
 * threads. */
static void few_threads(const rank_ctx *ctx)
{
    enum { COMMS = 3, THREADS = 4 };
    member m[COMMS];
    for (int i = 0; i < COMMS; i++)
        m[i] = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    for (int c = 0; c < argument(ctx, 1, 60); c++)
        for (op_kind k = 0; k < OP_KINDS; k++) {
            const member *one = &m[c % COMMS];
            op o = {k, (uint32_t)c, c % 2 ? 9 : 9000, in, out, ROOM};
            op_fill(one, &o);
            OK(op_call(one, &o));
            OK(aclrtSynchronizeStream(one->stream));
            op_check(one, &o);
            int threads = threads_count();
            if (threads > THREADS)
                CHECK_EQ(threads, THREADS);
        }
    for (int i = 0; i < COMMS; i++)
        member_end(&m[i]);
}

/* ---- 4 KiB on as many ranks as asked, the time printed ---- */

static void four_kib(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int calls = argument(ctx, 1, 20), n = 1024;
    int *in = ints_alloc((uint64_t)(n * m.size)), *out = ints_alloc((uint64_t)(n * m.size));
    for (op_kind k = 0; k < OP_KINDS; k++) {
        bool whole = k == OP_ALLREDUCE || k == OP_REDUCE || k == OP_BROADCAST || k == OP_RING;
        double start = 0;
        /* The first and the last are checked, those between are timed. */
        for (int c = 0; c <= calls + 1; c++) {
            bool checked = c == 0 || c == calls + 1;
            op o = {k, checked ? (uint32_t)c : 0, whole ? n : n / m.size, in, out, n * m.size};
            if (checked)
                op_fill(&m, &o);
            if (c == 1)
                start = seconds_now();
            OK(op_call(&m, &o));
            OK(aclrtSynchronizeStream(m.stream));
            if (c == calls)
                start = seconds_now() - start;
            if (checked)
                op_check(&m, &o);
        }
        if (m.rank == 0)
            printf("%d ranks, 4 KiB, %s: %.0f us\n", m.size, op_names[k], start * 1e6 / calls);
    }
    member_end(&m);
}

/* ---- B28: wake-ups that are lost (AIVDRIVE_TEST_DROP_WAKES), and readers that fail ---- */

static int failing; /* of this process's callback: refuses to resume once */

static HcclResult consumer(HcclComm comm, HcclCommStatePhase phase, void *args)
{
    (void)comm;
    (void)args;
    if (phase == HCCL_COMM_STATE_PHASE_RESUME_PRE && failing > 0) {
        failing--;
        return HCCL_E_INTERNAL;
    }
    return HCCL_SUCCESS;
}

static void lost_wakes(const rank_ctx *ctx)
{
    enum { EVERY = 100 };
    member m = member_make(ctx);
    int rounds = argument(ctx, 1, 1000), late = 0;
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    OK(HcclCommRegCommStateCallback("consumer", consumer, NULL));
    for (int c = 0; c < rounds; c++) {
        op o = {c % 7 == 0 ? OP_ALLGATHER : OP_ALLREDUCE, (uint32_t)c, 20, in, out, ROOM};
        if (c % EVERY == EVERY - 1) {
            /* A reader that gives up half way: rank 0 does not come, the others are aborted. */
            if (ctx->rank != 0)
                OK(op_call(&m, &o));
            usleep(3000);
            OK(HcclCommSuspend(m.comm));
            OK(aclrtStreamAbort(m.stream));
            failing = 1;
            CHECK_EQ(HcclCommResume(m.comm), HCCL_E_INTERNAL);
            OK(HcclCommResume(m.comm));
        }
        /* Sleepers: the peers are asleep when this rank comes. */
        if (c % m.size == ctx->rank && c % 5 == 0)
            usleep(5000);
        op_fill(&m, &o);
        double start = seconds_now();
        OK(op_call(&m, &o));
        OK(aclrtSynchronizeStream(m.stream));
        late += seconds_now() - start > 1.5;
        op_check(&m, &o);
    }
    CHECK_EQ(late, 0);
    member_end(&m);
}

/* ---- a stream aborted while its collective waits ---- */

static void abort_waiting(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    for (op_kind k = 0; k < OP_KINDS; k++) {
        op o = {k, (uint32_t)(ctx->size - 1), 3000, in, out, ROOM};
        op_fill(&m, &o);
        /* Nobody can end this: the last rank, which is root, does not come. */
        if (ctx->rank != ctx->size - 1)
            OK(op_call(&m, &o));
        usleep(30000);
        double start = seconds_now();
        OK(aclrtStreamAbort(m.stream));
        aclrtSynchronizeStream(m.stream);
        CHECK(seconds_now() - start < 5);
        /* The next call says what to do, and does not wait for what will never come. */
        if (ctx->rank != ctx->size - 1 && k != OP_RING && k != OP_REDUCE) {
            start = seconds_now();
            CHECK(op_call(&m, &o) != HCCL_SUCCESS);
            CHECK_TEXT("HcclCommResume");
            CHECK(seconds_now() - start < 5);
        }
        OK(HcclCommResume(m.comm));
        o.call++;
        op_fill(&m, &o);
        OK(op_call(&m, &o));
        OK(aclrtSynchronizeStream(m.stream));
        op_check(&m, &o);
    }
    member_end(&m);
}

/* ---- a call that is discarded because the task before it failed: the others are told ---- */

static void discarded(const rank_ctx *ctx)
{
    member bad = member_make(ctx), good = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    op differs = {OP_ALLREDUCE, 3, ctx->rank == 0 ? 5 : 6, in, out, ROOM},
       o = {OP_ALLREDUCE, 4, 7, in + 1000, out + 1000, ROOM - 1000};
    op_fill(&bad, &differs);
    op_fill(&good, &o);
    aclrtStream other = good.stream;
    if (ctx->rank == 0) { /* one behind the other */
        good.stream = bad.stream;
        OK(op_call(&bad, &differs));
    }
    OK(op_call(&good, &o));
    meet(ctx);
    if (ctx->rank != 0 && op_call(&bad, &differs) == HCCL_SUCCESS)
        CHECK(aclrtSynchronizeStream(bad.stream) != 0);
    double start = seconds_now();
    CHECK(aclrtSynchronizeStream(good.stream) != 0);
    CHECK(seconds_now() - start < 10);
    if (ctx->rank != 0)
        CHECK_TEXT(
            "rank 0: kernel HcclAllReduce was discarded: an earlier task of its stream failed");
    meet(ctx);
    CHECK(op_call(&good, &o) != HCCL_SUCCESS);
    CHECK_TEXT("was discarded");
    good.stream = other;
    member_end(&bad);
    member_end(&good);
}

/* ---- after calls that differed, or a rank that did not come, all resume and go on ---- */

static void recover(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    for (int round = 0; round < 6; round++) {
        bool odd = ctx->rank == round % ctx->size, absent = round % 2 == 1;
        op o = {odd ? OP_ALLREDUCE : OP_ALLGATHER,
                (uint32_t)round,
                round < 3 ? 7 : 5000,
                in,
                out,
                ROOM};
        op_fill(&m, &o);
        HcclResult called = odd && absent ? HCCL_SUCCESS : op_call(&m, &o);
        bool failed = called != HCCL_SUCCESS || aclrtSynchronizeStream(m.stream) != 0;
        CHECK(failed || (odd && absent));
        if (failed)
            CHECK_TEXT(absent ? "did not come" : "EI0005");
        meet(ctx);
        OK(HcclCommResume(m.comm));
        for (op_kind k = 0; k < OP_KINDS; k++) {
            op good = {k, (uint32_t)round + 10, 3000, in, out, ROOM};
            op_fill(&m, &good);
            OK(op_call(&m, &good));
            OK(aclrtSynchronizeStream(m.stream));
            op_check(&m, &good);
        }
        meet(ctx); /* the next difference would also end a call that a slower rank is about to end */
    }
    member_end(&m);
}

/* ---- a device reset while its collective waits; afterwards all begin anew ---- */

static void device_reset(const rank_ctx *ctx)
{
    member m = member_make(ctx);
    int *in = ints_alloc(ROOM), *out = ints_alloc(ROOM);
    op o = {OP_ALLREDUCE, 3, 3000, in, out, ROOM};
    op_fill(&m, &o);
    if (ctx->rank != ctx->size - 1)
        OK(op_call(&m, &o));
    usleep(30000);
    meet(ctx);
    double start = seconds_now();
    OK(aclrtStreamAbort(m.stream));
    OK(aclrtResetDeviceForce(ctx->rank));
    CHECK(HcclBarrier(m.comm, m.stream) != HCCL_SUCCESS);
    OK(HcclCommDestroy(m.comm));
    CHECK(seconds_now() - start < 10);
    meet(ctx);
    OK(aclrtSetDevice(ctx->rank));
    m = member_make(ctx);
    o.in = ints_alloc(ROOM);
    o.out = ints_alloc(ROOM);
    op_fill(&m, &o);
    OK(op_call(&m, &o));
    OK(aclrtSynchronizeStream(m.stream));
    op_check(&m, &o);
    member_end(&m);
}

static void body(const rank_ctx *ctx)
{
    static const rank_case cases[] = {
        {"teams", teams}, {"delays", delays}, {"calm", calm}, {"two_streams", two_streams},
        {"back_to_back", back_to_back}, {"four_kib", four_kib}, {"lost_wakes", lost_wakes},
        {"abort_waiting", abort_waiting}, {"device_reset", device_reset},
        {"discarded", discarded}, {"recover", recover}, {"few_threads", few_threads},
    };
    run_case(ctx, cases, sizeof cases / sizeof *cases);
    ints_free();
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
