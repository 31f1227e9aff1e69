/* hccl/thread: communication threads: streams of the communicator's device that carry what the
 * primitives (hccl/primitive.c) put on them, each with notifies it can wait for. Engines that run
 * on the host have them; there is no AI-CPU. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/create.h"
#include "hccl/extra.h"
#include "hccl/hccl_res.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hcomm_res.h"
#include "hccl/result.h"
#include "hccl/slab.h"

enum { THREADS_MAX = 4096, PER_CALL_MAX = 64, NOTIFIES_MAX = 64 };

static npu_pool pool = NPU_POOL("communication thread", 7, THREADS_MAX, AIVD_ERR_LIMIT);

_Static_assert(sizeof(hccl_thread) <= 128, "a thread fits its place in the pool");

aivd_status hccl_thread_get(ThreadHandle handle, const char *call, hccl_thread **thread)
{
    hccl_thread *t = (hccl_thread *)(uintptr_t)handle;
    if (!npu_pool_owns(&pool, t))
        return base_fail(
            AIVD_ERR_HANDLE, "EI0003",
            "%s: 0x%llx is not a live communication thread (HcclThreadAcquire; it ends "
            "with its communicator)",
            call, (unsigned long long)handle);
    if (!npu_stream_is(t->stream, t->generation))
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: the stream of thread 0x%llx was destroyed (its device was reset?)",
                         call, (unsigned long long)handle);
    *thread = t;
    return AIVD_OK;
}

/* ---- making and ending ---- */

static aivd_status engine_check(const char *call, CommEngine engine)
{
    if (engine == COMM_ENGINE_CPU || engine == COMM_ENGINE_CPU_TS)
        return AIVD_OK;
    if (engine == COMM_ENGINE_AICPU || engine == COMM_ENGINE_AICPU_TS ||
        engine == COMM_ENGINE_AIV || engine == COMM_ENGINE_CCU)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "%s: engine %d has no communication threads here; 0 (CPU) and 1 (CPU_TS), "
                         "which run on the host, have",
                         call, (int)engine);
    return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: engine %d, allowed are 0 (CPU) to 5 (CCU)",
                     call, (int)engine);
}

static aivd_status notifies_make(hccl_thread *t, uint32_t count)
{
    void *memory;
    if (count == 0)
        return AIVD_OK;
    aivd_status s = hccl_slab_alloc(t->comm->device, count * sizeof *t->notifies, &memory);
    if (s)
        return s;
    t->notifies = memory;
    t->notify_count = count;
    for (uint32_t i = 0; i < count; i++)
        atomic_store_explicit(&t->notifies[i].life, 1, memory_order_relaxed);
    return AIVD_OK;
}

static void thread_free(hccl_thread *t)
{
    bool open = hccl_comm_device_open(t->comm);
    if (t->own_stream && open && npu_stream_is(t->stream, t->generation))
        npu_stream_destroy(t->stream, true);
    if (t->notifies && open)
        hccl_slab_free(t->notifies, t->notify_count * sizeof *t->notifies);
    npu_pool_give(&pool, t);
}

/* `stream` NULL: one of its own. */
static aivd_status thread_make(hccl_comm *comm, CommEngine engine, npu_stream *stream,
                               uint32_t notifies, hccl_thread **made)
{
    hccl_thread *t;
    aivd_status s = npu_pool_take(&pool, &t);
    if (s)
        return s;
    t->comm = comm;
    t->engine = engine;
    t->stream = stream;
    s = notifies_make(t, notifies);
    if (!s && !stream) {
        s = npu_stream_create(NULL, 0, &t->stream);
        t->own_stream = s == AIVD_OK;
    }
    if (s) {
        thread_free(t);
        return s;
    }
    t->generation = npu_stream_generation(t->stream);
    *made = t;
    return AIVD_OK;
}

static aivd_status enlist(hccl_comm *comm, hccl_thread **threads, uint32_t count)
{
    pthread_mutex_lock(&comm->lock);
    hccl_extra *extra = hccl_extra_get(comm);
    for (uint32_t i = 0; extra && i < count; i++) {
        threads[i]->next = extra->threads;
        extra->threads = threads[i];
        npu_pool_publish(threads[i]);
    }
    pthread_mutex_unlock(&comm->lock);
    return extra
               ? AIVD_OK
               : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a communication thread");
}

