/* trace/model: lanes, slices, names; the life of a trace. */
#include "trace/model.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"

const char *trace_phase_name(unsigned phase)
{
    static const char *const names[] = {
#define TRACE_PHASE_NAME(id, name) name,
        TRACE_PHASES(TRACE_PHASE_NAME)
#undef TRACE_PHASE_NAME
    };
    return phase < BASE_COUNT_OF(names) ? names[phase] : "?";
}

const char *trace_pipe_name(unsigned pipe)
{
    static const char *const names[] = {"S", "V", "M", "MTE1", "MTE2", "MTE3", "ALL"};
    return pipe < BASE_COUNT_OF(names) ? names[pipe] : pipe == 10 ? "FIX" : "?";
}

void trace_lane_name(const lane *l, char *text, size_t size)
{
    char slot[32] = "";
    if (l->slot != 0)
        snprintf(slot, sizeof slot, "queue %u ", l->slot + 1);
    switch (l->kind) {
    case LANE_HOST:
        snprintf(text, size, "host thread %u", l->number);
        break;
    case LANE_STREAM:
        snprintf(text, size, "stream %u", l->number);
        break;
    case LANE_KERNELS:
        snprintf(text, size, "%skernels", slot);
        break;
    case LANE_BLOCK:
        snprintf(text, size, "%sblock %u %s", slot, l->number, trace_pipe_name(l->pipe));
        break;
    }
}

uint32_t trace_lane(trace *t, lane l)
{
    /* Ranks up to TRACE_RANKS, slots to 2^7, numbers to 2^32, pipes to 2^4, kinds to 2^2. */
    uint64_t key = (uint64_t)(uint32_t)l.rank << 46 | (uint64_t)(l.slot & 127) << 39 |
                   (uint64_t)l.number << 6 | (uint64_t)(l.pipe & 15) << 2 | (uint64_t)l.kind;
    uint64_t *number = trace_map_at(&t->lane_by_key, key);
    if (*number == 0) {
        TRACE_GROW(t->lanes, t->lane_room, t->lane_count);
        t->lanes[t->lane_count] = l;
        *number = ++t->lane_count;
    }
    return (uint32_t)(*number - 1);
}

size_t trace_slice(trace *t, slice s)
{
    TRACE_GROW(t->slices, t->slice_room, t->slice_count);
    if (!s.moment && s.end <= s.begin)
        s.end = s.begin + 1;
    t->slices[t->slice_count] = s;
    return t->slice_count++;
}

/* The file and the folder it is in. */
static const char *shortened(const char *name)
{
    const char *slash = strrchr(name, '/');
    while (slash != NULL && slash > name && slash[-1] != '/')
        slash--;
    return slash != NULL ? slash : name;
}

uint32_t trace_site(trace *t, int32_t rank, uint64_t address)
{
    if (address == 0 || t->sites == NULL)
        return TRACE_NO_TEXT;
    uint64_t key = address ^ (uint64_t)(uint32_t)rank << 50;
    uint64_t *text = trace_map_at(&t->site_texts, key);
    if (*text == 0)
        *text = 1 + (uint64_t)trace_text(&t->texts,
                                         shortened(record_sites_name(t->sites, rank, address)));
    return (uint32_t)(*text - 1);
}

/* ---- life ---- */

trace *trace_open(const char *folder)
{
    trace *t = trace_zeroed(1, sizeof *t);
    t->sites = folder != NULL ? record_sites_open(folder) : NULL;
    trace_text(&t->texts, "");
    t->follow = trace_follow_open();
    return t;
}

void trace_event(trace *t, const record_event *e, const char *text)
{
    if (e->kind == RECORD_MODULE || e->kind == RECORD_IMAGE) {
        if (t->sites != NULL)
            record_sites_note(t->sites, e, text);
        trace_map_clear(&t->site_texts); /* an address may mean something else from now on */
    }
    if (e->kind == RECORD_END || e->rank < 0 || e->rank >= TRACE_RANKS)
        return;
    t->events++;
    t->ranks = e->rank >= t->ranks ? e->rank + 1 : t->ranks;
    t->last_ns = e->time_ns > t->last_ns ? e->time_ns : t->last_ns;
    trace_follow_event(t, e, text);
}

static const slice *sorting;

static int by_begin(const void *a, const void *b)
{
    uint64_t i = *(const uint64_t *)a, k = *(const uint64_t *)b;
    const slice *x = &sorting[i], *y = &sorting[k];
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end)
        return x->end > y->end ? -1 : 1;
    return i < k ? -1 : i > k;
}

static int by_from(const void *a, const void *b)
{
    const arrow *x = a, *y = b;
    return x->from_ns < y->from_ns ? -1 : x->from_ns > y->from_ns;
}

static int by_time(const void *a, const void *b)
{
    const flight *x = a, *y = b;
    return x->ns < y->ns ? -1 : x->ns > y->ns;
}

static int by_waiting(const void *a, const void *b)
{
    const flag_total *x = a, *y = b;
    return x->ns > y->ns ? -1 : x->ns < y->ns;
}

void trace_finish(trace *t)
{
    if (t->follow == NULL)
        return;
    trace_follow_finish(t);
    trace_follow_close(t->follow);
    t->follow = NULL;
    t->order = trace_zeroed(t->slice_count, sizeof *t->order);
    for (size_t i = 0; i < t->slice_count; i++)
        t->order[i] = i;
    sorting = t->slices;
    qsort(t->order, t->slice_count, sizeof *t->order, by_begin);
    if (t->arrow_count != 0)
        qsort(t->arrows, t->arrow_count, sizeof *t->arrows, by_from);
    if (t->flight_count != 0)
        qsort(t->flights, t->flight_count, sizeof *t->flights, by_time);
    if (t->flags.count != 0)
        qsort(t->flags.list, t->flags.count, sizeof *t->flags.list, by_waiting);
}

trace_totals trace_told(const trace *t)
{
    return (trace_totals){t->events,          t->slice_count, t->arrow_count,
                          (uint64_t)t->ranks, t->kernels,     t->last_ns};
}

bool trace_names_page(const char *name)
{
    size_t length = strlen(name);
    return length > 5 && strcmp(name + length - 5, ".html") == 0;
}

bool trace_write_file(const trace *t, const char *name, bool page)
{
    FILE *to = fopen(name, "w");
    bool good = to != NULL && (page ? trace_write_page : trace_write_chrome)(t, to);
    int error = errno;
    if (to != NULL && fclose(to) != 0 && good) {
        good = false;
        error = errno;
    }
    if (!good)
        fprintf(stderr, "aivdrive trace: %s: %s\n", name, strerror(error));
    return good;
}

void trace_close(trace *t)
{
    if (t->follow != NULL)
        trace_follow_close(t->follow);
    if (t->sites != NULL)
        record_sites_close(t->sites);
    trace_map_clear(&t->site_texts);
    trace_texts_clear(&t->texts);
    trace_map_clear(&t->lane_by_key);
    trace_map_clear(&t->phases.by_key);
    trace_map_clear(&t->waits.by_key);
    trace_map_clear(&t->moves.by_key);
    trace_map_clear(&t->flags.by_key);
    free(t->lanes);
    free(t->slices);
    free(t->arrows);
    free(t->flights);
    free(t->phases.list);
    free(t->waits.list);
    free(t->moves.list);
    free(t->flags.list);
    free(t->order);
    free(t);
}
