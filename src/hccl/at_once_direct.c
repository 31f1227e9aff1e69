/* hccl/at_once_direct: a call whose parts go straight from buffer to buffer, without its kernel:
 * the steps of kernels/coll/coll.c (large), of one round and one block, in the same order. Each
 * rank says where its buffers lie, moves what is its share, marks that, and waits for the marks of
 * the others. For buffers that all ranks reach, and up to so many bytes that a kernel would be
 * felt.
 *
 * Lines touched, 2 ranks, besides the data: the heads of both slots and both marks, each once. */
#include <string.h>

#include "coll/layout.h"
#include "core/way.h"
#include "hccl/at_once_steps.h"

enum {
    DIRECT_BYTES = 128 << 10,       /* most of a part */
    DIRECT_LOCKED_BYTES = 8 << 10,  /* more is moved when the stream's lock is not held */
    DIRECT_BESIDE_BYTES = 32 << 10, /* as COLL_BESIDE_BYTES of the kernels */
    DIRECT_PATIENCE_BYTES = 8 << 10 /* a peer that moves so many is waited for once more */
};

/* ---- what stays the same ---- */

static void peer_prepare(hccl_at_once_peer *peer, const hccl_comm *comm, const coll_args *a,
                         uint32_t p)
{
    hccl_at_once_peer_prepare(peer, comm, a, p);
    peer->hears = peer->speaks = true;
    peer->sends = coll_leaves(a, p) ? coll_send_bytes(a, p) : 0;
    peer->takes = coll_arrives(a, p) ? coll_recv_bytes(a, p) : 0;
    peer->target = coll_leaves(a, p);
    peer->may_fetch = coll_may_fetch(a, p);
    peer->fetches_far = coll_fetches_far(a, p);
    peer->post[COLL_POST_RECV] = (uint64_t)(uintptr_t)peer->recv;
    peer->post[COLL_POST_SEND] = (uint64_t)(uintptr_t)peer->send;
    peer->post[COLL_POST_BYTES] = peer->takes;
    peer->post[COLL_POST_SENDS] = peer->sends;
    peer->post[COLL_POST_LARGEST] = a->largest;
    peer->post[COLL_POST_FLAGS] = a->flags;
}

/* Memory that may be gone is a kernel's affair: its fault is told, this thread's is not. */
static bool buffers_reachable(const hccl_comm *comm, const coll_args *a)
{
    bool root = a->rank == a->root;
    bool reads = root || (a->kind != COLL_BROADCAST && a->kind != COLL_SCATTER);
    bool writes = root || a->kind != COLL_REDUCE;
    return (a->flags & COLL_STAGED) == 0 && (!reads || fabric_device_of(a->send) == comm->device) &&
           (!writes || fabric_device_of(a->recv) == comm->device);
}

bool hccl_at_once_direct_prepare(hccl_at_once *c, const coll_args *a)
{
    bool in_place_scatter = a->kind == COLL_SCATTER && a->send == a->recv;
    if (a->rides != 0 || a->largest > DIRECT_BYTES || c->comm->crowded || in_place_scatter ||
        !buffers_reachable(c->comm, a))
        return false;
    c->direct = true;
    c->largest = a->largest;
    c->reduces = coll_reduces(a);
    c->bytes = coll_send_bytes(a, a->rank);
    if (c->reduces) {
        c->element = a->element;
        c->elements = c->bytes / a->element;
        c->floats = core_reduce_is_float((int)a->type);
        c->own_from = a->send + coll_send_at(a, a->rank);
        c->result = coll_arrives(a, a->rank) ? a->recv + coll_recv_at(a, a->rank) : NULL;
        if (!core_reduce_find((int)a->type, (int)a->op, &c->reduction))
            return false;
    } else if (coll_leaves(a, a->rank)) {
        hccl_at_once_own_prepare(c, a);
    }
    for (uint32_t i = 1; i < a->size; i++)
        peer_prepare(&c->peer[c->others++], c->comm, a, (a->rank + i) % a->size);
    return true;
}

/* ---- a call ---- */

/* What a peer has said. */
typedef struct posted {
    uint8_t *recv;
    const uint8_t *send;
    bool fetch; /* its part is fetched from there */
} posted;

