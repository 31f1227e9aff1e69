/* cam/call: what launches of the expert-parallel operators share: a kernel of the image, and a call
 * of the communicator around it. */
#ifndef CAM_SRC_CALL_H
#define CAM_SRC_CALL_H

#include "cam/area.h"
#include "cam/cam.h"
#include "cam/launch.h"
#include "hccl/coll.h"

aivd_status cam_function(enum cam_kernel kernel, npu_function **function);

/* begin takes the communicator's lock, end gives it back; what fails between them is kept. */
typedef struct cam_call {
    hccl_comm *comm;
    const char *name;
    hccl_kernel_call kernel;
    aivd_status status;
} cam_call;

/* `also`: what must agree and does not stand in the record whole. */
cam_call cam_call_begin(hccl_comm *comm, enum cam_kernel kernel, coll_record record, uint64_t also,
                        coll_args *args, size_t bytes);
aivd_status cam_call_end(cam_call *c, npu_stream *stream);
/* A buffer of a call is granted for the call. */
void cam_call_lend(cam_call *c, const void *buffer, uint64_t bytes);
/* The same of a buffer that peers use; scratch memory in its place when they cannot reach it. */
void *cam_call_twin(cam_call *c, const void *buffer, uint64_t bytes, cam_scratch which);

coll_record cam_notify_record(const cam_notify_call *call);
coll_record cam_dispatch_record(const cam_dispatch_call *call);
coll_record cam_combine_record(const cam_combine_call *call);

/* What both transports tell their kernel, and what of it they lend: all but what has a twin. */
void cam_notify_fill(cam_call *c, cam_notify_args *args, const cam_notify_call *call);
void cam_dispatch_fill(cam_call *c, cam_dispatch_args *args, const cam_dispatch_call *call);
void cam_combine_fill(cam_call *c, cam_combine_args *args, const cam_combine_call *call);

/* Of calls without a communicator: memory of the process itself is lent to the kernel. */
void cam_lend_own(enum cam_kernel kernel, const void *buffer, uint64_t bytes);

#endif
