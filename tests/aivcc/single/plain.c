/* Host and device code in C. */
#include <stdio.h>

#include "acl/acl.h"
#include "c_api/asc_simd.h"

struct pair {
    char first;
    double second;
};

static inline __aicore__ int helper(int v)
{
    return v + (int)block_num;
}

static __global__ __aicore__ void put(__gm__ int *out, const int v, struct pair p, half h)
{
    out[block_idx] = helper(v) + p.first + (int)p.second + (int)h;
}

__global__ __aicore__ void says(void)
{
    printf("from the kernel\n");
}

#define LAUNCH(kernel, n, ...) kernel<<<n, NULL, stream>>>(__VA_ARGS__)

int main(void)
{
    aclrtStream stream = NULL;
    int *data;
    const struct pair p = {1, 2.0};

    if (aclInit(NULL) || aclrtSetDevice(0) || aclrtCreateStream(&stream) ||
        aclrtMalloc((void **)&data, 64, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    if (stream)
        LAUNCH(put, 4, data, 5, p, 7.0f);
    else
        says<<<1, 0, stream>>>();
    for (int i = 0; i < 2; i++)
        says<<<1, NULL, stream>>>();
    if (aclrtSynchronizeStream(stream))
        return 2;
    for (int i = 0; i < 4; i++)
        if (data[i] != 19)
            return 3;
    int v = 6;
    half h = 8.0f;
    void *args[] = {&data, &v, (void *)&p, &h};
    if (aclrtLaunchKernelWithArgsArray((void *)put, 4, stream, NULL, args) ||
        aclrtSynchronizeStream(stream) || data[3] != 21)
        return 4;
    aclrtFree(data);
    aclrtDestroyStream(stream);
    aclrtResetDevice(0);
    aclFinalize();
    printf("plain: ok\n");
    return 0;
}
