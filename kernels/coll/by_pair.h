/* coll/by_pair: operators of which not all ranks know all sizes (HcclAlltoAllV). The two ranks of
 * an ordered pair know theirs, so each pair goes the way that suits its part:
 *
 *     rides    the message of its sender carries it
 *     pushed   the message of its receiver says where it may be written; the sender pushes it there
 *              and marks that it is there, in rounds when that is a window
 *     fetched  the message of its sender says where it may be read; the receiver fetches it and
 *              marks that it has. Within a cache that is faster; the sender knows, and decides
 *
 * Every rank sends every peer one message, also when both parts are empty. It has the bytes of both
 * directions: counts that differ are seen on both sides, before anything is written. A rank whose
 * parts all ride is through when it has heard all; others mark and wait only where a part is
 * moved. */
#ifndef COLL_BY_PAIR_H
#define COLL_BY_PAIR_H

#include "exchange.h"
#include "layout.h"
#include "report.h"

/* What the peers have said. */
typedef struct coll_places {
    __gm__ uint8_t *to[COLL_RANKS_MAX];         /* where I write my part; not set when it rides */
    __gm__ const uint8_t *from[COLL_RANKS_MAX]; /* where I am to fetch my part; NULL: not to */
    uint8_t staged[COLL_RANKS_MAX];             /* whether `to` is a window */
    uint64_t told;                              /* bit p: rank p fetches what I have for it */
} coll_places;

enum { BY_PAIR_TOLD = 64 }; /* other ranks are always pushed to */

static inline bool by_pair_rides(const coll_args *a, uint64_t bytes)
{
    return bytes <= a->rides;
}

static inline bool by_pair_staged(const coll_args *a)
{
    return (a->flags & COLL_RECV_STAGED) != 0;
}

/* What comes is written over what this rank sends. */
static inline bool by_pair_in_place(const coll_args *a)
{
    return a->send == a->recv;
}

static inline bool by_pair_told(const coll_places *places, uint32_t p)
{
    return p < BY_PAIR_TOLD && (places->told >> p & 1) != 0;
}

/* ---- messages ---- */

/* Where rank p may write. */
static inline void by_pair_post(const coll_args *a, uint32_t p, aivd_flag_value *head)
{
    const uint8_t *to = by_pair_staged(a) ? coll_recv_window(a, p) : a->recv + coll_recv_at(a, p);
    head->word[COLL_COUNTED_TO] = (uint64_t)(uintptr_t)to;
    head->word[COLL_COUNTED_FLAGS] = a->flags & COLL_RECV_STAGED;
}

static inline bool by_pair_tells(const coll_args *a, uint32_t p)
{
    return p < BY_PAIR_TOLD && (a->flags & COLL_SEND_MAPPED) != 0 && !by_pair_in_place(a) &&
           aivd_copy_near(coll_theirs(a, p, 0));
}

static void by_pair_speak(const coll_args *a, coll_places *places)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        uint64_t sends = coll_send_bytes(a, p), expects = coll_recv_bytes(a, p);
        bool posted = !by_pair_rides(a, expects);
        aivd_flag_value head = {{0}};
        coll_room(a, p);
        if (by_pair_rides(a, sends)) {
            coll_carry(a, p, &head, a->send + coll_send_at(a, p), sends,
                       coll_counted_at(sends, posted));
        } else if (by_pair_tells(a, p)) {
            head.word[COLL_COUNTED_FROM] = (uint64_t)(uintptr_t)(a->send + coll_send_at(a, p));
            places->told |= UINT64_C(1) << p;
        }
        if (posted)
            by_pair_post(a, p, &head);
        if (by_pair_told(places, p))
            head.word[COLL_COUNTED_FLAGS] |= COLL_FETCH;
        head.word[COLL_COUNTED_SENDS] = sends;
        head.word[COLL_COUNTED_EXPECTS] = expects;
        coll_publish(a, p, &head);
    }
}

static inline void by_pair_agree(const coll_args *a, uint32_t p, const aivd_flag_value *head)
{
    uint64_t sends = coll_send_bytes(a, p), expects = coll_recv_bytes(a, p);
    if (__builtin_expect(head->word[COLL_COUNTED_EXPECTS] != sends, 0))
        coll_differ_bytes(a, a->rank, p, sends, head->word[COLL_COUNTED_EXPECTS]);
    if (__builtin_expect(head->word[COLL_COUNTED_SENDS] != expects, 0))
        coll_differ_bytes(a, p, a->rank, head->word[COLL_COUNTED_SENDS], expects);
}

