/* What the tests of low-latency dispatch and combine share: a case, the inputs of all its ranks,
 * what each rank must get by plain loops over them, and the calls on buffers of the test. */
#ifndef CAM_LL_SUPPORT_H
#define CAM_LL_SUPPORT_H

#include "cam_support.h"

#include "cam_case.h"

#include "aclnn_moe_low_latency_combine_v2.h"
#include "aclnn_moe_low_latency_dispatch_v2.h"
#include "aivdrive/low_latency.h"

enum ll_mask { MASK_NONE, MASK_TOKENS, MASK_PAIRS };

typedef struct ll_case {
    int tokens; /* of each rank, or UNEVEN, ONLY_FIRST */
    int hidden, topk, local;
    int shared, copies; /* shared experts, and copies of each */
    int routing, quant, mask, extra;
    oracle_type type;
    bool device, sums, said; /* said: globalBs is given */
} ll_case;

/* One rank's view of a case, with the inputs of all. */
typedef struct ll_world {
    const cam_rank *rank;
    ll_case c;
    uint64_t seed;
    int ranks, me, shared_ranks, experts, most, choices;
    int *tokens;
    int32_t **ids;
    uint8_t **masks; /* [T][K] of each rank */
} ll_world;

static inline int ll_local(const ll_world *w, int r)
{
    return r < w->shared_ranks ? 1 : w->c.local;
}

static inline int ll_tokens(const ll_case *c, uint64_t seed, int r)
{
    uint64_t h = case_hash(seed, (uint64_t)r + 77);
    if (c->tokens == UNEVEN)
        return h % 4 == 0 ? 0 : (int)(h / 4 % 41);
    return c->tokens == ONLY_FIRST ? r == 0 : c->tokens;
}

static inline uint8_t ll_mask_of(const ll_case *c, uint64_t seed, int r, int t, int k)
{
    uint64_t h = case_hash(seed ^ 0x3a5c, (uint64_t)r << 40 ^ (uint64_t)t << 8);
    if (c->mask == MASK_NONE)
        return 1;
    if (c->mask == MASK_TOKENS)
        return h % 3 != 0;
    return h % 4 != 0 && case_hash(h, (uint64_t)k) % 3 != 0;
}

static inline ll_world ll_world_make(const cam_rank *rank, const ll_case *c, uint64_t seed)
{
    ll_world w = {
        .rank = rank, .c = *c, .seed = seed, .ranks = rank->ctx->size, .me = rank->ctx->rank};
    w.shared_ranks = c->shared * c->copies;
    w.experts = (w.ranks - w.shared_ranks) * c->local;
    w.choices = c->topk + c->shared;
    w.tokens = calloc((size_t)w.ranks, sizeof *w.tokens);
    w.ids = calloc((size_t)w.ranks, sizeof *w.ids);
    w.masks = calloc((size_t)w.ranks, sizeof *w.masks);
    const case_source source = {.seed = seed,
                                .ranks = w.experts / c->local,
                                .experts = w.experts,
                                .topk = c->topk,
                                .routing = c->routing,
                                .zipf = zipf_sum(w.experts)};
    for (int r = 0; r < w.ranks; r++) {
        w.tokens[r] = ll_tokens(c, seed, r);
        w.most = w.tokens[r] > w.most ? w.tokens[r] : w.most;
        const int pairs = w.tokens[r] * c->topk;
        w.ids[r] = calloc((size_t)pairs + 1, 4);
        w.masks[r] = calloc((size_t)pairs + 1, 1);
        for (int i = 0; i < pairs; i++) {
            const uint64_t h = case_hash(seed ^ 0x1d5, (uint64_t)r << 32 | (uint32_t)i);
            int64_t id = case_id(&source, r, i / c->topk, i % c->topk);
            if (c->routing == EVEN && h % 9 == 0) /* some choose nobody */
                id = h / 9 % 2 ? -1 : 1 << 20;
            w.ids[r][i] = id < INT32_MIN ? -1 : (int32_t)id;
            w.masks[r][i] = ll_mask_of(c, seed, r, i / c->topk, i % c->topk);
        }
    }
    return w;
}

