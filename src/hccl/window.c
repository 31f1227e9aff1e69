/* hccl/window: the window context: device memory that tells a kernel every rank's windows.
 * windowsIn are the HCCL buffers, known since the communicator was made. windowsOut are made here:
 * each rank shows the address of its own in its control area, and waits until all others have. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "hccl/context_get.h"
#include "hccl/create.h"
#include "hccl/extra.h"
#include "hccl/hccl_ex.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hcom.h"
#include "hccl/hccl_comm.h"
#include "hccl/hcomm_res.h"
#include "hccl/result.h"
#include "hccl/slab.h"
#include "record/ring.h"

#define WORK_BYTES (16ull << 20)
#define SLICE_NS   50000000ull /* between two looks at who is alive */

static_assert(sizeof(HcclDeviceContext) == 1056, "context layout");

hccl_extra *hccl_extra_get(hccl_comm *comm)
{
    if (!comm->extra)
        comm->extra = calloc(1, sizeof *comm->extra);
    return comm->extra;
}

void hccl_extra_free(hccl_comm *comm)
{
    hccl_extra *extra = comm->extra;
    if (!extra)
        return;
    bool open = hccl_comm_device_open(comm);
    hccl_threads_free(comm);
    for (hccl_named_memory *m = extra->memories, *next; m; m = next) {
        next = m->next;
        if (open)
            npu_mem_free(m->address);
        free(m);
    }
    if (open && extra->exchange)
        hccl_exchange_info_free(extra->exchange);
    if (open && extra->context)
        hccl_slab_free(extra->context, sizeof *extra->context);
    if (open && extra->work_space)
        npu_mem_free(extra->work_space);
    if (open && extra->window_out)
        npu_mem_free(extra->window_out);
    free(extra);
    comm->extra = NULL;
}

/* ---- the second windows ---- */

static void tell_grant(const hccl_comm *comm, const void *window)
{
    record_host(&(record_event){.kind = RECORD_GRANT,
                                .object = comm->handle,
                                .id = RECORD_NONE, /* every member */
                                .to = (uint64_t)(uintptr_t)window,
                                .size = comm->buffer_size,
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .device = comm->device},
                "window for flags");
}

/* Shows this rank's window to the others. Lock held. */
static aivd_status window_show(hccl_comm *comm, hccl_extra *extra)
{
    if (extra->window_out)
        return AIVD_OK;
    aivd_status s =
        npu_mem_alloc(comm->device, comm->buffer_size, NPU_MEM_LAZY, &extra->window_out);
    if (!s && !extra->work_space)
        s = npu_mem_alloc(comm->device, WORK_BYTES, NPU_MEM_LAZY, &extra->work_space);
    if (s)
        return s;
    if (record_on())
        tell_grant(comm, extra->window_out);
    /* Pairs with the acquire in window_of. */
    atomic_store_explicit(&comm->control->window_out, (uint64_t)(uintptr_t)extra->window_out,
                          memory_order_release);
    fabric_ring_if_waited(&comm->control->window_out);
    return AIVD_OK;
}

static uint64_t window_of(const hccl_comm *comm, uint32_t rank)
{
    return atomic_load_explicit(&comm->peers[rank].control->window_out, memory_order_acquire);
}

static int64_t first_missing(const hccl_comm *comm)
{
    for (uint32_t r = 0; r < comm->size; r++)
        if (window_of(comm, r) == 0)
            return r;
    return -1;
}

static bool all_shown(void *context)
{
    return first_missing(context) < 0;
}

static aivd_status windows_wait(hccl_comm *comm, const char *call)
{
    uint64_t deadline = base_now_ns() + comm->settings.connect_ns;
    core_wait wait = {.ready = all_shown,
                      .context = comm,
                      .what = "the windows of the other ranks",
                      .timeout_ns = SLICE_NS};
    while (!all_shown(comm)) {
        int64_t missing = first_missing(comm);
        wait.address = missing < 0 ? NULL : (const void *)&comm->peers[missing].control->window_out;
        if (core_wait_host(&wait) == AIVD_OK)
            break;
        missing = first_missing(comm);
        if (missing < 0)
            break;
        int64_t dead = hccl_peer_dead(comm);
        if (dead >= 0 || hccl_peer_left(comm, (uint32_t)missing))
            return base_fail(AIVD_ERR_PEER, "EI0006",
                             "%s: %s has ended or left while rank %u waited for its window", call,
                             hccl_peer_name(comm, (uint32_t)(dead >= 0 ? dead : missing)),
                             comm->rank);
        if (base_now_ns() >= deadline)
            return base_fail(AIVD_ERR_TIMEOUT, "EI0006",
                             "%s: %s did not call it within %llu s (HCCL_CONNECT_TIMEOUT); all "
                             "ranks of communicator \"%s\" must",
                             call, hccl_peer_name(comm, (uint32_t)missing),
                             (unsigned long long)(comm->settings.connect_ns / BASE_NS_PER_S),
                             comm->name);
    }
    return AIVD_OK;
}

/* Lock held. */
static aivd_status context_make(hccl_comm *comm, hccl_extra *extra)
{
    void *memory;
    HcclDeviceContext context = {.workSpace = (uint64_t)(uintptr_t)extra->work_space,
                                 .workSpaceSize = WORK_BYTES,
                                 .rankId = comm->rank,
                                 .rankNum = comm->size,
                                 .winSize = comm->buffer_size};
    if (extra->context)
        return AIVD_OK;
    for (uint32_t r = 0; r < comm->size; r++) {
        if (comm->peers[r].buffer_size < context.winSize)
            context.winSize = comm->peers[r].buffer_size;
        context.windowsIn[r] = (uint64_t)(uintptr_t)comm->peers[r].buffer;
        context.windowsOut[r] = window_of(comm, r);
    }
    aivd_status s = hccl_slab_alloc(comm->device, sizeof context, &memory);
    if (!s)
        s = npu_copy(memory, &context, sizeof context);
    if (!s)
        extra->context = memory;
    return s;
}

