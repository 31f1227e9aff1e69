/* inc/sync_interface.h: flags between cores and between ranks, for the kernel.
 *
 * A flag is 32 bytes in a GM slot: four words of 64 bits. The first is the number waited for, which
 * only grows until the slots are cleared; the other three belong to it. aivdrive/device_flag.h has
 * what stores, fetches and awaits them. */
#ifndef HCCL_CUSTOM_ALLGATHER_SYNC_INTERFACE_H
#define HCCL_CUSTOM_ALLGATHER_SYNC_INTERFACE_H

#include <aivdrive/device.h>

#include "common.h"

typedef aivd_flag_value FlagValue;

static __aicore__ inline __gm__ uint8_t *FlagSlot(__gm__ uint8_t *area, uint32_t slot)
{
    return aivd_flag_slot(area, slot, FLAG_SIZE);
}

static __aicore__ inline FlagValue FlagOf(uint64_t number)
{
    FlagValue value = {{number, 0, 0, 0, 0, 0, 0, 0}};

    return value;
}

/* Sets one flag. Not ordered with moves before it: the caller drains those it announces. */
static __aicore__ inline void Record(__gm__ uint8_t *slot, const FlagValue *value)
{
    aivd_flag_store_words(slot, value, FLAG_SIZE);
}

static __aicore__ inline FlagValue LookAtFlag(__gm__ uint8_t *slot)
{
    FlagValue seen;

    aivd_flag_poll_words(slot, &seen, FLAG_SIZE);
    return seen;
}

/* Waits for at least `number`, not exactly: the writer may be one flag ahead. */
static __aicore__ inline FlagValue WaitFlag(__gm__ uint8_t *slot, uint64_t number)
{
    FlagValue seen;

    aivd_flag_wait_at_least_words(slot, number, &seen, FLAG_SIZE);
    return seen;
}

#endif
