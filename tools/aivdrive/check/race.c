/* check/race: accesses to memory. Every access is compared with the last write and the reads since
 * then of the bytes it touches. Small stores that somebody reads are flags: such a pair is no race,
 * the read is given what the store carries; unless what was read goes on as data. */
#include <string.h>

#include "engine.h"
#include "memory.h"
#include "record/format.h"

enum {
    WHOLE_LINE = 64,
    WHOLE_FLAG = 128, /* the widest slot of a flag in use: a poll fetches all of it */
};

access access_make(engine *e, unit *u, uint32_t pipe, const check_event *event, bool small,
                   bool again)
{
    order_issue(u, pipe);
    u->issued_count += !again;
    return (access){.sequence = e->sequence,
                    .actor = actor_of(u, pipe),
                    .epoch = again ? u->pipes[pipe].count : ++u->pipes[pipe].count,
                    .issued = u->issued_count,
                    .site = event->site,
                    .way = u->kind != UNIT_BLOCK ? BY_HOST
                           : pipe == ON_S        ? BY_SCALAR
                                                 : BY_MTE,
                    .small = small,
                    .atomic = event->atomic};
}

static bool same_operation(const access *a, const access *b)
{
    return a->actor == b->actor && a->epoch == b->epoch;
}

bool access_ordered(const unit *u, uint32_t pipe, const access *earlier)
{
    uint32_t actor = actor_of(u, ON_S);
    if (pipe == ON_S && earlier->actor == actor)
        return true;
    return vclock_get(u->pipes[pipe].start, earlier->actor) >= earlier->epoch;
}

/* One row on its way through the shadow. */
typedef struct step {
    engine *e;
    unit *u;
    uint32_t pipe;
    const check_event *event;
    access self;
    bool in_ub;
    release *flag;                    /* of a small store */
    vclock *earlier, *earlier_issued; /* what an atomic store adds to */
    uint32_t suspect;                 /* number of the payload a small load brings */
    uint32_t carried;                 /* the payloads that a vector operation reads */
    uint64_t begin, end;
    bool any_written;
    bool library; /* an operator's own flag: in memory of the library */
    bool again;   /* the operation before goes on */
    bool anew;    /* what it writes, the same actor had written before */
} step;

/* Of up to 64 bytes the first word is written last: who comes after somebody that has read it comes
 * after all the words of the store. */
static bool whole_seen(const unit *u, uint32_t pipe, const span *part)
{
    const release *flag = part->flag;
    if (flag == NULL || part->end > flag->begin + WHOLE_LINE)
        return false;
    for (uint32_t i = 0; i < flag->look_count; i++) {
        const access read = {.actor = flag->looks[i].actor, .epoch = flag->looks[i].epoch};
        if (access_ordered(u, pipe, &read))
            return true;
    }
    return false;
}

static void note_look(release *flag, const access *read)
{
    for (uint32_t i = 0; i < flag->look_count; i++)
        if (flag->looks[i].actor == read->actor)
            return;
    if (flag->look_count < LOOKS_KEPT)
        flag->looks[flag->look_count++] = (first_look){.actor = read->actor, .epoch = read->epoch};
}

/* The last write is complete before this access starts: known by its number, or because somebody
 * has seen its value before. */
bool write_ordered(const unit *u, uint32_t pipe, const span *part)
{
    if (access_ordered(u, pipe, &part->write))
        return true;
    for (uint32_t i = 0; i < part->read_count; i++)
        if (part->reads[i].small && part->write.small && access_ordered(u, pipe, &part->reads[i]))
            return true;
    return part->write.small && whole_seen(u, pipe, part);
}

static void clash_with(step *s, const span *part, conflict kind, const access *earlier)
{
    const clash found = {.conflict = kind,
                         .earlier = earlier,
                         .later = &s->self,
                         .who = s->u,
                         .pipe = s->pipe,
                         .begin = part->begin > s->begin ? part->begin : s->begin,
                         .end = part->end < s->end ? part->end : s->end,
                         .in_ub = s->in_ub,
                         .before = part->write.epoch != 0 ? &part->write : NULL,
                         .of_flag = s->in_ub && kind == READ_AFTER_WRITE && earlier->fetch};
    if (!s->in_ub || s->pipe != ON_S || !local_hold(s->u, &found))
        explain(s->e, &found);
}

