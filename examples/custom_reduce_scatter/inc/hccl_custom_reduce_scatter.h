/* inc/hccl_custom_reduce_scatter.h: the operator as its users see it. */
#ifndef HCCL_CUSTOM_REDUCE_SCATTER_H
#define HCCL_CUSTOM_REDUCE_SCATTER_H

#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define HCCL_CUSTOM_API __attribute__((visibility("default"))) /* all else stays in the library */

/* Combines what all ranks have, and leaves each rank its slice: sendBuf holds rankSize * recvCount
 * elements; afterwards element i of rank k's recvBuf is the sum (greatest, least) over all ranks of
 * element k * recvCount + i of their sendBuf. Asynchronous on `stream`; the work is done by an AIV
 * kernel on at most aclrtGetResInCurrentThread(ACL_RT_DEV_RES_VECTOR_CORE) cores.
 *
 * dataType: int8, int16, int32, fp16, fp32, bfp16; op: SUM, MAX, MIN: what moves can combine on
 * their way to memory. Values are combined one rank after another, rank 0 first, each step rounded
 * to the type; integers wrap. So results do not depend on cores and runs.
 *
 * All ranks call it with the same recvCount, dataType and op, in the same order; a kernel that sees
 * another rank's call differ says how and ends with an error on both. Calls on one communicator
 * must be ordered with each other: the same stream, or streams made to wait by events.
 *
 * sendBuf is device memory at any byte address; recvBuf is aligned to its elements. recvBuf may lie
 * apart from sendBuf, or be its own slice (sendBuf + rank * recvCount elements) or its begin; the
 * result is that of separate buffers, and elsewhere sendBuf is unchanged. Every other overlap is
 * refused. recvCount 0 is allowed, with null buffers too.
 *
 * HCCL_SUCCESS
 * HCCL_E_PTR          comm, stream or a buffer that is needed is null
 * HCCL_E_PARA         recvCount is too large for 64-bit sizes, buffers overlap, recvBuf is not
 *                     aligned, no core to run on, or HCCL_EXEC_TIMEOUT is wrong
 * HCCL_E_NOT_SUPPORT  another data type or operation, or more than 768 ranks
 * HCCL_E_NOT_FOUND    the kernel file is missing, or a rank cannot be reached by memory access
 * and what the resource calls below it return. A failed first call leaves nothing behind that keeps
 * the next one from working. The reason is printed on standard error. */
HCCL_CUSTOM_API HcclResult HcclReduceScatterCustom(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                                   HcclDataType dataType, HcclReduceOp op,
                                                   HcclComm comm, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
