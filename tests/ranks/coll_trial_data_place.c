/* Proves: every row of the table "In place" of docs/reference/collectives.md is what happens, at
 * sizes on both sides of every threshold, in device and in ordinary memory; a row without a test
 * here, and a test without a row, fail. What overlaps and has no row is refused. Usage:
 * coll_trial_data_place PAGE */
#include "coll_trial_data.h"

typedef struct place {
    trial *t;
    uint64_t n; /* elements of a part */
    bool device;
    int64_t me, size;
} place;

/* Element i of what rank `from` has for rank `to`. */
static int32_t number(int64_t from, int64_t to, uint64_t i)
{
    return (int32_t)((10 * from + to) * 1000003 + (int64_t)i);
}

static buffer parts_make(const place *p)
{
    return buffer_make((uint64_t)p->size * p->n * 4, p->device, 4);
}

static int32_t *part(const buffer *b, const place *p, int64_t k)
{
    return (int32_t *)(void *)b->data + k * (int64_t)p->n;
}

static uint8_t *at_part(const buffer *b, const place *p, int64_t k)
{
    return b->at + (uint64_t)k * p->n * 4;
}

static void fill_part(const place *p, int32_t *to, int64_t from_rank, int64_t to_rank)
{
    for (uint64_t i = 0; i < p->n; i++)
        to[i] = number(from_rank, to_rank, i);
}

static void same(const place *p, const int32_t *got, int64_t from, int64_t to, const char *what)
{
    for (uint64_t i = 0; i < p->n; i++)
        if (got[i] != number(from, to, i)) {
            fprintf(stderr,
                    "%s: rank %d, %llu elements, %s memory: element %llu is %d, expected %d\n",
                    what, (int)p->me, (unsigned long long)p->n, p->device ? "device" : "ordinary",
                    (unsigned long long)i, got[i], number(from, to, i));
            exit(1);
        }
}

/* The sum over all ranks of what they have for rank `to`. */
static void summed(const place *p, const int32_t *got, int64_t to, const char *what)
{
    for (uint64_t i = 0; i < p->n; i++) {
        int32_t sum = 0;
        for (int64_t r = 0; r < p->size; r++)
            sum = (int32_t)((uint32_t)sum + (uint32_t)number(r, to, i));
        if (got[i] != sum) {
            fprintf(stderr,
                    "%s: rank %d, %llu elements, %s memory: element %llu is %d, expected %d\n",
                    what, (int)p->me, (unsigned long long)p->n, p->device ? "device" : "ordinary",
                    (unsigned long long)i, got[i], sum);
            exit(1);
        }
    }
}

/* ---- the rows ---- */

static void all_reduce(const place *p, const char *what, bool to_root)
{
    int64_t root = p->size - 1;
    buffer b = buffer_make(p->n * 4, p->device, 4);
    fill_part(p, (int32_t *)(void *)b.data, p->me, 0);
    buffer_put(&b);
    OK(to_root ? HcclReduce(b.at, b.at, p->n, I32, SUM, (uint32_t)root, p->t->comm, p->t->stream)
               : HcclAllReduce(b.at, b.at, p->n, I32, SUM, p->t->comm, p->t->stream));
    get(p->t, &b, NULL, what);
    if (!to_root || p->me == root)
        summed(p, (int32_t *)(void *)b.data, 0, what);
    else
        same(p, (int32_t *)(void *)b.data, p->me, 0, what);
    buffer_free(&b);
}

static void row_reduce(const place *p)
{
    all_reduce(p, "HcclAllReduce", false);
    all_reduce(p, "HcclReduce", true);
}

static void row_broadcast(const place *p)
{
    buffer b = buffer_make(p->n * 4, p->device, 4);
    if (p->me == 1 % p->size)
        fill_part(p, (int32_t *)(void *)b.data, 1, 2);
    buffer_put(&b);
    OK(HcclBroadcast(b.at, p->n, I32, (uint32_t)(1 % p->size), p->t->comm, p->t->stream));
    get(p->t, &b, NULL, "HcclBroadcast");
    same(p, (int32_t *)(void *)b.data, 1, 2, "HcclBroadcast");
    buffer_free(&b);
}

/* `begin`: this rank's part stands where that of rank 0 comes. */
static void gather(const place *p, bool v, bool begin)
{
    const char *what = v ? "HcclAllGatherV" : "HcclAllGather";
    uint64_t counts[64], displs[64];
    buffer b = parts_make(p);
    for (int64_t r = 0; r < p->size; r++) { /* V: ranks the other way round */
        counts[r] = p->n;
        displs[r] = (uint64_t)(p->size - 1 - r) * p->n;
    }
    int64_t own = begin ? 0 : v ? p->size - 1 - p->me : p->me;
    fill_part(p, part(&b, p, own), p->me, 3);
    buffer_put(&b);
    OK(v ? HcclAllGatherV(at_part(&b, p, own), p->n, b.at, counts, displs, I32, p->t->comm,
                          p->t->stream)
         : HcclAllGather(at_part(&b, p, own), b.at, p->n, I32, p->t->comm, p->t->stream));
    get(p->t, &b, NULL, what);
    for (int64_t r = 0; r < p->size; r++)
        same(p, part(&b, p, v ? p->size - 1 - r : r), r, 3, what);
    buffer_free(&b);
}

