/* hccl/pair: messages from rank to rank. */
#ifndef HCCL_SRC_PAIR_H
#define HCCL_SRC_PAIR_H

#include "hccl/coll.h"

/* Checks one message and fills all but its number. */
aivd_status hccl_pair_item(hccl_comm *comm, const char *call, const HcclSendRecvItem *from,
                           coll_item *item);

/* Fails when one message of a batch receives where another one sends or receives. */
aivd_status hccl_pair_apart(const hccl_comm *comm, const char *call, const coll_item *items,
                            size_t count);

/* Numbers the messages, in this order, and launches the kernel for all of them. */
aivd_status hccl_pair_launch(hccl_comm *comm, npu_stream *stream, enum coll_kernel kernel,
                             coll_item *items, size_t count);
/* Parts of it. */
void hccl_pair_number(hccl_comm *comm, coll_item *items, size_t count);
void hccl_pair_take_back(hccl_comm *comm, const coll_item *items, size_t count);
coll_record hccl_pair_record(enum coll_kernel kernel, const coll_item *items, size_t count);
coll_pair_args hccl_pair_args(const hccl_comm *comm, size_t count);
/* Whether this thread has a group open. */
bool hccl_pair_grouped(void);

#endif
