#ifndef AIV_REDUCE_OP_H
#define AIV_REDUCE_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_reduce_mesh_1d.h"

#define AIV_REDUCE_KERNEL_BATCH_DEF(type)                                                          \
    extern "C" __global__ __aicore__ void aiv_reduce_##type(KERNEL_ARGS_DEF)                       \
    {                                                                                              \
        AivReduce<type>(KERNEL_CALL).Process();                                                    \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_reduce_##type)

AIV_ATOMIC_DATA_TYPE_DEF(AIV_REDUCE_KERNEL_BATCH_DEF);

#endif
