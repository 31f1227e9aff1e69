/* shmem/team.c: teams and their splits. All members of the parent come to a split and tell each
 * other what they asked for and how they will call the new team; so a split that differs is an
 * error on every one of them, and everybody knows where everybody's lines are. */
#include "shmem/team.h"

#include <stdio.h>
#include <stdlib.h>

#include "npu/record.h"
#include "shmem/control.h"
#include "shmem/host/team/shmem_host_team.h"
#include "shmem/result.h"
#include "shmem/state.h"
#include "shmem/users.h"

/* Some members of a parent, in its numbering. */
typedef struct subset {
    int32_t start, stride, size;
} subset;

enum { SPLIT_TEAMS = 2 };

/* A split as this member asks for it. */
typedef struct split {
    const char *call;
    shmem_team *parent;
    uint32_t asked[3];           /* the arguments, to be compared */
    bool refused;                /* by this member: wrong arguments, no handle left */
    subset subsets[SPLIT_TEAMS]; /* that this member belongs to; size 0: none */
    int32_t handles[SPLIT_TEAMS];
} split;

/* What members tell each other. */
typedef struct told {
    uint32_t asked[3];
    uint32_t refused;
    int32_t handles[SPLIT_TEAMS];
} told;

/* ---- one team ---- */

static void team_free(shmem_team *team)
{
    if (!team)
        return;
    pthread_mutex_destroy(&team->turn);
    free(team->members);
    free(team->handles);
    free(team->number);
    free(team->seen);
    free(team);
}

static shmem_team *team_new(const shmem_pe *pe, uint32_t count)
{
    shmem_team *team = calloc(1, sizeof *team);
    if (!team)
        return NULL;
    pthread_mutex_init(&team->turn, NULL);
    team->count = count;
    team->members = calloc(count, sizeof *team->members);
    team->handles = calloc(count, sizeof *team->handles);
    team->number = calloc(pe->count, sizeof *team->number);
    if (team->members && team->handles && team->number)
        return team;
    team_free(team);
    return NULL;
}

static void number_members(const shmem_pe *pe, shmem_team *team)
{
    for (uint32_t p = 0; p < pe->count; p++)
        team->number[p] = -1;
    for (uint32_t i = 0; i < team->count; i++)
        team->number[team->members[i]] = (int32_t)i;
    team->me = (uint32_t)team->number[pe->me];
    team->start = (int32_t)team->members[0];
    team->stride = team->count > 1 ? (int32_t)(team->members[1] - team->members[0]) : 1;
    for (uint32_t i = 1; i < team->count; i++)
        if ((int32_t)(team->members[i] - team->members[i - 1]) != team->stride)
            team->stride = 0;
}

/* Said in errors of every collective call, so it is written once. */
static void name(shmem_team *team, int32_t handle)
{
    team->handle = handle;
    if (handle == ACLSHMEM_TEAM_WORLD)
        snprintf(team->about, sizeof team->about, "of %u", team->count);
    else
        snprintf(team->about, sizeof team->about, "in team %d of %u PEs", handle, team->count);
}

/* Nobody has arrived yet. Before the members learn the handle. */
static void lines_clear(const shmem_pe *pe, int32_t handle)
{
    shmem_line *hosts = shmem_area_hosts(pe->area, pe->count, (uint32_t)handle);
    shmem_line *kernels = shmem_area_kernels(pe->area, pe->count, (uint32_t)handle);
    if (record_on()) /* a team before this one may have had the same numbers */
        npu_record_fill(kernels, 0, pe->count * sizeof *kernels);
    for (uint32_t i = 0; i < pe->count; i++) {
        atomic_store_explicit(&hosts[i].count, 0, memory_order_relaxed);
        atomic_store_explicit(&kernels[i].count, 0, memory_order_relaxed);
    }
}

aivd_status shmem_team_world(shmem_pe *pe)
{
    shmem_team *team = team_new(pe, pe->count);
    if (!team)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a team of %u PEs",
                         pe->count);
    for (uint32_t p = 0; p < pe->count; p++)
        team->members[p] = p;
    number_members(pe, team);
    name(team, ACLSHMEM_TEAM_WORLD);
    team->id = 1;
    pe->teams[0] = team;
    return shmem_state_team(pe, team);
}

void shmem_teams_free(shmem_pe *pe)
{
    for (int32_t t = 0; t < SHMEM_TEAMS; t++)
        team_free(shmem_team_find(pe, t));
    while (pe->gone) {
        shmem_team *team = pe->gone;
        pe->gone = team->next;
        team_free(team);
    }
}

