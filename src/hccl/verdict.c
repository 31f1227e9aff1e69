/* hccl/verdict: a rank whose operator fails tells all others, so that nobody waits for it, and
 * every rank says the same. The verdict stands in the control area of each rank, written by whoever
 * finds out first; waiting kernels look for it every 20 ms, calls look at it before they begin.
 *
 * A verdict has the number of the call that failed. Calls before it are not ended: a slower rank
 * may still be in one, or make it, and all others have been through it or are in it too. A rank
 * that cannot finish such a call lowers the number.
 *
 * Who only sends may be through when a receiver finds out: it learns in its next call. */
#include "hccl/verdict.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/flight.h"
#include "hccl/refusal.h"

enum { WRITING_MS = 200 }; /* a rank needs much less to write a verdict, unless it dies there */

/* Also before there is a verdict: its writer adds its own number. */
static void reach_grow(hccl_control *control, uint64_t number)
{
    uint64_t reach = UINT64_MAX - number;
    uint64_t was = atomic_load_explicit(&control->verdict_reach, memory_order_relaxed);
    while (was < reach &&
           !atomic_compare_exchange_weak_explicit(&control->verdict_reach, &was, reach,
                                                  memory_order_relaxed, memory_order_relaxed))
        ;
    if (was < reach)
        fabric_ring_if_waited(control);
}

static void verdict_write(hccl_control *control, uint32_t size, aivd_status status,
                          const char *text, uint64_t number)
{
    uint32_t none = 0;
    reach_grow(control, number);
    if (!atomic_compare_exchange_strong_explicit(&control->verdict, &none, HCCL_VERDICT_WRITTEN,
                                                 memory_order_relaxed, memory_order_relaxed))
        return;
    control->verdict_status = (uint32_t)status;
    snprintf(hccl_control_verdict(control, size), HCCL_VERDICT_BYTES, "%s", text);
    /* Release: pairs with the acquire in hccl_verdict_there. */
    atomic_store_explicit(&control->verdict, HCCL_VERDICT_THERE, memory_order_release);
    fabric_ring_if_waited(control);
}

