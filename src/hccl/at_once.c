/* hccl/at_once: see at_once.h. Knows the area (kernels/coll/coll.h) and nothing of streams.
 *
 * Lines touched, 2 ranks: the own area's head and what is known of the peer (own), the slot at the
 * peer (asked for in the call before), the own slot (the peer has just written it), the
 * buffers, the control page's heartbeat. */
#include "hccl/at_once.h"

#include <string.h>

#include "base/prefetch.h"
#include "base/unusual.h"
#include "coll/layout.h"
#include "core/gm.h"
#include "core/message.h"
#include "hccl/at_once_steps.h"
#include "hccl/turn.h"

/* ---- what stays the same ---- */

static _Atomic uint64_t *word_at(uint8_t *area, uint64_t offset)
{
    return (_Atomic uint64_t *)(void *)(area + offset);
}

static uint64_t data_at(const coll_args *a, uint64_t bytes)
{
    return a->rides ? coll_counted_at(bytes, false) : soon_data_at(bytes);
}

void hccl_at_once_peer_prepare(hccl_at_once_peer *peer, const hccl_comm *comm, const coll_args *a,
                               uint32_t p)
{
    uint8_t *own = (uint8_t *)a->area, *far = (uint8_t *)hccl_coll_area(comm, p);
    *peer = (hccl_at_once_peer){
        .rank = (uint8_t)p,
        .send = a->send + coll_send_at(a, p),
        .recv = a->recv + coll_recv_at(a, p),
        .known = (coll_peer *)(void *)(own + coll_peers_at()) + p,
        .their_mark = word_at(far, coll_done_at(a->size, a->rank)),
        .mark = word_at(own, coll_done_at(a->size, p)),
        .device = (int)comm->peers[p].device,
    };
    for (uint32_t parity = 0; parity < 2; parity++) {
        peer->theirs[parity] = far + coll_slot_at(a->size, parity, a->rank);
        peer->mine[parity] = own + coll_slot_at(a->size, parity, p);
    }
}

static void peer_prepare(hccl_at_once_peer *peer, const hccl_comm *comm, const coll_args *a,
                         uint32_t p)
{
    hccl_at_once_peer_prepare(peer, comm, a, p);
    peer->hears = coll_speaks(a, a->rank, p);
    peer->speaks = coll_speaks(a, p, a->rank);
    peer->sends = coll_send_bytes(a, p);
    peer->takes = coll_reduces(a) ? coll_send_bytes(a, a->rank) : coll_recv_bytes(a, p);
    peer->put_at = (uint16_t)data_at(a, peer->sends);
    peer->at = (uint16_t)data_at(a, peer->takes);
    if (peer->speaks && peer->at == COLL_LINE && peer->takes <= SOON_WITH)
        peer->behind = (uint16_t)peer->takes;
}

static bool reduction_prepare(hccl_at_once *c, const coll_args *a)
{
    core_reduction *r = &c->reduction;
    c->reduces = a->kind != COLL_REDUCE || a->rank == a->root;
    c->elements = c->bytes / a->element;
    c->result = a->recv;
    c->floats = c->reduces && core_reduce_is_float((int)a->type);
    for (uint32_t parity = 0; parity < 2; parity++)
        for (uint32_t p = 0; p < a->size; p++)
            c->inputs[parity][p] = p == a->rank ? a->send + coll_send_at(a, p)
                                                : (const uint8_t *)a->area +
                                                      coll_slot_at(a->size, parity, p) +
                                                      soon_data_at(c->bytes);
    return core_reduce_find((int)a->type, (int)a->op, r);
}

/* Whether one pass over both inputs makes the result. */
static bool reduces_in_one(const hccl_at_once *c, const coll_args *a)
{
    const uint8_t *own = a->send + coll_send_at(a, a->rank);
    uint64_t apart = (uint64_t)((uintptr_t)c->result - (uintptr_t)own);
    return c->bytes > CORE_REDUCE_SHORT && c->others == 1 && c->reduction.pair &&
           (apart == 0 || (apart >= c->bytes && -apart >= c->bytes));
}

/* Device memory of this rank, where it is used. Memory that may be gone is a kernel's affair: its
 * fault is told, this thread's is not. */
