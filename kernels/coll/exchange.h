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

/* A walk over the peers to wait for each. Where everybody waits for everybody: first for those that
 * share this rank's CPU, which cannot run while this rank waits for others; these then are left time,
 * since nobody on this CPU can go on without them. */
typedef struct coll_walk {
    uint64_t met[COLL_RANKS_MAX / 64];
    uint32_t i;
    bool mutual, beside; /* beside: the first round */
} coll_walk;

static inline coll_walk coll_walk_begin(const coll_args *a)
{
    bool mutual = a->size > 2 && coll_is_mutual(a);
    return (coll_walk){.mutual = mutual, .beside = mutual};
}

static inline bool coll_walk_next(const coll_args *a, coll_walk *w, uint32_t *p)
{
    for (;;) {
        if (++w->i >= a->size) {
            if (!w->beside)
                return false;
            w->beside = false;
            w->i = 0;
            continue;
        }
        *p = coll_next(a, w->i);
        if (!w->mutual)
            return true;
        if (w->met[*p / 64] >> *p % 64 & 1)
            continue;
        if (!aivd_flag_awaits(coll_theirs(a, *p, 0)) && w->beside)
            continue;
        w->met[*p / 64] |= (uint64_t)1 << *p % 64;
        return true;
    }
}

static inline void coll_copy(__gm__ void *to, __gm__ const void *from, uint64_t bytes)
{
    aivd_copy(to, from, bytes, (__ubuf__ void *)asc_get_phy_buf_addr(0), COLL_UB_BYTES);
}

/* What a rank keeps for itself, as far as it is not copied yet. */
typedef struct coll_kept {
    __gm__ uint8_t *to;
    __gm__ const uint8_t *from;
    uint64_t bytes;
} coll_kept;

/* Less is copied sooner while this rank waits for its peers than beside what it pushes to them. */
enum { COLL_BESIDE_BYTES = 32768 };

static inline void coll_keep(coll_kept *own)
{
    if (own->bytes != 0)
        coll_copy(own->to, own->from, own->bytes);
    own->bytes = 0;
}

