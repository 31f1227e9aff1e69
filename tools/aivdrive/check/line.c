/* check/line: the scalar unit's data cache. It is not coherent: a core sees a line as it was when
 * it first loaded it, until asc_dcci; what it stores stays in the core until then, and then the
 * whole line is written, with the bytes that others have changed meanwhile. */
#include <string.h>

#include "engine.h"
#include "memory.h"

enum { LINE_SHIFT = 6, LINE_BYTES = 64, GROUP_SHIFT = 6 /* lines of a group: 4 KiB */ };

/* A line that some scalar unit has used. */
typedef struct line {
    uint64_t number;     /* address >> LINE_SHIFT; 0 = free place */
    access scalar, move; /* the last writes, and which of its bytes they wrote */
    uint64_t scalar_bytes, move_bytes;
    uint64_t dirty; /* bytes that unit `dirty_unit` has stored and not written back */
    uint64_t kept;  /* the same, also after the write-back, which was its operation `cleaned` */
    uint32_t dirty_unit, dirty_issued, dirty_site, cleaned;
    uint32_t seen_site; /* the reader that looked at the dirty bytes, to tell if they stay so */
    uint32_t seen_unit;
    uint64_t polled; /* bytes loaded after asc_dcci by unit */
    uint32_t polled_unit, polled_site;
} line;

typedef struct lines {
    line *table;
    size_t room, count;
    /* Groups of lines with a line in the table, 1 + number: a large move passes over the others. */
    uint64_t *groups;
    size_t group_room, group_count;
} lines;

/* A line in a core's cache. */
typedef struct held {
    uint64_t number;
    uint64_t loaded; /* sequence; 0 = not in the cache, but was cleaned on purpose */
    uint32_t site;
} held;

typedef struct cache {
    held *table;
    size_t room, count;
} cache;

static uint64_t hash_of(uint64_t number)
{
    return number * 0x9E3779B97F4A7C15u >> 20;
}

static line *find(const lines *l, uint64_t number)
{
    if (l == NULL || l->room == 0)
        return NULL;
    for (size_t i = hash_of(number) & (l->room - 1);; i = (i + 1) & (l->room - 1)) {
        if (l->table[i].number == number)
            return &l->table[i];
        if (l->table[i].number == 0)
            return NULL;
    }
}

static size_t group_slot(const lines *l, uint64_t group)
{
    size_t i = hash_of(group) & (l->group_room - 1);
    while (l->groups[i] != 0 && l->groups[i] != group + 1)
        i = (i + 1) & (l->group_room - 1);
    return i;
}

static bool group_used(const lines *l, uint64_t group)
{
    return l != NULL && l->group_room != 0 && l->groups[group_slot(l, group)] != 0;
}

static void group_note(lines *l, uint64_t group)
{
    if (2 * (l->group_count + 1) > l->group_room) {
        uint64_t *old = l->groups;
        size_t old_room = l->group_room;
        l->group_room = old_room != 0 ? 2 * old_room : 64;
        l->groups = check_zeroed(l->group_room * sizeof *l->groups);
        for (size_t i = 0; i < old_room; i++)
            if (old[i] != 0)
                l->groups[group_slot(l, old[i] - 1)] = old[i];
        check_free(old);
    }
    size_t i = group_slot(l, group);
    l->group_count += l->groups[i] == 0;
    l->groups[i] = group + 1;
}

static line *make(engine *e, uint64_t number)
{
    if (e->lines == NULL)
        e->lines = check_zeroed(sizeof *e->lines);
    lines *l = e->lines;
    line *old = find(l, number);
    if (old != NULL)
        return old;
    if (2 * (l->count + 1) > l->room) {
        lines bigger = *l;
        bigger.room = l->room != 0 ? 2 * l->room : 256;
        bigger.table = check_zeroed(bigger.room * sizeof(line));
        for (size_t i = 0; i < l->room; i++) {
            if (l->table[i].number == 0)
                continue;
            size_t k = hash_of(l->table[i].number) & (bigger.room - 1);
            while (bigger.table[k].number != 0)
                k = (k + 1) & (bigger.room - 1);
            bigger.table[k] = l->table[i];
        }
        check_free(l->table);
        *l = bigger;
    }
    size_t i = hash_of(number) & (l->room - 1);
    while (l->table[i].number != 0)
        i = (i + 1) & (l->room - 1);
    l->count++;
    l->table[i] = (line){.number = number};
    group_note(l, number >> GROUP_SHIFT);
    return &l->table[i];
}

