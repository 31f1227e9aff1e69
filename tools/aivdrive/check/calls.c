/* check/calls: the order in which ranks launch kernels. Ranks may well launch different ones; but
 * when nobody can move, the first difference is what to look at. And the collective kernels of one
 * communicator must come in one order on all its ranks, also when this run has got away with it: on
 * two streams, for example, which need not run side by side elsewhere. */
#include <string.h>

#include "engine.h"
#include "memory.h"

/* Of a kernel's name. Collective: an instance of it on one rank has seen a flag that an instance on
 * another rank has stored. A pair of kernels that send and receive never does that. */
typedef struct kernel_name {
    char *text;
    bool collective;
} kernel_name;

typedef struct call {
    uint32_t name; /* index into names */
    uint32_t site;
    uint32_t group;  /* communicator whose memory it has touched, 0 = none (yet) */
    uint32_t device; /* a process may have several ranks of a communicator, a device each */
} call;

typedef struct rank_calls {
    call *list;
    size_t count, room;
    size_t rank; /* in those of one communicator, which has an entry for every device: */
    uint32_t device;
} rank_calls;

typedef struct calls {
    kernel_name *names;
    size_t name_count, name_room;
    rank_calls *ranks;
    size_t count, room;
    uint32_t groups; /* largest number of a communicator */
} calls;

static uint32_t name_index(calls *c, const char *text)
{
    for (size_t i = 0; i < c->name_count; i++)
        if (strcmp(c->names[i].text, text) == 0)
            return (uint32_t)i;
    CHECK_GROW(c->names, c->name_room, c->name_count);
    c->names[c->name_count] = (kernel_name){.text = check_text(text)};
    return (uint32_t)c->name_count++;
}

uint32_t calls_event(engine *e, const check_event *event)
{
    if (event->text == NULL || *event->text == '\0' || event->id == 0)
        return 0;
    /* Queued only where the event is not complete yet: the ranks may differ. */
    if (strcmp(event->text, "event wait") == 0)
        return 0;
    if (e->calls == NULL)
        e->calls = check_zeroed(sizeof *e->calls);
    calls *c = e->calls;
    while (c->count <= event->rank) {
        CHECK_GROW(c->ranks, c->room, c->count);
        c->ranks[c->count++] = (rank_calls){0};
    }
    rank_calls *r = &c->ranks[event->rank];
    CHECK_GROW(r->list, r->room, r->count);
    r->list[r->count++] =
        (call){.name = name_index(c, event->text), .site = event->site, .device = event->count};
    return (uint32_t)r->count;
}

static call *call_of(const engine *e, uint32_t rank, uint32_t number)
{
    const calls *c = e->calls;
    if (c == NULL || number == 0 || rank >= c->count || number > c->ranks[rank].count)
        return NULL;
    return &c->ranks[rank].list[number - 1];
}

void calls_touch(engine *e, const unit *u, uint32_t group)
{
    call *own = call_of(e, u->rank, u->call);
    if (own == NULL || own->group != 0)
        return;
    own->group = group;
    if (group > e->calls->groups)
        e->calls->groups = group;
}

void calls_saw(engine *e, const unit *u, const release *flag)
{
    const call *own, *other;
    if (flag->rank == u->rank || flag->call == 0 || u->call == 0)
        return;
    own = call_of(e, u->rank, u->call);
    other = call_of(e, flag->rank, flag->call);
    if (own != NULL && other != NULL && own->name == other->name)
        e->calls->names[own->name].collective = true;
}

/* ---- the first difference ---- */

static const char *name_at(const calls *c, size_t rank, size_t index)
{
    return index < c->ranks[rank].count ? c->names[c->ranks[rank].list[index].name].text
                                        : "nothing";
}

/* Number of ranks that launch the same as `rank` there. */
static size_t alike(const calls *c, size_t rank, size_t index)
{
    size_t count = 0;
    for (size_t r = 0; r < c->count; r++)
        count += strcmp(name_at(c, r, index), name_at(c, rank, index)) == 0;
    return count;
}

