/* core/way: which way bytes go into a peer's memory: past the caches (non-temporal stores) or
 * through them. Neither is right everywhere.
 *
 *     short moves    to a near peer, in the same cache or on this very CPU (core/near measures it),
 *                    through the cache, where the reader finds them; to a far one past it
 *     longer ones    it depends on the machine, on what the peer does with them and on what both
 *                    have in their caches: so it is learnt. What a far peer has read comes back
 *                    line by line, in five times the time that stores past the caches take; what
 *                    nobody has read is still here, and these take half as long again
 *     4 MiB or more  to a far peer past: no cache keeps them
 *     own memory     through them; from 2 MiB on it depends on what others keep there and is
 *                    learnt, from 8 MiB on past
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
    CORE_WAY_KEEP,   /* into own memory, from the device's */
    CORE_WAY_KINDS
} core_way_kind;

enum {
    CORE_WAY_LEARN_BYTES = 16 << 10, /* less is not timed */
    CORE_WAY_FAR_MOST = 4 << 20,     /* nor is so much to a far peer */
    CORE_WAY_KEEP_BYTES = 2 << 20,   /* less is kept in the caches, */
    CORE_WAY_KEEP_PAST = 8 << 20,    /* which hold no more than that */
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
    _Atomic uint32_t slow;                           /* of these the last that cost far more */
    _Atomic uint32_t tried[3];
    _Atomic uint8_t now;   /* core_way in use, + 1; 0 = nothing is known, so it streams */
    _Atomic uint8_t trial; /* moves of a trial still to come; `now` is then the way on trial */
} core_way_cell;

typedef struct core_way_use {
    core_way way;
    core_way_cell *cell; /* NULL: not timed */
    uint64_t bytes, begin;
} core_way_use;

/* The way of a move that is timed: the use begins now. */
core_way_use core_way_timed(core_way_kind kind, int device, uint64_t bytes);
/* The same for what is copied into own memory. */
core_way_use core_way_keep(int own, const void *from, uint64_t bytes);
core_way core_way_now(const core_way_cell *cell);
uint32_t core_way_class(uint64_t bytes);
/* After a move of `bytes` that went this way and ended at cycle `now`. */
void core_way_learn(core_way_cell *cell, core_way way, uint64_t bytes, uint64_t cycles,
                    uint64_t now);

/* `device`: whose memory it is that is written. */
static inline core_way_use core_way_begin(core_way_kind kind, int device, uint64_t bytes)
{
#if GM_WAYS
    const bool near = core_near(device);
    if (bytes >= CORE_WAY_LEARN_BYTES && (near || bytes < CORE_WAY_FAR_MOST))
        return core_way_timed(kind, device, bytes);
    if (near)
        return (core_way_use){.way = CORE_WAY_CACHE};
#endif
    (void)kind, (void)device, (void)bytes;
    return (core_way_use){.way = CORE_WAY_STREAM};
}

/* Of a copy by device `own`. */
static inline core_way_use core_way_of_copy(int own, const void *to, const void *from,
                                            uint64_t bytes)
{
    int owner = fabric_device_of(to);
    if (owner != own && owner >= 0)
        return core_way_begin(CORE_WAY_COPY, owner, bytes);
    if (bytes < CORE_WAY_KEEP_BYTES)
        return (core_way_use){.way = CORE_WAY_CACHE};
    return core_way_keep(own, from, bytes);
}

static inline void core_way_end(const core_way_use *use)
{
    if (use->cell == NULL)
        return;
    uint64_t now = base_cycles();
    core_way_learn(use->cell, use->way, use->bytes, now - use->begin, now);
}

#endif