static inline void by_pair_take_place(const coll_args *a, coll_places *places, uint32_t p,
                                      const aivd_flag_value *head)
{
    const uint64_t flags = head->word[COLL_COUNTED_FLAGS];
    places->from[p] = NULL;
    if (!by_pair_rides(a, coll_send_bytes(a, p))) {
        places->to[p] = (__gm__ uint8_t *)(uintptr_t)head->word[COLL_COUNTED_TO];
        places->staged[p] = (flags & COLL_RECV_STAGED) != 0;
    }
    if (!by_pair_rides(a, coll_recv_bytes(a, p)) && (flags & COLL_FETCH) != 0)
        places->from[p] = (__gm__ const uint8_t *)(uintptr_t)head->word[COLL_COUNTED_FROM];
}

/* In the blocks that do not speak with peers. */
static void by_pair_reread(const coll_args *a, coll_places *places)
{
    aivd_flag_value head;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_reread(a, p, &head);
        by_pair_take_place(a, places, p, &head);
    }
}

static void by_pair_listen(const coll_args *a, coll_places *places)
{
    aivd_flag_value head;
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);) {
        uint64_t bytes = coll_recv_bytes(a, p);
        coll_receive(a, p, &head);
        by_pair_agree(a, p, &head);
        by_pair_take_place(a, places, p, &head);
        if (bytes != 0 && by_pair_rides(a, bytes))
            coll_unload(a, p, &head, a->recv + coll_recv_at(a, p), bytes,
                        coll_counted_at(bytes, !by_pair_rides(a, coll_send_bytes(a, p))));
    }
}

/* ---- the own part ---- */

/* This block's share. */
static coll_kept by_pair_own(const coll_args *a)
{
    uint64_t sends = coll_send_bytes(a, a->rank), expects = coll_recv_bytes(a, a->rank);
    const coll_share s = coll_share_of(sends < expects ? sends : expects);
    coll_kept own = {a->recv + coll_recv_at(a, a->rank) + s.at,
                    a->send + coll_send_at(a, a->rank) + s.at, s.bytes};
    if (own.to == own.from)
        own.bytes = 0;
    return own;
}

/* What is kept is copied while the messages are on their way, if it is not to be copied beside what
 * is pushed. */
static void by_pair_keep_now(const coll_args *a, const coll_places *places, coll_kept *own)
{
    for (uint32_t i = 1; i < a->size && own->bytes >= COLL_BESIDE_BYTES; i++) {
        uint32_t p = coll_next(a, i);
        if (!by_pair_rides(a, coll_send_bytes(a, p)) && !by_pair_told(places, p))
            return;
    }
    coll_keep(own);
}

static inline void by_pair_own_agree(const coll_args *a)
{
    uint64_t sends = coll_send_bytes(a, a->rank), expects = coll_recv_bytes(a, a->rank);
    if (__builtin_expect(sends != expects, 0))
        coll_differ_bytes(a, a->rank, a->rank, sends, expects);
}

/* ---- parts that are pushed or fetched ---- */

static inline uint64_t by_pair_rounds(const coll_args *a, uint64_t bytes, bool staged)
{
    return staged ? (bytes + a->chunk - 1) / a->chunk : 1;
}

/* In so many rounds I push to rank p. */
static inline uint64_t by_pair_out(const coll_args *a, const coll_places *places, uint32_t p)
{
    uint64_t bytes = coll_send_bytes(a, p);
    if (by_pair_rides(a, bytes) || by_pair_told(places, p))
        return 0;
    return by_pair_rounds(a, bytes, places->staged[p]);
}

/* And rank p to me. */
static inline uint64_t by_pair_in(const coll_args *a, const coll_places *places, uint32_t p)
{
    uint64_t bytes = coll_recv_bytes(a, p);
    if (by_pair_rides(a, bytes) || places->from[p] != NULL)
        return 0;
    return by_pair_rounds(a, bytes, by_pair_staged(a));
}

/* A part is fetched in the round in which the last piece for its owner leaves: in place, it is
 * written over that. */
static inline uint64_t by_pair_last(uint64_t rounds)
{
    return rounds ? rounds - 1 : 0;
}

static inline bool by_pair_fetches(const coll_args *a, const coll_places *places, uint32_t p,
                                   uint64_t round)
{
    return places->from[p] != NULL && round == by_pair_last(by_pair_out(a, places, p));
}

/* Whether this rank marks for rank p at the end of the round, and rank p for this one. */
static inline bool by_pair_marks(const coll_args *a, const coll_places *places, uint32_t p,
                                 uint64_t round)
{
    return round < by_pair_out(a, places, p) || by_pair_fetches(a, places, p, round);
}

