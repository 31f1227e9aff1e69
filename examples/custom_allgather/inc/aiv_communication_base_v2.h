/* inc/aiv_communication_base_v2.h: what any AIV communication kernel of this package stands on:
 * who am I, which call is this (GetTag), barriers, and moves through UB with two buffers. */
#ifndef HCCL_CUSTOM_ALLGATHER_AIV_COMMUNICATION_BASE_V2_H
#define HCCL_CUSTOM_ALLGATHER_AIV_COMMUNICATION_BASE_V2_H

#include "sync_interface.h"

/* One core's view of one call. */
typedef struct AivCommBase {
    const OpParam *param;
    __gm__ uint8_t *context; /* own engine context */
    FlagUb flag;
    uint32_t core;
    uint32_t cores;    /* cores that take part in this call */
    int32_t tag;       /* call << 16 */
    uint32_t parity;   /* half of the HCCL buffer that the call's first chunk uses */
    uint32_t dataTurn; /* UB data buffer that is next */
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
static __aicore__ inline void BarrierAllRanks(const AivCommBase *base, int32_t number)
{
    uint32_t me = base->param->rank;
    FlagValue arrived = FlagOf(number);

    RecordBegin(&base->flag, &arrived);
    for (uint32_t r = 0; r < base->param->rankSize; r++)
        if (r != me)
            RecordSend(&base->flag, FlagSlot(ContextOf(base, r) + BARRIER_OFFSET, me));
    RecordEnd();
    for (uint32_t r = 0; r < base->param->rankSize; r++)
        if (r != me)
            WaitFlag(&base->flag, FlagSlot(base->context + BARRIER_OFFSET, r), number);
}

/* Returns when every core that takes part has called it with `number`, which grows within a call.
 * The caller has drained what the others rely on. */
static __aicore__ inline void BarrierAllCores(const AivCommBase *base, int32_t number)
{
    __gm__ uint8_t *area = base->context + SYNC_CORE_OFFSET;

    if (base->core != 0) {
        Record(&base->flag, FlagSlot(area, base->core), FlagOf(number));
        WaitFlag(&base->flag, FlagSlot(area, SYNC_RELEASE_SLOT), number);
        return;
    }
    for (uint32_t c = 1; c < base->cores; c++)
        WaitFlag(&base->flag, FlagSlot(area, c), number);
    Record(&base->flag, FlagSlot(area, SYNC_RELEASE_SLOT), FlagOf(number));
}

static __aicore__ inline __ubuf__ uint8_t *DataUb(uint32_t turn)
{
    return (__ubuf__ uint8_t *)asc_get_phy_buf_addr(turn * UB_DB_DATA_BATCH_SIZE);
}

/* Sets the flags that count within TAG_RESET_COUNT calls back to 0. */
static __aicore__ inline void ClearFlags(const AivCommBase *base)
{
    uint32_t ranks = base->param->rankSize;
    uint32_t lanes = ranks <= MAX_NUM_BLOCKS ? MAX_NUM_BLOCKS : 1;
    uint32_t bytes = lanes * ranks * FLAG_SIZE;

    asc_duplicate((__ubuf__ uint32_t *)DataUb(0), (uint32_t)0, bytes / (uint32_t)sizeof(uint32_t));
    asc_sync_notify(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_V, PIPE_MTE3, EVENT_ID0);
    asc_copy_ub2gm((__gm__ void *)(base->context + FLAG_ADDR_OFFSET), (__ubuf__ void *)DataUb(0),
                   bytes);
    asc_copy_ub2gm((__gm__ void *)(base->context + SYNC_CORE_OFFSET), (__ubuf__ void *)DataUb(0),
                   (SYNC_RELEASE_SLOT + 1) * FLAG_SIZE);
}

/* The first call, and every TAG_RESET_COUNT calls later: tags start anew. First barrier: every
 * rank has begun this call, so its earlier calls are over and nobody sets an old flag any more.
 * Second barrier: every rank has cleared its flags, so they may be set. The barrier itself counts
 * on for ever. Core 0 only; the other cores get their post after it. */
static __aicore__ inline void BarrierForFirstOP(const AivCommBase *base, int32_t epoch)
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
    base->tag = (int32_t)((((post >> 1) - 1) % TAG_RESET_COUNT + 1) << AIV_TAG_MOVE_RIGHT_BITS);
}

