/* cam/low_latency: checked calls of low-latency dispatch and combine become kernels on a stream, as
 * whole calls or in two halves. */
#ifndef CAM_SRC_LOW_LATENCY_H
#define CAM_SRC_LOW_LATENCY_H

#include "cam/area.h"
#include "cam/low_latency_shape.h"
#include "hccl/coll.h"

/* Meanings and shapes: kernels/cam/low_latency_shape.h, docs/cam.md. What is not wanted is NULL. */
typedef struct cam_ll_dispatch_call {
    cam_ll_routing routing;
    const void *x;
    void *recv_x;
    float *scales;
    int32_t *assist, *recv_count;
    int64_t *per_local;
    uint64_t rows; /* what recv_x, scales and assist all have room for */
    HcclDataType type;
    bool sums; /* per_local is a running sum */
} cam_ll_dispatch_call;

typedef struct cam_ll_combine_call {
    cam_ll_routing routing;
    const void *rows_in;
    const int32_t *assist, *recv_count;
    const float *weights;
    const void *extra;
    void *out;
    int32_t *stats;
    uint64_t rows; /* of rows_in and assist */
    HcclDataType type;
} cam_ll_combine_call;

/* Bytes of a half of a window that a call needs; UINT64_MAX when 64 bits do not hold it. */
uint64_t cam_ll_need(const cam_ll_shape *shape, uint32_t element, bool combine);

/* Queue the whole call. The stream has passed hccl_operator_begin. */
aivd_status cam_ll_dispatch_launch(hccl_comm *comm, npu_stream *stream,
                                   const cam_ll_dispatch_call *call);
aivd_status cam_ll_combine_launch(hccl_comm *comm, npu_stream *stream,
                                  const cam_ll_combine_call *call);

/* Which call in halves an executor has begun. */
typedef struct cam_ll_begun {
    uint64_t number; /* call of the communicator that sent; 0 = not begun */
    uint64_t opened; /* of the window */
    uint32_t half;
} cam_ll_begun;

/* Queue one half of the call. The first one sets *begun, the second one clears it. */
aivd_status cam_ll_dispatch_half(hccl_comm *comm, npu_stream *stream,
                                 const cam_ll_dispatch_call *call, cam_ll_begun *begun);
aivd_status cam_ll_combine_half(hccl_comm *comm, npu_stream *stream,
                                const cam_ll_combine_call *call, cam_ll_begun *begun);

#endif
