/* shmem/round.c: see round.h. Tasks of streams share their lines and counts with the barriers
 * inside kernels, which run in streams as well. */
#include "shmem/round.h"

#include "base/log.h"
#include "base/prefetch.h"
#include "npu/await.h"
#include "shmem/control.h"
#include "shmem/host/data_plane/shmem_host_cc.h"
#include "shmem/host/data_plane/shmem_host_so.h"
#include "shmem/result.h"
#include "shmem/stream.h"

/* The lines of member `i` in the area of PE `p` of the world. */
static shmem_line *lines_at(const shmem_round *r, uint32_t p, int32_t handle)
{
    shmem_area *area = r->pe->peers[p].area;
    return r->stream ? shmem_area_kernels(area, r->pe->count, (uint32_t)handle)
                     : shmem_area_hosts(area, r->pe->count, (uint32_t)handle);
}

static shmem_line *line_there(const shmem_round *r, uint32_t i)
{
    return &lines_at(r, r->team->members[i], r->team->handles[i])[r->team->me];
}

static const shmem_line *lines_here(const shmem_round *r)
{
    return lines_at(r, r->pe->me, r->team->handle);
}

void shmem_round_near(const shmem_round *r)
{
    enum { FEW = 4 };
    for (uint32_t i = 0; i < r->team->count && r->team->count <= FEW; i++)
        if (i != r->team->me)
            base_prefetch_write(line_there(r, i));
}

uint64_t shmem_round_next(const shmem_round *r)
{
    /* Relaxed: only this stream's or this turn's thread counts on. */
    return 1 + (r->stream ? atomic_load_explicit(&r->team->kernel_barriers, memory_order_relaxed)
                          : r->team->barriers);
}

void shmem_round_say(const shmem_round *r, const uint64_t words[SHMEM_SAID])
{
    for (uint32_t i = 0; i < r->team->count; i++) {
        if (i == r->team->me || shmem_peer_left(r->pe, r->team->members[i]))
            continue;
        shmem_line *line = line_there(r, i);
        for (uint32_t w = 0; w < SHMEM_SAID; w++)
            atomic_store_explicit(&line->said[w], words[w], memory_order_relaxed);
    }
}

uint64_t shmem_round_heard(const shmem_round *r, uint32_t i, uint32_t word)
{
    return atomic_load_explicit(&lines_here(r)[i].said[word], memory_order_relaxed);
}

/* ---- in a stream ---- */

typedef struct arrival {
    const shmem_round *round;
    uint64_t number;
} arrival;

static bool arrived(const arrival *a, uint32_t i)
{
    /* Pairs with the release in meet_in_stream, or of a kernel's flag. */
    return i == a->round->team->me ||
           atomic_load_explicit(&lines_here(a->round)[i].count, memory_order_acquire) >= a->number;
}

static bool all_arrived(void *context)
{
    const arrival *a = context;
    for (uint32_t i = 0; i < a->round->team->count; i++)
        if (!arrived(a, i))
            return false;
    return true;
}

static aivd_status meet_in_stream(const shmem_round *r)
{
    arrival a = {r,
                 1 + atomic_fetch_add_explicit(&r->team->kernel_barriers, 1, memory_order_relaxed)};
    const npu_await await = {.stream = r->stream,
                             .ready = all_arrived,
                             .context = &a,
                             .address = lines_here(r),
                             .what = r->call,
                             .timeout_ns = npu_stall_limit_ns()};
    for (uint32_t step = 1; step < r->team->count; step++) {
        uint32_t i = (r->team->me + step) % r->team->count;
        if (shmem_peer_left(r->pe, r->team->members[i]))
            continue;
        shmem_line *line = line_there(r, i);
        atomic_store_explicit(&line->count, a.number, memory_order_release);
        fabric_ring_if_waited(line);
    }
    return all_arrived(&a) ? AIVD_OK : npu_await_word(&await);
}

/* ---- on hosts ---- */

static bool of_world(const shmem_round *r)
{
    return r->team->handle == ACLSHMEM_TEAM_WORLD;
}

void shmem_round_enter(const shmem_round *r)
{
    pthread_mutex_lock(of_world(r) ? &r->pe->collective : &r->team->turn);
}

void shmem_round_leave(const shmem_round *r)
{
    pthread_mutex_unlock(of_world(r) ? &r->pe->collective : &r->team->turn);
}

aivd_status shmem_round_meet(const shmem_round *r)
{
    if (r->stream)
        return meet_in_stream(r);
    if (of_world(r))
        shmem_control_begin(r->pe, SHMEM_CALL_COLLECTIVE);
    return shmem_control_barrier(r->pe, r->call, r->team);
}

/* ---- barriers of streams ---- */

static aivd_status run_barrier(npu_stream *stream, void *args)
{
    shmem_round r = *(const shmem_round *)args; /* others look at the arguments: shmem/users */
    r.stream = stream;
    return shmem_round_meet(&r);
}

static aivd_status queue_barrier(const char *call, aclshmem_team_t handle, aclrtStream stream)
{
    npu_stream *real;
    if (handle == ACLSHMEM_TEAM_INVALID)
        return AIVD_OK;
    shmem_pe *pe = shmem_pe_of(call);
    if (!pe)
        return AIVD_ERR_STATE;
    shmem_round round = {.pe = pe, .team = shmem_team_find(pe, handle), .call = call};
    if (!round.team)
        return base_fail(AIVD_ERR_HANDLE, NULL, "%s: team %d does not exist on PE %u", call, handle,
                         pe->me);
    aivd_status s = shmem_stream_of(pe, call, stream, &real);
    return s ? s : npu_stream_enqueue(real, call, run_barrier, &round, sizeof round);
}

BASE_EXPORT void aclshmemx_barrier_on_stream(aclshmem_team_t team, aclrtStream stream)
{
    RECORD_SITE();
    (void)shmem_result(queue_barrier(__func__, team, stream));
}

BASE_EXPORT void aclshmemx_barrier_all_on_stream(aclrtStream stream)
{
    RECORD_SITE();
    (void)shmem_result(queue_barrier(__func__, ACLSHMEM_TEAM_WORLD, stream));
}

/* Engines complete their operations by themselves here, so what is left of the wait is the team. */
BASE_EXPORT void aclshmemx_handle_wait(aclshmem_handle_t handle, aclrtStream stream)
{
    RECORD_SITE();
    (void)shmem_result(queue_barrier(__func__, handle.team_id, stream));
}
