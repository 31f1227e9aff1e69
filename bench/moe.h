/* moe.h: what the benchmarks of expert parallelism share: sizes, routing (made up, or read from a
 * file), our four operators step by step, and the least that any program does: every row written
 * once and read once. Identity experts, so the result is known. */
#ifndef MOE_H
#define MOE_H

#include <aclnn/acl_meta.h>
#include <aclnn_dispatch_layout.h>
#include <aclnn_moe_combine_normal.h>
#include <aclnn_moe_dispatch_normal.h>
#include <aclnn_notify_dispatch.h>
#include <stdbool.h>

#include "acl_bench.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef struct moe_sizes {
    int64_t tokens, hidden, topk, experts;
    bool quant;
    const char *routing; /* a file, or NULL */
} moe_sizes;

enum { MOE_LAYOUT, MOE_NOTIFY, MOE_DISPATCH, MOE_COMBINE, MOE_PHASES };
static const char *const moe_phases[MOE_PHASES] = {"layout", "notify", "dispatch", "combine"};

static inline uint64_t moe_random(uint64_t *state)
{
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static inline float moe_widen(uint16_t bits)
{
    uint32_t wide = (uint32_t)bits << 16;
    float value;
    memcpy(&value, &wide, sizeof value);
    return value;
}

static inline uint16_t moe_narrow(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* Different experts for a token, all equally likely. */
static inline void moe_route_made(const moe_sizes *z, int rank, int64_t *ids)
{
    uint64_t state = 977u * (uint64_t)rank + 1;
    for (int64_t t = 0; t < z->tokens; t++)
        for (int64_t k = 0; k < z->topk; k++) {
            bool again;
            do {
                ids[t * z->topk + k] = (int64_t)(moe_random(&state) % (uint64_t)z->experts);
                again = false;
                for (int64_t j = 0; j < k; j++)
                    again |= ids[t * z->topk + j] == ids[t * z->topk + k];
            } while (again);
        }
}

/* A line is a sample: topk ids for each of its tokens, by tabs, an empty field, then weights. The
 * ranks take tokens one after another, and begin again at the end of the file. */
static inline void moe_route_read(const moe_sizes *z, int rank, int64_t *ids)
{
    FILE *file = fopen(z->routing, "r");
    char *line = NULL;
    size_t room = 0;
    int64_t skip = rank * z->tokens * z->topk, taken = 0, seen = 0;
    while (file && taken < z->tokens * z->topk) {
        if (getline(&line, &room, file) < 0) {
            if (seen == 0)
                break;
            rewind(file);
            continue;
        }
        for (char *at = line; *at != '\t' && taken < z->tokens * z->topk; seen++) {
            int64_t id = strtoll(at, &at, 10);
            if (id < 0 || id >= z->experts || *at != '\t')
                exit((fprintf(stderr, "%s: not routing of %lld experts: %.40s\n", z->routing,
                              (long long)z->experts, line),
                      1));
            at++;
            if (seen >= skip)
                ids[taken++] = id;
        }
    }
    if (taken < z->tokens * z->topk)
        exit((fprintf(stderr, "%s: cannot be read, or is empty\n", z->routing), 1));
    free(line);
    fclose(file);
}

static inline void moe_route(const moe_sizes *z, int rank, int64_t *ids)
{
    if (z->routing)
        moe_route_read(z, rank, ids);
    else
        moe_route_made(z, rank, ids);
}

/* ---- ours ---- */

typedef struct moe_ours {
    moe_sizes z;
    int rank, ranks;
    HcclComm comm;
    aclrtStream stream;
    char name[128];
    int64_t rows; /* that this rank receives */
    int64_t *ids, *per_local;
    int32_t *ids32, *per_rank, *per_expert, *in_rank, *scratch, *index, *send, *data, *send_offset,
        *recv_count, *recv_offset, *total, *most, *triples;
    uint16_t *x, *rows_in, *out;
    void *recv_x;
    float *scales, *weights;
    const aclTensor *tensor[20];
} moe_ours;

enum {
    T_IDS,
    T_PER_RANK,
    T_PER_EXPERT,
    T_IN_RANK,
    T_SCRATCH,
    T_INDEX,
    T_SEND,
    T_SEND_OFFSET,
    T_DATA,
    T_TOTAL,
    T_RECV_COUNT,
    T_RECV_OFFSET,
    T_MOST,
    T_PER_LOCAL,
    T_X,
    T_IDS32,
    T_RECV_X,
    T_SCALES,
    T_TRIPLES
};

/* Tensors in ordinary memory, which peers cannot reach. */
static bool moe_ordinary;

static inline void *moe_memory(size_t bytes)
{
    void *memory;
    if (moe_ordinary)
        memory = aligned_alloc(4096, (bytes + 4096) / 4096 * 4096);
    else
        CHECK(aclrtMalloc(&memory, bytes ? bytes : 1, ACL_MEM_MALLOC_HUGE_FIRST));
    memset(memory, 0, bytes);
    return memory;
}

static inline aclTensor *moe_tensor(const void *data, aclDataType type, int64_t first,
                                    int64_t second)
{
    const int64_t dims[] = {first, second};
    return aclCreateTensor(dims, second ? 2 : 1, type, NULL, 0, ACL_FORMAT_ND, NULL, 0,
                           (void *)data);
}

static inline void moe_layout(moe_ours *o)
{
    uint64_t bytes;
    aclOpExecutor *run;
    const aclTensor *const *t = o->tensor;
    CHECK(aclnnDispatchLayoutGetWorkspaceSize(
        t[T_IDS], o->z.tokens, o->ranks, o->z.experts, o->z.topk, o->ranks, t[T_PER_RANK],
        t[T_PER_EXPERT], t[T_IN_RANK], t[T_SCRATCH], t[T_INDEX], &bytes, &run));
    CHECK(aclnnDispatchLayout(NULL, 0, run, o->stream));
    CHECK(aclrtSynchronizeStream(o->stream));
}

static inline void moe_notify(moe_ours *o)
{
    uint64_t bytes;
    aclOpExecutor *run;
    const aclTensor *const *t = o->tensor;
    CHECK(aclnnNotifyDispatchGetWorkspaceSize(
        t[T_SEND], t[T_PER_EXPERT], 3 * o->z.experts, o->z.tokens, o->name, o->ranks, o->rank,
        o->ranks, o->rank, t[T_SEND_OFFSET], t[T_DATA], t[T_TOTAL], t[T_RECV_COUNT],
        t[T_RECV_OFFSET], t[T_MOST], t[T_PER_LOCAL], &bytes, &run));
    CHECK(aclnnNotifyDispatch(NULL, 0, run, o->stream));
    CHECK(aclrtSynchronizeStream(o->stream));
}

static inline void moe_dispatch(moe_ours *o)
{
    uint64_t bytes;
    aclOpExecutor *run;
    const aclTensor *const *t = o->tensor;
    char none[] = "";
    CHECK(aclnnMoeDispatchNormalGetWorkspaceSize(
        t[T_X], t[T_IDS32], t[T_SEND_OFFSET], t[T_INDEX], t[T_RECV_OFFSET], t[T_RECV_COUNT],
        o->name, o->ranks, o->rank, none, 1, 0, o->z.experts, o->z.quant ? 2 : 0,
        o->z.tokens * o->ranks, t[T_RECV_X], t[T_SCALES], t[T_TRIPLES], NULL, &bytes, &run));
    CHECK(aclnnMoeDispatchNormal(NULL, 0, run, o->stream));
    CHECK(aclrtSynchronizeStream(o->stream));
}

static inline void moe_combine(moe_ours *o)
{
    uint64_t bytes;
    aclOpExecutor *run;
    char none[] = "";
    const int64_t rows = o->rows ? o->rows : 1;
    const aclTensor *const *t = o->tensor;
    aclTensor *in = moe_tensor(o->rows_in, ACL_BF16, rows, o->z.hidden);
    aclTensor *weights = moe_tensor(o->weights, ACL_FLOAT, o->z.tokens, o->z.topk);
    aclTensor *out = moe_tensor(o->out, ACL_BF16, o->z.tokens, o->z.hidden);
    CHECK(aclnnMoeCombineNormalGetWorkspaceSize(
        in, t[T_TRIPLES], t[T_RECV_COUNT], weights, NULL, o->name, o->ranks, o->rank, none, 1, 0,
        o->z.experts, o->z.tokens * o->ranks, out, NULL, &bytes, &run));
    aclDestroyTensor(in), aclDestroyTensor(weights), aclDestroyTensor(out);
    CHECK(aclnnMoeCombineNormal(NULL, 0, run, o->stream));
    CHECK(aclrtSynchronizeStream(o->stream));
}

/* New numbers for each turn, as a layer has them. */
static inline void moe_fill(moe_ours *o, int turn)
{
    for (int64_t i = 0; i < o->z.tokens * o->z.hidden; i++)
        o->x[i] = (uint16_t)(0x3f00 + (i * 7 + o->rank * 31 + turn) % 200);
}

static inline void moe_allocate(moe_ours *o)
{
    const int64_t T = o->z.tokens, K = o->z.topk, E = o->z.experts, H = o->z.hidden;
    int32_t **ints[] = {&o->per_expert, &o->send_offset, &o->recv_count, &o->recv_offset, &o->send,
                        &o->data,       &o->per_rank,    &o->scratch,    &o->total,       &o->most};
    const int64_t counts[] = {E, E, E, E, 3 * E, 3 * E, o->ranks, 1, 1, 1};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        *ints[i] = moe_memory((size_t)counts[i] * 4);
    o->ids = moe_memory((size_t)(T * K) * 8);
    o->ids32 = moe_memory((size_t)(T * K) * 4);
    o->index = moe_memory((size_t)(T * K) * 4);
    o->in_rank = moe_memory((size_t)(T * o->ranks) * 4);
    o->per_local = moe_memory((size_t)(E / o->ranks) * 8);
    o->weights = moe_memory((size_t)(T * K) * 4);
    o->x = moe_memory((size_t)(T * H) * 2);
    o->out = moe_memory((size_t)(T * H) * 2);
    const aclTensor *small[] = {moe_tensor(o->ids, ACL_INT64, T, K),
                                moe_tensor(o->per_rank, ACL_INT32, o->ranks, 0),
                                moe_tensor(o->per_expert, ACL_INT32, E, 0),
                                moe_tensor(o->in_rank, ACL_INT32, T, o->ranks),
                                moe_tensor(o->scratch, ACL_INT32, 1, 0),
                                moe_tensor(o->index, ACL_INT32, T, K),
                                moe_tensor(o->send, ACL_INT32, 3 * E, 0),
                                moe_tensor(o->send_offset, ACL_INT32, E, 0),
                                moe_tensor(o->data, ACL_INT32, 3 * E, 0),
                                moe_tensor(o->total, ACL_INT32, 1, 0),
                                moe_tensor(o->recv_count, ACL_INT32, E, 0),
                                moe_tensor(o->recv_offset, ACL_INT32, E, 0),
                                moe_tensor(o->most, ACL_INT32, 1, 0),
                                moe_tensor(o->per_local, ACL_INT64, E / o->ranks, 0),
                                moe_tensor(o->x, ACL_BF16, T, H),
                                moe_tensor(o->ids32, ACL_INT32, T, K)};
    memcpy(o->tensor, small, sizeof small);
}

/* Once the number of rows is known. */
static inline void moe_allocate_rows(moe_ours *o)
{
    const int64_t H = o->z.hidden, rows = o->total[0] ? o->total[0] : 1;
    o->rows = o->total[0];
    o->recv_x = moe_memory((size_t)(rows * H) * (o->z.quant ? 1 : 2));
    o->scales = moe_memory((size_t)rows * 4);
    o->triples = moe_memory((size_t)rows * 12);
    o->rows_in = o->z.quant ? moe_memory((size_t)(rows * H) * 2) : o->recv_x;
    o->tensor[T_RECV_X] = moe_tensor(o->recv_x, o->z.quant ? ACL_INT8 : ACL_BF16, rows, H);
    o->tensor[T_SCALES] = moe_tensor(o->scales, ACL_FLOAT, rows, 0);
    o->tensor[T_TRIPLES] = moe_tensor(o->triples, ACL_INT32, 3 * rows, 0);
}

/* Weights of 1 / topk: with a power of two the result is x itself. */
static inline void moe_ours_make(moe_ours *o, const moe_sizes *z, bench_world *w)
{
    memset(o, 0, sizeof *o);
    o->z = *z, o->rank = w->rank, o->ranks = w->ranks;
    o->comm = acl_bench_comm(w);
    CHECK(HcclGetCommName(o->comm, o->name));
    CHECK(aclrtCreateStream(&o->stream));
    moe_allocate(o);
    moe_route(z, o->rank, o->ids);
    for (int64_t i = 0; i < z->tokens * z->topk; i++) {
        o->ids32[i] = (int32_t)o->ids[i];
        o->weights[i] = 1.0f / (float)z->topk;
    }
    moe_fill(o, 0);
    moe_layout(o);
    moe_notify(o);
    moe_allocate_rows(o);
}

/* What stands in `out` against x, within `error` of a value (0: the same bits). */
static inline void moe_check(const uint16_t *out, const moe_ours *o, float error, const char *whose)
{
    for (int64_t i = 0; i < o->z.tokens * o->z.hidden; i++) {
        float got = moe_widen(out[i]), wanted = moe_widen(o->x[i]);
        if (got - wanted > error * wanted || wanted - got > error * wanted)
            exit((fprintf(stderr, "moe: %s, rank %d: number %lld is %g; it must be %g\n", whose,
                          o->rank, (long long)i, (double)got, (double)wanted),
                  1));
    }
}

/* The experts' part for INT8, which is not timed. */
static inline void moe_dequantise(moe_ours *o)
{
    const int8_t *rows = o->recv_x;
    for (int64_t i = 0; o->z.quant && i < o->rows; i++)
        for (int64_t h = 0; h < o->z.hidden; h++)
            o->rows_in[i * o->z.hidden + h] =
                moe_narrow((float)rows[i * o->z.hidden + h] * o->scales[i]);
}

/* All four, timed one by one. */
static inline void moe_ours_run(moe_ours *o, double *phase)
{
    static void (*const steps[])(moe_ours *) = {moe_layout, moe_notify, moe_dispatch, moe_combine};
    for (int p = 0; p < MOE_PHASES; p++) {
        double begin = bench_now();
        steps[p](o);
        phase[p] = bench_now() - begin;
    }
}

/* ---- the bound ---- */

#if defined(__x86_64__)
__attribute__((target("avx512f"))) static inline void moe_write_wide(void *to, size_t bytes)
{
    __m512i value = _mm512_set1_epi32(0x3f803f80);
    for (size_t i = 0; i + 64 <= bytes; i += 64)
        _mm512_stream_si512((__m512i *)((char *)to + i), value);
    _mm_sfence();
}

__attribute__((target("avx512f"))) static inline uint64_t moe_read_wide(const void *from,
                                                                        size_t bytes)
{
    __m512i sum[4] = {{0}};
    for (size_t i = 0; i + 256 <= bytes; i += 256)
        for (size_t j = 0; j < 4; j++)
            sum[j] = _mm512_add_epi64(sum[j], _mm512_load_si512((const char *)from + i + 64 * j));
    return (uint64_t)_mm512_reduce_add_epi64(
        _mm512_add_epi64(_mm512_add_epi64(sum[0], sum[1]), _mm512_add_epi64(sum[2], sum[3])));
}
#endif

static inline bool moe_wide(void)
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f");
#else
    return false;
#endif
}

static inline void moe_write(void *to, size_t bytes)
{
#if defined(__x86_64__)
    if (moe_wide()) {
        moe_write_wide(to, bytes);
        return;
    }
#endif
    memset(to, 0x3f, bytes);
}

static inline uint64_t moe_read(const void *from, size_t bytes)
{
#if defined(__x86_64__)
    if (moe_wide())
        return moe_read_wide(from, bytes);
#endif
    const uint64_t *words = from;
    uint64_t sum = 0;
    for (size_t i = 0; i < bytes / 8; i++)
        sum += words[i];
    return sum;
}

/* The rows that this rank receives, written once and read once; when it began, was at the middle,
 * and ended. `room` holds them. */
static inline void moe_bound(const moe_ours *o, void *room, double at[3])
{
    const size_t numbers = (size_t)(o->rows * o->z.hidden);
    at[0] = bench_now();
    moe_write(room, numbers * (o->z.quant ? 1 : 2));
    at[1] = bench_now();
    uint64_t sum = moe_read(room, numbers * 2);
    __asm__ volatile("" ::"r"(sum)); /* it is read in truth */
    at[2] = bench_now();
}

#endif