static held *hold(unit *u, uint64_t number, bool new_one)
{
    if (u->cache == NULL) {
        if (!new_one)
            return NULL;
        u->cache = check_zeroed(sizeof *u->cache);
    }
    cache *c = u->cache;
    if (new_one && 2 * (c->count + 1) > c->room) {
        cache bigger = {check_zeroed((c->room ? 2 * c->room : 64) * sizeof(held)),
                        c->room ? 2 * c->room : 64, c->count};
        for (size_t i = 0; i < c->room; i++) {
            if (c->table[i].number == 0)
                continue;
            size_t k = hash_of(c->table[i].number) & (bigger.room - 1);
            while (bigger.table[k].number != 0)
                k = (k + 1) & (bigger.room - 1);
            bigger.table[k] = c->table[i];
        }
        check_free(c->table);
        *c = bigger;
    }
    if (c->room == 0)
        return NULL;
    size_t i = hash_of(number) & (c->room - 1);
    while (c->table[i].number != 0 && c->table[i].number != number)
        i = (i + 1) & (c->room - 1);
    if (c->table[i].number == 0) {
        if (!new_one)
            return NULL;
        c->table[i].number = number;
        c->count++;
    }
    return &c->table[i];
}

/* Bytes of the line that [begin, end) covers, a bit each. */
static uint64_t bytes_of(uint64_t number, uint64_t begin, uint64_t end)
{
    uint64_t first = number << LINE_SHIFT;
    uint64_t from = begin > first ? begin - first : 0;
    uint64_t to = end < first + LINE_BYTES ? end - first : LINE_BYTES;
    if (to <= from)
        return 0;
    uint64_t bits = to - from == 64 ? UINT64_MAX : (UINT64_C(1) << (to - from)) - 1;
    return bits << from;
}

static char *line_text(const engine *e, const access *a, uint64_t number, uint64_t bytes,
                       bool write)
{
    uint64_t first = (number << LINE_SHIFT) + (bytes ? (uint64_t)__builtin_ctzll(bytes) : 0);
    return access_text(e, a, write, first, first + (uint64_t)__builtin_popcountll(bytes), NULL);
}

/* The write was made while this block ran, as far as order tells. */
static bool concurrent(const unit *u, const access *a)
{
    return a->epoch != 0 && a->actor / PIPES != u->index &&
           vclock_get(u->begun, a->actor) < a->epoch;
}

/* ---- reads ---- */

/* Somebody reads bytes that the storing core still keeps to itself. */
static void check_dirty(engine *e, unit *u, line *l, uint64_t bytes, uint32_t site)
{
    if ((l->kept & bytes) == 0 || l->dirty_unit == u->index)
        return;
    uint32_t told = vclock_get(u->issued, l->dirty_unit);
    if (told <= l->dirty_issued) {
        if (l->dirty != 0) {
            l->seen_site = site; /* a flag: its asc_dcci may be the next thing to come */
            l->seen_unit = u->index;
        }
        return;
    }
    if (l->dirty == 0 && told >= l->cleaned)
        return; /* what told the reader came after the write-back */
    if (!findings_is_new(e->findings, RULE_SCALAR_PAYLOAD, site, l->dirty_site))
        return;
    report(e, RULE_SCALAR_PAYLOAD, site, l->dirty_site,
           check_format("%s read %s", unit_name(u, ON_S), memory_name(e, l->number << LINE_SHIFT)),
           check_format("%s stored there", unit_name(unit_at(e, l->dirty_unit), ON_S)),
           check_format("no %s of the line between the store at %s and the flag that announces it: "
                        "the value is still in the core's cache",
                        spell(e, l->dirty_site, SPELL_CACHE_CLEAN),
                        findings_place(e->findings, l->dirty_site)));
}

static void check_stale(engine *e, unit *u, const held *h, const line *l, uint64_t bytes,
                        const check_event *event)
{
    const access *newer = NULL;
    if (l->scalar.sequence > h->loaded && (l->scalar_bytes & bytes) != 0 &&
        l->scalar.actor / PIPES != u->index)
        newer = &l->scalar;
    if (l->move.sequence > h->loaded && (l->move_bytes & bytes) != 0)
        newer = &l->move;
    if (newer == NULL)
        return;
    bool poll = event->polled || event->site == h->site;
    check_rule rule = poll ? RULE_POLL_CACHE : RULE_STALE_READ;
    if (!findings_is_new(e->findings, rule, event->site, newer->site))
        return;
    report(e, rule, event->site, newer->site,
           check_format("%s loads %s", unit_name(u, ON_S), memory_name(e, event->from)),
           line_text(e, newer, l->number, bytes, true),
           check_format(poll ? "no %s before the load at %s, which polls: the core sees its cached "
                               "copy for ever"
                             : "no %s between the two loads of the line, the last at %s: the core "
                               "sees the copy it loaded before the write",
                        spell(e, event->site, SPELL_CACHE_CLEAN),
                        findings_place(e->findings, event->site)));
}

