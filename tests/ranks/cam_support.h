/* What the tests of the expert-parallel operators share: the four calls on buffers of the test,
 * each output poisoned before and guarded on both sides. */
#ifndef CAM_SUPPORT_H
#define CAM_SUPPORT_H

#include "coll_support.h"

#include "aclnn_dispatch_layout.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_notify_dispatch.h"

#include "cam_oracle.h"

enum { POISON = 0xff, SPARE_ROWS = 2, PAIR = 2 /* TP ranks */ };

/* What a program does when its argument is the name. */
struct cam_rank;
typedef struct cam_named {
    const char *name;
    void (*run)(const struct cam_rank *);
} cam_named;

static inline bool cam_named_run(const cam_named *all, size_t count, const char *name,
                                 const struct cam_rank *rank)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(all[i].name, name) == 0) {
            all[i].run(rank);
            return true;
        }
    return false;
}

/* Everything that a rank gives and gets. */
typedef struct cam_buffers {
    buffer ids, ids32, per_rank, per_expert, in_rank, scratch, index;
    buffer send_data, send_offset, recv_data, total, recv_count, recv_offset, max_bs, per_local;
    buffer x, recv_x, scales, assist, rows_in, rows_from, weights, out, tp_counts;
} cam_buffers;

enum { CAM_BUFFERS = sizeof(cam_buffers) / sizeof(buffer) };

/* With tpWorldSize 2 `ctx` has the rank and size among those that share the experts' tokens. */
typedef struct cam_rank {
    const rank_ctx *ctx;
    HcclComm comm;
    aclrtStream stream;
    char group[128];
    HcclComm tp, world; /* of the pair; of all, of which the others are parts */
    int tp_size, tp_rank;
    char tp_group[128];
    cam_buffers *kept; /* memory of earlier cases to use again, or NULL */
} cam_rank;

typedef struct cam_sizes {
    int tokens, experts, topk, rows, quant;
    uint64_t hidden, global_bs;
    oracle_type type;
} cam_sizes;

static inline cam_rank cam_rank_make(const rank_ctx *ctx)
{
    cam_rank r = {.ctx = ctx, .comm = comm_create(ctx)};
    OK(HcclGetCommName(r.comm, r.group));
    OK(aclrtCreateStream(&r.stream));
    return r;
}

/* Ranks 2i and 2i + 1 are a pair; the even ones and the odd ones share a communicator each. */
static inline cam_rank cam_rank_make_tp(const rank_ctx *ctx, rank_ctx *ep)
{
    enum { RANKS_MAX = 64 };
    cam_rank r = {
        .ctx = ep, .tp_size = PAIR, .tp_rank = ctx->rank % PAIR, .world = comm_create(ctx)};
    const uint32_t pair[PAIR] = {(uint32_t)(ctx->rank - r.tp_rank),
                                 (uint32_t)(ctx->rank - r.tp_rank + 1)};
    uint32_t same[RANKS_MAX];
    *ep = *ctx;
    ep->rank = ctx->rank / PAIR;
    ep->size = ctx->size / PAIR;
    CHECK(ctx->size % PAIR == 0 && ep->size <= RANKS_MAX);
    for (int i = 0; i < ep->size; i++)
        same[i] = (uint32_t)(i * PAIR + r.tp_rank);
    OK(HcclCreateSubCommConfig(&r.world, (uint32_t)ep->size, same, 1 + (uint64_t)r.tp_rank,
                               (uint32_t)ep->rank, NULL, &r.comm));
    OK(HcclCreateSubCommConfig(&r.world, PAIR, (uint32_t *)(uintptr_t)pair, 10 + (uint64_t)ep->rank,
                               (uint32_t)r.tp_rank, NULL, &r.tp));
    OK(HcclGetCommName(r.comm, r.group));
    OK(HcclGetCommName(r.tp, r.tp_group));
    OK(aclrtCreateStream(&r.stream));
    return r;
}

static inline void cam_rank_free(cam_rank *r)
{
    buffer *kept = (buffer *)r->kept;
    for (int i = 0; kept && i < CAM_BUFFERS; i++)
        if (kept[i].base)
            buffer_free(&kept[i]);
    free(kept);
    OK(aclrtDestroyStream(r->stream));
    OK(HcclCommDestroy(r->comm));
    if (r->tp_size) {
        OK(HcclCommDestroy(r->tp));
        OK(HcclCommDestroy(r->world));
    }
}

static inline aclDataType cam_type(oracle_type type)
{
    return type == ORACLE_BF16 ? ACL_BF16 : type == ORACLE_FP16 ? ACL_FLOAT16 : ACL_FLOAT;
}

