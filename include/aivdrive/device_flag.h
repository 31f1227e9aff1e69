/* aivdrive/device_flag.h: tagged flags between blocks and ranks, for device code in C and C++.
 *
 * A flag lives in a slot of device memory that is granted to its writer, aligned to its size:
 *
 *     32 bytes   | tag | word 1 | word 2 | word 3 |                    up to four slots per 128 B
 *     64 bytes   | tag | word 1 | ...           ... | word 7 |         a cache line of its own
 *
 * The tag is written whole and last, and read first: who sees a tag also sees the words that came
 * with it, or those of a later store. Tags that only grow (a call counter) need no reset: wait for
 * "at least". Slots must be zeroed before their first use, and written by one writer.
 *
 * Flags are stored by MTE3 and fetched by MTE2, with a few words of the kernel's frame as UB, like
 * `__ubuf__` locals. Event 7 between those pipes and the scalar unit must not be outstanding.
 *
 * What a store does not do: wait for moves before it. Drain what the flag announces
 * (asc_sync_pipe(PIPE_MTE3)); what it gives away to be overwritten must have been read (asc_sync()
 * after own loads; aivd_copy() has).
 * After a poll or wait, loads and stores of this block come after the look at the flag.
 *
 * Waits end when the tag is there, or with the kernel: its deadline (a launch attribute,
 * HCCL_EXEC_TIMEOUT) counts time without progress, and the report names slot, tag seen and tag
 * wanted. Any block may call these; no state is shared. */
#ifndef AIVDRIVE_DEVICE_FLAG_H
#define AIVDRIVE_DEVICE_FLAG_H

#include "../c_api/asc_simd.h"
#include "device_impl.h"

#define AIVD_FLAG_BYTES      32u
#define AIVD_FLAG_LINE_BYTES 64u
#define AIVD_FLAG_WORDS_MAX  8u

/* What a flag says: word[0] is the tag, word[1] to word[3] (64-byte slots: word[7]) come with it.
 */
typedef struct aivd_flag_value {
    uint64_t word[AIVD_FLAG_WORDS_MAX];
} aivd_flag_value;

/* Slot `index` of an array of slots of `bytes` each. */
static __aicore__ inline __gm__ uint8_t *aivd_flag_slot(__gm__ void *slots, uint64_t index,
                                                        uint32_t bytes)
{
    return (__gm__ uint8_t *)slots + index * bytes;
}

/* Stores a flag with its words into a slot of `bytes` (AIVD_FLAG_BYTES or AIVD_FLAG_LINE_BYTES). */
static __aicore__ AIVD_INLINE void
aivd_flag_store_words(__gm__ void *slot, const aivd_flag_value *value, uint32_t bytes)
{
    __ubuf__ uint64_t words[AIVD_FLAG_WORDS_MAX] __attribute__((aligned(32)));
    __ubuf__ uint64_t *ub = words;

    if (aivd_dev_flag_store((void *)slot, value->word, bytes))
        return;
    AIVD_OPAQUE(ub);
    for (uint32_t i = 0; i < bytes / 8; i++)
        ub[i] = value->word[i];
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_copy_ub2gm((__gm__ void *)slot, (__ubuf__ void *)ub, bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID7);
}

/* Stores a tag, with words 0, into a 32-byte slot. */
static __aicore__ AIVD_INLINE void aivd_flag_store(__gm__ void *slot, uint64_t tag)
{
    aivd_flag_value value;

    value.word[0] = tag;
    value.word[1] = value.word[2] = value.word[3] = 0;
    aivd_flag_store_words(slot, &value, AIVD_FLAG_BYTES);
}