static void check_shared_line(engine *e, unit *u, line *l)
{
    if (l->polled_unit != u->index + 1 || !concurrent(u, &l->move) ||
        (l->move_bytes & l->polled) != 0 || !concurrent(u, &l->scalar) ||
        (l->scalar_bytes & l->polled) == 0 ||
        !findings_is_new(e->findings, RULE_LINE_PAYLOAD, l->polled_site, l->move.site))
        return;
    report(e, RULE_LINE_PAYLOAD, l->polled_site, l->move.site,
           check_format(
               "%s polls %s", unit_name(u, ON_S),
               memory_name(e, (l->number << LINE_SHIFT) + (uint64_t)__builtin_ctzll(l->polled))),
           line_text(e, &l->move, l->number, l->move_bytes, true),
           check_format("the polled word and data written by moves share a 64-byte line: "
                        "%s in the poll can write old data back over the new",
                        spell(e, l->polled_site, SPELL_CACHE_CLEAN)));
}

void line_scalar_read(engine *e, unit *u, const check_event *event)
{
    uint64_t end = event->from + event->size;
    for (uint64_t n = event->from >> LINE_SHIFT; n <= (end - 1) >> LINE_SHIFT; n++) {
        uint64_t bytes = bytes_of(n, event->from, end);
        line *l = make(e, n);
        held *h = hold(u, n, true);
        check_dirty(e, u, l, bytes, event->site);
        if (h->loaded != 0)
            check_stale(e, u, h, l, bytes, event);
        else if (h->site != 0 || h->loaded == 0) {
            if (h->site == UINT32_MAX) { /* cleaned right before */
                if (l->polled_unit != u->index + 1)
                    l->polled = 0;
                l->polled |= bytes;
                l->polled_unit = u->index + 1;
                l->polled_site = event->site;
            }
            h->loaded = e->sequence;
        }
        h->site = event->site;
        check_shared_line(e, u, l);
    }
}

/* ---- writes ---- */

static void report_line(engine *e, check_rule rule, const access *later, uint64_t later_bytes,
                        const access *earlier, uint64_t earlier_bytes, uint64_t number)
{
    if (!findings_is_new(e->findings, rule, later->site, earlier->site))
        return;
    report(
        e, rule, later->site, earlier->site, line_text(e, later, number, later_bytes, true),
        line_text(e, earlier, number, earlier_bytes, true),
        check_format(rule == RULE_LINE_SCALARS
                         ? "two cores store to one 64-byte line by the scalar unit: the one that "
                           "writes its line back last undoes the other's store; give each its "
                           "own line"
                         : "a move and a scalar store write one 64-byte line: the write-back of "
                           "the line undoes the move; use one kind of store, or two lines"));
}

void line_scalar_write(engine *e, unit *u, const check_event *event)
{
    uint64_t end = event->to + event->size;
    access self = {.sequence = e->sequence,
                   .actor = actor_of(u, ON_S),
                   .epoch = u->pipes[ON_S].count,
                   .issued = u->issued_count,
                   .site = event->site,
                   .way = BY_SCALAR};
    for (uint64_t n = event->to >> LINE_SHIFT; n <= (end - 1) >> LINE_SHIFT; n++) {
        uint64_t bytes = bytes_of(n, event->to, end);
        line *l = make(e, n);
        held *h = hold(u, n, true);
        if (h->loaded == 0)
            h->loaded = e->sequence;
        h->site = event->site;
        if (concurrent(u, &l->scalar) && (l->scalar_bytes & ~bytes) != 0 &&
            !access_ordered(u, ON_S, &l->scalar))
            report_line(e, RULE_LINE_SCALARS, &self, bytes, &l->scalar, l->scalar_bytes, n);
        if (l->move.epoch != 0 && (l->move_bytes & ~bytes) != 0 && (l->move_bytes & bytes) == 0 &&
            !access_ordered(u, ON_S, &l->move))
            report_line(e, RULE_LINE_MIXED, &self, bytes, &l->move, l->move_bytes, n);
        if (l->scalar.actor != self.actor || l->dirty == 0)
            l->scalar_bytes = 0;
        l->scalar = self;
        l->scalar_bytes |= bytes;
        if (l->dirty_unit != u->index || l->dirty == 0)
            l->dirty = l->kept = 0;
        l->dirty |= bytes;
        l->kept |= bytes;
        l->dirty_unit = u->index;
        l->dirty_issued = u->issued_count;
        l->dirty_site = event->site;
        l->seen_site = 0;
    }
}

