/* core/recorder_scalar: loads and stores of a kernel's own code. aivcc compiles kernels a second
 * time with every access of memory announced to the two functions below; recorded runs load that
 * copy. What counts is GM and UB: an access of GM is ordered like a flag (the lines stay locked
 * until the block's next operation or access, because the announcement comes first); accesses of UB
 * that follow each other grow into one event. */
#include <string.h>

#include "aivdrive/recording.h"
#include "c_api/asc_enums.h"
#include "core/grid.h"
#include "core/recorder.h"
#include "fabric/region.h"

static uint64_t begin_of(const record_event *e)
{
    return e->kind == RECORD_SCALAR_WRITE ? e->to : e->from;
}

/* Whether the access lies in the run, or continues it. */
static bool grows(record_event *run, const record_event *access)
{
    uint64_t begin = begin_of(run), at = begin_of(access);
    if (run->kind != access->kind || at < begin || at > begin + run->size)
        return false;
    if (at + access->size > begin + run->size)
        run->size = at + access->size - begin;
    return true;
}

static void ub_access(core_recorder *r, core_block *block, core_recorded *state,
                      record_event *access)
{
    for (uint32_t i = 0; i < state->range_count; i++)
        if (grows(&state->ranges[i], access))
            return;
    if (state->range_count == CORE_RANGES_MAX) {
        core_recorder_settle(r, block);
        if (core_recorded_of(block) != state)
            return;
    }
    state->ranges[state->range_count++] = *access;
}

/* Longer than what locks order: a library function that works on GM. */
static void gm_long(core_recorder *r, core_block *block, record_event *access)
{
    if (access->kind == RECORD_SCALAR_WRITE)
        record_lines_bulk(r->session, access->to, access->size);
    core_recorder_tell(r, block, access);
}

static void gm_access(core_recorder *r, core_block *block, record_event *access)
{
    core_recorder_settle(r, block);
    if (access->size > RECORD_ORDERED_MAX || access->size == 0) {
        gm_long(r, block, access);
        return;
    }
    if (!core_recorder_reserve(r) ||
        fabric_touch((const void *)(uintptr_t)begin_of(access), access->size) != AIVD_OK)
        return; /* not mapped: the access itself faults, without a lock held */
    access->flags = RECORD_ORDERED;
    record_lines_lock(r->session, begin_of(access), access->size);
    r->access = *access;
    r->block = block;
    r->open = true;
}

static void tell(uint16_t kind, const void *address, uint64_t size, const void *site)
{
    core_block *block = core_current;
    record_space space;
    if (block == NULL)
        return;
    uint64_t place = core_record_address(block, address, &space);
    if (space != SPACE_GM && space != SPACE_UB)
        return;
    core_recorder *r = core_recorder_self();
    core_recorded *state = r != NULL ? core_recorded_of(block) : NULL;
    if (state == NULL || (space == SPACE_UB && record_is_local(place) &&
                          !core_locals_matter(state->locals, state->locals_known, place, size)))
        return;
    bool write = kind == RECORD_SCALAR_WRITE;
    record_event access = {.kind = kind,
                           .pipe = PIPE_S,
                           .from = write ? 0 : place,
                           .to = write ? place : 0,
                           .size = size,
                           .site = (uint64_t)(uintptr_t)site};
    access.spaces = write ? record_spaces(SPACE_NONE, space) : record_spaces(space, SPACE_NONE);
    if (space == SPACE_UB) {
        if (record_is_local(place))
            core_recorder_note_local(state, place);
        if (r->open)
            core_recorder_settle(r, block);
        ub_access(r, block, state, &access);
    } else
        gm_access(r, block, &access);
}

/* ---- frames ---- */

/* The running block's state and the place of `stack` in it; NULL outside of kernels and recorded
 * runs. */
static core_recorded *state_at(const void *stack, uint64_t *place)
{
    record_space space;
    core_recorder *r;
    if (core_current == NULL || (r = core_recorder_self()) == NULL)
        return NULL;
    *place = core_record_address(core_current, stack, &space);
    return space == SPACE_UB && record_is_local(*place) ? core_recorded_of(core_current)
                                                             : NULL;
}

/* What is not above `place` has ended, perhaps without a word. */
static void frames_end(core_recorded *state, uint64_t place)
{
    while (state->frame_count > 0 && state->frames[state->frame_count - 1] <= place)
        state->frame_count--;
}

BASE_EXPORT void aivd_rec_enter(const void *stack)
{
    uint64_t place;
    core_recorded *state = state_at(stack, &place);
    if (state == NULL)
        return;
    frames_end(state, place);
    if (state->frame_count < CORE_FRAMES_MAX)
        state->frames[state->frame_count++] = place;
}

/* Told only when something was there: a kernel whose functions are all inlined never tells. */
BASE_EXPORT void aivd_rec_leave(const void *stack)
{
    uint64_t place;
    core_recorded *state = state_at(stack, &place);
    if (state == NULL)
        return;
    frames_end(state, place);
    uint64_t below = state->frame_count > 0 ? state->frames[state->frame_count - 1] : 0;
    if (state->deepest >= below)
        return;
    core_recorder *r = core_recorder_self();
    record_event end = {.kind = RECORD_FRAME_END,
                        .pipe = PIPE_S,
                        .from = state->deepest,
                        .to = below,
                        .spaces = record_spaces(SPACE_UB, SPACE_UB)};
    state->deepest = UINT64_MAX;
    core_recorder_settle(r, core_current);
    core_recorder_tell_quiet(r, core_current, &end);
}

/* ---- accesses ---- */

BASE_EXPORT void aivd_rec_read(const void *address, uint64_t size, const void *site)
{
    tell(RECORD_SCALAR_READ, address, size, site);
}

BASE_EXPORT void aivd_rec_write(void *address, uint64_t size, const void *site)
{
    tell(RECORD_SCALAR_WRITE, address, size, site);
}

BASE_EXPORT void *aivd_rec_move(void *to, const void *from, uint64_t size, const void *site)
{
    if (size == 0)
        return to;
    tell(RECORD_SCALAR_READ, from, size, site);
    /* What is read of GM is read while its lines are locked: before the next announcement. */
    bool early = fabric_device_of(from) >= 0;
    if (early)
        memmove(to, from, size);
    tell(RECORD_SCALAR_WRITE, to, size, site);
    if (!early)
        memmove(to, from, size);
    return to;
}

BASE_EXPORT void *aivd_rec_fill(void *to, int value, uint64_t size, const void *site)
{
    if (size != 0)
        tell(RECORD_SCALAR_WRITE, to, size, site);
    return memset(to, value, size);
}
