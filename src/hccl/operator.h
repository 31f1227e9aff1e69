/* hccl/operator: what every operator of the library does before its kernel is launched. */
#ifndef HCCL_SRC_OPERATOR_H
#define HCCL_SRC_OPERATOR_H

#include "hccl/comm.h"
#include "hccl/verdict.h"
#include "hccl/hccl_comm.h"

/* The live communicator and the live stream behind the handles, on one device, with all peers
 * still members. Errors are in the name of `call`. The stream is noted for HcclCommDestroy. */
aivd_status hccl_operator_begin(HcclComm handle, aclrtStream stream, const char *call,
                                hccl_comm **comm, npu_stream **real);
/* The same for messages, which concern only some peers, and the check of one of these. */
aivd_status hccl_messages_begin(HcclComm handle, aclrtStream stream, const char *call,
                                hccl_comm **comm, npu_stream **real);
aivd_status hccl_peer_present(hccl_comm *comm, uint32_t rank, const char *call);

/* Whether operators may be called: not suspended, not broken, no peer has left. */
static inline bool hccl_operator_open(const hccl_comm *comm)
{
    bool open =
        !atomic_load_explicit(&comm->suspended, memory_order_relaxed) && !hccl_verdict_there(comm);
    for (uint32_t r = 0; r < comm->size && open; r++)
        open = !hccl_peer_left(comm, r);
    return open;
}

/* Bytes of an element, or PARAM in the name of `call`. */
aivd_status hccl_type_check(HcclDataType type, const char *call, uint32_t *element);

/* count * element * ranks, or HCCL_NO_BYTES when that is no number of bytes. */
#define HCCL_NO_BYTES UINT64_MAX
uint64_t hccl_bytes_of(uint64_t count, uint32_t element, uint32_t ranks);

/* Memory that is there: `bytes` of it, in the name of `call`; nothing when 0. */
aivd_status hccl_buffer_check(const void *buffer, uint64_t bytes, const char *call,
                              const char *which);

#endif
