/* Proves: every collective gives the right data for every type and operation, at counts around all
 * the edges, with aligned and unaligned buffers in device and in ordinary memory, in place where
 * that is allowed, from every root; and writes nothing else.
 *
 * Arguments: quick (few combinations), full (all). */
#include "coll_support.h"

typedef struct place {
    bool send_device, recv_device;
    uint64_t off; /* elements behind an aligned address */
} place;

typedef struct job {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    place where;
    int type, op;
    uint64_t count;
} job;

static void fill(const job *j, uint8_t *data, int rank, uint64_t first, uint64_t count)
{
    uint32_t e = type_bytes(j->type);
    for (uint64_t i = 0; i < count; i++)
        element_put(data + i * e, j->type, value_of(rank, first + i, j->op));
}

/* `data` holds elements first.. of rank's input. */
static void same(const job *j, const uint8_t *data, int rank, uint64_t first, uint64_t count,
                 const char *what)
{
    uint32_t e = type_bytes(j->type);
    for (uint64_t i = 0; i < count; i++)
        element_check(data + i * e, j->type, value_of(rank, first + i, j->op), what, j->ctx->rank,
                      i);
}

static void reduced(const job *j, const uint8_t *data, uint64_t first, uint64_t count,
                    const char *what)
{
    uint32_t e = type_bytes(j->type);
    for (uint64_t i = 0; i < count; i++)
        element_check(data + i * e, j->type,
                      reduced_of(j->ctx->size, first + i, j->type, j->op), what, j->ctx->rank, i);
}

/* Device memory under the place's rule; a misaligned start is a whole number of elements. */
static buffer make(const job *j, uint64_t elements, bool device)
{
    uint32_t e = type_bytes(j->type);
    return buffer_make(elements * e, device, j->where.off * e);
}

static void finish(const job *j, buffer *send, buffer *recv, const char *what)
{
    if (send) {
        buffer_check(send, what);
        buffer_free(send);
    }
    if (recv) {
        buffer_check(recv, what);
        buffer_free(recv);
    }
    (void)j;
}

static void before(const buffer *a, const buffer *b)
{
    buffer_put(a);
    if (b)
        buffer_put(b);
}

static void after(const job *j, const buffer *a, const buffer *b)
{
    OK(aclrtSynchronizeStream(j->stream));
    buffer_get(a);
    if (b)
        buffer_get(b);
}

/* ---- the operators ---- */

static void allreduce(const job *j)
{
    buffer s = make(j, j->count, j->where.send_device), r = make(j, j->count, j->where.recv_device);
    fill(j, s.data, j->ctx->rank, 0, j->count);
    before(&s, &r);
    OK(HcclAllReduce(s.at, r.at, j->count, j->type, j->op, j->comm, j->stream));
    after(j, &s, &r);
    reduced(j, r.data, 0, j->count, "allreduce");
    same(j, s.data, j->ctx->rank, 0, j->count, "allreduce, its input");
    OK(HcclAllReduce(s.at, s.at, j->count, j->type, j->op, j->comm, j->stream));
    after(j, &s, &r);
    reduced(j, s.data, 0, j->count, "allreduce in place");
    finish(j, &s, &r, "allreduce");
}

static void reduce(const job *j)
{
    for (int root = 0; root < j->ctx->size; root++) {
        bool is_root = j->ctx->rank == root;
        buffer s = make(j, j->count, j->where.send_device);
        buffer r = make(j, j->count, j->where.recv_device);
        fill(j, s.data, j->ctx->rank, 0, j->count);
        before(&s, &r);
        OK(HcclReduce(s.at, is_root ? r.at : NULL, j->count, j->type, j->op, root, j->comm,
                      j->stream));
        after(j, &s, &r);
        if (is_root)
            reduced(j, r.data, 0, j->count, "reduce");
        same(j, s.data, j->ctx->rank, 0, j->count, "reduce, its input");
        OK(HcclReduce(s.at, is_root ? s.at : NULL, j->count, j->type, j->op, root, j->comm,
                      j->stream));
        after(j, &s, &r);
        if (is_root)
            reduced(j, s.data, 0, j->count, "reduce in place");
        finish(j, &s, &r, "reduce");
    }
}

static void reduce_scatter(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    for (int mode = 0; mode < 3; mode++) { /* apart, at the begin, at the own slice */
        buffer s = make(j, j->count * n, j->where.send_device);
        buffer r = make(j, j->count, j->where.recv_device);
        uint64_t own = mode == 2 ? me * j->count * e : 0;
        const buffer *to = mode == 0 ? &r : &s;
        fill(j, s.data, me, 0, j->count * n);
        before(&s, &r);
        OK(HcclReduceScatter(s.at, to->at + own, j->count, j->type, j->op, j->comm, j->stream));
        after(j, &s, &r);
        reduced(j, to->data + own, me * j->count, j->count, "reduce_scatter");
        finish(j, &s, &r, "reduce_scatter");
    }
}

