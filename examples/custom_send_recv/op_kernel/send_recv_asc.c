/* op_kernel/send_recv_asc.c: the kernel image: a message from rank A to rank B, on one core each.
 *
 *     A, chunk n                                   B, chunk n
 *     wait for taken (A, B) >= n - 2               wait for arrived (B, A, half n) >= n
 *     push to half n mod 2 of A's slot at B        copy the half to the output
 *     drain                                        (its loads are over when the stores are)
 *     arrived (B, A, half n) = n                   taken (A, B) = n
 *
 * Each half has an arrived flag of its own: chunk n + 2, which would overwrite the flag and what it
 * says, comes only after chunk n was taken. Numbers only grow, through all messages of the pair, so
 * nothing is reset and no old flag is mistaken.
 *
 *     arrived: { n, bytes of the message, data type }      taken: { n } */
#include <aivdrive/device.h>
#include <c_api/asc_simd.h>
#include <stdio.h>

#include "common.h"

/* The address table, filled by the host before the first launch. */
static __aicore__ inline __gm__ uint8_t *BufferOf(const OpParam *param, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)param->context)[2 * rank];
}

static __aicore__ inline __gm__ uint8_t *ContextOf(const OpParam *param, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)param->context)[2 * rank + 1];
}

/* Where chunk n from `source` lies at `owner`. */
static __aicore__ inline __gm__ uint8_t *Half(const OpParam *param, uint32_t owner, uint32_t source,
                                              uint64_t n)
{
    return BufferOf(param, owner) + (2 * (uint64_t)source + n % 2) * param->chunkBytes;
}

static __aicore__ inline __gm__ uint8_t *Arrived(const OpParam *param, uint32_t owner,
                                                 uint32_t source, uint64_t n)
{
    return aivd_flag_slot(ContextOf(param, owner) + ARRIVED_OFFSET, 2 * (uint64_t)source + n % 2,
                          FLAG_SIZE);
}

static __aicore__ inline __gm__ uint8_t *Taken(const OpParam *param, uint32_t owner,
                                               uint32_t receiver)
{
    return aivd_flag_slot(ContextOf(param, owner) + TAKEN_OFFSET, receiver, FLAG_SIZE);
}

/* From GM to GM; where hardware needs it through UB, with two buffers. */
static __aicore__ inline void CopyData(__gm__ uint8_t *target, __gm__ const uint8_t *source,
                                       uint64_t bytes)
{
    if (bytes != 0)
        aivd_copy(target, source, bytes, (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0),
                  UB_DATA_BYTES);
}

static __aicore__ inline uint64_t ChunkBytes(const OpParam *param, uint64_t chunk)
{
    uint64_t left = param->bytes - chunk * param->chunkBytes;

    return left < param->chunkBytes ? left : param->chunkBytes;
}

static __aicore__ inline void SendChunk(const OpParam *param, uint64_t chunk)
{
    uint64_t n = param->before + chunk + 1;
    aivd_flag_value value = {{n, param->bytes, param->dataType, 0, 0, 0, 0, 0}};

    if (n > 2)
        aivd_flag_wait_at_least(Taken(param, param->rank, param->peer), n - 2);
    CopyData(Half(param, param->peer, param->rank, n),
             (__gm__ const uint8_t *)param->data + chunk * param->chunkBytes,
             ChunkBytes(param, chunk));
    asc_sync_pipe(PIPE_MTE3);
    aivd_flag_store_words(Arrived(param, param->peer, param->rank, n), &value, FLAG_SIZE);
}

/* The sender's message is another one: nothing of it is taken out, so that the sender, too, does
 * not get past two chunks. */
static __aicore__ inline void ReportOtherMessage(const OpParam *param, const aivd_flag_value *seen)
{
    printf("HcclRecvCustom: the next message from rank %u has %llu bytes of data type %u, rank %u "
           "expects %llu bytes of data type %u; pass the same count and dataType on both sides\n",
           param->peer, (unsigned long long)seen->word[1], (uint32_t)seen->word[2], param->rank,
           (unsigned long long)param->bytes, param->dataType);
    trap();
}

static __aicore__ inline void RecvChunk(const OpParam *param, uint64_t chunk)
{
    uint64_t n = param->before + chunk + 1;
    aivd_flag_value seen;

    aivd_flag_wait_at_least_words(Arrived(param, param->rank, param->peer, n), n, &seen, FLAG_SIZE);
    if (seen.word[1] != param->bytes || seen.word[2] != param->dataType)
        ReportOtherMessage(param, &seen);
    CopyData((__gm__ uint8_t *)param->data + chunk * param->chunkBytes,
             Half(param, param->rank, param->peer, n), ChunkBytes(param, chunk));
    aivd_flag_store(Taken(param, param->peer, param->rank), n); /* read: aivd_copy() has */
}

#ifdef __cplusplus
extern "C"
#endif
    __global__ __aicore__ void
    HcclSendAivKernel(OpParam param)
{
    uint64_t chunks = ChunksOf(param.bytes, param.chunkBytes);

    asc_init();
    for (uint64_t chunk = 0; chunk < chunks; chunk++)
        SendChunk(&param, chunk);
}

#ifdef __cplusplus
extern "C"
#endif
    __global__ __aicore__ void
    HcclRecvAivKernel(OpParam param)
{
    uint64_t chunks = ChunksOf(param.bytes, param.chunkBytes);

    asc_init();
    for (uint64_t chunk = 0; chunk < chunks; chunk++)
        RecvChunk(&param, chunk);
}
