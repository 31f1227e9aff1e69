/* For aivperf_test.sh: operators that give one wrong bit, the first of what they put out, and a
 * barrier that waits for nobody. */
#include <dlfcn.h>

#include "acl/acl.h"
#include "hccl/hccl.h"
#include "hccl/hccl_comm.h"

static HcclResult spoil(HcclResult result, const void *output, aclrtStream stream)
{
    if (result == HCCL_SUCCESS && aclrtSynchronizeStream(stream) == ACL_SUCCESS && output)
        *(unsigned char *)(uintptr_t)output ^= 1;
    return result;
}

#define LIE(name, parameters, arguments, output)                                                   \
    __attribute__((visibility("default"))) HcclResult name parameters                              \
    {                                                                                              \
        __typeof__(name) *real;                                                                    \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                                                 \
        return spoil(real arguments, output, stream);                                              \
    }

LIE(HcclAllReduce,
    (void *send, void *recv, uint64_t count, HcclDataType type, HcclReduceOp op, HcclComm comm,
     aclrtStream stream),
    (send, recv, count, type, op, comm, stream), recv)
LIE(HcclReduce,
    (void *send, void *recv, uint64_t count, HcclDataType type, HcclReduceOp op, uint32_t root,
     HcclComm comm, aclrtStream stream),
    (send, recv, count, type, op, root, comm, stream), recv)
LIE(HcclBroadcast,
    (void *data, uint64_t count, HcclDataType type, uint32_t root, HcclComm comm,
     aclrtStream stream),
    (data, count, type, root, comm, stream), data)
LIE(HcclScatter,
    (void *send, void *recv, uint64_t count, HcclDataType type, uint32_t root, HcclComm comm,
     aclrtStream stream),
    (send, recv, count, type, root, comm, stream), recv)
LIE(HcclReduceScatter,
    (void *send, void *recv, uint64_t count, HcclDataType type, HcclReduceOp op, HcclComm comm,
     aclrtStream stream),
    (send, recv, count, type, op, comm, stream), recv)
LIE(HcclReduceScatterV,
    (void *send, const void *counts, const void *at, void *recv, uint64_t count, HcclDataType type,
     HcclReduceOp op, HcclComm comm, aclrtStream stream),
    (send, counts, at, recv, count, type, op, comm, stream), recv)
LIE(HcclAllGather,
    (void *send, void *recv, uint64_t count, HcclDataType type, HcclComm comm, aclrtStream stream),
    (send, recv, count, type, comm, stream), recv)
LIE(HcclAllGatherV,
    (void *send, uint64_t count, void *recv, const void *counts, const void *at, HcclDataType type,
     HcclComm comm, aclrtStream stream),
    (send, count, recv, counts, at, type, comm, stream), recv)
LIE(HcclAlltoAll,
    (const void *send, uint64_t sends, HcclDataType type, const void *recv, uint64_t recvs,
     HcclDataType recv_type, HcclComm comm, aclrtStream stream),
    (send, sends, type, recv, recvs, recv_type, comm, stream), recv)
LIE(HcclAlltoAllV,
    (const void *send, const void *sends, const void *from, HcclDataType type, const void *recv,
     const void *recvs, const void *to, HcclDataType recv_type, HcclComm comm, aclrtStream stream),
    (send, sends, from, type, recv, recvs, to, recv_type, comm, stream), recv)
LIE(HcclAlltoAllVC,
    (const void *send, const void *matrix, HcclDataType type, const void *recv,
     HcclDataType recv_type, HcclComm comm, aclrtStream stream),
    (send, matrix, type, recv, recv_type, comm, stream), recv)
/* aivperf's second message is the one that it receives. */
LIE(HcclBatchSendRecv,
    (HcclSendRecvItem * items, uint32_t count, HcclComm comm, aclrtStream stream),
    (items, count, comm, stream), items[1].buf)

__attribute__((visibility("default"))) HcclResult HcclBarrier(HcclComm comm, aclrtStream stream)
{
    (void)comm;
    (void)stream;
    return HCCL_SUCCESS;
}
