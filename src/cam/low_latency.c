/* cam/low_latency: see low_latency.h. */
#include "cam/low_latency.h"

#include <string.h>

#include "aivdrive/reduce.h"
#include "cam/call.h"
#include "record/ring.h"

/* More than the caches hold, of rows that one rank sends. */
enum { IN_TURN_BYTES = 32 << 20 };

/* ---- what ranks must have alike ---- */

static coll_record record_of(uint32_t kind, const cam_ll_shape *z, HcclDataType type)
{
    return (coll_record){.kind = kind,
                         .type = (uint32_t)type,
                         .op = (uint32_t)(z->most * z->ranks),
                         .count = z->hidden,
                         .shape = coll_cam_shape(z->experts, z->topk, z->quant)};
}

static uint64_t also_of(const cam_ll_shape *z)
{
    return hccl_coll_mix(hccl_coll_mix(hccl_coll_mix(1, z->most), z->shared), z->shared_ranks);
}

/* ---- the arguments ---- */

static void lend_routing(cam_call *c, const cam_ll_routing *r)
{
    const uint64_t pairs = r->tokens * r->shape.topk;
    cam_call_lend(c, r->ids, pairs * 4);
    cam_call_lend(c, r->mask, r->mask_kind == CAM_LL_PAIRS ? pairs : r->tokens);
}

static uint64_t slots_of(const cam_ll_shape *z, uint32_t rank)
{
    return (uint64_t)cam_ll_local(z, rank) * z->ranks;
}

/* All but the twins. */
static void dispatch_fill(cam_call *c, const cam_ll_dispatch_call *call, cam_ll_dispatch_args *args)
{
    const cam_ll_shape *z = &call->routing.shape;
    const uint32_t element = aivd_type_bytes((int)call->type);
    void *counts = NULL;
    args->coll.element = element;
    args->routing = call->routing;
    args->x = call->x;
    args->recv_x = call->recv_x;
    args->scales = z->quant ? call->scales : NULL;
    args->assist = call->assist;
    args->per_local = call->per_local;
    args->recv_count = call->recv_count;
    args->rows = call->rows;
    args->sums = call->sums;
    args->in_turn = call->routing.tokens * z->topk * cam_ll_row_bytes(z, element) > IN_TURN_BYTES;
    lend_routing(c, &call->routing);
    cam_call_lend(c, call->x, call->routing.tokens * z->hidden * element);
    cam_call_lend(c, call->per_local, 8ull * cam_ll_local(z, c->comm->rank));
    cam_call_lend(c, call->recv_count, 4ull * slots_of(z, c->comm->rank));
    if (!c->status)
        c->status =
            cam_scratch_get(c->comm, CAM_SCRATCH_LL_COUNTS, 4ull * cam_ll_places(z), &counts);
    args->counts = counts;
}

static void combine_fill(cam_call *c, const cam_ll_combine_call *call, cam_ll_combine_args *args)
{
    const cam_ll_shape *z = &call->routing.shape;
    const uint32_t element = aivd_type_bytes((int)call->type);
    const uint64_t tokens = call->routing.tokens;
    args->coll.element = element;
    args->routing = call->routing;
    args->rows_in = call->rows_in;
    args->assist = call->assist;
    args->recv_count = call->recv_count;
    args->weights = call->weights;
    args->extra = call->extra;
    args->out = call->out;
    args->stats = call->stats;
    args->rows = call->rows;
    lend_routing(c, &call->routing);
    cam_call_lend(c, call->weights, tokens * z->topk * 4);
    cam_call_lend(c, call->extra, tokens * z->hidden * element);
    cam_call_lend(c, call->out, tokens * z->hidden * element);
    cam_call_lend(c, call->stats, 4ull * z->ranks);
}

/* ---- whole calls ---- */

