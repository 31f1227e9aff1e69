#ifndef AIV_ALL_TO_ALL_V_OP_H
#define AIV_ALL_TO_ALL_V_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_all_to_all_v_mesh_1d.h"

#define AIV_ALL_TO_ALL_V_KERNEL_BATCH_DEF(type)                                                    \
    extern "C" __global__ __aicore__ void aiv_alltoallv_##type(EXTERN_KERNEL_ARGS_DEF_V2)          \
    {                                                                                              \
        AivAllToAllV<type>(KERNEL_CALL).Process(extraArgs);                                        \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_alltoallv_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_ALL_TO_ALL_V_KERNEL_BATCH_DEF);

#endif
