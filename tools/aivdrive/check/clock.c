/* check/clock: vector clocks that are shared until written. */
#include "clock.h"

#include <string.h>

#include "memory.h"

static vclock *make(uint32_t count)
{
    vclock *clock = check_alloc(sizeof *clock + count * sizeof clock->time[0]);
    clock->references = 1;
    clock->count = count;
    return clock;
}

void vclock_drop(vclock **clock)
{
    if (*clock != NULL && --(*clock)->references == 0)
        check_free(*clock);
    *clock = NULL;
}

void vclock_copy(vclock **into, vclock *from)
{
    if (*into == from)
        return;
    vclock_share(from);
    vclock_drop(into);
    *into = from;
}

/* The clock is this name's alone and has room for `count` actors. */
static void own(vclock **clock, uint32_t count)
{
    vclock *old = *clock;
    uint32_t have = old != NULL ? old->count : 0;
    if (old != NULL && old->references == 1 && have >= count)
        return;
    if (count < have)
        count = have;
    else if (have > 0 && count > have)
        count = (count + 31) & ~31u; /* actors come one by one: not a copy for each */
    vclock *new = make(count);
    if (have > 0)
        memcpy(new->time, old->time, have * sizeof new->time[0]);
    memset(new->time + have, 0, (count - have) * sizeof new->time[0]);
    vclock_drop(clock);
    *clock = new;
}

void vclock_raise(vclock **clock, uint32_t actor, uint32_t time)
{
    if (vclock_get(*clock, actor) >= time)
        return;
    own(clock, actor + 1);
    (*clock)->time[actor] = time;
}

static bool knows(const vclock *clock, const vclock *other)
{
    uint32_t common = clock->count < other->count ? clock->count : other->count;
    uint32_t missing = 0;
    for (uint32_t i = 0; i < common; i++)
        missing |= clock->time[i] < other->time[i];
    for (uint32_t i = common; i < other->count; i++)
        missing |= other->time[i] != 0;
    return missing == 0;
}

void vclock_join(vclock **into, vclock *from)
{
    vclock *to = *into;
    if (from == NULL || from == to)
        return;
    if (to == NULL) {
        *into = vclock_share(from);
        return;
    }
    if (knows(to, from))
        return;
    if (knows(from, to)) {
        vclock_copy(into, from);
        return;
    }
    own(into, from->count);
    to = *into;
    for (uint32_t i = 0; i < from->count; i++)
        to->time[i] = to->time[i] > from->time[i] ? to->time[i] : from->time[i];
}
