/* acl/stream: streams and host functions. */
#include "code.h"

static aclError create(aclrtStream *stream, uint32_t flags)
{
    npu_stream *made;
    if (!stream)
        return acl_null("stream");
    aivd_status status = npu_stream_create(NULL, flags, &made);
    if (status == AIVD_OK)
        *stream = made;
    return acl_code_or_of(status, AIVD_ERR_LIMIT, ACL_ERROR_RT_NO_STREAM_RESOURCE);
}

BASE_EXPORT aclError aclrtCreateStream(aclrtStream *stream)
{
    return acl_tell(create(stream, 0));
}

BASE_EXPORT aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority,
                                                 uint32_t flag)
{
    const uint32_t known = ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC | ACL_STREAM_PERSISTENT |
                           ACL_STREAM_HUGE | ACL_STREAM_CPU_SCHEDULE | ACL_STREAM_DEVICE_USE_ONLY;
    (void)priority; /* every stream that has work runs */
    if (flag & ~known)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "stream flags 0x%x; known are ACL_STREAM_* (0x%x together)", flag,
                                  known));
    return acl_tell(create(stream, flag));
}

BASE_EXPORT aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle)
{
    if (!handle)
        return acl_null("handle");
    if (handle->flag > UINT32_MAX)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "stream flags 0x%zx; known are ACL_STREAM_*", handle->flag));
    if (handle->workSize != 0 && !handle->workptr)
        return acl_null("handle->workptr");
    return aclrtCreateStreamWithConfig(stream, handle->priority, (uint32_t)handle->flag);
}

static aclError destroy(aclrtStream stream, bool force)
{
    if (!stream)
        return acl_null("stream");
    return acl_code_of(npu_stream_destroy(stream, force));
}

BASE_EXPORT aclError aclrtDestroyStream(aclrtStream stream)
{
    return acl_tell(destroy(stream, false));
}

BASE_EXPORT aclError aclrtDestroyStreamForce(aclrtStream stream)
{
    return acl_tell(destroy(stream, true));
}

BASE_COLD static aclError synchronize_told(aclrtStream stream, const char *name, const void *site)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_stream_synchronize(real, BASE_NEVER));
    return acl_told(code, name, site);
}

BASE_EXPORT aclError aclrtSynchronizeStream(aclrtStream stream)
{
    if (record_on())
        return synchronize_told(stream, __func__, __builtin_return_address(0));
    npu_stream *real = stream;
    aclError code = npu_stream_here(stream) ? ACL_SUCCESS : acl_stream(stream, &real);
    return BASE_UNLIKELY(code) ? code : acl_code_of(npu_stream_synchronize_untold(real));
}

BASE_EXPORT aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)
{
    npu_stream *real;
    uint64_t ns;
    aclError code = acl_code_of(acl_timeout(timeout, &ns));
    if (code == ACL_SUCCESS)
        code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_stream_synchronize(real, ns)));
}

BASE_EXPORT aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)
{
    npu_stream *real;
    bool complete;
    if (!status)
        return acl_null("status");
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_stream_query(real, &complete));
    if (code == ACL_SUCCESS)
        *status = complete ? ACL_STREAM_STATUS_COMPLETE : ACL_STREAM_STATUS_NOT_READY;
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId)
{
    npu_stream *real;
    if (!streamId)
        return acl_null("streamId");
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        *streamId = npu_stream_id(real);
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtStreamAbort(aclrtStream stream)
{
    npu_stream *real;
    aivd_status status = npu_stream_check(stream, &real);
    return acl_code(status ? status : npu_stream_abort(real));
}

BASE_EXPORT aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS && mode > ACL_STOP_ON_FAILURE)
        code = acl_code_of(base_fail(AIVD_ERR_PARAM, NULL,
                                     "stream failure mode %llu; give 0 (continue) or 1 (stop)",
                                     (unsigned long long)mode));
    if (code == ACL_SUCCESS)
        npu_stream_set_stops(real, mode == ACL_STOP_ON_FAILURE);
    return acl_tell(code);
}

/* ---- host functions ---- */

typedef struct host_call {
    aclrtHostFunc function;
    void *args;
} host_call;

static aivd_status run_host(npu_stream *stream, void *args)
{
    const host_call *call = args;
    (void)stream;
    call->function(call->args);
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args)
{
    npu_stream *real;
    if (!fn)
        return acl_null("fn");
    aclError code = acl_stream(stream, &real);
    if (code)
        return code;
    const host_call call = {fn, args};
    return acl_code(npu_stream_enqueue(real, "host function", run_host, &call, sizeof call));
}
