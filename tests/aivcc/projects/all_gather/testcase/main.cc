#include <cstdio>
#include <vector>

#include <mpi.h>

#include "custom_allgather.h"

/* Three calls, sizes that are no multiple of a block. */
static int Run(int rank, int ranks, HcclComm comm, aclrtStream stream)
{
    const uint64_t count = 100003;
    std::vector<float> in(count), out(count * ranks);
    void *from = nullptr, *to = nullptr;
    if (aclrtMalloc(&from, count * 4, ACL_MEM_MALLOC_HUGE_FIRST) ||
        aclrtMalloc(&to, count * 4 * ranks, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    for (int call = 0; call < 3; call++) {
        for (uint64_t i = 0; i < count; i++)
            in[i] = (float)(rank * 1000 + call * 100 + (int)(i % 97));
        aclrtMemcpy(from, count * 4, in.data(), count * 4, ACL_MEMCPY_HOST_TO_DEVICE);
        aclrtMemset(to, count * 4 * ranks, 0xee, count * 4 * ranks);
        if (CustomAllGather(from, to, count, HCCL_DATA_TYPE_FP32, comm, stream) ||
            aclrtSynchronizeStream(stream))
            return 2;
        aclrtMemcpy(out.data(), count * 4 * ranks, to, count * 4 * ranks,
                    ACL_MEMCPY_DEVICE_TO_HOST);
        for (uint64_t i = 0; i < count * ranks; i++)
            if (out[i] != (float)((int)(i / count) * 1000 + call * 100 + (int)(i % count % 97)))
                return 3;
    }
    aclrtFree(from);
    aclrtFree(to);
    return 0;
}

int main(int argc, char **argv)
{
    int rank = 0, ranks = 0;
    uint32_t devices = 0;
    HcclRootInfo root = {};
    HcclComm comm = nullptr;
    aclrtStream stream = nullptr;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (aclInit(nullptr) || aclrtGetDeviceCount(&devices) || devices == 0 ||
        aclrtSetDevice(rank % (int)devices) || (rank == 0 && HcclGetRootInfo(&root)))
        return 1;
    MPI_Bcast(&root, HCCL_ROOT_INFO_BYTES, MPI_BYTE, 0, MPI_COMM_WORLD);
    if (HcclCommInitRootInfo((uint32_t)ranks, &root, (uint32_t)rank, &comm) ||
        aclrtCreateStream(&stream))
        return 1;
    int code = Run(rank, ranks, comm, stream);
    std::printf("[Rank %d] %s (%d)\n", rank, code == 0 ? "Test Passed!" : "Test Failed!", code);
    HcclCommDestroy(comm);
    aclrtDestroyStream(stream);
    aclFinalize();
    MPI_Finalize();
    return code;
}
