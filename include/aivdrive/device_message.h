/* aivdrive/device_message.h: small messages between ranks, for device code in C and C++: data that
 * travel with their flag.
 *
 *     0     tag
 *     8     up to AIVD_MESSAGE_INLINE bytes of data: one line, one store
 *     64    longer data, all of them here
 *
 * A slot is device memory granted to its writer, 64-byte aligned, zeroed before its first use, with
 * room for the longest message behind its first line. It is a 64-byte flag slot (device_flag.h): the
 * tag covers all data written before it, so a message needs no other flag. Tags grow; the writer may
 * use a slot again when it knows that the reader is done with what is there. */
#ifndef AIVDRIVE_DEVICE_MESSAGE_H
#define AIVDRIVE_DEVICE_MESSAGE_H

#include "device_copy.h"
#include "device_flag.h"

#define AIVD_MESSAGE_INLINE 56u

/* Where a message of this length has its data in its slot. */
static __aicore__ inline __gm__ uint8_t *aivd_message_data(__gm__ void *slot, uint64_t bytes)
{
    return (__gm__ uint8_t *)slot + (bytes > AIVD_MESSAGE_INLINE ? AIVD_FLAG_LINE_BYTES : 8);
}

/* Data of GM into the words behind the tag. */
static __aicore__ AIVD_INLINE void aivd_message_load(aivd_flag_value *value,
                                                     __gm__ const uint8_t *data, uint32_t bytes)
{
    __ubuf__ uint64_t words[AIVD_FLAG_WORDS_MAX] __attribute__((aligned(32)));
    __ubuf__ uint64_t *ub = words;

    AIVD_OPAQUE(ub);
    /* The frame's words may have been something else's before. */
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_copy_gm2ub_align((__ubuf__ uint8_t *)ub, (__gm__ uint8_t *)(uintptr_t)data, bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID7);
    for (uint32_t i = 0; i < AIVD_FLAG_WORDS_MAX - 1; i++)
        value->word[i + 1] = ub[i];
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
}

/* The words behind the tag into GM. */
static __aicore__ AIVD_INLINE void aivd_message_store(__gm__ uint8_t *to,
                                                      const aivd_flag_value *value, uint32_t bytes)
{
    __ubuf__ uint64_t words[AIVD_FLAG_WORDS_MAX] __attribute__((aligned(32)));
    __ubuf__ uint64_t *ub = words;

    AIVD_OPAQUE(ub);
    for (uint32_t i = 0; i < AIVD_FLAG_WORDS_MAX - 1; i++)
        ub[i] = value->word[i + 1];
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_copy_ub2gm_align(to, (__ubuf__ uint8_t *)ub, bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID7);
}

/* Writes `bytes` of `data` and then the tag into a slot. `ub`, `ub_bytes`, events: as for
 * aivd_copy(). The data have been read when this returns. */
static __aicore__ AIVD_INLINE void aivd_message_send(__gm__ void *slot, uint64_t tag,
                                                     __gm__ const void *data, uint64_t bytes,
                                                     __ubuf__ void *ub, uint32_t ub_bytes)
{
    aivd_flag_value value = {{0}};

    if (aivd_dev_message_send((void *)slot, tag, (const void *)data, bytes))
        return;
    value.word[0] = tag;
    if (bytes > AIVD_MESSAGE_INLINE) {
        aivd_copy(aivd_message_data(slot, bytes), data, bytes, ub, ub_bytes);
        asc_sync();
    } else if (bytes != 0) {
        aivd_message_load(&value, (__gm__ const uint8_t *)data, (uint32_t)bytes);
    }
    aivd_flag_store_words(slot, &value, AIVD_FLAG_LINE_BYTES);
}

/* Waits until the slot's tag is at least `from`. When it is `tag` then, copies the `bytes` of the
 * message to `to`, which are there after a drain (asc_sync()) at the latest; with `to` NULL they stay
 * in the slot. Returns the tag. */
static __aicore__ AIVD_INLINE uint64_t aivd_message_receive(__gm__ void *slot, uint64_t from,
                                                            uint64_t tag, __gm__ void *to,
                                                            uint64_t bytes, __ubuf__ void *ub,
                                                            uint32_t ub_bytes)
{
    aivd_flag_value value;

    if (aivd_dev_message_receive((void *)slot, from, tag, (void *)to, bytes, &value.word[0]))
        return value.word[0];
    aivd_flag_wait_at_least_words(slot, from, &value, AIVD_FLAG_LINE_BYTES);
    if (to == NULL)
        bytes = 0;
    if (value.word[0] == tag && bytes > AIVD_MESSAGE_INLINE)
        aivd_copy(to, aivd_message_data(slot, bytes), bytes, ub, ub_bytes);
    else if (value.word[0] == tag && bytes != 0)
        aivd_message_store((__gm__ uint8_t *)to, &value, (uint32_t)bytes);
    return value.word[0];
}

/* For messages whose head has further words, behind the data or in their place: puts the data alone,
 * into `head` behind its tag (`behind` false, up to AIVD_MESSAGE_INLINE bytes) or behind the slot's
 * head, where they are when this returns. Then fill the other words and send the head by
 * aivd_flag_store_words() with AIVD_FLAG_LINE_BYTES. */
static __aicore__ AIVD_INLINE void aivd_message_put(__gm__ void *slot, aivd_flag_value *head,
                                                    __gm__ const void *data, uint64_t bytes,
                                                    bool behind, __ubuf__ void *ub,
                                                    uint32_t ub_bytes)
{
    if (bytes == 0 ||
        aivd_dev_message_put((void *)slot, head->word, (const void *)data, bytes, behind))
        return;
    if (!behind) {
        aivd_message_load(head, (__gm__ const uint8_t *)data, (uint32_t)bytes);
        return;
    }
    aivd_copy((__gm__ uint8_t *)slot + AIVD_FLAG_LINE_BYTES, data, bytes, ub, ub_bytes);
    asc_sync();
}

/* The other end, when `head` has come: copies the data to `to`, where they are after a drain at the
 * latest. */
static __aicore__ AIVD_INLINE void aivd_message_take(__gm__ const void *slot,
                                                     const aivd_flag_value *head, __gm__ void *to,
                                                     uint64_t bytes, bool behind, __ubuf__ void *ub,
                                                     uint32_t ub_bytes)
{
    if (bytes == 0 ||
        aivd_dev_message_take((const void *)slot, head->word, (void *)to, bytes, behind))
        return;
    if (behind)
        aivd_copy(to, (__gm__ const uint8_t *)slot + AIVD_FLAG_LINE_BYTES, bytes, ub, ub_bytes);
    else
        aivd_message_store((__gm__ uint8_t *)to, head, (uint32_t)bytes);
}

#endif
