/* shmem/control.c: see control.h. Waits end by the time limit of control operations, by the death
 * of a PE, and when a PE has made another call under the same number. */
#include "shmem/control.h"

#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "record/ring.h"

#define SLICE_NS 20000000ull /* between two looks at who is alive and what they call */

enum { MEET_WORLD = 1, MEET_TEAM = 2 };

static const char *const kind_names[SHMEM_CALL_KINDS] = {
    [SHMEM_CALL_NONE] = "nothing",
    [SHMEM_CALL_START] = "aclshmemx_init_attr",
    [SHMEM_CALL_MALLOC] = "aclshmem_malloc",
    [SHMEM_CALL_CALLOC] = "aclshmem_calloc",
    [SHMEM_CALL_ALIGN] = "aclshmem_align",
    [SHMEM_CALL_FREE] = "aclshmem_free",
    [SHMEM_CALL_BARRIER] = "aclshmem_barrier_all",
    [SHMEM_CALL_SPLIT] = "aclshmem_team_split of the world",
    [SHMEM_CALL_FINALIZE] = "aclshmem_finalize",
    [SHMEM_CALL_COLLECTIVE] = "a data collective of the world",
};

/* ---- what is called ---- */

uint64_t shmem_control_begin(shmem_pe *pe, shmem_kind kind)
{
    uint64_t number = ++pe->called;
    atomic_store_explicit(&pe->area->calls[number % SHMEM_CALLS], (uint64_t)kind << 56 | number,
                          memory_order_release);
    return number;
}

static uint64_t word_of(const shmem_area *area, uint64_t number)
{
    return atomic_load_explicit(&area->calls[number % SHMEM_CALLS], memory_order_acquire);
}

static const char *kind_name(shmem_kind kind)
{
    return kind_names[(unsigned)kind < SHMEM_CALL_KINDS ? kind : SHMEM_CALL_NONE];
}

aivd_status shmem_control_differs(const shmem_pe *pe, const char *call, shmem_kind mine,
                                  uint32_t peer, shmem_kind theirs)
{
    return base_fail(
        AIVD_ERR_MISMATCH, "EI0005",
        "%s: collective call %llu is %s on PE %u and %s on PE %u; all PEs must make the "
        "same calls in the same order",
        call, (unsigned long long)pe->called, kind_name(mine), pe->me, kind_name(theirs), peer);
}

/* Another PE's call of the same number that is of another kind. */
static aivd_status other_call(void *owner, const char *call)
{
    const shmem_pe *pe = owner;
    uint64_t mine = word_of(pe->area, pe->called);
    for (uint32_t p = 0; p < pe->count; p++) {
        if (p == pe->me || shmem_peer_left(pe, p))
            continue;
        uint64_t theirs = word_of(pe->peers[p].area, pe->called);
        if (theirs != mine && (theirs & (UINT64_MAX >> 8)) == pe->called)
            return shmem_control_differs(pe, call, (shmem_kind)(mine >> 56), p,
                                         (shmem_kind)(theirs >> 56));
    }
    return AIVD_OK;
}

/* ---- meetings ---- */

/* For observers: the same on all members. Meetings and barriers of a team are counted apart. */
static void tell_record(const shmem_pe *pe, const shmem_team *team, bool barrier, uint64_t number,
                        bool enter)
{
    if (record_on())
        record_meeting(pe->common ^ team->id << 1 ^ barrier, number, enter);
}

static core_note *notes(void *owner, uint32_t member, uint32_t writer)
{
    return shmem_area_notes(((const shmem_pe *)owner)->peers[member].area, writer);
}

static bool left(void *owner, uint32_t member)
{
    return shmem_peer_left(owner, member);
}

static int64_t dead(void *owner)
{
    return shmem_peer_dead(owner);
}

static const char *name(void *owner, uint32_t member)
{
    return shmem_peer_name(owner, member);
}

aivd_status shmem_control_tell(shmem_pe *pe, const char *call, const shmem_team *team, uint64_t key,
                               const void *note, uint32_t bytes, void *all)
{
    bool world = team->handle == ACLSHMEM_TEAM_WORLD;
    const core_circle circle = {.owner = pe,
                                .me = pe->me,
                                .lock = &pe->lock,
                                .order = &pe->notes,
                                .timeout_ns = pe->control_ns,
                                .limit = "control_operation_timeout",
                                .about = team->about,
                                .away = "has called aclshmem_finalize",
                                .notes = notes,
                                .left = left,
                                .dead = dead,
                                .name = name,
                                .broken = world ? other_call : NULL};
    const core_meeting meeting = {.call = call,
                                  .kind = world ? MEET_WORLD : MEET_TEAM,
                                  .key = key,
                                  .members = team->members,
                                  .count = team->count,
                                  .bytes = bytes,
                                  .note = note,
                                  .notes = all};
    uint64_t number = world ? key : team->splits;
    tell_record(pe, team, false, number, true);
    aivd_status s = core_meet(&circle, &meeting);
    if (!s)
        tell_record(pe, team, false, number, false);
    return s;
}

