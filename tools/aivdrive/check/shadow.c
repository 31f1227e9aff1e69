/* check/shadow: what was last done to every byte of a memory, by interval. */
#include "shadow.h"

#include <string.h>

#include "memory.h"

release *release_share(release *r)
{
    if (r != NULL)
        r->references++;
    return r;
}

/* Stores that others have replaced. A wait that came late looks for the one it would have seen
 * (until.c); when there are many words, one each must do. */
enum { REPLACED_MOST = 16, REPLACED_MANY = 1 << 16 };
static uint64_t replaced; /* in all */

void release_replaces(release *flag, release *old)
{
    uint8_t most = replaced < REPLACED_MANY ? REPLACED_MOST : 1;
    if (flag->before != NULL || flag == old)
        return;
    flag->before = release_share(old);
    flag->depth = old->depth + 1;
    replaced++;
    if (flag->depth < 2 * most)
        return;
    release *last = flag;
    for (uint8_t i = 0; i < most && last->before != NULL; i++)
        last = last->before;
    replaced -= last->before != NULL;
    release_drop(&last->before);
    flag->depth = most;
}

void release_drop(release **r)
{
    release *next = *r;
    *r = NULL;
    while (next != NULL && --next->references == 0) {
        release *gone = next;
        next = gone->before;
        replaced -= next != NULL;
        vclock_drop(&gone->done);
        vclock_drop(&gone->issued);
        check_free(gone);
    }
}

/* ---- spans ---- */

static void span_free(span *s)
{
    release_drop(&s->flag);
    check_free(s->reads);
    check_free(s);
}

static span *span_make(uint64_t begin, uint64_t end)
{
    span *s = check_zeroed(sizeof *s);
    s->begin = begin;
    s->end = end;
    return s;
}

static span *span_copy(const span *from)
{
    span *s = check_alloc(sizeof *s);
    *s = *from;
    release_share(s->flag);
    s->read_room = s->read_count;
    s->reads = NULL;
    if (s->read_count > 0) {
        s->reads = check_alloc(s->read_count * sizeof *s->reads);
        memcpy(s->reads, from->reads, s->read_count * sizeof *s->reads);
    }
    return s;
}

void span_add_read(span *s, const access *read)
{
    for (uint32_t i = 0; i < s->read_count; i++)
        if (s->reads[i].actor == read->actor && s->reads[i].small == read->small &&
            s->reads[i].peek == read->peek) {
            /* Who has waited for it fetches it again, and may not have looked yet this time. */
            bool told = s->reads[i].told && read->told, looked = s->reads[i].looked || read->looked;
            s->reads[i] = *read; /* what is known to be complete always begins at the first */
            s->reads[i].told = told;
            s->reads[i].looked = looked;
            return;
        }
    if (s->read_count == s->read_room) {
        s->read_room = s->read_room == 0 ? 2 : 2 * s->read_room;
        s->reads = check_resize(s->reads, s->read_room * sizeof *s->reads);
    }
    s->reads[s->read_count++] = *read;
}

/* ---- leaves ---- */

static leaf *leaf_make(void)
{
    leaf *l = check_alloc(sizeof *l + LEAF_SPANS * sizeof l->spans[0]);
    l->count = 0;
    return l;
}

static void leaf_insert(shadow *s, size_t index, leaf *l)
{
    CHECK_GROW(s->leaves, s->room, s->count);
    memmove(s->leaves + index + 1, s->leaves + index, (s->count - index) * sizeof *s->leaves);
    s->leaves[index] = l;
    s->count++;
}

static void leaf_remove(shadow *s, size_t index)
{
    check_free(s->leaves[index]);
    s->count--;
    memmove(s->leaves + index, s->leaves + index + 1, (s->count - index) * sizeof *s->leaves);
}

bool shadow_seek(const shadow *s, uint64_t address, cursor *at)
{
    size_t low = 0, high = s->count; /* first leaf whose last span ends after the address */
    while (low < high) {
        size_t middle = (low + high) / 2;
        const leaf *l = s->leaves[middle];
        if (l->spans[l->count - 1]->end > address)
            high = middle;
        else
            low = middle + 1;
    }
    if (low == s->count)
        return false;
    const leaf *l = s->leaves[low];
    uint32_t first = 0, last = l->count - 1;
    while (first < last) {
        uint32_t middle = (first + last) / 2;
        if (l->spans[middle]->end > address)
            last = middle;
        else
            first = middle + 1;
    }
    *at = (cursor){low, first};
    return true;
}

