/* core/recorder: operations become events. The order of events is that of effects: small accesses
 * of GM and their numbers are one step under the locks of their lines; long writes take their
 * number before they begin, long reads after they end. */
#include "core/recorder.h"

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "c_api/asc_enums.h"
#include "core/asc_atomic.h"
#include "core/grid.h"
#include "fabric/region.h"

#define PRIME UINT64_C(0x9e3779b97f4a7c15)

enum { ROWS_COMPARED = 256 /* strided reads of more rows are told every time */ };

static uint64_t as_number(const void *pointer)
{
    return (uint64_t)(uintptr_t)pointer;
}

/* ---- state ---- */

static void recorder_free(void *state)
{
    free(state);
}

BASE_COLD static core_recorder *recorder_make(record_ring *ring)
{
    core_recorder *r = calloc(1, sizeof *r);
    if (r == NULL) {
        record_stop(ring->session, "no host memory to record");
        return NULL;
    }
    r->ring = ring;
    r->session = ring->session;
    ring->user = r;
    ring->user_free = recorder_free;
    return r;
}

core_recorder *core_recorder_self(void)
{
    record_ring *ring = record_ring_self();
    if (ring == NULL)
        return NULL;
    return BASE_LIKELY(ring->user != NULL) ? ring->user : recorder_make(ring);
}

core_recorded *core_recorded_of(core_block *block)
{
    core_recorded *state = block->recorded;
    uint32_t grid = block->grid->record_number;
    if (BASE_LIKELY(state != NULL && state->generation == block->generation &&
                    state->grid == grid && state->index == block->index))
        return state;
    if (state == NULL && (state = malloc(sizeof *state)) == NULL)
        return NULL;
    block->recorded = state;
    state->generation = block->generation;
    state->grid = grid;
    state->index = block->index;
    state->locals = core_locals_of(block->grid->launch->entry);
    state->locals_known = core_locals_told(state->locals);
    state->polling = state->waiting = state->first_round = false;
    state->phase = 0;
    state->repeats = state->held_count = state->watch_count = state->range_count = 0;
    state->frame_count = 0;
    state->deepest = UINT64_MAX;
    return state;
}

uint64_t core_record_address(const core_block *block, const void *pointer, record_space *space)
{
    uintptr_t a = (uintptr_t)pointer;
    const core_fiber *fiber = block->fiber;
    if (pointer == NULL) {
        *space = SPACE_NONE;
        return 0;
    }
    if (fabric_device_of(pointer) >= 0) {
        *space = SPACE_GM;
        return a;
    }
    uintptr_t offset = a - (uintptr_t)block->ub;
    *space = SPACE_UB;
    if (offset < block->ub_limit)
        return offset;
    if (a >= (uintptr_t)fiber->stack_low && a < (uintptr_t)fiber->stack_top)
        return RECORD_UB_LOCAL - ((uintptr_t)fiber->stack_top - a);
    *space = SPACE_HOST;
    return a;
}

/* ---- telling ---- */

static void put_text(core_recorder *r, const core_block *block, record_event *event,
                     const char *text)
{
    event->grid = block->grid->record_number;
    event->block = block->index;
    event->device = block->grid->launch->device;
    if (text != NULL)
        record_put_text(r->ring, event, text);
    else if (record_reserve(r->ring, 1))
        record_put(r->ring, event);
}

static void put(core_recorder *r, const core_block *block, record_event *event)
{
    put_text(r, block, event, NULL);
}

/* What was held back comes out. */
static void release(core_recorder *r, core_block *block, core_recorded *state)
{
    for (uint32_t i = 0; i < state->held_count; i++)
        put(r, block, &state->held[i]);
    state->held_count = 0;
    if (state->waiting) {
        state->waiting = false;
        state->wait.kind = RECORD_WAIT_END;
        state->wait.repeats = state->repeats;
        put(r, block, &state->wait);
    }
}

/* The last quiet round comes out before what ends it. */
static void end_polling(core_recorder *r, core_block *block, core_recorded *state)
{
    release(r, block, state);
    state->polling = false;
}

/* Whether what followed the last quiet read has been told once since the polling began. If not it
 * may belong to what was told before: the wait behind a load, say. */
