/* check/calls: the order in which ranks launch kernels. Ranks may well launch different ones; but
 * when nobody can move, the first difference is what to look at. */
#include <string.h>

#include "engine.h"
#include "memory.h"

typedef struct call {
    char *name;
    uint32_t site;
} call;

typedef struct rank_calls {
    call *list;
    size_t count, room;
} rank_calls;

typedef struct calls {
    rank_calls *ranks;
    size_t count, room;
} calls;

void calls_event(engine *e, const check_event *event)
{
    if (event->text == NULL || *event->text == '\0' || event->id == 0)
        return;
    if (e->calls == NULL)
        e->calls = check_zeroed(sizeof *e->calls);
    calls *c = e->calls;
    while (c->count <= event->rank) {
        CHECK_GROW(c->ranks, c->room, c->count);
        c->ranks[c->count++] = (rank_calls){0};
    }
    rank_calls *r = &c->ranks[event->rank];
    CHECK_GROW(r->list, r->room, r->count);
    r->list[r->count++] = (call){check_text(event->text), event->site};
}

static const char *name_at(const calls *c, size_t rank, size_t index)
{
    return index < c->ranks[rank].count ? c->ranks[rank].list[index].name : "nothing";
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
           check_format("the ranks' calls differ first at call %zu: rank %zu launches %s, rank %zu "
                        "%s (%zu of %zu ranks)",
                        index, odd, name_at(c, odd, index), usual, name_at(c, usual, index),
                        alike(c, usual, index), c->count));
}

void calls_compare(engine *e)
{
    const calls *c = e->calls;
    if (c == NULL || c->count < 2)
        return;
    size_t longest = 0;
    for (size_t r = 0; r < c->count; r++)
        longest = c->ranks[r].count > longest ? c->ranks[r].count : longest;
    for (size_t index = 0; index < longest; index++) {
        size_t usual = 0, odd = 0;
        for (size_t r = 1; r < c->count; r++) {
            usual = alike(c, r, index) > alike(c, usual, index) ? r : usual;
            odd = alike(c, r, index) <= alike(c, odd, index) ? r : odd;
        }
        /* A rank that has launched less so far may only be late. */
        if (alike(c, odd, index) == c->count || index >= c->ranks[odd].count)
            continue;
        if (strcmp(name_at(c, odd, index), name_at(c, usual, index)) == 0)
            usual = usual == odd ? 0 : usual;
        if (usual != odd)
            report_difference(e, index, odd, usual);
        return;
    }
}

void calls_close(engine *e)
{
    calls *c = e->calls;
    if (c == NULL)
        return;
    for (size_t r = 0; r < c->count; r++) {
        for (size_t i = 0; i < c->ranks[r].count; i++)
            check_free(c->ranks[r].list[i].name);
        check_free(c->ranks[r].list);
    }
    check_free(c->ranks);
    check_free(c);
    e->calls = NULL;
}
