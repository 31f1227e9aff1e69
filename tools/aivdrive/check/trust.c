/* check/trust: flags and counts that are believed because another flag has come (rule 14). A read
 * of a small word says nothing by itself: it may be a look that would have been repeated. Over the
 * whole run the line of source tells: one that waits sees, now and then, a word that nothing has
 * announced, or looks again. One at which every word had been announced by a later flag of its
 * writer, and in which one block has found different values in one kernel, takes what it finds. */
#include "engine.h"
#include "memory.h"

typedef struct trusting {
    bool waits;   /* it looks again, or at words that nothing has announced */
    bool differs; /* different values in one block of one kernel */
    /* the last look, and the last one at a word that was announced but not complete */
    uint32_t unit, grid;
    uint64_t address;
    bool any;
    uint32_t taken_unit, taken_grid;
    uint64_t taken_value;
    /* the first of those, for the report */
    char *read, *write;
    uint32_t write_site, flag_site;
} trusting;

typedef struct trust {
    trusting *sites; /* by index of the source line */
    size_t count, room;
} trust;

static trusting *site_at(engine *e, uint32_t site)
{
    if (e->trust == NULL)
        e->trust = check_zeroed(sizeof *e->trust);
    trust *t = e->trust;
    while (t->count <= site) {
        CHECK_GROW(t->sites, t->room, t->count);
        t->sites[t->count++] = (trusting){0};
    }
    return &t->sites[site];
}

void trust_look(engine *e, const unit *u, const check_event *event, uint64_t address)
{
    if (u->kind != UNIT_BLOCK || event->site == 0)
        return;
    trusting *t = site_at(e, event->site);
    t->waits |=
        event->polled || (t->unit == u->index + 1 && t->grid == u->grid && t->address == address);
    t->unit = u->index + 1;
    t->grid = u->grid;
    t->address = address;
}

void trust_word(engine *e, const unit *u, const check_event *event, const access *read,
                const span *part)
{
    if (u->kind != UNIT_BLOCK || event->site == 0)
        return;
    trusting *t = site_at(e, event->site);
    const unit *writer = unit_at(e, part->write.actor / PIPES);
    const sent *flag =
        writer->kind == UNIT_BLOCK ? order_sent_known(writer, &part->write, u) : NULL;
    if (flag == NULL) {
        t->waits = true;
        return;
    }
    t->differs |= t->any && t->taken_unit == u->index && t->taken_grid == u->grid &&
                  t->taken_value != event->value;
    t->taken_unit = u->index;
    t->taken_grid = u->grid;
    t->taken_value = event->value;
    if (t->any)
        return;
    t->any = true;
    t->write_site = part->write.site;
    t->flag_site = flag->site;
    t->read = access_text(e, read, false, part->begin, part->end, NULL);
    t->write = access_text(e, &part->write, true, part->begin, part->end, NULL);
}

static void tell(engine *e, trusting *t, uint32_t site)
{
    if (!t->any || t->waits || !t->differs ||
        !findings_is_new(e->findings, RULE_FLAG_GROUPS, site, t->write_site))
        return;
    report(
        e, RULE_FLAG_GROUPS, site, t->write_site, t->read, t->write,
        check_format("no drain between the store at %s and the flag at %s, which vouches for it: "
                     "what is taken at %s without waiting for it may be what was there before",
                     findings_place(e->findings, t->write_site),
                     findings_place(e->findings, t->flag_site), findings_place(e->findings, site)));
    t->read = t->write = NULL; /* the finding's */
}

void trust_finish(engine *e)
{
    for (size_t i = 0; e->trust != NULL && i < e->trust->count; i++)
        tell(e, &e->trust->sites[i], (uint32_t)i);
}

void trust_close(engine *e)
{
    if (e->trust == NULL)
        return;
    for (size_t i = 0; i < e->trust->count; i++) {
        check_free(e->trust->sites[i].read);
        check_free(e->trust->sites[i].write);
    }
    check_free(e->trust->sites);
    check_free(e->trust);
    e->trust = NULL;
}
