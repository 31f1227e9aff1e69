/* acl/acl_rt.h: the ACL runtime: devices, contexts, memory, streams, events, kernel images, launch.
 *
 * What holds for every call, unless its comment says otherwise:
 *  - It returns ACL_SUCCESS or an error number; then aclGetRecentErrMsg() of the same thread says
 *    what was wrong, the value given, the values allowed and the remedy. Outputs are set on
 *    success only.
 *  - NULL for a required pointer returns ACL_ERROR_INVALID_PARAM, a handle that is not or no longer
 *    valid ACL_ERROR_RT_INVALID_HANDLE, a value out of range ACL_ERROR_RT_PARAM_INVALID, a thread
 *    without a context ACL_ERROR_RT_CONTEXT_NULL, a stream of another context than the current one
 *    ACL_ERROR_RT_STREAM_CONTEXT.
 *  - It may be called from any thread at any time; destroying what another thread is using is the
 *    program's race. The current device and context are the calling thread's own.
 *  - Sizes are bytes. Text and handles that come out belong to the library until they are
 *    destroyed.
 *  - What is declared but not built returns ACL_ERROR_RT_FEATURE_NOT_SUPPORT with a reason
 *    (docs/reference/coverage.md lists those calls).
 *
 * docs/reference/lifecycle.md tells what each destroying call waits for, discards or refuses.
 * Source document: ACL runtime reference. */
#ifndef ACL_RT_H
#define ACL_RT_H

#include "acl/acl_base.h"
#include "acl/acl_rt_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- start, end, errors ---- */

/* Starts the runtime in this process. `configPath` names a readable file with settings or is NULL;
 * nothing in it is needed here. A second call without aclFinalize counts once more and returns
 * ACL_ERROR_REPEAT_INITIALIZE; ACL_ERROR_INVALID_FILE for a file that cannot be read. Devices may
 * also be used without it. */
aclError aclInit(const char *configPath);

/* Ends the runtime: everything that is still open is freed, and queued work is not waited for. Call
 * it last, once, when no other thread is inside the runtime. ACL_ERROR_REPEAT_FINALIZE when it was
 * done before, ACL_ERROR_UNINITIALIZE without aclInit. */
aclError aclFinalize(void);

/* Ends one use of the runtime and tells how many uses are left; the last one acts like aclFinalize.
 * `refCount` may be NULL. */
aclError aclFinalizeReference(uint64_t *refCount);

/* Tells the version of the runtime interface. All three outputs are required. */
aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion);

/* The text of the calling thread's last refused call, or NULL when there is none. The text says
 * what was wrong, the value given, the values allowed and the remedy. It belongs to the library and
 * lives until the thread's next failure. */
const char *aclGetRecentErrMsg(void);

/* The last error number of the calling thread, kept. ACL_SUCCESS when there was none. */
aclError aclrtPeekAtLastError(aclrtLastErrLevel level);

/* The last error number of the calling thread, then forgotten. ACL_SUCCESS when there was none. */
aclError aclrtGetLastError(aclrtLastErrLevel level);

/* The product this virtual NPU presents, such as "Ascend910_93". Chosen by AIVDRIVE_SOC. The text
 * belongs to the library. */
const char *aclrtGetSocName(void);

/* Sets the function that is told about every task of this process that failed on a device, one for
 * the process; NULL removes it. It runs in the thread that ran the task, before the stream reports
 * the error, and must not call the runtime but for the calls below. */
aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback);

/* The number of the task an exception record is about, in its stream, from 1. Only inside the
 * callback that received `info`; all of these return UINT32_MAX for NULL. */
uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info);

/* The number of the stream (aclrtStreamGetId) of the task that failed. */
uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info);

/* The number of the host thread that ran the task that failed. */
uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info);

/* The device of the task that failed. */
uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info);

/* The error number (aclError) the task failed with. */
uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info);

/* ---- devices and contexts ---- */

