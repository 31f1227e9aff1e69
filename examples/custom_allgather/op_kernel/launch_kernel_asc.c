/* op_kernel/launch_kernel_asc.c: the kernel image. One kernel moves every data type: an all-gather
 * does not look at its elements. Compile it with aivcc; it is in the common subset of C and C++. */
#include <c_api/asc_simd.h>

#include "all_gather_mesh_1d.h"

#ifdef __cplusplus
extern "C"
#endif
    __global__ __aicore__ void
    HcclAllGatherAivKernel(OpParam param)
{
    __ubuf__ int32_t send[FLAG_WORDS] __attribute__((aligned(32))) = {0};
    __ubuf__ int32_t look[FLAG_WORDS] __attribute__((aligned(32)));
    uint32_t cores = (uint32_t)asc_get_block_num();
    bool allRanks = cores >= param.rankSize;
    AivCommBase base;

    asc_init();
    base.param = &param;
    base.context = (__gm__ uint8_t *)param.context;
    base.flag.send = send;
    base.flag.look = look;
    base.core = (uint32_t)asc_get_block_idx();
    base.cores = allRanks ? param.lanes : cores;
    base.dataTurn = 0;
    if (base.core >= base.cores)
        return; /* less data than cores */
    InitFlags();
    GetTag(&base);
    InitData();
    if (allRanks)
        Run(&base);
    else
        RunCtrlCore(&base);
    Finish();
}
