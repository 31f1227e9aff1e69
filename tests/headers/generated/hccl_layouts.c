/* Proves: HCCL structures have the documented sizes, alignments and offsets. Written by
 * scripts/generate from interfaces/hccl.json; change the table, not this file. */
#include <assert.h>
#ifndef __cplusplus
#include <stdalign.h>
#endif
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

static_assert(sizeof(HcommChannelDesc) == 360, "size of HcommChannelDesc");
static_assert(alignof(HcommChannelDesc) == 8, "alignment of HcommChannelDesc");
static_assert(offsetof(HcommChannelDesc, header) == 0, "HcommChannelDesc.header");
static_assert(offsetof(HcommChannelDesc, remoteEndpoint) == 16, "HcommChannelDesc.remoteEndpoint");
static_assert(sizeof(HcclKernelLaunchCfg) == 128, "size of HcclKernelLaunchCfg");
static_assert(alignof(HcclKernelLaunchCfg) == 8, "alignment of HcclKernelLaunchCfg");
static_assert(sizeof(HcclKernelFuncInfo) == 528, "size of HcclKernelFuncInfo");
static_assert(alignof(HcclKernelFuncInfo) == 8, "alignment of HcclKernelFuncInfo");
static_assert(sizeof(HcclOpDesc) == 360, "size of HcclOpDesc");
static_assert(alignof(HcclOpDesc) == 8, "alignment of HcclOpDesc");
static_assert(sizeof(HcclTeamCreateChannelsDesc) == 48, "size of HcclTeamCreateChannelsDesc");
static_assert(alignof(HcclTeamCreateChannelsDesc) == 4, "alignment of HcclTeamCreateChannelsDesc");
static_assert(offsetof(HcclTeamCreateChannelsDesc, header) == 0,
              "HcclTeamCreateChannelsDesc.header");
static_assert(offsetof(HcclTeamCreateChannelsDesc, engine) == 16,
              "HcclTeamCreateChannelsDesc.engine");
static_assert(offsetof(HcclTeamCreateChannelsDesc, notifyNum) == 20,
              "HcclTeamCreateChannelsDesc.notifyNum");
static_assert(offsetof(HcclTeamCreateChannelsDesc, protocol) == 24,
              "HcclTeamCreateChannelsDesc.protocol");
static_assert(offsetof(HcclTeamCreateChannelsDesc, channelCnt) == 28,
              "HcclTeamCreateChannelsDesc.channelCnt");
static_assert(offsetof(HcclTeamCreateChannelsDesc, reserved) == 32,
              "HcclTeamCreateChannelsDesc.reserved");