/* ---- reads ---- */

static bool whole_flag(const step *s, const span *part)
{
    return part->flag == NULL || s->begin <= part->flag->begin;
}

static void acquire(const step *s, const span *part)
{
    if (part->flag != NULL)
        order_acquire(s->e, s->u, s->pipe,
                      until_ends(s->u, s->event, &s->self, s->again, part->flag));
}

static void read_flag(step *s, const span *part)
{
    acquire(s, part);
    if (!whole_flag(s, part) &&
        findings_is_new(s->e->findings, RULE_WHOLE_SLOT, s->self.site, part->write.site))
        report(s->e, RULE_WHOLE_SLOT, s->self.site, part->write.site,
               access_text(s->e, &s->self, false, s->begin, s->end, NULL),
               access_text(s->e, &part->write, true, part->begin, part->end, NULL),
               check_format("the fetch begins inside of the flag: its first word, which is written "
                            "whole and last, is not looked at"));
}

static payload *payload_of(unit *u, uint32_t number)
{
    return &u->payloads[number & (PAYLOADS_KEPT - 1)];
}

/* What a small load brings may be a flag, or a payload that came without its flag. */
static void suspect(step *s)
{
    unit *u = s->u;
    if (s->pipe == ON_S || s->suspect != 0)
        return;
    if (u->payloads == NULL)
        u->payloads = check_zeroed(PAYLOADS_KEPT * sizeof *u->payloads);
    s->suspect = ++u->payload_count;
    *payload_of(u, s->suspect) =
        (payload){.read = s->self, .begin = s->begin, .end = s->end, .number = s->suspect};
}

/* The bytes were written by somebody, and nothing says that they are complete. */
static void suspect_write(step *s, const span *part)
{
    if (s->suspect == 0)
        return;
    payload *p = payload_of(s->u, s->suspect);
    p->write = part->write;
    p->write_begin = part->begin;
    p->write_end = part->end;
    p->announced = vclock_get(s->u->issued, part->write.actor / PIPES) >= part->write.issued;
}

static void visit_looked(span *part, void *context)
{
    const access *read = context;
    for (uint32_t i = 0; i < part->read_count; i++)
        if (part->reads[i].actor == read->actor && part->reads[i].epoch == read->epoch)
            part->reads[i].looked = true;
}

static void visit_unpeek(span *part, void *context)
{
    const access *read = context;
    for (uint32_t i = 0; i < part->read_count; i++)
        if (part->reads[i].actor == read->actor && part->reads[i].epoch == read->epoch)
            part->reads[i].peek = false;
}

static void use_payload(step *s, payload *p)
{
    access read = p->read;
    p->read.epoch = 0; /* told */
    if (s->pipe == ON_S) {
        shadow_visit(&s->e->gm, p->begin, p->end, visit_looked, &read);
        return;
    }
    if (p->write.epoch != 0)
        explain(s->e, &(clash){.conflict = READ_AFTER_WRITE,
                               .earlier = &p->write,
                               .later = &read,
                               .who = s->u,
                               .pipe = read.actor % PIPES,
                               .begin = p->write_begin > p->begin ? p->write_begin : p->begin,
                               .end = p->write_end < p->end ? p->write_end : p->end,
                               .known = p});
    shadow_visit(&s->e->gm, p->begin, p->end, visit_unpeek, &read);
}

enum { JOINED_MOST = 64 };

/* Both rows of payloads as one; the second is left out when the row gets too long. */
static uint32_t join_payloads(unit *u, uint32_t first, uint32_t second)
{
    if (first == 0 || second == 0 || first == second)
        return first != 0 ? first : second;
    payload *p = payload_of(u, first);
    if (p->number != first)
        return second; /* too long ago */
    for (uint32_t n = 0; p->also != 0 && n < JOINED_MOST; n++) {
        uint32_t next = p->also;
        if (next == second)
            return first;
        if (payload_of(u, next)->number != next)
            p->also = 0;
        else
            p = payload_of(u, next);
    }
    if (p->also == 0 && p->number != second)
        p->also = second;
    return first;
}

/* The bytes that a small load brought are used. By the scalar unit: it was a flag. By a move: it
 * was data, and must have been announced. By the vector unit: what comes out of it tells; flags may
 * be summed before anybody looks. */