/* Opens a device in this process and makes its default context current in this thread. Calls are
 * counted per process; aclrtResetDevice undoes one. ACL_ERROR_RT_INVALID_DEVICEID when there is no
 * such device: the text names AIVDRIVE_DEVICES and the value needed. */
aclError aclrtSetDevice(int32_t deviceId);

/* Undoes one aclrtSetDevice. The last one waits for the streams of the default context, ends it,
 * and frees the program's memory on the device when no other context is left.
 * ACL_ERROR_RT_CONTEXT_NULL when the device is not open. */
aclError aclrtResetDevice(int32_t deviceId);

/* Closes a device at once, however often it was opened: like the last aclrtResetDevice, but queued
 * work is discarded and what runs is stopped. */
aclError aclrtResetDeviceForce(int32_t deviceId);

/* The device of this thread's current context. ACL_ERROR_RT_CONTEXT_NULL when the thread has none.
 */
aclError aclrtGetDevice(int32_t *deviceId);

/* How many devices this process may use. Set by AIVDRIVE_DEVICES, cut by ASCEND_RT_VISIBLE_DEVICES.
 */
aclError aclrtGetDeviceCount(uint32_t *count);

/* Whether the program runs on a host or on the device. Always ACL_HOST here. */
aclError aclrtGetRunMode(aclrtRunMode *runMode);

/* Waits until every stream of the current device is empty. Returns the first error a stream met. */
aclError aclrtSynchronizeDevice(void);

/* Like aclrtSynchronizeDevice with a limit in milliseconds; -1 = none.
 * ACL_ERROR_RT_STREAM_SYNC_TIMEOUT when it is over; the work goes on. */
aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout);

/* One property of a device. ACL_ERROR_RT_PARAM_INVALID for a property this device does not have. */
aclError aclrtGetDeviceInfo(uint32_t deviceId, aclrtDevAttr attr, int64_t *value);

/* The identity of a device: 16 bytes, the same in all processes of this host until it is booted
 * again, different for every device and host. */
aclError aclrtDeviceGetUuid(int32_t deviceId, aclrtUuid *uuid);

/* The physical number of a device this process numbers `logicDevId`. */
aclError aclrtGetPhyDevIdByLogicDevId(const int32_t logicDevId, int32_t *const phyDevId);

/* The process's number of a device the user numbers `userDevid`. */
aclError aclrtGetLogicDevIdByUserDevId(const int32_t userDevid, int32_t *const logicDevId);

/* The user's number of a device the process numbers `logicDevId`. */
aclError aclrtGetUserDevIdByLogicDevId(const int32_t logicDevId, int32_t *const userDevid);

/* Whether a device can read and write the memory of another: 1 yes, 0 no. Devices of one host
 * always can; a device and itself cannot be asked. */
aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId);

/* Lets the current device use the memory of `peerDeviceId`. `flags` is 0. Devices of one host share
 * one address space, so this only checks its arguments. */
aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags);

/* The process id that the other processes of this host know this process by. */
aclError aclrtDeviceGetBareTgid(int32_t *pid);

/* Creates a context on a device, which opens it, and makes it current in this thread. The caller
 * destroys it with aclrtDestroyContext. */
aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId);

/* Destroys a context and the streams and events the program left in it. The default context of a
 * device cannot be destroyed. */
aclError aclrtDestroyContext(aclrtContext context);

/* Makes a context current in the calling thread. */
aclError aclrtSetCurrentContext(aclrtContext context);

/* The calling thread's current context. ACL_ERROR_RT_CONTEXT_NULL when it has none. */
aclError aclrtGetCurrentContext(aclrtContext *context);

/* ---- streams ---- */

/* Creates a stream in the current context. The caller destroys it. ACL_ERROR_RT_NO_STREAM_RESOURCE
 * when the limit is reached. */
aclError aclrtCreateStream(aclrtStream *stream);

