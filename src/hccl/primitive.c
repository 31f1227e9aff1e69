/* hccl/primitive: what operators whose orchestration runs on the host put on communication threads:
 * copies, reductions, notifies, here and through channels. A thread is a stream, so its order is
 * the order of the calls; through a channel only what the peer granted can be reached. The forms
 * without a thread act at once, in the calling thread. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/time.h"
#include "core/wait.h"
#include "fabric/notify.h"
#include "fabric/region.h"
#include "hccl/channel.h"
#include "hccl/extra.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/result.h"

#define PRIMITIVE(status) ((int32_t)hccl_result(status))

static _Atomic uint64_t wait_ns = BASE_NEVER; /* HcommSetNotifyWaitTimeOut */

static uint64_t limit_of(uint32_t seconds)
{
    return seconds ? seconds * BASE_NS_PER_S : BASE_NEVER;
}

static uint64_t default_limit(void)
{
    return atomic_load_explicit(&wait_ns, memory_order_relaxed);
}

/* ---- local ---- */

static aivd_status local_ranges(const char *call, const void *dst, const void *src, uint64_t bytes)
{
    if (!dst || !src)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, dst ? "src" : "dst");
    aivd_status s = bytes ? npu_range_check(dst, bytes, "dst") : AIVD_OK;
    return !s && bytes ? npu_range_check(src, bytes, "src") : s;
}

BASE_EXPORT int32_t HcommLocalCopyOnThread(ThreadHandle thread, void *dst, const void *src,
                                           uint64_t len)
{
    hccl_thread *t;
    aivd_status s = hccl_thread_get(thread, __func__, &t);
    if (!s)
        s = local_ranges(__func__, dst, src, len);
    return PRIMITIVE(s || len == 0 ? s : npu_copy_queue(t->stream, dst, src, len));
}

typedef struct arithmetic {
    npu_reduction reduction;
    npu_element element;
    uint32_t bytes;
} arithmetic;

static aivd_status arithmetic_of(const char *call, HcommDataType type, HcommReduceOp op,
                                 arithmetic *a)
{
    static const struct {
        HcommDataType type;
        npu_element element;
        uint32_t bytes;
    } elements[] = {{HCOMM_DATA_TYPE_INT8, NPU_S8, 1},   {HCOMM_DATA_TYPE_INT16, NPU_S16, 2},
                    {HCOMM_DATA_TYPE_INT32, NPU_S32, 4}, {HCOMM_DATA_TYPE_FP16, NPU_F16, 2},
                    {HCOMM_DATA_TYPE_FP32, NPU_F32, 4},  {HCOMM_DATA_TYPE_BFP16, NPU_BF16, 2}};
    size_t i = 0;
    while (i < BASE_COUNT_OF(elements) && elements[i].type != type)
        i++;
    if (i == BASE_COUNT_OF(elements))
        return base_fail(
            AIVD_ERR_NOT_SUPPORTED, NULL,
            "%s: data type %d; the copy engine reduces 0 (int8), 1 (int16), 2 (int32), "
            "3 (fp16), 4 (fp32), 11 (bfp16)",
            call, (int)type);
    if (op != HCOMM_REDUCE_SUM && op != HCOMM_REDUCE_MAX && op != HCOMM_REDUCE_MIN)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "%s: reduction %d; the copy engine does 0 (sum), 2 (max), 3 (min)", call,
                         (int)op);
    *a = (arithmetic){.reduction = op == HCOMM_REDUCE_SUM   ? NPU_REDUCE_SUM
                                   : op == HCOMM_REDUCE_MAX ? NPU_REDUCE_MAX
                                                            : NPU_REDUCE_MIN,
                      .element = elements[i].element,
                      .bytes = elements[i].bytes};
    return AIVD_OK;
}

