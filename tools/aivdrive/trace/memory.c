/* trace/memory: whose an address of device memory is, and how one calls it. Addresses of device
 * memory mean the same in all ranks, so the first range that holds one decides. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "trace/model.h"

typedef struct range {
    uint64_t low, high;
    int32_t rank;
    bool grant;
    char name[48];
} range;

struct memory_map {
    range *ranges; /* the newest last */
    size_t count, room;
    size_t hit; /* the one that answered last */
};

memory_map *trace_memory_map_open(void)
{
    return trace_zeroed(1, sizeof(memory_map));
}

void trace_memory_map_close(memory_map *m)
{
    free(m->ranges);
    free(m);
}

static void add(memory_map *m, const record_event *e, const char *text)
{
    bool grant = e->kind == RECORD_GRANT;
    for (size_t i = 0; grant && i < m->count; i++)
        if (m->ranges[i].grant && m->ranges[i].low == e->to && m->ranges[i].rank == e->rank)
            return; /* the same memory for one more peer */
    TRACE_GROW(m->ranges, m->room, m->count);
    range *r = &m->ranges[m->count++];
    *r = (range){.low = e->to, .high = e->to + e->size, .rank = e->rank, .grant = grant};
    snprintf(r->name, sizeof r->name, "%s", text);
}

/* Freed memory keeps its owner until somebody else has it: flags are named at the end. */
static void drop_below(memory_map *m, const record_event *e)
{
    size_t kept = 0;
    for (size_t i = 0; i < m->count; i++)
        if (m->ranges[i].high <= e->to || m->ranges[i].low >= e->to + e->size)
            m->ranges[kept++] = m->ranges[i];
    m->count = kept;
    m->hit = 0;
}

void trace_memory_map_note(memory_map *m, const record_event *e, const char *text)
{
    if (e->size == 0)
        return;
    if (e->kind == RECORD_ALLOC)
        drop_below(m, e);
    if (e->kind == RECORD_ALLOC || e->kind == RECORD_GRANT)
        add(m, e, text);
}

static bool holds(const range *r, uint64_t address)
{
    return address >= r->low && address < r->high;
}

int32_t trace_memory_owner(const memory_map *m, uint64_t address)
{
    memory_map *cache = (memory_map *)(uintptr_t)m;
    if (m->hit < m->count && holds(&m->ranges[m->hit], address))
        return m->ranges[m->hit].rank;
    for (size_t i = m->count; i-- > 0;) {
        if (holds(&m->ranges[i], address)) {
            cache->hit = i;
            return m->ranges[i].rank;
        }
    }
    return -1;
}

void trace_memory_name(const memory_map *m, uint64_t address, char *text, size_t size)
{
    const range *best = NULL;
    for (size_t i = 0; i < m->count; i++) {
        const range *r = &m->ranges[i];
        if (holds(r, address) &&
            (best == NULL || r->high - r->low < best->high - best->low ||
             (best->name[0] == '\0' && r->high - r->low == best->high - best->low)))
            best = r;
    }
    if (best == NULL)
        snprintf(text, size, "0x%" PRIx64, address);
    else
        snprintf(text, size, "rank %d %s+0x%" PRIx64, best->rank,
                 best->name[0] != '\0' ? best->name : "memory", address - best->low);
}
