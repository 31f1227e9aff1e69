/* core/weak: moves and fills take effect late. Every block has a queue for each pipe that works
 * beside the scalar unit; an operation is put there when it is called and performed
 *
 *     when the scalar unit waits for its pipe, or PIPE_ALL is drained, or the kernel ends
 *     else as late as its lot says: after some operations, or not before somebody waits
 *
 * V works in order. Operations of MTE2, and of MTE3, overtake each other unless a barrier of the
 * pipe stands between or they write the same bytes. A pipe that waits for another one has a marker
 * in its queue. Lots are drawn from seed, device, launch, block and what the operation is, not from
 * a stream of numbers: how often a block polled, which depends on the machine, changes no lot. */
#include "core/weak.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/time.h"
#include "c_api/asc_enums.h"
#include "core/grid.h"
#include "core/recorder.h"
#include "fabric/region.h"

enum {
    QUEUE = 48,
    EVENT_IDS = 8,
    PIPE_COUNT = 8, /* pipe_t values that can wait */
    SMALL = 64,     /* bytes: may be a flag */
    ADJACENT = 96,  /* bytes of code from an operation to the barrier of its _sync form */
    PAUSES = 8,     /* of a thread in one launch */
    PAUSE_STEP_NS = 50 * 1000,
    HOLD_SMALL_NS = 200 * 1000,
    HOLD_NS =
        10 * 1000 * 1000 /* longer than a peer needs to see a flag and read what it announces */
};

typedef enum late_pipe {
    LATE_V,
    LATE_MTE2,
    LATE_MTE3,
    LATE_PIPES,
    LATE_NONE = LATE_PIPES
} late_pipe;
typedef enum pending_kind { PENDING_WORK, PENDING_WAIT, PENDING_BARRIER } pending_kind;

typedef struct pending {
    core_late late;
    pending_kind kind;
    uint64_t number; /* in the order of calls, of all pipes */
    uint64_t lot;
    uint64_t due; /* when the block has called that many operations; held: UINT64_MAX */
    int source;   /* PENDING_WAIT: goes on when this pipe is complete up to `upto` */
    uint64_t upto;
    void *saved; /* a store's source in the kernel's frames, as it was when it was called */
} pending;

typedef struct queue {
    pending ops[QUEUE];
    uint32_t count;
} queue;

typedef struct state {
    queue pipes[LATE_PIPES];
    uint64_t marks[LATE_PIPES][PIPE_COUNT][EVENT_IDS]; /* notifies: what was called before */
    uint64_t numbers, calls, stores;
    uint64_t base;          /* of the lots of this block in this launch */
    uint64_t held_since_ns; /* first yield with something pending; 0 = none */
    uintptr_t last_site;    /* of the last operation, when it was put into a queue */
    int last_pipe;
    bool slow;    /* lets others run in between */
    bool resting; /* in a pause or a yield: nothing may yield */
    bool ended;   /* the kernel's frames are gone */
} state;

static uint64_t the_seed;
static _Thread_local uint32_t pauses, pauses_launch; /* of this thread, in which launch */

static late_pipe pipe_of(int pipe)
{
    return pipe == PIPE_V      ? LATE_V
           : pipe == PIPE_MTE2 ? LATE_MTE2
           : pipe == PIPE_MTE3 ? LATE_MTE3
                               : LATE_NONE;
}

/* ---- lots ---- */

static uint64_t place_of(const core_block *block, const void *address)
{
    record_space space;
    uint64_t place = core_record_address(block, address, &space);
    return space == SPACE_HOST ? 0 : place;
}

static uint64_t lot_of(const state *s, const core_event *e)
{
    uint64_t lot = core_weak_mix(s->base, (uint64_t)e->pipe << 32 | s->stores);
    lot = core_weak_mix(lot, place_of(e->block, e->to));
    return core_weak_mix(core_weak_mix(lot, place_of(e->block, e->from)), e->size);
}

/* A quarter soon, a quarter some time later, half not before somebody waits. */
static uint64_t due_of(const state *s, uint64_t lot)
{
    uint64_t n = lot >> 8;
    switch (lot & 3) {
    case 0:
        return s->calls + 1 + n % 4;
    case 1:
        return s->calls + 1 + n % 64;
    default:
        return UINT64_MAX;
    }
}

/* ---- performing ---- */

static bool in_frames(const core_block *block, const void *address)
{
    uintptr_t a = (uintptr_t)address;
    return a >= (uintptr_t)block->fiber->stack_low && a < (uintptr_t)block->fiber->stack_top;
}

static uint64_t span(const core_event *e, uint64_t step)
{
    return e->bursts <= 1 ? e->size : (e->bursts - 1) * step + e->burst_bytes;
}

