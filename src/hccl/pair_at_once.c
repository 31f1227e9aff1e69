/* hccl/pair_at_once: see pair_at_once.h. */
#include "hccl/pair_at_once.h"

#include <string.h>

#include "base/prefetch.h"
#include "base/unusual.h"
#include "core/gm.h"
#include "core/message.h"
#include "core/way.h"
#include "hccl/soon.h"
#include "hccl/turn.h"
#include "hccl/verdict.h"

/* Words of a post, and of the line of what was sent (kernels/coll/pair.c). */
enum { POST_TO = 1, POST_BYTES, POST_CHUNK, POST_SIGNATURE, SENT_POST = 1 };

/* A message also says how many this rank has received from that peer: in the last word of its head,
 * where no data are. So ranks that send to each other need not look at each other's posts, whose
 * lines then stay where they are written. The kernel sends 0 there. */
enum { HEAD_POST = COLL_LINE / 8 - 1 };

/* What the tag and the words behind it say when the data are in the receiver's buffer already. */
enum { IN_PLACE = 0xfffc, TOLD_BYTES = 1, TOLD_SIGNATURE };

enum {
    NEXT_BYTES = 512, /* most of a message whose lines are asked for: more may go past the caches */
    DIRECT_BYTES = 1024,    /* longer ones are worth waiting for the receiver's post */
    LARGE_BYTES = 128 << 10 /* most of what has no slot: the next ones do not feel their kernel */
};

/* ---- what stays the same ---- */

static bool fits(const hccl_comm *comm, const coll_item *items, uint32_t i)
{
    const coll_item *it = &items[i];
    for (uint32_t j = 0; j < i; j++) /* one goes after the other: the kernel's affair */
        if (items[j].peer == it->peer && items[j].receives == it->receives)
            return false;
    /* Memory that may be gone is the kernel's affair too: its fault is told. */
    uint64_t most = comm->crowded ? coll_stage_bytes(comm->size) : LARGE_BYTES;
    return it->bytes != 0 && it->bytes <= most && it->peer != comm->rank && !it->staged &&
           fabric_device_of(it->data) == comm->device;
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
    uint64_t bytes = it->bytes;
    uint8_t *own = (uint8_t *)hccl_coll_area(comm, comm->rank);
    uint8_t *far = (uint8_t *)hccl_coll_area(comm, it->peer);
    bool receives = it->receives != 0, brief = bytes <= SOON_HEAD;
    *way = (hccl_pair_way){
        .receives = receives,
        .tells = bytes <= SOON_HEAD - 8 || !brief,
        .direct = bytes > DIRECT_BYTES,
        .large = bytes > coll_stage_bytes(size),
        .said = (uint32_t)(bytes > coll_stage_bytes(size) ? IN_PLACE : bytes),
        .signature = it->signature,
        .head = brief ? 8 + (uint32_t)(bytes + 7) / 8 * 8 : 8,
        .behind = !brief && bytes <= SOON_WITH ? (uint32_t)bytes : 0,
        .lines = COLL_LINE + (!brief && bytes <= NEXT_BYTES ? (uint32_t)bytes : 0),
        .device = (int)comm->peers[it->peer].device,
        .bytes = bytes,
        .data = it->data,
        .slots = receives ? own + coll_pair_slot_at(size, it->peer, 0)
                          : far + coll_pair_slot_at(size, comm->rank, 0),
        .posted = receives ? far + coll_pair_at(size, comm->rank, COLL_PAIR_POSTED)
                           : own + coll_pair_at(size, it->peer, COLL_PAIR_POSTED),
        .ended = own_line(own, comm, it->peer, receives),
        .back = own_line(own, comm, it->peer, !receives),
    };
}

static void device_add(hccl_pair_at_once *c, int device)
{
    for (uint32_t i = 0; i < c->devices; i++)
        if (c->device[i] == device)
            return;
    c->device[c->devices++] = device;
}

