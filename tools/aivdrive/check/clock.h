/* check/clock: vector clocks. A clock says, for every actor, up to which of its operations
 * everything is known to be complete. NULL is the clock that knows nothing. One thread only.
 *
 * A clock is a tree whose parts are shared by all clocks that have them in common and copied when
 * they are written:
 *
 *     level 2   [ part ... part ]                      16 parts of 512 actors
 *     level 1       [ part ... part ]                  16 parts of 32 actors
 *     level 0           [ time of 32 actors ]
 *
 * Thousands of actors know nearly the same about each other. What a clock holds and what a join
 * costs follow from what is new in it, not from how many actors there are. */
#ifndef CHECK_CLOCK_H
#define CHECK_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CLOCK_LEAF_BITS = 5, CLOCK_PART_BITS = 4 };
enum { CLOCK_LEAF = 1 << CLOCK_LEAF_BITS, CLOCK_PARTS = 1 << CLOCK_PART_BITS };

typedef struct vclock {
    uint32_t references;
    uint32_t level;
    union {
        uint32_t time[CLOCK_LEAF]; /* level 0, by actor: its last operation known to be complete */
        struct vclock *part[CLOCK_PARTS]; /* NULL: all 0 */
    };
} vclock;

/* First bit of an actor's number that chooses among the parts of a clock of this level. */
static inline uint32_t vclock_shift(uint32_t level)
{
    return CLOCK_LEAF_BITS + (level - 1) * CLOCK_PART_BITS;
}

static inline uint32_t vclock_get(const vclock *clock, uint32_t actor)
{
    if (clock == NULL || (uint64_t)actor >> vclock_shift(clock->level + 1) != 0)
        return 0;
    while (clock->level > 0) {
        clock = clock->part[actor >> vclock_shift(clock->level) & (CLOCK_PARTS - 1)];
        if (clock == NULL)
            return 0;
    }
    return clock->time[actor & (CLOCK_LEAF - 1)];
}

static inline vclock *vclock_share(vclock *clock)
{
    if (clock != NULL)
        clock->references++;
    return clock;
}

void vclock_drop(vclock **clock);
/* `into` becomes another name of `from`. */
void vclock_copy(vclock **into, vclock *from);
/* Raises the time of one actor. */
void vclock_raise(vclock **clock, uint32_t actor, uint32_t time);
/* `into` knows what it knew and what `from` knows. */
void vclock_join(vclock **into, vclock *from);
/* Nodes in use by all clocks together. */
size_t vclock_nodes(void);

#endif