static void report_difference(engine *e, size_t index, size_t odd, size_t usual)
{
    const calls *c = e->calls;
    uint32_t site = index < c->ranks[odd].count ? c->ranks[odd].list[index].site : 0;
    uint32_t other = index < c->ranks[usual].count ? c->ranks[usual].list[index].site : 0;
    if (!findings_is_new(e->findings, RULE_CALLS, site, other))
        return;
    report(e, RULE_CALLS, site, other,
           check_format("rank %zu launches %s", odd, name_at(c, odd, index)),
           check_format("rank %zu launches %s", usual, name_at(c, usual, index)),
           check_format("the ranks' calls differ: first difference at call %zu, rank %zu, which "
                        "launches %s where rank %zu launches %s (as %zu of %zu ranks do)",
                        index, odd, name_at(c, odd, index), usual, name_at(c, usual, index),
                        alike(c, usual, index), c->count));
}

/* The first call of which the ranks do not all make the same. */
static bool first_difference(const calls *c, size_t *index, size_t *odd, size_t *usual)
{
    size_t longest = 0;
    for (size_t r = 0; r < c->count; r++)
        longest = c->ranks[r].count > longest ? c->ranks[r].count : longest;
    for (*index = 0; *index < longest; (*index)++) {
        *usual = *odd = 0;
        for (size_t r = 1; r < c->count; r++) {
            *usual = alike(c, r, *index) > alike(c, *usual, *index) ? r : *usual;
            *odd = alike(c, r, *index) <= alike(c, *odd, *index) ? r : *odd;
        }
        /* A rank that has launched less so far may only be late. */
        if (alike(c, *odd, *index) == c->count || *index >= c->ranks[*odd].count)
            continue;
        if (strcmp(name_at(c, *odd, *index), name_at(c, *usual, *index)) == 0)
            *usual = *usual == *odd ? 0 : *usual;
        return *usual != *odd;
    }
    return false;
}

/* ---- communicators used crosswise ---- */

/* The call in which the block waits; NULL where its communicator is not known. */
static const call *waits_in(const engine *e, const unit *u)
{
    const call *own =
        u->kind == UNIT_BLOCK && u->inside && u->waiting ? call_of(e, u->rank, u->call) : NULL;
    return own != NULL && own->group != 0 ? own : NULL;
}

/* Each of two ranks waits in a communicator to which the other belongs, and not in the same one. */
static void crosswise(engine *e, const unit *u, const unit *v)
{
    const call *one = waits_in(e, u), *other = waits_in(e, v);
    if (one == NULL || other == NULL || u->rank == v->rank || one->group == other->group ||
        !memory_granted_in(e, u->rank, other->group) ||
        !memory_granted_in(e, v->rank, one->group) ||
        !findings_is_new(e->findings, RULE_CALLS, one->site, other->site))
        return;
    const char *name = e->calls->names[one->name].text,
               *other_name = e->calls->names[other->name].text;
    report(e, RULE_CALLS, one->site, other->site,
           check_format("rank %u launches %s, of one communicator", u->rank, name),
           check_format("rank %u launches %s, of another", v->rank, other_name),
           check_format("communicators used crosswise: rank %u waits in %s of one communicator, "
                        "rank %u in %s of another, and both ranks belong to both; all ranks must "
                        "use their communicators in the same order",
                        u->rank, name, v->rank, other_name));
}

/* Another block of the rank waits in the same call, or in one of the same communicator. */
static bool told_before(const engine *e, unit *const *waiting, size_t count, const unit *u)
{
    for (size_t i = count; i-- > 0;)
        if (waiting[i]->rank == u->rank && waits_in(e, waiting[i])->group == waits_in(e, u)->group)
            return true;
    return false;
}

/* Pairs of ranks: of the blocks of a rank that wait in one communicator the first stands for all.
 */
static void find_crosswise(engine *e)
{
    unit **waiting = NULL;
    size_t count = 0, room = 0;
    for (size_t i = 0; i < e->unit_count; i++)
        if (waits_in(e, e->units[i]) != NULL && !told_before(e, waiting, count, e->units[i])) {
            CHECK_GROW(waiting, room, count);
            waiting[count++] = e->units[i];
        }
    for (size_t i = 0; i < count; i++)
        for (size_t k = i + 1; k < count; k++)
            crosswise(e, waiting[i], waiting[k]);
    check_free(waiting);
}

void calls_compare(engine *e)
{
    size_t index, odd, usual;
    if (e->calls == NULL || e->calls->count < 2)
        return;
    if (first_difference(e->calls, &index, &odd, &usual))
        report_difference(e, index, odd, usual);
    else
        find_crosswise(e);
}

