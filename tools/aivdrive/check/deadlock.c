/* check/deadlock: when no block of any rank can move: who waits for which word, who wrote it last.
 */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "memory.h"

enum { WAITERS_TOLD = 64 };

void deadlock_event(engine *e, unit *u, const check_event *event)
{
    u->waiting = event->kind == SEEN_WAIT_BEGIN;
    if (!u->waiting)
        return;
    u->wait_address = event->from;
    u->wait_value = event->value;
    u->wait_wanted = event->wanted;
    u->wait_site = event->site != 0 ? event->site : u->last_site;
    u->wait_sequence = e->sequence;
    snprintf(u->wait_what, sizeof u->wait_what, "%s", event->text != NULL ? event->text : "");
}

static const span *word_at(const engine *e, uint64_t address)
{
    cursor at;
    if (address == 0 || !shadow_seek(&e->gm, address, &at))
        return NULL;
    const span *s = shadow_at(&e->gm, at);
    return s->begin <= address ? s : NULL;
}

/* The word has been written since the block looked: it only has not got its turn. */
static bool may_wake(const engine *e, const unit *u)
{
    const span *s = word_at(e, u->wait_address);
    return s != NULL && s->write.sequence > u->wait_sequence;
}

static bool gathered(const engine *e, const unit *u)
{
    /* Waits for all blocks of its grid: it can go on when any of them can. */
    (void)e;
    return u->wait_address == 0;
}

/* All blocks that have begun wait, and nobody outside can wake them. */
static bool stuck(const engine *e)
{
    bool any = false;
    for (size_t i = 0; i < e->unit_count; i++) {
        const unit *u = e->units[i];
        if (u->kind == UNIT_BLOCK && u->inside) {
            if (!u->waiting || (!gathered(e, u) && may_wake(e, u)))
                return false;
            any = true;
        }
        if (u->kind == UNIT_HOST && !u->host_ended && !u->blocked)
            return false;
        if (u->kind == UNIT_STREAM && !u->host_ended && !u->running && u->queued > 0)
            return false; /* the next task only has not begun yet */
    }
    for (size_t i = 0; any && i < e->grid_count; i++) {
        const grid_state *g = e->grids[i];
        if (g->begun < g->blocks)
            return false;
    }
    return any;
}

static char *waiter_text(const engine *e, const unit *u)
{
    char wanted[64] = "";
    if (u->wait_wanted != ~UINT64_C(0))
        snprintf(wanted, sizeof wanted, ", wants 0x%llx", (unsigned long long)u->wait_wanted);
    if (u->wait_address == 0)
        return check_format("rank %u block %u waits for %s", u->rank, u->block,
                            *u->wait_what ? u->wait_what : "all blocks");
    return check_format("rank %u block %u waits for %s, sees 0x%llx%s", u->rank, u->block,
                        memory_name(e, u->wait_address), (unsigned long long)u->wait_value, wanted);
}

static char *writer_text(const engine *e, const unit *u, uint32_t *site)
{
    const span *s = word_at(e, u->wait_address);
    *site = 0;
    if (s == NULL || s->write.epoch == 0)
        return NULL;
    *site = s->write.site;
    char *text = access_text(e, &s->write, true, s->begin, s->end, NULL);
    if (s->flag == NULL)
        return text;
    char *more = check_format("%s: value 0x%llx", text, (unsigned long long)s->flag->value);
    check_free(text);
    return more;
}

