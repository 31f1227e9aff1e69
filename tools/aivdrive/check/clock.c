/* check/clock: vector clocks that are shared until written, whole and by pages. */
#include "clock.h"

#include <string.h>

#include "memory.h"

/* ---- pages ---- */

static vpage *page_share(vpage *page)
{
    if (page != NULL)
        page->references++;
    return page;
}

static void page_drop(vpage *page)
{
    if (page != NULL && --page->references == 0)
        check_free(page);
}

/* The page at this place is its clock's alone. */
static vpage *page_own(vpage **place)
{
    vpage *old = *place;
    if (old != NULL && old->references == 1)
        return old;
    *place = check_zeroed(sizeof **place);
    if (old != NULL)
        memcpy((*place)->time, old->time, sizeof old->time);
    (*place)->references = 1;
    page_drop(old);
    return *place;
}

static const vpage nothing;

static void page_compare(const vpage *one, const vpage *other, bool *below, bool *above)
{
    if (one == other)
        return;
    const uint32_t *a = one != NULL ? one->time : nothing.time;
    const uint32_t *b = other != NULL ? other->time : nothing.time;
    uint32_t less = 0, more = 0;
    for (uint32_t i = 0; i < PAGE_ACTORS; i++) {
        less |= a[i] < b[i];
        more |= a[i] > b[i];
    }
    *below |= less != 0;
    *above |= more != 0;
}

static void page_join(vpage **place, vpage *from)
{
    bool below = false, above = false;
    page_compare(*place, from, &below, &above);
    if (!above) { /* also where they are equal: from now on one and the same */
        page_share(from);
        page_drop(*place);
        *place = from;
    } else if (below) {
        vpage *to = page_own(place);
        for (uint32_t i = 0; i < PAGE_ACTORS; i++)
            to->time[i] = to->time[i] > from->time[i] ? to->time[i] : from->time[i];
    }
}

/* ---- clocks ---- */

static vclock *make(uint32_t count)
{
    vclock *clock = check_zeroed(sizeof *clock + count * sizeof clock->pages[0]);
    clock->references = 1;
    clock->count = count;
    return clock;
}

void vclock_drop(vclock **clock)
{
    vclock *old = *clock;
    *clock = NULL;
    if (old == NULL || --old->references > 0)
        return;
    for (uint32_t i = 0; i < old->count; i++)
        page_drop(old->pages[i]);
    check_free(old);
}

void vclock_copy(vclock **into, vclock *from)
{
    if (*into == from)
        return;
    vclock_share(from);
    vclock_drop(into);
    *into = from;
}

/* The clock is this name's alone and has `count` pages. */
static void own(vclock **clock, uint32_t count)
{
    vclock *old = *clock;
    uint32_t have = old != NULL ? old->count : 0;
    if (old != NULL && old->references == 1 && have >= count)
        return;
    vclock *new = make(count > have ? count : have);
    for (uint32_t i = 0; i < have; i++)
        new->pages[i] = page_share(old->pages[i]);
    vclock_drop(clock);
    *clock = new;
}

void vclock_raise(vclock **clock, uint32_t actor, uint32_t time)
{
    if (vclock_get(*clock, actor) >= time)
        return;
    own(clock, actor / PAGE_ACTORS + 1);
    page_own(&(*clock)->pages[actor / PAGE_ACTORS])->time[actor % PAGE_ACTORS] = time;
}

static const vpage *page_at(const vclock *clock, uint32_t index)
{
    return index < clock->count ? clock->pages[index] : NULL;
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
    bool below = false, above = false; /* each knows something that the other does not */
    for (uint32_t i = 0; (i < to->count || i < from->count) && !(below && above); i++)
        page_compare(page_at(to, i), page_at(from, i), &below, &above);
    if (!below)
        return;
    if (!above) {
        vclock_copy(into, from);
        return;
    }
    own(into, from->count);
    for (uint32_t i = 0; i < from->count; i++)
        if (from->pages[i] != NULL && from->pages[i] != (*into)->pages[i])
            page_join(&(*into)->pages[i], from->pages[i]);
}
