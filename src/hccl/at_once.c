/* hccl/at_once: see at_once.h. Knows the area (kernels/coll/coll.h) and nothing of streams.
 *
 * Lines touched, 2 ranks: the own area's head and what is known of the peer (own), the slot at the
 * peer (asked for when the call was queued), the own slot (the peer has just written it), the
 * buffers, the control page's heartbeat. */
#include "hccl/at_once.h"

#include <string.h>

#include "base/prefetch.h"
#include "base/unusual.h"
#include "coll/layout.h"
#include "core/gm.h"
#include "core/switch.h"
#include "hccl/soon.h"
#include "hccl/verdict.h"

/* ---- what stays the same ---- */

static _Atomic uint64_t *word_at(uint8_t *area, uint64_t offset)
{
    return (_Atomic uint64_t *)(void *)(area + offset);
}

static bool reduces(const coll_args *a)
{
    return a->kind == COLL_ALLREDUCE || a->kind == COLL_REDUCE || a->kind == COLL_REDUCE_SCATTER;
}

static void peer_prepare(hccl_at_once_peer *peer, const hccl_comm *comm, const coll_args *a,
                         uint32_t p)
{
    uint8_t *own = (uint8_t *)a->area, *far = (uint8_t *)hccl_coll_area(comm, p);
    *peer = (hccl_at_once_peer){
        .hears = coll_speaks(a, a->rank, p),
        .speaks = coll_speaks(a, p, a->rank),
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

static bool reduction_prepare(hccl_at_once *c, const coll_args *a)
{
    core_reduction *r = &c->reduction;
    c->reduces = a->kind != COLL_REDUCE || a->rank == a->root;
    c->elements = c->bytes / a->element;
    c->result = a->recv;
    c->floats = core_reduce_is_float((int)a->type);
    for (uint32_t parity = 0; parity < 2; parity++)
        for (uint32_t p = 0; p < a->size; p++)
            c->inputs[parity][p] = p == a->rank ? a->send + coll_send_at(a, p)
                                                : (const uint8_t *)a->area +
                                                      coll_slot_at(a->size, parity, p) +
                                                      soon_data_at(c->bytes);
    return core_reduce_find((int)a->type, (int)a->op, &r->step, &r->widen, &r->narrow);
}

/* Device memory of this rank, where it is used. Memory that may be gone is a kernel's affair: its
 * fault is told, this thread's is not. */
static bool buffers_reachable(const hccl_at_once *c, const coll_args *a)
{
    bool root = a->rank == a->root;
    bool reads = a->kind == COLL_BROADCAST || a->kind == COLL_SCATTER ? root : true;
    bool writes = a->kind == COLL_BROADCAST ? !root : a->kind == COLL_REDUCE ? root : true;
    return (!reads || fabric_device_of(a->send) == c->comm->device) &&
           (!writes || fabric_device_of(a->recv) == c->comm->device);
}

static void peers_prepare(hccl_at_once *c, const coll_args *a)
{
    for (uint32_t i = 1; i < a->size; i++) {
        hccl_at_once_peer *peer = &c->peer[c->others++];
        peer_prepare(peer, c->comm, a, (a->rank + i) % a->size);
        c->only_speaks |= peer->hears && !peer->speaks;
    }
}

bool hccl_at_once_prepare(hccl_at_once *c, const hccl_comm *comm, const coll_args *a)
{
    *c = (hccl_at_once){.comm = comm,
                        .area = a->area,
                        .finished = (_Atomic uint64_t *)(void *)a->area->finished,
                        .signature = a->signature,
                        .patient = !comm->crowded};
    if (!a->small || a->parts || comm->size > AT_ONCE_RANKS)
        return false;
    c->bytes = coll_send_bytes(a, a->rank);
    if (c->bytes == 0 || c->bytes > SOON_BYTES)
        return false;
    peers_prepare(c, a);
    if (!buffers_reachable(c, a))
        return false;
    if (reduces(a))
        return reduction_prepare(c, a);
    if (coll_speaks(a, a->rank, a->rank) &&
        a->send + coll_send_at(a, a->rank) != a->recv + coll_recv_at(a, a->rank)) {
        c->own_from = a->send + coll_send_at(a, a->rank);
        c->own_to = a->recv + coll_recv_at(a, a->rank);
    }
    return true;
}

/* The peers have read these lines since; they come while the call is queued. */
void hccl_at_once_near(const hccl_at_once *c, uint64_t seq)
{
    uint64_t lines = c->bytes <= SOON_HEAD ? 1 : 1 + (c->bytes + COLL_LINE - 1) / COLL_LINE;
    for (uint32_t i = 0; i < c->others; i++)
        for (uint64_t k = 0; c->peer[i].hears && k < lines; k++)
            base_prefetch_write(c->peer[i].theirs[seq & 1] + k * COLL_LINE);
}

/* ---- a call ---- */

/* Whether the peer is through with call `seq`. */
static inline bool through(const hccl_at_once_peer *peer, uint64_t seq)
{
    return peer->known->heard > seq || soon_word(peer->mark) >= coll_mark(seq, 0);
}

/* The call of this parity in which some peer only heard: whether all have. A message of that call,
 * where none was expected, is the kernel's affair. */
static bool settled(const hccl_at_once *c, uint64_t owed)
{
    for (uint32_t i = 0; i < c->others; i++)
        if (!through(&c->peer[i], owed) || soon_word(c->peer[i].mine[owed & 1]) >> 24 == owed)
            return false;
    c->area->owed[owed & 1] = 0;
    return true;
}

/* Whether nothing has to be waited for before this rank may speak. */
static inline bool may_speak(const hccl_at_once *c, uint64_t seq)
{
    /* Acquire: pairs with the release of the kernel or thread that ended the last call. */
    if (atomic_load_explicit(c->finished, memory_order_acquire) < seq - 1)
        return false;
    uint64_t owed = c->area->owed[seq & 1];
    if (owed != 0 && !settled(c, owed))
        return false;
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t sent = peer->known->sent[seq & 1];
        if (peer->hears && sent != 0 && !through(peer, sent))
            return false;
    }
    return !hccl_verdict_there(c->comm);
}

static inline void speak(const hccl_at_once *c, uint64_t seq, uint64_t tag)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t words[COLL_LINE / 8] = {tag};
        uint8_t *slot = peer->theirs[seq & 1];
        if (!peer->hears)
            continue;
        peer->known->sent[seq & 1] = seq;
        if (c->bytes > SOON_HEAD)
            memcpy(slot + COLL_LINE, peer->send, c->bytes);
        else
            gm_load(words + 1, peer->send, c->bytes);
        /* The release in it pairs with the acquire of whoever waits for the tag. */
        gm_store_small(slot, (const uint8_t *)words, COLL_LINE);
    }
}

