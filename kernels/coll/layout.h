/* coll/layout: where the parts of an operator lie in a rank's buffers, in bytes. For kernels and for
 * the host side.
 *
 * A *part* is what one rank has for another. For the reductions of a whole vector (allreduce,
 * reduce) it is the slice that the other rank reduces. */
#ifndef COLL_LAYOUT_H
#define COLL_LAYOUT_H

#include "coll.h"

/* Slices begin on lines, so that no two ranks write one. */
static inline uint64_t coll_slice(const coll_args *a)
{
    uint64_t bytes = a->count * a->element, size = a->size;
    return ((bytes + size - 1) / size + COLL_LINE - 1) / COLL_LINE * COLL_LINE;
}

static inline uint64_t coll_slice_at(const coll_args *a, uint32_t p)
{
    uint64_t bytes = a->count * a->element, at = p * coll_slice(a);
    return at < bytes ? at : bytes;
}

static inline bool coll_sliced(const coll_args *a)
{
    return (a->kind == COLL_ALLREDUCE || a->kind == COLL_REDUCE) && !a->small;
}

/* My part for rank p. */
static inline uint64_t coll_send_at(const coll_args *a, uint32_t p)
{
    if (a->parts)
        return a->parts[p].send_at;
    if (coll_sliced(a))
        return coll_slice_at(a, p);
    bool parted = a->kind == COLL_ALLTOALL || a->kind == COLL_REDUCE_SCATTER ||
                  a->kind == COLL_SCATTER;
    return parted ? p * a->count * a->element : 0;
}

static inline uint64_t coll_send_bytes(const coll_args *a, uint32_t p)
{
    if (a->parts)
        return a->parts[p].send_bytes;
    if (coll_sliced(a))
        return coll_slice_at(a, p + 1) - coll_slice_at(a, p);
    return a->count * a->element;
}

/* Rank p's part for me. */
static inline uint64_t coll_recv_at(const coll_args *a, uint32_t p)
{
    if (a->parts)
        return a->parts[p].recv_at;
    if (coll_sliced(a))
        return coll_slice_at(a, p);
    return a->kind == COLL_ALLTOALL || a->kind == COLL_ALLGATHER ? p * a->count * a->element : 0;
}

static inline uint64_t coll_recv_bytes(const coll_args *a, uint32_t p)
{
    if (a->parts)
        return a->parts[p].recv_bytes;
    if (coll_sliced(a))
        return coll_slice_at(a, p + 1) - coll_slice_at(a, p);
    return a->count * a->element;
}

/* Whether rank p writes into my buffer, and whether I write into rank p's. */
static inline bool coll_arrives(const coll_args *a, uint32_t p)
{
    switch (a->kind) {
    case COLL_BROADCAST:
    case COLL_SCATTER:
        return p == a->root;
    case COLL_REDUCE:
        return a->rank == a->root;
    case COLL_REDUCE_SCATTER:
        return p == a->rank;
    default:
        return true;
    }
}

static inline bool coll_leaves(const coll_args *a, uint32_t p)
{
    switch (a->kind) {
    case COLL_BROADCAST:
    case COLL_SCATTER:
        return a->rank == a->root;
    case COLL_REDUCE:
        return p == a->root;
    case COLL_REDUCE_SCATTER:
        return p == a->rank;
    default:
        return true;
    }
}

/* Where the sender's part may be read by rank p, which then can fetch it instead of being pushed to.
 * Within a cache that is faster than any push; */
static inline bool coll_may_fetch(const coll_args *a, uint32_t p)
{
    bool whole = a->kind == COLL_ALLREDUCE || a->kind == COLL_REDUCE ||
                 a->kind == COLL_REDUCE_SCATTER;
    return (a->flags & COLL_SEND_MAPPED) != 0 && !whole && coll_leaves(a, p);
}

/* and between two caches for short parts, and where one rank has the data of all: they move at the
 * same time, while it copies its own. */
static inline bool coll_fetches_far(const coll_args *a, uint32_t p)
{
    return a->kind == COLL_SCATTER || (a->kind == COLL_BROADCAST && a->size > 2) ||
           coll_send_bytes(a, p) <= COLL_FETCH_FAR_BYTES;
}

#endif
