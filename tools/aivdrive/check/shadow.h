/* check/shadow: what was last done to every byte of a memory, by interval: a copy of megabytes is
 * one entry. Spans never overlap; they are kept in order in leaves of at most LEAF_SPANS. */
#ifndef CHECK_SHADOW_H
#define CHECK_SHADOW_H

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"

typedef enum access_way {
    BY_MTE, /* a move, a vector operation */
    BY_SCALAR,
    BY_HOST
} access_way;

/* One operation's access to memory. */
typedef struct access {
    uint64_t sequence;
    uint32_t actor;  /* unit * PIPES + pipe */
    uint32_t epoch;  /* its number among the actor's operations, 0 = no access */
    uint32_t issued; /* its number among all operations of its unit */
    uint32_t site;
    uint8_t way;
    bool small; /* may be a flag: one indivisible effect, in the order of sequence numbers */
    bool atomic;
    bool fetch;  /* UB: what a small load brought, perhaps a flag */
    bool looked; /* a read whose value the scalar unit has looked at */
    bool told;   /* a read of what something else had said is there: of data, not of a flag */
    bool anew;   /* a write of what the same actor had written before */
    bool peek;   /* a read whose value only the scalar unit looks at, as far as is known */
} access;

enum { LOOKS_KEPT = 4 /* of a flag, from different actors */ };

/* An operation that has read a flag's first word. */
typedef struct first_look {
    uint32_t actor, epoch;
} first_look;

/* What a flag store passes on to who reads it. */
typedef struct release {
    uint32_t references;
    uint32_t site;
    uint64_t begin;         /* where it was stored */
    uint32_t actor, epoch;  /* the store */
    uint8_t bytes;          /* of `value` that it stored */
    uint8_t depth;          /* no fewer are kept before it */
    struct release *before; /* the store to this place that it replaced; some are kept */
    uint32_t rank, call;    /* the launch (calls.c) whose kernel stored it, 0 = none */
    uint64_t value;         /* first word stored */
    bool hides; /* this store, or one before it, overwrote another that nobody had seen: */
    uint64_t hidden_value, over_value;
    uint32_t hidden_site, over_site;
    vclock *done;   /* what was complete when the store began */
    vclock *issued; /* what had been issued, complete or not */
    first_look looks[LOOKS_KEPT];
    uint32_t look_count;
} release;

typedef struct span {
    uint64_t begin, end;
    access write;  /* the last */
    release *flag; /* of that write, or NULL */
    access *reads; /* since then, one per actor */
    uint32_t read_count, read_room;
    uint64_t fetched; /* UB: where that load brought it from, 0 = not by a small load */
    uint32_t suspect; /* UB: number of the small load that brought this, flag or payload; 0 none */
    bool written;     /* ever */
} span;

typedef struct leaf {
    uint32_t count;
    span *spans[];
} leaf;

enum { LEAF_SPANS = 64 };

typedef struct shadow {
    leaf **leaves;
    size_t count, room;
    uint64_t spans;
} shadow;

typedef struct cursor {
    size_t leaf;
    uint32_t place;
} cursor;

release *release_share(release *r);
/* The store of `flag` replaces that of `old`, at the same place. */
void release_replaces(release *flag, release *old);
void release_drop(release **r);

/* First span that ends after `address`; false when there is none. */
bool shadow_seek(const shadow *s, uint64_t address, cursor *at);
bool shadow_next(const shadow *s, cursor *at);
static inline span *shadow_at(const shadow *s, cursor at)
{
    return s->leaves[at.leaf]->spans[at.place];
}

/* Calls `visit` for spans that together are exactly [begin, end): spans are cut at the ends, gaps
 * become new spans without accesses. `visit` must not change the shadow's structure. */
void shadow_visit(shadow *s, uint64_t begin, uint64_t end, void (*visit)(span *part, void *context),
                  void *context);
/* After it [begin, end) is one span: the result, to be filled. It has no accesses. */
span *shadow_replace(shadow *s, uint64_t begin, uint64_t end);
/* Forgets [begin, end). */
void shadow_remove(shadow *s, uint64_t begin, uint64_t end);
void shadow_clear(shadow *s);

void span_add_read(span *s, const access *read);

#endif
