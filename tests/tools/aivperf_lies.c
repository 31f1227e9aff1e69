/* For aivperf_test.sh: an HcclAllReduce that gives one wrong bit. */
#include <dlfcn.h>

#include "acl/acl.h"
#include "hccl/hccl.h"

typedef HcclResult all_reduce(void *, void *, uint64_t, HcclDataType, HcclReduceOp, HcclComm,
                              aclrtStream);

__attribute__((visibility("default"))) HcclResult
HcclAllReduce(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType, HcclReduceOp op,
              HcclComm comm, aclrtStream stream)
{
    all_reduce *real;
    *(void **)&real = dlsym(RTLD_NEXT, "HcclAllReduce");
    HcclResult result = real(sendBuf, recvBuf, count, dataType, op, comm, stream);
    if (result == HCCL_SUCCESS && aclrtSynchronizeStream(stream) == ACL_SUCCESS && count)
        ((unsigned char *)recvBuf)[0] ^= 1;
    return result;
}
