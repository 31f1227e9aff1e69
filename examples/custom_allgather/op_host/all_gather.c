/* op_host/all_gather.c: the operator's host side: what a communicator needs once (context, its
 * registration, channels to all peers, the address table, the kernel), and what a call needs.
 *
 * Everything that is kept lies in two engine contexts of the communicator and goes with it: a host
 * one (COMM_ENGINE_CPU) for this file's own record, and the device one (COMM_ENGINE_AIV) for the
 * kernel. So there is no table of communicators here that could outlive them. */
#include "hccl_custom_allgather.h"

#include <stdbool.h>
#include <stdlib.h>

#include <hccl/hccl_channel.h>
#include <hccl/hccl_comm.h>
#include <hccl/hccl_rank_graph.h>
#include <hccl/hccl_res.h>

#include "common.h"
#include "launch_kernel.h"
#include "log.h"

#define CTX_TAG     "hccl_custom_allgather"
#define BUFFERS_MAX 15 /* registered by the user */

/* Device memory [begin, end) that peers may write. */
typedef struct Buffer {
    uint64_t begin;
    uint64_t end;
} Buffer;

/* The record of a communicator, zeroed when it is made. */
typedef struct AllGatherRes {
    bool ready;
    void *context;                             /* engine context, once it is registered */
    HcclMemHandle memHandles[1 + BUFFERS_MAX]; /* of the context, then of the buffers */
    uint32_t bufferNum;
    Buffer buffers[BUFFERS_MAX];
    aclrtFuncHandle kernel;
    uint32_t rank;
    uint32_t rankSize;
    uint64_t slotBytes; /* map of the HCCL buffer, see common.h */
    uint64_t halfBytes;
} AllGatherRes;

