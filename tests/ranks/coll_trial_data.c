/* Proves: trials of tests/README.md on the data of collectives: numbers, counts, cores and ranks
 * are those of the reports they come from. The argument is the trial. */
#include "coll_trial_data.h"

/* ---- A02: fewer elements than cores ---- */

static void reduce_once(trial *t, int type, uint64_t count)
{
    buffer s = room(count, type_bytes(type)), r = room(count, type_bytes(type));
    for (uint64_t i = 0; i < count; i++)
        element_put(s.data + i * type_bytes(type), type, 10 * t->rank % 50 + (int64_t)(i % 10));
    put(&s, &r);
    OK(HcclReduce(s.at, r.at, count, type, SUM, 0, t->comm, t->stream));
    get(t, &s, &r, "A02");
    for (uint64_t i = 0; t->rank == 0 && i < count; i++) {
        int64_t wanted = t->size * (int64_t)(i % 10);
        for (int p = 0; p < t->size; p++)
            wanted += 10 * p % 50;
        element_check(r.data + i * type_bytes(type), type, wanted, "A02", t->rank, i);
    }
    if (t->rank != 0)
        is_poison(t, &r, 0, r.bytes, "A02");
    drop(&s, &r);
}

/* The way that divides among cores, with next to nothing to divide. */
static void alltoall_v_once(trial *t, uint64_t count)
{
    uint64_t counts[8], displs[8];
    buffer s = room(count * t->size, 1), r = room(count * t->size, 1);
    for (int p = 0; p < t->size; p++) {
        counts[p] = count;
        displs[p] = p * count;
        fill_value(&s, I8, displs[p], count, 10 * t->rank + p);
    }
    put(&s, &r);
    OK(HcclAlltoAllV(s.at, counts, displs, I8, r.at, counts, displs, I8, t->comm, t->stream));
    get(t, &s, &r, "A02 alltoallv");
    for (int p = 0; p < t->size; p++)
        is_value(t, &r, I8, displs[p], count, 10 * p + t->rank, "A02 alltoallv");
    drop(&s, &r);
}

/* Of the four types one for each count and number of cores, or (A02 whole) all. */
static void a02(trial *t)
{
    const bool whole = t->ctx->argc > 2;
    static const int types[] = {I8, I16, F16, F32};
    const uint64_t counts[] = {1025, 2080, 4128}; /* just over a message, for some type */
    trial_open(t, 20);
    if (t->size == 2) {
        static const int32_t wanted[] = {10, 12, 14};
        buffer s = room(3, 4), r = room(3, 4);
        for (int i = 0; i < 3; i++)
            ((int32_t *)s.data)[i] = 10 * t->rank + i;
        put(&s, &r);
        OK(HcclReduce(s.at, r.at, 3, I32, SUM, 0, t->comm, t->stream));
        get(t, &s, &r, "A02");
        CHECK(t->rank != 0 || memcmp(r.data, wanted, sizeof wanted) == 0);
        drop(&s, &r);
    }
    trial_close(t);
    for (int cores = 1; cores <= 48; cores++) {
        trial_open(t, cores);
        for (uint64_t count = 1; count <= 40; count++) {
            for (size_t k = 0; k < LENGTH(types); k++)
                if (whole || k == (count + (uint64_t)cores) % 4)
                    reduce_once(t, types[k], count);
            if (count % 4 == 0)
                alltoall_v_once(t, count - (uint64_t)cores % 4);
        }
        for (size_t c = 0; c < LENGTH(counts); c++)
            reduce_once(t, types[c + 1], counts[c]);
        trial_close(t);
    }
}

/* ---- A03: a communication buffer of 1 MiB ---- */

static void a03(trial *t)
{
    static const uint64_t counts[] = {262143, 262144, 262145, 524289};
    trial_open(t, 0);
    for (size_t c = 0; c < LENGTH(counts); c++) {
        buffer s = room(counts[c], 4), r = room(counts[c], 4);
        fill_value(&s, F32, 0, counts[c], t->rank + 1);
        put(&s, &r);
        OK(HcclReduce(s.at, r.at, counts[c], F32, SUM, 0, t->comm, t->stream));
        get(t, &s, &r, "A03");
        is_value(t, &s, F32, 0, counts[c], t->rank + 1, "A03, input");
        if (t->rank == 0)
            is_value(t, &r, F32, 0, counts[c], 10, "A03");
        else
            is_poison(t, &r, 0, r.bytes, "A03");
        drop(&s, &r);
    }
    trial_close(t);
}