static aivd_status bytes_of(const char *call, uint64_t count, const arithmetic *a, uint64_t *bytes)
{
    if (count > UINT64_MAX / a->bytes)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: %llu elements", call,
                         (unsigned long long)count);
    *bytes = count * a->bytes;
    return AIVD_OK;
}

BASE_EXPORT int32_t HcommLocalReduceOnThread(ThreadHandle thread, void *dst, const void *src,
                                             uint64_t count, HcommDataType dataType,
                                             HcommReduceOp reduceOp)
{
    hccl_thread *t;
    arithmetic a;
    uint64_t bytes;
    aivd_status s = hccl_thread_get(thread, __func__, &t);
    if (!s)
        s = arithmetic_of(__func__, dataType, reduceOp, &a);
    if (!s)
        s = bytes_of(__func__, count, &a, &bytes);
    if (!s)
        s = local_ranges(__func__, dst, src, bytes);
    return PRIMITIVE(s ? s : npu_reduce_queue(t->stream, dst, src, bytes, a.reduction, a.element));
}

/* ---- notifies of threads and of the runtime ---- */

static aivd_status own_notify(const hccl_thread *t, const char *call, uint32_t index,
                              fabric_notify **line)
{
    if (index >= t->notify_count)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: notify %u, the thread was acquired with %u",
                         call, index, t->notify_count);
    *line = &t->notifies[index];
    return AIVD_OK;
}

BASE_EXPORT int32_t HcommThreadNotifyRecordOnThread(ThreadHandle thread, ThreadHandle dstThread,
                                                    uint32_t dstNotifyIdx)
{
    hccl_thread *t, *other;
    fabric_notify *line;
    aivd_status s = hccl_thread_get(thread, __func__, &t);
    if (!s)
        s = hccl_thread_get(dstThread, __func__, &other);
    if (!s)
        s = own_notify(other, __func__, dstNotifyIdx, &line);
    return PRIMITIVE(s ? s : npu_line_record(line, t->stream));
}

static aivd_status thread_wait(ThreadHandle thread, const char *call, uint32_t index,
                               uint64_t limit)
{
    hccl_thread *t;
    fabric_notify *line;
    aivd_status s = hccl_thread_get(thread, call, &t);
    if (!s)
        s = own_notify(t, call, index, &line);
    return s ? s : npu_line_wait(line, t->stream, limit);
}

BASE_EXPORT int32_t HcommThreadNotifyWaitOnThread(ThreadHandle thread, uint32_t notifyIdx,
                                                  uint32_t timeOut)
{
    return PRIMITIVE(thread_wait(thread, __func__, notifyIdx, limit_of(timeOut)));
}

BASE_EXPORT int32_t HcommThreadNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread,
                                                                    uint32_t notifyIdx)
{
    return PRIMITIVE(thread_wait(thread, __func__, notifyIdx, default_limit()));
}

BASE_EXPORT int32_t HcommAclrtNotifyRecordOnThread(ThreadHandle thread, uint64_t dstNotifyId)
{
    hccl_thread *t;
    aivd_status s = hccl_thread_get(thread, __func__, &t);
    return PRIMITIVE(s ? s : npu_notify_record_by_id(t->comm->device, dstNotifyId, t->stream));
}

BASE_EXPORT int32_t HcommAclrtNotifyWaitOnThread(ThreadHandle thread, uint64_t notifyId,
                                                 uint32_t timeOut)
{
    hccl_thread *t;
    aivd_status s = hccl_thread_get(thread, __func__, &t);
    return PRIMITIVE(
        s ? s : npu_notify_wait_by_id(t->comm->device, notifyId, t->stream, limit_of(timeOut)));
}

/* A stream is in order as it is. */
BASE_EXPORT int32_t HcommFenceOnThread(ThreadHandle thread)
{
    hccl_thread *t;
    return PRIMITIVE(hccl_thread_get(thread, __func__, &t));
}

/* ---- through a channel ---- */

typedef struct way {
    hccl_thread *thread; /* NULL: at once */
    hccl_comm *comm;
    hccl_channel *channel;
} way;

