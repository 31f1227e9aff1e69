/* cam/executor: what a first stage has prepared, for the second. */
#ifndef CAM_SRC_EXECUTOR_H
#define CAM_SRC_EXECUTOR_H

#include "cam/cam.h"
#include "cam/launch.h"
#include "cam/object.h"

struct aclOpExecutor {
    uint32_t magic;
    bool repeatable;
    enum cam_kernel kernel;
    uint64_t comm; /* handle; 0 for layout */
    union {
        cam_layout_call layout;
        cam_notify_call notify;
        cam_dispatch_call dispatch;
        cam_combine_call combine;
    } call;
};

/* The places for the results of a first stage are there. */
aivd_status cam_stage_check(const char *call, const uint64_t *workspace_size,
                            aclOpExecutor *const *executor);
/* The end of a first stage: keeps `made` in a new executor, or hands on what was wrong. `comm`:
 * whose peers hear of a refusal; may be NULL. */
aclnnStatus cam_stage_end(aivd_status status, hccl_comm *comm, const aclOpExecutor *made,
                          uint64_t *workspace_size, aclOpExecutor **executor);
/* The second stage. */
aclnnStatus cam_run(aclOpExecutor *executor, enum cam_kernel kernel, aclrtStream stream);

#endif
