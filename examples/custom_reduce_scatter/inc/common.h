/* inc/common.h: what the operator's host code and its kernel agree on: the maps of the engine
 * context and of the HCCL buffer, and the kernel's argument.
 *
 * Engine context (one per rank, zero before any peer can reach it):
 *
 *     offset     written by      what
 *          0     own host        address table: [2r] HCCL buffer, [2r + 1] context of rank r
 *     16 KiB     peers           flags: slot lane * rankSize + source, 32 bytes each
 *
 * HCCL buffer (one per rank, the smallest of all ranks counts): two halves; in each half one slot
 * per source rank, in each slot one area per lane:
 *
 *     | half 0: slot of rank 0 | rank 1 | ... | half 1: slot of rank 0 | rank 1 | ... | unused
 *              | lane 0 | lane 1 | ... |
 *
 * A slot is where it is for ever, written by one rank alone. The halves take turns with every
 * chunk; reduce_scatter_mesh_1d.h tells why this needs no answer. */
#ifndef HCCL_CUSTOM_REDUCE_SCATTER_COMMON_H
#define HCCL_CUSTOM_REDUCE_SCATTER_COMMON_H

#include <stdint.h>

#define MAX_RANK_SIZE    768u
#define MAX_NUM_BLOCKS   48u
#define FLAG_ADDR_OFFSET (16u * 1024)
#define FLAG_SIZE        32u
#define CONTEXT_BYTES    (1008u * 1024) /* no other operator's context has this size */
#define FLAG_SLOTS       ((CONTEXT_BYTES - FLAG_ADDR_OFFSET) / FLAG_SIZE)

/* UB for data, where moves go through UB (recorded runs, hardware): two buffers of half the size.
 */
#define UB_DATA_BYTES (32u * 1024)

/* A flag's number is (call << 16) + chunk + 1. It only grows: 2^48 calls need no new beginning. */
#define CALL_SHIFT        16
#define CHUNKS_PER_LAUNCH 0xFFF0u

/* How a call is cut. Lanes and chunks start at multiples of CUT_ALIGN bytes of a slice; a lane has
 * at least LANE_BYTES_MIN bytes, so that small calls pay for few flags; chunks are small enough for
 * what was staged to be read out of a cache. */
#define CUT_ALIGN       512u
#define LANE_BYTES_MIN  (64u * 1024)
#define CHUNK_BYTES_MAX (256u * 1024)

/* The kernel's only argument, by value. Sizes and strides in bytes. */
typedef struct OpParam {
    uint64_t context; /* own engine context */
    uint64_t input;
    uint64_t output;
    uint64_t len;              /* of a rank's slice in this launch */
    uint64_t inputSliceStride; /* from one rank's slice of the input to the next */
    uint64_t halfBytes;        /* map of the HCCL buffer */
    uint64_t slotBytes;
    uint64_t laneBytes;  /* bytes of `len` one lane moves; the last lanes may have fewer */
    uint64_t chunkBytes; /* bytes of a lane that are staged at a time */
    uint64_t tag;        /* call << CALL_SHIFT */
    uint32_t rank;
    uint32_t rankSize;
    uint32_t lanes;
    uint32_t chunks; /* per lane, the same for all of them */
    uint32_t parity; /* half of the HCCL buffer that the first chunk uses */
    uint32_t dataType;
    uint32_t reduceOp;
    uint32_t inPlace; /* the output overlaps the input: the own slice is staged, too */
} OpParam;

#endif
