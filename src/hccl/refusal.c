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
        return comm != NULL;
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

/* What this rank tells rank r. */
static hccl_refusal *note_at(const hccl_comm *comm, uint32_t r, hccl_refused what)
{
    return hccl_control_refusal(comm->peers[r].control, comm->size, comm->rank, what);
}

static void note_clear(const hccl_comm *comm, uint32_t r, hccl_refused what)
{
    atomic_store_explicit(&note_at(comm, r, what)->call, 0, memory_order_relaxed);
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
            note_write(note_at(comm, r, HCCL_REFUSED_CALL), call, count, base_error_recent());
    comm->refusing = true;
    pthread_mutex_unlock(&comm->calls);
}

void hccl_refusal_end(hccl_comm *comm)
{
    comm->refusing = false;
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            note_clear(comm, r, HCCL_REFUSED_CALL);
}

void hccl_refusal_forget(hccl_comm *comm)
{
    hccl_refusal_end(comm);
    comm->refusing_messages = false;
    for (uint32_t r = 0; r < comm->size; r++)
        for (int what = HCCL_REFUSED_SEND; what <= HCCL_REFUSED_RECV; what++)
            if (r != comm->rank && !hccl_peer_left(comm, r))
                note_clear(comm, r, (hccl_refused)what);
}

/* ---- messages ---- */

static bool tellable(const hccl_comm *comm, uint32_t peer)
{
    return peer < comm->size && peer != comm->rank && !hccl_peer_left(comm, peer);
}

/* Under `calls`. */
static void tell_peer(hccl_comm *comm, uint32_t peer, hccl_refused what)
{
    struct hccl_refused_message *last = &comm->refused_message;
    uint64_t number = (what == HCCL_REFUSED_SEND ? comm->sent : comm->received)[peer] + 1;
    bool again = last->peer == peer && last->what == (uint32_t)what && last->number == number;
    *last = (struct hccl_refused_message){peer, what, number, again ? last->count + 1 : 1};
    note_write(note_at(comm, peer, what), number, last->count, base_error_recent());
    comm->refusing_messages = true;
}

/* Of a message to a rank that does not exist all know: the one that was meant is among them. */
void hccl_refusal_tell_message(hccl_comm *comm, aivd_status status, const HcclSendRecvItem *item)
{
    if (!refused(comm, status) || !hccl_comm_device_open(comm))
        return;
    hccl_refused what = item->sendRecvType == HCCL_RECV ? HCCL_REFUSED_RECV : HCCL_REFUSED_SEND;
    pthread_mutex_lock(&comm->calls);
    for (uint32_t r = 0; r < comm->size; r++)
        if (tellable(comm, r) && (item->remoteRank >= comm->size || item->remoteRank == r))
            tell_peer(comm, r, what);
    pthread_mutex_unlock(&comm->calls);
}

void hccl_refusal_messages_made(hccl_comm *comm, const coll_item *items, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (tellable(comm, items[i].peer))
            note_clear(comm, items[i].peer,
                       items[i].receives ? HCCL_REFUSED_RECV : HCCL_REFUSED_SEND);
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

/* Whether this rank has made its side of the message, waits there, and was not refused it as often.
 * Holds `calls`. */
static bool message_stuck(const hccl_comm *comm, uint32_t r, hccl_refused what,
                          const hccl_refusal *note)
{
    const struct hccl_refused_message *own = &comm->refused_message;
    uint64_t number = atomic_load_explicit(&note->call, memory_order_relaxed);
    bool receives = what == HCCL_REFUSED_SEND;
    uint64_t same = own->peer == r && own->number == number &&
                            own->what == (uint32_t)(receives ? HCCL_REFUSED_RECV : HCCL_REFUSED_SEND)
                        ? own->count
                        : 0;
    return base_now_ns() - note->time_ns >= TRY_AGAIN_S * BASE_NS_PER_S && note->count > same &&
           (receives ? comm->received : comm->sent)[r] >= number &&
           hccl_flight_message_open(comm, r, receives, number);
}

static bool message_there(const hccl_comm *comm, uint32_t r, hccl_refused what, char *text,
                          size_t size)
{
    hccl_refusal note;
    if (!note_read(hccl_control_refusal(comm->control, comm->size, r, what), &note) ||
        !message_stuck(comm, r, what, &note))
        return false;
    snprintf(text, size, "rank %u's message %llu %s rank %u was refused there, and it made no other "
                         "in %d s: %s",
             r, (unsigned long long)atomic_load_explicit(&note.call, memory_order_relaxed),
             what == HCCL_REFUSED_SEND ? "to" : "from", comm->rank, TRY_AGAIN_S, note.text);
    return true;
}

/* A thread that is about to call holds the lock; the next look comes in 20 ms. */
static bool messages_there(hccl_comm *comm, char *text, size_t size)
{
    bool there = false;
    if (pthread_mutex_trylock(&comm->calls) != 0)
        return false;
    for (uint32_t r = 0; r < comm->size && !there; r++)
        there = r != comm->rank && (message_there(comm, r, HCCL_REFUSED_SEND, text, size) ||
                                    message_there(comm, r, HCCL_REFUSED_RECV, text, size));
    pthread_mutex_unlock(&comm->calls);
    return there;
}

bool hccl_refusal_there(hccl_comm *comm, char *text, size_t size)
{
    hccl_refusal note;
    if (messages_there(comm, text, size))
        return true;
    for (uint32_t r = 0; r < comm->size; r++) {
        const hccl_refusal *from =
            hccl_control_refusal(comm->control, comm->size, r, HCCL_REFUSED_CALL);
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
