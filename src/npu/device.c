/* npu/device: the table of devices this process has opened, their numbering, opening and closing.
 * Contexts are in context.c, memory in memory.c. A device object and its region of addresses stay
 * until the process ends: peers, sleeping threads and late handles may still look at them. */
#include "npu/device.h"

#include <stdlib.h>
#include <string.h>

#include "base/launcher.h"
#include "base/option.h"
#include "base/unusual.h"
#include "npu/context.h"
#include "npu/image.h"
#include "npu/stream.h"
#include "record/session.h"

npu_settings npu_the_settings;

static npu_device *_Atomic devices[FABRIC_DEVICES_MAX];
static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;

/* ---- numbering ---- */

aivd_status npu_device_total(uint32_t *count)
{
    int64_t wanted;
    aivd_status status = base_option_int(OPT_DEVICES, &wanted);
    if (status)
        return status;
    int local;
    if (!base_option_is_set(OPT_DEVICES) && base_launcher_local_size(&local) && local > wanted)
        wanted = local;
    *count = wanted > FABRIC_DEVICES_MAX ? FABRIC_DEVICES_MAX : (uint32_t)wanted;
    return AIVD_OK;
}

static aivd_status visible_fail(const char *text, const char *why)
{
    return base_fail(
        AIVD_ERR_ENV, "EI0001",
        "ASCEND_RT_VISIBLE_DEVICES=\"%s\": %s; give device numbers like 0,1,2 or unset it", text,
        why);
}

/* The list of ASCEND_RT_VISIBLE_DEVICES. *count stays as it is when the variable is unset. */
static aivd_status visible_parse(uint32_t total, int32_t list[FABRIC_DEVICES_MAX], uint32_t *count)
{
    const char *text = base_option_text(OPT_VISIBLE_DEVICES);
    uint32_t n = 0;
    for (const char *p = text;;) {
        char *end;
        unsigned long value = strtoul(p, &end, 10);
        if (end == p || *p == '-' || *p == '+')
            return visible_fail(text, "not a comma list of numbers");
        if (value >= total)
            return visible_fail(text, "a number is not below the number of devices "
                                      "(AIVDRIVE_DEVICES)");
        for (uint32_t i = 0; i < n; i++)
            if (list[i] == (int32_t)value)
                return visible_fail(text, "a device is named twice");
        list[n++] = (int32_t)value;
        while (*end == ' ')
            end++;
        if (*end == '\0')
            break;
        if (*end != ',')
            return visible_fail(text, "not a comma list of numbers");
        p = end + 1;
    }
    *count = n;
    return AIVD_OK;
}

/* Visible devices in user order. */
static aivd_status visible(int32_t list[FABRIC_DEVICES_MAX], uint32_t *count)
{
    uint32_t total;
    aivd_status status = npu_device_total(&total);
    if (status)
        return status;
    if (base_option_is_set(OPT_VISIBLE_DEVICES))
        return visible_parse(total, list, count);
    for (uint32_t i = 0; i < total; i++)
        list[i] = (int32_t)i;
    *count = total;
    return AIVD_OK;
}

aivd_status npu_device_count(uint32_t *count)
{
    int32_t list[FABRIC_DEVICES_MAX];
    return visible(list, count);
}

aivd_status npu_device_from_user(int32_t user, int32_t *device)
{
    int32_t list[FABRIC_DEVICES_MAX];
    uint32_t count;
    aivd_status status = visible(list, &count);
    if (status)
        return status;
    if (user >= 0 && (uint32_t)user < count) {
        *device = list[user];
        return AIVD_OK;
    }
    if (base_option_is_set(OPT_VISIBLE_DEVICES))
        return base_fail(
            AIVD_ERR_NOT_FOUND, NULL,
            "device %d: ASCEND_RT_VISIBLE_DEVICES=%s leaves devices 0 to %u; name more "
            "devices there or unset it",
            user, base_option_text(OPT_VISIBLE_DEVICES), count - 1);
    if (user < 0)
        return base_fail(AIVD_ERR_NOT_FOUND, NULL, "device %d: device numbers are 0 to %u", user,
                         count - 1);
    return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                     "device %d: there are %u virtual NPUs, numbers 0 to %u; set "
                     "AIVDRIVE_DEVICES=%d (or more) for this device",
                     user, count, count - 1, user + 1);
}