static aivd_status way_on_thread(ThreadHandle thread, ChannelHandle channel, const char *call,
                                 way *w)
{
    aivd_status s = hccl_thread_get(thread, call, &w->thread);
    if (s)
        return s;
    w->comm = w->thread->comm;
    return hccl_channel_get(w->comm, call, channel, &w->channel);
}

static aivd_status way_at_once(ChannelHandle channel, const char *call, way *w)
{
    w->thread = NULL;
    w->comm = hccl_registry_serial((uint32_t)(channel >> 32));
    if (!w->comm)
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: 0x%llx is not a channel of a live communicator", call,
                         (unsigned long long)channel);
    return hccl_channel_get(w->comm, call, channel, &w->channel);
}

/* The remote side of a transfer must be something the peer granted on this channel. */
static aivd_status remote_range(const way *w, const char *call, const void *address, uint64_t bytes)
{
    const hccl_grants *grants = atomic_load_explicit(&w->channel->grants, memory_order_acquire);
    uint64_t at = (uint64_t)(uintptr_t)address;
    for (uint32_t i = 0; grants && i < grants->count; i++) {
        uint64_t begin = (uint64_t)(uintptr_t)grants->mems[i].addr, size = grants->mems[i].size;
        if (at >= begin && at - begin <= size && bytes <= size - (at - begin))
            return AIVD_OK;
    }
    return base_fail(
        AIVD_ERR_PARAM, "EI0003",
        "%s: %llu bytes at %p are not memory that %s granted on this channel: its HCCL "
        "buffer, or what it registered and named in HcclChannelAcquire",
        call, (unsigned long long)bytes, address, hccl_peer_name(w->comm, w->channel->remote));
}

static aivd_status ranges(const way *w, const char *call, const void *remote, const void *local,
                          uint64_t bytes)
{
    if (!remote || !local)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: dst or src is NULL", call);
    if (bytes == 0)
        return AIVD_OK;
    aivd_status s = remote_range(w, call, remote, bytes);
    return s ? s : npu_range_check(local, bytes, "the local side");
}

static aivd_status copy(const way *w, void *to, const void *from, uint64_t bytes)
{
    if (bytes == 0)
        return AIVD_OK;
    return w->thread ? npu_copy_queue(w->thread->stream, to, from, bytes)
                     : npu_copy(to, from, bytes);
}

static aivd_status write(const way *w, const char *call, void *dst, const void *src, uint64_t bytes)
{
    aivd_status s = ranges(w, call, dst, src, bytes);
    return s ? s : copy(w, dst, src, bytes);
}

static aivd_status read(const way *w, const char *call, void *dst, const void *src, uint64_t bytes)
{
    aivd_status s = ranges(w, call, src, dst, bytes);
    return s ? s : copy(w, dst, src, bytes);
}

/* `to_peer`: dst is the remote side. */
static aivd_status reduce(const way *w, const char *call, void *dst, const void *src,
                          uint64_t count, HcommDataType type, HcommReduceOp op, bool to_peer)
{
    arithmetic a;
    uint64_t bytes;
    aivd_status s = arithmetic_of(call, type, op, &a);
    if (!s)
        s = bytes_of(call, count, &a, &bytes);
    if (!s)
        s = to_peer ? ranges(w, call, dst, src, bytes) : ranges(w, call, src, dst, bytes);
    return s ? s : npu_reduce_queue(w->thread->stream, dst, src, bytes, a.reduction, a.element);
}

static aivd_status remote_notify(const way *w, const char *call, uint32_t index,
                                 fabric_notify **line)
{
    uint32_t count = hccl_exchange_notifies(w->comm, w->channel);
    if (index >= count)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: notify %u, %s acquired its end of the channel with %u", call, index,
                         hccl_peer_name(w->comm, w->channel->remote), count);
    *line = &w->channel->remote_notifies[index];
    return AIVD_OK;
}

