/* hccl/hccl_comm.h: communicators: creation, settings, questions, end.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL communicator or required pointer is HCCL_E_PTR, a handle that is not or no longer
 * valid and a value out of range HCCL_E_PARA, a call that is declared but not built
 * HCCL_E_NOT_SUPPORT with a reason. A communicator may be used by several threads, its creation and
 * end by one at a time. Calls that need the other ranks say so; no other call waits for them.
 * Source document: HCCL reference, communicator management. */
#ifndef HCCL_COMM_H
#define HCCL_COMM_H

#include "acl/acl_base_rt.h"
#include "hccl/hccl_types.h"
#include "securec.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Prepares a configuration: size, magic and version for the library, every field "not set". Always
 * the first thing done with one; NULL is ignored. */
static inline void HcclCommConfigInit(HcclCommConfig *config)
{
    if (config == NULL)
        return;
    HcclCommConfigInfo info;
    info.configSize = sizeof(HcclCommConfig);
    info.magicWord = HCCL_COMM_CONFIG_MAGIC_WORD;
    info.version = HCCL_COMM_CONFIG_VERSION;
    info.reserved = 0;

    (void)memset_s(config, sizeof(HcclCommConfig), 0, sizeof(HcclCommConfig));
    (void)memcpy_s(config->reserved, sizeof(config->reserved), &info, sizeof(info));
    config->hcclBufferSize = HCCL_COMM_VALUE_NOT_SET;
    config->hcclDeterministic = HCCL_COMM_VALUE_NOT_SET;
    config->hcclRdmaTrafficClass = HCCL_COMM_VALUE_NOT_SET;
    config->hcclRdmaServiceLevel = HCCL_COMM_VALUE_NOT_SET;
    config->hcclExecTimeOut = (int32_t)HCCL_COMM_VALUE_NOT_SET;
    config->hcclQos = HCCL_COMM_VALUE_NOT_SET;
    config->hcclSymWinMaxMemSizePerRank = HCCL_COMM_SYM_WIN_DEFAULT_GB;
    config->hcclChannelSqDepth = HCCL_COMM_VALUE_NOT_SET;
}

/* ---- root info, creation, end ---- */

/* Makes the root information of a new communicator: where its ranks meet, and the token they show.
 * Called by one rank, which passes the bytes to all others by its own means (MPI, a file,
 * aivdrive/launch.h). It opens a listening socket (HCCL_IF_IP, HCCL_SOCKET_IFNAME,
 * HCCL_SOCKET_FAMILY choose where) and returns at once. HCCL_E_TCP_CONNECT when no address can be
 * used, HCCL_E_UNAVAIL when no port is free. */
HcclResult HcclGetRootInfo(HcclRootInfo *rootInfo);

/* Creates this rank's end of a communicator of `nRanks` ranks and returns when all have met. Uses
 * the current device of the calling thread; two ranks on one device are refused. HCCL_E_TIMEOUT
 * after HCCL_CONNECT_TIMEOUT with the missing ranks named; claims that cannot form one world (a
 * rank twice, different sizes) end as an error on every rank. The caller destroys it with
 * HcclCommDestroy. */
HcclResult HcclCommInitRootInfo(uint32_t nRanks, const HcclRootInfo *rootInfo, uint32_t rank,
                                HcclComm *comm);

/* Like HcclCommInitRootInfo with settings, which win over the environment. `config` must have been
 * through HcclCommConfigInit; its version and size decide which fields are read. */
HcclResult HcclCommInitRootInfoConfig(uint32_t nRanks, const HcclRootInfo *rootInfo, uint32_t rank,
                                      const HcclCommConfig *config, HcclComm *comm);

/* Creates a communicator over devices of this one process; rank i is `devices[i]`. `comms` receives
 * `ndev` handles, each destroyed on its own. Devices must differ. Opens them as aclrtSetDevice
 * does; the thread's current context is as before when it returns. */
HcclResult HcclCommInitAll(uint32_t ndev, int32_t *devices, HcclComm *comms);

