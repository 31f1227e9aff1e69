#include <cstdio>
#include <vector>

#include "acl/acl.h"
#include "steps.h"

/* ((i * 3 - 7 + 20) * 2) + 5 for every i. */
int main()
{
    const int count = 1000;
    std::vector<int> host(count);
    aclrtStream stream = nullptr;
    void *data = nullptr;
    if (aclInit(nullptr) || aclrtSetDevice(0) || aclrtCreateStream(&stream) ||
        aclrtMalloc(&data, count * sizeof(int), ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    for (int i = 0; i < count; i++)
        host[i] = i;
    aclrtMemcpy(data, count * sizeof(int), host.data(), count * sizeof(int),
                ACL_MEMCPY_HOST_TO_DEVICE);
    scale((int *)data, count, 3, stream);
    shift((int *)data, count, -7, stream);
    shift((int *)data, count, 20, stream);
    twice((int *)data, count, stream);
    offset((int *)data, count, stream);
    if (aclrtSynchronizeStream(stream))
        return 2;
    aclrtMemcpy(host.data(), count * sizeof(int), data, count * sizeof(int),
                ACL_MEMCPY_DEVICE_TO_HOST);
    for (int i = 0; i < count; i++) {
        if (host[i] != (i * 3 - 7 + 20) * 2 + 5) {
            std::printf("element %d is %d\n", i, host[i]);
            return 3;
        }
    }
    aclrtFree(data);
    aclrtDestroyStream(stream);
    aclrtResetDevice(0);
    aclFinalize();
    std::printf("asc_language: ok\n");
    return 0;
}