#define CHECKED(call)                                                                              \
    do {                                                                                           \
        HcclResult checked_ = (call);                                                              \
        if (checked_ != HCCL_SUCCESS) {                                                            \
            HCCL_ERROR("%s: %s (%d)", #call, HcclGetErrorString(checked_), (int)checked_);         \
            return checked_;                                                                       \
        }                                                                                          \
    } while (0)

static uint64_t AlignDown(uint64_t value)
{
    return value / CUT_ALIGN * CUT_ALIGN;
}

static uint64_t AlignUp(uint64_t value)
{
    return AlignDown(value + CUT_ALIGN - 1);
}

static uint64_t DivideUp(uint64_t value, uint64_t by)
{
    return value / by + (value % by != 0);
}

static uint64_t Smaller(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* Bytes of one element, 0 when its type cannot be copied by elements. */
static uint32_t TypeBytes(HcclDataType dataType)
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

/* ---- once per communicator ---- */

/* Makes the device context and registers it. It is zero before it can be granted to a peer, which
 * may set flags in it at once. A registration cannot be taken back: from then on both stay. */
static HcclResult CreateContext(HcclComm comm, AllGatherRes *res)
{
    CommMem memory = {.type = COMM_MEM_TYPE_DEVICE, .size = CONTEXT_GRANTED_BYTES};
    HcclResult result;
    aclError code;

    if (res->context != NULL)
        return HCCL_SUCCESS;
    CHECKED(HcclEngineCtxCreate(comm, CTX_TAG, COMM_ENGINE_AIV, AIV_TAG_BUFF_LEN, &memory.addr));
    code = aclrtMemset(memory.addr, AIV_TAG_BUFF_LEN, 0, AIV_TAG_BUFF_LEN);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("zeroing the engine context returned %d", code);
        result = HCCL_E_RUNTIME;
        goto destroy_context;
    }
    result = HcclCommMemReg(comm, CTX_TAG, &memory, &res->memHandles[0]);
    if (result != HCCL_SUCCESS) {
        HCCL_ERROR("registering the engine context: %s (%d)", HcclGetErrorString(result),
                   (int)result);
        goto destroy_context;
    }
    res->context = memory.addr;
    return HCCL_SUCCESS;

destroy_context:
    (void)HcclEngineCtxDestroy(comm, CTX_TAG, COMM_ENGINE_AIV);
    return result;
}

/* Protocols under which a kernel reaches a peer's memory by its address. */
static bool IsMemoryProtocol(CommProtocol protocol)
{
    return protocol == COMM_PROTOCOL_UB_MEM || protocol == COMM_PROTOCOL_HCCS ||
           protocol == COMM_PROTOCOL_HCCS_ONLY || protocol == COMM_PROTOCOL_SIO;
}

/* The first link to `remote` in any layer that gives memory access; NULL when there is none. */
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
static uint32_t PeerRank(const AllGatherRes *res, uint32_t i)
{
    return i < res->rank ? i : i + 1;
}

static HcclResult DescribeChannel(HcclComm comm, AllGatherRes *res, uint32_t remote,
                                  HcclChannelDesc *desc)
{
    CommLink link;
    HcclResult result = FindLink(comm, res->rank, remote, &link);

    if (result != HCCL_SUCCESS)
        return result;
    CHECKED(HcclChannelDescInit(desc, 1));
    desc->remoteRank = remote;
    desc->channelProtocol = link.linkAttr.linkProtocol;
    desc->localEndpoint = link.srcEndpointDesc;
    desc->remoteEndpoint = link.dstEndpointDesc;
    desc->memHandles = res->memHandles;
    desc->memHandleNum = 1 + res->bufferNum;
    return HCCL_SUCCESS;
}

/* What a channel grants: the peer's HCCL buffer, and among its memories its context, known by its
 * size: the peer may grant more, for this operator and for others. */
static HcclResult ReadChannel(HcclComm comm, ChannelHandle channel, uint64_t pair[2],
                              uint64_t *bufferBytes)
{
    void *buffer;
    uint32_t memNum;
    CommMem *mems;
    char **tags;

    CHECKED(HcclChannelGetHcclBuffer(comm, channel, &buffer, bufferBytes));
    CHECKED(HcclChannelGetRemoteMems(comm, channel, &memNum, &mems, &tags));
    for (uint32_t i = memNum; i-- > 0;) {
        if (mems[i].size == CONTEXT_GRANTED_BYTES) {
            pair[0] = (uint64_t)(uintptr_t)buffer;
            pair[1] = (uint64_t)(uintptr_t)mems[i].addr;
            return HCCL_SUCCESS;
        }
    }
    HCCL_ERROR("a peer grants %u memories, none of them an engine context of this operator",
               memNum);
    return HCCL_E_NOT_FOUND;
}

/* Channels to all peers, which grant them what res->memHandles lists; channels[i] leads to
 * PeerRank(i). Waits for what the peers grant, so all ranks come here together. */
static HcclResult AcquireChannels(HcclComm comm, AllGatherRes *res, ChannelHandle *channels)
{
    uint32_t peers = res->rankSize - 1;
    HcclChannelDesc *descs;
    HcclResult result = HCCL_SUCCESS;

    if (peers == 0)
        return HCCL_SUCCESS;
    descs = calloc(peers, sizeof(*descs));
    if (descs == NULL) {
        HCCL_ERROR("no host memory for %u channels", peers);
        return HCCL_E_MEMORY;
    }
    for (uint32_t i = 0; i < peers && result == HCCL_SUCCESS; i++)
        result = DescribeChannel(comm, res, PeerRank(res, i), &descs[i]);
    if (result == HCCL_SUCCESS) {
        result = HcclChannelAcquire(comm, COMM_ENGINE_AIV, descs, peers, channels);
        if (result != HCCL_SUCCESS)
            HCCL_ERROR("connecting rank %u to its %u peers: %s (%d)", res->rank, peers,
                       HcclGetErrorString(result), (int)result);
    }
    free(descs);
    return result;
}

/* Connects to all peers and fills the address table; `smallest` is the smallest HCCL buffer. */
static HcclResult Connect(HcclComm comm, AllGatherRes *res, uint64_t *table, uint64_t *smallest)
{
    ChannelHandle *channels = calloc(res->rankSize, sizeof(*channels));
    HcclResult result;
    uint64_t bytes;

    if (channels == NULL) {
        HCCL_ERROR("no host memory for the channels of %u ranks", res->rankSize);
        return HCCL_E_MEMORY;
    }
    result = AcquireChannels(comm, res, channels);
    for (uint32_t i = 0; i + 1 < res->rankSize && result == HCCL_SUCCESS; i++) {
        result = ReadChannel(comm, channels[i], &table[2 * PeerRank(res, i)], &bytes);
        if (result == HCCL_SUCCESS)
            *smallest = Smaller(*smallest, bytes);
    }
    free(channels);
    return result;
}

/* The same on all ranks: each knows the size of every rank's buffer. */
static HcclResult MapBuffer(AllGatherRes *res, uint64_t smallest)
{
    uint64_t slot = AlignDown(smallest / 2 / res->rankSize);

    if (slot == 0) {
        HCCL_ERROR("the smallest HCCL buffer has %llu bytes, %u ranks need %llu; raise "
                   "HCCL_BUFFSIZE",
                   (unsigned long long)smallest, res->rankSize, 2ull * res->rankSize * CUT_ALIGN);
        return HCCL_E_PARA;
    }
    res->slotBytes = Smaller(slot, (uint64_t)MAX_NUM_BLOCKS * CHUNK_BYTES_MAX);
    res->halfBytes = res->slotBytes * res->rankSize;
    return HCCL_SUCCESS;
}

static HcclResult FillTable(HcclComm comm, AllGatherRes *res)
{
    size_t tableBytes = 2 * res->rankSize * sizeof(uint64_t);
    uint64_t *table = calloc(2 * res->rankSize, sizeof(uint64_t));
    void *buffer;
    uint64_t smallest;
    HcclResult result;
    aclError code;

    if (table == NULL) {
        HCCL_ERROR("no host memory for the address table of %u ranks", res->rankSize);
        return HCCL_E_MEMORY;
    }
    result = HcclGetHcclBuffer(comm, &buffer, &smallest);
    if (result != HCCL_SUCCESS) {
        HCCL_ERROR("own HCCL buffer: %s (%d)", HcclGetErrorString(result), (int)result);
        goto free_table;
    }
    table[2 * res->rank] = (uint64_t)(uintptr_t)buffer;
    table[2 * res->rank + 1] = (uint64_t)(uintptr_t)res->context;
    result = Connect(comm, res, table, &smallest);
    if (result == HCCL_SUCCESS)
        result = MapBuffer(res, smallest);
    if (result != HCCL_SUCCESS)
        goto free_table;
    code =
        aclrtMemcpy(res->context, AIV_TAG_BUFF_LEN, table, tableBytes, ACL_MEMCPY_HOST_TO_DEVICE);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("copying the address table returned %d", code);
        result = HCCL_E_RUNTIME;
    }

free_table:
    free(table);
    return result;
}

