/* hccl/at_once_steps: what the two ways of hccl/at_once share: how a call begins and ends, and
 * where its lines are. */
#ifndef HCCL_SRC_AT_ONCE_STEPS_H
#define HCCL_SRC_AT_ONCE_STEPS_H

#include "core/switch.h"
#include "hccl/at_once.h"
#include "hccl/soon.h"
#include "hccl/verdict.h"

/* What does not depend on the operator. */
void hccl_at_once_peer_prepare(hccl_at_once_peer *peer, const hccl_comm *comm, const coll_args *a,
                               uint32_t p);
/* This rank's part for itself, if it has to be moved. */
void hccl_at_once_own_prepare(hccl_at_once *call, const coll_args *a);
/* Parts that go straight from buffer to buffer (hccl/at_once_direct). `locked`: the stream's lock
 * is held, so that little is moved. */
bool hccl_at_once_direct_prepare(hccl_at_once *call, const coll_args *a);
bool hccl_at_once_direct(const hccl_at_once *call, uint64_t seq, uint32_t *so_far, bool waits,
                         bool locked);
/* The call of this parity in which some peer only heard: whether all have. */
bool hccl_at_once_settled(const hccl_at_once *call, uint64_t owed);

/* Whether the peer is through with call `seq`. */
static inline bool hccl_at_once_through(const hccl_at_once_peer *peer, uint64_t seq)
{
    return peer->known->heard > seq || soon_word(peer->mark) >= coll_mark(seq, 0);
}

/* Whether the call before, which may be another stream's, is done: what is known of the peers is
 * this call's then. */
static inline bool hccl_at_once_may_begin(const hccl_at_once *c, uint64_t seq)
{
    /* Acquire: pairs with the release of the kernel or thread that ended it. */
    return atomic_load_explicit(c->finished, memory_order_acquire) >= seq - 1;
}

/* Whether nothing has to be waited for before this rank may speak. */
static inline bool hccl_at_once_may_speak(const hccl_at_once *c, uint64_t seq)
{
    if (!hccl_at_once_may_begin(c, seq))
        return false;
    uint64_t owed = c->area->owed[seq & 1];
    if (owed != 0 && !hccl_at_once_settled(c, owed))
        return false;
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t sent = peer->known->sent[seq & 1];
        if (peer->hears && sent != 0 && !hccl_at_once_through(peer, sent))
            return false;
    }
    return !hccl_verdict_there(c->comm);
}

static inline void hccl_at_once_take_own(const hccl_at_once *c)
{
    if (c->own_to)
        gm_store(c->own_to, c->own_from, c->bytes, false);
}

/* To read it takes a while, which the messages need anyway. */
static inline core_control hccl_at_once_control(const hccl_at_once *c)
{
    return c->floats ? core_control_get() : CORE_CONTROL_DEFAULT;
}

/* Flags of exceptions are not the caller's. */
static inline void hccl_at_once_control_back(const hccl_at_once *c, core_control before)
{
    if (c->floats && core_control_get() != before)
        core_control_set(before);
}

static inline void hccl_at_once_finish(const hccl_at_once *c, uint64_t seq)
{
    /* Release: pairs with the acquire in hccl_at_once_may_begin and in the kernels. */
    atomic_store_explicit(c->finished, seq, memory_order_release);
}

/* For peers, and for kernels here, that sleep for want of what was stored. */
static inline void hccl_at_once_ring(const hccl_at_once *c, uint64_t seq, bool done)
{
    soon_show(c->comm->device, seq, done);
    for (uint32_t i = 0; i < c->others; i++)
        fabric_ring_if_waited_fenced(c->peer[i].device);
    fabric_ring_if_waited_fenced(c->comm->device);
}

#endif
