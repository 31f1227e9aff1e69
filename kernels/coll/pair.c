/* coll/pair: messages from rank to rank: HcclSend, HcclRecv and HcclBatchSendRecv are one kernel
 * with one or many of them.
 *
 *     small   the message goes into one of the slots of the pair at once, with its size and type in
 *             the tag; the receiver's post of a message before says that the slot is free
 *     large   the receiver posts where it wants the data; the sender pushes them there, and marks
 *             it; a receiver in ordinary memory posts a window again and again
 *     near    a sender that shares a cache with the receiver offers the data in a slot instead; the
 *             receiver fetches them, and posts that it has
 *     placed  a sender without a kernel (hccl/pair_at_once) that finds a post pushes there, and
 *             says so in a slot
 *
 * Every receive posts, so the two sides can compare what they expect. All messages of a call are on
 * their way at the same time; those of one pair and direction go one after another. */
#include <aivdrive/device.h>
#include <aivdrive/device_error.h>

#include "coll.h"

enum { UB_BYTES = 32768 };

/* Words of a post. */
enum { POST_TO = 1, POST_BYTES, POST_CHUNK, POST_SIGNATURE };

static inline __gm__ uint8_t *mine(const coll_pair_args *a, uint64_t offset)
{
    return (__gm__ uint8_t *)a->area + offset;
}

static inline __gm__ uint8_t *theirs(const coll_pair_args *a, uint32_t p, uint64_t offset)
{
    __gm__ const coll_peer *peers = (__gm__ const coll_peer *)mine(a, coll_peers_at());
    return (__gm__ uint8_t *)(uintptr_t)peers[p].area + offset;
}

/* My line about rank p, and rank p's about me. */
static inline __gm__ uint8_t *my_line(const coll_pair_args *a, uint32_t p, uint32_t line)
{
    return mine(a, coll_pair_at(a->size, p, line));
}

static inline __gm__ uint8_t *their_line(const coll_pair_args *a, uint32_t p, uint32_t line)
{
    return theirs(a, p, coll_pair_at(a->size, a->rank, line));
}

static inline void copy(__gm__ void *to, __gm__ const void *from, uint64_t bytes)
{
    if (bytes != 0)
        aivd_copy(to, from, bytes, (__ubuf__ void *)asc_get_phy_buf_addr(0), UB_BYTES);
}

static void disagree(const coll_pair_args *a, const coll_item *it, uint64_t their_bytes)
{
    if (it->bytes != their_bytes)
        aivd_dev_disagree("message %llu from rank %u to rank %u: the sender has %llu bytes, the "
                          "receiver expects %llu; counts of the two sides must agree",
                          (unsigned long long)it->number, it->receives ? it->peer : a->rank,
                          it->receives ? a->rank : it->peer,
                          (unsigned long long)(it->receives ? their_bytes : it->bytes),
                          (unsigned long long)(it->receives ? it->bytes : their_bytes));
    aivd_dev_disagree(
        "message %llu from rank %u to rank %u: the two sides give different data types",
        (unsigned long long)it->number, it->receives ? it->peer : a->rank,
        it->receives ? a->rank : it->peer);
}

static void compare(const coll_pair_args *a, const coll_item *it, uint64_t bytes,
                    uint64_t signature)
{
    if (bytes != it->bytes || (signature != it->signature && signature && it->signature))
        disagree(a, it, bytes);
}

static inline bool is_small(const coll_pair_args *a, const coll_item *it)
{
    return it->bytes <= coll_stage_bytes(a->size);
}

/* ---- sending ---- */

/* With what this rank knows of the receiver's posts: most messages need no look at them. */
static inline void tell_sent(const coll_pair_args *a, coll_item *it, uint64_t posted)
{
    aivd_flag_value line = {{it->number, posted}};
    aivd_flag_store_words(my_line(a, it->peer, COLL_PAIR_SENT), &line, AIVD_FLAG_BYTES);
    it->done = true;
}

static inline __gm__ uint8_t *slot_of(const coll_pair_args *a, const coll_item *it)
{
    return theirs(a, it->peer, coll_pair_slot_at(a->size, a->rank, it->number));
}

/* A tag says what a small message is: bytes and type. OTHER: no data, the words behind it tell.
 * OFFER: the same, and where to fetch them. IN_PLACE: they are where the receiver posted that it
 * wants them (hccl/pair_at_once sends that). */
enum { IN_PLACE = 0xfffc, OFFER = 0xfffd, LARGE = 0xfffe, OTHER = 0xffff };
enum { TOLD_BYTES = 1, TOLD_SIGNATURE, TOLD_FROM };

/* The round of a post that ends a message which was offered. */
enum { TAKEN = 0xffffff };

static inline uint64_t tag_with(const coll_item *it, uint64_t bytes)
{
    return it->number << 24 | bytes << 8 | it->signature;
}

static inline uint64_t tag_of(const coll_item *it)
{
    return tag_with(it, it->bytes < LARGE ? it->bytes : LARGE);
}