static inline void ll_world_free(ll_world *w)
{
    for (int r = 0; r < w->ranks; r++) {
        free(w->ids[r]);
        free(w->masks[r]);
    }
    free(w->ids);
    free(w->masks);
    free(w->tokens);
}

/* ---- the oracle ---- */

static inline bool ll_token_active(const ll_world *w, int r, int t)
{
    for (int k = 0; k < w->c.topk; k++)
        if (w->masks[r][t * w->c.topk + k])
            return true;
    return false;
}

/* Whether choice `k` of token t of rank r goes to expert `le` of rank d. */
static inline bool ll_goes(const ll_world *w, int r, int t, int k, int d, int le)
{
    if (k >= w->c.topk) {
        int home = r % w->c.copies + (k - w->c.topk) * w->c.copies;
        return d == home && ll_token_active(w, r, t);
    }
    int32_t id = w->ids[r][t * w->c.topk + k];
    return d >= w->shared_ranks && w->masks[r][t * w->c.topk + k] &&
           id == (d - w->shared_ranks) * w->c.local + le;
}

/* Triples of rank d's rows, and the running sums; returns the number of rows. */
static inline int ll_rows(const ll_world *w, int d, int32_t *assist, int32_t *recv_count)
{
    int row = 0;
    for (int le = 0; le < ll_local(w, d); le++)
        for (int s = 0; s < w->ranks; s++) {
            for (int t = 0; t < w->tokens[s]; t++)
                for (int k = 0; k < w->choices; k++)
                    if (ll_goes(w, s, t, k, d, le)) {
                        const int32_t triple[3] = {s, t, k};
                        if (assist)
                            memcpy(&assist[3 * row], triple, 12);
                        row++;
                    }
            if (recv_count)
                recv_count[le * w->ranks + s] = row;
        }
    return row;
}

static inline void ll_x(const ll_world *w, int r, int t, void *row)
{
    case_row(w->c.type, w->seed, r, t, (uint64_t)w->c.hidden, row);
}

/* What the expert makes of a row. */
static inline void ll_y(const ll_world *w, const int32_t *triple, void *row)
{
    case_made(w->c.type, w->seed, triple, (uint64_t)w->c.hidden, row);
}

static inline void ll_extra(const ll_world *w, int r, int t, void *row)
{
    const int32_t from[] = {r, t, 1000};
    ll_y(w, from, row);
}

/* Token t of this rank, from all experts. */
static inline void ll_combined(const ll_world *w, int t, uint8_t *space, void *out)
{
    enum { TERMS = 128 };
    const uint64_t row = (uint64_t)w->c.hidden * oracle_bytes(w->c.type);
    const void *rows[TERMS] = {0};
    float weights[TERMS] = {0};
    CHECK(w->choices + 1 <= TERMS);
    for (int k = 0; k < w->choices; k++) {
        const int32_t from[] = {w->me, t, k};
        weights[k] = k < w->c.topk ? case_weight(w->seed, w->me, t, k) : 1.0f;
        for (int d = 0; d < w->ranks; d++)
            for (int le = 0; le < ll_local(w, d); le++)
                if (ll_goes(w, w->me, t, k, d, le))
                    rows[k] = space + (uint64_t)k * row;
        if (rows[k])
            ll_y(w, from, space + (uint64_t)k * row);
    }
    if (w->c.extra && ll_token_active(w, w->me, t)) {
        ll_extra(w, w->me, t, space + (uint64_t)w->choices * row);
        rows[w->choices] = space + (uint64_t)w->choices * row;
        weights[w->choices] = 1.0f;
    }
    oracle_combine(w->c.type, rows, weights, w->choices + 1, (uint64_t)w->c.hidden, out);
}

/* ---- the calls ---- */