/* Slices of different sizes, one of them empty, with gaps. */
static uint64_t uneven(const job *j, int p)
{
    return p == 1 ? 0 : j->count + (uint64_t)p;
}

static void reduce_scatter_v(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint64_t counts[64], displs[64], at = 1;
    for (int p = 0; p < n; p++) {
        counts[p] = uneven(j, p);
        displs[p] = at;
        at += counts[p] + 2;
    }
    buffer s = make(j, at, j->where.send_device), r = make(j, counts[me], j->where.recv_device);
    fill(j, s.data, me, 0, at);
    before(&s, &r);
    OK(HcclReduceScatterV(s.at, counts, displs, r.at, counts[me], j->type, j->op, j->comm,
                          j->stream));
    after(j, &s, &r);
    reduced(j, r.data, displs[me], counts[me], "reduce_scatter_v");
    finish(j, &s, &r, "reduce_scatter_v");
}

static void allgather(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    for (int in_place = 0; in_place < 2; in_place++) {
        buffer s = make(j, j->count, j->where.send_device);
        buffer r = make(j, j->count * n, j->where.recv_device);
        uint64_t own = in_place ? me * j->count * e : 0;
        const buffer *from = in_place ? &r : &s;
        fill(j, from->data + own, me, 0, j->count);
        before(&s, &r);
        OK(HcclAllGather(from->at + own, r.at, j->count, j->type, j->comm, j->stream));
        after(j, &s, &r);
        for (int p = 0; p < n; p++)
            same(j, r.data + p * j->count * e, p, 0, j->count, "allgather");
        finish(j, &s, &r, "allgather");
    }
}

static void allgather_v(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    uint64_t counts[64], displs[64], at = 2;
    for (int p = n - 1; p >= 0; p--) { /* not in the order of ranks */
        counts[p] = uneven(j, p);
        displs[p] = at;
        at += counts[p] + 1;
    }
    buffer s = make(j, counts[me], j->where.send_device), r = make(j, at, j->where.recv_device);
    fill(j, s.data, me, 0, counts[me]);
    before(&s, &r);
    OK(HcclAllGatherV(s.at, counts[me], r.at, counts, displs, j->type, j->comm, j->stream));
    after(j, &s, &r);
    for (int p = 0; p < n; p++) {
        same(j, r.data + displs[p] * e, p, 0, counts[p], "allgather_v");
        CHECK_EQ(r.data[(displs[p] + counts[p]) * e], GUARD_BYTE); /* the gap behind it */
    }
    finish(j, &s, &r, "allgather_v");
}

static void broadcast(const job *j)
{
    for (int root = 0; root < j->ctx->size; root++) {
        buffer b = make(j, j->count, j->where.send_device);
        if (j->ctx->rank == root)
            fill(j, b.data, root, 7, j->count);
        before(&b, NULL);
        OK(HcclBroadcast(b.at, j->count, j->type, root, j->comm, j->stream));
        after(j, &b, NULL);
        same(j, b.data, root, 7, j->count, "broadcast");
        finish(j, &b, NULL, "broadcast");
    }
}

static void scatter(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    for (int root = 0; root < n; root++)
        for (int mode = 0; mode < 2; mode++) {
            bool is_root = me == root;
            buffer s = make(j, j->count * n, j->where.send_device);
            buffer r = make(j, j->count, j->where.recv_device);
            uint64_t own = mode && is_root ? root * j->count * e : 0;
            const buffer *to = mode && is_root ? &s : &r;
            if (is_root)
                fill(j, s.data, root, 0, j->count * n);
            before(&s, &r);
            OK(HcclScatter(is_root ? s.at : NULL, to->at + own, j->count, j->type, root, j->comm,
                           j->stream));
            after(j, &s, &r);
            same(j, to->data + own, root, me * j->count, j->count, "scatter");
            finish(j, &s, &r, "scatter");
        }
}

static void alltoall(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    for (int in_place = 0; in_place < 2; in_place++) {
        buffer s = make(j, j->count * n, j->where.send_device);
        buffer r = make(j, j->count * n, j->where.recv_device);
        const buffer *to = in_place ? &s : &r;
        fill(j, s.data, me, 0, j->count * n);
        before(&s, &r);
        OK(HcclAlltoAll(s.at, j->count, j->type, to->at, j->count, j->type, j->comm, j->stream));
        after(j, &s, &r);
        for (int p = 0; p < n; p++)
            same(j, to->data + p * j->count * e, p, me * j->count, j->count, "alltoall");
        finish(j, &s, &r, "alltoall");
    }
}

/* From rank a to rank b; some pairs have nothing. */
static uint64_t pair_count(const job *j, int a, int b)
{
    return (a + 2 * b) % 3 == 1 ? 0 : j->count + (uint64_t)(a * 3 + b);
}

