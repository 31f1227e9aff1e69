#ifndef HCCL_CUSTOM_ALLGATHER_H
#define HCCL_CUSTOM_ALLGATHER_H

#include <acl/acl.h>
#include <hccl/hccl.h>

extern "C" HcclResult HcclAllGatherCustom(void *sendBuf, void *recvBuf, uint64_t dataSize,
                                          HcclDataType dataType, HcclComm comm, aclrtStream stream);

#endif