/* ---- barriers ---- */

typedef struct arrival {
    const shmem_pe *pe;
    const shmem_team *team;
    const shmem_line *lines; /* own, one per member */
    uint64_t count;
} arrival;

static bool arrived(const arrival *a, uint32_t i)
{
    /* Pairs with the release of the member's store. */
    return i == a->team->me ||
           atomic_load_explicit(&a->lines[i].count, memory_order_acquire) >= a->count;
}

static bool all_arrived(void *context)
{
    const arrival *a = context;
    for (uint32_t i = 0; i < a->team->count; i++)
        if (!arrived(a, i))
            return false;
    return true;
}

static void arrive(const shmem_pe *pe, const shmem_team *team, uint64_t count)
{
    for (uint32_t step = 1; step < team->count; step++) {
        uint32_t i = (team->me + step) % team->count, p = team->members[i];
        if (shmem_peer_left(pe, p))
            continue;
        shmem_line *line =
            &shmem_area_hosts(pe->peers[p].area, pe->count, (uint32_t)team->handles[i])[team->me];
        atomic_store_explicit(&line->count, count, memory_order_release);
        fabric_ring_if_waited(line);
    }
}

/* First member that is not there. */
static uint32_t missing(const arrival *a)
{
    uint32_t i = 0;
    while (i + 1 < a->team->count && arrived(a, i))
        i++;
    return i;
}

static aivd_status never(const arrival *a, const char *call)
{
    const shmem_pe *pe = a->pe;
    int64_t gone = shmem_peer_dead(pe);
    for (uint32_t i = 0; i < a->team->count; i++) {
        uint32_t p = a->team->members[i];
        if (!arrived(a, i) && (gone == p || shmem_peer_left(pe, p)) && !arrived(a, i))
            return base_fail(AIVD_ERR_PEER, "EI0006", "%s: %s %s while %s waited for it", call,
                             shmem_peer_name(pe, p),
                             gone == p ? "ended" : "has called aclshmem_finalize",
                             shmem_peer_name(pe, pe->me));
    }
    return a->team->handle == ACLSHMEM_TEAM_WORLD ? other_call((void *)(uintptr_t)pe, call)
                                                  : AIVD_OK;
}

static aivd_status late(const arrival *a, const char *call)
{
    return base_fail(AIVD_ERR_TIMEOUT, "EI0015",
                     "%s: %s did not come within %llu s (control_operation_timeout) to %s %s", call,
                     shmem_peer_name(a->pe, a->team->members[missing(a)]),
                     (unsigned long long)(a->pe->control_ns / BASE_NS_PER_S),
                     shmem_peer_name(a->pe, a->pe->me), a->team->about);
}

static aivd_status meet_hosts(const arrival *a, const char *call, const core_wait *wait)
{
    arrive(a->pe, a->team, a->count);
    if (all_arrived((void *)(uintptr_t)a))
        return AIVD_OK;
    uint64_t since = 0; /* read once it takes a while */
    while (core_wait_host(wait)) {
        aivd_status s = never(a, call);
        if (s)
            return s;
        since = since ? since : base_now_ns() - SLICE_NS;
        if (base_now_ns() - since >= a->pe->control_ns)
            return late(a, call);
    }
    return AIVD_OK;
}

aivd_status shmem_control_barrier(shmem_pe *pe, const char *call, shmem_team *team)
{
    arrival a = {.pe = pe,
                 .team = team,
                 .lines = shmem_area_hosts(pe->area, pe->count, (uint32_t)team->handle),
                 .count = ++team->barriers};
    const core_wait wait = {.ready = all_arrived,
                            .context = &a,
                            .address = a.lines,
                            .wanted = a.count,
                            .what = "the other PEs of a barrier",
                            .timeout_ns = SLICE_NS};
    tell_record(pe, team, true, a.count, true);
    aivd_status s = meet_hosts(&a, call, &wait);
    if (!s)
        tell_record(pe, team, true, a.count, false);
    return s;
}
