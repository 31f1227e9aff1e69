// The operator's host side: windows of all ranks, the kernel's image from the current folder, launch.
#include <fstream>
#include <iterator>
#include <string>

#include <hccl/hccl_channel.h>
#include <hccl/hccl_rank_graph.h>
#include <hccl/hccl_res.h>

#include "common.h"
#include "hccl_custom_allgather.h"

#define CHECK(call)                                                                                \
    do {                                                                                           \
        if ((call) != 0)                                                                           \
            return HCCL_E_INTERNAL;                                                                \
    } while (0)

static HcclResult Windows(HcclComm comm, OpParam &param)
{
    HcclChannelDesc descs[MAX_RANK_SIZE];
    ChannelHandle channels[MAX_RANK_SIZE];
    void *buffer = nullptr;
    uint64_t size = 0;
    uint32_t n = 0;
    CHECK(HcclGetHcclBuffer(comm, &buffer, &size));
    param.window[param.rank] = reinterpret_cast<uint64_t>(buffer);
    for (uint32_t r = 0; r < param.rankSize; r++) {
        CommLink *links = nullptr;
        uint32_t count = 0;
        if (r == param.rank)
            continue;
        CHECK(HcclRankGraphGetLinks(comm, 0, param.rank, r, &links, &count));
        CHECK(HcclChannelDescInit(&descs[n], 1));
        descs[n].remoteRank = r;
        descs[n].channelProtocol = links[0].linkAttr.linkProtocol;
        descs[n].localEndpoint = links[0].srcEndpointDesc;
        descs[n].remoteEndpoint = links[0].dstEndpointDesc;
        n++;
    }
    if (n > 0)
        CHECK(HcclChannelAcquire(comm, COMM_ENGINE_AIV, descs, n, channels));
    n = 0;
    for (uint32_t r = 0; r < param.rankSize; r++) {
        if (r == param.rank)
            continue;
        CHECK(HcclChannelGetHcclBuffer(comm, channels[n++], &buffer, &size));
        param.window[r] = reinterpret_cast<uint64_t>(buffer);
    }
    return HCCL_SUCCESS;
}

extern "C" HcclResult HcclAllGatherCustom(void *sendBuf, void *recvBuf, uint64_t dataSize,
                                          HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    OpParam param = {};
    aclrtBinary binary;
    aclrtBinHandle handle;
    aclrtFuncHandle function;
    (void)dataType;
    CHECK(HcclGetRankId(comm, &param.rank));
    CHECK(HcclGetRankSize(comm, &param.rankSize));
    CHECK(Windows(comm, param));
    param.input = reinterpret_cast<uint64_t>(sendBuf);
    param.output = reinterpret_cast<uint64_t>(recvBuf);
    param.bytes = dataSize;
    std::ifstream file("hccl_custom_allgather_kernels.o", std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    binary = aclrtCreateBinary(bytes.data(), bytes.size());
    CHECK(aclrtBinaryLoad(binary, &handle));
    aclrtDestroyBinary(binary);
    CHECK(aclrtBinaryGetFunction(handle, "HcclAllGatherAivKernel", &function));
    CHECK(aclrtLaunchKernelWithHostArgs(function, 1, stream, nullptr, &param, sizeof(param), nullptr,
                                        0));
    return HCCL_SUCCESS;
}
