/* npu/context: what device.c needs of contexts. */
#ifndef NPU_CONTEXT_H
#define NPU_CONTEXT_H

#include "npu/device.h"

/* The context that a thread has chosen, in that life. */
typedef struct npu_chosen {
    npu_context *context;
    uint32_t generation;
} npu_chosen;
BASE_INTERNAL extern NPU_THREAD_LOCAL npu_chosen npu_context_chosen;

static inline bool npu_context_holds(const npu_chosen *chosen)
{
    return chosen->context && npu_slot_is(&chosen->context->slot, chosen->generation);
}

/* Makes a context of the device; the caller holds device->lock. */
aivd_status npu_context_make(npu_device *device, bool primary, npu_context **context);
/* Ends a context: waits for its streams (force: discards), destroys them. The status is the first
 * error a stream still held; the context is gone in any case. */
aivd_status npu_context_end(npu_context *context, bool force);
/* Ends all contexts of the device, discarding. */
void npu_contexts_end(npu_device *device);
/* Opens the device object (no reference counted). */
aivd_status npu_device_open(int32_t id, npu_device **opened);

#endif
