/* ACL runtime: what the headers declare and this version does not build. Each call is refused
 * with its reason. Written by scripts/generate from interfaces/acl.json; change the table, not
 * this file. */
#include <stdint.h>

#include "acl/acl_rt.h"

#include "base/compiler.h"
#include "base/status.h"
#include "acl/code.h"

static BASE_COLD void refuse(const char *name, const char *reason)
{
    (void)base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                    "%s is declared but not built: %s (see docs/reference/coverage.md)", name,
                    reason);
}

static const char because_start_end_errors[] = "exception records of the device are not kept";
static const char because_devices_and_contexts[] = "a virtual device has no such property";
static const char because_streams[] = "callback threads are not built; aclrtLaunchHostFunc is";
static const char because_events_and_notifies[] =
    "notifies and word waits between devices are not built yet; events and kernel flags are";
static const char because_memory[] =
    "copy engines are not modelled; copy with aclrtMemcpyAsync and reduce in a kernel";
static const char because_memory_of_other_processes_virtual_addresses[] =
    "memory is shared with peers through HCCL registration (HcclCommMemReg) in this version";
static const char because_kernel_images_and_launch[] =
    "only AIV kernels with their arguments given as bytes are launched in this version";

/* Sets the function that is told about a task that failed on the device */
BASE_EXPORT aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)
{
    (void)callback;
    refuse("aclrtSetExceptionInfoCallback", because_start_end_errors);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* The number of the task an exception record is about */
BASE_EXPORT uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
    (void)info;
    refuse("aclrtGetTaskIdFromExceptionInfo", because_start_end_errors);
    return UINT32_MAX;
}

