/* npu/device: the objects behind the handles of npu.h that several files of this folder need.
 *
 * Lock order: registry -> device.lock -> heap.lock, stream.lock -> pool.lock. Nothing that can wait
 * happens under any of them. */
#ifndef NPU_DEVICE_H
#define NPU_DEVICE_H

#include <pthread.h>
#include <stdatomic.h>

#include "fabric/region.h"
#include "npu/heap.h"
#include "npu/npu.h"
#include "npu/pool.h"

/* Who listens to the device's doorbell in this process (npu/progress.c). */
enum {
    NPU_LISTENER_NONE = 0,    /* nobody: a new stream with work starts a thread */
    NPU_LISTENER_TICKING = 1, /* a thread looks at least every 10 ms */
    NPU_LISTENER_ASLEEP = 2   /* a thread sleeps until it is rung */
};

struct npu_device {
    int32_t id;
    fabric_region *region;

    pthread_mutex_t lock; /* the members of this group */
    uint32_t references;  /* npu_device_set() minus npu_device_reset() */
    uint32_t contexts;    /* live contexts, the primary one included */
    npu_context *primary;
    npu_stream *streams; /* all, linked */

    npu_heap heap;

    _Atomic uint32_t cores; /* limit set by the user; 0 = the base limit */

    _Alignas(64) _Atomic uint32_t listener;
    _Atomic uint32_t wish; /* what the one who rang wants (npu/progress.h) */

    _Alignas(64) npu_stream *_Atomic shown; /* the stream that set control->unclaimed */
    _Atomic bool more;                      /* others had work since */
};

/* control->unclaimed is a hint for peers, 1 while a stream has tasks that nobody runs. Kept by
 * plain stores, because this is on the way of every launch: the stream that raised it lowers it,
 * unless another one had work meanwhile; then the listener lowers it after it has looked at all
 * streams. When two threads of a process collide the hint can be lost for a tick of the listener,
 * which looks at the streams themselves and raises it again. The caller holds the stream's lock. */
static inline void npu_unclaimed_add(npu_device *device, npu_stream *stream)
{
    _Atomic uint32_t *hint = &device->region->control->unclaimed;
    if (atomic_load_explicit(hint, memory_order_relaxed) == 0) {
        atomic_store_explicit(&device->shown, stream, memory_order_relaxed);
        atomic_store_explicit(hint, 1, memory_order_relaxed);
    } else if (atomic_load_explicit(&device->shown, memory_order_relaxed) != stream) {
        atomic_store_explicit(&device->more, true, memory_order_relaxed);
    }
}

static inline void npu_unclaimed_remove(npu_device *device, npu_stream *stream)
{
    if (atomic_load_explicit(&device->shown, memory_order_relaxed) == stream &&
        !atomic_load_explicit(&device->more, memory_order_relaxed))
        atomic_store_explicit(&device->region->control->unclaimed, 0, memory_order_relaxed);
}

struct npu_context {
    npu_slot slot;
    npu_device *device;
    npu_stream *standard; /* the default stream */
    bool primary;
};

/* Facts of this process, read from the options when the first device is opened. */
typedef struct npu_settings {
    uint64_t stall_ns; /* HCCL_EXEC_TIMEOUT */
    uint32_t cores;    /* AIVDRIVE_CORES or the product's */
    int launch;        /* 0 lazy, 1 inline, 2 eager */
} npu_settings;
enum { NPU_LAUNCH_LAZY, NPU_LAUNCH_INLINE, NPU_LAUNCH_EAGER };
extern npu_settings npu_the_settings;

/* The open device with this number, or NULL. Never freed once made. */
npu_device *npu_device_find(int32_t device);
/* Same, as a failure with a text when it is not open. */
aivd_status npu_device_need(int32_t device, npu_device **found);
/* The device of the calling thread's context. */
aivd_status npu_device_here(npu_device **found);
/* Total number of virtual NPUs (AIVDRIVE_DEVICES or the launcher's local size). */
aivd_status npu_device_total(uint32_t *count);

bool npu_context_live(npu_context *context);

/* memory.c: frees the user blocks of a device that closes. */
void npu_mem_release_all(npu_device *device);
void npu_host_release(void); /* host.c */
void npu_notifies_end(const npu_device *device); /* notify.c: those made on it */
void npu_vm_forget(npu_device *device); /* vm.c: maps, reservations, physical memory of it */
void npu_mem_describe(const void *address, char *text, size_t size);

#endif