/* ---- collective kernels, at the end ---- */

static bool collective_of(const calls *c, const call *one, uint32_t group)
{
    return one->group == group && c->names[one->name].collective;
}

static rank_calls *calls_on(calls *own, size_t rank, uint32_t device)
{
    for (size_t i = own->count; i-- > 0 && own->ranks[i].rank == rank;)
        if (own->ranks[i].device == device)
            return &own->ranks[i];
    CHECK_GROW(own->ranks, own->room, own->count);
    own->ranks[own->count] = (rank_calls){.rank = rank, .device = device};
    return &own->ranks[own->count++];
}

/* The collective calls of every rank in this communicator, in their order. */
static calls only_group(const calls *all, uint32_t group)
{
    calls own = {.names = all->names, .name_count = all->name_count};
    for (size_t r = 0; r < all->count; r++)
        for (size_t i = 0; i < all->ranks[r].count; i++) {
            const call *one = &all->ranks[r].list[i];
            if (!collective_of(all, one, group))
                continue;
            rank_calls *to = calls_on(&own, r, one->device);
            CHECK_GROW(to->list, to->room, to->count);
            to->list[to->count++] = *one;
        }
    return own;
}

/* How often rank `r` makes each call is how often rank `other` does. */
static bool same_calls(const calls *c, size_t r, size_t other)
{
    uint32_t *times = check_zeroed((c->name_count + 1) * sizeof *times);
    bool same = c->ranks[r].count == c->ranks[other].count;
    for (size_t i = 0; same && i < c->ranks[r].count; i++) {
        times[c->ranks[r].list[i].name]++;
        times[c->ranks[other].list[i].name]--;
    }
    for (size_t i = 0; same && i < c->name_count; i++)
        same = times[i] == 0;
    check_free(times);
    return same;
}

static void report_order(engine *e, const calls *c, size_t r, size_t other)
{
    size_t i = 0;
    while (i < c->ranks[r].count && c->ranks[r].list[i].name == c->ranks[other].list[i].name)
        i++;
    if (i == c->ranks[r].count)
        return;
    uint32_t site = c->ranks[r].list[i].site, other_site = c->ranks[other].list[i].site;
    if (!findings_is_new(e->findings, RULE_CALLS, site, other_site))
        return;
    report(e, RULE_CALLS, site, other_site,
           check_format("rank %zu launches %s", c->ranks[r].rank, name_at(c, r, i)),
           check_format("rank %zu launches %s", c->ranks[other].rank, name_at(c, other, i)),
           check_format("collective kernels of one communicator in another order: first difference "
                        "at call %zu, rank %zu, which launches %s where rank %zu launches %s; this "
                        "run ended well, with all of them on one stream it would hang",
                        i, c->ranks[r].rank, name_at(c, r, i), c->ranks[other].rank,
                        name_at(c, other, i)));
}

/* Each rank against the one that makes most often what its peers make too. */
static void compare_group(engine *e, uint32_t group)
{
    calls own = only_group(e->calls, group);
    size_t usual = 0;
    for (size_t r = usual + 1; r < own.count; r++) {
        size_t i = 0;
        while (i < own.ranks[r].count && i < own.ranks[usual].count &&
               own.ranks[r].list[i].name == own.ranks[usual].list[i].name)
            i++;
        if (i < own.ranks[r].count && i < own.ranks[usual].count &&
            alike(&own, r, i) > alike(&own, usual, i))
            usual = r;
    }
    for (size_t r = 0; r < own.count; r++)
        if (r != usual && own.ranks[r].count > 0 && same_calls(&own, r, usual))
            report_order(e, &own, r, usual);
    for (size_t r = 0; r < own.count; r++)
        check_free(own.ranks[r].list);
    check_free(own.ranks);
}

void calls_finish(engine *e)
{
    for (uint32_t group = 1; e->calls != NULL && group <= e->calls->groups; group++)
        compare_group(e, group);
}

void calls_close(engine *e)
{
    calls *c = e->calls;
    if (c == NULL)
        return;
    for (size_t r = 0; r < c->count; r++)
        check_free(c->ranks[r].list);
    for (size_t i = 0; i < c->name_count; i++)
        check_free(c->names[i].text);
    check_free(c->ranks);
    check_free(c->names);
    check_free(c);
    e->calls = NULL;
}
