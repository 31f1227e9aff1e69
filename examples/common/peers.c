/* common/peers.c: see peers.h. */
#include "peers.h"

#include <stdlib.h>

#include <hccl/hccl_channel.h>
#include <hccl/hccl_rank_graph.h>

#include "log.h"

uint32_t TypeBytes(HcclDataType dataType)
{
    switch ((int)dataType) {
    case HCCL_DATA_TYPE_INT8:
    case HCCL_DATA_TYPE_UINT8:
    case HCCL_DATA_TYPE_HIF8:
    case HCCL_DATA_TYPE_FP8E4M3:
    case HCCL_DATA_TYPE_FP8E5M2:
    case HCCL_DATA_TYPE_FP8E8M0:
        return 1;
    case HCCL_DATA_TYPE_INT16:
    case HCCL_DATA_TYPE_UINT16:
    case HCCL_DATA_TYPE_FP16:
    case HCCL_DATA_TYPE_BFP16:
        return 2;
    case HCCL_DATA_TYPE_INT32:
    case HCCL_DATA_TYPE_UINT32:
    case HCCL_DATA_TYPE_FP32:
        return 4;
    case HCCL_DATA_TYPE_INT64:
    case HCCL_DATA_TYPE_UINT64:
    case HCCL_DATA_TYPE_FP64:
        return 8;
    case HCCL_DATA_TYPE_INT128:
        return 16;
    default:
        return 0;
    }
}

/* Makes the device context and registers it. It is zero before it can be granted to a peer, which
 * may set flags in it at once. A registration cannot be taken back: from then on both stay. */
static HcclResult CreateContext(HcclComm comm, const PeersNeeds *needs, Peers *peers)
{
    CommMem memory = {.type = COMM_MEM_TYPE_DEVICE, .size = needs->contextBytes};
    HcclResult result;
    aclError code;

    if (peers->context != NULL)
        return HCCL_SUCCESS;
    CHECKED(HcclEngineCtxCreate(comm, needs->tag, COMM_ENGINE_AIV, memory.size, &memory.addr));
    code = aclrtMemset(memory.addr, memory.size, 0, memory.size);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("zeroing the engine context returned %d", code);
        result = HCCL_E_RUNTIME;
        goto destroy_context;
    }
    result = HcclCommMemReg(comm, needs->tag, &memory, &peers->memHandle);
    if (result != HCCL_SUCCESS) {
        HCCL_ERROR("registering the engine context: %s (%d)", HcclGetErrorString(result),
                   (int)result);
        goto destroy_context;
    }
    peers->context = memory.addr;
    return HCCL_SUCCESS;

destroy_context:
    (void)HcclEngineCtxDestroy(comm, needs->tag, COMM_ENGINE_AIV);
    return result;
}

/* Protocols under which a kernel reaches a peer's memory by its address. */
static bool IsMemoryProtocol(CommProtocol protocol)
{
    return protocol == COMM_PROTOCOL_UB_MEM || protocol == COMM_PROTOCOL_HCCS ||
           protocol == COMM_PROTOCOL_HCCS_ONLY || protocol == COMM_PROTOCOL_SIO;
}

/* The first link to `remote` in any layer that gives memory access. */
static HcclResult FindLink(HcclComm comm, uint32_t rank, uint32_t remote, CommLink *found)
{
    uint32_t *layers, layerNum, linkNum;
    CommLink *links;

    CHECKED(HcclRankGraphGetLayers(comm, &layers, &layerNum));
    for (uint32_t layer = 0; layer < layerNum; layer++) {
        if (HcclRankGraphGetLinks(comm, layers[layer], rank, remote, &links, &linkNum) !=
            HCCL_SUCCESS)
            continue;
        for (uint32_t i = 0; i < linkNum; i++) {
            if (IsMemoryProtocol(links[i].linkAttr.linkProtocol)) {
                *found = links[i];
                return HCCL_SUCCESS;
            }
        }
    }
    HCCL_ERROR("rank %u has no link to rank %u that gives access to its memory", rank, remote);
    return HCCL_E_NOT_FOUND;
}

/* The i-th peer: all ranks without the own one. */
static uint32_t PeerRank(const Peers *peers, uint32_t i)
{
    return i < peers->rank ? i : i + 1;
}

static HcclResult DescribeChannel(HcclComm comm, Peers *peers, uint32_t remote,
                                  HcclChannelDesc *desc)
{
    CommLink link;
    HcclResult result = FindLink(comm, peers->rank, remote, &link);

    if (result != HCCL_SUCCESS)
        return result;
    CHECKED(HcclChannelDescInit(desc, 1));
    desc->remoteRank = remote;
    desc->channelProtocol = link.linkAttr.linkProtocol;
    desc->localEndpoint = link.srcEndpointDesc;
    desc->remoteEndpoint = link.dstEndpointDesc;
    desc->memHandles = &peers->memHandle;
    desc->memHandleNum = 1;
    return HCCL_SUCCESS;
}

/* What a channel grants: the peer's HCCL buffer, and among its memories its context, known by its
 * size: the peer may grant more, and not every product gives tags back. */
static HcclResult ReadChannel(HcclComm comm, ChannelHandle channel, uint64_t contextBytes,
                              uint64_t pair[2], uint64_t *bufferBytes)
{
    void *buffer;
    uint32_t memNum;
    CommMem *mems;
    char **tags;

    CHECKED(HcclChannelGetHcclBuffer(comm, channel, &buffer, bufferBytes));
    CHECKED(HcclChannelGetRemoteMems(comm, channel, &memNum, &mems, &tags));
    for (uint32_t i = memNum; i-- > 0;) {
        if (mems[i].size == contextBytes) {
            pair[0] = (uint64_t)(uintptr_t)buffer;
            pair[1] = (uint64_t)(uintptr_t)mems[i].addr;
            return HCCL_SUCCESS;
        }
    }
    HCCL_ERROR("a peer grants %u memories, none of them an engine context of this operator",
               memNum);
    return HCCL_E_NOT_FOUND;
}

