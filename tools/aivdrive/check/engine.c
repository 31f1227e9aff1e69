/* check/engine: takes events in their order and hands each to those it concerns. */
#include "engine.h"

#include "memory.h"

void engine_open(engine *e, findings *f, bool strict)
{
    *e = (engine){.findings = f, .strict = strict};
}

static void block_event(engine *e, unit *u, const check_event *event)
{
    if (!u->inside)
        return; /* the record does not hold the block's begin */
    if (event->kind == SEEN_FRAME_END) {
        local_end(u, event->from, event->to);
        return;
    }
    if (event->kind == SEEN_WAIT_BEGIN || event->kind == SEEN_WAIT_END) {
        deadlock_event(e, u, event);
        return;
    }
    u->waiting = false;
    if (event->kind != SEEN_COPY)
        u->load_open = false;
    switch (event->kind) {
    case SEEN_CACHE:
        line_cache(e, u, event);
        break;
    case SEEN_UNTIL:
    case SEEN_TAKEN:
        until_event(e, u, event);
        break;
    case SEEN_ATOMIC_MODE:
        u->atomic = event->value != 0;
        u->atomic_payload = false;
        u->atomic_site = event->site;
        break;
    case SEEN_COPY:
    case SEEN_FILL:
    case SEEN_VECTOR:
    case SEEN_LOAD:
    case SEEN_STORE:
    case SEEN_FLAG_STORE:
    case SEEN_FLAG_LOAD:
        access_event(e, u, event);
        break;
    default:
        order_sync(e, u, event);
        u->last_site = event->site;
        break;
    }
}

static void grid_end(engine *e, const check_event *event)
{
    if (event->code == CODE_TIMED_OUT && !deadlock_look(e)) {
        /* A host thread may be able to move, but it has not helped. */
        deadlock_timed_out(e, event->rank, event->grid);
        calls_compare(e);
    }
    for (size_t i = 0; event->code != 0 && i < e->unit_count; i++) {
        unit *u = e->units[i];
        if (u->kind == UNIT_BLOCK && u->rank == event->rank && u->grid == event->grid && u->inside)
            order_abandon(e, u);
    }
    order_grid_end(e, event);
}

static void rank_end(engine *e, const check_event *event)
{
    for (size_t i = 0; i < e->unit_count; i++)
        if (e->units[i]->rank == event->rank) {
            e->units[i]->host_ended = true;
            e->units[i]->inside = false;
        }
    if (event->code == 0)
        memory_rank_end(e, event);
}

void engine_event(engine *e, const check_event *event)
{
    e->events++;
    e->sequence = event->sequence;
    switch (event->kind) {
    case SEEN_RANK_END:
        rank_end(e, event);
        break;
    case SEEN_FREE:
        order_host(e, event); /* another thread of the process may have waited for the work */
        memory_event(e, event);
        break;
    case SEEN_ALLOC:
    case SEEN_GRANT:
    case SEEN_REVOKE:
    case SEEN_LEAVE:
        memory_event(e, event);
        break;
    case SEEN_LAUNCH:
        lease_queued(e, event);
        order_host(e, event);
        break;
    case SEEN_TASK_END:
        lease_task_end(e, event);
        order_host(e, event);
        break;
    case SEEN_TASK_BEGIN:
    case SEEN_STREAM_SYNC:
    case SEEN_EVENT_RECORD:
    case SEEN_EVENT_WAIT:
    case SEEN_MEET_ENTER:
    case SEEN_MEET_LEAVE:
    case SEEN_COMMUNICATOR:
    case SEEN_HOST_BLOCKED:
        order_host(e, event);
        break;
    case SEEN_HOST_MEMORY:
        if (event->stream == 0)
            order_host(e, event);
        access_host(e, unit_of(e, event), event);
        if (event->stream == 0)
            order_host(e, event); /* it is done when the call returns */
        break;
    case SEEN_GRID_BEGIN:
        order_grid_begin(e, event);
        break;
    case SEEN_GRID_END:
        grid_end(e, event);
        break;
    case SEEN_BLOCK_BEGIN:
        order_block_begin(e, event);
        break;
    case SEEN_BLOCK_END:
        if (!unit_of(e, event)->inside)
            break; /* ended from outside before */
        line_block_end(e, unit_of(e, event));
        order_block_end(e, event);
        break;
    default:
        block_event(e, unit_of(e, event), event);
        break;
    }
}

void engine_finish(engine *e)
{
    calls_finish(e);
    trust_finish(e);
}

void engine_close(engine *e)
{
    trust_close(e);
    line_close(e);
    lease_close(e);
    memory_close(e);
    calls_close(e);
    shadow_clear(&e->gm);
    order_close(e);
}
