/* Proves: ACL runtime structures have the documented sizes, alignments and offsets. Written by
 * scripts/generate from interfaces/acl.json; change the table, not this file. */
#include <assert.h>
#ifndef __cplusplus
#include <stdalign.h>
#endif
#include <stddef.h>
#include <stdint.h>

#include "acl/acl.h"
#include "runtime/rt_ffts.h"

static_assert(sizeof(aclrtLaunchKernelAttrValue) == 16, "size of aclrtLaunchKernelAttrValue");
static_assert(alignof(aclrtLaunchKernelAttrValue) == 4, "alignment of aclrtLaunchKernelAttrValue");
static_assert(offsetof(aclrtLaunchKernelAttrValue, schemMode) == 0,
              "aclrtLaunchKernelAttrValue.schemMode");
static_assert(offsetof(aclrtLaunchKernelAttrValue, localMemorySize) == 0,
              "aclrtLaunchKernelAttrValue.localMemorySize");
static_assert(offsetof(aclrtLaunchKernelAttrValue, dynUBufSize) == 0,
              "aclrtLaunchKernelAttrValue.dynUBufSize");
static_assert(offsetof(aclrtLaunchKernelAttrValue, engineType) == 0,
              "aclrtLaunchKernelAttrValue.engineType");
static_assert(offsetof(aclrtLaunchKernelAttrValue, blockDimOffset) == 0,
              "aclrtLaunchKernelAttrValue.blockDimOffset");
static_assert(offsetof(aclrtLaunchKernelAttrValue, isBlockTaskPrefetch) == 0,
              "aclrtLaunchKernelAttrValue.isBlockTaskPrefetch");
static_assert(offsetof(aclrtLaunchKernelAttrValue, isDataDump) == 0,
              "aclrtLaunchKernelAttrValue.isDataDump");
static_assert(offsetof(aclrtLaunchKernelAttrValue, timeout) == 0,
              "aclrtLaunchKernelAttrValue.timeout");
static_assert(offsetof(aclrtLaunchKernelAttrValue, timeoutUs) == 0,
              "aclrtLaunchKernelAttrValue.timeoutUs");
static_assert(offsetof(aclrtLaunchKernelAttrValue, enableProfiling) == 0,
              "aclrtLaunchKernelAttrValue.enableProfiling");
static_assert(offsetof(aclrtLaunchKernelAttrValue, rsv) == 0, "aclrtLaunchKernelAttrValue.rsv");
static_assert(sizeof(aclrtTimeoutUs) == 8, "size of aclrtTimeoutUs");
static_assert(alignof(aclrtTimeoutUs) == 4, "alignment of aclrtTimeoutUs");
static_assert(offsetof(aclrtTimeoutUs, timeoutLow) == 0, "aclrtTimeoutUs.timeoutLow");
static_assert(offsetof(aclrtTimeoutUs, timeoutHigh) == 4, "aclrtTimeoutUs.timeoutHigh");
static_assert(sizeof(aclrtLaunchKernelAttr) == 20, "size of aclrtLaunchKernelAttr");
static_assert(alignof(aclrtLaunchKernelAttr) == 4, "alignment of aclrtLaunchKernelAttr");
static_assert(offsetof(aclrtLaunchKernelAttr, id) == 0, "aclrtLaunchKernelAttr.id");
static_assert(offsetof(aclrtLaunchKernelAttr, value) == 4, "aclrtLaunchKernelAttr.value");
static_assert(sizeof(aclrtLaunchKernelCfg) == 16, "size of aclrtLaunchKernelCfg");
static_assert(alignof(aclrtLaunchKernelCfg) == 8, "alignment of aclrtLaunchKernelCfg");
static_assert(offsetof(aclrtLaunchKernelCfg, attrs) == 0, "aclrtLaunchKernelCfg.attrs");
static_assert(offsetof(aclrtLaunchKernelCfg, numAttrs) == 8, "aclrtLaunchKernelCfg.numAttrs");
static_assert(sizeof(aclrtBinaryLoadOption) == 20, "size of aclrtBinaryLoadOption");
static_assert(alignof(aclrtBinaryLoadOption) == 4, "alignment of aclrtBinaryLoadOption");
static_assert(offsetof(aclrtBinaryLoadOption, type) == 0, "aclrtBinaryLoadOption.type");
static_assert(offsetof(aclrtBinaryLoadOption, value) == 4, "aclrtBinaryLoadOption.value");
static_assert(sizeof(aclrtBinaryLoadOptionValue) == 16, "size of aclrtBinaryLoadOptionValue");
static_assert(alignof(aclrtBinaryLoadOptionValue) == 4, "alignment of aclrtBinaryLoadOptionValue");
static_assert(offsetof(aclrtBinaryLoadOptionValue, isLazyLoad) == 0,
              "aclrtBinaryLoadOptionValue.isLazyLoad");
