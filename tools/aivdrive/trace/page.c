/* trace/page: one page with everything in it: the totals over all events, and the slices. When
 * there are too many slices for a page, neighbours of one kind on a lane are one; totals stay
 * exact. */
#include "trace/page.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "trace/model.h"

enum { PAGE_SLICES = 120000, PAGE_ARROWS = 40000, PAGE_FLIGHTS = 20000, PAGE_FLAGS = 25 };

typedef struct drawn {
    uint64_t begin, end, bytes, busy; /* busy: of end - begin */
    uint32_t lane, name, site, count;
    uint8_t phase;
} drawn;

/* How much is left out: 0 = nothing; 1 = moments that order pipes; then neighbours of one kind on a
 * lane with at most that gap are one; blocks as well when that does not suffice. */
typedef struct detail {
    bool moments, blocks;
    uint64_t gap;
} detail;

static bool is_neighbour(const drawn *d, const slice *s, const detail *how)
{
    return how->gap != 0 && d->phase == s->phase && d->name == s->name &&
           s->begin <= d->end + how->gap && s->end - s->begin <= how->gap;
}

/* Returns how many. */
static size_t choose(const trace *t, const detail *how, drawn *list)
{
    size_t n = 0;
    size_t *newest = trace_zeroed(2 * t->lane_count, sizeof *newest); /* + 1; blocks apart */
    for (size_t i = 0; i < t->slice_count; i++) {
        const slice *s = &t->slices[t->order[i]];
        if (!how->moments && s->phase == PHASE_PIPE_WAIT)
            continue;
        bool block = s->phase == PHASE_BLOCK;
        size_t *before = &newest[2 * s->lane + block];
        drawn *d = *before != 0 ? &list[*before - 1] : NULL;
        if (d != NULL && (!block || how->blocks) && is_neighbour(d, s, how)) {
            d->end = s->end > d->end ? s->end : d->end;
            d->bytes += s->bytes;
            d->busy += s->end - s->begin;
            d->count++;
            continue;
        }
        list[n++] = (drawn){s->begin, s->end,  s->bytes, s->end - s->begin, s->lane,
                            s->name,  s->site, 1,        s->phase};
        *before = n;
    }
    free(newest);
    return n;
}

static size_t choose_few(const trace *t, drawn *list)
{
    detail how = {.moments = true, .blocks = false, .gap = 0};
    size_t n = choose(t, &how, list);
    how.moments = false;
    while (n > PAGE_SLICES && how.gap < t->last_ns) {
        n = choose(t, &how, list);
        how.gap = how.gap == 0 ? 1000 : 4 * how.gap;
        how.blocks = how.gap > t->last_ns / 4000;
    }
    return n;
}

static uint64_t write_slices(const trace *t, FILE *to)
{
    drawn *list = trace_zeroed(t->slice_count, sizeof *list);
    size_t n = choose_few(t, list);
    /* Lane, begin since the one before, length, name, phase, bytes, site, how many, busy. */
    fputs("\"slices\":[", to);
    uint64_t before = 0;
    for (size_t i = 0; i < n; i++) {
        const drawn *d = &list[i];
        fprintf(to, "%s%u,%" PRIu64 ",%" PRIu64 ",%u,%u,%" PRIu64 ",%u,%u,%" PRIu64,
                i != 0 ? "," : "", d->lane, d->begin - before, d->end - d->begin, d->name, d->phase,
                d->bytes, d->site, d->count, d->count > 1 ? d->busy : 0);
        before = d->begin;
    }
    fputs("],\n", to);
    free(list);
    return n == t->slice_count ? 0 : n;
}

static void write_lanes(const trace *t, FILE *to)
{
    char name[64];
    fputs("\"lanes\":[", to);
    for (size_t i = 0; i < t->lane_count; i++) {
        const lane *l = &t->lanes[i];
        trace_lane_name(l, name, sizeof name);
        fprintf(to, "%s[%d,%d,%u,%u,%u,\"%s\"]", i != 0 ? "," : "", l->rank, (int)l->kind, l->slot,
                l->number, l->pipe, name);
    }
    fputs("],\n\"texts\":[", to);
    for (size_t i = 0; i < t->texts.count; i++) {
        fputs(i != 0 ? "," : "", to);
        trace_json_text(to, t->texts.texts[i]);
    }
    fputs("],\n\"phaseNames\":[", to);
    for (unsigned i = 0; i < PHASE_COUNT; i++)
        fprintf(to, "%s\"%s\"", i != 0 ? "," : "", trace_phase_name(i));
    fputs("],\n", to);
}

