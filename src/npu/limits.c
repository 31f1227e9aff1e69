/* npu/limits: how many vector cores a launch may use. Base: AIVDRIVE_CORES (aivrun --cores) or the
 * product's number; users lower it per device, per stream, and choose a stream's for their thread.
 */
#include "npu/device.h"
#include "npu/stream.h"

static _Thread_local struct {
    npu_stream *stream;
    uint32_t generation;
} chosen;

static aivd_status check(uint32_t cores)
{
    uint32_t base = npu_the_settings.cores;
    if (cores > base)
        return base_fail(
            AIVD_ERR_PARAM, NULL, "%u vector cores asked, %u available (%s%s); give 1 to %u", cores,
            base, core_profile_get()->soc,
            base < core_profile_get()->vector_cores ? ", lowered by AIVDRIVE_CORES" : "", base);
    return AIVD_OK;
}

static uint32_t of_device(const npu_device *device)
{
    uint32_t cores = atomic_load_explicit(&device->cores, memory_order_relaxed);
    return cores ? cores : npu_the_settings.cores;
}

static uint32_t of_stream(const npu_stream *stream)
{
    uint32_t cores = atomic_load_explicit(&stream->cores, memory_order_relaxed);
    return cores ? cores : of_device(stream->device);
}

aivd_status npu_cores_device_limit(int32_t id, uint32_t *cores)
{
    npu_device *device;
    aivd_status status = npu_device_need(id, &device);
    if (status == AIVD_OK)
        *cores = of_device(device);
    return status;
}

aivd_status npu_cores_device_set(int32_t id, uint32_t cores)
{
    npu_device *device;
    aivd_status status = npu_device_need(id, &device);
    if (status == AIVD_OK)
        status = check(cores);
    if (status == AIVD_OK)
        atomic_store_explicit(&device->cores, cores, memory_order_relaxed);
    return status;
}

aivd_status npu_cores_stream_limit(npu_stream *stream, uint32_t *cores)
{
    aivd_status status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK)
        *cores = of_stream(stream);
    return status;
}

aivd_status npu_cores_stream_set(npu_stream *stream, uint32_t cores)
{
    aivd_status status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK)
        status = check(cores);
    if (status == AIVD_OK)
        atomic_store_explicit(&stream->cores, cores, memory_order_relaxed);
    return status;
}

aivd_status npu_cores_thread_use(npu_stream *stream)
{
    if (!stream) {
        chosen.stream = NULL;
        return AIVD_OK;
    }
    aivd_status status = npu_stream_check(stream, &stream);
    if (status == AIVD_OK) {
        chosen.generation = stream->slot.generation;
        chosen.stream = stream;
    }
    return status;
}

aivd_status npu_cores_thread_limit(uint32_t *cores)
{
    npu_device *device;
    aivd_status status = npu_device_here(&device);
    if (status)
        return status;
    npu_stream *stream = chosen.stream;
    bool follow =
        stream && stream->slot.generation == chosen.generation && stream->device == device;
    *cores = follow ? of_stream(stream) : of_device(device);
    return AIVD_OK;
}