/* For thousands of cases one after the other: mapping and unmapping would take most of the time. */
static inline void cam_rank_keep(cam_rank *r)
{
    CHECK((r->kept = calloc(1, sizeof *r->kept)) != NULL);
}

/* As buffer_make() with `off` 0, in the memory of `kept`, which grows where it must. */
static inline buffer cam_buffer_again(buffer *kept, uint64_t bytes, bool device)
{
    if (kept->bytes < bytes || !kept->base || (device && !kept->device)) {
        const uint64_t room = kept->bytes > bytes ? kept->bytes : bytes;
        if (kept->base)
            buffer_free(kept);
        *kept = buffer_make(room, device || kept->device, 0);
    }
    buffer b = *kept;
    b.bytes = bytes;
    b.all = bytes + 2 * GUARD;
    if (!device) {
        b.device = NULL;
        b.at = b.data;
    }
    memset(b.base, GUARD_BYTE, GUARD);
    memset(b.data + bytes, GUARD_BYTE, GUARD);
    return b;
}

static inline cam_buffers cam_buffers_make(const cam_rank *r, const cam_sizes *z, bool device)
{
    const uint64_t t = (uint64_t)z->tokens, e = (uint64_t)z->experts, k = (uint64_t)z->topk,
                   ranks = (uint64_t)r->ctx->size, n = (uint64_t)z->rows + SPARE_ROWS,
                   row = z->hidden * oracle_bytes(z->type);
    const uint64_t bytes[CAM_BUFFERS] = {8 * t * k,
                                         4 * t * k,
                                         4 * ranks,
                                         4 * e,
                                         4 * t * ranks,
                                         4 * 48 * (e + ranks),
                                         4 * t * k,
                                         12 * e,
                                         4 * e,
                                         12 * e,
                                         4,
                                         4 * e,
                                         4 * e,
                                         4,
                                         8 * e / ranks,
                                         t * row,
                                         z->quant ? n * z->hidden : n * row,
                                         4 * n,
                                         12 * n,
                                         n * row,
                                         12 * n,
                                         4 * t * k,
                                         t * row,
                                         8};
    cam_buffers b;
    buffer *all = &b.ids;
    for (int i = 0; i < CAM_BUFFERS; i++) {
        all[i] = r->kept ? cam_buffer_again(&r->kept->ids + i, bytes[i], device)
                         : buffer_make(bytes[i], device, 0);
        memset(all[i].data, POISON, all[i].bytes);
        buffer_put(&all[i]);
    }
    return b;
}

static inline void cam_buffers_free(cam_buffers *b)
{
    buffer *all = &b->ids;
    for (int i = 0; i < CAM_BUFFERS; i++)
        buffer_free(&all[i]);
}

/* Of kept ones nothing: the next case has them. */
static inline void cam_buffers_end(const cam_rank *r, cam_buffers *b)
{
    if (!r->kept)
        cam_buffers_free(b);
}

/* Tensors live until the calls of their operator are made. */
typedef struct cam_tensors {
    aclTensor *made[16];
    int count;
} cam_tensors;

static inline aclTensor *tensor_of(cam_tensors *all, const buffer *b, aclDataType type, int dims,
                                   uint64_t first, uint64_t second)
{
    const int64_t shape[2] = {(int64_t)first, (int64_t)second};
    aclTensor *t =
        aclCreateTensor(shape, (uint64_t)dims, type, NULL, 0, ACL_FORMAT_ND, NULL, 0, b->at);
    CHECK(t != NULL);
    return all->made[all->count++] = t;
}

static inline aclnnStatus tensors_end(cam_tensors *all, aclnnStatus status)
{
    for (int i = 0; i < all->count; i++)
        OK(aclDestroyTensor(all->made[i]));
    return status;
}

typedef aclnnStatus (*cam_second)(void *, uint64_t, aclOpExecutor *, aclrtStream);

static inline aclnnStatus cam_end(const cam_rank *r, cam_tensors *all, aclnnStatus first,
                                  uint64_t workspace, aclOpExecutor *executor, cam_second second)
{
    tensors_end(all, ACLNN_SUCCESS);
    if (first)
        return first;
    CHECK_EQ(workspace, 0);
    return second(NULL, 0, executor, r->stream);
}

#define TENSOR1(b_, type_, n_)     tensor_of(&all, &(b_), type_, 1, n_, 0)
#define TENSOR2(b_, type_, n_, m_) tensor_of(&all, &(b_), type_, 2, n_, m_)

