/* coll/coll: the collectives as one kernel with two ways through it.
 *
 *     small   the message carries the data: one flag each way, nothing else
 *     large   the message says where data may be written and read; ranks push their parts straight
 *             into the receiver's buffer, or the receiver fetches them, whichever is faster now, or
 *             ranks reduce the slice that is theirs from all inputs at once and push the result;
 *             a mark says that it is there
 *
 * Buffers that peers cannot reach are served through windows, in rounds; then all ranks go in
 * rounds of the same size. */
#include <aivdrive/reduce.h>

#include "by_pair.h"
#include "exchange.h"
#include "layout.h"
#include "mesh1d.h"
#include "report.h"

/* ---- small ---- */

static inline void move_own(const coll_args *a, uint64_t at, uint64_t bytes)
{
    __gm__ const uint8_t *from = a->send + coll_send_at(a, a->rank) + at;
    __gm__ uint8_t *to = a->recv + coll_recv_at(a, a->rank) + at;
    if (bytes != 0 && from != to)
        coll_copy(to, from, bytes);
}

static void small_speak(const coll_args *a)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (coll_speaks(a, a->rank, p))
            coll_send_data(a, p, a->send + coll_send_at(a, p), coll_send_bytes(a, p));
    }
}

static void small_copy(const coll_args *a)
{
    if (coll_speaks(a, a->rank, a->rank))
        move_own(a, 0, coll_send_bytes(a, a->rank));
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        if (coll_speaks(a, p, a->rank))
            coll_receive_data(a, p, a->recv + coll_recv_at(a, p), coll_recv_bytes(a, p));
}

/* Inputs come in heads or behind them; in heads they are reduced where they lie in the slots. */
static void small_reduce(const coll_args *a)
{
    const void *from[COLL_RANKS_MAX];
    uint64_t bytes = coll_send_bytes(a, a->rank);
    if (a->kind == COLL_REDUCE && a->rank != a->root)
        return;
    from[a->rank] = a->send + coll_send_at(a, a->rank);
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);) {
        coll_receive_data(a, p, NULL, bytes);
        from[p] = coll_data(a, p, bytes);
    }
    void *to = a->recv;
    aivd_reduce(&to, 1, from, a->size, bytes / a->element, (int)a->type, (int)a->op);
}

/* Peers that got no message get a mark, so that everybody knows how far this rank is. */
static void small_close(const coll_args *a)
{
    coll_drain();
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (!coll_speaks(a, a->rank, p))
            coll_done(a, p, 0);
        else if (!coll_speaks(a, p, a->rank))
            a->area->owed[a->seq & 1] = a->seq;
    }
}

static void small(const coll_args *a)
{
    if (!a->so_far)
        small_speak(a);
    if (coll_reduces(a))
        small_reduce(a);
    else
        small_copy(a);
    small_close(a);
}

/* ---- large ---- */

/* One round of a call: the same piece of every part. */
typedef struct coll_round {
    uint64_t number;
    uint64_t at, bytes; /* of a part; the last round of a part may hold less */
} coll_round;

static inline uint64_t piece(const coll_round *r, uint64_t part)
{
    return part <= r->at ? 0 : part - r->at < r->bytes ? part - r->at : r->bytes;
}

/* What peers are to read in this round, into the window they read it from. */
static void stage_in(const coll_args *a, const coll_round *r)
{
    if ((a->flags & COLL_SEND_STAGED) == 0)
        return;
    for (uint32_t p = 0; p < a->size; p++) {
        uint64_t bytes = piece(r, coll_send_bytes(a, p));
        if (p != a->rank && bytes != 0)
            coll_copy(coll_send_window(a, p), a->send + coll_send_at(a, p) + r->at, bytes);
    }
    coll_drain();
}

enum { TOLD_RANKS = 64 }; /* others are always pushed to */

/* What the peers have said, kept: whoever reads a flag again and again seems to wait, and hands its
 * CPU over. */
typedef struct coll_posts {
    __gm__ uint8_t *recv[COLL_RANKS_MAX];
    __gm__ const uint8_t *send[COLL_RANKS_MAX];
    uint8_t flags[COLL_RANKS_MAX];
    uint64_t any, largest; /* COLL_STAGED of all ranks; the largest part of all */
    uint64_t told;         /* bit p: rank p was told to fetch its part */
} coll_posts;

