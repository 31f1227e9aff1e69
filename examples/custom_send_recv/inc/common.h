/* inc/common.h: what the host code and the kernels agree on: the maps of the engine context and of
 * the HCCL buffer, and the kernels' argument.
 *
 * Engine context (one per rank, zero before any peer can reach it):
 *
 *     offset     written by      what
 *          0     own host        address table: [2r] HCCL buffer, [2r + 1] context of rank r
 *     16 KiB     senders         arrived: slot 2 * source + half: what lies in that half
 *     64 KiB     receivers       taken: slot receiver: chunks that it has taken out
 *
 * HCCL buffer (one per rank, the smallest of all ranks counts): a slot per source rank, of two
 * halves. Chunks from one rank to another are numbered from 1 on, through all messages; chunk n
 * lies in half n mod 2. */
#ifndef HCCL_CUSTOM_SEND_RECV_COMMON_H
#define HCCL_CUSTOM_SEND_RECV_COMMON_H

#include <stdint.h>

#define MAX_RANK_SIZE  768u
#define ARRIVED_OFFSET (16u * 1024)
#define TAKEN_OFFSET   (64u * 1024)
#define CONTEXT_BYTES  (96u * 1024) /* no other operator's context has this size */
#define FLAG_SIZE      32u

/* UB for data, where moves go through UB (recorded runs, hardware): two buffers of half the size.
 */
#define UB_DATA_BYTES (32u * 1024)

/* Chunks are small enough for what was staged to be read out of a cache. */
#define CUT_ALIGN       512u
#define CHUNK_BYTES_MAX (256u * 1024)

/* The kernels' only argument, by value. */
typedef struct OpParam {
    uint64_t context; /* own engine context */
    uint64_t data;
    uint64_t bytes;
    uint64_t chunkBytes; /* of a half; the same on all ranks */
    uint64_t before;     /* chunks of this pair before this message */
    uint32_t rank;
    uint32_t peer;
    uint32_t dataType;
    uint32_t reserved;
} OpParam;

/* A message has a chunk at least: that is what arrives when it is empty. */
static inline uint64_t ChunksOf(uint64_t bytes, uint64_t chunkBytes)
{
    return bytes == 0 ? 1 : bytes / chunkBytes + (bytes % chunkBytes != 0);
}

#endif