/* ---- handles ---- */

/* The place is taken until the team is made or given back. */
static shmem_team reserved;

static int32_t handle_take(shmem_pe *pe)
{
    int32_t handle = -1;
    pthread_mutex_lock(&pe->lock);
    for (int32_t t = 1; t < SHMEM_TEAMS && handle < 0; t++)
        if (!pe->teams[t])
            handle = t;
    if (handle > 0)
        pe->teams[handle] = &reserved;
    pthread_mutex_unlock(&pe->lock);
    return handle;
}

static void handle_set(shmem_pe *pe, int32_t handle, shmem_team *team)
{
    pthread_mutex_lock(&pe->lock);
    pe->teams[handle] = team;
    pe->state->team_pools[handle] = team ? team->seen : NULL;
    pthread_mutex_unlock(&pe->lock);
}

static aivd_status handles_take(shmem_pe *pe, split *s)
{
    for (int k = 0; k < SPLIT_TEAMS; k++) {
        s->handles[k] = s->subsets[k].size ? handle_take(pe) : 0;
        if (s->handles[k] < 0)
            return base_fail(AIVD_ERR_LIMIT, NULL,
                             "%s: PE %u has %u teams, which is the limit; destroy some", s->call,
                             pe->me, SHMEM_TEAMS);
        if (s->handles[k])
            lines_clear(pe, s->handles[k]);
    }
    return AIVD_OK;
}

static void handles_give(shmem_pe *pe, const split *s)
{
    for (int k = 0; k < SPLIT_TEAMS; k++)
        if (s->handles[k] > 0)
            handle_set(pe, s->handles[k], NULL);
}

/* ---- the split ---- */

static uint64_t mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static aivd_status compare(const shmem_pe *pe, const split *s, const told *all)
{
    const told *mine = &all[s->parent->me];
    for (uint32_t i = 0; i < s->parent->count; i++) {
        const told *t = &all[i];
        uint32_t p = s->parent->members[i];
        for (int k = 0; k < 3; k++)
            if (t->asked[k] != mine->asked[k])
                return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                                 "%s: PE %u asked for (%d, %d, %d), PE %u for (%d, %d, %d); all "
                                 "PEs of the parent "
                                 "must give the same numbers",
                                 s->call, pe->me, (int)mine->asked[0], (int)mine->asked[1],
                                 (int)mine->asked[2], p, (int)t->asked[0], (int)t->asked[1],
                                 (int)t->asked[2]);
        if (t->refused && !mine->refused)
            return base_fail(AIVD_ERR_LIMIT, "EI0005", "%s: PE %u has refused; its text says why",
                             s->call, p);
    }
    return AIVD_OK;
}

static aivd_status team_make(shmem_pe *pe, const split *s, int k, const told *all, uint64_t id)
{
    const subset *sub = &s->subsets[k];
    shmem_team *team = team_new(pe, (uint32_t)sub->size);
    if (!team)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for a team of %d PEs",
                         s->call, sub->size);
    for (int32_t i = 0; i < sub->size; i++) {
        uint32_t in_parent = (uint32_t)(sub->start + i * sub->stride);
        team->members[i] = s->parent->members[in_parent];
        team->handles[i] = all[in_parent].handles[k];
    }
    number_members(pe, team);
    name(team, s->handles[k]);
    /* Rows and columns begin at different PEs, so their ids differ. */
    team->id = mix(mix(id, (uint64_t)k), team->members[0]) | 1;
    aivd_status status = shmem_state_team(pe, team);
    if (status)
        team_free(team);
    else
        handle_set(pe, team->handle, team);
    return status;
}

static aivd_status teams_make(shmem_pe *pe, const split *s, const told *all, uint64_t id)
{
    aivd_status status = AIVD_OK;
    for (int k = 0; k < SPLIT_TEAMS && !status; k++)
        if (s->handles[k])
            status = team_make(pe, s, k, all, id);
    return status;
}

static aivd_status meet(shmem_pe *pe, split *s, uint64_t key)
{
    shmem_team *parent = s->parent;
    told mine = {.refused = s->refused};
    told *all = calloc(parent->count, sizeof *all);
    if (!all)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %u PEs", s->call,
                         parent->count);
    for (int k = 0; k < 3; k++)
        mine.asked[k] = s->asked[k];
    for (int k = 0; k < SPLIT_TEAMS; k++)
        mine.handles[k] = s->handles[k];
    aivd_status status = shmem_control_tell(pe, s->call, parent, key, &mine, sizeof mine, all);
    if (!status)
        status = compare(pe, s, all);
    if (!status && !s->refused)
        status = teams_make(pe, s, all, mix(parent->id, parent->splits));
    free(all);
    return status;
}

