/* check/order: what orders operations of kernels: notify and wait, barriers, flags, grids,
 * blocks. */
#include <string.h>

#include "engine.h"
#include "memory.h"

/* ---- inside a block ---- */

void order_issue(unit *u, uint32_t pipe)
{
    pipe_state *p = &u->pipes[pipe];
    if (pipe == ON_S || p->given == u->issue)
        return;
    vclock_join(&p->start, u->issue);
    vclock_copy(&p->given, u->issue);
}

vclock *order_complete(unit *u, uint32_t pipe)
{
    pipe_state *p = &u->pipes[pipe];
    vclock *known = vclock_share(p->start);
    vclock_join(&known, p->done);
    if (p->count > 0)
        vclock_raise(&known, actor_of(u, pipe), p->count);
    return known;
}

/* Every pipe, the scalar unit among them, goes on after all that every pipe was given. */
static void drain_all(unit *u)
{
    vclock *all = NULL;
    for (uint32_t pipe = 0; pipe < PIPES; pipe++) { /* mostly one and the same clock */
        vclock_join(&all, u->pipes[pipe].start);
        vclock_join(&all, u->pipes[pipe].done);
    }
    for (uint32_t pipe = 0; pipe < PIPES; pipe++)
        if (u->pipes[pipe].count > 0)
            vclock_raise(&all, actor_of(u, pipe), u->pipes[pipe].count);
    for (uint32_t pipe = 0; pipe < PIPES; pipe++) {
        vclock_copy(&u->pipes[pipe].start, all);
        vclock_copy(&u->pipes[pipe].done, all);
        vclock_copy(&u->pipes[pipe].given, all);
    }
    vclock_copy(&u->issue, all);
    vclock_drop(&all);
}

/* The scalar unit, and with it whatever it issues from now on, goes on after `known`. */
void order_scalar_after(unit *u, vclock *known)
{
    vclock_join(&u->pipes[ON_S].start, known);
    vclock_join(&u->issue, known);
}

static void pipe_barrier(unit *u, uint32_t pipe, uint32_t site)
{
    if (pipe == ON_ALL) {
        drain_all(u);
        return;
    }
    order_issue(u, pipe);
    vclock *known = order_complete(u, pipe);
    vclock_join(&u->pipes[pipe].start, known);
    /* The _sync form of an operation is the operation and this barrier, and waits for it. */
    if (site != 0 && site == u->last_site && pipe == u->last_pipe)
        order_scalar_after(u, known);
    vclock_drop(&known);
}

static void report_pairing(engine *e, unit *u, const check_event *event, uint32_t other,
                           const char *format)
{
    if (!findings_is_new(e->findings, RULE_PAIRING, event->site, other))
        return;
    char *message =
        check_format(format, pipe_name(event->pipe), pipe_name(event->pipe_to), event->id);
    report(e, RULE_PAIRING, event->site, other,
           check_format("%s %s %s to %s, event %u", unit_name(u, ON_S),
                        event->kind == SEEN_NOTIFY ? "notifies" : "waits for",
                        pipe_name(event->pipe), pipe_name(event->pipe_to), event->id),
           other != 0 ? check_format("the notify before it") : NULL, message);
}

static void notify(engine *e, unit *u, const check_event *event)
{
    if (event->pipe >= PIPES || event->pipe_to >= PIPES || event->id >= EVENTS_MAX)
        return;
    order_issue(u, event->pipe);
    token *new = check_alloc(sizeof *new);
    *new = (token){order_complete(u, event->pipe), event->site, NULL};
    token **last = &u->tokens[event->pipe][event->pipe_to][event->id];
    if (*last != NULL)
        report_pairing(e, u, event, (*last)->site,
                       "two notifies %s to %s, event %u, without a wait between them: an event is "
                       "one bit, the second is lost or never gets through");
    while (*last != NULL)
        last = &(*last)->next;
    *last = new;
}

static void wait_for(engine *e, unit *u, const check_event *event)
{
    if (event->pipe >= PIPES || event->pipe_to >= PIPES || event->id >= EVENTS_MAX)
        return;
    token **first = &u->tokens[event->pipe][event->pipe_to][event->id];
    token *taken = *first;
    if (taken == NULL) {
        report_pairing(e, u, event, 0,
                       "wait %s to %s, event %u, without a notify: the block never goes on");
        return;
    }
    *first = taken->next;
    if (event->pipe_to == ON_S)
        order_scalar_after(u, taken->clock);
    else {
        order_issue(u, event->pipe_to);
        vclock_join(&u->pipes[event->pipe_to].start, taken->clock);
    }
    vclock_drop(&taken->clock);
    check_free(taken);
}

