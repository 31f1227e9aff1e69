#ifndef AIV_ALL_REDUCE_OP_H
#define AIV_ALL_REDUCE_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_all_reduce_mesh_1d.h"

#define AIV_ALL_REDUCE_KERNEL_BATCH_DEF(type)                                                      \
    extern "C" __global__ __aicore__ void aiv_allreduce_##type(KERNEL_ARGS_DEF)                    \
    {                                                                                              \
        AivAllReduce<type>(KERNEL_CALL).Process();                                                 \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_allreduce_##type)

AIV_ATOMIC_DATA_TYPE_DEF(AIV_ALL_REDUCE_KERNEL_BATCH_DEF);

#define AIV_ALL_REDUCE_KERNEL_BATCH_DEF_TWOSHOT(type)                                              \
    extern "C" __global__ __aicore__ void aiv_allreduce_mesh1d_twoshot_##type(KERNEL_ARGS_DEF)     \
    {                                                                                              \
        AivAllReduce<type>(KERNEL_CALL).Process();                                                 \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_allreduce_mesh1d_twoshot_##type)

AIV_ATOMIC_DATA_TYPE_DEF(AIV_ALL_REDUCE_KERNEL_BATCH_DEF_TWOSHOT);

#endif