static void use_suspect(step *s, span *part)
{
    unit *u = s->u;
    uint32_t number = part->suspect;
    if (number == 0)
        return;
    if (s->pipe == ON_V) {
        s->carried = join_payloads(u, s->carried, number);
        return;
    }
    part->suspect = 0;
    for (uint32_t n = 0; number != 0 && n <= JOINED_MOST; n++) {
        payload *p = payload_of(u, number);
        if (p->number != number)
            return; /* too long ago */
        if (p->read.epoch != 0)
            use_payload(s, p);
        number = p->also;
    }
}

static void visit_read(span *part, void *context)
{
    step *s = context;
    s->any_written |= part->written;
    s->self.told = part->write.epoch != 0 && write_ordered(s->u, s->pipe, part);
    if (part->write.epoch != 0) {
        bool flag = !s->in_ub && s->self.small && part->write.small;
        if (!write_ordered(s->u, s->pipe, part)) {
            if (flag) {
                trust_word(s->e, s->u, s->event, &s->self, part);
                suspect_write(s, part); /* before the read itself is taken for the announcement */
                read_flag(s, part);
            } else
                clash_with(s, part, READ_AFTER_WRITE, &part->write);
        } else if (flag)
            acquire(s, part);
        if (flag && part->flag != NULL && part->begin == part->flag->begin)
            note_look(part->flag, &s->self);
    }
    if (s->in_ub)
        use_suspect(s, part);
    span_add_read(part, &s->self);
}

/* ---- writes ---- */

static void report_overwritten(step *s, const span *part)
{
    if (!findings_is_new(s->e->findings, RULE_OVERWRITTEN, s->self.site, part->write.site))
        return;
    report(
        s->e, RULE_OVERWRITTEN, s->self.site, part->write.site,
        access_text(s->e, &s->self, true, s->begin, s->end, NULL),
        access_text(s->e, &part->write, true, part->begin, part->end, NULL),
        check_format("the store at %s overwrites the signal stored at %s, and nothing orders the "
                     "two: the signal may be lost before anybody has seen it",
                     findings_place(s->e->findings, s->self.site),
                     findings_place(s->e->findings, part->write.site)));
}

/* Set again to what it still is, after somebody else has seen it. */
static void check_same_flag(step *s, const span *part)
{
    if (part->flag == NULL || s->flag == NULL || part->flag->value != s->event->value ||
        part->begin != s->begin || s->self.way == BY_HOST || s->self.atomic)
        return;
    bool seen = false;
    for (uint32_t i = 0; i < part->read_count; i++)
        seen |= part->reads[i].actor / PIPES != part->write.actor / PIPES &&
                part->reads[i].looked && !part->reads[i].told && part->reads[i].way != BY_HOST;
    if (!seen || !findings_is_new(s->e->findings, RULE_FLAG_REUSE, s->self.site, part->write.site))
        return;
    report(
        s->e, RULE_FLAG_REUSE, s->self.site, part->write.site,
        access_text(s->e, &s->self, true, s->begin, s->end, NULL),
        access_text(s->e, &part->write, true, part->begin, part->end, NULL),
        check_format("the flag is set to 0x%llx, which it still is from %s: whoever waits for it "
                     "the second time passes at once; count up, or reset it after it was seen",
                     (unsigned long long)s->event->value,
                     findings_place(s->e->findings, part->write.site)));
}

/* For the report of a block that waits for ever: what this store hides. */
static void note_hidden(step *s, const span *part)
{
    if (s->flag == NULL || part->flag == NULL || part->begin != s->begin)
        return;
    bool seen = false;
    for (uint32_t i = 0; i < part->read_count; i++)
        seen |= part->reads[i].actor / PIPES != part->write.actor / PIPES;
    const release *old = part->flag;
    if (seen && !old->hides)
        return;
    s->flag->hides = true;
    s->flag->hidden_value = seen ? old->hidden_value : old->value;
    s->flag->hidden_site = seen ? old->hidden_site : part->write.site;
    s->flag->over_value = seen ? old->over_value : s->flag->value;
    s->flag->over_site = seen ? old->over_site : s->self.site;
}