/* Creates a communicator described by a rank table file (JSON; versions 1.0, 1.2 and the old form).
 * All ranks read a table of the same contents; its servers are described on this machine. HCCL_E_PARA
 * (EI0004, EI0014) names field, value and place; HCCL_E_OPEN_FILE_FAILURE; HCCL_E_TIMEOUT as
 * HcclCommInitRootInfo. docs/reference/collectives.md has the rules for devices. */
HcclResult HcclCommInitClusterInfo(const char *clusterInfo, uint32_t rank, HcclComm *comm);

/* Like HcclCommInitClusterInfo with settings. */
HcclResult HcclCommInitClusterInfoConfig(const char *clusterInfo, uint32_t rank,
                                         HcclCommConfig *config, HcclComm *comm);

/* Creates a communicator of some ranks of another and returns when all members have called it.
 * `rankIds` are ranks of `*comm`, the same list in the same order on all members; a rank's place in
 * it, `subCommRankId`, is its new rank. Ranks that are not members pass NULL and 0 and get NULL, or do
 * not call. `subCommId` tells creations apart that go on at the same time. `config` may be NULL.
 * Parent and child are independent afterwards. HCCL_E_PARA (EI0005) when lists differ,
 * HCCL_E_TIMEOUT after HCCL_CONNECT_TIMEOUT, HCCL_E_REMOTE when a member died or left. */
HcclResult HcclCreateSubCommConfig(HcclComm *comm, uint32_t rankNum, uint32_t *rankIds,
                                   uint64_t subCommId, uint32_t subCommRankId,
                                   HcclCommConfig *config, HcclComm *subComm);

/* Ends this rank's part of a communicator, with its buffers, contexts, channels and registrations.
 * Waits for library operators of this rank, at most HCCL_EXEC_TIMEOUT and 5 s (then
 * HCCL_E_TIMEOUT), not for the other ranks' destroy. The handle is invalid afterwards, also for a
 * second destroy (HCCL_E_PARA). */
HcclResult HcclCommDestroy(HcclComm comm);

/* ---- settings ---- */

/* Sets a process-wide setting. HCCL_E_PARA for an unknown setting or value. */
HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue configValue);

/* Reads a process-wide setting. */
HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue *configValue);

/* How many fields of HcclCommConfig this library understands, as HcclCommConfigCapability. */
uint32_t HcclGetCommConfigCapability(void);

/* Reads one setting of a communicator into `infoLen` bytes: HcclOpExpansionMode, or the text of
 * HCCL_ALGO with its final 0. HCCL_E_PARA when `infoLen` is too small. */
HcclResult HcclConfigGetInfo(HcclComm comm, HcclConfigType cfgType, uint32_t infoLen, void *info);

/* ---- what a communicator is ---- */

/* Writes the name of a communicator: at most COMM_NAME_MAX_LENGTH bytes with the final 0. The name
 * is unique in the process. */
HcclResult HcclGetCommName(HcclComm comm, char *commName);

/* Finds a communicator of this process by its name; with several ranks of it in the process, the
 * one on the thread's current device. HCCL_E_NOT_FOUND when there is none. */
HcclResult HcclCommGetHandleWithName(const char *commName, HcclComm *comm);

/* How many ranks a communicator has. */
HcclResult HcclGetRankSize(HcclComm comm, uint32_t *rankSize);

/* The number of this rank in a communicator, from 0. */
HcclResult HcclGetRankId(HcclComm comm, uint32_t *rank);

/* What has gone wrong in a communicator since it was made: `asyncError` is HCCL_SUCCESS, or
 * HCCL_E_REMOTE when a peer's process ended without HcclCommDestroy. Does not wait, does not clear.
 */
HcclResult HcclGetCommAsyncError(HcclComm comm, HcclResult *asyncError);

/* A result in words. The text is constant. */
const char *HcclGetErrorString(HcclResult code);

/* Whether the communicator of that name works, is suspended, or is INVALID because a peer's process
 * ended. HCCL_E_NOT_FOUND when there is none of that name. */