void line_move(engine *e, unit *u, uint64_t begin, uint64_t end, bool write, uint32_t site,
               bool atomic)
{
    uint64_t first = begin >> LINE_SHIFT, last = (end - 1) >> LINE_SHIFT;
    /* Whole lines nobody has used by the scalar unit do not matter; but a write of a part of a line
     * may come before the scalar unit uses the rest of it. */
    bool block_write = write && u->kind == UNIT_BLOCK;
    if (e->lines == NULL && !block_write)
        return;
    for (uint64_t n = first; n <= last; n++) {
        uint64_t bytes = bytes_of(n, begin, end);
        bool partial = bytes != UINT64_MAX;
        if (!partial && !group_used(e->lines, n >> GROUP_SHIFT)) {
            n |= (1u << GROUP_SHIFT) - 1; /* the last line of the group */
            n = n < last ? n : last - (bytes_of(last, begin, end) != UINT64_MAX);
            continue;
        }
        line *l = block_write && partial ? make(e, n) : find(e->lines, n);
        if (l != NULL && !write)
            check_dirty(e, u, l, bytes, site);
        if (l != NULL && write) {
            access self = {.sequence = e->sequence,
                           .actor = actor_of(u, ON_MTE3),
                           .epoch = u->pipes[ON_MTE3].count,
                           .issued = u->issued_count,
                           .site = site,
                           .way = u->kind == UNIT_BLOCK ? BY_MTE : BY_HOST};
            /* In the cache of the core that stored it: the write-back is still to come. */
            if (block_write && !atomic && l->dirty != 0 && (l->dirty & bytes) == 0 &&
                l->scalar.epoch != 0)
                report_line(e, RULE_LINE_MIXED, &self, bytes, &l->scalar, l->scalar_bytes, n);
            l->kept &= ~bytes | l->dirty;
            l->move = block_write ? self : (access){0};
            l->move_bytes = block_write ? bytes : 0;
        }
    }
}

/* ---- asc_dcci ---- */

static void clean(engine *e, unit *u, held *h)
{
    h->loaded = 0;
    h->site = UINT32_MAX;
    line *l = find(e->lines, h->number);
    if (l == NULL || l->dirty == 0 || l->dirty_unit != u->index)
        return;
    l->dirty = 0;
    l->cleaned = ++u->issued_count;
    l->seen_site = 0;
}

void line_cache(engine *e, unit *u, const check_event *event)
{
    if (event->id == 1) /* UB only */
        return;
    if (event->to != 0) {
        clean(e, u, hold(u, event->to >> LINE_SHIFT, true));
        return;
    }
    cache *c = u->cache;
    for (size_t i = 0; c != NULL && i < c->room; i++)
        if (c->table[i].number != 0)
            clean(e, u, &c->table[i]);
}

void line_block_end(engine *e, unit *u)
{
    cache *c = u->cache;
    for (size_t i = 0; c != NULL && i < c->room; i++) {
        line *l = c->table[i].number != 0 ? find(e->lines, c->table[i].number) : NULL;
        if (l == NULL || l->dirty == 0 || l->dirty_unit != u->index)
            continue;
        if (l->seen_site != 0 &&
            findings_is_new(e->findings, RULE_SCALAR_PAYLOAD, l->dirty_site, l->seen_site))
            report(e, RULE_SCALAR_PAYLOAD, l->dirty_site, l->seen_site,
                   check_format("%s stored to %s", unit_name(u, ON_S),
                                memory_name(e, l->number << LINE_SHIFT)),
                   check_format("%s read it", unit_name(unit_at(e, l->seen_unit), ON_S)),
                   check_format(
                       "no %s after the store at %s: the value stays in the core's cache while "
                       "another core waits for it",
                       spell(e, l->dirty_site, SPELL_CACHE_CLEAN),
                       findings_place(e->findings, l->dirty_site)));
        l->dirty = 0;
        l->cleaned = ++u->issued_count;
    }
    if (c != NULL && c->room > 0)
        memset(c->table, 0, c->room * sizeof *c->table);
    if (c != NULL)
        c->count = 0;
}

/* Memory that is given out anew: what cores left of it, those of an aborted kernel too, is over. */
static void forget(line *l)
{
    if (l != NULL)
        *l = (line){.number = l->number};
}

void line_forget(engine *e, uint64_t begin, uint64_t end)
{
    const lines *l = e->lines;
    /* Those that lie in it whole: neighbours share the others. */
    uint64_t first = (begin + LINE_BYTES - 1) >> LINE_SHIFT, after = end >> LINE_SHIFT;
    if (l == NULL || l->count == 0 || after <= first)
        return;
    if (after - first < l->room) {
        for (uint64_t number = first; number < after; number++)
            forget(find(l, number));
        return;
    }
    for (size_t i = 0; i < l->room; i++)
        if (l->table[i].number >= first && l->table[i].number < after)
            forget(&l->table[i]);
}

void line_close(engine *e)
{
    for (size_t i = 0; i < e->unit_count; i++)
        if (e->units[i]->cache != NULL) {
            check_free(e->units[i]->cache->table);
            check_free(e->units[i]->cache);
        }
    if (e->lines != NULL) {
        check_free(e->lines->table);
        check_free(e->lines->groups);
        check_free(e->lines);
        e->lines = NULL;
    }
}