static void quiet_read(core_recorder *r, core_block *block, core_recorded *state, core_watch *now)
{
    if (!state->polling) {
        state->polling = true;
        state->phase++;
    } else if (state->first_round && state->held_count > 0)
        release(r, block, state);
    state->held_count = 0;
    state->first_round = now->phase != state->phase;
    now->phase = state->phase;
    state->repeats++;
}

static void tell_text(core_recorder *r, core_block *block, record_event *event, const char *text)
{
    core_recorded *state = core_recorded_of(block);
    if (state == NULL)
        return;
    end_polling(r, block, state);
    event->repeats = state->repeats;
    state->repeats = 0;
    state->watch_count = 0;
    put_text(r, block, event, text);
}

void core_recorder_tell(core_recorder *r, core_block *block, record_event *event)
{
    tell_text(r, block, event, NULL);
}

void core_recorder_tell_quiet(core_recorder *r, core_block *block, record_event *event)
{
    core_recorded *state = core_recorded_of(block);
    if (state == NULL)
        return;
    if (state->polling && state->held_count < CORE_HELD_MAX) {
        event->grid = state->grid;
        event->block = state->index;
        state->held[state->held_count++] = *event;
        return;
    }
    if (state->polling)
        end_polling(r, block, state);
    put(r, block, event);
}

static uint64_t hash_of(const void *copy, uint64_t size)
{
    const uint8_t *from = copy;
    uint64_t hash = size, word;
    /* Of a long read a sample: what it misses is told once too seldom only if nothing else moved.
     */
    uint64_t step = size > RECORD_ORDERED_MAX ? (size / 64) & ~UINT64_C(7) : 8;
    for (uint64_t i = 0; i + 8 <= size; i += step) {
        memcpy(&word, from + i, 8);
        hash = (hash ^ word) * PRIME;
        hash ^= hash >> 29;
    }
    word = 0;
    memcpy(&word, from + size - (size < 8 ? size : 8), size < 8 ? size : 8);
    return (hash ^ word) * PRIME;
}

/* Of a long access the first and the last line stand for all. */
static uint64_t lines_version(const core_recorder *r, uint64_t address, uint64_t size)
{
    if (size <= RECORD_ORDERED_MAX)
        return record_lines_version(r->session, address, size);
    return record_lines_version(r->session, address, 1) +
           record_lines_version(r->session, address + size - 1, 1);
}

static core_watch *find_watch(core_recorded *state, const core_watch *wanted)
{
    for (uint32_t i = 0; i < state->watch_count; i++) {
        core_watch *w = &state->watch[i];
        if (w->address == wanted->address && w->size == wanted->size && w->site == wanted->site)
            return w;
    }
    return NULL;
}

bool core_recorder_tell_read(core_recorder *r, core_block *block, record_event *event,
                             const core_watch *now)
{
    core_recorded *state = core_recorded_of(block);
    if (state == NULL || event->size == 0)
        return false;
    core_watch *before = find_watch(state, now);
    if (before != NULL && before->hash == now->hash && before->version == now->version) {
        quiet_read(r, block, state, before);
        return true;
    }
    bool news = before != NULL && before->hash != now->hash;
    end_polling(r, block, state);
    event->repeats = state->repeats;
    state->repeats = 0;
    put(r, block, event);
    if (news || state->watch_count == CORE_WATCH_MAX) {
        state->watch_count = 0;
        before = NULL;
    }
    if (before == NULL)
        before = &state->watch[state->watch_count++];
    *before = *now;
    before->phase = state->phase; /* and told, as all that follows it now */
    return false;
}

/* ---- settling ---- */

static void close_access(core_recorder *r)
{
    record_event *e = &r->access;
    uint64_t address = e->kind == RECORD_SCALAR_WRITE ? e->to : e->from;
    const void *memory = (const void *)(uintptr_t)address;
    r->open = false;
    memcpy(&e->value, memory, e->size < 8 ? e->size : 8);
    if (e->kind == RECORD_SCALAR_WRITE) {
        record_lines_stored(r->session, address, e->size);
        core_recorder_tell(r, r->block, e);
    } else
        core_recorder_tell_read(r, r->block, e,
                                &(core_watch){address, e->size, e->site, hash_of(memory, e->size),
                                              lines_version(r, address, e->size), 0});
    record_lines_unlock(r->session, address, e->size);
}