HcclResult HcclCommGetStatus(const char *commId, HcclCommStatus *status);

/* ---- barrier ---- */

/* Queues a barrier on `stream`: later tasks run when every rank's barrier has been reached.
 * HCCL_EXEC_TIMEOUT bounds the wait; the stream reports the error. */
HcclResult HcclBarrier(HcclComm comm, aclrtStream stream);

/* ---- suspend and resume ---- */

/* Suspends this rank's end: operators are refused with HCCL_E_SUSPENDING until HcclCommResume. What
 * is queued already is not touched (aclrtStreamAbort ends it). */
HcclResult HcclCommSuspend(HcclComm comm);

/* Called by all ranks: waits for the end of this rank's operators, meets the others and brings them in
 * line, whatever calls were aborted; then operators work again. HCCL_E_TIMEOUT after
 * HCCL_CONNECT_TIMEOUT, with the missing ranks; the communicator stays suspended then. */
HcclResult HcclCommResume(HcclComm comm);

/* Names a function called at each HcclCommStatePhase of every communicator, in the thread of the
 * call. 64 at most; a name used again replaces its function. A result of RESUME_PRE or RESUME_POST
 * that is not HCCL_SUCCESS ends HcclCommResume with it. */
HcclResult HcclCommRegCommStateCallback(const char *regName, HcclCommStateCallback cb, void *args);

/* Chooses the main or the backup network card per rank. */
HcclResult HcclCommWorkingDevNicSet(HcclComm comm, uint32_t *ranks, bool *useBackup,
                                    uint32_t nRanks);

/* ---- memory of a communicator ---- */

/* Declares a reserved address range (aclrtReserveMemAddress) of which parts will be activated.
 * `alignment` is 0 or a power of two, `flags` 0. HCCL_E_PARA for addresses of another device or an
 * overlap with a declared range. */
HcclResult HcclCommSetMemoryRange(HcclComm comm, void *baseVirPtr, size_t size, size_t alignment,
                                  uint64_t flags);

/* Withdraws a declared range; HCCL_E_PARA while memory in it is active. */
HcclResult HcclCommUnsetMemoryRange(HcclComm comm, void *baseVirPtr);

/* Grants memory mapped in a declared range to all ranks. `offset` and `flags` are 0. HCCL_E_PARA
 * outside of a range, over active memory, or where nothing is mapped. */
HcclResult HcclCommActivateCommMemory(HcclComm comm, void *virPtr, size_t size, size_t offset,
                                      aclrtDrvMemHandle handle, uint64_t flags);

/* Ends the use of such memory. */
HcclResult HcclCommDeactivateCommMemory(HcclComm comm, void *virPtr);

/* ---- groups ---- */

/* Begins a group: calls are collected until HcclGroupEnd. */
HcclResult HcclGroupStart(void);

/* Ends a group and issues its calls. */
HcclResult HcclGroupEnd(void);

/* Whether the calling thread is inside a group. */
HcclResult HcclGroupStatusGet(bool *isGroupEnabled);

/* ---- symmetric windows ---- */

/* Registers memory of every rank as a symmetric window; called by all ranks in the same order, with
 * one size; `flag` is 1. Memory of the communicator's device, any address. When one rank fails, all
 * do (EI0005). HCCL_E_UNAVAIL beyond hcclSymWinMaxMemSizePerRank. */
HcclResult HcclCommSymWinRegister(HcclComm comm, void *addr, uint64_t size,
                                  HcclCommSymWindow *winHandle, uint32_t flag);

/* Ends a symmetric window on this rank, without waiting for the others; peers must be through with
 * this rank's part. */
HcclResult HcclCommSymWinDeregister(HcclCommSymWindow winHandle);

/* Finds the symmetric window that [ptr, ptr + size) of this rank lies in; HCCL_E_NOT_FOUND. */
HcclResult HcclCommSymWinGet(HcclComm comm, void *ptr, size_t size, HcclCommSymWindow *winHandle,
                             size_t *offset);

#ifdef __cplusplus
}
#endif

#endif
