/* op_kernel/all_gather_mesh_1d.h: the algorithm. Every rank pushes its data to all peers, says so
 * with a flag, and waits for the peers' flags. It pushes into the peer's output where the peer
 * announced it as registered memory; else into a slot of the peer's HCCL buffer (of its context for
 * a small call), from where the peer copies it to its output.
 *
 * A lane is one core's share of the work towards one set of ranks:
 *
 *     Run          cores >= ranks: lane k = core k = part k of the data, towards all ranks
 *     RunCtrlCore  fewer cores:    one lane; core c has all of the data, towards the ranks r with
 *                                  r mod cores = c
 *
 * so for every lane and every pair of ranks (A, B) there is one core of A that deals with B (pushes
 * to it, waits for it, copies out what it sent), and one core of B that deals with A. They go
 * through the same chunks 0 .. C-1 of the call:
 *
 *     core of A                                    core of B
 *   [ flag (B, lane 0, A) = tag + 1                flag (A, lane 0, B) = tag + 1
 *     wait for flag (A, lane 0, B)                 wait for flag (B, lane 0, A)            ]
 *     push chunk c to B                            push chunk c to A
 *     drain, flag (B, lane, A) = step c            drain, flag (A, lane, B) = step c
 *     wait for flag (A, lane, B)                   wait for flag (B, lane, A)
 *     copy slot B of own half h to output          copy slot A of own half h to output
 *
 * with step c = tag + c + 1, or tag + c + 2 in a call that begins with the part in brackets.
 *
 *     data flags in the context of B, 32 bytes each:
 *         | lane 0: from rank 0 | from rank 1 | ... | lane 1: from rank 0 | ...
 *         { step, bytes, type << 16 | lanes, output }
 *
 * Slots lie in two halves, which take turns with every chunk, also from one call to the next (the
 * call counter has the parity). Why nothing is overwritten before it was copied out, without an
 * answering flag:
 *
 *  1. Within a call. A pushes chunk c + 2 over chunk c (same area: a lane's area does not move
 *     within a call). It has seen B's flag for chunk c + 1. B's core set that flag after it copied
 *     out chunk c: its loads of chunk c were over when the stores that needed them were, and it
 *     drained those before the flag. All lanes go through all chunks, with nothing to move if need
 *     be.
 *  2. Across calls, where lanes may have other areas. A's kernel of call n has ended, so A has seen
 *     a flag of call n from every B on every lane; B's kernel of call n - 1 had ended before that.
 *     What may not be copied out yet is the last chunk of call n alone: all flags for it are seen,
 *     so by 1. everything before it is copied out on all lanes. Chunk 0 of call n + 1 goes into the
 *     other half. Chunk 1 goes into that half after the flag of chunk 0 from B, which B sets in
 * call n + 1: its call n has ended. If call n + 1 has one chunk, the same holds for chunk 0 of call
 *     n + 2.
 *  3. Small calls, whose slots lie closer together, so that one rank may write where another rank's
 *     data lay: they have one chunk, so the call before, if it was a small one, used the other
 *     half. What lies in this half came with an earlier call; by 2. that call has ended on B, with
 *     all its data from every rank arrived and copied out.
 *  4. Output. A pushes into B's output after B's first flag of the same call, when all that B had
 *     queued before is done, and B's kernel does not end before it has seen A's last flag. The flag
 *     in brackets may be overtaken by that for chunk 0, which says the same.
 *  5. Flags: a flag is set to a larger number only. It may already stand at the next one (B is a
 *     step, or the first step of a call, ahead), never further, since B waits for A's. Tags start
 *     anew in BarrierForFirstOP, when no call is under way.
 *
 * Only memory of peers that the channels grant is written. */
#ifndef HCCL_CUSTOM_ALLGATHER_ALL_GATHER_MESH_1D_H
#define HCCL_CUSTOM_ALLGATHER_ALL_GATHER_MESH_1D_H

#include <stdbool.h>

#include "aiv_communication_base_v2.h"

#define GAVE_UP 0x4000u /* in a flag's data type: the rank ends with an error */

/* A lane, and the ranks this core deals with on it: first, first + step, ... */
typedef struct Lane {
    uint32_t index;
    uint32_t first;
    uint32_t step;
    uint32_t ranks;    /* how many */
    uint32_t turn;     /* begin with the one after the own rank: not all ranks at the same target */
    uint64_t *outputs; /* of these ranks, in the order of LaneRank; 0: push into their slots */
    uint64_t offset;   /* of the lane's data in a rank's data */
    uint64_t bytes;
} Lane;

