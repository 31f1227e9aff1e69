/* acl/memory: device and host memory, copies and fills. */
#include <unistd.h>

#include "code.h"
#include "fabric/region.h"

/* ---- allocation ---- */

/* Policies are a page size (0 to 7) with hints or-ed to it; the choice changes nothing here. */
static aivd_status check_policy(aclrtMemMallocPolicy policy)
{
    const unsigned hints = ACL_MEM_TYPE_LOW_BAND_WIDTH | ACL_MEM_TYPE_HIGH_BAND_WIDTH |
                           ACL_MEM_ACCESS_USER_SPACE_READONLY;
    if (((unsigned)policy & ~hints) > ACL_MEM_MALLOC_HUGE1G_ONLY_P2P)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "memory policy 0x%x is not known; ACL_MEM_MALLOC_HUGE_FIRST is 0",
                         (unsigned)policy);
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    RECORD_SITE();
    int32_t device;
    if (!devPtr)
        return acl_tell(acl_null("devPtr"));
    aivd_status status = check_policy(policy);
    if (status == AIVD_OK)
        status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_mem_alloc(device, size, NPU_MEM_POPULATED, devPtr);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    RECORD_SITE();
    return aclrtMalloc(devPtr, size, policy);
}

BASE_EXPORT aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
    RECORD_SITE();
    return aclrtMalloc(devPtr, size, policy);
}

/* The device an attribute list names must be the current one. */
static aivd_status check_config(const aclrtMallocConfig *cfg)
{
    if (!cfg)
        return AIVD_OK;
    if (cfg->numAttrs && !cfg->attrs)
        return base_fail(AIVD_ERR_NULL, NULL, "cfg->attrs is NULL with numAttrs %zu",
                         cfg->numAttrs);
    for (size_t i = 0; i < cfg->numAttrs; i++) {
        const aclrtMallocAttribute *a = &cfg->attrs[i];
        int32_t device, current;
        if ((int)a->attr < ACL_RT_MEM_ATTR_RSV || (int)a->attr > ACL_RT_MEM_ATTR_VA_FLAG)
            return base_fail(AIVD_ERR_PARAM, NULL, "memory attribute %d is not known",
                             (int)a->attr);
        if (a->attr != ACL_RT_MEM_ATTR_DEVICE_ID)
            continue;
        aivd_status status = npu_device_from_user((int32_t)a->value.deviceId, &device);
        if (status == AIVD_OK)
            status = npu_device_current(&current);
        if (status)
            return status;
        if (device != current)
            return base_fail(AIVD_ERR_PARAM, NULL,
                             "memory of device %u asked while another device is current; call "
                             "aclrtSetDevice first",
                             a->value.deviceId);
    }
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
                                        aclrtMallocConfig *cfg)
{
    RECORD_SITE();
    aivd_status status = check_config(cfg);
    return status ? acl_code(status) : aclrtMalloc(devPtr, size, policy);
}

BASE_EXPORT aclError aclrtFree(void *devPtr)
{
    RECORD_SITE();
    if (!devPtr)
        return acl_tell(acl_null("devPtr"));
    return acl_code(npu_mem_free(devPtr));
}

BASE_EXPORT aclError aclrtFreeWithDevSync(void *devPtr)
{
    RECORD_SITE();
    if (!devPtr)
        return acl_tell(acl_null("devPtr"));
    aivd_status status = npu_device_synchronize(BASE_NEVER);
    aivd_status freed = npu_mem_free(devPtr);
    return acl_code(status ? status : freed);
}

BASE_EXPORT aclError aclrtMallocHost(void **hostPtr, size_t size)
{
    RECORD_SITE();
    int32_t device;
    if (!hostPtr)
        return acl_tell(acl_null("hostPtr"));
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_host_alloc(size, hostPtr);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg)
{
    RECORD_SITE();
    aivd_status status = check_config(cfg);
    return status ? acl_code(status) : aclrtMallocHost(ptr, size);
}

BASE_EXPORT aclError aclrtFreeHost(void *hostPtr)
{
    RECORD_SITE();
    if (!hostPtr)
        return acl_tell(acl_null("hostPtr"));
    return acl_code(npu_host_free(hostPtr));
}

