/* acl/device: devices and contexts. Device numbers of users are those of this process
 * (ASCEND_RT_VISIBLE_DEVICES); inside the library a number is the same in every process. */
#include <string.h>

#include "code.h"
#include "fabric/socket.h"

static aclError device_code(aivd_status status)
{
    return acl_code_or_of(status, AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_INVALID_DEVICEID);
}

BASE_EXPORT aclError aclrtSetDevice(int32_t deviceId)
{
    int32_t device;
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_device_set(device);
    return acl_tell(device_code(status));
}

static aclError reset(int32_t deviceId, bool force)
{
    int32_t device;
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_device_reset(device, force);
    return device_code(status);
}

BASE_EXPORT aclError aclrtResetDevice(int32_t deviceId)
{
    return acl_tell(reset(deviceId, false));
}

BASE_EXPORT aclError aclrtResetDeviceForce(int32_t deviceId)
{
    return acl_tell(reset(deviceId, true));
}

BASE_EXPORT aclError aclrtGetDevice(int32_t *deviceId)
{
    int32_t device;
    if (!deviceId)
        return acl_null("deviceId");
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_device_to_user(device, deviceId);
    return acl_tell(device_code(status));
}

BASE_EXPORT aclError aclrtGetDeviceCount(uint32_t *count)
{
    if (!count)
        return acl_null("count");
    return acl_code(npu_device_count(count));
}

BASE_EXPORT aclError aclrtSynchronizeDevice(void)
{
    return acl_code(npu_device_synchronize(BASE_NEVER));
}

BASE_EXPORT aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)
{
    uint64_t ns;
    aivd_status status = acl_timeout(timeout, &ns);
    return acl_code(status ? status : npu_device_synchronize(ns));
}

static aivd_status device_memory(int32_t device, int64_t *value)
{
    uint64_t free_bytes, total;
    aivd_status status = npu_mem_info(device, &free_bytes, &total);
    if (status == AIVD_OK)
        *value = (int64_t)total;
    return status;
}

static aivd_status attribute(int32_t device, aclrtDevAttr attr, int64_t *value)
{
    const core_profile *profile = core_profile_get();
    switch ((int)attr) {
    case ACL_DEV_ATTR_AICPU_CORE_NUM:
    case ACL_DEV_ATTR_SUPER_POD_ID:
    case ACL_DEV_ATTR_SUPER_POD_SERVER_ID:
        *value = 0;
        return AIVD_OK;
    case ACL_DEV_ATTR_AICORE_CORE_NUM:
    case ACL_DEV_ATTR_CUBE_CORE_NUM:
        *value = profile->cube_cores;
        return AIVD_OK;
    case ACL_DEV_ATTR_VECTOR_CORE_NUM:
        *value = profile->vector_cores;
        return AIVD_OK;
    case ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE:
        *value = profile->ub_bytes;
        return AIVD_OK;
    case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE:
        return device_memory(device, value);
    case ACL_DEV_ATTR_L2_CACHE_SIZE:
        *value = (int64_t)profile->l2_bytes;
        return AIVD_OK;
    case ACL_DEV_ATTR_PHY_CHIP_ID:
    case ACL_DEV_ATTR_SUPER_POD_DEVICE_ID:
        *value = device;
        return AIVD_OK;
    case ACL_DEV_ATTR_IS_VIRTUAL:
        *value = 1;
        return AIVD_OK;
    case ACL_DEV_ATTR_NPU_ARCH:
        *value = profile->npu_arch;
        return AIVD_OK;
    default:
        return base_fail(AIVD_ERR_PARAM, NULL, "device attribute %d is not known", (int)attr);
    }
}

BASE_EXPORT aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value)
{
    int32_t device;
    if (!value)
        return acl_null("value");
    aivd_status status = npu_device_from_user((int32_t)deviceId, &device);
    if (status == AIVD_OK)
        status = attribute(device, attr, value);
    return acl_tell(device_code(status));
}

/* This boot of this host, and the device: the same in all its processes. */
BASE_EXPORT aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid)
{
    int32_t device;
    uint8_t id[16];
    if (!uuid)
        return acl_null("uuid");
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = socket_boot_id(id);
    if (status == AIVD_OK) {
        id[0] ^= (uint8_t)device;
        id[1] ^= (uint8_t)(device >> 8);
        id[6] = (uint8_t)((id[6] & 0x0f) | 0x80); /* version 8: our own */
        id[8] = (uint8_t)((id[8] & 0x3f) | 0x80);
        memcpy(uuid->bytes, id, sizeof uuid->bytes);
    }
    return acl_tell(device_code(status));
}

BASE_EXPORT aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId)
{
    if (!phyDevId)
        return acl_null("phyDevId");
    return acl_tell(device_code(npu_device_from_user(logicDevId, phyDevId)));
}

/* The user's and the process's numbers are the same here: both count visible devices. */
static aclError same_number(int32_t from, int32_t *to)
{
    int32_t device;
    if (!to)
        return acl_null("the output");
    aivd_status status = npu_device_from_user(from, &device);
    if (status == AIVD_OK)
        *to = from;
    return device_code(status);
}

BASE_EXPORT aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid,
                                                   int32_t *const logicDevId)
{
    return acl_tell(same_number(userDevid, logicDevId));
}

BASE_EXPORT aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId,
                                                   int32_t *const userDevid)
{
    return acl_tell(same_number(logicDevId, userDevid));
}

BASE_EXPORT aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId,
                                              int32_t peerDeviceId)
{
    int32_t device;
    if (!canAccessPeer)
        return acl_null("canAccessPeer");
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_device_from_user(peerDeviceId, &device);
    if (status == AIVD_OK && deviceId == peerDeviceId)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "device %d and itself: peer access is between two devices", deviceId);
    if (status == AIVD_OK)
        *canAccessPeer = 1;
    return acl_tell(device_code(status));
}

BASE_EXPORT aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)
{
    int32_t peer, current;
    aivd_status status = npu_device_current(&current);
    if (status == AIVD_OK)
        status = npu_device_from_user(peerDeviceId, &peer);
    if (status == AIVD_OK && flags != 0)
        status = base_fail(AIVD_ERR_PARAM, NULL, "peer access flags 0x%x; give 0", flags);
    if (status == AIVD_OK && peer == current)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "device %d is the current device; name another one", peerDeviceId);
    return acl_tell(device_code(status));
}

/* ---- contexts ---- */

BASE_EXPORT aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
    int32_t device;
    npu_context *made;
    if (!context)
        return acl_null("context");
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_context_create(device, &made);
    if (status == AIVD_OK)
        *context = made;
    return acl_tell(device_code(status));
}

BASE_EXPORT aclError aclrtDestroyContext(aclrtContext context)
{
    if (!context)
        return acl_null("context");
    return acl_code_or(npu_context_destroy(context), AIVD_ERR_HANDLE, ACL_ERROR_RT_CONTEXT_NULL);
}

BASE_EXPORT aclError aclrtSetCurrentContext(aclrtContext context)
{
    if (!context)
        return acl_null("context");
    return acl_code(npu_context_set(context));
}

BASE_EXPORT aclError aclrtGetCurrentContext(aclrtContext *context)
{
    npu_context *current;
    if (!context)
        return acl_null("context");
    aivd_status status = npu_context_current(&current);
    if (status == AIVD_OK)
        *context = current;
    return acl_code(status);
}
