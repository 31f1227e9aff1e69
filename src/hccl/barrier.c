/* hccl/barrier.c: HcclBarrier, a kernel of one block. Every rank counts the barriers it enters,
 * writes its count into its line in every peer's control area, and waits until all lines of its own
 * area have reached the count. Counts only grow (64 bits), so nothing is ever reset and a fast rank
 * cannot confuse a slow one. One step for all sizes: with more ranks than CPUs each step costs
 * every rank a turn on a CPU, which weighs more than the stores. */
#include <stdlib.h>

#include "base/compiler.h"
#include "core/builtin.h"
#include "hccl/comm.h"
#include "hccl/hccl_comm.h"
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

static aivd_status stream_note(hccl_comm *comm, npu_stream *stream)
{
    if (atomic_load_explicit(&comm->last_stream, memory_order_relaxed) == stream)
        return AIVD_OK;
    aivd_status s = AIVD_OK;
    pthread_mutex_lock(&comm->lock);
    uint32_t i = 0;
    while (i < comm->stream_count && comm->streams[i] != stream)
        i++;
    if (i == comm->stream_count) {
        npu_stream **streams = realloc(comm->streams, (i + 1) * sizeof(*streams));
        if (streams) {
            streams[i] = stream;
            comm->streams = streams;
            comm->stream_count = i + 1;
        } else {
            s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to note a stream");
        }
    }
    atomic_store_explicit(&comm->last_stream, stream, memory_order_relaxed);
    pthread_mutex_unlock(&comm->lock);
    return s;
}

static aivd_status peers_present(const hccl_comm *comm)
{
    for (uint32_t r = 0; r < comm->size; r++) {
        if (BASE_UNLIKELY(hccl_peer_left(comm, r)))
            return base_fail(AIVD_ERR_PEER, NULL,
                             "HcclBarrier: %s has destroyed communicator \"%s\"",
                             hccl_peer_name(comm, r), comm->name);
    }
    return AIVD_OK;
}

static aivd_status stream_of(const hccl_comm *comm, aclrtStream handle, npu_stream **stream)
{
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "HcclBarrier: stream is NULL");
    aivd_status s = npu_stream_check(handle, stream);
    if (!s && npu_stream_device(*stream) != comm->device)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclBarrier: the stream is of device %d, rank %u of the communicator is on "
                      "device %d",
                      npu_stream_device(*stream), comm->rank, comm->device);
    return s;
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
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s)
        s = stream_of(c, stream, &real);
    if (!s)
        s = peers_present(c);
    if (!s)
        s = stream_note(c, real);
    if (!s)
        s = barrier_launch(c, real);
    return hccl_result(s);
}
