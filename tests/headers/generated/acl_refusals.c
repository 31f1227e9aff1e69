/* Proves: ACL runtime calls that are not built return the documented code and the reason.
 * Written by scripts/generate from interfaces/acl.json; change the table, not this file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"

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
    check("aclrtSetExceptionInfoCallback",
          aclrtSetExceptionInfoCallback(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtGetTaskIdFromExceptionInfo", aclrtGetTaskIdFromExceptionInfo(0) == UINT32_MAX);
    check("aclrtDeviceGetUuid", aclrtDeviceGetUuid(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtCreateStreamV2", aclrtCreateStreamV2(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtLaunchCallback",
          aclrtLaunchCallback(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtSubscribeReport", aclrtSubscribeReport(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtProcessReport", aclrtProcessReport(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcGetEventHandle",
          aclrtIpcGetEventHandle(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcOpenEventHandle",
          aclrtIpcOpenEventHandle((aclrtIpcEventHandle){0}, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtCreateNotify", aclrtCreateNotify(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtDestroyNotify", aclrtDestroyNotify(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtRecordNotify", aclrtRecordNotify(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtWaitAndResetNotify",
          aclrtWaitAndResetNotify(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtGetNotifyId", aclrtGetNotifyId(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtNotifyGetExportKey",
          aclrtNotifyGetExportKey(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtNotifyImportByKey",
          aclrtNotifyImportByKey(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtValueWrite", aclrtValueWrite(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtValueWait", aclrtValueWait(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtReduceAsync",
          aclrtReduceAsync(0, 0, 0, 0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtCmoAsync", aclrtCmoAsync(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemGetExportKey",
          aclrtIpcMemGetExportKey(0, 0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemClose", aclrtIpcMemClose(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemImportByKey",
          aclrtIpcMemImportByKey(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemSetImportPid",
          aclrtIpcMemSetImportPid(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemImportPidInterServer",
          aclrtIpcMemImportPidInterServer(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtIpcMemSetAttr", aclrtIpcMemSetAttr(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtReserveMemAddress",
          aclrtReserveMemAddress(0, 0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtReleaseMemAddress", aclrtReleaseMemAddress(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMallocPhysical",
          aclrtMallocPhysical(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtFreePhysical", aclrtFreePhysical(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMapMem", aclrtMapMem(0, 0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtUnmapMem", aclrtUnmapMem(0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemSetAccess", aclrtMemSetAccess(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemGetAllocationGranularity",
          aclrtMemGetAllocationGranularity(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemExportToShareableHandle",
          aclrtMemExportToShareableHandle(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemImportFromShareableHandle",
          aclrtMemImportFromShareableHandle(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemSetPidToShareableHandle",
          aclrtMemSetPidToShareableHandle(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemExportToShareableHandleV2",
          aclrtMemExportToShareableHandleV2(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemImportFromShareableHandleV2",
          aclrtMemImportFromShareableHandleV2(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtMemSetPidToShareableHandleV2",
          aclrtMemSetPidToShareableHandleV2(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtBinaryGetFunctionByEntry",
          aclrtBinaryGetFunctionByEntry(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtRegisterCpuFunc",
          aclrtRegisterCpuFunc(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtLaunchKernelWithArgsArray",
          aclrtLaunchKernelWithArgsArray(0, 0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtKernelArgsInitByUserMem",
          aclrtKernelArgsInitByUserMem(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtKernelArgsGetMemSize",
          aclrtKernelArgsGetMemSize(0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtKernelArgsGetHandleMemSize",
          aclrtKernelArgsGetHandleMemSize(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtKernelArgsAppendPlaceHolder",
          aclrtKernelArgsAppendPlaceHolder(0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    check("aclrtKernelArgsGetPlaceHolderBuffer",
          aclrtKernelArgsGetPlaceHolderBuffer(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    return failed;
}
