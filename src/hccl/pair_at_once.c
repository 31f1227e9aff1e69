/* hccl/pair_at_once: see pair_at_once.h. */
#include "hccl/pair_at_once.h"

#include <string.h>

#include "base/prefetch.h"
#include "base/unusual.h"
#include "core/gm.h"
#include "core/message.h"
#include "hccl/soon.h"
#include "hccl/verdict.h"

/* Words of a post, and of the line of what was sent (kernels/coll/pair.c). */
enum { POST_TO = 1, POST_BYTES, POST_CHUNK, POST_SIGNATURE, SENT_POST = 1 };

/* A message also says how many this rank has received from that peer: in the last word of its head,
 * where no data are. So ranks that send to each other need not look at each other's posts, whose
 * lines then stay where they are written. The kernel sends 0 there. */
enum { HEAD_POST = COLL_LINE / 8 - 1 };

enum {
    NEAR_BYTES = 512 /* most of a message whose lines are asked for: more may go past the caches */
};

static inline bool tells_post(const hccl_pair_way *way)
{
    return way->bytes <= SOON_HEAD - 8 || way->bytes > SOON_HEAD;
}

/* ---- what stays the same ---- */

static bool fits(const hccl_comm *comm, const coll_item *items, uint32_t i)
{
    const coll_item *it = &items[i];
    for (uint32_t j = 0; j < i; j++) /* one goes after the other: the kernel's affair */
        if (items[j].peer == it->peer && items[j].receives == it->receives)
            return false;
    /* Memory that may be gone is the kernel's affair too: its fault is told. */
    return it->bytes != 0 && it->bytes <= coll_stage_bytes(comm->size) && it->peer != comm->rank &&
           !it->staged && fabric_device_of(it->data) == comm->device;
}

static _Atomic uint64_t *own_line(uint8_t *area, const hccl_comm *comm, uint32_t peer,
                                  bool receives)
{
    uint32_t line = receives ? COLL_PAIR_RECEIVED : COLL_PAIR_SENT;
    return (_Atomic uint64_t *)(void *)(area + coll_pair_at(comm->size, peer, line));
}

static void way_prepare(hccl_pair_way *way, const hccl_comm *comm, const coll_item *it)
{
    uint32_t size = comm->size;
    uint8_t *own = (uint8_t *)hccl_coll_area(comm, comm->rank);
    uint8_t *far = (uint8_t *)hccl_coll_area(comm, it->peer);
    bool receives = it->receives != 0;
    *way = (hccl_pair_way){
        .receives = receives,
        .signature = it->signature,
        .bytes = it->bytes,
        .data = it->data,
        .device = (int)comm->peers[it->peer].device,
        .slots = receives ? own + coll_pair_slot_at(size, it->peer, 0)
                          : far + coll_pair_slot_at(size, comm->rank, 0),
        .posted = receives ? far + coll_pair_at(size, comm->rank, COLL_PAIR_POSTED)
                           : own + coll_pair_at(size, it->peer, COLL_PAIR_POSTED),
        .ended = own_line(own, comm, it->peer, receives),
        .back = own_line(own, comm, it->peer, !receives),
    };
}

bool hccl_pair_at_once_prepare(hccl_pair_at_once *c, const hccl_comm *comm, const coll_item *items,
                               uint32_t count)
{
    *c = (hccl_pair_at_once){.comm = comm,
                             .step = COLL_LINE + (uint64_t)coll_stage_bytes(comm->size),
                             .slots = coll_pair_slots(comm->size),
                             .count = count,
                             .patient = !comm->crowded};
    bool all = true;
    for (uint32_t i = 0; i < count; i++) {
        all &= fits(comm, items, i);
        way_prepare(&c->way[i], comm, &items[i]);
    }
    return all;
}

static inline uint8_t *slot_of(const hccl_pair_at_once *c, const hccl_pair_way *way,
                               uint64_t number)
{
    return way->slots + (number & (c->slots - 1)) * c->step;
}

void hccl_pair_at_once_near(const hccl_pair_at_once *c, const hccl_pair_step *steps)
{
    for (uint32_t i = 0; i < c->count; i++) {
        const hccl_pair_way *way = &c->way[i];
        const uint8_t *slot = slot_of(c, way, steps[i].number);
        if (way->receives || way->bytes > NEAR_BYTES)
            continue;
        for (uint64_t at = 0; at < soon_data_at(way->bytes) + way->bytes; at += COLL_LINE)
            base_prefetch_write(slot + at);
    }
}

/* ---- a call ---- */

static inline uint64_t tag_of(const hccl_pair_way *way, uint64_t number)
{
    return number << 24 | way->bytes << 8 | way->signature;
}

/* The post that this rank may send upon; 0: none, or the receiver expects another message. */
static uint64_t post_look(const hccl_pair_way *way, uint64_t number, uint64_t room)
{
    const _Atomic uint64_t *words = (const _Atomic uint64_t *)(const void *)way->posted;
    uint64_t post = soon_word(words);
    /* Relaxed: the receiver posts nothing beyond this message before it has it. */
    uint64_t bytes = atomic_load_explicit(words + POST_BYTES, memory_order_relaxed);
    uint64_t signature = atomic_load_explicit(words + POST_SIGNATURE, memory_order_relaxed);
    bool differs =
        bytes != way->bytes || (signature != way->signature && signature && way->signature);
    return post < room || (post >= coll_mark(number, 0) && differs) ? 0 : post;
}

