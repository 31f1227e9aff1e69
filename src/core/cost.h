/* core/cost: what moves cost, for those who learn the cheaper of several ways (core/way,
 * core/gm_rows_way): estimates, in cycles for 16 KiB. */
#ifndef CORE_COST_H
#define CORE_COST_H

#include <stdint.h>

enum { COST_UNIT_SHIFT = 14 };

/* Never 0, which means unknown; small enough to be doubled. */
static inline uint32_t core_cost_of(uint64_t bytes, uint64_t cycles)
{
    const uint64_t most = UINT64_MAX >> COST_UNIT_SHIFT;
    const uint64_t cost = ((cycles < most ? cycles : most) << COST_UNIT_SHIFT) / bytes;
    return cost < 1 ? 1 : cost < UINT32_MAX / 4 ? (uint32_t)cost : UINT32_MAX / 4;
}

/* A mean that follows what gets better at once, and what gets worse within some ten moves; one that
 * was interrupted says little. */
static inline uint32_t core_cost_follow(uint32_t mean, uint32_t cost)
{
    if (mean == 0)
        return cost;
    if (cost > 2 * mean)
        cost = 2 * mean;
    return cost > mean ? mean + (cost - mean + 7) / 8 : mean - (mean - cost) / 4;
}

static inline uint32_t core_cost_median(uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return c < low ? low : c > high ? high : c;
}

#endif
