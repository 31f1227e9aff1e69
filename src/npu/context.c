/* npu/context: contexts and the current context of each thread. A thread keeps the handle and the
 * generation it saw, so that a context destroyed elsewhere is noticed, never followed. */
#include "npu/context.h"

#include "npu/stream.h"

static npu_pool pool = NPU_POOL("context", 7, 4096, AIVD_ERR_LIMIT);

NPU_THREAD_LOCAL npu_chosen npu_context_chosen;

_Static_assert(sizeof(npu_context) <= 128, "a context fits its place in the pool");

bool npu_context_live(npu_context *context)
{
    return npu_pool_owns(&pool, context);
}

aivd_status npu_context_make(npu_device *device, bool primary, npu_context **made)
{
    npu_context *context;
    aivd_status status = npu_pool_take(&pool, &context);
    if (status)
        return status;
    context->device = device;
    context->primary = primary;
    npu_pool_publish(context);
    device->contexts++;
    *made = context;
    return AIVD_OK;
}

aivd_status npu_context_create(int32_t id, npu_context **made)
{
    npu_device *device;
    npu_context *context;
    aivd_status status = npu_device_open(id, &device);
    if (status)
        return status;
    pthread_mutex_lock(&device->lock);
    status = npu_context_make(device, false, &context);
    pthread_mutex_unlock(&device->lock);
    if (status)
        return status;
    *made = context;
    return npu_context_set(context);
}

aivd_status npu_context_end(npu_context *context, bool force)
{
    npu_device *device = context->device;
    if (!npu_pool_retire(context))
        return AIVD_OK;
    aivd_status status = npu_streams_destroy(context, force);
    pthread_mutex_lock(&device->lock);
    device->contexts--;
    pthread_mutex_unlock(&device->lock);
    npu_pool_give(&pool, context);
    return status;
}

aivd_status npu_context_destroy(npu_context *context)
{
    if (!npu_context_live(context))
        return base_fail(AIVD_ERR_HANDLE, NULL,
                         "context %p is not a live context (destroyed before, or never created)",
                         (void *)context);
    if (context->primary)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "context %p is the default context of device %d; aclrtResetDevice ends it",
                         (void *)context, context->device->id);
    npu_device *device = context->device;
    aivd_status status = npu_context_end(context, false);
    pthread_mutex_lock(&device->lock);
    bool last = device->contexts == 0;
    pthread_mutex_unlock(&device->lock);
    if (last)
        npu_mem_release_all(device);
    return status;
}

void npu_contexts_end(npu_device *device)
{
    uint8_t *base = atomic_load_explicit(&pool.base, memory_order_acquire);
    for (uint32_t i = 0; base && i < pool.capacity && i < pool.used; i++) {
        npu_context *context = (npu_context *)(base + ((size_t)i << pool.shift));
        if (npu_context_live(context) && context->device == device)
            npu_context_end(context, true);
    }
}

aivd_status npu_context_set(npu_context *context)
{
    if (!npu_context_live(context))
        return base_fail(AIVD_ERR_STATE, NULL,
                         "context %p is not a live context (destroyed before, or never created)",
                         (void *)context);
    npu_context_chosen.generation = context->slot.generation;
    npu_context_chosen.context = context;
    return AIVD_OK;
}

BASE_COLD static aivd_status no_context(const npu_context *ended)
{
    return base_fail(AIVD_ERR_STATE, NULL,
                     ended ? "this thread's context was destroyed; call aclrtSetDevice or "
                             "aclrtSetCurrentContext again"
                           : "this thread has no context; call aclrtSetDevice (or "
                             "aclrtSetCurrentContext) in it first");
}

aivd_status npu_context_current(npu_context **context)
{
    const npu_chosen *chosen = &npu_context_chosen;
    if (BASE_UNLIKELY(!npu_context_holds(chosen)))
        return no_context(chosen->context);
    *context = chosen->context;
    return AIVD_OK;
}
