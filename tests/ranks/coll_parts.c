/* Proves: operators whose parts differ in size. `mixed`: parts that ride with a message beside
 * parts that are pushed, empty ones, sizes around every boundary, device and ordinary memory, in
 * place, several calls under way, ranks that come late: all bytes arrive and none beside them.
 * `again`: the same small call many times, with new data, then with other counts in the same lists.
 * `differ`: two ranks whose counts do not agree end with both counts in words, at the first call
 * and after many equal ones. Expected bytes are computed from sender, receiver, call and index. */
#include <time.h>

#include "coll_support.h"

enum { RANKS = 24, FLIGHT = 3, TIMES = 20, GAP = 3, ROOM = 200 /* elements of `again` */ };

#define I8  HCCL_DATA_TYPE_INT8
#define I32 HCCL_DATA_TYPE_INT32

typedef struct team {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    int n, me;
} team;

static uint64_t mix(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b * 0xbf58476d1ce4e5b9u + c * 0x94d049bb133111ebu + 1;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    return x ^ x >> 31;
}

static void come_late(const team *t, uint64_t k)
{
    const struct timespec late = {0, 60000 + (long)(mix(k, 1, 2) % 100000)};
    if (mix(k, (uint64_t)t->me, 3) % 5 == 0)
        nanosleep(&late, NULL);
}

/* ---- mixed ---- */

/* One rank in place, while its parts leave in several rounds for windows of the others. */
static bool crossing(uint64_t k)
{
    return k % 25 == 24;
}

/* From rank a to rank b in call k. */
static uint64_t bytes_of(uint64_t k, int a, int b, bool symmetric)
{
    static const uint64_t sizes[] = {0,    1,    7,    8,    39,    40,   41,   55,
                                     56,   57,   64,   511,  513,   1024, 2048, 2049,
                                     4095, 4096, 4097, 9000, 70001, 0,    8,    40};
    int low = a < b ? a : b, high = a < b ? b : a;
    uint64_t x = symmetric ? mix(k, (uint64_t)low, (uint64_t)high + 50)
                           : mix(k, (uint64_t)a, (uint64_t)b + 90);
    if (crossing(k) || (k % 7 == 5 && x % 3 == 0))
        return 1100000 + x % 1000; /* several rounds through a window */
    if (k % 4 == 0)
        return sizes[x % 11]; /* a call without large parts */
    return sizes[x % (sizeof sizes / sizeof *sizes)];
}

static uint8_t byte_of(uint64_t k, int a, int b, uint64_t i)
{
    return (uint8_t)(i * 13 + (i >> 8) * 5 + k * 7 + (uint64_t)a * 31 + (uint64_t)b * 17);
}

/* Symmetric: what two ranks have for each other is of one size; some ranks do it in place. */
typedef enum form { FORM_V, FORM_VC, FORM_SYMMETRIC } form;

/* One call and its buffers. */
typedef struct call {
    uint64_t k;
    form form;
    bool in_place;
    buffer send, recv; /* in place: the same */
    uint64_t sends[RANKS], at[RANKS], takes[RANKS], to[RANKS], matrix[RANKS * RANKS];
} call;

static void places(const team *t, call *c)
{
    uint64_t gap = c->form == FORM_VC ? 0 : GAP, send = 0, recv = 0;
    for (int p = 0; p < t->n; p++) {
        c->sends[p] = bytes_of(c->k, t->me, p, c->form == FORM_SYMMETRIC);
        c->takes[p] = bytes_of(c->k, p, t->me, c->form == FORM_SYMMETRIC);
        c->at[p] = send;
        c->to[p] = recv;
        send += c->sends[p] + gap;
        recv += c->takes[p] + gap;
        for (int q = 0; q < t->n; q++)
            c->matrix[p * t->n + q] = bytes_of(c->k, p, q, false);
    }
    bool device = mix(c->k, (uint64_t)t->me, 7) % 4 != 0 && !crossing(c->k);
    bool from_device = mix(c->k, (uint64_t)t->me, 8) % 4 != 0 || crossing(c->k);
    c->send = buffer_make(send, from_device, c->k % 9);
    c->in_place = c->form == FORM_SYMMETRIC && mix(c->k, (uint64_t)t->me, 9) % 2 == 0;
    if (crossing(c->k))
        c->in_place = t->me == 0;
    c->recv = c->in_place ? c->send : buffer_make(recv, device, c->k % 5);
}