static bool buffers_reachable(const hccl_at_once *c, const coll_args *a)
{
    bool root = a->rank == a->root, any = c->bytes != 0;
    bool reads = a->kind == COLL_BROADCAST || a->kind == COLL_SCATTER ? root : any;
    bool writes = a->kind == COLL_BROADCAST ? !root : a->kind == COLL_REDUCE ? root : any;
    for (uint32_t i = 0; a->parts && i < c->others; i++) {
        reads |= c->peer[i].sends != 0;
        writes |= c->peer[i].takes != 0;
    }
    return (!reads || fabric_device_of(a->send) == c->comm->device) &&
           (!writes || fabric_device_of(a->recv) == c->comm->device);
}

/* Whether all messages are short enough. */
static bool peers_prepare(hccl_at_once *c, const coll_args *a)
{
    bool all = c->bytes <= SOON_BYTES;
    for (uint32_t i = 1; i < a->size; i++) {
        hccl_at_once_peer *peer = &c->peer[c->others++];
        peer_prepare(peer, c->comm, a, (a->rank + i) % a->size);
        c->only_speaks |= peer->hears && !peer->speaks;
        all &= peer->sends <= SOON_BYTES && peer->takes <= SOON_BYTES;
    }
    return all;
}

void hccl_at_once_own_prepare(hccl_at_once *c, const coll_args *a)
{
    const uint8_t *from = a->send + coll_send_at(a, a->rank);
    uint8_t *to = a->recv + coll_recv_at(a, a->rank);
    if (c->bytes == 0 || from == to)
        return;
    c->own_from = from;
    c->own_to = to;
}

bool hccl_at_once_prepare(hccl_at_once *c, const hccl_comm *comm, const coll_args *a)
{
    *c = (hccl_at_once){.comm = comm,
                        .area = a->area,
                        .finished = (_Atomic uint64_t *)(void *)a->area->finished,
                        .signature = a->signature,
                        .patient = !comm->crowded,
                        .mutual = coll_is_mutual(a)};
    if (comm->size > AT_ONCE_RANKS)
        return false;
    if (!coll_is_brief(a))
        return hccl_at_once_direct_prepare(c, a);
    c->bytes = coll_send_bytes(a, a->rank);
    c->counted = a->rides != 0;
    if (!peers_prepare(c, a) || !buffers_reachable(c, a))
        return false;
    if (c->counted && c->bytes != coll_recv_bytes(a, a->rank))
        return false; /* an error, which the kernel tells */
    if (coll_reduces(a)) {
        bool known = reduction_prepare(c, a);
        c->in_one = known && reduces_in_one(c, a);
        return known;
    }
    if (coll_speaks(a, a->rank, a->rank))
        hccl_at_once_own_prepare(c, a);
    return true;
}

/* The peers have read these lines since; what the call before has not asked for comes while this
 * one is numbered. A longer message may go past the caches. Of a direct call: the head and the
 * mark. */
void hccl_at_once_near(const hccl_at_once *c, uint64_t seq)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t bytes = peer->sends <= MESSAGE_CACHED_BYTES ? peer->put_at + peer->sends : 0;
        if (c->direct) {
            bytes = core_near_times_next(peer->device) ? 0 : COLL_LINE;
            base_prefetch_write(peer->their_mark);
        }
        for (uint64_t at = 0; peer->hears && at < bytes; at += COLL_LINE)
            base_prefetch_write(peer->theirs[seq & 1] + at);
    }
}

/* ---- a call ---- */

/* The call of this parity in which some peer only heard: whether all have. A message of that call,
 * where none was expected, is the kernel's affair. */
bool hccl_at_once_settled(const hccl_at_once *c, uint64_t owed)
{
    for (uint32_t i = 0; i < c->others; i++)
        if (!hccl_at_once_through(&c->peer[i], owed) ||
            soon_word(c->peer[i].mine[owed & 1]) >> 24 == owed)
            return false;
    c->area->owed[owed & 1] = 0;
    return true;
}

