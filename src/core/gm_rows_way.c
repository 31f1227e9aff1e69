/* core/gm_rows_way: see gm_rows_way.h. */
#include "core/gm_rows_way.h"

#include "core/cost.h"

/* Rows that stay may cost one part in GAIN more: whoever reads them saves as much (combine of 128
 * tokens behind a dispatch that cost the same: a tenth; docs/design/cam.md). */
enum { GAIN = 9 };

/* All accesses are relaxed: estimates, which order nothing. */
#define GET(object)        atomic_load_explicit(&(object), memory_order_relaxed)
#define SET(object, value) atomic_store_explicit(&(object), (value), memory_order_relaxed)

uint32_t gm_rows_class(uint64_t bytes)
{
    uint32_t class = 0;
    for (bytes >>= 16; bytes != 0 && class < GM_ROWS_CLASSES - 1; bytes >>= 2)
        class ++;
    return class;
}

void gm_rows_choose(gm_rows_cell *cell, gm_rows_call *call)
{
    if (GET(cell->calls) == 0)
        SET(cell->way, (uint8_t)(call->near ? GM_ROWS_HALF : GM_ROWS_PAST));
    call->way = (gm_rows_way)GET(cell->way);
    if (call->way == GM_ROWS_ALL && !call->all)
        call->way = GM_ROWS_HALF;
}

/* ---- costs ---- */

static uint32_t weight(const gm_rows_cell *cell, uint32_t way, bool near)
{
    const uint32_t cost = GET(cell->cost[way]);
    return near && way == GM_ROWS_PAST ? cost + cost / GAIN : cost;
}

/* ---- trials ---- */

/* Calls until the next one, by what this one has cost too much, or all others would have. */
static uint32_t pause_after(const gm_rows_cell *cell, const gm_rows_call *tried)
{
    const uint64_t base = GET(cell->cost[GET(cell->base)]), cost = GET(cell->cost[tried->way]);
    const uint64_t worse = cost > base ? cost : base, better = cost > base ? base : cost;
    const uint64_t pause = GM_ROWS_TRIAL * GM_ROWS_LOSS * (worse - better) / (better | 1);
    const uint32_t calls = pause < GM_ROWS_PAUSE        ? GM_ROWS_PAUSE
                           : pause > GM_ROWS_PAUSE_MOST ? GM_ROWS_PAUSE_MOST
                                                        : (uint32_t)pause;
    return tried->near ? calls : calls * GM_ROWS_FAR;
}

static void settle(gm_rows_cell *cell, const gm_rows_call *tried)
{
    uint32_t best = GET(cell->base);
    for (uint32_t way = 0; way < GM_ROWS_WAYS; way++)
        if (GET(cell->cost[way]) != 0 &&
            weight(cell, way, tried->near) < weight(cell, best, tried->near))
            best = way;
    SET(cell->trial, 0);
    SET(cell->way, (uint8_t)best);
    const bool unknown = tried->all && GET(cell->cost[GM_ROWS_ALL]) == 0; /* it comes last */
    SET(cell->due, GET(cell->calls) + (unknown ? GM_ROWS_TRIAL : pause_after(cell, tried)));
}

/* The costs of a trial come in as tried[2], [1], [0]. */
static void trial_step(gm_rows_cell *cell, const gm_rows_call *call, uint32_t cost)
{
    const uint32_t left = GET(cell->trial) - 1u;
    if (left >= GM_ROWS_TRIED) { /* one of the first; or another thread has ended the trial */
        if (left < GM_ROWS_TRIAL)
            SET(cell->trial, (uint8_t)left);
        return;
    }
    const bool hopeless = cost / 2 > GET(cell->cost[GET(cell->base)]);
    SET(cell->trial, (uint8_t)left);
    SET(cell->tried[left], cost);
    if (left != 0 && !hopeless)
        return;
    SET(cell->cost[call->way],
        hopeless ? cost
                 : core_cost_median(GET(cell->tried[0]), GET(cell->tried[1]), GET(cell->tried[2])));
    settle(cell, call);
}

/* One that is not known, or the one after that which was tried last; not the one in use. */
static uint32_t next_of(const gm_rows_cell *cell, gm_rows_way way, bool all)
{
    const uint32_t ways = all ? GM_ROWS_WAYS : GM_ROWS_ALL;
    for (uint32_t next = 0; next < ways; next++)
        if (next != way && GET(cell->cost[next]) == 0)
            return next;
    uint32_t next = (GET(cell->last) + 1u) % ways;
    return next != way ? next : (next + 1) % ways;
}

static void trial_begin(gm_rows_cell *cell, gm_rows_way way, bool all)
{
    const uint32_t next = next_of(cell, way, all);
    SET(cell->base, (uint8_t)way);
    SET(cell->last, (uint8_t)next);
    SET(cell->way, (uint8_t)next);
    SET(cell->trial, GM_ROWS_TRIAL);
}

void gm_rows_learn(gm_rows_cell *cell, const gm_rows_call *call, uint64_t bytes, uint64_t cycles)
{
    const gm_rows_way way = call->way;
    const uint32_t cost = core_cost_of(bytes, cycles);
    const uint32_t calls = GET(cell->calls) + 1;
    SET(cell->calls, calls);
    if (calls <= GM_ROWS_SKIP || way != (gm_rows_way)GET(cell->way))
        return; /* or begun before a change, or not the way that is meant */
    if (GET(cell->trial) != 0) {
        trial_step(cell, call, cost);
        return;
    }
    SET(cell->cost[way], core_cost_follow(GET(cell->cost[way]), cost));
    if (calls >= GM_ROWS_SKIP + 2 * GM_ROWS_TRIAL && (int32_t)(calls - GET(cell->due)) >= 0)
        trial_begin(cell, way, call->all);
}