/* ---- A04: allreduce in place, a hundred times ---- */

static void a04(trial *t)
{
    static const uint64_t counts[] = {1, 7, 1023, 1048577};
    trial_open(t, 8);
    for (size_t c = 0; c < LENGTH(counts); c++) {
        buffer own = room(counts[c], 4), sum = room(counts[c], 4), b = room(counts[c], 4);
        fill_value(&own, I32, 0, counts[c], t->rank + 1);
        fill_value(&sum, I32, 0, counts[c], 10);
        for (int i = 0; i < 100; i++) {
            memcpy(b.data, own.data, b.bytes);
            buffer_put(&b);
            OK(HcclAllReduce(b.at, b.at, counts[c], I32, SUM, t->comm, t->stream));
            get(t, &b, NULL, "A04");
            if (memcmp(b.data, sum.data, b.bytes) != 0)
                is_value(t, &b, I32, 0, counts[c], 10, "A04");
        }
        drop(&own, &sum);
        drop(&b, NULL);
    }
    trial_close(t);
}

/* ---- A05: allgather in place, where the own slice is not the buffer's begin, and where it is ----
 */

static void a05_once(trial *t, uint64_t n, bool begin)
{
    buffer r = room(3 * n, 2);
    uint64_t own = begin ? 0 : (uint64_t)t->rank * n;
    for (uint64_t i = 0; i < n; i++)
        ((int16_t *)(void *)r.data)[own + i] = (int16_t)(100 * t->rank + (int)i);
    buffer_put(&r);
    OK(HcclAllGather(r.at + own * 2, r.at, n, I16, t->comm, t->stream));
    get(t, &r, NULL, "A05");
    for (uint64_t i = 0; i < 3 * n; i++)
        CHECK_EQ(((int16_t *)(void *)r.data)[i], (int16_t)(100 * (int)(i / n) + (int)(i % n)));
    drop(&r, NULL);
}

static void a05(trial *t)
{
    static const uint64_t counts[] = {5, 2000, 40000, 3000001};
    trial_open(t, 3);
    for (size_t c = 0; c < LENGTH(counts); c++)
        for (int begin = 0; begin < 2; begin++)
            a05_once(t, counts[c], begin);
    trial_close(t);
}

/* ---- A06, A07, A08, A09: nothing to move, buffers nobody needs ---- */

static void a06(trial *t)
{
    static const int32_t wanted[] = {0, 1, 2, 3};
    uint64_t none[4] = {0}, displs[4] = {0};
    buffer s = room(1, 4), r = room(4, 4);
    trial_open(t, 0);
    OK(HcclAllGatherV(NULL, 0, NULL, none, displs, I32, t->comm, t->stream));
    fill_value(&s, I32, 0, 1, t->rank);
    put(&s, &r);
    OK(HcclAllGather(s.at, r.at, 1, I32, t->comm, t->stream));
    get(t, &s, &r, "A06");
    CHECK(memcmp(r.data, wanted, sizeof wanted) == 0);
    drop(&s, &r);
    trial_close(t);
}

static void a07(trial *t)
{
    static const int8_t wanted[] = {1, 2, 3, 4, 5};
    uint64_t sends[3] = {0}, recvs[3] = {0}, displs[3] = {0};
    buffer s = room(5, 1), r = room(5, 1);
    trial_open(t, 0);
    if (t->rank == 0)
        memcpy(s.data, wanted, 5);
    sends[2] = t->rank == 0 ? 5 : 0;
    recvs[0] = t->rank == 2 ? 5 : 0;
    put(&s, &r);
    OK(HcclAlltoAllV(t->rank == 0 ? s.at : NULL, sends, displs, I8, t->rank == 2 ? r.at : NULL,
                     recvs, displs, I8, t->comm, t->stream));
    get(t, &s, &r, "A07");
    CHECK(t->rank != 2 || memcmp(r.data, wanted, 5) == 0);
    /* The same with batches. */
    HcclSendRecvItem item = {HCCL_SEND, t->rank == 0 ? s.at : NULL, t->rank == 0 ? 5 : 0, I8,
                             (uint32_t)(t->rank + 1) % 3};
    HcclSendRecvItem from = {HCCL_RECV, t->rank == 1 ? r.at : NULL, t->rank == 1 ? 5 : 0, I8,
                             (uint32_t)(t->rank + 2) % 3};
    HcclSendRecvItem both[] = {item, from};
    OK(HcclBatchSendRecv(both, 2, t->comm, t->stream));
    get(t, &s, &r, "A07 batch");
    CHECK(t->rank != 1 || memcmp(r.data, wanted, 5) == 0);
    drop(&s, &r);
    trial_close(t);
}

