/* hccl/flight: who did what. Every rank writes its calls into its own area (kernels/coll/coll.h),
 * where its peers can read them when somebody waits too long: the areas stay mapped as long as the
 * communicator lives. Nothing here is on the way of a call that works, but the writing of one line.
 */
#include "hccl/flight.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/compiler.h"
#include "base/time.h"
#include "coll/call_text.h"
#include "coll/record.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/refusal.h"

enum { CROSSED_S = 5 }; /* another thread might begin to call and help */
enum { RANKS_SHOWN = 8, NAMES_SHOWN = 32, OTHERS_SHOWN = 4 };

/* ---- writing ---- */

static coll_record *records_of(const hccl_comm *comm, uint32_t rank)
{
    return (coll_record *)((uint8_t *)hccl_coll_area(comm, rank) + coll_records_at());
}

static _Atomic uint64_t *order_of(coll_record *record)
{
    return (_Atomic uint64_t *)(void *)&record->order;
}

/* Who calls. */
static inline void caller_note(hccl_comm *comm)
{
    /* Relaxed: read by the same thread, by one for whose stream it waits, or in vain. */
    uintptr_t last = atomic_load_explicit(&comm->caller, memory_order_relaxed);
    uintptr_t here = (uintptr_t)npu_thread();
    if (BASE_LIKELY(last == here || last == HCCL_SEVERAL_CALLERS))
        return;
    atomic_store_explicit(&comm->caller, last == 0 ? here : HCCL_SEVERAL_CALLERS,
                          memory_order_relaxed);
}

void hccl_flight_note(hccl_comm *comm, const coll_record *call, bool all)
{
    caller_note(comm);
    uint64_t order = comm->noted + 1;
    coll_record *record = comm->records + order % COLL_RECORDS;
    atomic_store_explicit(order_of(record), 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_release); /* pairs with the fence in coll_record_read */
    __atomic_store_n(&record->common, all ? comm->common + 1 : 0, __ATOMIC_RELAXED);
#define X(field) __atomic_store_n(&record->field, call->field, __ATOMIC_RELAXED);
    COLL_RECORD_OF_CALL(X)
#undef X
    /* Release: pairs with the acquire in coll_record_read. */
    atomic_store_explicit(order_of(record), order, memory_order_release);
}

void hccl_flight_forget(hccl_comm *comm)
{
    for (uint32_t i = 0; i < COLL_RECORDS; i++)
        atomic_store_explicit(order_of(records_of(comm, comm->rank) + i), 0, memory_order_relaxed);
}

/* ---- reading ---- */

/* A rank's last calls, and how far its kernels are. */
typedef struct flight {
    uint32_t rank;
    bool readable;
    uint64_t called, finished; /* among the calls that all ranks make */
    coll_record last;          /* of those */
    coll_record pending;       /* the first of those that is not finished; common 0 = none */
    coll_record message;       /* the last call, when it is a message */
    bool message_done;
} flight;

/* Relaxed: a report, of a rank that may be running. */
static uint64_t word_of(const coll_area *area, uint64_t offset)
{
    const uint8_t *at = (const uint8_t *)area + offset;
    return atomic_load_explicit((const _Atomic uint64_t *)(const void *)at, memory_order_relaxed);
}

static bool is_done(const hccl_comm *comm, const coll_area *area, const coll_record *r)
{
    switch (r->kind) {
    case COLL_BARRIER:
        return word_of(area, offsetof(coll_area, barriers)) >= r->seq;
    case COLL_SEND:
    case COLL_RECV:
        return word_of(area, coll_pair_at(comm->size, r->root % comm->size,
                                          r->kind == COLL_SEND ? COLL_PAIR_SENT
                                                               : COLL_PAIR_RECEIVED)) >= r->seq;
    case COLL_BATCH:
        return false; /* not known */
    default:
        return word_of(area, offsetof(coll_area, finished)) >= r->seq;
    }
}

static void flight_take(flight *f, const coll_record *r, bool done)
{
    if (r->common == 0) {
        if (r->order > f->message.order) {
            f->message = *r;
            f->message_done = done;
        }
        return;
    }
    if (r->common > f->last.common)
        f->last = *r;
    if (done && r->common > f->finished)
        f->finished = r->common;
    if (!done && (f->pending.common == 0 || r->common < f->pending.common))
        f->pending = *r;
}

static bool readable(const hccl_comm *comm, uint32_t rank)
{
    if (rank == comm->rank)
        return true;
    return !hccl_peer_left(comm, rank) &&
           fabric_touch(hccl_coll_area(comm, rank), coll_area_bytes(comm->size)) == AIVD_OK;
}