static aivd_status record(const way *w, const char *call, uint32_t index)
{
    fabric_notify *line;
    aivd_status s = remote_notify(w, call, index, &line);
    if (s)
        return s;
    if (w->thread)
        return npu_line_record(line, w->thread->stream);
    fabric_notify_set(line);
    return AIVD_OK;
}

static bool is_set(void *context)
{
    const fabric_notify *line = context;
    return (atomic_load_explicit(&line->state, memory_order_acquire) & 1) != 0;
}

/* At once, by the calling thread. */
static aivd_status wait_here(const way *w, const char *call, fabric_notify *line, uint64_t limit)
{
    const core_wait wait = {.ready = is_set,
                            .context = line,
                            .address = line,
                            .what = "a notify of a channel",
                            .timeout_ns = limit == BASE_NEVER ? w->comm->settings.exec_ns : limit};
    uint64_t begin = base_now_ns();
    while (!fabric_notify_try(line)) {
        aivd_status s = core_wait_host(&wait);
        if (s || (limit != BASE_NEVER && base_now_ns() - begin > limit))
            return base_fail(AIVD_ERR_WAIT_TIMEOUT, NULL,
                             "%s: %s did not set the notify within %.3f s", call,
                             hccl_peer_name(w->comm, w->channel->remote),
                             (double)wait.timeout_ns / (double)BASE_NS_PER_S);
    }
    return AIVD_OK;
}

static aivd_status wait_for(const way *w, const char *call, uint32_t index, uint64_t limit)
{
    uint32_t count = atomic_load_explicit(&w->channel->notify_count, memory_order_acquire);
    if (index >= count)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: notify %u, this end of the channel was acquired with %u", call, index,
                         count);
    fabric_notify *line = &w->channel->notifies[index];
    return w->thread ? npu_line_wait(line, w->thread->stream, limit)
                     : wait_here(w, call, line, limit);
}

/* ---- write and read ---- */

BASE_EXPORT int32_t HcommWriteOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                       const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : write(&w, __func__, dst, src, len));
}

BASE_EXPORT int32_t HcommWriteNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                          const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : write(&w, __func__, dst, src, len));
}

BASE_EXPORT int32_t HcommWriteNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_at_once(channel, __func__, &w);
    return PRIMITIVE(s ? s : write(&w, __func__, dst, src, len));
}

static aivd_status write_and_record(const way *w, const char *call, void *dst, const void *src,
                                    uint64_t len, uint32_t index)
{
    fabric_notify *line;
    aivd_status s = remote_notify(w, call, index, &line); /* before anything is queued */
    if (!s)
        s = write(w, call, dst, src, len);
    return s ? s : record(w, call, index);
}

BASE_EXPORT int32_t HcommWriteWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel,
                                                 void *dst, const void *src, uint64_t len,
                                                 uint32_t remoteNotifyIdx)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : write_and_record(&w, __func__, dst, src, len, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommWriteWithNotifyNbiOnThread(ThreadHandle thread, ChannelHandle channel,
                                                    void *dst, const void *src, uint64_t len,
                                                    uint32_t remoteNotifyIdx)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : write_and_record(&w, __func__, dst, src, len, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommWriteWithNotifyNbi(ChannelHandle channel, void *dst, const void *src,
                                            uint64_t len, uint32_t remoteNotifyIdx)
{
    way w;
    aivd_status s = way_at_once(channel, __func__, &w);
    return PRIMITIVE(s ? s : write_and_record(&w, __func__, dst, src, len, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommWriteReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                             const void *src, uint64_t count,
                                             HcommDataType dataType, HcommReduceOp reduceOp)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : reduce(&w, __func__, dst, src, count, dataType, reduceOp, true));
}

BASE_EXPORT int32_t HcommWriteReduceWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel,
                                                       void *dst, const void *src, uint64_t count,
                                                       HcommDataType dataType,
                                                       HcommReduceOp reduceOp,
                                                       uint32_t remoteNotifyIdx)
{
    way w;
    fabric_notify *line;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    if (!s)
        s = remote_notify(&w, __func__, remoteNotifyIdx, &line);
    if (!s)
        s = reduce(&w, __func__, dst, src, count, dataType, reduceOp, true);
    return PRIMITIVE(s ? s : record(&w, __func__, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommReadOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                      const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : read(&w, __func__, dst, src, len));
}

BASE_EXPORT int32_t HcommReadNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                         const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : read(&w, __func__, dst, src, len));
}