/* Creates a stream with a priority and ACL_STREAM_* flags. Unknown flags are refused; priority and
 * flags never change results. */
aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag);

/* Creates a stream with the settings in `handle`: its flags and priority as
 * aclrtCreateStreamWithConfig; work memory is not needed and left alone. */
aclError aclrtCreateStreamV2(aclrtStream *stream, const aclrtStreamConfigHandle *handle);

/* Waits for a stream's work, then destroys it. An error of that work is returned once more if
 * nobody asked for it. */
aclError aclrtDestroyStream(aclrtStream stream);

/* Discards a stream's queued work, stops what runs, and destroys it. */
aclError aclrtDestroyStreamForce(aclrtStream stream);

/* Waits until everything queued on a stream has run; NULL = the default stream. Returns the first
 * error of that work, and the stream works again. The waiting thread runs the work itself when
 * nobody else does. */
aclError aclrtSynchronizeStream(aclrtStream stream);

/* Like aclrtSynchronizeStream with a limit in milliseconds: -1 none, 0 only asks.
 * ACL_ERROR_RT_STREAM_SYNC_TIMEOUT when it is over; the work goes on. */
aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout);

/* Whether a stream is empty. Does not wait. */
aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status);

/* The number of a stream, unique in its process. */
aclError aclrtStreamGetId(aclrtStream stream, int32_t *streamId);

/* Discards a stream's queued work and stops the task that runs. The stream can be used again
 * afterwards. */
aclError aclrtStreamAbort(aclrtStream stream);

/* Chooses what happens to the tasks behind one that failed. ACL_CONTINUE_ON_FAILURE or
 * ACL_STOP_ON_FAILURE. */
aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode);

/* Lets the later tasks of a stream wait for an event. Queued: the call returns at once. An event
 * never recorded holds nothing up. */
aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event);

/* Like aclrtStreamWaitEvent with a limit in milliseconds; -1 = none. When it is over the stream
 * fails, which synchronising it reports as ACL_ERROR_RT_WAIT_TIMEOUT. */
aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event, int32_t timeout);

/* Queues a host function; later tasks of the stream wait for it. It must not call the runtime.
 * `args` must live until it has run. */
aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args);

/* Queues a host function that the subscribed thread runs inside aclrtProcessReport. With
 * ACL_CALLBACK_BLOCK later tasks of the stream wait for it. ACL_ERROR_RT_STREAM_NO_CB_REG when the
 * stream has no thread. */
aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType,
                             aclrtStream stream);

/* Names the thread (its pthread_self()) that runs the callbacks of a stream.
 * ACL_ERROR_RT_STREAM_SUBSCRIBE when the stream has one. */
aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);

/* Undoes aclrtSubscribeReport. ACL_ERROR_RT_THREAD_SUBSCRIBE when it is not the stream's thread. */
aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);

/* Waits for a callback of the streams this thread has subscribed to, and runs all that are due. The
 * limit is in milliseconds, -1 = none; ACL_ERROR_RT_REPORT_TIMEOUT when none came,
 * ACL_ERROR_RT_THREAD_SUBSCRIBE when the thread has no stream. */
aclError aclrtProcessReport(int32_t timeout);

/* ---- events and notifies ---- */

/* Creates an event that can be recorded, waited for and timed. The caller destroys it. */
aclError aclrtCreateEvent(aclrtEvent *event);

/* Creates an event with ACL_EVENT_* flags, at least one. Unknown flags are refused, and
 * ACL_EVENT_IPC (other processes may open it) together with ACL_EVENT_TIME_LINE. */
aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag);

/* Like aclrtCreateEventWithFlag; the event may be recorded again while somebody waits. */
aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag);

/* Destroys an event. Queued tasks that name it keep it alive until they have run. */
aclError aclrtDestroyEvent(aclrtEvent event);

/* Queues the recording of an event on a stream. The event is complete once every earlier task of
 * the stream has run. */
aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream);

/* Queues the return of an event to its state before recording. Not for events of several processes
 * (ACL_EVENT_IPC): record those again. */
aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream);

/* Whether an event is complete, in the older enumeration. Does not wait. */
aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status);

/* Whether an event is complete. Does not wait. */
aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status);

/* Whether all waits for an event are over. Does not wait. */
aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status);

/* Waits for an event to complete. */
aclError aclrtSynchronizeEvent(aclrtEvent event);

/* Like aclrtSynchronizeEvent with a limit in milliseconds; -1 = none.
 * ACL_ERROR_RT_EVENT_SYNC_TIMEOUT when it is over. */
aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout);

/* Milliseconds between the completion of two events. Both must be complete and able to tell time,
 * else ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID; ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL when `endEvent`
 * was first. */
aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent);

/* Writes a name of an event for other processes of this host and user. The event must have
 * ACL_EVENT_IPC and be of this process. */
aclError aclrtIpcGetEventHandle(aclrtEvent event, aclrtIpcEventHandle *handle);

/* Opens an event of another process by its name. Waits for it see the records of all processes;
 * the caller destroys what it opened. ACL_ERROR_RT_IPC_ERROR when nobody exports it any more. */
aclError aclrtIpcOpenEventHandle(aclrtIpcEventHandle handle, aclrtEvent *event);

/* Creates a notify on the current device: one bit, not set. `flag` is 0 or
 * ACL_NOTIFY_DEVICE_USE_ONLY. ACL_ERROR_RT_NO_NOTIFY_RESOURCE when the device has none left (8192).
 * The caller destroys it. */
aclError aclrtCreateNotify(aclrtNotify *notify, uint64_t flag);

/* Destroys a notify. Queued tasks that name it keep it alive until they have run; handles that
 * other processes have imported end with it. Destroying an imported one ends the import only. */
aclError aclrtDestroyNotify(aclrtNotify notify);

/* Queues the setting of a notify: it happens when every earlier task of the stream has run. Setting
 * it twice before it is taken is the same as once. */
aclError aclrtRecordNotify(aclrtNotify notify, aclrtStream stream);

/* Queues a wait: later tasks run when the notify is set, and it is not set any more. `timeout` is
 * in milliseconds, 0 = that of aclrtSetOpWaitTimeout or none; when it is over the stream fails with
 * ACL_ERROR_RT_WAIT_TIMEOUT. */
aclError aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout);

/* The number of a notify on its device, 0 to 8191. */
aclError aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId);

/* Writes a name of a notify for another process of this host and user; `len` is 65 bytes. `flags`:
 * ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION lets any of them import it, 0 those of
 * aclrtNotifySetImportPid. */
aclError aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len, uint64_t flags);

/* Names processes that may import a notify of this process. */
aclError aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num);

/* Opens a notify of another process by its name; the caller destroys the handle. `flags`:
 * ACL_RT_NOTIFY_IMPORT_FLAG_*, no difference here. ACL_ERROR_RT_IPC_ERROR when nobody exports it
 * any more, ACL_ERROR_RT_NO_PERMISSION when this process was not named. */
aclError aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags);

/* Queues the writing of an aligned word of 8 bytes in device memory, own or shared. `flag` is 0.
 * What earlier tasks wrote is seen by whoever sees the word. */
aclError aclrtValueWrite(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

/* Queues a wait until an aligned word of 8 bytes in device memory meets the condition in `flag`
 * (ACL_STREAM_WAIT_VALUE_*); kernels, streams and hosts may write it. The limit is that of
 * aclrtSetOpWaitTimeout. */
aclError aclrtValueWait(void *devAddr, uint64_t value, uint32_t flag, aclrtStream stream);

/* ---- memory ---- */

/* Takes device memory on the current device, in 2 MiB steps. Bytes are not zeroed.
 * ACL_ERROR_RT_MEMORY_ALLOCATION with size asked and size free when there is not enough, on the
 * device or on the host; the pages are real when the call returns. The caller frees it with
 * aclrtFree. */
aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/* Like aclrtMalloc. */
aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/* Like aclrtMalloc for memory the device's cache may hold. The program keeps it coherent with
 * aclrtMemFlush and aclrtMemInvalidate. */
aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy);