/* `why` is the failure of the arguments, if any: the member comes all the same, so that the others
 * learn of it at once. */
static aivd_status split_run(shmem_pe *pe, split *s, aivd_status why)
{
    bool world = s->parent->handle == ACLSHMEM_TEAM_WORLD;
    uint64_t key;
    if (!why)
        why = handles_take(pe, s);
    s->refused = why != AIVD_OK;
    if (world) {
        pthread_mutex_lock(&pe->collective);
        key = shmem_control_begin(pe, SHMEM_CALL_SPLIT);
        s->parent->splits++;
    } else {
        pthread_mutex_lock(&s->parent->turn);
        key = mix(s->parent->id, ++s->parent->splits);
    }
    aivd_status status = meet(pe, s, key);
    pthread_mutex_unlock(world ? &pe->collective : &s->parent->turn);
    if (status || why)
        handles_give(pe, s);
    return why ? why : status;
}

static bool belongs(const subset *sub, uint32_t member)
{
    int32_t distance = (int32_t)member - sub->start;
    return distance >= 0 && distance % sub->stride == 0 && distance / sub->stride < sub->size;
}

static aivd_status parent_of(shmem_pe *pe, const char *call, aclshmem_team_t handle,
                             shmem_team **parent)
{
    *parent = shmem_team_find(pe, handle);
    if (*parent)
        return AIVD_OK;
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "%s: team %d does not exist on PE %u (destroyed, or never made here)", call,
                     handle, pe->me);
}

static aivd_status strided(split *s, int start, int stride, int size)
{
    int count = (int)s->parent->count;
    if (start < 0 || stride < 1 || size < 1 || start >= count ||
        (int64_t)start + (int64_t)(size - 1) * stride >= count)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s: pe_start %d, pe_stride %d, pe_size %d do not fit a team of %d PEs "
                         "(0 <= start, 1 <= stride, 1 <= size, start + (size - 1) * stride < %d)",
                         s->call, start, stride, size, count, count);
    s->subsets[0] = (subset){start, stride, size};
    if (!belongs(&s->subsets[0], s->parent->me))
        s->subsets[0].size = 0;
    return AIVD_OK;
}

BASE_EXPORT int aclshmem_team_split_strided(aclshmem_team_t parent_team, int pe_start,
                                            int pe_stride, int pe_size, aclshmem_team_t *new_team)
{
    RECORD_SITE();
    split s = {.call = __func__,
               .asked = {(uint32_t)pe_start, (uint32_t)pe_stride, (uint32_t)pe_size}};
    shmem_pe *pe = shmem_pe_of(__func__);
    if (!new_team)
        return shmem_result(base_fail(AIVD_ERR_NULL, NULL, "%s: new_team is NULL", __func__));
    *new_team = ACLSHMEM_TEAM_INVALID;
    if (!pe)
        return shmem_result(AIVD_ERR_STATE);
    aivd_status status = parent_of(pe, __func__, parent_team, &s.parent);
    if (!status)
        status = split_run(pe, &s, strided(&s, pe_start, pe_stride, pe_size));
    if (!status && s.handles[0])
        *new_team = s.handles[0];
    return shmem_result(status);
}

/* The row and the column of this member in a table of x_range columns. */
static aivd_status rows(split *s, int x_range)
{
    int32_t count = (int32_t)s->parent->count, me = (int32_t)s->parent->me;
    if (x_range < 1)
        return base_fail(AIVD_ERR_PARAM, NULL, "%s: x_range is %d, it must be at least 1", s->call,
                         x_range);
    int32_t width = x_range < count ? x_range : count;
    int32_t x = me % width, first = me - x;
    s->subsets[0] = (subset){first, 1, count - first < width ? count - first : width};
    s->subsets[1] = (subset){x, width, (count - x + width - 1) / width};
    return AIVD_OK;
}

