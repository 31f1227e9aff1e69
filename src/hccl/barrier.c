/* hccl/barrier.c: HcclBarrier, a kernel of one block. Every rank counts the barriers it calls,
 * writes its count into its line in every peer's control area, and waits until all lines of its own
 * area have reached the count. Counts only grow (64 bits), so nothing is ever reset and a fast rank
 * cannot confuse a slow one. One step for all sizes: with more ranks than CPUs each step costs
 * every rank a turn on a CPU, which weighs more than the stores.
 *
 * A barrier that is called again on the same stream needs no kernel when nobody is late, like the
 * small calls of hccl/at_once: the thread that runs the stream takes the kernel's steps, in its
 * order. Whatever waits, fails, reports or is observed is still the kernel's. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/prefetch.h"
#include "base/time.h"
#include "base/unusual.h"
#include "core/builtin.h"
#include "core/wait.h"
#include "hccl/coll.h"
#include "hccl/comm.h"
#include "hccl/flight.h"
#include "hccl/hccl_comm.h"
#include "hccl/operator.h"
#include "hccl/refusal.h"
#include "hccl/result.h"
#include "hccl/soon.h"
#include "hccl/turn.h"
#include "hccl/verdict.h"
#include "record/ring.h"

typedef hccl_barrier_args barrier_args;

enum {
    NEAR_RANKS = 4, /* most of a communicator; more are not measured */
    IN_TURN_RANKS = 16
};

/* The barriers of the stream that called last. */
struct hccl_barrier {
    aclrtStream stream; /* NULL: none */
    npu_plan plan;
    coll_record record; /* but for the number */
    uint64_t queued;    /* and the plan is used by those that are queued and not `done` */
    _Atomic uint64_t done;
};

/* ---- the kernel ---- */

static bool turn_has_come(void *context)
{
    const barrier_args *a = context;
    /* Acquire: pairs with the release at the end of the barrier before. */
    return atomic_load_explicit(&a->comm->barriers, memory_order_acquire) >= a->count - 1;
}

/* Barriers of one communicator may be in several streams: the counts that peers see must grow. */
static void turn_wait(const barrier_args *args)
{
    barrier_args own = *args;
    const core_wait wait = {.ready = turn_has_come,
                            .context = &own,
                            .what = "HcclBarrier: the barrier before, in another stream",
                            .timeout_ns = BASE_NEVER};
    if (!turn_has_come(&own))
        core_wait_block(&wait);
    if (BASE_UNLIKELY(record_on())) /* observers see flags */
        core_flag_wait_ge(&hccl_coll_area(own.comm, own.comm->rank)->barriers, own.count - 1,
                          wait.what);
}

static void turn_end(const barrier_args *args)
{
    uint64_t *flag = &hccl_coll_area(args->comm, args->comm->rank)->barriers;
    if (BASE_UNLIKELY(record_on()))
        core_flag_store(flag, args->count);
    else /* Relaxed: for reports, which look at any time (word_of in hccl/flight.c). */
        atomic_store_explicit((_Atomic uint64_t *)(void *)flag, args->count, memory_order_relaxed);
    /* Release: pairs with the acquire in turn_has_come. */
    atomic_store_explicit(&args->comm->barriers, args->count, memory_order_release);
}

static uint32_t peer_at(const hccl_comm *comm, uint32_t step)
{
    uint32_t r = comm->rank + step;
    return r < comm->size ? r : r - comm->size;
}

static void arrive(hccl_comm *comm, uint64_t count)
{
    for (uint32_t step = 1; step < comm->size; step++) {
        uint32_t r = peer_at(comm, step);
        if (!hccl_peer_left(comm, r))
            core_flag_store(hccl_control_arrival(comm->peers[r].control, comm->rank), count);
    }
}

static void barrier_kernel(const void *args)
{
    const barrier_args *a = args;
    hccl_comm *comm = a->comm;
    const uint64_t count = a->count;
    turn_wait(a);
    if (!a->arrived)
        arrive(comm, count);
    for (uint32_t step = 1; step < comm->size; step++)
        core_flag_wait_ge(hccl_control_arrival(comm->control, peer_at(comm, step)), count,
                          "HcclBarrier: arrival of a peer rank");
    turn_end(a);
}

/* ---- without the kernel ---- */

static inline _Atomic uint64_t *arrival_at(const hccl_comm *comm, uint32_t r)
{
    return (_Atomic uint64_t *)(void *)hccl_control_arrival(comm->peers[r].control, comm->rank);
}

static inline bool may_arrive(const barrier_args *a)
{
    /* Acquire: pairs with the release in turn_end. */
    if (base_is_unusual(UNUSUAL_RECORDED | UNUSUAL_OF_GRIDS) || hccl_verdict_there(a->comm) ||
        atomic_load_explicit(&a->comm->barriers, memory_order_acquire) < a->count - 1)
        return false;
    for (uint32_t r = 0; r < a->comm->size; r++)
        if (BASE_UNLIKELY(hccl_peer_left(a->comm, r)))
            return false;
    return true;
}

static inline bool all_there(const barrier_args *a, int looks)
{
    const hccl_comm *comm = a->comm;
    for (uint32_t step = 1; step < comm->size; step++)
        if (soon_tag(hccl_control_arrival(comm->control, peer_at(comm, step)), a->count, looks) <
            a->count)
            return false;
    return true;
}

