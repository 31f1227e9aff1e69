/* cam/executor: see executor.h. */
#include "cam/executor.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "base/log.h"
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
        return 10000 + made->call.dispatch.quant;
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
    BASE_LOG(LOG_INFO, LOG_HCCL, "%sGetWorkspaceSize: tiling key %u, direct transport, workspace 0",
             names[made->kernel], tiling_key(made));
    *workspace_size = 0;
    *executor = kept;
    return ACLNN_SUCCESS;
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
    default:
        return cam_combine_launch(comm, stream, &executor->call.combine);
    }
}

static void forget(aclOpExecutor *executor)
{
    executor->magic = 0;
    free(executor);
}

aclnnStatus cam_run(aclOpExecutor *executor, enum cam_kernel kernel, aclrtStream stream)
{
    const char *call = names[kernel];
    hccl_comm *comm = NULL;
    npu_stream *real = NULL;
    aivd_status s = cam_object_check(executor, CAM_EXECUTOR, call, "executor");
    if (s)
        return cam_status(s);
    if (executor->kernel != kernel)
        return cam_status(base_fail(AIVD_ERR_HANDLE, "EZ9999",
                                    "%s: the executor is one of %sGetWorkspaceSize", call,
                                    names[executor->kernel]));
    if (kernel == CAM_LAYOUT)
        s = npu_stream_check(stream, &real);
    else
        s = hccl_operator_begin((HcclComm)(uintptr_t)executor->comm, stream, call, &comm, &real);
    if (!s)
        s = queue(comm, real, executor);
    if (s && comm)
        hccl_refusal_tell(comm, s);
    if (!executor->repeatable)
        forget(executor);
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
        forget(executor);
    return cam_status(s);
}
