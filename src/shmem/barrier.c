/* shmem/barrier.c: barriers of the PEs' hosts. What the host issued is complete when its call
 * returns, except for what waits in the library's default stream; a barrier runs that first.
 * Streams of users are their own. */
#include "shmem/host/data_plane/shmem_host_cc.h"

#include "shmem/control.h"
#include "shmem/result.h"

static aivd_status team_of(shmem_pe *pe, const char *call, aclshmem_team_t handle,
                           shmem_team **team)
{
    *team = shmem_team_find(pe, handle);
    return *team ? AIVD_OK
                 : base_fail(AIVD_ERR_HANDLE, NULL, "%s: team %d does not exist on PE %u", call,
                             handle, pe->me);
}

/* The world's barrier has its place among the calls of all PEs. */
static aivd_status together(shmem_pe *pe, const char *call, shmem_team *team)
{
    bool world = team->handle == ACLSHMEM_TEAM_WORLD;
    pthread_mutex_t *turn = world ? &pe->collective : &team->turn;
    pthread_mutex_lock(turn);
    if (world)
        shmem_control_begin(pe, SHMEM_CALL_BARRIER);
    aivd_status s = shmem_control_barrier(pe, call, team);
    pthread_mutex_unlock(turn);
    return s;
}

static aivd_status barrier(const char *call, aclshmem_team_t handle, bool completes)
{
    shmem_team *team;
    if (handle == ACLSHMEM_TEAM_INVALID)
        return AIVD_OK;
    shmem_pe *pe = shmem_pe_of(call);
    if (!pe)
        return AIVD_ERR_STATE;
    aivd_status s = team_of(pe, call, handle, &team);
    if (!s && completes)
        s = npu_stream_synchronize(pe->stream, pe->control_ns);
    aivd_status met = team ? together(pe, call, team) : AIVD_OK; /* the others wait for this PE */
    return s ? s : met;
}

BASE_EXPORT void aclshmem_barrier(aclshmem_team_t team)
{
    RECORD_SITE();
    (void)shmem_result(barrier(__func__, team, true));
}

BASE_EXPORT void aclshmem_barrier_all(void)
{
    RECORD_SITE();
    (void)shmem_result(barrier(__func__, ACLSHMEM_TEAM_WORLD, true));
}

BASE_EXPORT void aclshmem_sync(aclshmem_team_t team)
{
    RECORD_SITE();
    (void)shmem_result(barrier(__func__, team, false));
}

BASE_EXPORT void aclshmem_sync_all(void)
{
    RECORD_SITE();
    (void)shmem_result(barrier(__func__, ACLSHMEM_TEAM_WORLD, false));
}
