/* hccl/repeat: the same small call again. Programs call in loops; what was checked and computed for
 * the last small call of a communicator is still right when its arguments are the same and nothing
 * it was checked against has changed. Only number, record and launch are new then. */
#ifndef HCCL_SRC_REPEAT_H
#define HCCL_SRC_REPEAT_H

#include "hccl/coll.h"
#include "hccl/hccl_comm.h"

/* The arguments of a call, as the user gives them. */
typedef struct hccl_key {
    uint64_t comm, stream, send, recv, count;
    uint32_t type, op, root, kind;
} hccl_key;

static inline hccl_key hccl_key_of(coll_kind kind, HcclComm comm, aclrtStream stream,
                                   const void *send, const void *recv, uint64_t count,
                                   HcclDataType type, uint32_t op, uint32_t root)
{
    return (hccl_key){(uint64_t)(uintptr_t)comm,
                      (uint64_t)(uintptr_t)stream,
                      (uint64_t)(uintptr_t)send,
                      (uint64_t)(uintptr_t)recv,
                      count,
                      (uint32_t)type,
                      op,
                      root,
                      kind};
}

/* A call with messages, as the user gives it. */
typedef struct hccl_batch_call {
    HcclComm handle;
    aclrtStream stream;
    enum coll_kernel kernel;
    const HcclSendRecvItem *items;
    uint32_t count;
} hccl_batch_call;

/* Queues the call when it is the last one again: then *status is its result. False: the long way.
 */
bool hccl_repeat(const hccl_key *key, aivd_status *status);
/* The call has just been queued with these arguments, by hccl_coll_launch; `calls` is held. Keeps
 * it when it may be repeated. */
void hccl_repeat_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                      const hccl_call *call, const coll_args *args, const coll_record *record);
/* The same for a few small messages. */
bool hccl_batch_repeat(const hccl_batch_call *call, aivd_status *status);
void hccl_batch_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                     const hccl_batch_call *call, const coll_item *checked);
struct hccl_batch *hccl_batch_make(void);
/* Memory for it; without, no call is a repetition. */
void hccl_repeat_make(hccl_comm *comm);
void hccl_repeat_free(hccl_comm *comm);

#endif
