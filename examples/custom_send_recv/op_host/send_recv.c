/* op_host/send_recv.c: the operators' host side: checks the call, numbers its chunks, launches it.
 * What a communicator needs once is in ../common/peers.c. */
#include "hccl_custom_send_recv.h"

#include "common.h"
#include "kernel.h"
#include "log.h"
#include "peers.h"

enum { SEND, RECV, DIRECTIONS }; /* kernels of the image, and counters of each peer */

static KernelImage g_image = {.file = "hccl_custom_send_recv_kernels.o",
                              .variable = "HCCL_CUSTOM_SEND_RECV_KERNEL",
                              .names = {"HcclSendAivKernel", "HcclRecvAivKernel"}};

static const PeersNeeds g_needs = {.tag = "hccl_custom_send_recv",
                                   .contextBytes = CONTEXT_BYTES,
                                   .ranksMax = MAX_RANK_SIZE,
                                   .countersPerRank = DIRECTIONS};

/* The same on all ranks: each knows the smallest buffer. */
static uint64_t HalfBytes(const Peers *peers)
{
    uint64_t half = peers->bufferBytes / 2 / peers->rankSize / CUT_ALIGN * CUT_ALIGN;

    return half < CHUNK_BYTES_MAX ? half : CHUNK_BYTES_MAX;
}

/* The image first: an error here keeps no peer waiting. */
static HcclResult GetResources(HcclComm comm, Peers **peers)
{
    HcclResult result = KernelLoad(&g_image);

    if (result == HCCL_SUCCESS)
        result = PeersGet(comm, &g_needs, peers);
    if (result != HCCL_SUCCESS)
        return result;
    if (HalfBytes(*peers) != 0)
        return HCCL_SUCCESS;
    HCCL_ERROR("the smallest HCCL buffer has %llu bytes, %u ranks need %llu; raise HCCL_BUFFSIZE",
               (unsigned long long)(*peers)->bufferBytes, (*peers)->rankSize,
               2ull * (*peers)->rankSize * CUT_ALIGN);
    return HCCL_E_PARA;
}

static HcclResult CheckArguments(const void *buf, uint64_t count, HcclDataType dataType,
                                 HcclComm comm, aclrtStream stream)
{
    if (comm == NULL || stream == NULL || (count != 0 && buf == NULL)) {
        HCCL_ERROR("null pointer: buffer %p, comm %p, stream %p", buf, comm, stream);
        return HCCL_E_PTR;
    }
    if (TypeBytes(dataType) == 0) {
        HCCL_ERROR("data type %d is not one with elements of 1, 2, 4, 8 or 16 bytes (0 to 12 and "
                   "14 to 17)",
                   (int)dataType);
        return HCCL_E_NOT_SUPPORT;
    }
    if (count > UINT64_MAX / TypeBytes(dataType)) {
        HCCL_ERROR("count is %llu elements of %u bytes, at most %llu are possible",
                   (unsigned long long)count, TypeBytes(dataType),
                   (unsigned long long)(UINT64_MAX / TypeBytes(dataType)));
        return HCCL_E_PARA;
    }
    return HCCL_SUCCESS;
}

static HcclResult Message(uint32_t direction, void *buf, uint64_t count, HcclDataType dataType,
                          uint32_t peer, HcclComm comm, aclrtStream stream)
{
    Peers *peers;
    HcclResult result = CheckArguments(buf, count, dataType, comm, stream);

    if (result == HCCL_SUCCESS)
        result = GetResources(comm, &peers);
    if (result != HCCL_SUCCESS)
        return result;
    if (peer >= peers->rankSize || peer == peers->rank) {
        HCCL_ERROR("rank %u cannot %s rank %u; the communicator has ranks 0 to %u, and a rank has "
                   "no messages with itself",
                   peers->rank, direction == SEND ? "send to" : "receive from", peer,
                   peers->rankSize - 1);
        return HCCL_E_PARA;
    }
    uint64_t *chunks = &peers->counters[DIRECTIONS * peer + direction];
    const OpParam param = {.context = (uint64_t)(uintptr_t)peers->context,
                           .data = (uint64_t)(uintptr_t)buf,
                           .bytes = count * TypeBytes(dataType),
                           .chunkBytes = HalfBytes(peers),
                           .before = *chunks,
                           .rank = peers->rank,
                           .peer = peer,
                           .dataType = (uint32_t)dataType};
    result = KernelLaunch(&g_image, direction, &param, sizeof(param), 1, stream);
    if (result == HCCL_SUCCESS)
        *chunks += ChunksOf(param.bytes, param.chunkBytes);
    return result;
}

HcclResult HcclSendCustom(void *sendBuf, uint64_t count, HcclDataType dataType, uint32_t destRank,
                          HcclComm comm, aclrtStream stream)
{
    return Message(SEND, sendBuf, count, dataType, destRank, comm, stream);
}

HcclResult HcclRecvCustom(void *recvBuf, uint64_t count, HcclDataType dataType, uint32_t srcRank,
                          HcclComm comm, aclrtStream stream)
{
    return Message(RECV, recvBuf, count, dataType, srcRank, comm, stream);
}

HcclResult HcclSendRecvCustomInit(HcclComm comm)
{
    Peers *peers;

    if (comm == NULL) {
        HCCL_ERROR("null pointer: comm");
        return HCCL_E_PTR;
    }
    return GetResources(comm, &peers);
}
