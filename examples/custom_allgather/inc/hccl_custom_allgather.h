/* inc/hccl_custom_allgather.h: the operator as its users see it. */
#ifndef HCCL_CUSTOM_ALLGATHER_H
#define HCCL_CUSTOM_ALLGATHER_H

#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HCCL_CUSTOM_API __attribute__((visibility("default"))) /* all else stays in the library */

/* Gathers `sendCount` elements of every rank: afterwards recvBuf holds rankSize * sendCount
 * elements, those of rank r from element r * sendCount on, the same on every rank. Asynchronous on
 * `stream`; the work is done by an AIV kernel on at most
 * aclrtGetResInCurrentThread(ACL_RT_DEV_RES_VECTOR_CORE) cores.
 *
 * All ranks call it with the same sendCount and dataType, in the same order; a kernel that sees
 * another rank's call differ says how and ends with an error on both. Calls on one communicator
 * must be ordered with each other: the same stream, or streams made to wait by events.
 *
 * sendBuf and recvBuf are device memory at any byte address. sendBuf may be apart from recvBuf, or
 * be exactly one rank's part of it (recvBuf + k * sendCount elements): the own part (in place) as
 * well as any other, also k = 0 on every rank; the result is that of separate buffers. Every other
 * overlap is refused with HCCL_E_PARA. sendCount 0 is allowed, with null buffers too.
 *
 * HCCL_SUCCESS
 * HCCL_E_PTR          comm, stream or a buffer that is needed is null
 * HCCL_E_PARA         sendCount is too large for 64-bit sizes, buffers overlap, no core to run on,
 *                     or an environment variable of the operator is wrong
 * HCCL_E_NOT_SUPPORT  a data type that cannot be copied by elements, or more than 768 ranks
 * HCCL_E_NOT_FOUND    the kernel file is missing, or a rank cannot be reached by memory access
 * and what the resource calls below it return. A failed first call leaves nothing behind that
 * keeps the next one from working. The reason is printed on standard error. */
HCCL_CUSTOM_API HcclResult HcclAllGatherCustom(void *sendBuf, void *recvBuf, uint64_t sendCount,
                                               HcclDataType dataType, HcclComm comm,
                                               aclrtStream stream);

/* Lets the peers of `comm` write into [buf, buf + bytes): calls of 16 KiB and more whose recvBuf
 * lies wholly in it need a copy less. Collective: every rank calls it, with a buffer of its own of
 * any size, in the same order with the other calls on this communicator; then each rank passes
 * whatever recvBuf it likes. The buffer stays registered, and must stay allocated, until the
 * communicator is destroyed. At most 15 buffers.
 *
 * HCCL_SUCCESS; HCCL_E_PTR for null; HCCL_E_PARA for memory that is not this device's, and beyond
 * the limit; and what the resource calls return. */
HCCL_CUSTOM_API HcclResult HcclAllGatherCustomRegister(HcclComm comm, void *buf, uint64_t bytes);

#ifdef __cplusplus
}
#endif

#endif