static inline bool heard_all(const hccl_at_once *c, uint64_t seq, uint64_t tag)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        if (!peer->speaks)
            continue;
        if (BASE_UNLIKELY(soon_tag(peer->mine[seq & 1], seq << 24, c->patient) != tag))
            return false;
        peer->known->heard = seq;
    }
    return true;
}

static inline void reduce(const hccl_at_once *c, uint64_t seq)
{
    core_control before = c->floats ? core_control_get() : 0;
    core_reduce_short(&c->reduction, c->result, c->inputs[seq & 1], c->others + 1, c->elements,
                      c->bytes);
    if (c->floats && core_control_get() != before)
        core_control_set(before); /* flags of exceptions are not the caller's */
}

static inline void take(const hccl_at_once *c, uint64_t seq)
{
    if (c->reduces) {
        reduce(c, seq);
        return;
    }
    if (c->own_to)
        gm_store(c->own_to, c->own_from, c->bytes, false);
    for (uint32_t i = 0; i < c->others; i++)
        if (c->peer[i].speaks)
            gm_store(c->peer[i].recv, c->peer[i].mine[seq & 1] + soon_data_at(c->bytes), c->bytes,
                     false);
}

/* Peers that got no message get a mark. */
static inline void close_call(const hccl_at_once *c, uint64_t seq)
{
    for (uint32_t i = 0; i < c->others; i++)
        if (!c->peer[i].hears) /* release: pairs with the acquire of soon_word */
            atomic_store_explicit(c->peer[i].their_mark, coll_mark(seq, 0), memory_order_release);
    if (c->only_speaks)
        c->area->owed[seq & 1] = seq;
    /* Release: pairs with the acquire in may_speak and in the kernels. */
    atomic_store_explicit(c->finished, seq, memory_order_release);
}

/* For peers, and for kernels here, that sleep for want of what was stored. */
static inline void ring(const hccl_at_once *c, uint64_t seq, bool done)
{
    soon_show(c->comm->device, seq, done);
    for (uint32_t i = 0; i < c->others; i++)
        fabric_ring_if_waited_fenced(c->peer[i].device);
    fabric_ring_if_waited_fenced(c->comm->device);
}

bool hccl_at_once_run(const hccl_at_once *c, uint64_t seq, bool *spoken)
{
    uint64_t tag = seq << 24 | c->signature;
    *spoken = false;
    /* Observers see kernels, and so does whoever asks for threads. */
    if (base_is_unusual(UNUSUAL_RECORDED | UNUSUAL_OF_GRIDS) || !may_speak(c, seq))
        return false;
    if (c->floats && BASE_UNLIKELY(!core_control_is_default(core_control_get())))
        return false;
    speak(c, seq, tag);
    bool done = heard_all(c, seq, tag) && !hccl_verdict_there(c->comm);
    if (BASE_LIKELY(done)) {
        take(c, seq);
        close_call(c, seq);
    }
    ring(c, seq, done);
    *spoken = true;
    return done;
}
