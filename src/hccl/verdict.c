/* hccl/verdict: a rank whose operator fails tells all others, so that nobody waits for it, and
 * every rank says the same. The verdict stands in the control area of each rank, written by whoever
 * finds out first; waiting kernels look for it every 20 ms, calls look at it before they begin.
 *
 * Who only sends may be through when a receiver finds out: it learns in its next call. */
#include "hccl/verdict.h"

#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/flight.h"
#include "hccl/refusal.h"

static_assert(offsetof(hccl_control, verdict) + 2 * sizeof(uint32_t) <= HCCL_LINE, "first line");

static void verdict_write(hccl_control *control, uint32_t size, aivd_status status,
                          const char *text)
{
    uint32_t none = 0;
    if (!atomic_compare_exchange_strong_explicit(&control->verdict, &none, HCCL_VERDICT_WRITTEN,
                                                 memory_order_relaxed, memory_order_relaxed))
        return;
    control->verdict_status = (uint32_t)status;
    snprintf(hccl_control_verdict(control, size), HCCL_VERDICT_BYTES, "%s", text);
    /* Release: pairs with the acquire in hccl_verdict_there. */
    atomic_store_explicit(&control->verdict, HCCL_VERDICT_THERE, memory_order_release);
    fabric_ring_if_waited(control);
}

void hccl_verdict_give(hccl_comm *comm, aivd_status status, const char *text)
{
    verdict_write(comm->control, comm->size, status, text);
    if (status == AIVD_ERR_ABORTED)
        return;
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            verdict_write(comm->peers[r].control, comm->size, status, text);
}

void hccl_verdict_clear(hccl_comm *comm)
{
    atomic_store_explicit(&comm->control->verdict, 0, memory_order_relaxed);
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
    if (!hccl_verdict_there(comm) && comm->settings.compare && (compare_due(comm) || now) &&
        hccl_flight_differs(comm, text, sizeof text))
        hccl_verdict_give(comm, AIVD_ERR_MISMATCH, text);
}

static bool broken(const void *owner, aivd_status *status, char *text, size_t size)
{
    hccl_comm *comm = comm_of(owner);
    if (hccl_verdict_there(comm)) {
        atomic_store_explicit(&comm->told, true, memory_order_relaxed);
        *status = hccl_verdict_get(comm, text, size);
        return true;
    }
    *status = AIVD_ERR_PEER;
    if (hccl_refusal_there(comm, text, size))
        return true;
    *status = AIVD_ERR_MISMATCH;
    return comm->settings.compare && compare_due(comm) && hccl_flight_differs(comm, text, size);
}

/* A peer that fails gives its verdict before its buffers are its program's again. */
static bool spoiled(const void *owner)
{
    /* What the kernel read comes before the look at the verdict. */
    atomic_thread_fence(memory_order_acquire);
    return hccl_verdict_there(owner);
}

static int dead(const void *owner)
{
    const hccl_comm *comm = owner;
    int64_t rank = hccl_peer_dead(comm);
    return rank < 0 ? -1 : (int)comm->peers[rank].device;
}

static void failed(const void *owner, aivd_status status, const char *text)
{
    char words[HCCL_VERDICT_BYTES], missing[320];
    hccl_comm *comm = comm_of(owner);
    if (!hccl_comm_device_open(comm))
        return;
    atomic_store_explicit(&comm->told, true, memory_order_relaxed);
    if (hccl_verdict_there(comm))
        return;
    if (status == AIVD_ERR_MISMATCH) {
        hccl_verdict_give(comm, status, text);
        return;
    }
    missing[0] = '\0';
    if (status == AIVD_ERR_KERNEL_TIMEOUT || status == AIVD_ERR_PEER)
        hccl_flight_missing(comm, missing, sizeof missing);
    snprintf(words, sizeof words, "rank %u: %s%s%s", comm->rank, text, missing[0] ? "; " : "",
             missing);
    hccl_verdict_give(comm, status, words);
}

const core_launcher hccl_launcher = {.explain = explain,
                                     .broken = broken,
                                     .spoiled = spoiled,
                                     .dead = dead,
                                     .failed = failed};