/* Channels to all peers; channels[i] leads to PeerRank(i). */
static HcclResult AcquireChannels(HcclComm comm, Peers *peers, ChannelHandle *channels)
{
    uint32_t count = peers->rankSize - 1;
    HcclChannelDesc *descs = calloc(count, sizeof(*descs));
    HcclResult result = HCCL_SUCCESS;

    if (descs == NULL) {
        HCCL_ERROR("no host memory for %u channels", count);
        return HCCL_E_MEMORY;
    }
    for (uint32_t i = 0; i < count && result == HCCL_SUCCESS; i++)
        result = DescribeChannel(comm, peers, PeerRank(peers, i), &descs[i]);
    if (result == HCCL_SUCCESS) {
        result = HcclChannelAcquire(comm, COMM_ENGINE_AIV, descs, count, channels);
        if (result != HCCL_SUCCESS)
            HCCL_ERROR("connecting rank %u to its %u peers: %s (%d)", peers->rank, count,
                       HcclGetErrorString(result), (int)result);
    }
    free(descs);
    return result;
}

static HcclResult Connect(HcclComm comm, uint64_t contextBytes, Peers *peers, uint64_t *table)
{
    ChannelHandle *channels = calloc(peers->rankSize, sizeof(*channels));
    HcclResult result;
    uint64_t bytes;

    if (channels == NULL) {
        HCCL_ERROR("no host memory for the channels of %u ranks", peers->rankSize);
        return HCCL_E_MEMORY;
    }
    result = AcquireChannels(comm, peers, channels);
    for (uint32_t i = 0; i + 1 < peers->rankSize && result == HCCL_SUCCESS; i++) {
        result =
            ReadChannel(comm, channels[i], contextBytes, &table[2 * PeerRank(peers, i)], &bytes);
        if (result == HCCL_SUCCESS && bytes < peers->bufferBytes)
            peers->bufferBytes = bytes;
    }
    free(channels);
    return result;
}

static HcclResult FillTable(HcclComm comm, const PeersNeeds *needs, Peers *peers)
{
    size_t bytes = 2 * peers->rankSize * sizeof(uint64_t);
    uint64_t *table = calloc(2 * peers->rankSize, sizeof(uint64_t));
    HcclResult result;
    void *buffer;
    aclError code;

    if (table == NULL) {
        HCCL_ERROR("no host memory for the address table of %u ranks", peers->rankSize);
        return HCCL_E_MEMORY;
    }
    result = HcclGetHcclBuffer(comm, &buffer, &peers->bufferBytes);
    if (result != HCCL_SUCCESS) {
        HCCL_ERROR("own HCCL buffer: %s (%d)", HcclGetErrorString(result), (int)result);
        goto free_table;
    }
    table[2 * peers->rank] = (uint64_t)(uintptr_t)buffer;
    table[2 * peers->rank + 1] = (uint64_t)(uintptr_t)peers->context;
    if (peers->rankSize > 1)
        result = Connect(comm, needs->contextBytes, peers, table);
    if (result != HCCL_SUCCESS)
        goto free_table;
    code =
        aclrtMemcpy(peers->context, needs->contextBytes, table, bytes, ACL_MEMCPY_HOST_TO_DEVICE);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("copying the address table returned %d", code);
        result = HCCL_E_RUNTIME;
    }

free_table:
    free(table);
    return result;
}

static HcclResult Prepare(HcclComm comm, const PeersNeeds *needs, uint32_t rankSize, Peers *peers)
{
    HcclResult result;

    CHECKED(HcclGetRankId(comm, &peers->rank));
    peers->rankSize = rankSize;
    result = CreateContext(comm, needs, peers);
    if (result == HCCL_SUCCESS)
        result = FillTable(comm, needs, peers);
    peers->ready = result == HCCL_SUCCESS;
    return result;
}

HcclResult PeersGet(HcclComm comm, const PeersNeeds *needs, Peers **out)
{
    uint32_t rankSize = 0;
    void *record;
    uint64_t size;
    HcclResult result;

    if (HcclEngineCtxGet(comm, needs->tag, COMM_ENGINE_CPU, &record, &size) != HCCL_SUCCESS) {
        CHECKED(HcclGetRankSize(comm, &rankSize));
        if (rankSize > needs->ranksMax) {
            HCCL_ERROR("the communicator has %u ranks, at most %u are supported", rankSize,
                       needs->ranksMax);
            return HCCL_E_NOT_SUPPORT;
        }
        size = sizeof(Peers) + (uint64_t)needs->countersPerRank * rankSize * sizeof(uint64_t);
        CHECKED(HcclEngineCtxCreate(comm, needs->tag, COMM_ENGINE_CPU, size, &record));
    }
    *out = record;
    if ((*out)->ready)
        return HCCL_SUCCESS;
    CHECKED(HcclGetRankSize(comm, &rankSize));
    result = Prepare(comm, needs, rankSize, *out);
    if (result != HCCL_SUCCESS && (*out)->context == NULL)
        (void)HcclEngineCtxDestroy(comm, needs->tag, COMM_ENGINE_CPU);
    return result;
}