BASE_EXPORT aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type,
                                       void **devPtr)
{
    if (!ptr || !devPtr)
        return acl_null("ptr or devPtr");
    aivd_status status = AIVD_OK;
    if (type != ACL_HOST_REGISTER_MAPPED)
        status = base_fail(AIVD_ERR_PARAM, NULL, "host register type %d; give 0", (int)type);
    if (status == AIVD_OK)
        status = npu_host_register(ptr, size);
    if (status == AIVD_OK)
        *devPtr = ptr;
    return acl_code_or(status, AIVD_ERR_EXISTS, ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
}

BASE_EXPORT aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag)
{
    (void)flag; /* chooses a mapping on hardware */
    if (!ptr)
        return acl_null("ptr");
    return acl_code_or(npu_host_register(ptr, size), AIVD_ERR_EXISTS,
                       ACL_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
}

BASE_EXPORT aclError aclrtHostUnregister(void *ptr)
{
    if (!ptr)
        return acl_null("ptr");
    return acl_code_or(npu_host_unregister(ptr), AIVD_ERR_NOT_FOUND,
                       ACL_ERROR_HOST_MEMORY_NOT_REGISTERED);
}

BASE_EXPORT aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)
{
    int32_t device;
    uint64_t free_bytes = 0, total_bytes = 0;
    if (!free || !total)
        return acl_null("free or total");
    aivd_status status = AIVD_OK;
    if ((int)attr < ACL_DDR_MEM || (int)attr > ACL_MEM_P2P_HUGE1G)
        status = base_fail(AIVD_ERR_PARAM, NULL, "memory kind %d is not known", (int)attr);
    if (status == AIVD_OK)
        status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_mem_info(device, &free_bytes, &total_bytes);
    if (status == AIVD_OK) {
        *free = free_bytes;
        *total = total_bytes;
    }
    return acl_code(status);
}

BASE_EXPORT aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes)
{
    if (!ptr || !attributes)
        return acl_null("ptr or attributes");
    int32_t user = 0;
    int device = fabric_device_of(ptr);
    if (device >= 0) {
        aivd_status status = npu_device_to_user(device, &user);
        if (status)
            return acl_code(status);
    }
    *attributes = (aclrtPtrAttributes){.location.id = (uint32_t)user,
                                       .pageSize = (uint32_t)sysconf(_SC_PAGESIZE)};
    attributes->location.type = device >= 0               ? ACL_MEM_LOCATION_TYPE_DEVICE
                                : npu_host_pinned(ptr, 1) ? ACL_MEM_LOCATION_TYPE_HOST
                                                          : ACL_MEM_LOCATION_TYPE_UNREGISTERED;
    return ACL_SUCCESS;
}

/* ---- copies ---- */

static const char *place(int device)
{
    return device < 0 ? "host" : "device";
}

/* Whether the two places fit the direction named. `HOST_TO_BUF_TO_DEVICE` stages the host side. */
static bool fits(aclrtMemcpyKind kind, int to, int from)
{
    switch (kind) {
    case ACL_MEMCPY_HOST_TO_HOST:
        return to < 0 && from < 0;
    case ACL_MEMCPY_HOST_TO_DEVICE:
    case ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE:
        return to >= 0 && from < 0;
    case ACL_MEMCPY_DEVICE_TO_HOST:
        return to < 0 && from >= 0;
    case ACL_MEMCPY_DEVICE_TO_DEVICE:
        return to >= 0 && from >= 0;
    case ACL_MEMCPY_INNER_DEVICE_TO_DEVICE:
        return to >= 0 && from == to;
    case ACL_MEMCPY_INTER_DEVICE_TO_DEVICE:
        return to >= 0 && from >= 0 && from != to;
    case ACL_MEMCPY_DEFAULT:
        return true;
    }
    return false;
}