aivd_status cam_ll_dispatch_launch(hccl_comm *comm, npu_stream *stream,
                                   const cam_ll_dispatch_call *call)
{
    cam_ll_dispatch_args args;
    const cam_ll_shape *z = &call->routing.shape;
    memset(&args, 0, sizeof args);
    cam_call c =
        cam_call_begin(comm, CAM_LL_DISPATCH, record_of(COLL_CAM_LL_DISPATCH, z, call->type),
                       also_of(z), &args.coll, sizeof args);
    dispatch_fill(&c, call, &args);
    args.recv_twin = cam_call_twin(
        &c, call->recv_x, call->rows * cam_ll_row_bytes(z, args.coll.element), CAM_SCRATCH_ROWS);
    args.assist_twin = cam_call_twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    args.scales_twin = cam_call_twin(&c, args.scales, call->rows * 4, CAM_SCRATCH_SCALES);
    return cam_call_end(&c, stream);
}

aivd_status cam_ll_combine_launch(hccl_comm *comm, npu_stream *stream,
                                  const cam_ll_combine_call *call)
{
    cam_ll_combine_args args;
    const cam_ll_shape *z = &call->routing.shape;
    memset(&args, 0, sizeof args);
    cam_call c = cam_call_begin(comm, CAM_LL_COMBINE, record_of(COLL_CAM_LL_COMBINE, z, call->type),
                                also_of(z), &args.coll, sizeof args);
    combine_fill(&c, call, &args);
    args.rows_twin = cam_call_twin(&c, call->rows_in, call->rows * z->hidden * args.coll.element,
                                   CAM_SCRATCH_ROWS);
    args.assist_twin = cam_call_twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    args.count_twin =
        cam_call_twin(&c, call->recv_count, 4ull * slots_of(z, comm->rank), CAM_SCRATCH_COUNTS);
    return cam_call_end(&c, stream);
}

/* ---- calls in halves ---- */

uint64_t cam_ll_need(const cam_ll_shape *z, uint32_t element, bool combine)
{
    typedef unsigned __int128 wide;
    const uint64_t row = combine ? z->hidden * element : cam_ll_row_bytes(z, element);
    const uint32_t local = cam_ll_local(z, z->ranks - 1);
    wide need = combine ? (wide)z->most * (z->topk + z->shared) * cam_ll_slot_bytes(row)
                        : (wide)z->ranks * local * z->most * cam_ll_slot_bytes(row) +
                              cam_ll_counts_at(local, z->ranks);
    return need > UINT64_MAX / 4 ? UINT64_MAX : (uint64_t)need;
}

/* The window is there and large enough. */
static aivd_status window_check(const cam_call *c, const cam_low_latency *ll, const cam_ll_shape *z,
                                uint64_t need)
{
    if (z->most == 0)
        return base_fail(
            AIVD_ERR_PARAM, "EZ9999",
            "%s: globalBs is 0; in halves it must be ranks times the most tokens a rank "
            "may have",
            c->name);
    if (!ll->window || ll->resumed != c->comm->resumed)
        return base_fail(
            AIVD_ERR_PARAM, "EZ9999",
            "%s: communicator \"%s\" has no window for calls in halves%s; all ranks call "
            "aivd_low_latency_open() first",
            c->name, c->comm->name, ll->window ? " since it was resumed" : "");
    if (need > ll->half_bytes)
        return base_fail(AIVD_ERR_PARAM, "EZ9999",
                         "%s: the window for calls in halves has %llu bytes, %llu are needed; all "
                         "ranks call aivd_low_latency_open() with as many",
                         c->name, (unsigned long long)(2 * ll->half_bytes),
                         (unsigned long long)(2 * need));
    return AIVD_OK;
}

static aivd_status begin_check(const cam_call *c, const cam_low_latency *ll)
{
    const uint64_t before = ll->begun[ll->next];
    if (before == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EZ9999",
                     "%s: two calls in halves are begun and the first of them (call %llu of the "
                     "communicator) has not been received; there is room for two",
                     c->name, (unsigned long long)before);
}

static aivd_status end_check(const cam_call *c, const cam_low_latency *ll,
                             const cam_ll_begun *begun)
{
    if (begun->opened == ll->opened)
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_PARAM, "EZ9999",
        "%s: the window has been opened anew since this call was begun; begin it again", c->name);
}