void core_recorder_settle(core_recorder *r, core_block *block)
{
    if (r->open)
        close_access(r);
    core_recorded *state = block->recorded;
    if (state == NULL || state->range_count == 0)
        return;
    uint32_t count = state->range_count;
    state->range_count = 0;
    if (state->generation != block->generation)
        return;
    for (uint32_t i = 0; i < count; i++)
        core_recorder_tell_quiet(r, block, &state->ranges[i]);
}

/* ---- operations ---- */

static const uint16_t kinds[] = {
    [CORE_EVENT_COPY] = RECORD_COPY,
    [CORE_EVENT_FILL] = RECORD_FILL,
    [CORE_EVENT_VECTOR] = RECORD_VECTOR,
    [CORE_EVENT_NOTIFY] = RECORD_NOTIFY,
    [CORE_EVENT_WAIT] = RECORD_WAIT,
    [CORE_EVENT_PIPE_BARRIER] = RECORD_PIPE_BARRIER,
    [CORE_EVENT_DATA_BARRIER] = RECORD_DATA_BARRIER,
    [CORE_EVENT_BLOCK_ARRIVE] = RECORD_BLOCK_ARRIVE,
    [CORE_EVENT_BLOCK_WAIT] = RECORD_BLOCK_WAIT,
    [CORE_EVENT_CACHE] = RECORD_CACHE,
    [CORE_EVENT_ATOMIC_MODE] = RECORD_ATOMIC_MODE,
    [CORE_EVENT_MODE] = RECORD_MODE,
    [CORE_EVENT_UNCACHED] = RECORD_SCALAR_WRITE,
    [CORE_EVENT_FLAG_STORE] = RECORD_FLAG_STORE,
    [CORE_EVENT_FLAG_LOAD] = RECORD_FLAG_LOAD,
    [CORE_EVENT_FLAG_WAIT] = RECORD_FLAG_WAIT,
    [CORE_EVENT_UNTIL] = RECORD_UNTIL,
    [CORE_EVENT_TAKEN] = RECORD_TAKEN,
};

/* Bytes from the first to the last one of `bursts` rows. */
static uint64_t span(const core_event *op, uint64_t step)
{
    return op->bursts <= 1 ? op->size : (op->bursts - 1) * step + op->burst_bytes;
}

static void note_locals(const core_event *op, record_event *e)
{
    bool from = (e->spaces & 15) == SPACE_UB && record_is_local(e->from);
    bool to = e->spaces >> 4 == SPACE_UB && record_is_local(e->to);
    if (!from && !to)
        return;
    core_recorded *state = core_recorded_of((core_block *)(uintptr_t)op->block);
    if (state != NULL) {
        core_recorder_note_local(state, from ? e->from : UINT64_MAX);
        core_recorder_note_local(state, to ? e->to : UINT64_MAX);
    }
    if (state != NULL && from &&
        !core_locals_used(state->locals, state->locals_known, e->from, span(op, op->from_step)))
        e->flags |= RECORD_UNSEEN;
    if (state != NULL && to)
        core_locals_used(state->locals, state->locals_known, e->to, span(op, op->to_step));
}

static void translate(const core_event *op, record_event *e)
{
    const core_block *block = op->block;
    record_space from, to;
    memset(e, 0, sizeof *e);
    e->kind = kinds[op->kind];
    e->from = core_record_address(block, op->from, &from);
    e->to = core_record_address(block, op->to, &to);
    e->spaces = record_spaces(from, to);
    e->pipe = (uint8_t)op->pipe;
    e->pipe_to = (uint8_t)op->pipe_to;
    e->id = (uint32_t)op->id;
    e->size = op->size;
    e->bursts = op->bursts;
    e->burst_bytes = op->burst_bytes;
    e->from_step = op->from_step;
    e->to_step = op->to_step;
    e->value = op->value;
    e->extra = op->wanted;
    e->site = as_number(op->site);
    note_locals(op, e);
}

/* What a round of polls may hold besides its reads. */
static bool is_quiet(core_event_kind kind)
{
    switch (kind) {
    case CORE_EVENT_NOTIFY:
    case CORE_EVENT_WAIT:
    case CORE_EVENT_PIPE_BARRIER:
    case CORE_EVENT_DATA_BARRIER:
    case CORE_EVENT_CACHE:
    case CORE_EVENT_MODE:
        return true;
    default:
        return false;
    }
}

