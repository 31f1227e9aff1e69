/* hccl/refusal: a refused call queues nothing and counts for nothing, so the rank may put it right
 * and call again. If it does not, the others would wait for it until their limit. So it leaves a
 * note in the control area of each peer; a kernel that waits in that call looks there now and then.
 *
 * A refusal that this rank had as well (all ask for what is not supported, then fall back) means
 * nothing: refusals of one call are counted, and only a peer with more of them is stuck. It is
 * given time to try again: 2 s, as this rank's looks count them, so that on a machine where nobody
 * gets to run it is given more; but the wait does not end by its own limit before it has told why.
 */
#include "hccl/refusal.h"

#include <stdio.h>
#include <string.h>

#include "aivdrive/refuse.h"
#include "base/compiler.h"
#include "base/status.h"
#include "base/time.h"
#include "fabric/region.h"
#include "hccl/flight.h"
#include "hccl/result.h"
#include "hccl/verdict.h"

/* Looks come every 20 ms; of one that comes later no more than LOOK_MS counts. */
enum { TRY_AGAIN_S = 2, LOOK_MS = 25 };

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

/* Both sides by words, since the text may be read while it is written. */
static void text_copy(char *to, const char *from)
{
    enum { WORDS = sizeof((hccl_refusal *)0)->text / 8 };
    uint64_t *target = (uint64_t *)(void *)to;
    const uint64_t *source = (const uint64_t *)(const void *)from;
    for (uint32_t i = 0; i < WORDS; i++)
        __atomic_store_n(&target[i], __atomic_load_n(&source[i], __ATOMIC_RELAXED),
                         __ATOMIC_RELAXED);
}