/* Nobody fetched these lines, so that the head's tells how near the peer is. */
static BASE_NOINLINE void say_long(const hccl_at_once_peer *peer, uint8_t *slot,
                                   const uint64_t *words)
{
    core_message_put(peer->device, slot + COLL_LINE, peer->send, peer->sends);
    core_near_store(peer->device, slot, words, COLL_LINE);
}

static inline void say(const hccl_at_once_peer *peer, uint8_t *slot, uint64_t *words)
{
    if (peer->put_at == COLL_LINE)
        memcpy(slot + COLL_LINE, peer->send, peer->sends);
    else if (peer->sends != 0)
        gm_load(words + 1, peer->send, peer->sends);
    /* The release in it pairs with the acquire of whoever waits for the tag. */
    gm_store_small(slot, (const uint8_t *)words, COLL_LINE);
}

/* The lines of the next message, which come while this rank waits: to a peer that has spoken in the
 * last call, and so has read what is there or does so now. A longer one may go past the caches. */
static inline void ask_next(const hccl_at_once_peer *peer, uint64_t seq)
{
    if (peer->sends > MESSAGE_CACHED_BYTES || peer->known->heard + 1 < seq)
        return;
    for (uint64_t at = 0; at < peer->put_at + peer->sends; at += COLL_LINE)
        base_prefetch_write(peer->theirs[(seq + 1) & 1] + at);
}

static inline void speak(const hccl_at_once *c, uint64_t seq, uint64_t tag)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t words[COLL_LINE / 8] = {tag};
        if (!peer->hears) {
            base_prefetch_write(peer->their_mark); /* which the peer has read since */
            continue;
        }
        peer->known->sent[seq & 1] = seq;
        if (c->counted) {
            words[COLL_COUNTED_SENDS] = peer->sends;
            words[COLL_COUNTED_EXPECTS] = peer->takes;
        }
        if (BASE_UNLIKELY(peer->sends > MESSAGE_CACHED_BYTES))
            say_long(peer, peer->theirs[seq & 1], words);
        else
            say(peer, peer->theirs[seq & 1], words);
        ask_next(peer, seq);
    }
}

/* Relaxed: the tag has been read, and the peer stores no other before this rank is through. */
static inline bool agreed(const hccl_at_once_peer *peer, const uint8_t *slot)
{
    const _Atomic uint64_t *words = (const _Atomic uint64_t *)(const void *)slot;
    return atomic_load_explicit(words + COLL_COUNTED_SENDS, memory_order_relaxed) == peer->takes &&
           atomic_load_explicit(words + COLL_COUNTED_EXPECTS, memory_order_relaxed) == peer->sends;
}

static inline bool heard_all(const hccl_at_once *c, uint64_t seq, uint64_t tag, int looks)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        if (!peer->speaks)
            continue;
        if (BASE_UNLIKELY(soon_tag_with(peer->mine[seq & 1], seq << 24, looks, peer->behind) !=
                          tag))
            return false;
        if (c->counted && BASE_UNLIKELY(!agreed(peer, peer->mine[seq & 1])))
            return false;
        peer->known->heard = seq;
    }
    return true;
}

/* In pieces whose results are kept until all of their inputs are read. */
static BASE_NOINLINE void reduce_pieces(const hccl_at_once *c, const void *const *inputs)
{
    const uint64_t element = c->bytes / c->elements;
    for (uint64_t at = 0; at < c->bytes; at += CORE_REDUCE_SHORT) {
        const void *from[AT_ONCE_RANKS];
        uint64_t bytes = c->bytes - at < CORE_REDUCE_SHORT ? c->bytes - at : CORE_REDUCE_SHORT;
        for (uint32_t p = 0; p <= c->others; p++)
            from[p] = (const uint8_t *)inputs[p] + at;
        core_reduce_short(&c->reduction, c->result + at, from, c->others + 1, bytes / element,
                          bytes);
    }
}

static inline void reduce(const hccl_at_once *c, uint64_t seq, core_control before)
{
    const void *const *inputs = c->inputs[seq & 1];
    if (c->bytes <= CORE_REDUCE_SHORT)
        core_reduce_short(&c->reduction, c->result, inputs, c->others + 1, c->elements, c->bytes);
    else if (c->in_one)
        c->reduction.pair(c->result, inputs[0], inputs[1], c->elements);
    else
        reduce_pieces(c, inputs);
    hccl_at_once_control_back(c, before);
}