static __aicore__ inline void GetTagFirstCore(AivCommBase *base)
{
    __gm__ uint8_t *counter = base->context + AIV_FLAG_CLEAR_OFFSET;
    FlagValue state = LookAtFlag(&base->flag, counter);
    uint32_t begun = (uint32_t)state.word[0] + 1;
    uint32_t post = begun << 1 | (uint32_t)state.word[1];
    FlagValue posted = FlagOf((int32_t)post);

    if ((begun - 1) % TAG_RESET_COUNT == 0)
        BarrierForFirstOP(base, ++state.word[2]);
    state.word[0] = (int32_t)begun;
    state.word[1] = (int32_t)(((uint32_t)state.word[1] + base->param->chunks) & 1);
    Record(&base->flag, counter, state);
    if (base->cores > 1) {
        RecordBegin(&base->flag, &posted);
        for (uint32_t c = 1; c < base->cores; c++)
            RecordSend(&base->flag, FlagSlot(base->context + POST_OFFSET, c));
        RecordEnd();
    }
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
    last = LookAtFlag(&base->flag, taken);
    do
        post = LookAtFlag(&base->flag, mail);
    while (post.word[0] == last.word[0]);
    Record(&base->flag, taken, post);
    SetCall(base, (uint32_t)post.word[0]);
}

/* The UB buffers are free at the start: lets the first wait for each of them pass. */
static __aicore__ inline void InitFlags(void)
{
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID0);
}

static __aicore__ inline void InitData(void)
{
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
}

/* Takes the events back that InitFlags and InitData gave: every notify has its wait. */
static __aicore__ inline void Finish(void)
{
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID0);
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID0);
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID1);
}

/* A batch on its way through UB: BatchLoad, any number of BatchStore, BatchEnd. While MTE3 stores
 * one batch, MTE2 loads the next into the other buffer. */
static __aicore__ inline __ubuf__ uint8_t *BatchLoad(const AivCommBase *base,
                                                     __gm__ const uint8_t *source, uint32_t bytes)
{
    event_t event = base->dataTurn == 0 ? EVENT_ID0 : EVENT_ID1;
    __ubuf__ uint8_t *ub = DataUb(base->dataTurn);

    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, event);
    if (bytes % FLAG_SIZE == 0)
        asc_copy_gm2ub((__ubuf__ void *)ub, (__gm__ void *)source, bytes);
    else
        asc_copy_gm2ub_align(ub, (__gm__ uint8_t *)source, bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_MTE3, event);
    asc_sync_wait(PIPE_MTE2, PIPE_MTE3, event);
    return ub;
}

static __aicore__ inline void BatchStore(__gm__ uint8_t *target, __ubuf__ uint8_t *ub,
                                         uint32_t bytes)
{
    if (bytes % FLAG_SIZE == 0)
        asc_copy_ub2gm((__gm__ void *)target, (__ubuf__ void *)ub, bytes);
    else
        asc_copy_ub2gm_align(target, ub, bytes);
}

static __aicore__ inline void BatchEnd(AivCommBase *base)
{
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, base->dataTurn == 0 ? EVENT_ID0 : EVENT_ID1);
    base->dataTurn ^= 1;
}

static __aicore__ inline uint32_t BatchBytes(uint64_t left)
{
    return left < UB_DB_DATA_BATCH_SIZE ? (uint32_t)left : UB_DB_DATA_BATCH_SIZE;
}

#endif