static void row_allgather(const place *p)
{
    gather(p, false, false);
    gather(p, false, true);
}

static void row_allgather_v(const place *p)
{
    gather(p, true, false);
}

/* `v`: parts lie the other way round. At the own slice, and at the begin of the buffer: then only
 * the first part changes. */
static void reduce_scatter(const place *p, bool v, bool begin)
{
    const char *what = v ? "HcclReduceScatterV" : "HcclReduceScatter";
    uint64_t counts[64], displs[64];
    buffer b = parts_make(p);
    for (int64_t r = 0; r < p->size; r++) {
        int64_t place_of_r = v ? p->size - 1 - r : r;
        counts[r] = p->n;
        displs[r] = (uint64_t)place_of_r * p->n;
        fill_part(p, part(&b, p, place_of_r), p->me, r);
    }
    int64_t out = begin ? 0 : v ? p->size - 1 - p->me : p->me;
    buffer_put(&b);
    OK(v ? HcclReduceScatterV(b.at, counts, displs, at_part(&b, p, out), p->n, I32, SUM, p->t->comm,
                              p->t->stream)
         : HcclReduceScatter(b.at, at_part(&b, p, out), p->n, I32, SUM, p->t->comm, p->t->stream));
    get(p->t, &b, NULL, what);
    for (int64_t k = 0; k < p->size; k++)
        if (k == out)
            summed(p, part(&b, p, k), p->me, what);
        else if (begin)
            same(p, part(&b, p, k), p->me, v ? p->size - 1 - k : k, what);
    buffer_free(&b);
}

static void row_reduce_scatter(const place *p)
{
    reduce_scatter(p, false, false);
    reduce_scatter(p, false, true);
}

static void row_reduce_scatter_v(const place *p)
{
    reduce_scatter(p, true, false);
    reduce_scatter(p, true, true);
}

static void row_scatter(const place *p)
{
    for (int begin = 0; begin < 2; begin++) {
        int64_t root = p->size - 1;
        bool is_root = p->me == root;
        buffer s = parts_make(p), r = buffer_make(p->n * 4, p->device, 4);
        for (int64_t k = 0; is_root && k < p->size; k++)
            fill_part(p, part(&s, p, k), root, k);
        put(&s, &r);
        OK(HcclScatter(is_root ? s.at : NULL, is_root ? at_part(&s, p, begin ? 0 : root) : r.at,
                       p->n, I32, (uint32_t)root, p->t->comm, p->t->stream));
        get(p->t, &s, &r, "HcclScatter");
        same(p, is_root ? part(&s, p, begin ? 0 : root) : (int32_t *)(void *)r.data, root, p->me,
             "HcclScatter");
        for (int64_t k = begin; is_root && k < p->size; k++)
            same(p, part(&s, p, k), root, k, "HcclScatter, the root's other parts");
        drop(&s, &r);
    }
}

enum { PLAIN, V, VC };

static void all_to_all(const place *p, int form)
{
    static const char *const names[] = {"HcclAlltoAll", "HcclAlltoAllV", "HcclAlltoAllVC"};
    uint64_t counts[64], displs[64], matrix[64];
    buffer b = parts_make(p);
    for (int64_t r = 0; r < p->size; r++) {
        counts[r] = p->n;
        displs[r] = (uint64_t)r * p->n;
        fill_part(p, part(&b, p, r), p->me, r);
    }
    for (int64_t i = 0; i < p->size * p->size; i++)
        matrix[i] = p->n;
    buffer_put(&b);
    OK(form == PLAIN ? HcclAlltoAll(b.at, p->n, I32, b.at, p->n, I32, p->t->comm, p->t->stream)
       : form == V ? HcclAlltoAllV(b.at, counts, displs, I32, b.at, counts, displs, I32, p->t->comm,
                                   p->t->stream)
                   : HcclAlltoAllVC(b.at, matrix, I32, b.at, I32, p->t->comm, p->t->stream));
    get(p->t, &b, NULL, names[form]);
    for (int64_t r = 0; r < p->size; r++)
        same(p, part(&b, p, r), r, p->me, names[form]);
    buffer_free(&b);
}

static void row_alltoall(const place *p)
{
    all_to_all(p, PLAIN);
}

