#include <fstream>
#include <iterator>
#include <vector>

#include "custom_op.h"
#include "params.h"
#include "securec.h"

HcclResult CustomOp(void *input, void *output, uint64_t count, float factor, aclrtStream stream)
{
    std::ifstream file("custom_op_kernels.o", std::ios::binary);
    std::vector<char> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    aclrtBinary binary = aclrtCreateBinary(bytes.data(), bytes.size());
    aclrtBinHandle handle = nullptr;
    aclrtFuncHandle function = nullptr;
    OpParam param = {};
    if (aclrtBinaryLoad(binary, &handle) || aclrtDestroyBinary(binary) ||
        aclrtBinaryGetFunction(handle, "CustomOpKernel", &function))
        return HCCL_E_RUNTIME;
    if (sprintf_s(param.tag, sizeof(param.tag), "%s", "custom_op") <= 0)
        return HCCL_E_INTERNAL;
    param.input = (uint64_t)input;
    param.output = (uint64_t)output;
    param.count = count;
    param.factor = factor;
    aclrtLaunchKernelAttr attrs[3] = {};
    attrs[0].id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE;
    attrs[0].value.schemMode = 1;
    attrs[1].id = ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE;
    attrs[1].value.engineType = ACL_RT_ENGINE_TYPE_AIV;
    aclrtLaunchKernelCfg cfg = {attrs, 2};
    return aclrtLaunchKernelWithHostArgs(function, 1, stream, &cfg, &param, sizeof(param), nullptr, 0)
               ? HCCL_E_RUNTIME
               : HCCL_SUCCESS;
}