static void alltoall_v(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    uint64_t sc[64], sd[64], rc[64], rd[64], s_at = 0, r_at = 0;
    for (int p = n - 1; p >= 0; p--) {
        sc[p] = pair_count(j, me, p);
        rc[p] = pair_count(j, p, me);
        sd[p] = s_at;
        rd[p] = r_at;
        s_at += sc[p] + 1;
        r_at += rc[p] + 2;
    }
    buffer s = make(j, s_at, j->where.send_device), r = make(j, r_at, j->where.recv_device);
    for (int p = 0; p < n; p++)
        fill(j, s.data + sd[p] * e, me * 100 + p, 0, sc[p]);
    before(&s, &r);
    OK(HcclAlltoAllV(s.at, sc, sd, j->type, r.at, rc, rd, j->type, j->comm, j->stream));
    after(j, &s, &r);
    for (int p = 0; p < n; p++)
        same(j, r.data + rd[p] * e, p * 100 + me, 0, rc[p], "alltoall_v");
    finish(j, &s, &r, "alltoall_v");
}

static void alltoall_vc(const job *j)
{
    int n = j->ctx->size, me = j->ctx->rank;
    uint32_t e = type_bytes(j->type);
    uint64_t matrix[64 * 64], s_all = 0, r_all = 0;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
            matrix[a * n + b] = pair_count(j, a, b);
    for (int p = 0; p < n; p++) {
        s_all += matrix[me * n + p];
        r_all += matrix[p * n + me];
    }
    buffer s = make(j, s_all, j->where.send_device), r = make(j, r_all, j->where.recv_device);
    uint8_t *at = s.data;
    for (int p = 0; p < n; at += matrix[me * n + p] * e, p++)
        fill(j, at, me * 100 + p, 0, matrix[me * n + p]);
    before(&s, &r);
    OK(HcclAlltoAllVC(s.at, matrix, j->type, r.at, j->type, j->comm, j->stream));
    after(j, &s, &r);
    at = r.data;
    for (int p = 0; p < n; at += matrix[p * n + me] * e, p++)
        same(j, at, p * 100 + me, 0, matrix[p * n + me], "alltoall_vc");
    finish(j, &s, &r, "alltoall_vc");
}

/* ---- combinations ---- */

static void moves(const job *j)
{
    allgather(j);
    allgather_v(j);
    broadcast(j);
    scatter(j);
    alltoall(j);
    alltoall_v(j);
    alltoall_vc(j);
}

static void reductions(const job *j)
{
    allreduce(j);
    reduce(j);
    reduce_scatter(j);
    reduce_scatter_v(j);
}

/* Types that move and have no arithmetic, behind all_types. */
static const int moved_types[] = {HCCL_DATA_TYPE_INT128, HCCL_DATA_TYPE_HIF8,
                                  HCCL_DATA_TYPE_FP8E4M3, HCCL_DATA_TYPE_FP8E5M2,
                                  HCCL_DATA_TYPE_FP8E8M0};

static const uint64_t quick_counts[] = {0, 1, 15, 130, 5000};
static const uint64_t full_counts[] = {0,   1,    2,    3,    7,    13,   14,    15,    16,  57,
                                       63,  64,   65,   255,  511,  512,  513,   1023,  1024, 1025,
                                       2047, 4095, 4096, 4097, 9999, 65536, 300001};
static const place quick_places[] = {{true, true, 0}, {true, true, 3}, {false, false, 1}};
static const place full_places[] = {{true, true, 0},  {true, true, 1},  {true, true, 7},
                                    {false, true, 0}, {true, false, 1}, {false, false, 0}};

#define LENGTH(array) (sizeof(array) / sizeof *(array))

static void body(const rank_ctx *ctx)
{
    bool full = ctx->argc > 1 && strcmp(ctx->argv[1], "full") == 0;
    job j = {.ctx = ctx};
    size_t counts = full ? LENGTH(full_counts) : LENGTH(quick_counts);
    size_t places = full ? LENGTH(full_places) : LENGTH(quick_places);
    j.comm = comm_create(ctx);
    OK(aclrtCreateStream(&j.stream));
    for (size_t p = 0; p < places; p++)
        for (size_t c = 0; c < counts; c++)
            for (size_t t = 0; t < LENGTH(all_types) + LENGTH(moved_types); t++) {
                bool reduces = t < LENGTH(all_types);
                j.where = full ? full_places[p] : quick_places[p];
                j.count = full ? full_counts[c] : quick_counts[c];
                j.type = reduces ? all_types[t] : moved_types[t - LENGTH(all_types)];
                bool some = !full && j.count > 1000 && t % 4 != 3; /* large: types in turn */
                for (j.op = 0; j.op < 4; j.op++)
                    if (reduces && !some && (full || (int)(t + c) % 4 == j.op || j.count < 16))
                        reductions(&j);
                j.op = HCCL_REDUCE_SUM;
                if (!some)
                    moves(&j);
            }
    OK(aclrtDestroyStream(j.stream));
    OK(HcclCommDestroy(j.comm));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