bool hccl_pair_at_once_prepare(hccl_pair_at_once *c, const hccl_comm *comm, const coll_item *items,
                               uint32_t count)
{
    *c = (hccl_pair_at_once){.comm = comm,
                             .step = COLL_LINE + (uint64_t)coll_stage_bytes(comm->size),
                             .slots = coll_pair_slots(comm->size),
                             .count = count,
                             .patient = !comm->crowded,
                             .endings = npu_range_endings()};
    bool all = true;
    for (uint32_t i = 0; i < count; i++) {
        all &= fits(comm, items, i);
        way_prepare(&c->way[i], comm, &items[i]);
        device_add(c, c->way[i].device);
        if (items[i].receives)
            c->receive[c->receives++] = (uint8_t)i;
        else
            c->send[c->sends++] = (uint8_t)i;
        c->direct |= c->way[i].receives && c->way[i].direct;
    }
    /* A call that only sends waits for nobody. */
    for (uint32_t i = 0; i < c->sends; i++) {
        hccl_pair_way *way = &c->way[c->send[i]];
        way->direct &= c->receives != 0 || way->large;
        c->large |= way->large;
    }
    return all;
}

static inline uint8_t *slot_of(const hccl_pair_at_once *c, const hccl_pair_way *way,
                               uint64_t number)
{
    return way->slots + (number & (c->slots - 1)) * c->step;
}

/* ---- a call ---- */

/* How far a call is taken. Under the stream's lock nothing long is moved. */
typedef enum effort {
    BRIEFLY,  /* when it is made: what comes at once */
    SOON,     /* under the lock again: what comes soon */
    AT_LENGTH /* without it */
} effort;

static inline int looks_of(const hccl_pair_at_once *c, effort effort)
{
    return soon_looks(c->patient, effort != BRIEFLY);
}

static inline uint64_t tag_with(const hccl_pair_way *way, uint64_t number, uint64_t bytes)
{
    return number << 24 | bytes << 8 | way->signature;
}

static inline uint64_t tag_of(const hccl_pair_way *way, uint64_t number)
{
    return tag_with(way, number, way->said);
}

/* Word of a post whose tag was acquired. Relaxed: the receiver posts nothing beyond the message
 * before it has it. */
static inline uint64_t posted(const hccl_pair_way *way, uint32_t word)
{
    const _Atomic uint64_t *words = (const _Atomic uint64_t *)(const void *)way->posted;
    return atomic_load_explicit(words + word, memory_order_relaxed);
}

static bool posted_other(const hccl_pair_way *way)
{
    uint64_t signature = posted(way, POST_SIGNATURE);
    return posted(way, POST_BYTES) != way->bytes ||
           (signature != way->signature && signature && way->signature);
}

/* The post that this rank may send upon; 0: none, or the receiver expects another message. */
static uint64_t post_look(const hccl_pair_way *way, uint64_t number, uint64_t room)
{
    uint64_t post = soon_word(way->posted);
    return post < room || (post >= coll_mark(number, 0) && posted_other(way)) ? 0 : post;
}

/* Whether the message before this one is done. */
static inline bool may_begin(const hccl_pair_way *way, uint64_t number)
{
    /* Acquire: pairs with the release at the end of a message, here and in the kernel. */
    return atomic_load_explicit(way->ended, memory_order_acquire) >= number - 1;
}

/* What must be known to be posted before a message with that number is sent. */
static inline uint64_t room_for(const hccl_pair_at_once *c, uint64_t number)
{
    return number <= c->slots ? 0 : coll_mark(number - c->slots + 1, 0);
}

/* ---- sending ---- */

/* The lines of the next message, which come while this rank waits for what it receives. Only if the
 * peer is known to have read what is there. */
static inline void fetch_next(const hccl_pair_at_once *c, const hccl_pair_way *way, uint64_t next,
                              uint64_t post)
{
    if (post < room_for(c, next))
        return;
    const uint8_t *slot = slot_of(c, way, next);
    for (uint32_t at = 0; at < way->lines; at += COLL_LINE)
        base_prefetch_write(slot + at);
}

/* What of the message goes before its head, and what is in that; both ways to send give the bytes
 * of the head in use, or 0 when it is not their message. */
typedef struct letter {
    uint64_t post; /* of the receiver's, the last that is known */
    uint64_t words[COLL_LINE / 8];
} letter;