static inline void fetch(const hccl_at_once *c, uint64_t seq)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        if (peer->speaks)
            core_message_fetch(peer->mine[seq & 1] + peer->at, peer->takes);
    }
}

static inline void take(const hccl_at_once *c, uint64_t seq, core_control control)
{
    fetch(c, seq);
    hccl_at_once_take_own(c); /* while the messages come nearer */
    if (c->reduces) {
        if (c->bytes != 0)
            reduce(c, seq, control);
        return;
    }
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        if (peer->speaks && peer->takes != 0)
            gm_store(peer->recv, peer->mine[seq & 1] + peer->at, peer->takes, false);
    }
}

/* Peers that got no message get a mark. */
static inline void close_call(const hccl_at_once *c, uint64_t seq)
{
    for (uint32_t i = 0; i < c->others; i++)
        if (!c->peer[i].hears) /* release: pairs with the acquire of soon_word */
            atomic_store_explicit(c->peer[i].their_mark, coll_mark(seq, 0), memory_order_release);
    if (c->only_speaks)
        c->area->owed[seq & 1] = seq;
    hccl_at_once_finish(c, seq);
}

static bool brief(const hccl_at_once *c, uint64_t seq, uint32_t *so_far, bool waits)
{
    uint64_t tag = seq << 24 | c->signature;
    if (!*so_far && !hccl_at_once_may_speak(c, seq))
        return false;
    if (!*so_far)
        speak(c, seq, tag);
    *so_far |= COLL_SPOKEN;
    core_control control = hccl_at_once_control(c);
    bool done = core_control_is_default(control) &&
                heard_all(c, seq, tag, soon_looks(c->patient, waits)) &&
                !hccl_verdict_there(c->comm);
    if (BASE_LIKELY(done)) {
        take(c, seq, control);
        close_call(c, seq);
    }
    if (done || waits) /* else it is run once more */
        hccl_at_once_ring(c, seq, done);
    return done;
}

bool hccl_at_once_run(const hccl_at_once *c, uint64_t seq, uint32_t *so_far, bool waits)
{
    /* Observers see kernels, and so does whoever asks for threads. */
    if (base_is_unusual(UNUSUAL_RECORDED | UNUSUAL_OF_GRIDS))
        return false;
    return c->direct ? hccl_at_once_direct(c, seq, so_far, waits, true)
                     : brief(c, seq, so_far, waits);
}

/* ---- with more ranks than CPUs ---- */

/* Waits for this rank's slots at the peers. */
static bool room_in_turn(const hccl_at_once *c, uint64_t seq)
{
    hccl_turn turns[AT_ONCE_RANKS];
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t sent = peer->known->sent[seq & 1];
        if (peer->hears && sent != 0 && peer->known->heard <= sent)
            turns[n++] = (hccl_turn){peer->mark, coll_mark(sent, 0), peer->device};
    }
    return hccl_turn_wait(c->comm->device, turns, n, false);
}

static bool messages_in_turn(const hccl_at_once *c, uint64_t seq)
{
    hccl_turn turns[AT_ONCE_RANKS];
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->others; i++)
        if (c->peer[i].speaks)
            turns[n++] = (hccl_turn){c->peer[i].mine[seq & 1], seq << 24, c->peer[i].device};
    return hccl_turn_wait(c->comm->device, turns, n, c->mutual);
}

/* Each pass rings those that sleep for what it has stored, before this rank hands its CPU over. */
bool hccl_at_once_in_turn(const hccl_at_once *c, uint64_t seq, uint32_t *so_far)
{
    if (c->direct)
        return *so_far && hccl_at_once_direct(c, seq, so_far, true, false);
    if (c->patient)
        return false;
    if (!*so_far) {
        if (!hccl_at_once_may_begin(c, seq) || !room_in_turn(c, seq))
            return false;
        if (hccl_at_once_run(c, seq, so_far, true))
            return true;
    }
    return *so_far && messages_in_turn(c, seq) && hccl_at_once_run(c, seq, so_far, true);
}
