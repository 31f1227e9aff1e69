/* op_host/reduce_scatter.c: the operator's host side: checks the call, cuts it into lanes and
 * chunks, numbers it, launches it. What a communicator needs once is in ../common/peers.c. */
#include "hccl_custom_reduce_scatter.h"

#include "common.h"
#include "kernel.h"
#include "log.h"
#include "peers.h"

#define BYTES_PER_BLOCK (1024u * 1024) /* from here on a further core is worth it */

/* Counters in the record: of all ranks the first two. */
enum { CALLS, CHUNKS, COUNTERS };

static KernelImage g_image = {.file = "hccl_custom_reduce_scatter_kernels.o",
                              .variable = "HCCL_CUSTOM_REDUCE_SCATTER_KERNEL",
                              .names = {"HcclReduceScatterAivKernel"}};

static const PeersNeeds g_needs = {.tag = "hccl_custom_reduce_scatter",
                                   .contextBytes = CONTEXT_BYTES,
                                   .ranksMax = MAX_RANK_SIZE,
                                   .countersPerRank = COUNTERS};

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

/* ---- checks ---- */

static bool Combines(HcclDataType dataType)
{
    switch (dataType) {
    case HCCL_DATA_TYPE_INT8:
    case HCCL_DATA_TYPE_INT16:
    case HCCL_DATA_TYPE_INT32:
    case HCCL_DATA_TYPE_FP16:
    case HCCL_DATA_TYPE_FP32:
    case HCCL_DATA_TYPE_BFP16:
        return true;
    default:
        return false;
    }
}

static HcclResult CheckArguments(const void *sendBuf, const void *recvBuf, uint64_t recvCount,
                                 HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                 aclrtStream stream)
{
    if (comm == NULL || stream == NULL ||
        (recvCount != 0 && (sendBuf == NULL || recvBuf == NULL))) {
        HCCL_ERROR("null pointer: sendBuf %p, recvBuf %p, comm %p, stream %p", sendBuf, recvBuf,
                   comm, stream);
        return HCCL_E_PTR;
    }
    if (!Combines(dataType)) {
        HCCL_ERROR("data type %d cannot be combined by moves; those are int8, int16, int32, fp16, "
                   "fp32 and bfp16 (0 to 4 and 11)",
                   (int)dataType);
        return HCCL_E_NOT_SUPPORT;
    }
    if (op != HCCL_REDUCE_SUM && op != HCCL_REDUCE_MAX && op != HCCL_REDUCE_MIN) {
        HCCL_ERROR("operation %d cannot be done by moves; those are SUM, MAX and MIN (0, 2 and 3)",
                   (int)op);
        return HCCL_E_NOT_SUPPORT;
    }
    if (recvCount > UINT64_MAX / MAX_RANK_SIZE / TypeBytes(dataType)) {
        HCCL_ERROR("recvCount is %llu elements of %u bytes, at most %llu are possible",
                   (unsigned long long)recvCount, TypeBytes(dataType),
                   (unsigned long long)(UINT64_MAX / MAX_RANK_SIZE / TypeBytes(dataType)));
        return HCCL_E_PARA;
    }
    if ((uintptr_t)recvBuf % TypeBytes(dataType) != 0) {
        HCCL_ERROR("recvBuf %p is not aligned to its elements of %u bytes", recvBuf,
                   TypeBytes(dataType));
        return HCCL_E_PARA;
    }
    return HCCL_SUCCESS;
}

/* Apart, or the own slice, or the begin of the input. */
static HcclResult CheckOverlap(const OpParam *param, uint32_t *inPlace)
{
    uint64_t input = param->input, output = param->output, len = param->len;

    *inPlace = output < input + len * param->rankSize && input < output + len;
    if (!*inPlace || output == input || output == input + param->rank * len)
        return HCCL_SUCCESS;
    HCCL_ERROR("recvBuf overlaps sendBuf at byte %lld; it must lie apart from sendBuf, or be this "
               "rank's slice of it (byte %llu), or its begin",
               (long long)(output - input), (unsigned long long)(param->rank * len));
    return HCCL_E_PARA;
}

/* ---- every call ---- */

