/* hccl/flight: the flight record of a communicator: the last 256 calls of every rank, in its area.
 */
#ifndef HCCL_SRC_FLIGHT_H
#define HCCL_SRC_FLIGHT_H

#include "coll/coll.h"
#include "hccl/comm.h"
#include "hccl/refusal.h"

/* Writes down a call that is about to be queued; hccl_flight_keep makes it count. The caller fills
 * kind, type, op, root, seq, count and signature, and holds `calls`. `all`: all ranks make it. */
void hccl_flight_note(hccl_comm *comm, const coll_record *call, bool all);
static inline void hccl_flight_keep(hccl_comm *comm, bool all)
{
    comm->noted++;
    comm->common += all;
    if (BASE_UNLIKELY(comm->refusing) && all)
        hccl_refusal_end(comm);
}
/* No call of before is compared or reported any more. */
void hccl_flight_forget(hccl_comm *comm);

/* Number of this rank's last call among those that all ranks make, and of the first of them that is
 * not finished here (or will be made next). */
uint64_t hccl_flight_last(const hccl_comm *comm);
uint64_t hccl_flight_open(const hccl_comm *comm);
/* Whether a message from or to rank r is not through here. */
bool hccl_flight_message_open(const hccl_comm *comm, uint32_t r, bool receives, uint64_t number);
/* This rank's record of the call of which kind (or another kind with numbers from the same
 * sequence) and seq are given, of messages the other rank too. False when it is older than the
 * records. */
bool hccl_flight_find(const hccl_comm *comm, coll_record *call);
/* "call 10, HcclAllGather(count 4, type int32): ranks 2 and 5 did not come"; "" when this rank
 * waits for nobody. */
void hccl_flight_missing(const hccl_comm *comm, char *text, size_t size);
/* The same, then a line per rank: its pending call and the last that is finished. */
void hccl_flight_explain(const hccl_comm *comm, char *text, size_t size);
/* Whether two ranks made different calls with the same number: then `text` has both in words. */
bool hccl_flight_differs(const hccl_comm *comm, uint64_t *number, char *text, size_t size);
/* Whether this rank waits in `own`, a message or a call of all ranks, and the peer in one of the
 * other sort, so that neither can ever come to what the other waits for. Only known of ranks with
 * one thread that calls, while it is the one that waits; after 5 s, in which another may begin to.
 */
bool hccl_flight_crossed(hccl_comm *comm, const coll_record *own, char *text, size_t size);

#endif