/* Of a rank that has left meanwhile nothing was read: its next communicator may have that memory.
 */
static bool was_there(const hccl_comm *comm, uint32_t rank)
{
    /* Pairs with the release in hccl_slab_alloc: who has read what came later sees it gone. */
    atomic_thread_fence(memory_order_acquire);
    return !hccl_peer_left(comm, rank);
}

static flight flight_of(const hccl_comm *comm, uint32_t rank)
{
    flight f = {.rank = rank, .readable = readable(comm, rank)};
    coll_record r;
    for (uint32_t i = 0; f.readable && i < COLL_RECORDS; i++)
        if (coll_record_read(records_of(comm, rank) + i, &r))
            flight_take(&f, &r, is_done(comm, hccl_coll_area(comm, rank), &r));
    if (!was_there(comm, rank))
        f = (flight){.rank = rank};
    f.called = f.last.common;
    if (f.message.order < f.last.order)
        f.message.order = 0;
    return f;
}

uint64_t hccl_flight_last(const hccl_comm *comm)
{
    return flight_of(comm, comm->rank).last.common;
}

uint64_t hccl_flight_open(const hccl_comm *comm)
{
    flight own = flight_of(comm, comm->rank);
    return own.pending.common ? own.pending.common : own.last.common + 1;
}

bool hccl_flight_message_open(const hccl_comm *comm, uint32_t r, bool receives, uint64_t number)
{
    const coll_record message = {
        .kind = receives ? COLL_RECV : COLL_SEND, .seq = number, .root = r};
    return !is_done(comm, hccl_coll_area(comm, comm->rank), &message);
}

static bool same_call(const coll_record *r, const coll_record *wanted)
{
    if (coll_in_sequence(wanted->kind))
        return coll_in_sequence(r->kind) && r->seq == wanted->seq;
    return r->kind == wanted->kind && r->seq == wanted->seq && r->root == wanted->root;
}

bool hccl_flight_find(const hccl_comm *comm, coll_record *call)
{
    coll_record r;
    for (uint32_t i = 0; i < COLL_RECORDS; i++)
        if (coll_record_read(records_of(comm, comm->rank) + i, &r) && same_call(&r, call)) {
            *call = r;
            return true;
        }
    return false;
}

/* ---- who did not come ---- */

/* What this rank waits for: its first call that is not finished. */
static uint64_t awaited(const flight *own)
{
    return own->pending.common;
}

/* Ranks of the list as "rank 1", "ranks 1 and 4", "ranks 1, 4 and 5". */
static void say_ranks(const uint32_t *ranks, uint32_t count, uint32_t all, char *text, size_t size)
{
    size_t used = 0;
    COLL_TEXT_ADD(text, size, used, "rank%s ", all == 1 ? "" : "s");
    for (uint32_t i = 0; i < count; i++)
        COLL_TEXT_ADD(text, size, used, "%s%u",
                      i == 0                           ? ""
                      : i + 1 == count && count == all ? " and "
                                                       : ", ",
                      ranks[i]);
    if (all > count)
        COLL_TEXT_ADD(text, size, used, " and %u more", all - count);
}

void hccl_flight_missing(const hccl_comm *comm, char *text, size_t size)
{
    flight own = flight_of(comm, comm->rank);
    uint32_t ranks[NAMES_SHOWN], count = 0, all = 0;
    char words[COLL_CALL_TEXT], names[NAMES_SHOWN * 6 + 32];
    size_t used = 0;
    text[0] = '\0';
    for (uint32_t r = 0; r < comm->size && awaited(&own); r++) {
        if (r == comm->rank || flight_of(comm, r).called >= awaited(&own))
            continue;
        if (all++ < NAMES_SHOWN)
            ranks[count++] = r;
    }
    if (all == 0)
        return;
    coll_call_words(&own.pending, words, sizeof words);
    say_ranks(ranks, count, all, names, sizeof names);
    COLL_TEXT_ADD(text, size, used, "call %llu, %s: %s did not come",
                  (unsigned long long)awaited(&own), words, names);
}

/* ---- a line per rank ---- */

static void say_message(const flight *f, char *text, size_t size, size_t *used)
{
    char words[COLL_CALL_TEXT];
    if (f->message.order == 0)
        return;
    coll_call_words(&f->message, words, sizeof words);
    COLL_TEXT_ADD(text, size, *used, "; then %s%s", words,
                  f->message_done                 ? ", finished"
                  : f->message.kind == COLL_BATCH ? ""
                                                  : ", pending");
}