static HcclResult Prepare(HcclComm comm, AllGatherRes *res)
{
    HcclResult result;

    CHECKED(HcclGetRankId(comm, &res->rank));
    CHECKED(HcclGetRankSize(comm, &res->rankSize));
    if (res->rankSize > MAX_RANK_SIZE) {
        HCCL_ERROR("the communicator has %u ranks, at most %d are supported", res->rankSize,
                   MAX_RANK_SIZE);
        return HCCL_E_NOT_SUPPORT;
    }
    result = GetKernel(&res->kernel); /* first: a peer's error here keeps nobody waiting */
    if (result == HCCL_SUCCESS)
        result = CreateContext(comm, res);
    if (result == HCCL_SUCCESS)
        result = FillTable(comm, res);
    res->ready = result == HCCL_SUCCESS;
    return result;
}

/* The record of the communicator, ready for use. After a failure the next call tries again, from
 * the registered context on if it came that far. */
static HcclResult GetResources(HcclComm comm, AllGatherRes **out)
{
    AllGatherRes *res;
    void *record;
    uint64_t size;
    HcclResult result;

    if (HcclEngineCtxGet(comm, CTX_TAG, COMM_ENGINE_CPU, &record, &size) != HCCL_SUCCESS)
        CHECKED(HcclEngineCtxCreate(comm, CTX_TAG, COMM_ENGINE_CPU, sizeof(AllGatherRes), &record));
    res = record;
    if (!res->ready) {
        result = Prepare(comm, res);
        if (result != HCCL_SUCCESS) {
            if (res->context == NULL)
                (void)HcclEngineCtxDestroy(comm, CTX_TAG, COMM_ENGINE_CPU);
            return result;
        }
    }
    *out = res;
    return HCCL_SUCCESS;
}

/* ---- registered buffers ---- */

