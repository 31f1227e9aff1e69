#ifndef AIV_ALL_TO_ALL_OP_H
#define AIV_ALL_TO_ALL_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_all_to_all_mesh_1d.h"

#define AIV_ALL_TO_ALL_KERNEL_BATCH_DEF(type)                                                      \
    extern "C" __global__ __aicore__ void aiv_alltoall_##type(KERNEL_ARGS_DEF)                     \
    {                                                                                              \
        AivAllToAll<type>(KERNEL_CALL).Process();                                                  \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_alltoall_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_ALL_TO_ALL_KERNEL_BATCH_DEF);

#endif
