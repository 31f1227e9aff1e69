#ifndef CUSTOM_OP_H
#define CUSTOM_OP_H
#include "acl/acl.h"
#include "hccl/hccl_types.h"
extern "C" HcclResult CustomOp(void *input, void *output, uint64_t count, float factor,
                               aclrtStream stream);
#endif