/* The same on all ranks that have equally many cores. */
static HcclResult CutCall(const Peers *peers, uint64_t len, OpParam *param, uint32_t *blocks)
{
    uint64_t slot = AlignDown(peers->bufferBytes / 2 / peers->rankSize), lanes, area;
    uint32_t cores;
    HcclResult result = KernelCores(MAX_NUM_BLOCKS, &cores);

    if (result != HCCL_SUCCESS)
        return result;
    slot = Smaller(slot, (uint64_t)MAX_NUM_BLOCKS * CHUNK_BYTES_MAX);
    lanes = Smaller(cores, FLAG_SLOTS / peers->rankSize);
    lanes = Smaller(lanes, slot / CUT_ALIGN);
    lanes = Smaller(lanes, DivideUp(len, LANE_BYTES_MIN));
    lanes = Smaller(lanes, DivideUp(len * peers->rankSize, BYTES_PER_BLOCK));
    lanes = lanes == 0 ? 1 : lanes;
    param->len = len;
    param->slotBytes = slot;
    param->halfBytes = slot * peers->rankSize;
    param->laneBytes = AlignUp(DivideUp(len, lanes));
    if (param->laneBytes != 0)
        lanes = DivideUp(len, param->laneBytes);
    area = Smaller(AlignDown(slot / lanes), CHUNK_BYTES_MAX);
    param->lanes = (uint32_t)lanes;
    param->chunks = (uint32_t)DivideUp(param->laneBytes, area);
    if (param->chunks == 0)
        param->chunks = 1;
    param->chunkBytes = AlignUp(DivideUp(param->laneBytes, param->chunks));
    *blocks = param->lanes;
    return HCCL_SUCCESS;
}

/* Most bytes of a slice in one launch, which counts its chunks in 16 bits; however many lanes there
 * are, their areas together have at least half of what one lane would have. */
static uint64_t LaunchBytesMax(const Peers *peers)
{
    uint64_t slot = AlignDown(peers->bufferBytes / 2 / peers->rankSize);

    return Smaller(slot, CHUNK_BYTES_MAX) / 2 * CHUNKS_PER_LAUNCH;
}

static HcclResult LaunchParts(Peers *peers, OpParam *param, aclrtStream stream)
{
    uint64_t most = LaunchBytesMax(peers), len = param->len, done = 0;

    do {
        uint64_t part = Smaller(len - done, most);
        uint32_t blocks;
        HcclResult result = CutCall(peers, part, param, &blocks);

        if (result != HCCL_SUCCESS)
            return result;
        param->tag = (peers->counters[CALLS] + 1) << CALL_SHIFT;
        param->parity = peers->counters[CHUNKS] & 1;
        result = KernelLaunch(&g_image, 0, param, sizeof(*param), blocks, stream);
        if (result != HCCL_SUCCESS)
            return result;
        peers->counters[CALLS]++;
        peers->counters[CHUNKS] += param->chunks;
        done += part;
        param->input += part;
        param->output += part;
    } while (done < len);
    return HCCL_SUCCESS;
}

/* The image first: an error here keeps no peer waiting. */
static HcclResult GetResources(HcclComm comm, Peers **peers)
{
    HcclResult result = KernelLoad(&g_image);

    if (result == HCCL_SUCCESS)
        result = PeersGet(comm, &g_needs, peers);
    if (result != HCCL_SUCCESS)
        return result;
    if ((*peers)->bufferBytes / 2 / (*peers)->rankSize >= CUT_ALIGN)
        return HCCL_SUCCESS;
    HCCL_ERROR("the smallest HCCL buffer has %llu bytes, %u ranks need %llu; raise HCCL_BUFFSIZE",
               (unsigned long long)(*peers)->bufferBytes, (*peers)->rankSize,
               2ull * (*peers)->rankSize * CUT_ALIGN);
    return HCCL_E_PARA;
}

HcclResult HcclReduceScatterCustom(void *sendBuf, void *recvBuf, uint64_t recvCount,
                                   HcclDataType dataType, HcclReduceOp op, HcclComm comm,
                                   aclrtStream stream)
{
    Peers *peers;
    HcclResult result = CheckArguments(sendBuf, recvBuf, recvCount, dataType, op, comm, stream);

    if (result == HCCL_SUCCESS)
        result = GetResources(comm, &peers);
    if (result != HCCL_SUCCESS)
        return result;
    OpParam param = {
        .context = (uint64_t)(uintptr_t)peers->context,
        .input = (uint64_t)(uintptr_t)sendBuf,
        .output = (uint64_t)(uintptr_t)recvBuf,
        .len = recvCount * TypeBytes(dataType),
        .rank = peers->rank,
        .rankSize = peers->rankSize,
        .dataType = (uint32_t)dataType,
        .reduceOp = (uint32_t)op,
    };
    param.inputSliceStride = param.len;
    result = CheckOverlap(&param, &param.inPlace);
    return result == HCCL_SUCCESS ? LaunchParts(peers, &param, stream) : result;
}