/* One of seven operators with `count` elements of int32; what came, or poison when nothing should.
 */
static void a08_one(trial *t, int o, uint64_t count)
{
    int me = t->rank, n = t->size;
    buffer s = room(8, 4), r = room(8, 4);
    int32_t *in = (int32_t *)s.data, *out = (int32_t *)r.data, wanted[8];
    for (int i = 0; i < 8; i++)
        in[i] = 100 * me + i;
    if (o == 3 && me == 1)
        out[0] = 177;
    memcpy(wanted, out, sizeof wanted);
    put(&s, &r);
    OK(o == 0   ? HcclAllReduce(s.at, r.at, count, I32, SUM, t->comm, t->stream)
       : o == 1 ? HcclAllGather(s.at, r.at, count, I32, t->comm, t->stream)
       : o == 2 ? HcclReduceScatter(s.at, r.at, count, I32, SUM, t->comm, t->stream)
       : o == 3 ? HcclBroadcast(r.at, count, I32, 1, t->comm, t->stream)
       : o == 4 ? HcclAlltoAll(s.at, count, I32, r.at, count, I32, t->comm, t->stream)
       : o == 5 ? HcclReduce(s.at, r.at, count, I32, SUM, 1, t->comm, t->stream)
                : HcclScatter(s.at, r.at, count, I32, 1, t->comm, t->stream));
    get(t, &s, &r, "A08");
    for (int p = 0; count && p < n; p++) { /* 3 ranks: 0 + 100 + 200 is 300 */
        if (o == 1 || o == 4)
            wanted[p] = 100 * p + (o == 4 ? me : 0);
    }
    if (count && (o == 0 || (o == 5 && me == 1)))
        wanted[0] = 300;
    if (count && o == 2)
        wanted[0] = 300 + 3 * me;
    if (count && o == 3)
        wanted[0] = 177;
    if (count && o == 6)
        wanted[0] = 100 + me;
    if (memcmp(out, wanted, sizeof wanted) != 0) {
        fprintf(stderr, "A08: rank %d, operator %d, count %d is wrong: %d, expected %d\n", me, o,
                (int)count, out[0], wanted[0]);
        exit(1);
    }
    drop(&s, &r);
}

/* Each call with nothing is followed by the same call with one element; after that, seven calls
 * with nothing in a row. */
static void a08(trial *t)
{
    enum { OPERATORS = 7 };
    trial_open(t, 0);
    for (int i = 0; i < 3; i++) {
        for (int o = 0; o < 2 * OPERATORS; o++)
            a08_one(t, o / 2, (uint64_t)o % 2);
        for (int o = 0; o < 2 * OPERATORS; o++)
            a08_one(t, o % OPERATORS, (uint64_t)o / OPERATORS);
    }
    trial_close(t);
}

static void a09(trial *t)
{
    buffer s = room(12, 4), r = room(3, 4);
    trial_open(t, 0);
    for (int k = 0; t->rank == 2 && k < 12; k++)
        ((int32_t *)s.data)[k] = 100 * k;
    put(&s, &r);
    OK(HcclScatter(t->rank == 2 ? s.at : NULL, r.at, 3, I32, 2, t->comm, t->stream));
    get(t, &s, &r, "A09");
    for (int k = 0; k < 3; k++)
        is_value(t, &r, I32, (uint64_t)k, 1, 300 * t->rank + 100 * k, "A09");
    drop(&s, &r);
    trial_close(t);
}

/* ---- A11: reduce-scatter where ranks x size meets the buffer ---- */