static void on_op(const core_event *op)
{
    core_recorder *r = core_recorder_self();
    record_event e;
    if (r == NULL)
        return;
    core_block *block = (core_block *)(uintptr_t)op->block;
    core_recorder_settle(r, block);
    translate(op, &e);
    if (is_quiet(op->kind))
        core_recorder_tell_quiet(r, block, &e);
    else
        tell_text(r, block, &e, op->text);
}

/* ---- accesses of GM ---- */

static bool is_write(const core_event *op)
{
    return op->kind == CORE_EVENT_FLAG_STORE || op->kind == CORE_EVENT_UNCACHED ||
           (op->kind == CORE_EVENT_COPY && op->pipe == PIPE_MTE3);
}

/* Bytes from the first to the last one touched on the side of GM. */
static uint64_t reach(const core_event *op, uint64_t *address)
{
    bool write = is_write(op);
    *address = as_number(write ? op->to : op->from);
    return span(op, write ? op->to_step : op->from_step);
}

static void unlock(core_recorder *r)
{
    record_lines_unlock(r->session, r->locked_address, r->locked_size);
    r->locked_size = 0;
}

static void on_gm_begin(const core_event *op)
{
    core_recorder *r = core_recorder_self();
    uint64_t address, size = reach(op, &address);
    if (r == NULL)
        return;
    core_block *block = (core_block *)(uintptr_t)op->block;
    core_recorder_settle(r, block);
    core_recorder_reserve(r);
    if (size <= RECORD_ORDERED_MAX) {
        record_lines_lock(r->session, address, size);
        r->locked_address = address;
        r->locked_size = size;
    } else if (is_write(op)) {
        record_event e;
        translate(op, &e);
        memcpy(&e.value, op->from, 8);
        if (block->atomic_op != 0) {
            e.flags |= RECORD_ATOMIC;
            e.id = (uint32_t)block->atomic_op << 8 | block->atomic_type;
        }
        core_recorder_tell(r, block, &e);
        record_lines_bulk(r->session, address, size);
    }
}

static void tell_write(core_recorder *r, core_block *block, const core_event *op, uint64_t address,
                       uint64_t size)
{
    record_event e;
    translate(op, &e);
    e.flags |= RECORD_ORDERED;
    if (op->kind == CORE_EVENT_COPY) {
        memcpy(&e.value, op->from, op->size < 8 ? op->size : 8);
        if (block->atomic_op != 0) {
            /* What counts for those who read it is the result. */
            memcpy(&e.value, op->to, op->size < 8 ? op->size : 8);
            e.flags |= RECORD_ATOMIC;
            e.id = (uint32_t)block->atomic_op << 8 | block->atomic_type;
        }
    }
    record_lines_stored(r->session, address, size);
    core_recorder_tell(r, block, &e);
}

/* Hash and version over all rows of a read. */
static void look_at_rows(const core_recorder *r, const core_event *op, const uint8_t *copy,
                         core_watch *now)
{
    uint32_t rows = op->bursts > 1 ? op->bursts : 1;
    uint64_t row = op->bursts > 1 ? op->burst_bytes : op->size;
    for (uint32_t i = 0; i < rows; i++) {
        now->hash = (now->hash ^ hash_of(copy + (uint64_t)i * op->to_step, row)) * PRIME;
        now->version += lines_version(r, now->address + (uint64_t)i * op->from_step, row);
    }
}

static void tell_read(core_recorder *r, core_block *block, const core_event *op, bool ordered,
                      const uint8_t *copy)
{
    record_event e;
    uint64_t row = op->bursts > 1 ? op->burst_bytes : op->size;
    translate(op, &e);
    e.flags |= ordered ? RECORD_ORDERED : 0;
    if (op->kind == CORE_EVENT_FLAG_WAIT)
        e.extra = op->value;
    e.value = 0;
    memcpy(&e.value, copy, row < 8 ? row : 8);
    if (op->kind == CORE_EVENT_FLAG_WAIT || op->bursts > ROWS_COMPARED) {
        core_recorder_tell(r, block, &e);
        return;
    }
    core_watch now = {as_number(op->from), op->size, e.site, 0, 0, 0};
    look_at_rows(r, op, copy, &now);
    core_recorder_tell_read(r, block, &e, &now);
}

/* A scalar access past the cache. An atomic one reads and writes in one step; when it leaves what
 * it found it is a read, perhaps of a poll. */
