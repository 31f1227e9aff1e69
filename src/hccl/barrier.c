/* hccl/barrier.c: HcclBarrier, a kernel of one block. Every rank counts the barriers it calls,
 * writes its count into its line in every peer's control area, and waits until all lines of its own
 * area have reached the count. Counts only grow (64 bits), so nothing is ever reset and a fast rank
 * cannot confuse a slow one. One step for all sizes: with more ranks than CPUs each step costs
 * every rank a turn on a CPU, which weighs more than the stores. */
#include "base/compiler.h"
#include "base/time.h"
#include "core/builtin.h"
#include "core/wait.h"
#include "hccl/coll.h"
#include "hccl/comm.h"
#include "hccl/flight.h"
#include "hccl/hccl_comm.h"
#include "hccl/operator.h"
#include "hccl/refusal.h"
#include "hccl/result.h"
#include "record/ring.h"

typedef hccl_barrier_args barrier_args;

static bool turn_has_come(void *context)
{
    const barrier_args *a = context;
    /* Acquire: pairs with the release at the end of the barrier before. */
    return atomic_load_explicit(&a->comm->barriers, memory_order_acquire) >= a->count - 1;
}

/* One writer at a time: barriers end one after the other. */
static void add_one(_Atomic uint64_t *count)
{
    atomic_store_explicit(count, atomic_load_explicit(count, memory_order_relaxed) + 1,
                          memory_order_release);
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
    add_one(&args->comm->finished); /* pairs with the acquire in operators_done (hccl/comm.c) */
    /* Release: pairs with the acquire in turn_has_come. */
    atomic_store_explicit(&args->comm->barriers, args->count, memory_order_release);
}

static void barrier_kernel(const void *args)
{
    const barrier_args *a = args;
    hccl_comm *comm = a->comm;
    const uint64_t count = a->count;
    turn_wait(a);
    for (uint32_t step = 1; step < comm->size; step++) {
        uint32_t r = (comm->rank + step) % comm->size;
        if (!hccl_peer_left(comm, r))
            core_flag_store(hccl_control_arrival(comm->peers[r].control, comm->rank), count);
    }
    for (uint32_t step = 1; step < comm->size; step++) {
        uint32_t r = (comm->rank + step) % comm->size;
        core_flag_wait_ge(hccl_control_arrival(comm->control, r), count,
                          "HcclBarrier: arrival of a peer rank");
    }
    turn_end(a);
}

static aivd_status barrier_launch(hccl_comm *comm, npu_stream *stream)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_barrier_launcher, .owner = comm};
    pthread_mutex_lock(&comm->calls);
    const barrier_args args = {comm, comm->barriers_called + 1};
    const coll_record record = {.kind = COLL_BARRIER,
                                .seq = args.count,
                                .signature = hccl_coll_signature(comm, COLL_BARRIER)};
    hccl_flight_note(comm, &record, true);
    atomic_fetch_add_explicit(&comm->launched, 1, memory_order_relaxed);
    aivd_status s =
        npu_launch_builtin(stream, "HcclBarrier", barrier_kernel, 1, &args, sizeof args, &config);
    if (s) {
        atomic_fetch_sub_explicit(&comm->launched, 1, memory_order_relaxed);
    } else {
        comm->barriers_called++;
        hccl_flight_keep(comm, true);
    }
    pthread_mutex_unlock(&comm->calls);
    return s;
}

BASE_EXPORT HcclResult HcclBarrier(HcclComm comm, aclrtStream stream)
{
    hccl_comm *c = NULL;
    npu_stream *real;
    RECORD_SITE();
    aivd_status s = hccl_operator_begin(comm, stream, __func__, &c, &real);
    if (!s)
        s = barrier_launch(c, real);
    if (BASE_UNLIKELY(s != AIVD_OK))
        hccl_refusal_tell(c, s);
    return hccl_result(s);
}
