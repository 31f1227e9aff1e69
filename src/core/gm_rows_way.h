/* core/gm_rows_way: which way calls of many rows take: past the caches, or with rows that stay in
 * them, all or every second one. Learnt from what they cost, in cycles for 16 KiB; gm_rows_put.h
 * says what it is about.
 *
 *     in use      the mean of its costs
 *     on trial    the others in turn, six calls in a row: the first ones find the lines where
 *                 another way has left them; the median of the last three is its cost
 *     next trial  so many calls later that trials cost one part in LOSS of the time
 *
 * Callers say what they guess: near ranks share a cache, so rows stay at first, and stay when it
 * makes little difference; else they go past it at first, and the others are tried less often. */
#ifndef CORE_GM_ROWS_WAY_H
#define CORE_GM_ROWS_WAY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/compiler.h"

typedef enum gm_rows_way {
    GM_ROWS_HALF, /* every second one stays */
    GM_ROWS_PAST,
    GM_ROWS_ALL, /* all stay; only where the caller allows it */
    GM_ROWS_WAYS
} gm_rows_way;

enum {
    GM_ROWS_LEARN_BYTES = 16 << 10, /* less is not timed */
    GM_ROWS_CLASSES = 6,            /* of sizes: below 64, 256 KiB, 1, 4, 16 MiB, and above */
    GM_ROWS_SKIP = 4,               /* first calls, which touch new memory */
    GM_ROWS_TRIAL = 6,
    GM_ROWS_TRIED = 3,  /* that count */
    GM_ROWS_PAUSE = 64, /* calls between two trials, at least, */
    GM_ROWS_PAUSE_MOST = 4096,
    GM_ROWS_LOSS = 64,
    GM_ROWS_FAR = 4 /* times as long between two trials where ranks seem to be far */
};

/* What is known of calls of one class of sizes. Threads may lose each other's numbers: estimates.
 */
typedef struct gm_rows_cell {
    _Alignas(BASE_CACHE_LINE) _Atomic uint32_t cost[GM_ROWS_WAYS]; /* 0 = not known */
    _Atomic uint32_t calls, due; /* so far; when the next trial begins */
    _Atomic uint32_t tried[GM_ROWS_TRIED];
    _Atomic uint8_t way;   /* gm_rows_way in use, or on trial */
    _Atomic uint8_t base;  /* that in use before the trial */
    _Atomic uint8_t last;  /* tried last */
    _Atomic uint8_t trial; /* calls of the trial still to come */
} gm_rows_cell;

uint32_t gm_rows_class(uint64_t bytes);
/* A call. */
typedef struct gm_rows_call {
    gm_rows_way way;
    bool all;  /* rows may stay */
    bool near; /* guessed */
} gm_rows_call;

/* Sets the way of a call that begins. */
void gm_rows_choose(gm_rows_cell *cell, gm_rows_call *call);
/* After a call that moved `bytes`. */
void gm_rows_learn(gm_rows_cell *cell, const gm_rows_call *call, uint64_t bytes, uint64_t cycles);

#endif