static_assert(sizeof(HcclTeamCreateDesc) == 88, "size of HcclTeamCreateDesc");
static_assert(alignof(HcclTeamCreateDesc) == 8, "alignment of HcclTeamCreateDesc");
static_assert(offsetof(HcclTeamCreateDesc, header) == 0, "HcclTeamCreateDesc.header");
static_assert(offsetof(HcclTeamCreateDesc, rankIds) == 16, "HcclTeamCreateDesc.rankIds");
static_assert(offsetof(HcclTeamCreateDesc, rankNum) == 24, "HcclTeamCreateDesc.rankNum");
static_assert(offsetof(HcclTeamCreateDesc, selfRankId) == 28, "HcclTeamCreateDesc.selfRankId");
static_assert(offsetof(HcclTeamCreateDesc, netLayer) == 32, "HcclTeamCreateDesc.netLayer");
static_assert(offsetof(HcclTeamCreateDesc, protocol) == 36, "HcclTeamCreateDesc.protocol");
static_assert(offsetof(HcclTeamCreateDesc, requirement) == 40, "HcclTeamCreateDesc.requirement");
static_assert(sizeof(HcclDeviceContext) == 1056, "size of HcclDeviceContext");
static_assert(alignof(HcclDeviceContext) == 8, "alignment of HcclDeviceContext");
static_assert(offsetof(HcclDeviceContext, workSpace) == 0, "HcclDeviceContext.workSpace");
static_assert(offsetof(HcclDeviceContext, workSpaceSize) == 8, "HcclDeviceContext.workSpaceSize");
static_assert(offsetof(HcclDeviceContext, rankId) == 16, "HcclDeviceContext.rankId");
static_assert(offsetof(HcclDeviceContext, rankNum) == 20, "HcclDeviceContext.rankNum");
static_assert(offsetof(HcclDeviceContext, winSize) == 24, "HcclDeviceContext.winSize");
static_assert(offsetof(HcclDeviceContext, windowsIn) == 32, "HcclDeviceContext.windowsIn");
static_assert(offsetof(HcclDeviceContext, windowsOut) == 544, "HcclDeviceContext.windowsOut");
static_assert(sizeof(HcclRootInfo) == 4108, "size of HcclRootInfo");
static_assert(alignof(HcclRootInfo) == 1, "alignment of HcclRootInfo");
static_assert(offsetof(HcclRootInfo, internal) == 0, "HcclRootInfo.internal");
static_assert(sizeof(HcclCommConfig) == 2248, "size of HcclCommConfig");
static_assert(alignof(HcclCommConfig) == 8, "alignment of HcclCommConfig");
static_assert(offsetof(HcclCommConfig, reserved) == 0, "HcclCommConfig.reserved");
static_assert(offsetof(HcclCommConfig, hcclBufferSize) == 24, "HcclCommConfig.hcclBufferSize");
static_assert(offsetof(HcclCommConfig, hcclDeterministic) == 28,
              "HcclCommConfig.hcclDeterministic");
static_assert(offsetof(HcclCommConfig, hcclCommName) == 32, "HcclCommConfig.hcclCommName");
static_assert(offsetof(HcclCommConfig, hcclUdi) == 160, "HcclCommConfig.hcclUdi");
static_assert(offsetof(HcclCommConfig, hcclOpExpansionMode) == 288,
              "HcclCommConfig.hcclOpExpansionMode");
static_assert(offsetof(HcclCommConfig, hcclRdmaTrafficClass) == 292,
              "HcclCommConfig.hcclRdmaTrafficClass");
static_assert(offsetof(HcclCommConfig, hcclRdmaServiceLevel) == 296,
              "HcclCommConfig.hcclRdmaServiceLevel");
static_assert(offsetof(HcclCommConfig, hcclWorldRankID) == 300, "HcclCommConfig.hcclWorldRankID");
static_assert(offsetof(HcclCommConfig, hcclJobID) == 304, "HcclCommConfig.hcclJobID");
static_assert(offsetof(HcclCommConfig, aclGraphZeroCopyEnable) == 312,
              "HcclCommConfig.aclGraphZeroCopyEnable");
static_assert(offsetof(HcclCommConfig, hcclExecTimeOut) == 316, "HcclCommConfig.hcclExecTimeOut");
static_assert(offsetof(HcclCommConfig, hcclAlgo) == 320, "HcclCommConfig.hcclAlgo");
static_assert(offsetof(HcclCommConfig, hcclRetryEnable) == 1920, "HcclCommConfig.hcclRetryEnable");
static_assert(offsetof(HcclCommConfig, hcclRetryParams) == 1970, "HcclCommConfig.hcclRetryParams");
static_assert(offsetof(HcclCommConfig, hcclBufferName) == 2098, "HcclCommConfig.hcclBufferName");
static_assert(offsetof(HcclCommConfig, hcclQos) == 2228, "HcclCommConfig.hcclQos");
static_assert(offsetof(HcclCommConfig, hcclSymWinMaxMemSizePerRank) == 2232,
              "HcclCommConfig.hcclSymWinMaxMemSizePerRank");
static_assert(offsetof(HcclCommConfig, hcclChannelSqDepth) == 2240,
              "HcclCommConfig.hcclChannelSqDepth");