static void say(const hccl_comm *comm, const flight *f, uint64_t wanted, char *text, size_t size,
                size_t *used)
{
    COLL_TEXT_ADD(text, size, *used, "\n  %s", hccl_peer_name(comm, f->rank));
    if (hccl_peer_left(comm, f->rank)) {
        COLL_TEXT_ADD(text, size, *used, " has destroyed the communicator");
        return;
    }
    if (hccl_peer_ended(comm, f->rank))
        COLL_TEXT_ADD(text, size, *used, " is dead, and");
    if (f->called == 0)
        COLL_TEXT_ADD(text, size, *used, " has called no collective yet");
    else if (f->called < wanted)
        COLL_TEXT_ADD(
            text, size, *used, " did not come: its last call is %llu, %s (count %llu), %s",
            (unsigned long long)f->called, coll_kind_name(f->last.kind),
            (unsigned long long)f->last.count, f->finished < f->called ? "pending" : "finished");
    else if (f->pending.common)
        COLL_TEXT_ADD(text, size, *used, " is in call %llu, %s (count %llu); last finished: %llu",
                      (unsigned long long)f->pending.common, coll_kind_name(f->pending.kind),
                      (unsigned long long)f->pending.count, (unsigned long long)f->finished);
    else
        COLL_TEXT_ADD(text, size, *used, " has finished call %llu, %s",
                      (unsigned long long)f->called, coll_kind_name(f->last.kind));
    say_message(f, text, size, used);
}

/* ---- other communicators of this rank ---- */

typedef struct others {
    const hccl_comm *asks;
    char *text;
    size_t size, *used;
    uint32_t count;
} others;

static void say_other(const hccl_comm *comm, void *context)
{
    others *o = context;
    char words[COLL_CALL_TEXT];
    if (comm == o->asks || comm->device != o->asks->device || !hccl_comm_device_open(comm))
        return;
    flight f = flight_of(comm, comm->rank);
    if (f.pending.common == 0 || o->count++ >= OTHERS_SHOWN)
        return;
    coll_call_words(&f.pending, words, sizeof words);
    COLL_TEXT_ADD(o->text, o->size, *o->used,
                  "\n  not finished here either: call %llu, %s, of communicator \"%s\"",
                  (unsigned long long)f.pending.common, words, comm->name);
}

/* Ranks that use two communicators in different order wait for each other. */
static void say_others(const hccl_comm *comm, char *text, size_t size, size_t *used)
{
    others o = {comm, text, size, used, 0};
    hccl_registry_each(say_other, &o);
    if (o.count)
        COLL_TEXT_ADD(text, size, *used,
                      "; all ranks must use their communicators in the same order");
}

void hccl_flight_explain(const hccl_comm *comm, char *text, size_t size)
{
    flight own = flight_of(comm, comm->rank);
    char missing[512];
    size_t used = 0;
    uint32_t shown = 0;
    hccl_flight_missing(comm, missing, sizeof missing);
    text[0] = '\0';
    if (missing[0])
        COLL_TEXT_ADD(text, size, used, "\n  %s", missing);
    /* Those that are behind first: they are what is asked for. */
    for (int behind = 1; behind >= 0; behind--)
        for (uint32_t r = 0; r < comm->size && shown < RANKS_SHOWN; r++) {
            flight f = flight_of(comm, r);
            if ((f.called < awaited(&own)) != (behind == 1))
                continue;
            say(comm, &f, awaited(&own), text, size, &used);
            shown++;
        }
    if (comm->size > RANKS_SHOWN)
        COLL_TEXT_ADD(text, size, used, "\n  and %u more ranks", comm->size - shown);
    say_others(comm, text, size, &used);
}

/* ---- calls that differ ---- */

static void say_difference(const hccl_comm *comm, const coll_record *mine, uint32_t rank,
                           const coll_record *theirs, char *text, size_t size)
{
    char ours[COLL_CALL_TEXT], others[COLL_CALL_TEXT];
    coll_call_words(mine, ours, sizeof ours);
    coll_call_words(theirs, others, sizeof others);
    coll_words_differ(ours, others, sizeof others);
    snprintf(text, size, COLL_DIFFERS, (unsigned long long)mine->common, comm->rank, ours, rank,
             others);
}

