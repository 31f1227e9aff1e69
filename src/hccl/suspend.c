/* hccl/suspend.c: step-level recovery: a communicator is suspended, what was broken is repaired,
 * all ranks resume together, and calls go on.
 *
 * Aborted calls leave the ranks with different ideas of how many calls there were. Resuming brings
 * them in line: numbers go on behind the highest that any rank has used, so whatever aborted calls
 * left in slots and lines is old. A second meeting ends it: nobody calls before all are ready. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/log.h"
#include "base/time.h"
#include "core/wait.h"
#include "hccl/coll.h"
#include "hccl/create.h"
#include "hccl/flight.h"
#include "hccl/hccl_comm.h"
#include "hccl/meet.h"
#include "hccl/refusal.h"
#include "hccl/result.h"
#include "hccl/verdict.h"
#include "record/ring.h"

/* ---- who wants to know ---- */

enum { LISTENERS_MAX = 64, LISTENER_NAME = 128 };

typedef struct listener {
    char name[LISTENER_NAME];
    HcclCommStateCallback call;
    void *args;
} listener;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static listener listeners[LISTENERS_MAX];
static _Atomic uint32_t listener_count;

static aivd_status listener_add(const char *name, HcclCommStateCallback call, void *args)
{
    uint32_t count = atomic_load_explicit(&listener_count, memory_order_relaxed), i = 0;
    while (i < count && strcmp(listeners[i].name, name) != 0)
        i++;
    if (i == LISTENERS_MAX)
        return base_fail(AIVD_ERR_LIMIT, NULL,
                         "HcclCommRegCommStateCallback: %d functions are registered, the limit",
                         LISTENERS_MAX);
    snprintf(listeners[i].name, LISTENER_NAME, "%s", name);
    listeners[i].call = call;
    listeners[i].args = args;
    if (i == count)
        atomic_store_explicit(&listener_count, count + 1, memory_order_relaxed);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommRegCommStateCallback(const char *regName, HcclCommStateCallback cb,
                                                    void *args)
{
    if (!regName || !cb)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", __func__,
                                     regName ? "cb" : "regName"));
    size_t length = strnlen(regName, LISTENER_NAME);
    if (length == 0 || length == LISTENER_NAME)
        return hccl_result(base_fail(AIVD_ERR_PARAM, "EI0003",
                                     "%s: regName has %s characters, allowed are 1 to %d", __func__,
                                     length ? "too many" : "no", LISTENER_NAME - 1));
    pthread_mutex_lock(&lock);
    aivd_status s = listener_add(regName, cb, args);
    pthread_mutex_unlock(&lock);
    return hccl_result(s);
}

/* A function may itself register one: it is called without the lock. */
HcclResult hccl_state_tell(HcclComm comm, HcclCommStatePhase phase)
{
    HcclResult first = HCCL_SUCCESS;
    uint32_t count = atomic_load_explicit(&listener_count, memory_order_relaxed);
    for (uint32_t i = 0; i < count; i++) {
        pthread_mutex_lock(&lock);
        listener one = listeners[i];
        pthread_mutex_unlock(&lock);
        HcclResult result = one.call(comm, phase, one.args);
        if (result == HCCL_SUCCESS)
            continue;
        BASE_LOG(LOG_WARNING, LOG_HCCL, "state callback \"%s\" returned %d in phase %d", one.name,
                 (int)result, (int)phase);
        if (first == HCCL_SUCCESS)
            first = result;
    }
    return first;
}

/* ---- suspension ---- */

aivd_status hccl_suspended_fail(const hccl_comm *comm, const char *call)
{
    return base_fail(AIVD_ERR_SUSPENDED, NULL,
                     "%s: communicator \"%s\" (rank %u) is suspended; all ranks must call "
                     "HcclCommResume() first",
                     call, comm->name, comm->rank);
}