/* To a receiver that expects another message. */
static void send_other(const coll_pair_args *a, const coll_item *it)
{
    aivd_flag_value head = {{tag_with(it, OTHER), it->bytes, it->signature}};
    aivd_flag_store_words(slot_of(a, it), &head, AIVD_FLAG_LINE_BYTES);
}

/* Fetched data are in the cache of the rank that wants them. It must be able to reach them, and the
 * message to this rank itself may stay where it is. */
static inline bool may_offer(const coll_pair_args *a, const coll_item *it)
{
    return !it->staged && it->moved == 0 && it->peer != a->rank &&
           aivd_copy_near(theirs(a, it->peer, 0));
}

/* The receiver compares: its posts are of later messages as soon as it has taken this one. */
static void offer(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value head = {{tag_with(it, OFFER)}};
    head.word[TOLD_BYTES] = it->bytes;
    head.word[TOLD_SIGNATURE] = it->signature;
    head.word[TOLD_FROM] = (uint64_t)(uintptr_t)it->data;
    aivd_flag_store_words(slot_of(a, it), &head, AIVD_FLAG_LINE_BYTES);
    it->moved = it->bytes;
}

static inline bool is_offered(const coll_item *it)
{
    return it->moved != 0 && it->round == 0;
}

static void send_small(const coll_pair_args *a, coll_item *it, uint64_t posted)
{
    aivd_message_send(slot_of(a, it), tag_of(it), it->data, it->bytes,
                      (__ubuf__ void *)asc_get_phy_buf_addr(0), UB_BYTES);
    tell_sent(a, it, posted);
}

/* Into the receiver's buffer or the next filling of its window. */
static void send_round(const coll_pair_args *a, coll_item *it, const aivd_flag_value *post)
{
    uint64_t bytes = it->bytes - it->moved;
    if (bytes > post->word[POST_CHUNK])
        bytes = post->word[POST_CHUNK];
    copy((__gm__ uint8_t *)(uintptr_t)post->word[POST_TO], it->data + it->moved, bytes);
    asc_sync();
    it->moved += bytes;
    it->round++;
    aivd_flag_store(their_line(a, it->peer, COLL_PAIR_MOVED), coll_mark(it->number, it->round));
    if (it->moved == it->bytes)
        tell_sent(a, it, post->word[0]);
}

/* The post that frees the slot of this message. */
static inline uint64_t room_for(const coll_pair_args *a, const coll_item *it)
{
    uint64_t slots = coll_pair_slots(a->size);
    return it->number <= slots ? 0 : coll_mark(it->number - slots + 1, 0);
}

static void send_step(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value post;
    uint64_t tag =
        aivd_flag_poll_words(my_line(a, it->peer, COLL_PAIR_POSTED), &post, AIVD_FLAG_LINE_BYTES);
    if (is_offered(it)) {
        if (tag >= coll_mark(it->number, TAKEN))
            tell_sent(a, it, tag);
        return;
    }
    if (tag >= coll_mark(it->number, 0) && it->round == 0) {
        if (post.word[POST_BYTES] != it->bytes)
            send_other(a, it);
        compare(a, it, post.word[POST_BYTES], post.word[POST_SIGNATURE]);
    }
    if (is_small(a, it)) {
        if (tag >= room_for(a, it))
            send_small(a, it, tag);
    } else if (tag >= room_for(a, it) && may_offer(a, it)) {
        offer(a, it);
    } else if (tag >= coll_mark(it->number, it->round)) {
        send_round(a, it, &post);
    }
}

/* ---- receiving ---- */

static inline __gm__ uint8_t *window_of(const coll_pair_args *a, const coll_item *it)
{
    return a->window + it->peer * a->chunk;
}

static void post(const coll_pair_args *a, const coll_item *it)
{
    aivd_flag_value head = {{0}};
    head.word[0] = coll_mark(it->number, it->round);
    head.word[POST_TO] = (uint64_t)(uintptr_t)(it->staged ? window_of(a, it) : it->data);
    head.word[POST_BYTES] = it->bytes;
    head.word[POST_CHUNK] = it->staged ? a->chunk : it->bytes;
    head.word[POST_SIGNATURE] = it->signature;
    aivd_flag_store_words(their_line(a, it->peer, COLL_PAIR_POSTED), &head, AIVD_FLAG_LINE_BYTES);
}

static inline void tell_received(const coll_pair_args *a, coll_item *it)
{
    asc_sync();
    aivd_flag_store(my_line(a, it->peer, COLL_PAIR_RECEIVED), it->number);
    it->done = true;
}

static inline __gm__ uint8_t *own_slot(const coll_pair_args *a, const coll_item *it)
{
    return mine(a, coll_pair_slot_at(a->size, it->peer, it->number));
}

/* The tag of a message that is there and not what is expected. */
static void receive_other(const coll_pair_args *a, coll_item *it, uint64_t tag)
{
    aivd_flag_value head;
    uint64_t bytes = tag >> 8 & OTHER;
    aivd_flag_poll_words(own_slot(a, it), &head, AIVD_FLAG_LINE_BYTES);
    if (bytes >= IN_PLACE)
        compare(a, it, head.word[TOLD_BYTES], head.word[TOLD_SIGNATURE]);
    else
        compare(a, it, bytes, tag & 0xff);
}

