/* hccl/extra: what few communicators have: the window context for kernels, device memory under a
 * name, communication threads. Made at first use, under the communicator's lock; lists only grow
 * until the communicator ends. */
#ifndef HCCL_SRC_EXTRA_H
#define HCCL_SRC_EXTRA_H

#include "fabric/control.h"
#include "hccl/comm.h"
#include "hccl/hccl_context.h"
#include "hccl/hcomm_res_defs.h"
#include "npu/pool.h"

typedef struct hccl_named_memory {
    struct hccl_named_memory *next;
    void *address;
    uint64_t size;
    char tag[HCCL_TAG_MAX + 1];
} hccl_named_memory;

/* A communication thread: a stream of the communicator's device and the notifies it waits for. Its
 * handle is its place in a pool, so that a stale one is told from a live one. */
typedef struct hccl_thread {
    npu_slot slot;
    struct hccl_thread *next; /* of the communicator */
    hccl_comm *comm;
    CommEngine engine;
    npu_stream *stream;
    uint32_t generation; /* of the stream: its device may be reset before the communicator ends */
    bool own_stream;
    uint32_t notify_count;
    fabric_notify *notifies;
} hccl_thread;

typedef struct hccl_extra {
    /* hccl/window.c */
    void *window_out, *work_space;
    HcclDeviceContext *context; /* device memory; NULL until all ranks have shown their windows */
    hccl_named_memory *memories;
    struct hccl_exchange *exchange; /* hccl/exchange_info.c */
    /* hccl/thread.c */
    hccl_thread *threads;
} hccl_extra;

/* The communicator's, made when there is none; NULL without host memory. Lock held. */
hccl_extra *hccl_extra_get(hccl_comm *comm);

/* The live thread behind a handle; fails in the name of `call`. */
aivd_status hccl_thread_get(ThreadHandle handle, const char *call, hccl_thread **thread);
void hccl_threads_free(hccl_comm *comm);
void hccl_exchange_info_free(struct hccl_exchange *exchange);

#endif
