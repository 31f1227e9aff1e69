/* inc/hccl_custom_send_recv.h: the operators as their users see them. */
#ifndef HCCL_CUSTOM_SEND_RECV_H
#define HCCL_CUSTOM_SEND_RECV_H

#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HCCL_CUSTOM_API __attribute__((visibility("default"))) /* all else stays in the library */

/* Sends `count` elements to destRank, whose HcclRecvCustom names this rank. Asynchronous on
 * `stream`: an AIV kernel pushes the data into the peer's HCCL buffer. It is through when the last
 * of them are there: with up to two chunks (half of the peer's share of the buffer each) before the
 * peer has begun to receive, else as the peer takes them out.
 *
 * Messages from one rank to another arrive in the order of the calls, and so do the two sides'
 * calls belong together. Both pass the same count and dataType: a receiving kernel that sees
 * another message says how they differ and ends with an error. The first call of a communicator, of
 * either kind, connects all ranks: every rank makes one, a message or not (HcclSendRecvCustomInit).
 *
 * Before the communicator is destroyed all ranks meet (HcclBarrier): a receiver's last receipt goes
 * to a sender that no longer waits for it.
 *
 * Calls to and from one peer must be ordered with each other: the same stream, or streams made to
 * wait by events; sends and receives of a pair need not be ordered with each other. sendBuf is
 * device memory at any byte address. count 0 is a message, too, with a null buffer.
 *
 * HCCL_SUCCESS
 * HCCL_E_PTR          comm, stream or a buffer that is needed is null
 * HCCL_E_PARA         destRank is this rank or none of the communicator, count is too large for
 *                     64-bit sizes, or HCCL_EXEC_TIMEOUT is wrong
 * HCCL_E_NOT_SUPPORT  a data type that cannot be copied by elements, or more than 768 ranks
 * HCCL_E_NOT_FOUND    the kernel file is missing, or a rank cannot be reached by memory access
 * and what the resource calls below it return. The reason is printed on standard error. */
HCCL_CUSTOM_API HcclResult HcclSendCustom(void *sendBuf, uint64_t count, HcclDataType dataType,
                                          uint32_t destRank, HcclComm comm, aclrtStream stream);

/* Receives `count` elements of srcRank's next message to this rank. Everything as above. */
HCCL_CUSTOM_API HcclResult HcclRecvCustom(void *recvBuf, uint64_t count, HcclDataType dataType,
                                          uint32_t srcRank, HcclComm comm, aclrtStream stream);

/* Connects all ranks of the communicator; every rank calls it. Later calls do nothing. */
HCCL_CUSTOM_API HcclResult HcclSendRecvCustomInit(HcclComm comm);

#ifdef __cplusplus
}
#endif

#endif