/* Whether one registered buffer has all of [begin, end). */
static bool IsRegistered(const AllGatherRes *res, uint64_t begin, uint64_t end)
{
    for (uint32_t i = 0; i < res->bufferNum; i++)
        if (begin >= res->buffers[i].begin && end <= res->buffers[i].end)
            return true;
    return false;
}

static HcclResult AddBuffer(HcclComm comm, AllGatherRes *res, void *buf, uint64_t bytes)
{
    CommMem memory = {.type = COMM_MEM_TYPE_DEVICE, .addr = buf, .size = bytes};
    ChannelHandle *channels = calloc(res->rankSize, sizeof(*channels));
    uint64_t begin = (uint64_t)(uintptr_t)buf;
    char tag[64];
    HcclResult result;

    if (channels == NULL) {
        HCCL_ERROR("no host memory for the channels of %u ranks", res->rankSize);
        return HCCL_E_MEMORY;
    }
    snprintf(tag, sizeof(tag), CTX_TAG ".buffer%u", res->bufferNum);
    result = HcclCommMemReg(comm, tag, &memory, &res->memHandles[1 + res->bufferNum]);
    if (result != HCCL_SUCCESS) {
        HCCL_ERROR("registering %llu bytes at %p: %s (%d)", (unsigned long long)bytes, buf,
                   HcclGetErrorString(result), (int)result);
        goto free_channels;
    }
    res->bufferNum++; /* registered for good; not used unless all peers know */
    result = AcquireChannels(comm, res, channels);
    if (result == HCCL_SUCCESS)
        res->buffers[res->bufferNum - 1] = (Buffer){.begin = begin, .end = begin + bytes};

free_channels:
    free(channels);
    return result;
}

HcclResult HcclAllGatherCustomRegister(HcclComm comm, void *buf, uint64_t bytes)
{
    AllGatherRes *res;
    HcclResult result;

    if (comm == NULL || buf == NULL) {
        HCCL_ERROR("null pointer: comm %p, buf %p", comm, buf);
        return HCCL_E_PTR;
    }
    result = GetResources(comm, &res);
    if (result != HCCL_SUCCESS)
        return result;
    if (res->bufferNum == BUFFERS_MAX) {
        HCCL_ERROR("the communicator has %u registered buffers, the limit; register larger ones",
                   res->bufferNum);
        return HCCL_E_PARA;
    }
    return AddBuffer(comm, res, buf, bytes);
}

/* ---- every call ---- */

/* Apart, or exactly one rank's part of the output: then *part is that rank. */
static HcclResult CheckOverlap(uint64_t input, uint64_t output, uint64_t len, uint32_t rankSize,
                               uint32_t *part)
{
    uint64_t total = len * rankSize;

    *part = rankSize;
    if (input + len <= output || output + total <= input)
        return HCCL_SUCCESS;
    if (input >= output && (input - output) % len == 0 && input + len <= output + total) {
        *part = (uint32_t)((input - output) / len);
        return HCCL_SUCCESS;
    }
    HCCL_ERROR("sendBuf overlaps recvBuf at byte %lld; it must lie apart from recvBuf, or be "
               "exactly one rank's part of it (a multiple of %llu bytes from its start)",
               (long long)(input - output), (unsigned long long)len);
    return HCCL_E_PARA;
}

/* Cuts `len` bytes for `blocks` cores. */
static void CutCall(const AllGatherRes *res, uint64_t len, uint32_t blocks, OpParam *param)
{
    uint64_t lanes = 1;
    uint64_t area;

    if (blocks >= res->rankSize) {
        lanes = Smaller(blocks, res->slotBytes / CUT_ALIGN);
        lanes = Smaller(lanes, DivideUp(len, LaneBytesMin()));
        lanes = lanes == 0 ? 1 : lanes;
    }
    param->len = len;
    param->laneBytes = AlignUp(DivideUp(len, lanes));
    if (param->laneBytes != 0)
        lanes = DivideUp(len, param->laneBytes);
    area = Smaller(AlignDown(res->slotBytes / lanes), CHUNK_BYTES_MAX);
    param->lanes = (uint32_t)lanes;
    param->chunks = (uint32_t)DivideUp(param->laneBytes, area);
    if (param->chunks == 0)
        param->chunks = 1;
    param->chunkBytes = AlignUp(DivideUp(param->laneBytes, param->chunks));
    param->small =
        param->chunks == 1 && param->chunkBytes * lanes * res->rankSize <= SMALL_DATA_BYTES;
    param->arrive = len >= DIRECT_BYTES_MIN && res->rankSize > 1;
    param->halfBytes = param->small ? SMALL_DATA_BYTES : res->halfBytes;
    param->slotBytes = param->small ? param->chunkBytes * lanes : res->slotBytes;
}

