// Rank 0 gives every device its number; each prints what it got and judges nothing.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

#include <acl/acl.h>
#include <hccl/hccl.h>

int main()
{
    uint32_t count = 0;
    aclInit(nullptr);
    aclrtGetDeviceCount(&count);
    std::cout << "Found " << count << " NPU device(s) available" << std::endl;
    HcclRootInfo root;
    aclrtSetDevice(0);
    HcclGetRootInfo(&root);
    std::mutex lock;
    std::vector<std::thread> threads;
    for (uint32_t d = 0; d < count; d++)
        threads.emplace_back([&, d] {
            HcclComm comm;
            aclrtStream stream;
            void *all = nullptr, *mine = nullptr;
            float value = -1;
            std::vector<float> numbers(count);
            for (uint32_t i = 0; i < count; i++)
                numbers[i] = (float)i;
            aclrtSetDevice(d);
            aclrtCreateStream(&stream);
            aclrtMalloc(&all, count * sizeof(float), ACL_MEM_MALLOC_HUGE_FIRST);
            aclrtMalloc(&mine, sizeof(float), ACL_MEM_MALLOC_HUGE_FIRST);
            aclrtMemcpy(all, count * sizeof(float), numbers.data(), count * sizeof(float),
                        ACL_MEMCPY_HOST_TO_DEVICE);
            HcclCommInitRootInfo(count, &root, d, &comm);
            HcclScatter(all, mine, 1, HCCL_DATA_TYPE_FP32, 0, comm, stream);
            aclrtSynchronizeStream(stream);
            aclrtMemcpy(&value, sizeof value, mine, sizeof value, ACL_MEMCPY_DEVICE_TO_HOST);
            HcclCommDestroy(comm);
            aclrtFree(all);
            aclrtFree(mine);
            aclrtDestroyStream(stream);
            std::lock_guard<std::mutex> held(lock);
            std::cout << "rankId: " << d << ", output: [ " << value << " ]" << std::endl;
        });
    for (auto &t : threads)
        t.join();
    aclFinalize();
    return 0;
}