/* Like aclrtMalloc with attributes; `cfg` may be NULL. */
aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
                            aclrtMallocConfig *cfg);

/* Frees device memory. `devPtr` must be what an allocation returned. Work that still uses it must
 * have finished. */
aclError aclrtFree(void *devPtr);

/* Waits for the current device's work, then frees device memory. */
aclError aclrtFreeWithDevSync(void *devPtr);

/* Takes host memory the device can copy from and to without a stage between. Page aligned.
 * ACL_ERROR_RT_MEMORY_ALLOCATION when the host has not enough. The caller frees it with
 * aclrtFreeHost. */
aclError aclrtMallocHost(void **hostPtr, size_t size);

/* Like aclrtMallocHost with attributes; `cfg` may be NULL. */
aclError aclrtMallocHostWithCfg(void **ptr, uint64_t size, aclrtMallocConfig *cfg);

/* Frees memory of aclrtMallocHost. */
aclError aclrtFreeHost(void *hostPtr);

/* Copies `count` bytes and returns when they are there. `destMax` is the room at `dst`; less than
 * `count` is refused. `kind` must fit where the addresses lie. */
aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
                     aclrtMemcpyKind kind);

/* Queues a copy of `count` bytes on a stream. Arguments as aclrtMemcpy. Memory of the device, of
 * aclrtMallocHost and registered host memory must live until the copy has run; with other host
 * memory the call returns when that side may be used again, if need be after the copy. */
aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
                          aclrtMemcpyKind kind, aclrtStream stream);

/* Like aclrtMemcpyAsync. */
aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src, size_t count,
                                       aclrtMemcpyKind kind, aclrtStream stream);

/* Copies `height` rows of `width` bytes; the pitches are the bytes from row to row. A pitch below
 * the width is refused. */
aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width,
                       size_t height, aclrtMemcpyKind kind);

/* Sets `count` bytes of device memory to the low byte of `value`. `maxCount` is the room at
 * `devPtr`. */
aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count);

/* Queues aclrtMemset on a stream. */
aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
                          aclrtStream stream);

/* Writes the cached bytes of a range back to memory. Memory here is coherent: only the arguments
 * are checked. */
aclError aclrtMemFlush(void *devPtr, size_t size);

/* Drops the cached bytes of a range. Memory here is coherent: only the arguments are checked. */
aclError aclrtMemInvalidate(void *devPtr, size_t size);

/* Free and total bytes of the current device's memory. Free is never more than the host can still
 * give. */
aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total);

/* Tells whether an address is host or device memory, and whose. */
aclError aclrtPointerGetAttributes(const void *ptr, aclrtPtrAttributes *attributes);

/* Makes host memory usable by the device; `devPtr` is its device address. The device shares the
 * host's addresses, so it is the same number. */
aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr);

/* Makes host memory usable by the device at its own address. */
aclError aclrtHostRegisterV2(void *ptr, uint64_t size, uint32_t flag);

/* Undoes aclrtHostRegister. ACL_ERROR_HOST_MEMORY_NOT_REGISTERED for memory that was not
 * registered. */
aclError aclrtHostUnregister(void *ptr);

/* Queues an element-wise reduction of `count` bytes of device memory at `src` into `dst`: SUM, MAX
 * or MIN of float, half, bfloat16, int8, int16 or int32. Each element is one atomic step, so
 * several devices may reduce into one place. Half and bfloat16 are added in float and rounded once;
 * integers wrap. `reserve` is NULL. */
aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, aclrtReduceKind kind,
                          aclDataType type, aclrtStream stream, void *reserve);