BASE_EXPORT int32_t HcommReadNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len)
{
    way w;
    aivd_status s = way_at_once(channel, __func__, &w);
    return PRIMITIVE(s ? s : read(&w, __func__, dst, src, len));
}

BASE_EXPORT int32_t HcommReadReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                            const void *src, uint64_t count, HcommDataType dataType,
                                            HcommReduceOp reduceOp)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : reduce(&w, __func__, dst, src, count, dataType, reduceOp, false));
}

static aivd_status transfer(const way *w, const char *call, const HcommBatchTransferDesc *d)
{
    const __typeof__(d->transferInfo) *t = &d->transferInfo;
    switch ((int)d->transType) {
    case HCOMM_TRANSFER_TYPE_WRITE:
        return write(w, call, t->write.dst, t->write.src, t->write.len);
    case HCOMM_TRANSFER_TYPE_WRITE_WITH_NOTIFY:
        return write_and_record(w, call, t->writeWithNotify.dst, t->writeWithNotify.src,
                                t->writeWithNotify.len, t->writeWithNotify.notifyIdx);
    case HCOMM_TRANSFER_TYPE_READ:
        return read(w, call, t->read.dst, t->read.src, t->read.len);
    case HCOMM_TRANSFER_TYPE_WRITE_REDUCE:
    case HCOMM_TRANSFER_TYPE_READ_REDUCE:
        return reduce(w, call, t->reduce.dst, t->reduce.src, t->reduce.count, t->reduce.dataType,
                      t->reduce.reduceOp, d->transType == HCOMM_TRANSFER_TYPE_WRITE_REDUCE);
    case HCOMM_TRANSFER_TYPE_WRITE_REDUCE_WITH_NOTIFY: {
        const __typeof__(t->writeReduceWithNotify) *r = &t->writeReduceWithNotify;
        aivd_status s = reduce(w, call, r->dst, r->src, r->count, r->dataType, r->reduceOp, true);
        return s ? s : record(w, call, r->notifyIdx);
    }
    case HCOMM_TRANSFER_TYPE_NOTIFY_RECORD:
        return record(w, call, t->notifyRecord.notifyIdx);
    default:
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: transfer type %d, allowed are 0 to 6", call,
                         (int)d->transType);
    }
}

BASE_EXPORT int32_t HcommBatchTransferOnThread(ThreadHandle thread, ChannelHandle channel,
                                               const HcommBatchTransferDesc *transferDescs,
                                               uint32_t transferDescNum)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    if (!s && !transferDescs)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcommBatchTransferOnThread: transferDescs is NULL");
    if (!s && transferDescNum == 0)
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "HcommBatchTransferOnThread: 0 transfers");
    for (uint32_t i = 0; !s && i < transferDescNum; i++)
        s = transfer(&w, __func__, &transferDescs[i]);
    return PRIMITIVE(s);
}

/* ---- notifies and fences of a channel ---- */

BASE_EXPORT int32_t HcommChannelNotifyRecordOnThread(ThreadHandle thread, ChannelHandle channel,
                                                     uint32_t remoteNotifyIdx)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : record(&w, __func__, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommChannelNotifyRecord(ChannelHandle channel, uint32_t remoteNotifyIdx)
{
    way w;
    aivd_status s = way_at_once(channel, __func__, &w);
    return PRIMITIVE(s ? s : record(&w, __func__, remoteNotifyIdx));
}

BASE_EXPORT int32_t HcommChannelNotifyWaitOnThread(ThreadHandle thread, ChannelHandle channel,
                                                   uint32_t localNotifyIdx, uint32_t timeOut)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : wait_for(&w, __func__, localNotifyIdx, limit_of(timeOut)));
}