static bool run_at_once(barrier_args *a, bool waits)
{
    const hccl_comm *comm = a->comm;
    if (!may_arrive(a))
        return false;
    for (uint32_t step = 1; step < comm->size && !a->arrived; step++)
        /* release: as in core_flag_store */
        atomic_store_explicit(arrival_at(comm, peer_at(comm, step)), a->count,
                              memory_order_release);
    a->arrived = true;
    bool done = all_there(a, soon_looks(!comm->crowded, waits)) && !hccl_verdict_there(comm);
    if (BASE_LIKELY(done))
        turn_end(a);
    soon_show(comm->device, a->count, done);
    for (uint32_t step = 1; step < comm->size; step++)
        fabric_ring_if_waited_fenced((int)comm->peers[peer_at(comm, step)].device);
    fabric_ring_if_waited_fenced(comm->device);
    return done;
}

/* Release: pairs with the acquire in keep(). Only the stream's runner adds. */
static inline void used(const barrier_args *a)
{
    _Atomic uint64_t *done = &a->comm->barrier->done;
    atomic_store_explicit(done, atomic_load_explicit(done, memory_order_relaxed) + 1,
                          memory_order_release);
}

static bool brief_at_once(void *words, bool waits)
{
    if (!run_at_once(words, waits))
        return false;
    used(words);
    return true;
}

/* With more ranks than CPUs: who is late has mostly only to be let run. */
static bool brief_in_turn(void *words)
{
    const barrier_args *a = words;
    const hccl_comm *comm = a->comm;
    hccl_turn turns[IN_TURN_RANKS];
    if (!comm->crowded || comm->size > IN_TURN_RANKS || !a->arrived)
        return false;
    for (uint32_t step = 1; step < comm->size; step++) {
        uint32_t r = peer_at(comm, step);
        turns[step - 1] = (hccl_turn){hccl_control_arrival(comm->control, r), a->count,
                                      (int)comm->peers[r].device};
    }
    return hccl_turn_wait(comm->device, turns, comm->size - 1, true) && brief_at_once(words, false);
}

static void brief_spell(const void *words, void *args)
{
    memcpy(args, words, sizeof(barrier_args));
    used(words);
}

static const npu_brief brief = {brief_at_once, brief_in_turn, brief_spell};

/* ---- calls; `calls` is held ---- */

static void note(hccl_comm *comm, coll_record *record)
{
    record->seq = comm->barriers_called + 1;
    hccl_flight_note(comm, record, true);
}

static aivd_status end(hccl_comm *comm, aivd_status s)
{
    if (BASE_UNLIKELY(s))
        return s;
    comm->barriers_called++;
    hccl_flight_keep(comm, true);
    return AIVD_OK;
}

static aivd_status again(hccl_comm *comm, struct hccl_barrier *b)
{
    barrier_args words = {comm, comm->barriers_called + 1, false};
    /* The peers have read these lines since; they come while the call is queued. */
    for (uint32_t step = 1; step < comm->size && comm->size <= NEAR_RANKS; step++)
        base_prefetch_write(arrival_at(comm, peer_at(comm, step)));
    note(comm, &b->record);
    aivd_status s = end(comm, npu_plan_launch_brief(&b->plan, &brief, &words, sizeof words));
    b->queued += s == AIVD_OK;
    return s;
}

/* The next barrier may be one of this stream again. */
static void keep(hccl_comm *comm, aclrtStream handle, npu_stream *stream,
                 const npu_launch_config *config, const coll_record *record)
{
    if (!comm->barrier)
        comm->barrier = calloc(1, sizeof *comm->barrier);
    struct hccl_barrier *b = comm->barrier;
    /* Acquire: pairs with the release of its last call. */
    if (!b || b->queued != atomic_load_explicit(&b->done, memory_order_acquire))
        return;
    b->stream = NULL;
    if (npu_plan_make_builtin(stream, "HcclBarrier", barrier_kernel, 1, config, &b->plan) !=
        AIVD_OK)
        return;
    b->record = *record;
    b->stream = handle;
}

static aivd_status barrier_launch(hccl_comm *comm, aclrtStream handle, npu_stream *stream)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_barrier_launcher, .owner = comm};
    coll_record record = {.kind = COLL_BARRIER,
                          .signature = hccl_coll_signature(comm, COLL_BARRIER)};
    npu_lock_take(&comm->calls);
    const barrier_args args = {comm, comm->barriers_called + 1, false};
    note(comm, &record);
    aivd_status s = end(comm, npu_launch_builtin(stream, "HcclBarrier", barrier_kernel, 1, &args,
                                                 sizeof args, &config));
    if (!s)
        keep(comm, handle, stream, &config, &record);
    npu_lock_give(&comm->calls);
    return s;
}

/* False: the long way. */
static bool repeat(HcclComm handle, aclrtStream stream, aivd_status *status)
{
    hccl_comm *comm = hccl_registry_find((uint64_t)(uintptr_t)handle);
    if (!comm || !stream || record_on())
        return false;
    npu_lock_take(&comm->calls);
    struct hccl_barrier *b = comm->barrier;
    bool same = b && b->stream == stream && npu_plan_live(&b->plan) && hccl_operator_open(comm);
    if (same)
        *status = again(comm, b);
    npu_lock_give(&comm->calls);
    return same;
}

BASE_EXPORT HcclResult HcclBarrier(HcclComm comm, aclrtStream stream)
{
    hccl_comm *c = NULL;
    npu_stream *real;
    RECORD_SITE();
    aivd_status s;
    if (repeat(comm, stream, &s))
        return hccl_result(s);
    s = hccl_operator_begin(comm, stream, __func__, &c, &real);
    if (!s)
        s = barrier_launch(c, stream, real);
    if (BASE_UNLIKELY(s != AIVD_OK))
        hccl_refusal_tell(c, s);
    return hccl_result(s);
}
