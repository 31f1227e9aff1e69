#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "custom_allgather.h"
#include "hccl_channel.h"
#include "hccl_rank_graph.h"
#include "hccl_res.h"
#include "param.h"
#include "securec.h"

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int code_ = (int)(call);                                                                   \
        if (code_ != 0)                                                                            \
            return (HcclResult)code_;                                                              \
    } while (0)

static HcclResult Connect(HcclComm comm, OpParam &p)
{
    std::vector<HcclChannelDesc> descs;
    void *buffer = nullptr;
    uint64_t size = 0;
    CHECK(HcclGetHcclBuffer(comm, &buffer, &size));
    CHECK(aclrtMemset(buffer, FLAG_AREA, 0, FLAG_AREA));
    p.buffer[p.rank] = (uint64_t)buffer;
    for (uint32_t r = 0; r < p.ranks; r++) {
        uint32_t *layers = nullptr, layerNum = 0, linkNum = 0;
        CommLink *links = nullptr;
        if (r == p.rank)
            continue;
        CHECK(HcclRankGraphGetLayers(comm, &layers, &layerNum));
        for (uint32_t l = 0; l < layerNum && linkNum == 0; l++)
            CHECK(HcclRankGraphGetLinks(comm, layers[l], p.rank, r, &links, &linkNum));
        if (linkNum == 0)
            return HCCL_E_INTERNAL;
        HcclChannelDesc desc;
        CHECK(HcclChannelDescInit(&desc, 1));
        desc.remoteRank = r;
        desc.channelProtocol = links[0].linkAttr.linkProtocol;
        desc.localEndpoint.protocol = links[0].srcEndpointDesc.protocol;
        desc.localEndpoint.commAddr = links[0].srcEndpointDesc.commAddr;
        desc.localEndpoint.loc = links[0].srcEndpointDesc.loc;
        desc.remoteEndpoint.protocol = links[0].dstEndpointDesc.protocol;
        desc.remoteEndpoint.commAddr = links[0].dstEndpointDesc.commAddr;
        desc.remoteEndpoint.loc = links[0].dstEndpointDesc.loc;
        desc.notifyNum = 3;
        descs.push_back(desc);
    }
    std::vector<ChannelHandle> channels(descs.size());
    CHECK(HcclChannelAcquire(comm, COMM_ENGINE_AIV, descs.data(), (uint32_t)descs.size(),
                             channels.data()));
    for (size_t i = 0; i < descs.size(); i++) {
        CHECK(HcclChannelGetHcclBuffer(comm, channels[i], &buffer, &size));
        p.buffer[descs[i].remoteRank] = (uint64_t)buffer;
    }
    return HCCL_SUCCESS;
}

static HcclResult Find(HcclComm comm, OpParam **found)
{
    static std::map<std::string, OpParam> kept;
    char name[128] = {0};
    CHECK(HcclGetCommName(comm, name));
    auto at = kept.find(name);
    if (at == kept.end()) {
        OpParam p = {};
        if (sprintf_s(p.tag, sizeof(p.tag), "%s_opbase", name) <= 0)
            return HCCL_E_INTERNAL;
        CHECK(HcclGetRankId(comm, &p.rank));
        CHECK(HcclGetRankSize(comm, &p.ranks));
        CHECK(Connect(comm, p));
        at = kept.emplace(name, p).first;
    }
    *found = &at->second;
    return HCCL_SUCCESS;
}

static HcclResult Load(aclrtFuncHandle *function)
{
    static aclrtFuncHandle loaded;
    if (loaded == nullptr) {
        std::ifstream file("custom_allgather_kernels.o", std::ios::binary);
        std::vector<char> bytes((std::istreambuf_iterator<char>(file)),
                                std::istreambuf_iterator<char>());
        aclrtBinary binary = aclrtCreateBinary(bytes.data(), bytes.size());
        aclrtBinHandle handle = nullptr;
        if (binary == nullptr || aclrtBinaryLoad(binary, &handle) || aclrtDestroyBinary(binary) ||
            aclrtBinaryGetFunction(handle, "CustomAllGatherKernel", &loaded))
            return HCCL_E_RUNTIME;
    }
    *function = loaded;
    return HCCL_SUCCESS;
}

HcclResult CustomAllGather(void *sendBuf, void *recvBuf, uint64_t count, HcclDataType dataType,
                           HcclComm comm, aclrtStream stream)
{
    aclrtFuncHandle function = nullptr;
    OpParam *p = nullptr;
    uint64_t interval = 0;
    CHECK(Find(comm, &p));
    CHECK(Load(&function));
    p->input = (uint64_t)sendBuf;
    p->output = (uint64_t)recvBuf;
    p->count = count;
    p->dataType = (uint32_t)dataType;
    p->call++;
    aclrtLaunchKernelAttr attrs[3] = {};
    CHECK(aclrtGetOpTimeOutInterval(&interval));
    attrs[0].id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE;
    attrs[0].value.schemMode = 1;
    attrs[1].id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US;
    attrs[1].value.timeoutUs.timeoutLow = 60000000;
    attrs[2].id = ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE;
    attrs[2].value.engineType = ACL_RT_ENGINE_TYPE_AIV;
    aclrtLaunchKernelCfg cfg = {attrs, 3};
    return aclrtLaunchKernelWithHostArgs(function, 2, stream, &cfg, p, sizeof(*p), nullptr, 0)
               ? HCCL_E_RUNTIME
               : HCCL_SUCCESS;
}
