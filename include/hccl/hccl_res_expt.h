/* hccl/hccl_res_expt.h: resources of a communicator whose interface may still change.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is HCCL_E_PTR, a handle that is not or no longer valid and a value
 * out of range HCCL_E_PARA, a call that is declared but not built HCCL_E_NOT_SUPPORT with a
 * reason.
 * Source document: HCCL reference, experimental resources. */
#ifndef HCCL_RES_EXPT_H
#define HCCL_RES_EXPT_H

#include "hccl/hccl_res.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Told about a message of an AI-CPU task. */
typedef int32_t (*Callback)(uint64_t, int32_t);

/* The HCCL buffer of another rank: address in this process and on the device, and size in bytes. It
 * belongs to that rank. HCCL_E_PARA when there is no such rank. */
HcclResult HcclGetRemoteIpcHcclBuf(HcclComm comm, uint64_t remoteRank, void **addr, uint64_t *size);

/* Device memory of this rank under a name: made, zeroed, by the first call and found by the later
 * ones. `size` is the bytes wanted, then those there are; `newCreated` tells which it was. Peers
 * may not use it unless it is registered. It belongs to the communicator. HCCL_E_PARA for a name
 * that is empty or longer than HCCL_RES_TAG_MAX_LEN, size 0, and more bytes than the name has. */
HcclResult HcclDevMemAcquire(HcclComm comm, const char *memTag, uint64_t *size, void **addr,
                             bool *newCreated);

/* Handles of communication threads for another engine that runs on the host: they stay the same.
 * HCCL_E_NOT_SUPPORT for the other engines. */
HcclResult HcclThreadExportToCommEngine(HcclComm comm, uint32_t threadNum,
                                        const ThreadHandle *threads, CommEngine dstCommEngine,
                                        ThreadHandle *exportedThreads);

/* Names a function for messages of AI-CPU tasks. */
int32_t HcclTaskRegister(HcclComm comm, const char *msgTag, Callback cb);

/* Takes such a function back. */
int32_t HcclTaskUnRegister(HcclComm comm, const char *msgTag);

/* Adds bytes to what this rank says to the others; all calls together say at most 65,536 bytes,
 * else HCCL_E_PARA. The bytes are copied. */
HcclResult HcclCommAddExchangeInfo(HcclComm comm, const void *data, uint32_t length);

/* Reads what another rank (or this one) has said so far: all of it, one call behind the other, into
 * `length` bytes at `data`; `actualLength` is how many there are. It does not wait: the ranks agree
 * on when it is said, with HcclChannelAcquire, HcclBarrier or their own means. HCCL_E_NOT_FOUND
 * when that rank has said nothing, HCCL_E_PARA for less room than there are bytes and when there is
 * no such rank, HCCL_E_REMOTE when it has left. */
HcclResult HcclCommGetExchangeInfo(HcclComm comm, uint32_t remoteRank, uint32_t length, void *data,
                                   uint32_t *actualLength);

/* Forgets what this rank has said. The others must not read meanwhile. */
HcclResult HcclCommResetExchangeInfo(HcclComm comm);

#ifdef __cplusplus
}
#endif

#endif