/* A part to a peer, and beside it what is kept, as far as it goes. */
static inline void coll_push(coll_kept *own, __gm__ uint8_t *to, __gm__ const uint8_t *from,
                             uint64_t bytes)
{
    const uint64_t both = bytes < own->bytes ? bytes : own->bytes;
    if (both != 0)
        aivd_copy_two(to, from, own->to, own->from, both, (__ubuf__ void *)asc_get_phy_buf_addr(0),
                      COLL_UB_BYTES);
    own->to += both, own->from += both, own->bytes -= both;
    if (both < bytes)
        coll_copy(to + both, from + both, bytes - both);
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

/* Data that go with a head, in it or behind it, before its other words are filled and it is
 * published. */
static inline void coll_carry(const coll_args *a, uint32_t p, aivd_flag_value *head,
                              __gm__ const uint8_t *data, uint64_t bytes, uint32_t at)
{
    aivd_message_put(coll_slot(a, p, a->rank), head, data, bytes, at == COLL_LINE,
                     (__ubuf__ void *)asc_get_phy_buf_addr(0), COLL_UB_BYTES);
}

/* The same at the other end, after coll_receive. */
static inline void coll_unload(const coll_args *a, uint32_t p, const aivd_flag_value *head,
                               __gm__ uint8_t *to, uint64_t bytes, uint32_t at)
{
    aivd_message_take(coll_slot(a, a->rank, p), head, to, bytes, at == COLL_LINE,
                      (__ubuf__ void *)asc_get_phy_buf_addr(0), COLL_UB_BYTES);
}

/* A message with data. */
static inline void coll_send_data(const coll_args *a, uint32_t p, __gm__ const uint8_t *data,
                                  uint64_t bytes)
{
    coll_room(a, p);
    aivd_message_send(coll_slot(a, p, a->rank), coll_tag(a), data, bytes,
                      (__ubuf__ void *)asc_get_phy_buf_addr(0), COLL_UB_BYTES);
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

/* A rank that only spoke in a call learns whether the others listened two calls later, when it needs
 * their slots again: from their marks, or from a message where none was expected. Sooner it would
 * wait for ranks that it has no need of. */
static inline void coll_settle(const coll_args *a)
{
    uint64_t owed = a->area->owed[a->seq & 1];
    if (__builtin_expect(owed == 0, 1))
        return;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        __gm__ uint8_t *done = coll_own(a, coll_done_at(a->size, p));
        __gm__ uint8_t *slot = coll_own(a, coll_slot_at(a->size, owed & 1, p));
        /* A message since then is as good as a mark, and known already. What p sent in that call it
         * sent before either. */
        bool through = false;
        while (!through) {
            through = coll_peer_of(a, p)->heard > owed ||
                      aivd_flag_poll(done) >= coll_mark(owed, 0);
            uint64_t tag = aivd_flag_poll(slot);
            if (tag >> 24 == owed)
                coll_disagree(a, p, owed, tag);
        }
    }
    a->area->owed[a->seq & 1] = 0;
}

/* The data of rank p's message of this call; `to` NULL: they stay where they are (coll_data). */
static inline void coll_receive_data(const coll_args *a, uint32_t p, __gm__ uint8_t *to,
                                     uint64_t bytes)
{
    uint64_t tag = aivd_message_receive(coll_slot(a, a->rank, p), a->seq << 24, coll_tag(a), to,
                                        bytes, (__ubuf__ void *)asc_get_phy_buf_addr(0),
                                        COLL_UB_BYTES);
    if (__builtin_expect(tag != coll_tag(a), 0))
        coll_disagree(a, p, a->seq, tag);
    coll_peer_of(a, p)->heard = a->seq;
}

/* The same message once more: after coll_receive, or in another block. */
static inline void coll_reread(const coll_args *a, uint32_t p, aivd_flag_value *head)
{
    aivd_flag_poll_words(coll_slot(a, a->rank, p), head, AIVD_FLAG_LINE_BYTES);
}

/* Where the data of rank p's message lie. */
static inline __gm__ const uint8_t *coll_data(const coll_args *a, uint32_t p, uint64_t bytes)
{
    return aivd_message_data(coll_slot(a, a->rank, p), bytes);
}

/* ---- windows ---- */

/* Where rank p reads from, and where it writes to. */
static inline __gm__ uint8_t *coll_send_window(const coll_args *a, uint32_t p)
{
    return a->window + p * a->chunk;
}

static inline __gm__ uint8_t *coll_recv_window(const coll_args *a, uint32_t p)
{
    return a->window + (a->size + p) * a->chunk;
}

/* ---- blocks ---- */

/* This block's share of `bytes`: whole lines but for the last. */
typedef struct coll_share {
    uint64_t at, bytes;
} coll_share;

static inline coll_share coll_share_of(uint64_t bytes)
{
    uint64_t blocks = (uint64_t)asc_get_block_num(), b = (uint64_t)asc_get_block_idx();
    if (blocks == 1)
        return (coll_share){0, bytes};
    uint64_t each = ((bytes + blocks - 1) / blocks + COLL_LINE - 1) / COLL_LINE * COLL_LINE;
    uint64_t at = b * each < bytes ? b * each : bytes;
    return (coll_share){at, bytes - at < each ? bytes - at : each};
}

/* Block 0 speaks for all; the others wait here for what it has heard. */
static inline void coll_gate(const coll_args *a, uint64_t step)
{
    if (asc_get_block_num() == 1)
        return;
    if (asc_get_block_idx() == 0)
        aivd_flag_store(a->area->gate, coll_mark(a->seq, step));
    else
        aivd_flag_wait_at_least(a->area->gate, coll_mark(a->seq, step));
}

/* The same, with a word that only block 0 knows. */
static inline void coll_gate_word(const coll_args *a, uint64_t step, uint64_t *word)
{
    aivd_flag_value value = {{coll_mark(a->seq, step), *word}};
    if (asc_get_block_num() == 1)
        return;
    if (asc_get_block_idx() == 0) {
        aivd_flag_store_words(a->area->gate, &value, AIVD_FLAG_BYTES);
        return;
    }
    aivd_flag_wait_at_least_words(a->area->gate, value.word[0], &value, AIVD_FLAG_BYTES);
    *word = value.word[1];
}

/* This block's share of the round is moved, and drained. */
static inline void coll_moved(const coll_args *a, uint64_t round)
{
    aivd_flag_store(coll_own(a, coll_moved_at(a->size, (uint32_t)asc_get_block_idx())),
                    coll_mark(a->seq, round + 1));
}

static inline void coll_gather_blocks(const coll_args *a, uint64_t round)
{
    for (uint32_t b = 1; b < asc_get_block_num(); b++)
        aivd_flag_wait_at_least(coll_own(a, coll_moved_at(a->size, b)),
                                coll_mark(a->seq, round + 1));
}

#endif