static void take_post(coll_posts *posts, uint32_t p, const aivd_flag_value *head)
{
    posts->recv[p] = (__gm__ uint8_t *)(uintptr_t)head->word[COLL_POST_RECV];
    posts->send[p] = (__gm__ const uint8_t *)(uintptr_t)head->word[COLL_POST_SEND];
    posts->flags[p] = (uint8_t)head->word[COLL_POST_FLAGS];
    posts->any |= head->word[COLL_POST_FLAGS] & COLL_STAGED;
    if (head->word[COLL_POST_LARGEST] > posts->largest)
        posts->largest = head->word[COLL_POST_LARGEST];
}

/* In the blocks that do not speak with peers. */
static void reread_posts(const coll_args *a, coll_posts *posts)
{
    aivd_flag_value head;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_reread(a, p, &head);
        take_post(posts, p, &head);
    }
}

/* Whether rank p fetches its part itself. */
static inline bool to_fetch(const coll_args *a, uint32_t p)
{
    return coll_may_fetch(a, p) && p < TOLD_RANKS &&
           (coll_fetches_far(a, p) || aivd_copy_near(coll_theirs(a, p, 0)));
}

static void post(const coll_args *a, coll_posts *posts, uint32_t p)
{
    aivd_flag_value head = {{0}};
    const uint8_t *send =
        a->flags & COLL_SEND_STAGED ? coll_send_window(a, p) : a->send + coll_send_at(a, p);
    const uint8_t *recv =
        a->flags & COLL_RECV_STAGED ? coll_recv_window(a, p) : a->recv + coll_recv_at(a, p);
    coll_room(a, p);
    head.word[COLL_POST_SEND] = (uint64_t)(uintptr_t)send;
    head.word[COLL_POST_RECV] = (uint64_t)(uintptr_t)recv;
    head.word[COLL_POST_BYTES] = coll_arrives(a, p) ? coll_recv_bytes(a, p) : 0;
    head.word[COLL_POST_SENDS] = coll_leaves(a, p) ? coll_send_bytes(a, p) : 0;
    head.word[COLL_POST_LARGEST] = a->largest;
    head.word[COLL_POST_FLAGS] = a->flags;
    if (to_fetch(a, p)) {
        head.word[COLL_POST_FLAGS] |= COLL_FETCH;
        posts->told |= UINT64_C(1) << p;
    }
    coll_publish(a, p, &head);
}

static void speak(const coll_args *a, coll_posts *posts)
{
    const coll_round first = {.bytes = a->chunk};
    stage_in(a, &first);
    for (uint32_t i = 1; i < a->size; i++)
        post(a, posts, coll_next(a, i));
}

static void hear(const coll_args *a, coll_posts *posts)
{
    aivd_flag_value head;
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);) {
        coll_receive(a, p, &head);
        take_post(posts, p, &head);
        uint64_t sends = coll_leaves(a, p) ? coll_send_bytes(a, p) : 0;
        uint64_t expects = coll_arrives(a, p) ? coll_recv_bytes(a, p) : 0;
        if (coll_reduces(a))
            continue;
        if (head.word[COLL_POST_BYTES] != sends)
            coll_differ_bytes(a, a->rank, p, sends, head.word[COLL_POST_BYTES]);
        if (head.word[COLL_POST_SENDS] != expects)
            coll_differ_bytes(a, p, a->rank, head.word[COLL_POST_SENDS], expects);
    }
}

/* The same on all ranks: from what all of them have said. */
static uint64_t plan(const coll_args *a, const coll_posts *posts, coll_round *r)
{
    *r = (coll_round){.bytes = posts->any ? a->chunk : posts->largest};
    return posts->any ? (posts->largest + a->chunk - 1) / a->chunk : 1;
}

/* Where rank p wants to be written, and may be read, in this round. */
static inline __gm__ uint8_t *target(const coll_posts *posts, const coll_round *r, uint32_t p)
{
    return posts->recv[p] + (posts->flags[p] & COLL_RECV_STAGED ? 0 : r->at);
}

static inline __gm__ const uint8_t *source(const coll_posts *posts, const coll_round *r, uint32_t p)
{
    return posts->send[p] + (posts->flags[p] & COLL_SEND_STAGED ? 0 : r->at);
}

