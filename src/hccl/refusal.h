/* hccl/refusal: a rank whose call was refused for its arguments tells the others, which may wait in
 * that call already. */
#ifndef HCCL_SRC_REFUSAL_H
#define HCCL_SRC_REFUSAL_H

#include "coll/coll.h"
#include "hccl/comm.h"

/* What a failed call of this rank was refused for is the last error of this thread. NULL, and
 * failures that are no refusal: nothing is told. What a program's own checks refuse comes by
 * aivdrive/refuse.h. */
void hccl_refusal_tell(hccl_comm *comm, aivd_status status);
/* The same for a message, to its other rank. */
void hccl_refusal_tell_message(hccl_comm *comm, aivd_status status, const HcclSendRecvItem *item);
/* This rank has made the call after all. Holds `calls`. */
void hccl_refusal_end(hccl_comm *comm);
void hccl_refusal_messages_made(hccl_comm *comm, const coll_item *items, size_t count);
static inline void hccl_refusal_end_messages(hccl_comm *comm, const coll_item *items, size_t count)
{
    if (__builtin_expect(comm->refusing_messages, 0))
        hccl_refusal_messages_made(comm, items, count);
}
/* All calls begin anew. */
void hccl_refusal_forget(hccl_comm *comm);
/* Whether this rank waits in a call or message that a peer was refused and did not try again. Asked
 * every 20 ms of a wait; `limit_ns`: when the wait ends in any case. */
bool hccl_refusal_there(hccl_comm *comm, uint64_t limit_ns, char *text, size_t size);

#endif
