/* core/way: which way bytes go into a peer's memory: past the caches (non-temporal stores) or
 * through them. Neither is right everywhere.
 *
 *     far peer    another cache: past. The lines that it has read come one by one else, ten
 *                 times as slow; only a benchmark in which nobody reads them shows the opposite
 *     near peer   the same cache, or this very CPU (core/near measures it). Short moves go through
 *                 the cache, where the reader finds them. For longer ones it depends on the
 *                 machine, on what the peer does with them and on what both have in their caches:
 *                 so it is learnt
 *
 * Moves are timed, the better way is used, the other is tried again now and then, the less often
 * the more that costs.
 *
 *     core_way_use use = core_way_begin(CORE_WAY_COPY, device, bytes);
 *     if (use.way == CORE_WAY_STREAM) ... else ...
 *     core_way_end(&use);
 *
 * Runs with a hook, which must be the same every time, do not ask here: they stream. */
#ifndef CORE_WAY_H
#define CORE_WAY_H

#include <stdatomic.h>
#include <stdint.h>

#include "base/compiler.h"
#include "base/time.h"
#include "core/gm.h"
#include "core/near.h"

typedef enum core_way {
    CORE_WAY_STREAM, /* past the caches: gm_push */
    CORE_WAY_CACHE   /* through them: gm_copy, ordinary stores */
} core_way;

/* Moves of one kind cost the same per byte; what is computed on the way is part of it. */
typedef enum core_way_kind {
    CORE_WAY_COPY,   /* from memory */
    CORE_WAY_UB,     /* from UB, which is in the first cache */
    CORE_WAY_PUT,    /* of the host */
    CORE_WAY_RESULT, /* of a reduction: what is computed on the way is part of it */
    CORE_WAY_KINDS
} core_way_kind;

enum {
    CORE_WAY_LEARN_BYTES = 16 << 10, /* less is not timed */
    CORE_WAY_CLASSES = 5,            /* of sizes: from 16, 64, 256 KiB, 1, 4 MiB */
    CORE_WAY_DEVICES = 64            /* devices beyond share the places of the first */
};

/* What is known of one kind of move, to one device, of one class of sizes. Threads may lose each
 * other's counts: it is an estimate. Costs are in cycles for 16 KiB. */
typedef struct core_way_cell {
    _Alignas(BASE_CACHE_LINE) _Atomic uint64_t next; /* cycle counter from which the other is due */
    _Atomic uint32_t cost[2];                        /* by core_way; 0 = not known */
    _Atomic uint32_t settled;                        /* cost of the way in use when it was chosen */
    _Atomic uint32_t uses;                           /* since */
    _Atomic uint32_t tried[3];
    _Atomic uint8_t now;   /* core_way in use, + 1; 0 = nothing is known, so it streams */
    _Atomic uint8_t trial; /* moves of a trial still to come; `now` is then the way on trial */
} core_way_cell;

typedef struct core_way_use {
    core_way way;
    core_way_cell *cell; /* NULL: not timed */
    uint64_t bytes, begin;
} core_way_use;

/* The way of a move to a near device: the use begins now. */
core_way_use core_way_near(core_way_kind kind, int device, uint64_t bytes);
core_way core_way_now(const core_way_cell *cell);
uint32_t core_way_class(uint64_t bytes);
/* After a move of `bytes` that went this way and ended at cycle `now`. */
void core_way_learn(core_way_cell *cell, core_way way, uint64_t bytes, uint64_t cycles,
                    uint64_t now);

/* `device`: whose memory it is that is written. */
static inline core_way_use core_way_begin(core_way_kind kind, int device, uint64_t bytes)
{
#if GM_WAYS
    if (core_near(device)) {
        if (bytes >= CORE_WAY_LEARN_BYTES)
            return core_way_near(kind, device, bytes);
        return (core_way_use){.way = CORE_WAY_CACHE};
    }
#endif
    (void)kind, (void)device, (void)bytes;
    return (core_way_use){.way = CORE_WAY_STREAM};
}

static inline void core_way_end(const core_way_use *use)
{
    if (use->cell == NULL)
        return;
    uint64_t now = base_cycles();
    core_way_learn(use->cell, use->way, use->bytes, now - use->begin, now);
}

#endif
