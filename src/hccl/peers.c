/* hccl/peers.c: what a communicator knows about its other ranks: names for texts, who has left, who
 * died. All of it off the hot paths. */
#include "hccl/comm.h"

#include <stdio.h>

#include "base/scratch.h"
#include "fabric/peers.h"
#include "fabric/region.h"

#define NAMES      4
#define NAME_BYTES 64

const char *hccl_peer_name(const hccl_comm *comm, uint32_t rank)
{
    static _Thread_local unsigned next;
    char(*names)[NAME_BYTES] = (char(*)[NAME_BYTES])(void *)base_scratch(SCRATCH_HCCL_NAME);
    char *name = names[next++ % NAMES];
    snprintf(name, NAME_BYTES, "rank %u (device %u, pid %d)", rank, comm->peers[rank].device,
             comm->peers[rank].pid);
    return name;
}

static int device_of(const void *group, uint32_t rank)
{
    const hccl_comm *comm = group;
    return rank == comm->rank ? -1 : (int)comm->peers[rank].device;
}

static bool left(const void *group, uint32_t rank)
{
    return hccl_peer_left(group, rank);
}

bool hccl_peer_ended(const hccl_comm *comm, uint32_t rank)
{
    return rank != comm->rank && fabric_owner_ended((int)comm->peers[rank].device) &&
           !hccl_peer_left(comm, rank);
}

int64_t hccl_peer_dead(const hccl_comm *comm)
{
    return fabric_first_ended(&(fabric_watch){comm, comm->size, device_of, left});
}