/* Lets others run for a while: blocks of this worker, and peers. */
static void pause_for(core_block *block, state *s, uint64_t ns)
{
    if (!s->slow || pauses >= PAUSES)
        return;
    pauses++;
    bool resting = s->resting;
    s->resting = true;
    uint64_t end = base_now_ns() + ns;
    while (base_now_ns() < end) {
        if (!resting)
            core_yield(block, false);
        nanosleep(&(struct timespec){0, PAUSE_STEP_NS}, NULL);
    }
    s->resting = resting;
}

/* A local of a function that has returned is no target any more. */
static bool target_gone(const core_block *block, const state *s, const core_event *e)
{
    return in_frames(block, e->to) &&
           (s->ended || (uintptr_t)e->to < (uintptr_t)__builtin_frame_address(0));
}

static void perform(core_block *block, state *s, pending *p)
{
    const void *site = block->site;
    core_event *e = &p->late.event;
    p->late.no_poll = s->resting || s->ended;
    if (s->ended && p->saved != NULL)
        e->from = p->saved;
    block->site = e->site;
    if (!target_gone(block, s, e))
        p->late.perform(block, &p->late);
    block->site = site;
    free(p->saved);
}

static void remove_at(queue *q, uint32_t i)
{
    q->count--;
    memmove(&q->ops[i], &q->ops[i + 1], (q->count - i) * sizeof q->ops[0]);
}

/* A flag that has overtaken what it may announce is seen before that follows. */
static bool overtakes(const queue *q, uint32_t i)
{
    if (q->ops[i].late.event.size > SMALL)
        return false;
    for (uint32_t k = 0; k < i; k++)
        if (q->ops[k].kind == PENDING_WORK && q->ops[k].late.event.size > SMALL)
            return true;
    return false;
}

static void perform_at(core_block *block, state *s, late_pipe pipe, uint32_t i)
{
    queue *q = &s->pipes[pipe];
    bool pause = pipe == LATE_MTE3 && overtakes(q, i);
    pending p = q->ops[i];
    remove_at(q, i);
    perform(block, s, &p);
    if (pause)
        pause_for(block, s, HOLD_NS);
}

static bool same_bytes(const core_event *a, const core_event *b)
{
    const uint8_t *x = a->to, *y = b->to;
    return x < y + span(b, b->to_step) && y < x + span(a, a->to_step);
}

/* Whether nothing that was called before keeps it. */
static bool free_to_go(const queue *q, late_pipe pipe, uint32_t i)
{
    if (pipe == LATE_V)
        return i == 0;
    for (uint32_t k = 0; k < i; k++)
        if (q->ops[k].kind != PENDING_WORK ||
            same_bytes(&q->ops[k].late.event, &q->ops[i].late.event))
            return false;
    return true;
}

/* By its lot; what may be a flag has the better chances. */
static uint64_t turn_of(const pending *p)
{
    return p->late.event.size > SMALL ? p->lot >> 1 : p->lot >> 2;
}

/* One of those that may go now, by lot; the first always may. */
static uint32_t choose(const queue *q, late_pipe pipe, uint64_t upto)
{
    uint32_t best = 0;
    for (uint32_t i = 1; i < q->count && q->ops[i].kind == PENDING_WORK; i++)
        if (q->ops[i].number <= upto && turn_of(&q->ops[i]) < turn_of(&q->ops[best]) &&
            free_to_go(q, pipe, i))
            best = i;
    return best;
}

static bool anything(const state *s)
{
    return s->pipes[LATE_V].count + s->pipes[LATE_MTE2].count + s->pipes[LATE_MTE3].count != 0;
}

/* The first of a queue, or (work) one that may go before it. Performing may yield, and a yield may
 * perform others: queues are looked at anew after it. */
static void complete(core_block *block, state *s, int pipe, uint64_t upto);

static void step(core_block *block, state *s, int pipe, uint64_t upto)
{
    queue *q = &s->pipes[pipe];
    uint64_t number = q->ops[0].number;
    if (q->ops[0].kind == PENDING_WORK) {
        perform_at(block, s, (late_pipe)pipe, choose(q, (late_pipe)pipe, upto));
        return;
    }
    if (q->ops[0].kind == PENDING_WAIT)
        complete(block, s, q->ops[0].source, q->ops[0].upto);
    if (q->count > 0 && q->ops[0].number == number)
        remove_at(q, 0);
}

static void complete(core_block *block, state *s, int pipe, uint64_t upto)
{
    while (s->pipes[pipe].count > 0 && s->pipes[pipe].ops[0].number <= upto)
        step(block, s, pipe, upto);
}