aivd_status npu_device_to_user(int32_t device, int32_t *user)
{
    int32_t list[FABRIC_DEVICES_MAX];
    uint32_t count;
    aivd_status status = visible(list, &count);
    if (status)
        return status;
    for (uint32_t i = 0; i < count; i++)
        if (list[i] == device) {
            *user = (int32_t)i;
            return AIVD_OK;
        }
    return base_fail(AIVD_ERR_NOT_FOUND, NULL, "device %d is not visible to this process", device);
}

/* ---- the table ---- */

npu_device *npu_device_find(int32_t device)
{
    if (device < 0 || device >= FABRIC_DEVICES_MAX)
        return NULL;
    /* acquire: pairs with the release in make() */
    return atomic_load_explicit(&devices[device], memory_order_acquire);
}

aivd_status npu_device_need(int32_t device, npu_device **found)
{
    npu_device *d = npu_device_find(device);
    if (!d || d->contexts == 0)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "device %d is not open in this process; call aclrtSetDevice(%d) first",
                         device, device);
    *found = d;
    return AIVD_OK;
}

aivd_status npu_device_here(npu_device **found)
{
    npu_context *context;
    aivd_status status = npu_context_current(&context);
    if (status == AIVD_OK)
        *found = context->device;
    return status;
}

aivd_status npu_device_current(int32_t *device)
{
    npu_device *d;
    aivd_status status = npu_device_here(&d);
    if (status == AIVD_OK)
        *device = d->id;
    return status;
}

static aivd_status settings_read(void)
{
    double seconds;
    int64_t cores;
    int launch;
    aivd_status status = base_option_seconds(OPT_EXEC_TIMEOUT, &seconds);
    if (status == AIVD_OK)
        status = base_option_int(OPT_CORES, &cores);
    if (status == AIVD_OK)
        status = base_option_choice(OPT_LAUNCH, &launch);
    if (status)
        return status;
    uint32_t product = core_profile_get()->vector_cores;
    if (cores > product)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "AIVDRIVE_CORES=%lld: %s has %u vector cores; give 1 to %u, or 0 for all",
                         (long long)cores, core_profile_get()->soc, product, product);
    if (seconds != 0 && seconds < 0.01)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "HCCL_EXEC_TIMEOUT=%s: give seconds from 0.01, or 0 for the default 1836",
                         base_option_text(OPT_EXEC_TIMEOUT));
    if (seconds == 0)
        seconds = 1836;
    npu_the_settings.stall_ns =
        seconds > 1e10 ? BASE_NEVER : (uint64_t)(seconds * (double)BASE_NS_PER_S);
    npu_the_settings.cores = cores ? (uint32_t)cores : product;
    npu_the_settings.launch = launch;
    base_unusual_set(UNUSUAL_LAUNCH, launch != NPU_LAUNCH_LAZY);
    return AIVD_OK;
}

uint64_t npu_stall_limit_ns(void)
{
    if (npu_the_settings.stall_ns == 0)
        settings_read();
    return npu_the_settings.stall_ns;
}

/* Where the heap begins: behind the granule of the control pages, and in each device a granule
 * later. Ranks make the same allocations in the same order; at the same distance from their
 * devices' bases the buffers of two ranks differ in no bit of the address that first-level caches
 * choose a way by (12 to 27 here), and a loop over both loses lines: a fifth of its speed
 * (docs/performance.md). */
static uint64_t heap_first(const npu_device *device)
{
    enum { SKEWS = 8 };
    return NPU_GRANULE * (1 + (uint64_t)device->id % SKEWS);
}

static aivd_status heap_make(npu_device *device)
{
    int64_t megabytes;
    aivd_status status = base_option_int(OPT_DEVICE_MEMORY, &megabytes);
    if (status)
        return status;
    uint64_t first = heap_first(device);
    uint64_t base = (uint64_t)(uintptr_t)fabric_device_base((uint32_t)device->id) + first;
    uint64_t size = device->region->size - first;
    uint64_t limit = (uint64_t)megabytes << 20;
    if (limit == 0 || limit > size)
        limit = size;
    return npu_heap_init(&device->heap, base, size, limit);
}

