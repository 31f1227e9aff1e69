/* check/explain: from two accesses that nothing orders to the rule and the words: what is missing
 * between which lines. */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "memory.h"
#include "record/format.h"

static const char *size_text(uint64_t bytes)
{
    static char texts[8][32];
    static unsigned turn;
    char *text = texts[turn++ % 8];
    if (bytes >= 1 << 20 && bytes % (1 << 20) == 0)
        snprintf(text, sizeof texts[0], "%llu MiB", (unsigned long long)(bytes >> 20));
    else if (bytes >= 1024 && bytes % 1024 == 0)
        snprintf(text, sizeof texts[0], "%llu KiB", (unsigned long long)(bytes >> 10));
    else
        snprintf(text, sizeof texts[0], "%llu byte%s", (unsigned long long)bytes,
                 bytes == 1 ? "" : "s");
    return text;
}

static const char *ub_text(uint64_t address)
{
    static char texts[8][48];
    static unsigned turn;
    char *text = texts[turn++ % 8];
    if (!record_is_local(address))
        snprintf(text, sizeof texts[0], "UB+0x%llx", (unsigned long long)address);
    else
        snprintf(text, sizeof texts[0], "a UB local (0x%llx)", (unsigned long long)address);
    return text;
}

char *access_text(const engine *e, const access *a, bool write, uint64_t begin, uint64_t end,
                  const unit *ub_of)
{
    const unit *u = unit_at(e, a->actor / PIPES);
    return check_format("%s %s %s at %s", unit_name(u, a->actor % PIPES),
                        write ? a->atomic ? "combined" : "wrote" : "read", size_text(end - begin),
                        ub_of != NULL ? ub_text(begin) : memory_name(e, begin));
}

finding *report(engine *e, check_rule rule, uint32_t site, uint32_t other, char *what,
                char *other_what, char *message)
{
    finding_side side = {what, site}, second = {other_what, other};
    return findings_add(e->findings, rule, e->sequence, message, side,
                        other_what != NULL ? &second : NULL);
}

/* ---- which rule ---- */

static bool issued_order(const unit *who, const unit *first, const access *earlier)
{
    return vclock_get(who->issued, first->index) >= earlier->issued;
}

/* The same block: what is missing is between two of its pipes. */
static check_rule rule_inside(const clash *c, uint32_t from, uint32_t to)
{
    if (from == to)
        return RULE_SAME_PIPE;
    if (from == ON_S || to == ON_S)
        return c->of_flag && to == ON_S ? RULE_POLL_MOVE : RULE_SCALAR_PIPE;
    return c->conflict == READ_AFTER_WRITE ? RULE_PIPE_READ : RULE_PIPE_REUSE;
}

static check_rule rule_between(const clash *c, const unit *first, const sent **carrier)
{
    *carrier = NULL;
    if (first->kind != UNIT_BLOCK || c->who->kind != UNIT_BLOCK)
        return RULE_HOST_RACE;
    if (c->known != NULL ? c->known->announced : issued_order(c->who, first, c->earlier)) {
        if (c->pipe != ON_S && access_ordered(c->who, ON_S, c->earlier))
            return RULE_LOAD_EARLY;
        *carrier = order_sent_after(first, c->earlier, c->who);
        const sent *vouching = order_sent_known(first, c->earlier, c->who);
        if (c->known != NULL && c->earlier->small && vouching != NULL) {
            *carrier = vouching;
            return RULE_FLAG_GROUPS;
        }
        if (*carrier != NULL && (*carrier)->arrival)
            return RULE_ARRIVAL;
        if (c->conflict == WRITE_AFTER_READ)
            return RULE_READ_THEN_FLAG;
        return *carrier != NULL && (*carrier)->pipe == ON_S ? RULE_SCALAR_FLAG : RULE_MOVE_FLAG;
    }
    /* A reader of what this writer wrote before: a slot that is used again. Else it has not waited.
     */
    bool again = c->conflict == WRITE_AFTER_READ && c->before != NULL &&
                 c->before->actor / PIPES == c->who->index;
    return again ? RULE_SLOT_REUSE : RULE_RACE;
}

/* ---- words ---- */

static const char *operation(const access *a, bool write)
{
    if (a->way == BY_HOST)
        return write ? "host's write" : "host's read";
    if (a->way == BY_SCALAR)
        return write ? "scalar store" : "scalar load";
    return a->actor % PIPES == ON_V ? "vector operation" : "copy";
}

