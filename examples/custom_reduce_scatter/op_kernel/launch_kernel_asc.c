/* op_kernel/launch_kernel_asc.c: the kernel image. One kernel combines every data type: moves do
 * it, in the mode of the type. Compile it with aivcc; it is in the common subset of C and C++. */
#include <c_api/asc_simd.h>

#include "reduce_scatter_mesh_1d.h"

#ifdef __cplusplus
extern "C"
#endif
    __global__ __aicore__ void
    HcclReduceScatterAivKernel(OpParam param)
{
    uint32_t core = (uint32_t)asc_get_block_idx();

    asc_init();
    if (core < param.lanes)
        Run(&param, core);
}
