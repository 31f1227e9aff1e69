/* cam/tp: see tp.h. Scratch memory belongs to the EP communicator, whose ranks use it: the kernel
 * of the pair only reads and writes its own. */
#include "cam/tp.h"

#include <string.h>

#include "aivdrive/reduce.h"
#include "cam/call.h"

static aivd_status scratch_get(hccl_comm *ep, cam_scratch which, uint64_t bytes, void *pointer)
{
    void *memory = NULL;
    npu_lock_take(&ep->calls);
    aivd_status s = bytes ? cam_scratch_get(ep, which, bytes, &memory) : AIVD_OK;
    npu_lock_give(&ep->calls);
    memcpy(pointer, &memory, sizeof memory);
    return s;
}

/* What must be the same on both ranks: they hold shards of the same experts. */
static cam_call pair_begin(hccl_comm *ep, hccl_comm *tp, enum cam_kernel kernel, coll_record record,
                           coll_args *args, size_t bytes)
{
    record.root = ep->rank;
    return cam_call_begin(tp, kernel, record, hccl_coll_mix(ep->rank, ep->size), args, bytes);
}

static aivd_status gather_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                                 const cam_dispatch_call *call, const cam_dispatch_call *own)
{
    cam_tp_gather_args args;
    const coll_record record = {.kind = COLL_CAM_TP_GATHER,
                                .type = (uint32_t)call->type,
                                .count = call->hidden,
                                .shape = coll_cam_shape(call->experts, call->topk, call->quant)};
    const uint64_t row = call->hidden * (call->quant ? 1 : aivd_type_bytes((int)call->type));
    memset(&args, 0, sizeof args);
    cam_call c = pair_begin(ep, tp, CAM_TP_GATHER, record, &args.coll, sizeof args);
    args.coll.element = aivd_type_bytes((int)call->type);
    args.recv_count = call->recv_count;
    args.rows_in = own->recv_x;
    args.scales_in = call->quant ? own->scales : NULL;
    args.assist_in = own->assist;
    args.rows = call->recv_x;
    args.scales = call->quant ? call->scales : NULL;
    args.assist = call->assist;
    args.row_bytes = row;
    args.room = call->rows;
    args.experts = call->experts;
    cam_call_lend(&c, call->recv_count, 4ull * call->experts);
    args.rows_twin = cam_call_twin(&c, call->recv_x, call->rows * row, CAM_SCRATCH_ROWS);
    args.scales_twin = cam_call_twin(&c, args.scales, call->rows * 4, CAM_SCRATCH_SCALES);
    args.assist_twin = cam_call_twin(&c, call->assist, call->rows * 12, CAM_SCRATCH_ASSIST);
    return cam_call_end(&c, stream);
}

aivd_status cam_tp_dispatch_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                                   const cam_dispatch_call *call)
{
    cam_dispatch_call own = *call;
    const uint64_t row = call->hidden * (call->quant ? 1 : aivd_type_bytes((int)call->type));
    aivd_status s = scratch_get(ep, CAM_SCRATCH_TP_ROWS, call->rows * row, &own.recv_x);
    if (!s && call->quant)
        s = scratch_get(ep, CAM_SCRATCH_TP_SCALES, call->rows * 4, &own.scales);
    if (!s)
        s = scratch_get(ep, CAM_SCRATCH_TP_ASSIST, call->rows * 12, &own.assist);
    if (!s)
        s = cam_dispatch_launch(ep, stream, &own);
    return s ? s : gather_launch(ep, tp, stream, call, &own);
}

static aivd_status sum_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                              const cam_combine_call *call, void *rows, int32_t *assist)
{
    cam_tp_sum_args args;
    const coll_record record = {.kind = COLL_CAM_TP_SUM,
                                .type = (uint32_t)call->type,
                                .count = call->hidden,
                                .shape = coll_cam_shape(call->experts, call->topk, 0)};
    const uint32_t element = aivd_type_bytes((int)call->type);
    memset(&args, 0, sizeof args);
    cam_call c = pair_begin(ep, tp, CAM_TP_SUM, record, &args.coll, sizeof args);
    args.coll.element = element;
    args.recv_count = call->recv_count;
    args.tp_counts = call->tp_counts;
    args.rows_in = call->rows_in;
    args.assist_in = call->assist;
    args.rows = rows;
    args.assist = assist;
    args.hidden = call->hidden;
    args.room = call->rows;
    args.experts = call->experts;
    cam_call_lend(&c, call->recv_count, 4ull * call->experts);
    cam_call_lend(&c, call->tp_counts, 8);
    cam_call_lend(&c, call->assist, call->rows * 12);
    args.rows_twin =
        cam_call_twin(&c, call->rows_in, call->rows * call->hidden * element, CAM_SCRATCH_ROWS);
    return cam_call_end(&c, stream);
}

aivd_status cam_tp_combine_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                                  const cam_combine_call *call)
{
    cam_combine_call own = *call;
    void *rows = NULL;
    int32_t *assist = NULL;
    const uint64_t bytes = call->rows * call->hidden * aivd_type_bytes((int)call->type);
    aivd_status s = scratch_get(ep, CAM_SCRATCH_TP_ROWS, bytes, &rows);
    if (!s)
        s = scratch_get(ep, CAM_SCRATCH_TP_ASSIST, call->rows * 12, &assist);
    if (!s)
        s = sum_launch(ep, tp, stream, call, rows, assist);
    own.rows_in = rows;
    own.assist = assist;
    return s ? s : cam_combine_launch(ep, stream, &own);
}