/* A root that scatters in place writes its own part over that of rank 0. */
static inline bool keeps_last(const coll_args *a)
{
    return a->kind == COLL_SCATTER && a->rank == a->root && a->send == a->recv;
}

/* This block's share. */
static coll_kept own_of(const coll_args *a)
{
    uint32_t me = a->rank;
    bool some = coll_leaves(a, me) && !coll_reduces(a) && !keeps_last(a) && !(a->so_far & COLL_KEPT);
    coll_share s = coll_share_of(some ? coll_send_bytes(a, me) : 0);
    coll_kept own = {a->recv + coll_recv_at(a, me) + s.at, a->send + coll_send_at(a, me) + s.at,
                    s.bytes};
    if (own.to == own.from)
        own.bytes = 0;
    return own;
}

static inline bool pushes_to(const coll_args *a, const coll_posts *posts, uint32_t p)
{
    return coll_leaves(a, p) && (p >= TOLD_RANKS || (posts->told >> p & 1) == 0);
}

/* What is kept is copied while the peers' messages are on their way, if it is not to be copied beside
 * what is pushed. */
static void keep_now(const coll_args *a, const coll_posts *posts, coll_kept *own)
{
    for (uint32_t i = 1; i < a->size && own->bytes >= COLL_BESIDE_BYTES; i++)
        if (pushes_to(a, posts, coll_next(a, i)))
            return;
    coll_keep(own);
}

/* After all have what is theirs. */
static void keep_own_last(const coll_args *a)
{
    if (!keeps_last(a) || asc_get_block_idx() != 0)
        return;
    move_own(a, 0, coll_send_bytes(a, a->rank));
    coll_drain();
}

static void push(const coll_args *a, const coll_round *r, const coll_posts *posts, coll_kept *own)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (!pushes_to(a, posts, p))
            continue;
        coll_share s = coll_share_of(piece(r, coll_send_bytes(a, p)));
        if (s.bytes != 0)
            coll_push(own, target(posts, r, p) + s.at, a->send + coll_send_at(a, p) + r->at + s.at,
                      s.bytes);
    }
    coll_keep(own);
}

/* Through windows too, if this rank has some: in place, its buffer is still being read. */
static void fetch(const coll_args *a, const coll_round *r, const coll_posts *posts)
{
    const bool staged = (a->flags & COLL_RECV_STAGED) != 0;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_share s = coll_share_of(
            (posts->flags[p] & COLL_FETCH) != 0 ? piece(r, coll_recv_bytes(a, p)) : 0);
        __gm__ uint8_t *to = staged ? coll_recv_window(a, p) : a->recv + coll_recv_at(a, p) + r->at;
        if (s.bytes != 0)
            coll_copy(to + s.at, source(posts, r, p) + s.at, s.bytes);
    }
}

/* What has arrived in this round, from the window it came to. */
static void stage_out(const coll_args *a, const coll_round *r)
{
    if ((a->flags & COLL_RECV_STAGED) == 0)
        return;
    for (uint32_t p = 0; p < a->size; p++) {
        uint64_t bytes = piece(r, coll_recv_bytes(a, p));
        if (bytes != 0 && coll_arrives(a, p) && (p != a->rank || a->kind == COLL_REDUCE_SCATTER))
            coll_copy(a->recv + coll_recv_at(a, p) + r->at, coll_recv_window(a, p), bytes);
    }
    coll_drain();
}

/* My slice of all inputs, to everybody who wants it. */
static void reduce(const coll_args *a, const coll_round *r, const coll_posts *posts)
{
    const void *from[COLL_RANKS_MAX];
    void *to[COLL_RANKS_MAX];
    uint32_t me = a->rank, targets = 0;
    coll_share s = coll_share_of(piece(r, coll_send_bytes(a, me)));
    if (s.bytes == 0)
        return;
    for (uint32_t p = 0; p < a->size; p++) {
        from[p] =
            p == me ? a->send + coll_send_at(a, me) + r->at + s.at : source(posts, r, p) + s.at;
        if (p == me ? !coll_arrives(a, me) : !coll_leaves(a, p))
            continue;
        if (p != me)
            to[targets++] = target(posts, r, p) + s.at;
        else if (a->kind == COLL_REDUCE_SCATTER && (a->flags & COLL_RECV_STAGED) != 0)
            to[targets++] = coll_recv_window(a, me) + s.at;
        else
            to[targets++] = a->recv + coll_recv_at(a, me) + r->at + s.at;
    }
    aivd_reduce(to, targets, from, a->size, s.bytes / a->element, (int)a->type, (int)a->op);
}

