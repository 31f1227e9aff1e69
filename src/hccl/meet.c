/* hccl/meet.c: a communicator as core/meet sees it. */
#include "hccl/meet.h"

#include <stdio.h>
#include <stdlib.h>

#include "record/ring.h"

static core_note *notes(void *owner, uint32_t member, uint32_t writer)
{
    const hccl_comm *comm = owner;
    return hccl_control_notes(comm->peers[member].control, comm->size, writer);
}

static bool left(void *owner, uint32_t member)
{
    return hccl_peer_left(owner, member);
}

static int64_t dead(void *owner)
{
    return hccl_peer_dead(owner);
}

static const char *name(void *owner, uint32_t member)
{
    return hccl_peer_name(owner, member);
}

aivd_status hccl_meet(hccl_comm *comm, const core_meeting *meeting)
{
    char about[HCCL_NAME_MAX + 8];
    snprintf(about, sizeof about, "of \"%s\"", comm->name);
    const core_circle circle = {.owner = comm,
                                .me = comm->rank,
                                .lock = &comm->lock,
                                .order = &comm->notes,
                                .timeout_ns = comm->settings.connect_ns,
                                .limit = "HCCL_CONNECT_TIMEOUT",
                                .about = about,
                                .away = "has destroyed the communicator",
                                .notes = notes,
                                .left = left,
                                .dead = dead,
                                .name = name};
    return core_meet(&circle, meeting);
}

void hccl_meet_recorded(hccl_comm *comm)
{
    const uint8_t here = 1;
    if (!record_on() || comm->size == 1)
        return;
    uint8_t *all = calloc(comm->size, 1);
    const core_meeting meeting = {.call = "the creation of a communicator",
                                  .kind = HCCL_MEET_RECORDED,
                                  .count = comm->size,
                                  .bytes = sizeof here,
                                  .note = &here,
                                  .notes = all};
    if (all && hccl_meet(comm, &meeting))
        base_error_clear(); /* who is missing shows at the first use */
    free(all);
}
