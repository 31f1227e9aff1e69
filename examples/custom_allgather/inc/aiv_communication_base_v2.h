/* inc/aiv_communication_base_v2.h: what any AIV communication kernel of this package stands on:
 * who am I, which call is this (GetTag), barriers, and moves through UB with two buffers. */
#ifndef HCCL_CUSTOM_ALLGATHER_AIV_COMMUNICATION_BASE_V2_H
#define HCCL_CUSTOM_ALLGATHER_AIV_COMMUNICATION_BASE_V2_H

#include "sync_interface.h"

/* One core's view of one call. */
typedef struct AivCommBase {
    const OpParam *param;
    __gm__ uint8_t *context; /* own engine context */
    uint32_t core;
    uint32_t cores;  /* cores that take part in this call */
    uint64_t tag;    /* call << 16 */
    uint32_t parity; /* half of the HCCL buffer that the call's first chunk uses */
} AivCommBase;

/* The address table, filled by the host before the first launch. */
static __aicore__ inline __gm__ uint8_t *BufferOf(const AivCommBase *base, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)base->context)[2 * rank];
}

static __aicore__ inline __gm__ uint8_t *ContextOf(const AivCommBase *base, uint32_t rank)
{
    return (__gm__ uint8_t *)((__gm__ const uint64_t *)base->context)[2 * rank + 1];
}

/* Returns when core 0 of every rank has called it with `number`, which grows with every barrier.
 * Core 0 only. */
static __aicore__ inline void BarrierAllRanks(const AivCommBase *base, uint64_t number)
{
    uint32_t me = base->param->rank;
    FlagValue arrived = FlagOf(number);

    for (uint32_t r = 0; r < base->param->rankSize; r++)
        if (r != me)
            Record(FlagSlot(ContextOf(base, r) + BARRIER_OFFSET, me), &arrived);
    for (uint32_t r = 0; r < base->param->rankSize; r++)
        if (r != me)
            WaitFlag(FlagSlot(base->context + BARRIER_OFFSET, r), number);
}

/* Returns when every core that takes part has called it with `number`, which grows within a call.
 * The caller has drained what the others rely on. */
static __aicore__ inline void BarrierAllCores(const AivCommBase *base, uint64_t number)
{
    __gm__ uint8_t *area = base->context + SYNC_CORE_OFFSET;
    FlagValue arrived = FlagOf(number);

    if (base->core != 0) {
        Record(FlagSlot(area, base->core), &arrived);
        WaitFlag(FlagSlot(area, SYNC_RELEASE_SLOT), number);
        return;
    }
    for (uint32_t c = 1; c < base->cores; c++)
        WaitFlag(FlagSlot(area, c), number);
    Record(FlagSlot(area, SYNC_RELEASE_SLOT), &arrived);
}

static __aicore__ inline __ubuf__ uint8_t *DataUb(void)
{
    return (__ubuf__ uint8_t *)asc_get_phy_buf_addr(0);
}

/* Sets the flags that count within TAG_RESET_COUNT calls back to 0. */
static __aicore__ inline void ClearFlags(const AivCommBase *base)
{
    uint32_t ranks = base->param->rankSize;
    uint32_t lanes = ranks <= MAX_NUM_BLOCKS ? MAX_NUM_BLOCKS : 1;
    uint32_t bytes = lanes * ranks * FLAG_SIZE;

    asc_duplicate((__ubuf__ uint32_t *)DataUb(), (uint32_t)0, bytes / (uint32_t)sizeof(uint32_t));
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm((__gm__ void *)(base->context + FLAG_ADDR_OFFSET), (__ubuf__ void *)DataUb(),
                   bytes);
    asc_copy_ub2gm((__gm__ void *)(base->context + SYNC_CORE_OFFSET), (__ubuf__ void *)DataUb(),
                   (SYNC_RELEASE_SLOT + 1) * FLAG_SIZE);
}

/* The first call, and every TAG_RESET_COUNT calls later: tags start anew. First barrier: every
 * rank has begun this call, so its earlier calls are over and nobody sets an old flag any more.
 * Second barrier: every rank has cleared its flags, so they may be set. The barrier itself counts
 * on for ever. Core 0 only; the other cores get their post after it. */
static __aicore__ inline void BarrierForFirstOP(const AivCommBase *base, uint64_t epoch)
{
    BarrierAllRanks(base, 2 * epoch - 1);
    ClearFlags(base);
    asc_sync_pipe(PIPE_MTE3);
    BarrierAllRanks(base, 2 * epoch);
}

/* Call counter: {calls begun, half of the HCCL buffer to use next, times the flags were cleared}.
 * Core 0 alone reads and writes it, and posts {calls << 1 | half} to the other cores; a core knows
 * a new post by its differing from the last one it took. So the cores need no barrier, and cores
 * that a call does not use need not follow. */
static __aicore__ inline void SetCall(AivCommBase *base, uint32_t post)
{
    base->parity = post & 1;
    base->tag = (uint64_t)(((post >> 1) - 1) % TAG_RESET_COUNT + 1) << AIV_TAG_MOVE_RIGHT_BITS;
}

static __aicore__ inline void GetTagFirstCore(AivCommBase *base)
{
    __gm__ uint8_t *counter = base->context + AIV_FLAG_CLEAR_OFFSET;
    FlagValue state = LookAtFlag(counter);
    uint32_t begun = (uint32_t)state.word[0] + 1;
    uint32_t post = begun << 1 | (uint32_t)state.word[1];
    FlagValue posted = FlagOf(post);

    if ((begun - 1) % TAG_RESET_COUNT == 0)
        BarrierForFirstOP(base, ++state.word[2]);
    state.word[0] = begun;
    state.word[1] = (state.word[1] + base->param->chunks) & 1;
    Record(counter, &state);
    for (uint32_t c = 1; c < base->cores; c++)
        Record(FlagSlot(base->context + POST_OFFSET, c), &posted);
    SetCall(base, post);
}

static __aicore__ inline void GetTag(AivCommBase *base)
{
    __gm__ uint8_t *mail = FlagSlot(base->context + POST_OFFSET, base->core);
    __gm__ uint8_t *taken = FlagSlot(base->context + SEEN_OFFSET, base->core);
    FlagValue last, post;

    if (base->core == 0) {
        GetTagFirstCore(base);
        return;
    }
    last = LookAtFlag(taken);
    do
        post = LookAtFlag(mail);
    while (post.word[0] == last.word[0]);
    Record(taken, &post);
    SetCall(base, (uint32_t)post.word[0]);
}

/* From GM to GM; where hardware needs it through UB, with two buffers of UB_DB_DATA_BATCH_SIZE. */
static __aicore__ inline void CopyData(__gm__ uint8_t *target, __gm__ const uint8_t *source,
                                       uint64_t bytes)
{
    aivd_copy(target, source, bytes, DataUb(), 2 * UB_DB_DATA_BATCH_SIZE);
}

#endif
