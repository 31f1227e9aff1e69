/* cam/executor: what a first stage has prepared, for the second. */
#ifndef CAM_SRC_EXECUTOR_H
#define CAM_SRC_EXECUTOR_H

#include "cam/cam.h"
#include "cam/launch.h"
#include "cam/low_latency.h"
#include "cam/object.h"

struct aclOpExecutor {
    uint32_t magic;
    bool repeatable;
    enum cam_kernel kernel;
    uint64_t comm;      /* handle; 0 for layout */
    uint64_t tp;        /* handle of the pair's communicator; 0 = none */
    cam_ll_begun begun; /* low latency in halves */
    union {
        cam_layout_call layout;
        cam_notify_call notify;
        cam_dispatch_call dispatch;
        cam_combine_call combine;
        cam_ll_dispatch_call ll_dispatch;
        cam_ll_combine_call ll_combine;
    } call;
};

/* The places for the results of a first stage are there. */
aivd_status cam_stage_check(const char *call, const uint64_t *workspace_size,
                            aclOpExecutor *const *executor);
/* The end of a first stage: keeps `made` in a new executor, or hands on what was wrong. `comm`:
 * whose peers hear of a refusal; may be NULL. */
aclnnStatus cam_stage_end(aivd_status status, hccl_comm *comm, const aclOpExecutor *made,
                          uint64_t *workspace_size, aclOpExecutor **executor);
/* The same of a call that may have a TP rank beside this one; `tp` may be NULL, too. */
aclnnStatus cam_stage_end_tp(aivd_status status, hccl_comm *comm, hccl_comm *tp,
                             aclOpExecutor *made, uint64_t *workspace_size,
                             aclOpExecutor **executor);
void cam_executor_forget(aclOpExecutor *executor);
/* The second stage. */
aclnnStatus cam_run(aclOpExecutor *executor, enum cam_kernel kernel, aclrtStream stream);

#endif
