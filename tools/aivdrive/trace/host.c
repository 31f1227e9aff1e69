/* trace/host: host threads, streams and kernels. */
#include <string.h>

#include "base/status.h"
#include "trace/follow.h"

rank_state *trace_rank(struct follow *f, int32_t rank)
{
    if ((size_t)rank >= f->rank_room) {
        size_t room = f->rank_room == 0 ? 16 : f->rank_room;
        while ((size_t)rank >= room)
            room *= 2;
        f->ranks = trace_resize(f->ranks, room * sizeof *f->ranks);
        memset(f->ranks + f->rank_room, 0, (room - f->rank_room) * sizeof *f->ranks);
        f->rank_room = room;
    }
    return &f->ranks[rank];
}

static uint64_t key_of(int32_t rank, uint64_t number)
{
    return (uint64_t)(uint32_t)rank << 48 ^ number;
}

static uint32_t host_lane(trace *t, const record_event *e)
{
    uint64_t *number = trace_map_at(&t->follow->thread_by_key, key_of(e->rank, e->producer));
    if (*number == 0)
        *number = ++trace_rank(t->follow, e->rank)->threads;
    return trace_lane(t, (lane){.rank = e->rank, .kind = LANE_HOST, .number = (uint32_t)*number});
}

static uint32_t stream_number(trace *t, int32_t rank, uint64_t object)
{
    uint64_t *number = trace_map_at(&t->follow->stream_by_key, key_of(rank, object));
    if (*number == 0)
        *number = ++trace_rank(t->follow, rank)->streams;
    return (uint32_t)*number;
}

static uint64_t task_key(trace *t, const record_event *e)
{
    return key_of(e->rank, (uint64_t)stream_number(t, e->rank, e->object) << 32 ^ e->value);
}

static size_t moment(trace *t, const record_event *e, const char *name)
{
    return trace_slice(t, (slice){.begin = e->time_ns,
                                  .end = e->time_ns,
                                  .lane = host_lane(t, e),
                                  .name = trace_text(&t->texts, name),
                                  .site = trace_site(t, e->rank, e->site),
                                  .bytes = e->size,
                                  .address = e->to != 0 ? e->to : e->from,
                                  .status = e->kind == RECORD_CALL ? e->status : 0,
                                  .to_rank = -1,
                                  .phase = PHASE_HOST,
                                  .moment = true});
}

/* Slices that begin and end with an event of their own: `open` holds their number + 1. */
static size_t begin_slice(trace *t, const record_event *e, uint32_t on, const char *name,
                          unsigned phase)
{
    return trace_slice(t, (slice){.begin = e->time_ns,
                                  .end = e->time_ns,
                                  .lane = on,
                                  .name = trace_text(&t->texts, name),
                                  .site = trace_site(t, e->rank, e->site),
                                  .to_rank = -1,
                                  .phase = (uint8_t)phase,
                                  .open = true});
}

static void end_slice(trace *t, size_t number, const record_event *e)
{
    slice *s = &t->slices[number];
    s->end = e->time_ns > s->begin ? e->time_ns : s->begin + 1;
    s->status = e->status;
    s->open = false;
}

static void host_wait(trace *t, const record_event *e, const char *name, bool begin)
{
    uint64_t *open = trace_map_at(&t->follow->host_waits, key_of(e->rank, e->producer) << 1 ^
                                                              (e->kind == RECORD_HOST_BARRIER));
    if (begin && *open == 0)
        *open = 1 + begin_slice(t, e, host_lane(t, e), name, PHASE_HOST);
    else if (!begin && *open != 0) {
        end_slice(t, *open - 1, e);
        *open = 0;
    }
}

static void synchronise(trace *t, const record_event *e)
{
    char name[48] = "wait for the device";
    if (e->object != 0)
        snprintf(name, sizeof name, "wait for stream %u", stream_number(t, e->rank, e->object));
    host_wait(t, e, name, e->status == AIVD_ERR_AGAIN);
}

