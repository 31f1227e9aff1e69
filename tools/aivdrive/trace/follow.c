/* trace/follow: makes slices of the events of blocks. An event has one time, that of its effect,
 * and a block does one thing after another, so an operation lasts from the event before it to its
 * own. Two differ: a long write is told before it begins and lasts until the next event; the events
 * of a quiet round of polls are told when it is over, so what orders pipes is a moment. */
#include "trace/follow.h"

#include <stdlib.h>
#include <string.h>

enum { PIPE_S_ = 0, PIPE_MTE2_ = 4, PIPE_MTE3_ = 5, PIPE_ALL_ = 6 };

struct follow *trace_follow_open(void)
{
    struct follow *f = trace_zeroed(1, sizeof *f);
    f->memory = trace_memory_map_open();
    return f;
}

void trace_follow_close(struct follow *f)
{
    trace_memory_map_close(f->memory);
    number_map *const maps[] = {&f->block_by_key,  &f->grid_by_key, &f->thread_by_key,
                                &f->stream_by_key, &f->queued,      &f->tasks,
                                &f->host_waits,    &f->newest,      &f->seen};
    for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++)
        trace_map_clear(maps[i]);
    free(f->ranks);
    free(f->blocks);
    free(f->free_blocks);
    free(f->grids);
    free(f->stores);
    free(f);
}

void trace_add_phase(trace *t, uint32_t kernel, unsigned phase, unsigned pipe, uint64_t ns,
                     uint64_t bytes)
{
    phase_total *total;
    TRACE_TOTAL(&t->phases, (uint64_t)kernel << 12 | phase << 4 | (pipe & 15), total);
    total->kernel = kernel;
    total->phase = (uint8_t)phase;
    total->pipe = (uint8_t)pipe;
    total->ns += ns;
    total->bytes += bytes;
    total->count++;
}

/* ---- blocks ---- */

static uint64_t block_key(const record_event *e)
{
    return (uint64_t)(uint32_t)e->rank << 50 ^ (uint64_t)e->grid << 16 ^ e->block;
}

static block_state *block_of(struct follow *f, const record_event *e)
{
    uint64_t *number = trace_map_find(&f->block_by_key, block_key(e));
    return number != NULL && *number != 0 ? &f->blocks[*number - 1] : NULL;
}

static uint32_t block_lane(trace *t, const block_state *b, unsigned pipe)
{
    return trace_lane(t, (lane){.rank = b->rank,
                                .kind = LANE_BLOCK,
                                .slot = b->slot,
                                .number = b->index,
                                .pipe = (uint8_t)(pipe == PIPE_ALL_ ? PIPE_S_ : pipe)});
}

static void begin_block(trace *t, const record_event *e)
{
    struct follow *f = t->follow;
    const grid_state *g = trace_grid(f, e->rank, e->grid);
    uint32_t at;
    if (f->free_count != 0)
        at = f->free_blocks[--f->free_count];
    else {
        TRACE_GROW(f->blocks, f->block_room, f->block_count);
        at = (uint32_t)f->block_count++;
    }
    block_state *b = &f->blocks[at];
    *b = (block_state){.live = true,
                       .rank = e->rank,
                       .grid = e->grid,
                       .index = e->block,
                       .slot = g != NULL ? g->slot : 0,
                       .kernel = g != NULL ? g->kernel : trace_text(&t->texts, "kernel"),
                       .order = ++f->block_order,
                       .last = e->time_ns};
    *trace_map_at(&f->block_by_key, block_key(e)) = at + 1;
    b->own = trace_slice(t, (slice){.begin = e->time_ns,
                                    .end = e->time_ns,
                                    .lane = block_lane(t, b, PIPE_S_),
                                    .name = b->kernel,
                                    .to_rank = -1,
                                    .phase = PHASE_BLOCK,
                                    .open = true});
}

static void tell_flight(trace *t, const block_state *b, uint64_t ns)
{
    rank_state *r = trace_rank(t->follow, b->rank);
    if (r->flight != 0 && t->flights[r->flight - 1].ns >= ns) {
        t->flights[r->flight - 1].in = r->in;
        t->flights[r->flight - 1].out = r->out;
        return;
    }
    TRACE_GROW(t->flights, t->flight_room, t->flight_count);
    t->flights[t->flight_count] = (flight){ns, r->in, r->out, b->rank};
    r->flight = ++t->flight_count;
}