static_assert(sizeof(HcclCommConfigInfo) == 24, "size of HcclCommConfigInfo");
static_assert(alignof(HcclCommConfigInfo) == 8, "alignment of HcclCommConfigInfo");
static_assert(offsetof(HcclCommConfigInfo, configSize) == 0, "HcclCommConfigInfo.configSize");
static_assert(offsetof(HcclCommConfigInfo, magicWord) == 8, "HcclCommConfigInfo.magicWord");
static_assert(offsetof(HcclCommConfigInfo, version) == 12, "HcclCommConfigInfo.version");
static_assert(offsetof(HcclCommConfigInfo, reserved) == 16, "HcclCommConfigInfo.reserved");
static_assert(sizeof(HcclSendRecvItem) == 32, "size of HcclSendRecvItem");
static_assert(alignof(HcclSendRecvItem) == 8, "alignment of HcclSendRecvItem");
static_assert(offsetof(HcclSendRecvItem, sendRecvType) == 0, "HcclSendRecvItem.sendRecvType");
static_assert(offsetof(HcclSendRecvItem, buf) == 8, "HcclSendRecvItem.buf");
static_assert(offsetof(HcclSendRecvItem, count) == 16, "HcclSendRecvItem.count");
static_assert(offsetof(HcclSendRecvItem, dataType) == 24, "HcclSendRecvItem.dataType");
static_assert(offsetof(HcclSendRecvItem, remoteRank) == 28, "HcclSendRecvItem.remoteRank");
static_assert(sizeof(HcclConfigValue) == 4, "size of HcclConfigValue");
static_assert(alignof(HcclConfigValue) == 4, "alignment of HcclConfigValue");
static_assert(offsetof(HcclConfigValue, value) == 0, "HcclConfigValue.value");
static_assert(sizeof(CommAbiHeader) == 16, "size of CommAbiHeader");
static_assert(alignof(CommAbiHeader) == 4, "alignment of CommAbiHeader");
static_assert(offsetof(CommAbiHeader, version) == 0, "CommAbiHeader.version");
static_assert(offsetof(CommAbiHeader, magicWord) == 4, "CommAbiHeader.magicWord");
static_assert(offsetof(CommAbiHeader, size) == 8, "CommAbiHeader.size");
static_assert(offsetof(CommAbiHeader, reserved) == 12, "CommAbiHeader.reserved");
static_assert(sizeof(HcclChannelDesc) == 496, "size of HcclChannelDesc");
static_assert(alignof(HcclChannelDesc) == 8, "alignment of HcclChannelDesc");
static_assert(offsetof(HcclChannelDesc, header) == 0, "HcclChannelDesc.header");
static_assert(offsetof(HcclChannelDesc, remoteRank) == 16, "HcclChannelDesc.remoteRank");
static_assert(offsetof(HcclChannelDesc, channelProtocol) == 20, "HcclChannelDesc.channelProtocol");
static_assert(offsetof(HcclChannelDesc, localEndpoint) == 24, "HcclChannelDesc.localEndpoint");
static_assert(offsetof(HcclChannelDesc, remoteEndpoint) == 184, "HcclChannelDesc.remoteEndpoint");
static_assert(offsetof(HcclChannelDesc, notifyNum) == 344, "HcclChannelDesc.notifyNum");
static_assert(offsetof(HcclChannelDesc, memHandles) == 352, "HcclChannelDesc.memHandles");
static_assert(offsetof(HcclChannelDesc, memHandleNum) == 360, "HcclChannelDesc.memHandleNum");
static_assert(offsetof(HcclChannelDesc, raws) == 364, "HcclChannelDesc.raws");
static_assert(offsetof(HcclChannelDesc, roceAttr) == 364, "HcclChannelDesc.roceAttr");
static_assert(offsetof(HcclChannelDesc, ubMemAttr) == 364, "HcclChannelDesc.ubMemAttr");
static_assert(sizeof(EndpointDesc) == 160, "size of EndpointDesc");
static_assert(alignof(EndpointDesc) == 4, "alignment of EndpointDesc");
static_assert(offsetof(EndpointDesc, protocol) == 0, "EndpointDesc.protocol");
static_assert(offsetof(EndpointDesc, commAddr) == 4, "EndpointDesc.commAddr");
static_assert(offsetof(EndpointDesc, loc) == 44, "EndpointDesc.loc");
static_assert(offsetof(EndpointDesc, raws) == 108, "EndpointDesc.raws");
static_assert(sizeof(CommAddr) == 40, "size of CommAddr");
static_assert(alignof(CommAddr) == 4, "alignment of CommAddr");
static_assert(offsetof(CommAddr, type) == 0, "CommAddr.type");
static_assert(offsetof(CommAddr, raws) == 4, "CommAddr.raws");
static_assert(offsetof(CommAddr, addr) == 4, "CommAddr.addr");
static_assert(offsetof(CommAddr, addr6) == 4, "CommAddr.addr6");
static_assert(offsetof(CommAddr, id) == 4, "CommAddr.id");
static_assert(offsetof(CommAddr, eid) == 4, "CommAddr.eid");
static_assert(sizeof(EndpointLoc) == 64, "size of EndpointLoc");
static_assert(alignof(EndpointLoc) == 4, "alignment of EndpointLoc");
static_assert(offsetof(EndpointLoc, locType) == 0, "EndpointLoc.locType");
static_assert(offsetof(EndpointLoc, raws) == 4, "EndpointLoc.raws");
static_assert(offsetof(EndpointLoc, device) == 4, "EndpointLoc.device");
static_assert(offsetof(EndpointLoc, device.superDevId) == 8, "EndpointLoc.device.superDevId");
static_assert(offsetof(EndpointLoc, device.serverIdx) == 12, "EndpointLoc.device.serverIdx");
static_assert(offsetof(EndpointLoc, device.superPodIdx) == 16, "EndpointLoc.device.superPodIdx");
static_assert(offsetof(EndpointLoc, host) == 4, "EndpointLoc.host");
static_assert(sizeof(CommLink) == 464, "size of CommLink");
static_assert(alignof(CommLink) == 4, "alignment of CommLink");
static_assert(offsetof(CommLink, header) == 0, "CommLink.header");
static_assert(offsetof(CommLink, srcEndpointDesc) == 16, "CommLink.srcEndpointDesc");
static_assert(offsetof(CommLink, dstEndpointDesc) == 176, "CommLink.dstEndpointDesc");
static_assert(offsetof(CommLink, linkAttr) == 336, "CommLink.linkAttr");
static_assert(offsetof(CommLink, linkAttr.linkProtocol) == 336, "CommLink.linkAttr.linkProtocol");
static_assert(offsetof(CommLink, linkAttr.hop) == 340, "CommLink.linkAttr.hop");
static_assert(sizeof(CommMem) == 24, "size of CommMem");
static_assert(alignof(CommMem) == 8, "alignment of CommMem");
static_assert(offsetof(CommMem, type) == 0, "CommMem.type");
static_assert(offsetof(CommMem, addr) == 8, "CommMem.addr");
static_assert(offsetof(CommMem, size) == 16, "CommMem.size");
static_assert(sizeof(HcommBatchTransferDesc) == 64, "size of HcommBatchTransferDesc");
static_assert(alignof(HcommBatchTransferDesc) == 8, "alignment of HcommBatchTransferDesc");
static_assert(offsetof(HcommBatchTransferDesc, transType) == 0, "HcommBatchTransferDesc.transType");
static_assert(offsetof(HcommBatchTransferDesc, transferInfo) == 8,
              "HcommBatchTransferDesc.transferInfo");
static_assert(sizeof(ThreadConfig) == 32, "size of ThreadConfig");
static_assert(alignof(ThreadConfig) == 4, "alignment of ThreadConfig");
static_assert(offsetof(ThreadConfig, header) == 0, "ThreadConfig.header");
static_assert(offsetof(ThreadConfig, notifyNumPerThread) == 16, "ThreadConfig.notifyNumPerThread");
static_assert(sizeof(ChannelHandle) == 8, "size of ChannelHandle");
static_assert(sizeof(ThreadHandle) == 8, "size of ThreadHandle");
static_assert(sizeof(HcommResult) == 4, "size of HcommResult");
static_assert(sizeof(HcclResult) == 4, "size of HcclResult");
static_assert(sizeof(HcclDataType) == 4, "size of HcclDataType");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