static aivd_status check_kind(const void *dst, const void *src, aclrtMemcpyKind kind)
{
    static const char *const names[] = {"HOST_TO_HOST",
                                        "HOST_TO_DEVICE",
                                        "DEVICE_TO_HOST",
                                        "DEVICE_TO_DEVICE",
                                        "DEFAULT",
                                        "HOST_TO_BUF_TO_DEVICE",
                                        "INNER_DEVICE_TO_DEVICE",
                                        "INTER_DEVICE_TO_DEVICE"};
    int to = fabric_device_of(dst), from = fabric_device_of(src);
    if ((unsigned)kind >= BASE_COUNT_OF(names))
        return base_fail(AIVD_ERR_PARAM, NULL, "copy direction %d; give 0 to 7 (aclrtMemcpyKind)",
                         (int)kind);
    if (!fits(kind, to, from))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "copy direction ACL_MEMCPY_%s, but dst %p is %s memory and src %p is %s "
                         "memory; correct the direction or use ACL_MEMCPY_DEFAULT",
                         names[kind], dst, place(to), src, place(from));
    return AIVD_OK;
}

/* Everything a copy can be refused for before it runs. */
static aclError check_copy(const void *dst, size_t destMax, const void *src, size_t count,
                           aclrtMemcpyKind kind)
{
    int32_t device;
    if (!dst || !src)
        return acl_null(dst ? "src" : "dst");
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK && count > destMax)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "copy of %zu bytes into room for %zu (destMax); nothing is copied",
                           count, destMax);
    if (status == AIVD_OK)
        status = check_kind(dst, src, kind);
    if (status == AIVD_OK && count)
        status = npu_range_check(dst, count, "dst");
    if (status == AIVD_OK && count)
        status = npu_range_check(src, count, "src");
    return acl_code_of(status);
}

BASE_EXPORT aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
                                 aclrtMemcpyKind kind)
{
    RECORD_SITE();
    aclError code = check_copy(dst, destMax, src, count, kind);
    return acl_tell(code || count == 0 ? code : acl_code_of(npu_copy(dst, src, count)));
}

BASE_EXPORT aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
                                      aclrtMemcpyKind kind, aclrtStream stream)
{
    RECORD_SITE();
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = check_copy(dst, destMax, src, count, kind);
    return acl_tell(code || count == 0 ? code : acl_code_of(npu_copy_queue(real, dst, src, count)));
}

BASE_EXPORT aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
                                                   size_t count, aclrtMemcpyKind kind,
                                                   aclrtStream stream)
{
    RECORD_SITE();
    return aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
}

BASE_EXPORT aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
                                   size_t width, size_t height, aclrtMemcpyKind kind)
{
    RECORD_SITE();
    if (width == 0 || height == 0)
        return acl_tell(ACL_SUCCESS);
    if (width > dpitch || width > spitch || height > SIZE_MAX / (dpitch > spitch ? dpitch : spitch))
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "2d copy: rows of %zu bytes, %zu rows, pitches %zu and %zu; a "
                                  "pitch must not be below the width",
                                  width, height, dpitch, spitch));
    size_t reach = dpitch * (height - 1) + width, from = spitch * (height - 1) + width;
    aclError code = check_copy(dst, reach, src, width, kind);
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_range_check(dst, reach, "dst"));
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_range_check(src, from, "src"));
    for (size_t row = 0; row < height && code == ACL_SUCCESS; row++)
        code = acl_code_of(
            npu_copy((uint8_t *)dst + row * dpitch, (const uint8_t *)src + row * spitch, width));
    return acl_tell(code);
}

/* ---- fills and caches ---- */

static aclError check_range(const void *address, size_t room, size_t count)
{
    int32_t device;
    if (!address)
        return acl_null("devPtr");
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK && count > room)
        status = base_fail(AIVD_ERR_PARAM, NULL, "%zu bytes to set in room for %zu (maxCount)",
                           count, room);
    if (status == AIVD_OK && count)
        status = npu_range_check(address, count, "devPtr");
    return acl_code_of(status);
}

BASE_EXPORT aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
    RECORD_SITE();
    aclError code = check_range(devPtr, maxCount, count);
    return acl_tell(code || count == 0 ? code : acl_code_of(npu_fill(devPtr, value, count)));
}

BASE_EXPORT aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
                                      aclrtStream stream)
{
    RECORD_SITE();
    npu_stream *real;
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = check_range(devPtr, maxCount, count);
    return acl_tell(code || count == 0 ? code
                                       : acl_code_of(npu_fill_queue(real, devPtr, value, count)));
}

