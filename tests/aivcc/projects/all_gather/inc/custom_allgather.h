#ifndef CUSTOM_ALLGATHER_H
#define CUSTOM_ALLGATHER_H
#include "acl/acl.h"
#include "hccl/hccl.h"
#include "hccl/hccl_types.h"
extern "C" HcclResult CustomAllGather(void *sendBuf, void *recvBuf, uint64_t count,
                                      HcclDataType dataType, HcclComm comm, aclrtStream stream);
#endif