static inline aclnnStatus cam_layout(const cam_rank *r, const cam_sizes *z, const cam_buffers *b)
{
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1, t = (uint64_t)z->tokens, k = (uint64_t)z->topk;
    uint64_t ranks = (uint64_t)r->ctx->size;
    aclOpExecutor *executor = NULL;
    aclnnStatus s = aclnnDispatchLayoutGetWorkspaceSize(
        TENSOR2(b->ids, ACL_INT64, t, k), z->tokens, r->ctx->size, z->experts, z->topk, 8,
        TENSOR1(b->per_rank, ACL_INT32, ranks),
        TENSOR1(b->per_expert, ACL_INT32, (uint64_t)z->experts),
        TENSOR2(b->in_rank, ACL_INT32, t, ranks),
        TENSOR1(b->scratch, ACL_INT32, b->scratch.bytes / 4), TENSOR2(b->index, ACL_INT32, t, k),
        &workspace, &executor);
    return cam_end(r, &all, s, workspace, executor, aclnnDispatchLayout);
}

static inline aclnnStatus cam_notify(const cam_rank *r, const cam_sizes *z, const cam_buffers *b)
{
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1, e = (uint64_t)z->experts;
    aclOpExecutor *executor = NULL;
    aclnnStatus s = aclnnNotifyDispatchGetWorkspaceSize(
        TENSOR1(b->send_data, ACL_INT32, 3 * e), TENSOR1(b->per_expert, ACL_INT32, e),
        3 * z->experts, z->tokens, (char *)(uintptr_t)r->group, r->ctx->size, r->ctx->rank,
        r->ctx->size, r->ctx->rank, TENSOR1(b->send_offset, ACL_INT32, e),
        TENSOR1(b->recv_data, ACL_INT32, 3 * e), TENSOR1(b->total, ACL_INT32, 1),
        TENSOR1(b->recv_count, ACL_INT32, e), TENSOR1(b->recv_offset, ACL_INT32, e),
        TENSOR1(b->max_bs, ACL_INT32, 1),
        TENSOR1(b->per_local, ACL_INT64, e / (uint64_t)r->ctx->size), &workspace, &executor);
    return cam_end(r, &all, s, workspace, executor, aclnnNotifyDispatch);
}

static inline aclnnStatus cam_dispatch(const cam_rank *r, const cam_sizes *z, const cam_buffers *b)
{
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1, t = (uint64_t)z->tokens, k = (uint64_t)z->topk;
    uint64_t e = (uint64_t)z->experts, n = (uint64_t)z->rows + SPARE_ROWS;
    aclOpExecutor *executor = NULL;
    aclnnStatus s = aclnnMoeDispatchNormalGetWorkspaceSize(
        TENSOR2(b->x, cam_type(z->type), t, z->hidden), TENSOR2(b->ids32, ACL_INT32, t, k),
        TENSOR1(b->send_offset, ACL_INT32, e), TENSOR2(b->index, ACL_INT32, t, k),
        TENSOR1(b->recv_offset, ACL_INT32, e), TENSOR1(b->recv_count, ACL_INT32, e),
        (char *)(uintptr_t)r->group, r->ctx->size, r->ctx->rank, (char *)(uintptr_t)r->tp_group,
        r->tp_size, r->tp_rank, z->experts, z->quant, (int64_t)z->global_bs,
        TENSOR2(b->recv_x, z->quant ? ACL_INT8 : cam_type(z->type), n, z->hidden),
        TENSOR1(b->scales, ACL_FLOAT, n), TENSOR1(b->assist, ACL_INT32, 3 * n), NULL, &workspace,
        &executor);
    return cam_end(r, &all, s, workspace, executor, aclnnMoeDispatchNormal);
}

static inline aclnnStatus cam_combine(const cam_rank *r, const cam_sizes *z, const cam_buffers *b)
{
    cam_tensors all = {.count = 0};
    uint64_t workspace = 1, t = (uint64_t)z->tokens, k = (uint64_t)z->topk;
    uint64_t n = (uint64_t)z->rows + SPARE_ROWS;
    aclOpExecutor *executor = NULL;
    aclnnStatus s = aclnnMoeCombineNormalGetWorkspaceSize(
        TENSOR2(b->rows_in, cam_type(z->type), n, z->hidden),
        TENSOR1(b->rows_from, ACL_INT32, 3 * n),
        TENSOR1(b->recv_count, ACL_INT32, (uint64_t)z->experts),
        TENSOR2(b->weights, ACL_FLOAT, t, k),
        r->tp_size ? TENSOR1(b->tp_counts, ACL_INT32, 2) : NULL, (char *)(uintptr_t)r->group,
        r->ctx->size, r->ctx->rank, (char *)(uintptr_t)r->tp_group, r->tp_size, r->tp_rank,
        z->experts, (int64_t)z->global_bs, TENSOR2(b->out, cam_type(z->type), t, z->hidden), NULL,
        &workspace, &executor);
    return cam_end(r, &all, s, workspace, executor, aclnnMoeCombineNormal);
}

#endif
