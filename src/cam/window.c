/* cam/window: see window.h. */
#include "cam/window.h"

#include <string.h>

#include "base/option.h"
#include "cam/call.h"
#include "cam/window_map.h"

bool cam_window_chosen(void)
{
    enum { DIRECT, WINDOW };
    int choice = DIRECT;
    return base_option_choice(OPT_CAM_TRANSPORT, &choice) == AIVD_OK && choice == WINDOW;
}

uint64_t cam_window_bytes(const hccl_comm *comm, uint32_t *rank)
{
    uint64_t bytes = comm->buffer_size;
    uint32_t whose = comm->rank;
    for (uint32_t p = 0; p < comm->size; p++)
        if (comm->peers[p].buffer_size < bytes) {
            bytes = comm->peers[p].buffer_size;
            whose = p;
        }
    if (rank)
        *rank = whose;
    return bytes;
}

/* ---- a call ---- */

/* The same call through windows differs from one that goes straight: all ranks must agree. */
static cam_call window_begin(hccl_comm *comm, enum cam_kernel kernel, coll_record record,
                             uint64_t also, coll_args *args, size_t bytes)
{
    record.mesh = 1;
    return cam_call_begin(comm, kernel, record, hccl_coll_mix(also, kernel), args, bytes);
}

/* `notify`: which areas the call uses. */
static uint64_t *used_of(cam_window_use *use, bool notify, uint64_t seq)
{
    return notify ? &use->notify[seq & 1] : &use->rows[seq & 1];
}

static void window_fill(cam_call *c, cam_window *window, bool notify)
{
    const hccl_comm *comm = c->comm;
    cam_window_use *use;
    if (!c->status)
        c->status = cam_window_use_of(c->comm, &use);
    if (c->status)
        return;
    if (!use->granted)
        hccl_coll_tell_granted(comm, comm->buffer, comm->buffer_size, "HCCL buffer");
    use->granted = true;
    *window = (cam_window){.bytes = cam_window_bytes(comm, NULL),
                           .used = *used_of(use, notify, c->kernel.args->seq),
                           .identity = comm->peers[0].identity};
}

/* Queues the call. From then on its halves are in use, and peers may read this rank's. */
static aivd_status window_end(cam_call *c, npu_stream *stream, bool notify)
{
    const uint64_t seq = c->kernel.args->seq;
    cam_window_use *use;
    if (!c->status)
        c->status = hccl_coll_kernel_launch(c->comm, stream, &c->kernel);
    if (!c->status && cam_window_use_of(c->comm, &use) == AIVD_OK) {
        *used_of(use, notify, seq) = seq;
        c->comm->read_mark = coll_mark(seq, CAM_WINDOW_LEFT);
    }
    npu_lock_give(&c->comm->calls);
    return c->status;
}

/* ---- the operators ---- */

aivd_status cam_window_notify_launch(hccl_comm *comm, npu_stream *stream,
                                     const cam_notify_call *call)
{
    cam_window_notify_args args;
    memset(&args, 0, sizeof args);
    cam_call c = window_begin(comm, CAM_NOTIFY_WINDOW, cam_notify_record(call), 0,
                              &args.notify.coll, sizeof args);
    cam_notify_fill(&c, &args.notify, call);
    cam_call_lend(&c, call->recv_data, 12ull * call->experts);
    window_fill(&c, &args.window, true);
    return window_end(&c, stream, true);
}

aivd_status cam_window_dispatch_launch(hccl_comm *comm, npu_stream *stream,
                                       const cam_dispatch_call *call)
{
    cam_window_dispatch_args args;
    memset(&args, 0, sizeof args);
    cam_call c = window_begin(comm, CAM_DISPATCH_WINDOW, cam_dispatch_record(call), call->global_bs,
                              &args.dispatch.coll, sizeof args);
    cam_dispatch_fill(&c, &args.dispatch, call);
    const uint32_t element = args.dispatch.coll.element;
    const uint64_t most = call->global_bs ? call->global_bs / comm->size : call->tokens;
    args.send_offset = call->send_offset;
    args.recv_offset = call->recv_offset;
    args.before = most * call->topk * cam_window_combine_row(call->hidden * element);
    cam_call_lend(&c, call->send_offset, 4ull * call->experts);
    cam_call_lend(&c, call->recv_offset, 4ull * call->experts);
    cam_call_lend(&c, call->recv_count, 4ull * call->experts);
    cam_call_lend(&c, call->recv_x, call->rows * call->hidden * (call->quant ? 1 : element));
    cam_call_lend(&c, call->assist, call->rows * 12);
    cam_call_lend(&c, args.dispatch.scales, call->rows * 4);
    window_fill(&c, &args.window, false);
    return window_end(&c, stream, false);
}

aivd_status cam_window_combine_launch(hccl_comm *comm, npu_stream *stream,
                                      const cam_combine_call *call)
{
    cam_window_combine_args args;
    void *status = NULL;
    memset(&args, 0, sizeof args);
    cam_call c = window_begin(comm, CAM_COMBINE_WINDOW, cam_combine_record(call), 0,
                              &args.combine.coll, sizeof args);
    cam_combine_fill(&c, &args.combine, call);
    cam_call_lend(&c, call->recv_count, 4ull * call->experts);
    const uint64_t row = call->hidden * (call->scales ? 1 : args.combine.coll.element);
    cam_call_lend(&c, call->rows_in, call->rows * row);
    cam_call_lend(&c, call->scales, call->rows * 4);
    cam_call_lend(&c, call->assist, call->rows * 12);
    window_fill(&c, &args.window, false);
    if (!c.status)
        c.status = cam_scratch_get(comm, CAM_SCRATCH_STATUS,
                                   cam_window_status_bytes(args.window.bytes, comm->size), &status);
    args.window.status = status;
    return window_end(&c, stream, false);
}
