/* hccl/peers.c: what a communicator knows about its other ranks: names for texts, who has left, who
 * died. All of it off the hot paths. */
#include "hccl/comm.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>

#include "base/scratch.h"
#include "fabric/region.h"

#define NAMES      4
#define NAME_BYTES 64
#define POLL_BATCH 64

const char *hccl_peer_name(const hccl_comm *comm, uint32_t rank)
{
    static _Thread_local unsigned next;
    char(*names)[NAME_BYTES] = (char(*)[NAME_BYTES])(void *)base_scratch(SCRATCH_HCCL_NAME);
    char *name = names[next++ % NAMES];
    snprintf(name, NAME_BYTES, "rank %u (device %u, pid %d)", rank, comm->peers[rank].device,
             comm->peers[rank].pid);
    return name;
}

bool hccl_peer_left(const hccl_comm *comm, uint32_t rank)
{
    const hccl_peer *peer = &comm->peers[rank];
    if (rank == comm->rank)
        return false;
    return atomic_load_explicit(&peer->control->identity, memory_order_acquire) != peer->identity;
}

static bool process_ended(const struct pollfd *fd, int32_t pid)
{
    if (fd->fd >= 0)
        return fd->revents & (POLLIN | POLLHUP);
    return kill(pid, 0) != 0 && errno == ESRCH; /* a kernel without pidfd_open */
}

/* First rank of `ranks` whose process ended, while its side of the communicator was never
 * destroyed. */
static int64_t first_dead(const hccl_comm *comm, struct pollfd *fds, const uint32_t *ranks,
                          uint32_t count)
{
    if (poll(fds, count, 0) < 0)
        return -1;
    for (uint32_t i = 0; i < count; i++) {
        if (process_ended(&fds[i], comm->peers[ranks[i]].pid) && !hccl_peer_left(comm, ranks[i]))
            return ranks[i];
    }
    return -1;
}

bool hccl_peer_ended(const hccl_comm *comm, uint32_t rank)
{
    fabric_region *region =
        atomic_load_explicit(&fabric_regions[comm->peers[rank].device], memory_order_acquire);
    if (rank == comm->rank || !region || region->own)
        return false;
    struct pollfd fd = {.fd = region->pidfd, .events = POLLIN};
    return first_dead(comm, &fd, &rank, 1) >= 0;
}

int64_t hccl_peer_dead(const hccl_comm *comm)
{
    struct pollfd fds[POLL_BATCH];
    uint32_t ranks[POLL_BATCH];
    uint32_t count = 0;
    int64_t dead = -1;
    for (uint32_t r = 0; r < comm->size && dead < 0; r++) {
        fabric_region *region =
            atomic_load_explicit(&fabric_regions[comm->peers[r].device], memory_order_acquire);
        if (r == comm->rank || !region || region->own)
            continue;
        fds[count] = (struct pollfd){.fd = region->pidfd, .events = POLLIN};
        ranks[count++] = r;
        if (count == POLL_BATCH) {
            dead = first_dead(comm, fds, ranks, count);
            count = 0;
        }
    }
    return dead < 0 && count ? first_dead(comm, fds, ranks, count) : dead;
}