static void tell_uncached(core_recorder *r, core_block *block, const core_event *op,
                          const uint64_t *before)
{
    record_event write, read;
    translate(op, &write);
    write.id = 0;
    write.flags = RECORD_ORDERED | RECORD_UNCACHED;
    if (op->id == CORE_UNCACHED_ATOMIC) {
        read = write;
        read.kind = RECORD_SCALAR_READ;
        read.from = write.to;
        read.to = 0;
        read.spaces = record_spaces((record_space)(write.spaces >> 4), SPACE_NONE);
        read.value = *before;
        write.flags |= RECORD_ATOMIC;
        const core_watch now = {read.from,
                                read.size,
                                read.site,
                                hash_of(before, 8),
                                lines_version(r, read.from, read.size),
                                0};
        if (core_recorder_tell_read(r, block, &read, &now) || *before == op->value)
            return;
    }
    record_lines_stored(r->session, write.to, write.size);
    core_recorder_tell(r, block, &write);
}

/* `copy`: what was read. */
static void on_gm_end(const core_event *op, const void *copy)
{
    core_recorder *r = core_recorder_self();
    uint64_t address, size = reach(op, &address);
    if (r == NULL)
        return;
    core_block *block = (core_block *)(uintptr_t)op->block;
    bool ordered = size <= RECORD_ORDERED_MAX;
    if (op->kind == CORE_EVENT_UNCACHED)
        tell_uncached(r, block, op, copy);
    else if (!is_write(op))
        tell_read(r, block, op, ordered, copy);
    else if (ordered)
        tell_write(r, block, op, address, size);
    if (ordered)
        unlock(r);
}

/* ---- grids, blocks, waits ---- */

static void on_yield(core_block *block, bool patient)
{
    core_recorder *r = core_recorder_self();
    if (r == NULL)
        return;
    if (BASE_UNLIKELY(r->locked_size != 0))
        unlock(r); /* the operation has broken a rule and does not come back */
    core_recorder_settle(r, block);
    core_recorded *state = core_recorded_of(block);
    if (!patient || state == NULL || state->waiting)
        return;
    record_space space;
    state->waiting = true;
    state->wait = (record_event){.kind = RECORD_WAIT_BEGIN,
                                 .from = core_record_address(block, block->polled, &space),
                                 .value = block->polled_value,
                                 .extra = block->wanted,
                                 .site = as_number(block->site),
                                 .pipe = PIPE_S,
                                 .grid = state->grid,
                                 .block = state->index,
                                 .device = block->grid->launch->device};
    state->wait.spaces = record_spaces(space, SPACE_NONE);
    record_put_text(r->ring, &state->wait, block->what);
}

static void on_grid(core_grid *grid, bool begin)
{
    static _Atomic uint32_t launches;
    if (begin)
        grid->record_number = 1 + atomic_fetch_add_explicit(&launches, 1, memory_order_relaxed);
    const record_event event = {
        .kind = begin ? RECORD_GRID_BEGIN : RECORD_GRID_END,
        .grid = grid->record_number,
        .value = grid->blocks,
        .device = grid->launch->device,
        .status = atomic_load_explicit(&grid->stop, memory_order_relaxed) ? (int)grid->cause : 0};
    if (!begin && event.status != 0) {
        record_event report = event;
        report.kind = RECORD_ABORT;
        record_host(&report, base_error_recent());
    }
    record_host(&event, begin ? grid->launch->kernel : NULL);
}

static void on_block(core_block *block, bool begin)
{
    core_recorder *r = core_recorder_self();
    record_event event = {.kind = begin ? RECORD_BLOCK_BEGIN : RECORD_BLOCK_END};
    if (r == NULL)
        return;
    core_recorder_settle(r, block);
    core_recorder_tell(r, block, &event);
    if (!begin)
        core_locals_block_ended(core_locals_of(block->grid->launch->entry));
}

static const core_hook hook = {.op = on_op,
                               .gm_begin = on_gm_begin,
                               .gm_end = on_gm_end,
                               .yield = on_yield,
                               .grid = on_grid,
                               .block = on_block};

aivd_status core_recorder_install(void)
{
    aivd_status status = record_attach();
    if (status == AIVD_OK && record_on())
        core_hook_set(&hook);
    return status;
}