typedef struct ll_buffers {
    buffer x, ids, mask, recv_x, scales, assist, per_local, recv_count;
    buffer rows_in, rows_from, counts_in, weights, extra, out, stats;
} ll_buffers;

enum { LL_BUFFERS = sizeof(ll_buffers) / sizeof(buffer) };

typedef struct ll_sizes {
    uint64_t tokens, rows, row, kept; /* kept: bytes of a row as dispatch gives it */
} ll_sizes;

static inline ll_sizes ll_sizes_of(const ll_world *w)
{
    const uint64_t row = (uint64_t)w->c.hidden * oracle_bytes(w->c.type);
    return (ll_sizes){.tokens = (uint64_t)w->tokens[w->me],
                      .rows = (uint64_t)ll_rows(w, w->me, NULL, NULL),
                      .row = row,
                      .kept = w->c.quant ? (uint64_t)w->c.hidden : row};
}

static inline void ll_poison(const buffer *b)
{
    memset(b->data, POISON, b->bytes);
    buffer_put(b);
}

static inline ll_buffers ll_buffers_make(const ll_world *w)
{
    const ll_sizes z = ll_sizes_of(w);
    const uint64_t n = z.rows + SPARE_ROWS, t = z.tokens, k = (uint64_t)w->c.topk;
    const uint64_t local = (uint64_t)ll_local(w, w->me), slots = local * (uint64_t)w->ranks;
    const uint64_t bytes[LL_BUFFERS] = {t * z.row,  4 * t * k, w->c.mask == MASK_TOKENS ? t : t * k,
                                        n * z.kept, 4 * n,     12 * n,
                                        8 * local,  4 * slots, n * z.row,
                                        12 * n,     4 * slots, 4 * t * k,
                                        t * z.row,  t * z.row, 4 * (uint64_t)w->ranks};
    ll_buffers b;
    buffer *all = &b.x;
    for (int i = 0; i < LL_BUFFERS; i++) {
        all[i] = buffer_make(bytes[i], w->c.device, 0);
        ll_poison(&all[i]);
    }
    return b;
}

static inline void ll_buffers_free(ll_buffers *b)
{
    buffer *all = &b->x;
    for (int i = 0; i < LL_BUFFERS; i++)
        buffer_free(&all[i]);
}

static inline void ll_inputs_fill(const ll_world *w, ll_buffers *b)
{
    const int tokens = w->tokens[w->me], topk = w->c.topk;
    const uint64_t row = (uint64_t)w->c.hidden * oracle_bytes(w->c.type);
    memcpy(b->ids.data, w->ids[w->me], b->ids.bytes);
    for (int t = 0; t < tokens; t++) {
        ll_x(w, w->me, t, b->x.data + (uint64_t)t * row);
        ll_extra(w, w->me, t, b->extra.data + (uint64_t)t * row);
        for (int k = 0; k < topk; k++) {
            const float weight = case_weight(w->seed, w->me, t, k);
            memcpy(b->weights.data + 4 * (t * topk + k), &weight, 4);
            if (w->c.mask == MASK_PAIRS)
                b->mask.data[t * topk + k] = w->masks[w->me][t * topk + k];
        }
        if (w->c.mask == MASK_TOKENS)
            b->mask.data[t] = w->masks[w->me][t * topk];
    }
    memset(b->stats.data, 0, b->stats.bytes);
    const buffer *in[] = {&b->x, &b->ids, &b->mask, &b->weights, &b->extra, &b->stats};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++)
        buffer_put(in[i]);
}

/* Rows of the experts, and what dispatch said of them. */
static inline void ll_experts_fill(const ll_world *w, ll_buffers *b)
{
    const uint64_t row = (uint64_t)w->c.hidden * oracle_bytes(w->c.type);
    int32_t *from = (int32_t *)(void *)b->rows_from.data;
    int rows = ll_rows(w, w->me, from, (int32_t *)(void *)b->counts_in.data);
    for (int i = 0; i < rows; i++)
        ll_y(w, from + 3 * i, b->rows_in.data + (uint64_t)i * row);
    buffer_put(&b->rows_in);
    buffer_put(&b->rows_from);
    buffer_put(&b->counts_in);
}

