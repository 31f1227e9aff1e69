/* hccl/hccl.h: the collectives. Every call queues its work on `stream` and returns; the buffers
 * must live until the stream has been synchronised. Counts and displacements are elements; arrays
 * of counts and displacements are uint64_t in host memory, one per rank, read before the call
 * returns. Every rank of the communicator must make the same calls in the same order.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL communicator or required pointer is HCCL_E_PTR, a handle that is not or no longer
 * valid and a value out of range HCCL_E_PARA, a call that is declared but not built
 * HCCL_E_NOT_SUPPORT with a reason. Calls on one communicator may come from several threads only if
 * their order is the same on every rank. Source document: HCCL reference, collectives. */
#ifndef HCCL_H
#define HCCL_H

#include "acl/acl.h"
#include "hccl/hccl_types.h"
#include "hccl/hccl_comm.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- reductions ---- */

/* Reduces `count` elements of every rank; every rank gets the result. */
HcclResult HcclAllReduce(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType,
                         HcclReduceOp op, HcclComm comm, aclrtStream stream);

/* Reduces the ranks' buffers; rank i gets slice i of `recvCount` elements. */
HcclResult HcclReduceScatter(void *sendBuf, void *recvBuf, uint64_t recvCount,
                             HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                             aclrtStream stream);

/* Like HcclReduceScatter with slices of different sizes. */
HcclResult HcclReduceScatterV(void *sendBuf, const void *sendCounts, const void *sendDispls,
                              void *recvBuf, uint64_t recvCount, HcclDataType dataType,
                              HcclReduceOp op, HcclComm comm, aclrtStream stream);

/* Reduces `count` elements of every rank into the root's buffer. */
HcclResult HcclReduce(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType,
                      HcclReduceOp op, uint32_t root, HcclComm comm, aclrtStream stream);

/* ---- copies ---- */

/* Copies the root's `count` elements to every rank. */
HcclResult HcclBroadcast(void *buf, uint64_t count, HcclDataType dataType, uint32_t root,
                         HcclComm comm, aclrtStream stream);

/* Gives rank i slice i of the root's buffer, `recvCount` elements each. */
HcclResult HcclScatter(void *sendBuf, void *recvBuf, uint64_t recvCount, HcclDataType dataType,
                       uint32_t root, HcclComm comm, aclrtStream stream);

/* Puts the ranks' `sendCount` elements one after another into every rank's buffer. */
HcclResult HcclAllGather(void *sendBuf, void *recvBuf, uint64_t sendCount, HcclDataType dataType,
                         HcclComm comm, aclrtStream stream);

/* Like HcclAllGather with pieces of different sizes. */
HcclResult HcclAllGatherV(void *sendBuf, uint64_t sendCount, void *recvBuf, const void *recvCounts,
                          const void *recvDispls, HcclDataType dataType, HcclComm comm,
                          aclrtStream stream);

/* Every rank gives every rank `sendCount` elements. */
HcclResult HcclAlltoAll(const void *sendBuf, uint64_t sendCount, HcclDataType sendType,
                        const void *recvBuf, uint64_t recvCount, HcclDataType recvType,
                        HcclComm comm, aclrtStream stream);

/* Like HcclAlltoAll with pieces of different sizes. */
HcclResult HcclAlltoAllV(const void *sendBuf, const void *sendCounts, const void *sdispls,
                         HcclDataType sendType, const void *recvBuf, const void *recvCounts,
                         const void *rdispls, HcclDataType recvType, HcclComm comm,
                         aclrtStream stream);

/* Like HcclAlltoAllV; the sizes are one rank by rank matrix, the same on every rank. */
HcclResult HcclAlltoAllVC(const void *sendBuf, const void *sendCountMatrix, HcclDataType sendType,
                          const void *recvBuf, HcclDataType recvType, HcclComm comm,
                          aclrtStream stream);

/* ---- point to point ---- */

/* Sends `count` elements to a rank. */
HcclResult HcclSend(void *sendBuf, uint64_t count, HcclDataType dataType, uint32_t destRank,
                    HcclComm comm, aclrtStream stream);

/* Receives `count` elements from a rank. */
HcclResult HcclRecv(void *recvBuf, uint64_t count, HcclDataType dataType, uint32_t srcRank,
                    HcclComm comm, aclrtStream stream);

/* Sends and receives in one call; every item needs its counterpart on the other rank. */
HcclResult HcclBatchSendRecv(HcclSendRecvItem *sendRecvInfo, uint32_t itemNum, HcclComm comm,
                             aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