static void a11(trial *t)
{
    /* The buffer (HCCL_BUFFSIZE) is 8 MiB times the ranks at 8, 8 MiB in all at 64. */
    static const uint64_t of_8[] = {8 << 20, 4 << 20}, of_64[] = {128 << 10, 64 << 10};
    const uint64_t *sizes = t->size == 64 ? of_64 : of_8;
    int64_t wanted = t->size * (t->size - 1) / 2; /* 28, 2016 */
    trial_open(t, 0);
    for (int i = 0; i < 2; i++) {
        uint64_t most = sizes[i] / 4 + 1;
        buffer s = room(most * t->size, 4), r = room(most, 4);
        fill_value(&s, I32, 0, most * t->size, t->rank);
        put(&s, &r);
        for (uint64_t count = most - 2; count <= most; count++) {
            spoil(&r);
            buffer_put(&r);
            OK(HcclReduceScatter(s.at, r.at, count, I32, SUM, t->comm, t->stream));
            OK(aclrtSynchronizeStream(t->stream));
            buffer_get(&r);
            buffer_check(&r, "A11");
            is_value(t, &r, I32, 0, count, wanted, "A11");
            is_poison(t, &r, count * 4, r.bytes - count * 4, "A11");
        }
        drop(&s, &r);
    }
    trial_close(t);
}

/* ---- A12: alltoall beyond a peer's share of the buffer ---- */

static void a12(trial *t)
{
    enum { COUNT = (1 << 20) + 3 };
    static const int cores[] = {1, 4, 5, 7, 20};
    buffer s = room(COUNT * 5, 1), r = room(COUNT * 5, 1);
    uint64_t counts[5], displs[5];
    for (int p = 0; p < 5; p++) {
        counts[p] = COUNT;
        displs[p] = (uint64_t)p * COUNT;
        memset(s.data + displs[p], t->rank * 5 + p, COUNT);
    }
    buffer_put(&s);
    for (size_t c = 0; c < LENGTH(cores); c++) {
        trial_open(t, cores[c]);
        for (int v = 0; v < 2; v++) {
            spoil(&r);
            buffer_put(&r);
            OK(v ? HcclAlltoAllV(s.at, counts, displs, I8, r.at, counts, displs, I8, t->comm,
                                 t->stream)
                 : HcclAlltoAll(s.at, COUNT, I8, r.at, COUNT, I8, t->comm, t->stream));
            get(t, &s, &r, "A12");
            for (int p = 0; p < 5; p++)
                is_value(t, &r, I8, displs[p], COUNT, p * 5 + t->rank, "A12");
        }
        trial_close(t);
    }
    drop(&s, &r);
}

/* ---- A14: counts around the end of a half buffer, odd numbers of cores ---- */

static void a14(trial *t)
{
    enum { EDGE = (1 << 20) / 2 / 2, AROUND = 33 };
    static const int cores[] = {6, 7, 9, 48};
    buffer s = room(EDGE + AROUND, 2), r = room(EDGE + AROUND, 2);
    fill_value(&s, F16, 0, EDGE + AROUND, t->rank + 1);
    buffer_put(&s);
    for (size_t c = 0; c < LENGTH(cores); c++) {
        trial_open(t, cores[c]);
        for (uint64_t count = EDGE - AROUND; count <= EDGE + AROUND; count++) {
            spoil(&r);
            buffer_put(&r);
            OK(HcclAllReduce(s.at, r.at, count, F16, SUM, t->comm, t->stream));
            get(t, &s, &r, "A14");
            is_value(t, &r, F16, 0, count, 6, "A14");
            is_poison(t, &r, count * 2, r.bytes - count * 2, "A14");
        }
        for (uint64_t count = 1; count <= 97; count++) {
            buffer in = room(count, 1), out = room(count * 3, 1);
            for (uint64_t i = 0; i < count; i++)
                in.data[i] = (uint8_t)(t->rank * 80 + i % 79);
            put(&in, &out);
            OK(HcclAllGather(in.at, out.at, count, I8, t->comm, t->stream));
            get(t, &in, &out, "A14 allgather");
            for (uint64_t i = 0; i < count * 3; i++)
                CHECK_EQ(out.data[i], (uint8_t)(i / count * 80 + i % count % 79));
            drop(&in, &out);
        }
        trial_close(t);
    }
    drop(&s, &r);
}

/* ---- A15, A33: alltoall of little, on many ranks ---- */

