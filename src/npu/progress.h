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
    /* Relaxed is enough: we have just held the stream's lock. The listener announces its sleep and
     * then looks at every stream under its lock: if it missed our task, its look came first, and
     * with it the announcement. */
    if (BASE_UNLIKELY(atomic_load_explicit(&device->listener, memory_order_relaxed) !=
                      NPU_LISTENER_TICKING))
        npu_progress_wake(device);
}

#endif