BASE_EXPORT int32_t HcommChannelNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread,
                                                                     ChannelHandle channel,
                                                                     uint32_t localNotifyIdx)
{
    way w;
    aivd_status s = way_on_thread(thread, channel, __func__, &w);
    return PRIMITIVE(s ? s : wait_for(&w, __func__, localNotifyIdx, default_limit()));
}

BASE_EXPORT int32_t HcommChannelNotifyWait(ChannelHandle channel, uint32_t localNotifyIdx,
                                           uint32_t timeOut)
{
    way w;
    aivd_status s = way_at_once(channel, __func__, &w);
    return PRIMITIVE(s ? s : wait_for(&w, __func__, localNotifyIdx, limit_of(timeOut)));
}

/* Streams are in order, and what has no thread is done when its call returns: nothing is left to
 * wait for. */
BASE_EXPORT int32_t HcommChannelFenceOnThread(ThreadHandle thread, ChannelHandle channel)
{
    way w;
    return PRIMITIVE(way_on_thread(thread, channel, __func__, &w));
}

BASE_EXPORT int32_t HcommChannelDrainOnThread(ThreadHandle thread, ChannelHandle channel)
{
    way w;
    return PRIMITIVE(way_on_thread(thread, channel, __func__, &w));
}

BASE_EXPORT int32_t HcommChannelFence(ChannelHandle channel)
{
    way w;
    return PRIMITIVE(way_at_once(channel, __func__, &w));
}

/* ---- batches ----
 * What is issued goes to its streams at once, so they only have to be well formed. */

static _Thread_local char *batch; /* the open one of this thread, or NULL */

static aivd_status tag_check(const char *call, const char *tag)
{
    size_t length = tag ? strnlen(tag, HCCL_TAG_MAX + 1) : 0;
    if (!tag)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: batchTag is NULL", call);
    if (length == 0 || length > HCCL_TAG_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: a tag has 1 to %d characters", call,
                         HCCL_TAG_MAX);
    return AIVD_OK;
}

BASE_EXPORT int32_t HcommBatchModeStart(const char *batchTag)
{
    aivd_status s = tag_check(__func__, batchTag);
    if (!s && batch)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcommBatchModeStart: batch \"%s\" of this thread is open; end it first",
                      batch);
    if (!s && !(batch = strdup(batchTag)))
        s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a batch");
    return PRIMITIVE(s);
}

BASE_EXPORT int32_t HcommBatchModeEnd(const char *batchTag)
{
    aivd_status s = tag_check(__func__, batchTag);
    if (!s && (!batch || strcmp(batch, batchTag) != 0))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcommBatchModeEnd: \"%s\" is not the open batch of this thread (\"%s\")",
                      batchTag, batch ? batch : "");
    if (!s) {
        free(batch);
        batch = NULL;
    }
    return PRIMITIVE(s);
}

BASE_EXPORT int32_t HcommSetNotifyWaitTimeOut(float timeOut)
{
    if (!(timeOut >= 0) || timeOut > 1e9f)
        return PRIMITIVE(base_fail(AIVD_ERR_PARAM, "EI0003",
                                   "HcommSetNotifyWaitTimeOut: %g s; give 0 (no limit) to 1e9",
                                   (double)timeOut));
    uint64_t ns = timeOut > 0 ? (uint64_t)((double)timeOut * (double)BASE_NS_PER_S) : BASE_NEVER;
    atomic_store_explicit(&wait_ns, ns, memory_order_relaxed);
    return PRIMITIVE(AIVD_OK);
}