static void a15(trial *t)
{
    uint64_t n = (uint64_t)t->size;
    buffer s = room(n, 8), r = room(n, 8);
    trial_open(t, 0);
    for (uint64_t p = 0; p < n; p++)
        fill_value(&s, I64, p, 1, 10 * t->rank + (int64_t)p);
    put(&s, &r);
    OK(HcclAlltoAll(s.at, 1, I64, r.at, 1, I64, t->comm, t->stream));
    get(t, &s, &r, "A15");
    for (uint64_t p = 0; p < n; p++)
        is_value(t, &r, I64, p, 1, 10 * (int64_t)p + t->rank, "A15");
    drop(&s, &r);
    trial_close(t);
}

static void a33(trial *t)
{
    uint64_t n = (uint64_t)t->size, counts[8], displs[8];
    buffer s = room(2 * n, 4), r = room(2 * n, 4);
    trial_open(t, 0);
    for (uint64_t p = 0; p < n; p++) {
        counts[p] = 2;
        displs[p] = 2 * p;
        fill_value(&s, F32, 2 * p, 2, 1 + 10 * t->rank + (int64_t)p);
    }
    for (int v = 0; v < 2; v++) {
        memset(r.data, 0xff, r.bytes); /* NaN */
        put(&s, &r);
        OK(v ? HcclAlltoAllV(s.at, counts, displs, F32, r.at, counts, displs, F32, t->comm,
                             t->stream)
             : HcclAlltoAll(s.at, 2, F32, r.at, 2, F32, t->comm, t->stream));
        get(t, &s, &r, "A33");
        for (uint64_t p = 0; p < n; p++)
            is_value(t, &r, F32, 2 * p, 2, 1 + 10 * (int64_t)p + t->rank, "A33");
    }
    drop(&s, &r);
    trial_close(t);
}

/* ---- A35, A36, A40: plain sums ---- */

static void a35(trial *t)
{
    static const int8_t wanted[] = {
        [HCCL_REDUCE_SUM] = -36, [HCCL_REDUCE_MAX] = 120, [HCCL_REDUCE_MIN] = 100};
    static const int ops[] = {HCCL_REDUCE_SUM, HCCL_REDUCE_MAX, HCCL_REDUCE_MIN};
    static const uint64_t counts[] = {1, 100003};
    for (int cores = 1; cores <= 8; cores += 7) {
        trial_open(t, cores);
        for (size_t i = 0; i < 2 * LENGTH(ops); i++) {
            uint64_t count = counts[i / LENGTH(ops)];
            int op = ops[i % LENGTH(ops)];
            buffer s = room(count, 1), r = room(count, 1);
            fill_value(&s, I8, 0, count, t->rank == 0 ? 120 : 100);
            put(&s, &r);
            OK(HcclAllReduce(s.at, r.at, count, I8, op, t->comm, t->stream));
            get(t, &s, &r, "A35");
            is_value(t, &r, I8, 0, count, wanted[op], "A35");
            drop(&s, &r);
        }
        trial_close(t);
    }
}

static void sums(trial *t, int type, int64_t value, int64_t wanted, const char *what)
{
    static const uint64_t counts[] = {1, 7, 10007};
    trial_open(t, 0);
    for (size_t c = 0; c < LENGTH(counts); c++) {
        buffer s = room(counts[c], type_bytes(type)), r = room(counts[c], type_bytes(type));
        fill_value(&s, type, 0, counts[c], value);
        put(&s, &r);
        OK(HcclAllReduce(s.at, r.at, counts[c], type, SUM, t->comm, t->stream));
        get(t, &s, &r, what);
        is_value(t, &r, type, 0, counts[c], wanted, what);
        drop(&s, &r);
    }
    trial_close(t);
}

static void a36(trial *t)
{
    sums(t, I64, INT64_C(1) << 40, INT64_C(3298534883328), "A36");
}

static void a40(trial *t)
{
    static const int64_t wanted[] = {[3] = 6, [5] = 15, [6] = 21, [7] = 28};
    sums(t, I32, t->rank + 1, wanted[t->size], "A40");
}

/* ---- A37: starts that no vector likes ---- */