/* Into the receiver's buffer, when that is posted, or soon will be. */
static BASE_NOINLINE uint32_t push(const hccl_pair_way *way, uint64_t number, int looks, letter *l)
{
    const uint64_t first = coll_mark(number, 0);
    l->post = soon_tag(way->posted, first, looks);
    uint8_t *to = (uint8_t *)(uintptr_t)posted(way, POST_TO);
    if (l->post < first || posted_other(way) || posted(way, POST_CHUNK) < way->bytes ||
        fabric_device_of(to) != way->device)
        return 0;
    const core_way_use use = core_way_begin(CORE_WAY_COPY, way->device, way->bytes);
    gm_store(to, way->data, way->bytes, use.way == CORE_WAY_STREAM);
    core_way_end(&use);
    l->words[0] = tag_with(way, number, IN_PLACE);
    l->words[TOLD_BYTES] = way->bytes;
    l->words[TOLD_SIGNATURE] = way->signature;
    return (TOLD_SIGNATURE + 1) * 8;
}

/* Into a slot, which needs no post of this message. */
static inline uint32_t leave(const hccl_pair_at_once *c, const hccl_pair_way *way, uint64_t number,
                             letter *l)
{
    const uint64_t room = room_for(c, number);
    l->post = atomic_load_explicit(way->ended + SENT_POST, memory_order_relaxed);
    if (BASE_UNLIKELY(l->post < room) && !(l->post = post_look(way, number, room)))
        return 0;
    l->words[0] = tag_of(way, number);
    if (way->bytes > SOON_HEAD)
        core_message_put(way->device, slot_of(c, way, number) + COLL_LINE, way->data, way->bytes);
    else
        gm_load(l->words + 1, way->data, way->bytes);
    return way->head;
}

static inline bool send(const hccl_pair_at_once *c, const hccl_pair_way *way, hccl_pair_step *step,
                        effort effort)
{
    const uint64_t number = step->number;
    uint8_t *slot = slot_of(c, way, number);
    uint32_t head = 0;
    letter l;
    if (!may_begin(way, number))
        return false;
    /* Who is near fetches large ones. */
    if (BASE_UNLIKELY(way->large) && (effort != AT_LENGTH || core_near(way->device)))
        return false;
    if (BASE_UNLIKELY(way->direct) && !(head = push(way, number, looks_of(c, effort), &l)) &&
        (way->large || (effort == BRIEFLY && c->patient)))
        return false;
    if (head == 0 && !(head = leave(c, way, number, &l)))
        return false;
    if (way->tells) /* acquire: what was received is read */
        atomic_store_explicit(
            (_Atomic uint64_t *)(void *)slot + HEAD_POST,
            coll_mark(atomic_load_explicit(way->back, memory_order_acquire) + 1, 0),
            memory_order_relaxed);
    /* The release in it pairs with the acquire of whoever waits for the tag. */
    if (way->bytes > MESSAGE_CACHED_BYTES) /* where it matters whether the peer is near */
        core_near_store(way->device, slot, l.words, head);
    else
        gm_store_small(slot, (const uint8_t *)l.words, head);
    atomic_store_explicit(way->ended + SENT_POST, l.post, memory_order_relaxed);
    atomic_store_explicit(way->ended, number, memory_order_release);
    step->done = true;
    fetch_next(c, way, number + 1, l.post);
    return true;
}

/* ---- receiving ---- */