/* The pipes in any order. */
static void complete_all(core_block *block, state *s)
{
    uint64_t draw = core_weak_mix(s->base, s->numbers);
    while (anything(s)) {
        draw = core_weak_mix(draw, 1);
        int pipe = (int)(draw % LATE_PIPES);
        if (s->pipes[pipe].count > 0)
            step(block, s, pipe, UINT64_MAX);
    }
    s->held_since_ns = 0;
}

static bool complete_upto(const state *s, int pipe, uint64_t upto)
{
    const queue *q = &s->pipes[pipe];
    return q->count == 0 || q->ops[0].number > upto;
}

/* Markers at the head that hold nothing back any more. */
static void pass_markers(state *s, queue *q)
{
    while (
        q->count > 0 && q->ops[0].kind != PENDING_WORK &&
        (q->ops[0].kind == PENDING_BARRIER || complete_upto(s, q->ops[0].source, q->ops[0].upto)))
        remove_at(q, 0);
}

/* The first one whose time has come, or false. */
static bool perform_due(core_block *block, state *s, late_pipe pipe)
{
    queue *q = &s->pipes[pipe];
    pass_markers(s, q);
    for (uint32_t i = 0; i < q->count && q->ops[i].kind == PENDING_WORK; i++)
        if (q->ops[i].due <= s->calls && free_to_go(q, pipe, i)) {
            perform_at(block, s, pipe, i);
            return true;
        }
    return false;
}

static void call(core_block *block, state *s)
{
    s->calls++;
    for (int pipe = 0; pipe < LATE_PIPES; pipe++)
        while (perform_due(block, s, (late_pipe)pipe))
            continue;
}

/* ---- a block's state ---- */

static void drop_pending(state *s)
{
    for (int pipe = 0; pipe < LATE_PIPES; pipe++) {
        for (uint32_t i = 0; i < s->pipes[pipe].count; i++)
            free(s->pipes[pipe].ops[i].saved);
        s->pipes[pipe].count = 0;
    }
}

/* The fiber frees it. NULL without memory: operations are performed at once. */
static state *begin_block(core_block *block)
{
    state *s = block->recorded;
    if (s == NULL && (s = block->recorded = calloc(1, sizeof *s)) == NULL)
        return NULL;
    drop_pending(s); /* of a block that was abandoned */
    memset(s->marks, 0, sizeof s->marks);
    s->numbers = s->calls = s->stores = s->held_since_ns = 0;
    s->last_site = 0;
    s->resting = s->ended = false;
    if (pauses_launch != block->grid->record_number) {
        pauses_launch = block->grid->record_number;
        pauses = 0;
    }
    s->base = core_weak_mix(the_seed, (uint64_t)block->grid->launch->device << 32 | block->index);
    s->base = core_weak_mix(s->base, block->grid->record_number);
    s->slow = (s->base >> 33 & 1) != 0;
    return s;
}

static void end_block(core_block *block, state *s)
{
    s->ended = true;
    const queue *q = &s->pipes[LATE_MTE3];
    uint64_t pause = 0;
    for (uint32_t i = 0; i < q->count; i++)
        if (q->ops[i].kind == PENDING_WORK)
            pause = pause == HOLD_NS || q->ops[i].late.event.size > SMALL ? HOLD_NS : HOLD_SMALL_NS;
    /* The blocks that are late should not be so for each other: mostly only stores wait. */
    if (pause != 0 && s->slow && (s->base >> 40) % 4 != 0)
        complete(block, s, LATE_MTE2, UINT64_MAX);
    if (pause != 0)
        pause_for(block, s, pause);
    s->resting = true;
    complete_all(block, s);
}

static void on_block(core_block *block, bool begin)
{
    if (begin)
        begin_block(block);
    else if (block->recorded != NULL)
        end_block(block, block->recorded);
}

/* ---- operations ---- */

static pending *put(core_block *block, state *s, late_pipe pipe)
{
    queue *q = &s->pipes[pipe];
    while (q->count >= QUEUE)
        complete(block, s, pipe, q->ops[0].number);
    pending *p = &q->ops[q->count++];
    memset(p, 0, sizeof *p);
    p->number = ++s->numbers;
    p->due = UINT64_MAX;
    return p;
}

static void on_later(const core_late *late)
{
    core_block *block = core_current;
    state *s = block->recorded;
    late_pipe pipe = pipe_of(late->event.pipe);
    if (s == NULL || pipe == LATE_NONE) {
        late->perform(block, late);
        return;
    }
    call(block, s);
    if (!anything(s))
        s->held_since_ns = 0;
    pending *p = put(block, s, pipe);
    p->late = *late;
    p->lot = lot_of(s, &late->event);
    p->due = due_of(s, p->lot);
    if (pipe == LATE_MTE3) {
        s->stores++;
        uint64_t bytes = span(&late->event, late->event.from_step);
        if (in_frames(block, late->event.from) && (p->saved = malloc(bytes)) != NULL)
            memcpy(p->saved, late->event.from, bytes);
    }
    s->last_site = (uintptr_t)late->event.site;
    s->last_pipe = late->event.pipe;
}