static char *words_inside(const engine *e, const clash *c, uint32_t from, uint32_t to)
{
    bool earlier_write = c->conflict != WRITE_AFTER_READ,
         later_write = c->conflict != READ_AFTER_WRITE;
    const char *first = findings_place(e->findings, c->earlier->site);
    const char *second = findings_place(e->findings, c->later->site);
    if (from == to)
        return check_format("no %s between the %s at %s and the %s at %s, which use the same "
                            "bytes: a pipe may start "
                            "an operation before the last one is complete",
                            spell_barrier(e, c->later->site, from),
                            operation(c->earlier, earlier_write), first,
                            operation(c->later, later_write), second);
    return check_format(
        "no %s between the %s at %s and the %s at %s", spell_events(e, c->later->site, from, to),
        operation(c->earlier, earlier_write), first, operation(c->later, later_write), second);
}

static char *words_drain(const engine *e, const clash *c, const sent *carrier, uint32_t pipe)
{
    bool write = c->conflict != WRITE_AFTER_READ;
    const char *first = findings_place(e->findings, c->earlier->site);
    if (pipe == ON_S && e->strict)
        return check_format("no %s between the %s at %s and the flag at %s",
                            spell(e, carrier->site, SPELL_DATA_BARRIER),
                            operation(c->earlier, write), first,
                            findings_place(e->findings, carrier->site));
    bool both = e->strict && carrier->pipe == ON_S && !carrier->arrival;
    return check_format(
        "no %s drain between the %s at %s and the %s at %s%s%s%s%s%s", pipe_name(pipe),
        operation(c->earlier, write), first, carrier->arrival ? "all-block barrier" : "flag",
        findings_place(e->findings, carrier->site), both ? " (profile strict: " : "",
        both ? spell(e, carrier->site, SPELL_DRAIN_ALL) : "", both ? " and " : "",
        both ? spell(e, carrier->site, SPELL_DATA_BARRIER) : "", both ? ")" : "");
}

static const char *access_word(conflict kind, bool later)
{
    if (later)
        return kind == READ_AFTER_WRITE ? "read" : "write";
    return kind == WRITE_AFTER_READ ? "read" : "write";
}

static char *words_unordered(const engine *e, const clash *c, const unit *first, check_rule rule)
{
    const char *one = findings_place(e->findings, c->earlier->site);
    const char *two = findings_place(e->findings, c->later->site);
    if (rule == RULE_HOST_RACE)
        return check_format("nothing orders the %s by %s at %s and the %s by %s at %s: synchronise "
                            "the stream, or wait for an event, between them",
                            access_word(c->conflict, false),
                            first->kind == UNIT_BLOCK ? "the kernel" : "the host", one,
                            access_word(c->conflict, true),
                            c->who->kind == UNIT_BLOCK ? "the kernel" : "the host", two);
    if (rule == RULE_LOAD_EARLY)
        return check_format("no %s between the scalar poll and the %s at %s: it may start before "
                            "the poll has succeeded, and see what was there before %s",
                            spell_events(e, c->later->site, ON_S, c->pipe),
                            access_word(c->conflict, true), two, one);
    if (rule == RULE_SLOT_REUSE) {
        bool late = c->conflict == READ_AFTER_WRITE;
        return check_format("the write at %s may come before the read at %s is done: no flag or "
                            "barrier tells the writer that the reader is through",
                            late ? one : two, late ? two : one);
    }
    return check_format("no flag or barrier between the %s at %s and the %s at %s",
                        access_word(c->conflict, false), one, access_word(c->conflict, true), two);
}

void explain(engine *e, const clash *c)
{
    const unit *first = unit_at(e, c->earlier->actor / PIPES);
    uint32_t from = c->earlier->actor % PIPES;
    const sent *carrier = NULL;
    if (first->kind != UNIT_BLOCK && c->who->kind != UNIT_BLOCK && first->kind == c->who->kind)
        return; /* host threads have their own ways to wait for each other */
    if (!c->in_ub && first->rank != c->who->rank && memory_private(e))
        return;
    bool inside = units_same_block(first, c->who);
    check_rule rule = inside ? rule_inside(c, from, c->pipe) : rule_between(c, first, &carrier);
    const surplus *late = rule == RULE_RACE || rule == RULE_HOST_RACE ? until_reason(e, c) : NULL;
    /* The reader came late: what it should have read is gone already. */
    if (late != NULL && rule == RULE_RACE && c->conflict == READ_AFTER_WRITE && c->earlier->anew)
        rule = RULE_SLOT_REUSE;
    if (!findings_is_new(e->findings, rule, c->later->site, c->earlier->site))
        return;
    const unit *ub = c->in_ub ? c->who : NULL;
    char *message = inside            ? words_inside(e, c, from, c->pipe)
                    : carrier != NULL ? words_drain(e, c, carrier, from)
                                      : words_unordered(e, c, first, rule);
    finding *told = report(
        e, rule, c->later->site, c->earlier->site,
        access_text(e, c->later, c->conflict != READ_AFTER_WRITE, c->begin, c->end, ub),
        access_text(e, c->earlier, c->conflict != WRITE_AFTER_READ, c->begin, c->end, ub), message);
    if (late != NULL)
        findings_add_side(told, (finding_side){until_text(e, late), late->site});
}
