#include <cstdio>
#include <vector>

#include "custom_op.h"

int main()
{
    const uint64_t count = 1031;
    std::vector<float> host(count);
    void *in = nullptr, *out = nullptr;
    aclrtStream stream = nullptr;
    if (aclInit(nullptr) || aclrtSetDevice(0) || aclrtCreateStream(&stream) ||
        aclrtMalloc(&in, count * 4, ACL_MEM_MALLOC_HUGE_FIRST) ||
        aclrtMalloc(&out, count * 4, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    for (uint64_t i = 0; i < count; i++)
        host[i] = (float)i;
    aclrtMemcpy(in, count * 4, host.data(), count * 4, ACL_MEMCPY_HOST_TO_DEVICE);
    if (CustomOp(in, out, count, 0.5f, stream) || aclrtSynchronizeStream(stream))
        return 2;
    aclrtMemcpy(host.data(), count * 4, out, count * 4, ACL_MEMCPY_DEVICE_TO_HOST);
    for (uint64_t i = 0; i < count; i++)
        if (host[i] != (float)i / 2)
            return 3;
    aclrtFree(in);
    aclrtFree(out);
    aclrtDestroyStream(stream);
    aclrtResetDevice(0);
    aclFinalize();
    std::printf("Test Passed!\n");
    return 0;
}