/* Fetches a flag through UB. */
static __aicore__ AIVD_INLINE void aivd_flag_fetch(__gm__ const void *slot, aivd_flag_value *value,
                                                   uint32_t bytes)
{
    __ubuf__ uint64_t words[AIVD_FLAG_WORDS_MAX] __attribute__((aligned(32)));
    __ubuf__ uint64_t *ub = words;

    AIVD_OPAQUE(ub);
    /* The frame's words may have been something else's before. */
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_copy_gm2ub((__ubuf__ void *)ub, (__gm__ void *)(uintptr_t)slot, bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID7);
    for (uint32_t i = 0; i < bytes / 8; i++)
        value->word[i] = ub[i];
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7); /* loads come after the look */
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);   /* loads come after the look */
}

/* Looks at a flag without waiting; returns its tag. A loop of polls that bring nothing new lets
 * other blocks and ranks run. */
static __aicore__ AIVD_INLINE uint64_t aivd_flag_poll_words(__gm__ const void *slot,
                                                            aivd_flag_value *value, uint32_t bytes)
{
    if (!aivd_dev_flag_load((const void *)slot, value->word, bytes))
        aivd_flag_fetch(slot, value, bytes);
    return value->word[0];
}

/* aivd_flag_poll_words of a slot without payload: its tag. */
static __aicore__ AIVD_INLINE uint64_t aivd_flag_poll(__gm__ const void *slot)
{
    aivd_flag_value value;

    return aivd_flag_poll_words(slot, &value, AIVD_FLAG_BYTES);
}

/* A hint, of use where there are more ranks than CPUs: what this block waits for next comes from the
 * owner of this memory. True when that rank shares this block's CPU, and so can go on only when this
 * block waits: wait for such ranks first, for the others they leave time. False when nothing is
 * known, and always in recorded runs. */
static __aicore__ inline bool aivd_flag_awaits(__gm__ const void *peer)
{
    return aivd_dev_awaits((const void *)peer);
}

/* Waits until the slot's tag is at least `tag`; returns the tag seen, with its words in *value. */
static __aicore__ AIVD_INLINE uint64_t aivd_flag_wait_at_least_words(__gm__ const void *slot,
                                                                     uint64_t tag,
                                                                     aivd_flag_value *value,
                                                                     uint32_t bytes)
{
    if (!aivd_dev_flag_wait((const void *)slot, value->word, bytes, tag, false))
        do
            aivd_flag_fetch(slot, value, bytes);
        while (value->word[0] < tag);
    return value->word[0];
}

/* aivd_flag_wait_at_least_words of a slot without payload. */
static __aicore__ AIVD_INLINE uint64_t aivd_flag_wait_at_least(__gm__ const void *slot,
                                                               uint64_t tag)
{
    aivd_flag_value value;
    uint64_t number;

    if (aivd_dev_flag_wait((const void *)slot, value.word, AIVD_FLAG_BYTES, tag, false))
        return value.word[0];
    number = aivd_dev_until((const void *)slot, 8, tag, false);
    do
        aivd_flag_fetch(slot, &value, AIVD_FLAG_BYTES);
    while (value.word[0] < tag);
    return aivd_dev_taken(value.word[0], number);
}

/* Waits until the slot's tag is exactly `tag`. Only right where the writer cannot go on before this
 * block has seen it: a tag that is passed by is waited for until the deadline. */
static __aicore__ AIVD_INLINE void aivd_flag_wait_equal_words(__gm__ const void *slot, uint64_t tag,
                                                              aivd_flag_value *value,
                                                              uint32_t bytes)
{
    if (!aivd_dev_flag_wait((const void *)slot, value->word, bytes, tag, true))
        do
            aivd_flag_fetch(slot, value, bytes);
        while (value->word[0] != tag);
}

/* aivd_flag_wait_equal_words of a slot without payload. */
static __aicore__ AIVD_INLINE void aivd_flag_wait_equal(__gm__ const void *slot, uint64_t tag)
{
    aivd_flag_value value;

    if (aivd_dev_flag_wait((const void *)slot, value.word, AIVD_FLAG_BYTES, tag, true))
        return;
    (void)aivd_dev_until((const void *)slot, 8, tag, true);
    do
        aivd_flag_fetch(slot, &value, AIVD_FLAG_BYTES);
    while (value.word[0] != tag);
}

#endif