static_assert(offsetof(aclrtBinaryLoadOptionValue, magic) == 0, "aclrtBinaryLoadOptionValue.magic");
static_assert(offsetof(aclrtBinaryLoadOptionValue, cpuKernelMode) == 0,
              "aclrtBinaryLoadOptionValue.cpuKernelMode");
static_assert(offsetof(aclrtBinaryLoadOptionValue, rsv) == 0, "aclrtBinaryLoadOptionValue.rsv");
static_assert(sizeof(aclrtBinaryLoadOptions) == 16, "size of aclrtBinaryLoadOptions");
static_assert(alignof(aclrtBinaryLoadOptions) == 8, "alignment of aclrtBinaryLoadOptions");
static_assert(offsetof(aclrtBinaryLoadOptions, options) == 0, "aclrtBinaryLoadOptions.options");
static_assert(offsetof(aclrtBinaryLoadOptions, numOpt) == 8, "aclrtBinaryLoadOptions.numOpt");
static_assert(sizeof(aclrtPlaceHolderInfo) == 8, "size of aclrtPlaceHolderInfo");
static_assert(alignof(aclrtPlaceHolderInfo) == 4, "alignment of aclrtPlaceHolderInfo");
static_assert(offsetof(aclrtPlaceHolderInfo, addrOffset) == 0, "aclrtPlaceHolderInfo.addrOffset");
static_assert(offsetof(aclrtPlaceHolderInfo, dataOffset) == 4, "aclrtPlaceHolderInfo.dataOffset");
static_assert(sizeof(aclrtStreamConfigHandle) == 32, "size of aclrtStreamConfigHandle");
static_assert(alignof(aclrtStreamConfigHandle) == 8, "alignment of aclrtStreamConfigHandle");
static_assert(offsetof(aclrtStreamConfigHandle, workptr) == 0, "aclrtStreamConfigHandle.workptr");
static_assert(offsetof(aclrtStreamConfigHandle, workSize) == 8, "aclrtStreamConfigHandle.workSize");
static_assert(offsetof(aclrtStreamConfigHandle, flag) == 16, "aclrtStreamConfigHandle.flag");
static_assert(offsetof(aclrtStreamConfigHandle, priority) == 24,
              "aclrtStreamConfigHandle.priority");
