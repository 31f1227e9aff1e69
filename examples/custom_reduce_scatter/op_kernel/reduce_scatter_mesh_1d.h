/* op_kernel/reduce_scatter_mesh_1d.h: the algorithm. Every rank pushes slice p of its input into
 * its slot of rank p's HCCL buffer, says so with a flag, waits for the peers' flags, and combines
 * what lies in its slots with its own slice: a move writes the first rank's values to the output,
 * then moves in an atomic mode add those of the others, one after another.
 *
 * (A rank that staged only its *own* slice in its own buffer, for peers to fetch their slice from,
 * would leave there one slice instead of all of them: peers then add slice r of rank r. The sum of
 * constant data does not show that.)
 *
 * A lane is one core's share: core k moves part k of every slice. For every lane and every pair of
 * ranks (A, B) one core of A and one core of B go through the same chunks 0 .. C-1:
 *
 *     core of A                                    core of B
 *     push chunk c of slice B to B                 push chunk c of slice A to A
 *     drain, flag (B, lane, A) = step c            drain, flag (A, lane, B) = step c
 *     wait for flag (A, lane, B)                   wait for flag (B, lane, A)
 *     combine half h of own slots to output        combine half h of own slots to output
 *
 *     flag: { step, bytes of a slice, type << 32 | operation << 16 | lanes },  step c = tag + c + 1
 *
 * Halves take turns with every chunk, also from one call to the next. Why nothing is overwritten
 * before it was combined, without an answering flag:
 *
 *  1. Within a call. A pushes chunk c + 2 over chunk c. It has seen B's flag for chunk c + 1, which
 *     B's core set after it combined chunk c: its loads were over when the stores that needed them
 *     were, and it drained those before the flag. All lanes go through all chunks, with nothing to
 *     move if need be.
 *  2. Across calls, where lanes may have other areas. A's kernel of call n has ended, so A has seen
 *     a flag of call n from every B on every lane; B's kernel of call n - 1 had ended before that.
 *     What may not be combined yet is the last chunk of call n alone. Chunk 0 of call n + 1 goes
 *     into the other half. Chunk 1 goes into that half after the flag of chunk 0 from B, which B
 *     sets in call n + 1: its call n has ended. If call n + 1 has one chunk, the same holds for
 *     chunk 0 of call n + 2.
 *  3. Flags are set to larger numbers only. A flag may already stand at the next one (B is a step
 *     ahead), never further, since B waits for A's.
 *  4. The output may be a part of the input (in place): chunk c of any slice is pushed, or
 *     staged in the own slot, before chunk c of the output is written, and no other chunk or
 *     lane lies there.
 *
 * Only memory of peers that the channels grant is written. */
#ifndef HCCL_CUSTOM_REDUCE_SCATTER_MESH_1D_H
#define HCCL_CUSTOM_REDUCE_SCATTER_MESH_1D_H

#include <aivdrive/device.h>
#include <hccl/hccl_types.h>
#include <stdbool.h>
#include <stdio.h>

#include "common.h"

#define GAVE_UP ((uint64_t)1 << 63) /* in a flag's third word: the rank ends with an error */

/* One core's view of a call. */
typedef struct Lane {
    const OpParam *param;
    uint32_t index;
    uint64_t offset; /* of the lane's data in a slice */
    uint64_t bytes;
} Lane;

static __aicore__ inline Lane MakeLane(const OpParam *param, uint32_t index)
{
    Lane lane = {param, index, (uint64_t)index * param->laneBytes, 0};

    if (lane.offset < param->len) {
        lane.bytes = param->len - lane.offset;
        if (lane.bytes > param->laneBytes)
            lane.bytes = param->laneBytes;
    }
    return lane;
}

/* The i-th rank to deal with, this one first: not all ranks begin at the same target. */
static __aicore__ inline uint32_t RankAt(const OpParam *param, uint32_t i)
{
    uint32_t r = param->rank + i;

    return r < param->rankSize ? r : r - param->rankSize;
}

/* The address table, filled by the host before the first launch. */
static __aicore__ inline __gm__ uint8_t *BufferOf(const OpParam *param, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)param->context)[2 * rank];
}

static __aicore__ inline __gm__ uint8_t *ContextOf(const OpParam *param, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)param->context)[2 * rank + 1];
}