/* Queues cache maintenance of a range of device memory. Memory here is coherent: PREFETCH gives the
 * range its pages, the others only keep their place in the stream. */
aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream);

/* ---- memory of other processes, virtual addresses ---- */

/* Writes a name of device memory of this process for another one of this host and user; `len` is 65
 * bytes. `flags`: 0 = importers are named by aclrtIpcMemSetImportPid first,
 * ACL_RT_IPC_MEM_EXPORT_FLAG_DISABLE_PID_VALIDATION = any. The name ends with the memory or
 * aclrtIpcMemClose. */
aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t len, uint64_t flags);

/* Ends one import of this process, or withdraws its export: what others have imported stays. Work
 * that uses the memory must have finished. */
aclError aclrtIpcMemClose(const char *key);

/* Maps device memory of another process by its name. The address is the one it has there. `flags`:
 * ACL_RT_IPC_MEM_IMPORT_FLAG_*, no difference here. ACL_ERROR_RT_IPC_ERROR when nobody exports it
 * any more, ACL_ERROR_RT_NO_PERMISSION when this process was not named. The importer must not have
 * opened the exporter's device itself. */
aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags);

/* Names processes of this server that may import (aclrtDeviceGetBareTgid). */
aclError aclrtIpcMemSetImportPid(const char *key, int32_t *pid, size_t num);

/* Names processes that may import, by server. There is one server here: their ids count. */
aclError aclrtIpcMemImportPidInterServer(const char *key, aclrtServerPid *serverPids, size_t num);

/* Sets an attribute of an exported or imported range: ACL_RT_IPC_MEM_ATTR_ACCESS_LINK to 0 or 1.
 * All links are the same here. */
aclError aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr);

/* Reserves a range of addresses of the current device, without memory. `size` is a multiple of 2
 * MiB, `alignment` 0 or a power of two up to that, `expectPtr` a wish that is not met, `flags` 0 or
 * 1 (huge pages, no difference). */
aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr,
                                uint64_t flags);

/* Returns a reserved range, in which nothing may be mapped any more. */
aclError aclrtReleaseMemAddress(void *virPtr);

/* Takes physical memory of a device without an address, in multiples of 2 MiB; its pages are real
 * when the call returns. Location type HOST and handle type POSIX are refused with
 * ACL_ERROR_RT_FEATURE_NOT_SUPPORT. `flags` is 0. */
aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
                             const aclrtPhysicalMemProp *prop, uint64_t flags);

/* Ends a handle; its memory goes once no range maps it. */
aclError aclrtFreePhysical(aclrtDrvMemHandle handle);

/* Maps `size` bytes of physical memory from `offset` (multiples of 2 MiB) into a reserved range.
 * The first mapping of a whole own one has the same address in all processes that know this device;
 * further mappings, and those of imported memory, are seen by this process only. `flags` is 0. */
aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
                     uint64_t flags);

/* Ends a mapping, by its first address. The memory keeps its contents while its handle lives. */
aclError aclrtUnmapMem(void *virPtr);

/* Sets which devices may read and write a mapped range. The devices of a process share its address
 * space: the arguments are checked, access is not narrowed. */
aclError aclrtMemSetAccess(void *virPtr, size_t size, aclrtMemAccessDesc *desc, size_t count);

/* The step in bytes physical memory comes in: 2 MiB. */
aclError aclrtMemGetAllocationGranularity(aclrtPhysicalMemProp *prop,
                                          aclrtMemGranularityOptions option, size_t *granularity);

/* Makes a number by which another process of this host and user can import physical memory.
 * `handleType` is ACL_MEM_HANDLE_TYPE_NONE; `flags`: 0 = importers are named first,
 * ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION = any. */
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType,
                                         uint64_t flags, uint64_t *shareableHandle);

