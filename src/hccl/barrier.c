/* hccl/barrier.c: HcclBarrier, a kernel of one block. Every rank counts the barriers it enters,
 * writes its count into its line in every peer's control area, and waits until all lines of its own
 * area have reached the count. Counts only grow (64 bits), so nothing is ever reset and a fast rank
 * cannot confuse a slow one. One step for all sizes: with more ranks than CPUs each step costs
 * every rank a turn on a CPU, which weighs more than the stores. */
#include "base/compiler.h"
#include "core/builtin.h"
#include "hccl/comm.h"
#include "hccl/hccl_comm.h"
#include "hccl/operator.h"
#include "hccl/result.h"

static void barrier_kernel(const void *args)
{
    hccl_comm *comm = *(hccl_comm *const *)args;
    uint64_t count = 1 + atomic_fetch_add_explicit(&comm->barriers, 1, memory_order_relaxed);
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
    /* Pairs with the acquire in operators_done (hccl/comm.c). */
    atomic_fetch_add_explicit(&comm->finished, 1, memory_order_release);
}

static aivd_status barrier_launch(hccl_comm *comm, npu_stream *stream)
{
    const npu_launch_config config = {.stall_ns = comm->settings.exec_ns};
    atomic_fetch_add_explicit(&comm->launched, 1, memory_order_relaxed);
    aivd_status s =
        npu_launch_builtin(stream, "HcclBarrier", barrier_kernel, 1, &comm, sizeof comm, &config);
    if (s)
        atomic_fetch_sub_explicit(&comm->launched, 1, memory_order_relaxed);
    return s;
}

BASE_EXPORT HcclResult HcclBarrier(HcclComm comm, aclrtStream stream)
{
    hccl_comm *c;
    npu_stream *real;
    RECORD_SITE();
    aivd_status s = hccl_operator_begin(comm, stream, __func__, &c, &real);
    if (!s)
        s = barrier_launch(c, real);
    return hccl_result(s);
}