/* Makes the device object; the caller holds the registry. */
static aivd_status make(int32_t id, npu_device **made)
{
    npu_device *device = aligned_alloc(_Alignof(npu_device), sizeof *device);
    if (!device)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for device %d", id);
    memset(device, 0, sizeof *device);
    device->id = id;
    pthread_mutex_init(&device->lock, NULL);
    aivd_status status = fabric_region_create((uint32_t)id, &device->region);
    if (status)
        goto free_device;
    status = heap_make(device);
    if (status)
        goto destroy_region;
    core_set_describe(npu_mem_describe);
    atomic_store_explicit(&devices[id], device, memory_order_release);
    *made = device;
    return AIVD_OK;

destroy_region:
    fabric_region_destroy(device->region);
free_device:
    pthread_mutex_destroy(&device->lock);
    free(device);
    return status;
}

static aivd_status check_number(int32_t id)
{
    uint32_t total;
    aivd_status status = npu_device_total(&total);
    if (status)
        return status;
    if (id < 0 || (uint32_t)id >= total)
        return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                         "device %d: there are %u virtual NPUs, numbers 0 to %u; set "
                         "AIVDRIVE_DEVICES=%d (or more) for this device",
                         id, total, total - 1, id + 1);
    return AIVD_OK;
}

aivd_status npu_device_open(int32_t id, npu_device **opened)
{
    npu_device *device = npu_device_find(id);
    aivd_status status = AIVD_OK;
    if (!device || device->contexts == 0) {
        status = check_number(id);
        if (status == AIVD_OK)
            status = record_attach(); /* before there is a stream */
        if (status)
            return status;
        pthread_mutex_lock(&registry);
        status = settings_read();
        device = npu_device_find(id);
        if (status == AIVD_OK && !device)
            status = make(id, &device);
        pthread_mutex_unlock(&registry);
    }
    if (status == AIVD_OK)
        *opened = device;
    return status;
}

aivd_status npu_device_set(int32_t id)
{
    npu_device *device;
    aivd_status status = record_attach();
    if (status == AIVD_OK)
        status = npu_device_open(id, &device);
    if (status)
        return status;
    pthread_mutex_lock(&device->lock);
    if (!device->primary)
        status = npu_context_make(device, true, &device->primary);
    npu_context *primary = device->primary;
    if (status == AIVD_OK)
        device->references++;
    pthread_mutex_unlock(&device->lock);
    if (status)
        return status;
    return npu_context_set(primary);
}

/* Ends the primary context. With the last context the user's memory goes too. */
static aivd_status close_primary(npu_device *device, npu_context *primary, bool force)
{
    aivd_status status = npu_context_end(primary, force);
    pthread_mutex_lock(&device->lock);
    bool last = device->contexts == 0;
    pthread_mutex_unlock(&device->lock);
    if (last)
        npu_mem_release_all(device);
    return status;
}

aivd_status npu_device_reset(int32_t id, bool force)
{
    npu_device *device = npu_device_find(id);
    npu_context *primary = NULL;
    bool open = false;
    if (device) {
        pthread_mutex_lock(&device->lock);
        open = device->references > 0;
        if (open && (force || --device->references == 0)) {
            device->references = 0;
            primary = device->primary;
            device->primary = NULL;
        }
        pthread_mutex_unlock(&device->lock);
    }
    if (!open)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "device %d is not open in this process: aclrtResetDevice without a "
                         "matching aclrtSetDevice",
                         id);
    return primary ? close_primary(device, primary, force) : AIVD_OK;
}

aivd_status npu_device_synchronize(uint64_t timeout_ns)
{
    npu_device *device;
    aivd_status status = npu_device_here(&device);
    return status ? status : npu_streams_synchronize(device, timeout_ns);
}

void npu_shutdown(void)
{
    for (int32_t id = 0; id < FABRIC_DEVICES_MAX; id++) {
        npu_device *device = npu_device_find(id);
        if (!device)
            continue;
        pthread_mutex_lock(&device->lock);
        npu_context *primary = device->primary;
        device->primary = NULL;
        device->references = 0;
        pthread_mutex_unlock(&device->lock);
        if (primary)
            npu_context_end(primary, true);
        npu_contexts_end(device);
        npu_mem_release_all(device);
    }
    npu_images_release();
    npu_host_release();
}
