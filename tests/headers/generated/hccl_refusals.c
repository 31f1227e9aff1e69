/* Proves: HCCL calls that are not built return the documented code and the reason. Written by
 * scripts/generate from interfaces/hccl.json; change the table, not this file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "hccl/hccl.h"
#include "hccl/hccl_res.h"
#include "hccl/hcomm_primitives.h"
#include "securec.h"

static int failed;

static void check(const char *name, int refused)
{
    const char *text = aclGetRecentErrMsg();
    if (refused && text != NULL && strstr(text, name) != NULL)
        return;
    fprintf(stderr, "%s: %s code, reason: %s\n", name, refused ? "right" : "wrong",
            text != NULL ? text : "(none)");
    failed = 1;
}

int main(void)
{
    check("HcclCommInitClusterInfo", HcclCommInitClusterInfo(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommInitClusterInfoConfig",
          HcclCommInitClusterInfoConfig(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCreateSubCommConfig",
          HcclCreateSubCommConfig(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclConfigGetInfo", HcclConfigGetInfo(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommGetStatus", HcclCommGetStatus(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommSuspend", HcclCommSuspend(0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommResume", HcclCommResume(0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommRegCommStateCallback",
          HcclCommRegCommStateCallback(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommWorkingDevNicSet", HcclCommWorkingDevNicSet(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommSetMemoryRange", HcclCommSetMemoryRange(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommUnsetMemoryRange", HcclCommUnsetMemoryRange(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommActivateCommMemory",
          HcclCommActivateCommMemory(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommDeactivateCommMemory", HcclCommDeactivateCommMemory(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclGroupStart", HcclGroupStart() == HCCL_E_NOT_SUPPORT);
    check("HcclGroupEnd", HcclGroupEnd() == HCCL_E_NOT_SUPPORT);
    check("HcclGroupStatusGet", HcclGroupStatusGet(0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommSymWinRegister", HcclCommSymWinRegister(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommSymWinDeregister", HcclCommSymWinDeregister(0) == HCCL_E_NOT_SUPPORT);
    check("HcclCommSymWinGet", HcclCommSymWinGet(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclThreadAcquire", HcclThreadAcquire(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclThreadAcquireWithConfig",
          HcclThreadAcquireWithConfig(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclThreadAcquireWithStream",
          HcclThreadAcquireWithStream(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclDedicatedThreadAcquire",
          HcclDedicatedThreadAcquire(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclThreadResGetInfo", HcclThreadResGetInfo(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAllReduce", HcclAllReduce(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclReduceScatter", HcclReduceScatter(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclReduceScatterV",
          HcclReduceScatterV(0, 0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclReduce", HcclReduce(0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclBroadcast", HcclBroadcast(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclScatter", HcclScatter(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAllGather", HcclAllGather(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAllGatherV", HcclAllGatherV(0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAlltoAll", HcclAlltoAll(0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAlltoAllV", HcclAlltoAllV(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAlltoAllVC", HcclAlltoAllVC(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclSend", HcclSend(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclRecv", HcclRecv(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclBatchSendRecv", HcclBatchSendRecv(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommLocalCopyOnThread", HcommLocalCopyOnThread(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommLocalReduceOnThread",
          HcommLocalReduceOnThread(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadNotifyRecordOnThread",
          HcommThreadNotifyRecordOnThread(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadNotifyWaitOnThread",
          HcommThreadNotifyWaitOnThread(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadNotifyWaitOnThreadWithDefaultTimeout",
          HcommThreadNotifyWaitOnThreadWithDefaultTimeout(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAclrtNotifyRecordOnThread",
          HcommAclrtNotifyRecordOnThread(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAclrtNotifyWaitOnThread",
          HcommAclrtNotifyWaitOnThread(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommFenceOnThread", HcommFenceOnThread(0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteOnThread", HcommWriteOnThread(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteReduceOnThread",
          HcommWriteReduceOnThread(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteWithNotifyOnThread",
          HcommWriteWithNotifyOnThread(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteReduceWithNotifyOnThread",
          HcommWriteReduceWithNotifyOnThread(0, 0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommReadOnThread", HcommReadOnThread(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommReadReduceOnThread",
          HcommReadReduceOnThread(0, 0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteNbiOnThread", HcommWriteNbiOnThread(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteNbi", HcommWriteNbi(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteWithNotifyNbiOnThread",
          HcommWriteWithNotifyNbiOnThread(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommWriteWithNotifyNbi", HcommWriteWithNotifyNbi(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommReadNbiOnThread", HcommReadNbiOnThread(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommReadNbi", HcommReadNbi(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommBatchTransferOnThread",
          HcommBatchTransferOnThread(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelDrainOnThread", HcommChannelDrainOnThread(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelNotifyRecordOnThread",
          HcommChannelNotifyRecordOnThread(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelNotifyRecord", HcommChannelNotifyRecord(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelNotifyWaitOnThread",
          HcommChannelNotifyWaitOnThread(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelNotifyWaitOnThreadWithDefaultTimeout",
          HcommChannelNotifyWaitOnThreadWithDefaultTimeout(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelNotifyWait", HcommChannelNotifyWait(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelFenceOnThread", HcommChannelFenceOnThread(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelFence", HcommChannelFence(0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheLookup", HcommAicpuTsTaskCacheLookup(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheStart",
          HcommAicpuTsTaskCacheStart(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheEnd", HcommAicpuTsTaskCacheEnd(0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheExecute",
          HcommAicpuTsTaskCacheExecute(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheClear", HcommAicpuTsTaskCacheClear(0) == HCCL_E_NOT_SUPPORT);
    check("HcommBatchModeStart", HcommBatchModeStart(0) == HCCL_E_NOT_SUPPORT);
    check("HcommBatchModeEnd", HcommBatchModeEnd(0) == HCCL_E_NOT_SUPPORT);
    check("HcommAcquireComm", HcommAcquireComm(0) == HCCL_E_NOT_SUPPORT);
    check("HcommReleaseComm", HcommReleaseComm(0) == HCCL_E_NOT_SUPPORT);
    check("HcommSetNotifyWaitTimeOut", HcommSetNotifyWaitTimeOut(0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadResAcquireTimeOut", HcommThreadResAcquireTimeOut(0) == HCCL_E_NOT_SUPPORT);
    return failed;
}
