/* hccl/pair_apart: the messages of one batch are under way at the same time, so what one receives
 * must not be what another sends or receives. One message to this rank itself may stay where it is.
 */
#include <stdlib.h>

#include "hccl/pair.h"

enum { FEW = 16 };

/* Messages of a rank to itself meet in the order in which they stand. */
static const coll_item *own_send(const coll_item *items, size_t count, uint32_t rank, size_t which)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].peer == rank && !items[i].receives && which-- == 0)
            return &items[i];
    return NULL;
}

static bool receives_in_place(const coll_item *items, size_t count, const coll_item *item,
                              uint32_t rank)
{
    size_t before = 0;
    if (!item->receives || item->peer != rank)
        return false;
    for (const coll_item *i = items; i < item; i++)
        before += i->receives && i->peer == rank;
    const coll_item *send = own_send(items, count, rank, before);
    return send && send->data == item->data && send->bytes == item->bytes;
}

static aivd_status overlap_fails(const char *call, const coll_item *a, const coll_item *b)
{
    static const char *const words[] = {"to", "from"};
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: the message %s rank %u (%llu bytes at %p) and the one %s rank %u (%llu "
                     "bytes at %p) overlap; what a batch receives needs memory of its own",
                     call, words[a->receives], a->peer, (unsigned long long)a->bytes,
                     (void *)a->data, words[b->receives], b->peer, (unsigned long long)b->bytes,
                     (void *)b->data);
}

static bool overlap(const coll_item *a, const coll_item *b)
{
    return (a->receives || b->receives) && (uintptr_t)a->data < (uintptr_t)b->data + b->bytes &&
           (uintptr_t)b->data < (uintptr_t)a->data + a->bytes;
}

/* `list`: what has bytes, without the messages that stay. */
static aivd_status few_check(const char *call, const coll_item *const *list, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t k = 0; k < i; k++)
            if (overlap(list[i], list[k]))
                return overlap_fails(call, list[k], list[i]);
    return AIVD_OK;
}

static int by_address(const void *left, const void *right)
{
    const coll_item *a = *(const coll_item *const *)left, *b = *(const coll_item *const *)right;
    return (uintptr_t)a->data < (uintptr_t)b->data ? -1 : (uintptr_t)a->data > (uintptr_t)b->data;
}

static uintptr_t end_of(const coll_item *item)
{
    return item ? (uintptr_t)item->data + item->bytes : 0;
}

/* In the order of addresses a message overlaps an earlier one when it overlaps the one that ends
 * last: of all when it receives, of those that receive else. */
static aivd_status many_check(const char *call, const coll_item **list, size_t count)
{
    const coll_item *last = NULL, *last_received = NULL;
    qsort(list, count, sizeof *list, by_address);
    for (size_t i = 0; i < count; i++) {
        const coll_item *before = list[i]->receives ? last : last_received;
        if (before && overlap(before, list[i]))
            return overlap_fails(call, before, list[i]);
        if (end_of(list[i]) > end_of(last))
            last = list[i];
        if (list[i]->receives && end_of(list[i]) > end_of(last_received))
            last_received = list[i];
    }
    return AIVD_OK;
}

aivd_status hccl_pair_apart(const hccl_comm *comm, const char *call, const coll_item *items,
                            size_t count)
{
    const coll_item *few[FEW], **list = count <= FEW ? few : malloc(count * sizeof *list);
    size_t n = 0;
    if (!list)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %zu messages", call,
                         count);
    for (size_t i = 0; i < count; i++)
        if (items[i].bytes != 0 && !receives_in_place(items, count, &items[i], comm->rank))
            list[n++] = &items[i];
    aivd_status s = count <= FEW ? few_check(call, list, n) : many_check(call, list, n);
    if (list != few)
        free((void *)list);
    return s;
}
