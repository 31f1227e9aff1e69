/* check/host: what orders host threads, streams and their tasks: launches, synchronisation, events,
 * meetings of ranks, granted memory. */
#include "engine.h"
#include "memory.h"
#include "record/format.h"

/* ---- clocks by name: events, queued tasks, host barriers ---- */

typedef struct named_clock {
    uint64_t a, b, c;
    vclock *done, *issued;
    uint32_t call;       /* of a task */
    uint64_t generation; /* of an event: how often its address was one */
    struct named_clock *next;
} named_clock;

static named_clock *named_before(const engine *e, uint64_t a, uint64_t b, uint64_t c)
{
    for (named_clock *n = e->clocks; n != NULL; n = n->next)
        if (n->a == a && n->b == b && n->c == c)
            return n;
    return NULL;
}

static named_clock *named(engine *e, uint64_t a, uint64_t b, uint64_t c)
{
    named_clock *n = named_before(e, a, b, c);
    if (n != NULL)
        return n;
    n = check_zeroed(sizeof *n);
    n->a = a;
    n->b = b;
    n->c = c;
    n->next = e->clocks;
    e->clocks = n;
    return n;
}

static void forget(engine *e, named_clock *gone)
{
    named_clock **link = &e->clocks;
    while (*link != gone)
        link = &(*link)->next;
    *link = gone->next;
    vclock_drop(&gone->done);
    vclock_drop(&gone->issued);
    check_free(gone);
}

#define EVENT_ADDRESS ((UINT64_C(1) << 48) - 1)

enum { NAME_TASK = 1, NAME_EVENT, NAME_MEET, MEETINGS_KEPT = 16 /* nobody is that far behind */ };

/* The last record of an event. Its place may become another event's, which begins with nothing. */
static named_clock *event_clock(engine *e, uint64_t scope, uint64_t object)
{
    named_clock *n = named(e, scope | NAME_EVENT, object & EVENT_ADDRESS, 0);
    if (n->generation != object >> 48) {
        vclock_drop(&n->done);
        vclock_drop(&n->issued);
        n->generation = object >> 48;
    }
    return n;
}

static void tell(unit *u, named_clock *n)
{
    vclock *known = order_complete(u, ON_S);
    vclock_join(&n->done, known);
    vclock_drop(&known);
    vclock_join(&n->issued, u->issued);
    vclock_raise(&n->issued, u->index, u->issued_count);
}

static void hear(unit *u, const named_clock *n)
{
    order_scalar_after(u, n->done);
    vclock_join(&u->issued, n->issued);
}

/* Of a rank, and ([0]) of all: what its host threads have told each other. Threads of a process
 * talk by means that no record shows. Ranks may as well, by MPI for example: then what one host did
 * is taken to be known to whoever does something later. */
typedef struct talk {
    vclock *done, *issued;
    vclock *granted, *granted_issued; /* what owners did before they gave memory to this rank */
} talk;

static talk *talk_of(engine *e, uint32_t rank)
{
    size_t index = rank == UINT32_MAX ? 0 : (size_t)rank + 1;
    while (e->talk_count <= index) {
        e->talks = check_resize(e->talks, (e->talk_count + 1) * sizeof *e->talks);
        e->talks[e->talk_count++] = (talk){0};
    }
    return &e->talks[index];
}

static void listen(unit *host, vclock *done, vclock *issued)
{
    order_scalar_after(host, done);
    vclock_join(&host->issued, issued);
}

static void say(unit *host, vclock **done, vclock **issued)
{
    vclock *known = order_complete(host, ON_S);
    vclock_join(done, known);
    vclock_drop(&known);
    vclock_join(issued, host->issued);
    vclock_raise(issued, host->index, host->issued_count);
}

static void hosts_talk(engine *e, unit *host, bool all)
{
    talk *own = talk_of(e, host->rank); /* first: it may move the array */
    talk *world = talk_of(e, UINT32_MAX);
    listen(host, own->done, own->issued);
    listen(host, own->granted, own->granted_issued);
    listen(host, world->granted, world->granted_issued);
    if (all || !e->hosts_apart)
        listen(host, world->done, world->issued);
    say(host, &own->done, &own->issued);
    say(host, &world->done, &world->issued);
}

