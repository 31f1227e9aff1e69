/* check/clock: vector clocks that are shared until written. A clock says, for every actor, up to
 * which of its operations everything is known to be complete. NULL is the clock that knows nothing.
 * One thread only. */
#ifndef CHECK_CLOCK_H
#define CHECK_CLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PAGE_ACTORS = 32 };

/* A part of a clock. Clocks that were one before differ in few pages and share the others: what a
 * join costs, and what many clocks hold, follows from what is new. */
typedef struct vpage {
    uint32_t references;
    uint32_t time[PAGE_ACTORS]; /* by actor: number of the last operation known to be complete */
} vpage;

typedef struct vclock {
    uint32_t references;
    uint32_t count; /* pages; actors beyond are 0 */
    vpage *pages[]; /* NULL: all 0 */
} vclock;

static inline uint32_t vclock_get(const vclock *clock, uint32_t actor)
{
    uint32_t page = actor / PAGE_ACTORS;
    if (clock == NULL || page >= clock->count || clock->pages[page] == NULL)
        return 0;
    return clock->pages[page]->time[actor % PAGE_ACTORS];
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

#endif