static inline void post(const hccl_pair_way *way, hccl_pair_step *step)
{
    const uint64_t words[] = {[0] = coll_mark(step->number, 0),
                              [POST_TO] = (uint64_t)(uintptr_t)way->data,
                              [POST_BYTES] = way->bytes,
                              [POST_CHUNK] = way->bytes,
                              [POST_SIGNATURE] = way->signature};
    /* The release in it pairs with the acquire of the sender. */
    gm_store_small(way->posted, (const uint8_t *)words, sizeof words);
    step->posted = true;
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

static inline void take(const hccl_pair_way *way, const uint8_t *slot)
{
    const uint8_t *data = slot + soon_data_at(way->bytes);
    core_message_fetch(data, way->bytes);
    gm_store(way->data, data, way->bytes, false);
}

/* Short messages are posted behind their arrival, not before it as in the kernel: whoever sends
 * what this rank expects needs no post of it, and the message of this rank to the peer is not to
 * wait for the line of a post. */
static inline bool receive(const hccl_pair_at_once *c, const hccl_pair_way *way,
                           hccl_pair_step *step, int looks)
{
    const uint64_t number = step->number;
    const uint8_t *slot = slot_of(c, way, number);
    const _Atomic uint64_t *words = (const _Atomic uint64_t *)(const void *)slot;
    if (!may_begin(way, number))
        return false;
    uint64_t tag = soon_tag_with(slot, number << 24, looks, way->behind);
    if (tag != tag_with(way, number, IN_PLACE)) {
        if (tag != tag_of(way, number))
            return false;
        take(way, slot);
    }
    if (way->tells)
        learn_post(way, words + HEAD_POST);
    atomic_store_explicit(way->ended, number, memory_order_release);
    step->done = true;
    if (step->posted)
        base_prefetch_write(way->posted); /* for the next one: the peer has read it */
    else
        post(way, step);
    return true;
}

/* ---- all messages ---- */

static BASE_NOINLINE bool post_all(const hccl_pair_at_once *c, hccl_pair_step *steps)
{
    for (uint32_t i = 0; i < c->receives; i++) {
        const hccl_pair_way *way = &c->way[c->receive[i]];
        hccl_pair_step *step = &steps[c->receive[i]];
        if (!way->direct || step->posted)
            continue;
        if (!may_begin(way, step->number))
            return false;
        post(way, step);
    }
    return true;
}

static inline bool send_all(const hccl_pair_at_once *c, hccl_pair_step *steps, effort effort)
{
    for (uint32_t i = 0; i < c->sends; i++) {
        hccl_pair_step *step = &steps[c->send[i]];
        if (!step->done && !send(c, &c->way[c->send[i]], step, effort))
            return false;
    }
    return true;
}

static inline bool receive_all(const hccl_pair_at_once *c, hccl_pair_step *steps, int looks)
{
    for (uint32_t i = 0; i < c->receives; i++) {
        hccl_pair_step *step = &steps[c->receive[i]];
        if (!step->done && !receive(c, &c->way[c->receive[i]], step, looks))
            return false;
    }
    return true;
}

/* Peers that sleep hear of what was sent and posted, in this pass and in the one before. */
static inline void ring(const hccl_pair_at_once *c, uint64_t number, bool done)
{
    soon_show(c->comm->device, number, done);
    for (uint32_t i = 0; i < c->devices; i++)
        fabric_ring_if_waited_fenced(c->device[i]);
    fabric_ring_if_waited_fenced(c->comm->device);
}

/* Observers see kernels, and so does whoever asks for threads. */
static inline bool usual(const hccl_pair_at_once *c)
{
    return !base_is_unusual(UNUSUAL_RECORDED | UNUSUAL_OF_GRIDS) &&
           c->endings == npu_range_endings() && !hccl_verdict_there(c->comm);
}

static bool pass(const hccl_pair_at_once *c, hccl_pair_step *steps, effort effort)
{
    bool done = usual(c) && (!c->direct || post_all(c, steps)) && send_all(c, steps, effort) &&
                receive_all(c, steps, looks_of(c, effort));
    if (done || effort != BRIEFLY) /* else there is another pass */
        ring(c, steps->number, done);
    return done;
}

bool hccl_pair_at_once_run(const hccl_pair_at_once *c, hccl_pair_step *steps, bool waits)
{
    return pass(c, steps, waits ? SOON : BRIEFLY);
}

static inline bool has_room(const hccl_pair_at_once *c, const hccl_pair_way *way, uint64_t number)
{
    return atomic_load_explicit(way->ended + SENT_POST, memory_order_relaxed) >=
           room_for(c, number);
}

/* What the messages that are not done wait for: a post for those that are sent, else a tag. */
static bool messages_in_turn(const hccl_pair_at_once *c, const hccl_pair_step *steps, bool receives)
{
    hccl_turn turns[PAIR_FEW];
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->count; i++) {
        const hccl_pair_way *way = &c->way[i];
        const uint64_t number = steps[i].number;
        if (steps[i].done || way->receives != receives || (!receives && has_room(c, way, number)))
            continue;
        turns[n++] = receives ? (hccl_turn){slot_of(c, way, number), number << 24, way->device}
                              : (hccl_turn){way->posted, room_for(c, number), way->device};
    }
    return hccl_turn_wait(c->comm->device, turns, n, false);
}

bool hccl_pair_at_once_in_turn(const hccl_pair_at_once *c, hccl_pair_step *steps)
{
    if (c->patient)
        return c->large && pass(c, steps, AT_LENGTH);
    return usual(c) && messages_in_turn(c, steps, false) && send_all(c, steps, SOON) &&
           messages_in_turn(c, steps, true) && pass(c, steps, SOON);
}
