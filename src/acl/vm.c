/* acl/vm: addresses and physical memory apart: reserve, allocate, map, share. */
#include <string.h>

#include "npu/heap.h"
#include "share.h"

BASE_EXPORT aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment,
                                            void *expectPtr, uint64_t flags)
{
    RECORD_SITE();
    (void)expectPtr; /* a wish, which the real runtime may leave aside, too */
    if (!virPtr)
        return acl_tell(acl_null("virPtr"));
    aivd_status status = AIVD_OK;
    if (alignment != 0 && ((alignment & (alignment - 1)) != 0 || alignment > NPU_GRANULE))
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "alignment %zu; give 0 or a power of two up to %llu (2 MiB, which all "
                           "addresses have)",
                           alignment, NPU_GRANULE);
    else if (flags > 1)
        status =
            base_fail(AIVD_ERR_PARAM, NULL, "page flag %llu; give 0 (normal) or 1 (huge pages)",
                      (unsigned long long)flags);
    if (status == AIVD_OK)
        status = npu_vm_reserve(size, virPtr);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtReleaseMemAddress(void *virPtr)
{
    RECORD_SITE();
    if (!virPtr)
        return acl_tell(acl_null("virPtr"));
    return acl_code(npu_vm_release(virPtr));
}

static aivd_status check_prop(const aclrtPhysicalMemProp *prop, int32_t *device)
{
    if (prop->handleType != ACL_MEM_HANDLE_TYPE_NONE)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "handle type %d: file descriptors of physical memory are not given out; "
                         "use ACL_MEM_HANDLE_TYPE_NONE",
                         (int)prop->handleType);
    if (prop->allocationType != ACL_MEM_ALLOCATION_TYPE_PINNED || prop->reserve != 0)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "allocation type %d, reserve %llu; give ACL_MEM_ALLOCATION_TYPE_PINNED "
                         "and 0",
                         (int)prop->allocationType, (unsigned long long)prop->reserve);
    if ((unsigned)prop->memAttr > ACL_MEM_P2P_HUGE1G)
        return base_fail(AIVD_ERR_PARAM, NULL, "memory kind %d is not known", (int)prop->memAttr);
    if (prop->location.type != ACL_MEM_LOCATION_TYPE_DEVICE)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "physical memory at location type %d; only device memory (1) is built",
                         (int)prop->location.type);
    return npu_device_from_user((int32_t)prop->location.id, device);
}

BASE_EXPORT aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
                                         const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    RECORD_SITE();
    npu_physical *made;
    int32_t device;
    if (!handle || !prop)
        return acl_tell(acl_null(handle ? "prop" : "handle"));
    aivd_status status = check_prop(prop, &device);
    if (status == AIVD_OK)
        status = acl_share_flags(flags, 0);
    if (status == AIVD_OK)
        status = npu_physical_alloc(device, size, &made);
    if (status == AIVD_OK)
        *handle = made;
    return acl_code(status);
}

BASE_EXPORT aclError aclrtFreePhysical(aclrtDrvMemHandle handle)
{
    RECORD_SITE();
    if (!handle)
        return acl_tell(acl_null("handle"));
    return acl_code(npu_physical_free(handle));
}

BASE_EXPORT aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
                                 uint64_t flags)
{
    RECORD_SITE();
    if (!virPtr || !handle)
        return acl_tell(acl_null(virPtr ? "handle" : "virPtr"));
    aivd_status status = acl_share_flags(flags, 0);
    return acl_code(status ? status : npu_vm_map(virPtr, size, offset, handle));
}

BASE_EXPORT aclError aclrtUnmapMem(void *virPtr)
{
    RECORD_SITE();
    if (!virPtr)
        return acl_tell(acl_null("virPtr"));
    return acl_code(npu_vm_unmap(virPtr));
}

/* Devices of one process share its address space: the rights are checked, not narrowed. */
BASE_EXPORT aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc,
                                       size_t count)
{
    if (!virPtr || !desc)
        return acl_null(virPtr ? "desc" : "virPtr");
    aivd_status status =
        count && size ? npu_vm_check(virPtr, size, "virPtr")
                      : base_fail(AIVD_ERR_PARAM, NULL,
                                  "%zu bytes, %zu descriptions; give 1 or more", size, count);
    for (size_t i = 0; i < count && status == AIVD_OK; i++) {
        int32_t device;
        const aclrtMemAccessDesc *d = &desc[i];
        if (d->flags != ACL_RT_MEM_ACCESS_FLAGS_NONE && d->flags != ACL_RT_MEM_ACCESS_FLAGS_READ &&
            d->flags != ACL_RT_MEM_ACCESS_FLAGS_READWRITE)
            status = base_fail(AIVD_ERR_PARAM, NULL,
                               "access %d; give 0 (none), 1 (read) or 3 (read and write)",
                               (int)d->flags);
        else if (d->location.type == ACL_MEM_LOCATION_TYPE_DEVICE)
            status = npu_device_from_user((int32_t)d->location.id, &device);
        else if (d->location.type != ACL_MEM_LOCATION_TYPE_HOST)
            status =
                base_fail(AIVD_ERR_PARAM, NULL, "location type %d; give 0 (host) or 1 (device)",
                          (int)d->location.type);
    }
    return acl_code(status);
}

