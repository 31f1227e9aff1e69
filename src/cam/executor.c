/* cam/executor: see executor.h. */
#include "cam/executor.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "base/log.h"
#include "cam/tp.h"
#include "cam/window.h"
#include "hccl/operator.h"
#include "hccl/refusal.h"
#include "record/ring.h"

static const char *const names[] = {CAM_KERNEL_NAMES};

/* What the original would choose its kernel by. */
static uint32_t tiling_key(const aclOpExecutor *made)
{
    switch (made->kernel) {
    case CAM_LAYOUT:
    case CAM_NOTIFY:
        return 23;
    case CAM_DISPATCH:
        return 10000 + made->call.dispatch.quant + (made->tp ? 100 : 0);
    default:
        return 0;
    }
}

aivd_status cam_stage_check(const char *call, const uint64_t *workspace_size,
                            aclOpExecutor *const *executor)
{
    if (workspace_size && executor)
        return AIVD_OK;
    return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s is NULL", call,
                     workspace_size ? "executor" : "workspaceSize");
}

aclnnStatus cam_stage_end(aivd_status status, hccl_comm *comm, const aclOpExecutor *made,
                          uint64_t *workspace_size, aclOpExecutor **executor)
{
    aclOpExecutor *kept = status ? NULL : malloc(sizeof *kept);
    if (!status && !kept)
        status = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for an executor",
                           names[made->kernel]);
    if (status) {
        if (comm)
            hccl_refusal_tell(comm, status);
        return cam_status(status);
    }
    *kept = *made;
    kept->magic = CAM_EXECUTOR;
    kept->comm = comm ? comm->handle : 0;
    BASE_LOG(LOG_INFO, LOG_HCCL, "%sGetWorkspaceSize: tiling key %u, %s transport, workspace 0",
             names[made->kernel], tiling_key(made), cam_window_chosen() ? "window" : "direct");
    *workspace_size = 0;
    *executor = kept;
    return ACLNN_SUCCESS;
}

aclnnStatus cam_stage_end_tp(aivd_status status, hccl_comm *comm, hccl_comm *tp,
                             aclOpExecutor *made, uint64_t *workspace_size,
                             aclOpExecutor **executor)
{
    if (status && tp)
        hccl_refusal_tell(tp, status);
    made->tp = tp ? tp->handle : 0;
    return cam_stage_end(status, comm, made, workspace_size, executor);
}

static aivd_status queue_tp(hccl_comm *comm, hccl_comm *tp, npu_stream *stream,
                            const aclOpExecutor *executor)
{
    if (executor->kernel == CAM_DISPATCH)
        return cam_tp_dispatch_launch(comm, tp, stream, &executor->call.dispatch);
    return cam_tp_combine_launch(comm, tp, stream, &executor->call.combine);
}

static aivd_status queue(hccl_comm *comm, npu_stream *stream, const aclOpExecutor *executor)
{
    switch (executor->kernel) {
    case CAM_LAYOUT:
        return cam_layout_launch(stream, &executor->call.layout);
    case CAM_NOTIFY:
        return cam_notify_launch(comm, stream, &executor->call.notify);
    case CAM_DISPATCH:
        return cam_dispatch_launch(comm, stream, &executor->call.dispatch);
    case CAM_LL_DISPATCH:
        return cam_ll_dispatch_launch(comm, stream, &executor->call.ll_dispatch);
    case CAM_LL_COMBINE:
        return cam_ll_combine_launch(comm, stream, &executor->call.ll_combine);
    default:
        return cam_combine_launch(comm, stream, &executor->call.combine);
    }
}

void cam_executor_forget(aclOpExecutor *executor)
{
    executor->magic = 0;
    free(executor);
}

aclnnStatus cam_run(aclOpExecutor *executor, enum cam_kernel kernel, aclrtStream stream)
{
    const char *call = names[kernel];
    hccl_comm *comm = NULL, *tp = NULL;
    npu_stream *real = NULL;
    aivd_status s = cam_object_check(executor, CAM_EXECUTOR, call, "executor");
    if (s)
        return cam_status(s);
    if (executor->kernel != kernel)
        return cam_status(base_fail(AIVD_ERR_HANDLE, "EZ9999",
                                    "%s: the executor is one of %sGetWorkspaceSize", call,
                                    names[executor->kernel]));
    if (executor->begun.number)
        return cam_status(
            base_fail(AIVD_ERR_STATE, "EZ9999",
                      "%s: this executor has been sent; aivd_low_latency_receive() is "
                      "next",
                      call));
    if (kernel == CAM_LAYOUT)
        s = npu_stream_check(stream, &real);
    else
        s = hccl_operator_begin((HcclComm)(uintptr_t)executor->comm, stream, call, &comm, &real);
    if (!s && executor->tp)
        s = hccl_operator_begin((HcclComm)(uintptr_t)executor->tp, stream, call, &tp, &real);
    if (!s)
        s = tp ? queue_tp(comm, tp, real, executor) : queue(comm, real, executor);
    if (s && comm)
        hccl_refusal_tell(comm, s);
    if (s && tp)
        hccl_refusal_tell(tp, s);
    if (!executor->repeatable)
        cam_executor_forget(executor);
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclSetAclOpExecutorRepeatable(aclOpExecutor *executor)
{
    aivd_status s = cam_object_check(executor, CAM_EXECUTOR, __func__, "executor");
    if (!s)
        executor->repeatable = true;
    return cam_status(s);
}

BASE_EXPORT aclnnStatus aclDestroyAclOpExecutor(aclOpExecutor *executor)
{
    aivd_status s = cam_object_check(executor, CAM_EXECUTOR, __func__, "executor");
    if (!s)
        cam_executor_forget(executor);
    return cam_status(s);
}
