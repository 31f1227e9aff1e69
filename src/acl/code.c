/* acl/code: see code.h. */
#include "code.h"

#include <stddef.h>

static _Thread_local aclError last_error;

/* One row per status. Calls that document another code for one of them use acl_code_or(). */
aclError acl_map(aivd_status status)
{
    switch (status) {
    case AIVD_OK:
        return ACL_SUCCESS;
    case AIVD_ERR_NULL:
        return ACL_ERROR_INVALID_PARAM;
    case AIVD_ERR_PARAM:
    case AIVD_ERR_EXISTS:
    case AIVD_ERR_FORMAT:
    case AIVD_ERR_MISMATCH:
        return ACL_ERROR_RT_PARAM_INVALID;
    case AIVD_ERR_ENV:
        return ACL_ERROR_INVALID_PARAM;
    case AIVD_ERR_STATE:
        return ACL_ERROR_RT_CONTEXT_NULL;
    case AIVD_ERR_HANDLE:
        return ACL_ERROR_RT_INVALID_HANDLE;
    case AIVD_ERR_NOT_FOUND:
        return ACL_ERROR_RT_INVALID_DEVICEID;
    case AIVD_ERR_NOT_SUPPORTED:
        return ACL_ERROR_RT_FEATURE_NOT_SUPPORT;
    case AIVD_ERR_MEMORY:
    case AIVD_ERR_HOST_MEMORY:
        return ACL_ERROR_RT_MEMORY_ALLOCATION;
    case AIVD_ERR_LIMIT:
        return ACL_ERROR_RT_RESOURCE_ALLOC_FAIL;
    case AIVD_ERR_SYSTEM:
    case AIVD_ERR_NETWORK:
    case AIVD_ERR_PORT:
        return ACL_ERROR_RT_DRV_INTERNAL_ERROR;
    case AIVD_ERR_FILE:
        return ACL_ERROR_RT_FILE_OPEN;
    case AIVD_ERR_TIMEOUT:
        return ACL_ERROR_RT_STREAM_SYNC_TIMEOUT;
    case AIVD_ERR_AGAIN:
        return ACL_ERROR_RT_STREAM_NOT_COMPLETE;
    case AIVD_ERR_PEER:
        return ACL_ERROR_RT_SUSPECT_REMOTE_ERROR;
    case AIVD_ERR_ABORTED:
        return ACL_ERROR_RT_STREAM_ABORT;
    case AIVD_ERR_KERNEL_TIMEOUT:
        return ACL_ERROR_RT_VECTOR_CORE_TIMEOUT;
    case AIVD_ERR_KERNEL_EXCEPTION:
        return ACL_ERROR_RT_VECTOR_CORE_EXCEPTION;
    case AIVD_ERR_KERNEL_TRAP:
        return ACL_ERROR_RT_VECTOR_CORE_TRAP_EXCEPTION;
    case AIVD_ERR_WAIT_TIMEOUT:
        return ACL_ERROR_RT_WAIT_TIMEOUT;
    case AIVD_ERR_PERMISSION:
        return ACL_ERROR_RT_NO_PERMISSION;
    case AIVD_ERR_SUSPENDED: /* no call of this family */
    case AIVD_ERR_INTERNAL:
    case AIVD_STATUS_COUNT:
        break;
    }
    return ACL_ERROR_RT_INTERNAL_ERROR;
}

aclError acl_keep(aclError code)
{
    last_error = code;
    return code;
}

BASE_COLD aclError acl_failed(aivd_status status)
{
    return acl_keep(acl_map(status));
}

aclError acl_code_or_of(aivd_status status, aivd_status special, aclError code)
{
    return status != AIVD_OK && status == special ? acl_keep(code) : acl_code_of(status);
}

BASE_COLD aclError acl_null(const char *name)
{
    return acl_failed(base_fail(AIVD_ERR_NULL, NULL, "the argument %s is NULL", name));
}

aivd_status acl_timeout(int32_t milliseconds, uint64_t *ns)
{
    if (milliseconds < -1)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "a time limit of %d ms; give -1 (no limit), 0 (only ask) or more",
                         milliseconds);
    *ns = milliseconds < 0 ? BASE_NEVER : (uint64_t)milliseconds * 1000000u;
    return AIVD_OK;
}

BASE_COLD static aclError wrong_context(npu_stream *stream, npu_context *context)
{
    base_fail(AIVD_ERR_STATE, NULL,
              "stream %d belongs to context %p of device %d, this thread's context is %p; call "
              "aclrtSetCurrentContext (or aclrtSetDevice) first",
              npu_stream_id(stream), (void *)npu_stream_context(stream), npu_stream_device(stream),
              (void *)context);
    return acl_keep(ACL_ERROR_RT_STREAM_CONTEXT);
}

/* The default stream, or what is wrong. */
BASE_COLD static aclError stream_other(aclrtStream handle, npu_stream **stream)
{
    npu_context *context;
    aivd_status status = npu_context_current(&context);
    if (BASE_LIKELY(status == AIVD_OK))
        status = npu_stream_check(handle, stream);
    if (BASE_UNLIKELY(status))
        return acl_failed(status);
    if (BASE_UNLIKELY(npu_stream_context(*stream) != context))
        return wrong_context(*stream, context);
    return ACL_SUCCESS;
}

aclError acl_stream(aclrtStream handle, npu_stream **stream)
{
    if (BASE_UNLIKELY(!npu_stream_here(handle)))
        return stream_other(handle, stream);
    *stream = handle;
    return ACL_SUCCESS;
}

BASE_EXPORT aclError aclrtPeekAtLastError(aclrtLastErrLevel level)
{
    (void)level;
    return last_error;
}

BASE_EXPORT aclError aclrtGetLastError(aclrtLastErrLevel level)
{
    aclError code = last_error;
    (void)level;
    last_error = ACL_SUCCESS;
    return code;
}

BASE_EXPORT const char *aclGetRecentErrMsg(void)
{
    const char *text = base_error_recent();
    return text[0] ? text : NULL;
}