static inline bool by_pair_awaits(const coll_args *a, const coll_places *places, uint32_t p,
                                  uint64_t round)
{
    uint64_t in = by_pair_in(a, places, p);
    return round < in || (by_pair_told(places, p) && round == by_pair_last(in));
}

static uint64_t by_pair_most_rounds(const coll_args *a, const coll_places *places)
{
    uint64_t most = 1;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        uint64_t out = by_pair_out(a, places, p), in = by_pair_in(a, places, p);
        most = out > most ? out : most;
        most = in > most ? in : most;
    }
    return most;
}

/* What of a part belongs to a round. */
static inline coll_share by_pair_piece(const coll_args *a, uint64_t bytes, bool staged,
                                       uint64_t round)
{
    uint64_t at = staged ? round * a->chunk : 0;
    return (coll_share){at, staged && bytes - at > a->chunk ? a->chunk : bytes - at};
}

static void by_pair_push(const coll_args *a, const coll_places *places, uint64_t round,
                         coll_kept *own)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (round >= by_pair_out(a, places, p))
            continue;
        coll_share piece = by_pair_piece(a, coll_send_bytes(a, p), places->staged[p], round);
        coll_share s = coll_share_of(piece.bytes);
        if (s.bytes != 0)
            coll_push(own, places->to[p] + s.at, a->send + coll_send_at(a, p) + piece.at + s.at,
                      s.bytes);
    }
    coll_keep(own);
}

/* By all blocks; in place by the first one, when all have pushed. */
static void by_pair_fetch(const coll_args *a, const coll_places *places, uint64_t round, bool alone)
{
    if (by_pair_in_place(a) != alone)
        return;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        uint64_t bytes = coll_recv_bytes(a, p);
        if (!by_pair_fetches(a, places, p, round))
            continue;
        coll_share s = alone ? (coll_share){0, bytes} : coll_share_of(bytes);
        if (s.bytes != 0)
            coll_copy(a->recv + coll_recv_at(a, p) + s.at, places->from[p] + s.at, s.bytes);
    }
    coll_drain();
}

/* Before a further round: the peers have emptied their windows. */
static void by_pair_open_round(const coll_args *a, const coll_places *places, uint64_t round)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (round < by_pair_out(a, places, p))
            coll_ready_wait(a, p, round);
    }
}

static void by_pair_empty_windows(const coll_args *a, const coll_places *places, uint64_t round)
{
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        uint64_t rounds = by_pair_in(a, places, p);
        if (round >= rounds)
            continue;
        coll_share piece = by_pair_piece(a, coll_recv_bytes(a, p), true, round);
        coll_copy(a->recv + coll_recv_at(a, p) + piece.at, coll_recv_window(a, p), piece.bytes);
        coll_drain();
        if (round + 1 < rounds)
            coll_ready(a, p, round + 1);
    }
}

/* Tells the peers what is there, or fetched, waits for theirs, and empties my windows. */
static void by_pair_close_round(const coll_args *a, const coll_places *places, uint64_t round)
{
    by_pair_fetch(a, places, round, true);
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        if (by_pair_marks(a, places, p, round))
            coll_done(a, p, round + 1);
    }
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        if (by_pair_awaits(a, places, p, round))
            coll_done_wait(a, p, a->seq, round + 1);
    if (by_pair_staged(a))
        by_pair_empty_windows(a, places, round);
}

static void by_pair_move(const coll_args *a, const coll_places *places, coll_kept *own)
{
    const uint64_t rounds = by_pair_most_rounds(a, places);
    const bool first_block = asc_get_block_idx() == 0;
    for (uint64_t round = 0; round < rounds; round++) {
        if (round != 0) {
            if (first_block)
                by_pair_open_round(a, places, round);
            coll_gate(a, round);
        }
        by_pair_push(a, places, round, own);
        by_pair_fetch(a, places, round, false);
        coll_drain();
        if (first_block) {
            coll_gather_blocks(a, round);
            by_pair_close_round(a, places, round);
        } else {
            coll_moved(a, round);
        }
    }
}

static void coll_by_pair(const coll_args *a)
{
    coll_places places;
    coll_kept own = by_pair_own(a);
    const bool first_block = coll_is_brief(a) || asc_get_block_idx() == 0;
    places.told = 0;
    if (first_block)
        by_pair_own_agree(a);
    if (first_block && !a->so_far)
        by_pair_speak(a, &places);
    if (first_block) {
        by_pair_keep_now(a, &places, &own);
        by_pair_listen(a, &places);
    }
    if (!coll_is_brief(a)) {
        coll_gate_word(a, 0, &places.told);
        if (!first_block)
            by_pair_reread(a, &places);
        by_pair_move(a, &places, &own);
    }
    coll_drain();
}

#endif