static_assert(sizeof(aclrtMallocAttribute) == 12, "size of aclrtMallocAttribute");
static_assert(alignof(aclrtMallocAttribute) == 4, "alignment of aclrtMallocAttribute");
static_assert(offsetof(aclrtMallocAttribute, attr) == 0, "aclrtMallocAttribute.attr");
static_assert(offsetof(aclrtMallocAttribute, value) == 4, "aclrtMallocAttribute.value");
static_assert(sizeof(aclrtMallocAttrValue) == 8, "size of aclrtMallocAttrValue");
static_assert(alignof(aclrtMallocAttrValue) == 4, "alignment of aclrtMallocAttrValue");
static_assert(offsetof(aclrtMallocAttrValue, moduleId) == 0, "aclrtMallocAttrValue.moduleId");
static_assert(offsetof(aclrtMallocAttrValue, deviceId) == 0, "aclrtMallocAttrValue.deviceId");
static_assert(offsetof(aclrtMallocAttrValue, vaFlag) == 0, "aclrtMallocAttrValue.vaFlag");
static_assert(offsetof(aclrtMallocAttrValue, rsv) == 0, "aclrtMallocAttrValue.rsv");
static_assert(sizeof(aclrtMallocConfig) == 16, "size of aclrtMallocConfig");
static_assert(alignof(aclrtMallocConfig) == 8, "alignment of aclrtMallocConfig");
static_assert(offsetof(aclrtMallocConfig, attrs) == 0, "aclrtMallocConfig.attrs");
static_assert(offsetof(aclrtMallocConfig, numAttrs) == 8, "aclrtMallocConfig.numAttrs");
static_assert(sizeof(aclrtMemLocation) == 8, "size of aclrtMemLocation");
static_assert(alignof(aclrtMemLocation) == 4, "alignment of aclrtMemLocation");
static_assert(offsetof(aclrtMemLocation, id) == 0, "aclrtMemLocation.id");
static_assert(offsetof(aclrtMemLocation, type) == 4, "aclrtMemLocation.type");
static_assert(sizeof(aclrtPtrAttributes) == 28, "size of aclrtPtrAttributes");
static_assert(alignof(aclrtPtrAttributes) == 4, "alignment of aclrtPtrAttributes");
static_assert(offsetof(aclrtPtrAttributes, location) == 0, "aclrtPtrAttributes.location");
static_assert(offsetof(aclrtPtrAttributes, pageSize) == 8, "aclrtPtrAttributes.pageSize");
static_assert(offsetof(aclrtPtrAttributes, rsv) == 12, "aclrtPtrAttributes.rsv");
static_assert(sizeof(aclrtPhysicalMemProp) == 32, "size of aclrtPhysicalMemProp");
static_assert(alignof(aclrtPhysicalMemProp) == 8, "alignment of aclrtPhysicalMemProp");
static_assert(offsetof(aclrtPhysicalMemProp, handleType) == 0, "aclrtPhysicalMemProp.handleType");
static_assert(offsetof(aclrtPhysicalMemProp, allocationType) == 4,
              "aclrtPhysicalMemProp.allocationType");
static_assert(offsetof(aclrtPhysicalMemProp, memAttr) == 8, "aclrtPhysicalMemProp.memAttr");
static_assert(offsetof(aclrtPhysicalMemProp, location) == 12, "aclrtPhysicalMemProp.location");
static_assert(offsetof(aclrtPhysicalMemProp, reserve) == 24, "aclrtPhysicalMemProp.reserve");
static_assert(sizeof(aclrtMemFabricHandle) == 128, "size of aclrtMemFabricHandle");
static_assert(alignof(aclrtMemFabricHandle) == 1, "alignment of aclrtMemFabricHandle");
static_assert(sizeof(aclrtIpcEventHandle) == 64, "size of aclrtIpcEventHandle");
static_assert(alignof(aclrtIpcEventHandle) == 1, "alignment of aclrtIpcEventHandle");
static_assert(sizeof(aclrtUuid) == 16, "size of aclrtUuid");
static_assert(alignof(aclrtUuid) == 1, "alignment of aclrtUuid");
static_assert(sizeof(aclrtMemAccessDesc) == 24, "size of aclrtMemAccessDesc");
static_assert(alignof(aclrtMemAccessDesc) == 4, "alignment of aclrtMemAccessDesc");
static_assert(offsetof(aclrtMemAccessDesc, flags) == 0, "aclrtMemAccessDesc.flags");
static_assert(offsetof(aclrtMemAccessDesc, location) == 4, "aclrtMemAccessDesc.location");
static_assert(offsetof(aclrtMemAccessDesc, rsv) == 12, "aclrtMemAccessDesc.rsv");
static_assert(sizeof(aclrtServerPid) == 24, "size of aclrtServerPid");
static_assert(alignof(aclrtServerPid) == 8, "alignment of aclrtServerPid");
static_assert(offsetof(aclrtServerPid, sdid) == 0, "aclrtServerPid.sdid");
static_assert(offsetof(aclrtServerPid, pid) == 8, "aclrtServerPid.pid");
static_assert(offsetof(aclrtServerPid, num) == 16, "aclrtServerPid.num");
static_assert(sizeof(aclError) == 4, "size of aclError");
static_assert(sizeof(aclFloat16) == 2, "size of aclFloat16");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