void hccl_threads_free(hccl_comm *comm)
{
    for (hccl_thread *t = comm->extra->threads, *next; t; t = next) {
        next = t->next;
        if (npu_pool_retire(t))
            thread_free(t);
    }
    comm->extra->threads = NULL;
}

/* The stream must be of this device, for the copies of this rank. */
static aivd_status device_check(const char *call, const hccl_comm *comm)
{
    int32_t device;
    aivd_status s = npu_device_current(&device);
    if (!s && device != comm->device)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "%s: communicator \"%s\" is on device %d, this thread's device is %d; call "
                      "aclrtSetDevice first",
                      call, comm->name, comm->device, device);
    return s;
}

static aivd_status make_all(hccl_comm *comm, CommEngine engine, uint32_t count,
                            const uint16_t *notifies, ThreadHandle *handles)
{
    hccl_thread *threads[PER_CALL_MAX];
    uint32_t made = 0;
    aivd_status s = AIVD_OK;
    while (!s && made < count) {
        s = thread_make(comm, engine, NULL, notifies[made], &threads[made]);
        made += !s;
    }
    if (!s)
        s = enlist(comm, threads, count);
    for (uint32_t i = 0; s && i < made; i++)
        thread_free(threads[i]);
    for (uint32_t i = 0; !s && i < count; i++)
        handles[i] = (ThreadHandle)(uintptr_t)threads[i];
    return s;
}

static aivd_status counts_check(const char *call, uint32_t threads, uint32_t notifies)
{
    if (threads == 0 || threads > PER_CALL_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: %u threads, allowed are 1 to %d", call,
                         threads, PER_CALL_MAX);
    if (notifies > NOTIFIES_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: %u notifies per thread, allowed are 0 to %d", call, notifies,
                         NOTIFIES_MAX);
    return AIVD_OK;
}

static aivd_status acquire_check(HcclComm handle, const char *call, CommEngine engine,
                                 const void *threads, hccl_comm **comm)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (!s && !threads)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: the place for the handles is NULL", call);
    if (!s)
        s = engine_check(call, engine);
    return s ? s : device_check(call, *comm);
}

/* ---- entry points ---- */

BASE_EXPORT HcclResult HcclThreadAcquire(HcclComm comm, CommEngine engine, uint32_t threadNum,
                                         uint32_t notifyNumPerThread, ThreadHandle *threads)
{
    hccl_comm *c;
    uint16_t notifies[PER_CALL_MAX];
    aivd_status s = acquire_check(comm, __func__, engine, threads, &c);
    if (!s)
        s = counts_check(__func__, threadNum, notifyNumPerThread);
    for (uint32_t i = 0; i < PER_CALL_MAX; i++)
        notifies[i] = (uint16_t)notifyNumPerThread;
    return hccl_result(s ? s : make_all(c, engine, threadNum, notifies, threads));
}

static aivd_status config_check(const ThreadConfig *config, uint32_t count, uint16_t *notifies)
{
    for (uint32_t i = 0; i < count; i++) {
        const CommAbiHeader *h = &config[i].header;
        if (h->magicWord != HCOMM_THREAD_CONFIG_MAGIC_WORD ||
            h->version != HCOMM_THREAD_CONFIG_VERSION || h->size != sizeof *config)
            return base_fail(AIVD_ERR_PARAM, "EI0003",
                             "HcclThreadAcquireWithConfig: configuration %u has magic word 0x%x, "
                             "version %u, size %u; set it up with ThreadConfigInit()",
                             i, h->magicWord, h->version, h->size);
        if (config[i].notifyNumPerThread > NOTIFIES_MAX)
            return counts_check("HcclThreadAcquireWithConfig", 1, config[i].notifyNumPerThread);
        notifies[i] = config[i].notifyNumPerThread;
    }
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclThreadAcquireWithConfig(HcclComm comm, CommEngine engine,
                                                   uint32_t threadNum, ThreadType type,
                                                   const ThreadConfig *config,
                                                   ThreadHandle *threads)
{
    hccl_comm *c;
    uint16_t notifies[PER_CALL_MAX];
    aivd_status s = acquire_check(comm, __func__, engine, threads, &c);
    if (!s && !config)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclThreadAcquireWithConfig: config is NULL");
    if (!s)
        s = counts_check(__func__, threadNum, 0);
    if (!s && type != THREAD_TYPE_TS)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclThreadAcquireWithConfig: type %d, allowed is 0 (THREAD_TYPE_TS)",
                      (int)type);
    if (!s)
        s = config_check(config, threadNum, notifies);
    return hccl_result(s ? s : make_all(c, engine, threadNum, notifies, threads));
}

