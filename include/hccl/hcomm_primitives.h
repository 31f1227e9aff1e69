/* hccl/hcomm_primitives.h: transfers and notifies on communication threads and channels, for
 * operators whose orchestration runs on a CPU engine.
 *
 * Each returns 0 or a number of HcclResult. Lengths are bytes, counts elements, limits seconds.
 * `dst` and `src` of a transfer through a channel are the remote and the local side of the
 * direction its name tells. Without Nbi the order on a thread is the order of the calls. Source
 * document: HCCL reference, data plane. */
#ifndef HCOMM_PRIMITIVES_H
#define HCOMM_PRIMITIVES_H

#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Numbers as HcclReduceOp. */
typedef enum {
    HCOMM_REDUCE_SUM = 0,
    HCOMM_REDUCE_PROD = 1,
    HCOMM_REDUCE_MAX = 2,
    HCOMM_REDUCE_MIN = 3,
    HCOMM_REDUCE_RESERVED = 255
} HcommReduceOp;

/* Numbers as HcclDataType. */
typedef enum {
    HCOMM_DATA_TYPE_INT8 = 0,
    HCOMM_DATA_TYPE_INT16 = 1,
    HCOMM_DATA_TYPE_INT32 = 2,
    HCOMM_DATA_TYPE_FP16 = 3,
    HCOMM_DATA_TYPE_FP32 = 4,
    HCOMM_DATA_TYPE_INT64 = 5,
    HCOMM_DATA_TYPE_UINT64 = 6,
    HCOMM_DATA_TYPE_UINT8 = 7,
    HCOMM_DATA_TYPE_UINT16 = 8,
    HCOMM_DATA_TYPE_UINT32 = 9,
    HCOMM_DATA_TYPE_FP64 = 10,
    HCOMM_DATA_TYPE_BFP16 = 11,
    HCOMM_DATA_TYPE_INT128 = 12,
    HCOMM_DATA_TYPE_HIF8 = 14,
    HCOMM_DATA_TYPE_FP8E4M3 = 15,
    HCOMM_DATA_TYPE_FP8E5M2 = 16,
    HCOMM_DATA_TYPE_FP8E8M0 = 17,
    HCOMM_DATA_TYPE_RESERVED = 255
} HcommDataType;

/* Kinds of transfer in a batch; each uses the member of transferInfo with its name, the two plain
 * reductions `reduce`. */
typedef enum {
    HCOMM_TRANSFER_TYPE_INVALID = -1,
    HCOMM_TRANSFER_TYPE_WRITE = 0,
    HCOMM_TRANSFER_TYPE_WRITE_REDUCE = 1,
    HCOMM_TRANSFER_TYPE_WRITE_WITH_NOTIFY = 2,
    HCOMM_TRANSFER_TYPE_WRITE_REDUCE_WITH_NOTIFY = 3,
    HCOMM_TRANSFER_TYPE_READ = 4,
    HCOMM_TRANSFER_TYPE_READ_REDUCE = 5,
    HCOMM_TRANSFER_TYPE_NOTIFY_RECORD = 6
} HcommTransferType;

typedef struct {
    HcommTransferType transType;
    uint8_t reserved[4];
    union {
        uint8_t raws[56];
        struct {
            uint64_t len;
            void *dst;
            void *src;
        } write;
        struct {
            uint64_t len;
            void *dst;
            void *src;
        } read;
        struct {
            uint64_t count;
            void *dst;
            void *src;
            HcommReduceOp reduceOp;
            HcommDataType dataType;
        } reduce;
        struct {
            uint32_t notifyIdx;
        } notifyRecord;
        struct {
            uint64_t len;
            void *dst;
            void *src;
            uint32_t notifyIdx;
        } writeWithNotify;
        struct {
            uint64_t count;
            void *dst;
            void *src;
            HcommReduceOp reduceOp;
            HcommDataType dataType;
            uint32_t notifyIdx;
        } writeReduceWithNotify;
    } transferInfo;
} HcommBatchTransferDesc;

/* ---- on a thread: local ---- */

/* Copies within this rank. */
int32_t HcommLocalCopyOnThread(ThreadHandle thread, void *dst, const void *src, uint64_t len);

/* Reduces within this rank. */
int32_t HcommLocalReduceOnThread(ThreadHandle thread, void *dst, const void *src, uint64_t count,
                                 HcommDataType dataType, HcommReduceOp reduceOp);

/* Sets a notify of another thread of this rank. */
int32_t HcommThreadNotifyRecordOnThread(ThreadHandle thread, ThreadHandle dstThread,
                                        uint32_t dstNotifyIdx);

/* Waits for a notify of this thread; limit in seconds. */
int32_t HcommThreadNotifyWaitOnThread(ThreadHandle thread, uint32_t notifyIdx, uint32_t timeOut);

/* Waits for a notify of this thread with the default limit. */
int32_t HcommThreadNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread, uint32_t notifyIdx);

/* Sets a runtime notify. */
int32_t HcommAclrtNotifyRecordOnThread(ThreadHandle thread, uint64_t dstNotifyId);

