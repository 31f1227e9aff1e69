/* hccl/refusal: a refused call queues nothing and counts for nothing, so the rank may put it right
 * and call again. If it does not, the others would wait for it until their limit. So it leaves a
 * note in the control area of each peer; a kernel that waits in that call looks there now and then.
 *
 * A refusal that this rank had as well (all ask for what is not supported, then fall back) means
 * nothing: refusals of one call are counted, and only a peer with more of them is stuck. It is
 * given time to try again. */
#include "hccl/refusal.h"

#include <stdio.h>
#include <string.h>

#include "base/status.h"
#include "base/time.h"
#include "fabric/region.h"
#include "hccl/flight.h"
#include "hccl/verdict.h"

enum { TRY_AGAIN_S = 2 };

static bool refused(const hccl_comm *comm, aivd_status status)
{
    switch (status) {
    case AIVD_ERR_PARAM:
    case AIVD_ERR_NULL:
    case AIVD_ERR_NOT_SUPPORTED:
    case AIVD_ERR_HANDLE:
    case AIVD_ERR_MEMORY:
    case AIVD_ERR_HOST_MEMORY:
    case AIVD_ERR_LIMIT:
        return comm && !hccl_verdict_there(comm);
    default:
        return false;
    }
}

static void note_write(hccl_refusal *note, uint64_t call, uint64_t count, const char *text)
{
    /* Relaxed, then a fence: pairs with the one in note_read. */
    atomic_store_explicit(&note->call, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    note->count = count;
    note->time_ns = base_now_ns();
    snprintf(note->text, sizeof note->text, "%s", text);
    /* Release: pairs with the acquire in note_read. */
    atomic_store_explicit(&note->call, call, memory_order_release);
}

static bool note_read(const hccl_refusal *from, hccl_refusal *to)
{
    uint64_t call = atomic_load_explicit(&from->call, memory_order_acquire);
    if (call == 0)
        return false;
    to->count = from->count;
    to->time_ns = from->time_ns;
    memcpy(to->text, from->text, sizeof to->text);
    to->text[sizeof to->text - 1] = 0;
    atomic_store_explicit(&to->call, call, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    return atomic_load_explicit(&from->call, memory_order_relaxed) == call;
}

void hccl_refusal_tell(hccl_comm *comm, aivd_status status)
{
    if (!refused(comm, status) || !hccl_comm_device_open(comm))
        return;
    pthread_mutex_lock(&comm->calls);
    uint64_t call = comm->common + 1, count = 1;
    /* Relaxed, here and below: whoever compares them does so again later. */
    if (atomic_load_explicit(&comm->refused_call, memory_order_relaxed) == call)
        count += atomic_load_explicit(&comm->refused_count, memory_order_relaxed);
    atomic_store_explicit(&comm->refused_count, count, memory_order_relaxed);
    atomic_store_explicit(&comm->refused_call, call, memory_order_relaxed);
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            note_write(hccl_control_refusal(comm->peers[r].control, comm->size, comm->rank), call,
                       count, base_error_recent());
    comm->refusing = true;
    pthread_mutex_unlock(&comm->calls);
}

void hccl_refusal_end(hccl_comm *comm)
{
    comm->refusing = false;
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            atomic_store_explicit(
                &hccl_control_refusal(comm->peers[r].control, comm->size, comm->rank)->call, 0,
                memory_order_relaxed);
}

/* Refusals that this rank had of the call itself. */
static uint64_t own_count(const hccl_comm *comm, uint64_t call)
{
    return atomic_load_explicit(&comm->refused_call, memory_order_relaxed) == call
               ? atomic_load_explicit(&comm->refused_count, memory_order_relaxed)
               : 0;
}

static bool stuck(const hccl_comm *comm, const hccl_refusal *note)
{
    uint64_t call = atomic_load_explicit(&note->call, memory_order_relaxed);
    return base_now_ns() - note->time_ns >= TRY_AGAIN_S * BASE_NS_PER_S &&
           note->count > own_count(comm, call) && call <= hccl_flight_last(comm);
}

bool hccl_refusal_there(const hccl_comm *comm, char *text, size_t size)
{
    hccl_refusal note;
    for (uint32_t r = 0; r < comm->size; r++) {
        const hccl_refusal *from = hccl_control_refusal(comm->control, comm->size, r);
        if (r == comm->rank || !note_read(from, &note) || !stuck(comm, &note))
            continue;
        snprintf(text, size,
                 "rank %u's call %llu was refused there, and it made no other in %d s: %s", r,
                 (unsigned long long)atomic_load_explicit(&note.call, memory_order_relaxed),
                 TRY_AGAIN_S, note.text);
        return true;
    }
    return false;
}
