/* acl/share: device memory of other processes by a key. */
#include "share.h"

#include <string.h>

aivd_status acl_key_room(size_t len)
{
    if (len >= ACL_KEY_LEN)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "room for a key of %zu bytes; give %u", len,
                     ACL_KEY_LEN);
}

aivd_status acl_share_flags(uint64_t flags, uint64_t known)
{
    if ((flags & ~known) == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "flags 0x%llx; give 0 or 0x%llx",
                     (unsigned long long)flags, (unsigned long long)known);
}

aivd_status acl_share_pids(const int32_t *pids, size_t num)
{
    if (num == 0 || num > 65536)
        return base_fail(AIVD_ERR_PARAM, NULL, "%zu process ids; give 1 to 65536", num);
    for (size_t i = 0; i < num; i++)
        if (pids[i] <= 0)
            return base_fail(AIVD_ERR_PARAM, NULL,
                             "process id %d (number %zu); aclrtDeviceGetBareTgid tells that of a "
                             "process",
                             pids[i], i);
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len,
                                             uint64_t flags)
{
    RECORD_SITE();
    if (!devPtr || !key)
        return acl_tell(acl_null(devPtr ? "key" : "devPtr"));
    aivd_status status = acl_key_room(len);
    if (status == AIVD_OK)
        status = acl_share_flags(flags, ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    if (status == AIVD_OK)
        status = npu_ipc_export(devPtr, size, flags != 0, key);
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)
{
    if (!key || !pid)
        return acl_null(key ? "pid" : "key");
    aivd_status status = acl_share_pids(pid, num);
    return acl_share_code(status ? status : npu_ipc_allow(key, pid, num));
}

BASE_EXPORT aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids,
                                                     size_t num)
{
    if (!key || !serverPids)
        return acl_null(key ? "serverPids" : "key");
    aivd_status status =
        num ? AIVD_OK : base_fail(AIVD_ERR_PARAM, NULL, "0 servers; give 1 or more");
    for (size_t i = 0; i < num && status == AIVD_OK; i++) {
        const aclrtServerPid *one = &serverPids[i];
        if (!one->pid)
            return acl_null("serverPids->pid");
        status = acl_share_pids(one->pid, one->num);
        if (status == AIVD_OK)
            status = npu_ipc_allow(key, one->pid, one->num);
    }
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr)
{
    if (!key)
        return acl_null("key");
    aivd_status status = npu_ipc_known(key);
    if (status == AIVD_OK && (type != ACL_RT_IPC_MEM_ATTR_ACCESS_LINK || attr > 1))
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "attribute %d = %llu; give ACL_RT_IPC_MEM_ATTR_ACCESS_LINK and 0 or 1",
                           (int)type, (unsigned long long)attr);
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
    RECORD_SITE();
    int32_t device;
    if (!devPtr || !key)
        return acl_tell(acl_null(devPtr ? "key" : "devPtr"));
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = acl_share_flags(flags, ACL_RT_IPC_MEM_IMPORT_FLAG_ENABLE_PEER_ACCESS);
    if (status == AIVD_OK)
        status = npu_ipc_import(key, devPtr);
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtIpcMemClose(const char *key)
{
    RECORD_SITE();
    if (!key)
        return acl_tell(acl_null("key"));
    return acl_share_code(npu_ipc_close(key));
}