/* Where `source` puts the lane's data at `owner`. */
static __aicore__ inline __gm__ uint8_t *Slot(const Lane *lane, uint32_t owner, uint32_t source,
                                              uint32_t half)
{
    const OpParam *param = lane->param;

    return BufferOf(param, owner) + half * param->halfBytes + source * param->slotBytes +
           lane->index * param->chunkBytes;
}

static __aicore__ inline __gm__ uint8_t *Flag(const Lane *lane, uint32_t owner, uint32_t source)
{
    const OpParam *param = lane->param;

    return aivd_flag_slot(ContextOf(param, owner) + FLAG_ADDR_OFFSET,
                          lane->index * param->rankSize + source, FLAG_SIZE);
}

static __aicore__ inline __gm__ const uint8_t *Slice(const OpParam *param, uint32_t rank)
{
    return (__gm__ const uint8_t *)param->input + rank * param->inputSliceStride;
}

/* From GM to GM; where hardware needs it through UB, with two buffers. */
static __aicore__ inline void CopyData(__gm__ uint8_t *target, __gm__ const uint8_t *source,
                                       uint64_t bytes)
{
    aivd_copy(target, source, bytes, (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0), UB_DATA_BYTES);
}

/* ---- flags ---- */

static __aicore__ inline aivd_flag_value FlagOf(const OpParam *param, uint32_t chunk)
{
    aivd_flag_value value = {
        {param->tag + chunk + 1, param->len,
         (uint64_t)param->dataType << 32 | param->reduceOp << 16 | param->lanes, 0, 0, 0, 0, 0}};

    return value;
}

static __aicore__ inline void Announce(const Lane *lane, const aivd_flag_value *value)
{
    for (uint32_t i = 1; i < lane->param->rankSize; i++)
        aivd_flag_store_words(Flag(lane, RankAt(lane->param, i), lane->param->rank), value,
                              FLAG_SIZE);
}

/* The other rank was called with what we were called with, as far as its flag tells. */
static __aicore__ inline bool SameCall(const aivd_flag_value *seen, const aivd_flag_value *own)
{
    if (seen->word[0] >> CALL_SHIFT != own->word[0] >> CALL_SHIFT)
        return true; /* one call ahead: it has checked this one */
    return seen->word[1] == own->word[1] && seen->word[2] == own->word[2];
}

static __aicore__ inline void ReportOtherCall(const OpParam *param, uint32_t from,
                                              const aivd_flag_value *seen)
{
    printf("HcclReduceScatterCustom: the ranks were called differently: rank %u reduces slices of "
           "%llu bytes, data type %u, operation %u, on %u lanes, rank %u %llu bytes, data type %u, "
           "operation %u, on %u lanes; pass the same recvCount, dataType and op on every rank and "
           "give all ranks equally many cores\n",
           param->rank, (unsigned long long)param->len, param->dataType, param->reduceOp,
           param->lanes, from, (unsigned long long)seen->word[1],
           (uint32_t)(seen->word[2] >> 32) & 0xFFFFu, (uint32_t)(seen->word[2] >> 16) & 0xFFFFu,
           (uint32_t)seen->word[2] & 0xFFFFu);
}

/* Ends the kernel. The other cores of this rank end with it, some before they have set a flag: so
 * the lane that all ranks look at says to all that this one has given up. Every rank gets to know
 * of a difference that way; the one to report is the first rank whose call really differs. */
static __aicore__ inline void GiveUp(const OpParam *param, const aivd_flag_value *own)
{
    Lane all = MakeLane(param, 0);
    aivd_flag_value last = *own;

    last.word[2] |= GAVE_UP;
    Announce(&all, &last);
    for (uint32_t r = 0; r < param->rankSize; r++) {
        aivd_flag_value seen = *own;

        if (r != param->rank)
            aivd_flag_wait_at_least_words(Flag(&all, param->rank, r), param->tag + 1, &seen,
                                          FLAG_SIZE);
        seen.word[2] &= ~GAVE_UP;
        if (!SameCall(&seen, own)) {
            ReportOtherCall(param, r, &seen);
            break;
        }
    }
    trap();
}

