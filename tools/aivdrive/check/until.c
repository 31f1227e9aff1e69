/* check/until: waits whose condition is known. A wait that came late has seen a later store than it
 * needs. What that store carries the program may not rely on: in another run the wait would have
 * ended earlier. So the wait is given what the first store carries that would have ended it: the
 * first of those in a row, up to the one it has seen, for which its condition holds.
 *
 *     stores of the word     0   1   2   3   4        the wait for >= 1 has seen 4
 *     condition holds            x   x   x   x
 *     it is given what           ^ this one carries
 *
 * The row begins behind a store that is known to be complete before the wait. When the program goes
 * on to use the value it has seen (SEEN_TAKEN), it is given the rest from there on. Other reads are
 * given what they have seen: nobody knows what the program makes of the value. */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "memory.h"
#include "record/format.h"

enum { SURPLUS_KEPT = 32 /* of a unit */ };

typedef struct untils {
    bool open;      /* a wait is under way, */
    bool satisfied; /* and its last read has been */
    uint32_t number, site;
    uint64_t address, bytes, compare, wanted;
    surplus kept[SURPLUS_KEPT];
    uint32_t count;
} untils;

static untils *untils_of(unit *u)
{
    if (u->untils == NULL)
        u->untils = check_zeroed(sizeof *u->untils);
    return u->untils;
}

/* ---- conditions ---- */

static double as_float(uint64_t value, uint64_t bytes)
{
    float single;
    double number;
    if (bytes == 8) {
        memcpy(&number, &value, sizeof number);
        return number;
    }
    memcpy(&single, &value, sizeof single);
    return (double)single;
}

/* -1, 0, 1, and 2 for floats of which one is not a number. */
static int order_of(const untils *w, uint64_t value)
{
    unsigned unused = 64 - 8 * (unsigned)w->bytes;
    uint64_t a = value << unused, b = w->wanted << unused;
    if ((w->compare & RECORD_AS_FLOAT) != 0) {
        double x = as_float(value, w->bytes), y = as_float(w->wanted, w->bytes);
        return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
    }
    if ((w->compare & RECORD_AS_COUNTER) != 0)
        return (int64_t)(a - b) < 0 ? -1 : a != b;
    if ((w->compare & RECORD_AS_SIGNED) != 0)
        return (int64_t)a < (int64_t)b ? -1 : (int64_t)a > (int64_t)b;
    return a < b ? -1 : a > b;
}

static bool holds(const untils *w, uint64_t value)
{
    int order = order_of(w, value);
    switch (w->compare & RECORD_COMPARISON) {
    case RECORD_EQ:
        return order == 0;
    case RECORD_NE:
        return order != 0;
    case RECORD_GT:
        return order == 1;
    case RECORD_GE:
        return order == 0 || order == 1;
    case RECORD_LT:
        return order == -1;
    default:
        return order <= 0;
    }
}

/* ---- the end of a wait ---- */

static release *first_of(const unit *u, uint32_t pipe, release *seen)
{
    const vclock *known = u->pipes[pipe].start;
    release *first = seen;
    for (release *r = seen; r != NULL; r = r->before) {
        if (r->bytes < u->untils->bytes || !holds(u->untils, r->value) ||
            vclock_get(known, r->actor) >= r->epoch)
            break;
        first = r;
    }
    return first;
}

static void keep(const unit *u, const access *read, release *first, release *seen)
{
    untils *w = u->untils;
    surplus *place = &w->kept[w->count++ % SURPLUS_KEPT];
    release_drop(&place->first);
    release_drop(&place->seen);
    *place = (surplus){.number = w->number,
                       .site = w->site != 0 ? w->site : read->site,
                       .unit = u->index,
                       .read = *read,
                       .bytes = w->bytes,
                       .compare = w->compare,
                       .wanted = w->wanted,
                       .first = release_share(first),
                       .seen = release_share(seen)};
}

const release *until_ends(unit *u, const check_event *event, const access *read, bool again,
                          release *flag)
{
    untils *w = event->waits ? untils_of(u) : u->untils;
    if (event->waits) /* the wait is this one event */
        *w = (untils){.open = true,
                      .site = event->site,
                      .address = event->from,
                      .bytes = event->size,
                      .compare = event->id,
                      .wanted = event->wanted,
                      .count = w->count};
    if (w == NULL || !w->open || event->from != w->address || flag->begin != w->address)
        return flag;
    if (w->satisfied && !again) {
        w->open = false;
        return flag;
    }
    if (event->size < w->bytes || !holds(w, event->value))
        return flag;
    w->satisfied = true;
    release *first = first_of(u, read->actor % PIPES, flag);
    if (first != flag)
        keep(u, read, first, flag);
    return first;
}

