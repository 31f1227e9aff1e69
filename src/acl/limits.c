/* acl/limits: core limits and the time limits of kernels. */
#include <stdatomic.h>

#include "code.h"
#include "launch_limit.h"

/* The step in which hardware counts kernel time limits, microseconds: 2^32 ns. */
#define INTERVAL_US 4294967u

static _Atomic uint64_t execute_us; /* aclrtSetOpExecuteTimeOut*; 0 = HCCL_EXEC_TIMEOUT */

uint64_t acl_execute_limit_ns(void)
{
    return atomic_load_explicit(&execute_us, memory_order_relaxed) * 1000u;
}

/* ---- cores ---- */

static aivd_status check_type(aclrtDevResLimitType type)
{
    if (type != ACL_RT_DEV_RES_CUBE_CORE && type != ACL_RT_DEV_RES_VECTOR_CORE)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "resource type %d; give 0 (cube core) or 1 (vector core)", (int)type);
    return AIVD_OK;
}

/* Cube cores are told, never lowered: no kernel here uses them. */
static aivd_status check_lower(aclrtDevResLimitType type, uint32_t value)
{
    aivd_status status = check_type(type);
    if (status == AIVD_OK && value == 0)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "a limit of 0 cores; give 1 or more (the Reset "
                           "calls take a limit away)");
    if (status == AIVD_OK && type == ACL_RT_DEV_RES_CUBE_CORE &&
        value > core_profile_get()->cube_cores)
        status = base_fail(AIVD_ERR_PARAM, NULL, "%u cube cores asked, %u available", value,
                           core_profile_get()->cube_cores);
    return status;
}

BASE_EXPORT aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value)
{
    if (!value)
        return acl_null("value");
    aivd_status status = check_type(type);
    if (status == AIVD_OK)
        status = npu_cores_thread_limit(value);
    if (status == AIVD_OK && type == ACL_RT_DEV_RES_CUBE_CORE)
        *value = core_profile_get()->cube_cores;
    return acl_code(status);
}

BASE_EXPORT aclError aclrtUseStreamResInCurrentThread(aclrtStream stream)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_cores_thread_use(real)));
}

BASE_EXPORT aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_cores_thread_use(NULL)));
}

BASE_EXPORT aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
                                            uint32_t value)
{
    int32_t device;
    aivd_status status = check_lower(type, value);
    if (status == AIVD_OK)
        status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK && type == ACL_RT_DEV_RES_VECTOR_CORE)
        status = npu_cores_device_set(device, value);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type,
                                            uint32_t *value)
{
    int32_t device;
    if (!value)
        return acl_null("value");
    aivd_status status = check_type(type);
    if (status == AIVD_OK)
        status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_cores_device_limit(device, value);
    if (status == AIVD_OK && type == ACL_RT_DEV_RES_CUBE_CORE)
        *value = core_profile_get()->cube_cores;
    return acl_code(status);
}

BASE_EXPORT aclError aclrtResetDeviceResLimit(int32_t deviceId)
{
    int32_t device;
    aivd_status status = npu_device_from_user(deviceId, &device);
    if (status == AIVD_OK)
        status = npu_cores_device_set(device, 0);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
                                            uint32_t value)
{
    npu_stream *real;
    aclError code = acl_code_of(check_lower(type, value));
    if (code == ACL_SUCCESS)
        code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS && type == ACL_RT_DEV_RES_VECTOR_CORE)
        code = acl_code_of(npu_cores_stream_set(real, value));
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type,
                                            uint32_t *value)
{
    npu_stream *real;
    if (!value)
        return acl_null("value");
    aclError code = acl_code_of(check_type(type));
    if (code == ACL_SUCCESS)
        code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_cores_stream_limit(real, value));
    if (code == ACL_SUCCESS && type == ACL_RT_DEV_RES_CUBE_CORE)
        *value = core_profile_get()->cube_cores;
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtResetStreamResLimit(aclrtStream stream)
{
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_cores_stream_set(real, 0)));
}

/* ---- times ---- */

BASE_EXPORT aclError aclrtGetOpTimeOutInterval(uint64_t *interval)
{
    if (!interval)
        return acl_null("interval");
    *interval = INTERVAL_US;
    return ACL_SUCCESS;
}

static aclError set_execute(uint64_t us)
{
    atomic_store_explicit(&execute_us, us, memory_order_relaxed);
    return ACL_SUCCESS;
}

BASE_EXPORT aclError aclrtSetOpExecuteTimeOut(uint32_t timeout)
{
    return set_execute(timeout * 1000000ull);
}

BASE_EXPORT aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout)
{
    return set_execute(timeout * 1000ull);
}

BASE_EXPORT aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout)
{
    if (!actualTimeout)
        return acl_null("actualTimeout");
    if (timeout > UINT64_MAX / 1000u)
        return acl_code(
            base_fail(AIVD_ERR_PARAM, NULL, "a time limit of %llu us; give less than %llu",
                      (unsigned long long)timeout, (unsigned long long)(UINT64_MAX / 1000u)));
    *actualTimeout = timeout;
    return set_execute(timeout);
}

BASE_EXPORT aclError aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs)
{
    if (!timeoutMs)
        return acl_null("timeoutMs");
    uint64_t ns = acl_execute_limit_ns();
    if (ns == 0)
        ns = npu_stall_limit_ns();
    *timeoutMs = ns / 1000000u > UINT32_MAX ? UINT32_MAX : (uint32_t)(ns / 1000000u);
    return ACL_SUCCESS;
}
