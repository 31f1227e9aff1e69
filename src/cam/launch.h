/* cam/launch: checked calls of the expert-parallel operators become kernels on a stream. Shapes and
 * types are right when these are called (cam/check); what only the communicator knows is found
 * here: which buffers peers can reach, and memory for those they cannot. */
#ifndef CAM_SRC_LAUNCH_H
#define CAM_SRC_LAUNCH_H

#include "hccl/coll.h"

/* Meanings and shapes: kernels/cam/cam.h, docs/cam.md. Buffers that are not wanted are NULL. */
typedef struct cam_layout_call {
    const int64_t *ids;
    int32_t *per_rank, *per_expert, *in_rank, *scratch, *index;
    uint64_t scratch_count; /* int32 in `scratch` */
    uint64_t tokens;
    uint32_t ranks, experts, topk;
    bool refuse; /* ids outside 0 to E - 1 */
} cam_layout_call;

typedef struct cam_notify_call {
    const int32_t *per_expert;
    int32_t *send_data, *send_offset, *recv_data, *total, *recv_count, *recv_offset, *max_bs;
    int64_t *per_local;
    uint64_t tokens;
    uint32_t experts;
} cam_notify_call;

typedef struct cam_dispatch_call {
    const void *x;
    const int32_t *ids, *send_offset, *index, *recv_offset, *recv_count;
    void *recv_x;
    float *scales;
    int32_t *assist, *stats;
    uint64_t tokens, hidden, rows; /* rows: what recv_x, scales and assist all have room for */
    uint64_t global_bs;
    HcclDataType type; /* of x: FP16, BFP16, FP32 */
    uint32_t experts, topk, quant;
    bool refuse; /* as of layout */
} cam_dispatch_call;

typedef struct cam_combine_call {
    const void *rows_in;
    const float *scales; /* of rows in INT8; NULL: rows are of `type` */
    const int32_t *assist, *recv_count;
    const int32_t *tp_counts; /* [2] rows of both TP ranks */
    const float *weights;
    void *out;
    int32_t *stats;
    uint64_t tokens, hidden, rows; /* rows: of rows_in and assist */
    HcclDataType type;
    uint32_t experts, topk;
} cam_combine_call;

/* Queue the operator. The stream has passed hccl_operator_begin (layout: npu_stream_check). */
aivd_status cam_layout_launch(npu_stream *stream, const cam_layout_call *call);
aivd_status cam_notify_launch(hccl_comm *comm, npu_stream *stream, const cam_notify_call *call);
aivd_status cam_dispatch_launch(hccl_comm *comm, npu_stream *stream, const cam_dispatch_call *call);
aivd_status cam_combine_launch(hccl_comm *comm, npu_stream *stream, const cam_combine_call *call);

#endif