/* The identity of a device */
BASE_EXPORT aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid)
{
    (void)deviceId;
    (void)uuid;
    refuse("aclrtDeviceGetUuid", because_devices_and_contexts);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Creates a stream with the settings in `handle` */
BASE_EXPORT aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle)
{
    (void)stream;
    (void)handle;
    refuse("aclrtCreateStreamV2", because_streams);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues a host function that a thread in aclrtProcessReport runs */
BASE_EXPORT aclError aclrtLaunchCallback(aclrtCallback fn, void *userData,
                                         aclrtCallbackBlockType blockType, aclrtStream stream)
{
    (void)fn;
    (void)userData;
    (void)blockType;
    (void)stream;
    refuse("aclrtLaunchCallback", because_streams);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Names the thread that runs the callbacks of a stream */
BASE_EXPORT aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    (void)threadId;
    (void)stream;
    refuse("aclrtSubscribeReport", because_streams);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Runs the callbacks that are due in the calling thread */
BASE_EXPORT aclError aclrtProcessReport(int32_t timeout)
{
    (void)timeout;
    refuse("aclrtProcessReport", because_streams);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Writes a name of an event for another process */
BASE_EXPORT aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle)
{
    (void)event;
    (void)handle;
    refuse("aclrtIpcGetEventHandle", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Opens an event of another process by its name */
BASE_EXPORT aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event)
{
    (void)handle;
    (void)event;
    refuse("aclrtIpcOpenEventHandle", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Creates a notify on the current device */
BASE_EXPORT aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)
{
    (void)notify;
    (void)flag;
    refuse("aclrtCreateNotify", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Destroys a notify */
BASE_EXPORT aclError aclrtDestroyNotify(aclrtNotify notify)
{
    (void)notify;
    refuse("aclrtDestroyNotify", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues the setting of a notify */
BASE_EXPORT aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)
{
    (void)notify;
    (void)stream;
    refuse("aclrtRecordNotify", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues a wait for a notify, which is taken; the limit is in milliseconds, 0 = none */
BASE_EXPORT aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream,
                                             uint32_t timeout)
{
    (void)notify;
    (void)stream;
    (void)timeout;
    refuse("aclrtWaitAndResetNotify", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* The number of a notify on its device */
BASE_EXPORT aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)
{
    (void)notify;
    (void)notifyId;
    refuse("aclrtGetNotifyId", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Writes a name of a notify for another process, `len` bytes */
BASE_EXPORT aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len,
                                             uint64_t flags)
{
    (void)notify;
    (void)key;
    (void)len;
    (void)flags;
    refuse("aclrtNotifyGetExportKey", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Opens a notify of another process by its name */
BASE_EXPORT aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags)
{
    (void)notify;
    (void)key;
    (void)flags;
    refuse("aclrtNotifyImportByKey", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues the writing of a word in device memory */
BASE_EXPORT aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag,
                                     aclrtStream stream)
{
    (void)devAddr;
    (void)value;
    (void)flag;
    (void)stream;
    refuse("aclrtValueWrite", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues a wait until a word in device memory meets the condition in `flag` */
BASE_EXPORT aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag,
                                    aclrtStream stream)
{
    (void)devAddr;
    (void)value;
    (void)flag;
    (void)stream;
    refuse("aclrtValueWait", because_events_and_notifies);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues an element-wise reduction of `count` bytes at `src` into `dst` */
BASE_EXPORT aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count,
                                      aclrtReduceKind kind, aclDataType type, aclrtStream stream,
                                      void *reserve)
{
    (void)dst;
    (void)src;
    (void)count;
    (void)kind;
    (void)type;
    (void)stream;
    (void)reserve;
    refuse("aclrtReduceAsync", because_memory);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues cache maintenance of a range */
BASE_EXPORT aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)
{
    (void)src;
    (void)size;
    (void)cmoType;
    (void)stream;
    refuse("aclrtCmoAsync", because_memory);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Writes a name of device memory for another process; `len` is 65 bytes */
BASE_EXPORT aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len,
                                             uint64_t flags)
{
    (void)devPtr;
    (void)size;
    (void)key;
    (void)len;
    (void)flags;
    refuse("aclrtIpcMemGetExportKey", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Ends the use of an imported range, or withdraws an exported one */
BASE_EXPORT aclError aclrtIpcMemClose(const char *key)
{
    (void)key;
    refuse("aclrtIpcMemClose", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Maps device memory of another process by its name */
BASE_EXPORT aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
    (void)devPtr;
    (void)key;
    (void)flags;
    refuse("aclrtIpcMemImportByKey", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Names the processes of this server that may import */
BASE_EXPORT aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num)
{
    (void)key;
    (void)pid;
    (void)num;
    refuse("aclrtIpcMemSetImportPid", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Names the processes of other servers that may import */
BASE_EXPORT aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids,
                                                     size_t num)
{
    (void)key;
    (void)serverPids;
    (void)num;
    refuse("aclrtIpcMemImportPidInterServer", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Sets an attribute of an exported range */
BASE_EXPORT aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr)
{
    (void)key;
    (void)type;
    (void)attr;
    refuse("aclrtIpcMemSetAttr", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Reserves a range of device addresses without memory */
BASE_EXPORT aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment,
                                            void *expectPtr, uint64_t flags)
{
    (void)virPtr;
    (void)size;
    (void)alignment;
    (void)expectPtr;
    (void)flags;
    refuse("aclrtReserveMemAddress", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Returns a reserved range */
BASE_EXPORT aclError aclrtReleaseMemAddress(void *virPtr)
{
    (void)virPtr;
    refuse("aclrtReleaseMemAddress", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Takes physical memory without an address */
BASE_EXPORT aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
                                         const aclrtPhysicalMemProp *prop, uint64_t flags)
{
    (void)handle;
    (void)size;
    (void)prop;
    (void)flags;
    refuse("aclrtMallocPhysical", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Frees physical memory once no range maps it */
BASE_EXPORT aclError aclrtFreePhysical(aclrtDrvMemHandle handle)
{
    (void)handle;
    refuse("aclrtFreePhysical", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Maps physical memory into a reserved range */
BASE_EXPORT aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
                                 uint64_t flags)
{
    (void)virPtr;
    (void)size;
    (void)offset;
    (void)handle;
    (void)flags;
    refuse("aclrtMapMem", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Takes physical memory out of a reserved range */
BASE_EXPORT aclError aclrtUnmapMem(void *virPtr)
{
    (void)virPtr;
    refuse("aclrtUnmapMem", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Sets which devices may read and write a mapped range */
BASE_EXPORT aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc,
                                       size_t count)
{
    (void)virPtr;
    (void)size;
    (void)desc;
    (void)count;
    refuse("aclrtMemSetAccess", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* The step in bytes physical memory comes in */
BASE_EXPORT aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
                                                      aclrtMemGranularityOptions option,
                                                      size_t *granularity)
{
    (void)prop;
    (void)option;
    (void)granularity;
    refuse("aclrtMemGetAllocationGranularity", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Makes a number by which another process can import physical memory */
BASE_EXPORT aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
                                                     aclrtMemHandleType handleType, uint64_t flags,
                                                     uint64_t *shareableHandle)
{
    (void)handle;
    (void)handleType;
    (void)flags;
    (void)shareableHandle;
    refuse("aclrtMemExportToShareableHandle", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Imports physical memory by its number */
BASE_EXPORT aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
                                                       aclrtDrvMemHandle *handle)
{
    (void)shareableHandle;
    (void)deviceId;
    (void)handle;
    refuse("aclrtMemImportFromShareableHandle",
           because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Names the processes that may import a number */
BASE_EXPORT aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid,
                                                     size_t pidNum)
{
    (void)shareableHandle;
    (void)pid;
    (void)pidNum;
    refuse("aclrtMemSetPidToShareableHandle", because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Like aclrtMemExportToShareableHandle for both kinds of name */
BASE_EXPORT aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
                                                       aclrtMemSharedHandleType shareType,
                                                       void *shareableHandle)
{
    (void)handle;
    (void)flags;
    (void)shareType;
    (void)shareableHandle;
    refuse("aclrtMemExportToShareableHandleV2",
           because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Like aclrtMemImportFromShareableHandle for both kinds of name */
BASE_EXPORT aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
                                                         aclrtMemSharedHandleType shareType,
                                                         uint64_t flags, aclrtDrvMemHandle *handle)
{
    (void)shareableHandle;
    (void)shareType;
    (void)flags;
    (void)handle;
    refuse("aclrtMemImportFromShareableHandleV2",
           because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Like aclrtMemSetPidToShareableHandle for both kinds of name */
BASE_EXPORT aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
                                                       aclrtMemSharedHandleType shareType,
                                                       int32_t *pid, size_t pidNum)
{
    (void)shareableHandle;
    (void)shareType;
    (void)pid;
    (void)pidNum;
    refuse("aclrtMemSetPidToShareableHandleV2",
           because_memory_of_other_processes_virtual_addresses);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Finds a kernel of an image by its entry number */
BASE_EXPORT aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry,
                                                   aclrtFuncHandle *funcHandle)
{
    (void)binHandle;
    (void)funcEntry;
    (void)funcHandle;
    refuse("aclrtBinaryGetFunctionByEntry", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Names an AI-CPU function of an image */
BASE_EXPORT aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
                                          const char *kernelName, aclrtFuncHandle *funcHandle)
{
    (void)handle;
    (void)funcName;
    (void)kernelName;
    (void)funcHandle;
    refuse("aclrtRegisterCpuFunc", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Queues a kernel given an array of pointers to its arguments */
BASE_EXPORT aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks,
                                                    aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                                    void **args)
{
    (void)func;
    (void)numBlocks;
    (void)stream;
    (void)cfg;
    (void)args;
    refuse("aclrtLaunchKernelWithArgsArray", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Begins an argument list in memory of the caller */
BASE_EXPORT aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle,
                                                  aclrtArgsHandle argsHandle, void *userHostMem,
                                                  size_t actualArgsSize)
{
    (void)funcHandle;
    (void)argsHandle;
    (void)userHostMem;
    (void)actualArgsSize;
    refuse("aclrtKernelArgsInitByUserMem", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Bytes of argument memory needed for `userArgsSize` bytes of arguments */
BASE_EXPORT aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize,
                                               size_t *actualArgsSize)
{
    (void)funcHandle;
    (void)userArgsSize;
    (void)actualArgsSize;
    refuse("aclrtKernelArgsGetMemSize", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Bytes an argument list of the caller takes */
BASE_EXPORT aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize)
{
    (void)funcHandle;
    (void)memSize;
    refuse("aclrtKernelArgsGetHandleMemSize", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* Appends a pointer whose data will be given later */
BASE_EXPORT aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle,
                                                      aclrtParamHandle *paramHandle)
{
    (void)argsHandle;
    (void)paramHandle;
    refuse("aclrtKernelArgsAppendPlaceHolder", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}

/* The place for the data of such a pointer, after the last append */
BASE_EXPORT aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle,
                                                         aclrtParamHandle paramHandle,
                                                         size_t dataSize, void **bufferAddr)
{
    (void)argsHandle;
    (void)paramHandle;
    (void)dataSize;
    (void)bufferAddr;
    refuse("aclrtKernelArgsGetPlaceHolderBuffer", because_kernel_images_and_launch);
    return acl_keep(ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
}
