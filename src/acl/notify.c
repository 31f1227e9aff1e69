/* acl/notify: notifies, words in device memory, and events of other processes. */
#include <string.h>

#include "code.h"
#include "share.h"

/* ---- notifies ---- */

static aclError known(aclrtNotify notify)
{
    if (!notify)
        return acl_null("notify");
    return acl_code_of(npu_notify_check(notify));
}

BASE_EXPORT aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)
{
    npu_notify *made;
    if (!notify)
        return acl_null("notify");
    if (flag > ACL_NOTIFY_DEVICE_USE_ONLY)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL, "notify flag 0x%llx; give 0 or 1",
                                  (unsigned long long)flag));
    aivd_status status = npu_notify_create(&made);
    if (status == AIVD_OK)
        *notify = made;
    return acl_code_or(status, AIVD_ERR_LIMIT, ACL_ERROR_RT_NO_NOTIFY_RESOURCE);
}

BASE_EXPORT aclError aclrtDestroyNotify(aclrtNotify notify)
{
    if (!notify)
        return acl_null("notify");
    return acl_code(npu_notify_destroy(notify));
}

BASE_EXPORT aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)
{
    RECORD_SITE();
    npu_stream *real;
    aclError code = known(notify);
    if (code == ACL_SUCCESS)
        code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_notify_record(notify, real)));
}

BASE_EXPORT aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream,
                                             uint32_t timeout)
{
    RECORD_SITE();
    npu_stream *real;
    aclError code = known(notify);
    if (code == ACL_SUCCESS)
        code = acl_stream(stream, &real);
    uint64_t ns = timeout ? timeout * 1000000ull : acl_wait_limit_ns();
    return acl_tell(code ? code : acl_code_of(npu_notify_wait(notify, real, ns)));
}

BASE_EXPORT aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)
{
    if (!notifyId)
        return acl_null("notifyId");
    aclError code = known(notify);
    if (code == ACL_SUCCESS)
        *notifyId = npu_notify_id(notify);
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len,
                                             uint64_t flags)
{
    if (!notify || !key)
        return acl_null(notify ? "key" : "notify");
    aivd_status status = acl_key_room(len);
    if (status == AIVD_OK)
        status = acl_share_flags(flags, ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    if (status)
        return acl_code(status);
    return acl_share_code(npu_notify_export(notify, flags != 0, key));
}

BASE_EXPORT aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num)
{
    if (!notify || !pid)
        return acl_null(notify ? "pid" : "notify");
    aivd_status status = acl_share_pids(pid, num);
    return acl_share_code(status ? status : npu_notify_allow(notify, pid, num));
}

BASE_EXPORT aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags)
{
    npu_notify *made;
    int32_t device;
    if (!notify || !key)
        return acl_null(notify ? "key" : "notify");
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = acl_share_flags(flags, ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS);
    if (status == AIVD_OK)
        status = npu_notify_import(key, &made);
    if (status == AIVD_OK)
        *notify = made;
    return acl_share_code(status);
}

/* ---- words ---- */

BASE_EXPORT aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag,
                                     aclrtStream stream)
{
    RECORD_SITE();
    npu_stream *real;
    if (!devAddr)
        return acl_tell(acl_null("devAddr"));
    if (flag != 0)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL, "value write flag 0x%x; give 0", flag));
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_value_write(real, devAddr, value)));
}

_Static_assert(ACL_STREAM_WAIT_VALUE_GEQ == NPU_VALUE_GEQ &&
                   ACL_STREAM_WAIT_VALUE_EQ == NPU_VALUE_EQ &&
                   ACL_STREAM_WAIT_VALUE_AND == NPU_VALUE_AND &&
                   ACL_STREAM_WAIT_VALUE_NOR == NPU_VALUE_NOR,
               "same numbers");

BASE_EXPORT aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag,
                                    aclrtStream stream)
{
    RECORD_SITE();
    npu_stream *real;
    if (!devAddr)
        return acl_tell(acl_null("devAddr"));
    if (flag > ACL_STREAM_WAIT_VALUE_NOR)
        return acl_code(
            base_fail(AIVD_ERR_PARAM, NULL,
                      "value wait condition %u; give 0 (>=), 1 (==), 2 (and) or 3 (nor)", flag));
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code
                         : acl_code_of(npu_value_wait(real, devAddr, value, (npu_condition)flag,
                                                      acl_wait_limit_ns())));
}

/* ---- events of other processes ---- */

_Static_assert(sizeof(aclrtIpcEventHandle) >= 64, "a name fits a handle");

BASE_EXPORT aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)
{
    char key[NPU_KEY_BYTES] = "";
    if (!event || !handle)
        return acl_null(event ? "handle" : "event");
    aivd_status status = npu_event_export(event, key);
    if (status == AIVD_OK)
        memcpy(handle->reserved, key, sizeof handle->reserved);
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event)
{
    char key[NPU_KEY_BYTES] = "";
    npu_event *made;
    int32_t device;
    if (!event)
        return acl_null("event");
    memcpy(key, handle.reserved, sizeof handle.reserved);
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_event_import(key, &made);
    if (status == AIVD_OK)
        *event = made;
    return acl_share_code(status);
}
