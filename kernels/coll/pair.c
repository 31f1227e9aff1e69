/* coll/pair: messages from rank to rank: HcclSend, HcclRecv and HcclBatchSendRecv are one kernel
 * with one or many of them.
 *
 *     small   the message goes into one of two slots of the pair at once; the receiver's post of the
 *             message before says that the slot is free
 *     large   the receiver posts where it wants the data; the sender pushes them there, and marks
 *             it; a receiver in ordinary memory posts a window again and again
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
    aivd_dev_disagree("message %llu from rank %u to rank %u: the two sides give different data types",
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

static inline void tell_sent(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_store(my_line(a, it->peer, COLL_PAIR_SENT), it->number);
    it->done = true;
}

static inline __gm__ uint8_t *slot_of(const coll_pair_args *a, const coll_item *it)
{
    return theirs(a, it->peer, coll_pair_slot_at(a->size, a->rank, it->number));
}

/* What a message is goes into a slot with it, or alone to a receiver that expects another one. */
static void send_head(const coll_pair_args *a, const coll_item *it)
{
    aivd_flag_value head = {{it->number << 24, it->bytes, it->signature}};
    aivd_flag_store_words(slot_of(a, it), &head, AIVD_FLAG_LINE_BYTES);
}

static void send_small(const coll_pair_args *a, coll_item *it)
{
    copy(slot_of(a, it) + COLL_LINE, it->data, it->bytes);
    asc_sync();
    send_head(a, it);
    tell_sent(a, it);
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
        tell_sent(a, it);
}

static void send_step(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value post;
    uint64_t tag = aivd_flag_poll_words(my_line(a, it->peer, COLL_PAIR_POSTED), &post,
                                        AIVD_FLAG_LINE_BYTES);
    if (tag >= coll_mark(it->number, 0) && it->round == 0) {
        if (post.word[POST_BYTES] != it->bytes)
            send_head(a, it);
        compare(a, it, post.word[POST_BYTES], post.word[POST_SIGNATURE]);
    }
    if (is_small(a, it)) {
        if (it->number <= 2 || tag >= coll_mark(it->number - 1, 0))
            send_small(a, it);
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

/* Small messages arrive in a slot; also what a sender says who has something else than expected. */
static bool receive_small(const coll_pair_args *a, coll_item *it)
{
    aivd_flag_value head;
    __gm__ uint8_t *slot = mine(a, coll_pair_slot_at(a->size, it->peer, it->number));
    if (aivd_flag_poll_words(slot, &head, AIVD_FLAG_LINE_BYTES) < it->number << 24)
        return false;
    compare(a, it, head.word[1], head.word[2]);
    copy(it->data, slot + COLL_LINE, it->bytes);
    tell_received(a, it);
    return true;
}

static void receive_round(const coll_pair_args *a, coll_item *it)
{
    if (aivd_flag_poll(my_line(a, it->peer, COLL_PAIR_MOVED)) < coll_mark(it->number, it->round + 1))
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

/* The message before this one in the same pair and direction is finished. */
static bool may_begin(const coll_pair_args *a, const coll_item *it)
{
    uint32_t line = it->receives ? COLL_PAIR_RECEIVED : COLL_PAIR_SENT;
    return aivd_flag_poll(my_line(a, it->peer, line)) >= it->number - 1;
}

static void step(const coll_pair_args *a, coll_item *it)
{
    if (!it->begun) {
        if (!may_begin(a, it))
            return;
        it->begun = true;
        if (it->receives)
            post(a, it);
    }
    if (it->receives)
        receive_step(a, it);
    else
        send_step(a, it);
}

static void run(const coll_pair_args *a)
{
    uint64_t left = a->count;
    while (left > 0)
        for (uint64_t i = 0; i < a->count; i++) {
            if (a->items[i].done)
                continue;
            step(a, &a->items[i]);
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