void order_clear_tokens(unit *u)
{
    for (uint32_t from = 0; from < PIPES; from++)
        for (uint32_t to = 0; to < PIPES; to++)
            for (uint32_t id = 0; id < EVENTS_MAX; id++)
                while (u->tokens[from][to][id] != NULL) {
                    token *old = u->tokens[from][to][id];
                    u->tokens[from][to][id] = old->next;
                    vclock_drop(&old->clock);
                    check_free(old);
                }
}

/* ---- between units ---- */

release *order_release(engine *e, unit *u, uint32_t pipe, uint32_t site, bool arrival)
{
    release *r = check_zeroed(sizeof *r);
    r->references = 1;
    r->site = site;
    r->actor = actor_of(u, pipe);
    r->epoch = u->pipes[pipe].count;
    r->rank = u->rank;
    r->call = u->kind == UNIT_BLOCK ? u->call : 0;
    order_issue(u, pipe);
    if (arrival && !e->strict)
        r->done = order_complete(u, pipe);
    else if (pipe == ON_S && !arrival && e->strict && u->kind == UNIT_BLOCK)
        r->done = vclock_share(u->published);
    else {
        r->done = vclock_share(u->pipes[pipe].start);
        if (pipe == ON_S)
            vclock_raise(&r->done, actor_of(u, ON_S), u->pipes[ON_S].count);
    }
    u->issued_count++;
    vclock_copy(&r->issued, u->issued);
    vclock_raise(&r->issued, u->index, u->issued_count);
    u->sent[u->sent_count++ % RELEASES_KEPT] =
        (sent){.issued = u->issued_count, .site = site, .pipe = (uint8_t)pipe, .arrival = arrival};
    return r;
}

const sent *order_sent_after(const unit *first, const access *earlier, const unit *who)
{
    uint32_t kept = first->sent_count < RELEASES_KEPT ? first->sent_count : RELEASES_KEPT;
    uint32_t known = vclock_get(who->issued, first->index);
    const sent *next = NULL;
    for (uint32_t i = first->sent_count - kept; i < first->sent_count; i++) {
        const sent *s = &first->sent[i % RELEASES_KEPT];
        if (s->issued <= earlier->issued)
            continue;
        next = next != NULL ? next : s;
        /* Short stores of one line, one after the other, are data: the flag comes behind them. */
        if (s->issued <= known && (s->arrival || s->site != earlier->site))
            return s;
    }
    return next;
}

const sent *order_sent_known(const unit *first, const access *earlier, const unit *who)
{
    uint32_t kept = first->sent_count < RELEASES_KEPT ? first->sent_count : RELEASES_KEPT;
    uint32_t known = vclock_get(who->issued, first->index);
    for (uint32_t i = first->sent_count; i-- > first->sent_count - kept;) {
        const sent *s = &first->sent[i % RELEASES_KEPT];
        if (s->issued <= known)
            return s->issued > earlier->issued ? s : NULL;
    }
    return NULL;
}

void order_acquire(engine *e, unit *u, uint32_t pipe, const release *r)
{
    calls_saw(e, u, r);
    vclock_join(&u->issued, r->issued);
    if (pipe != ON_S) {
        vclock_join(&u->pipes[pipe].done, r->done); /* known when the read is complete */
        return;
    }
    vclock_join(&u->pipes[ON_S].start, r->done);
    /* What is issued after the branch on the flag starts after it; profile strict does not trust
     * the issue order there (rule 20). */
    if (!e->strict || u->kind != UNIT_BLOCK)
        vclock_join(&u->issue, r->done);
}

static gathering *gathering_of(grid_state *g, uint32_t id, uint32_t generation)
{
    for (gathering *a = g->gatherings; a != NULL; a = a->next)
        if (a->id == id && a->generation == generation)
            return a;
    gathering *a = check_zeroed(sizeof *a);
    a->id = id;
    a->generation = generation;
    a->next = g->gatherings;
    g->gatherings = a;
    return a;
}

