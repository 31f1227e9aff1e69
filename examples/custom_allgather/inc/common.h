/* inc/common.h: what the operator's host code and its kernel agree on: the memory map of the
 * engine context, the map of the HCCL buffer, and the kernel's argument.
 *
 * Engine context (one per rank, 2 MiB of device memory, zeroed before any peer can reach it):
 *
 *     offset     written by      what
 *          0     own host        address table: [2r] HCCL buffer, [2r + 1] context of rank r
 *     40 KiB     peers           data flags: slot lane * rankSize + source, 32 bytes each
 *    900 KiB     peers           all-rank barrier: slot source
 *    950 KiB     own cores       all-core barrier: slot core; then one word of core 0 that
 *                                releases them
 *   1000 KiB     own core 0      posts: slot core, tells a core which call this is
 *   1020 KiB     core itself     last post that core has taken
 *   1040 KiB     own core 0      call counter
 *   1088 KiB     peers           data of small calls: two halves of 464 KiB
 *
 * HCCL buffer (one per rank, the smallest of all ranks counts), data of large calls: two halves
 * as well; in each half one slot per source rank, in each slot one area per lane:
 *
 *     | half 0: slot of rank 0 | rank 1 | ... | half 1: slot of rank 0 | rank 1 | ... | unused
 *              | lane 0 | lane 1 | ... |
 *
 * In the HCCL buffer a slot is where it is for ever, written by one rank alone. In the context the
 * slots are as small as the call, so that few pages are touched however many ranks there are. All
 * halves take turns with every chunk; all_gather_mesh_1d.h tells why this needs no answer. */
#ifndef HCCL_CUSTOM_ALLGATHER_COMMON_H
#define HCCL_CUSTOM_ALLGATHER_COMMON_H

#include <stdint.h>

#define MAX_RANK_SIZE  768
#define MAX_NUM_BLOCKS 48

#define AIV_TAG_BUFF_LEN (2u * 1024 * 1024)
#define CONTEXT_GRANTED_BYTES                                                                      \
    (2016u * 1024) /* the part peers use; no other operator's has this size */
#define FLAG_ADDR_OFFSET      (40u * 1024)
#define BARRIER_OFFSET        (900u * 1024)
#define SYNC_CORE_OFFSET      (950u * 1024)
#define POST_OFFSET           (1000u * 1024)
#define SEEN_OFFSET           (1020u * 1024)
#define AIV_FLAG_CLEAR_OFFSET (1040u * 1024)
#define SMALL_DATA_OFFSET     (1088u * 1024)
#define SMALL_DATA_BYTES      (464u * 1024) /* of each half */

#define FLAG_SIZE         32u
#define SYNC_RELEASE_SLOT MAX_NUM_BLOCKS
/* Data flags of all lanes: with at most 48 ranks each of 48 lanes has a flag per rank; with more
 * ranks than cores there is one lane. */
#define FLAG_SLOTS_MAX (MAX_NUM_BLOCKS * MAX_NUM_BLOCKS)

/* UB: two buffers for data, where moves go through UB (recorded runs, hardware); the flags are locals
 * of the kernel. UB has room for two times 95 KiB; 16 KiB stay in the first-level cache of a CPU. */
#define UB_DB_DATA_BATCH_SIZE (16u * 1024)

/* A tag is (call << 16) + step + 1, call = 1..TAG_RESET_COUNT; then the flags start anew. */
#define AIV_TAG_MOVE_RIGHT_BITS 16
#define LOW_16_BITS             0xFFFFu
#define TAG_RESET_COUNT         4096u
#define CHUNKS_PER_LAUNCH       0xFFF0u

/* How a call is cut. Lanes and chunks start at multiples of CUT_ALIGN bytes; a lane has at least
 * LANE_BYTES_MIN bytes, so that small calls pay for few flags (CUT_ALIGN, when the number of cores
 * is asked for); chunks stay small enough for the staged data to be read out of a cache. */
#define CUT_ALIGN       512u
#define LANE_BYTES_MIN  (64u * 1024)
#define CHUNK_BYTES_MAX (256u * 1024)

/* From this size on ranks tell each other first where their output lies, if it is registered: a
 * flag more, and a copy less. */
#define DIRECT_BYTES_MIN (16u * 1024)

/* The kernel's only argument, by value. Sizes and strides in bytes. */
typedef struct OpParam {
    uint64_t context; /* own engine context */
    uint64_t input;
    uint64_t output;
    uint64_t announce;          /* output, if peers may write there, or 0 */
    uint64_t len;               /* bytes each rank contributes to this launch */
    uint64_t outputSliceStride; /* from one rank's part of the output to the next */
    uint64_t halfBytes; /* map of the HCCL buffer or, for a small call, of the context's area */
    uint64_t slotBytes;
    uint64_t laneBytes;  /* bytes of `len` one lane moves; the last lanes may have fewer */
    uint64_t chunkBytes; /* bytes of a lane that are staged at a time */
    uint32_t rank;
    uint32_t rankSize;
    uint32_t lanes;         /* 1 when the cores share out the ranks instead of the data */
    uint32_t chunks;        /* per lane, the same for all of them */
    uint32_t dataType;      /* only compared between ranks */
    uint32_t small;         /* one chunk, staged in the contexts */
    uint32_t inputOverlaps; /* input is another rank's part of output: read all, then write */
    uint32_t arrive;        /* the call begins with a flag that tells `announce` */
} OpParam;

#endif
