#ifndef AIV_ALL_GATHER_OP_H
#define AIV_ALL_GATHER_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_all_gather_mesh_1d.h"

#define AIV_ALL_GATHER_KERNEL_BATCH_DEF(type)                                                      \
    extern "C" __global__ __aicore__ void aiv_all_gather_##type(KERNEL_ARGS_DEF)                   \
    {                                                                                              \
        AivAllGather<type>(KERNEL_CALL).Process();                                                 \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_all_gather_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_ALL_GATHER_KERNEL_BATCH_DEF);

#endif