/* The second part of the argument, and whether the half can be made. */
static cam_ll_half half_make(cam_call *c, cam_low_latency **ll, const cam_ll_shape *z,
                             uint64_t need, const cam_ll_begun *begun)
{
    cam_ll_half half = {0};
    aivd_status s = c->status ? c->status : cam_low_latency_of(c->comm, ll);
    if (!s)
        s = window_check(c, *ll, z, need);
    if (!s)
        s = begun->number ? end_check(c, *ll, begun) : begin_check(c, *ll);
    c->status = s;
    if (s)
        return half;
    half.window = (*ll)->window;
    half.half_bytes = (*ll)->half_bytes;
    half.number = begun->number;
    half.half = begun->number ? begun->half : (*ll)->next;
    half.freed = (*ll)->freed[half.half];
    half.signature = hccl_coll_signature(c->comm, c->kernel.compared);
    return half;
}

/* The half is queued, as call `seq` of the communicator. Under `calls`. */
static void half_note(cam_low_latency *ll, const cam_ll_half *half, uint64_t seq,
                      cam_ll_begun *begun)
{
    if (begun->number) {
        ll->begun[half->half] = 0;
        ll->freed[half->half] = seq;
        begun->number = 0;
        return;
    }
    ll->begun[half->half] = seq;
    ll->next = !half->half;
    *begun = (cam_ll_begun){.number = seq, .opened = ll->opened, .half = half->half};
}

/* As cam_call_end; what has been begun or ended is noted under the same lock. */
static aivd_status half_end(cam_call *c, npu_stream *stream, cam_low_latency *ll,
                            const cam_ll_half *half, cam_ll_begun *begun)
{
    if (!c->status)
        c->status = hccl_coll_kernel_launch(c->comm, stream, &c->kernel);
    if (!c->status)
        half_note(ll, half, c->kernel.args->seq, begun);
    npu_lock_give(&c->comm->calls);
    return c->status;
}

aivd_status cam_ll_dispatch_half(hccl_comm *comm, npu_stream *stream,
                                 const cam_ll_dispatch_call *call, cam_ll_begun *begun)
{
    cam_ll_dispatch_half_args args;
    cam_low_latency *ll = NULL;
    const cam_ll_shape *z = &call->routing.shape;
    const bool second = begun->number != 0;
    const uint32_t element = aivd_type_bytes((int)call->type);
    memset(&args, 0, sizeof args);
    cam_call c =
        cam_call_begin(comm, second ? CAM_LL_DISPATCH_RECEIVE : CAM_LL_DISPATCH_SEND,
                       record_of(second ? COLL_CAM_LL_RECEIVE : COLL_CAM_LL_SEND, z, call->type),
                       also_of(z), &args.call.coll, sizeof args);
    dispatch_fill(&c, call, &args.call);
    cam_call_lend(&c, call->recv_x, call->rows * cam_ll_row_bytes(z, element));
    cam_call_lend(&c, call->assist, call->rows * 12);
    cam_call_lend(&c, args.call.scales, call->rows * 4);
    args.half = half_make(&c, &ll, z, cam_ll_need(z, element, false), begun);
    return half_end(&c, stream, ll, &args.half, begun);
}

aivd_status cam_ll_combine_half(hccl_comm *comm, npu_stream *stream,
                                const cam_ll_combine_call *call, cam_ll_begun *begun)
{
    cam_ll_combine_half_args args;
    cam_low_latency *ll = NULL;
    const cam_ll_shape *z = &call->routing.shape;
    const bool second = begun->number != 0;
    const uint32_t element = aivd_type_bytes((int)call->type);
    memset(&args, 0, sizeof args);
    cam_call c =
        cam_call_begin(comm, second ? CAM_LL_COMBINE_RECEIVE : CAM_LL_COMBINE_SEND,
                       record_of(second ? COLL_CAM_LL_RECEIVE : COLL_CAM_LL_SEND, z, call->type),
                       hccl_coll_mix(also_of(z), 1), &args.call.coll, sizeof args);
    combine_fill(&c, call, &args.call);
    cam_call_lend(&c, call->rows_in, call->rows * z->hidden * element);
    cam_call_lend(&c, call->assist, call->rows * 12);
    cam_call_lend(&c, call->recv_count, 4ull * slots_of(z, comm->rank));
    args.half = half_make(&c, &ll, z, cam_ll_need(z, element, true), begun);
    return half_end(&c, stream, ll, &args.half, begun);
}