static void begin(const team *t, call *c)
{
    places(t, c);
    memset(c->recv.data, GUARD_BYTE, c->recv.bytes);
    for (int p = 0; p < t->n; p++)
        for (uint64_t i = 0; i < c->sends[p]; i++)
            c->send.data[c->at[p] + i] = byte_of(c->k, t->me, p, i);
    buffer_put(&c->send);
    if (!c->in_place)
        buffer_put(&c->recv);
    come_late(t, c->k);
    if (c->form == FORM_VC)
        OK(HcclAlltoAllVC(c->send.at, c->matrix, I8, c->recv.at, I8, t->comm, t->stream));
    else
        OK(HcclAlltoAllV(c->send.at, c->sends, c->at, I8, c->recv.at, c->takes, c->to, I8, t->comm,
                         t->stream));
}

static void part_check(const team *t, const call *c, int p)
{
    const uint8_t *part = c->recv.data + c->to[p];
    for (uint64_t i = 0; i < c->takes[p]; i++)
        if (part[i] != byte_of(c->k, p, t->me, i)) {
            fprintf(stderr, "call %llu, form %d: rank %d, byte %llu of %llu from rank %d is %u\n",
                    (unsigned long long)c->k, c->form, t->me, (unsigned long long)i,
                    (unsigned long long)c->takes[p], p, part[i]);
            exit(1);
        }
    for (uint64_t i = 0; c->form != FORM_VC && i < GAP; i++)
        CHECK_EQ(part[c->takes[p] + i], GUARD_BYTE);
}

static void end(const team *t, call *c)
{
    buffer_get(&c->recv);
    for (int p = 0; p < t->n; p++)
        part_check(t, c, p);
    buffer_check(&c->recv, "recv");
    if (!c->in_place)
        buffer_free(&c->recv);
    buffer_free(&c->send);
}

static void mixed(const team *t, uint64_t calls)
{
    call flight[FLIGHT];
    for (uint64_t k = 0; k < calls;) {
        int under_way = 0;
        for (; under_way < 1 + (int)(k % FLIGHT) && k < calls; under_way++, k++) {
            flight[under_way] = (call){.k = k, .form = (form)(mix(k, 5, 6) % 3)};
            if (crossing(k))
                flight[under_way].form = FORM_SYMMETRIC;
            begin(t, &flight[under_way]);
        }
        OK(aclrtSynchronizeStream(t->stream));
        for (int i = 0; i < under_way; i++)
            end(t, &flight[i]);
    }
}

/* ---- again ---- */

typedef struct again {
    const team *t;
    int32_t *send, *recv, *image; /* ROOM elements for every rank */
    uint64_t counts[RANKS], displs[RANKS], sends[RANKS], takes[RANKS], matrix[RANKS * RANKS];
} again;

static int32_t value(uint64_t k, int a, int b, uint64_t i)
{
    return (int32_t)(k * 100000 + (uint64_t)a * 10000 + (uint64_t)b * 1000 + i);
}

/* Small parts of rank a for rank b in a round; some are empty. */
static uint64_t count_of(uint64_t round, int a, int b)
{
    static const uint64_t counts[] = {2, 0, 10, 11, 13, 14, 15, 16, 1, 127, 128, 129};
    return counts[(round + (uint64_t)a * 3 + (uint64_t)b * 5) % (sizeof counts / sizeof *counts)];
}

static void lists(again *x, uint64_t round)
{
    int n = x->t->n, me = x->t->me;
    for (int p = 0; p < n; p++) {
        x->counts[p] = count_of(round, p, 0);
        x->displs[p] = (uint64_t)p * ROOM;
        x->sends[p] = count_of(round, me, p);
        x->takes[p] = count_of(round, p, me);
        for (int q = 0; q < n; q++)
            x->matrix[p * n + q] = count_of(round, p, q);
    }
}

/* Part p of the input lies at at[p]. */
static void input(const again *x, uint64_t k, const uint64_t *at, const uint64_t *counts)
{
    uint64_t bytes = (uint64_t)x->t->n * ROOM * 4;
    for (int p = 0; p < x->t->n; p++)
        for (uint64_t i = 0; i < counts[p]; i++)
            x->image[at[p] + i] = value(k, x->t->me, p, i);
    OK(aclrtMemcpy(x->send, bytes, x->image, bytes, ACL_MEMCPY_HOST_TO_DEVICE));
    OK(aclrtMemset(x->recv, bytes, 0x5a, bytes));
    come_late(x->t, k);
}