bool hccl_flight_differs(const hccl_comm *comm, uint64_t *number, char *text, size_t size)
{
    coll_record mine[COLL_RECORDS], r;
    memset(mine, 0, sizeof mine);
    for (uint32_t i = 0; i < COLL_RECORDS; i++)
        if (coll_record_read(records_of(comm, comm->rank) + i, &r) && r.common)
            mine[r.common % COLL_RECORDS] = r;
    for (uint32_t p = 0; p < comm->size; p++) {
        if (p == comm->rank || !readable(comm, p))
            continue;
        for (uint32_t i = 0; i < COLL_RECORDS; i++) {
            if (!coll_record_read(records_of(comm, p) + i, &r) || r.common == 0)
                continue;
            const coll_record *own = &mine[r.common % COLL_RECORDS];
            if (own->common != r.common || !own->signature || !r.signature ||
                own->signature == r.signature || !was_there(comm, p))
                continue;
            say_difference(comm, own, p, &r, text, size);
            *number = own->common;
            return true;
        }
    }
    return false;
}

/* ---- a message against a call of all ranks ---- */

static uint64_t blocked_in(const hccl_comm *comm, uint32_t rank)
{
    return word_of(hccl_coll_area(comm, rank), offsetof(coll_area, blocked));
}

static void blocked_tell(const hccl_comm *comm, uint64_t order)
{
    coll_area *area = hccl_coll_area(comm, comm->rank);
    /* Release: pairs with the fence in peer_blocked; the record is older. */
    atomic_store_explicit((_Atomic uint64_t *)(void *)&area->blocked, order, memory_order_release);
}

/* The rank's last call, when its only caller waits in it. */
static bool peer_blocked(const hccl_comm *comm, uint32_t p, coll_record *call)
{
    coll_record r;
    uint64_t order = readable(comm, p) ? blocked_in(comm, p) : 0;
    atomic_thread_fence(memory_order_acquire);
    if (order == 0)
        return false;
    call->order = 0;
    for (uint32_t i = 0; i < COLL_RECORDS; i++)
        if (coll_record_read(records_of(comm, p) + i, &r) && r.order > call->order)
            *call = r;
    return call->order == order && !is_done(comm, hccl_coll_area(comm, p), call) &&
           was_there(comm, p);
}

/* Whether this rank has made its side of the peer's message. */
static bool answered(const hccl_comm *comm, uint32_t p, const coll_record *message)
{
    /* One thread calls: this one, or one that waits for this one. */
    return (message->kind == COLL_SEND ? comm->received : comm->sent)[p] >= message->seq;
}

static bool crossed(const hccl_comm *comm, const coll_record *own, uint32_t p,
                    const coll_record *theirs)
{
    if (theirs->kind != COLL_SEND && theirs->kind != COLL_RECV)
        return false;
    return theirs->root == comm->rank && !answered(comm, p, theirs) &&
           flight_of(comm, p).called < own->common;
}

static int64_t crossed_with(const hccl_comm *comm, const coll_record *own, coll_record *theirs)
{
    for (uint32_t p = 0; p < comm->size && own->common; p++)
        if (p != comm->rank && peer_blocked(comm, p, theirs) && crossed(comm, own, p, theirs))
            return p;
    return -1;
}

/* Whether the one thread that calls here is held up by this kernel: it runs it, or waits for the
 * stream while the progress thread does. */
static bool caller_blocked(const hccl_comm *comm)
{
    uintptr_t caller = atomic_load_explicit(&comm->caller, memory_order_relaxed);
    return caller == (uintptr_t)npu_thread() ||
           (caller > HCCL_SEVERAL_CALLERS && npu_stream_holds(comm->device, (void *)caller));
}

bool hccl_flight_crossed(hccl_comm *comm, const coll_record *own, char *text, size_t size)
{
    char ours[COLL_CALL_TEXT], others[COLL_CALL_TEXT];
    coll_record theirs;
    if (!caller_blocked(comm))
        return false;
    blocked_tell(comm, own->order);
    int64_t p = crossed_with(comm, own, &theirs);
    uint64_t now_ns = base_now_ns();
    if (p < 0 || comm->crossed_ns == 0)
        comm->crossed_ns = p < 0 ? 0 : now_ns;
    if (p < 0 || now_ns - comm->crossed_ns < CROSSED_S * BASE_NS_PER_S)
        return false;
    coll_call_words(own, ours, sizeof ours);
    coll_call_words(&theirs, others, sizeof others);
    snprintf(text, size,
             "rank %u waits in %s for rank %lld, which waits in %s for rank %u; a message needs a "
             "call on both sides, and all other calls must be made by all ranks",
             comm->rank, ours, (long long)p, others, comm->rank);
    return true;
}