/* Whether the message can begin: the one before is done, and of what is sent there is a free slot.
 * *post: what this rank knows of the receiver's posts. */
static inline bool may_begin(const hccl_pair_at_once *c, const hccl_pair_way *way, uint64_t number,
                             uint64_t *post)
{
    /* Acquire: pairs with the release in end(), and of the kernel's flag store. */
    if (atomic_load_explicit(way->ended, memory_order_acquire) < number - 1)
        return false;
    if (way->receives)
        return true;
    uint64_t room = number <= c->slots ? 0 : coll_mark(number - c->slots + 1, 0);
    *post = atomic_load_explicit(way->ended + SENT_POST, memory_order_relaxed);
    if (*post >= room)
        return true;
    *post = post_look(way, number, room);
    return *post != 0;
}

/* The release in it pairs with the acquire of whoever waits for the tag. */
static inline void publish(const hccl_pair_way *way, uint8_t *slot, const uint64_t *words)
{
    if (way->bytes > MESSAGE_CACHED_BYTES) /* where it matters whether the peer is near */
        core_near_store(way->device, slot, words, COLL_LINE);
    else
        gm_store_small(slot, (const uint8_t *)words, COLL_LINE);
}

static inline void send(const hccl_pair_at_once *c, const hccl_pair_way *way, hccl_pair_step *step,
                        uint64_t post)
{
    uint64_t words[COLL_LINE / 8] = {tag_of(way, step->number)};
    uint8_t *slot = slot_of(c, way, step->number);
    if (way->bytes > SOON_HEAD)
        core_message_put(way->device, slot + COLL_LINE, way->data, way->bytes);
    else
        gm_load(words + 1, way->data, way->bytes);
    if (tells_post(way)) /* acquire: its message is read */
        words[HEAD_POST] = coll_mark(atomic_load_explicit(way->back, memory_order_acquire) + 1, 0);
    publish(way, slot, words);
    atomic_store_explicit(way->ended + SENT_POST, post, memory_order_relaxed);
    atomic_store_explicit(way->ended, step->number, memory_order_release);
    step->done = true;
}

/* The slot is free, and messages up to this one have arrived. Behind the message, not before it as
 * in the kernel: whoever sends what this rank expects needs no post of it, and the message of this
 * rank to the peer is not to wait for the line of a post. */
static inline void post(const hccl_pair_way *way, uint64_t number)
{
    const uint64_t words[COLL_LINE / 8] = {[0] = coll_mark(number, 0),
                                           [POST_TO] = (uint64_t)(uintptr_t)way->data,
                                           [POST_BYTES] = way->bytes,
                                           [POST_CHUNK] = way->bytes,
                                           [POST_SIGNATURE] = way->signature};
    /* The release in it pairs with the acquire of the sender. */
    gm_store_small(way->posted, (const uint8_t *)words, COLL_LINE);
}

static inline void learn_post(const hccl_pair_way *way, const _Atomic uint64_t *told)
{
    /* Relaxed: the tag was acquired. Another stream may lower the word again, and looks at the post
     * itself then. */
    uint64_t post = atomic_load_explicit(told, memory_order_relaxed);
    _Atomic uint64_t *known = way->back + SENT_POST;
    if (post > atomic_load_explicit(known, memory_order_relaxed))
        atomic_store_explicit(known, post, memory_order_relaxed);
}

static inline bool receive(const hccl_pair_at_once *c, const hccl_pair_way *way,
                           hccl_pair_step *step)
{
    const uint8_t *slot = slot_of(c, way, step->number);
    if (soon_tag(slot, step->number << 24, c->patient) != tag_of(way, step->number))
        return false;
    const uint8_t *data = slot + soon_data_at(way->bytes);
    core_message_fetch(data, way->bytes);
    gm_store(way->data, data, way->bytes, false);
    if (tells_post(way))
        learn_post(way, (const _Atomic uint64_t *)(const void *)slot + HEAD_POST);
    atomic_store_explicit(way->ended, step->number, memory_order_release);
    step->done = true;
    post(way, step->number);
    return true;
}

static inline bool receive_all(const hccl_pair_at_once *c, hccl_pair_step *steps)
{
    for (uint32_t i = 0; i < c->count; i++)
        if (c->way[i].receives && !receive(c, &c->way[i], &steps[i]))
            return false;
    return true;
}

bool hccl_pair_at_once_run(const hccl_pair_at_once *c, hccl_pair_step *steps)
{
    uint64_t posts[PAIR_FEW];
    /* Observers see kernels, and so does whoever asks for threads. */
    if (base_is_unusual(UNUSUAL_RECORDED | UNUSUAL_OF_GRIDS) || hccl_verdict_there(c->comm))
        return false;
    for (uint32_t i = 0; i < c->count; i++)
        if (!may_begin(c, &c->way[i], steps[i].number, &posts[i]))
            return false;
    for (uint32_t i = 0; i < c->count; i++)
        if (!c->way[i].receives)
            send(c, &c->way[i], &steps[i], posts[i]);
    bool done = receive_all(c, steps);
    soon_show(c->comm->device, steps->number, done);
    for (uint32_t i = 0; i < c->count; i++)
        fabric_ring_if_waited_fenced(c->way[i].device);
    fabric_ring_if_waited_fenced(c->comm->device);
    return done;
}