static void arrive(engine *e, unit *u, const check_event *event)
{
    if (event->id >= FLAGS_MAX)
        return;
    uint32_t pipe = event->pipe;
    if (pipe == ON_ALL) {
        drain_all(u);
        pipe = ON_S;
    }
    grid_state *g = grid_of(e, event->rank, event->grid);
    gathering *a = gathering_of(g, event->id, u->arrived[event->id]++);
    u->arrive_site[event->id] = event->site;
    release *r = order_release(e, u, pipe, event->site, true);
    vclock_join(&a->done, r->done);
    vclock_join(&a->issued, r->issued);
    a->count++;
    release_drop(&r);
}

static void arrive_wait(engine *e, unit *u, const check_event *event)
{
    if (event->id >= FLAGS_MAX)
        return;
    grid_state *g = grid_of(e, event->rank, event->grid);
    gathering *a = gathering_of(g, event->id, u->waited[event->id]++);
    vclock_join(&u->issued, a->issued);
    if (event->pipe == ON_S || event->pipe == ON_ALL)
        order_scalar_after(u, a->done);
    else {
        order_issue(u, event->pipe);
        vclock_join(&u->pipes[event->pipe].start, a->done);
        /* The scalar unit does not pass the wait either: hardware stalls the core. */
        if (!e->strict)
            order_scalar_after(u, a->done);
    }
}

void order_sync(engine *e, unit *u, const check_event *event)
{
    switch (event->kind) {
    case SEEN_NOTIFY:
        notify(e, u, event);
        break;
    case SEEN_WAIT:
        wait_for(e, u, event);
        break;
    case SEEN_PIPE_BARRIER:
        pipe_barrier(u, event->pipe, event->site);
        break;
    case SEEN_DATA_BARRIER:
        vclock_copy(&u->published, u->pipes[ON_S].start);
        if (u->pipes[ON_S].count > 0)
            vclock_raise(&u->published, actor_of(u, ON_S), u->pipes[ON_S].count);
        break;
    case SEEN_ARRIVE:
        arrive(e, u, event);
        break;
    default:
        arrive_wait(e, u, event);
        break;
    }
}

/* ---- grids and blocks ---- */

void order_grid_begin(engine *e, const check_event *event)
{
    unit *stream = unit_stream(e, event->rank, event->stream);
    grid_state *g = grid_of(e, event->rank, event->grid);
    g->stream = stream->index;
    g->call = stream->call;
    g->blocks = event->count;
    vclock_drop(&g->start);
    check_free(g->name);
    g->name = check_text(event->text != NULL ? event->text : "kernel");
    g->start = order_complete(stream, ON_S);
    vclock_copy(&g->issued, stream->issued);
    vclock_raise(&g->issued, stream->index, ++stream->issued_count);
}

static void gatherings_drop(grid_state *g)
{
    while (g->gatherings != NULL) {
        gathering *a = g->gatherings;
        g->gatherings = a->next;
        vclock_drop(&a->done);
        vclock_drop(&a->issued);
        check_free(a);
    }
}

static void grid_drop(grid_state *g)
{
    gatherings_drop(g);
    vclock_drop(&g->start);
    vclock_drop(&g->issued);
    check_free(g->name);
}

/* Nothing is kept of a kernel that is over: runs are long. */
void order_grid_end(engine *e, const check_event *event)
{
    grid_state *g = grid_of(e, event->rank, event->grid);
    grid_drop(g);
    size_t i = 0;
    while (e->grids[i] != g)
        i++;
    e->grid_count--;
    memmove(e->grids + i, e->grids + i + 1, (e->grid_count - i) * sizeof *e->grids);
    check_free(g);
}

void order_block_begin(engine *e, const check_event *event)
{
    unit *u = unit_of(e, event);
    grid_state *g = grid_of(e, event->rank, event->grid);
    g->begun++;
    u->grid = event->grid;
    u->call = g->call;
    u->inside = true;
    u->waiting = false;
    for (uint32_t pipe = 0; pipe < PIPES; pipe++) {
        vclock_copy(&u->pipes[pipe].start, g->start);
        vclock_copy(&u->pipes[pipe].done, g->start);
        vclock_copy(&u->pipes[pipe].given, g->start);
    }
    vclock_copy(&u->issue, g->start);
    vclock_copy(&u->published, g->start);
    vclock_copy(&u->begun, g->start);
    shadow_clear(&u->ub);
    until_block_begin(u);
    local_block_begin(u);
    vclock_copy(&u->issued, g->issued);
    memset(u->arrived, 0, sizeof u->arrived);
    memset(u->waited, 0, sizeof u->waited);
    u->sent_count = 0;
    u->atomic = u->atomic_payload = false;
    u->last_site = 0;
    order_clear_tokens(u);
}

