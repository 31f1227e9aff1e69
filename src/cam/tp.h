/* cam/tp: dispatch and combine with tpWorldSize 2: what the two ranks of a pair do with each other,
 * behind dispatch and before combine. The operators themselves stay what they are, with memory of
 * the library in the place of the caller's rows. */
#ifndef CAM_SRC_TP_H
#define CAM_SRC_TP_H

#include "cam/launch.h"

/* Both communicators have passed hccl_operator_begin. */
aivd_status cam_tp_dispatch_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                                   const cam_dispatch_call *call);
aivd_status cam_tp_combine_launch(hccl_comm *ep, hccl_comm *tp, npu_stream *stream,
                                  const cam_combine_call *call);

#endif