static void drain(trace *t, block_state *b, unsigned side, uint64_t up_to, uint64_t ns)
{
    rank_state *r = trace_rank(t->follow, b->rank);
    if (up_to <= b->done[side])
        return;
    *(side == SIDE_IN ? &r->in : &r->out) -= up_to - b->done[side];
    b->done[side] = up_to;
    tell_flight(t, b, ns);
}

static void drain_pipe(trace *t, block_state *b, unsigned pipe, uint64_t ns)
{
    if (pipe == PIPE_MTE2_ || pipe == PIPE_ALL_)
        drain(t, b, SIDE_IN, b->issued[SIDE_IN], ns);
    if (pipe == PIPE_MTE3_ || pipe == PIPE_ALL_)
        drain(t, b, SIDE_OUT, b->issued[SIDE_OUT], ns);
}

static void tell_phase(trace *t, block_state *b, size_t number)
{
    const slice *s = &t->slices[number];
    b->told_ns += s->end - s->begin;
    trace_add_phase(t, b->kernel, s->phase, t->lanes[s->lane].pipe, s->end - s->begin, s->bytes);
}

/* A long write, which lasts until what comes next. */
static void end_write(trace *t, block_state *b, uint64_t ns)
{
    if (b->writing == 0)
        return;
    slice *s = &t->slices[b->writing - 1];
    s->end = ns > s->begin ? ns : s->begin + 1;
    s->open = false;
    tell_phase(t, b, b->writing - 1);
    b->writing = 0;
}

static void end_wait(trace *t, block_state *b, uint64_t ns, uint32_t repeats, bool open)
{
    slice *s = &t->slices[b->waiting - 1];
    s->end = ns > s->begin ? ns : s->begin + 1;
    s->repeats = repeats;
    s->open = open;
    tell_phase(t, b, b->waiting - 1);
    b->waited = b->waiting;
    b->waiting = 0;
}

static void end_block(trace *t, block_state *b, uint64_t ns, bool open)
{
    end_write(t, b, ns);
    if (b->waiting != 0)
        end_wait(t, b, ns, 0, open);
    trace_flag_end(t, b);
    drain_pipe(t, b, PIPE_ALL_, ns);
    slice *s = &t->slices[b->own];
    s->end = ns > s->begin ? ns : s->begin + 1;
    s->open = open;
    uint64_t all = s->end - s->begin;
    trace_add_phase(t, b->kernel, PHASE_BLOCK, 0, all, 0);
    trace_add_phase(t, b->kernel, PHASE_SCALAR, 0, all > b->told_ns ? all - b->told_ns : 0, 0);
    b->live = false;
}

static void begin_wait(trace *t, block_state *b, const record_event *e, const char *text)
{
    bool for_blocks = e->from == 0 || strstr(text, "all blocks") != NULL;
    b->wait_value = e->value;
    b->waiting =
        1 + trace_slice(t, (slice){.begin = b->last,
                                   .end = b->last,
                                   .lane = block_lane(t, b, PIPE_S_),
                                   .name = trace_text(&t->texts, for_blocks ? "wait for all blocks"
                                                                            : "wait for a flag"),
                                   .site = trace_site(t, e->rank, e->site),
                                   .address = e->from,
                                   .to_rank = trace_memory_owner(t->follow->memory, e->from),
                                   .phase = for_blocks ? PHASE_BLOCK_WAIT : PHASE_FLAG_WAIT,
                                   .open = true});
}

/* ---- operations ---- */

static size_t operation(trace *t, block_state *b, const record_event *e, const char *name,
                        unsigned phase, unsigned pipe, uint64_t begin, uint64_t end)
{
    bool gm_to = e->spaces >> 4 == SPACE_GM, gm_from = (e->spaces & 15) == SPACE_GM;
    uint64_t address = gm_to ? e->to : gm_from ? e->from : 0;
    size_t number = trace_slice(
        t, (slice){.begin = begin,
                   .end = end,
                   .lane = block_lane(t, b, pipe),
                   .name = trace_text(&t->texts, name),
                   .site = trace_site(t, e->rank, e->site),
                   .bytes = e->size,
                   .address = address,
                   .repeats = e->repeats,
                   .to_rank = address != 0 ? trace_memory_owner(t->follow->memory, address) : -1,
                   .phase = (uint8_t)phase});
    return number;
}