static inline int64_t ll_global_bs(const ll_world *w)
{
    return w->c.said ? (int64_t)(w->most ? w->most : 1) * w->ranks : 0;
}

static inline aclTensor *ll_mask_tensor(const ll_world *w, const ll_buffers *b, cam_tensors *all)
{
    const uint64_t t = (uint64_t)w->tokens[w->me];
    if (w->c.mask == MASK_NONE)
        return NULL;
    return w->c.mask == MASK_TOKENS ? tensor_of(all, &b->mask, ACL_BOOL, 1, t, 0)
                                    : tensor_of(all, &b->mask, ACL_BOOL, 2, t, (uint64_t)w->c.topk);
}

static inline aclnnStatus ll_dispatch_prepare(const ll_world *w, const ll_buffers *b,
                                              aclOpExecutor **executor)
{
    cam_tensors all = {.count = 0};
    const ll_sizes z = ll_sizes_of(w);
    const uint64_t n = z.rows + SPARE_ROWS, t = z.tokens, h = (uint64_t)w->c.hidden;
    const uint64_t local = (uint64_t)ll_local(w, w->me);
    uint64_t workspace = 1;
    aclnnStatus s = aclnnMoeLowLatencyDispatchV2GetWorkspaceSize(
        TENSOR2(b->x, cam_type(w->c.type), t, h),
        TENSOR2(b->ids, ACL_INT32, t, (uint64_t)w->c.topk), NULL, ll_mask_tensor(w, b, &all),
        (char *)(uintptr_t)w->rank->group, w->ranks, w->me, w->experts, (char *)(uintptr_t) "", 0,
        0, 0, w->c.shared, w->shared_ranks, w->c.quant ? 2 : 0, ll_global_bs(w), w->c.sums ? 0 : 1,
        (char *)(uintptr_t) "fullmesh_v1",
        TENSOR2(b->recv_x, w->c.quant ? ACL_INT8 : cam_type(w->c.type), n, h),
        TENSOR1(b->scales, ACL_FLOAT, n), TENSOR1(b->assist, ACL_INT32, 3 * n),
        TENSOR1(b->per_local, ACL_INT64, local),
        TENSOR1(b->recv_count, ACL_INT32, local * (uint64_t)w->ranks), NULL, &workspace, executor);
    CHECK(s || workspace == 0);
    return tensors_end(&all, s);
}

static inline aclnnStatus ll_combine_prepare(const ll_world *w, const ll_buffers *b,
                                             aclOpExecutor **executor)
{
    cam_tensors all = {.count = 0};
    const ll_sizes z = ll_sizes_of(w);
    const uint64_t n = z.rows + SPARE_ROWS, t = z.tokens, h = (uint64_t)w->c.hidden;
    const uint64_t k = (uint64_t)w->c.topk, ranks = (uint64_t)w->ranks;
    uint64_t workspace = 1;
    aclnnStatus s = aclnnMoeLowLatencyCombineV2GetWorkspaceSize(
        TENSOR2(b->rows_in, cam_type(w->c.type), n, h), TENSOR2(b->ids, ACL_INT32, t, k),
        TENSOR1(b->rows_from, ACL_INT32, 3 * n),
        TENSOR1(b->counts_in, ACL_INT32, (uint64_t)ll_local(w, w->me) * ranks),
        TENSOR2(b->weights, ACL_FLOAT, t, k), NULL, ll_mask_tensor(w, b, &all), NULL, NULL, NULL,
        NULL, w->c.extra ? TENSOR2(b->extra, cam_type(w->c.type), t, h) : NULL,
        (char *)(uintptr_t)w->rank->group, w->ranks, w->me, w->experts, (char *)(uintptr_t) "", 1,
        0, 0, w->c.shared, w->shared_ranks, ll_global_bs(w), 0, 0, 0, NULL,
        TENSOR2(b->out, cam_type(w->c.type), t, h), TENSOR1(b->stats, ACL_INT32, ranks), &workspace,
        executor);
    CHECK(s || workspace == 0);
    return tensors_end(&all, s);
}