BASE_EXPORT HcclResult HcclCommSuspend(HcclComm comm)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (s)
        return hccl_result(s);
    if (!atomic_exchange_explicit(&c->suspended, true, memory_order_relaxed))
        BASE_LOG(LOG_INFO, LOG_HCCL, "communicator \"%s\": rank %u suspended", c->name, c->rank);
    return hccl_result(AIVD_OK);
}

/* ---- resumption ---- */

/* What one rank tells another. */
typedef struct counts {
    uint64_t called, barriers;
    uint64_t common;         /* both together */
    uint64_t sent, received; /* messages to and from the rank that reads this */
} counts;

static void counts_of(const hccl_comm *comm, counts *mine)
{
    for (uint32_t p = 0; p < comm->size; p++)
        mine[p] = (counts){.called = comm->called,
                           .common = comm->common,
                           .barriers = comm->barriers_called,
                           .sent = comm->sent[p],
                           .received = comm->received[p]};
}

static uint64_t larger(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* Before any peer may call again; no kernel of this communicator runs. */
static void line_set(hccl_comm *comm, uint64_t offset, uint64_t value)
{
    uint8_t *area = (uint8_t *)hccl_coll_area(comm, comm->rank);
    atomic_store_explicit((_Atomic uint64_t *)(void *)(area + offset), value, memory_order_release);
}

static void calls_align(hccl_comm *comm, uint64_t called)
{
    coll_area *area = hccl_coll_area(comm, comm->rank);
    coll_peer *peers = (coll_peer *)((uint8_t *)area + coll_peers_at());
    comm->called = called;
    area->owed[0] = area->owed[1] = 0;
    line_set(comm, offsetof(coll_area, finished), called);
    for (uint32_t p = 0; p < comm->size; p++) {
        peers[p].heard = called;
        peers[p].sent[0] = peers[p].sent[1] = 0;
        line_set(comm, coll_done_at(comm->size, p), coll_mark(called + 1, 0) - 1); /* all rounds */
    }
}

static void messages_align(hccl_comm *comm, uint32_t p, const counts *theirs)
{
    comm->sent[p] = larger(comm->sent[p], theirs->received);
    comm->received[p] = larger(comm->received[p], theirs->sent);
    line_set(comm, coll_pair_at(comm->size, p, COLL_PAIR_SENT), comm->sent[p]);
    line_set(comm, coll_pair_at(comm->size, p, COLL_PAIR_RECEIVED), comm->received[p]);
    line_set(comm, coll_pair_at(comm->size, p, COLL_PAIR_POSTED), coll_mark(comm->sent[p], 0));
}

void hccl_calls_begin_at(hccl_comm *comm, uint64_t number)
{
    const counts same = {.sent = number, .received = number};
    for (uint32_t p = 0; p < comm->size; p++)
        messages_align(comm, p, &same);
    calls_align(comm, number);
    comm->common = comm->barriers_called = number;
    hccl_coll_area(comm, comm->rank)->barriers = number;
    atomic_store_explicit(&comm->barriers, number, memory_order_relaxed);
}

static void align(hccl_comm *comm, const counts *all)
{
    uint64_t called = 0, barriers = 0, common = 0;
    npu_lock_take(&comm->calls);
    for (uint32_t p = 0; p < comm->size; p++) {
        called = larger(called, all[p].called);
        barriers = larger(barriers, all[p].barriers);
        common = larger(common, all[p].common);
        messages_align(comm, p, &all[p]);
    }
    calls_align(comm, called);
    comm->common = common;
    comm->barriers_called = barriers;
    hccl_coll_area(comm, comm->rank)->barriers = barriers;
    comm->resumed++;
    hccl_flight_forget(comm); /* aborted calls need not be the same */
    atomic_store_explicit(&comm->barriers, barriers, memory_order_relaxed);
    hccl_verdict_clear(comm);
    hccl_refusal_forget(comm);
    npu_lock_give(&comm->calls);
}

/* Observers see that all ranks meet: what aborted calls still did is over for everybody then. */
static aivd_status meet_last(hccl_comm *comm, const core_meeting *meeting)
{
    /* The same on all ranks, and for no other meeting. */
    const uint64_t group = hccl_comm_common(comm) ^ HCCL_MEET_RESUME;
    if (record_on())
        record_meeting(group, comm->resumed, true);
    aivd_status s = hccl_meet(comm, meeting);
    /* After a failure nobody is known to have come: as of a meeting that has not been. */
    if (record_on())
        record_meeting(s ? ~group : group, comm->resumed, false);
    return s;
}

static aivd_status meet_twice(hccl_comm *comm, counts *mine, counts *all)
{
    core_meeting meeting = {.call = "HcclCommResume",
                            .kind = HCCL_MEET_RESUME,
                            .key = 0,
                            .count = comm->size,
                            .bytes = sizeof *mine,
                            .note = mine,
                            .each = true,
                            .notes = all};
    counts_of(comm, mine);
    aivd_status s = hccl_meet(comm, &meeting);
    if (s)
        return s;
    align(comm, all);
    meeting.key = 1;
    return meet_last(comm, &meeting);
}

static aivd_status operators_ended(hccl_comm *comm)
{
    const core_wait wait = {.ready = hccl_operators_done,
                            .context = comm,
                            .what = "operators of a communicator that is resumed",
                            .timeout_ns = comm->settings.connect_ns};
    if (hccl_operators_done(comm) || core_wait_host(&wait) == AIVD_OK)
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_TIMEOUT, NULL,
        "HcclCommResume: an operator of communicator \"%s\" (rank %u) is still queued or "
        "running after %llu s (HCCL_CONNECT_TIMEOUT); end it with aclrtStreamAbort()",
        comm->name, comm->rank, (unsigned long long)(comm->settings.connect_ns / BASE_NS_PER_S));
}