static void moved(trace *t, block_state *b, const record_event *e, bool out)
{
    int32_t owner = trace_memory_owner(t->follow->memory, out ? e->to : e->from);
    int32_t other = owner >= 0 ? owner : b->rank;
    int32_t from = out ? b->rank : other, to = out ? other : b->rank;
    pair_total *pair;
    TRACE_TOTAL(&t->moves, (uint64_t)(uint32_t)from << 32 | (uint32_t)to, pair);
    pair->from = from;
    pair->to = to;
    pair->bytes += e->size;
    pair->count++;
    rank_state *r = trace_rank(t->follow, b->rank);
    *(out ? &r->out : &r->in) += e->size;
    b->issued[out ? SIDE_OUT : SIDE_IN] += e->size;
    tell_flight(t, b, e->time_ns);
}

/* An access of device memory by pipe or scalar unit. */
static void access_memory(trace *t, block_state *b, const record_event *e, const char *name,
                          unsigned phase, unsigned pipe)
{
    bool out = e->spaces >> 4 == SPACE_GM, in = (e->spaces & 15) == SPACE_GM;
    bool ordered = (e->flags & RECORD_ORDERED) != 0 || e->kind == RECORD_FLAG_STORE;
    bool polled = in && e->repeats != 0 && b->waited == 0;
    if (polled) {
        name = "poll";
        phase = PHASE_FLAG_WAIT;
    }
    if (out && !ordered) {
        size_t number = operation(t, b, e, name, phase, pipe, e->time_ns, e->time_ns);
        t->slices[number].open = true;
        b->writing = number + 1;
        trace_flag_unseen(t, b);
        trace_flag_forget(t->follow, e->to, e->size);
        return;
    }
    uint64_t begin = polled && b->last_read != 0 ? b->last_read : b->last;
    size_t number = operation(t, b, e, name, phase, pipe, begin, e->time_ns);
    tell_phase(t, b, number);
    if (in && (e->flags & RECORD_SAME) == 0)
        trace_flag_read(t, b, e, number);
    else
        trace_flag_unseen(t, b);
    if (out)
        trace_flag_stored(t, b, e, number);
    if (in)
        b->last_read = t->slices[number].end;
}

static void copy(trace *t, block_state *b, const record_event *e)
{
    bool out = e->spaces >> 4 == SPACE_GM, in = (e->spaces & 15) == SPACE_GM;
    if (!out && !in) {
        tell_phase(t, b,
                   operation(t, b, e, e->kind == RECORD_FILL ? "fill" : "copy in UB", PHASE_VECTOR,
                             e->pipe, b->last, e->time_ns));
        return;
    }
    bool atomic = (e->flags & RECORD_ATOMIC) != 0;
    access_memory(t, b, e,
                  atomic ? "atomic move out"
                  : out  ? "move out"
                         : "move in",
                  out ? PHASE_MOVE_OUT : PHASE_MOVE_IN, e->pipe);
    if (e->pipe == PIPE_MTE2_ || e->pipe == PIPE_MTE3_)
        moved(t, b, e, out);
}

/* What orders pipes takes no time here, but may drain one. */
static void order_pipes(trace *t, block_state *b, const record_event *e)
{
    char name[32];
    unsigned side = e->pipe == PIPE_MTE3_ ? SIDE_OUT : SIDE_IN;
    bool mover = e->pipe == PIPE_MTE2_ || e->pipe == PIPE_MTE3_;
    uint64_t *at_notify =
        &b->at_notify[side][e->pipe_to & (PIPES_KNOWN - 1)][e->id & (EVENT_IDS - 1)];
    if (e->kind == RECORD_NOTIFY) {
        if (mover)
            *at_notify = b->issued[side];
        return;
    }
    unsigned pipe = e->pipe;
    if (e->kind == RECORD_WAIT) {
        snprintf(name, sizeof name, "wait %s>%s", trace_pipe_name(e->pipe),
                 trace_pipe_name(e->pipe_to));
        pipe = e->pipe_to;
        if (mover)
            drain(t, b, side, *at_notify, e->time_ns);
    } else if (e->kind == RECORD_PIPE_BARRIER) {
        snprintf(name, sizeof name, "barrier %s", trace_pipe_name(e->pipe));
        drain_pipe(t, b, e->pipe, e->time_ns);
    } else {
        snprintf(name, sizeof name, "%s", e->kind == RECORD_CACHE ? "cache" : "dsb");
        pipe = PIPE_S_;
    }
    tell_phase(t, b, operation(t, b, e, name, PHASE_PIPE_WAIT, pipe, e->time_ns, e->time_ns));
}