static void note_write(hccl_refusal *note, uint64_t call, uint64_t count, const char *text)
{
    _Alignas(8) char full[sizeof note->text] = "";
    snprintf(full, sizeof full, "%s", text);
    /* Relaxed, then a fence: pairs with the one in note_read. */
    atomic_store_explicit(&note->call, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    __atomic_store_n(&note->count, count, __ATOMIC_RELAXED);
    __atomic_store_n(&note->time_ns, base_now_ns(), __ATOMIC_RELAXED);
    atomic_store_explicit(&note->looked_ns, 0, memory_order_relaxed);
    atomic_store_explicit(&note->waited_ns, 0, memory_order_relaxed);
    text_copy(note->text, full);
    /* Release: pairs with the acquire in note_read. */
    atomic_store_explicit(&note->call, call, memory_order_release);
}

static bool note_read(const hccl_refusal *from, hccl_refusal *to)
{
    uint64_t call = atomic_load_explicit(&from->call, memory_order_acquire);
    if (call == 0)
        return false;
    to->count = __atomic_load_n(&from->count, __ATOMIC_RELAXED);
    to->time_ns = __atomic_load_n(&from->time_ns, __ATOMIC_RELAXED);
    text_copy(to->text, from->text);
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

static void tell_all(hccl_comm *comm, const char *text)
{
    npu_lock_take(&comm->calls);
    uint64_t call = comm->common + 1, count = 1;
    /* Relaxed, here and below: whoever compares them does so again later. */
    if (atomic_load_explicit(&comm->refused_call, memory_order_relaxed) == call)
        count += atomic_load_explicit(&comm->refused_count, memory_order_relaxed);
    atomic_store_explicit(&comm->refused_count, count, memory_order_relaxed);
    atomic_store_explicit(&comm->refused_call, call, memory_order_relaxed);
    for (uint32_t r = 0; r < comm->size; r++)
        if (r != comm->rank && !hccl_peer_left(comm, r))
            note_write(note_at(comm, r, HCCL_REFUSED_CALL), call, count, text);
    comm->refusing = true;
    npu_lock_give(&comm->calls);
}

void hccl_refusal_tell(hccl_comm *comm, aivd_status status)
{
    if (refused(comm, status) && hccl_comm_device_open(comm))
        tell_all(comm, base_error_recent());
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
static void tell_peer(hccl_comm *comm, uint32_t peer, hccl_refused what, const char *text)
{
    struct hccl_refused_message *last = &comm->refused_message;
    uint64_t number = (what == HCCL_REFUSED_SEND ? comm->sent : comm->received)[peer] + 1;
    bool again = last->peer == peer && last->what == (uint32_t)what && last->number == number;
    *last = (struct hccl_refused_message){peer, what, number, again ? last->count + 1 : 1};
    note_write(note_at(comm, peer, what), number, last->count, text);
    comm->refusing_messages = true;
}

/* Of a message to a rank that does not exist all know: the one that was meant is among them. */
static void tell_message(hccl_comm *comm, hccl_refused what, uint32_t peer, const char *text)
{
    npu_lock_take(&comm->calls);
    for (uint32_t r = 0; r < comm->size; r++)
        if (tellable(comm, r) && (peer >= comm->size || peer == r))
            tell_peer(comm, r, what, text);
    npu_lock_give(&comm->calls);
}

static hccl_refused kind_of(HcclSendRecvType type)
{
    return type == HCCL_RECV ? HCCL_REFUSED_RECV : HCCL_REFUSED_SEND;
}

void hccl_refusal_tell_message(hccl_comm *comm, aivd_status status, const HcclSendRecvItem *item)
{
    if (refused(comm, status) && hccl_comm_device_open(comm))
        tell_message(comm, kind_of(item->sendRecvType), item->remoteRank, base_error_recent());
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

/* The peer had its time to try again. Several threads may look: each adds what has passed since the
 * last look of any. */
static bool patience_over(hccl_refusal *from, const hccl_refusal *note, uint64_t limit_ns)
{
    const uint64_t now = base_now_ns(), most = LOOK_MS * (BASE_NS_PER_S / 1000);
    /* Relaxed, here and below: nothing else is read by them. A note that is replaced meanwhile
     * begins with one look too many at worst. */
    uint64_t last = atomic_exchange_explicit(&from->looked_ns, now, memory_order_relaxed);
    uint64_t passed = last == 0 || now < last ? 0 : now - last;
    passed = passed < most ? passed : most;
    uint64_t waited =
        atomic_fetch_add_explicit(&from->waited_ns, passed, memory_order_relaxed) + passed;
    return waited >= TRY_AGAIN_S * BASE_NS_PER_S ||
           (limit_ns != BASE_NEVER && now - note->time_ns >= limit_ns / 4 * 3);
}

static bool stuck(const hccl_comm *comm, hccl_refusal *from, const hccl_refusal *note,
                  uint64_t limit_ns)
{
    uint64_t call = atomic_load_explicit(&note->call, memory_order_relaxed);
    return note->count > own_count(comm, call) && call <= hccl_flight_last(comm) &&
           patience_over(from, note, limit_ns);
}

static unsigned long long seconds_since(const hccl_refusal *note)
{
    return (base_now_ns() - note->time_ns) / BASE_NS_PER_S;
}

/* Whether this rank has made its side of the message, waits there, and was not refused it as often.
 * Holds `calls`. */
static bool message_stuck(const hccl_comm *comm, uint32_t r, hccl_refused what, hccl_refusal *from,
                          const hccl_refusal *note, uint64_t limit_ns)
{
    const struct hccl_refused_message *own = &comm->refused_message;
    uint64_t number = atomic_load_explicit(&note->call, memory_order_relaxed);
    bool receives = what == HCCL_REFUSED_SEND;
    uint64_t same =
        own->peer == r && own->number == number &&
                own->what == (uint32_t)(receives ? HCCL_REFUSED_RECV : HCCL_REFUSED_SEND)
            ? own->count
            : 0;
    return note->count > same && (receives ? comm->received : comm->sent)[r] >= number &&
           hccl_flight_message_open(comm, r, receives, number) &&
           patience_over(from, note, limit_ns);
}

static bool message_there(const hccl_comm *comm, uint32_t r, hccl_refused what, uint64_t limit_ns,
                          char *text, size_t size)
{
    hccl_refusal note, *from = hccl_control_refusal(comm->control, comm->size, r, what);
    if (!note_read(from, &note) || !message_stuck(comm, r, what, from, &note, limit_ns))
        return false;
    snprintf(text, size,
             "rank %u's message %llu %s rank %u was refused there, and it made no other "
             "in %llu s: %s",
             r, (unsigned long long)atomic_load_explicit(&note.call, memory_order_relaxed),
             what == HCCL_REFUSED_SEND ? "to" : "from", comm->rank, seconds_since(&note),
             note.text);
    return true;
}

/* A thread that is about to call holds the lock; the next look comes in 20 ms. */
static bool messages_there(hccl_comm *comm, uint64_t limit_ns, char *text, size_t size)
{
    bool there = false;
    if (!npu_lock_try(&comm->calls))
        return false;
    for (uint32_t r = 0; r < comm->size && !there; r++)
        there =
            r != comm->rank && (message_there(comm, r, HCCL_REFUSED_SEND, limit_ns, text, size) ||
                                message_there(comm, r, HCCL_REFUSED_RECV, limit_ns, text, size));
    npu_lock_give(&comm->calls);
    return there;
}

bool hccl_refusal_there(hccl_comm *comm, uint64_t limit_ns, char *text, size_t size)
{
    hccl_refusal note;
    if (messages_there(comm, limit_ns, text, size))
        return true;
    for (uint32_t r = 0; r < comm->size; r++) {
        hccl_refusal *from = hccl_control_refusal(comm->control, comm->size, r, HCCL_REFUSED_CALL);
        if (r == comm->rank || !note_read(from, &note) || !stuck(comm, from, &note, limit_ns))
            continue;
        snprintf(text, size,
                 "rank %u's call %llu was refused there, and it made no other in %llu s: %s", r,
                 (unsigned long long)atomic_load_explicit(&note.call, memory_order_relaxed),
                 seconds_since(&note), note.text);
        return true;
    }
    return false;
}

/* ---- what programs refuse ---- */

static aivd_status program_check(HcclComm handle, const char *call, const char *reason,
                                 hccl_comm **comm)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    return s || reason ? s : base_fail(AIVD_ERR_NULL, "EI0003", "%s: reason is NULL", call);
}

BASE_EXPORT HcclResult aivd_call_refuse(HcclComm comm, const char *reason)
{
    hccl_comm *c = NULL;
    aivd_status s = program_check(comm, __func__, reason, &c);
    if (!s && hccl_comm_device_open(c))
        tell_all(c, reason);
    return hccl_result(s);
}

BASE_EXPORT HcclResult aivd_message_refuse(HcclComm comm, HcclSendRecvType type, uint32_t peer,
                                           const char *reason)
{
    hccl_comm *c = NULL;
    aivd_status s = program_check(comm, __func__, reason, &c);
    if (!s && type != HCCL_SEND && type != HCCL_RECV)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "%s: type is %d; allowed are HCCL_SEND (%d) and HCCL_RECV (%d)", __func__,
                      (int)type, HCCL_SEND, HCCL_RECV);
    if (!s && hccl_comm_device_open(c))
        tell_message(c, kind_of(type), peer, reason);
    return hccl_result(s);
}
