/* HCCL: what the headers declare and this version does not build. Each call is refused with its
 * reason. Written by scripts/generate from interfaces/hccl.json; change the table, not this
 * file. */
#include <stdint.h>

#include "hccl/hccl.h"
#include "hccl/hccl_comm.h"
#include "hccl/hccl_res.h"
#include "hccl/hcomm_primitives.h"

#include "base/compiler.h"
#include "base/status.h"

static BASE_COLD void refuse(const char *name, const char *reason)
{
    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                    "%s is declared but not built: %s (see docs/reference/coverage.md)", name,
                    reason);
}

static const char because_root_info_creation_end[] =
    "rank tables and sub-communicators are not built yet; create with a root information";
static const char because_settings[] = "only the settings of HcclCommConfig are built";
static const char because_what_a_communicator_is[] =
    "suspending is not built, so there is no status";
static const char because_suspend_and_resume[] =
    "a communicator of one host has nothing to suspend or repair in this version";
static const char because_memory_of_a_communicator[] =
    "address ranges are not built; register memory with HcclCommMemReg";
static const char because_groups[] = "grouped calls are not built";
static const char because_symmetric_windows[] =
    "symmetric windows are not built yet; register memory with HcclCommMemReg";
static const char because_communication_threads[] =
    "only the AIV engine is built, which needs no communication threads";
static const char because_reductions[] =
    "the collectives are not built yet; a custom operator can be";
static const char because_copies[] = "the collectives are not built yet; a custom operator can be";
static const char because_point_to_point[] =
    "the collectives are not built yet; a custom operator can be";
static const char because_on_a_thread_local[] =
    "only the AIV engine is built, which needs no communication threads";
static const char because_through_a_channel_write_and_read[] =
    "only the AIV engine is built: move data in a kernel";
static const char because_through_a_channel_notify_and_fence[] =
    "only the AIV engine is built: use flags in a kernel";
static const char because_task_cache_batches_communicators[] = "only the AIV engine is built";

