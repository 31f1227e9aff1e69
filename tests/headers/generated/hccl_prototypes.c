/* Proves: HCCL prototypes are those of the table. Written by scripts/generate from
 * interfaces/hccl.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "hccl/hccl.h"
#include "hccl/hccl_res.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/hcomm_res.h"
#include "hccl/hcomm_channel.h"
#include "hccl/hcom.h"
#include "hccl/hccl_team.h"
#include "hccl/hccl_sym_win.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hccl_mc2.h"
#include "hccl/hccl_launch.h"
#include "hccl/hccl_ex.h"
#include "hccl/hccl_context.h"
#include "securec.h"

#ifdef __cplusplus
extern "C" {
#endif
HcclResult HcclGetRootInfo(HcclRootInfo *rootInfo);
HcclResult HcclCommInitRootInfo(uint32_t nRanks, const HcclRootInfo *rootInfo, uint32_t rank,
                                HcclComm *comm);
HcclResult HcclCommInitRootInfoConfig(uint32_t nRanks, const HcclRootInfo *rootInfo, uint32_t rank,
                                      const HcclCommConfig *config, HcclComm *comm);
HcclResult HcclCommInitAll(uint32_t ndev, int32_t *devices, HcclComm *comms);
HcclResult HcclCommInitClusterInfo(const char *clusterInfo, uint32_t rank, HcclComm *comm);
HcclResult HcclCommInitClusterInfoConfig(const char *clusterInfo, uint32_t rank,
                                         HcclCommConfig *config, HcclComm *comm);
HcclResult HcclCreateSubCommConfig(HcclComm *comm, uint32_t rankNum, uint32_t *rankIds,
                                   uint64_t subCommId, uint32_t subCommRankId,
                                   HcclCommConfig *config, HcclComm *subComm);
HcclResult HcclCommDestroy(HcclComm comm);
HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue configValue);
HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue *configValue);
uint32_t HcclGetCommConfigCapability(void);
HcclResult HcclConfigGetInfo(HcclComm comm, HcclConfigType cfgType, uint32_t infoLen, void *info);
HcclResult HcclGetCommName(HcclComm comm, char *commName);
HcclResult HcclCommGetHandleWithName(const char *commName, HcclComm *comm);
HcclResult HcclGetRankSize(HcclComm comm, uint32_t *rankSize);
HcclResult HcclGetRankId(HcclComm comm, uint32_t *rank);
HcclResult HcclGetCommAsyncError(HcclComm comm, HcclResult *asyncError);
const char *HcclGetErrorString(HcclResult code);
HcclResult HcclCommGetStatus(const char *commId, HcclCommStatus *status);
HcclResult HcclBarrier(HcclComm comm, aclrtStream stream);
HcclResult HcclCommSuspend(HcclComm comm);
HcclResult HcclCommResume(HcclComm comm);
HcclResult HcclCommRegCommStateCallback(const char *regName, HcclCommStateCallback cb, void *args);
HcclResult HcclCommWorkingDevNicSet(HcclComm comm, uint32_t *ranks, bool *useBackup,
                                    uint32_t nRanks);
HcclResult HcclCommSetMemoryRange(HcclComm comm, void *baseVirPtr, size_t size, size_t alignment,
                                  uint64_t flags);
HcclResult HcclCommUnsetMemoryRange(HcclComm comm, void *baseVirPtr);
HcclResult HcclCommActivateCommMemory(HcclComm comm, void *virPtr, size_t size, size_t offset,
                                      aclrtDrvMemHandle handle, uint64_t flags);
HcclResult HcclCommDeactivateCommMemory(HcclComm comm, void *virPtr);
HcclResult HcclGroupStart(void);
HcclResult HcclGroupEnd(void);
HcclResult HcclGroupStatusGet(bool *isGroupEnabled);
HcclResult HcclCommSymWinRegister(HcclComm comm, void *addr, uint64_t size,
                                  HcclCommSymWindow *winHandle, uint32_t flag);
HcclResult HcclCommSymWinDeregister(HcclCommSymWindow winHandle);
HcclResult HcclCommSymWinGet(HcclComm comm, void *ptr, size_t size, HcclCommSymWindow *winHandle,
                             size_t *offset);
HcclResult HcclGetHcclBuffer(HcclComm comm, void **buffer, uint64_t *size);
HcclResult HcclGetHcclBufferCleared(HcclComm comm, void **buffer, uint64_t *size);
HcclResult HcclEngineCtxCreate(HcclComm comm, const char *ctxTag, CommEngine engine, uint64_t size,
                               void **ctx);
HcclResult HcclEngineCtxGet(HcclComm comm, const char *ctxTag, CommEngine engine, void **ctx,
                            uint64_t *size);
HcclResult HcclEngineCtxCopy(HcclComm comm, CommEngine engine, const char *ctxTag,
                             const void *srcCtx, uint64_t size, uint64_t dstCtxOffset);
HcclResult HcclEngineCtxDestroy(HcclComm comm, const char *ctxTag, CommEngine engine);
HcclResult HcclCommMemReg(HcclComm comm, const char *memTag, const CommMem *mem,
                          HcclMemHandle *memHandle);
HcclResult HcclThreadAcquire(HcclComm comm, CommEngine engine, uint32_t threadNum,
                             uint32_t notifyNumPerThread, ThreadHandle *threads);
HcclResult HcclThreadAcquireWithConfig(HcclComm comm, CommEngine engine, uint32_t threadNum,
                                       ThreadType type, const ThreadConfig *config,
                                       ThreadHandle *threads);
HcclResult HcclThreadAcquireWithStream(HcclComm comm, CommEngine engine, aclrtStream stream,
                                       uint32_t notifyNum, ThreadHandle *thread);
HcclResult HcclDedicatedThreadAcquire(HcclComm comm, HcclDedicatedThreadType useType,
                                      uint32_t notifyNumPerThread, ThreadHandle *thread);
HcclResult HcclThreadResGetInfo(HcclComm comm, ThreadHandle thread, ThreadResType resType,
                                uint32_t infoLen, void **info);
HcclResult HcclChannelAcquire(HcclComm comm, CommEngine engine, const HcclChannelDesc *channelDescs,
                              uint32_t channelNum, ChannelHandle *channels);
HcclResult HcclChannelAcquireWithConfig(HcclComm comm, CommEngine engine,
                                        const HcclChannelDesc *channelDescs, uint32_t channelNum,
                                        HcclChannelConfig config, ChannelHandle *channels);
HcclResult HcclChannelQuery(HcclComm comm, CommEngine engine, const HcclChannelDesc *channelDescs,
                            uint32_t channelNum, ChannelHandle *channels);
HcclResult HcclChannelDestroy(HcclComm comm, const ChannelHandle *channels, uint32_t channelNum);
HcclResult HcclChannelConfigCreate(HcclChannelConfig *config);
HcclResult HcclChannelConfigDestroy(HcclChannelConfig config);
HcclResult HcclChannelConfigSetInt(HcclChannelConfig config, HcclChannelConfigType type,
                                   uint32_t value);
HcclResult HcclChannelConfigSetStr(HcclChannelConfig config, HcclChannelConfigType type,
                                   const char *value);
HcclResult HcclChannelGetHcclBuffer(HcclComm comm, ChannelHandle channel, void **buffer,
                                    uint64_t *size);
HcclResult HcclChannelGetRemoteMems(HcclComm comm, ChannelHandle channel, uint32_t *memNum,
                                    CommMem **remoteMems, char ***memTags);
HcclResult HcclRankGraphGetLayers(HcclComm comm, uint32_t **netLayers, uint32_t *netLayerNum);
HcclResult HcclRankGraphGetRanksByLayer(HcclComm comm, uint32_t netLayer, uint32_t **ranks,
                                        uint32_t *rankNum);
HcclResult HcclRankGraphGetRankSizeByLayer(HcclComm comm, uint32_t netLayer, uint32_t *rankNum);
HcclResult HcclRankGraphGetTopoTypeByLayer(HcclComm comm, uint32_t netLayer, CommTopo *topoType);
HcclResult HcclRankGraphGetInstSizeListByLayer(HcclComm comm, uint32_t netLayer,
                                               uint32_t **instSizeList, uint32_t *listSize);
HcclResult HcclRankGraphGetLinks(HcclComm comm, uint32_t netLayer, uint32_t srcRank,
                                 uint32_t dstRank, CommLink **links, uint32_t *linkNum);
HcclResult HcclRankGraphGetTopoInstsByLayer(HcclComm comm, uint32_t netLayer, uint32_t **topoInsts,
                                            uint32_t *topoInstNum);
HcclResult HcclRankGraphGetTopoType(HcclComm comm, uint32_t netLayer, uint32_t topoInstId,
                                    CommTopo *topoType);
HcclResult HcclRankGraphGetRanksByTopoInst(HcclComm comm, uint32_t netLayer, uint32_t topoInstId,
                                           uint32_t **ranks, uint32_t *rankNum);
HcclResult HcclRankGraphGetEndpointNum(HcclComm comm, uint32_t layer, uint32_t topoInstId,
                                       uint32_t *num);
HcclResult HcclRankGraphGetEndpointDesc(HcclComm comm, uint32_t layer, uint32_t topoInstId,
                                        uint32_t *descNum, EndpointDesc *endpointDesc);
HcclResult HcclRankGraphGetEndpointInfo(HcclComm comm, uint32_t rankId,
                                        const EndpointDesc *endpointDesc, EndpointAttr endpointAttr,
                                        uint32_t infoLen, void *info);
HcclResult HcclGetHeterogMode(HcclComm comm, HcclHeterogMode *mode);
HcclResult HcclAllReduce(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType,
                         HcclReduceOp op, HcclComm comm, aclrtStream stream);
HcclResult HcclReduceScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                             HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                             aclrtStream stream);
HcclResult HcclReduceScatterV(void *sendBuf, const void *sendCounts, const void *sendDispls,
                              void *recvBuf, uint64_t recvCount, HcclDataType dataType,
                              HcclReduceOp op, HcclComm comm, aclrtStream stream);
HcclResult HcclReduce(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType,
                      HcclReduceOp op, uint32_t root, HcclComm comm, aclrtStream stream);
HcclResult HcclBroadcast(void *buf, uint64_t count, HcclDataType dataType, uint32_t root,
                         HcclComm comm, aclrtStream stream);
HcclResult HcclScatter(void *sendBuf, void *recvBuf, uint64_t recvCount, HcclDataType dataType,
                       uint32_t root, HcclComm comm, aclrtStream stream);
HcclResult HcclAllGather(void *sendBuf, void *recvBuf, uint64_t sendCount, HcclDataType dataType,
                         HcclComm comm, aclrtStream stream);
HcclResult HcclAllGatherV(void *sendBuf, uint64_t sendCount, void *recvBuf, const void *recvCounts,
                          const void *recvDispls, HcclDataType dataType, HcclComm comm,
                          aclrtStream stream);
HcclResult HcclAlltoAll(const void *sendBuf, uint64_t sendCount, HcclDataType sendType,
                        const void *recvBuf, uint64_t recvCount, HcclDataType recvType,
                        HcclComm comm, aclrtStream stream);
HcclResult HcclAlltoAllV(const void *sendBuf, const void *sendCounts, const void *sdispls,
                         HcclDataType sendType, const void *recvBuf, const void *recvCounts,
                         const void *rdispls, HcclDataType recvType, HcclComm comm,
                         aclrtStream stream);
HcclResult HcclAlltoAllVC(const void *sendBuf, const void *sendCountMatrix, HcclDataType sendType,
                          const void *recvBuf, HcclDataType recvType, HcclComm comm,
                          aclrtStream stream);
HcclResult HcclSend(void *sendBuf, uint64_t count, HcclDataType dataType, uint32_t destRank,
                    HcclComm comm, aclrtStream stream);
HcclResult HcclRecv(void *recvBuf, uint64_t count, HcclDataType dataType, uint32_t srcRank,
                    HcclComm comm, aclrtStream stream);
HcclResult HcclBatchSendRecv(HcclSendRecvItem *sendRecvInfo, uint32_t itemNum, HcclComm comm,
                             aclrtStream stream);
int32_t HcommLocalCopyOnThread(ThreadHandle thread, void *dst, const void *src, uint64_t len);
int32_t HcommLocalReduceOnThread(ThreadHandle thread, void *dst, const void *src, uint64_t count,
                                 HcommDataType dataType, HcommReduceOp reduceOp);
int32_t HcommThreadNotifyRecordOnThread(ThreadHandle thread, ThreadHandle dstThread,
                                        uint32_t dstNotifyIdx);
int32_t HcommThreadNotifyWaitOnThread(ThreadHandle thread, uint32_t notifyIdx, uint32_t timeOut);
int32_t HcommThreadNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread, uint32_t notifyIdx);
int32_t HcommAclrtNotifyRecordOnThread(ThreadHandle thread, uint64_t dstNotifyId);
int32_t HcommAclrtNotifyWaitOnThread(ThreadHandle thread, uint64_t notifyId, uint32_t timeOut);
int32_t HcommFenceOnThread(ThreadHandle thread);
int32_t HcommWriteOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                           uint64_t len);
int32_t HcommWriteReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                 const void *src, uint64_t count, HcommDataType dataType,
                                 HcommReduceOp reduceOp);
int32_t HcommWriteWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                     const void *src, uint64_t len, uint32_t remoteNotifyIdx);
int32_t HcommWriteReduceWithNotifyOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                           const void *src, uint64_t count, HcommDataType dataType,
                                           HcommReduceOp reduceOp, uint32_t remoteNotifyIdx);
int32_t HcommReadOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                          uint64_t len);
int32_t HcommReadReduceOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                const void *src, uint64_t count, HcommDataType dataType,
                                HcommReduceOp reduceOp);
int32_t HcommWriteNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                              const void *src, uint64_t len);
int32_t HcommWriteNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len);
int32_t HcommWriteWithNotifyNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst,
                                        const void *src, uint64_t len, uint32_t remoteNotifyIdx);
int32_t HcommWriteWithNotifyNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len,
                                uint32_t remoteNotifyIdx);
int32_t HcommReadNbiOnThread(ThreadHandle thread, ChannelHandle channel, void *dst, const void *src,
                             uint64_t len);
int32_t HcommReadNbi(ChannelHandle channel, void *dst, const void *src, uint64_t len);
int32_t HcommBatchTransferOnThread(ThreadHandle thread, ChannelHandle channel,
                                   const HcommBatchTransferDesc *transferDescs,
                                   uint32_t transferDescNum);
int32_t HcommChannelDrainOnThread(ThreadHandle thread, ChannelHandle channel);
int32_t HcommChannelNotifyRecordOnThread(ThreadHandle thread, ChannelHandle channel,
                                         uint32_t remoteNotifyIdx);
int32_t HcommChannelNotifyRecord(ChannelHandle channel, uint32_t remoteNotifyIdx);
int32_t HcommChannelNotifyWaitOnThread(ThreadHandle thread, ChannelHandle channel,
                                       uint32_t localNotifyIdx, uint32_t timeOut);
int32_t HcommChannelNotifyWaitOnThreadWithDefaultTimeout(ThreadHandle thread, ChannelHandle channel,
                                                         uint32_t localNotifyIdx);
int32_t HcommChannelNotifyWait(ChannelHandle channel, uint32_t localNotifyIdx, uint32_t timeOut);
int32_t HcommChannelFenceOnThread(ThreadHandle thread, ChannelHandle channel);
int32_t HcommChannelFence(ChannelHandle channel);
HcommResult HcommAicpuTsTaskCacheLookup(const char *tag, bool *isHit);
HcommResult HcommAicpuTsTaskCacheStart(const char *tag, void **addrs, uint64_t *sizes,
                                       uint64_t count);
HcommResult HcommAicpuTsTaskCacheEnd(const char *tag);
HcommResult HcommAicpuTsTaskCacheExecute(const char *tag, void **addrs, uint64_t *sizes,
                                         uint64_t count);
HcommResult HcommAicpuTsTaskCacheClear(const char *tag);
int32_t HcommBatchModeStart(const char *batchTag);
int32_t HcommBatchModeEnd(const char *batchTag);
int32_t HcommAcquireComm(const char *commId);
int32_t HcommReleaseComm(const char *commId);
int32_t HcommSetNotifyWaitTimeOut(float timeOut);
int32_t HcommThreadResAcquireTimeOut(float timeOut);
errno_t memset_s(void *dest, size_t destMax, int c, size_t count);
errno_t memcpy_s(void *dest, size_t destMax, const void *src, size_t count);
errno_t memmove_s(void *dest, size_t destMax, const void *src, size_t count);
errno_t strcpy_s(char *strDest, size_t destMax, const char *strSrc);
errno_t strncpy_s(char *strDest, size_t destMax, const char *strSrc, size_t count);
errno_t strcat_s(char *strDest, size_t destMax, const char *strSrc);
errno_t strncat_s(char *strDest, size_t destMax, const char *strSrc, size_t count);
char *strtok_s(char *strToken, const char *strDelimit, char **context);
int vsprintf_s(char *strDest, size_t destMax, const char *format, va_list argList);
int vsnprintf_s(char *strDest, size_t destMax, size_t count, const char *format, va_list argList);
int vsnprintf_truncated_s(char *strDest, size_t destMax, const char *format, va_list argList);
int vsscanf_s(const char *buffer, const char *format, va_list argList);
int sprintf_s(char *strDest, size_t destMax, const char *format, ...);
int snprintf_s(char *strDest, size_t destMax, size_t count, const char *format, ...);
int snprintf_truncated_s(char *strDest, size_t destMax, const char *format, ...);
int sscanf_s(const char *buffer, const char *format, ...);
HcclResult HcclAllocComResourceByTiling(HcclComm comm, void *stream, void *Mc2Tiling,
                                        void **commContext);
HcclResult HcclCommDeregMem(HcclComm comm, const char *memTag, const void *memHandle);
HcclResult HcomGetCommHandleByGroup(const char *group, HcclComm *commHandle);
HcclResult HcclGetRemoteIpcHcclBuf(HcclComm comm, uint64_t remoteRank, void **addr, uint64_t *size);
HcclResult HcclDevMemAcquire(HcclComm comm, const char *memTag, uint64_t *size, void **addr,
                             bool *newCreated);
HcclResult HcclThreadExportToCommEngine(HcclComm comm, uint32_t threadNum,
                                        const ThreadHandle *threads, CommEngine dstCommEngine,
                                        ThreadHandle *exportedThreads);
int32_t HcclTaskRegister(HcclComm comm, const char *msgTag, Callback cb);
int32_t HcclTaskUnRegister(HcclComm comm, const char *msgTag);
HcclResult HcclCommAddExchangeInfo(HcclComm comm, const void *data, uint32_t length);
HcclResult HcclCommGetExchangeInfo(HcclComm comm, uint32_t remoteRank, uint32_t length, void *data,
                                   uint32_t *actualLength);
HcclResult HcclCommResetExchangeInfo(HcclComm comm);
HcclResult HcclKfcAllocOpArgs(void **opArgs);
HcclResult HcclKfcFreeOpArgs(void *opArgs);
HcclResult HcclKfcOpArgsSetSrcDataType(void *opArgs, uint8_t srcDataType);
HcclResult HcclKfcOpArgsSetDstDataType(void *opArgs, uint8_t dstDataType);
HcclResult HcclKfcOpArgsSetReduceType(void *opArgs, uint32_t reduceType);
HcclResult HcclKfcOpArgsSetCount(void *opArgs, uint64_t count);
HcclResult HcclKfcOpArgsSetAlgConfig(void *opArgs, char *algConfig);
HcclResult HcclKfcOpArgsSetCommEngine(void *opArgs, uint8_t commEngine);
HcclResult HcclCreateOpResCtx(HcclComm comm, uint8_t opType, void *opArgs, void **opResCtx);
HcclResult HcclSymWinGetPeerPointer(HcclCommSymWindow winHandle, size_t offset, uint32_t peerRank,
                                    void **ptr);
HcclResult HcclWorldTeamCreate(HcclComm comm, const HcclTeamCreateDesc *desc,
                               HcommTeamHandle *worldTeam);
HcclResult HcclSubTeamCreate(HcommTeamHandle worldTeam, const HcclTeamCreateDesc *desc,
                             HcommTeamHandle *team);
HcclResult HcclTeamDestroy(HcommTeamHandle team);
HcclResult HcclTeamWindowRegister(HcclComm comm, HcommTeamHandle worldTeam, const CommMem *localMem,
                                  HcommWindowHandle *window, uint32_t flag);
HcclResult HcclTeamWindowDeregister(HcommTeamHandle worldTeam, HcommWindowHandle window);
HcclResult HcclTeamChannelsCreate(HcclComm comm, HcommTeamHandle team,
                                  const HcclTeamCreateChannelsDesc *desc);
HcclResult HcclAicpuKernelLaunch(HcclComm comm, const HcclOpDesc *opInfo,
                                 const HcclKernelFuncInfo *funcInfo, ThreadHandle aicpuThreadHandle,
                                 aclrtStream userStream,
                                 const HcclKernelLaunchCfg *kernelLaunchCfg);
HcommResult HcommEndpointCreate(const EndpointDesc *endpoint, EndpointHandle *endpointHandle);
HcommResult HcommEndpointDestroy(EndpointHandle endpointHandle);
HcommResult HcommEndpointGetDescNum(int32_t deviceLogicId, uint32_t *descNum);
HcommResult HcommEndpointGetDescs(int32_t deviceLogicId, uint32_t *descNum,
                                  EndpointDesc *endpointDescs);
HcommResult HcommMemReg(EndpointHandle endpointHandle, const char *memTag, const CommMem *mem,
                        HcommMemHandle *memHandle);
HcommResult HcommMemUnreg(EndpointHandle endpointHandle, HcommMemHandle memHandle);
HcommResult HcommMemExport(EndpointHandle endpointHandle, HcommMemHandle memHandle, void **memDesc,
                           uint32_t *memDescLen);
HcommResult HcommMemImport(EndpointHandle endpointHandle, const void *memDesc, uint32_t descLen,
                           CommMem *outMem);
HcommResult HcommMemUnimport(EndpointHandle endpointHandle, const void *memDesc, uint32_t descLen);
HcommResult HcommThreadAlloc(CommEngine engine, uint32_t threadNum,
                             const uint32_t *notifyNumPerThread, ThreadHandle *threads);
HcommResult HcommThreadFree(const ThreadHandle *threads, uint32_t threadNum);
HcommResult HcommEndpointGetListenPort(EndpointHandle endpointHandle, uint32_t *port);
HcommResult HcommThreadResGetInfo(ThreadHandle thread, ThreadResType resType, uint32_t infoLen,
                                  void **info);
HcommResult HcommEndpointCheckFeature(HcommEndpointFeatureType featureType,
                                      const EndpointDesc *endpointDesc, bool *value);
HcommResult HcommMemAlloc(void **ptr, size_t size);
HcommResult HcommMemFree(void *ptr);
HcommResult HcommChannelCreate(EndpointHandle endpointHandle, CommEngine engine,
                               HcommChannelDesc *channelDescs, uint32_t channelNum,
                               ChannelHandle *channels);
HcommResult HcommChannelConfigCreate(HcommChannelConfig *config);
HcommResult HcommChannelConfigDestroy(HcommChannelConfig config);
HcommResult HcommChannelConfigSetInt(HcommChannelConfig config, HcommChannelConfigType type,
                                     uint32_t value);
HcommResult HcommChannelCreateWithConfig(EndpointHandle endpointHandle, CommEngine engine,
                                         HcommChannelDesc *channelDescs, uint32_t channelNum,
                                         HcommChannelConfig config, ChannelHandle *channels);
HcommResult HcommChannelGetStatus(const ChannelHandle *channelList, uint32_t listNum,
                                  int32_t *statusList);
HcommResult HcommChannelDestroy(const ChannelHandle *channels, uint32_t channelNum);
#ifdef __cplusplus
}
#endif

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