static inline void ll_open(const ll_world *w)
{
    const uint64_t bytes =
        aivd_low_latency_bytes(w->most ? w->most : 1, w->c.hidden, oracle_bytes(w->c.type),
                               w->ranks, w->ranks - w->shared_ranks, w->experts, w->choices);
    CHECK(bytes != 0);
    OK(aivd_low_latency_open(w->rank->group, bytes, w->rank->stream));
}

/* ---- what must be there ---- */

static inline void ll_is(const ll_world *w, const char *what, const buffer *b, const void *wanted,
                         uint64_t bytes)
{
    buffer_get(b);
    buffer_check(b, what);
    for (uint64_t i = 0; i < b->bytes; i++)
        if (b->data[i] != (i < bytes ? ((const uint8_t *)wanted)[i] : POISON)) {
            fprintf(
                stderr,
                "rank %d of %d, seed %llu: %s is wrong at byte %llu of %llu; tokens %d hidden %d "
                "topk %d local %d shared %d x %d routing %d quant %d mask %d type %d device %d\n",
                w->me, w->ranks, (unsigned long long)w->seed, what, (unsigned long long)i,
                (unsigned long long)b->bytes, w->c.tokens, w->c.hidden, w->c.topk, w->c.local,
                w->c.shared, w->c.copies, w->c.routing, w->c.quant, w->c.mask, (int)w->c.type,
                w->c.device);
            exit(1);
        }
}

static inline void ll_dispatch_check(const ll_world *w, const ll_buffers *b)
{
    const ll_sizes z = ll_sizes_of(w);
    const int local = ll_local(w, w->me), slots = local * w->ranks;
    int32_t *assist = malloc(12 * z.rows + 12), *recv_count = malloc(4 * (size_t)slots);
    int64_t *per_local = malloc(8 * (size_t)local);
    uint8_t *rows = malloc(z.rows * z.kept + 1), *source = malloc(z.row);
    float *scales = malloc(4 * z.rows + 4);
    ll_rows(w, w->me, assist, recv_count);
    for (uint64_t i = 0; i < z.rows; i++) {
        ll_x(w, assist[3 * i], assist[3 * i + 1], source);
        if (w->c.quant)
            scales[i] = oracle_quantise(w->c.type, source, (uint64_t)w->c.hidden,
                                        (int8_t *)rows + i * z.kept);
        else
            memcpy(rows + i * z.kept, source, z.kept);
    }
    for (int le = 0; le < local; le++)
        per_local[le] = recv_count[(le + 1) * w->ranks - 1] -
                        (w->c.sums || !le ? 0 : recv_count[le * w->ranks - 1]);
    ll_is(w, "expandX", &b->recv_x, rows, z.rows * z.kept);
    ll_is(w, "dynamicScales", &b->scales, scales, w->c.quant ? 4 * z.rows : 0);
    ll_is(w, "assistInfoForCombine", &b->assist, assist, 12 * z.rows);
    ll_is(w, "epRecvCounts", &b->recv_count, recv_count, 4 * (uint64_t)slots);
    ll_is(w, "expertTokenNums", &b->per_local, per_local, 8 * (uint64_t)local);
    free(assist);
    free(recv_count);
    free(per_local);
    free(rows);
    free(source);
    free(scales);
}

static inline void ll_combine_check(const ll_world *w, const ll_buffers *b)
{
    const ll_sizes z = ll_sizes_of(w);
    uint8_t *out = malloc(z.tokens * z.row + 1), *space = malloc(((size_t)w->choices + 1) * z.row);
    for (int t = 0; t < w->tokens[w->me]; t++)
        ll_combined(w, t, space, out + (uint64_t)t * z.row);
    ll_is(w, "xOut", &b->out, out, z.tokens * z.row);
    free(out);
    free(space);
}

#endif