static void on_notify(state *s, const core_event *e)
{
    late_pipe from = pipe_of(e->pipe);
    if (from != LATE_NONE && e->pipe_to < PIPE_COUNT)
        s->marks[from][e->pipe_to][e->id] = s->numbers;
}

static void on_wait(core_block *block, state *s, const core_event *e)
{
    late_pipe from = pipe_of(e->pipe), to = pipe_of(e->pipe_to);
    if (from == LATE_NONE || e->pipe_to >= PIPE_COUNT)
        return;
    uint64_t upto = s->marks[from][e->pipe_to][e->id];
    if (complete_upto(s, from, upto))
        return;
    if (to == LATE_NONE) {
        complete(block, s, from, upto);
        return;
    }
    pending *p = put(block, s, to);
    p->kind = PENDING_WAIT;
    p->source = from;
    p->upto = upto;
}

/* A barrier of one pipe holds that pipe back, not the scalar unit. Right behind an operation of the
 * pipe it may belong to the operation's _sync form, which is waited for. */
static void on_barrier(core_block *block, state *s, const core_event *e)
{
    late_pipe pipe = pipe_of(e->pipe);
    if (e->pipe == PIPE_ALL)
        complete_all(block, s);
    if (pipe == LATE_NONE)
        return;
    if (s->last_site != 0 && s->last_pipe == e->pipe &&
        (uintptr_t)e->site - s->last_site < ADJACENT)
        complete(block, s, pipe, UINT64_MAX);
    else if (s->pipes[pipe].count > 0)
        put(block, s, pipe)->kind = PENDING_BARRIER;
}

static void on_arrive(core_block *block, state *s, const core_event *e)
{
    late_pipe pipe = pipe_of(e->pipe);
    if (e->pipe == PIPE_ALL)
        complete_all(block, s);
    else if (pipe != LATE_NONE)
        complete(block, s, pipe, UINT64_MAX);
}

static void on_op(const core_event *e)
{
    core_block *block = core_current;
    state *s = block->recorded;
    if (s == NULL || e->kind == CORE_EVENT_UNTIL || e->kind == CORE_EVENT_TAKEN)
        return; /* words for a record */
    call(block, s);
    switch (e->kind) {
    case CORE_EVENT_NOTIFY:
        on_notify(s, e);
        break;
    case CORE_EVENT_WAIT:
        on_wait(block, s, e);
        break;
    case CORE_EVENT_PIPE_BARRIER:
        on_barrier(block, s, e);
        break;
    case CORE_EVENT_BLOCK_ARRIVE:
        on_arrive(block, s, e);
        break;
    case CORE_EVENT_FILL: /* a form that is performed at once */
        complete(block, s, LATE_V, UINT64_MAX);
        break;
    case CORE_EVENT_FLAG_STORE: /* of the library's own kernels: it drains before it */
        complete_all(block, s);
        break;
    default:
        break;
    }
    s->last_site = 0;
}

/* A block that waits is not waited for: what it holds back comes out after a while. */
static void on_yield(core_block *block, bool patient)
{
    state *s = block->recorded;
    if (s == NULL || s->resting || !patient || !anything(s))
        return;
    uint64_t hold = HOLD_SMALL_NS, now = base_now_ns();
    const queue *q = &s->pipes[LATE_MTE3];
    for (uint32_t i = 0; s->slow && i < q->count; i++)
        if (q->ops[i].kind == PENDING_WORK && q->ops[i].late.event.size > SMALL)
            hold = HOLD_NS;
    if (s->held_since_ns == 0)
        s->held_since_ns = now;
    s->resting = true;
    if (now - s->held_since_ns >= hold)
        complete_all(block, s);
    else
        call(block, s);
    s->resting = false;
}

static void on_grid(core_grid *grid, bool begin)
{
    static _Atomic uint32_t launches;
    if (!begin)
        return;
    /* Relaxed: a number; of several devices in one process each counts its own. */
    grid->record_number =
        grid->control != NULL
            ? (uint32_t)atomic_load_explicit(&grid->control->launches_started, memory_order_relaxed)
            : 1 + atomic_fetch_add_explicit(&launches, 1, memory_order_relaxed);
}

const core_hook *core_weak_hook(uint64_t seed)
{
    static const core_hook hook = {
        .op = on_op, .later = on_later, .yield = on_yield, .grid = on_grid, .block = on_block};
    the_seed = seed;
    return &hook;
}
