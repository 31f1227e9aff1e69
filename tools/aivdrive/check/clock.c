/* check/clock: vector clocks as trees with shared parts. */
#include "clock.h"

#include <string.h>

#include "memory.h"

/* ---- nodes ---- */

enum { POOL_NODES = 512 };

/* Nodes come and go by the million and are all of one size. What is free is a list by part[0]. */
static vclock *free_nodes;
static size_t used_nodes;

static void pool_fill(void)
{
    vclock *nodes = check_alloc(POOL_NODES * sizeof *nodes);
    for (uint32_t i = 0; i < POOL_NODES; i++) {
        nodes[i].part[0] = free_nodes;
        free_nodes = &nodes[i];
    }
}

static vclock *node_make(void)
{
    if (free_nodes == NULL)
        pool_fill();
    vclock *node = free_nodes;
    free_nodes = node->part[0];
    used_nodes++;
    return node;
}

static vclock *node_zero(uint32_t level)
{
    vclock *node = node_make();
    memset(node, 0, sizeof *node);
    node->references = 1;
    node->level = level;
    return node;
}

static void node_drop(vclock *node)
{
    if (node == NULL || --node->references > 0)
        return;
    for (uint32_t i = 0; node->level > 0 && i < CLOCK_PARTS; i++)
        node_drop(node->part[i]);
    node->part[0] = free_nodes;
    free_nodes = node;
    used_nodes--;
}

/* The same for its caller alone. Takes the caller's reference, gives one. */
static vclock *node_own(vclock *node)
{
    if (node->references == 1)
        return node;
    vclock *new = node_make();
    *new = *node;
    new->references = 1;
    for (uint32_t i = 0; new->level > 0 && i < CLOCK_PARTS; i++)
        vclock_share(new->part[i]);
    node->references--;
    return new;
}

/* The same clock as a part of a larger one. */
static vclock *node_lift(vclock *node, uint32_t level)
{
    while (node != NULL && node->level < level) {
        vclock *above = node_zero(node->level + 1);
        above->part[0] = node;
        node = above;
    }
    return node;
}

/* ---- joins: take the reference to `to`, give one to the result ---- */

static vclock *node_join(vclock *to, vclock *from);

static vclock *leaf_join(vclock *to, vclock *from)
{
    uint32_t less = 0, more = 0;
    for (uint32_t i = 0; i < CLOCK_LEAF; i++) {
        less |= to->time[i] < from->time[i];
        more |= to->time[i] > from->time[i];
    }
    if (!more) { /* also where they are equal: from now on one and the same */
        node_drop(to);
        return vclock_share(from);
    }
    if (!less)
        return to;
    to = node_own(to);
    for (uint32_t i = 0; i < CLOCK_LEAF; i++)
        to->time[i] = to->time[i] > from->time[i] ? to->time[i] : from->time[i];
    return to;
}

static vclock *part_join(vclock *to, uint32_t i, vclock *from)
{
    if (to->references == 1) {
        to->part[i] = node_join(to->part[i], from);
        return to;
    }
    vclock *new = node_join(vclock_share(to->part[i]), from);
    if (new == to->part[i]) {
        node_drop(new);
        return to;
    }
    to = node_own(to);
    node_drop(to->part[i]);
    to->part[i] = new;
    return to;
}

static vclock *node_join(vclock *to, vclock *from)
{
    if (from == NULL || from == to)
        return to;
    if (to == NULL)
        return vclock_share(from);
    if (to->level == 0)
        return leaf_join(to, from);
    bool same = true;
    for (uint32_t i = 0; i < CLOCK_PARTS; i++) {
        if (to->part[i] != from->part[i])
            to = part_join(to, i, from->part[i]);
        same &= to->part[i] == from->part[i];
    }
    if (!same)
        return to;
    node_drop(to);
    return vclock_share(from);
}

/* ---- clocks ---- */

void vclock_drop(vclock **clock)
{
    node_drop(*clock);
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

void vclock_raise(vclock **clock, uint32_t actor, uint32_t time)
{
    if (vclock_get(*clock, actor) >= time)
        return;
    uint32_t level = *clock != NULL ? (*clock)->level : 0;
    while ((uint64_t)actor >> vclock_shift(level + 1) != 0)
        level++;
    vclock **place = clock;
    *place = node_lift(*place, level);
    for (;; level--) {
        *place = *place != NULL ? node_own(*place) : node_zero(level);
        if (level == 0)
            break;
        place = &(*place)->part[actor >> vclock_shift(level) & (CLOCK_PARTS - 1)];
    }
    (*place)->time[actor & (CLOCK_LEAF - 1)] = time;
}

void vclock_join(vclock **into, vclock *from)
{
    if (from == NULL || from == *into)
        return;
    uint32_t level = *into != NULL ? (*into)->level : 0;
    vclock *lifted = node_lift(vclock_share(from), level);
    *into = node_join(node_lift(*into, lifted->level), lifted);
    node_drop(lifted);
}

size_t vclock_nodes(void)
{
    return used_nodes;
}