static aivd_status resume(hccl_comm *comm)
{
    aivd_status s = operators_ended(comm);
    if (s)
        return s;
    counts *both = calloc(2 * (size_t)comm->size, sizeof *both);
    if (!both)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", comm->size);
    s = meet_twice(comm, both, both + comm->size);
    free(both);
    return s;
}

BASE_EXPORT HcclResult HcclCommResume(HcclComm comm)
{
    hccl_comm *c;
    RECORD_SITE();
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (s)
        return hccl_result(s);
    atomic_store_explicit(&c->suspended, true, memory_order_relaxed);
    HcclResult told = hccl_state_tell(comm, HCCL_COMM_STATE_PHASE_RESUME_PRE);
    if (told != HCCL_SUCCESS)
        return hccl_told(told);
    s = resume(c);
    if (s)
        return hccl_result(s);
    told = hccl_state_tell(comm, HCCL_COMM_STATE_PHASE_RESUME_POST);
    if (told != HCCL_SUCCESS)
        return hccl_told(told);
    atomic_store_explicit(&c->suspended, false, memory_order_relaxed);
    BASE_LOG(LOG_INFO, LOG_HCCL, "communicator \"%s\": rank %u resumed", c->name, c->rank);
    return hccl_result(AIVD_OK);
}

/* ---- the state ---- */

BASE_EXPORT HcclResult HcclCommGetStatus(const char *commId, HcclCommStatus *status)
{
    uint32_t count;
    int32_t device;
    if (!commId || !status)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", __func__,
                                     commId ? "status" : "commId"));
    hccl_comm *c = hccl_registry_named(commId, -1, &count);
    if (c && count > 1 && npu_device_current(&device) == AIVD_OK)
        c = hccl_registry_named(commId, device, NULL);
    if (!c)
        return hccl_result(base_fail(AIVD_ERR_NOT_FOUND, NULL,
                                     "%s: no live communicator of this process is named \"%.127s\"",
                                     __func__, commId));
    if (hccl_peer_dead(c) >= 0 || !hccl_comm_device_open(c))
        *status = HCCL_COMM_STATUS_INVALID;
    else
        *status = atomic_load_explicit(&c->suspended, memory_order_relaxed)
                      ? HCCL_COMM_STATUS_SUSPENDING
                      : HCCL_COMM_STATUS_READY;
    return hccl_result(AIVD_OK);
}
