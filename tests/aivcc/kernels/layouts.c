#define LINKAGE
#include "layouts.h"

/* A kernel of one file only. */
static __global__ __aicore__ void local_kernel(uint32_t value, __gm__ uint64_t *out)
{
    out[0] = value;
}
