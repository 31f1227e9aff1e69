#define LINKAGE extern "C"
#include "layouts.h"

extern "C" {
static __global__ __aicore__ void local_kernel(uint32_t value = 3, __gm__ uint64_t *out = nullptr)
{
    out[0] = value;
}
}

template <class T> struct Pair {
    T first, second;
};

namespace ops::inner {
struct Only {
    uint32_t value;
};

/* C++ linkage, a type of the namespace, a template argument with a comma. */
__global__ __aicore__ void named(Only only, Pair<uint64_t> pair, __gm__ uint64_t *out)
{
    out[0] = only.value + pair.first + pair.second;
}
} // namespace ops::inner

/* Two kernels of one name: only the mangled names tell them apart. */
__global__ __aicore__ void twice(uint32_t value, __gm__ uint64_t *out)
{
    out[0] = value + 100;
}

__global__ __aicore__ void twice(uint64_t value, __gm__ uint64_t *out)
{
    out[0] = value + 200;
}