bool shadow_next(const shadow *s, cursor *at)
{
    if (++at->place < s->leaves[at->leaf]->count)
        return true;
    at->place = 0;
    return ++at->leaf < s->count;
}

/* Puts a span before the one at the cursor (at the end when there is none: `found` false). */
static void insert(shadow *s, bool found, cursor at, span *new)
{
    s->spans++;
    if (!found) {
        if (s->count == 0)
            leaf_insert(s, 0, leaf_make());
        at = (cursor){s->count - 1, s->leaves[s->count - 1]->count};
    }
    leaf *l = s->leaves[at.leaf];
    if (l->count == LEAF_SPANS) {
        leaf *right = leaf_make();
        uint32_t keep = at.place == LEAF_SPANS ? LEAF_SPANS : LEAF_SPANS / 2;
        right->count = LEAF_SPANS - keep;
        memcpy(right->spans, l->spans + keep, right->count * sizeof l->spans[0]);
        l->count = keep;
        leaf_insert(s, at.leaf + 1, right);
        if (at.place > keep || keep == LEAF_SPANS) {
            l = right;
            at.place -= keep;
        }
    }
    memmove(l->spans + at.place + 1, l->spans + at.place,
            (l->count - at.place) * sizeof l->spans[0]);
    l->spans[at.place] = new;
    l->count++;
}

static void remove_at(shadow *s, cursor at)
{
    leaf *l = s->leaves[at.leaf];
    span_free(l->spans[at.place]);
    s->spans--;
    l->count--;
    memmove(l->spans + at.place, l->spans + at.place + 1,
            (l->count - at.place) * sizeof l->spans[0]);
    if (l->count == 0)
        leaf_remove(s, at.leaf);
}

/* No span reaches over `address`. */
static void cut(shadow *s, uint64_t address)
{
    cursor at;
    if (!shadow_seek(s, address, &at))
        return;
    span *right = shadow_at(s, at);
    if (right->begin >= address)
        return;
    span *left = span_copy(right);
    left->end = address;
    right->begin = address;
    insert(s, true, at, left);
}

void shadow_visit(shadow *s, uint64_t begin, uint64_t end, void (*visit)(span *part, void *context),
                  void *context)
{
    cut(s, begin);
    cut(s, end);
    while (begin < end) {
        cursor at;
        bool found = shadow_seek(s, begin, &at);
        span *next = found ? shadow_at(s, at) : NULL;
        if (next == NULL || next->begin > begin) {
            uint64_t until = next != NULL && next->begin < end ? next->begin : end;
            span *gap = span_make(begin, until);
            insert(s, found, at, gap);
            next = gap;
        }
        visit(next, context);
        begin = next->end;
    }
}

void shadow_remove(shadow *s, uint64_t begin, uint64_t end)
{
    if (begin >= end)
        return;
    cut(s, begin);
    cut(s, end);
    cursor at;
    while (shadow_seek(s, begin, &at) && shadow_at(s, at)->begin < end)
        remove_at(s, at);
}

span *shadow_replace(shadow *s, uint64_t begin, uint64_t end)
{
    cursor at;
    /* The usual case: the same piece as last time. */
    if (shadow_seek(s, begin, &at)) {
        span *same = shadow_at(s, at);
        if (same->begin == begin && same->end == end) {
            release_drop(&same->flag);
            same->read_count = 0;
            same->write = (access){0};
            same->suspect = 0;
            return same;
        }
    }
    shadow_remove(s, begin, end);
    span *new = span_make(begin, end);
    bool found = shadow_seek(s, begin, &at);
    insert(s, found, at, new);
    return new;
}

void shadow_clear(shadow *s)
{
    for (size_t i = 0; i < s->count; i++) {
        for (uint32_t k = 0; k < s->leaves[i]->count; k++)
            span_free(s->leaves[i]->spans[k]);
        check_free(s->leaves[i]);
    }
    check_free(s->leaves);
    *s = (shadow){0};
}
