/* shmem/peer.c: what a PE knows about the others: names for texts, who has left, who died. */
#include <stdio.h>

#include "base/scratch.h"
#include "fabric/peers.h"
#include "shmem/pe.h"

#define NAMES      4
#define NAME_BYTES 64

const char *shmem_peer_name(const shmem_pe *pe, uint32_t peer)
{
    static _Thread_local unsigned next;
    char(*names)[NAME_BYTES] = (char(*)[NAME_BYTES])(void *)base_scratch(SCRATCH_SHMEM_NAME);
    char *name = names[next++ % NAMES];
    snprintf(name, NAME_BYTES, "PE %u (device %u, pid %d)", peer, pe->peers[peer].device,
             pe->peers[peer].pid);
    return name;
}

bool shmem_peer_left(const shmem_pe *pe, uint32_t peer)
{
    const shmem_peer *p = &pe->peers[peer];
    if (peer == pe->me)
        return false;
    return atomic_load_explicit(&p->area->identity, memory_order_acquire) != p->identity;
}

static int device_of(const void *group, uint32_t peer)
{
    const shmem_pe *pe = group;
    return peer == pe->me ? -1 : (int)pe->peers[peer].device;
}

static bool left(const void *group, uint32_t peer)
{
    return shmem_peer_left(group, peer);
}

int64_t shmem_peer_dead(const shmem_pe *pe)
{
    return fabric_first_ended(&(fabric_watch){pe, pe->count, device_of, left});
}

aivd_status shmem_pe_check(const shmem_pe *pe, const char *call, int peer)
{
    if (peer >= 0 && (uint32_t)peer < pe->count)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: PE is %d, the PEs are 0 to %u", call, peer,
                     pe->count - 1);
}
