/* cam/area: memory that the expert-parallel operators keep for a communicator. It is made by the
 * first call that needs it, only grows, and is freed with the communicator. */
#ifndef CAM_SRC_AREA_H
#define CAM_SRC_AREA_H

#include "hccl/comm.h"

/* Device memory of this rank that its peers may use during a call. */
typedef enum cam_scratch {
    CAM_SCRATCH_ROWS,
    CAM_SCRATCH_SCALES,
    CAM_SCRATCH_ASSIST,
    CAM_SCRATCH_COUNTS,
    CAM_SCRATCH_NOTIFY,
    CAM_SCRATCH_TP_ROWS, /* of one of a pair of TP ranks */
    CAM_SCRATCH_TP_SCALES,
    CAM_SCRATCH_TP_ASSIST,
    CAM_SCRATCH_STATUS, /* what hardware has as its second window */
    CAM_SCRATCH_LL_COUNTS,
    CAM_SCRATCH_LL_WINDOW, /* of low-latency calls in halves */
    CAM_SCRATCHES
} cam_scratch;

/* Low-latency calls in halves, as this rank has begun and ended them (low_latency_shape.h of the
 * kernels); the same on all ranks when each has made its calls. Under `calls`. */
typedef struct cam_low_latency {
    void *window;     /* NULL: not opened */
    uint64_t opened;  /* how often */
    uint64_t resumed; /* of the communicator, when it was opened */
    uint64_t half_bytes;
    uint32_t next;     /* half of the next call */
    uint64_t begun[2]; /* by half: call of the communicator that sent what is there; 0 = free */
    uint64_t freed[2]; /* by half: call that freed it last; 0 = none */
} cam_low_latency;

aivd_status cam_low_latency_of(hccl_comm *comm, cam_low_latency **state);

/* Data windows, as the calls of this rank have used their halves; under `calls`. */
typedef struct cam_window_use {
    uint64_t notify[2], rows[2]; /* last call, by parity; 0 = none */
    bool granted;
} cam_window_use;

aivd_status cam_window_use_of(hccl_comm *comm, cam_window_use **use);

/* At least `bytes` of it, zeroed when first made; what an earlier call was given stays usable until
 * the communicator ends. Under the communicator's `calls` lock. */
aivd_status cam_scratch_get(hccl_comm *comm, cam_scratch which, uint64_t bytes, void **memory);

#endif