aivd_status hccl_context_get(hccl_comm *comm, const char *call, void **context)
{
    if (comm->size > HCCL_CONTEXT_RANKS_MAX)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "%s: communicator \"%s\" has %u ranks, a context has room for %d", call,
                         comm->name, comm->size, HCCL_CONTEXT_RANKS_MAX);
    pthread_mutex_lock(&comm->lock);
    hccl_extra *extra = hccl_extra_get(comm);
    aivd_status s = extra ? window_show(comm, extra)
                          : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a context");
    bool made = extra && extra->context;
    pthread_mutex_unlock(&comm->lock);
    if (!s && !made)
        s = windows_wait(comm, call);
    if (s)
        return s;
    pthread_mutex_lock(&comm->lock);
    s = context_make(comm, extra);
    pthread_mutex_unlock(&comm->lock);
    if (!s)
        *context = extra->context;
    return s;
}

BASE_EXPORT HcclResult HcclAllocComResourceByTiling(HcclComm comm, void *stream, void *Mc2Tiling,
                                                    void **commContext)
{
    hccl_comm *c;
    npu_stream *real;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!Mc2Tiling || !commContext))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclAllocComResourceByTiling: %s is NULL",
                      Mc2Tiling ? "commContext" : "Mc2Tiling");
    if (!s && stream)
        s = npu_stream_check(stream, &real);
    return hccl_result(s ? s : hccl_context_get(c, __func__, commContext));
}

BASE_EXPORT HcclResult HcomGetCommHandleByGroup(const char *group, HcclComm *commHandle)
{
    if (!group || !commHandle)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003",
                                     "HcomGetCommHandleByGroup: %s is NULL",
                                     group ? "commHandle" : "group"));
    return HcclCommGetHandleWithName(group, commHandle);
}

/* ---- memory ---- */

BASE_EXPORT HcclResult HcclGetRemoteIpcHcclBuf(HcclComm comm, uint64_t remoteRank, void **addr,
                                               uint64_t *size)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!addr || !size))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclGetRemoteIpcHcclBuf: %s is NULL",
                      addr ? "size" : "addr");
    if (!s && remoteRank >= c->size)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclGetRemoteIpcHcclBuf: rank %llu, allowed are 0 to %u",
                      (unsigned long long)remoteRank, c->size - 1);
    if (s)
        return hccl_result(s);
    *addr = c->peers[remoteRank].buffer;
    *size = c->peers[remoteRank].buffer_size;
    return HCCL_SUCCESS;
}

static aivd_status named_make(hccl_comm *comm, hccl_extra *extra, const char *tag, uint64_t size,
                              hccl_named_memory **made)
{
    hccl_named_memory *m = calloc(1, sizeof *m);
    if (!m)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a name");
    aivd_status s = npu_mem_alloc(comm->device, size, NPU_MEM_LAZY, &m->address);
    if (s) {
        free(m);
        return s;
    }
    m->size = size;
    strcpy(m->tag, tag); /* length checked by the caller */
    m->next = extra->memories;
    extra->memories = m;
    *made = m;
    return AIVD_OK;
}

/* Lock held. */
static aivd_status named_get(hccl_comm *comm, const char *tag, uint64_t *size, void **address,
                             bool *created)
{
    hccl_extra *extra = hccl_extra_get(comm);
    if (!extra)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a name");
    hccl_named_memory *m = extra->memories;
    while (m && strcmp(m->tag, tag) != 0)
        m = m->next;
    if (m && *size > m->size)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclDevMemAcquire: \"%s\" has %llu bytes, %llu are wanted", tag,
                         (unsigned long long)m->size, (unsigned long long)*size);
    bool fresh = !m;
    aivd_status s = fresh ? named_make(comm, extra, tag, *size, &m) : AIVD_OK;
    if (s)
        return s;
    *size = m->size;
    *address = m->address;
    *created = fresh;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclDevMemAcquire(HcclComm comm, const char *memTag, uint64_t *size,
                                         void **addr, bool *newCreated)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!memTag || !size || !addr || !newCreated))
        s = base_fail(AIVD_ERR_NULL, "EI0003",
                      "HcclDevMemAcquire: memTag, size, addr or newCreated is NULL");
    size_t length = s ? 0 : strnlen(memTag, HCCL_TAG_MAX + 1);
    if (!s && (length == 0 || length > HCCL_TAG_MAX || *size == 0))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclDevMemAcquire: a name of %zu bytes for %llu bytes; names have 1 to %d, "
                      "memory 1 or more",
                      length, (unsigned long long)*size, HCCL_TAG_MAX);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = named_get(c, memTag, size, addr, newCreated);
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}

BASE_EXPORT HcommResult HcommMemAlloc(void **ptr, size_t size)
{
    int32_t device;
    if (!ptr)
        return (HcommResult)hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcommMemAlloc: ptr is NULL"));
    aivd_status s = npu_device_current(&device);
    return (HcommResult)hccl_result(s ? s : npu_mem_alloc(device, size, NPU_MEM_POPULATED, ptr));
}

BASE_EXPORT HcommResult HcommMemFree(void *ptr)
{
    if (!ptr)
        return (HcommResult)hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcommMemFree: ptr is NULL"));
    return (HcommResult)hccl_result(npu_mem_free(ptr));
}