static void output(const again *x)
{
    uint64_t bytes = (uint64_t)x->t->n * ROOM * 4;
    OK(aclrtSynchronizeStream(x->t->stream));
    OK(aclrtMemcpy(x->image, bytes, x->recv, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
}

static void part(const again *x, uint64_t at, uint64_t count, int32_t base, int32_t step)
{
    for (uint64_t i = 0; i < count; i++)
        CHECK_EQ(x->image[at + i], base + step * (int32_t)i);
    CHECK_EQ(x->image[at + count], 0x5a5a5a5a);
}

static void both_ways(const again *x, uint64_t k)
{
    const team *t = x->t;
    input(x, k, x->displs, x->sends);
    OK(HcclAlltoAllV(x->send, x->sends, x->displs, I32, x->recv, x->takes, x->displs, I32, t->comm,
                     t->stream));
    output(x);
    for (int p = 0; p < t->n; p++)
        part(x, x->displs[p], x->takes[p], value(k, p, t->me, 0), 1);
}

static void matrix(const again *x, uint64_t k)
{
    const team *t = x->t;
    uint64_t at[RANKS], to = 0, from = 0;
    for (int p = 0; p < t->n; p++) {
        at[p] = from;
        from += x->sends[p];
    }
    input(x, k, at, x->sends);
    OK(HcclAlltoAllVC(x->send, x->matrix, I32, x->recv, I32, t->comm, t->stream));
    output(x);
    for (int p = 0; p < t->n; p++, to += x->takes[p - 1])
        for (uint64_t i = 0; i < x->takes[p]; i++)
            CHECK_EQ(x->image[to + i], value(k, p, t->me, i));
}

static void gather(const again *x, uint64_t k)
{
    const team *t = x->t;
    const uint64_t at[RANKS] = {0}, first[RANKS] = {x->counts[t->me]};
    input(x, k, at, first);
    OK(HcclAllGatherV(x->send, x->counts[t->me], x->recv, x->counts, x->displs, I32, t->comm,
                      t->stream));
    output(x);
    for (int p = 0; p < t->n; p++)
        part(x, x->displs[p], x->counts[p], value(k, p, 0, 0), 1);
}

static void reduce_scatter(const again *x, uint64_t k)
{
    const team *t = x->t;
    int32_t sum = 0;
    input(x, k, x->displs, x->counts);
    OK(HcclReduceScatterV(x->send, x->counts, x->displs, x->recv, x->counts[t->me], I32,
                          HCCL_REDUCE_SUM, t->comm, t->stream));
    output(x);
    for (int p = 0; p < t->n; p++)
        sum += value(k, p, t->me, 0);
    part(x, 0, x->counts[t->me], sum, t->n);
}

/* Every rank's part for rank p stands where that rank's is to come. */
static void in_place(const again *x, uint64_t k)
{
    const team *t = x->t;
    uint64_t counts[RANKS];
    for (int p = 0; p < t->n; p++)
        counts[p] = 1 + (uint64_t)(p + t->me) * 9;
    input(x, k, x->displs, counts);
    OK(HcclAlltoAllV(x->send, counts, x->displs, I32, x->send, counts, x->displs, I32, t->comm,
                     t->stream));
    OK(aclrtSynchronizeStream(t->stream));
    uint64_t bytes = (uint64_t)t->n * ROOM * 4;
    OK(aclrtMemcpy(x->image, bytes, x->send, bytes, ACL_MEMCPY_DEVICE_TO_HOST));
    for (int p = 0; p < t->n; p++)
        for (uint64_t i = 0; i < counts[p]; i++)
            CHECK_EQ(x->image[x->displs[p] + i], value(k, p, t->me, i));
}

/* A list that is missing is seen after many calls with it, on all ranks alike. */
static void missing_list(const again *x)
{
    const team *t = x->t;
    CHECK_EQ(HcclAlltoAllV(x->send, x->sends, NULL, I32, x->recv, x->takes, x->displs, I32, t->comm,
                           t->stream),
             HCCL_E_PTR);
    CHECK_TEXT("sdispls is NULL");
    CHECK_EQ(HcclAllGatherV(x->send, x->counts[t->me], x->recv, NULL, x->displs, I32, t->comm,
                            t->stream),
             HCCL_E_PTR);
    CHECK_EQ(HcclAlltoAllV(x->send, x->sends, x->displs, I32, x->recv, x->takes, x->displs,
                           HCCL_DATA_TYPE_FP32, t->comm, t->stream),
             HCCL_E_PARA);
}

static void repeated(const team *t)
{
    again x = {.t = t};
    uint64_t bytes = (uint64_t)t->n * ROOM * 4, k = 0;
    OK(aclrtMalloc((void **)&x.send, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMalloc((void **)&x.recv, bytes, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK((x.image = calloc(1, bytes)) != NULL);
    for (uint64_t round = 0; round < 12; round++) {
        lists(&x, round);
        for (int i = 0; i < TIMES; i++, k++) {
            both_ways(&x, k);
            matrix(&x, k);
            gather(&x, k);
            reduce_scatter(&x, k);
            in_place(&x, k);
        }
    }
    missing_list(&x);
    both_ways(&x, k);
    free(x.image);
    OK(aclrtFree(x.send));
    OK(aclrtFree(x.recv));
}

/* ---- differ ---- */

typedef struct difference {
    uint64_t sends, expects;
} difference;

static HcclResult exchange(const team *t, uint8_t *memory, const difference *d)
{
    uint64_t sends[RANKS], takes[RANKS], displs[RANKS];
    for (int p = 0; p < t->n; p++) {
        sends[p] = t->me == 0 && p == 1 ? d->sends : 8;
        takes[p] = t->me == 1 && p == 0 ? d->expects : 8;
        displs[p] = (uint64_t)p * 80000;
    }
    return HcclAlltoAllV(memory, sends, displs, I8, memory + (1 << 20), takes, displs, I8, t->comm,
                         t->stream);
}

static void differ(team *t, uint8_t *memory, const difference *d, int before)
{
    const difference equal = {8, 8};
    char words[2][80];
    snprintf(words[0], sizeof words[0], "rank 0 sends %llu bytes to rank 1, which expects %llu;",
             (unsigned long long)d->sends, (unsigned long long)d->expects);
    snprintf(words[1], sizeof words[1], "call %d of the communicator", before + 1);
    t->comm = comm_create(t->ctx);
    for (int i = 0; i < before; i++) {
        OK(exchange(t, memory, &equal));
        OK(aclrtSynchronizeStream(t->stream));
    }
    HcclResult called = exchange(t, memory, d);
    int waited = called == HCCL_SUCCESS ? aclrtSynchronizeStream(t->stream) : 0;
    if (t->me < 2)
        CHECK(called != HCCL_SUCCESS || waited != 0);
    meet(t->ctx);
    /* The others may be through; they learn it in their next call. */
    CHECK(exchange(t, memory, &equal) != HCCL_SUCCESS);
    CHECK_TEXT("EI0005");
    CHECK_TEXT(words[0]);
    CHECK_TEXT(words[1]);
    meet(t->ctx);
    OK(HcclCommDestroy(t->comm));
}

/* The last rank has two counts the other way round: their sum is the same. */
static void lists_differ(team *t, uint8_t *memory)
{
    uint64_t counts[RANKS] = {3, 5}, displs[RANKS];
    bool odd = t->me == t->n - 1;
    for (int p = 0; p < t->n; p++)
        displs[p] = (uint64_t)p * 64;
    for (int p = 2; p < t->n; p++)
        counts[p] = 4;
    if (odd)
        counts[0] = 5, counts[1] = 3;
    t->comm = comm_create(t->ctx);
    HcclResult called = HcclAllGatherV(memory, counts[t->me], memory + (1 << 20), counts, displs,
                                       I8, t->comm, t->stream);
    CHECK(called != HCCL_SUCCESS || aclrtSynchronizeStream(t->stream) != 0);
    CHECK_TEXT("EI0005");
    CHECK_TEXT(
        "called HcclAllGatherV(counts together 12, type int8) with other counts in its list");
    meet(t->ctx);
    OK(HcclCommDestroy(t->comm));
}

static void differences(team *t)
{
    static const difference all[] = {{8, 12},      {12, 8},      {8, 0},       {0, 8},
                                     {8, 5000},    {5000, 8},    {0, 70000},   {70000, 0},
                                     {4096, 4097}, {4097, 4096}, {5000, 6000}, {41, 40}};
    uint8_t *memory;
    OK(aclrtMalloc((void **)&memory, 2 << 20, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(memory, 2 << 20, 0, 2 << 20));
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        for (int before = 0; before <= 40; before += 40)
            differ(t, memory, &all[i], before);
    if (t->n == 3)
        lists_differ(t, memory);
    OK(aclrtFree(memory));
}

static void body(const rank_ctx *ctx)
{
    team t = {.ctx = ctx, .n = ctx->size, .me = ctx->rank};
    const char *name = ctx->argc > 1 ? ctx->argv[1] : "again";
    CHECK(t.n <= RANKS);
    OK(aclrtCreateStream(&t.stream));
    if (strcmp(name, "differ") == 0) {
        differences(&t);
    } else {
        t.comm = comm_create(ctx);
        if (strcmp(name, "mixed") == 0)
            mixed(&t, ctx->argc > 2 ? strtoull(ctx->argv[2], NULL, 10) : 100);
        else
            repeated(&t);
        OK(HcclCommDestroy(t.comm));
    }
    OK(aclrtDestroyStream(t.stream));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
