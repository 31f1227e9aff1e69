/* check/local: locals of a kernel's functions. A local is UB when an operation works on it;
 * otherwise it is the C code's own, and the record cannot tell the two apart before. Where a
 * function returns its locals' places serve the next one: what the scalar unit did there was about
 * other memory, and what it does there from then on counts only when an operation uses the new
 * local, too. */
#include <string.h>

#include "engine.h"
#include "memory.h"
#include "record/format.h"

enum { HELD_MOST = 64 };

typedef struct range {
    uint64_t begin, end;
} range;

/* A clash that counts as soon as an operation uses the local. */
typedef struct held {
    clash clash;
    access earlier, later, before;
} held;

typedef struct locals {
    range *used; /* by operations, since the function began */
    size_t used_count, used_room;
    held *held;
    size_t held_count, held_room;
} locals;

static locals *own(unit *u)
{
    if (u->locals == NULL)
        u->locals = check_zeroed(sizeof *u->locals);
    return u->locals;
}

static bool used(const locals *l, uint64_t begin, uint64_t end)
{
    for (size_t i = l->used_count; i-- > 0;)
        if (begin < l->used[i].end && end > l->used[i].begin)
            return true;
    return false;
}

/* False when all of it was in use. Neighbours become one: few ranges are to be searched. */
static bool add_used(locals *l, uint64_t begin, uint64_t end)
{
    for (size_t i = l->used_count; i-- > 0;) {
        range *r = &l->used[i];
        if (begin >= r->begin && end <= r->end)
            return false;
        if (begin > r->end || end < r->begin)
            continue;
        r->begin = begin < r->begin ? begin : r->begin;
        r->end = end > r->end ? end : r->end;
        return true;
    }
    CHECK_GROW(l->used, l->used_room, l->used_count);
    l->used[l->used_count++] = (range){begin, end};
    return true;
}

static void explain_held(engine *e, held *h)
{
    h->clash.earlier = &h->earlier;
    h->clash.later = &h->later;
    h->clash.before = h->clash.before != NULL ? &h->before : NULL;
    explain(e, &h->clash);
}

void local_use(engine *e, unit *u, uint64_t begin, uint64_t end)
{
    if (!record_is_local(begin))
        return;
    locals *l = own(u);
    if (!add_used(l, begin, end))
        return;
    size_t kept = 0;
    for (size_t i = 0; i < l->held_count; i++)
        if (l->held[i].clash.begin < end && l->held[i].clash.end > begin)
            explain_held(e, &l->held[i]);
        else
            l->held[kept++] = l->held[i];
    l->held_count = kept;
}

bool local_hold(unit *u, const clash *c)
{
    if (!record_is_local(c->begin) || used(own(u), c->begin, c->end))
        return false;
    locals *l = u->locals;
    if (l->held_count == HELD_MOST)
        return true;
    CHECK_GROW(l->held, l->held_room, l->held_count);
    held *h = &l->held[l->held_count++];
    *h = (held){.clash = *c, .earlier = *c->earlier, .later = *c->later};
    if (c->before != NULL)
        h->before = *c->before;
    return true;
}

/* ---- ends ---- */

static void visit_forget(span *part, void *context)
{
    uint32_t scalar = *(const uint32_t *)context, kept = 0;
    for (uint32_t i = 0; i < part->read_count; i++)
        if (part->reads[i].actor != scalar)
            part->reads[kept++] = part->reads[i];
    part->read_count = kept;
    if (part->write.epoch != 0 && part->write.actor == scalar)
        part->write = (access){0};
}

/* What operations still do with the places goes on. */
void local_end(unit *u, uint64_t begin, uint64_t end)
{
    uint32_t scalar = actor_of(u, ON_S);
    locals *l = own(u);
    size_t kept = 0;
    if (!record_is_local(begin) || !record_is_local(end) || begin >= end)
        return;
    shadow_visit(&u->ub, begin, end, visit_forget, &scalar);
    for (size_t i = 0; i < l->used_count; i++)
        if (l->used[i].end > end) {
            uint64_t from = l->used[i].begin > end ? l->used[i].begin : end;
            l->used[kept++] = (range){from, l->used[i].end};
        }
    l->used_count = kept;
    kept = 0;
    for (size_t i = 0; i < l->held_count; i++)
        if (l->held[i].clash.begin >= end)
            l->held[kept++] = l->held[i];
    l->held_count = kept;
}

void local_block_begin(unit *u)
{
    if (u->locals != NULL)
        u->locals->used_count = u->locals->held_count = 0;
}

void local_close(unit *u)
{
    if (u->locals == NULL)
        return;
    check_free(u->locals->used);
    check_free(u->locals->held);
    check_free(u->locals);
    u->locals = NULL;
}