/* A bit for each rank that fetches what this one has for it. */
static inline uint32_t speak(const hccl_at_once *c, uint64_t seq, uint64_t tag)
{
    uint32_t told = 0;
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        uint64_t words[COLL_LINE / 8];
        memcpy(words, peer->post, sizeof words);
        words[0] = tag;
        if (peer->may_fetch && (peer->fetches_far || core_near(peer->device))) {
            words[COLL_POST_FLAGS] |= COLL_FETCH;
            told |= 1u << peer->rank;
        }
        peer->known->sent[seq & 1] = seq;
        core_near_store(peer->device, peer->theirs[seq & 1], words, COLL_LINE);
    }
    return told;
}

/* Whether the peer has said what it mostly says: what differs is told by the kernel. */
static inline bool take_post(const hccl_at_once *c, const hccl_at_once_peer *peer,
                             const uint64_t *head, posted *post)
{
    const uint64_t flags = head[COLL_POST_FLAGS];
    *post = (posted){(uint8_t *)(uintptr_t)head[COLL_POST_RECV],
                     (const uint8_t *)(uintptr_t)head[COLL_POST_SEND], (flags & COLL_FETCH) != 0};
    if ((flags & COLL_STAGED) != 0)
        return false;
    if (c->reduces)
        return fabric_device_of(post->send) >= 0 &&
               (!peer->target || fabric_device_of(post->recv) >= 0);
    return head[COLL_POST_BYTES] == peer->sends && head[COLL_POST_SENDS] == peer->takes &&
           (peer->sends == 0 || fabric_device_of(post->recv) >= 0) &&
           (!post->fetch || fabric_device_of(post->send) >= 0);
}

static inline bool hear(const hccl_at_once *c, uint64_t seq, uint64_t tag, int looks, posted *posts)
{
    for (uint32_t i = 0; i < c->others; i++) {
        const hccl_at_once_peer *peer = &c->peer[i];
        const uint8_t *slot = peer->mine[seq & 1];
        uint64_t head[COLL_LINE / 8];
        if (BASE_UNLIKELY(soon_tag(slot, seq << 24, looks) != tag))
            return false;
        peer->known->heard = seq;
        /* The tag has been read, and the peer stores no other before this rank is through. */
        gm_load_small((uint8_t *)head, slot, sizeof head);
        if (BASE_UNLIKELY(!take_post(c, peer, head, &posts[i])))
            return false;
    }
    return true;
}

static inline void copy(const hccl_at_once *c, uint8_t *to, const uint8_t *from, uint64_t bytes)
{
    if (bytes == 0)
        return;
    core_way_use use = core_way_of_copy((int)c->comm->device, to, from, bytes);
    gm_store(to, from, bytes, use.way == CORE_WAY_STREAM);
    core_way_end(&use);
}

/* My slice of all inputs, to everybody who wants it. */
static inline void reduce(const hccl_at_once *c, const posted *posts, uint32_t me)
{
    const void *from[AT_ONCE_RANKS];
    void *to[AT_ONCE_RANKS];
    uint32_t targets = 0;
    if (c->bytes == 0)
        return;
    from[me] = c->own_from;
    if (c->result)
        to[targets++] = c->result;
    for (uint32_t i = 0; i < c->others; i++) {
        from[c->peer[i].rank] = posts[i].send;
        if (c->peer[i].target)
            to[targets++] = posts[i].recv;
    }
    if (targets != 0)
        core_reduce_gm((int)c->comm->device, &c->reduction, to, targets, from, c->others + 1,
                       c->elements, c->element);
}

static inline bool pushes_to(const hccl_at_once *c, uint32_t i, uint32_t so_far)
{
    return c->peer[i].sends != 0 && (so_far >> COLL_TOLD_BIT >> c->peer[i].rank & 1) == 0;
}

/* Whether this rank's own part is copied beside what is pushed to the first peer (core/past). */
static inline bool keeps_beside(const hccl_at_once *c, uint32_t so_far)
{
    return (so_far & COLL_KEPT) == 0 && c->own_to && c->bytes >= DIRECT_BESIDE_BYTES &&
           c->others != 0 && c->peer[0].sends == c->bytes && pushes_to(c, 0, so_far) &&
           !core_near(c->peer[0].device);
}