/* ---- rounds ---- */

/* Tells everybody that this rank's share of the round is moved, and waits for theirs. */
static void close_round(const coll_args *a, const coll_round *r)
{
    coll_gather_blocks(a, r->number);
    for (uint32_t i = 1; i < a->size; i++)
        coll_done(a, coll_next(a, i), r->number + 1);
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_done_wait(a, p, a->seq, r->number + 1);
    stage_out(a, r);
}

/* Before a further round: windows are filled, and free, on all ranks. */
static void open_round(const coll_args *a, const coll_round *r)
{
    stage_in(a, r);
    for (uint32_t i = 1; i < a->size; i++)
        coll_ready(a, coll_next(a, i), r->number);
    for (uint32_t i = 1; i < a->size; i++)
        coll_ready_wait(a, coll_next(a, i), r->number);
}

/* coll_gate() of the first round, which hands on what only the first block knows. */
static void gate_told(const coll_args *a, coll_posts *posts)
{
    aivd_flag_value words = {{coll_mark(a->seq, 0), posts->told}};
    if (asc_get_block_num() == 1)
        return;
    if (asc_get_block_idx() == 0) {
        aivd_flag_store_words(a->area->gate, &words, AIVD_FLAG_BYTES);
        return;
    }
    aivd_flag_wait_at_least_words(a->area->gate, coll_mark(a->seq, 0), &words, AIVD_FLAG_BYTES);
    posts->told = words.word[1];
}

/* This rank has done its share without the kernel (hccl/at_once_direct). */
static void large_await(const coll_args *a)
{
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_done_wait(a, p, a->seq, 1);
}

static void large(const coll_args *a)
{
    coll_round r;
    coll_posts posts;
    coll_kept own = own_of(a);
    const bool first_block = asc_get_block_idx() == 0;
    posts.any = a->flags & COLL_STAGED;
    posts.told = a->so_far >> COLL_TOLD_BIT;
    posts.largest = a->largest;
    if (first_block && !a->so_far)
        speak(a, &posts);
    if (first_block) {
        keep_now(a, &posts, &own);
        hear(a, &posts);
    }
    gate_told(a, &posts);
    if (!first_block)
        reread_posts(a, &posts);
    const uint64_t rounds = plan(a, &posts, &r);
    for (;;) {
        if (coll_reduces(a))
            reduce(a, &r, &posts);
        else {
            push(a, &r, &posts, &own);
            fetch(a, &r, &posts);
        }
        coll_drain();
        if (first_block)
            close_round(a, &r);
        else
            coll_moved(a, r.number);
        if (++r.number >= rounds)
            break;
        r.at += r.bytes;
        if (first_block)
            open_round(a, &r);
        coll_gate(a, r.number);
    }
    keep_own_last(a);
}

static void run(const coll_args *a)
{
    const bool first_block = coll_is_brief(a) || asc_get_block_idx() == 0; /* brief: one block */
    /* Calls of a communicator come one after another, whatever streams they are in. */
    if (first_block) {
        aivd_flag_wait_at_least(a->area->finished, a->seq - 1);
        coll_settle(a);
    }
    if (a->mesh != COLL_MESH_NONE)
        coll_mesh_run(a);
    else if (a->rides != 0)
        coll_by_pair(a);
    else if (a->small)
        small(a);
    else if ((a->so_far & COLL_MOVED) == 0)
        large(a);
    else if (first_block)
        large_await(a);
    /* The next call may be in another stream, and so on another core: it reads what is known of the
     * peers. */
    if (__builtin_expect(a->cached, 0))
        asc_dcci_entire_out();
    if (first_block)
        aivd_flag_store(a->area->finished, a->seq);
}

/* One kernel per operator, so that reports, records and timelines have its name. */
#define OPERATOR(name)                                                                             \
    __global__ __aicore__ void name(coll_args args)                                                \
    {                                                                                              \
        run(&args);                                                                                \
    }

OPERATOR(HcclAllReduce)
OPERATOR(HcclReduce)
OPERATOR(HcclReduceScatter)
OPERATOR(HcclAllGather)
OPERATOR(HcclBroadcast)
OPERATOR(HcclScatter)
OPERATOR(HcclAlltoAll)