static void row_alltoall_v(const place *p)
{
    all_to_all(p, V);
    all_to_all(p, VC);
}

/* Ring: what I send must not be what I receive into. */
static void row_batch(const place *p)
{
    buffer b = buffer_make(2 * p->n * 4, p->device, 4);
    uint32_t next = (uint32_t)((p->me + 1) % p->size),
             last = (uint32_t)((p->me + p->size - 1) % p->size);
    HcclSendRecvItem items[] = {{HCCL_SEND, b.at, p->n, I32, next},
                                {HCCL_RECV, b.at + p->n * 4, p->n, I32, last}};
    fill_part(p, (int32_t *)(void *)b.data, p->me, next);
    buffer_put(&b);
    OK(HcclBatchSendRecv(items, 2, p->t->comm, p->t->stream));
    get(p->t, &b, NULL, "HcclBatchSendRecv");
    same(p, (int32_t *)(void *)b.data, p->me, next, "HcclBatchSendRecv, what was sent");
    same(p, part(&b, p, 1), last, p->me, "HcclBatchSendRecv");
    if (p->n != 0) {
        items[1].buf = b.at + p->n * 4 - 4; /* one element in common */
        CHECK_EQ(HcclBatchSendRecv(items, 2, p->t->comm, p->t->stream), HCCL_E_PARA);
        CHECK_TEXT("overlap");
    }
    buffer_free(&b);
}

typedef struct row {
    const char *operators, *form; /* as the page has them */
    void (*run)(const place *p);
} row;

static const row rows[] = {
    {"`HcclAllReduce`, `HcclReduce`", "`S == R`", row_reduce},
    {"`HcclBroadcast`", "one buffer", row_broadcast},
    {"`HcclAllGather`", "`S == R + rank * sendCount`, or `S == R`", row_allgather},
    {"`HcclAllGatherV`", "`S == R + recvDispls[rank]`", row_allgather_v},
    {"`HcclReduceScatter`", "`R == S + rank * recvCount`, or `R == S`", row_reduce_scatter},
    {"`HcclReduceScatterV`", "`R == S + sendDispls[rank]`, or `R == S`", row_reduce_scatter_v},
    {"`HcclScatter` (root)", "`R == S + root * recvCount`, or `R == S`", row_scatter},
    {"`HcclAlltoAll`", "`S == R`", row_alltoall},
    {"`HcclAlltoAllV`, `HcclAlltoAllVC`",
     "`S == R` with equal counts and displacements of both directions", row_alltoall_v},
    {"`HcclSend`, `HcclRecv` of one batch", "buffers must not overlap", row_batch},
};

/* ---- what has no row ---- */

static void refused(const trial *t, HcclResult result)
{
    CHECK_EQ(result, HCCL_E_PARA);
    CHECK_TEXT("overlap");
    (void)t;
}

static void refusals(const trial *t)
{
    uint64_t n = (uint64_t)t->size, counts[64], displs[64], twice[64];
    buffer b = room(4 * n, 4);
    uint8_t *x = b.at;
    for (uint64_t p = 0; p < n; p++) {
        counts[p] = 2;
        displs[p] = 2 * p;
        twice[p] = 2 * (n - 1 - p);
    }
    buffer_put(&b);
    /* Part of the vector, an element too early, slots of another rank, other displacements. */
    refused(t, HcclAllReduce(x, x + 4, 4, I32, SUM, t->comm, t->stream));
    refused(t, HcclReduce(x + 4, x, 4, I32, SUM, (uint32_t)t->rank, t->comm, t->stream));
    refused(t, HcclAllGather(x + 8 * t->rank + 4, x, 2, I32, t->comm, t->stream));
    refused(t, HcclAllGatherV(x + 8 * t->rank + 4, 2, x, counts, displs, I32, t->comm, t->stream));
    refused(t, HcclReduceScatter(x, x + 8 * t->rank + 4, 2, I32, SUM, t->comm, t->stream));
    refused(t, HcclReduceScatterV(x, counts, displs, x + 8 * t->rank + 4, 2, I32, SUM, t->comm,
                                  t->stream));
    refused(t, HcclScatter(x, x + 4, 2, I32, (uint32_t)t->rank, t->comm, t->stream));
    refused(t, HcclAlltoAll(x, 2, I32, x + 4, 2, I32, t->comm, t->stream));
    refused(t, HcclAlltoAllV(x, counts, displs, I32, x, counts, twice, I32, t->comm, t->stream));
    get(t, &b, NULL, "refusals");
    is_poison(t, &b, 0, b.bytes, "refusals");
    buffer_free(&b);
}

