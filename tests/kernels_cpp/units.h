/* What the small kernels share. */
#ifndef KERNELS_CPP_UNITS_H
#define KERNELS_CPP_UNITS_H

#include "kernel_operator.h"

#include "args.h"

using namespace AscendC;

#define KERNEL extern "C" __global__ __aicore__ void

template <typename T> __aicore__ inline GlobalTensor<T> Gm(uint64_t address, uint64_t offset = 0)
{
    GlobalTensor<T> tensor;
    tensor.SetGlobalBuffer((__gm__ T *)address + offset);
    return tensor;
}

#endif