/* The scalar unit has looked at the value, so it goes on after all that its store carries. */
static void taken(engine *e, unit *u, uint32_t number)
{
    for (uint32_t i = 0; u->untils != NULL && number != 0 && i < SURPLUS_KEPT; i++) {
        const surplus *s = &u->untils->kept[i];
        if (s->number != number)
            continue;
        order_acquire(e, u, ON_S, s->seen);
        if (s->read.actor != actor_of(u, ON_S))
            order_scalar_after(u, s->seen->done);
    }
}

void until_event(engine *e, unit *u, const check_event *event)
{
    if (event->kind == SEEN_TAKEN) {
        taken(e, u, event->id);
        return;
    }
    untils *w = untils_of(u);
    w->open = event->size >= 1 && event->size <= 8;
    w->satisfied = false;
    w->number = event->id;
    w->site = event->site;
    w->address = event->from;
    w->bytes = event->size;
    w->compare = event->value;
    w->wanted = event->wanted;
}

/* Numbers of waits are a block's own. */
void until_block_begin(unit *u)
{
    if (u->untils == NULL)
        return;
    u->untils->open = false;
    for (uint32_t i = 0; i < SURPLUS_KEPT; i++)
        u->untils->kept[i].number = 0;
}

void until_close(unit *u)
{
    for (uint32_t i = 0; u->untils != NULL && i < SURPLUS_KEPT; i++) {
        release_drop(&u->untils->kept[i].first);
        release_drop(&u->untils->kept[i].seen);
    }
    check_free(u->untils);
}

/* ---- what it explains ---- */

/* The later access comes after the wait, and with what the wait has seen beyond its need it would
 * come after the earlier one. */
static bool explains(const surplus *s, const clash *c)
{
    if (s->seen == NULL || vclock_get(s->seen->done, c->earlier->actor) < c->earlier->epoch ||
        vclock_get(s->first->done, c->earlier->actor) >= c->earlier->epoch)
        return false;
    if (s->unit == c->who->index)
        return s->read.sequence < c->later->sequence;
    return vclock_get(c->who->pipes[c->pipe].start, s->read.actor) >= s->read.epoch;
}

static const surplus *reason_of(const unit *u, const clash *c)
{
    for (uint32_t i = 0; u->untils != NULL && i < SURPLUS_KEPT; i++)
        if (explains(&u->untils->kept[i], c))
            return &u->untils->kept[i];
    return NULL;
}

const surplus *until_reason(const engine *e, const clash *c)
{
    const surplus *found = reason_of(c->who, c);
    for (size_t i = 0; found == NULL && i < e->unit_count; i++)
        found = reason_of(e->units[i], c);
    return found;
}

static const char *number_text(const surplus *s, uint64_t value)
{
    static char texts[4][32];
    static unsigned turn;
    char *text = texts[turn++ % 4];
    unsigned unused = 64 - 8 * (unsigned)s->bytes;
    if ((s->compare & RECORD_AS_FLOAT) != 0)
        snprintf(text, sizeof texts[0], "%g", as_float(value, s->bytes));
    else if ((s->compare & RECORD_AS_SIGNED) != 0)
        snprintf(text, sizeof texts[0], "%lld", (long long)((int64_t)(value << unused) >> unused));
    else
        snprintf(text, sizeof texts[0], "%llu", (unsigned long long)(value << unused >> unused));
    return text;
}

char *until_text(const engine *e, const surplus *s)
{
    static const char *const signs[] = {"==", "!=", ">", ">=", "<", "<="};
    uint64_t sign = s->compare & RECORD_COMPARISON;
    return check_format("%s waits until %s %s %s: the store of %s at %s ends the wait; this run "
                        "came late and saw %s, stored at %s",
                        unit_name(unit_at(e, s->unit), ON_S), memory_name(e, s->seen->begin),
                        signs[sign < 6 ? sign : 1], number_text(s, s->wanted),
                        number_text(s, s->first->value),
                        findings_place(e->findings, s->first->site), number_text(s, s->seen->value),
                        findings_place(e->findings, s->seen->site));
}
