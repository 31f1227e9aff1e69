/* hccl/channel: one end of the way from this rank to another, for one engine and protocol. A
 * channel moves nothing: it is the right to use the peer's HCCL buffer and the memories the peer
 * granted.
 *
 * Handle: serial << 32 | remote rank << 8 | engine << 4 | protocol. It names its key, so it is
 * looked up, never followed.
 *
 * Acquiring is two-sided. Each side writes what it grants into the other's inbox (hccl/control.h),
 * ends it with an OPEN record (a round), and waits for the other's round. A later acquire with
 * further memories is one more round; it is over when the peer has made as many rounds or has
 * granted as many memories, and shows what the peer granted in that many rounds. */
#ifndef HCCL_SRC_CHANNEL_H
#define HCCL_SRC_CHANNEL_H

#include "fabric/control.h"
#include "hccl/comm.h"
#include "hccl/hccl_channel.h"
#include "hccl/memory.h"

/* What the peer grants, as HcclChannelGetRemoteMems shows it: [0] is its HCCL buffer. Immutable;
 * a newer answer replaces it and keeps it until the communicator ends. */
typedef struct hccl_grants {
    struct hccl_grants *older;
    uint32_t count;
    CommMem *mems;
    char **tags;
} hccl_grants;

typedef struct hccl_channel {
    struct hccl_channel *next;
    uint32_t remote;
    CommEngine engine;
    CommProtocol protocol;
    uint64_t handle;
    uint32_t granted_count;                       /* under the communicator's lock */
    _Atomic uint64_t granted[HCCL_MEMS_MAX / 64]; /* bit per own memory published here */
    _Atomic uint32_t rounds;                      /* published by this rank */
    _Atomic uint32_t rounds_done;                 /* answered by the peer; == rounds: usable */
    _Atomic bool closed;                          /* destroyed (CCU); revived by the next acquire */
    hccl_grants *_Atomic grants;
    /* Notifies of this side, under the communicator's lock until `notify_count` shows them; and
     * those of the other side, found in its log when first used. */
    fabric_notify *notifies;
    _Atomic uint32_t notify_count;
    bool notifies_told;
    fabric_notify *remote_notifies;
    _Atomic uint32_t remote_notify_count;
} hccl_channel;

/* ---- hccl/channel.c ---- */
/* The acquired channel behind a handle; HANDLE in the name of `call` when there is none. */
aivd_status hccl_channel_get(hccl_comm *comm, const char *call, ChannelHandle handle,
                             hccl_channel **channel);

/* ---- hccl/exchange.c ---- */
/* How many notifies the other side has; finds them in its log. */
uint32_t hccl_exchange_notifies(const hccl_comm *comm, hccl_channel *channel);
/* Writes the memories (those not granted yet) and one OPEN record into the peer's inbox. Under the
 * communicator's lock. Does nothing when nothing is new. */
aivd_status hccl_exchange_publish(hccl_comm *comm, hccl_channel *channel,
                                  const HcclMemHandle *handles, uint32_t count);
/* Waits for the peer's round, then shows its grants in the channel. Not under the lock. */
aivd_status hccl_exchange_await(hccl_comm *comm, hccl_channel *channel, uint64_t deadline_ns);
void hccl_grants_free(hccl_grants *grants);

#endif
