/* inc/sync_interface.h: flags between cores and between ranks, for the kernel.
 *
 * A flag is 32 bytes in a GM slot. Its first word is the number waited for, which only grows until
 * the slots are cleared; up to five more words belong to it. The first word is written whole and
 * last, and read first. Flags travel through UB: the scalar unit fills the UB copy and MTE3 sends
 * it; MTE2 fetches one and the scalar unit looks. */
#ifndef HCCL_CUSTOM_ALLGATHER_SYNC_INTERFACE_H
#define HCCL_CUSTOM_ALLGATHER_SYNC_INTERFACE_H

#include <c_api/asc_simd.h>

#include "common.h"

#define FLAG_WORDS      8
#define FLAG_WORDS_USED 6

/* The two UB copies of a core, 32 bytes each: one to send, one to look at. */
typedef struct FlagUb {
    __ubuf__ int32_t *send;
    __ubuf__ int32_t *look;
} FlagUb;

/* What a flag says, in registers. */
typedef struct FlagValue {
    int32_t word[FLAG_WORDS_USED];
} FlagValue;

static __aicore__ inline __gm__ uint8_t *FlagSlot(__gm__ uint8_t *area, uint32_t slot)
{
    return area + (uint64_t)slot * FLAG_SIZE;
}

static __aicore__ inline FlagValue FlagOf(int32_t number)
{
    FlagValue value = {{number, 0, 0, 0, 0, 0}};

    return value;
}

/* Fills the UB copy to send, once MTE3 has read the last one out of it (RecordEnd, or the first
 * one at the start of the kernel). */
static __aicore__ inline void RecordBegin(const FlagUb *ub, const FlagValue *value)
{
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID0);
    for (uint32_t i = 0; i < FLAG_WORDS_USED; i++)
        ub->send[i] = value->word[i];
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID0);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID0);
}

/* Sends it to one slot. Not ordered with moves before it: the caller drains those it announces. */
static __aicore__ inline void RecordSend(const FlagUb *ub, __gm__ uint8_t *slot)
{
    asc_copy_ub2gm((__gm__ void *)slot, (__ubuf__ void *)ub->send, FLAG_SIZE);
}

static __aicore__ inline void RecordEnd(void)
{
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID0);
}

/* Sets one flag. */
static __aicore__ inline void Record(const FlagUb *ub, __gm__ uint8_t *slot, FlagValue value)
{
    RecordBegin(ub, &value);
    RecordSend(ub, slot);
    RecordEnd();
}

/* Fetches a flag. MTE2 may fetch the next one, and the data that this one announces, only after
 * the scalar unit has looked. */
static __aicore__ inline FlagValue LookAtFlag(const FlagUb *ub, __gm__ uint8_t *slot)
{
    FlagValue seen;

    asc_copy_gm2ub((__ubuf__ void *)ub->look, (__gm__ void *)slot, FLAG_SIZE);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID0);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID0);
    for (uint32_t i = 0; i < FLAG_WORDS_USED; i++)
        seen.word[i] = ub->look[i];
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID0);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID0);
    return seen;
}

/* Waits for at least `number`, not exactly: the writer may be one flag ahead. */
static __aicore__ inline FlagValue WaitFlag(const FlagUb *ub, __gm__ uint8_t *slot, int32_t number)
{
    FlagValue seen = LookAtFlag(ub, slot);

    while (seen.word[0] < number)
        seen = LookAtFlag(ub, slot);
    return seen;
}

#endif