/* Creates a communicator described by a rank table file */
BASE_EXPORT HcclResult HcclCommInitClusterInfo(const char *clusterInfo, uint32_t rank,
                                               HcclComm *comm)
{
    (void)clusterInfo;
    (void)rank;
    (void)comm;
    refuse("HcclCommInitClusterInfo", because_root_info_creation_end);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclCommInitClusterInfo with settings */
BASE_EXPORT HcclResult HcclCommInitClusterInfoConfig(const char *clusterInfo, uint32_t rank,
                                                     HcclCommConfig *config, HcclComm *comm)
{
    (void)clusterInfo;
    (void)rank;
    (void)config;
    (void)comm;
    refuse("HcclCommInitClusterInfoConfig", because_root_info_creation_end);
    return HCCL_E_NOT_SUPPORT;
}

/* Creates a communicator of some ranks of another; the others pass rankNum 0 */
BASE_EXPORT HcclResult HcclCreateSubCommConfig(HcclComm *comm, uint32_t rankNum, uint32_t *rankIds,
                                               uint64_t subCommId, uint32_t subCommRankId,
                                               HcclCommConfig *config, HcclComm *subComm)
{
    (void)comm;
    (void)rankNum;
    (void)rankIds;
    (void)subCommId;
    (void)subCommRankId;
    (void)config;
    (void)subComm;
    refuse("HcclCreateSubCommConfig", because_root_info_creation_end);
    return HCCL_E_NOT_SUPPORT;
}

/* Reads one setting of a communicator into `infoLen` bytes */
BASE_EXPORT HcclResult HcclConfigGetInfo(HcclComm comm, HcclConfigType cfgType, uint32_t infoLen,
                                         void *info)
{
    (void)comm;
    (void)cfgType;
    (void)infoLen;
    (void)info;
    refuse("HcclConfigGetInfo", because_settings);
    return HCCL_E_NOT_SUPPORT;
}

/* Whether the communicator of that name works or is suspending */
BASE_EXPORT HcclResult HcclCommGetStatus(const char *commId, HcclCommStatus *status)
{
    (void)commId;
    (void)status;
    refuse("HcclCommGetStatus", because_what_a_communicator_is);
    return HCCL_E_NOT_SUPPORT;
}

/* Stops the communication of a communicator for a repair */
BASE_EXPORT HcclResult HcclCommSuspend(HcclComm comm)
{
    (void)comm;
    refuse("HcclCommSuspend", because_suspend_and_resume);
    return HCCL_E_NOT_SUPPORT;
}

/* Continues a suspended communicator */
BASE_EXPORT HcclResult HcclCommResume(HcclComm comm)
{
    (void)comm;
    refuse("HcclCommResume", because_suspend_and_resume);
    return HCCL_E_NOT_SUPPORT;
}

/* Names a function called at each HcclCommStatePhase of every communicator */
BASE_EXPORT HcclResult HcclCommRegCommStateCallback(const char *regName, HcclCommStateCallback cb,
                                                    void *args)
{
    (void)regName;
    (void)cb;
    (void)args;
    refuse("HcclCommRegCommStateCallback", because_suspend_and_resume);
    return HCCL_E_NOT_SUPPORT;
}

/* Chooses the main or the backup network card per rank */
BASE_EXPORT HcclResult HcclCommWorkingDevNicSet(HcclComm comm, uint32_t *ranks, bool *useBackup,
                                                uint32_t nRanks)
{
    (void)comm;
    (void)ranks;
    (void)useBackup;
    (void)nRanks;
    refuse("HcclCommWorkingDevNicSet", because_suspend_and_resume);
    return HCCL_E_NOT_SUPPORT;
}

/* Declares a reserved address range of which parts will be activated */
BASE_EXPORT HcclResult HcclCommSetMemoryRange(HcclComm comm, void *baseVirPtr, size_t size,
                                              size_t alignment, uint64_t flags)
{
    (void)comm;
    (void)baseVirPtr;
    (void)size;
    (void)alignment;
    (void)flags;
    refuse("HcclCommSetMemoryRange", because_memory_of_a_communicator);
    return HCCL_E_NOT_SUPPORT;
}

/* Withdraws a declared range */
BASE_EXPORT HcclResult HcclCommUnsetMemoryRange(HcclComm comm, void *baseVirPtr)
{
    (void)comm;
    (void)baseVirPtr;
    refuse("HcclCommUnsetMemoryRange", because_memory_of_a_communicator);
    return HCCL_E_NOT_SUPPORT;
}

/* Lets the communicator use memory mapped in a declared range */
BASE_EXPORT HcclResult HcclCommActivateCommMemory(HcclComm comm, void *virPtr, size_t size,
                                                  size_t offset, aclrtDrvMemHandle handle,
                                                  uint64_t flags)
{
    (void)comm;
    (void)virPtr;
    (void)size;
    (void)offset;
    (void)handle;
    (void)flags;
    refuse("HcclCommActivateCommMemory", because_memory_of_a_communicator);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends the use of such memory */
BASE_EXPORT HcclResult HcclCommDeactivateCommMemory(HcclComm comm, void *virPtr)
{
    (void)comm;
    (void)virPtr;
    refuse("HcclCommDeactivateCommMemory", because_memory_of_a_communicator);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a group: calls are collected until HcclGroupEnd */
BASE_EXPORT HcclResult HcclGroupStart(void)
{
    refuse("HcclGroupStart", because_groups);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends a group and issues its calls */
BASE_EXPORT HcclResult HcclGroupEnd(void)
{
    refuse("HcclGroupEnd", because_groups);
    return HCCL_E_NOT_SUPPORT;
}

/* Whether the calling thread is inside a group */
BASE_EXPORT HcclResult HcclGroupStatusGet(bool *isGroupEnabled)
{
    (void)isGroupEnabled;
    refuse("HcclGroupStatusGet", because_groups);
    return HCCL_E_NOT_SUPPORT;
}

/* Registers memory of every rank as a symmetric window; called by all ranks, `flag` is 1 */
BASE_EXPORT HcclResult HcclCommSymWinRegister(HcclComm comm, void *addr, uint64_t size,
                                              HcclCommSymWindow *winHandle, uint32_t flag)
{
    (void)comm;
    (void)addr;
    (void)size;
    (void)winHandle;
    (void)flag;
    refuse("HcclCommSymWinRegister", because_symmetric_windows);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends a symmetric window; called by all ranks */
BASE_EXPORT HcclResult HcclCommSymWinDeregister(HcclCommSymWindow winHandle)
{
    (void)winHandle;
    refuse("HcclCommSymWinDeregister", because_symmetric_windows);
    return HCCL_E_NOT_SUPPORT;
}

/* Finds the symmetric window an address lies in */
BASE_EXPORT HcclResult HcclCommSymWinGet(HcclComm comm, void *ptr, size_t size,
                                         HcclCommSymWindow *winHandle, size_t *offset)
{
    (void)comm;
    (void)ptr;
    (void)size;
    (void)winHandle;
    (void)offset;
    refuse("HcclCommSymWinGet", because_symmetric_windows);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes communication threads of an engine, each with notifies */
BASE_EXPORT HcclResult HcclThreadAcquire(HcclComm comm, CommEngine engine, uint32_t threadNum,
                                         uint32_t notifyNumPerThread, ThreadHandle *threads)
{
    (void)comm;
    (void)engine;
    (void)threadNum;
    (void)notifyNumPerThread;
    (void)threads;
    refuse("HcclThreadAcquire", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclThreadAcquire with a configuration per thread */
BASE_EXPORT HcclResult HcclThreadAcquireWithConfig(HcclComm comm, CommEngine engine,
                                                   uint32_t threadNum, ThreadType type,
                                                   const ThreadConfig *config,
                                                   ThreadHandle *threads)
{
    (void)comm;
    (void)engine;
    (void)threadNum;
    (void)type;
    (void)config;
    (void)threads;
    refuse("HcclThreadAcquireWithConfig", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Makes a stream of the caller a communication thread */
BASE_EXPORT HcclResult HcclThreadAcquireWithStream(HcclComm comm, CommEngine engine,
                                                   aclrtStream stream, uint32_t notifyNum,
                                                   ThreadHandle *thread)
{
    (void)comm;
    (void)engine;
    (void)stream;
    (void)notifyNum;
    (void)thread;
    refuse("HcclThreadAcquireWithStream", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes the communicator's one thread of a purpose */
BASE_EXPORT HcclResult HcclDedicatedThreadAcquire(HcclComm comm, HcclDedicatedThreadType useType,
                                                  uint32_t notifyNumPerThread, ThreadHandle *thread)
{
    (void)comm;
    (void)useType;
    (void)notifyNumPerThread;
    (void)thread;
    refuse("HcclDedicatedThreadAcquire", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Reads a resource of a communication thread */
BASE_EXPORT HcclResult HcclThreadResGetInfo(HcclComm comm, ThreadHandle thread,
                                            ThreadResType resType, uint32_t infoLen, void **info)
{
    (void)comm;
    (void)thread;
    (void)resType;
    (void)infoLen;
    (void)info;
    refuse("HcclThreadResGetInfo", because_communication_threads);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces `count` elements of every rank; every rank gets the result */
BASE_EXPORT HcclResult HcclAllReduce(void *sendBuf, void *recvBuf, uint64_t count,
                                     HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                     aclrtStream stream)
{
    (void)sendBuf;
    (void)recvBuf;
    (void)count;
    (void)dataType;
    (void)op;
    (void)comm;
    (void)stream;
    refuse("HcclAllReduce", because_reductions);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces the ranks' buffers; rank i gets slice i of `recvCount` elements */
BASE_EXPORT HcclResult HcclReduceScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                         HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                         aclrtStream stream)
{
    (void)sendBuf;
    (void)recvBuf;
    (void)recvCount;
    (void)dataType;
    (void)op;
    (void)comm;
    (void)stream;
    refuse("HcclReduceScatter", because_reductions);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclReduceScatter with slices of different sizes */
BASE_EXPORT HcclResult HcclReduceScatterV(void *sendBuf, const void *sendCounts,
                                          const void *sendDispls, void *recvBuf, uint64_t recvCount,
                                          HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                          aclrtStream stream)
{
    (void)sendBuf;
    (void)sendCounts;
    (void)sendDispls;
    (void)recvBuf;
    (void)recvCount;
    (void)dataType;
    (void)op;
    (void)comm;
    (void)stream;
    refuse("HcclReduceScatterV", because_reductions);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces `count` elements of every rank into the root's buffer */
BASE_EXPORT HcclResult HcclReduce(void *sendBuf, void *recvBuf, uint64_t count,
                                  HcclDataType dataType, HcclReduceOp op, uint32_t root,
                                  HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)recvBuf;
    (void)count;
    (void)dataType;
    (void)op;
    (void)root;
    (void)comm;
    (void)stream;
    refuse("HcclReduce", because_reductions);
    return HCCL_E_NOT_SUPPORT;
}

/* Copies the root's `count` elements to every rank */
BASE_EXPORT HcclResult HcclBroadcast(void *buf, uint64_t count, HcclDataType dataType,
                                     uint32_t root, HcclComm comm, aclrtStream stream)
{
    (void)buf;
    (void)count;
    (void)dataType;
    (void)root;
    (void)comm;
    (void)stream;
    refuse("HcclBroadcast", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Gives rank i slice i of the root's buffer, `recvCount` elements each */
BASE_EXPORT HcclResult HcclScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                   HcclDataType dataType, uint32_t root, HcclComm comm,
                                   aclrtStream stream)
{
    (void)sendBuf;
    (void)recvBuf;
    (void)recvCount;
    (void)dataType;
    (void)root;
    (void)comm;
    (void)stream;
    refuse("HcclScatter", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Puts the ranks' `sendCount` elements one after another into every rank's buffer */
BASE_EXPORT HcclResult HcclAllGather(void *sendBuf, void *recvBuf, uint64_t sendCount,
                                     HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)recvBuf;
    (void)sendCount;
    (void)dataType;
    (void)comm;
    (void)stream;
    refuse("HcclAllGather", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclAllGather with pieces of different sizes */
BASE_EXPORT HcclResult HcclAllGatherV(void *sendBuf, uint64_t sendCount, void *recvBuf,
                                      const void *recvCounts, const void *recvDispls,
                                      HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)sendCount;
    (void)recvBuf;
    (void)recvCounts;
    (void)recvDispls;
    (void)dataType;
    (void)comm;
    (void)stream;
    refuse("HcclAllGatherV", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Every rank gives every rank `sendCount` elements */
BASE_EXPORT HcclResult HcclAlltoAll(const void *sendBuf, uint64_t sendCount, HcclDataType sendType,
                                    const void *recvBuf, uint64_t recvCount, HcclDataType recvType,
                                    HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)sendCount;
    (void)sendType;
    (void)recvBuf;
    (void)recvCount;
    (void)recvType;
    (void)comm;
    (void)stream;
    refuse("HcclAlltoAll", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclAlltoAll with pieces of different sizes */
BASE_EXPORT HcclResult HcclAlltoAllV(const void *sendBuf, const void *sendCounts,
                                     const void *sdispls, HcclDataType sendType,
                                     const void *recvBuf, const void *recvCounts,
                                     const void *rdispls, HcclDataType recvType, HcclComm comm,
                                     aclrtStream stream)
{
    (void)sendBuf;
    (void)sendCounts;
    (void)sdispls;
    (void)sendType;
    (void)recvBuf;
    (void)recvCounts;
    (void)rdispls;
    (void)recvType;
    (void)comm;
    (void)stream;
    refuse("HcclAlltoAllV", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Like HcclAlltoAllV; the sizes are one rank by rank matrix, the same on every rank */
BASE_EXPORT HcclResult HcclAlltoAllVC(const void *sendBuf, const void *sendCountMatrix,
                                      HcclDataType sendType, const void *recvBuf,
                                      HcclDataType recvType, HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)sendCountMatrix;
    (void)sendType;
    (void)recvBuf;
    (void)recvType;
    (void)comm;
    (void)stream;
    refuse("HcclAlltoAllVC", because_copies);
    return HCCL_E_NOT_SUPPORT;
}

/* Sends `count` elements to a rank */
BASE_EXPORT HcclResult HcclSend(void *sendBuf, uint64_t count, HcclDataType dataType,
                                uint32_t destRank, HcclComm comm, aclrtStream stream)
{
    (void)sendBuf;
    (void)count;
    (void)dataType;
    (void)destRank;
    (void)comm;
    (void)stream;
    refuse("HcclSend", because_point_to_point);
    return HCCL_E_NOT_SUPPORT;
}

/* Receives `count` elements from a rank */
BASE_EXPORT HcclResult HcclRecv(void *recvBuf, uint64_t count, HcclDataType dataType,
                                uint32_t srcRank, HcclComm comm, aclrtStream stream)
{
    (void)recvBuf;
    (void)count;
    (void)dataType;
    (void)srcRank;
    (void)comm;
    (void)stream;
    refuse("HcclRecv", because_point_to_point);
    return HCCL_E_NOT_SUPPORT;
}

/* Sends and receives in one call; every item needs its counterpart on the other rank */
BASE_EXPORT HcclResult HcclBatchSendRecv(HcclSendRecvItem *sendRecvInfo, uint32_t itemNum,
                                         HcclComm comm, aclrtStream stream)
{
    (void)sendRecvInfo;
    (void)itemNum;
    (void)comm;
    (void)stream;
    refuse("HcclBatchSendRecv", because_point_to_point);
    return HCCL_E_NOT_SUPPORT;
}

/* Copies within this rank */
BASE_EXPORT int32_t HcommLocalCopyOnThread(ThreadHandle thread, void *dst, const void *src,
                                           uint64_t len)
{
    (void)thread;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommLocalCopyOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces within this rank */
BASE_EXPORT int32_t HcommLocalReduceOnThread(ThreadHandle thread, void *dst, const void *src,
                                             uint64_t count, HcommDataType dataType,
                                             HcommReduceOp reduceOp)
{
    (void)thread;
    (void)dst;
    (void)src;
    (void)count;
    (void)dataType;
    (void)reduceOp;
    refuse("HcommLocalReduceOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets a notify of another thread of this rank */
BASE_EXPORT int32_t HcommThreadNotifyRecordOnThread(ThreadHandle thread, ThreadHandle dstThread,
                                                    uint32_t dstNotifyIdx)
{
    (void)thread;
    (void)dstThread;
    (void)dstNotifyIdx;
    refuse("HcommThreadNotifyRecordOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a notify of this thread; limit in seconds */
BASE_EXPORT int32_t HcommThreadNotifyWaitOnThread(ThreadHandle thread, uint32_t notifyIdx,
                                                  uint32_t timeOut)
{
    (void)thread;
    (void)notifyIdx;
    (void)timeOut;
    refuse("HcommThreadNotifyWaitOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a notify of this thread with the default limit */
BASE_EXPORT int32_t HcommThreadNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread,
                                                                    uint32_t notifyIdx)
{
    (void)thread;
    (void)notifyIdx;
    refuse("HcommThreadNotifyWaitOnThreadWithDefaultTimeout", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets a runtime notify */
BASE_EXPORT int32_t HcommAclrtNotifyRecordOnThread(ThreadHandle thread, uint64_t dstNotifyId)
{
    (void)thread;
    (void)dstNotifyId;
    refuse("HcommAclrtNotifyRecordOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a runtime notify; limit in seconds */
BASE_EXPORT int32_t HcommAclrtNotifyWaitOnThread(ThreadHandle thread, uint64_t notifyId,
                                                 uint32_t timeOut)
{
    (void)thread;
    (void)notifyId;
    (void)timeOut;
    refuse("HcommAclrtNotifyWaitOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Orders what a thread issued before against what follows */
BASE_EXPORT int32_t HcommFenceOnThread(ThreadHandle thread)
{
    (void)thread;
    refuse("HcommFenceOnThread", because_on_a_thread_local);
    return HCCL_E_NOT_SUPPORT;
}

/* Writes to the peer */
BASE_EXPORT int32_t HcommWriteOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                       const void *src, uint64_t len)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommWriteOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces into the peer's memory */
BASE_EXPORT int32_t HcommWriteReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                             const void *src, uint64_t count,
                                             HcommDataType dataType, HcommReduceOp reduceOp)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)count;
    (void)dataType;
    (void)reduceOp;
    refuse("HcommWriteReduceOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Writes to the peer, then sets its notify */
BASE_EXPORT int32_t HcommWriteWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel,
                                                 void *dst, const void *src, uint64_t len,
                                                 uint32_t remoteNotifyIdx)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    (void)remoteNotifyIdx;
    refuse("HcommWriteWithNotifyOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces into the peer's memory, then sets its notify */
BASE_EXPORT int32_t HcommWriteReduceWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel,
                                                       void *dst, const void *src, uint64_t count,
                                                       HcommDataType dataType,
                                                       HcommReduceOp reduceOp,
                                                       uint32_t remoteNotifyIdx)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)count;
    (void)dataType;
    (void)reduceOp;
    (void)remoteNotifyIdx;
    refuse("HcommWriteReduceWithNotifyOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Reads from the peer */
BASE_EXPORT int32_t HcommReadOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                      const void *src, uint64_t len)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommReadOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Reduces the peer's elements into this rank's */
BASE_EXPORT int32_t HcommReadReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                            const void *src, uint64_t count, HcommDataType dataType,
                                            HcommReduceOp reduceOp)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)count;
    (void)dataType;
    (void)reduceOp;
    refuse("HcommReadReduceOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a write to the peer */
BASE_EXPORT int32_t HcommWriteNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                          const void *src, uint64_t len)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommWriteNbiOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a write to the peer, without a thread */
BASE_EXPORT int32_t HcommWriteNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len)
{
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommWriteNbi", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a write to the peer that sets its notify */
BASE_EXPORT int32_t HcommWriteWithNotifyNbiOnThread(ThreadHandle thread, ChannelHandle channel,
                                                    void *dst, const void *src, uint64_t len,
                                                    uint32_t remoteNotifyIdx)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    (void)remoteNotifyIdx;
    refuse("HcommWriteWithNotifyNbiOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a write that sets the peer's notify, without a thread */
BASE_EXPORT int32_t HcommWriteWithNotifyNbi(ChannelHandle channel, void *dst, const void *src,
                                            uint64_t len, uint32_t remoteNotifyIdx)
{
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    (void)remoteNotifyIdx;
    refuse("HcommWriteWithNotifyNbi", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a read from the peer */
BASE_EXPORT int32_t HcommReadNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                         const void *src, uint64_t len)
{
    (void)thread;
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommReadNbiOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins a read from the peer, without a thread */
BASE_EXPORT int32_t HcommReadNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len)
{
    (void)channel;
    (void)dst;
    (void)src;
    (void)len;
    refuse("HcommReadNbi", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Issues several transfers in their order */
BASE_EXPORT int32_t HcommBatchTransferOnThread(ThreadHandle thread, ChannelHandle channel,
                                               const HcommBatchTransferDesc *transferDescs,
                                               uint32_t transferDescNum)
{
    (void)thread;
    (void)channel;
    (void)transferDescs;
    (void)transferDescNum;
    refuse("HcommBatchTransferOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits until everything issued on a channel is done */
BASE_EXPORT int32_t HcommChannelDrainOnThread(ThreadHandle thread, ChannelHandle channel)
{
    (void)thread;
    (void)channel;
    refuse("HcommChannelDrainOnThread", because_through_a_channel_write_and_read);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets a notify of the peer */
BASE_EXPORT int32_t HcommChannelNotifyRecordOnThread(ThreadHandle thread, ChannelHandle channel,
                                                     uint32_t remoteNotifyIdx)
{
    (void)thread;
    (void)channel;
    (void)remoteNotifyIdx;
    refuse("HcommChannelNotifyRecordOnThread", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets a notify of the peer, without a thread */
BASE_EXPORT int32_t HcommChannelNotifyRecord(ChannelHandle channel, uint32_t remoteNotifyIdx)
{
    (void)channel;
    (void)remoteNotifyIdx;
    refuse("HcommChannelNotifyRecord", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a notify the peer sets; limit in seconds */
BASE_EXPORT int32_t HcommChannelNotifyWaitOnThread(ThreadHandle thread, ChannelHandle channel,
                                                   uint32_t localNotifyIdx, uint32_t timeOut)
{
    (void)thread;
    (void)channel;
    (void)localNotifyIdx;
    (void)timeOut;
    refuse("HcommChannelNotifyWaitOnThread", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a notify the peer sets, with the default limit */
BASE_EXPORT int32_t HcommChannelNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread,
                                                                     ChannelHandle channel,
                                                                     uint32_t localNotifyIdx)
{
    (void)thread;
    (void)channel;
    (void)localNotifyIdx;
    refuse("HcommChannelNotifyWaitOnThreadWithDefaultTimeout",
           because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Waits for a notify the peer sets, without a thread */
BASE_EXPORT int32_t HcommChannelNotifyWait(ChannelHandle channel, uint32_t localNotifyIdx,
                                           uint32_t timeOut)
{
    (void)channel;
    (void)localNotifyIdx;
    (void)timeOut;
    refuse("HcommChannelNotifyWait", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Orders what was issued on a channel before against what follows */
BASE_EXPORT int32_t HcommChannelFenceOnThread(ThreadHandle thread, ChannelHandle channel)
{
    (void)thread;
    (void)channel;
    refuse("HcommChannelFenceOnThread", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Orders what was issued on a channel, without a thread */
BASE_EXPORT int32_t HcommChannelFence(ChannelHandle channel)
{
    (void)channel;
    refuse("HcommChannelFence", because_through_a_channel_notify_and_fence);
    return HCCL_E_NOT_SUPPORT;
}

/* Whether tasks are kept under a name */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheLookup(const char *tag, bool *isHit)
{
    (void)tag;
    (void)isHit;
    refuse("HcommAicpuTsTaskCacheLookup", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins to keep tasks under a name */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheStart(const char *tag, void **addrs, uint64_t *sizes,
                                                   uint64_t count)
{
    (void)tag;
    (void)addrs;
    (void)sizes;
    (void)count;
    refuse("HcommAicpuTsTaskCacheStart", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Ends the keeping */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheEnd(const char *tag)
{
    (void)tag;
    refuse("HcommAicpuTsTaskCacheEnd", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Issues kept tasks with new addresses */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheExecute(const char *tag, void **addrs, uint64_t *sizes,
                                                     uint64_t count)
{
    (void)tag;
    (void)addrs;
    (void)sizes;
    (void)count;
    refuse("HcommAicpuTsTaskCacheExecute", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Forgets kept tasks */
BASE_EXPORT HcommResult HcommAicpuTsTaskCacheClear(const char *tag)
{
    (void)tag;
    refuse("HcommAicpuTsTaskCacheClear", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Begins to collect what is issued */
BASE_EXPORT int32_t HcommBatchModeStart(const char *batchTag)
{
    (void)batchTag;
    refuse("HcommBatchModeStart", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Issues what was collected */
BASE_EXPORT int32_t HcommBatchModeEnd(const char *batchTag)
{
    (void)batchTag;
    refuse("HcommBatchModeEnd", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Takes a communicator for the calling kernel */
BASE_EXPORT int32_t HcommAcquireComm(const char *commId)
{
    (void)commId;
    refuse("HcommAcquireComm", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Returns a communicator */
BASE_EXPORT int32_t HcommReleaseComm(const char *commId)
{
    (void)commId;
    refuse("HcommReleaseComm", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets the default limit of notify waits, in seconds */
BASE_EXPORT int32_t HcommSetNotifyWaitTimeOut(float timeOut)
{
    (void)timeOut;
    refuse("HcommSetNotifyWaitTimeOut", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}

/* Sets the limit for taking thread resources, in seconds */
BASE_EXPORT int32_t HcommThreadResAcquireTimeOut(float timeOut)
{
    (void)timeOut;
    refuse("HcommThreadResAcquireTimeOut", because_task_cache_batches_communicators);
    return HCCL_E_NOT_SUPPORT;
}
