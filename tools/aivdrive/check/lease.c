/* check/lease: memory that a call of the library has been given until its task is over: buffers of
 * device memory, which all ranks may use meanwhile, and memory of the process itself, which the
 * kernel of this rank may. */
#include "engine.h"
#include "memory.h"

typedef struct lease {
    uint64_t number, begin, end;
    uint64_t task; /* of the stream, 0 = not queued yet */
    uint32_t rank, thread, stream, site;
    bool host;
} lease;

/* Those that are open: a few per rank. */
typedef struct leases {
    lease *list;
    size_t count, room;
    uint64_t given;
} leases;

uint64_t lease_begin(engine *e, const check_event *event)
{
    if (e->leases == NULL)
        e->leases = check_zeroed(sizeof *e->leases);
    leases *l = e->leases;
    CHECK_GROW(l->list, l->room, l->count);
    l->list[l->count++] = (lease){.number = ++l->given,
                                  .begin = event->to,
                                  .end = event->to + event->size,
                                  .rank = event->rank,
                                  .thread = event->thread,
                                  .site = event->site,
                                  .host = event->to_host};
    return l->given;
}

void lease_queued(engine *e, const check_event *event)
{
    leases *l = e->leases;
    for (size_t i = 0; l != NULL && i < l->count; i++) {
        lease *one = &l->list[i];
        if (one->rank != event->rank || one->thread != event->thread || one->task != 0)
            continue;
        one->stream = event->stream;
        one->task = event->value;
    }
}

void lease_task_end(engine *e, const check_event *event)
{
    leases *l = e->leases;
    size_t kept = 0;
    for (size_t i = 0; l != NULL && i < l->count; i++) {
        const lease one = l->list[i];
        if (one.rank != event->rank || one.task != event->value || one.stream != event->stream) {
            l->list[kept++] = one;
            continue;
        }
        /* A call that failed here goes on on the other ranks until they learn of it, and no program
         * can help that: what it was lent stays so. */
        if (!one.host && event->code == 0)
            memory_lease_over(e, one.begin, one.number, one.site);
    }
    if (l != NULL)
        l->count = kept;
}

bool lease_of_host(const engine *e, uint32_t rank, uint64_t begin, uint64_t end)
{
    const leases *l = e->leases;
    for (size_t i = 0; l != NULL && i < l->count; i++)
        if (l->list[i].host && l->list[i].rank == rank && begin >= l->list[i].begin &&
            end <= l->list[i].end)
            return true;
    return false;
}

void lease_close(engine *e)
{
    if (e->leases == NULL)
        return;
    check_free(e->leases->list);
    check_free(e->leases);
    e->leases = NULL;
}
