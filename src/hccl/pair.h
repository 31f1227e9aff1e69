/* hccl/pair: messages from rank to rank. */
#ifndef HCCL_SRC_PAIR_H
#define HCCL_SRC_PAIR_H

#include "hccl/coll.h"

/* Checks one message and fills all but its number. */
aivd_status hccl_pair_item(const hccl_comm *comm, const char *call, const HcclSendRecvItem *from,
                           coll_item *item);

/* Numbers the messages, in this order, and launches the kernel `name` for all of them. */
aivd_status hccl_pair_launch(hccl_comm *comm, npu_stream *stream, const char *name,
                             coll_item *items, size_t count);

#endif
