#ifndef AIV_RECV_OP_H
#define AIV_RECV_OP_H

#include "aiv_communication_base_v2.h"
#include "aiv_recv_mesh_1d.h"

#define AIV_RECV_KERNEL_BATCH_DEF(type)                                                            \
    extern "C" __global__ __aicore__ void aiv_recv_##type(KERNEL_ARGS_DEF)                         \
    {                                                                                              \
        AivRecv<type>(KERNEL_CALL).Process();                                                      \
    }                                                                                              \
    EXPORT_AIV_META_INFO(aiv_recv_##type)

AIV_COPY_DATA_TYPE_DEF(AIV_RECV_KERNEL_BATCH_DEF);

#endif