/* The data from the slot: short ones are words of the flag, and are fetched with it. */
static void take(const coll_pair_args *a, const coll_item *it, uint64_t tag)
{
    aivd_flag_value head;
    if ((tag >> 8 & OTHER) == IN_PLACE)
        return;
    if (it->bytes == 0 || it->bytes > AIVD_MESSAGE_INLINE) {
        copy(it->data, aivd_message_data(own_slot(a, it), it->bytes), it->bytes);
        return;
    }
    aivd_flag_poll_words(own_slot(a, it), &head, AIVD_FLAG_LINE_BYTES);
    aivd_message_store(it->data, &head, (uint32_t)it->bytes);
}

/* Waits for a small message: nothing else is left to do. */
static void receive_last(const coll_pair_args *a, coll_item *it)
{
    uint64_t tag =
        aivd_message_receive(own_slot(a, it), it->number << 24, tag_of(it), it->data, it->bytes,
                             (__ubuf__ void *)asc_get_phy_buf_addr(0), UB_BYTES);
    if (tag != tag_of(it)) {
        receive_other(a, it, tag);
        take(a, it, tag);
    }
    tell_received(a, it);
}

static void fetch(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value head;
    aivd_flag_poll_words(own_slot(a, it), &head, AIVD_FLAG_LINE_BYTES);
    compare(a, it, head.word[TOLD_BYTES], head.word[TOLD_SIGNATURE]);
    copy(it->data, (__gm__ const uint8_t *)(uintptr_t)head.word[TOLD_FROM], it->bytes);
    asc_sync();
    it->round = TAKEN;
    post(a, it);
    tell_received(a, it);
}

/* Small messages arrive in a slot, and offers; also what a sender says who has something else than
 * expected. */
static bool receive_small(const coll_pair_args *a, coll_item *it)
{
    uint64_t tag = aivd_flag_poll(own_slot(a, it));
    if (tag < it->number << 24)
        return false;
    if ((tag >> 8 & OTHER) == OFFER) {
        fetch(a, it);
        return true;
    }
    if (tag != tag_of(it))
        receive_other(a, it, tag);
    take(a, it, tag);
    tell_received(a, it);
    return true;
}

static void receive_round(const coll_pair_args *a, coll_item *it)
{
    if (aivd_flag_poll(my_line(a, it->peer, COLL_PAIR_MOVED)) <
        coll_mark(it->number, it->round + 1))
        return;
    uint64_t bytes = it->bytes - it->moved;
    if (it->staged) {
        bytes = bytes < a->chunk ? bytes : a->chunk;
        copy(it->data + it->moved, window_of(a, it), bytes);
        asc_sync();
    }
    it->moved += bytes;
    it->round++;
    if (it->moved == it->bytes)
        tell_received(a, it);
    else
        post(a, it);
}

static void receive_step(const coll_pair_args *a, coll_item *it)
{
    if (!receive_small(a, it) && !is_small(a, it))
        receive_round(a, it);
}

/* ---- all items ---- */

/* When the message before this one in the same pair and direction is finished. Small ones that are
 * sent are mostly done with it. */
static bool begin(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value own;
    uint32_t line = it->receives ? COLL_PAIR_RECEIVED : COLL_PAIR_SENT;
    if (aivd_flag_poll_words(my_line(a, it->peer, line), &own, AIVD_FLAG_BYTES) < it->number - 1)
        return false;
    it->begun = true;
    if (it->receives)
        post(a, it);
    else if (own.word[1] < room_for(a, it))
        return true;
    else if (is_small(a, it))
        send_small(a, it, own.word[1]);
    else if (may_offer(a, it))
        offer(a, it);
    return true;
}

/* `last`: the only one that is not done. */
static void step(const coll_pair_args *a, coll_item *it, bool last)
{
    if (!it->begun && (!begin(a, it) || it->done))
        return;
    if (!it->receives)
        send_step(a, it);
    else if (last && is_small(a, it))
        receive_last(a, it);
    else
        receive_step(a, it);
}

/* What is received is posted before anything is pushed: a peer that posts late would begin its own
 * push only when this rank's is through. */
static uint64_t begin_receives(const coll_pair_args *a)
{
    uint64_t left = 0;
    for (uint64_t i = 0; i < a->count; i++) {
        coll_item *it = &a->items[i];
        if (it->done) /* by the host side (hccl/pair_at_once) */
            continue;
        left++;
        if (it->receives)
            begin(a, it);
    }
    return left;
}

static void run(const coll_pair_args *a)
{
    uint64_t left = begin_receives(a);
    while (left > 0)
        for (uint64_t i = 0; i < a->count; i++) {
            if (a->items[i].done)
                continue;
            step(a, &a->items[i], left == 1);
            left -= a->items[i].done;
        }
}

#define OPERATOR(name)                                                                             \
    __global__ __aicore__ void name(coll_pair_args args)                                           \
    {                                                                                              \
        run(&args);                                                                                \
    }

OPERATOR(HcclSend)
OPERATOR(HcclRecv)
OPERATOR(HcclBatchSendRecv)