static void a37(trial *t)
{
    static const int types[] = {HCCL_DATA_TYPE_BFP16, F32, I8};
    static const uint64_t starts[] = {1, 3, 7};
    trial_open(t, 0);
    for (size_t k = 0; k < LENGTH(types); k++)
        for (uint64_t count = 1; count <= 36; count++)
            for (uint64_t turn = 0; turn < 3; turn++) {
                uint32_t e = type_bytes(types[k]);
                uint64_t n = count <= 33 ? count : 4000 + count * 31, me = (uint64_t)t->rank;
                buffer s = buffer_make(n * e, true, starts[(me + turn) % 3] * e);
                buffer r = buffer_make(n * e, true, starts[(2 * me + turn) % 3] * e);
                fill_value(&s, types[k], 0, n, t->rank + 1);
                put(&s, &r);
                OK(HcclAllReduce(s.at, r.at, n, types[k], SUM, t->comm, t->stream));
                get(t, &s, &r, "A37");
                is_value(t, &r, types[k], 0, n, 6, "A37");
                drop(&s, &r);
            }
    trial_close(t);
}

/* ---- A38: scatter in place, the root is not rank 0 ---- */

static void a38(trial *t)
{
    enum { ROOT = 2 };
    static const uint64_t counts[] = {1, 5003};
    trial_open(t, 0);
    for (size_t c = 0; c < LENGTH(counts); c++) {
        uint64_t n = counts[c];
        buffer s = room(3 * n, 4), r = room(n, 4);
        for (uint64_t p = 0; t->rank == ROOT && p < 3; p++)
            fill_value(&s, I32, p * n, n, 7 + (int64_t)p);
        put(&s, &r);
        OK(HcclScatter(t->rank == ROOT ? s.at : NULL, t->rank == ROOT ? s.at + ROOT * n * 4 : r.at,
                       n, I32, ROOT, t->comm, t->stream));
        get(t, &s, &r, "A38");
        if (t->rank != ROOT)
            is_value(t, &r, I32, 0, n, 7 + t->rank, "A38");
        for (uint64_t p = 0; t->rank == ROOT && p < 3; p++)
            is_value(t, &s, I32, p * n, n, 7 + (int64_t)p, "A38, the root's buffer");
        drop(&s, &r);
    }
    trial_close(t);
}

/* ---- E04: a variable alltoall moves what the counts say; coll_bytes.py counts the bytes ---- */

static void e04_call(trial *t, uint64_t rows)
{
    enum { ROWS = 1048576 };
    uint64_t counts[4] = {rows, rows, rows, rows}, displs[4];
    buffer s = room(4 * (uint64_t)ROWS, 4), r = room(4 * (uint64_t)ROWS, 4);
    for (uint64_t p = 0; p < 4; p++) {
        displs[p] = p * ROWS;
        fill_value(&s, F32, displs[p], ROWS, 10 * t->rank + (int64_t)p);
    }
    put(&s, &r);
    OK(HcclAlltoAllV(s.at, counts, displs, F32, r.at, counts, displs, F32, t->comm, t->stream));
    get(t, &s, &r, "E04");
    for (uint64_t p = 0; p < 4; p++) {
        is_value(t, &r, F32, displs[p], rows, 10 * (int64_t)p + t->rank, "E04");
        is_poison(t, &r, (displs[p] + rows) * 4, (ROWS - rows) * 4, "E04, behind the rows");
    }
    drop(&s, &r);
}

/* With "one" or "all" as second argument only that. */
static void e04(trial *t)
{
    const char *only = t->ctx->argc > 2 ? t->ctx->argv[2] : "";
    trial_open(t, 0);
    if (strcmp(only, "all") != 0)
        e04_call(t, 1);
    if (strcmp(only, "one") != 0)
        e04_call(t, 1048576);
    trial_close(t);
}

static const trial_case cases[] = {
    {"A02", a02}, {"A03", a03}, {"A04", a04}, {"A05", a05}, {"A06", a06},
    {"A07", a07}, {"A08", a08}, {"A09", a09}, {"A11", a11}, {"A12", a12},
    {"A14", a14}, {"A15", a15}, {"A33", a33}, {"A35", a35}, {"A36", a36},
    {"A37", a37}, {"A38", a38}, {"A40", a40}, {"E04", e04},
};

static void body(const rank_ctx *ctx)
{
    trial_run(ctx, cases, LENGTH(cases));
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