static void check_tokens(engine *e, const unit *u)
{
    for (uint32_t from = 0; from < PIPES; from++)
        for (uint32_t to = 0; to < PIPES; to++)
            for (uint32_t id = 0; id < EVENTS_MAX; id++) {
                const token *left = u->tokens[from][to][id];
                if (left == NULL || !findings_is_new(e->findings, RULE_PAIRING, left->site, 0))
                    continue;
                report(e, RULE_PAIRING, left->site, 0,
                       check_format("%s notifies %s to %s, event %u", unit_name(u, ON_S),
                                    pipe_name(from), pipe_name(to), id),
                       NULL,
                       check_format("notify %s to %s, event %u, is never waited for: the event is "
                                    "still set when the next kernel starts",
                                    pipe_name(from), pipe_name(to), id));
            }
}

/* Blocks of a grid that have taken part in unequal numbers of all-block barriers. */
static void check_arrivals(engine *e, unit *u, grid_state *g)
{
    for (uint32_t id = 0; id < FLAGS_MAX; id++) {
        if (!g->first_ended) {
            g->arrivals[id] = u->arrived[id];
            g->arrival_site[id] = u->arrived[id] > 0 ? u->arrive_site[id] : 0;
            continue;
        }
        if (g->arrivals[id] == u->arrived[id])
            continue;
        uint32_t site = u->arrived[id] > 0 ? u->arrive_site[id] : g->arrival_site[id];
        if (!findings_is_new(e->findings, RULE_BARRIER_COUNT, site, 0))
            continue;
        report(
            e, RULE_BARRIER_COUNT, site, 0,
            check_format("%s arrived %u times at flag %u", unit_name(u, ON_S), u->arrived[id], id),
            NULL,
            check_format("blocks of %s arrive at the all-block barrier, flag %u, unequally "
                         "often: %u times and %u times",
                         g->name, id, g->arrivals[id], u->arrived[id]));
    }
    g->first_ended = true;
}

void order_abandon(engine *e, unit *u)
{
    unit *stream = unit_at(e, grid_of(e, u->rank, u->grid)->stream);
    drain_all(u);
    order_scalar_after(stream, u->issue);
    vclock_join(&stream->issued, u->issued);
    vclock_raise(&stream->issued, u->index, u->issued_count);
    u->inside = false;
    u->waiting = false;
    order_clear_tokens(u);
}

void order_block_end(engine *e, const check_event *event)
{
    unit *u = unit_of(e, event);
    grid_state *g = grid_of(e, event->rank, event->grid);
    check_tokens(e, u);
    check_arrivals(e, u, g);
    if (u->atomic && findings_is_new(e->findings, RULE_ATOMIC_MODE, u->atomic_site, 0))
        report(e, RULE_ATOMIC_MODE, u->atomic_site, 0,
               check_format("%s sets an atomic mode", unit_name(u, ON_S)), NULL,
               check_format("the atomic mode is still on at the end of the kernel: the next kernel "
                            "on this core adds where it means to store; call %s",
                            spell(e, u->atomic_site, SPELL_ATOMIC_OFF)));
    order_abandon(e, u);
}

void order_close(engine *e)
{
    order_host_close(e);
    for (size_t i = 0; i < e->grid_count; i++) {
        grid_drop(e->grids[i]);
        check_free(e->grids[i]);
    }
    check_free(e->grids);
    for (size_t i = 0; i < e->unit_count; i++) {
        unit *u = e->units[i];
        order_clear_tokens(u);
        for (uint32_t pipe = 0; pipe < PIPES; pipe++) {
            vclock_drop(&u->pipes[pipe].start);
            vclock_drop(&u->pipes[pipe].done);
            vclock_drop(&u->pipes[pipe].given);
        }
        vclock_drop(&u->issue);
        vclock_drop(&u->published);
        vclock_drop(&u->begun);
        vclock_drop(&u->issued);
        shadow_clear(&u->ub);
        local_close(u);
        until_close(u);
        check_free(u->payloads);
        check_free(u);
    }
    unit_close(e);
}
