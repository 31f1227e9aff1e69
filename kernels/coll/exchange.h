/* coll/exchange: the level-0 exchange, all ranks of a communicator in one address space: messages
 * into slots, marks into lines, and the wait for both. Nothing here knows an operator. */
#ifndef COLL_EXCHANGE_H
#define COLL_EXCHANGE_H

#include <aivdrive/device.h>

#include "coll.h"

enum { COLL_UB_BYTES = 32768 };

static inline __gm__ uint8_t *coll_own(const coll_args *a, uint64_t offset)
{
    return (__gm__ uint8_t *)a->area + offset;
}

static inline __gm__ coll_peer *coll_peer_of(const coll_args *a, uint32_t p)
{
    return (__gm__ coll_peer *)coll_own(a, coll_peers_at()) + p;
}

static inline __gm__ uint8_t *coll_theirs(const coll_args *a, uint32_t p, uint64_t offset)
{
    return (__gm__ uint8_t *)(uintptr_t)coll_peer_of(a, p)->area + offset;
}

/* The i-th peer in this rank's own order, so that not all ranks meet at the same one. */
static inline uint32_t coll_next(const coll_args *a, uint32_t i)
{
    uint32_t p = a->rank + i;
    return p < a->size ? p : p - a->size;
}

static inline void coll_copy(__gm__ void *to, __gm__ const void *from, uint64_t bytes)
{
    aivd_copy(to, from, bytes, (__ubuf__ void *)asc_get_phy_buf_addr(0), COLL_UB_BYTES);
}

/* Before a flag that announces, or gives away, what was moved. */
static inline void coll_drain(void)
{
    asc_sync();
}

/* ---- marks ---- */

static inline void coll_done(const coll_args *a, uint32_t p, uint64_t round)
{
    aivd_flag_store(coll_theirs(a, p, coll_done_at(a->size, a->rank)), coll_mark(a->seq, round));
}

static inline void coll_done_wait(const coll_args *a, uint32_t p, uint64_t seq, uint64_t round)
{
    aivd_flag_wait_at_least(coll_own(a, coll_done_at(a->size, p)), coll_mark(seq, round));
}

static inline void coll_ready(const coll_args *a, uint32_t p, uint64_t round)
{
    aivd_flag_store(coll_theirs(a, p, coll_ready_at(a->size, a->rank)), coll_mark(a->seq, round));
}

static inline void coll_ready_wait(const coll_args *a, uint32_t p, uint64_t round)
{
    aivd_flag_wait_at_least(coll_own(a, coll_ready_at(a->size, p)), coll_mark(a->seq, round));
}

/* ---- messages ---- */

static inline uint64_t coll_tag(const coll_args *a)
{
    return a->seq << 24 | a->signature;
}

/* Where rank `writer` leaves its message of this call for rank `owner`. */
static inline __gm__ uint8_t *coll_slot(const coll_args *a, uint32_t owner, uint32_t writer)
{
    return coll_theirs(a, owner, coll_slot_at(a->size, a->seq & 1, writer));
}

/* Waits until rank p no longer needs what this rank last wrote into the slot of this call. */
static inline void coll_room(const coll_args *a, uint32_t p)
{
    __gm__ coll_peer *peer = coll_peer_of(a, p);
    uint64_t sent = peer->sent[a->seq & 1];
    if (sent != 0 && peer->heard <= sent)
        coll_done_wait(a, p, sent, 0);
    peer->sent[a->seq & 1] = a->seq;
}

/* Sends the words of a head, after everything that goes with it. */
static inline void coll_publish(const coll_args *a, uint32_t p, aivd_flag_value *head)
{
    head->word[0] = coll_tag(a);
    aivd_flag_store_words(coll_slot(a, p, a->rank), head, AIVD_FLAG_LINE_BYTES);
}

/* A message with data: up to COLL_INLINE bytes in the head, which `head` holds already (coll_load),
 * else behind it. */
