/* hccl/operator: handles to objects, and whether this call can work at all. */
#include "hccl/operator.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "core/reduce.h"
#include "hccl/verdict.h"
#include "fabric/map.h"

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

aivd_status hccl_peer_present(hccl_comm *comm, uint32_t rank, const char *call)
{
    if (BASE_LIKELY(!hccl_peer_left(comm, rank)))
        return AIVD_OK;
    /* It may have left for a cause that has not come here yet. */
    if (hccl_verdict_ask(comm))
        return hccl_verdict_fail(comm, call);
    return base_fail(AIVD_ERR_PEER, NULL, "%s: %s has destroyed communicator \"%s\"", call,
                     hccl_peer_name(comm, rank), comm->name);
}

static aivd_status peers_present(hccl_comm *comm, const char *call)
{
    aivd_status s = AIVD_OK;
    for (uint32_t r = 0; r < comm->size && !s; r++)
        s = hccl_peer_present(comm, r, call);
    return s;
}

static aivd_status stream_of(const hccl_comm *comm, aclrtStream handle, const char *call,
                             npu_stream **stream)
{
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: stream is NULL", call);
    aivd_status s = npu_stream_check(handle, stream);
    if (!s && npu_stream_device(*stream) != comm->device)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "%s: the stream is of device %d, rank %u of the communicator is on device %d",
                      call, npu_stream_device(*stream), comm->rank, comm->device);
    return s;
}

/* The verdict, if it ends the call that would be made next. */
static aivd_status verdict_check(hccl_comm *comm, const char *call, bool all)
{
    uint64_t number = HCCL_ANY_CALL;
    if (BASE_LIKELY(!hccl_verdict_there(comm)))
        return AIVD_OK;
    if (all) {
        npu_lock_take(&comm->calls);
        number = comm->common + 1;
        npu_lock_give(&comm->calls);
    }
    return hccl_verdict_ends(comm, number) ? hccl_verdict_fail(comm, call) : AIVD_OK;
}

static aivd_status handles_check(HcclComm handle, aclrtStream stream, const char *call, bool all,
                                 hccl_comm **comm, npu_stream **real)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (!s)
        s = hccl_suspended_check(*comm, call);
    if (!s)
        s = stream_of(*comm, stream, call, real);
    if (!s)
        s = verdict_check(*comm, call, all);
    if (!s)
        s = stream_note(*comm, *real);
    return s;
}

aivd_status hccl_messages_begin(HcclComm handle, aclrtStream stream, const char *call,
                                hccl_comm **comm, npu_stream **real)
{
    return handles_check(handle, stream, call, false, comm, real);
}

aivd_status hccl_operator_begin(HcclComm handle, aclrtStream stream, const char *call,
                                hccl_comm **comm, npu_stream **real)
{
    aivd_status s = handles_check(handle, stream, call, true, comm, real);
    if (s)
        return s;
    s = peers_present(*comm, call);
    /* A call before the one that failed, which will not be made: it ends on all ranks. */
    if (BASE_UNLIKELY(s != AIVD_OK && hccl_verdict_there(*comm))) {
        npu_lock_take(&(*comm)->calls);
        hccl_verdict_widen(*comm, (*comm)->common + 1);
        npu_lock_give(&(*comm)->calls);
    }
    return s;
}

aivd_status hccl_type_check(HcclDataType type, const char *call, uint32_t *element)
{
    *element = core_reduce_bytes((int)type);
    if (*element)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: data type %d does not exist; HcclDataType has 0 to 12 and 14 to 17", call,
                     (int)type);
}

uint64_t hccl_bytes_of(uint64_t count, uint32_t element, uint32_t ranks)
{
    unsigned __int128 bytes = (unsigned __int128)count * element * ranks;
    return bytes > UINT64_MAX / 4 ? HCCL_NO_BYTES : (uint64_t)bytes;
}

/* Only its user knows how much of it there is. */
static bool host_memory(const void *buffer)
{
    return buffer && fabric_device_of(buffer) < 0;
}

aivd_status hccl_buffer_check(const void *buffer, uint64_t bytes, const char *call,
                              const char *which)
{
    char what[96];
    if (bytes == 0 || BASE_LIKELY(npu_range_known(buffer, bytes) || host_memory(buffer)))
        return AIVD_OK;
    if (!buffer)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL, %llu bytes are used", call,
                         which, (unsigned long long)bytes);
    snprintf(what, sizeof what, "%s: %s", call, which);
    return npu_range_check(buffer, bytes, what);
}