BASE_EXPORT HcclResult HcclThreadAcquireWithStream(HcclComm comm, CommEngine engine,
                                                   aclrtStream stream, uint32_t notifyNum,
                                                   ThreadHandle *thread)
{
    hccl_comm *c;
    hccl_thread *made;
    npu_stream *real;
    aivd_status s = acquire_check(comm, __func__, engine, thread, &c);
    if (!s)
        s = counts_check(__func__, 1, notifyNum);
    if (!s)
        s = npu_stream_check(stream, &real);
    if (!s && npu_stream_device(real) != c->device)
        s = base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclThreadAcquireWithStream: the stream is on device %d, the communicator on "
            "device %d",
            npu_stream_device(real), c->device);
    if (!s)
        s = thread_make(c, engine, real, notifyNum, &made);
    if (s)
        return hccl_result(s);
    s = enlist(c, &made, 1);
    if (s)
        thread_free(made);
    else
        *thread = (ThreadHandle)(uintptr_t)made;
    return hccl_result(s);
}

static aivd_status resource(ThreadHandle thread, const char *call, ThreadResType type,
                            uint32_t bytes, void **info, hccl_thread **found)
{
    aivd_status s = hccl_thread_get(thread, call, found);
    if (!s && !info)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: info is NULL", call);
    if (!s && type != THREAD_RES_TYPE_STREAM)
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "%s: resource type %d, allowed is 0 (stream)", call,
                      (int)type);
    if (!s && bytes != sizeof(aclrtStream))
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "%s: infoLen is %u, a stream has %zu bytes", call,
                      bytes, sizeof(aclrtStream));
    if (!s)
        *info = (*found)->stream;
    return s;
}

BASE_EXPORT HcclResult HcclThreadResGetInfo(HcclComm comm, ThreadHandle thread,
                                            ThreadResType resType, uint32_t infoLen, void **info)
{
    hccl_comm *c;
    hccl_thread *found;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s)
        s = resource(thread, __func__, resType, infoLen, info, &found);
    if (!s && found->comm != c)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclThreadResGetInfo: the thread belongs to another communicator");
    return hccl_result(s);
}

BASE_EXPORT HcommResult HcommThreadResGetInfo(ThreadHandle thread, ThreadResType resType,
                                              uint32_t infoLen, void **info)
{
    hccl_thread *found;
    return (HcommResult)hccl_result(resource(thread, __func__, resType, infoLen, info, &found));
}

BASE_EXPORT HcclResult HcclThreadExportToCommEngine(HcclComm comm, uint32_t threadNum,
                                                    const ThreadHandle *threads,
                                                    CommEngine dstCommEngine,
                                                    ThreadHandle *exportedThreads)
{
    hccl_comm *c;
    hccl_thread *found;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!threads || !exportedThreads))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclThreadExportToCommEngine: %s is NULL",
                      threads ? "exportedThreads" : "threads");
    if (!s)
        s = engine_check(__func__, dstCommEngine);
    if (!s)
        s = counts_check(__func__, threadNum, 0);
    for (uint32_t i = 0; !s && i < threadNum; i++)
        s = hccl_thread_get(threads[i], __func__, &found);
    if (!s)
        memmove(exportedThreads, threads, threadNum * sizeof *threads);
    return hccl_result(s);
}
