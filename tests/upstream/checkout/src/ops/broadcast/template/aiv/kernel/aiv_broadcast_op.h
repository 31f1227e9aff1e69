#ifndef AIV_BROADCAST_OP_H
#define AIV_BROADCAST_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_broadcast_mesh_1d.h"

#define AIV_BROADCAST_KERNEL_BATCH_DEF(type)                                                       \
    extern "C" __global__ __aicore__ void aiv_broadcast_##type(KERNEL_ARGS_DEF)                    \
    {                                                                                              \
        AivBroadcast<type>(KERNEL_CALL).Process();                                                 \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_broadcast_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_BROADCAST_KERNEL_BATCH_DEF);

#endif