static void begin_task(trace *t, const record_event *e)
{
    uint64_t key = task_key(t, e);
    uint64_t *queued = trace_map_find(&t->follow->queued, key);
    const char *name = "task";
    if (queued != NULL && *queued != 0)
        name = t->texts.texts[t->slices[*queued - 1].name];
    uint32_t on = trace_lane(t, (lane){.rank = e->rank,
                                       .kind = LANE_STREAM,
                                       .number = stream_number(t, e->rank, e->object)});
    size_t number = begin_slice(t, e, on, name, PHASE_HOST);
    *trace_map_at(&t->follow->tasks, key) = number + 1;
    if (queued == NULL || *queued == 0)
        return;
    TRACE_GROW(t->arrows, t->arrow_room, t->arrow_count);
    t->arrows[t->arrow_count++] = (arrow){.from_ns = t->slices[*queued - 1].begin,
                                          .to_ns = e->time_ns,
                                          .from_lane = t->slices[*queued - 1].lane,
                                          .to_lane = on,
                                          .launch = true};
    *queued = 0;
}

static void end_task(trace *t, const record_event *e)
{
    uint64_t *open = trace_map_at(&t->follow->tasks, task_key(t, e));
    if (*open != 0)
        end_slice(t, *open - 1, e);
    *open = 0;
}

/* ---- kernels ---- */

grid_state *trace_grid(struct follow *f, int32_t rank, uint32_t grid)
{
    uint64_t *number = trace_map_find(&f->grid_by_key, key_of(rank, grid));
    return number != NULL && *number != 0 ? &f->grids[*number - 1] : NULL;
}

static void begin_grid(trace *t, const record_event *e, const char *text)
{
    struct follow *f = t->follow;
    rank_state *r = trace_rank(f, e->rank);
    uint32_t slot = 0;
    while (slot < 63 && (r->slots >> slot & 1) != 0)
        slot++;
    r->slots |= UINT64_C(1) << slot;
    TRACE_GROW(f->grids, f->grid_room, f->grid_count);
    grid_state *g = &f->grids[f->grid_count];
    *trace_map_at(&f->grid_by_key, key_of(e->rank, e->grid)) = ++f->grid_count;
    const char *name = text[0] != '\0' ? text : "kernel";
    uint32_t on = trace_lane(t, (lane){.rank = e->rank, .kind = LANE_KERNELS, .slot = slot});
    *g = (grid_state){.slot = slot,
                      .kernel = trace_text(&t->texts, name),
                      .own = begin_slice(t, e, on, name, PHASE_KERNEL)};
    t->kernels++;
}

static void end_grid(trace *t, const record_event *e)
{
    struct follow *f = t->follow;
    grid_state *g = trace_grid(f, e->rank, e->grid);
    if (g == NULL)
        return;
    trace_rank(f, e->rank)->slots &= ~(UINT64_C(1) << g->slot);
    end_slice(t, g->own, e);
    const slice *s = &t->slices[g->own];
    trace_add_phase(t, g->kernel, PHASE_KERNEL, 0, s->end - s->begin, 0);
}

void trace_host_event(trace *t, const record_event *e, const char *text)
{
    switch (e->kind) {
    case RECORD_CALL:
        moment(t, e, text);
        break;
    case RECORD_ABORT:
        moment(t, e, "abort");
        break;
    case RECORD_HOST_COPY:
    case RECORD_HOST_FILL:
        trace_flag_forget(t->follow, e->to, e->size);
        moment(t, e, e->kind == RECORD_HOST_COPY ? "host copy" : "host fill");
        break;
    case RECORD_QUEUE: {
        /* Starts an arrow, so it needs a length. */
        size_t number = begin_slice(t, e, host_lane(t, e), text, PHASE_HOST);
        end_slice(t, number, e);
        *trace_map_at(&t->follow->queued, task_key(t, e)) = number + 1;
        break;
    }
    case RECORD_TASK_BEGIN:
        begin_task(t, e);
        break;
    case RECORD_TASK_END:
        end_task(t, e);
        break;
    case RECORD_SYNC:
        synchronise(t, e);
        break;
    case RECORD_HOST_BARRIER:
        host_wait(t, e, "meet the other ranks", e->id == BARRIER_ENTER);
        break;
    case RECORD_GRID_BEGIN:
        begin_grid(t, e, text);
        break;
    case RECORD_GRID_END:
        end_grid(t, e);
        break;
    default:
        break;
    }
}
