/* cam/window: calls of the window transport: through the HCCL buffers of all ranks and a status
 * window of each (cam/window_map.h of the kernels). Nothing needs a twin: a rank's kernel touches
 * no buffer of another rank's caller. */
#ifndef CAM_SRC_WINDOW_H
#define CAM_SRC_WINDOW_H

#include "cam/launch.h"

/* Whether AIVDRIVE_CAM_TRANSPORT says so. */
bool cam_window_chosen(void);
/* Of the smallest HCCL buffer of all ranks; *rank, when not NULL, is whose. */
uint64_t cam_window_bytes(const hccl_comm *comm, uint32_t *rank);

/* The first stage has found the windows large enough. */
aivd_status cam_window_notify_launch(hccl_comm *comm, npu_stream *stream,
                                     const cam_notify_call *call);
aivd_status cam_window_dispatch_launch(hccl_comm *comm, npu_stream *stream,
                                       const cam_dispatch_call *call);
aivd_status cam_window_combine_launch(hccl_comm *comm, npu_stream *stream,
                                      const cam_combine_call *call);

#endif