/* Waits for a runtime notify; limit in seconds. */
int32_t HcommAclrtNotifyWaitOnThread(ThreadHandle thread, uint64_t notifyId, uint32_t timeOut);

/* Orders what a thread issued before against what follows. */
int32_t HcommFenceOnThread(ThreadHandle thread);

/* ---- through a channel: write and read ---- */

/* Writes to the peer. */
int32_t HcommWriteOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                           uint64_t len);

/* Reduces into the peer's memory. */
int32_t HcommWriteReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                 const void *src, uint64_t count, HcommDataType dataType,
                                 HcommReduceOp reduceOp);

/* Writes to the peer, then sets its notify. */
int32_t HcommWriteWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                     const void *src, uint64_t len, uint32_t remoteNotifyIdx);

/* Reduces into the peer's memory, then sets its notify. */
int32_t HcommWriteReduceWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                           const void *src, uint64_t count, HcommDataType dataType,
                                           HcommReduceOp reduceOp, uint32_t remoteNotifyIdx);

/* Reads from the peer. */
int32_t HcommReadOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                          uint64_t len);

/* Reduces the peer's elements into this rank's. */
int32_t HcommReadReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                const void *src, uint64_t count, HcommDataType dataType,
                                HcommReduceOp reduceOp);

/* Begins a write to the peer. */
int32_t HcommWriteNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                              const void *src, uint64_t len);

/* Begins a write to the peer, without a thread. */
int32_t HcommWriteNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len);

/* Begins a write to the peer that sets its notify. */
int32_t HcommWriteWithNotifyNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                        const void *src, uint64_t len, uint32_t remoteNotifyIdx);

/* Begins a write that sets the peer's notify, without a thread. */
int32_t HcommWriteWithNotifyNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len,
                                uint32_t remoteNotifyIdx);

/* Begins a read from the peer. */
int32_t HcommReadNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                             uint64_t len);

/* Begins a read from the peer, without a thread. */
int32_t HcommReadNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len);

/* Issues several transfers in their order. */
int32_t HcommBatchTransferOnThread(ThreadHandle thread, ChannelHandle channel,
                                   const HcommBatchTransferDesc *transferDescs,
                                   uint32_t transferDescNum);

/* Waits until everything issued on a channel is done. */
int32_t HcommChannelDrainOnThread(ThreadHandle thread, ChannelHandle channel);

/* ---- through a channel: notify and fence ---- */

/* Sets a notify of the peer. */
int32_t HcommChannelNotifyRecordOnThread(ThreadHandle thread, ChannelHandle channel,
                                         uint32_t remoteNotifyIdx);

/* Sets a notify of the peer, without a thread. */
int32_t HcommChannelNotifyRecord(ChannelHandle channel, uint32_t remoteNotifyIdx);

/* Waits for a notify the peer sets; limit in seconds. */
int32_t HcommChannelNotifyWaitOnThread(ThreadHandle thread, ChannelHandle channel,
                                       uint32_t localNotifyIdx, uint32_t timeOut);

/* Waits for a notify the peer sets, with the default limit. */
int32_t HcommChannelNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread, ChannelHandle channel,
                                                         uint32_t localNotifyIdx);

/* Waits for a notify the peer sets, without a thread. */
int32_t HcommChannelNotifyWait(ChannelHandle channel, uint32_t localNotifyIdx, uint32_t timeOut);

/* Orders what was issued on a channel before against what follows. */
int32_t HcommChannelFenceOnThread(ThreadHandle thread, ChannelHandle channel);

/* Orders what was issued on a channel, without a thread. */
int32_t HcommChannelFence(ChannelHandle channel);

/* ---- task cache, batches, communicators ---- */

/* Whether tasks are kept under a name. */
HcommResult HcommAicpuTsTaskCacheLookup(const char *tag, bool *isHit);

/* Begins to keep tasks under a name. */
HcommResult HcommAicpuTsTaskCacheStart(const char *tag, void **addrs, uint64_t *sizes,
                                       uint64_t count);

/* Ends the keeping. */
HcommResult HcommAicpuTsTaskCacheEnd(const char *tag);

/* Issues kept tasks with new addresses. */
HcommResult HcommAicpuTsTaskCacheExecute(const char *tag, void **addrs, uint64_t *sizes,
                                         uint64_t count);

/* Forgets kept tasks. */
HcommResult HcommAicpuTsTaskCacheClear(const char *tag);

/* Begins a batch of this thread, under a name. What is issued still goes to its streams at once. */
int32_t HcommBatchModeStart(const char *batchTag);

/* Ends the batch of that name. */
int32_t HcommBatchModeEnd(const char *batchTag);

/* Takes a communicator for the calling kernel. */
int32_t HcommAcquireComm(const char *commId);

/* Returns a communicator. */
int32_t HcommReleaseComm(const char *commId);

/* Sets the default limit of notify waits, in seconds. */
int32_t HcommSetNotifyWaitTimeOut(float timeOut);

/* Sets the limit for taking thread resources, in seconds. */
int32_t HcommThreadResAcquireTimeOut(float timeOut);

#ifdef __cplusplus
}
#endif

#endif
