/* check/unit: who acts: host threads, streams and the blocks of their kernels. A block of a later
 * launch on the same stream is the same unit: its numbers go on. */
#include <stdio.h>
#include <string.h>

#include "engine.h"
#include "memory.h"

static const char *const names[PIPES + 1] = {"S", "V", "MTE2", "MTE3", "ALL"};

const char *pipe_name(uint32_t pipe)
{
    return names[pipe <= PIPES ? pipe : PIPES];
}

static size_t slot(const engine *e, unit_kind kind, uint32_t rank, uint32_t stream, uint32_t block)
{
    uint64_t hash = (rank * 0x9E3779B97F4A7C15u) ^ (stream * 0xC2B2AE3D27D4EB4Fu) ^
                    (block * 0x165667B19E3779F9u) ^ ((uint64_t)kind << 61);
    hash ^= hash >> 29;
    size_t i = (size_t)(hash * 0x9E3779B97F4A7C15u >> 24) & (e->unit_key_room - 1);
    for (; e->unit_keys[i] != 0; i = (i + 1) & (e->unit_key_room - 1)) {
        const unit *u = e->units[e->unit_keys[i] - 1];
        if (u->kind == kind && u->rank == rank && u->stream == stream && u->block == block)
            break;
    }
    return i;
}

static void grow_keys(engine *e)
{
    if (e->unit_key_room > 2 * (e->unit_count + 1))
        return;
    check_free(e->unit_keys);
    e->unit_key_room = e->unit_key_room == 0 ? 256 : 2 * e->unit_key_room;
    e->unit_keys = check_zeroed(e->unit_key_room * sizeof *e->unit_keys);
    for (size_t i = 0; i < e->unit_count; i++) {
        const unit *u = e->units[i];
        e->unit_keys[slot(e, u->kind, u->rank, u->stream, u->block)] = (uint32_t)i + 1;
    }
}

/* ---- numbers in clocks ---- */

enum { RUN = 32 }; /* units */

/* Units of a rank have numbers side by side, in runs of RUN. What one rank tells another is then
 * whole parts of its clock, which the other takes over as they are. */
typedef struct numbers {
    unit **at; /* by number; NULL: not given yet */
    size_t room;
    uint32_t given;   /* in full runs */
    uint32_t *next;   /* by rank: next number in its run; a multiple of RUN: it needs a new one */
    size_t rank_room; /* of `next`: what is new is 0 */
} numbers;

static void grow_ranks(numbers *n, uint32_t rank)
{
    size_t old = n->rank_room;
    CHECK_GROW(n->next, n->rank_room, rank);
    memset(n->next + old, 0, (n->rank_room - old) * sizeof *n->next);
}

static uint32_t give_number(engine *e, unit *u, uint32_t rank)
{
    if (e->numbers == NULL)
        e->numbers = check_zeroed(sizeof *e->numbers);
    numbers *n = e->numbers;
    grow_ranks(n, rank);
    if (n->next[rank] % RUN == 0) {
        n->next[rank] = n->given;
        n->given += RUN;
        size_t old = n->room;
        CHECK_GROW(n->at, n->room, n->given);
        memset(n->at + old, 0, (n->room - old) * sizeof *n->at);
    }
    n->at[n->next[rank]] = u;
    return n->next[rank]++;
}

unit *unit_at(const engine *e, uint32_t index)
{
    return e->numbers->at[index];
}

void unit_close(engine *e)
{
    check_free(e->units);
    check_free(e->unit_keys);
    if (e->numbers != NULL) {
        check_free(e->numbers->at);
        check_free(e->numbers->next);
        check_free(e->numbers);
    }
}

/* ---- units ---- */

static unit *get(engine *e, unit_kind kind, uint32_t rank, uint32_t stream, uint32_t block)
{
    grow_keys(e);
    size_t i = slot(e, kind, rank, stream, block);
    if (e->unit_keys[i] != 0)
        return e->units[e->unit_keys[i] - 1];
    unit *u = check_zeroed(sizeof *u);
    *u = (unit){.kind = kind,
                .index = give_number(e, u, rank),
                .rank = rank,
                .stream = stream,
                .block = block,
                .thread = stream};
    CHECK_GROW(e->units, e->unit_room, e->unit_count);
    e->units[e->unit_count++] = u;
    e->unit_keys[i] = (uint32_t)e->unit_count;
    return u;
}

unit *unit_host(engine *e, uint32_t rank, uint32_t thread)
{
    return get(e, UNIT_HOST, rank, thread, NO_BLOCK);
}

unit *unit_stream(engine *e, uint32_t rank, uint32_t stream)
{
    return get(e, UNIT_STREAM, rank, stream, NO_BLOCK);
}

unit *unit_block(engine *e, uint32_t rank, uint32_t stream, uint32_t block)
{
    return get(e, UNIT_BLOCK, rank, stream, block);
}

unit *unit_of(engine *e, const check_event *event)
{
    if (event->block != NO_BLOCK)
        return unit_block(e, event->rank, event->stream, event->block);
    if (event->stream != 0)
        return unit_stream(e, event->rank, event->stream);
    return unit_host(e, event->rank, event->thread);
}

grid_state *grid_of(engine *e, uint32_t rank, uint32_t grid)
{
    for (size_t i = e->grid_count; i-- > 0;) /* the latest is asked for most */
        if (e->grids[i]->rank == rank && e->grids[i]->grid == grid)
            return e->grids[i];
    grid_state *g = check_zeroed(sizeof *g);
    g->rank = rank;
    g->grid = grid;
    CHECK_GROW(e->grids, e->grid_room, e->grid_count);
    e->grids[e->grid_count++] = g;
    return g;
}

const char *unit_name(const unit *u, uint32_t pipe)
{
    static char texts[8][80];
    static unsigned turn;
    char *text = texts[turn++ % 8];
    if (u->kind == UNIT_HOST)
        snprintf(text, sizeof texts[0], "rank %u host", u->rank);
    else if (u->kind == UNIT_STREAM)
        snprintf(text, sizeof texts[0], "rank %u stream", u->rank);
    else
        snprintf(text, sizeof texts[0], "rank %u block %u %s", u->rank, u->block, pipe_name(pipe));
    return text;
}

bool units_same_block(const unit *a, const unit *b)
{
    return a == b && a->kind == UNIT_BLOCK;
}