void order_grant(engine *e, const check_event *event)
{
    unit *owner = unit_host(e, event->rank, event->thread);
    hosts_talk(e, owner, false);
    talk *to = talk_of(e, event->count);
    say(owner, &to->granted, &to->granted_issued);
}

void order_host(engine *e, const check_event *event)
{
    /* A kernel sets a notify: in its block, not in its stream. */
    unit *stream = event->block != NO_BLOCK ? unit_of(e, event)
                   : event->stream != 0     ? unit_stream(e, event->rank, event->stream)
                                            : NULL;
    /* What a stream's task does, its runner's thread has no part in. */
    bool of_stream =
        stream != NULL && (event->kind == SEEN_TASK_BEGIN || event->kind == SEEN_TASK_END ||
                           event->kind == SEEN_EVENT_RECORD || event->kind == SEEN_EVENT_WAIT);
    unit *host = of_stream ? NULL : unit_host(e, event->rank, event->thread);
    uint64_t rank = (uint64_t)event->rank << 8;
    /* A notify has one name in all processes. */
    uint64_t scope = event->id == EVENT_OF_ALL ? 0 : rank;
    named_clock *n;
    switch (event->kind) {
    case SEEN_LAUNCH:
        hosts_talk(e, host, false);
        n = named(e, rank | NAME_TASK, event->stream, event->value);
        n->call = calls_event(e, event);
        tell(host, n);
        if (stream != NULL)
            stream->queued++;
        break;
    case SEEN_TASK_BEGIN:
        if (stream != NULL) {
            n = named(e, rank | NAME_TASK, event->stream, event->value);
            hear(stream, n);
            stream->call = n->call;
            stream->queued -= stream->queued > 0;
            stream->running = true;
            forget(e, n);
        }
        break;
    case SEEN_TASK_END:
        if (stream != NULL)
            stream->running = false;
        break;
    case SEEN_STREAM_SYNC:
        if (stream != NULL) {
            vclock *known = order_complete(stream, ON_S);
            order_scalar_after(host, known);
            vclock_drop(&known);
            vclock_join(&host->issued, stream->issued);
            vclock_raise(&host->issued, stream->index, stream->issued_count);
            stream->queued = 0; /* what was discarded has never begun */
        }
        hosts_talk(e, host, false);
        host->blocked = false;
        break;
    case SEEN_EVENT_RECORD:
        n = event_clock(e, scope, event->group);
        vclock_drop(&n->done);
        vclock_drop(&n->issued);
        tell(stream != NULL ? stream : host, n);
        break;
    case SEEN_EVENT_WAIT:
        hear(stream != NULL ? stream : host, event_clock(e, scope, event->group));
        if (stream == NULL)
            hosts_talk(e, host, false);
        break;
    case SEEN_MEET_ENTER:
        hosts_talk(e, host, false);
        tell(host, named(e, NAME_MEET, event->group, event->value));
        n = named_before(e, NAME_MEET, event->group, event->value - MEETINGS_KEPT);
        if (n != NULL)
            forget(e, n);
        host->blocked = true;
        break;
    case SEEN_MEET_LEAVE:
        hear(host, named(e, NAME_MEET, event->group, event->value));
        host->blocked = false;
        hosts_talk(e, host, false);
        break;
    case SEEN_COMMUNICATOR:
        hosts_talk(e, host, true);
        break;
    case SEEN_HOST_BLOCKED:
        hosts_talk(e, host, false);
        host->blocked = true;
        break;
    default:
        hosts_talk(e, host, false);
        break;
    }
}

void order_host_close(engine *e)
{
    while (e->clocks != NULL)
        forget(e, e->clocks);
    for (size_t i = 0; i < e->talk_count; i++) {
        vclock_drop(&e->talks[i].done);
        vclock_drop(&e->talks[i].issued);
        vclock_drop(&e->talks[i].granted);
        vclock_drop(&e->talks[i].granted_issued);
    }
    check_free(e->talks);
}