static __aicore__ inline void WaitForStep(const Lane *lane, uint32_t from,
                                          const aivd_flag_value *own)
{
    __gm__ uint8_t *slot = Flag(lane, lane->param->rank, from);
    aivd_flag_value seen;

    aivd_flag_wait_at_least_words(slot, own->word[0], &seen, FLAG_SIZE);
    /* The writer may just be at it, and have lost its CPU there. */
    for (uint32_t looks = 0; looks < 1000 && !SameCall(&seen, own); looks++)
        aivd_flag_poll_words(slot, &seen, FLAG_SIZE);
    if (!SameCall(&seen, own))
        GiveUp(lane->param, own);
}

/* ---- data ---- */

/* From now on moves from UB to GM combine with what is there. */
static __aicore__ inline void SetAtomicMode(uint32_t dataType, uint32_t op)
{
#define MODES(type, name)                                                                          \
    case type:                                                                                     \
        if (op == HCCL_REDUCE_SUM)                                                                 \
            asc_set_atomic_add_##name();                                                           \
        else if (op == HCCL_REDUCE_MAX)                                                            \
            asc_set_atomic_max_##name();                                                           \
        else                                                                                       \
            asc_set_atomic_min_##name();                                                           \
        break
    switch (dataType) {
        MODES(HCCL_DATA_TYPE_INT8, int8);
        MODES(HCCL_DATA_TYPE_INT16, int16);
        MODES(HCCL_DATA_TYPE_INT32, int);
        MODES(HCCL_DATA_TYPE_FP16, float16);
        MODES(HCCL_DATA_TYPE_FP32, float);
        MODES(HCCL_DATA_TYPE_BFP16, bfloat);
    default:
        trap(); /* the host lets no other type through */
    }
#undef MODES
}

/* Chunk c of slice p to every rank p; of the own slice, where the output will be over it, too. */
static __aicore__ inline void PushChunk(const Lane *lane, uint64_t begin, uint64_t bytes,
                                        uint32_t half)
{
    const OpParam *param = lane->param;

    for (uint32_t i = param->inPlace ? 0 : 1; i < param->rankSize; i++) {
        uint32_t p = RankAt(param, i);

        CopyData(Slot(lane, p, param->rank, half), Slice(param, p) + begin, bytes);
    }
}

/* The ranks' values, in the order of ranks. A move must be over before the next one combines with
 * what it wrote. */
static __aicore__ inline void CombineChunk(const Lane *lane, uint64_t begin, uint64_t bytes,
                                           uint32_t half)
{
    const OpParam *param = lane->param;
    __gm__ uint8_t *output = (__gm__ uint8_t *)param->output + begin;

    for (uint32_t r = 0; r < param->rankSize; r++) {
        bool own = r == param->rank && !param->inPlace;
        __gm__ const uint8_t *from =
            own ? Slice(param, r) + begin : Slot(lane, param->rank, r, half);

        if (r == 1)
            SetAtomicMode(param->dataType, param->reduceOp);
        CopyData(output, from, bytes);
        asc_sync_pipe(PIPE_MTE3);
    }
    asc_set_atomic_none(); /* flags are moves, too */
}

static __aicore__ inline void ExchangeChunk(const Lane *lane, uint32_t chunk)
{
    const OpParam *param = lane->param;
    uint64_t begin = chunk * param->chunkBytes;
    uint64_t bytes = lane->bytes > begin ? lane->bytes - begin : 0;
    uint32_t half = (param->parity + chunk) & 1;
    aivd_flag_value value = FlagOf(param, chunk);

    if (bytes > param->chunkBytes)
        bytes = param->chunkBytes;
    begin += lane->offset;
    if (bytes != 0)
        PushChunk(lane, begin, bytes, half);
    asc_sync_pipe(PIPE_MTE3);
    Announce(lane, &value);
    for (uint32_t i = 1; i < param->rankSize; i++)
        WaitForStep(lane, RankAt(param, i), &value);
    if (bytes != 0)
        CombineChunk(lane, begin, bytes, half);
}

static __aicore__ inline void Run(const OpParam *param, uint32_t core)
{
    Lane lane = MakeLane(param, core);

    for (uint32_t chunk = 0; chunk < param->chunks; chunk++)
        ExchangeChunk(&lane, chunk);
}

#endif