/* Many messages in one batch, to this rank itself; the last receives where another sends. */
static void large_batch(const trial *t)
{
    enum { MESSAGES = 20 };
    HcclSendRecvItem items[2 * MESSAGES];
    buffer b = room(2 * MESSAGES, 4);
    for (uint32_t k = 0; k < MESSAGES; k++) {
        fill_value(&b, I32, k, 1, 100 * t->rank + (int64_t)k);
        items[k] = (HcclSendRecvItem){HCCL_SEND, b.at + 4 * k, 1, I32, (uint32_t)t->rank};
        items[MESSAGES + k] = (HcclSendRecvItem){HCCL_RECV, b.at + 4 * (2 * MESSAGES - 1 - k), 1,
                                                 I32, (uint32_t)t->rank};
    }
    buffer_put(&b);
    items[3].buf = items[4].buf; /* two sends of one element may be */
    items[MESSAGES].buf = items[5].buf;
    refused(t, HcclBatchSendRecv(items, 2 * MESSAGES, t->comm, t->stream));
    items[MESSAGES].buf = items[MESSAGES + 7].buf;
    refused(t, HcclBatchSendRecv(items, 2 * MESSAGES, t->comm, t->stream));
    items[MESSAGES].buf = items[0].buf; /* stays where it is */
    OK(HcclBatchSendRecv(items, 2 * MESSAGES, t->comm, t->stream));
    items[MESSAGES].buf = b.at + 4 * (2 * MESSAGES - 1);
    OK(HcclBatchSendRecv(items, 2 * MESSAGES, t->comm, t->stream));
    get(t, &b, NULL, "batch");
    for (uint32_t k = 0; k < MESSAGES; k++)
        is_value(t, &b, I32, 2 * MESSAGES - 1 - k, 1, 100 * t->rank + (int64_t)(k == 3 ? 4 : k),
                 "batch");
    buffer_free(&b);
}

/* ---- E07's own numbers ---- */

static void alltoall_numbers(const trial *t)
{
    buffer b = room(4, 4);
    for (int p = 0; p < 4; p++)
        fill_value(&b, I32, (uint64_t)p, 1, 10 * t->rank + p);
    buffer_put(&b);
    OK(HcclAlltoAll(b.at, 1, I32, b.at, 1, I32, t->comm, t->stream));
    get(t, &b, NULL, "E07");
    for (int p = 0; p < 4; p++)
        is_value(t, &b, I32, (uint64_t)p, 1, 10 * p + t->rank, "E07");
    buffer_free(&b);
}

/* ---- the page ---- */

/* The next cell of a table row; NULL behind the last. */
static char *cell(char **line)
{
    char *begin = *line + strspn(*line, "| "), *end = strstr(begin, " |");
    if (!end)
        return NULL;
    *end = 0;
    *line = end + 1;
    return begin;
}

static const row *row_of(const char *operators, const char *form)
{
    for (size_t i = 0; i < LENGTH(rows); i++)
        if (strcmp(rows[i].operators, operators) == 0 && strcmp(rows[i].form, form) == 0)
            return &rows[i];
    return NULL;
}

static void run_row(trial *t, const row *r)
{
    /* Messages hold 4 KiB; windows of ordinary memory 512 KiB of a part at 4 ranks. */
    static const uint64_t counts[] = {0, 1, 15, 1000, 1025, 5001, 300001};
    for (size_t c = 0; c < LENGTH(counts); c++)
        for (int device = 0; device < 2; device++)
            r->run(&(place){t, counts[c], device, t->rank, t->size});
}

static void page(trial *t, const char *path)
{
    char line[1024];
    size_t found = 0;
    bool inside = false;
    FILE *f = fopen(path, "r");
    CHECK(f != NULL);
    while (fgets(line, sizeof line, f)) {
        if (strncmp(line, "## ", 3) == 0)
            inside = strcmp(line, "## In place\n") == 0;
        if (!inside || line[0] != '|' || line[1] == '-' || strncmp(line, "| operator |", 12) == 0)
            continue;
        char *at = line, *operators = cell(&at), *form = cell(&at);
        const row *r = operators && form ? row_of(operators, form) : NULL;
        if (!r) {
            fprintf(stderr, "%s: no test of the row %s: %s\n", path, operators, form ? form : "?");
            exit(1);
        }
        run_row(t, r);
        found++;
    }
    fclose(f);
    CHECK_EQ(found, LENGTH(rows));
}

static void body(const rank_ctx *ctx)
{
    trial t = {.ctx = ctx, .rank = ctx->rank, .size = ctx->size};
    trial_open(&t, 0);
    CHECK_EQ(ctx->argc, 2);
    page(&t, ctx->argv[1]);
    refusals(&t);
    large_batch(&t);
    if (t.size == 4)
        alltoall_numbers(&t);
    meet(ctx); /* nobody leaves while another is still being refused */
    trial_close(&t);
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