/* A signal that was stored over before anybody saw it is why somebody waits for ever. */
static void lost_signal(engine *e, const unit *u)
{
    const span *s = word_at(e, u->wait_address);
    if (s == NULL || s->flag == NULL || !s->flag->hides)
        return;
    const release *flag = s->flag;
    /* Sums are not in the record of a store that adds; what the waiter sees is. */
    uint64_t over = s->write.atomic ? u->wait_value : flag->over_value;
    bool beyond = over > flag->hidden_value;
    bool wanted_more = u->wait_wanted != ~UINT64_C(0) && u->wait_value < u->wait_wanted;
    if (beyond && wanted_more)
        return; /* it has not passed what is waited for */
    check_rule rule = beyond ? RULE_EQUAL_WAIT : RULE_OVERWRITTEN;
    if (!findings_is_new(e->findings, rule, u->wait_site, flag->over_site))
        return;
    report(e, rule, u->wait_site, flag->over_site, waiter_text(e, u),
           check_format("made it 0x%llx", (unsigned long long)over),
           check_format(beyond ? "the word went from 0x%llx (%s) to 0x%llx (%s) before the waiting "
                                 "block looked: a wait for equality never ends; wait for at least"
                               : "the signal 0x%llx (%s) was overwritten by 0x%llx (%s) before the "
                                 "waiting block saw it",
                        (unsigned long long)flag->hidden_value,
                        findings_place(e->findings, flag->hidden_site), (unsigned long long)over,
                        findings_place(e->findings, flag->over_site)));
}

/* It would arrive, but for the word that it waits for: that is reported. */
static bool held_up(const unit *u)
{
    return u->inside && u->waiting && u->wait_address != 0;
}

/* Blocks that have ended, or wait at another flag, have arrived less often. */
static void missing_arrival(engine *e, const unit *u)
{
    for (size_t i = 0; i < e->unit_count; i++) {
        const unit *other = e->units[i];
        if (other->kind != UNIT_BLOCK || other->rank != u->rank || other->grid != u->grid ||
            other == u || held_up(other))
            continue;
        for (uint32_t id = 0; id < FLAGS_MAX; id++) {
            if (other->arrived[id] >= u->arrived[id] ||
                !findings_is_new(e->findings, RULE_BARRIER_COUNT, u->wait_site, 0))
                continue;
            report(e, RULE_BARRIER_COUNT, u->wait_site, 0, waiter_text(e, u), NULL,
                   check_format("block %u waits at the all-block barrier, flag %u, for the %u. "
                                "arrival of block %u, which %s",
                                u->block, id, u->arrived[id], other->block,
                                other->inside ? "has not arrived" : "has ended without it"));
        }
    }
}

/* A wait graph of many blocks is cut, but says so. */
static void tell_more(engine *e, uint32_t more)
{
    report(
        e, RULE_DEADLOCK, 0, 0, check_format("%u more blocks wait", more), NULL,
        check_format("deadlock: no block of any rank can move; %u more blocks wait than are told "
                     "of one by one",
                     more));
}

void deadlock_timed_out(engine *e, uint32_t rank, uint32_t grid)
{
    for (size_t i = 0; i < e->unit_count; i++) {
        const unit *u = e->units[i];
        if (u->kind != UNIT_BLOCK || u->rank != rank || u->grid != grid || !u->inside ||
            !u->waiting)
            continue;
        if (u->wait_address == 0)
            missing_arrival(e, u);
        lost_signal(e, u);
    }
}

static bool report_all(engine *e)
{
    bool any = false;
    uint32_t waiters = 0;
    for (size_t i = 0; i < e->unit_count; i++) {
        unit *u = e->units[i];
        if (u->kind != UNIT_BLOCK || !u->inside || !u->waiting)
            continue;
        any = true;
        uint32_t site;
        char *writer = writer_text(e, u, &site);
        if (++waiters > WAITERS_TOLD) {
            check_free(writer);
            continue;
        }
        report(e, RULE_DEADLOCK, u->wait_site, site, waiter_text(e, u), writer,
               check_format("deadlock: no block of any rank can move; %s",
                            u->wait_address == 0 ? "not all blocks arrive"
                            : site == 0          ? "nobody has stored to the awaited word"
                                                 : "nobody stores to the awaited word any more"));
        if (u->wait_address == 0)
            missing_arrival(e, u);
        lost_signal(e, u);
    }
    if (waiters > WAITERS_TOLD)
        tell_more(e, waiters - WAITERS_TOLD);
    return any;
}

bool deadlock_look(engine *e)
{
    if (e->deadlock || !stuck(e))
        return e->deadlock;
    e->deadlock = report_all(e);
    if (e->deadlock)
        calls_compare(e);
    return e->deadlock;
}
