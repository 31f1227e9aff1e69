/* Proves: HCCL calls that are not built return the documented code and the reason. Written by
 * scripts/generate from interfaces/hccl.json; change the table, not this file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "hccl/hccl.h"
#include "hccl/hccl_context.h"
#include "hccl/hccl_ex.h"
#include "hccl/hccl_launch.h"
#include "hccl/hccl_mc2.h"
#include "hccl/hccl_res.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/hccl_sym_win.h"
#include "hccl/hccl_team.h"
#include "hccl/hcom.h"
#include "hccl/hcomm_channel.h"
#include "hccl/hcomm_primitives.h"
#include "hccl/hcomm_res.h"
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
    check("HcclCommWorkingDevNicSet", HcclCommWorkingDevNicSet(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclDedicatedThreadAcquire",
          HcclDedicatedThreadAcquire(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheLookup", HcommAicpuTsTaskCacheLookup(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheStart",
          HcommAicpuTsTaskCacheStart(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheEnd", HcommAicpuTsTaskCacheEnd(0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheExecute",
          HcommAicpuTsTaskCacheExecute(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommAicpuTsTaskCacheClear", HcommAicpuTsTaskCacheClear(0) == HCCL_E_NOT_SUPPORT);
    check("HcommAcquireComm", HcommAcquireComm(0) == HCCL_E_NOT_SUPPORT);
    check("HcommReleaseComm", HcommReleaseComm(0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadResAcquireTimeOut", HcommThreadResAcquireTimeOut(0) == HCCL_E_NOT_SUPPORT);
    check("HcclTaskRegister", HcclTaskRegister(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclTaskUnRegister", HcclTaskUnRegister(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclWorldTeamCreate", HcclWorldTeamCreate(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclSubTeamCreate", HcclSubTeamCreate(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclTeamDestroy", HcclTeamDestroy(0) == HCCL_E_NOT_SUPPORT);
    check("HcclTeamWindowRegister", HcclTeamWindowRegister(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclTeamWindowDeregister", HcclTeamWindowDeregister(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclTeamChannelsCreate", HcclTeamChannelsCreate(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcclAicpuKernelLaunch", HcclAicpuKernelLaunch(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadAlloc", HcommThreadAlloc(0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommThreadFree", HcommThreadFree(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommEndpointGetListenPort", HcommEndpointGetListenPort(0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelCreate", HcommChannelCreate(0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelConfigCreate", HcommChannelConfigCreate(0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelConfigDestroy", HcommChannelConfigDestroy(0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelConfigSetInt", HcommChannelConfigSetInt(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelCreateWithConfig",
          HcommChannelCreateWithConfig(0, 0, 0, 0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelGetStatus", HcommChannelGetStatus(0, 0, 0) == HCCL_E_NOT_SUPPORT);
    check("HcommChannelDestroy", HcommChannelDestroy(0, 0) == HCCL_E_NOT_SUPPORT);
    return failed;
}