BASE_EXPORT aclError aclrtMemFlush(void *devPtr, size_t size)
{
    return acl_tell(check_range(devPtr, size, size));
}

BASE_EXPORT aclError aclrtMemInvalidate(void *devPtr, size_t size)
{
    return acl_tell(check_range(devPtr, size, size));
}

/* ---- the copy engine's other work ---- */

static aivd_status element_of(aclDataType type, npu_element *element)
{
    switch ((int)type) {
    case ACL_FLOAT:
        *element = NPU_F32;
        return AIVD_OK;
    case ACL_FLOAT16:
        *element = NPU_F16;
        return AIVD_OK;
    case ACL_BF16:
        *element = NPU_BF16;
        return AIVD_OK;
    case ACL_INT8:
        *element = NPU_S8;
        return AIVD_OK;
    case ACL_INT16:
        *element = NPU_S16;
        return AIVD_OK;
    case ACL_INT32:
        *element = NPU_S32;
        return AIVD_OK;
    default:
        return base_fail(
            AIVD_ERR_PARAM, NULL,
            "element type %d; the copy engine reduces ACL_FLOAT (0), FLOAT16 (1), INT8 "
            "(2), INT32 (3), INT16 (6), BF16 (27)",
            (int)type);
    }
}

static aivd_status reduction_of(aclrtReduceKind kind, npu_reduction *reduction)
{
    switch ((int)kind) {
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_SUM:
        *reduction = NPU_REDUCE_SUM;
        return AIVD_OK;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX:
        *reduction = NPU_REDUCE_MAX;
        return AIVD_OK;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_MIN:
        *reduction = NPU_REDUCE_MIN;
        return AIVD_OK;
    case ACL_RT_MEMCPY_SDMA_AUTOMATIC_EQUAL:
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "reduction EQUAL (13) is not built; SUM (10), MAX (11), MIN (12) are");
    default:
        return base_fail(AIVD_ERR_PARAM, NULL, "reduction %d; give 10 (sum), 11 (max) or 12 (min)",
                         (int)kind);
    }
}

BASE_EXPORT aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count,
                                      aclrtReduceKind kind, aclDataType type, aclrtStream stream,
                                      void *reserve)
{
    RECORD_SITE();
    npu_stream *real;
    npu_reduction reduction = NPU_REDUCE_SUM;
    npu_element element = NPU_F32;
    if (reserve)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL, "reserve must be NULL"));
    aivd_status status = reduction_of(kind, &reduction);
    if (status == AIVD_OK)
        status = element_of(type, &element);
    aclError code = status ? acl_code_of(status) : acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = check_copy(dst, count, src, count, ACL_MEMCPY_DEVICE_TO_DEVICE);
    if (code == ACL_SUCCESS)
        code = acl_code_of(npu_reduce_queue(real, dst, src, count, reduction, element));
    return acl_tell(code);
}

typedef struct cmo_task {
    void *address;
    uint64_t size;
} cmo_task;

/* Memory here is coherent: what is left of cache maintenance is that the pages are there. */
static aivd_status run_cmo(npu_stream *stream, void *args)
{
    const cmo_task *task = args;
    (void)stream;
    return fabric_touch(task->address, task->size);
}

BASE_EXPORT aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)
{
    npu_stream *real;
    if ((unsigned)cmoType > ACL_RT_CMO_TYPE_FLUSH)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "cache operation %d; give 0 (prefetch) to 3 (flush)",
                                  (int)cmoType));
    aclError code = acl_stream(stream, &real);
    if (code == ACL_SUCCESS)
        code = check_range(src, size, size);
    if (code == ACL_SUCCESS && fabric_device_of(src) < 0)
        code = acl_code_of(base_fail(AIVD_ERR_PARAM, NULL, "src %p is not device memory", src));
    const cmo_task task = {src, size};
    if (code == ACL_SUCCESS && size)
        code =
            acl_code_of(npu_stream_enqueue(real, "cache maintenance", run_cmo, &task, sizeof task));
    return acl_tell(code);
}