static void write_after_write(step *s, const span *part)
{
    if (!write_ordered(s->u, s->pipe, part)) {
        bool flags = !s->in_ub && s->self.small && part->write.small &&
                     part->write.actor / PIPES != s->u->index && s->self.way != BY_HOST;
        if (flags)
            report_overwritten(s, part);
        else
            clash_with(s, part, WRITE_AFTER_WRITE, &part->write);
    }
    if (!s->in_ub)
        check_same_flag(s, part);
}

/* The usual poll: fetch, asc_sync(), look, fetch again. The scalar unit has branched on what it saw
 * before it issues the next fetch; profile strict takes that for an order only where the same flag
 * is fetched again, because nothing but the branch leads there. */
static bool looked_at(const step *s, const span *part, const access *read)
{
    return s->in_ub && read->way == BY_SCALAR && part->write.fetch && s->self.fetch &&
           (!s->e->strict || part->fetched == s->event->from);
}

static void visit_write(span *part, void *context)
{
    step *s = context;
    s->any_written |= part->written;
    s->anew |= part->write.epoch != 0 && part->write.actor == s->self.actor;
    if (!s->in_ub) {
        note_hidden(s, part);
        if (s->flag != NULL && part->flag != NULL && part->begin == s->begin)
            release_replaces(s->flag, part->flag);
    }
    bool reported = false; /* a read between that is not over says all there is to say */
    for (uint32_t i = 0; i < part->read_count; i++) {
        const access *read = &part->reads[i];
        bool poll = !s->in_ub && read->small && read->peek && s->self.small;
        if (poll || looked_at(s, part, read) || same_operation(read, &s->self) ||
            access_ordered(s->u, s->pipe, read))
            continue;
        clash_with(s, part, WRITE_AFTER_READ, read);
        reported = true;
    }
    if (part->write.epoch != 0 && !reported && !(part->write.atomic && s->self.atomic) &&
        !same_operation(&part->write, &s->self))
        write_after_write(s, part);
    if (s->self.atomic && part->flag != NULL) {
        vclock_join(&s->earlier, part->flag->done);
        vclock_join(&s->earlier_issued, part->flag->issued);
    }
}

static void check_initialised(step *s)
{
    engine *e = s->e;
    if (s->any_written || s->event->unseen || (!s->in_ub && !memory_known(e, s->begin)) ||
        !findings_is_new(e->findings, RULE_UNINITIALISED, s->self.site, 0))
        return;
    report(e, RULE_UNINITIALISED, s->self.site, 0,
           access_text(e, &s->self, false, s->begin, s->end, s->in_ub ? s->u : NULL), NULL,
           check_format("nobody has written these %llu bytes since %s: what is read there is left "
                        "over from something else",
                        (unsigned long long)(s->end - s->begin),
                        s->in_ub ? "the block began" : "they were allocated"));
}

static void write_row(step *s, shadow *where)
{
    s->any_written = s->anew = false;
    shadow_visit(where, s->begin, s->end, visit_write, s);
    if (s->self.atomic && !s->in_ub && s->pipe != ON_S)
        check_initialised(s); /* an addition reads */
    span *new = shadow_replace(where, s->begin, s->end);
    new->write = s->self;
    new->write.anew = s->anew;
    new->written = true;
    new->suspect = s->suspect;
    new->fetched = s->self.fetch ? s->event->from : 0;
    if (s->flag != NULL) {
        vclock_join(&s->flag->done, s->earlier);
        vclock_join(&s->flag->issued, s->earlier_issued);
        new->flag = release_share(s->flag);
    }
    vclock_drop(&s->earlier);
    vclock_drop(&s->earlier_issued);
}

/* ---- operations ---- */

/* The store may be a flag. */
static void begin_flag(step *s)
{
    const check_event *event = s->event;
    s->flag = order_release(s->e, s->u, s->pipe, event->site, false);
    s->flag->value = event->value;
    s->flag->bytes = event->size < 8 ? (uint8_t)event->size : 8;
    s->flag->begin = event->to;
    s->self.issued = s->u->issued_count;
}

static uint64_t rows_of(const check_event *event)
{
    return event->rows > 1 ? event->rows : 1;
}

/* Rows in memory of the process itself: no other rank sees them, and what its threads do there is
 * not in the record. */
static void host_rows(const step *s, bool write)
{
    const check_event *event = s->event;
    uint64_t bytes = event->rows > 1 ? event->row_bytes : event->size;
    for (uint64_t i = 0; i < rows_of(event); i++) {
        uint64_t at = write ? event->to + i * event->to_step : event->from + i * event->from_step;
        memory_host_access(s->e, s->u, s->pipe, at, at + bytes, write, s->self.site);
    }
}

