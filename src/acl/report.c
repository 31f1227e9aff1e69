/* acl/report: callbacks run by a thread of the user's, and the function told about failed tasks. */
#include <stdatomic.h>

#include "code.h"

BASE_EXPORT aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code)
        return code;
    return acl_code_or(npu_report_subscribe(threadId, real), AIVD_ERR_EXISTS,
                       ACL_ERROR_RT_STREAM_SUBSCRIBE);
}

BASE_EXPORT aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code)
        return code;
    return acl_code_or(npu_report_unsubscribe(threadId, real), AIVD_ERR_NOT_FOUND,
                       ACL_ERROR_RT_THREAD_SUBSCRIBE);
}

BASE_EXPORT aclError aclrtLaunchCallback(aclrtCallback fn, void *userData,
                                         aclrtCallbackBlockType blockType, aclrtStream stream)
{
    npu_stream *real;
    if (!fn)
        return acl_null("fn");
    if (blockType != ACL_CALLBACK_NO_BLOCK && blockType != ACL_CALLBACK_BLOCK)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "callback type %d; give 0 (later tasks go on) or 1 (they wait)",
                                  (int)blockType));
    aclError code = acl_stream(stream, &real);
    if (code)
        return code;
    return acl_code_or(npu_report_queue(real, fn, userData, blockType == ACL_CALLBACK_BLOCK),
                       AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_STREAM_NO_CB_REG);
}

BASE_EXPORT aclError aclrtProcessReport(int32_t timeout)
{
    uint64_t ns;
    aivd_status status = acl_timeout(timeout, &ns);
    if (status == AIVD_OK)
        status = npu_report_process(ns);
    if (status == AIVD_ERR_STATE)
        return acl_keep(ACL_ERROR_RT_THREAD_SUBSCRIBE);
    return acl_code_or(status, AIVD_ERR_TIMEOUT, ACL_ERROR_RT_REPORT_TIMEOUT);
}

/* ---- failed tasks ---- */

struct rtExceptionInfo {
    uint32_t task, stream, thread, device, code;
};

static aclrtExceptionInfoCallback _Atomic told;

static void tell(const npu_failure *failure)
{
    aclrtExceptionInfoCallback callback = atomic_load_explicit(&told, memory_order_acquire);
    int32_t user = failure->device;
    npu_device_to_user(failure->device, &user);
    struct rtExceptionInfo info = {.task = (uint32_t)failure->task,
                                   .stream = (uint32_t)failure->stream,
                                   .thread = (uint32_t)failure->thread,
                                   .device = (uint32_t)user,
                                   .code = (uint32_t)acl_map(failure->status)};
    if (callback)
        callback(&info);
}

BASE_EXPORT aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)
{
    atomic_store_explicit(&told, callback, memory_order_release);
    npu_on_failure(callback ? tell : NULL);
    return ACL_SUCCESS;
}

/* NULL is an error number no record holds. */
#define FIELD_OF(info, field) ((info) ? (info)->field : ((void)acl_null("info"), UINT32_MAX))

BASE_EXPORT uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return FIELD_OF(info, task);
}

BASE_EXPORT uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return FIELD_OF(info, stream);
}

BASE_EXPORT uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return FIELD_OF(info, thread);
}

BASE_EXPORT uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return FIELD_OF(info, device);
}

BASE_EXPORT uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
    return FIELD_OF(info, code);
}