static __aicore__ inline Lane MakeLane(const AivCommBase *base, uint32_t index, uint32_t first,
                                       uint32_t step, uint64_t *outputs)
{
    const OpParam *param = base->param;
    Lane lane;

    lane.index = index;
    lane.first = first;
    lane.step = step;
    lane.ranks = (param->rankSize - first + step - 1) / step;
    lane.turn = param->rank / step + 1;
    lane.offset = (uint64_t)index * param->laneBytes;
    lane.bytes = 0;
    if (lane.offset < param->len) {
        lane.bytes = param->len - lane.offset;
        if (lane.bytes > param->laneBytes)
            lane.bytes = param->laneBytes;
    }
    lane.outputs = outputs;
    for (uint32_t i = 0; outputs && i < lane.ranks; i++)
        outputs[i] = 0;
    return lane;
}

static __aicore__ inline uint32_t LaneRank(const Lane *lane, uint32_t i)
{
    return lane->first + (i + lane->turn) % lane->ranks * lane->step;
}

/* Where `source` puts the lane's data at `owner`. */
static __aicore__ inline __gm__ uint8_t *StagingArea(const AivCommBase *base, const Lane *lane,
                                                     uint32_t owner, uint32_t source, uint32_t half)
{
    const OpParam *param = base->param;
    __gm__ uint8_t *area =
        param->small ? ContextOf(base, owner) + SMALL_DATA_OFFSET : BufferOf(base, owner);

    return area + half * param->halfBytes + source * param->slotBytes +
           lane->index * param->chunkBytes;
}

static __aicore__ inline __gm__ uint8_t *OutputPart(const AivCommBase *base, uint32_t rank)
{
    return (__gm__ uint8_t *)base->param->output + rank * base->param->outputSliceStride;
}

static __aicore__ inline __gm__ uint8_t *DataFlag(const AivCommBase *base, const Lane *lane,
                                                  uint32_t owner, uint32_t source)
{
    __gm__ uint8_t *context = owner == base->param->rank ? base->context : ContextOf(base, owner);

    return FlagSlot(context + FLAG_ADDR_OFFSET, lane->index * base->param->rankSize + source);
}

/* To every rank of the lane; to the own output, too. */
static __aicore__ inline void PushChunk(const AivCommBase *base, const Lane *lane, uint64_t offset,
                                        uint64_t bytes, uint32_t half)
{
    uint32_t me = base->param->rank;
    uint64_t outputOffset = me * base->param->outputSliceStride + offset;
    __gm__ const uint8_t *source = (__gm__ const uint8_t *)base->param->input + offset;

    for (uint32_t i = 0; i < lane->ranks; i++) {
        uint32_t r = LaneRank(lane, i);

        if (r != me && lane->outputs[i] != 0)
            CopyData((__gm__ uint8_t *)lane->outputs[i] + outputOffset, source, bytes);
        else if (r != me)
            CopyData(StagingArea(base, lane, r, me, half), source, bytes);
        else if (OutputPart(base, me) + offset != source) /* not in place */
            CopyData(OutputPart(base, me) + offset, source, bytes);
    }
}

static __aicore__ inline void CopyOutChunk(const AivCommBase *base, const Lane *lane, uint32_t from,
                                           uint64_t offset, uint64_t bytes, uint32_t half)
{
    CopyData(OutputPart(base, from) + offset,
             StagingArea(base, lane, base->param->rank, from, half), bytes);
}

/* A flag says what this rank was called with. */
static __aicore__ inline FlagValue DataFlagValue(const AivCommBase *base, uint32_t step)
{
    const OpParam *param = base->param;
    FlagValue value = {{base->tag + step + 1, param->len,
                        (uint64_t)param->dataType << 16 | param->lanes, param->announce, 0, 0, 0,
                        0}};

    return value;
}

static __aicore__ inline void Announce(const AivCommBase *base, const Lane *lane,
                                       const FlagValue *value)
{
    uint32_t me = base->param->rank;

    for (uint32_t i = 0; i < lane->ranks; i++) {
        uint32_t r = LaneRank(lane, i);

        if (r != me)
            Record(DataFlag(base, lane, r, me), value);
    }
}

/* The other rank was called with what we were called with, as far as its flag tells. */
static __aicore__ inline bool SameCall(const FlagValue *seen, const FlagValue *own)
{
    if (seen->word[0] >> AIV_TAG_MOVE_RIGHT_BITS != own->word[0] >> AIV_TAG_MOVE_RIGHT_BITS)
        return true; /* one call ahead: it has checked this one */
    return seen->word[1] == own->word[1] && seen->word[2] == own->word[2];
}