static inline void coll_send_data(const coll_args *a, uint32_t p, __gm__ const uint8_t *data,
                                  uint64_t bytes, aivd_flag_value *head)
{
    coll_room(a, p);
    if (bytes > COLL_INLINE) {
        coll_copy(coll_slot(a, p, a->rank) + COLL_LINE, data, bytes);
        coll_drain();
    }
    coll_publish(a, p, head);
}

/* Up to COLL_INLINE bytes of GM into the words of a head, and out of them. */
static inline void coll_load(aivd_flag_value *head, __gm__ const uint8_t *data, uint64_t bytes)
{
    __ubuf__ uint64_t ub[AIVD_FLAG_WORDS_MAX];
    if (bytes == 0 || bytes > COLL_INLINE)
        return;
    /* Words of an earlier message may have had this place in the frame. */
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_copy_gm2ub_align((__ubuf__ uint8_t *)ub, (__gm__ uint8_t *)(uintptr_t)data,
                         (uint32_t)bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE2, PIPE_S, EVENT_ID7);
    for (uint32_t i = 0; i < AIVD_FLAG_WORDS_MAX - 1; i++)
        head->word[i + 1] = ub[i];
    asc_sync_notify(PIPE_S, PIPE_MTE2, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE2, EVENT_ID7);
}

static inline void coll_store(__gm__ uint8_t *data, const aivd_flag_value *head, uint64_t bytes)
{
    __ubuf__ uint64_t ub[AIVD_FLAG_WORDS_MAX];
    if (bytes == 0 || bytes > COLL_INLINE)
        return;
    for (uint32_t i = 0; i < AIVD_FLAG_WORDS_MAX - 1; i++)
        ub[i] = head->word[i + 1];
    asc_sync_notify(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_sync_wait(PIPE_S, PIPE_MTE3, EVENT_ID7);
    asc_copy_ub2gm_align(data, (__ubuf__ uint8_t *)ub, (uint32_t)bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_S, EVENT_ID7);
    asc_sync_wait(PIPE_MTE3, PIPE_S, EVENT_ID7);
}

/* Ends the kernel: in that call rank p said something else. */
static void coll_disagree(const coll_args *a, uint32_t p, uint64_t seq, uint64_t tag);

/* The head of rank p's message of this call. */
static inline void coll_receive(const coll_args *a, uint32_t p, aivd_flag_value *head)
{
    uint64_t tag = aivd_flag_wait_at_least_words(coll_slot(a, a->rank, p), a->seq << 24, head,
                                                 AIVD_FLAG_LINE_BYTES);
    if (__builtin_expect(tag != coll_tag(a), 0))
        coll_disagree(a, p, a->seq, tag);
    coll_peer_of(a, p)->heard = a->seq;
}

/* A rank that only spoke in its last call learns now whether the others listened: from their marks,
 * or from a message where none was expected. */
static inline void coll_settle(const coll_args *a)
{
    uint64_t owed = a->area->owed;
    if (__builtin_expect(owed == 0, 1))
        return;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        __gm__ uint8_t *done = coll_own(a, coll_done_at(a->size, p));
        __gm__ uint8_t *slot = coll_own(a, coll_slot_at(a->size, owed & 1, p));
        while (aivd_flag_poll(done) < coll_mark(owed, 0)) {
            uint64_t tag = aivd_flag_poll(slot);
            if (tag >> 24 == owed)
                coll_disagree(a, p, owed, tag);
        }
    }
    a->area->owed = 0;
}

/* The same message once more: after coll_receive, or in another block. */
static inline void coll_reread(const coll_args *a, uint32_t p, aivd_flag_value *head)
{
    aivd_flag_poll_words(coll_slot(a, a->rank, p), head, AIVD_FLAG_LINE_BYTES);
}

/* Where the data of rank p's message lie when they are not in its head. */
static inline __gm__ const uint8_t *coll_data(const coll_args *a, uint32_t p)
{
    return coll_slot(a, a->rank, p) + COLL_LINE;
}

#endif
