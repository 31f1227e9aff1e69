/* npu/progress: the listener of a device, a thread that sleeps on the device's doorbell and takes
 * over streams that nobody runs: at once when it is asked to (a peer that waits, a query, a
 * synchronise with a time limit), otherwise when the head of a queue is older than one tick of
 * 10 ms. It costs nothing per launch; docs/design/streams.md has the measurements. */
#ifndef NPU_PROGRESS_H
#define NPU_PROGRESS_H

#include "npu/device.h"

/* A stream has work that nobody runs: sees to it that a listener looks from now on. */
static inline void npu_progress_notice(npu_device *device);

/* Wants the device's unclaimed work taken over now. */
void npu_progress_take(npu_device *device);

void npu_progress_wake(npu_device *device);

static inline void npu_progress_notice(npu_device *device)
{
    /* seq_cst: pairs with the listener that announces its sleep and then reads `unclaimed`; we
     * have just added to `unclaimed`. One of the two sees the other. */
    if (BASE_UNLIKELY(atomic_load_explicit(&device->listener, memory_order_seq_cst) !=
                      NPU_LISTENER_TICKING))
        npu_progress_wake(device);
}

#endif