BASE_EXPORT aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
                                                      aclrtMemGranularityOptions option,
                                                      size_t *granularity)
{
    int32_t device;
    if (!prop || !granularity)
        return acl_null(prop ? "granularity" : "prop");
    aivd_status status = check_prop(prop, &device);
    if (status == AIVD_OK && option != ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM &&
        option != ACL_RT_MEM_ALLOC_GRANULARITY_RECOMMENDED)
        status =
            base_fail(AIVD_ERR_PARAM, NULL,
                      "granularity option %d; give 0 (minimum) or 1 (recommended)", (int)option);
    if (status == AIVD_OK)
        *granularity = NPU_GRANULE;
    return acl_code(status);
}

/* ---- other processes ---- */

static aivd_status check_shared_type(aclrtMemSharedHandleType type)
{
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT || type == ACL_MEM_SHARE_HANDLE_TYPE_FABRIC)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "share type %d; give 1 (default) or 2 (fabric)",
                     (int)type);
}

/* A number (default), or text in the 128 bytes of a fabric handle. */
static aivd_status put_name(npu_physical *physical, bool open, aclrtMemSharedHandleType type,
                            void *out)
{
    char key[NPU_KEY_BYTES];
    uint64_t number;
    aivd_status status = npu_physical_export(physical, open, key, &number);
    if (status)
        return status;
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT) {
        memcpy(out, &number, sizeof number);
        return AIVD_OK;
    }
    aclrtMemFabricHandle *handle = out;
    memset(handle, 0, sizeof *handle);
    memcpy(handle->data, key, strlen(key));
    return AIVD_OK;
}

/* The other way: `key` stays NULL for a number. */
static const char *get_name(const void *in, aclrtMemSharedHandleType type, char key[NPU_KEY_BYTES],
                            uint64_t *number)
{
    *number = 0;
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT) {
        memcpy(number, in, sizeof *number);
        return NULL;
    }
    memcpy(key, in, NPU_KEY_BYTES - 1);
    key[NPU_KEY_BYTES - 1] = '\0';
    return key;
}

BASE_EXPORT aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
                                                       aclrtMemSharedHandleType shareType,
                                                       void *shareableHandle)
{
    RECORD_SITE();
    if (!handle || !shareableHandle)
        return acl_tell(acl_null(handle ? "shareableHandle" : "handle"));
    aivd_status status = acl_share_flags(flags, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION);
    if (status == AIVD_OK)
        status = check_shared_type(shareType);
    if (status == AIVD_OK)
        status = put_name(handle, flags != 0, shareType, shareableHandle);
    return acl_share_code(status);
}

BASE_EXPORT aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
                                                     aclrtMemHandleType handleType, uint64_t flags,
                                                     uint64_t *shareableHandle)
{
    if (handleType != ACL_MEM_HANDLE_TYPE_NONE)
        return acl_code(base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                                  "handle type %d; give ACL_MEM_HANDLE_TYPE_NONE (0)",
                                  (int)handleType));
    return aclrtMemExportToShareableHandleV2(handle, flags, ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT,
                                             shareableHandle);
}

static aclError import(const void *in, aclrtMemSharedHandleType type, aclrtDrvMemHandle *handle)
{
    char key[NPU_KEY_BYTES];
    uint64_t number;
    npu_physical *made;
    const char *text = get_name(in, type, key, &number);
    aivd_status status = npu_physical_import(text, number, &made);
    if (status == AIVD_OK)
        *handle = made;
    return acl_share_code_of(status);
}

BASE_EXPORT aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
                                                       aclrtDrvMemHandle *handle)
{
    int32_t device;
    if (!handle)
        return acl_null("handle");
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status)
        return acl_code(status);
    return acl_tell(import(&shareableHandle, ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT, handle));
}

BASE_EXPORT aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
                                                         aclrtMemSharedHandleType shareType,
                                                         uint64_t flags, aclrtDrvMemHandle *handle)
{
    if (!shareableHandle || !handle)
        return acl_null(handle ? "shareableHandle" : "handle");
    aivd_status status = acl_share_flags(flags, 0);
    if (status == AIVD_OK)
        status = check_shared_type(shareType);
    return acl_tell(status ? acl_code_of(status) : import(shareableHandle, shareType, handle));
}

BASE_EXPORT aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
                                                       aclrtMemSharedHandleType shareType,
                                                       int32_t *pid, size_t pidNum)
{
    char key[NPU_KEY_BYTES];
    uint64_t number;
    if (!shareableHandle || !pid)
        return acl_null(pid ? "shareableHandle" : "pid");
    aivd_status status = check_shared_type(shareType);
    if (status == AIVD_OK)
        status = acl_share_pids(pid, pidNum);
    if (status)
        return acl_code(status);
    const char *text = get_name(shareableHandle, shareType, key, &number);
    return acl_share_code(npu_physical_allow(text, number, pid, pidNum));
}

BASE_EXPORT aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid,
                                                     size_t pidNum)
{
    return aclrtMemSetPidToShareableHandleV2(&shareableHandle, ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT,
                                             pid, pidNum);
}
