/* core/way: see way.h.
 *
 *     in use      the mean of its costs; a move that was interrupted counts for twice the mean
 *     on trial    four moves in a row: the first finds the lines where the other way has left them,
 *                 the median of the others is its cost
 *     next trial  after TRY_NS and TRY_USES moves, and not before LOSS times what the last
 *                 trial has cost too much; or after SLOW moves in a row that took half as long
 *                 again as when the way was chosen: something has changed */
#include "core/way.h"

#include "core/cost.h"

enum { TRY_NS = 2 * 1000 * 1000, TRY_USES = 32, TRIAL = 4, LOSS = 128, SLOW = 3 };

static core_way_cell cells[CORE_WAY_DEVICES][CORE_WAY_KINDS][CORE_WAY_CLASSES];

/* All accesses are relaxed: estimates, which order nothing. */
#define GET(object)        atomic_load_explicit(&(object), memory_order_relaxed)
#define SET(object, value) atomic_store_explicit(&(object), (value), memory_order_relaxed)

static core_way other_than(core_way way)
{
    return way == CORE_WAY_STREAM ? CORE_WAY_CACHE : CORE_WAY_STREAM;
}

/* ---- choosing ---- */

uint32_t core_way_class(uint64_t bytes)
{
    uint32_t class = 0;
    for (bytes /= CORE_WAY_LEARN_BYTES * 4; bytes != 0 && class < CORE_WAY_CLASSES - 1; bytes /= 4)
        class ++;
    return class;
}

core_way core_way_now(const core_way_cell *cell)
{
    uint8_t now = GET(cell->now);
    return now == 0 ? CORE_WAY_STREAM : (core_way)(now - 1);
}

core_way_use core_way_timed(core_way_kind kind, int device, uint64_t bytes)
{
    uint32_t class = core_way_class(bytes);
    core_way_cell *cell = &cells[(uint32_t)device % CORE_WAY_DEVICES][kind][class];
    SET(cell->uses, GET(cell->uses) + 1);
    return (core_way_use){core_way_now(cell), cell, bytes, base_cycles()};
}

core_way_use core_way_keep(int own, const void *from, uint64_t bytes)
{
    const int owner = fabric_device_of(from);
    if (!GM_WAYS || bytes >= CORE_WAY_KEEP_PAST)
        return (core_way_use){.way = bytes < CORE_WAY_KEEP_PAST ? CORE_WAY_CACHE : CORE_WAY_STREAM};
    core_way_use use = core_way_timed(CORE_WAY_KEEP, owner < 0 ? own : owner, bytes);
    if (GET(use.cell->now) == 0)
        use.way = CORE_WAY_CACHE;
    return use;
}

/* ---- learning ---- */

/* Better by more than what measurements differ by. */
static bool clearly_less(uint32_t a, uint32_t b)
{
    return a < b - b / 16;
}

static uint64_t try_cycles(void)
{
    static _Atomic uint64_t cycles;
    if (GET(cycles) == 0)
        SET(cycles, base_cycles_from_ns(TRY_NS)); /* threads that race store the same */
    return GET(cycles);
}

static void settle(core_way_cell *cell, core_way way)
{
    SET(cell->now, (uint8_t)(way + 1));
    SET(cell->settled, GET(cell->cost[way]));
    SET(cell->uses, 0);
    SET(cell->slow, 0);
    SET(cell->trial, 0);
}

/* Cycles by which moves of a trial have taken longer than they would have else. */
static uint64_t lost(uint32_t cost, uint32_t known, uint64_t bytes)
{
    return cost > known ? (uint64_t)(cost - known) * TRIAL * (bytes >> COST_UNIT_SHIFT) : 0;
}

static void trial_end(core_way_cell *cell, core_way tried, uint32_t cost, uint64_t bytes,
                      uint64_t now)
{
    core_way other = other_than(tried);
    uint32_t known = GET(cell->cost[other]);
    uint64_t wait = try_cycles(), loss = LOSS * lost(cost, known, bytes);
    SET(cell->cost[tried], cost);
    settle(cell, clearly_less(cost, known) ? tried : other);
    SET(cell->next, now + (loss > wait ? loss : wait));
}

static void trial_move(core_way_cell *cell, core_way way, uint32_t cost, uint64_t bytes,
                       uint64_t now)
{
    uint8_t left = GET(cell->trial);
    uint32_t known = GET(cell->cost[other_than(way)]);
    if (left == 0)
        return; /* another thread has ended it */
    SET(cell->trial, left - 1);
    if (left == TRIAL)
        return;
    SET(cell->tried[left - 1], cost);
    if (left == 1)
        trial_end(cell, way,
                  core_cost_median(GET(cell->tried[0]), GET(cell->tried[1]), GET(cell->tried[2])),
                  bytes, now);
    else if (left == TRIAL - 1 && cost / 2 > known)
        trial_end(cell, way, cost, bytes, now); /* bad enough */
}

/* A few in a row: one says no more than that it was interrupted. */
static bool gets_worse(core_way_cell *cell, uint32_t cost)
{
    const uint32_t settled = GET(cell->settled);
    const bool slow = settled != 0 && cost / 3 * 2 > settled;
    SET(cell->slow, slow ? GET(cell->slow) + 1 : 0);
    return slow && GET(cell->slow) >= SLOW;
}

void core_way_learn(core_way_cell *cell, core_way way, uint64_t bytes, uint64_t cycles,
                    uint64_t now)
{
    uint32_t cost = core_cost_of(bytes, cycles);
    core_way other = other_than(way);
    if (GET(cell->now) == 0)
        SET(cell->now, (uint8_t)(way + 1));
    if (way + 1 != GET(cell->now))
        return; /* begun before a change */
    if (GET(cell->trial) != 0) {
        trial_move(cell, way, cost, bytes, now);
        return;
    }
    const bool worse = gets_worse(cell, cost);
    const uint32_t uses = GET(cell->uses);
    /* The other is not measured by what this one has cost before. */
    SET(cell->cost[way], worse ? cost : core_cost_follow(GET(cell->cost[way]), cost));
    const bool first = GET(cell->cost[other]) == 0 && uses >= TRIAL;
    if (first || worse || (now >= GET(cell->next) && uses >= TRY_USES)) {
        SET(cell->trial, TRIAL);
        SET(cell->now, (uint8_t)(other + 1));
    }
}