static void use_memory(const step *s, bool write)
{
    if (s->library)
        memory_library_access(s->e, s->u, s->begin);
    else
        memory_access(s->e, s->u, s->pipe, s->begin, s->end, write, s->self.site);
}

/* Hosts fill memory by plain stores too, which are not in the record; and C code reads its locals
 * as whole structs, with what pads them. */
static bool writes_are_known(const step *s, bool in_ub)
{
    return s->pipe != ON_S || (s->u->kind == UNIT_BLOCK && !(in_ub && record_is_local(s->begin)));
}

static uint32_t read_rows(step *s, bool in_ub)
{
    const check_event *event = s->event;
    uint64_t bytes = event->rows > 1 ? event->row_bytes : event->size;
    s->in_ub = in_ub;
    s->suspect = 0;
    s->self.peek = s->self.small && !in_ub;
    s->self.looked = s->self.peek && s->pipe == ON_S;
    for (uint64_t i = 0; i < rows_of(event); i++) {
        s->begin = event->from + i * event->from_step;
        s->end = s->begin + bytes;
        s->any_written = false;
        if (s->self.peek) {
            suspect(s);
            trust_look(s->e, s->u, event, s->begin);
        }
        if (!in_ub) {
            use_memory(s, false);
            if (s->pipe != ON_S)
                line_move(s->e, s->u, s->begin, s->end, false, s->self.site, false);
        }
        if (in_ub && s->pipe != ON_S)
            local_use(s->e, s->u, s->begin, s->end);
        shadow_visit(in_ub ? &s->u->ub : &s->e->gm, s->begin, s->end, visit_read, s);
        if (writes_are_known(s, in_ub))
            check_initialised(s);
    }
    return s->suspect;
}

static void write_rows(step *s, bool in_ub)
{
    const check_event *event = s->event;
    uint64_t bytes = event->rows > 1 ? event->row_bytes : event->size;
    s->in_ub = in_ub;
    s->self.peek = s->self.looked = false;
    for (uint64_t i = 0; i < rows_of(event); i++) {
        s->begin = event->to + i * event->to_step;
        s->end = s->begin + bytes;
        if (!in_ub) {
            use_memory(s, true);
            if (s->pipe != ON_S)
                line_move(s->e, s->u, s->begin, s->end, true, s->self.site, s->self.atomic);
        }
        if (in_ub && s->pipe != ON_S)
            local_use(s->e, s->u, s->begin, s->end);
        write_row(s, in_ub ? &s->u->ub : &s->e->gm);
    }
}

/* A flag sent while a reduction's mode is on is added instead of stored. */
static void check_mode(step *s)
{
    unit *u = s->u;
    const check_event *event = s->event;
    if (!event->atomic || event->to_ub)
        return;
    if (event->size > WHOLE_LINE) {
        u->atomic_payload = true;
        u->atomic_begin = event->to;
        u->atomic_end = event->to + event->size;
        return;
    }
    bool apart = event->to + WHOLE_LINE < u->atomic_begin || event->to > u->atomic_end + WHOLE_LINE;
    if (!u->atomic_payload || !apart ||
        !findings_is_new(s->e->findings, RULE_ATOMIC_MODE, event->site, u->atomic_site))
        return;
    report(
        s->e, RULE_ATOMIC_MODE, event->site, u->atomic_site,
        access_text(s->e, &s->self, true, event->to, event->to + event->size, NULL),
        check_format("%s sets the atomic mode", unit_name(u, ON_S)),
        check_format("the store at %s is made in the atomic mode of the reduction before it: its "
                     "value is combined with what is there; call %s first",
                     findings_place(s->e->findings, event->site),
                     spell(s->e, event->site, SPELL_ATOMIC_OFF)));
}