static void block_event(trace *t, block_state *b, const record_event *e, const char *text)
{
    switch (e->kind) {
    case RECORD_COPY:
    case RECORD_FILL:
        copy(t, b, e);
        break;
    case RECORD_VECTOR:
        if (e->spaces >> 4 != SPACE_NONE) /* the last event of a call carries its name */
            tell_phase(t, b,
                       operation(t, b, e, text[0] != '\0' ? text : "vector", PHASE_VECTOR, e->pipe,
                                 b->last, e->time_ns));
        break;
    case RECORD_NOTIFY:
    case RECORD_WAIT:
    case RECORD_PIPE_BARRIER:
    case RECORD_DATA_BARRIER:
    case RECORD_CACHE:
        order_pipes(t, b, e);
        return; /* the time until now belongs to what comes next */
    case RECORD_BLOCK_WAIT:
        trace_flag_unseen(t, b);
        tell_phase(t, b,
                   operation(t, b, e, "wait for all blocks", PHASE_BLOCK_WAIT, PIPE_S_, b->last,
                             e->time_ns));
        break;
    case RECORD_FLAG_STORE:
        access_memory(t, b, e, "flag store", PHASE_GM_SCALAR, PIPE_S_);
        break;
    case RECORD_FLAG_LOAD:
        access_memory(t, b, e, "flag load", PHASE_GM_SCALAR, PIPE_S_);
        break;
    case RECORD_FLAG_WAIT:
        access_memory(t, b, e, "flag wait", PHASE_FLAG_WAIT, PIPE_S_);
        break;
    case RECORD_SCALAR_READ:
    case RECORD_SCALAR_WRITE:
        if ((e->spaces & 15) == SPACE_GM || e->spaces >> 4 == SPACE_GM)
            access_memory(t, b, e, e->kind == RECORD_SCALAR_READ ? "load" : "store",
                          PHASE_GM_SCALAR, PIPE_S_);
        break;
    case RECORD_WAIT_BEGIN:
        trace_flag_unseen(t, b);
        if (b->waiting == 0)
            begin_wait(t, b, e, text);
        break;
    case RECORD_WAIT_END:
        if (b->waiting != 0)
            end_wait(t, b, e->time_ns, e->repeats, false);
        break;
    default:
        break;
    }
    b->last = e->time_ns > b->last ? e->time_ns : b->last;
}

void trace_follow_event(trace *t, const record_event *e, const char *text)
{
    struct follow *f = t->follow;
    trace_memory_map_note(f->memory, e, text);
    if (e->block == RECORD_NONE) {
        trace_host_event(t, e, text);
        return;
    }
    if (e->kind == RECORD_BLOCK_BEGIN) {
        begin_block(t, e);
        return;
    }
    block_state *b = block_of(f, e);
    if (b == NULL)
        return;
    record_event own = *e;
    own.time_ns = e->time_ns > b->last ? e->time_ns : b->last;
    end_write(t, b, own.time_ns);
    if (e->kind != RECORD_BLOCK_END) {
        block_event(t, b, &own, text);
        return;
    }
    end_block(t, b, own.time_ns, false);
    uint64_t *number = trace_map_find(&f->block_by_key, block_key(e));
    TRACE_GROW(f->free_blocks, f->free_room, f->free_count);
    f->free_blocks[f->free_count++] = (uint32_t)(*number - 1);
    *number = 0;
}

/* What the record leaves open lasts until its end. */
void trace_follow_finish(trace *t)
{
    struct follow *f = t->follow;
    for (size_t i = 0; i < f->block_count; i++)
        if (f->blocks[i].live)
            end_block(t, &f->blocks[i], t->last_ns, true);
    for (size_t i = 0; i < t->slice_count; i++)
        if (t->slices[i].open && t->slices[i].phase >= PHASE_KERNEL)
            t->slices[i].end =
                t->last_ns > t->slices[i].begin ? t->last_ns : t->slices[i].begin + 1;
}
