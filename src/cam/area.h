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
    CAM_SCRATCH_STATUS, /* what hardware has as its second window */
    CAM_SCRATCHES
} cam_scratch;

/* At least `bytes` of it, zeroed when first made; what an earlier call was given stays usable until
 * the communicator ends. Under the communicator's `calls` lock. */
aivd_status cam_scratch_get(hccl_comm *comm, cam_scratch which, uint64_t bytes, void **memory);

#endif