void hccl_verdict_give(hccl_comm *comm, aivd_status status, const char *text, uint64_t number)
{
    verdict_write(comm->control, comm->size, status, text, number);
    for (uint32_t r = 0; status != AIVD_ERR_ABORTED && r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            verdict_write(comm->peers[r].control, comm->size, status, text, number);
    /* A peer that found out too may be just writing here: this rank's next call is refused. */
    (void)hccl_verdict_ask(comm);
}

void hccl_verdict_widen(hccl_comm *comm, uint64_t number)
{
    reach_grow(comm->control, number);
    if (comm->control->verdict_status == AIVD_ERR_ABORTED)
        return;
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            reach_grow(comm->peers[r].control, number);
}

void hccl_verdict_clear(hccl_comm *comm)
{
    atomic_store_explicit(&comm->control->verdict, 0, memory_order_relaxed);
    atomic_store_explicit(&comm->control->verdict_reach, 0, memory_order_relaxed);
}

void hccl_verdict_pass_on(hccl_comm *comm)
{
    char text[HCCL_VERDICT_BYTES];
    if (!hccl_verdict_there(comm))
        return;
    aivd_status status = hccl_verdict_get(comm, text, sizeof text);
    hccl_verdict_give(
        comm, status, text,
        UINT64_MAX - atomic_load_explicit(&comm->control->verdict_reach, memory_order_relaxed));
}

/* Takes over what a peer knows. An abort is its own affair. */
static bool borrow(hccl_comm *comm, uint32_t r)
{
    hccl_control *control = comm->peers[r].control;
    char text[HCCL_VERDICT_BYTES];
    if (control->verdict_status == AIVD_ERR_ABORTED)
        return false;
    snprintf(text, sizeof text, "%.*s", HCCL_VERDICT_BYTES - 1,
             hccl_control_verdict(control, comm->size));
    uint64_t reach = atomic_load_explicit(&control->verdict_reach, memory_order_relaxed);
    aivd_status status = (aivd_status)control->verdict_status;
    if (hccl_peer_left(comm, r) || status >= AIVD_STATUS_COUNT)
        return false; /* it may have been something else's memory */
    verdict_write(comm->control, comm->size, status, text, UINT64_MAX - reach);
    return true;
}

/* Own state first: whoever tells does not leave anybody out. `writing`: somebody is just at it. */
static bool ask_once(hccl_comm *comm, bool *writing)
{
    *writing = false;
    for (uint32_t i = 0; i < comm->size; i++) {
        uint32_t r = (comm->rank + i) % comm->size;
        if (hccl_peer_left(comm, r))
            continue;
        /* Acquire: pairs with the release in verdict_write. */
        uint32_t state =
            atomic_load_explicit(&comm->peers[r].control->verdict, memory_order_acquire);
        *writing |= state == HCCL_VERDICT_WRITTEN;
        if (state == HCCL_VERDICT_THERE && (i == 0 || borrow(comm, r)))
            return hccl_verdict_there(comm);
    }
    return false;
}

bool hccl_verdict_ask(hccl_comm *comm)
{
    bool writing;
    uint64_t end_ns = base_now_ns() + WRITING_MS * (BASE_NS_PER_S / 1000);
    while (!ask_once(comm, &writing)) {
        if (!writing || base_now_ns() > end_ns)
            return false;
        sched_yield();
    }
    return true;
}

aivd_status hccl_verdict_get(const hccl_comm *comm, char *text, size_t size)
{
    uint32_t status = comm->control->verdict_status;
    snprintf(text, size, "%.*s", HCCL_VERDICT_BYTES - 1,
             hccl_control_verdict(comm->control, comm->size));
    return status < AIVD_STATUS_COUNT ? (aivd_status)status : AIVD_ERR_INTERNAL;
}

aivd_status hccl_verdict_fail(hccl_comm *comm, const char *call)
{
    char text[HCCL_VERDICT_BYTES];
    aivd_status status = hccl_verdict_get(comm, text, sizeof text);
    atomic_store_explicit(&comm->told, true, memory_order_relaxed);
    return base_fail(
        status, status == AIVD_ERR_MISMATCH ? "EI0005" : NULL,
        "%s: communicator \"%s\" (rank %u) does not work any more: %s; resume it on all "
        "ranks (HcclCommResume) or make a new one",
        call, comm->name, comm->rank, text);
}

/* ---- what the kernels of a communicator ask and tell (core_launcher) ---- */

static void explain(const void *owner, char *text, size_t size)
{
    hccl_flight_explain(owner, text, size);
}

/* Records are compared less often the more there are. */
static bool compare_due(hccl_comm *comm)
{
    uint64_t now_ns = base_now_ns();
    /* Relaxed: two workers that compare at once do it twice. */
    if (now_ns < atomic_load_explicit(&comm->next_compare_ns, memory_order_relaxed))
        return false;
    atomic_store_explicit(&comm->next_compare_ns,
                          now_ns + (50 + 4 * (uint64_t)comm->size) * (BASE_NS_PER_S / 1000),
                          memory_order_relaxed);
    return true;
}

/* The owner is const for whoever only reports. */
static hccl_comm *comm_of(const void *owner)
{
    return (hccl_comm *)(uintptr_t)owner;
}

void hccl_verdict_seek(hccl_comm *comm, bool now)
{
    char text[HCCL_VERDICT_BYTES];
    uint64_t number;
    if (!hccl_verdict_there(comm) && comm->settings.compare && (compare_due(comm) || now) &&
        hccl_flight_differs(comm, &number, text, sizeof text))
        hccl_verdict_give(comm, AIVD_ERR_MISMATCH, text, number);
}

/* The record of the call that the kernel is; its number is 0 for messages, and for what is older
 * than the records. */
static coll_record call_of(const core_launch *launch)
{
    const hccl_comm *comm = launch->owner;
    coll_record call = {.kind = COLL_ALLREDUCE}; /* or any other of its sequence */
    if (launch->launcher == &hccl_barrier_launcher) {
        call.kind = COLL_BARRIER;
        call.seq = ((const hccl_barrier_args *)launch->args)->count;
    } else if (launch->launcher == &hccl_pair_launcher) {
        const coll_item *first = ((const coll_pair_args *)launch->args)->items;
        call.kind = first->receives ? COLL_RECV : COLL_SEND;
        call.seq = first->number;
        call.root = first->peer;
    } else
        call.seq = ((const coll_args *)launch->args)->seq;
    hccl_flight_find(comm, &call);
    return call;
}

static uint64_t number_of(const coll_record *call)
{
    return call->common ? call->common : HCCL_ANY_CALL;
}

/* What waits has told the others nothing yet: it looks for what nobody could tell it. */
static bool wrong_calls(hccl_comm *comm, const coll_record *call, char *text, size_t size)
{
    uint64_t number;
    if (!comm->settings.compare)
        return false;
    if (call->order && hccl_flight_crossed(comm, call, text, size))
        return true;
    if (compare_due(comm) && hccl_flight_differs(comm, &number, text, size))
        hccl_verdict_give(comm, AIVD_ERR_MISMATCH, text, number);
    return false;
}

static bool broken(const core_launch *launch, aivd_status *status, char *text, size_t size)
{
    hccl_comm *comm = comm_of(launch->owner);
    const coll_record call = call_of(launch);
    if (!hccl_verdict_ends(comm, number_of(&call))) {
        *status = AIVD_ERR_PEER;
        if (hccl_refusal_there(comm, launch->stall_ns, text, size))
            return true;
        *status = AIVD_ERR_MISMATCH;
        if (wrong_calls(comm, &call, text, size))
            return true;
        if (!hccl_verdict_ends(comm, number_of(&call)))
            return false;
    }
    atomic_store_explicit(&comm->told, true, memory_order_relaxed);
    *status = hccl_verdict_get(comm, text, size);
    return true;
}

/* A peer that fails gives its verdict before its buffers are its program's again. What it finished
 * before stays right: the slots and buffers of one call are not those of the next. */
static bool spoiled(const core_launch *launch)
{
    /* What the kernel read comes before the look at the verdict. */
    atomic_thread_fence(memory_order_acquire);
    if (!hccl_verdict_there(launch->owner))
        return false;
    const coll_record call = call_of(launch);
    return hccl_verdict_ends(launch->owner, number_of(&call));
}

static int dead(const void *owner)
{
    const hccl_comm *comm = owner;
    int64_t rank = hccl_peer_dead(comm);
    return rank < 0 ? -1 : (int)comm->peers[rank].device;
}

/* From which call on nothing can be done any more. A message has no number: this rank's calls that
 * are not through end with it. Unless the message itself was ended by a verdict. */
static uint64_t failed_from(const core_launch *launch)
{
    const hccl_comm *comm = launch->owner;
    const coll_record call = call_of(launch);
    if (launch->launcher != &hccl_pair_launcher)
        return call.common;
    return hccl_verdict_there(comm) ? HCCL_ANY_CALL : hccl_flight_open(comm);
}

static void failed(const core_launch *launch, aivd_status status, const char *text)
{
    char words[HCCL_VERDICT_BYTES], missing[320];
    hccl_comm *comm = comm_of(launch->owner);
    if (!hccl_comm_device_open(comm))
        return;
    const uint64_t from = failed_from(launch);
    atomic_store_explicit(&comm->told, true, memory_order_relaxed);
    if (hccl_verdict_there(comm)) {
        hccl_verdict_widen(comm, from);
        return;
    }
    if (status == AIVD_ERR_MISMATCH) {
        hccl_verdict_give(comm, status, text, from);
        return;
    }
    missing[0] = '\0';
    if (status == AIVD_ERR_KERNEL_TIMEOUT || status == AIVD_ERR_PEER)
        hccl_flight_missing(comm, missing, sizeof missing);
    snprintf(words, sizeof words, "rank %u: %s%s%s", comm->rank, text, missing[0] ? "; " : "",
             missing);
    hccl_verdict_give(comm, status, words, from);
}

#define LAUNCHER                                                                                   \
    {                                                                                              \
        .explain = explain, .broken = broken, .spoiled = spoiled, .dead = dead, .failed = failed   \
    }
const core_launcher hccl_launcher = LAUNCHER;
const core_launcher hccl_pair_launcher = LAUNCHER;
const core_launcher hccl_barrier_launcher = LAUNCHER;