static __aicore__ inline void ReportOtherCall(const AivCommBase *base, uint32_t from,
                                              const FlagValue *seen)
{
    const OpParam *param = base->param;

    printf("HcclAllGatherCustom: the ranks were called differently: rank %u gathers %llu bytes of "
           "data type %u on %u lanes, rank %u %llu bytes of data type %u on %u lanes; pass the "
           "same sendCount and dataType on every rank and give all ranks equally many cores\n",
           param->rank, (unsigned long long)param->len, param->dataType, param->lanes, from,
           (unsigned long long)seen->word[1], (uint32_t)(seen->word[2] >> 16),
           (uint32_t)seen->word[2] & LOW_16_BITS);
}

/* Ends the kernel. The other cores of this rank end with it, some before they have set a flag: so
 * the lane that all ranks look at says to all that this one has given up. Every rank gets to know
 * of a difference that way; the one to report is the first rank whose call really differs. */
static __aicore__ inline void GiveUp(const AivCommBase *base, const FlagValue *own)
{
    Lane all = MakeLane(base, 0, 0, 1, 0);
    FlagValue last = *own;

    last.word[2] |= GAVE_UP << 16;
    Announce(base, &all, &last);
    for (uint32_t r = 0; r < base->param->rankSize; r++) {
        FlagValue seen = *own;

        if (r != base->param->rank)
            seen = WaitFlag(DataFlag(base, &all, base->param->rank, r), base->tag + 1);
        seen.word[2] &= ~(uint64_t)(GAVE_UP << 16);
        if (!SameCall(&seen, own)) {
            ReportOtherCall(base, r, &seen);
            break;
        }
    }
    trap();
}

/* Waits for a flag of rank `from`; returns where that rank's output lies, 0 if it is not to be
 * written to. */
static __aicore__ inline uint64_t WaitForStep(const AivCommBase *base, const Lane *lane,
                                              uint32_t from, const FlagValue *own)
{
    __gm__ uint8_t *slot = DataFlag(base, lane, base->param->rank, from);
    FlagValue seen = WaitFlag(slot, own->word[0]);

    /* The writer may just be at it, and have lost its CPU there. */
    for (uint32_t looks = 0; looks < 1000 && !SameCall(&seen, own); looks++)
        seen = LookAtFlag(slot);
    if (!SameCall(&seen, own))
        GiveUp(base, own);
    return seen.word[3];
}

/* The part in brackets. One core of this rank announces to a rank, on the first lane; every core
 * that pushes to a rank looks. */
static __aicore__ inline void Arrive(const AivCommBase *base, const Lane *lane)
{
    Lane first = *lane;
    FlagValue value = DataFlagValue(base, 0);

    first.index = 0;
    if (lane->index == 0)
        Announce(base, &first, &value);
    for (uint32_t i = 0; i < lane->ranks; i++) {
        uint32_t r = LaneRank(lane, i);

        if (r != base->param->rank)
            lane->outputs[i] = WaitForStep(base, &first, r, &value);
    }
}

static __aicore__ inline void ExchangeChunk(AivCommBase *base, const Lane *lane, uint32_t chunk)
{
    const OpParam *param = base->param;
    uint64_t begin = chunk * param->chunkBytes;
    uint64_t bytes = lane->bytes > begin ? lane->bytes - begin : 0;
    uint32_t half = (base->parity + chunk) & 1;
    FlagValue value = DataFlagValue(base, chunk + param->arrive);

    if (bytes > param->chunkBytes)
        bytes = param->chunkBytes;
    PushChunk(base, lane, lane->offset + begin, bytes, half);
    asc_sync_pipe(PIPE_MTE3);
    Announce(base, lane, &value);
    if (param->inputOverlaps && lane->step > 1)
        BarrierAllCores(base, value.word[0]); /* another core may still read this chunk */
    for (uint32_t i = 0; i < lane->ranks; i++) {
        uint32_t r = LaneRank(lane, i);

        if (r == param->rank)
            continue;
        WaitForStep(base, lane, r, &value);
        if (!param->announce)
            CopyOutChunk(base, lane, r, lane->offset + begin, bytes, half);
    }
}

static __aicore__ inline void ExchangeLane(AivCommBase *base, const Lane *lane)
{
    if (base->param->arrive)
        Arrive(base, lane);
    for (uint32_t chunk = 0; chunk < base->param->chunks; chunk++)
        ExchangeChunk(base, lane, chunk);
}

/* At least as many cores as ranks: each core moves its part of the data to and from all ranks. */
static __aicore__ inline void Run(AivCommBase *base)
{
    uint64_t outputs[MAX_RANK_SIZE];
    Lane lane = MakeLane(base, base->core, 0, 1, outputs);

    ExchangeLane(base, &lane);
}

/* Fewer: each core moves all of the data to and from its share of the ranks. */
static __aicore__ inline void RunCtrlCore(AivCommBase *base)
{
    uint64_t outputs[MAX_RANK_SIZE];
    Lane lane = MakeLane(base, 0, base->core, base->cores, outputs);

    ExchangeLane(base, &lane);
}

#endif