static void move(engine *e, unit *u, const check_event *event)
{
    uint32_t pipe = event->kind == SEEN_FILL ? (uint32_t)ON_V : event->pipe;
    if (event->size == 0 || pipe >= PIPES)
        return;
    bool small = event->ordered && event->rows <= 1 && !(event->from_ub && event->to_ub);
    bool again = u->load_open && event->from == u->last_from && event->to == u->last_to &&
                 event->site == u->last_site;
    bool vector = event->kind == SEEN_VECTOR; /* an event for each operand, one operation */
    if (vector)
        again = event->id != 0;
    u->load_open = pipe == ON_MTE2;
    u->last_from = event->from;
    u->last_to = event->to;
    step s = {.e = e,
              .u = u,
              .pipe = pipe,
              .event = event,
              .again = again,
              .self = access_make(e, u, pipe, event, small, again)};
    uint32_t suspect = 0;
    bool atomic = s.self.atomic;
    if (event->kind == SEEN_COPY || (vector && event->from_ub)) {
        s.self.fetch = small && event->to_ub && event->size <= WHOLE_FLAG && !event->from_host;
        s.self.atomic = false;
        s.self.small = small && !event->from_ub;
        if (event->from_host)
            host_rows(&s, false);
        else
            suspect = read_rows(&s, event->from_ub);
    }
    if (pipe == ON_V) {
        uint32_t before = vector && again ? u->vector_suspect : 0;
        suspect = u->vector_suspect = join_payloads(u, before, s.carried);
    }
    s.self.atomic = atomic;
    s.self.small = small && !event->to_ub && !event->to_host;
    s.suspect = event->to_ub ? suspect : 0;
    if (s.self.small)
        begin_flag(&s);
    check_mode(&s);
    if (event->to_host)
        host_rows(&s, true);
    else if (!vector || event->to_ub)
        write_rows(&s, event->to_ub);
    release_drop(&s.flag);
    u->last_site = event->site;
    u->last_pipe = (uint8_t)pipe;
}

static void scalar(engine *e, unit *u, const check_event *event)
{
    bool write = event->kind == SEEN_STORE, ub = write ? event->to_ub : event->from_ub;
    if (event->size == 0)
        return;
    step s = {.e = e,
              .u = u,
              .pipe = ON_S,
              .event = event,
              .self = access_make(e, u, ON_S, event, !ub && event->size <= WHOLE_LINE, false)};
    if (!ub && !write && !event->uncached)
        line_scalar_read(e, u, event);
    if (!write) {
        read_rows(&s, ub);
        return;
    }
    if (!ub) {
        begin_flag(&s);
        if (event->uncached) /* past the cache, as a move goes */
            line_move(e, u, event->to, event->to + event->size, true, event->site, event->atomic);
        else
            line_scalar_write(e, u, event);
    }
    write_rows(&s, ub);
    release_drop(&s.flag);
}

/* A library operator's own flags: they come after all the block did, and wait for all of it. */
static void library_flag(engine *e, unit *u, const check_event *event)
{
    step s = {.e = e,
              .u = u,
              .pipe = ON_S,
              .event = event,
              .library = true,
              .self = access_make(e, u, ON_S, event, true, false)};
    if (event->kind == SEEN_FLAG_STORE) {
        check_event drain = {.kind = SEEN_PIPE_BARRIER, .pipe = ON_ALL};
        order_sync(e, u, &drain);
        drain.kind = SEEN_DATA_BARRIER;
        order_sync(e, u, &drain);
        begin_flag(&s);
        write_rows(&s, false);
        release_drop(&s.flag);
        return;
    }
    read_rows(&s, false);
    vclock_join(&u->issue, u->pipes[ON_S].start);
}

void access_event(engine *e, unit *u, const check_event *event)
{
    switch (event->kind) {
    case SEEN_COPY:
    case SEEN_FILL:
    case SEEN_VECTOR:
        move(e, u, event);
        break;
    case SEEN_LOAD:
    case SEEN_STORE:
        scalar(e, u, event);
        break;
    default:
        library_flag(e, u, event);
        break;
    }
}

void access_host(engine *e, unit *u, const check_event *event)
{
    if (event->size == 0)
        return;
    /* A short copy by the host may be a signal to a kernel that waits, or look for one. */
    step s = {
        .e = e,
        .u = u,
        .pipe = ON_S,
        .event = event,
        .self = access_make(e, u, ON_S, event, event->ordered && event->size <= WHOLE_LINE, false)};
    if (s.self.small && event->to != 0)
        begin_flag(&s);
    if (event->from != 0)
        read_rows(&s, false);
    if (event->to != 0)
        write_rows(&s, false);
    release_drop(&s.flag);
}
