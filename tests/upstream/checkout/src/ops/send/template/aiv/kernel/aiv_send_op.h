#ifndef AIV_SEND_OP_H
#define AIV_SEND_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_send_mesh_1d.h"

#define AIV_SEND_KERNEL_BATCH_DEF(type)                                                            \
    extern "C" __global__ __aicore__ void aiv_send_##type(KERNEL_ARGS_DEF)                         \
    {                                                                                              \
        AivSend<type>(KERNEL_CALL).Process();                                                      \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_send_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_SEND_KERNEL_BATCH_DEF);

#endif