BASE_EXPORT int aclshmem_team_split_2d(aclshmem_team_t parent_team, int x_range,
                                       aclshmem_team_t *x_team, aclshmem_team_t *y_team)
{
    RECORD_SITE();
    split s = {.call = __func__, .asked = {(uint32_t)x_range}};
    shmem_pe *pe = shmem_pe_of(__func__);
    if (!x_team || !y_team)
        return shmem_result(base_fail(AIVD_ERR_NULL, NULL, "%s: %s is NULL", __func__,
                                      x_team ? "y_team" : "x_team"));
    *x_team = *y_team = ACLSHMEM_TEAM_INVALID;
    if (!pe)
        return shmem_result(AIVD_ERR_STATE);
    aivd_status status = parent_of(pe, __func__, parent_team, &s.parent);
    if (!status)
        status = split_run(pe, &s, rows(&s, x_range));
    if (!status) {
        *x_team = s.handles[0];
        *y_team = s.handles[1];
    }
    return shmem_result(status);
}

static aivd_status not_used(const shmem_pe *pe, const char *call, const shmem_team *team)
{
    char user[SHMEM_USER_BYTES];
    if (!shmem_user_of_team(pe, team, user))
        return AIVD_OK;
    return base_fail(AIVD_ERR_STATE, NULL,
                     "%s: team %d is still in use on PE %u: %s. Synchronise first "
                     "(aclrtSynchronizeStream)",
                     call, team->handle, pe->me, user);
}

/* A kernel that runs may be in a barrier of the team; its next call with the handle is refused. */
static void dismiss(shmem_pe *pe, shmem_team *team)
{
    handle_set(pe, team->handle, NULL);
    if (!shmem_user_kernels(pe)) {
        team_free(team);
        return;
    }
    pthread_mutex_lock(&pe->lock);
    team->next = pe->gone;
    pe->gone = team;
    pthread_mutex_unlock(&pe->lock);
}

BASE_EXPORT void aclshmem_team_destroy(aclshmem_team_t team)
{
    RECORD_SITE();
    shmem_team *t;
    shmem_pe *pe = shmem_pe_of(__func__);
    aivd_status s = AIVD_OK;
    if (!pe || team == ACLSHMEM_TEAM_INVALID)
        s = pe ? AIVD_OK : AIVD_ERR_STATE;
    else if (team == ACLSHMEM_TEAM_WORLD)
        s = base_fail(AIVD_ERR_PARAM, NULL, "%s: the world team lives until aclshmem_finalize",
                      __func__);
    else if (!(s = parent_of(pe, __func__, team, &t)) && !(s = not_used(pe, __func__, t)))
        dismiss(pe, t);
    (void)shmem_result(s);
}

/* ---- questions ---- */

static const shmem_team *asked(const char *call, const shmem_pe *pe, aclshmem_team_t handle)
{
    const shmem_team *team = pe ? shmem_team_find(pe, handle) : NULL;
    if (team)
        return team;
    if (pe && handle != ACLSHMEM_TEAM_INVALID)
        base_fail(AIVD_ERR_HANDLE, NULL, "%s: team %d does not exist on PE %u", call, handle,
                  pe->me);
    return NULL;
}

BASE_EXPORT int aclshmem_my_pe(void)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    return pe ? (int)pe->me : -1;
}

BASE_EXPORT int aclshmem_n_pes(void)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    return pe ? (int)pe->count : -1;
}

BASE_EXPORT int aclshmem_team_my_pe(aclshmem_team_t team)
{
    const shmem_team *t = asked(__func__, shmem_pe_of(__func__), team);
    return t ? (int)t->me : -1;
}

BASE_EXPORT int aclshmem_team_n_pes(aclshmem_team_t team)
{
    const shmem_team *t = asked(__func__, shmem_pe_of(__func__), team);
    return t ? (int)t->count : -1;
}

BASE_EXPORT int aclshmem_team_translate_pe(aclshmem_team_t src_team, int src_pe,
                                           aclshmem_team_t dest_team)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    const shmem_team *from = asked(__func__, pe, src_team), *to = asked(__func__, pe, dest_team);
    if (!from || !to || src_pe < 0 || (uint32_t)src_pe >= from->count)
        return -1;
    return to->number[from->members[src_pe]];
}

BASE_EXPORT int aclshmem_team_get_config(aclshmem_team_t team, aclshmem_team_config_t *config)
{
    const shmem_pe *pe = shmem_pe_of(__func__);
    if (!pe)
        return ACLSHMEM_NOT_INITED;
    if (!config)
        return shmem_result(base_fail(AIVD_ERR_NULL, NULL, "%s: config is NULL", __func__));
    const shmem_team *t = asked(__func__, pe, team);
    if (!t)
        return ACLSHMEM_INVALID_PARAM;
    *config =
        (aclshmem_team_config_t){.version = (1 << 16) + (int)sizeof *config, .uniqueid = t->id};
    return ACLSHMEM_SUCCESS;
}