static void write_arrows(const trace *t, FILE *to)
{
    size_t step = t->arrow_count / PAGE_ARROWS + 1;
    const char *separator = "";
    fputs("\"arrows\":[", to);
    for (size_t i = 0; i < t->arrow_count; i += step) {
        const arrow *a = &t->arrows[i];
        fprintf(to, "%s%u,%" PRIu64 ",%u,%" PRIu64 ",%d", separator, a->from_lane, a->from_ns,
                a->to_lane, a->to_ns, a->launch);
        separator = ",";
    }
    step = t->flight_count / PAGE_FLIGHTS + 1;
    separator = "";
    fputs("],\n\"flights\":[", to);
    for (size_t i = 0; i < t->flight_count; i += step) {
        const flight *f = &t->flights[i];
        fprintf(to, "%s%d,%" PRIu64 ",%" PRIu64 ",%" PRIu64, separator, f->rank, f->ns, f->in,
                f->out);
        separator = ",";
    }
    fputs("],\n", to);
}

static void write_pairs(FILE *to, const char *name, const pair_total *list, size_t count)
{
    fprintf(to, "\"%s\":[", name);
    for (size_t i = 0; i < count; i++)
        fprintf(to, "%s[%d,%d,%" PRIu64 ",%" PRIu64 ",%" PRIu64 "]", i != 0 ? "," : "",
                list[i].from, list[i].to, list[i].ns, list[i].count, list[i].bytes);
    fputs("],\n", to);
}

static void write_totals(const trace *t, FILE *to)
{
    fputs("\"phases\":[", to);
    for (size_t i = 0; i < t->phases.count; i++) {
        const phase_total *p = &t->phases.list[i];
        fprintf(to, "%s[%u,%u,\"%s\",%" PRIu64 ",%" PRIu64 ",%" PRIu64 "]", i != 0 ? "," : "",
                p->kernel, p->phase, trace_pipe_name(p->pipe), p->ns, p->count, p->bytes);
    }
    fputs("],\n", to);
    write_pairs(to, "waits", t->waits.list, t->waits.count);
    write_pairs(to, "moves", t->moves.list, t->moves.count);
    fputs("\"flags\":[", to);
    for (size_t i = 0; i < t->flags.count && i < PAGE_FLAGS; i++) {
        const flag_total *f = &t->flags.list[i];
        fprintf(to, "%s[%u,%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%d,%u,%u,%d,%u]", i != 0 ? "," : "",
                f->name, f->ns, f->count, f->longest, f->longest_rank, f->longest_block, f->site,
                f->setter, f->setter_site);
    }
    fputs("],\n", to);
}

bool trace_write_page(const trace *t, FILE *to)
{
    const char *mark = strstr(trace_page_text, TRACE_PAGE_MARK);
    fwrite(trace_page_text, 1, (size_t)(mark - trace_page_text), to);
    fputs("{", to);
    write_lanes(t, to);
    uint64_t merged = write_slices(t, to);
    write_arrows(t, to);
    write_totals(t, to);
    fprintf(to,
            "\"merged\":%" PRIu64 ",\"events\":%" PRIu64 ",\"sliceCount\":%zu,\"arrowCount\":%zu,"
            "\"kernels\":%" PRIu64 ",\"ranks\":%d,\"lastNs\":%" PRIu64 ",\"release\":\"%s\"}",
            merged, t->events, t->slice_count, t->arrow_count, t->kernels, t->ranks, t->last_ns,
            AIVDRIVE_VERSION);
    fputs(mark + strlen(TRACE_PAGE_MARK), to);
    return fflush(to) == 0 && !ferror(to);
}