/* Imports physical memory by its number, to be mapped with aclrtMapMem. The caller frees the
 * handle. Errors as aclrtIpcMemImportByKey. */
aclError aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId,
                                           aclrtDrvMemHandle *handle);

/* Names processes that may import a number. */
aclError aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid, size_t pidNum);

/* Like aclrtMemExportToShareableHandle for both kinds of name. */
aclError aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
                                           aclrtMemSharedHandleType shareType,
                                           void *shareableHandle);

/* Like aclrtMemImportFromShareableHandle for both kinds of name. */
aclError aclrtMemImportFromShareableHandleV2(void *shareableHandle,
                                             aclrtMemSharedHandleType shareType, uint64_t flags,
                                             aclrtDrvMemHandle *handle);

/* Like aclrtMemSetPidToShareableHandle for both kinds of name. */
aclError aclrtMemSetPidToShareableHandleV2(void *shareableHandle,
                                           aclrtMemSharedHandleType shareType, int32_t *pid,
                                           size_t pidNum);

/* ---- kernel images and launch ---- */

/* Wraps the bytes of a kernel image, without copying them; NULL when refused. `data` must live
 * until aclrtBinaryLoad has returned. */
aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen);

/* Frees what aclrtCreateBinary made. Images loaded from it stay. */
aclError aclrtDestroyBinary(aclrtBinary binary);

/* Loads a kernel image for the current device. Refused with the reason when the bytes are not an
 * image of aivcc. The caller unloads it. */
aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle);

/* Loads a kernel image from a file. `options` may be NULL. ACL_ERROR_RT_FILE_OPEN when it cannot be
 * read. */
aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options,
                                 aclrtBinHandle *binHandle);

/* Loads a kernel image from bytes, which are copied. `options` may be NULL. */
aclError aclrtBinaryLoadFromData(const void *data, size_t length,
                                 const aclrtBinaryLoadOptions *options, aclrtBinHandle *binHandle);

/* Waits for the work of the devices that use a kernel image, then unloads it; its function handles
 * end with it. */
aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle);

/* Finds a kernel of an image by its name. The handle belongs to the image.
 * ACL_ERROR_RT_KERNEL_LOOKUP when there is none: the text lists the kernels. */
aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName,
                                aclrtFuncHandle *funcHandle);

/* Finds a kernel of an image by its entry number: the one whose name ends in an underscore and that
 * number (its tiling key), else the one at that place of the image, from 0. */
aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry,
                                       aclrtFuncHandle *funcHandle);

/* Names an AI-CPU function of an image; AI-CPU kernels do not run here. */
aclError aclrtRegisterCpuFunc(const aclrtBinHandle handle, const char *funcName,
                              const char *kernelName, aclrtFuncHandle *funcHandle);

/* The addresses of a kernel for each kind of core; NULL where it has none. */
aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr, void **aivAddr);

/* Writes the name of a kernel, at most `maxLen` bytes with the final 0. */
aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name);

/* One property of a kernel. */
aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle, aclrtFuncAttribute attrType,
                                   int64_t *attrValue);

/* Queues a kernel: `numBlocks` copies of it, numbered from 0. `argsData` are its argument bytes; in
 * device memory they are read when the kernel starts, in host memory before the call returns. A
 * NULL stream is the default one. */
aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData,
                           size_t argsSize, aclrtStream stream);

/* Like aclrtLaunchKernel with launch attributes; `cfg` may be NULL. */
aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData,
                             size_t argsSize, aclrtLaunchKernelCfg *cfg, aclrtStream stream);

/* Queues a kernel with an argument list. `cfg` may be NULL, `reserve` is NULL. The list must be
 * finalised; its contents are copied. */
aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                     aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                     aclrtArgsHandle argsHandle, void *reserve);

/* Queues a kernel whose arguments lie in host memory; they are copied before it returns. `hostArgs`
 * is laid out like the kernel's parameters, each at its natural alignment; fewer bytes than the
 * kernel takes are refused. `cfg` may be NULL; placeholders replace pointers by device addresses of
 * data that follow the arguments. */
aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                       aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                       void *hostArgs, size_t argsSize,
                                       aclrtPlaceHolderInfo *placeHolderArray,
                                       size_t placeHolderNum);

/* Queues a kernel given an array of pointers to its arguments, one for each parameter; they are
 * copied before it returns. `func` is a kernel function (aclrtBinaryGetFunction), or the name of a
 * kernel in a source that holds host and device code. `cfg` may be NULL. */
aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks, aclrtStream stream,
                                        aclrtLaunchKernelCfg *cfg, void **args);

/* Begins an argument list for a kernel. The list belongs to the library and ends with its launch.
 */
aclError aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle);

/* Begins an argument list in memory of the caller: `argsHandle` has the bytes of
 * aclrtKernelArgsGetHandleMemSize, `userHostMem` those of aclrtKernelArgsGetMemSize. It can be
 * launched again, and ends when its memory is used for something else. */
aclError aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle, aclrtArgsHandle argsHandle,
                                      void *userHostMem, size_t actualArgsSize);

/* Bytes of argument memory needed for `userArgsSize` bytes of arguments, data of placeholders
 * included. */
aclError aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize,
                                   size_t *actualArgsSize);

/* Bytes an argument list of the caller takes. */
aclError aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize);

/* Appends an argument; at most 128 per list. */
aclError aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize,
                               aclrtParamHandle *paramHandle);

/* Appends a pointer to data that travel with the arguments. */
aclError aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle,
                                          aclrtParamHandle *paramHandle);

/* The place for the data of such a pointer, after the last append: `dataSize` bytes at a multiple
 * of 32, to be written before the launch. */
aclError aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle,
                                             aclrtParamHandle paramHandle, size_t dataSize,
                                             void **bufferAddr);

/* Gives an appended argument a new value. */
aclError aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle,
                                   void *param, size_t paramSize);

/* Ends an argument list; again after an update. */
aclError aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle);

/* ---- core limits and time limits ---- */

/* How many cores a kernel launched by this thread may use. The limit of the stream the thread
 * chose, else that of its device. */
aclError aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value);

/* Lets this thread's launches follow the core limit of a stream. */
aclError aclrtUseStreamResInCurrentThread(aclrtStream stream);

/* Lets this thread's launches follow the core limit of the device again. */
aclError aclrtUnuseStreamResInCurrentThread(aclrtStream stream);

/* Lowers how many cores of a device this process uses. More than the device has is refused. */
aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value);

/* The core limit of a device in this process. */
aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t *value);

/* Gives this process all cores of a device again. */
aclError aclrtResetDeviceResLimit(int32_t deviceId);

/* Lowers how many cores the kernels of a stream use. More than the device has is refused. */
aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value);

/* The core limit of a stream. */
aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t *value);

/* Lets a stream follow the limit of its device again. */
aclError aclrtResetStreamResLimit(aclrtStream stream);

/* The step of kernel time limits, in microseconds. */
aclError aclrtGetOpTimeOutInterval(uint64_t *interval);

/* Sets the time limit of later kernels, in seconds; 0 = the default. */
aclError aclrtSetOpExecuteTimeOut(uint32_t timeout);

/* Sets the time limit of later kernels, in milliseconds; 0 = the default. */
aclError aclrtSetOpExecuteTimeOutWithMs(uint32_t timeout);

/* Sets the time limit of later kernels in microseconds and tells the one in force. */
aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t *actualTimeout);

/* The time limit of kernels in force, in milliseconds. */
aclError aclrtGetOpExecuteTimeout(uint32_t *const timeoutMs);

/* Sets the time limit of event waits queued from now on, in seconds; 0 = none. */
aclError aclrtSetOpWaitTimeout(uint32_t timeout);

#ifdef __cplusplus
}
#endif

#endif
