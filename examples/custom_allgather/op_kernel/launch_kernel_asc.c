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
    uint32_t cores = (uint32_t)asc_get_block_num();
    bool allRanks = cores >= param.rankSize;
    AivCommBase base;

    asc_init();
    base.param = &param;
    base.context = (__gm__ uint8_t *)param.context;
    base.core = (uint32_t)asc_get_block_idx();
    base.cores = allRanks ? param.lanes : cores;
    if (base.core >= base.cores)
        return; /* less data than cores */
    GetTag(&base);
    if (allRanks)
        Run(&base);
    else
        RunCtrlCore(&base);
}
