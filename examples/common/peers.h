/* common/peers.h: what a custom operator needs once per communicator: an engine context that the
 * peers may write (flags), channels to all peers, and a table of where everybody's memory lies.
 * custom_allgather has the same in its own op_host/all_gather.c, step by step.
 *
 * The record lies in an engine context of the communicator and goes with it, so there is no table
 * of communicators here that could outlive them. */
#ifndef CUSTOM_COMMON_PEERS_H
#define CUSTOM_COMMON_PEERS_H

#include <stdbool.h>
#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl_res.h>
#include <hccl/hccl_types.h>

/* The engine context begins with the address table: [2r] HCCL buffer, [2r + 1] engine context of
 * rank r. What is behind it belongs to the operator; everything else is zero when peers come. */
typedef struct Peers {
    bool ready;
    uint32_t rank;
    uint32_t rankSize;
    uint64_t bufferBytes; /* of the smallest HCCL buffer: the same number on all ranks */
    void *context;        /* own engine context, once it is registered */
    HcclMemHandle memHandle;
    uint64_t counters[]; /* of the operator, zero at first */
} Peers;

/* What an operator asks for. */
typedef struct PeersNeeds {
    const char *tag;       /* names the engine contexts; no other operator's */
    uint64_t contextBytes; /* of device memory on each rank, address table included; a size that no
                            * other operator's context has: by it peers know it */
    uint32_t ranksMax;
    uint32_t countersPerRank; /* the record has countersPerRank * rankSize of them */
} PeersNeeds;

/* The record of the communicator, ready for use. The first call makes everything and waits for the
 * peers: all ranks come here. After a failure the next call tries again, from the registered
 * context on if it came that far. The reason of a failure is printed on standard error. */
HcclResult PeersGet(HcclComm comm, const PeersNeeds *needs, Peers **out);

/* Bytes of one element, 0 when its type cannot be moved by elements. */
uint32_t TypeBytes(HcclDataType dataType);

#endif