/* Most bytes of one launch, which counts its chunks in 16 bits. However many lanes there are, their
 * areas together have at least half of what one lane would have. */
static uint64_t LaunchBytesMax(const AllGatherRes *res)
{
    return Smaller(res->slotBytes, CHUNK_BYTES_MAX) / 2 * CHUNKS_PER_LAUNCH;
}

static HcclResult LaunchParts(AllGatherRes *res, OpParam *param, uint64_t len, aclrtStream stream)
{
    uint64_t end = param->output + len * res->rankSize;
    bool registered = !param->inputOverlaps && IsRegistered(res, param->output, end);
    uint64_t most = LaunchBytesMax(res);
    uint64_t done = 0;

    do {
        uint64_t part = Smaller(len - done, most);
        uint32_t blocks;
        HcclResult result = ChooseBlocks(part, res->rankSize, &blocks);

        if (result != HCCL_SUCCESS)
            return result;
        CutCall(res, part, blocks, param);
        param->announce = registered && param->arrive ? param->output : 0;
        result = LaunchKernel(&res->kernel, param, blocks, stream);
        if (result != HCCL_SUCCESS)
            return result;
        done += part;
        param->input += part;
        param->output += part;
    } while (done < len);
    return HCCL_SUCCESS;
}

static HcclResult CheckArguments(const void *sendBuf, const void *recvBuf, uint64_t sendCount,
                                 HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    if (comm == NULL || stream == NULL ||
        (sendCount != 0 && (sendBuf == NULL || recvBuf == NULL))) {
        HCCL_ERROR("null pointer: sendBuf %p, recvBuf %p, comm %p, stream %p", sendBuf, recvBuf,
                   comm, stream);
        return HCCL_E_PTR;
    }
    if (TypeBytes(dataType) == 0) {
        HCCL_ERROR("data type %d is not one with elements of 1, 2, 4, 8 or 16 bytes (0 to 12 and "
                   "14 to 17)",
                   (int)dataType);
        return HCCL_E_NOT_SUPPORT;
    }
    if (sendCount > UINT64_MAX / MAX_RANK_SIZE / TypeBytes(dataType)) {
        HCCL_ERROR("sendCount is %llu elements of %u bytes, at most %llu are possible",
                   (unsigned long long)sendCount, TypeBytes(dataType),
                   (unsigned long long)(UINT64_MAX / MAX_RANK_SIZE / TypeBytes(dataType)));
        return HCCL_E_PARA;
    }
    return HCCL_SUCCESS;
}

HcclResult HcclAllGatherCustom(void *sendBuf, void *recvBuf, uint64_t sendCount,
                               HcclDataType dataType, HcclComm comm, aclrtStream stream)
{
    AllGatherRes *res;
    OpParam param;
    uint64_t len;
    uint32_t part;
    HcclResult result = CheckArguments(sendBuf, recvBuf, sendCount, dataType, comm, stream);

    if (result != HCCL_SUCCESS)
        return result;
    result = GetResources(comm, &res);
    if (result != HCCL_SUCCESS)
        return result;
    len = sendCount * TypeBytes(dataType);
    part = res->rankSize;
    if (len != 0)
        result = CheckOverlap((uint64_t)(uintptr_t)sendBuf, (uint64_t)(uintptr_t)recvBuf, len,
                              res->rankSize, &part);
    if (result != HCCL_SUCCESS)
        return result;
    param = (OpParam){
        .context = (uint64_t)(uintptr_t)res->context,
        .input = (uint64_t)(uintptr_t)sendBuf,
        .output = (uint64_t)(uintptr_t)recvBuf,
        .outputSliceStride = len,
        .rank = res->rank,
        .rankSize = res->rankSize,
        .dataType = (uint32_t)dataType,
        .inputOverlaps = part < res->rankSize && part != res->rank,
    };
    return LaunchParts(res, &param, len, stream);
}