static inline void move(const hccl_at_once *c, const posted *posts, uint32_t *so_far)
{
    uint32_t i = 0;
    if (c->reduces) {
        reduce(c, posts, c->comm->rank);
        return;
    }
    if (keeps_beside(c, *so_far)) {
        core_past_keep(posts[0].recv, c->peer[0].send, c->own_to, c->own_from, c->bytes);
        core_past_fence();
        *so_far |= COLL_KEPT;
        i = 1;
    }
    for (; i < c->others; i++)
        if (pushes_to(c, i, *so_far))
            copy(c, posts[i].recv, c->peer[i].send, c->peer[i].sends);
    for (i = 0; i < c->others; i++)
        if (posts[i].fetch)
            copy(c, c->peer[i].recv, posts[i].send, c->peer[i].takes);
}

static inline void mark(const hccl_at_once *c, uint64_t seq)
{
    for (uint32_t i = 0; i < c->others; i++) /* release: pairs with the acquire of soon_word */
        atomic_store_explicit(c->peer[i].their_mark, coll_mark(seq, 1), memory_order_release);
}

static inline bool marked_by_all(const hccl_at_once *c, uint64_t seq, int looks, bool waits)
{
    const uint64_t mark = coll_mark(seq, 1);
    uint64_t turns = waits ? c->largest / DIRECT_PATIENCE_BYTES : 0;
    for (uint32_t i = 0; i < c->others; i++)
        while (soon_tag(c->peer[i].mark, mark, looks) < mark)
            if (turns-- == 0)
                return false;
    return true;
}

/* While something is on its way from the others. */
static inline void keep_own(const hccl_at_once *c, uint32_t *so_far)
{
    if ((*so_far & COLL_KEPT) == 0 && !c->reduces)
        hccl_at_once_take_own(c);
    *so_far |= COLL_KEPT;
}

/* When all have said where their buffers lie. */
static inline bool share(const hccl_at_once *c, uint64_t seq, uint64_t tag, int looks,
                         uint32_t *so_far)
{
    posted posts[AT_ONCE_RANKS];
    const core_control control = hccl_at_once_control(c);
    if (!core_control_is_default(control) || !hear(c, seq, tag, looks, posts) ||
        hccl_verdict_there(c->comm))
        return false;
    move(c, posts, so_far);
    hccl_at_once_control_back(c, control);
    mark(c, seq);
    *so_far |= COLL_MOVED;
    return true;
}

/* The own part is copied while others are waited for, unless beside what is pushed. */
static inline bool share_soon(const hccl_at_once *c, uint64_t seq, uint64_t tag, int looks,
                              uint32_t *so_far)
{
    if (share(c, seq, tag, 0, so_far))
        return true;
    if (!keeps_beside(c, *so_far))
        keep_own(c, so_far);
    return share(c, seq, tag, looks, so_far);
}

bool hccl_at_once_direct(const hccl_at_once *c, uint64_t seq, uint32_t *so_far, bool waits,
                         bool locked)
{
    const uint64_t tag = seq << 24 | c->signature;
    const int looks = soon_looks(c->patient, waits);
    if (!*so_far && !hccl_at_once_may_speak(c, seq))
        return false;
    if (!*so_far)
        *so_far = COLL_SPOKEN | speak(c, seq, tag) << COLL_TOLD_BIT;
    if (locked && c->largest > DIRECT_LOCKED_BYTES)
        return false;
    if ((*so_far & COLL_MOVED) == 0) {
        bool moved = share_soon(c, seq, tag, looks, so_far);
        if (moved || waits) /* else there is another pass */
            hccl_at_once_ring(c, seq, false);
        if (!moved)
            return false;
    }
    keep_own(c, so_far);
    if (!marked_by_all(c, seq, looks, waits))
        return false;
    hccl_at_once_finish(c, seq);
    soon_show(c->comm->device, seq, true);
    fabric_ring_if_waited_fenced(c->comm->device);
    return true;
}
