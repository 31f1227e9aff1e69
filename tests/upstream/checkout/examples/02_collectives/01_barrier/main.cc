// A barrier of all devices, a thread each in one process.
#include <iostream>
#include <thread>
#include <vector>

#include <acl/acl.h>
#include <hccl/hccl.h>

int main()
{
    uint32_t count = 0;
    aclInit(nullptr);
    aclrtGetDeviceCount(&count);
    count = count > 2 ? 2 : count;
    HcclRootInfo root;
    aclrtSetDevice(0);
    HcclGetRootInfo(&root);
    std::vector<std::thread> threads;
    std::vector<int> codes(count, -1);
    for (uint32_t d = 0; d < count; d++)
        threads.emplace_back([&, d] {
            HcclComm comm;
            aclrtStream stream;
            aclrtSetDevice(d);
            aclrtCreateStream(&stream);
            codes[d] = HcclCommInitRootInfo(count, &root, d, &comm);
            codes[d] |= HcclBarrier(comm, stream);
            codes[d] |= aclrtSynchronizeStream(stream);
            HcclCommDestroy(comm);
            aclrtDestroyStream(stream);
        });
    for (auto &t : threads)
        t.join();
    for (uint32_t d = 0; d < count; d++)
        std::cout << "deviceId: " << d << ", code: " << codes[d] << std::endl;
    aclFinalize();
    return 0;
}
